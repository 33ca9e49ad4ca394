// 200 cases of the foreign hosts: real files with shuffles planted into them, and programs that are run before and after each fix and each suggestion.
import { beforeAll, describe, expect, test } from "vitest";
import { addUp, getSmallest } from "./report-text.ts";
import { describeMinimal, groupCases, tallyShare, type Counts, type Share } from "./tally.ts";

const OPTIONS = { seed: 1, hosts: 140, programs: 60, serverEvery: 5 };

/** As many as are read by anybody; each is made as small as it gets. */
const MOST_SHOWN = 8;

describe("in 140 foreign files and 60 programs", () => {
  let shares: readonly Share[];
  let counts: ReadonlyMap<string, Counts>;
  beforeAll(async () => {
    // In this process: the other test files keep the other cores busy.
    shares = [await tallyShare({ ...OPTIONS, share: 0, shares: 1 })];
    counts = addUp(shares);
  }, 1_200_000);

  test("nothing throws, every surface makes the same edits, and nothing but the order of lists changes", async () => {
    const groups = groupCases(shares.flatMap(({ cases }) => cases));
    const shown: string[] = [];
    for (const [name, cases] of groups.slice(0, MOST_SHOWN)) {
      shown.push(`${String(cases.length)} × ${name}\n${await describeMinimal(getSmallest(cases))}`);
    }
    if (shown.length > 0) throw new Error([`${String(groups.length)} classes of failure.`, ...shown].join("\n\n"));
  }, 600_000);

  test("there are all kinds of files, and most of what is planted is found and can be fixed", () => {
    expect([...counts.keys()].sort()).toEqual([
      ...["cjs", "cts", "html", "js", "jsx", "mjs", "mts", "ts", "tsx", "vue"].map((extension) => `host ${extension}`),
      "program with semicolons",
      "program without semicolons",
    ]);
    // Which files are drawn changes with the packages that are installed, and of pages there are few: what holds of many does not of five.
    const many = [...counts.values()].filter(({ cases }) => cases >= 10);
    expect(many.length).toBeGreaterThan(counts.size / 2);
    for (const { cases, findings } of many) expect(findings).toBeGreaterThan(cases * 0.6);
    const sum = (key: "findings" | "fixable"): number => [...counts.values()].reduce((all, one) => all + one[key], 0);
    expect(sum("fixable")).toBeGreaterThan(sum("findings") * 0.7);
  });
});
