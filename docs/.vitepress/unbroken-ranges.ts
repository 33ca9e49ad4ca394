// "[0, 1)", "n ≤ 6" and "(n − 1)²" stay on one line: a half alone is read as a slip of the pen.
import { changeTexts } from "./changed-texts.ts";

/** Returns a text whose ranges of numbers, and of n, and whose neighbours of n have blanks where no line ends. */
export const keepRange = (text: string): string =>
  text.replaceAll(/([[(]\d+,) (\d+[\])])/g, "$1\u00A0$2").replaceAll(/\bn ([=<≤>≥−+]) (?=\d)/g, "n\u00A0$1\u00A0");

/** Teaches the Markdown parser to keep both ends of a range on one line. */
export const keepRanges = (markdown: Parameters<typeof changeTexts>[0]): void => {
  changeTexts(markdown, "unbroken-ranges", keepRange);
};
