import { describe, expect, it } from "vitest";
import { applyEdits, makeEdits, mergeEdits, showEdited, type Edit } from "./edits.ts";

const TEXT = "0123456789";
const edit = (start: number, end: number, text = ""): Edit => ({ range: [start, end], text });

describe("makeEdits", () => {
  it.each<[string, Edit[], [number, number, string][]]>([
    [
      "sorts them",
      [edit(7, 8, "b"), edit(1, 2, "a")],
      [
        [1, 2, "a"],
        [7, 8, "b"],
      ],
    ],
    ["merges what touches", [edit(1, 2, "a"), edit(2, 4, "b")], [[1, 4, "ab"]]],
    [
      "puts an insertion before a replacement at its start",
      [edit(3, 5, "new"), edit(3, 3, "import;")],
      [[3, 5, "import;new"]],
    ],
    [
      "puts an insertion after a replacement at its end",
      [edit(5, 5, "helper"), edit(3, 5, "call;")],
      [[3, 5, "call;helper"]],
    ],
    ["keeps two insertions in one place in their order", [edit(3, 3, "a"), edit(3, 3, "b")], [[3, 3, "ab"]]],
    ["unites removals that overlap", [edit(1, 5), edit(3, 8)], [[1, 8, ""]]],
    ["unites a removal with one inside it", [edit(1, 8), edit(3, 4)], [[1, 8, ""]]],
    ["lets an insertion stand in the place of what is removed around it", [edit(1, 8), edit(3, 3, "x")], [[1, 8, "x"]]],
    ["drops what changes nothing", [edit(1, 3, "12"), edit(5, 6, "x"), edit(8, 8)], [[5, 6, "x"]]],
  ])("%s", (_, wanted, expected) => {
    expect(makeEdits(TEXT, wanted)).toEqual(expected.map(([start, end, text]) => edit(start, end, text)));
  });

  it.each<[string, Edit[]]>([
    ["two that want to write in the same place", [edit(1, 5, "a"), edit(3, 8, "b")]],
    ["a replacement inside a removal", [edit(1, 8), edit(3, 4, "x")]],
    ["an insertion inside a replacement", [edit(1, 8, "x"), edit(3, 3, "y")]],
    ["a removal that reaches into a replacement", [edit(1, 5, "x"), edit(4, 8)]],
    ["one that ends after the text", [edit(9, 11, "x")]],
    ["one that starts before the text", [edit(-1, 2, "x")]],
    ["one that ends before it starts", [edit(5, 3, "x")]],
    ["nothing", []],
    ["nothing but what changes nothing", [edit(1, 2, "1")]],
  ])("makes none of %s", (_, wanted) => {
    expect(makeEdits(TEXT, wanted)).toBeUndefined();
  });

  it("keeps each edit inside one of the parts that may be edited", () => {
    const parts = [
      [0, 4],
      [6, 10],
    ] as const;
    expect(makeEdits(TEXT, [edit(1, 2, "a"), edit(7, 8, "b")], parts)).toHaveLength(2);
    expect(makeEdits(TEXT, [edit(3, 7, "a")], parts)).toBeUndefined();
    expect(makeEdits(TEXT, [edit(5, 5, "a")], parts)).toBeUndefined();
  });

  it("gives the same edits in whatever order they come, and the text that they make one by one from the end", () => {
    // Disjoint ones, drawn by a fixed linear congruential generator.
    let state = 1;
    const draw = (limit: number): number => (state = (state * 48271) % 2147483647) % limit;
    for (let round = 0; round < 500; round++) {
      const places = Array.from({ length: 6 }, () => draw(11)).sort((a, b) => a - b);
      const wanted = [0, 2, 4].flatMap((at) => {
        const [start = 0, end = 0] = places.slice(at, at + 2);
        return start === end ? [] : [edit(start, end, "x".repeat(draw(3)))];
      });
      const made = makeEdits(TEXT, wanted);
      const expected = wanted
        .toReversed()
        .reduce((text, { range, text: written }) => text.slice(0, range[0]) + written + text.slice(range[1]), TEXT);
      expect(makeEdits(TEXT, wanted.toReversed())).toEqual(made);
      expect(made === undefined ? TEXT : applyEdits(TEXT, made)).toBe(expected);
    }
  });
});

describe("mergeEdits", () => {
  it("covers held ranges without a change", () => {
    const edits = makeEdits(TEXT, [edit(3, 4, "x"), edit(6, 7)]);
    if (edits === undefined) throw new Error("no edits");
    expect(mergeEdits(TEXT, edits)).toEqual({ range: [3, 7], text: "x45" });
    expect(
      mergeEdits(TEXT, edits, [
        [1, 2],
        [8, 9],
      ]),
    ).toEqual({ range: [1, 9], text: "12x4578" });
  });
});

describe("showEdited", () => {
  it.each<[string, [number, number] | undefined, string]>([
    ["shows what is around", [2, 6], "2x5"],
    ["shows what is written where nothing is around", undefined, "x"],
  ])("%s", (_, around, shown) => {
    expect(showEdited(TEXT, around, [3, 5], "x")).toBe(shown);
  });

  it("shows what is written where what is around takes lines", () => {
    expect(showEdited("f(\n  i - 1)", [0, 10], [5, 10], "i")).toBe("i");
  });
});
