// The bias page as a webview shows it: nothing runs in it but the page's own script, and nothing is loaded from elsewhere.
import { writePageFrame } from "@fair-shuffle/lab";

export interface PanelParts {
  /** Where the webview serves its own files from (`webview.cspSource`). */
  readonly cspSource: string;
  /** Letters and digits that nobody can guess, new for each page. */
  readonly nonce: string;
  readonly script: string;
  readonly style: string;
  /** What the page builds itself in. */
  readonly body: string;
  /** "en", "zh-cn". */
  readonly language: string;
}

/** Returns the whole page. */
export function writePanelPage({ cspSource, nonce, script, style, body, language }: PanelParts): string {
  return writePageFrame({
    language,
    scriptSources: `'nonce-${nonce}'`,
    styleSources: `${cspSource} 'nonce-${nonce}'`,
    head: `<link rel="stylesheet" nonce="${nonce}" href="${style}">`,
    body: `${body}\n<script nonce="${nonce}" src="${script}"></script>`,
  });
}

/** Returns a new nonce of 32 letters and digits, 128 bits of the system's own randomness. */
export function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
