// "30 %" stays on one line: a percent sign at the beginning of a line is read as nothing.
import type { MarkdownOptions } from "vitepress";

type Markdown = Parameters<NonNullable<MarkdownOptions["config"]>>[0];

/** Returns a text whose percent signs stay beside their numbers. */
export const keepPercentSigns = (text: string): string => text.replaceAll(/(?<=\d|\}\}) %/g, "\u00A0%");

/** Teaches the Markdown parser to keep a percent sign beside its number, or beside what the page computes. */
export function keepPercents(markdown: Markdown): void {
  markdown.core.ruler.push("unbroken-percents", ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === "text") token.content = keepPercentSigns(token.content);
  });
}
