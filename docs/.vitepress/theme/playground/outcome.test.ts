// What is said of a text: of a fixed one above all, and of one that a parser can't read.
import { describe, expect, it } from "vitest";
import type { Judged, JudgedSite } from "./judged.ts";
import { getOutcome } from "./outcome.ts";
import { PLAYGROUND_TEXTS } from "./texts.ts";

const texts = PLAYGROUND_TEXTS.en;
const judged: Judged = { text: "shuffle(a)", mayHoldShuffle: false, sites: [], unfollowed: [], problems: [] };
const site: JudgedSite = {
  line: 1,
  mark: [0, 1],
  range: [0, 1],
  verdict: "fair",
  isOpen: false,
  isNear: false,
  words: { word: "Fair", claim: "", basis: "" },
  notes: [],
  message: undefined,
  unfixed: "",
  fix: undefined,
  suggestions: [],
};

describe("the outcome", () => {
  it("says that nothing draws only where nobody has just fixed it", () => {
    expect(getOutcome(judged, texts, false)).toEqual({ kind: "nothing", sentence: texts.noChance, isUnsure: false });
    expect(getOutcome(judged, texts, true)).toEqual({ kind: "fair", sentence: texts.allFixed, isUnsure: false });
    // Chance that is left elsewhere is no shuffle that a fix has left.
    const chance = { ...judged, mayHoldShuffle: true };
    expect(getOutcome(chance, texts, false)).toMatchObject({ kind: "nothing", isUnsure: true });
    expect(getOutcome(chance, texts, true)).toEqual({ kind: "fair", sentence: texts.allFixed, isUnsure: false });
  });

  it("says after a fix what is left", () => {
    const fair = { ...judged, mayHoldShuffle: true, sites: [site] };
    expect(getOutcome(fair, texts, true).sentence).toBe(`Done. ${texts.allFair(1)}`);
    expect(texts.allFair(2)).toBe("Nothing found: both shuffles here are proved fair.");
    expect([1, 2].map(PLAYGROUND_TEXTS["zh-cn"].allFair)).toEqual([
      "没有发现：这里的洗牌已证明公平。",
      "没有发现：这里的 2 处洗牌都已证明公平。",
    ]);
    const biased = { ...fair, sites: [{ ...site, verdict: "biased" as const, message: "biased" }] };
    expect(getOutcome(biased, texts, true)).toMatchObject({
      kind: "biased",
      sentence: "Done. 1 biased shuffle found.",
    });
  });

  it("calls nothing proved fair that is only as good as fair", () => {
    const near = { ...judged, mayHoldShuffle: true, sites: [{ ...site, isNear: true }] };
    expect(getOutcome(near, texts, false)).toEqual({ kind: "fair", sentence: texts.allNear(1), isUnsure: false });
    expect(getOutcome({ ...near, sites: [site, ...near.sites] }, texts, false).sentence).toBe(texts.allNear(2));
  });

  it("says of what is not meant as a shuffle that it is none", () => {
    const few = { ...judged, mayHoldShuffle: true, sites: [site, { ...site, verdict: "notMeant" as const }] };
    expect(getOutcome(few, texts, false)).toEqual({ kind: "nothing", sentence: texts.notMeant, isUnsure: false });
    const unknown = { ...few, sites: [...few.sites, { ...site, verdict: "unknown" as const }] };
    expect(getOutcome(unknown, texts, false)).toEqual({ kind: "nothing", sentence: texts.unknown, isUnsure: true });
  });

  it("calls nothing proved that is fair in one reading only", () => {
    const open = { ...judged, mayHoldShuffle: true, sites: [site, { ...site, isOpen: true }] };
    expect(getOutcome(open, texts, false)).toEqual({ kind: "nothing", sentence: texts.unknown, isUnsure: true });
  });

  it.each([
    ["Unexpected token (", "This is a syntax error, line 2: Unexpected token (. Is it the right language?"],
    ["It ends.", "This is a syntax error, line 2: It ends. Is it the right language?"],
    ["Did you mean `>`?", "This is a syntax error, line 2: Did you mean `>`? Is it the right language?"],
  ])("ends a parser's sentence once: %s", (message, sentence) => {
    const problem = { kind: "syntax" as const, message, line: 2, column: 1 };
    expect(getOutcome({ ...judged, problems: [problem] }, texts, false)).toMatchObject({
      kind: "unreadable",
      sentence,
    });
  });
});
