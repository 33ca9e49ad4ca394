/**
 * A generated program: the text that the rule reads, the same text with its breakpoints noted for the truth, and how to call it.
 *
 * A grammar writes one marked text. Inside every draw stands, between ⟦ and ⟧, an argument that tells a scripted `Math.random` where the program's
 * outcome can change: `Math.random(⟦GRID(i + 1)⟧)`. The rule gets the text without the marks (`Math.random()`), the truth runs it with them.
 */

export const FAMILIES = ["loop", "move", "keyed", "comparator", "kin"] as const;
export type Family = (typeof FAMILIES)[number];

export interface Program {
  /**
   * Swap loops, moves of items, sorts by a comparator and by keys are judged by their truth; kin are no biased shuffles by construction, and must
   * never be reported.
   */
  readonly family: Family;
  /** What the program does, in a few words: "splice out, push back". Misses are counted by it. */
  readonly kind: string;
  /** What the source says it means, where that changes what may be reported; `unclear` where nobody knows: silence is then right, and a report of a bias too. */
  readonly intent: "shuffle" | "cycle" | "sample" | "unclear";
  /** The module's text without marks. */
  readonly source: string;
  /** The same text with the breakpoints passed to every draw. */
  readonly runnable: string;
  /** An expression, to be evaluated behind the text: a function from the array of items to the resulting array. */
  readonly entry: string;
  /** The lengths at which the program makes sense, ascending: most run at any length, some are written for one. */
  readonly sizes: readonly number[];
  /** Whether silence is wanted whatever the program does: a random tie-break, which is reported on request only. */
  readonly silent?: true;
  /** Whether a report may come with suggestions, but without an autofix, as it would change more than the bias. */
  readonly suggestionOnly?: true;
  /** Whether it loses items by a swap that draws a place twice, and so must be reported although it ends in no order. */
  readonly drawsTwice?: true;
  /** The module beside it that it imports. */
  readonly far?: FarText;
  /** Names that nothing declares and the text assigns to: `runnable` declares them, as a page's scripts share them. */
  readonly undeclared?: readonly string[];
  /** Options of the rule, where they are not the default. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The choices that made the program, such as "start: n - 1" and "swap: temp", for grouping. */
  readonly features: readonly string[];
}

/** Lengths for programs that run at any length; 5 is run only where 3 and 4 show no bias. */
export const ANY_LENGTH: readonly number[] = [3, 4, 5];

/** Makes a program of a marked text. */
export function fromMarked(parts: Omit<Program, "source" | "runnable"> & { readonly marked: string }): Program {
  const { marked, ...rest } = parts;
  return { ...rest, source: withoutMarks(marked), runnable: marked.replaceAll(/[⟦⟧]/g, "") };
}

/** A module that a program imports, without marks. */
interface FarText {
  readonly name: string;
  readonly text: string;
  /** The line of the program that imports it. */
  readonly line: string;
  /** What does the same in one text. */
  readonly inPlace: string;
}

/** A text of the program's that has no marks, its own or a fixed one, as one that can be run. */
export function makeRunnable({ undeclared = [], far }: Program, text: string): string {
  const whole = far === undefined ? text : text.replace(far.line, () => far.inPlace);
  return undeclared.length === 0 ? whole : `let ${undeclared.join(", ")};\n${whole}`;
}

/** All that the rule is shown of a program, for people. */
export function showSource({ far, source }: Program): string {
  return far === undefined ? source : `// ${far.name}\n${far.text}\n\n// imported by\n${source}`;
}

/** The text that a person would have written: every mark removed with what it holds. */
export function withoutMarks(marked: string): string {
  return marked.replaceAll(/⟦[^⟧]*⟧/g, "");
}

/** Each line moved right by two spaces for every level. */
export function indent(lines: readonly string[], levels = 1): string[] {
  return lines.flatMap((line) => line.split("\n")).map((line) => "  ".repeat(levels) + line);
}
