// "30 %" stays on one line: a percent sign at the beginning of a line is read as nothing.
import { changeTexts } from "./changed-texts.ts";

/** Returns a text whose percent signs stay beside their numbers. */
export const keepPercentSigns = (text: string): string => text.replaceAll(/(?<=\d|\}\}) %/g, "\u00A0%");

/** Teaches the Markdown parser to keep a percent sign beside its number, or beside what the page computes. */
export const keepPercents = (markdown: Parameters<typeof changeTexts>[0]): void => {
  changeTexts(markdown, "unbroken-percents", keepPercentSigns);
};
