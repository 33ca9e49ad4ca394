// Shuffles of the cells of a grid.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const draw = (name: string, range: string): string => `const ${name} = Math.floor(Math.random() * ${range});`;
const SWAP = "const t = g[y][x]; g[y][x] = g[v][u]; g[v][u] = t;";
const find = (code: string): readonly string[] => verify(code).map(({ messageId = "" }) => messageId);
const up = (rows: string, columns: string, body: string): string =>
  `function mix(g) { for (let y = 0; y < ${rows}; y++) { for (let x = 0; x < ${columns}; x++) { ${body} } } }`;
const down = (rows: string, columns: string, body: string): string =>
  `function mix(g) { for (let y = ${rows} - 1; y >= 0; y--) { for (let x = ${columns} - 1; x >= 0; x--) { ${body} } } }`;

describe("found", () => {
  it.each([
    ["lengths of the grid", up("g.length", "g[y].length", draw("v", "g.length") + draw("u", "g[v].length") + SWAP)],
    ["the first row's length", up("g.length", "g[0].length", draw("v", "g.length") + draw("u", "g[0].length") + SWAP)],
    ["numbers", up("4", "4", draw("v", "4") + draw("u", "4") + SWAP)],
    ["numbers, not square", up("3", "4", draw("v", "3") + draw("u", "4") + SWAP)],
    ["a constant", `const SIZE = 4; ${up("SIZE", "SIZE", draw("v", "SIZE") + draw("u", "SIZE") + SWAP)}`],
    ["a size that nobody knows", up("size", "size", draw("v", "size") + draw("u", "size") + SWAP)],
    ["rows and columns that nobody knows", up("rows", "cols", draw("v", "rows") + draw("u", "cols") + SWAP)],
    ["at once", up("4", "4", `${draw("v", "4")}${draw("u", "4")} [g[y][x], g[v][u]] = [g[v][u], g[y][x]];`)],
    [
      "Fisher–Yates in each direction",
      down("g.length", "g[y].length", draw("v", "(y + 1)") + draw("u", "(x + 1)") + SWAP),
    ],
    [
      "inlined draws",
      up(
        "4",
        "4",
        "const t = g[y][x], v = Math.floor(Math.random() * 4), u = Math.floor(Math.random() * 4); g[y][x] = g[v][u]; g[v][u] = t;",
      ),
    ],
    [
      "nothing declared",
      "for (y = 0; y < 4; y++) for (x = 0; x < 4; x++) { v = Math.floor(Math.random() * 4); u = Math.floor(Math.random() * 4); t = g[y][x]; g[y][x] = g[v][u]; g[v][u] = t; }",
    ],
    [
      "a field",
      `class Board { mix() { ${up("4", "4", draw("v", "4") + draw("u", "4") + SWAP)
        .replace("function mix(g) ", "")
        .replaceAll("g[", "this.g[")} } }`,
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });
});

describe("nothing is said", () => {
  it.each([
    [
      "of a fair one",
      down("4", "4", `${draw("k", "(y * 4 + x + 1)")} const v = Math.floor(k / 4), u = k % 4; ${SWAP}`),
    ],
    [
      "of a fair one of any size",
      down("rows", "cols", `${draw("k", "(y * cols + x + 1)")} const v = Math.floor(k / cols), u = k % cols; ${SWAP}`),
    ],
    [
      "of a fair one by lengths",
      down(
        "g.length",
        "g[0].length",
        `${draw("k", "(y * g[0].length + x + 1)")} const v = Math.floor(k / g[0].length), u = k % g[0].length; ${SWAP}`,
      ),
    ],
    [
      "where each row is shuffled fairly",
      down("g.length", "g[y].length", `${draw("u", "(x + 1)")} const t = g[y][x]; g[y][x] = g[y][u]; g[y][u] = t;`),
    ],
    [
      "where the rows are shuffled fairly, cell by cell",
      `for (let y = g.length - 1; y > 0; y--) { ${draw("v", "(y + 1)")} for (let x = 0; x < g[y].length; x++) { const t = g[y][x]; g[y][x] = g[v][x]; g[v][x] = t; } }`,
    ],
    [
      "of mines that are laid",
      "for (let k = 0; k < 10; k++) { const y = Math.floor(Math.random() * 8), x = Math.floor(Math.random() * 8); g[y][x] = 1; }",
    ],
    ["of noise", up("4", "4", "g[y][x] = Math.random() < 0.5 ? 1 : 0;")],
    ["of copies", up("4", "4", `${draw("v", "4")}${draw("u", "4")} g[y][x] = g[v][u];`)],
    [
      "of a swap under a condition",
      up("4", "4", `${draw("v", "4")}${draw("u", "4")} if (g[y][x] > g[v][u]) { ${SWAP} }`),
    ],
    ["of a neighbour", up("4", "4", `${draw("d", "2")} const v = y + d, u = x + 1 - d; ${SWAP}`)],
    ["of a grid that may be larger than the loop", up("4", "4", draw("v", "9") + draw("u", "9") + SWAP)],
    [
      "of a few swaps",
      "for (let k = 0; k < 3; k++) { const y = Math.floor(Math.random() * 4), x = Math.floor(Math.random() * 4), v = Math.floor(Math.random() * 4), u = Math.floor(Math.random() * 4); const t = g[y][x]; g[y][x] = g[v][u]; g[v][u] = t; }",
    ],
    [
      "of two grids",
      up("4", "4", `${draw("v", "4")}${draw("u", "4")} const t = g[y][x]; g[y][x] = h[v][u]; h[v][u] = t;`),
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});

it("says the numbers of the very grid", () => {
  const [message] = verify(up("4", "4", draw("v", "4") + draw("u", "4") + SWAP));
  expect(message?.message).toContain("of 16 items, the second one ends up first 8.23 % of the time instead of 6.25 %");
});
