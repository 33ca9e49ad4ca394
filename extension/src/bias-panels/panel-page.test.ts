import { expect, test } from "vitest";
import { makeNonce, writePanelPage } from "./panel-page.ts";

const PARTS = {
  cspSource: "https://*.vscode-cdn.net",
  nonce: "0123456789abcdef",
  script: "https://file.vscode-cdn.net/lab.js",
  style: "https://file.vscode-cdn.net/lab.css",
  body: '<main id="fair-shuffle-lab"></main>',
  language: "en",
};

test("nothing is allowed but what is named: the page's own script by its nonce, its style, its worker, its pictures", () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(writePanelPage(PARTS))?.[1];
  expect(policy?.split("; ")).toEqual([
    "default-src 'none'",
    "script-src 'nonce-0123456789abcdef' 'wasm-unsafe-eval'",
    "style-src https://*.vscode-cdn.net 'nonce-0123456789abcdef'",
    "worker-src blob:",
    "img-src data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test("it has one script, with the nonce, and no handler or style in its tags", () => {
  const page = writePanelPage(PARTS);
  expect(page.match(/<script\b[^>]*>/g)).toEqual([
    '<script nonce="0123456789abcdef" src="https://file.vscode-cdn.net/lab.js">',
  ]);
  expect(page).not.toMatch(/<[^>]*\s(?:on\w+|style)=/);
  expect(page).toContain(PARTS.body);
});

test.each([
  ["en", "en"],
  ["zh-cn", "zh-CN"],
  ["zh-tw", "en"],
  ["de", "en"],
])("in %s a screen reader is told %s", (language, expected) => {
  expect(writePanelPage({ ...PARTS, language })).toContain(`<html lang="${expected}">`);
});

test("every nonce is new, and has 32 letters and digits", () => {
  const nonces = Array.from({ length: 100 }, makeNonce);
  expect(new Set(nonces).size).toBe(100);
  for (const nonce of nonces) expect(nonce).toMatch(/^[0-9a-f]{32}$/);
});
