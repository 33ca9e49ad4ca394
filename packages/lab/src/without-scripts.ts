// What a page says where no script may run, as in the preview of a mail: why it is empty, and what a scan found, as plain text.
import { getLanguage } from "@fair-shuffle/bias/model";
import { escapeHtml } from "./escape-html.ts";
import type { PageData } from "./page-data.ts";
import { PLAIN_TEXTS } from "./words/plain-texts.ts";

/** Returns the element that a browser shows in the place of what the script would build. */
export function writeWithoutScripts({ subjects, summary = [], language }: PageData): string {
  const texts = PLAIN_TEXTS[getLanguage(language)];
  const found = subjects.map(
    ({ name, finding }) =>
      `<li><code>${escapeHtml(name)}</code>${finding === undefined ? "" : `<br>${writeSentence(finding)}`}</li>`,
  );
  return [
    '<noscript><div class="plain">',
    `<p><strong>${writeSentence(texts.needsScripts)}</strong></p>`,
    ...summary.map((sentence) => `<p>${writeSentence(sentence)}</p>`),
    ...(found.length === 0 ? [] : [`<ul>${found.join("\n")}</ul>`]),
    "</div></noscript>",
  ].join("\n");
}

/** What stands between backquotes is code. */
const writeSentence = (text: string): string =>
  text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join("");
