// Which imports decide what a sort or a loop does, and which files may have such: all others are not worth reading another file for.
import { describe, expect, it } from "vitest";
import { walk } from "../linted.fixture.ts";
import { getNeededImports, mayNeedImports } from "./needed-imports.ts";

/** What is needed: "./utils.js: randomOrder as mix (1)", with how often it stands in the file; below it, whether the text alone lets that be. */
function look(code: string, filename = "file.js"): { readonly may: boolean; readonly needed: readonly string[] } {
  let found: { readonly may: boolean; readonly needed: readonly string[] } | undefined;
  walk(
    code,
    (file) => ({
      Program: (): void => {
        const needed = getNeededImports(file).map(
          ({ specifier, exported, member, local, uses }) =>
            `${specifier}: ${exported}${member === undefined ? "" : `.${member}`} as ${local} (${String(uses.length)})`,
        );
        found = { may: mayNeedImports(file.sourceCode), needed };
      },
    }),
    { filename },
  );
  if (found === undefined) throw new Error("There is no program.");
  return found;
}

const SORT = "list.sort(order);";
const LOOP = "for (;;) swap(list, 0, 1);";

describe("needed is", () => {
  it.each<[string, string, string?]>([
    [`import { order } from "./o.js"; ${SORT}`, "./o.js: order as order (1)"],
    [`import { order } from "../o"; list.toSorted(order);`, "../o: order as order (1)"],
    [`import { order } from "@/o"; ${SORT}`, "@/o: order as order (1)"],
    [`import { order } from "#o"; ${SORT}`, "#o: order as order (1)"],
    [`import { swap } from "~/s"; ${LOOP}`, "~/s: swap as swap (1)"],
    [`const { order } = require("src/o"); ${SORT}`, "src/o: order as order (2)"],
    [`import { first as order } from "./o.js"; ${SORT}`, "./o.js: first as order (1)"],
    [`import { default as order } from "./o.js"; ${SORT}`, "./o.js: default as order (1)"],
    [`import order from "./o.js"; ${SORT}`, "./o.js: default as order (1)"],
    [`import { byName, order } from "./o.js"; ${SORT}`, "./o.js: order as order (1)"],
    [`import * as o from "./o.js"; list.sort(o.order);`, "./o.js: *.order as o (1)"],
    [`import * as o from "./o.js"; list.sort(o.order); o.order(); o.other();`, "./o.js: *.order as o (2)"],
    [`import o from "./o.js"; list.sort(o.order);`, "./o.js: default.order as o (1)"],
    [`const { order } = require("./o.js"); ${SORT}`, "./o.js: order as order (2)"],
    [`const { first: order } = require("./o.js"); ${SORT}`, "./o.js: first as order (2)"],
    [`const order = require("./o.js"); ${SORT}`, "./o.js: default as order (2)"],
    [`const order = require("./o.js").first; ${SORT}`, "./o.js: first as order (2)"],
    [`const o = require("./o.js"); list.sort(o.order);`, "./o.js: *.order as o (1)"],
    [`const o = require("./o.js").all; list.sort(o.order);`, "./o.js: all.order as o (1)"],
    [`import { o } from "./o.js"; list.sort(o.order);`, "./o.js: o.order as o (1)"],
    [`import { o } from "./o.js"; for (;;) o.swap();`, "./o.js: o.swap as o (1)"],
    [`import { Random } from "./r.js"; for (;;) Random.int(1);`, "./r.js: Random.int as Random (1)"],
    [`import Dice from "./d.js"; for (;;) Dice.next();`, "./d.js: default.next as Dice (1)"],
    [`import * as random from "./r.js"; for (;;) random.int(1);`, "./r.js: *.int as random (1)"],
    [`const { Random } = require("./r.js"); for (;;) Random.int(1);`, "./r.js: Random.int as Random (1)"],
    [`import { swap } from "./s.js"; ${LOOP}`, "./s.js: swap as swap (1)"],
    [`import { swap } from "./s.js"; while (true) { swap(list, 0, 1); }`, "./s.js: swap as swap (1)"],
    [`import { s as swap } from "./s.js"; ${LOOP}`, "./s.js: s as swap (1)"],
    [`import { swap } from "./s.js"; list.forEach((x, i) => { swap(list, i, 0); });`, "./s.js: swap as swap (1)"],
    [`import { swap } from "./s.js"; list.map((x, i) => swap(list, i, 0));`, "./s.js: swap as swap (1)"],
    [`import { swap } from "./s.js"; list.reduce((a, x, i) => swap(a, i, 0), list);`, "./s.js: swap as swap (1)"],
    [`import { swap } from "./s.js"; Array.from(list, (x, i) => swap(list, i, 0));`, "./s.js: swap as swap (1)"],
    [`import * as s from "./s.js"; for (;;) s.swap(list, 0, 1);`, "./s.js: *.swap as s (1)"],
    [`import s from "./s.js"; for (;;) s.myRandom(list);`, "./s.js: default.myRandom as s (1)"],
    ...["exchange", "rand", "rnd", "rng", "pick", "roll", "dice", "draw", "getRandom", "SWAP"].map(
      (name): [string, string] => [
        `import { ${name} } from "./s.js"; for (;;) ${name}();`,
        `./s.js: ${name} as ${name} (1)`,
      ],
    ),
    [`import { order } from "./o.js"; list.sort((a, b) => order(a, b) - order(b, a));`, "./o.js: order as order (2)"],
    [
      `import { order } from "./o.js"; list.sort(function (a, b) { return order(a, b); });`,
      "./o.js: order as order (1)",
    ],
    [`import { coin } from "./o.js"; list.sort(() => coin() - 0.5);`, "./o.js: coin as coin (1)"],
    [`import * as o from "./o.js"; list.sort((a, b) => o.coin() - 0.5);`, "./o.js: *.coin as o (1)"],
    [`use(); const { coin } = require("./o.js"); list.sort(() => coin() - 0.5);`, "./o.js: coin as coin (2)"],
    [`import { order } from "./o.js"; list["sort"](order);`, "./o.js: order as order (1)"],
    [`import o from "./o.js"; list.sort((0, o.order));`, "./o.js: default.order as o (1)"],
    [`import { order } from "./o"; list.sort(order);`, "./o: order as order (1)", "file.ts"],
    [`import { draw } from "./d.js"; cards.splice(draw(cards), 1);`, "./d.js: draw as draw (1)"],
    [
      `import { draw } from "./d.js"; const k = draw(cards); use(cards[k]); cards.splice(k, 1);`,
      "./d.js: draw as draw (1)",
    ],
    [`import { draw } from "./d.js"; let k; k = draw(cards); cards.splice(k, 1);`, "./d.js: draw as draw (1)"],
    [`import * as d from "./d.js"; cards.splice(d.draw(cards), 1);`, "./d.js: *.draw as d (1)"],
    [`import { order } from "./o"; list.sort(order as never);`, "", "file.ts"],
    [`"use strict"; import { order } from "./o.js"; ${SORT}`, "./o.js: order as order (1)"],
    [`use();\nimport { order } from "./o.js"; ${SORT}`, "./o.js: order as order (1)"],
    [`use(); const order = require("./o.js"); ${SORT}`, "./o.js: default as order (2)"],
  ])("%s", (code, wanted, filename) => {
    const { may, needed } = look(code, filename);
    expect(needed).toEqual(wanted === "" ? [] : [wanted]);
    expect(may).toBe(true);
  });

  it("all of several", () => {
    const code = `import { swap, roll } from "./s.js"; import { order } from "./o.js"; for (;;) swap(list, 0, roll()); ${SORT}`;
    expect(look(code).needed).toEqual([
      "./s.js: swap as swap (1)",
      "./s.js: roll as roll (1)",
      "./o.js: order as order (1)",
    ]);
    expect(look(`import * as o from "./o.js"; list.sort(o.a); list.sort(o.b); o.c();`).needed).toEqual([
      "./o.js: *.a as o (1)",
      "./o.js: *.b as o (1)",
    ]);
  });
});

describe("not needed is", () => {
  it.each<[string, string?]>([
    [`import { order } from "o"; ${SORT}`],
    [`import { order } from "/o.js"; ${SORT}`],
    [`import { order } from "@angular/core"; ${SORT}`],
    [`import "./o.js"; ${SORT}`],
    [`import { order } from "./o.js"; order(list); list.sort();`],
    [`import { order } from "./o.js"; list.sort(byName); use(order);`],
    [`import { order } from "./o.js"; list.filter(order); list.sort(byName);`],
    [`import { order } from "./o.js"; list.filter((a) => order(a)); list.sort(byName);`],
    [`import { order } from "./o.js"; sort(order);`],
    [`import { order } from "./o.js"; list.resort(order); list.sortBy(order); list.sort(byName);`],
    [`import { order } from "./o.js"; const f = (order) => list.sort(order);`],
    [`import { "a b" as order } from "./o.js"; ${SORT}`],
    [`import order, { other } from "./o.js"; ${SORT}`],
    [`import order, * as all from "./o.js"; ${SORT}`],
    [`import * as order from "./o.js"; ${SORT}`],
    [`import * as o from "./o.js"; list.sort(o["order"]); list.sort(o?.order); list.sort(x[o.order]);`],
    [`import * as o from "./o.js"; list.sort(o[order]);`],
    [`import * as o from "./o.js"; o.order(); list.sort(byName);`],
    [`import o from "./o.js"; list.sort((1, 2, o.order)); list.sort((x, o.order));`],
    [`import { order } from "./o.js"; for (;;) order();`],
    [`import { swap } from "./s.js"; swap(list, 0, 1);`],
    [`import { Random } from "./r.js"; Random.int(1); for (;;) use(Random, Random[name]());`],
    [`import { swap } from "./s.js"; for (;;) use(swap);`],
    [`import { swap } from "./s.js"; list.filter((x, i) => swap(list, i, 0)); list.remap((x) => swap(x));`],
    [`import { swap } from "./s.js"; list.forEachOf((x) => swap(x)); mapAll((x) => swap(x));`],
    [`import { swap } from "./s.js"; (() => swap(list, 0, 1))();`],
    [`import { swap } from "./s.js"; list.sort(() => 0); function f() { swap(list, 0, 1); }`],
    [`import { draw } from "./d.js"; cards.slice(draw(cards), 1);`],
    [`import { draw } from "./d.js"; cards.splice(0, draw(cards));`],
    [`import { draw } from "./d.js"; cards.splice(k, 1); const k = draw(cards);`],
    [`import { draw } from "./d.js"; const [k] = draw(cards); cards.splice(k, 1);`],
    [`import { draw } from "./d.js"; const card = draw(cards); cards.splice(k, 1);`],
    [`import { next } from "./d.js"; const k = next(cards); cards.splice(k, 1);`],
    [`const { order, ...others } = require("./o.js"); list.sort(others);`],
    [`const { [order]: own } = require("./o.js"); list.sort(own);`],
    [`const { "order": own } = require("./o.js"); list.sort(own);`],
    [`const { order = byName } = require("./o.js"); ${SORT}`],
    [`const { order } = require("./o.js").all; ${SORT}`],
    [`const [order] = require("./o.js"); ${SORT}`],
    [`const order = require("o"); ${SORT}`],
    [`const order = require(name); ${SORT}`],
    [`const order = require(1); ${SORT}`],
    [`const order = require(); ${SORT}`],
    [`const order = load("./o.js"); ${SORT}`],
    [`const order = module.require("./o.js"); ${SORT}`],
    [`const order = require("./o.js")[first]; ${SORT}`],
    [`const order = require("./o.js"), other = 1; ${SORT}`],
    [`let order; ${SORT}`],
    [`import type { order } from "./o"; ${SORT}`, "file.ts"],
    [`import { type order } from "./o"; ${SORT}`, "file.ts"],
  ])("%s", (code, filename) => {
    expect(look(code, filename).needed).toEqual([]);
  });
});

describe("nothing lets that be in", () => {
  it.each([
    "",
    SORT,
    LOOP,
    `import { order } from "o"; ${SORT}`,
    `import { order } from "./o.js"; list.sort();`,
    `import { order } from "./o.js"; list.sort((a, b) => a - b);`,
    `import { order } from "./o.js"; list.sort(function (a, b) { return a - b; });`,
    `import { order } from "./o.js"; list.resort(order);`,
    `import { order } from "./o.js"; list.sort(o.order(1)); list.sort(functions.order);`,
    `import { order } from "./o.js"; order(list); list.sort((a, b) => String(a).localeCompare(b));`,
    `import { order } from "o"; import { other } from "./o.js"; list.sort((a, b) => order(a, b));`,
    `import { order } from "./o.js"; for (;;) order();`,
    `import { swap } from "s"; import { order } from "./o.js"; ${LOOP}`,
    `import * as o from "./o.js"; for (;;) o.get(); p.swap();`,
    `import { o } from "./swap.js"; for (;;) use(o); p.swap();`,
    `use(); const order = require("o"); const other = "./o.js"; ${SORT}`,
    `use("import"); ${SORT}`,
    `use(); const { order, roll: other } = require("./o.js"); for (;;) other();`,
    `use(); const [swap] = require("./o.js"); for (;;) swap();`,
    `use(); const { swap = 1 } = require("./o.js"); for (;;) swap();`,
    `use(); const { ...swap } = require("./o.js"); for (;;) swap();`,
  ])("%s", (code) => {
    expect(look(code).may).toBe(false);
  });

  it.each([
    `import { order } from "./o.js"; list.toSorted( order );`,
    `import * as o from "./o.js"; list.sort(o.order(1));`,
    `import functions from "./o.js"; list.sort(functions.order);`,
    `import { order } from "./o.js"; list.sort(order, 1);`,
    `import * as o from "./o.js"; for (;;) o.swap();`,
    `import { o } from "./swap.js"; for (;;) o.swap();`,
    `import { Random } from "./o.js"; for (;;) Random.int(1);`,
    `import * as o$ from "./o.js"; for (;;) o$.getRandom();`,
    `use(); const swap = require("./o.js"); for (;;) swap();`,
    `use(); const { a, swap } = require("./o.js"); for (;;) swap();`,
    `use(); const o = require("./o.js"); for (;;) o.swap();`,
  ])("but in %s", (code) => {
    expect(look(code).may).toBe(true);
  });
});
