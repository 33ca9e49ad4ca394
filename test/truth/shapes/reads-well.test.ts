// Fixed code reads as if a person had written it: what Prettier had formatted before the fix, it finds formatted after the fix.
import { format } from "prettier";
import { describe, expect, it } from "vitest";
import { fix } from "./lint.ts";
import { plant, type Planted } from "./planted.ts";

/** The fixed texts that Prettier would write in another way, with what it would write. */
async function getOthers(planted: readonly Planted[]): Promise<readonly (readonly [string, string])[]> {
  const others: (readonly [string, string])[] = [];
  for (const { text, options } of planted) {
    const fixed = fix(text, { helper: "import" }, "deck.mjs");
    if (fixed === text) throw new Error(`This was not fixed:\n${text}`);
    const formatted = await format(fixed, options);
    if (formatted !== fixed) others.push([fixed, formatted]);
  }
  return others;
}

describe("shuffles planted in code that Prettier has formatted", () => {
  it("leave nothing for Prettier to do, nearly always", async () => {
    const planted = await plant(1, 300);
    const others = await getOthers(planted);
    expect(others.length, others.map((pair) => pair.join("--- Prettier:\n")).join("\n")).toBeLessThanOrEqual(3);
  });
});
