// The harness alone: both hosts, trust and language are what a test asked for.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startChromium } from "../browser/chromium.ts";
import { installExtensions, type ExtensionsFolder } from "./extensions-folder.ts";
import { startEditor, type Host } from "./start-editor.ts";

let browser: Browser;
let extensions: ExtensionsFolder;

beforeAll(async () => {
  [browser, extensions] = await Promise.all([startChromium(), installExtensions()]);
});

afterAll(async () => {
  await browser.close();
  await extensions.remove();
});

describe.each<Host>(["node", "web"])("in the %s host", (host) => {
  test.each([
    { name: "trusted, English", settings: {}, seen: { language: "en", isTrusted: true } },
    { name: "untrusted", asksForTrust: true, seen: { language: "en", isTrusted: false } },
    { name: "Chinese", language: "zh-cn" as const, seen: { language: "zh-cn", isTrusted: true } },
  ])("$name", async ({ seen, ...options }) => {
    const editor = await startEditor({
      host,
      browser,
      extensionsFolder: extensions.folder,
      files: { "a.js": "1;\n" },
      ...options,
    });
    expect(
      await editor.run((vscode) => ({
        language: vscode.env.language,
        isTrusted: vscode.workspace.isTrusted,
        // Node's host sits where the files are; the other one reaches them through the page.
        scheme: vscode.workspace.workspaceFolders?.[0]?.uri.scheme,
      })),
    ).toEqual({ ...seen, scheme: host === "node" ? "file" : "vscode-remote" });
    await editor.close();
  });
});
