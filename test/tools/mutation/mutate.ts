// `pnpm mutate [--share 0.2] [--seed 1] [--tests FILE]… [file …]` breaks the verdict and the recogniser in thousands of places, one at a time, and prints which breaks no test sees.
import { readdirSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import type { MutantResult } from "@stryker-mutator/api/core";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
    json: { type: "string" },
    tests: { type: "string", multiple: true },
  },
});
/** The fast tests; each survivor costs the time of all those that run its code. */
const BIAS_TESTS = [
  "packages/bias/src/verdict/verdict.test.ts",
  "packages/bias/src/verdict/verdict-classes.test.ts",
  "packages/bias/src/verdict/purpose.test.ts",
  "packages/bias/src/verdict/real-code.test.ts",
];
const RECOGNISE_TESTS = [
  ...globFiles("packages/recognise/src", ".test.ts").filter((file) => !/\/(?:fix|findings)\//.test(file)),
  "test/truth/shapes/verdicts.test.ts",
  "test/truth/shapes/comparators.test.ts",
  "packages/recognise/src/fix/handed-on-source.test.ts",
  "test/truth/shapes/ways-out.test.ts",
  "eslint-plugin/src/no-biased-shuffle.test.ts",
];
/** Where `--tests` names some, only they run: much quicker, and what they kill is the least that all would. */
const choose = (tests: readonly string[]): readonly string[] => values.tests ?? tests;
/** A break is most likely seen by the tests beside the file: they run first, the others only as long as nobody sees it. */
const besideFirst = (tests: readonly string[], mutated: readonly string[]): string[] => {
  const isBeside = (test: string): boolean => mutated.some((file) => test === file.replace(/\.ts$/, ".test.ts"));
  return [...tests.filter(isBeside), ...tests.filter((test) => !isBeside(test))];
};
const root = fileURLToPath(new URL("../../..", import.meta.url));
process.chdir(root);

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

async function mutate(
  testFiles: readonly string[],
  mutated: readonly string[],
  isBiasMutated: boolean,
): Promise<MutantResult[]> {
  const stryker = new Stryker({
    plugins: [path("in-process-runner.ts"), path("sample.ts")],
    testRunner: "in-process",
    testRunnerNodeArgs: ["--import", "tsx"],
    checkers: values.share === "1" ? [] : ["sample"],
    checkerNodeArgs: ["--import", "tsx"],
    coverageAnalysis: "perTest",
    mutate: [...mutated],
    concurrency: 1,
    reporters: ["progress-append-only"],
    tempDirName: "artifacts/stryker",
    // Endless loops end by their hits; on a busy machine the clock must not count a slow test as one that fails.
    timeoutMS: 20_000,
    ...{ inProcess: { testFiles, isBiasMutated }, sample: { seed: Number(values.seed), share: Number(values.share) } },
  });
  return stryker.runMutationTest();
}

const files =
  positionals.length > 0
    ? positionals
    : [
        "packages/bias/src/verdict/!(*.test|fitting-values|part|start|why).ts",
        "packages/recognise/src/!(fix|findings)/*.ts",
      ];
const bias = files.filter((file) => file.startsWith("packages/bias/"));
const recognise = files.filter((file) => !file.startsWith("packages/bias/"));
const results = [
  ...(bias.length > 0 ? await mutate(besideFirst(choose(BIAS_TESTS), bias), bias, true) : []),
  ...(recognise.length > 0
    ? await mutate(
        besideFirst(choose(RECOGNISE_TESTS), recognise),
        [...recognise, "!**/*.test.ts", "!**/*.fixture.ts"],
        false,
      )
    : []),
];
const rows = new Map<string, MutantResult[]>();
for (const result of results) {
  const name = basename(result.fileName);
  rows.set(name, [...(rows.get(name) ?? []), result]);
}
const count = (mutants: readonly MutantResult[], status: string): number =>
  mutants.filter((mutant) => mutant.status === status).length;
for (const [name, mutants] of rows) {
  const killed = count(mutants, "Killed") + count(mutants, "Timeout");
  const all = killed + count(mutants, "Survived") + count(mutants, "NoCoverage");
  console.log(
    `| ${name} | ${mutants.length} | ${all} | ${killed} | ${count(mutants, "Survived")} | ${count(mutants, "NoCoverage")} | ${((100 * killed) / all).toFixed(1)} % |`,
  );
}
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(results));

function globFiles(folder: string, ending: string): string[] {
  return readdirSync(new URL(`../../../${folder}`, import.meta.url), { encoding: "utf8", recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
}
