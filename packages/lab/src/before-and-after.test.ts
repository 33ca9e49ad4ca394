import { getCatalogueEntry } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { keepBefore } from "./before-and-after.ts";
import type { Subject } from "./page-data.ts";

const { model: naive } = getCatalogueEntry("naive-swap");
const { model: forward } = getCatalogueEntry("fisher-yates-forward");
const { model: backward } = getCatalogueEntry("fisher-yates-backward");

const BEFORE: Subject = {
  name: "quiz.ts:21",
  code: "for (;;) swap();",
  model: naive,
  finding: "This shuffle is biased.",
  note: "This shuffle is no longer in the file: these are its last numbers.",
  cards: 4,
  fixed: { code: "for (;;) swapFairly();", model: forward },
  place: { uri: "file:///quiz.ts", line: 21, column: 3 },
};
const NOW: Subject = {
  name: "quiz.ts:22",
  code: "fairShuffle(answers)",
  model: backward,
  note: "The source of `fairShuffle` was read: it is a Fisher–Yates shuffle.",
  place: { uri: "file:///quiz.ts", line: 22, column: 3 },
};

describe("keepBefore", () => {
  it("sets beside what was reported what stands there now, also where that is not the first fix", () => {
    expect(keepBefore(BEFORE, NOW)).toEqual({
      ...NOW,
      code: BEFORE.code,
      model: naive,
      finding: BEFORE.finding,
      cards: 4,
      fixed: { code: NOW.code, model: backward },
    });
  });

  it("names no suggestion as the first one where any may have been chosen", () => {
    const suggestions = [{ title: "Correct the range", code: "for (;;) swapFairly();" }];
    expect(keepBefore({ ...BEFORE, suggestions }, NOW)).not.toHaveProperty("suggestions");
  });

  it("keeps nothing of what was not reported", () => {
    expect(keepBefore(NOW, { ...NOW, code: "shuffle(answers)" })).toBeUndefined();
  });
});
