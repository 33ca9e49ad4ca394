/** Brings a fair shuffle to a site: finds one that its file already has, or writes the import or the function that gives it one. */
import type { FileContext } from "../file/file-context.ts";
import { oncePerPart } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import type { RuleOptions } from "../options/rule-options.ts";
import { getVariableAt } from "../syntax/bindings.ts";
import { getAddedBinding, getExistingBinding, isModuleUsed } from "./existing-binding.ts";
import type { Export } from "./existing-binding.ts";
import type { Edit } from "./edits.ts";
import { getFileOnDisk } from "../file/file-system.ts";
import { getFreeName } from "./free-name.ts";
import { getInlineHelper, isInlineHelper } from "./inline-helper.ts";
import { getNewImport } from "./insert-import.ts";
import type { ImportKind } from "./insert-import.ts";
import { getModulePath } from "./module-path.ts";
import { getModuleSystem } from "./module-system.ts";
import { getPackageFacts, mayImport } from "./package-json.ts";
import { assumeIf, type Assumption } from "./remedy.ts";
import { getSourceStyle } from "./source-style.ts";
import { getRunner, getScriptBlock } from "../file/script-block.ts";
import type { ScriptBlock } from "../file/script-block.ts";

/**
 * The rule's options that decide where the shuffle comes from. `helper`:
 * - `auto`: import it where the file can and its package knows the module (or the file imports it already, or `importFrom` is given), else inline;
 * - `import`: import it wherever the file can, whatever the package says;
 * - `inline`: always write the function into the file.
 *
 * `importFrom` is the module to import from instead of `fair-shuffle`: one with an in-place `shuffle` and a copying `toShuffled`, or one whose export `name`
 * copies ("default": its default export, or what `require` returns). A relative path starts at the working directory.
 */
export type HelperOptions = Pick<RuleOptions, "importFrom"> & Required<Pick<RuleOptions, "helper">>;

/** What the site needs: "shuffle" works in place and returns the same object, "toShuffled" copies, "sample" draws some into a new array. */
export type HelperForm = "shuffle" | "toShuffled" | "sample";

/** The name that a form gets where its own is taken. */
const ALIASES = { shuffle: "fairShuffle", toShuffled: "toFairShuffled", sample: "fairSample" } as const;

/** What a site calls, and what must be added elsewhere in the file for it. */
export interface BroughtHelper {
  /** The text to call: `shuffle`, `fairShuffle`, or a member such as `fair.shuffle`. */
  readonly callee: string;
  /** What the callee does: the inline helper is always "shuffle", so a copying site passes it a copy, `fairShuffle([...cards])`. */
  readonly form: HelperForm;
  /**
   * Returns the edits outside the site; none where the file already has what the site calls.
   * @param gone statements that go with the site: nothing is put in relation to them.
   */
  readonly bring: (gone: readonly TSESTree.Node[]) => readonly Edit[];
  readonly way: "import" | "require" | "inline";
  /** `arrays`: a function of another module that copies; it may take arrays alone, and no random source. */
  readonly takes: "anything" | "arrays";
  /** `ownsName` where the edits add a name to a global scope that other scripts share. */
  readonly assumes: readonly Assumption[];
  /** The text that calls `cryptoRandom`, where it was asked for and can be imported. */
  readonly cryptoRandom?: string;
}

/** The file that a site stands in, as ESLint's rule context gives it. */
export interface FileFacts extends FileContext {
  /** The working directory, absolute: where a relative `importFrom` starts. */
  readonly cwd: string;
  /** Whether the file's package knows `fair-shuffle`, told by a host that has no file system; the package.json on disk comes first. */
  readonly packageKnown?: boolean;
}

/**
 * Returns how a file gets its helper if it has none yet. "inline" wherever an import might not run at once: in scripts, in files that ask at
 * run time what they run in, and in files without any sign of a module system (only `helper: "import"` imports there: `require`,
 * or an import if the package's type is "module"), also where the file is itself the module that the options name.
 */
export function getHelperWay(file: FileFacts, options: HelperOptions): "import" | "require" | "inline" {
  const kind = getImportKind(file, options);
  return kind === "import-equals" ? "require" : (kind ?? "inline");
}

/**
 * Returns what a site can call, with the edits that bring it. Whatever the file has already is used first: a binding of the module that the site
 * sees, then (unless `helper` is "import" and the file can) the helper that an earlier fix wrote. A new name is free in the whole file.
 * Undefined if nothing can serve: a module that only copies, for a site that shuffles in place; `sample` from elsewhere than our package; a component without a script to write into, or
 * code that its compiler moves out of reach of the function that would be written.
 */
export function bringHelper(
  file: FileFacts,
  form: HelperForm,
  options: HelperOptions,
  siteNode: TSESTree.Node,
  needs: { readonly cryptoRandom?: boolean } = {},
): BroughtHelper | undefined {
  const { helper, importFrom } = options;
  const block = getScriptBlock(file, siteNode);
  if (block === undefined) return undefined;
  if (helper !== "inline" && form === "shuffle" && typeof importFrom === "object") return undefined;
  // Only our own package is known to have `sample`.
  if (form === "sample" && (importFrom ?? "fair-shuffle") !== "fair-shuffle") return undefined;
  const takes = typeof importFrom === "object" ? "arrays" : "anything";
  const module = helper === "inline" ? undefined : getModule(file, options);
  const wanted = module === undefined ? undefined : { module, name: getExportName(form, options) };
  const existing = wanted === undefined ? undefined : getExistingBinding(file, wanted, block, siteNode);
  const kind = getImportKind(file, options);
  const source =
    needs.cryptoRandom === true && importFrom === undefined && module !== undefined
      ? { module, name: "cryptoRandom" }
      : undefined;
  const known = source === undefined ? undefined : getExistingBinding(file, source, block, siteNode);
  const hasSource = known === undefined ? {} : { cryptoRandom: known.callee };
  if (existing !== undefined) {
    const brought =
      source === undefined || known !== undefined || kind === undefined
        ? undefined
        : bringImport(file, kind, source, form, block, siteNode);
    return {
      callee: existing.callee,
      form,
      bring: brought?.bring ?? nothing,
      takes,
      way: existing.way,
      assumes: [],
      ...(brought === undefined ? hasSource : { cryptoRandom: brought.callee }),
    };
  }
  if (form === "sample" && kind === undefined) return undefined;
  const isInlined = form !== "sample" && block.reachesFunctions && (helper !== "import" || kind === undefined);
  const inlined = isInlined ? getExistingInline(file, block, siteNode) : undefined;
  if (inlined !== undefined) {
    return { callee: inlined, form: "shuffle", bring: nothing, takes: "anything", way: "inline", assumes: [] };
  }
  if (kind !== undefined && wanted !== undefined) {
    const way = getHelperWay(file, options);
    const brought = bringImport(file, kind, wanted, form, block, siteNode, known === undefined ? source : undefined);
    return { ...hasSource, ...brought, form, takes, way, assumes: [] };
  }
  if (!block.reachesFunctions) return undefined;
  const callee = getFreeName(file, "fairShuffle", "fairShuffle", block.beside);
  const bring: BroughtHelper["bring"] = (gone) => [getInlineHelper(file, callee, block, gone)];
  return {
    callee,
    form: "shuffle",
    bring,
    takes: "anything",
    way: "inline",
    assumes: assumeIf(getModuleSystem(file) === "script", "ownsName", callee),
  };
}

const nothing: BroughtHelper["bring"] = () => [];

function bringImport(
  file: FileContext,
  kind: ImportKind,
  wanted: Export,
  form: HelperForm,
  block: ScriptBlock,
  siteNode: TSESTree.Node,
  /** `cryptoRandom`, where it is to come with it. */
  source?: Export,
): Pick<BroughtHelper, "callee" | "bring" | "cryptoRandom"> {
  if (kind === "import-equals") {
    const local = getFreeName(file, "fairShuffle", "fairShuffle", block.beside);
    const callee = wanted.name === "default" ? local : `${local}.${wanted.name}`;
    const bring: BroughtHelper["bring"] = (gone) => [
      getNewImport(file, kind, { ...wanted, local }, block, siteNode, gone),
    ];
    return { callee, bring, ...(source === undefined ? {} : { cryptoRandom: `${local}.${source.name}` }) };
  }
  const name = wanted.name === "default" ? form : wanted.name;
  const alias = name === "cryptoRandom" ? "fairRandom" : ALIASES[form];
  const local = getFreeName(file, name, alias, block.beside);
  // `var shuffle = require("fair-shuffle").shuffle` binds one name.
  const isAlone = source === undefined || (kind === "require" && getSourceStyle(file).isOld);
  const isFree = !isAlone && getFreeName(file, source.name, "", block.beside) === source.name;
  const both = isFree
    ? { ...wanted, name: `${source.name}, ${name}`, local: local === name ? `${source.name}, ${name}` : local }
    : { ...wanted, local };
  const added = getAddedBinding(file, both, both.local, block, siteNode);
  return {
    callee: local,
    bring: (gone) => added ?? [getNewImport(file, kind, both, block, siteNode, gone)],
    ...(isFree ? { cryptoRandom: source.name } : {}),
  };
}

/** Returns the name of a helper that an earlier fix wrote into the file, if the site sees it. */
function getExistingInline(file: FileContext, { visible }: ScriptBlock, siteNode: TSESTree.Node): string | undefined {
  return getInlineHelpers(file, visible).find((helper) => {
    const definitions = getVariableAt(file, helper.id.name, siteNode)?.defs ?? [];
    return definitions.length === 1 && definitions[0]?.node === helper;
  })?.id.name;
}

const getInlineHelpers = oncePerPart((file: FileContext, statements: ScriptBlock["visible"]) =>
  statements.filter((statement): statement is TSESTree.FunctionDeclarationWithName => isInlineHelper(file, statement)),
);

/** Returns how an import is written in a file, or undefined where it gets its helper inline. */
function getImportKind(file: FileFacts, options: HelperOptions): ImportKind | undefined {
  const module = getRunner(file) === "unknown" ? undefined : getModule(file, options);
  if (options.helper === "inline" || module === undefined) return undefined;
  if (options.helper === "auto" && options.importFrom === undefined && !isPackageKnown(file, module)) return undefined;
  const system = getModuleSystem(file);
  switch (system) {
    case "esm":
      return takesImports(file) || getRunner(file) !== "file" ? "import" : undefined;
    case "commonjs":
      return "require";
    case "import-equals":
      return system;
    case "script":
    case "page":
    case "universal":
      return undefined;
    case "unknown":
      if (options.helper === "auto") return undefined;
      if (getPackageFacts(file.filename)?.type !== "module") return "require";
      return takesImports(file) ? "import" : undefined;
  }
}

/** Returns whether an import can be parsed where a file is parsed as it is now: TypeScript's parser reads one anywhere. */
function takesImports({ sourceCode: { ast, parserServices } }: FileContext): boolean {
  return ast.sourceType === "module" || "esTreeNodeToTSNodeMap" in (parserServices ?? {});
}

/** Returns the specifier by which the file imports the module, or undefined if the file is that module. */
function getModule({ filename, cwd }: FileFacts, { importFrom = "fair-shuffle" }: HelperOptions): string | undefined {
  const module = typeof importFrom === "string" ? importFrom : importFrom.module;
  return getModulePath(module, cwd, getFileOnDisk(filename));
}

function getExportName(form: HelperForm, { importFrom }: HelperOptions): string {
  return typeof importFrom === "object" ? importFrom.name : form;
}

function isPackageKnown(file: FileFacts, module: string): boolean {
  const { filename, packageKnown = false } = file;
  return isModuleUsed(file, module) || (mayImport(filename, module) ?? packageKnown);
}
