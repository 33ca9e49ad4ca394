// A program parsed as ESLint parses it, without a run of ESLint: the rule asks for a tree, its scopes and its tokens, and for nothing of what a run adds.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { visitorKeys } from "@typescript-eslint/visitor-keys";
import type { Scope, SourceCode } from "eslint";
import { analyze } from "eslint-scope";
import { Linter } from "eslint/universal";
import { KEYS } from "eslint-visitor-keys";
import * as espree from "espree";
import type { Directive, InlineConfig, LinterComments } from "./linter-comments.ts";
import { prepareTree, reparse, type ParsedText } from "./reparsed-tree.ts";
import { getScriptParser } from "./script-parser.ts";
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

/** What is kept of a document from one version to the next, so that an edit costs what it touches; made empty, and filled by reading. */
export interface ProgramMemory {
  earlier?: ParsedText | undefined;
}

export type ReadProgram =
  { readonly kind: "program"; readonly program: Program } | { readonly kind: "problem"; readonly problem: Problem };

/** Parses one program of a text (without a byte order mark), in whichever way it can be read. Never throws. */
export async function readProgram(
  text: string,
  filename: string,
  unit: ScriptUnit,
  memory?: ProgramMemory,
): Promise<ReadProgram> {
  let syntax: Problem | undefined;
  for (const attempt of getAttempts(unit)) {
    const parser = attempt.language === "javascript" ? espree : await loadTypeScriptParser();
    try {
      return { kind: "program", program: parse(text, filename, unit, attempt, parser, memory) };
    } catch (error) {
      const problem = describeFailure(error, attempt.language);
      if (problem.kind === "crash") return { kind: "problem", problem };
      // The first attempt knows best what the file is meant to be.
      syntax ??= problem;
    }
  }
  return { kind: "problem", problem: syntax ?? { kind: "crash", message: "There is no way to read it." } };
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

function parse(
  text: string,
  filename: string,
  { shown, jsx, language }: ScriptUnit,
  { sourceType }: Attempt,
  parser: Linter.Parser,
  memory: ProgramMemory | undefined,
): Program {
  const ecmaVersion = espree.latestEcmaVersion;
  const options = {
    ecmaVersion,
    sourceType,
    ecmaFeatures: { jsx },
    loc: true,
    range: true,
    tokens: true,
    comment: true,
    eslintVisitorKeys: true,
    eslintScopeManager: true,
    // It would read the comments before each function as code of their own.
    jsDocParsingMode: "none",
    filePath: filename,
  };
  const code = text.replace(/^#!/, "//");
  const full = shown === undefined ? parser : getScriptParser(parser, shown);
  // ESLint's types leave open what its parsers give.
  const parseWhole = (whole: string): Linter.ESLintParseResult =>
    ("parseForESLint" in full
      ? full.parseForESLint(whole, options)
      : { ast: full.parse(whole, options) }) as Linter.ESLintParseResult;
  const remembers = language === "typescript" && shown === undefined ? memory : undefined;
  const again = remembers && parseAgain(remembers, code, sourceType, parseWhole);
  const parsed = again ?? parseWhole(code);
  const keys = parsed.visitorKeys ?? (KEYS as SourceCode.VisitorKeys);
  const scopeManager =
    parsed.scopeManager ??
    analyze(parsed.ast, { ignoreEval: true, ecmaVersion, sourceType, childVisitorKeys: keys, jsx });
  const ast = parsed.ast as unknown as TSESTree.Program;
  if (again === undefined) prepareTree(ast, keys);
  if (remembers !== undefined) remembers.earlier = { text: code, ast };
  const sourceCode = makeSourceCode({
    text,
    ast: parsed.ast,
    scopeManager,
    visitorKeys: keys,
    // They would keep TypeScript's own tree, which is as large again.
    parserServices: {},
  });
  sourceCode.applyLanguageOptions({ ecmaVersion, sourceType, globals: {} });
  const { configs } = sourceCode.applyInlineConfig();
  sourceCode.finalize();
  return {
    sourceCode: sourceCode as unknown as TSESLint.SourceCode,
    comments: { configs, directives: sourceCode.getDisableDirectives().directives },
  };
}

/** Parses by what is known of an earlier version; undefined where that does not help. TypeScript's parser has been loaded for that version. */
function parseAgain(
  memory: ProgramMemory,
  code: string,
  sourceType: Attempt["sourceType"],
  parseWhole: (whole: string) => Linter.ESLintParseResult,
): Linter.ESLintParseResult | undefined {
  const { earlier } = memory;
  if (earlier === undefined || typescript === undefined) return undefined;
  let skeleton: Linter.ESLintParseResult | undefined;
  const ast = reparse(earlier, code, visitorKeys, (text) => {
    skeleton = parseWhole(text);
    return skeleton.ast as unknown as TSESTree.Program;
  });
  if (ast === undefined || skeleton === undefined) return undefined;
  const scopeManager = typescript.analyze(ast, { sourceType: sourceType === "module" ? "module" : "script" });
  return { ...skeleton, scopeManager: scopeManager as unknown as Scope.ScopeManager };
}

let SourceCodeClass: typeof SourceCode | undefined;

/** ESLint's door for browsers has no `SourceCode`, but a linter shows one. */
function makeSourceCode(config: SourceCode.Config): Staged {
  if (SourceCodeClass === undefined) {
    const linter = new Linter();
    linter.verify("", []);
    SourceCodeClass = linter.getSourceCode().constructor as typeof SourceCode;
  }
  // ESLint's types and typescript-eslint's are not the same.
  return new SourceCodeClass(config) as unknown as Staged;
}

type TypeScriptParser = typeof import("./typescript-parser.ts");

let typescript: TypeScriptParser | undefined;

/** Returns the parser that reads JavaScript and TypeScript; its options are those of @typescript-eslint/parser. */
export async function loadTypeScriptParser(): Promise<Linter.Parser> {
  typescript ??= await import("./typescript-parser.ts");
  // ESLint's types and typescript-eslint's are not the same.
  return typescript as unknown as Linter.Parser;
}
