// How a file may import its fair shuffle, or why it may not, so that the function is written into the file.
import { getFileOnDisk } from "../file/file-system.ts";
import type { FileContext } from "../file/file-context.ts";
import { getRunner } from "../file/script-block.ts";
import type { JoinedPart } from "../imports/joined-names.ts";
import type { RuleOptions } from "../options/rule-options.ts";
import { isModuleUsed } from "./existing-binding.ts";
import type { ImportKind } from "./insert-import.ts";
import { getModulePath } from "./module-path.ts";
import { findLackingModule } from "./exporting-module.ts";
import { getModuleSystem, type ModuleSystem } from "./module-system.ts";
import { getPackageFacts, mayImport } from "./package-json.ts";

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

/** The file that a site stands in, as ESLint's rule context gives it. */
export interface FileFacts extends FileContext {
  /** The working directory, absolute: where a relative `importFrom` starts. */
  readonly cwd: string;
  /** Whether the file's package knows `fair-shuffle`, told by a host that has no file system; the package.json on disk comes first. */
  readonly packageKnown?: boolean;
  readonly options?: Pick<RuleOptions, "importFrom">;
  /** Present where functions of other files were read at the end of this one. */
  readonly joined?: JoinedPart;
}

/**
 * Why a function is written into a file instead of imported. Where several hold, it is the one that stays when the others are mended.
 * - `asked`: by the option `helper`;
 * - `isModule`: the file is itself what `importFrom` names;
 * - `noExport`: the module that `importFrom` names is not there, or exports nothing of the name that would be imported;
 * - `inPage`: a browser takes no package by its name;
 * - `noModule`: nothing shows that the file is a module;
 * - `developmentOnly`: its package has our package while it is developed, and may not have it where it runs;
 * - `noDependency`: its package does not name our package;
 * - `noPackage`: nobody knows what its package names.
 */
export type InlineReason =
  | "asked"
  | "isModule"
  | "noExport"
  | "inPage"
  | "noModule"
  | "developmentOnly"
  | "noDependency"
  | "noPackage";

/** How an import is written in a file, or why it gets its helper inline. */
export type HelperSource =
  | { readonly import: ImportKind; readonly why?: undefined }
  | { readonly import?: undefined; readonly why: InlineReason };

/** Returns how an import is written in a file, or why it gets its helper inline. */
export function getHelperSource(file: FileFacts, options: HelperOptions): HelperSource {
  if (options.helper === "inline") return { why: "asked" };
  if (getRunner(file) === "unknown") return { why: "noModule" };
  const module = getModule(file, options);
  if (module === undefined) return { why: "isModule" };
  const isLacking = !isModuleUsed(file, module) && findLackingModule(file.cwd, options.importFrom) !== undefined;
  if (isLacking) return { why: "noExport" };
  const system = getModuleSystem(file);
  const kind = getImportKind(file, system, options);
  if (kind === undefined) return { why: getRunner(file).endsWith("page") ? "inPage" : "noModule" };
  const asksPackage = options.helper === "auto" && options.importFrom === undefined;
  return asksPackage && !isModuleUsed(file, module)
    ? (findObstacle(file, module) ?? { import: kind })
    : { import: kind };
}

/** Returns how an import is written in a file, whatever its package names; undefined where none may stand. */
function getImportKind(file: FileFacts, system: ModuleSystem, options: HelperOptions): ImportKind | undefined {
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

/** Returns why a file's package keeps it from importing a module; undefined where it does not. */
function findObstacle({ filename, packageKnown }: FileFacts, module: string): HelperSource | undefined {
  const isKnown = mayImport(filename, module) ?? packageKnown;
  if (isKnown === true) return undefined;
  if (isKnown === undefined) return { why: "noPackage" };
  const isForDevelopment = getPackageFacts(filename)?.developmentPackages.has(module) === true;
  return { why: isForDevelopment ? "developmentOnly" : "noDependency" };
}

/** Returns the specifier by which the file imports the module, or undefined if the file is that module. */
export function getModule(
  { filename, cwd }: FileFacts,
  { importFrom = "fair-shuffle" }: HelperOptions,
): string | undefined {
  const module = typeof importFrom === "string" ? importFrom : importFrom.module;
  return getModulePath(module, cwd, getFileOnDisk(filename));
}
