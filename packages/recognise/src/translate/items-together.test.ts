// Drawn items that are put into a list together.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const ROUNDED = "Math.round(Math.random() * (pool.length - 1))";
const EVEN = "Math.floor(Math.random() * pool.length)";
const loop = (round: string, test: string): string =>
  `export function deal(names) { const pool = [...names], out = []; while (${test}) { ${round} } return out; }`;

describe("pairs", () => {
  const pairs = (first: string, second = first, box = "[a, b]"): string =>
    loop(
      `const a = pool.splice(${first}, 1)[0]; const b = pool.splice(${second}, 1)[0]; out.push(${box});`,
      "pool.length > 1",
    );

  it("are judged by the order in which they are drawn", () => {
    expect(find(pairs(ROUNDED))).toEqual(["biased"]);
    expect(find(pairs(ROUNDED, ROUNDED, "{ left: a, right: b }"))).toEqual(["biased"]);
    expect(
      find(loop(`out.push([pool.splice(${ROUNDED}, 1)[0], pool.splice(${ROUNDED}, 1)[0]]);`, "pool.length > 1")),
    ).toEqual(["biased"]);
    expect(find(pairs(EVEN))).toEqual([]);
  });

  it("are left alone where one item is always in the last pair: it is with each of the others alike", () => {
    expect(find(pairs("Math.floor(Math.random() * (pool.length - 1))"))).toEqual([]);
  });

  it.each([
    ["whoever is first, and a drawn one", pairs("0", EVEN)],
    ["a drawn one, and whoever is last", pairs("Math.floor(Math.random() * (pool.length - 1))", "pool.length - 1")],
    [
      "whoever comes next, and a drawn one",
      loop(`const a = pool.shift(); const b = pool.splice(${EVEN}, 1)[0]; out.push([a, b]);`, "pool.length > 1"),
    ],
    ["neighbours", pairs("0", "0")],
    ["two by different draws", pairs(ROUNDED, EVEN)],
  ])("of %s are fair, or not known", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it("are not read where the loop asks how many there are", () => {
    expect(
      find(
        loop(
          `const a = pool.splice(${ROUNDED}, 1)[0]; const b = pool.splice(${ROUNDED}, 1)[0]; out.push([a, b]);`,
          "out.length < 3",
        ),
      ),
    ).toEqual([]);
  });
});
