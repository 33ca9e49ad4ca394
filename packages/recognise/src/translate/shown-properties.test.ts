// Shuffles of what items show, while the items stay where they are.
import { describe, expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";
import { readRound } from "./in-words.fixture.ts";

const J = "const j = Math.floor(Math.random() * cells.length);";
const rounds = (body: string): string => `for (let i = 0; i < cells.length; i++) { ${body} }`;
const find = (code: string): readonly string[] => verify(code).map(({ messageId = "" }) => messageId);

describe("found", () => {
  it.each([
    [
      "innerHTML",
      rounds(`${J} const t = cells[i].innerHTML; cells[i].innerHTML = cells[j].innerHTML; cells[j].innerHTML = t;`),
    ],
    ["both at once", rounds(`${J} [cells[i].value, cells[j].value] = [cells[j].value, cells[i].value];`)],
    [
      "a property of a property",
      rounds(
        `${J} const t = cells[i].style.order; cells[i].style.order = cells[j].style.order; cells[j].style.order = t;`,
      ),
    ],
    [
      "items with names",
      rounds(`${J} const x = cells[i]; const y = cells[j]; const t = x.src; x.src = y.src; y.src = t;`),
    ],
    [
      "two properties in step",
      rounds(
        `${J} let t = cells[i].src; cells[i].src = cells[j].src; cells[j].src = t; t = cells[i].alt; cells[i].alt = cells[j].alt; cells[j].alt = t;`,
      ),
    ],
    [
      "a function that swaps",
      `function swap(p, q) { const t = cells[p].src; cells[p].src = cells[q].src; cells[q].src = t; } ${rounds(`${J} swap(i, j);`)}`,
    ],
    ["one column of rows", rounds(`${J} const t = cells[i][0]; cells[i][0] = cells[j][0]; cells[j][0] = t;`)],
    [
      "a column that is handed in",
      `function mix(cells, column) { ${rounds(`${J} [cells[i][column], cells[j][column]] = [cells[j][column], cells[i][column]];`)} }`,
    ],
    [
      "a column of rows with names",
      rounds(`${J} const x = cells[i]; const y = cells[j]; const t = x[1]; x[1] = y[1]; y[1] = t;`),
    ],
    [
      "a list of the page",
      `const cells = document.querySelectorAll("td"); ${rounds(`${J} const t = cells[i].id; cells[i].id = cells[j].id; cells[j].id = t;`)}`,
    ],
    [
      "of the item that a loop walks over, with another one",
      "for (const cell of cells) { const other = cells[Math.floor(Math.random() * cells.length)]; const t = cell.value; cell.value = other.value; other.value = t; }",
    ],
    [
      "of the item that a callback is handed, with another one",
      "cells.forEach((cell) => { const other = cells[Math.floor(Math.random() * cells.length)]; [cell.src, other.src] = [other.src, cell.src]; });",
    ],
    [
      "with nothing declared",
      `for (i = 0; i < cells.length; i++) { j = Math.floor(Math.random() * cells.length); t = cells[i].src; cells[i].src = cells[j].src; cells[j].src = t; }`,
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });
});

describe("nothing is said", () => {
  const FAIR = "const j = Math.floor(Math.random() * (i + 1));";

  it.each([
    [
      "of items of another list",
      "for (const cell of others) { const other = cells[Math.floor(Math.random() * cells.length)]; const t = cell.value; cell.value = other.value; other.value = t; }",
    ],
    [
      "of an item that is another one by then",
      "for (let cell of cells) { const other = cells[Math.floor(Math.random() * cells.length)]; const t = cell.value; cell = other; cell.value = other.value; other.value = t; }",
    ],
    [
      "of two properties that are mixed",
      "for (const cell of cells) { const other = cells[Math.floor(Math.random() * cells.length)]; const t = cell.value; cell.value = other.name; other.value = t; }",
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
  const down = (body: string): string => `for (let i = cells.length - 1; i > 0; i--) { ${body} }`;
  it.each([
    ["of a fair shuffle", down(`${FAIR} const t = cells[i].src; cells[i].src = cells[j].src; cells[j].src = t;`)],
    ["of a fair one by names", down(`${FAIR} const x = cells[i], y = cells[j], t = x.src; x.src = y.src; y.src = t;`)],
    [
      "of a fair one of two properties",
      down(
        `${FAIR} [cells[i].a, cells[j].a] = [cells[j].a, cells[i].a]; [cells[i].b, cells[j].b] = [cells[j].b, cells[i].b];`,
      ),
    ],
    [
      "where a property of the item decides",
      rounds(`${J} if (cells[i].kind !== cells[j].kind) { const t = cells[i]; cells[i] = cells[j]; cells[j] = t; }`),
    ],
    [
      "where an item is locked",
      rounds(
        `${J} if (cells[i].locked) continue; const t = cells[i].src; cells[i].src = cells[j].src; cells[j].src = t;`,
      ),
    ],
    [
      "where items and what they show move",
      rounds(
        `${J} const t = cells[i].src; cells[i].src = cells[j].src; cells[j].src = t; const u = cells[i]; cells[i] = cells[j]; cells[j] = u;`,
      ),
    ],
    ["of a fair column", down(`${FAIR} const t = cells[i][0]; cells[i][0] = cells[j][0]; cells[j][0] = t;`)],
    [
      "where a row's column and any cell change places",
      rounds(
        `${J} const k = Math.floor(Math.random() * 3); const t = cells[i][0]; cells[i][0] = cells[j][k]; cells[j][k] = t;`,
      ),
    ],
    [
      "where a column of rows decides",
      rounds(`${J} if (cells[i][0] !== cells[j][0]) { const t = cells[i]; cells[i] = cells[j]; cells[j] = t; }`),
    ],
    [
      "of values that are drawn anew",
      rounds("cells[i].innerHTML = images[Math.floor(Math.random() * images.length)].innerHTML;"),
    ],
    ["of values that are copied", rounds(`${J} cells[i].color = cells[j].color;`)],
    ["of places in the plane", rounds("cells[i].x = cells[i].x + Math.random() - 0.5; cells[i].y = cells[i].x;")],
    ["of lengths", rounds(`${J} [cells[i].length, cells[j].length] = [cells[j].length, cells[i].length];`)],
    ["of one object's property", rounds(`${J} const t = box.src; box.src = cells[j].src; cells[j].src = t;`)],
    [
      "of a first item's property",
      rounds(`${J} const x = cells[0]; const t = x.src; x.src = cells[j].src; cells[j].src = t;`),
    ],
    [
      "of an item that is another one by then",
      rounds(`${J} let x = cells[i]; x = cells[j]; const t = x.src; x.src = cells[i].src; cells[i].src = t;`),
    ],
    [
      "of an item that is handed on",
      rounds(`${J} const x = cells[i], y = cells[j], t = x.src; x.src = y.src; y.src = t; use(x);`),
    ],
    [
      "of an item that may be missing",
      rounds(`${J} const x = cells[i], t = x?.src; x.src = cells[j].src; cells[j].src = t;`),
    ],
    [
      "of a property whose name is computed",
      rounds(`${J} const x = cells[i], t = x[name]; x[name] = cells[j][name]; cells[j][name] = t;`),
    ],
    ["of the key of an item", rounds(`${J} const x = cells[i], t = other[x]; other[x] = other[j]; other[j] = t;`)],
    [
      "of two items",
      `const cells = [left, right]; ${rounds(`const j = Math.floor(Math.random() * 2); const t = cells[i].src; cells[i].src = cells[j].src; cells[j].src = t;`)}`,
    ],
    [
      "of some pairs",
      "for (let k = 0; k < 2; k++) { const p = Math.floor(Math.random() * cells.length), q = Math.floor(Math.random() * cells.length); [cells[p].src, cells[q].src] = [cells[q].src, cells[p].src]; }",
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});

it("the range is corrected in place", () => {
  const code = rounds(`${J} [cells[i].value, cells[j].value] = [cells[j].value, cells[i].value];`);
  const fixed = code.replace("* cells.length)", "* (i + 1))");
  expect(fixAll(code, { options: { helper: "import" } }).output).toBe(fixed);
  expect(find(fixed)).toEqual([]);
});

it.each([
  ["const t = cells[i]; cells[i] = cells[0]; cells[0] = t;", "t = cells[i]; cells[i] ← cells[0]; cells[0] ← t"],
  ["const n = cells[i].length; cells[0] = cells[n];", "n = cells[…].length; cells[0] ← cells[n]"],
  [
    "const t = cells[i].a.b; cells[i].a.b = cells[n].a.b; cells[n].a.b = t;",
    "t = cells[].a.b[i]; $0 = i; cells[].a.b[$0] ← cells[].a.b[n]; $1 = n; cells[].a.b[$1] ← t | unknown: n",
  ],
  [
    "const x = cells[i]; const t = x.src; x.src = cells[n].src; cells[n].src = t;",
    "$0 = i; t = cells[].src[$0]; $1 = $0; cells[].src[$1] ← cells[].src[n]; $2 = n; cells[].src[$2] ← t | unknown: n",
  ],
  ["const x = cells[i]; cells[i] = cells[0]; cells[0] = x;", "x = cells[i]; cells[i] ← cells[0]; cells[0] ← x"],
  ["const x = cells[i];", "x = cells[i]"],
  ["const x = cells[i]; const t = x.src;", "$0 = i; t = cells[].src[$0]"],
  ["const x = cells[i]; const t = x.src; x.src = t; cells[0] = x;", "not known: propertyAssigned"],
  ["const x = cells[i]; const t = x[i]; x[i] = t;", "not known: listOfRound"],
  ["let x = cells[i]; x = cells[0]; const t = x.src; x.src = t;", "not known: propertyAssigned"],
  ["const x = cells[i]; other[x] = x.src;", "not known: listOfRound"],
  ["const x = cells[0]; const t = x.src; x.src = t;", "not known: propertyAssigned"],
  ["const t = cells[i]?.src; cells[i].src = t;", "not known: optionalAccess"],
  ["const t = item.src; item.src = t;", "not known: propertyAssigned"],
])("%s as steps", (code, words) => {
  expect(readRound(code, { isLoop: true })).toBe(words);
});

it("only a loop moves properties", () => {
  expect(readRound("const t = cells[i].src; cells[i].src = t;")).toBe("not known: changingList");
  expect(readRound("const x = cells[i]; const t = x.src;")).toBe("x = cells[i]");
});
