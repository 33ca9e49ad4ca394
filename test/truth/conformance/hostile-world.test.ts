/** Programs whose comparators, sources and lists are replaced, inherited, wrapped, used elsewhere or a part of more: 500 of them. */

import { beforeAll, describe, expect, test } from "vitest";

import { judgeWorld, type JudgedWorld } from "./hostile-world.ts";

const PROGRAMS = 500;
const SEED = 1;

describe("a hostile world", () => {
  let all: readonly JudgedWorld[];
  beforeAll(() => {
    all = Array.from({ length: PROGRAMS }, (_, index) => judgeWorld(SEED, index));
  }, 600_000);

  test("what may be replaced, or has a sort of its own, is neither reported nor fixed, and nothing throws", () => {
    expect(all.filter(({ fix, reason }) => reason !== undefined && fix !== "wrong").map(describeWorld)).toEqual([]);
  });

  test("an autofix shuffles the same items fairly, and changes nothing else", () => {
    expect(all.filter(({ fix }) => fix === "wrong").map(describeWorld)).toEqual([]);
  });

  test("what nobody can replace is found", () => {
    const wanted = all.filter(({ wanted }) => wanted === "report");
    expect(wanted.length).toBeGreaterThan(PROGRAMS / 8);
    expect(wanted.filter(({ isReported }) => !isReported).map(describeWorld)).toEqual([]);
  });

  test("there are all kinds, and most of what shuffles a part, or does something besides, is still told", () => {
    expect(new Set(all.map(({ program }) => program.kind)).size).toBeGreaterThan(60);
    const parts = all.filter(({ program }) => program.kind.startsWith("part: "));
    expect(parts.filter(({ isReported }) => isReported).length).toBeGreaterThan(parts.length / 2);
    expect(all.filter(({ fix }) => fix === "right").length).toBeGreaterThan(PROGRAMS / 8);
  });
});

/** One case of a kind is enough for a reader. */
function describeWorld({ program, reason, fixed, judged }: JudgedWorld): string {
  const head = `program ${String(judged.index)}, ${program.kind}: ${reason ?? "not found"}`;
  return `${head}\n${program.source}\n// called as ${program.entry}${fixed === undefined ? "" : `\n=>\n${fixed}`}`;
}
