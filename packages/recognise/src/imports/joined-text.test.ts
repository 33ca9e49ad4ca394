// A file with the functions behind it that it imports: which they are, what they are written as, and that all else keeps its place.
import { describe, expect, it } from "vitest";
import type { FileContext } from "../file/file-context.ts";
import { walk } from "../linted.fixture.ts";
import { joinImports } from "./joined-text.ts";

function open(code: string, filename: string): FileContext {
  let opened: FileContext | undefined;
  walk(
    code,
    (file) => {
      opened = { ...file, filename };
      return {};
    },
    { filename: filename.startsWith("/") ? filename.slice(1) : filename },
  );
  if (opened === undefined) throw new Error(`There is no file in: ${code}`);
  return opened;
}

const COIN = "Math.random() - 0.5";
const FILES: Readonly<Record<string, string>> = {
  "/p/o.js": `export const order = () => ${COIN}; export const other = () => sign(${COIN}); const sign = (x) => x; export const third = () => half; const half = 0.5;`,
  "/p/s.js":
    "export function swap(list, i, j) { [list[i], list[j]] = [list[j], list[i]]; } export const half = () => quarter; const quarter = 0.25;",
  "/p/t.js": `export const rand = (n) => Math.floor(Math.random() * n); export const randomize = () => rand(2) - 0.5; export const asked = () => sign(${COIN});`,
  "/p/all.js": `export default { order: () => ${COIN}, third: () => 1 };`,
  "/p/m.js": `const order = () => ${COIN}; export default order;`,
  "/p/again.js": 'export { order } from "./o.js";',
  "/p/again2.js": 'export { order } from "./again.js";',
  "/p/again3.js": 'export * from "./none.js"; export * from "./again2.js";',
  "/p/again4.js": 'export { order } from "./again3.js";',
  "/p/package.js": 'export { order } from "o";',
  "/p/c.js": `exports.order = () => ${COIN}; exports.third = () => 1;`,
  "/p/broken.js": `export const order = () => ${COIN}; export const = 1;`,
};

/** The file's own text and what was added behind it, one line each; undefined where nothing was. */
function tell(
  code: string,
  filename = "/p/use.js",
  sources: FileContext["sources"] = new Map(),
): readonly string[] | undefined {
  const parsed: string[] = [];
  const joined = joinImports(
    { ...open(code, filename), sources },
    {
      read: (path) => FILES[path],
      parse: (text, path) => {
        parsed.push(path);
        return text.includes("const =") ? undefined : open(text, path).sourceCode;
      },
    },
  );
  // No file is parsed twice.
  expect(new Set(parsed).size).toBe(parsed.length);
  if (joined === undefined) return undefined;
  const { sourceCode, end } = joined;
  expect(end).toBe(code.length);
  return [sourceCode.text.slice(0, end), ...sourceCode.text.slice(end + 1).split("\n"), [...joined.names].join(" ")];
}

const blank = (code: string): string => code.replaceAll(/[^\n]/g, " ");
const ORDER = `function order() { return (${COIN}); }`;
const SORT = "list.sort(order);";

describe("behind a file stands", () => {
  it.each<[string, string, readonly string[]]>([
    ['import { order } from "./o.js";', SORT, [ORDER, "order"]],
    ['import {\n  order,\n} from "./o.js";', SORT, [ORDER, "order"]],
    ['import { order as mix } from "./o.js";', "list.sort(mix);", [`function mix() { return (${COIN}); }`, "mix"]],
    ['import order from "./m.js";', SORT, [ORDER, "order"]],
    ['import order from "./m";', SORT, [ORDER, "order"]],
    ['import { order } from "./again.js";', SORT, [ORDER, "order"]],
    ['import { order } from "./again2.js";', SORT, [ORDER, "order"]],
    ['import { order } from "./again3.js";', SORT, [ORDER, "order"]],
    [
      'import all from "./all.js";',
      "list.sort(all.order);",
      [`const all = { order: function () { return (${COIN}); } };`, "all"],
    ],
    [
      'import * as all from "./o.js";',
      "list.sort(all.order); list.sort(all.third);",
      [
        "const half = 0.5;",
        `const all = { order: function () { return (${COIN}); }, third: function () { return (half); } };`,
        "all",
      ],
    ],
    [
      'import { other } from "./o.js";',
      "list.sort(other);",
      ["function sign(x) { return (x); }", `function other() { return (sign(${COIN})); }`, "other"],
    ],
    ['const { order } = require("./c.js");', SORT, [ORDER, "order"]],
    [
      'const { order, third } = require("./c.js");',
      "list.sort(order); list.sort(third);",
      [ORDER, "function third() { return (1); }", "order third"],
    ],
    ['const order = require("./c.js").order;', SORT, [ORDER, "order"]],
  ])("what it imports: %s %s", (statement, rest, added) => {
    expect(tell(`${statement}\n${rest}`)).toEqual([`${blank(statement)}\n${rest}`, ...added]);
  });

  it("what of several names is read", () => {
    expect(tell(`import { order, none } from "./o.js";\n${SORT}`)?.[0]).toBe(
      `import {        none } from "./o.js";\n${SORT}`,
    );
    expect(tell(`import { none, order } from "./o.js";\n${SORT}`)?.[0]).toBe(
      `import { none,       } from "./o.js";\n${SORT}`,
    );
    expect(tell(`import { order , none } from "./o.js";\n${SORT}`)?.[0]).toBe(
      `import {         none } from "./o.js";\n${SORT}`,
    );
    expect(tell(`import { a, order, b } from "./o.js";\n${SORT}`)?.[0]).toBe(
      `import { a,        b } from "./o.js";\n${SORT}`,
    );
    expect(tell(`const { order, none } = require("./c.js");\n${SORT}`)?.[0]).toBe(
      `const {        none } = require("./c.js");\n${SORT}`,
    );
    const two = `import { none } from "./s.js";\nimport { order } from "./o.js";\n${SORT}`;
    expect(tell(two)?.[0]).toBe(`import { none } from "./s.js";\n${blank('import { order } from "./o.js";')}\n${SORT}`);
  });

  it("what stands last among others, whatever follows", () => {
    const rest = ` from "./o.js";\n${SORT} use(1, 2);`;
    expect(tell(`import {none,order}${rest}`)?.[0]).toBe(`import {none,     }${rest}`);
  });

  it("two that need the same once, and each once", () => {
    const first = 'import { order, third } from "./o.js";';
    const second = 'import { swap } from "./s.js";';
    const rest = "list.sort(order); list.sort(third); list.sort(third); for (;;) swap(list, 0, 1);";
    expect(tell(`${first}\n${second}\n${rest}`)).toEqual([
      `${blank(first)}\n${blank(second)}\n${rest}`,
      ORDER,
      "const half = 0.5;",
      "function third() { return (half); }",
      "function swap(list, i, j) { [list[i], list[j]] = [list[j], list[i]]; }",
      "order third swap",
    ]);
    const twice = 'import { third } from "./o.js";\nimport { third as again } from "./o.js";';
    expect(tell(`${twice}\nlist.sort(third); list.sort(again); list.sort(() => ${COIN});`)?.slice(1)).toEqual([
      "const half = 0.5;",
      "function third() { return (half); }",
      "function again() { return (half); }",
      "third again",
    ]);
  });

  it("what compilers call without an object", () => {
    const statement = 'import * as all from "./o.js";';
    expect(tell(`${statement}\nlist.sort((a, b) => (0, all.order)(a, b));`)?.[0]).toBe(
      `${blank(statement)}\nlist.sort((a, b) => (   all.order)(a, b));`,
    );
  });

  it("what swaps, where the file draws itself", () => {
    const code = `import { swap } from "./s.js";\nfor (const i of list.keys()) swap(list, i, Math.floor(Math.random() * list.length));`;
    expect(tell(code)?.at(-1)).toBe("swap");
  });

  it.each(["/p/use.ts", "/p/use.mjs", "/p/use.jsx", "/p/use.cts"])("a file of code: %s", (filename) => {
    expect(tell(`import { order } from "./o.js";\n${SORT}`, filename)?.at(-1)).toBe("order");
  });
});

describe("nothing stands behind a file", () => {
  it.each<[string, string?]>([
    ["list.sort(order);"],
    [`import { none } from "./o.js"; list.sort(none);`],
    [`import { order } from "./none.js"; ${SORT}`],
    [`import { order } from "./broken.js"; ${SORT}`],
    [`import { order } from "./package.js"; ${SORT}`],
    [`import { order } from "./again4.js"; ${SORT}`],
    // Nothing in either file draws.
    [`import { half } from "./s.js"; list.sort(half);`],
    [`import { swap } from "./s.js"; for (;;) swap(list, 0, 1);`],
    // What stands behind would mean something else there.
    [`import { order } from "./o.js"; const Math = own; ${SORT}`],
    [`import { order } from "./o.js"; function f(Math) {} ${SORT}`],
    [`import { order } from "./o.js"; ${SORT}`, "use.js"],
  ])("%s", (code, filename) => {
    expect(tell(code, filename)).toBeUndefined();
  });

  it("that is no code", () => {
    const file = { ...open(`import { order } from "./o.js"; ${SORT}`, "/p/use.js"), filename: "/p/use.js.vue" };
    expect(joinImports(file, { read: (path) => FILES[path], parse: () => file.sourceCode })).toBeUndefined();
  });

  it("that can't be parsed with what it needs", () => {
    const file = open(`import { order } from "./o.js"; ${SORT}`, "/p/use.js");
    const parse = (text: string, path: string) => (path === "/p/use.js" ? undefined : open(text, path).sourceCode);
    expect(joinImports(file, { read: (path) => FILES[path], parse })).toBeUndefined();
  });
});

describe("what a function needs of its own file means the same behind another one", () => {
  const OTHER = ["function sign2(x) { return (x); }", `function other() { return (sign2(${COIN})); }`, "other"];

  it.each<[string, (readonly string[])?]>([
    ["const sign = own; list.sort(other);"],
    ["function f(sign) {} list.sort(other);"],
    ["sign(1); list.sort(other);"],
    ["const f = () => sign; list.sort(other);"],
    // No name that stands anywhere in the file is taken for another one.
    ["const sign = own; use(`sign2`); list.sort(other);", OTHER.map((line) => line.replace("sign2", "sign3"))],
  ])("where that has its name for something else: %s", (rest, added = OTHER) => {
    const statement = 'import { other } from "./o.js";';
    expect(tell(`${statement}\n${rest}`)).toEqual([`${blank(statement)}\n${rest}`, ...added]);
  });

  it("where that imports the same thing for itself", () => {
    const rest = "list.sort(randomize); use(list[rand(9)]);";
    expect(tell(`import { rand, randomize } from "./t.js";\n${rest}`)).toEqual([
      `import { rand,           } from "./t.js";\n${rest}`,
      "function rand2(n) { return (Math.floor(Math.random() * n)); }",
      "function randomize() { return (rand2(2) - 0.5); }",
      "randomize",
    ]);
  });

  it("where another module has the name for something else", () => {
    const code = `import { third } from "./o.js"; import { half } from "./s.js"; list.sort(third); list.sort(half); list.sort(() => ${COIN});`;
    expect(tell(code)?.slice(1)).toEqual([
      "const half2 = 0.5;",
      "function third() { return (half2); }",
      "const quarter = 0.25;",
      "function half() { return (quarter); }",
      "third half",
    ]);
    const globals = `import { asked } from "./t.js"; import { other } from "./o.js"; list.sort(asked); list.sort(other);`;
    expect(tell(globals)?.slice(1)).toEqual([
      `function asked() { return (sign(${COIN})); }`,
      ...OTHER.slice(0, 2),
      "asked other",
    ]);
  });

  it("but not where the options name it as a source", () => {
    const rest = "const rand = own; list.sort(randomize);";
    expect(
      tell(`import { randomize } from "./t.js";\n${rest}`, "/p/use.js", new Map([["rand", "unit"]])),
    ).toBeUndefined();
  });
});
