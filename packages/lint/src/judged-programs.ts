// What is asked of every program that a text holds: each is read and judged by itself, and what fails costs that one alone.
import type { Language } from "@fair-shuffle/bias";
import { noteMistake, type openFairCalls, type RuleOptions } from "@fair-shuffle/recognise";
import { getInlineOptions, type LinterComments } from "./linter-comments.ts";
import { mayBePair } from "./attribute-code.ts";
import { readProgram, readProgramNow, type Problem, type Program, type ProgramMemory } from "./program.ts";
import { findScriptUnits, getExtension, type ScriptUnit } from "./script-units.ts";

export interface LintOptions {
  readonly rule?: RuleOptions;
  /** Whether the file's package knows `fair-shuffle`; asked only where there is no file system. */
  readonly packageKnown?: boolean;
  /** Where a relative `importFrom` starts, absolute; the root where it is left out. */
  readonly cwd?: string;
  /** English where it is left out. */
  readonly language?: Language;
  /** Returns the text of a file that a judged one imports, by its absolute path, or undefined where there is none; where it is left out, no other file is read. Never throws. */
  readonly readFile?: (path: string) => string | undefined;
  /** Whether a script of a page that draws is parsed also where it moves nothing, since somebody asks whether the file can be. */
  readonly parsesDraws?: boolean;
  /** False where the file is not all UTF-8: its text can't be written back unharmed, so no fix is offered. */
  readonly isUtf8?: boolean;
}

/**
 * Returns what `judge` says of each program of a text (without a byte order mark), one after the other, but for those that `isNothing` knows by their code: each script
 * of a page is a program in a text as long as the page. Never throws.
 */
export async function judgePrograms<Said extends { readonly range: readonly [number, number] }>(
  text: string,
  filename: string,
  memory: ProgramMemory | undefined,
  judge: (program: Program, unit: ScriptUnit) => readonly Said[],
  isNothing: (code: string) => boolean = () => false,
): Promise<{ readonly said: Said[]; readonly problems: readonly Problem[] }> {
  const said: Said[] = [];
  const problems: Problem[] = [];
  for (const unit of findScriptUnits(text, getExtension(filename))) {
    const [script, ...others] = unit.shown?.scripts ?? [];
    if (script !== undefined && others.length === 0 && isNothing(text.slice(...script.range))) continue;
    const read = await readProgram(text, filename, unit, memory);
    if (read.kind === "problem") {
      // What a template holds need be no JavaScript, and what its scripts hold was told with them.
      if (unit.judged === undefined) problems.push(read.problem);
      continue;
    }
    try {
      said.push(...judge(read.program, unit).filter(({ range }) => isJudged(unit, text, range)));
    } catch (error) {
      noteMistake(error);
      problems.push({ kind: "crash", message: error instanceof Error ? error.message : String(error) });
    }
  }
  return { said, problems };
}

/** Returns whether what is said of a place counts: of an attribute's program only the attribute does, and a list that its component may hold as a pair is left alone. */
function isJudged({ judged }: ScriptUnit, text: string, [start, end]: readonly [number, number]): boolean {
  if (judged === undefined) return true;
  if (start < judged[0] || end > judged[1]) return false;
  const names = text.slice(start, end).match(/[\w$]+/g) ?? [];
  return !names.some((name) => mayBePair(text, name));
}

/** Returns what is to be known of a program to judge it. */
export function getFacts(
  { sourceCode, comments }: Program,
  filename: string,
  { rule, packageKnown, cwd = getRoot(filename), language = "en", readFile }: LintOptions,
): Parameters<typeof openFairCalls>[0] {
  return {
    sourceCode,
    filename,
    cwd,
    ...(packageKnown === undefined ? {} : { packageKnown }),
    options: { ...rule, ...getInlineOptions(comments) },
    language,
    getModules: readFile === undefined ? undefined : () => ({ read: readFile, parse: parseModule }),
  };
}

/** What the comments of parsed modules say to ESLint. */
const commentsOf = new WeakMap<Program["sourceCode"], LinterComments>();

/** Returns what the comments of a file that another one imports say to ESLint. */
export const getModuleComments = (sourceCode: Program["sourceCode"]): LinterComments =>
  commentsOf.get(sourceCode) ?? { configs: [], directives: [] };

/** Parses a file that another one imports, if all of it is code. */
function parseModule(text: string, filename: string): Program["sourceCode"] | undefined {
  const [unit] = findScriptUnits(text, getExtension(filename));
  const program = unit === undefined || unit.shown !== undefined ? undefined : readProgramNow(text, filename, unit);
  if (program !== undefined) commentsOf.set(program.sourceCode, program.comments);
  return program?.sourceCode;
}

/** A file without a working directory counts from its root. */
function getRoot(filename: string): string {
  return /^(?:[A-Za-z]:[/\\]|\/)/.exec(filename)?.[0] ?? "/";
}
