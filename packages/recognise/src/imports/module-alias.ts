// What an alias means in a project: by `paths` and `baseUrl` of the nearest tsconfig.json or jsconfig.json, and by `imports` of the nearest package.json.
import { getFoldersOf, joinPath } from "./file-path.ts";

/** Returns the text of the file at an absolute path, or undefined where there is none. */
type Read = (path: string) => string | undefined;

/** A configuration may extend another, and so on; more is none that people write. */
const LONGEST_WAY = 5;

/** Returns the absolute paths that an alias may mean in a file, in the order in which they count; endings may be missing. None where no configuration knows it. */
export function getAliased(read: Read, specifier: string, importer: string): readonly string[] {
  const folders = getFoldersOf(importer);
  return [
    ...getByCompiler(read, specifier, folders),
    ...(specifier.startsWith("#") ? getByPackage(read, specifier, folders) : []),
  ];
}

function getByCompiler(read: Read, specifier: string, folders: readonly string[]): readonly string[] {
  const { baseUrl, paths = NO_PATHS } = findCompiler(read, folders) ?? {};
  const found = findPattern(paths.patterns, specifier);
  const targets = Array.isArray(found?.value) ? found.value.filter(isText) : [];
  return [
    ...targets.map((target) => joinPath(baseUrl ?? paths.folder, fill(target, found?.rest))),
    baseUrl === undefined ? undefined : joinPath(baseUrl, specifier),
  ].filter((path) => path !== undefined);
}

/** Returns the absolute path of the configuration whose options hold in a file; undefined where there is none. */
export function getConfiguration(read: Read, file: string): string | undefined {
  return findCompiler(read, getFoldersOf(file))?.path;
}

function findCompiler(read: Read, folders: readonly string[]): Compiler | undefined {
  for (const folder of folders) {
    for (const name of ["tsconfig.json", "jsconfig.json"]) {
      const options = readCompiler(read, `${folder}/${name}`, LONGEST_WAY);
      if (options !== undefined) return options;
    }
  }
  return undefined;
}

/** What a configuration of TypeScript's says of specifiers, with what it extends. */
interface Compiler {
  /** Of the nearest one, or of the project that a solution refers to. */
  readonly path: string;
  /** Absolute. */
  readonly baseUrl?: string | undefined;
  readonly paths?: { readonly folder: string; readonly patterns: object } | undefined;
}

const NO_PATHS = { folder: "", patterns: {} };

/** Undefined where there is no such file, or nothing can be made of it. */
function readCompiler(read: Read, path: string, way: number): Compiler | undefined {
  const text = way === 0 ? undefined : read(path);
  const config = text === undefined ? undefined : parseWithComments(text);
  const [folder] = getFoldersOf(path);
  if (config === undefined || folder === undefined) return undefined;
  const options = getField(config, "compilerOptions");
  const [baseUrl, patterns] = [getField(options, "baseUrl"), getField(options, "paths")];
  const own = {
    ...(isText(baseUrl) ? { baseUrl: joinPath(folder, baseUrl) } : {}),
    ...(isObject(patterns) ? { paths: { folder, patterns } } : {}),
  };
  const follow = (other: unknown, ending: string): Compiler | undefined => {
    // What is no path stands in a package, which can't know where a project's files are.
    const target = isText(other) && /^\.\.?(?:\/|$)/.test(other) ? joinPath(folder, other) : undefined;
    if (target === undefined) return undefined;
    return readCompiler(read, target.endsWith(".json") ? target : target + ending, way - 1);
  };
  // Of several that are extended, the last one counts.
  const parents = [getField(config, "extends")].flat().map((parent) => follow(parent, ".json"));
  const all = [...parents, own].reduce<Compiler>((before, after) => ({ ...before, ...after, path }), { path });
  if (all.baseUrl !== undefined || all.paths !== undefined) return all;
  const references = getField(config, "references");
  // A solution has no options of its own: those of its projects hold.
  const projects = (Array.isArray(references) ? references : []).map((one) =>
    follow(asRelative(getField(one, "path")), "/tsconfig.json"),
  );
  return projects.find((project) => project?.baseUrl !== undefined || project?.paths !== undefined) ?? all;
}

/** A reference's path is relative with and without a dot. */
const asRelative = (path: unknown): unknown => (isText(path) && !path.startsWith(".") ? `./${path}` : path);

function getByPackage(read: Read, specifier: string, folders: readonly string[]): readonly string[] {
  for (const folder of folders) {
    const text = read(`${folder}/package.json`);
    if (text === undefined) continue;
    const imports = getField(parse(text), "imports");
    const found = isObject(imports) ? findPattern(imports, specifier) : undefined;
    // Where conditions decide among several files, nobody knows which of them runs.
    const [target, ...others] = new Set(getTargets(found?.value));
    if (target === undefined || others.length > 0 || !target.startsWith("./")) return [];
    return [joinPath(folder, fill(target, found?.rest))].filter((path) => path !== undefined);
  }
  return [];
}

/** The files of an entry of `imports`, under all its conditions but the one for types. */
function getTargets(value: unknown): readonly string[] {
  if (isText(value)) return [value];
  if (!isObject(value) || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([condition, inner]) => (condition === "types" ? [] : getTargets(inner)));
}

/** Returns what stands under the key that a specifier fits: its own, or the longest with a star, with what the star stands for. */
function findPattern(
  patterns: object,
  specifier: string,
): { readonly value: unknown; readonly rest: string } | undefined {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(patterns);
  const own = entries.find(([key]) => key === specifier);
  if (own !== undefined) return { value: own[1], rest: "" };
  let longest = -1;
  let found: { readonly value: unknown; readonly rest: string } | undefined;
  for (const [key, value] of entries) {
    const [start = "", end, ...others] = key.split("*");
    if (end === undefined || others.length > 0 || start.length <= longest) continue;
    if (specifier.length < start.length + end.length || !specifier.startsWith(start) || !specifier.endsWith(end))
      continue;
    longest = start.length;
    found = { value, rest: specifier.slice(start.length, specifier.length - end.length) };
  }
  return found;
}

const fill = (target: string, rest = ""): string => target.replace("*", () => rest);

/** A text, which stays, or a comment, or a comma before a bracket, which go. */
const BESIDE_JSON = /"(?:\\.|[^"\\])*"|\/\/.*|\/\*[^]*?\*\/|,(?=\s*[}\]])/g;

/** Parses JSON as TypeScript's configurations are written: with comments, and commas behind the last. */
function parseWithComments(text: string): unknown {
  const drop = (part: string): string => (part.startsWith('"') ? part : "");
  // A comma may have stood before a comment.
  return parse(text.replaceAll(BESIDE_JSON, drop).replaceAll(BESIDE_JSON, drop));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === "string";
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const getField = (value: unknown, key: string): unknown => (isObject(value) ? Reflect.get(value, key) : undefined);
