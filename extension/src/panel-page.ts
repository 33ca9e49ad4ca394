// The bias page as a webview shows it: nothing runs in it but the page's own script, and nothing is loaded from elsewhere.

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

/** Returns the whole page. `wasm-unsafe-eval` lets the simulation be compiled, and allows no JavaScript; its worker comes from a blob. */
export function writePanelPage({ cspSource, nonce, script, style, body, language }: PanelParts): string {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    `style-src ${cspSource} 'nonce-${nonce}'`,
    "worker-src blob:",
    "img-src data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="${language.startsWith("zh") ? "zh-CN" : "en"}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fair Shuffle</title>
<link rel="stylesheet" nonce="${nonce}" href="${style}">
</head>
<body>
${body}
<script nonce="${nonce}" src="${script}"></script>
</body>
</html>
`;
}

/** Returns a new nonce of 32 letters and digits, 128 bits of the system's own randomness. */
export function makeNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
