// Shuffles of the cells of a grid.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const draw = (name: string, range: string): string => `const ${name} = Math.floor(Math.random() * ${range});`;
const SWAP = "const t = g[y][x]; g[y][x] = g[v][u]; g[v][u] = t;";
const below = (range: string): string => `Math.floor(Math.random() * ${range})`;
const EXCHANGE = "function exchange(h, a, b, c, d) { [h[a][b], h[c][d]] = [h[c][d], h[a][b]]; }";
const find = (code: string): readonly string[] => verify(code).map(({ messageId = "" }) => messageId);
const up = (rows: string, columns: string, body: string): string =>
  `function mix(g) { for (let y = 0; y < ${rows}; y++) { for (let x = 0; x < ${columns}; x++) { ${body} } } }`;
const through = (lastRow: string, lastColumn: string, body: string): string =>
  `function mix(g) { for (let y = 0; y <= ${lastRow}; y++) { for (let x = 0; x <= ${lastColumn}; x++) { ${body} } } }`;
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
    ["up to the last one", through("3", "3", draw("v", "4") + draw("u", "4") + SWAP)],
    ["up to a constant", `const LAST = 3; ${through("LAST", "LAST", draw("v", "4") + draw("u", "4") + SWAP)}`],
    [
      "up to a length less one",
      through("g.length - 1", "g[0].length - 1", draw("v", "g.length") + draw("u", "g[0].length") + SWAP),
    ],
    ["until they are all done", up("4", "4", draw("v", "4") + draw("u", "4") + SWAP).replaceAll("< 4; ", "!= 4; ")],
    ["backwards", down("4", "4", draw("v", "4") + draw("u", "4") + SWAP)],
    [
      "backwards, by a constant",
      `const SIZE = 4; ${down("SIZE", "SIZE", draw("v", "SIZE") + draw("u", "SIZE") + SWAP)}`,
    ],
    ["backwards, of any size", down("rows", "cols", draw("v", "rows") + draw("u", "cols") + SWAP)],
    ["rows that nobody knows", up("rows", "4", draw("v", "rows") + draw("u", "4") + SWAP)],
    ["columns that nobody knows", up("4", "cols", draw("v", "4") + draw("u", "cols") + SWAP)],
    ["columns of the grid", up("4", "g[y].length", draw("v", "4") + draw("u", "g[v].length") + SWAP)],
    ["a chessboard", up("8", "8", draw("v", "8") + draw("u", "8") + SWAP)],
    [
      "the factor first",
      up("4", "4", "const v = Math.floor(4 * Math.random()), u = Math.floor(4 * Math.random());" + SWAP),
    ],
    ["each row by itself", up("4", "4", `${draw("u", "4")} const t = g[y][x]; g[y][x] = g[y][u]; g[y][u] = t;`)],
    [
      "Fisher–Yates in each direction",
      down("g.length", "g[y].length", draw("v", "(y + 1)") + draw("u", "(x + 1)") + SWAP),
    ],
    ["columns twice as far", up("4", "4", draw("v", "4") + draw("k", "4") + "const u = (2 * x + k) % 4;" + SWAP)],
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
    [
      "a function that swaps two cells",
      `${EXCHANGE} ${up("4", "4", `exchange(g, y, x, ${below("4")}, ${below("4")});`)}`,
    ],
    [
      "a function that draws the other cell",
      `function swapWithAny(g, a, b) { ${draw("v", "4")}${draw("u", "4")} const t = g[a][b]; g[a][b] = g[v][u]; g[v][u] = t; } ${up("4", "4", "swapWithAny(g, y, x);")}`,
    ],
    [
      "Fisher–Yates in each direction, by a function",
      `${EXCHANGE} ${down("g.length", "g[y].length", `exchange(g, y, x, ${below("(y + 1)")}, ${below("(x + 1)")});`)}`,
    ],
    [
      "a method that swaps two cells",
      `class Puzzle { swap(a, b, c, d) { const t = this.tiles[a][b]; this.tiles[a][b] = this.tiles[c][d]; this.tiles[c][d] = t; }
        mix() { for (let y = 0; y < this.size; y++) for (let x = 0; x < this.size; x++) this.swap(y, x, ${below("this.size")}, ${below("this.size")}); } }`,
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });
});

it("says how many cells there are, and what would do", () => {
  const [message] = verify(up("9", "9", draw("v", "9") + draw("u", "9") + SWAP)).map((each) => each.message);
  expect(message).toContain("of 81 items");
  expect(message).toContain("Put all cells into one list");
});

describe("nothing is said", () => {
  it.each([
    ["of a board of four cells, which may be a part of one", up("2", "2", draw("v", "2") + draw("u", "2") + SWAP)],
    [
      "of Fisher–Yates over all cells, whose places a function is handed",
      `${EXCHANGE} function mix(g) { for (let k = 4 * 5 - 1; k > 0; k--) { ${draw("j", "(k + 1)")} exchange(g, Math.floor(k / 5), k % 5, Math.floor(j / 5), j % 5); } }`,
    ],
    [
      "of Fisher–Yates row by row, whose places a function is handed",
      `${EXCHANGE} function mix(g) { for (let y = g.length - 1; y >= 0; y--) for (let x = g[0].length - 1; x >= 0; x--) {
        const k = ${below("(y * g[0].length + x + 1)")}; exchange(g, y, x, Math.floor(k / g[0].length), k % g[0].length); } }`,
    ],
    [
      "of a hole that moves about a puzzle",
      `let a = 3, b = 3; function move(g, y, x) { const t = g[y][x]; g[y][x] = g[a][b]; g[a][b] = t; a = y; b = x; }
        function mix(g) { for (let k = 0; k < 200; k++) { ${draw("d", "2")} if (d === 0 && a > 0) move(g, a - 1, b); else if (b > 0) move(g, a, b - 1); } }`,
    ],
    [
      "of a few cells that a function swaps",
      `${EXCHANGE} function mix(g) { for (let k = 0; k < 3; k++) exchange(g, ${below("8")}, ${below("8")}, ${below("8")}, ${below("8")}); }`,
    ],
    [
      "of a board of which a function swaps a half",
      `${EXCHANGE} ${up("4", "4", `exchange(g, y, x, ${below("2")}, ${below("4")});`)}`,
    ],
    ["of a draw from half a board", up("4", "4", draw("v", "2") + draw("u", "4") + SWAP)],
    [
      "of a draw from half a board, the factor first",
      up("4", "4", `const v = Math.floor(2 * Math.random()); ${draw("u", "4")} ${SWAP}`),
    ],
    ["of places a fixed way off", up("4", "4", `${draw("u", "4")} const v = (y + 5) % 4; ${SWAP}`)],
    [
      "where each column is shuffled by itself",
      up("4", "4", `${draw("v", "4")} const t = g[y][x]; g[y][x] = g[v][x]; g[v][x] = t;`),
    ],
    [
      "of two grids that move together",
      up(
        "4",
        "4",
        `${draw("v", "4")}${draw("u", "4")} ${SWAP} ${SWAP.replaceAll("g[", "h[").replaceAll(" t", " s").replace("= t", "= s")}`,
      ),
    ],
    [
      "of cells that are counted otherwise",
      `for (let k = 0; k < 16; k++) { const y = Math.floor(k / 4), x = k % 4; ${draw("v", "4")}${draw("u", "4")} ${SWAP} }`,
    ],
    [
      "of columns that are counted otherwise",
      `for (let y = 0; y < 4; y++) for (let k = 4; k < 8; k++) { const x = k % 4; ${draw("v", "4")}${draw("u", "4")} ${SWAP} }`,
    ],
    [
      "of rows that are counted otherwise",
      `for (let x = 0; x < 4; x++) for (let k = 4; k < 8; k++) { const y = k % 4; ${draw("v", "4")}${draw("u", "4")} ${SWAP} }`,
    ],
    ["of ranges that nobody knows", up("4", "4", draw("v", "n") + draw("u", "n") + SWAP)],
    [
      "of another list's length",
      up("names.length", "g[0].length", draw("v", "names.length") + draw("u", "g[0].length") + SWAP),
    ],
    [
      "of a number of rows that two numbers make",
      up("top + bottom", "4", draw("v", "(top + bottom)") + draw("u", "4") + SWAP),
    ],
    ["of a number of columns that is a half", up("4", "size / 2", draw("v", "4") + draw("u", "4") + SWAP)],
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
      "where each row of a grid whose size is known is shuffled fairly",
      down("4", "4", `${draw("u", "(x + 1)")} const t = g[y][x]; g[y][x] = g[y][u]; g[y][u] = t;`),
    ],
    [
      "of as many columns as another list has",
      up("g.length", "names.length", draw("v", "g.length") + draw("u", "names.length") + SWAP),
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
    [
      "of a square of any size beside a number of another one",
      up(
        "size",
        "size",
        `let n = 6; ${draw("v", "size")} ${draw("u", "size")} n = v; ${SWAP.replaceAll("[v]", "[n]")}`,
      ),
    ],
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

it.each([up, (_: string, __: string, body: string): string => through("3", "3", body)])(
  "says the numbers of the very grid",
  (write) => {
    const [message] = verify(write("4", "4", draw("v", "4") + draw("u", "4") + SWAP));
    expect(message?.message).toContain(
      "of 16 items, the second one ends up first 8.23 % of the time instead of 6.25 %",
    );
  },
);

it.each([
  ["size", "size", 9],
  ["rows", "cols", 8],
  ["g.length", "g[y].length", 8],
  ["rows", "4", 8],
  ["rows", "3", 9],
  ["5", "cols", 10],
])("%s by %s count as %i cells", (rows, columns, cells) => {
  const [message] = verify(up(rows, columns, draw("v", rows) + draw("u", columns) + SWAP));
  expect(message?.message).toContain(`of ${String(cells)} items`);
});
