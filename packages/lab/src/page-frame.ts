// The frame of every page that shows a shuffle's bias: what it is allowed to load, and in which language it speaks.
import { getLanguage } from "@fair-shuffle/bias/model";
import { escapeHtml } from "./escape-html.ts";
import { PRODUCT } from "./page-title.ts";

export interface PageFrame {
  /** "en", "zh-cn"; English where it is undefined. */
  readonly language: string | undefined;
  /** Where its script may come from, in the words of a Content Security Policy. */
  readonly scriptSources: string;
  readonly styleSources: string;
  /** What a tab shows. */
  readonly title?: string;
  /** What stands in the head beside its title, and in the body, as HTML. */
  readonly head: string;
  readonly body: string;
}

/**
 * Returns a whole page. `wasm-unsafe-eval` lets the simulation be compiled, and allows no JavaScript; its workers come from a blob. Nothing else is loaded, and nothing is sent.
 */
export function writePageFrame({
  language,
  scriptSources,
  styleSources,
  title = PRODUCT,
  head,
  body,
}: PageFrame): string {
  const policy = [
    "default-src 'none'",
    `script-src ${scriptSources} 'wasm-unsafe-eval'`,
    `style-src ${styleSources}`,
    "worker-src blob:",
    "img-src data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="${getLanguageTag(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

/** Returns the tag of the language that the page speaks, for its `lang`. */
export const getLanguageTag = (language: string | undefined): string =>
  new Intl.Locale(getLanguage(language)).toString();
