// A program parsed as ESLint parses it, without a run of ESLint: the rule asks for a tree, its scopes and its tokens, and for nothing of what a run adds.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { visitorKeys as typescriptKeys } from "@typescript-eslint/visitor-keys";
import { SourceCode, type Scope } from "eslint";
import { analyze } from "eslint-scope";
import { KEYS } from "eslint-visitor-keys";
import * as espree from "espree";
import { deferTokens, maySetUp } from "./deferred-tokens.ts";
import type { Directive, InlineConfig, LinterComments } from "./linter-comments.ts";
import { prepareTree, reparse, type Grammar, type ParsedText } from "./reparsed-tree.ts";
import { setParents } from "./node-walk.ts";
import { showScripts } from "./script-parser.ts";
import type { Language, ScriptUnit } from "./script-units.ts";

/** A tree with its scopes and tokens, as ESLint hands it to rules, and what the text's own comments say to ESLint. */
export interface Program {
  readonly sourceCode: TSESLint.SourceCode;
  readonly comments: LinterComments;
}

/** A piece of a file that could not be judged: it can't be parsed, or judging it failed. */
export interface Problem {
  readonly kind: "syntax" | "crash";
  readonly message: string;
  /** 1-based, as ESLint counts; where they are known. */
  readonly line?: number;
  readonly column?: number;
}

/**
 * What is kept of a document from one version to the next, so that an edit costs what it touches; made empty, and filled by reading. Only TypeScript's parser is
 * slow enough for it: JavaScript is parsed as a whole.
 */
export interface ProgramMemory {
  earlier?: { readonly parsed: ParsedText; readonly attempt: Attempt } | undefined;
}

export type ReadProgram =
  | { readonly kind: "program"; readonly program: Program }
  | { readonly kind: "problem"; readonly problem: Problem };

/** Parses one program of a text (without a byte order mark), in whichever way it can be read. Never throws. */
export async function readProgram(
  text: string,
  filename: string,
  unit: ScriptUnit,
  memory?: ProgramMemory,
): Promise<ReadProgram> {
  let syntax: Problem | undefined;
  for (const attempt of getAttempts(unit)) {
    try {
      const file = { text, filename, unit, typescript: await loadTypeScriptParserFor(attempt.language) };
      return { kind: "program", program: readAs(attempt, file, memory) };
    } catch (error) {
      const problem = describeFailure(error, attempt.language);
      if (problem.kind === "crash") return { kind: "problem", problem };
      // The first attempt knows best what the file is meant to be.
      syntax ??= problem;
    }
  }
  return { kind: "problem", problem: syntax ?? { kind: "crash", message: "There is no way to read it." } };
}

/** Parses one program of a text as `readProgram` does, with the parsers that are loaded by now; undefined where it can't be read by them. Never throws. */
export function readProgramNow(text: string, filename: string, unit: ScriptUnit): Program | undefined {
  for (const attempt of getAttempts(unit)) {
    const parser = attempt.language === "typescript" ? typescript : undefined;
    if (attempt.language === "typescript" && parser === undefined) continue;
    try {
      return readAs(attempt, { text, filename, unit, typescript: parser }, undefined);
    } catch {
      // The next one may read it.
    }
  }
  return undefined;
}

interface ProgramFile {
  readonly text: string;
  readonly filename: string;
  readonly unit: ScriptUnit;
  /** Present where it is to be read by it. */
  readonly typescript: TypeScriptParser | undefined;
}

/** Throws what the parser throws. */
function readAs(attempt: Attempt, file: ProgramFile, memory: ProgramMemory | undefined): Program {
  const { text, unit } = file;
  const readWhole = (): Program => makeProgram(text, attempt, parse(text, unit, makeReader(attempt, file), memory));
  // The next version's tree is made of this one's tokens too, and between scripts some are taken out.
  if (memory !== undefined || unit.shown !== undefined || maySetUp(text)) return readWhole();
  const bare = parse(text, unit, makeReader(attempt, file, { tokens: false, comment: false }), undefined);
  Object.assign(bare.ast, { tokens: [], comments: [] });
  const { sourceCode, comments } = makeProgram(text, attempt, bare);
  return { sourceCode: deferTokens(sourceCode, () => readWhole().sourceCode), comments };
}

function describeFailure(error: unknown, language: Language): Problem {
  if (!(error instanceof Error)) return { kind: "crash", message: String(error) };
  const { message } = error;
  const line: unknown = Reflect.get(error, "lineNumber");
  const column: unknown = Reflect.get(error, "column");
  if (typeof line !== "number" || typeof column !== "number") return { kind: "crash", message };
  // TypeScript's parser counts columns from 0.
  return { kind: "syntax", message, line, column: language === "typescript" ? column + 1 : column };
}

interface Attempt {
  readonly language: Language;
  readonly sourceType: "module" | "commonjs" | "script";
}

/** How a unit may be read, in the order in which it is tried. TypeScript's parser knows decorators, and much of Flow. */
function getAttempts({ language, sourceType }: ScriptUnit): readonly Attempt[] {
  const types = sourceType === "either" ? (["module", "commonjs"] as const) : [sourceType];
  const attempts = types.map((type) => ({ language, sourceType: type }));
  return language === "typescript" ? attempts : [...attempts, { language: "typescript", sourceType: types[0] }];
}

/** What ESLint calls, one after the other, before the first rule runs; typescript-eslint knows not all of it. */
type Staged = Omit<TSESLint.SourceCode, keyof Stages> & Stages;

interface Stages {
  readonly applyLanguageOptions: (options: object) => void;
  readonly applyInlineConfig: () => { readonly configs: readonly InlineConfig[] };
  readonly getDisableDirectives: () => { readonly directives: readonly Directive[] };
  readonly finalize: () => void;
}

/** One way to read a text. */
interface Reader {
  readonly attempt: Attempt;
  readonly grammar: Grammar;
  readonly analyze: (ast: TSESTree.Program, code: string) => Scope.ScopeManager;
}

/** Some have children of which eslint-scope itself does not know: the options of an import, attributes, `export * as name`. */
const HAS_NEWER_CHILDREN = /\bimport\s*\(|\bwith\b|\bexport\s*\*/;

/** Of the nodes that it does not know at all: those of JSX, and static blocks. */
const getNewerKeys = ({ type }: { readonly type: string }): string[] => [...(KEYS[type] ?? [])];

function makeReader(
  attempt: Attempt,
  { filename, unit: { jsx }, typescript }: Omit<ProgramFile, "text">,
  beside: { readonly tokens: boolean; readonly comment: boolean } = { tokens: true, comment: true },
): Reader {
  const { sourceType } = attempt;
  const isModule = sourceType === "module";
  const common = { loc: true, range: true, ...beside, filePath: filename } as const;
  if (typescript !== undefined) {
    const type = isModule ? "module" : "script";
    const options = {
      ...common,
      jsx,
      sourceType: type,
      // It would read the comments before each function as code of their own.
      jsDocParsingMode: "none",
    } as const;
    return {
      attempt,
      grammar: {
        visitorKeys: typescriptKeys,
        // The type that is given is what counts, whatever the text holds.
        parse: (text) => Object.assign(typescript.parse(text, options), { sourceType: type }),
      },
      // ESLint's types and typescript-eslint's are not the same.
      analyze: (ast) => typescript.analyze(ast, { sourceType: type }) as unknown as Scope.ScopeManager,
    };
  }
  const { latestEcmaVersion: ecmaVersion } = espree;
  const options = { ...common, ecmaVersion, sourceType, ecmaFeatures: { jsx } };
  return {
    attempt,
    grammar: {
      visitorKeys: KEYS,
      parse: (text) => espree.parse(text, options) as unknown as TSESTree.Program,
    },
    analyze: (ast, code) =>
      analyze(ast as unknown as SourceCode["ast"], {
        ignoreEval: true,
        ecmaVersion,
        sourceType,
        // Its own keys are ESLint's but for a few. Keys that are handed in are copied for every pattern, which takes longer than all else.
        ...(HAS_NEWER_CHILDREN.test(code) ? { childVisitorKeys: KEYS } : { fallback: getNewerKeys }),
        jsx,
      }),
  };
}

interface Parsed {
  readonly ast: TSESTree.Program;
  readonly scopeManager: Scope.ScopeManager;
  readonly visitorKeys: Grammar["visitorKeys"];
}

/** Throws what the parser throws. */
function parse(text: string, { shown }: ScriptUnit, reader: Reader, memory: ProgramMemory | undefined): Parsed {
  const { attempt, grammar } = reader;
  const { visitorKeys } = grammar;
  const code = text.replace(/^#!/, "//");
  const ast =
    memory !== undefined && shown === undefined && attempt.language === "typescript"
      ? parseTypeScript(code, reader, memory)
      : withParents(shown === undefined ? grammar.parse(code) : showScripts(code, shown, grammar.parse), visitorKeys);
  return { ast, scopeManager: reader.analyze(ast, code), visitorKeys };
}

function withParents(ast: TSESTree.Program, visitorKeys: Grammar["visitorKeys"]): TSESTree.Program {
  setParents(ast, visitorKeys);
  return ast;
}

/** Throws what the parser throws. */
function parseTypeScript(code: string, { attempt, grammar }: Reader, memory: ProgramMemory): TSESTree.Program {
  const { earlier } = memory;
  const outcome =
    earlier?.attempt.sourceType === attempt.sourceType ? reparse(earlier.parsed, code, grammar) : undefined;
  if (outcome?.kind === "broken") throw outcome.error;
  const parsed =
    outcome?.kind === "tree" ? outcome.parsed : prepareTree(code, grammar.parse(code), grammar.visitorKeys);
  memory.earlier = { parsed, attempt };
  return parsed.ast;
}

function makeProgram(text: string, { sourceType }: Attempt, { ast, scopeManager, visitorKeys }: Parsed): Program {
  const sourceCode = new SourceCode({
    text,
    // ESLint's types and typescript-eslint's are not the same.
    ast: ast as unknown as SourceCode["ast"],
    scopeManager,
    visitorKeys: visitorKeys as SourceCode.VisitorKeys,
    parserServices: {},
    // Here, too.
  }) as unknown as Staged;
  sourceCode.applyLanguageOptions({ ecmaVersion: espree.latestEcmaVersion, sourceType, globals: {} });
  const { configs } = sourceCode.applyInlineConfig();
  sourceCode.finalize();
  return {
    sourceCode: sourceCode as unknown as TSESLint.SourceCode,
    comments: { configs, directives: sourceCode.getDisableDirectives().directives },
  };
}

type TypeScriptParser = typeof import("./typescript-parser.ts");

let typescript: TypeScriptParser | undefined;

/** Loads what parses JavaScript and TypeScript, and finds its scopes; its options are those of @typescript-eslint/typescript-estree. */
export async function loadTypeScriptParser(): Promise<TypeScriptParser> {
  typescript ??= await import("./typescript-parser.ts");
  return typescript;
}

const loadTypeScriptParserFor = (language: Language): Promise<TypeScriptParser | undefined> | undefined =>
  language === "typescript" ? loadTypeScriptParser() : undefined;
