// The bias page as HTML: as one self-contained file, and as the body for a host's own page.
import type { PageData } from "./page-data.ts";
import { writePageFrame } from "./page-frame.ts";
import { getPageTitle } from "./page-title.ts";
import { writeWithoutScripts } from "./without-scripts.ts";

/** What `build.js` fills in: the page's script and style sheet, and the hashes that a Content Security Policy allows them by. */
declare const LAB_SCRIPT: string;
declare const LAB_STYLE: string;
declare const LAB_SCRIPT_HASH: string;
declare const LAB_STYLE_HASH: string;

/** The id of the element that holds the data. */
export const DATA_ID = "fair-shuffle-data";

/** The id of the element that the page builds itself in. */
export const ROOT_ID = "fair-shuffle-lab";

/**
 * Returns what belongs into the `<body>` of a page that loads lab.js and lab.css: the place where the page builds itself, and, where given, its data. A host that
 * leaves the data out posts them when the page says that it is ready.
 */
export function getPageBody(data?: PageData): string {
  const root = `<main id="${ROOT_ID}"></main>`;
  return data === undefined
    ? root
    : `${root}\n<script type="application/json" id="${DATA_ID}">${writeJson(data)}</script>`;
}

/**
 * Returns the bias page as one HTML file that needs nothing else: script, style, workers and data are inside. Its Content Security Policy allows these and nothing
 * more: no other script, no connection.
 */
export function makePage(data: PageData): string {
  return writePageFrame({
    language: data.language,
    scriptSources: `'${LAB_SCRIPT_HASH}'`,
    styleSources: `'${LAB_STYLE_HASH}'`,
    head: `<meta name="color-scheme" content="light dark">\n<style>${LAB_STYLE}</style>`,
    title: getPageTitle(data),
    body: `${writeWithoutScripts(data)}\n${getPageBody(data)}\n<script>${LAB_SCRIPT}</script>`,
  });
}

/**
 * What could end the script element that the JSON stands in, or begin a comment there; and what a terminal obeys that shows the page's source, or a build server
 * that logs it: control characters, marks that turn the direction of writing, and `##[error]`.
 */
const UNSAFE = /[<\u007f-\u009f\p{Zl}\p{Zp}\p{Bidi_Control}]|#(?=#\w*\[)/gu;

function writeJson(data: PageData): string {
  return JSON.stringify(data).replace(UNSAFE, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
