// Which tests need a tool that not every machine has, and which of these tools this machine has.
import { spawnSync } from "node:child_process";
import { LOAD_EGLOT } from "../../environments/language-server/emacs/load-eglot.ts";
import { findChromium } from "../../environments/browser/chromium.ts";
import { findEditor } from "../../environments/editor/install-editor.ts";

export interface Tool {
  readonly name: string;
  /** The folders, from the root, whose tests can't do without it. */
  readonly folders: readonly string[];
  readonly isThere: () => boolean;
}

/** One row a tool. What is missing is left out and named; with `CI=true`, and without `--allow-missing`, it is a failure. */
export const TOOLS: readonly Tool[] = [
  {
    name: "the npm registry",
    folders: ["test/shipped/install", "test/environments/editor"],
    isThere: () => succeeds("npm", ["view", "eslint", "name", "--fetch-retries=0", "--fetch-timeout=20000"]),
  },
  {
    name: "Chromium (chromium-headless-shell)",
    folders: ["test/environments/browser", "test/environments/editor"],
    isThere: () => succeeds(findChromium() ?? "chromium", ["--version"]),
  },
  {
    name: "VS Code (pnpm install:editor)",
    folders: ["test/environments/editor"],
    isThere: () => findEditor() !== undefined,
  },
  {
    name: "Firefox (firefox-esr)",
    folders: ["test/truth/engines/spidermonkey", "test/environments/browser/both-browsers"],
    isThere: () => succeeds("firefox-esr", ["--version"]),
  },
  {
    name: "Neovim (nvim)",
    folders: ["test/environments/language-server/neovim"],
    isThere: () => succeeds("nvim", ["--version"]),
  },
  {
    name: "Emacs with eglot (emacs)",
    folders: ["test/environments/language-server/emacs"],
    isThere: () => succeeds("emacs", ["--batch", "--eval", LOAD_EGLOT]),
  },
  {
    name: "pre-commit",
    folders: ["test/shipped/install/pre-commit"],
    isThere: () => succeeds("pre-commit", ["--version"]),
  },
  {
    name: "JavaScriptCore (jsc)",
    folders: ["test/truth/engines/javascriptcore"],
    isThere: () => succeeds("jsc", ["-e", "quit()"]),
  },
];

/** Returns whether a command can be started and ends well within half a minute. */
function succeeds(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: "ignore",
    timeout: 30_000,
    shell: process.platform === "win32",
  });
  return status === 0;
}
