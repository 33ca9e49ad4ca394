/** The rule against 600 generated programs whose truth was found by running them. */

import { beforeAll, describe, expect, test } from "vitest";

import type { Judged } from "./judge.ts";
import { tally } from "./processes.ts";
import { showSource } from "./program.ts";
import { writeReport } from "./report-text.ts";
import { LEAST_FOUND, listedShare, type Tally } from "./tally.ts";

const ORIGIN = ["Written by `npx vitest run test/truth/conformance`; don't edit by hand."];

describe("the rule agrees with the truth of 600 generated programs", () => {
  let result: Tally;
  beforeAll(async () => {
    // The other test files keep the other cores busy.
    result = await tally({ seed: 1, programs: 600, fixEvery: 10 }, { processes: 1 });
  }, 1_200_000);

  test("no fair shuffle, sample, named part or other innocent code is reported", () => {
    expect(result.falseAlarms.map(describeCase)).toEqual([]);
  });

  test("the rule never throws, and every program parses", () => {
    expect(result.crashes.map(describeCase)).toEqual([]);
  });

  test("at least 98 % of the biased programs whose spelling is on the list of shapes are found", () => {
    expect(listedShare(result)).toBeGreaterThanOrEqual(LEAST_FOUND);
  });

  test("every autofix makes its program exactly fair, and leaves the rest as it was", () => {
    expect(result.fixes.checked).toBeGreaterThan(20);
    expect(
      result.fixes.bad.map(({ reason, text, judged }) => `${reason}\n${describeCase(judged)}\n=>\n${text}`),
    ).toEqual([]);
    expect(result.fixes.fair).toBeGreaterThan(15);
  });

  test("the programs are of many kinds, and few are alike", () => {
    const count = (family: string, truth: string): number =>
      result.rows.find((row) => row.family === family && row.truth === truth)?.programs ?? 0;
    expect(count("loop", "biased")).toBeGreaterThan(60);
    expect(count("loop", "uniform")).toBeGreaterThan(60);
    expect(count("loop", "part")).toBeGreaterThan(10);
    expect(count("loop", "cycles")).toBeGreaterThan(10);
    expect(count("loop", "sample")).toBeGreaterThan(0);
    expect(count("move", "biased")).toBeGreaterThan(30);
    expect(count("move", "uniform")).toBeGreaterThan(10);
    expect(count("keyed", "biased")).toBeGreaterThan(30);
    expect(count("keyed", "uniform")).toBeGreaterThan(5);
    expect(count("comparator", "biased")).toBeGreaterThan(40);
    expect(count("comparator", "uniform")).toBeGreaterThan(0);
    expect(count("kin", "uniform")).toBeGreaterThan(5);
    expect(count("kin", "biased")).toBeGreaterThan(10);
    expect(result.kinds.length).toBeGreaterThan(25);
    expect(result.different).toBeGreaterThan(480);
  });

  test("the committed report is this run's (write it anew with `vitest run test/truth/conformance -u`)", async () => {
    await expect(writeReport(result, ORIGIN)).toMatchFileSnapshot("./report.md");
  });
});

function describeCase({ index, program, truth, message, messageIds }: Judged): string {
  return `program ${String(index)} (${truth.kind}) ${messageIds.join(" ")} ${message}\n${showSource(program)}`;
}
