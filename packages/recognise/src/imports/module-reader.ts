// How the files that a file imports are read: only where a host hands in a way to read and to parse them.
import type { TSESLint } from "@typescript-eslint/utils";
import { getFoldersOf, joinPath } from "./file-path.ts";
import { getAliased } from "./module-alias.ts";

export interface ModuleReader {
  /** Returns the text of the file at an absolute path, or undefined where there is none. Never throws. */
  readonly read: (path: string) => string | undefined;
  /** Parses a text as the file itself was parsed; undefined where that fails. Never throws. */
  readonly parse: (text: string, filename: string) => TSESLint.SourceCode | undefined;
}

/** A file that was found. */
export interface ModuleFile {
  readonly path: string;
  readonly text: string;
}

/** What a build may add to a specifier, or leave out of it. */
const ENDINGS = [".ts", ".tsx", ".js", ".jsx", ".mjs", ".cjs", ".mts", ".cts"];
/** TypeScript's files are imported under the names that they will have. */
const COMPILED: Readonly<Record<string, readonly string[]>> = {
  ".js": [".ts", ".tsx"],
  ".jsx": [".tsx"],
  ".mjs": [".mts"],
  ".cjs": [".cts"],
};

/** No module of functions that people write is larger; a bundle is none. */
const MOST_CHARACTERS = 200_000;

export const isRelative = (specifier: string): boolean => /^\.\.?\//.test(specifier);

/** Returns the file that a specifier of another file means, by the names that Node and bundlers try: a relative path, or an alias of the project. */
export function findModule(
  { read }: Pick<ModuleReader, "read">,
  specifier: string,
  importer: string,
): ModuleFile | undefined {
  for (const path of getPaths(read, specifier, importer)) {
    for (const candidate of getCandidates(path)) {
      const text = read(candidate);
      if (text !== undefined) return text.length > MOST_CHARACTERS ? undefined : { path: candidate, text };
    }
  }
  return undefined;
}

function getPaths(read: ModuleReader["read"], specifier: string, importer: string): readonly string[] {
  if (!isRelative(specifier)) return getAliased(read, specifier, importer);
  const [folder] = getFoldersOf(importer);
  const path = folder === undefined ? undefined : joinPath(folder, specifier);
  return path === undefined ? [] : [path];
}

function getCandidates(path: string): readonly string[] {
  const ending = /\.[cm]?[jt]sx?$/.exec(path)?.[0];
  if (ending !== undefined) {
    const stem = path.slice(0, -ending.length);
    return [path, ...(COMPILED[ending] ?? []).map((other) => stem + other)];
  }
  return [...ENDINGS.map((added) => path + added), ...ENDINGS.map((added) => `${path}/index${added}`)];
}
