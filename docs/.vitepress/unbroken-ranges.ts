// "[0, 1)" stays on one line: each half alone is read as a slip of the pen.
import type { MarkdownOptions } from "vitepress";

type Markdown = Parameters<NonNullable<MarkdownOptions["config"]>>[0];

/** Returns a text whose ranges of numbers have blanks where no line ends. */
export const keepRange = (text: string): string => text.replaceAll(/([[(]\d+,) (\d+[\])])/g, "$1\u00A0$2");

/** Teaches the Markdown parser to keep both ends of a range on one line. */
export function keepRanges(markdown: Markdown): void {
  markdown.core.ruler.push("unbroken-ranges", ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === "text") token.content = keepRange(token.content);
  });
}
