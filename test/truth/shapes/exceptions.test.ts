// Each exception in the verdict's tables has an example in its comment, and the example has that verdict.
import { readFileSync } from "node:fs";
import { findSites } from "@fair-shuffle/lint";
import type { Verdict } from "@fair-shuffle/bias";
import { expect, it } from "vitest";

interface Row {
  readonly name: string;
  readonly code: string;
  /** The reason of an unknown verdict, or what the loop is for; undefined for others. */
  readonly reason: string | undefined;
}

function readRows(file: string): readonly Row[] {
  const text = readFileSync(new URL(`../../../packages/bias/src/verdict/${file}.ts`, import.meta.url), "utf8");
  const rows = text.split(/^ {2}\{$/m).slice(1);
  return rows.map((row) => {
    const [comment = ""] = /^ {4}\/\*\*[^]*?\*\//m.exec(row) ?? [];
    const purpose = /^ {4}purpose: "([^"]+)"/m.exec(row)?.[1];
    return {
      name: purpose ?? /^ {4}name: "([^"]+)"/m.exec(row)?.[1] ?? "",
      code: /`([^`]+)`/.exec(comment)?.[1] ?? "",
      reason: purpose ?? /(?:unknown|notMeant)\("([^"]+)"\)/.exec(row)?.[1],
    };
  });
}

/** What the rows say that are no unknown verdict with its reason beside it. */
const SAID = new Map([
  ["many unknown variables", "manyUnknowns"],
  ["unknown variables", "cycles"],
  ["many random swaps of a list of any length", "manySwaps"],
  ["a swap that overwrites cards, in a list of so many", "drawsTwice"],
  ["random swaps that never reach the last card", "fixedItem"],
  ["a draw that leaves the list, in however many rounds", "leavesArray"],
  ["fair over a list of a length that the code names", "fair"],
  ["fair at a value that was tried", "fair"],
  ["fair at a value that fits", "fair"],
]);

const rows = ["swap-loop", "unknown-variables", "purpose"].flatMap(readRows);

it("has rows of its own", () => {
  const names = rows.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining([...SAID.keys()]));
  expect(names.length).toBeGreaterThan(15);
});

it.each(rows)("$name", async ({ name, code, reason }) => {
  const found = await findSites(
    `function move(a, from, to, low, size, top, times, disorder) {\n${code}\n}\n`,
    "deck.js",
  );
  const said = found.sites.map(({ verdict }) => summarise(verdict));
  expect(said).toEqual([reason ?? SAID.get(name)]);
});

function summarise(verdict: Verdict): string {
  switch (verdict.kind) {
    case "fair":
      return "fair";
    case "biased":
      return verdict.finding;
    case "notMeant":
      return verdict.purpose;
    case "unknown":
      return verdict.reason.kind;
  }
}
