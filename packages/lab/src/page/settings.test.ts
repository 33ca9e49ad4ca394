// Settings: what a page starts with, and what it takes up again.
import { getCatalogueEntry } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import type { PageData, Subject } from "../page-data.ts";
import {
  areGiven,
  choose,
  continueAfterFix,
  continueData,
  getBrokenLimits,
  getFirstChoice,
  getFirstSettings,
  getOffered,
  getStartSettings,
  keepSettings,
} from "./settings.ts";

const subject: Subject = { name: "a.ts:1", code: "a.sort(…)", model: getCatalogueEntry("random-comparator").model };
const withLength = (length: number): Subject => ({ ...subject, model: { ...subject.model, length } });
const only = (one: Subject): PageData => ({ subjects: [one], selected: 0 });

it("values of what the code does not tell are given where somebody asked for them, and not where the page takes some", () => {
  const open = { ...subject, model: { ...subject.model, unknowns: ["k"] } };
  const first = getFirstSettings(only(open));
  expect(areGiven(open, first, only(open))).toBe(false);
  expect(areGiven(open, { ...first, unknowns: { k: 99 } }, only(open))).toBe(true);
  const asked = { ...only(open), settings: { unknowns: first.unknowns } };
  expect(areGiven(open, getFirstSettings(asked), asked)).toBe(true);
  expect(areGiven(subject, getFirstSettings(only(subject)), only(subject))).toBe(false);
});

describe("the first settings", () => {
  it.each([
    ["eight cards where the code does not say", only(subject), 8],
    ["as many as the code says", only(withLength(52)), 52],
    ["no more than the page shows", only(withLength(1_000)), 104],
    ["two where the code has less", only(withLength(0)), 2],
    ["those of the finding", only({ ...withLength(80), cards: 52 }), 52],
    ["what the code's numbers allow", only({ ...subject, cards: 52, leastCards: 52, mostCards: 52 }), 52],
    [
      "what the code's numbers allow, whatever the reader asked for",
      { ...only({ ...subject, cards: 52, leastCards: 52 }), settings: { cards: 8 } },
      52,
    ],
    ["what the reader asked for", { ...only(subject), settings: { cards: 13 } }, 13],
    ["and of that what is in range", { ...only(subject), settings: { cards: 999 } }, 104],
    ["no more than the shuffle works for", { ...only({ ...subject, mostCards: 15 }), settings: { cards: 52 } }, 15],
  ])("are %s", (_, data, cards) => {
    expect(getFirstSettings(data).cards).toBe(cards);
  });

  it("give variables the values of the finding", () => {
    const model = { ...subject.model, unknowns: ["k", "m"] };
    expect(getFirstSettings(only({ ...subject, model, unknowns: { k: 8 } })).unknowns).toEqual({ k: 8, m: 3 });
  });

  it("take trials, seed, engine and values, and leave what makes no sense", () => {
    const model = { ...subject.model, unknowns: ["k"] };
    const settings = { trials: 500, seed: -7, engine: "spidermonkey", unknowns: { k: 5 } } as const;
    expect(getFirstSettings({ ...only({ ...subject, model }), settings })).toMatchObject(settings);
    expect(getFirstSettings({ ...only(subject), settings: { trials: 0.5 } }).trials).toBe(1_000_000);
  });

  it("show the catalogue where there is nothing else, and the first subject where the selected one is missing", () => {
    expect(getFirstChoice({ subjects: [], selected: 0 })).toEqual({ from: "catalogue", id: "random-comparator" });
    // A scan that found nothing biased shows nothing biased below.
    const summary = ["No biased shuffle in 2 files."];
    expect(getFirstChoice({ subjects: [], selected: 0, summary })).toEqual({
      from: "catalogue",
      id: "fisher-yates-backward",
    });
    expect(getFirstChoice({ subjects: [subject], selected: 3 })).toEqual({ from: "subjects", index: 0 });
  });

  it("keep the reader's wishes for other code, and forget what belongs to the code", () => {
    const before = {
      ...getFirstSettings(only(subject)),
      seed: 9,
      cards: 30,
      isFixed: true,
      cell: { position: 1, card: 1 },
    };
    expect(choose({ from: "catalogue", id: "naive-swap" }, only(subject), before)).toMatchObject({
      seed: 9,
      cards: 8,
      isFixed: false,
      cell: undefined,
    });
  });
});

describe("the numbers of cards that are offered", () => {
  const deck: Subject = { ...subject, cards: 52, leastCards: 52, mostCards: 52 };
  const settings = { ...getFirstSettings(only(subject)), cards: 8 };

  it.each<readonly [string, Subject, readonly [number, number]]>([
    ["all that the page shows", subject, [2, 104]],
    ["the one that the code allows", deck, [52, 52]],
    ["those from the code's own on", { ...subject, leastCards: 52 }, [52, 104]],
    ["those up to the code's own", { ...subject, mostCards: 15 }, [2, 15]],
    ["the page's last, where the code wants more", { ...subject, leastCards: 200, mostCards: 200 }, [104, 104]],
  ])("are %s", (_, one, offered) => {
    expect(getOffered(one)).toEqual(offered);
  });

  it("break limits that the page can name, but not those of the code after its fix", () => {
    expect(getBrokenLimits(deck, settings)).toEqual({ leastCards: 52, mostCards: 52 });
    expect(getBrokenLimits(deck, { ...settings, cards: 52 })).toBeUndefined();
    expect(getBrokenLimits(subject, settings)).toBeUndefined();
    const fixed = { ...deck, fixed: { code: "shuffle(deck)", model: subject.model } };
    expect(getBrokenLimits(fixed, { ...settings, isFixed: true })).toBeUndefined();
    expect(getBrokenLimits(deck, { ...settings, isFixed: true })).toBeDefined();
  });
});

describe("kept settings", () => {
  const data = only(subject);
  const settings = { ...getFirstSettings(data), cards: 20, seed: 9, cell: { position: 3, card: 4 } };
  const kept: unknown = JSON.parse(JSON.stringify(keepSettings(settings, data, false)));

  it("come back from JSON, also where the code stands elsewhere now", () => {
    expect(getStartSettings(kept, data)).toEqual(settings);
    expect(getStartSettings(kept, only({ ...subject, name: "a.ts:2" }))).toEqual(settings);
  });

  it.each<readonly [string, PageData]>([
    ["of other code", only({ ...subject, code: "b.sort(…)" })],
    ["where the host shows another subject", { subjects: [subject, subject], selected: 1 }],
    ["beyond what the shuffle works for", only({ ...subject, mostCards: 15 })],
  ])("%s leave what the reader chose", (_, given) => {
    expect(getStartSettings(kept, given)).toEqual({ ...getFirstSettings(given), seed: 9 });
  });

  it("give way to what the host asks for", () => {
    const asked = { ...only({ ...subject, code: "b.sort(…)" }), settings: { seed: 3 } };
    expect(getStartSettings(kept, asked).seed).toBe(3);
  });

  it.each<readonly [string, unknown]>([
    ["that are no settings", { given: "x", settings: 3 }],
    ["of an older page", { ...(kept as object), settings: { cards: 5 } }],
    ["that were never kept", undefined],
  ])("%s are not taken up", (_, state) => {
    expect(getStartSettings(state, data)).toEqual(getFirstSettings(data));
  });
});

describe("data of the same code", () => {
  const data = only(subject);
  const moved = only({ ...subject, name: "a.ts:2", note: "It moved.", model: { ...subject.model } });

  it("keep the model that an experiment runs on, and say what is new", () => {
    const continued = continueData(moved, data);
    expect(continued?.subjects[0]).toMatchObject({ name: "a.ts:2", note: "It moved." });
    expect(continued?.subjects[0]?.model).toBe(subject.model);
  });

  it.each<readonly [string, PageData]>([
    ["other code", only({ ...subject, code: "b.sort(…)" })],
    ["another length", only(withLength(5))],
    ["another number of cards", only({ ...subject, cards: 13 })],
    ["a fix", only({ ...subject, fixed: { code: "shuffle(a)", model: subject.model } })],
    ["one more", { subjects: [subject, subject], selected: 0 }],
    ["other settings", { ...data, settings: { cards: 5 } }],
    ["another language", { ...data, language: "zh-cn" }],
  ])("are other data with %s", (_, given) => {
    expect(continueData(given, data)).toBeUndefined();
  });
});

describe("data after a fix", () => {
  const model = getCatalogueEntry("fisher-yates-backward").model;
  const biased = { ...subject, finding: "Biased.", fixed: { code: "shuffle(a);", model } };
  const data: PageData = { ...only(biased), settings: { seed: 7 } };
  const call: Subject = {
    name: "a.ts:3",
    code: "shuffle(a)",
    model: JSON.parse(JSON.stringify(model)) as typeof model,
  };

  it("keep what was there before it, under the new name", () => {
    const after = continueAfterFix(only(call), data);
    expect(after?.subjects).toEqual([{ ...biased, name: "a.ts:3" }]);
    expect(after?.settings).toEqual({ seed: 7, isFixed: true });
    expect(after && getFirstSettings(after).isFixed).toBe(true);
    // The same again, moved, and then taken back.
    const moved = after && continueAfterFix(only({ ...call, name: "a.ts:4" }), after);
    expect(moved?.subjects[0]?.name).toBe("a.ts:4");
    const back = after && continueData(data, after);
    expect(back?.settings?.isFixed).toBeUndefined();
    expect(back?.subjects[0]?.fixed?.model).toBe(model);
  });

  it.each<readonly [string, PageData, PageData]>([
    ["other code", only({ ...call, model: subject.model }), data],
    ["another fair call", only({ ...call, code: "_.shuffle(list)" }), data],
    ["code with a finding", only({ ...call, finding: "Biased." }), data],
    ["what had no fix", only(call), only(subject)],
    ["one of several", { subjects: [call, call], selected: 0 }, data],
  ])("are other data for %s", (_, given, before) => {
    expect(continueAfterFix(given, before)).toBeUndefined();
  });

  it("start after the fix only where there is one", () => {
    expect(getFirstSettings({ ...only(subject), settings: { isFixed: true } }).isFixed).toBe(false);
  });
});
