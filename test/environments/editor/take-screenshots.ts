// Takes pictures of every screen of the extension, in every theme and at two widths, into artifacts/screenshots; those that the READMEs show go into extension/media/screenshots, and for the Chinese one into media.
// Those are committed as pngquant makes them, a third as large: pngquant --force --strip --speed 1 --ext .png 256 <file>.
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startChromium } from "../browser/chromium.ts";
import { installExtensions } from "./extensions-folder.ts";
import { PROJECT } from "./project-files.ts";
import { startEditor, type Editor } from "./start-editor.ts";
import { closeAll, getBiasPage, openFile, openLightBulb, runCommand } from "./workbench.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const ALL = join(root, "artifacts", "screenshots");
const SHOWN = join(root, "extension", "media", "screenshots");
const SHOWN_IN_CHINESE = join(root, "media");

const THEMES = {
  light: "Default Light Modern",
  dark: "Default Dark Modern",
  contrast: "Default High Contrast",
  "light-contrast": "Default High Contrast Light",
};
const SIZES = [
  { width: 1280, height: 800 },
  { width: 800, height: 700 },
];

/** What people see, and how they get there. */
interface Screen {
  readonly name: string;
  readonly show: (editor: Editor) => Promise<unknown>;
}

const SCREENS: readonly Screen[] = [
  {
    name: "hover",
    show: async (editor) => {
      await openFile(editor, "src/deal.js", 2, 20);
      await editor.page.locator(".squiggly-warning").first().waitFor();
      await editor.page.locator(".codelens-decoration a", { hasText: "1.77×" }).waitFor();
      await editor.run((vscode) => vscode.commands.executeCommand("editor.action.showHover").then(() => undefined));
      await editor.page.locator(".monaco-hover", { hasText: "Where 8 items end up" }).waitFor();
    },
  },
  {
    name: "fix",
    show: async (editor) => {
      await openFile(editor, "src/deal.js", 2, 20);
      await editor.page.locator(".codelens-decoration a", { hasText: "1.77×" }).waitFor();
      await (await openLightBulb(editor)).getByText("Use the fair").waitFor();
    },
  },
  {
    name: "bias-page",
    show: async (editor) => {
      await openFile(editor, "src/deal.js");
      await editor.page.locator(".codelens-decoration a", { hasText: "1.77×" }).click();
      await getBiasPage(editor).locator("[data-state=done]").waitFor();
      await editor.run((vscode) =>
        vscode.commands.executeCommand("workbench.action.closeSidebar").then(() => undefined),
      );
    },
  },
  {
    name: "bias-page-whole",
    show: async (editor) => {
      await editor.run(async (vscode) => {
        await vscode.commands.executeCommand("workbench.action.focusSecondEditorGroup");
        await vscode.commands.executeCommand("workbench.action.joinAllGroups");
      });
      await getBiasPage(editor).locator("[data-state=done]").waitFor();
    },
  },
  {
    name: "scan",
    show: async (editor) => {
      await runCommand(editor, "Fair Shuffle: Scan Workspace");
      const summary = editor.page.locator(".notification-toast", { hasText: "biased shuffles were found" });
      await summary.waitFor();
      await editor.run((vscode) =>
        vscode.commands.executeCommand("workbench.actions.view.problems").then(() => undefined),
      );
      await editor.page.locator(".markers-panel", { hasText: "unopened.ts" }).waitFor();
    },
  },
  {
    name: "status",
    show: async (editor) => {
      await openFile(editor, "src/deal.js");
      await editor.page.locator(".statusbar-item[id='status.languageStatus']").hover();
      await editor.page.locator(".hover-language-status", { hasText: "Fair Shuffle" }).first().waitFor();
    },
  },
  {
    name: "walkthrough",
    show: async (editor) => {
      await editor.run((vscode) =>
        vscode.commands
          .executeCommand("workbench.action.openWalkthrough", "fair-shuffle.fair-shuffle#start", false)
          .then(() => undefined),
      );
      await editor.page.locator(".getting-started-step", { hasText: "See it" }).first().waitFor();
    },
  },
  {
    name: "settings",
    show: async (editor) => {
      await editor.run((vscode) =>
        vscode.commands
          .executeCommand("workbench.action.openSettings", "@ext:fair-shuffle.fair-shuffle")
          .then(() => undefined),
      );
      await editor.page.locator(".setting-item-category", { hasText: "Fair Shuffle" }).first().waitFor();
    },
  },
  {
    name: "enable-rule",
    show: async (editor) => {
      await openFile(editor, "fresh/deal.js");
      await runCommand(editor, "Fair Shuffle: Enable Lint Rule in This Project");
      await editor.page.locator(".notification-toast", { hasText: "Create eslint.config.mjs?" }).waitFor();
    },
  },
];

/** The themes of the pictures that the READMEs show, by what their file's name ends in; a page shows the one of its reader's scheme. */
const SHOWN_THEMES = { "": THEMES.dark, "-light": THEMES.light };

/** The pictures of the extension's README: a screen, at a size, and what is cut out of it. */
const IN_README = [
  {
    screen: "hover",
    file: "squiggle",
    size: { width: 1280, height: 800 },
    clip: { x: 352, y: 36, width: 924, height: 390 },
  },
  {
    screen: "bias-page",
    file: "bias-page",
    size: { width: 1800, height: 1370 },
    clip: { x: 48, y: 36, width: 1752, height: 1290 },
  },
] as const;

const folder = await mkdtemp(join(tmpdir(), "fair-shuffle-vsix-"));
const vsix = join(folder, "fair-shuffle.vsix");
await promisify(execFile)(process.execPath, ["pack.js", vsix], { cwd: join(root, "extension") });
const [browser, extensions] = await Promise.all([startChromium(), installExtensions(vsix)]);
const editor = await startEditor({ host: "node", browser, extensionsFolder: extensions.folder, files: PROJECT });
try {
  for (const [name, theme] of Object.entries(THEMES)) {
    await setTheme(theme);
    for (const size of SIZES) {
      await editor.page.setViewportSize(size);
      for (const screen of SCREENS) await take(screen, `${screen.name}-${name}-${size.width}`);
    }
  }
  for (const [suffix, theme] of Object.entries(SHOWN_THEMES)) {
    await setTheme(theme);
    for (const { screen, file, size, clip } of IN_README) {
      await editor.page.setViewportSize(size);
      await editor.run((vscode) => vscode.commands.executeCommand("workbench.view.explorer").then(() => undefined));
      // A hover that opens under the mouse goes when the mouse leaves it.
      await rest(editor);
      await SCREENS.find(({ name }) => name === screen)?.show(editor);
      await rest(editor);
      await editor.page.screenshot({ path: join(SHOWN, `${file}${suffix}.png`), clip, animations: "disabled" });
      await closeAll(editor);
    }
  }
  await takeInChinese();
} finally {
  await editor.close();
  await browser.close();
  await extensions.remove();
  await rm(folder, { recursive: true });
}

/** VS Code's own words stay English, because its language pack can't be had here; they are not in the picture. */
async function takeInChinese(): Promise<void> {
  const chinese = await startEditor({
    host: "node",
    browser,
    extensionsFolder: extensions.folder,
    files: PROJECT,
    language: "zh-cn",
  });
  const [, { size, clip }] = IN_README;
  try {
    await chinese.page.setViewportSize(size);
    for (const [suffix, theme] of Object.entries(SHOWN_THEMES)) {
      await setTheme(theme, chinese);
      await openFile(chinese, "src/deal.js");
      await chinese.page.locator(".codelens-decoration a", { hasText: "模拟偏差" }).first().click();
      await getBiasPage(chinese).locator("[data-state=done]").waitFor();
      await chinese.run((vscode) =>
        vscode.commands.executeCommand("workbench.action.closeSidebar").then(() => undefined),
      );
      await rest(chinese);
      await chinese.page.screenshot({ path: join(SHOWN_IN_CHINESE, `bias-page-zh${suffix}.png`), clip });
      await closeAll(chinese);
    }
  } finally {
    await chinese.close();
  }
}

/** Takes the mouse off the lens that it has clicked, which is a blue link under it. A hover that stands there by the keyboard stays. */
function rest({ page }: Editor): Promise<void> {
  return page.mouse.move(0, 0);
}

async function setTheme(theme: string, inEditor = editor): Promise<void> {
  await inEditor.run(async (vscode, theme) => {
    const { Global } = vscode.ConfigurationTarget;
    await vscode.workspace.getConfiguration("workbench").update("colorTheme", theme, Global);
  }, theme);
}

async function take({ name, show }: Screen, file: string): Promise<void> {
  try {
    await show(editor);
  } catch (error) {
    // The others are still worth looking at.
    console.error(`${file}: ${String(error)}`);
    process.exitCode = 1;
  }
  await editor.page.screenshot({ path: join(ALL, `${file}.png`) });
  if (name === "bias-page") return;
  await editor.page.keyboard.press("Escape");
  await editor.page.mouse.move(600, 690);
  await editor.run(async (vscode) => {
    await vscode.commands.executeCommand("notifications.clearAll");
    await vscode.commands.executeCommand("workbench.action.closePanel");
    await vscode.commands.executeCommand("workbench.view.explorer");
  });
  await closeAll(editor);
}
