// The gate: build, then lint and types beside every test that this machine's tools allow, in one go. Its last line is `N passed, N failed`.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { TOOLS } from "./gate/tools.ts";
import { readTestCounts, type TestCounts } from "./gate/vitest-result.ts";

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** Comes first: the docs, the lint and some tests need what is built. */
const BUILD: Check = { name: "build", command: ["pnpm", "run", "build"] };

/** Need neither one another nor the tests, so they run one after another beside these. */
const CHECKS: readonly Check[] = [
  { name: "docs", command: ["pnpm", "--filter", "eslint-plugin-fair-shuffle", "run", "docs:check"] },
  { name: "oxfmt", command: ["oxfmt", "--check"] },
  { name: "knip", command: ["knip"] },
  {
    name: "structure",
    command: ["depcruise", "--config", ".dependency-cruiser.js", "packages", "eslint-plugin", "extension"],
  },
  { name: "types", command: ["tsc", "-b"] },
  { name: "types of the site", command: ["pnpm", "--filter", "@fair-shuffle/docs", "run", "typecheck"] },
  { name: "eslint", command: ["eslint", "."] },
  { name: "oxlint", command: ["oxlint"] },
];

const root = fileURLToPath(new URL("../..", import.meta.url));
const path = [join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);

const failures: string[] = [];
let passed = 0;

count(BUILD, await run(BUILD.command));

const missing = TOOLS.filter(({ isThere }) => !isThere());
// Machines that can't have every tool say so; each test that is left out is named below.
const mayMiss = process.env.CI !== "true" || process.argv.includes("--allow-missing");
if (!mayMiss) failures.push(...missing.map(({ name }) => `${name} is missing`));

const [tests] = await Promise.all([runTests(missing.flatMap(({ folders }) => folders)), runChecks()]);
passed += tests.passed;

console.log(
  `\nTook longest: ${tests.longest.map(({ file, seconds }) => `${file.replace(root, "")} (${seconds.toFixed(0)} s)`).join(", ")}.`,
);
console.log(
  missing.length === 0 && tests.skipped === 0
    ? "\nLeft out for missing tools: nothing."
    : `\nLeft out: ${describeLeftOut(tests.skipped)}.`,
);
if (failures.length > 0 || tests.failed > 0) {
  const names = tests.failed > 0 ? [...failures, `tests (${String(tests.failed)})`] : failures;
  console.log(`Failed: ${names.join(", ")}.`);
  for (const failure of tests.failures) console.log(`  ${failure.replace(root, "")}`);
}
const failed = failures.length + tests.failed;
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function count({ name }: Check, exitCode: number): void {
  if (exitCode === 0) passed++;
  else failures.push(name);
}

/** Runs the checks, each of them with its output in one piece among that of the tests. */
async function runChecks(): Promise<void> {
  for (const check of CHECKS) {
    const output: Buffer[] = [];
    const exitCode = await run(check.command, (chunk) => output.push(chunk));
    console.log(`\n$ ${check.command.join(" ")}`);
    process.stdout.write(Buffer.concat(output));
    count(check, exitCode);
  }
}

/** Runs every test but those in the `excluded` folders, and counts a run that ended badly, or ran no test, as a failure of its own. */
async function runTests(excluded: readonly string[]): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-gate-"));
  const file = join(folder, "tests.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  try {
    const exitCode = await run(["vitest", "run", ...reporters, ...excluded.map((folder) => `--exclude=${folder}/**`)]);
    const counts = readTestCounts(readFileSync(file, "utf8"));
    const isWhole = counts.failed > 0 || (exitCode === 0 && counts.passed > 0);
    if (isWhole) return counts;
    console.error(counts.passed === 0 ? "No test ran." : "Vitest failed beside its tests: look above.");
    return { ...counts, failed: 1, failures: [] };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [], longest: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function describeLeftOut(skipped: number): string {
  const left = missing.map(({ name, folders }) => `${folders.join(" and ")} (${name} is missing)`);
  if (skipped > 0) left.push(`${String(skipped)} tests that skip themselves`);
  return left.join(", ");
}

/** Runs a command in the root, with its output shown as it comes or handed on; returns its exit code, and 1 if it can't be started or is killed. */
function run([command, ...args]: Check["command"], onOutput?: (chunk: Buffer) => void): Promise<number> {
  if (onOutput === undefined) console.log(`\n$ ${[command, ...args].join(" ")}`);
  const output = onOutput === undefined ? "inherit" : "pipe";
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, PATH: path },
      stdio: ["ignore", output, output],
      shell: process.platform === "win32",
    });
    if (onOutput !== undefined) for (const stream of [child.stdout, child.stderr]) stream?.on("data", onOutput);
    child.on("error", (error) => {
      console.error(`${command} can't be started: ${error.message}`);
      resolve(1);
    });
    child.on("close", (exitCode) => {
      resolve(exitCode ?? 1);
    });
  });
}
