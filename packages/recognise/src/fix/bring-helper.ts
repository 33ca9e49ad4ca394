/** Brings a fair shuffle to a site: finds one that its file already has, or writes the import or the function that gives it one. */
import type { FileContext } from "../file/file-context.ts";
import { oncePerPart } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariableAt } from "../syntax/bindings.ts";
import { getAddedBinding, getExistingBinding, importsName } from "./existing-binding.ts";
import type { Export } from "./existing-binding.ts";
import type { Edit } from "./edits.ts";
import { getFreeName } from "./free-name.ts";
import { getHelperSource, getModule, type FileFacts, type HelperOptions } from "./import-kind.ts";
import { getInlineHelper, isInlineHelper } from "./inline-helper.ts";
import { getNewImport } from "./insert-import.ts";
import type { ImportKind } from "./insert-import.ts";
import { getModuleSystem } from "./module-system.ts";
import { importsMembers } from "./nameless-module.ts";
import { assumeIf, type Assumption } from "./remedy.ts";
import { runsElsewhere } from "./runs-elsewhere.ts";
import { getSourceStyle } from "./source-style.ts";
import { getScriptBlock } from "../file/script-block.ts";
import type { ScriptBlock } from "../file/script-block.ts";

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

/**
 * Returns how a file gets its helper if it has none yet. "inline" wherever an import might not run at once: in scripts, in files that ask at
 * run time what they run in, and in files without any sign of a module system (only `helper: "import"` imports there: `require`,
 * or an import if the package's type is "module"), also where the file is itself the module that the options name.
 */
export function getHelperWay(file: FileFacts, options: HelperOptions): "import" | "require" | "inline" {
  const kind = getHelperSource(file, options).import;
  return kind === "import-equals" ? "require" : (kind ?? "inline");
}

/**
 * Returns what a site can call, with the edits that bring it. Whatever the file has already is used first: a binding of the module that the site
 * sees, then (unless `helper` is "import" and the file can) the helper that an earlier fix wrote. A new name is free in the whole file.
 * Undefined if nothing can serve: a module that only copies, for a site that shuffles in place; `sample` from elsewhere than our package; a component without a script to write into,
 * code that its compiler moves out of reach of the function that would be written, or code that runs elsewhere from the text of its function.
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
  if (block === undefined || runsElsewhere(file, siteNode)) return undefined;
  if (helper !== "inline" && form === "shuffle" && typeof importFrom === "object") return undefined;
  // Only our own package is known to have `sample`.
  if (form === "sample" && (importFrom ?? "fair-shuffle") !== "fair-shuffle") return undefined;
  const takes = typeof importFrom === "object" ? "arrays" : "anything";
  const module = helper === "inline" ? undefined : getModule(file, options);
  const wanted = module === undefined ? undefined : { module, name: getExportName(form, options) };
  const existing = wanted === undefined ? undefined : getExistingBinding(file, wanted, block, siteNode);
  const { import: kind } = getHelperSource(file, options);
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
  const isNamed = wanted.name === "default" || importsName(file, wanted.module);
  if (kind === "import" && !isNamed && importsMembers(file.filename, wanted.module)) {
    const local = getFreeName(file, "_", "lodash", block.beside);
    const whole = { module: wanted.module, name: "default", local };
    const bring: BroughtHelper["bring"] = (gone) => [getNewImport(file, kind, whole, block, siteNode, gone)];
    return { callee: `${local}.${wanted.name}`, bring };
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

function getExportName(form: HelperForm, { importFrom }: HelperOptions): string {
  return typeof importFrom === "object" ? importFrom.name : form;
}
