import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { makeProject } from "./testing/project.ts";
import { getTypedCommand } from "./typed-command.ts";

describe("the command line is called what can be typed where it was run", () => {
  // What npm 11.19.1, pnpm 12.21.0 and Yarn 4.18.1 really set; the last of several managers that start each other counts.
  it.each<[string, string, Parameters<typeof getTypedCommand>[1], string]>([
    [
      "npx without an installation",
      "/root/.npm/_npx/c3e21742b2197269/node_modules/.bin/fair-shuffle",
      { npm_command: "exec", npm_config_user_agent: "npm/11.19.1 node/v20.20.2" },
      "npx @fair-shuffle/cli",
    ],
    [
      "npx on Windows",
      "C:\\npm-cache\\_npx\\c3e21742b2197269\\node_modules\\@fair-shuffle\\cli\\dist\\fair-shuffle.js",
      { npm_command: "exec" },
      "npx @fair-shuffle/cli",
    ],
    [
      "npx in a project that has it",
      "/game/node_modules/.bin/fair-shuffle",
      { npm_command: "exec", npm_config_user_agent: "npm/11.19.1 node/v20.20.2" },
      "npx fair-shuffle",
    ],
    ["a script of npm", "/game/node_modules/.bin/fair-shuffle", { npm_command: "run" }, "npx fair-shuffle"],
    [
      "pnpm dlx",
      "/root/.cache/pnpm/dlx/37e581aa17b1/mx0soi1u-8k3/node_modules/.pnpm/cli/node_modules/@fair-shuffle/cli/dist/fair-shuffle.js",
      { npm_command: "dlx", npm_config_user_agent: "pnpm/12.21.0" },
      "pnpm dlx @fair-shuffle/cli",
    ],
    [
      "pnpm in a project that has it",
      "/game/node_modules/.pnpm/cli/node_modules/@fair-shuffle/cli/dist/fair-shuffle.js",
      { npm_command: "run-script", npm_config_user_agent: "pnpm/12.21.0 npm/? node/v20.20.2" },
      "pnpm exec fair-shuffle",
    ],
    [
      "yarn dlx",
      "/tmp/xfs-f799890b/dlx-11537/.yarn/cache/cli.zip/node_modules/@fair-shuffle/cli/dist/fair-shuffle.js",
      { BERRY_BIN_FOLDER: "/tmp/xfs-c2297d6c" },
      "yarn dlx @fair-shuffle/cli",
    ],
    [
      "Yarn in a project that has it",
      "/root/.yarn/berry/cache/cli.zip/node_modules/@fair-shuffle/cli/dist/fair-shuffle.js",
      { BERRY_BIN_FOLDER: "/tmp/xfs-15ac74f2", npm_command: "exec" },
      "yarn fair-shuffle",
    ],
    ["the shell", "/usr/bin/fair-shuffle", {}, "fair-shuffle"],
  ])("by %s", (_, script, environment, command) => {
    expect(getTypedCommand(script, environment)).toBe(command);
  });
});

it("npx is given the file again that it was given, as npm may not have the package by its name", () => {
  const folder = mkdtempSync(join(tmpdir(), "npx-"));
  try {
    const kept = join(folder, "_npx", "0b9e38e188e65990");
    const script = join(kept, "node_modules", ".bin", "fair-shuffle");
    const keep = (source: string): string => {
      const dependencies = { "@fair-shuffle/cli": source };
      writeFileSync(join(kept, "package.json"), JSON.stringify({ dependencies }));
      return getTypedCommand(script, { npm_command: "exec" });
    };
    mkdirSync(kept, { recursive: true });
    const file = relative(process.cwd(), join(folder, "fair-shuffle-cli-0.1.0.tgz"));
    expect(keep("file:../../fair-shuffle-cli-0.1.0.tgz")).toBe(`npx --package ${file} fair-shuffle`);
    expect(keep("file:../../my files/cli.tgz")).toMatch(/^npx --package ".*my files.*cli\.tgz" fair-shuffle$/);
    expect(keep("^0.1.0")).toBe("npx @fair-shuffle/cli");
    writeFileSync(join(kept, "package.json"), "{");
    expect(getTypedCommand(script, { npm_command: "exec" })).toBe("npx @fair-shuffle/cli");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe("where it is npx that runs it", () => {
  const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";
  /** In a script of a page, perhaps: the fix is a suggestion, and has another beside it. */
  const CHOICE = "function pick(quiz) {\n  return quiz.sort(() => Math.random() - 0.5);\n}\npick([1, 2, 3]);\n";
  const UNREAD = "<script></script>\n<p>{list.sort(() => Math.random() - 0.5)}</p>\n";
  const BARE = /(?<![/\w])fair-shuffle (?:scan|fix|explain|simulate|measure)\b/;

  it.each([
    [["scan"], "npx @fair-shuffle/cli explain a.svelte:2` says why"],
    [["scan", "--helper", "inline"], "`npx @fair-shuffle/cli fix FILE:LINE --suggestion 2`"],
    [["fix", "--diff", "--helper", "inline"], "`npx @fair-shuffle/cli scan` says what can be done"],
    [["scan", "--format", "html"], "npx @fair-shuffle/cli explain a.svelte:2"],
    [["scan", "--format", "sarif"], "npx @fair-shuffle/cli explain a.svelte:2"],
    [["scan", "b.js:1"], "`npx @fair-shuffle/cli scan b.js`"],
    [["simulate", "src"], "npx @fair-shuffle/cli scan src"],
    [["simulate", "b.js#mix"], "`npx @fair-shuffle/cli measure b.js#mix`"],
    [["measure", "b.js:1"], "`npx @fair-shuffle/cli simulate b.js:1`"],
    [["measure", "a.svelte"], "`npx @fair-shuffle/cli simulate a.svelte`"],
    [["--help"], "`npx @fair-shuffle/cli scan src`"],
    [["scan", "--help"], "$ npx @fair-shuffle/cli scan --diff"],
    [["explain", "--help"], "Usage: npx @fair-shuffle/cli explain [options] <place>"],
  ] as const)("%j names %s, and nothing by another name", async (args, said) => {
    const project = makeProject({ "a.svelte": UNREAD, "b.js": SORT, "src/c.ts": CHOICE });
    try {
      const { stdout, stderr } = await project.runAs("npx @fair-shuffle/cli", ...args);
      const words = (stdout + stderr).replaceAll(/\s+/g, " ");
      expect(words).toContain(said);
      expect(words.replaceAll("npx @fair-shuffle/cli ", "")).not.toMatch(BARE);
    } finally {
      project.remove();
    }
  });
});
