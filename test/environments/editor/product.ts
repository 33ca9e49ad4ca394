// The product as people get it: packed, installed into the editor, and opened in one extension host, for all tests of a file.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { startChromium } from "../browser/chromium.ts";
import { installExtensions, type ExtensionsFolder } from "./extensions-folder.ts";
import { PROJECT } from "./project-files.ts";
import { HARD_FILES } from "./robustness.ts";
import { takeScreenshot } from "./screenshots.ts";
import { startEditor, type Editor, type EditorOptions, type Host } from "./start-editor.ts";

const extension = fileURLToPath(new URL("../../../extension/", import.meta.url));

export interface Product {
  readonly host: Host;
  /** The editor that most tests share, on PROJECT. */
  readonly getEditor: () => Promise<Editor>;
  /** An editor of a test's own; it is closed after the last test at the latest. */
  readonly open: (options: Partial<EditorOptions>) => Promise<Editor>;
}

/** Packs and installs the extension before the tests of this file, and closes all that they opened. */
export function useProduct(host: Host): Product {
  const opened: Promise<Editor>[] = [];
  let folder = "";
  let browser: Browser;
  let extensions: ExtensionsFolder;
  let shared: Promise<Editor> | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fair-shuffle-vsix-"));
    const vsix = join(folder, "fair-shuffle.vsix");
    await promisify(execFile)(process.execPath, ["pack.js", vsix], { cwd: extension });
    [browser, extensions] = await Promise.all([startChromium(), installExtensions(vsix)]);
  });

  afterAll(async () => {
    await Promise.all(opened.map((editor) => editor.then(({ close }) => close()).catch(() => undefined)));
    await browser.close();
    await extensions.remove();
    await rm(folder, { recursive: true, force: true });
  });

  // What stood there when a test failed says more than its error.
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    const editors = (await Promise.allSettled(opened)).flatMap((one) =>
      one.status === "fulfilled" ? [one.value] : [],
    );
    for (const [index, { page }] of editors.entries()) {
      if (!page.isClosed()) await takeScreenshot(page, `failed-${host}-${task.name}-${index + 1}`);
    }
  });

  function open(options: Partial<EditorOptions>): Promise<Editor> {
    const editor = startEditor({ host, browser, extensionsFolder: extensions.folder, files: PROJECT, ...options });
    opened.push(editor);
    return editor;
  }

  function getEditor(): Promise<Editor> {
    shared ??= open({ files: { ...PROJECT, ...HARD_FILES } }).catch((error: unknown) => {
      // The next test starts another one.
      shared = undefined;
      throw error;
    });
    return shared;
  }

  return { host, open, getEditor };
}
