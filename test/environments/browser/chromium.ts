// The machine's own Chromium, driven by Playwright, which can't bring one itself here.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";

/** In milliseconds. An editor that starts in fifteen seconds on an idle machine took more than a minute on a busy one. */
export const PATIENCE = 200_000;

/** By the names of Debian's packages. The first has no windows that it would draw for nobody: a page takes it a quarter of the other's processor time. */
const NAMES = ["chromium-headless-shell", "chromium"];

/** Returns the path of the machine's Chromium; undefined where the PATH has none. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Starts Chromium without a window, whose pages have patience with a busy machine. @throws where the PATH has none. */
export async function startChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(`None of these is in the PATH; install one: ${NAMES.join(", ")}.`);
  const browser = await chromium.launch({
    executablePath,
    timeout: PATIENCE,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
  browser.on("context", (context) => {
    context.setDefaultTimeout(PATIENCE);
  });
  return browser;
}
