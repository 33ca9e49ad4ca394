// The quick lane: types, and the tests of the packages and of the shapes, but for those that take longest. It is for work in progress; the gate counts.
import { spawnSync } from "node:child_process";
import { LONGEST } from "./longest-first.ts";

/** Whole editors, servers and child processes, thousands of programs: seconds each. */
const SLOW = [
  ...LONGEST,
  "packages/bias/src/**/engine-sorts.test.ts",
  "packages/bias/src/**/power.test.ts",
  "packages/cli/src/**/{simulate-command,hostile-code,foreign-text,written-files,odd-files}.test.ts",
];

const args = process.argv.slice(2);
const commands: readonly (readonly string[])[] = [
  ["tsc", "-b"],
  [
    "vitest",
    "run",
    ...(args.length > 0
      ? args
      : ["packages", "eslint-plugin", "extension", "test/truth/shapes/shapes", "test/truth/shapes/not-shuffles"]),
    ...SLOW.map((file) => `--exclude=${file}`),
  ],
];
for (const [command = "", ...rest] of commands) {
  const { status } = spawnSync(command, rest, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
