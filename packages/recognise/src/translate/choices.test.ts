// Comparators that choose one of several numbers, as they stand or by a name.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const sort = (before: string, result: string, inside = ""): readonly string[] =>
  find(`${before} export const mix = (a) => a.sort(() => { ${inside} return ${result}; });`);

describe("a comparator that chooses a number", () => {
  it.each([
    ["as they stand", "", "[-1, 0, 1][Math.floor(Math.random() * 3)]", ""],
    ["by their number", "", "[-1, 1][Math.floor(Math.random() * [-1, 1].length)]", ""],
    ["by a name", "const signs = [1, -1];", "signs[Math.floor(Math.random() * 2)]", ""],
    ["by a name and its length", "const signs = [1, -1];", "signs[Math.floor(Math.random() * signs.length)]", ""],
    ["by a name of its own", "", "signs[Math.floor(Math.random() * signs.length)]", "var signs = [-1, +1];"],
    [
      "by a name that others read",
      "const signs = [1, -1]; log(signs[0] + signs.length);",
      "signs[Math.random() > 0.5 ? 1 : 0]",
      "",
    ],
  ])("draws: %s", (_, before, result, inside) => {
    expect(sort(before, result, inside)).toEqual(["biased"]);
  });

  it("draws where a function of the file picks it", () => {
    const pick = "const pick = (of) => of[Math.floor(Math.random() * of.length)];";
    expect(sort(pick, "pick([-1, 1])")).toEqual(["biased"]);
    expect(sort(pick, "pick([-1, 0, 1])")).toEqual(["biased"]);
    expect(sort(pick, "pick([-1, 1, up])")).toEqual([]);
    expect(sort(pick, "pick(signs)")).toEqual([]);
    expect(sort(pick.replace("=> of[", "=> (of = signs)["), "pick([-1, 1])")).toEqual([]);
  });

  const CHOICE = "signs[Math.floor(Math.random() * signs.length)]";

  it.each([
    ["that is exported", "export const signs = [1, -1];"],
    ["that is exported below", "const signs = [1, -1]; export { signs };"],
    ["that is handed on", "const signs = [1, -1]; flip(signs);"],
    ["whose items change", "const signs = [1, -1]; export const off = () => { signs[0] = -1; };"],
    [
      "whose items are exchanged",
      "const signs = [1, -1]; export const off = () => { [signs[0], signs[1]] = [-1, -1]; };",
    ],
    ["whose items are counted up", "const signs = [1, -1]; export const off = () => { signs[0]--; };"],
    ["that is cut", "const signs = [1, -1]; export const off = () => { signs.length = 1; };"],
    ["that is emptied", "const signs = [1, -1]; export const off = () => { signs.pop(); };"],
    ["that may be another", "let signs = [1, -1]; export const off = () => { signs = [-1]; };"],
    ["of which an item goes", "const signs = [1, -1]; export const off = () => { delete signs[0]; };"],
    ["that loops write to", "const signs = [1, -1]; export const off = (all) => { for (signs[0] of all) go(); };"],
    ["that holds no numbers", "const signs = [up, down];"],
    ["that holds nothing", "const signs = [];"],
  ])("is not read by a list %s", (_, before) => {
    expect(sort(before, CHOICE)).toEqual([]);
  });
});
