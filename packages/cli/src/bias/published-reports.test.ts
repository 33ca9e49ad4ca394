// The published reports and the JSON of a shuffle that leaves an item in its place: what is fair, and what is told of all, is of the others.
import { readFile } from "node:fs/promises";
import type { Statistics } from "@fair-shuffle/bias";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";
import { validate } from "../testing/schema.ts";
import { PUBLISHED } from "./published-reports.ts";

let project: Project;
beforeEach(() => {
  const loop = (start: string, draw: string): string =>
    `${start} {\n  const j = 1 + Math.floor(Math.random() * ${draw});\n  [a[i], a[j]] = [a[j], a[i]];\n}\n`;
  project = makeProject({
    "part.js": loop("for (let i = 1; i < a.length; i++)", "(a.length - 1)"),
    "fair-part.js": loop("for (let i = a.length - 1; i > 1; i--)", "i"),
  });
});
afterEach(() => {
  project.remove();
});

const run = (...args: readonly string[]): ReturnType<Project["run"]> =>
  project.run("simulate", ...args, "--trials", "20000", "--seed", "1");

it.each(["simulate", "measure"])("are told of in the help of %s with the numbers that they take", async (command) => {
  const named = Object.entries(PUBLISHED).map(([name, { cards, trials }]) => [name, cards, trials] as const);
  for (const language of ["en", "zh-cn"] as const) {
    const { stdout } = await project.runInColumns(20_000, language, command, "--help");
    const readme = await readFile(
      new URL(language === "en" ? "../../README.md" : "../../../../docs/zh/command-line.md", import.meta.url),
      "utf8",
    );
    for (const [name, cards, trials] of named) {
      const numbers = new RegExp(`\\b${String(cards)} \\D*${trials.toLocaleString("en-US")}\\b`);
      expect(stdout.slice(stdout.search(new RegExp(`\\b${name} (?:is|是)`)))).toMatch(numbers);
      expect(readme).toMatch(numbers);
    }
  }
});

const LEFT_OUT = "left out of the shuffle, and of what would be fair: 0\n";

/** The counts of nine items that move, of a report of ten. */
const readCounts = (stdout: string): number[][] =>
  stdout
    .split("\n")
    .filter((line) => /^[1-9] {2}/.test(line))
    .map((line) => line.split(/ +/).slice(2).map(Number));

it("counts what moves against its own mean, on the screen and in the record", async () => {
  const { stdout } = await run("part.js", "--report", "counts", "--record", "out");
  const counts = readCounts(stdout);
  expect([counts.length, counts[0]?.length]).toEqual([9, 9]);
  const mean = 20_000 / 9;
  expect(stdout).toContain(`mean: ${mean.toFixed(2)}\n`);
  const off = counts.flat().map((count) => Math.abs(count - mean));
  expect(stdout).toContain(`variance: ${(off.reduce((sum, by) => sum + by ** 2, 0) / 81).toFixed(2)}\n`);
  expect(stdout).toContain(`mean: ${((100 * Math.max(...off)) / mean).toFixed(2)} %\n`);
  expect(stdout.endsWith(LEFT_OUT)).toBe(true);
  expect(project.read("out/result.txt")).toBe(stdout);
});

it("says the fair share and the fair sum of what moves", async () => {
  const positions = await run("fair-part.js", "--report", "positions", "--cards", "10");
  expect(positions.stdout).toContain("fair: 11.11\n");
  expect(positions.stdout.endsWith(LEFT_OUT)).toBe(true);
  // 1 to 9 are 5 on average.
  const sums = await run("fair-part.js", "--report", "sums");
  expect(sums.stdout).toContain("fair: about 100000\n");
  expect(sums.stdout.endsWith(LEFT_OUT)).toBe(true);
  expect((await run("naive-swap", "--report", "sums")).stdout).not.toContain("left out");
});

it("tells programs the statistics of what moves, numbered as in the whole list, with the distance that the text says", async () => {
  const report = JSON.parse((await run("part.js", "--format", "json")).stdout) as {
    leftOut: unknown;
    measured: { counts: number[][]; statistics: Statistics };
  };
  expect(validate("bias", report)).toEqual([]);
  expect(report.leftOut).toEqual([0]);
  const { counts, statistics } = report.measured;
  expect(statistics).toMatchObject({ cards: 7, trials: 20_000, positions: { expected: 20_000 / 7 } });
  const { worstCell, extremeCell, distance } = statistics.positions;
  expect(worstCell.share).toBe((counts[worstCell.position]?.[worstCell.card] ?? NaN) / 20_000);
  expect(extremeCell.count).toBe(counts[extremeCell.position]?.[extremeCell.card]);
  // The exact distance is 0.0373; a sample lies a little above it.
  expect(distance).toBeGreaterThan(0.03);
  expect(distance).toBeLessThan(0.05);
});

it("convicts no fair shuffle of a part by what stays", async () => {
  const report = JSON.parse((await run("fair-part.js", "--format", "json")).stdout) as {
    measured: { statistics: Statistics };
  };
  // The seed is fixed; of fair shuffles one in a million would be below.
  expect(report.measured.statistics.positions.chiSquared?.pValue).toBeGreaterThan(1e-6);
  expect(report.measured.statistics.positions.extremeCell.pValue).toBeGreaterThan(1e-6);
  expect("leftOut" in (JSON.parse((await run("naive-swap", "--format", "json")).stdout) as object)).toBe(false);
});
