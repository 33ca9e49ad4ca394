// `assertFair` in Vitest, Jest and node:test: a fair shuffle passes, a sort by a random comparator fails with the matrix and the evidence.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const require = createRequire(import.meta.url);
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "assert-fair-"));
  await build({
    entryPoints: [fileURLToPath(new URL("../../../packages/bias/src/index.ts", import.meta.url))],
    outfile: join(folder, "bias.mjs"),
    bundle: true,
    format: "esm",
    conditions: ["@fair-shuffle/source"],
  });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** With a seed, so that every run says the same. */
const TESTS = `
import { assertFair } from "./bias.mjs";

test("fair", async () => {
  const shuffle = (deck, random) => {
    for (let i = deck.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
  };
  await assertFair(shuffle, { seed: 1 });
});

test("biased", async () => {
  await assertFair((deck, random) => deck.sort(() => random() - 0.5), { seed: 1 });
});
`;

const getProgram = (name: string, file: string): string => join(dirname(require.resolve(`${name}/package.json`)), file);

test.each<[name: string, head: string, getArguments: (file: string) => string[], passed: RegExp, failed: RegExp]>([
  [
    "Vitest",
    "",
    (file) => [getProgram("vitest", "vitest.mjs"), "run", "--root", folder, "--globals", "--reporter=verbose", file],
    /✓.*fair/,
    /×.*biased/,
  ],
  [
    "Jest",
    "",
    // Jest takes ES modules with this flag only.
    (file) => [
      "--experimental-vm-modules",
      getProgram("jest", "bin/jest.js"),
      ...["--config", JSON.stringify({ rootDir: folder, testMatch: [`**/${file}`], verbose: true })],
    ],
    /✓ fair/,
    /✕ biased/,
  ],
  [
    "node:test",
    `import { test } from "node:test";`,
    (file) => ["--test", "--test-reporter=tap", join(folder, file)],
    /^ *ok 1 - fair/m,
    /^ *not ok 2 - biased/m,
  ],
])("%s", async (name, head, getArguments, passed, failed) => {
  const file = `${name.replace(":", "-")}.test.mjs`;
  await writeFile(join(folder, file), head + TESTS);
  const { code, output } = await run(getArguments(file));
  expect(output).toMatch(passed);
  expect(output).toMatch(failed);
  expect(code).not.toBe(0);
  expect(output).toContain("This shuffle is biased: of 5 items, the second one ends up ");
  expect(output).toMatch(/brought item 2 to position [25] instead of 4,000/);
  expect(output).toMatch(/share in % {2}item 1 {2}item 2 {2}item 3 {2}item 4 {2}item 5/);
  expect(output).toMatch(/position 4( +\d+\.\d){5}/);
  expect(output).toContain("it fails this assertion once in 1e9 runs at most");
  // What is wrong is said before the numbers.
  expect(output.indexOf("This shuffle is biased:")).toBeLessThan(output.indexOf("share in %"));
});

/** Runs Node, without what this test run has set for itself. */
function run(argv: readonly string[]): Promise<{ code: unknown; output: string }> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_|JEST|FORCE_COLOR)/.test(name)),
  );
  return new Promise((resolve) => {
    execFile(process.execPath, argv, { cwd: folder, env: { ...env, NO_COLOR: "1" } }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, output: stdout + stderr });
    });
  });
}
