// Swaps by `splice`, which lays one item and gives back the one that lay there: `[list[i]] = list.splice(k, 1, list[i])`.
import { describe, expect, it } from "vitest";
import { apply, verify } from "../linted.fixture.ts";

const up = (body: string): string =>
  `function mix(list) { for (let i = 0; i < list.length; i++) { const k = Math.floor(Math.random() * list.length); ${body} } return list; }`;
const down = (body: string): string =>
  `function mix(list) { for (let i = list.length - 1; i > 0; i--) { const k = Math.floor(Math.random() * (i + 1)); ${body} } return list; }`;

describe.each([
  ["a pattern that is declared", "const [other] = list.splice(k, 1, list[i]); list[i] = other;"],
  ["a pattern that is assigned to", "let other; [other] = list.splice(k, 1, list[i]); list[i] = other;"],
  ["a pattern of a place", "[list[i]] = list.splice(k, 1, list[i]);"],
  ["a name", "const others = list.splice(k, 1, list[i]); list[i] = others[0];"],
  ["the last one", "list[i] = list.splice(k, 1, list[i]).pop();"],
  ["the first one", "list[i] = list.splice(k, 1, list[i]).shift();"],
  ["one in the other", "list.splice(i, 1, list.splice(k, 1, list[i])[0]);"],
])("by %s", (_, body) => {
  it("a swap with any place is told, and fixed", () => {
    const [finding, ...more] = verify(up(body));
    expect(more).toEqual([]);
    expect(finding?.message).toContain("of 8 items, the second one ends up first 15.8 % of the time");
    expect(finding?.fix === undefined ? "" : apply(up(body), finding.fix)).toBe(
      up(body).replace("list.length);", "(i + 1));"),
    );
  });

  it("nothing is said of a fair one", () => {
    expect(verify(down(body))).toEqual([]);
  });
});

describe("nothing is said of", () => {
  it.each([
    ["two items that are put in", up("const [other] = list.splice(k, 1, list[i], list[0]); list[i] = other;")],
    ["two items that are taken", up("const [other, next] = list.splice(k, 2, list[i]); list[i] = other;")],
    ["a second one that is not there", up("const [other, next] = list.splice(k, 1, list[i]); list[i] = next;")],
    ["all that is given back", up("const others = list.splice(k, 1, list[i]); list[i] = others;")],
    ["what others get", up("const others = list.splice(k, 1, list[i]); keep(others); list[i] = others[0];")],
    ["a rest", up("const [...others] = list.splice(k, 1, list[i]); list[i] = others[0];")],
    ["another list's own method", up("const [other] = deck.splice(k, 1, list[i]); use(other);")],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
