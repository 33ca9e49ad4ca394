// Numbers that are drawn until they are new, and read behind the loop as places of a list, or as something else.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const find = (code: string): readonly string[] => verify(code).map(({ messageId = "" }) => messageId);

/** Three numbers that are drawn until they are new, and what is made of them. */
const draw = (range: string, end: string, parameters = "list"): string =>
  `export function pick(${parameters}) { const picked = []; while (picked.length < 3) { const r = ${range}; if (!picked.includes(r)) picked.push(r); } ${end} }`;

const NEVER_FIRST = "Math.ceil(Math.random() * (list.length - 1))";
const NEVER_LAST = "Math.floor(Math.random() * (list.length - 1))";
const EVEN = "Math.floor(Math.random() * list.length)";

describe("numbers are places", () => {
  it.each([
    ["by map", "return picked.map((p) => list[p]);"],
    ["by forEach", "picked.forEach((p) => show(list[p]));"],
    ["by map, with how many there were", "return picked.map((p, i) => ({ rank: i, item: list[p] }));"],
    [
      "one by one, in a loop",
      "const out = []; for (let i = 0; i < picked.length; i++) out.push(list[picked[i]]); return out;",
    ],
    ["one by one, in a loop over each", "const out = []; for (const p of picked) out.push(list[p]); return out;"],
    [
      "under a name",
      "const out = []; for (let i = 0; i < 3; i++) { const p = picked[i]; out.push(list[p].name); } return out;",
    ],
    ["by their own places", "return [list[picked[0]], list[picked[1]], list[picked[2]]];"],
    ["in a copy", "return [...picked].map((p) => list[p]);"],
    ["by Array.from", "return Array.from(picked, (p) => list[p]);"],
    ["in a copy by Array.from", "return Array.from(picked).map((p) => list[p]);"],
  ])("where they are read as such %s", (_, end) => {
    for (const range of [NEVER_FIRST, NEVER_LAST]) expect(find(draw(range, end))).toEqual(["fixedItem"]);
    expect(find(draw(EVEN, end))).toEqual([]);
  });

  it("where a set keeps them", () => {
    const code = (range: string): string =>
      `export function pick(list) { const picked = new Set(); while (picked.size < 3) picked.add(${range}); return [...picked].map((p) => list[p]); }`;
    expect(find(code(NEVER_FIRST))).toEqual(["fixedItem"]);
    expect(find(code(EVEN))).toEqual([]);
  });

  it("and the draw is told, and corrected only if asked", () => {
    const [finding] = verify(draw(NEVER_LAST, "return picked.map((p) => list[p]);"));
    expect(finding?.message).toContain("of 8 items, the last one is never among the 3 that are drawn");
    expect(finding?.fix).toBeUndefined();
  });
});

describe("numbers may be anything else", () => {
  it.each([
    ["they are given away", "return picked;"],
    ["they are given away, too", "return { picked, items: picked.map((p) => list[p]) };"],
    ["they are asked for, too", "return picked.map((p) => ({ id: p, item: list[p] }));"],
    ["they are shown, too", "for (const p of picked) { show(p); use(list[p]); }"],
    ["they count from one", "return picked.map((p) => list[p - 1]);"],
    ["they are places of another list", "return picked.map((p) => others[p]);", "list, others"],
    ["they are places of a list, and of another one", "return picked.map((p) => list[p] + others[p]);", "list, others"],
    ["others are read as places", "return list.map((item, p) => picked.includes(p) ? item : undefined);"],
    ["they are sorted", "picked.sort(); return picked.map((p) => list[p]);"],
    ["they are changed", "picked[0] += 1; return picked.map((p) => list[p]);"],
    ["they are handed to a function", "return picked.map(read);", "list, read"],
    [
      "a function asks for all that it is handed",
      "return picked.map(function (p) { log(arguments); return list[p]; });",
    ],
    ["the list is another one then", "list = list.slice(1); return picked.map((p) => list[p]);"],
    ["the list has lost an item then", "list.shift(); return picked.map((p) => list[p]);"],
    ["nobody reads them", "return list.length;"],
    ["they are only counted", "return picked.length;"],
  ])("where %s", (_, end, parameters = "list") => {
    for (const range of [NEVER_FIRST, NEVER_LAST]) expect(find(draw(range, end, parameters))).toEqual([]);
  });

  it("where they may lie behind the list, and who reads them may ask for that", () => {
    const range = "Math.round(Math.random() * list.length)";
    expect(find(draw(range, "return picked.map((p) => list[p] ?? list[0]);"))).toEqual([]);
  });

  it("where the list's first item is left out by name", () => {
    const range = "1 + Math.floor(Math.random() * (list.length - 1))";
    expect(find(draw(range, "return picked.map((p) => list[p]);"))).toEqual([]);
  });

  it.each([
    ["a hole", "[, 'a', 'b', 'c', 'd', 'e']"],
    ["null", "[null, 'a', 'b', 'c', 'd', 'e']"],
    ["undefined", "[undefined, 'a', 'b', 'c', 'd', 'e']"],
    ["an empty text", "['', 'a', 'b', 'c', 'd', 'e']"],
  ])("where the list begins with %s, as one that is counted from one", (_, list) => {
    const code = draw(NEVER_FIRST, "return picked.map((p) => list[p]);", "").replace(
      "const picked",
      `const list = ${list}; const picked`,
    );
    expect(find(code)).toEqual([]);
    expect(find(code.replace(list, "['z', 'a', 'b', 'c', 'd', 'e']"))).toEqual(["fixedItem"]);
  });

  it.each([
    ["before", "for (let i = 1; i < list.length; i++) list[i] = i;", "return picked.map((p) => list[p]);"],
    ["by the numbers", "", "picked.forEach((p) => { list[p] = 'mine'; }); return list;"],
    ["by a pattern", "[list[0], list[1]] = [list[1], list[0]];", "return picked.map((p) => list[p]);"],
  ])("where the list is filled by its places, %s", (_, before, end) => {
    expect(find(draw(NEVER_FIRST, end).replace("const picked", `${before} const picked`))).toEqual([]);
  });

  it("where other files see them", () => {
    const code = `const list = read(); export const picked = []; while (picked.length < 3) { const r = ${NEVER_FIRST}; if (!picked.includes(r)) picked.push(r); } show(picked.map((p) => list[p]));`;
    expect(find(code)).toEqual([]);
    expect(find(code.replace("export ", ""))).toEqual(["fixedItem"]);
  });
});
