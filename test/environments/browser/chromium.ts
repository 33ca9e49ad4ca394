// The machine's own Chromium, driven by Playwright, which can't bring one itself here.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";

/** Starts Chromium without a window. @throws where the PATH has none. */
export function startChromium(): Promise<Browser> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const executablePath = folders.map((folder) => join(folder, "chromium")).find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error("No chromium is in the PATH; install Debian's package chromium.");
  return chromium.launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
}
