// Lints a text with the rule alone, without any configuration: what the command line and the language server show.
import { Linter } from "eslint/universal";
import * as espree from "espree";
import { noBiasedShuffle, type RuleOptions } from "../rules/no-biased-shuffle.ts";
import { getScriptParser } from "./script-parser.ts";
import { findScriptUnits, getExtension, type Language, type ScriptUnit } from "./script-units.ts";

const RULE = "fair-shuffle/no-biased-shuffle";

export interface LintOptions {
  readonly rule?: RuleOptions;
  /** Whether the file's package knows `fair-shuffle`; asked only where there is no file system. */
  readonly packageKnown?: boolean;
}

/** A piece of a file that could not be judged: it can't be parsed, or judging it failed. */
export interface Problem {
  readonly kind: "syntax" | "crash";
  readonly message: string;
  /** 1-based, as ESLint counts; where they are known. */
  readonly line?: number;
  readonly column?: number;
}

export interface Linted {
  /** By place. Ranges of fixes are UTF-16 code units of the text. */
  readonly findings: readonly Linter.LintMessage[];
  readonly problems: readonly Problem[];
}

/**
 * Returns what the rule finds in a text (without a byte order mark). The file's name says what language it is in; an absolute one lets the fixes ask the
 * nearest package.json. ESLint's comments in the text count as they do in ESLint. Never throws.
 */
export async function lintText(text: string, filename: string, options: LintOptions = {}): Promise<Linted> {
  const { rule = {}, packageKnown } = options;
  const findings: Linter.LintMessage[] = [];
  const problems = await runOverUnits(
    text,
    filename,
    { "no-biased-shuffle": noBiasedShuffle },
    {
      rules: { [RULE]: ["error", rule] },
      settings: { "fair-shuffle": packageKnown === undefined ? {} : { packageKnown } },
    },
    (messages) => findings.push(...messages.filter(({ ruleId }) => ruleId === RULE)),
  );
  findings.sort((a, b) => a.line - b.line || a.column - b.column);
  return { findings, problems };
}

export interface Fixed {
  readonly text: string;
  /** How many findings were fixed. */
  readonly count: number;
  /** What is found in the fixed text. */
  readonly left: Linted;
}

/** As many as ESLint makes. */
const MOST_PASSES = 10;

/** Returns a text with all fixes made that can be made, each as a whole or not at all; the text as it was if the outcome could not be parsed. */
export async function fixText(text: string, filename: string, options: LintOptions = {}): Promise<Fixed> {
  const first = await lintText(text, filename, options);
  let fixed: Fixed = { text, count: 0, left: first };
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const applied = applyFixes(fixed.text, fixed.left.findings);
    if (applied.count === 0) return fixed;
    const left = await lintText(applied.text, filename, options);
    if (left.problems.length > first.problems.length) return { text, count: 0, left: first };
    fixed = { text: applied.text, count: fixed.count + applied.count, left };
  }
  return fixed;
}

/** Applies the fixes that don't touch each other, from the first on. */
function applyFixes(
  text: string,
  findings: readonly Linter.LintMessage[],
): { readonly text: string; readonly count: number } {
  const fixes = findings
    .flatMap(({ fix }) => (fix === undefined ? [] : [fix]))
    .sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  let done = "";
  let end = 0;
  let count = 0;
  for (const { range, text: replacement } of fixes) {
    // Two insertions at one place touch each other too.
    if (count > 0 && range[0] <= end) continue;
    done += text.slice(end, range[0]) + replacement;
    [, end] = range;
    count++;
  }
  return { text: done + text.slice(end), count };
}

/** Runs ESLint with rules of ours, as its configuration says, over each program of a file; hands on what it says, and returns what kept it from judging. */
export async function runOverUnits(
  text: string,
  filename: string,
  rules: object,
  config: Linter.Config,
  onMessages: (messages: readonly Linter.LintMessage[]) => void,
): Promise<readonly Problem[]> {
  const problems: Problem[] = [];
  // ESLint's type of a rule and typescript-eslint's are not the same.
  const full = Object.assign({ ...config }, { plugins: { "fair-shuffle": { rules } } });
  for (const unit of findScriptUnits(text, getExtension(filename))) {
    const problem = await runOverUnit(text, filename, unit, full, onMessages);
    if (problem !== undefined) problems.push(problem);
  }
  return problems;
}

async function runOverUnit(
  text: string,
  filename: string,
  unit: ScriptUnit,
  config: Linter.Config,
  onMessages: (messages: readonly Linter.LintMessage[]) => void,
): Promise<Problem | undefined> {
  const linter = new Linter({ cwd: getRoot(filename) });
  let syntax: Problem | undefined;
  for (const { language, sourceType } of getAttempts(unit)) {
    const parser = await getParser(language);
    const whole: Linter.Config[] = [
      // What somebody asks for is judged, wherever it lies.
      { ignores: ["!**/node_modules/"] },
      {
        ...config,
        files: ["**/*.*"],
        linterOptions: { reportUnusedDisableDirectives: "off" },
        languageOptions: {
          sourceType,
          parser: unit.shown === undefined ? parser : getScriptParser(parser, unit.shown),
          parserOptions: { ecmaFeatures: { jsx: unit.jsx } },
        },
      },
    ];
    let messages: Linter.LintMessage[];
    try {
      messages = linter.verify(text, whole, { filename });
    } catch (error) {
      return { kind: "crash", message: error instanceof Error ? error.message : String(error) };
    }
    const fatal = messages.find((message) => message.fatal === true);
    if (fatal === undefined) {
      onMessages(messages);
      return undefined;
    }
    // The first attempt knows best what the file is meant to be.
    syntax ??= {
      kind: "syntax",
      message: fatal.message.replace(/^Parsing error: /, ""),
      line: fatal.line,
      // TypeScript's parser counts columns from 0 where ESLint asks it for errors.
      column: language === "typescript" ? fatal.column + 1 : fatal.column,
    };
  }
  return syntax;
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

let typescript: Linter.Parser | undefined;

/** TypeScript's parser is large, so it is loaded when the first file needs it. */
async function getParser(language: Language): Promise<Linter.Parser> {
  if (language === "javascript") return espree;
  if (typescript === undefined) {
    const module: object = await import("@typescript-eslint/parser");
    // A bundle has all of it in the default export, some loaders have it beside.
    typescript = (isParser(module) ? module : Reflect.get(module, "default")) as Linter.Parser;
  }
  return typescript;
}

const isParser = (module: object): boolean => "parseForESLint" in module;

/** ESLint asks for no file outside of its working directory. */
function getRoot(filename: string): string {
  return /^(?:[A-Za-z]:[/\\]|\/)/.exec(filename)?.[0] ?? "/";
}
