// What the Markdown parser has read as text, changed before it is drawn.
import type { MarkdownOptions } from "vitepress";

type Markdown = Parameters<NonNullable<MarkdownOptions["config"]>>[0];

/** Teaches the Markdown parser to change each text, under the name of a rule. */
export function changeTexts(markdown: Markdown, name: string, change: (text: string) => string): void {
  markdown.core.ruler.push(name, ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? []))
      if (token.type === "text") token.content = change(token.content);
  });
}
