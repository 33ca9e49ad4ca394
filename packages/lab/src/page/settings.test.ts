// Settings: what a page starts with, and what it takes up again.
import { getCatalogueEntry } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import type { PageData, Subject } from "../page-data.ts";
import {
  choose,
  dependsOnEngine,
  getFirstChoice,
  getFirstSettings,
  keepSettings,
  readKeptSettings,
} from "./settings.ts";

const subject: Subject = { name: "a.ts:1", code: "a.sort(…)", model: getCatalogueEntry("random-comparator").model };
const withLength = (length: number): Subject => ({ ...subject, model: { ...subject.model, length } });
const only = (one: Subject): PageData => ({ subjects: [one], selected: 0 });

describe("the first settings", () => {
  it.each([
    ["eight cards where the code does not say", only(subject), 8],
    ["as many as the code says", only(withLength(52)), 52],
    ["no more than the page shows", only(withLength(1_000)), 104],
    ["two where the code has less", only(withLength(0)), 2],
    ["what the reader asked for", { ...only(subject), settings: { cards: 13 } }, 13],
    ["and of that what is in range", { ...only(subject), settings: { cards: 999 } }, 104],
    ["no more than the shuffle works for", { ...only({ ...subject, mostCards: 15 }), settings: { cards: 52 } }, 15],
  ])("are %s", (_, data, cards) => {
    expect(getFirstSettings(data).cards).toBe(cards);
  });

  it("take trials, seed, engine and values, and leave what makes no sense", () => {
    const model = { ...subject.model, unknowns: ["k"] };
    const settings = { trials: 500, seed: -7, engine: "spidermonkey", unknowns: { k: 5 } } as const;
    expect(getFirstSettings({ ...only({ ...subject, model }), settings })).toMatchObject(settings);
    expect(getFirstSettings({ ...only(subject), settings: { trials: 0.5 } }).trials).toBe(1_000_000);
  });

  it("show the catalogue where there is nothing else, and the first subject where the selected one is missing", () => {
    expect(getFirstChoice({ subjects: [], selected: 0 })).toEqual({ from: "catalogue", id: "random-comparator" });
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

describe("kept settings", () => {
  const data = only(subject);
  const settings = { ...getFirstSettings(data), cards: 20, cell: { position: 3, card: 4 } };
  const kept: unknown = JSON.parse(JSON.stringify(keepSettings(settings, data, false)));

  it("come back from JSON", () => {
    expect(readKeptSettings(kept, data)).toEqual(settings);
  });

  it.each<readonly [string, unknown, PageData]>([
    ["of other code", kept, only({ ...subject, code: "b.sort(…)" })],
    ["of another place", kept, only({ ...subject, name: "a.ts:2" })],
    ["where the host shows another subject", kept, { subjects: [subject, subject], selected: 1 }],
    ["that are no settings", { given: "x", settings: 3 }, data],
    ["of an older page", { ...(kept as object), settings: { cards: 5 } }, data],
    ["that were never kept", undefined, data],
    ["beyond what the shuffle works for", kept, only({ ...subject, mostCards: 15 })],
  ])("%s are not taken up", (_, state, given) => {
    expect(readKeptSettings(state, given)).toBeUndefined();
  });
});

describe("the engine", () => {
  it.each([
    ["random-comparator", true],
    ["colliding-keys", false],
    ["naive-swap", false],
  ] as const)("of %s matters: %s", (id, matters) => {
    expect(dependsOnEngine(getCatalogueEntry(id).model)).toBe(matters);
  });
});
