// "packages/bias/src/model.ts:12" breaks behind a slash, and never inside of a file's name or of a line's number.
import type { MarkdownOptions } from "vitepress";

type Markdown = Parameters<NonNullable<MarkdownOptions["config"]>>[0];

const PLACE = /^((?:[\w.-]+\/)+)([\w.-]+:\d+)$/;

/** Returns the HTML of a text that is a place in the sources; undefined of any other. */
export function breakPlace(text: string): string | undefined {
  const [, folders, place] = PLACE.exec(text) ?? [];
  if (folders === undefined || place === undefined) return undefined;
  return `${folders.replaceAll("/", "/<wbr>")}<span class="unbroken">${place}</span>`;
}

/** Teaches the Markdown parser to break places so. */
export function keepPlaces(markdown: Markdown): void {
  markdown.core.ruler.push("unbroken-places", ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const html = token.type === "text" ? breakPlace(token.content) : undefined;
      if (html !== undefined) Object.assign(token, { type: "html_inline", content: html });
    }
  });
}
