// The quick lane, a minute on two cores: types, and the tests that a change of a package meets first. It is for work in progress; the gate counts.
import { spawnSync } from "node:child_process";
import { LONGEST } from "./longest-first.ts";

/** What runs where nothing is named: each package's own tests, and every shape once. */
const QUICK = ["packages", "eslint-plugin", "extension", "test/truth/shapes/verdicts"];

/** But for these: child processes, whole commands, thousands of programs, samples of millions. They take as long as all the others together. */
const SLOW = [
  ...LONGEST,
  "packages/bias/src/**/{engine-sorts,judge,power,simulate,v8-below-64}.test.ts",
  "packages/cli/src/scan/command.test.ts",
  "packages/cli/src/**/{simulate-command,measure-command,hostile-code,foreign-text,written-files,odd-files,readme,chinese}.test.ts",
  "packages/lint/src/{find-sites,reparsed-tree,edited-text}.test.ts",
  "eslint-plugin/src/contract.test.ts",
];

const named = process.argv.slice(2);
run("tsc", "-b");
// Half of the time would go to loading ESLint and TypeScript anew for each file; none of these tests mocks anything.
run("vitest", "run", "--no-isolate", ...(named.length > 0 ? named : QUICK), ...SLOW.map((file) => `--exclude=${file}`));
const packages = SLOW.filter((file) => !file.startsWith("test/"));
console.log(
  named.length > 0
    ? `Left out: ${SLOW.join(", ")}.`
    : `Left out: test/ but for every shape once, docs/, the lint, and ${packages.join(", ")}. The gate runs all of it.`,
);

/** Runs a command, and ends this process with it where it fails. */
function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}
