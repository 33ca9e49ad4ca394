/**
 * A run of any size: `tsx --conditions=@fair-shuffle/source test/conformance/large.ts --programs 100000 --seed 7 --fix-every 10`.
 * Prints the report; `--program 1234` shows one program of the seed with its truth and what the rule says and does. Fails where the test would.
 */

import { parseArgs } from "node:util";

import { checkFix } from "./fix-check.ts";
import { writeProgram } from "./grammar.ts";
import { judge } from "./judge.ts";
import { writeReport } from "./report-text.ts";
import { foundShare, tally } from "./tally.ts";

const { values } = parseArgs({
  options: {
    programs: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    "fix-every": { type: "string", default: "10" },
    program: { type: "string" },
  },
});

const seed = wholeNumber("seed", values.seed);
if (values.program === undefined) runAll();
else showOne(wholeNumber("program", values.program));

function runAll(): void {
  const result = tally({
    seed,
    programs: wholeNumber("programs", values.programs),
    fixEvery: Math.max(1, wholeNumber("fix-every", values["fix-every"])),
    onProgress: (done) => {
      if (done % 10_000 === 0) console.error(`${String(done)} programs`);
    },
  });
  console.log(writeReport(result));
  const failed =
    result.falseAlarms.length > 0 ||
    result.crashes.length > 0 ||
    result.fixes.bad.length > 0 ||
    foundShare(result) < 0.95;
  process.exitCode = failed ? 1 : 0;
}

function showOne(index: number): void {
  const judged = judge(writeProgram(seed, index), index);
  console.log(judged.program.source);
  console.log(`\n// called as ${judged.program.entry}`);
  console.log(`// ${judged.program.features.join("; ")}`);
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
