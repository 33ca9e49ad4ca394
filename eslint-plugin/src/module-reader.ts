// How the rule reads the files that a linted one imports: by the host's file system, and parsed as ESLint parses, with the same parser.
import type { ModuleReader } from "@fair-shuffle/recognise";
import { getFileSystem, readText } from "@fair-shuffle/recognise/file-system";
import type { TSESLint } from "@typescript-eslint/utils";

/** What the rule is told of the file; of ESLint before 9, a part of it may be missing. */
interface Context {
  readonly cwd: string;
  readonly filename: string;
  readonly languageOptions?: object | undefined;
}

/** Returns undefined where there is no file system. */
export function getModuleReader(context: Context): ModuleReader | undefined {
  if (getFileSystem() === undefined) return undefined;
  return {
    read: readText,
    parse: (text, filename) => {
      try {
        return parse(context, text, filename);
      } catch {
        return undefined;
      }
    },
  };
}

type LinterClass = new (options?: object) => {
  readonly verify: (text: string, config: object, filename: string) => unknown;
};

const linters = new Map<string, LinterClass | undefined>();

/** ESLint's own class, as the project has it: a rule is not handed it. */
function getLinter({ filename, cwd }: Context): LinterClass | undefined {
  if (!linters.has(cwd)) linters.set(cwd, findLinter([filename, `${cwd}/eslint.config.js`]));
  return linters.get(cwd);
}

/** What a component's parser reads its scripts with. */
type ScriptParser = object | undefined;

/**
 * Returns the parser for a text that is code as a whole, with which the linted file is read: those of components read components, and hand their scripts on to
 * `parserOptions.parser`. Undefined for ESLint's own.
 */
function getScriptParser(context: Context, parserOptions: object, isTypeScript: boolean): ScriptParser {
  const given: unknown = Reflect.get(parserOptions, "parser");
  const parser: unknown = isObject(given) && !isParser(given) ? Reflect.get(given, isTypeScript ? "ts" : "js") : given;
  if (isObject(parser)) return parser;
  // Its name may be given, and Astro's parser looks for it by itself.
  const name = typeof parser === "string" ? parser : "@typescript-eslint/parser";
  const isOwn = parser == null && !isTypeScript;
  return isOwn ? undefined : findFirst([context.filename, `${context.cwd}/eslint.config.js`], name);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isParser = (value: object): boolean => "parse" in value || "parseForESLint" in value;

const COMPONENT = /\.(?:vue|svelte|astro)$/;

type NodeModule = Pick<typeof import("node:module"), "createRequire">;

const findLinter = (places: readonly string[]): LinterClass | undefined =>
  (findFirst(places, "eslint") as { readonly Linter: LinterClass } | undefined)?.Linter;

/** Returns what a package gives that is found from one of some places; undefined where there is none. */
function findFirst(places: readonly string[], name: string): object | undefined {
  const host: { readonly process?: { readonly getBuiltinModule?: (id: "node:module") => NodeModule } } = globalThis;
  const createRequire = host.process?.getBuiltinModule?.("node:module").createRequire;
  if (createRequire === undefined) return undefined;
  for (const place of places) {
    try {
      return createRequire(place)(name) as object;
    } catch {
      // There is none to be found from there.
    }
  }
  return undefined;
}

/**
 * What makes a parser ask for types. With `project: false` in the place of null, typescript-eslint counts how often it has read a file, takes the second time for
 * a round of fixes, and gives the rules that ask for types none when ESLint comes to that file.
 */
const UNTYPED = { project: null, projectService: false, programs: null, program: null };

/** What is given of some options: where its parser takes a module for granted, a legacy configuration has no `sourceType`, and ESLint 8 refuses what is undefined. */
const getGiven = (options: object): object =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));

function parse(context: Context, text: string, filename: string): TSESLint.SourceCode | undefined {
  const { languageOptions } = context;
  const Linter = getLinter(context);
  if (Linter === undefined || languageOptions === undefined) return undefined;
  let sourceCode: TSESLint.SourceCode | undefined;
  const look = {
    create: (looked: { readonly sourceCode: TSESLint.SourceCode }): object => {
      ({ sourceCode } = looked);
      return {};
    },
  };
  const given: unknown = Reflect.get(languageOptions, "parserOptions");
  const parserOptions = isObject(given) ? given : {};
  const isTypeScript = /\.[cm]?tsx?$/.test(filename);
  const config = {
    files: ["**/*.*"],
    // So the row of ESLint's own table of times says whose it is.
    plugins: { "fair-shuffle": { rules: { "read-imports": look } } },
    languageOptions: getGiven({
      ...languageOptions,
      ...(COMPONENT.test(context.filename) ? { parser: getScriptParser(context, parserOptions, isTypeScript) } : {}),
      parserOptions: { ...parserOptions, ...UNTYPED },
    }),
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "off" },
    rules: { "fair-shuffle/read-imports": "error" },
  };
  // Configurations hold for what lies below the working directory.
  const cwd = /^(?:[A-Za-z]:)?[/\\]/.exec(filename)?.[0] ?? "/";
  new Linter({ cwd, configType: "flat" }).verify(text, config, filename);
  return sourceCode;
}
