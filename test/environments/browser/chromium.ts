// The machine's own Chromium, driven by Playwright, which can't bring one itself here.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";

/** In milliseconds. An editor that starts in fifteen seconds on an idle machine took more than a minute on a busy one. */
export const PATIENCE = 200_000;

/** Chromium draws popups of its address bar beforehand, for each window, though no window is seen here: a fifth of what opening a page costs. */
const POPUPS = ["OmniboxPopupWebUI", "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** What Playwright turns off by itself: of two such lists Chromium takes the last one. */
const OFF_ANYWAY = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Starts Chromium without a window, whose pages have patience with a busy machine. @throws where the PATH has none. */
export async function startChromium(): Promise<Browser> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const executablePath = folders.map((folder) => join(folder, "chromium")).find((path) => existsSync(path));
  if (executablePath === undefined) throw new Error("No chromium is in the PATH; install Debian's package chromium.");
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
      `--disable-features=${[...OFF_ANYWAY, ...POPUPS].join()}`,
    ],
  });
  browser.on("context", (context) => {
    context.setDefaultTimeout(PATIENCE);
  });
  return browser;
}
