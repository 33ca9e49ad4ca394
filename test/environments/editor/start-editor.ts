// Starts a whole VS Code on a fresh folder, opens it in Chromium, and gives a test both of its ends: the page that people see, and VS Code's interface inside.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { openDriverChannel, type DriverChannel } from "./driver-channel.ts";
import { getEditor } from "./extensions-folder.ts";

/** Which of VS Code's two extension hosts runs the extensions under test: Node's, or the web worker that vscode.dev has. */
export type Host = "node" | "web";

export interface EditorOptions {
  readonly host: Host;
  readonly browser: Browser;
  /** From `installExtensions`. */
  readonly extensionsFolder: string;
  /** The workspace's files by path, with `/`. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** Whether the files lie on no disk, but in the driver's memory; none where left out. */
  readonly isVirtual?: boolean;
  /** A file of `files` that is opened by itself, without the folder that it lies in; the folder is opened where this is left out. */
  readonly onlyFile?: string;
  /** Folders of the workspace that are packages of test/node_modules, by path. */
  readonly links?: Readonly<Record<string, string>>;
  /** User settings beside those that keep the editor quiet. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Whether the folder is trusted; it is where this is left out. */
  readonly isTrusted?: boolean;
  /** The language of the display; English where not given. */
  readonly language?: "zh-cn";
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Whether VS Code's own extensions run too (TypeScript's, Git's, npm's, …); languages and themes are there in either case. */
  readonly hasNeighbours?: boolean;
}

export interface Editor {
  readonly page: Page;
  /** The workspace's folder. */
  readonly folder: string;
  readonly run: DriverChannel["run"];
  /** Reads a file of the workspace from the disk. */
  readonly read: (file: string) => Promise<string>;
  /** Writes a file of the workspace, behind the editor's back. */
  readonly write: (file: string, content: string | Uint8Array) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Both ids, because where the driver runs is where it must look from. */
const EXTENSIONS = ["fair-shuffle.fair-shuffle", "fair-shuffle-test.driver"];

const QUIET_SETTINGS = {
  "workbench.startupEditor": "none",
  "workbench.tips.enabled": false,
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "workbench.welcomePage.walkthroughs.openOnInstall": false,
  "chat.disableAIFeatures": true,
  "telemetry.telemetryLevel": "off",
  "extensions.ignoreRecommendations": true,
  "git.enabled": false,
  "js/ts.tsserver.automaticTypeAcquisition.enabled": false,
  "files.autoSave": "off",
  // What nobody looks at is not painted anew again and again.
  "editor.cursorBlinking": "solid",
  "editor.minimap.enabled": false,
  "editor.occurrencesHighlight": "off",
  "editor.stickyScroll.enabled": false,
  // What a test types is what stands there.
  "editor.autoClosingBrackets": "never",
  "editor.autoClosingQuotes": "never",
  "editor.autoIndent": "none",
  "editor.quickSuggestions": { other: "off", comments: "off", strings: "off" },
  "editor.suggestOnTriggerCharacters": false,
};

/** Starts the editor and waits until its extension host answers. Throws an Error, and leaves nothing behind, if it does not. */
export async function startEditor(options: EditorOptions): Promise<Editor> {
  const undo: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const home = await realpath(await mkdtemp(join(tmpdir(), "fair-shuffle-editor-")));
    // The server may still be writing its last log.
    undo.push(() => rm(home, { recursive: true, force: true, maxRetries: 5 }));
    const folder = join(home, "project");
    const write = (file: string, content: string | Uint8Array): Promise<void> =>
      writeFileAt(join(folder, file), content);
    const isVirtual = options.isVirtual === true;
    if (!isVirtual) for (const [file, content] of Object.entries(options.files)) await write(file, content);
    const workspace = join(home, "virtual.code-workspace");
    await writeFileAt(workspace, JSON.stringify({ folders: [{ uri: "memory:/project" }] }));
    for (const [file, name] of Object.entries(options.links ?? {})) await linkPackage(join(folder, file), name);

    const driver = await openDriverChannel();
    undo.push(driver.close);
    const userData = join(home, "user-data");
    await writeFileAt(join(userData, "User", "settings.json"), JSON.stringify(getSettings(options, driver)));
    const isChinese = options.language === "zh-cn";
    if (isChinese) await writeLanguagePack(userData);

    const server = startServer(
      ["--user-data-dir", userData, "--extensions-dir", options.extensionsFolder],
      isChinese ? ["--locale", "zh-cn"] : [],
      options.hasNeighbours === true ? [] : await findNeighbours(),
    );
    undo.push(() => stopServer(server));
    const address = await getAddress(server);

    const context = await options.browser.newContext({
      viewport: options.viewport ?? { width: 1280, height: 800 },
      reducedMotion: "reduce",
      // The editor compresses its fifteen megabytes for each start otherwise, which is a seventh of what a start costs.
      extraHTTPHeaders: { "accept-encoding": "identity" },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    undo.push(() => context.close());
    const page = await context.newPage();
    await page.addInitScript(holdStill);
    await page.goto(`${address}?${getOpened(options, address, folder, workspace)}`);
    await waitForHost(driver, page);
    return { page, folder, run: driver.run, read: (file) => readFile(join(folder, file), "utf8"), write, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What moves is painted sixty times a second, by a processor that has no graphics card beside it. */
function holdStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { animation: none !important; transition: none !important; }");
  document.adoptedStyleSheets.push(sheet);
}

/** In milliseconds: twice what the slowest start took that ended well. A window that has no extension host by then gets none, and people load it anew. */
const UNTIL_LOADED_ANEW = 80_000;

/** Waits until the extension host answers, and loads the window anew, once, where it does not. @throws Error where it does not answer then, either. */
async function waitForHost(driver: DriverChannel, page: Page): Promise<void> {
  const answer = driver.run(() => true);
  const reload = setTimeout(() => void page.reload().catch(() => undefined), UNTIL_LOADED_ANEW);
  await answer.finally(() => {
    clearTimeout(reload);
  });
}

/** What the window shows, as its address says it. */
function getOpened({ isVirtual, onlyFile }: EditorOptions, address: string, folder: string, workspace: string): string {
  if (isVirtual === true) return `workspace=${encodeURIComponent(workspace)}`;
  if (onlyFile === undefined) return `folder=${encodeURIComponent(folder)}`;
  const file = `vscode-remote://${new URL(address).host}${join(folder, onlyFile)}`;
  return `ew=true&payload=${encodeURIComponent(JSON.stringify([["openFile", file]]))}`;
}

function getSettings(
  { host, isTrusted = true, isVirtual = false, files, settings }: EditorOptions,
  { address }: DriverChannel,
): object {
  return {
    ...QUIET_SETTINGS,
    "security.workspace.trust.enabled": !isTrusted,
    "security.workspace.trust.startupPrompt": "never",
    ...(host === "web" ? { "remote.extensionKind": Object.fromEntries(EXTENSIONS.map((id) => [id, ["web"]])) } : {}),
    "driver.address": address,
    ...(isVirtual ? { "driver.memory": { files } } : {}),
    ...settings,
  };
}

/**
 * Makes VS Code show another language, as its own language pack does, whose sentences for VS Code's own menus are not on npm: those stay English.
 * What extensions say goes by the language alone.
 */
async function writeLanguagePack(userData: string): Promise<void> {
  const translations = join(userData, "zh-cn.i18n.json");
  await writeFileAt(translations, JSON.stringify({ version: "1.0.0", contents: {} }));
  const extensions = [{ extensionIdentifier: { id: "ms-ceintl.vscode-language-pack-zh-hans" }, version: "1.0.0" }];
  const pack = { hash: "stand-in", label: "中文(简体)", extensions, translations: { vscode: translations } };
  await writeFileAt(join(userData, "languagepacks.json"), JSON.stringify({ "zh-cn": pack }));
}

/** The ids of the extensions that VS Code brings itself and that run code. They are a third of what an editor costs. */
async function findNeighbours(): Promise<string[]> {
  const { builtIns } = getEditor();
  const ids: string[] = [];
  for (const entry of await readdir(builtIns, { withFileTypes: true })) {
    const manifest = join(builtIns, entry.name, "package.json");
    if (!existsSync(manifest)) continue;
    const read = JSON.parse(await readFile(manifest, "utf8")) as Readonly<Record<string, string | undefined>>;
    if (read.main !== undefined || read.browser !== undefined) ids.push(`${read.publisher ?? ""}.${read.name ?? ""}`);
  }
  return ids;
}

function startServer(
  folders: readonly string[],
  language: readonly string[],
  leftOut: readonly string[],
): ChildProcess {
  const { node, entry } = getEditor();
  const server = spawn(
    node,
    [
      entry,
      ...["--auth", "none", "--bind-addr", "127.0.0.1:0", "--disable-telemetry", "--disable-update-check"],
      ...folders,
      ...language,
    ],
    {
      // No marketplace can be reached, so that nobody waits for one.
      env: { ...process.env, EXTENSIONS_GALLERY: "{}", VSCODE_SKIP_BUILTIN_EXTENSIONS: leftOut.join() },
      stdio: ["ignore", "pipe", "pipe"],
      // A process group of its own, so that it ends with all that it started.
      detached: true,
    },
  );
  // Also where the test's process ends before its tests do.
  process.once("exit", () => {
    kill(server);
  });
  return server;
}

/** Waits for the line in which the server says where it listens. Throws an Error with what it wrote if it ends before. */
async function getAddress(server: ChildProcess): Promise<string> {
  const output: string[] = [];
  server.stderr?.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  if (server.stdout === null) throw new Error("The editor was started without a pipe to read from.");
  for await (const line of createInterface(server.stdout)) {
    output.push(line);
    const [, address] = /HTTP server listening on (http:\S+)/.exec(line) ?? [];
    if (address !== undefined) {
      // What comes later is read away, lest the pipe fill up.
      server.stdout.resume();
      return address;
    }
  }
  throw new Error(`The editor ended before it listened:\n${output.join("\n")}`);
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  kill(server);
  await ended;
}

/** Ends the server and all that it started. */
function kill(server: ChildProcess): void {
  if (server.pid !== undefined && !hasEnded(server)) process.kill(-server.pid, "SIGKILL");
}

const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid === undefined || exitCode !== null || signalCode !== null;

async function linkPackage(path: string, name: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await symlink(await realpath(fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url))), path);
}

async function writeFileAt(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
