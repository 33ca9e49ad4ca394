// Messages over the border are read only where they are what they should be.
import { CATALOGUE, tellEntry } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { readHostMessage, readPageData, readPageMessage } from "./read-messages.ts";

const [first] = CATALOGUE;
const subject = { name: "a.ts:1", code: "…", model: first?.model };

describe("what a host says", () => {
  it.each(CATALOGUE.map(({ id, code, model }) => [id, { name: tellEntry(id).title, code, model }] as const))(
    "is read with the model of %s",
    (_, given) => {
      const message = { kind: "show", data: { subjects: [given], selected: 0, language: "zh-cn" } };
      expect(readHostMessage(message)).toEqual(message);
    },
  );

  it("is read with keys that overwrite each other, by rounds that are known", () => {
    const make = (rounds: string): unknown => {
      const model = {
        kind: "keyedSort",
        steps: [],
        key: { kind: "draw" },
        sort: "stable",
        unknowns: [],
        overwriting: { place: "i", rounds },
      };
      return { kind: "show", data: { subjects: [{ ...subject, model }], selected: 0 } };
    };
    expect(readHostMessage(make("downToSecond"))).toEqual(make("downToSecond"));
    expect(readHostMessage(make("sideways"))).toBeUndefined();
  });

  it.each<readonly [string, unknown]>([
    ["nothing", undefined],
    ["another kind", { kind: "hide" }],
    ["no data", { kind: "show" }],
    ["no list of subjects", { kind: "show", data: { subjects: {}, selected: 0 } }],
    [
      "a subject without a model",
      { kind: "show", data: { subjects: [{ ...subject, model: undefined }], selected: 0 } },
    ],
    ["a model of no kind", { kind: "show", data: { subjects: [{ ...subject, model: { kind: "x" } }], selected: 0 } }],
    ["code that is no text", { kind: "show", data: { subjects: [{ ...subject, code: 1 }], selected: 0 } }],
    ["an engine that nobody knows", { kind: "show", data: { subjects: [], selected: 0, settings: { engine: "x" } } }],
  ])("is not read with %s", (_, message) => {
    expect(readHostMessage(message)).toBeUndefined();
  });

  it("is read from the page's own text, too", () => {
    expect(readPageData({ subjects: [], selected: 0 })).toEqual({ subjects: [], selected: 0 });
  });
});

describe("what the page says", () => {
  it.each([
    [{ kind: "ready" }],
    [{ kind: "goTo", place: { uri: "file:///a.ts", line: 1, column: 2 } }],
    [{ kind: "save", name: "a.png", mime: "image/png", base64: "AAAA" }],
  ])("%j is read", (message) => {
    expect(readPageMessage(message)).toEqual(message);
  });

  it.each([
    [{ kind: "run" }],
    [{ kind: "goTo", place: { uri: 3, line: 1, column: 2 } }],
    [{ kind: "save", name: "a.png", mime: "image/png", base64: "<>" }],
    ["ready"],
  ])("%j is not", (message) => {
    expect(readPageMessage(message)).toBeUndefined();
  });
});
