import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeFormatted } from "../formatted.ts";
import { getRatio, reachesGoal, type Row } from "./benchmark.ts";
import { readRatios, writeReport, type Measured } from "./report.ts";

const ORIGIN = "Measured of commit 0123456 on 2026-11-23, on 2 cores.";
const SPEED: Measured = {
  name: "speed",
  title: "Ours beside theirs",
  origin: ORIGIN,
  rows: [
    { name: "52 items, a copy", unit: "ns", ours: 100, rival: "lodash", theirs: 253, goal: { leastRatio: 1.5 } },
    { name: "52 items, a copy", unit: "ns", ours: 100, rival: "remeda", theirs: 123_456, goal: { leastRatio: 1.5 } },
    { name: "first counts", unit: "ms", ours: 20, rival: "Go", theirs: 1, goal: { most: 15 } },
  ],
};
const SIZE: Measured = {
  name: "size",
  title: "How large",
  origin: ORIGIN,
  rows: [{ name: "the server", unit: "MB", ours: 60, rival: "Node alone", theirs: 45 }],
};

test("what is written is read back, row by row", async () => {
  const ratios = readRatios(await writeReport("", [SPEED, SIZE], ["speed", "size"]));
  expect([...ratios].map(([name, rows]) => [name, [...rows]])).toEqual([
    [
      "speed",
      [
        ["52 items, a copy | lodash", 2.53],
        ["52 items, a copy | remeda", 1235],
        ["first counts | Go", 0.05],
      ],
    ],
    ["size", [["the server | Node alone", 0.75]]],
  ]);
});

test("the report says of each row whether its goal was reached", async () => {
  const report = await writeReport("", [SPEED], ["speed"]);
  expect(report).toMatch(/\| 52 items, a copy \| 100 ns \| lodash +\| 253 ns +\| 2\.53 +\| ratio ≥ 1\.5: reached +\|/);
  expect(report).toMatch(/\| first counts +\| 20 ms +\| Go +\| 1 ms +\| 0\.05 +\| ours ≤ 15 ms: MISSED +\|/);
  expect(report).toContain(`Ours beside theirs. ${ORIGIN}`);
});

test("a benchmark that did not run keeps its section, and they stand in their order", async () => {
  const first = await writeReport("", [SPEED, SIZE], ["speed", "size"]);
  const slower = { ...SIZE, rows: SIZE.rows.map((row) => ({ ...row, ours: 90 })) };
  const second = await writeReport(first, [slower], ["size", "speed"]);
  expect([...readRatios(second).keys()]).toEqual(["size", "speed"]);
  expect(readRatios(second).get("speed")).toEqual(readRatios(first).get("speed"));
  expect(readRatios(second).get("size")?.get("the server | Node alone")).toBe(0.5);
});

test("a benchmark that is no more loses its section", async () => {
  const report = await writeReport(await writeReport("", [SPEED, SIZE], ["speed", "size"]), [], ["size"]);
  expect([...readRatios(report).keys()]).toEqual(["size"]);
});

test("a bar in a name is refused: it would end the cell", async () => {
  const rows = SIZE.rows.map((row) => ({ ...row, name: "a | b" }));
  await expect(writeReport("", [{ ...SIZE, rows }], ["size"])).rejects.toThrow("holds a bar");
});

test("a row without a ratio is refused", async () => {
  const report = (await writeReport("", [SIZE], ["size"])).replace("0.75", "–");
  expect(() => readRatios(report)).toThrow("has no ratio");
});

test("the committed report is formatted, and can be read", async () => {
  const report = readFileSync(new URL("report.md", import.meta.url), "utf8");
  expect(await writeFormatted("report.md", report)).toBe(report);
  expect([...readRatios(report).values()].every((rows) => rows.size > 0)).toBe(true);
});

test.each<[string, Partial<Row>, number, boolean]>([
  ["no goal", {}, 2, true],
  ["a ratio that is reached", { goal: { leastRatio: 2 } }, 2, true],
  ["a ratio that is not", { goal: { leastRatio: 2.1 } }, 2, false],
  ["a figure that is low enough", { goal: { most: 10 } }, 2, true],
  ["a figure that is too high", { goal: { most: 9 } }, 2, false],
  ["a figure that is not known", { ours: NaN, goal: { most: 9 } }, NaN, false],
])("%s", (_, part, ratio, isReached) => {
  const row: Row = { name: "a", unit: "ms", ours: 10, rival: "b", theirs: 20, ...part };
  expect(getRatio(row)).toBe(ratio);
  expect(reachesGoal(row)).toBe(isReached);
});
