// Fixes a text with the rule alone, as ESLint does; and, where somebody chose so, by its suggestions.
import { mergeEdits, type Edit } from "@fair-shuffle/recognise";
import type { FoundWay } from "./find-sites.ts";
import type { LintOptions } from "./judged-programs.ts";
import { lintText, type Linted, type LintedFinding } from "./lint-text.ts";

/** What is fixed; without either, whatever can be fixed unasked. */
export interface Choice {
  /** The suggestion that findings without a fix get, counted from 1. */
  readonly suggestion?: number;
  /** Only what `findAt` gives for this line, counted from 1, is fixed; a suggestion then comes before its fix. */
  readonly line?: number;
}

export interface Fixed {
  readonly text: string;
  /** How many findings were fixed, by suggestions, too. */
  readonly count: number;
  /** What was done by suggestions. */
  readonly chosen: readonly ChosenWay[];
  /** What is found in the fixed text. */
  readonly left: Linted;
}

export interface ChosenWay extends Pick<LintedFinding, "line" | "column"> {
  /** A sentence that says what it does, and what it assumes. Its place is that of the finding before all fixes. */
  readonly title: string;
  readonly isAssuming: boolean;
}

/** As many as ESLint makes. */
const MOST_PASSES = 10;

/** Returns a text with all fixes made that can be made, each as a whole or not at all; the text as it was if the outcome could not be parsed. */
export async function fixText(
  text: string,
  filename: string,
  options: LintOptions = {},
  choice: Choice = {},
): Promise<Fixed> {
  const first = await lintText(text, filename, options);
  let fixed: Fixed = { text, count: 0, chosen: [], left: first };
  const toOrigin: ((offset: number) => number)[] = [];
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const before = fixed;
    const applied = applyFixes(before.text, before.left.findings, choice);
    if (applied.count === 0) return fixed;
    const left = await lintText(applied.text, filename, options);
    if (left.problems.length > first.problems.length) return { text, count: 0, chosen: [], left: first };
    const chosen = applied.chosen.map(({ line, column, ...way }): ChosenWay => {
      const offset = getOffset(before.text, line, column);
      return {
        ...getPlace(
          text,
          toOrigin.reduceRight((at, back) => back(at), offset),
        ),
        ...way,
      };
    });
    toOrigin.push(applied.toOrigin);
    fixed = {
      text: applied.text,
      count: before.count + applied.count,
      chosen: [...before.chosen, ...chosen],
      left,
    };
    // Somebody may choose what leaves a finding: it is not chosen again.
    const isSettled = chosen.length > 0 && left.findings.length >= before.left.findings.length;
    if (choice.line !== undefined || isSettled) return fixed;
  }
  return fixed;
}

/** Returns the findings that a line, counted from 1, is about: those that are reported or begin on it, else the innermost one whose code covers it. */
export function findAt(findings: readonly LintedFinding[], line: number): readonly LintedFinding[] {
  const reported = findings.filter((finding) => finding.line === line);
  if (reported.length > 0) return reported;
  const begun = findings.filter(({ firstLine }) => firstLine === line);
  if (begun.length > 0) return begun;
  const covering = findings.filter(({ firstLine, lastLine }) => firstLine <= line && line <= lastLine);
  const getLength = ({ firstLine, lastLine }: LintedFinding): number => lastLine - firstLine;
  return covering.toSorted((a, b) => getLength(a) - getLength(b)).slice(0, 1);
}

interface Chosen {
  readonly finding: LintedFinding;
  /** Its fix, or the suggestion that somebody chose. */
  readonly way: FoundWay;
}

/** Returns the findings of a text that do not stay, each with what becomes of it. */
export function chooseWays(findings: readonly LintedFinding[], { suggestion, line }: Choice): readonly Chosen[] {
  return (line === undefined ? findings : findAt(findings, line)).flatMap((finding) => {
    const suggested = suggestion === undefined ? undefined : finding.suggestions[suggestion - 1];
    const way = line !== undefined && suggestion !== undefined ? suggested : (finding.fix ?? suggested);
    return way === undefined ? [] : [{ finding, way }];
  });
}

interface Applied {
  readonly text: string;
  readonly count: number;
  /** Of the text before. */
  readonly chosen: readonly ChosenWay[];
  /** From an offset of the text to that before. */
  readonly toOrigin: (offset: number) => number;
}

/** Applies the fixes as ESLint does: each merged to one edit, and of those that touch each other the first. */
function applyFixes(text: string, findings: readonly LintedFinding[], choice: Choice): Applied {
  const fixes = chooseWays(findings, choice)
    .map(({ finding, way }) => {
      // A function that others use, too, is theirs to keep: only fixes wait for each other.
      const isFix = way === finding.fix;
      return { ...mergeEdits(text, way.edits, isFix ? way.held : []), finding, way, isFix };
    })
    .sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);
  const applied: typeof fixes = [];
  for (const fix of fixes) {
    // Two insertions at one place touch each other too.
    const last = applied.at(-1);
    if (last === undefined || fix.range[0] > last.range[1]) applied.push(fix);
  }
  let done = "";
  let end = 0;
  for (const { range, text: replacement } of applied) {
    done += text.slice(end, range[0]) + replacement;
    [, end] = range;
  }
  return {
    text: done + text.slice(end),
    count: applied.length,
    chosen: applied
      .filter(({ isFix }) => !isFix)
      .map(({ finding: { line, column }, way: { title, isAssuming } }) => ({ line, column, title, isAssuming })),
    toOrigin: (offset) =>
      getOrigin(
        offset,
        applied.flatMap(({ way }) => way.edits),
      ),
  };
}

/** Returns where an offset was before edits, which are in the order of the text; in what they wrote, where that began. */
function getOrigin(offset: number, edits: readonly Edit[]): number {
  let growth = 0;
  for (const { range, text } of edits) {
    if (offset < range[0] + growth) break;
    if (offset < range[0] + growth + text.length) return range[0];
    growth += text.length - (range[1] - range[0]);
  }
  return offset - growth;
}

const getLines = (text: string): readonly string[] => text.split(/(?<=\r\n|[\n\u2028\u2029]|\r(?!\n))/);

/** Lines and columns count from 1. */
const getOffset = (text: string, line: number, column: number): number =>
  getLines(text)
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length, column - 1);

function getPlace(text: string, offset: number): Pick<ChosenWay, "line" | "column"> {
  const lines = getLines(text.slice(0, offset));
  const last = lines.at(-1) ?? "";
  // A text that ends with a line end is followed by a line.
  return /[\n\r\u2028\u2029]$/.test(last)
    ? { line: lines.length + 1, column: 1 }
    : { line: lines.length, column: last.length + 1 };
}
