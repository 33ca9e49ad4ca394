// The bias page as HTML: as one self-contained file, and as the body for a host's own page.
import type { PageData } from "./page-data.ts";

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
  const policy = [
    "default-src 'none'",
    `script-src '${LAB_SCRIPT_HASH}' 'wasm-unsafe-eval'`,
    `style-src '${LAB_STYLE_HASH}'`,
    "worker-src blob:",
    "img-src data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="${data.language?.toLowerCase().startsWith("zh") === true ? "zh-CN" : "en"}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Fair Shuffle</title>
<style>${LAB_STYLE}</style>
</head>
<body>
${getPageBody(data)}
<script>${LAB_SCRIPT}</script>
</body>
</html>
`;
}

/** Returns JSON that can't end the script element that it stands in, nor begin a comment there. */
function writeJson(data: PageData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
