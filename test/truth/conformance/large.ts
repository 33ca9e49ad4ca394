/**
 * A run of any size: `tsx --conditions=@fair-shuffle/source test/truth/conformance/large.ts --programs 100000 --seed 7 --fix-every 10`.
 * Prints the report, or writes it to `large-report.md` (`--write`); `--program 1234` shows one program of the seed with its truth and what the
 * rule says and does. Fails where the test would.
 */

import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";

import { checkFix } from "./fix-check.ts";
import { writeProgram } from "./grammar.ts";
import { judge } from "./judge.ts";
import { tally } from "./processes.ts";
import { showSource } from "./program.ts";
import { writeReport } from "./report-text.ts";
import { LEAST_FOUND, listedShare } from "./tally.ts";

const { values } = parseArgs({
  options: {
    programs: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    "fix-every": { type: "string", default: "10" },
    processes: { type: "string", default: String(availableParallelism()) },
    write: { type: "boolean", default: false },
    program: { type: "string" },
  },
});

const seed = wholeNumber("seed", values.seed);
if (values.program === undefined) await runAll();
else showOne(wholeNumber("program", values.program));

async function runAll(): Promise<void> {
  const options = {
    seed,
    programs: wholeNumber("programs", values.programs),
    fixEvery: Math.max(1, wholeNumber("fix-every", values["fix-every"])),
  };
  const processes = Math.max(1, wholeNumber("processes", values.processes));
  // The sources as they are when they are loaded, not when the report is written.
  const commit = getCommit();
  const start = performance.now();
  let shown = 0;
  const result = await tally(options, {
    processes,
    onProgress: (done) => {
      if (done - shown < 10_000) return;
      shown = done;
      console.error(`${String(done)} programs`);
    },
  });
  const seconds = (performance.now() - start) / 1000;
  const command = `npx tsx --conditions=@fair-shuffle/source test/truth/conformance/large.ts --programs ${String(options.programs)} --seed ${String(seed)} --fix-every ${String(options.fixEvery)} --write`;
  const report = writeReport(result, [
    `Written on ${new Date().toISOString().slice(0, 10)}, of commit ${commit}, by \`${command}\`;`,
    `it took ${seconds.toFixed(0)} s on ${String(processes)} processes (${(options.programs / seconds).toFixed(0)} programs a second).`,
  ]);
  if (values.write) await writeFile(new URL("large-report.md", import.meta.url), report);
  else console.log(report);
  const failed =
    result.falseAlarms.length > 0 ||
    result.crashes.length > 0 ||
    result.fixes.bad.length > 0 ||
    listedShare(result) < LEAST_FOUND;
  process.exitCode = failed ? 1 : 0;
}

/** The commit whose sources are run, and whether they are its own. */
function getCommit(): string {
  const git = (...words: string[]): string => execFileSync("git", words, { encoding: "utf8" }).trim();
  return git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain") === "" ? "" : " with changes");
}

function showOne(index: number): void {
  const judged = judge(writeProgram(seed, index), index);
  console.log(showSource(judged.program));
  console.log(`\n// called as ${judged.program.entry}`);
  console.log(`// ${judged.program.kind}: ${judged.program.features.join("; ")}`);
  console.log(`// truth: ${judged.truth.kind} ${JSON.stringify([...judged.truth.distances])}`);
  console.log(`// ${judged.judgement}: ${judged.messageIds.join(", ")} ${judged.message}`);
  for (const helper of ["inline", "import"] as const) {
    const outcome = checkFix(judged, helper);
    console.log(`\n// ${helper}: ${outcome.kind}${outcome.kind === "bad" ? `: ${outcome.reason}` : ""}`);
    if (outcome.kind !== "not fixed") console.log(outcome.text);
  }
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`--${name} must be a whole number of at least 0, not "${text}".`);
  return value;
}
