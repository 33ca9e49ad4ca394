// What a file imports by a relative path, or by an alias, is read from its file, where a sort or a loop hangs on it.
import { describe, expect, it } from "vitest";
import { mayCodeHoldShuffle } from "./code-words.ts";
import { explainText } from "./explain-text.ts";
import { findSites, type FoundSite } from "./find-sites.ts";
import { applyEdits } from "@fair-shuffle/recognise";
import type { LintOptions } from "./judged-programs.ts";

type Files = Readonly<Record<string, string>>;

const SWAP = "export function swap(list, i, j) { const held = list[i]; list[i] = list[j]; list[j] = held; }\n";
const FILES: Files = {
  "/p/utils.js": `export const randomOrder = () => Math.random() - 0.5;
export function randomSort(a, b) { if (Math.random() < 0.5) return -1; return 1; }
export const byName = (a, b) => a.name.localeCompare(b.name);
export const randomTo = (n) => Math.floor(Math.random() * (n + 1));
export const randomBelow = function (n) { return Math.floor(Math.random() * n); };
const half = 0.5;
export const randomHalf = () => Math.random() - half;
const sign = (x) => (x < half ? -1 : 1);
export const randomSign = () => sign(Math.random());
const limits = { half };
export const randomLimit = () => Math.random() - limits.half;
export const randomAgain = (a, b) => (Math.random() < half ? randomAgain(b, a) : 1);
export let randomLater = () => Math.random() - 0.5;
export let randomKept = () => Math.random() - 0.5;
export function randomReplaced() { return Math.random() - 0.5; }
export const replace = (other) => { randomLater = other; randomReplaced = other; };
export async function randomSoon() { return Math.random() - 0.5; }
export function randomThis() { return this.random() - 0.5; }
export function randomMath(list) { return Math.random() - 0.5; }
export default () => Math.random() - 0.5;
${SWAP}`,
  "/p/plain.js":
    "export const byChance = () => Math.random() - 0.5;\nexport const half = () => Math.random();\nexport const byName = (a, b) => a.name.localeCompare(b.name);\n",
  "/p/random.ts": `export class Random {
  static order(): number { return Random.float() - 0.5; }
  static int(from: number, to: number): number { return from + Math.floor(Math.random() * (to - from + 1)); }
  static below(n: number): number { return Math.floor(Math.random() * n); }
  static own(n: number): number { return Math.floor(this.float() * n); }
  static float(): number { return Math.random(); }
}
class Dice { roll(n: number): number { return Math.floor(Math.random() * n); } }
export const dice = new Dice();
`,
  "/p/tsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } } // ours',
  "/p/package.json": '{ "imports": { "#plain": "./plain.js", "#by/*": { "types": "./x.d.ts", "default": "./*.js" } } }',
  "/p/by-alias.js": 'export { byChance } from "@/plain";\n',
  "/p/lib/index.ts": `export * from "./order";\nexport { exchange as swap } from "./swap.js";\n`,
  "/p/lib/order.ts": `export function randomOrder(a: unknown, b: unknown): number { return Math.random() - 0.5; }\n`,
  "/p/lib/swap.ts": `export function exchange<T>(list: T[], i: number, j: number): void { [list[i], list[j]] = [list[j], list[i]]; }\n`,
  "/p/common.cjs": "const coin = () => 0.5 - Math.random();\nmodule.exports = { coin, other: 1 };\n",
  "/p/named.js": `const coin = () => Math.random() - 0.5;
function written() { return Math.random() - 0.5; }
written = own;
let half = 0.5;
const [third] = [0.3], late = own(0.5);
const byHalf = () => Math.random() - half, byThird = () => Math.random() - third, byLate = () => Math.random() - late;
function* many() { yield Math.random() - 0.5; }
export { coin as randomCoin, written as randomWritten, byHalf as randomHalf, byThird as randomThird, byLate as randomLate, many as randomMany };
export * as randomAll from "./utils.js";
export default coin;
`,
  "/p/again.js": `export { default as randomCoin } from "./named.js";
`,
  "/p/odd.cjs": `const coin = () => 0.5 - Math.random();
other.randomOther = coin;
module.other = { randomModule: coin };
own.exports = { randomOwn: coin };
exports.deep.randomDeep = coin;
exports[randomComputed] = coin;
`,
  "/p/member.cjs": "const coin = () => 0.5 - Math.random();\nmodule.exports.randomMember = coin;\n",
  "/p/computed.cjs": "const coin = () => 0.5 - Math.random();\nmodule.exports = { [randomKey]: coin, ...others };\n",
  "/p/default-replaced.js":
    "export default function randomly() { return Math.random() - 0.5; }\nexport const use = (other) => { randomly = other; };\n",
  "/p/hoisted.cjs":
    "exports.randomOrder = randomOrder;\nfunction randomOrder() { return 0.5 - Math.random(); }\nvar randomOrder = own;\n",
  "/p/object.js": `const coin = () => Math.random() - 0.5;
const tools = { coin, randomBelow: (n) => Math.floor(Math.random() * n), ${SWAP.slice(16).trim()} };
export default tools;
`,
  "/p/literal.js": "export default { coin: () => Math.random() - 0.5, late() { return this.coin(); } };\n",
  "/p/literal-replaced.js":
    "export default { coin: () => Math.random() - 0.5, byName() { this.coin = (a, b) => a.name - b.name; } };\n",
  "/p/literal-spread.js": "export default { coin: () => Math.random() - 0.5, ...others };\n",
  "/p/literal-handed.js": "const tools = { coin: () => Math.random() - 0.5 };\nown(tools);\nexport default tools;\n",
  "/p/literal-twice.js": "export default { coin: () => Math.random() - 0.5, coin: byName };\n",
  "/p/literal-keyed.js":
    "const tools = { coin: () => Math.random() - 0.5 };\ntools[own()] = own;\nexport default tools;\n",
  "/p/compiled.cjs": `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.randomSide = exports.randomBelow = void 0;
exports.swap = swap;
const randomSide = () => Math.random() - 0.5;
exports.randomSide = randomSide;
const randomBelow = (n) => Math.floor(Math.random() * n);
exports.randomBelow = randomBelow;
${SWAP.slice(7)}`,
  "/p/page.js": `function randomSide() { return Math.random() - 0.5; }
if (typeof module !== "undefined" && module.exports) { module.exports = { randomSide }; }
`,
  "/p/twice.cjs": "exports.coin = () => 0.5 - Math.random();\nexports.coin = byName;\n",
  "/p/in-branch.cjs":
    "module.exports = { coin: () => 0.5 - Math.random() };\nif (own) module.exports = { coin: byName };\n",
  "/p/mocked.cjs":
    "module.exports = { coin: () => 0.5 - Math.random() };\nexports.use = () => { module.exports.coin = byName; };\n",
  "/p/assigned.cjs": "exports.coin = () => 0.5 - Math.random();\nObject.assign(exports, own);\n",
  "/p/handed.cjs": "exports.coin = () => 0.5 - Math.random();\nown(exports);\n",
  "/p/handed-whole.cjs":
    "exports.coin = () => 0.5 - Math.random();\nconst self = module.exports;\nself.coin = byName;\n",
  "/p/rebound.cjs": "exports = module.exports = make();\nexports.coin = () => 0.5 - Math.random();\n",
  "/p/local.cjs": "const exports = {};\nexports.coin = () => 0.5 - Math.random();\n",
  "/p/asked.cjs": "if (own) { exports.coin = () => 0.5 - Math.random(); }\n",
  "/p/got.cjs": "Object.defineProperty(exports, 'coin', { get: () => () => 0.5 - Math.random() });\n",
  "/p/alone.cjs": "module.exports = function () { return 0.5 - Math.random(); };\n",
  "/p/members.cjs": "exports.randomOrder = () => 0.5 - Math.random();\n",
};

async function find(
  code: string,
  filename = "/p/use.js",
  rule: LintOptions["rule"] = {},
): Promise<readonly FoundSite[]> {
  const readFile = (path: string): string | undefined => FILES[path];
  const { sites, problems } = await findSites(code, filename, { rule, readFile });
  expect(problems).toEqual([]);
  // A scan would not parse the file otherwise.
  if (sites.length > 0) expect(mayCodeHoldShuffle(code, filename, rule.randomSources, readFile)).toBe(true);
  return sites;
}

const tell = async (code: string, filename?: string, rule?: LintOptions["rule"]): Promise<(string | undefined)[]> =>
  (await find(code, filename, rule)).map(({ verdict, finding }) => finding?.messageId ?? verdict.kind);

const loop = (swap: string, range: string): string =>
  `export function shuffle(list) { for (let i = list.length - 1; i > 0; i--) ${swap}(list, i, ${range}); }\n`;

describe("functions of other files", () => {
  it.each<[string, string, string?]>([
    ["a comparator", `import { randomOrder } from "./utils.js";\nexport const f = (list) => list.sort(randomOrder);\n`],
    [
      "by another name",
      `import { randomSort as mix } from "./utils.js";\nexport const f = (list) => list.sort(mix);\n`,
    ],
    [
      "without its ending",
      `import { randomOrder } from "./utils";\nexport const f = (list) => list.toSorted(randomOrder);\n`,
    ],
    [
      "from a folder above",
      `import { randomOrder } from "../utils";\nexport const f = (list) => list.sort(randomOrder);\n`,
      "/p/deep/use.js",
    ],
    ["a default export", `import randomly from "./utils.js";\nexport const f = (list) => list.sort(randomly);\n`],
    [
      "beside others",
      `import { byName, randomOrder, swap } from "./utils.js";\nexport const f = (list) => list.sort(byName), g = (list) => list.sort(randomOrder);\n`,
    ],
    [
      "called in a comparator",
      `import { randomOrder } from "./utils.js";\nexport const f = (list) => list.sort((a, b) => randomOrder(a, b));\n`,
    ],
    [
      "of any name, called in a comparator",
      `import { byChance } from "./plain.js";\nexport const f = (list) => list.sort((x, y) => byChance(x, y));\n`,
    ],
    [
      "of any name, drawn by in a comparator",
      `import { half } from "./plain.js";\nexport const f = (list) => list.sort(() => half() - 0.5);\n`,
    ],
    [
      "a member of any name, drawn by in a comparator",
      `import * as u from "./plain.js";\nexport const f = (list) => list.sort(() => 0.5 - u.half());\n`,
    ],
    [
      "of any name in CommonJS, called in a function",
      `const { byChance } = require("./plain.js");\nexports.f = (list) => list.sort(function (x, y) { return byChance(x, y); });\n`,
      "/p/use.cjs",
    ],
    [
      "a static method",
      `import { Random } from "./random";\nexport function shuffle(a) { for (let i = a.length - 1; i > 0; i--) { const j = Random.int(0, a.length - 1); [a[i], a[j]] = [a[j], a[i]]; } }\n`,
      "/p/use.ts",
    ],
    [
      "a static method, handed on",
      `import { Random } from "./random";\nexport const f = (list) => list.sort(() => 0.5 - Random.float());\n`,
      "/p/use.ts",
    ],
    [
      "a method of an instance",
      `import { dice } from "./random";\nexport function shuffle(a) { for (let i = a.length - 1; i > 0; i--) { const j = dice.roll(a.length); [a[i], a[j]] = [a[j], a[i]]; } }\n`,
      "/p/use.ts",
    ],
    [
      "TypeScript, from JavaScript",
      `import { dice, Random } from "./random";\nimport { exchange } from "./lib/swap";\n${loop("exchange", "dice.roll(list.length)")}`,
    ],
    ["by an alias", `import { byChance } from "@/plain";\nexport const f = (list) => list.sort(byChance);\n`],
    ["by its package's", `import { byChance } from "#plain";\nexport const f = (list) => list.sort(byChance);\n`],
    [
      "handed on by an alias",
      `import { byChance } from "#by/by-alias";\nexport const f = (list) => list.sort(byChance);\n`,
    ],
    [
      "by an alias of TypeScript",
      `import { half } from "@/plain";\nexport const f = (list: number[]) => list.sort(() => half() - 0.5);\n`,
      "/p/deep/use.ts",
    ],
    [
      "CommonJS by an alias",
      `const { byChance } = require("#plain");\nexports.f = (list) => list.sort(byChance);\n`,
      "/p/use.cjs",
    ],
    [
      "TypeScript, handed on twice",
      `import { randomOrder } from "./lib";\nexport const f = (list: number[]) => list.sort(randomOrder);\n`,
      "/p/use.ts",
    ],
    [
      "TypeScript by the names that it will have",
      `import { randomOrder } from "./lib/order.js";\nexport const f = (list: number[]) => list.sort(randomOrder);\n`,
      "/p/use.ts",
    ],
    [
      "CommonJS",
      `const { coin } = require("./common.cjs");\nexports.f = (list) => list.sort(coin);\n// random\n`,
      "/p/use.cjs",
    ],
    [
      "CommonJS, the module itself",
      `const randomly = require("./alone.cjs");\nexports.f = (list) => list.sort(randomly);\n`,
      "/p/use.cjs",
    ],
    [
      "CommonJS, a member",
      `const { randomOrder } = require("./members.cjs");\nexports.f = (list) => list.sort(randomOrder);\n`,
      "/p/use.cjs",
    ],
    [
      "with a constant of its module",
      `import { randomHalf } from "./utils.js";\nexport const f = (list) => list.sort(randomHalf);\n`,
    ],
    [
      "with a function and a constant of its module",
      `import { randomSign, randomHalf } from "./utils.js";\nexport const f = (list) => list.sort(randomSign), g = (a, b) => [a, b].sort(randomHalf);\n`,
    ],
    [
      "a name for a name",
      `import { randomCoin } from "./named.js";\nexport const f = (list) => list.sort(randomCoin);\n`,
    ],
    ["a default by its name", `import randomly from "./named.js";\nexport const f = (list) => list.sort(randomly);\n`],
    [
      "a default handed on",
      `import { randomCoin } from "./again.js";\nexport const f = (list) => list.sort(randomCoin);\n`,
    ],
    [
      "CommonJS, a member of the module's",
      `const { randomMember } = require("./member.cjs");\nexports.f = (list) => list.sort(randomMember);\n`,
      "/p/use.cjs",
    ],
    ["a swap", `import { swap } from "./utils.js";\n${loop("swap", "Math.floor(Math.random() * (list.length - 1))")}`],
    [
      "a variable that nothing writes to",
      `import { randomKept } from "./utils.js";\nexport const f = (list) => list.sort(randomKept);\n`,
    ],
    [
      "a member of a module",
      `import * as u from "./utils.js";\nexport const f = (list) => list.sort(u.randomOrder);\n`,
    ],
    [
      "a member of a module, called in a comparator",
      `import * as u from "./utils.js";\nexport const f = (list) => list.sort((a, b) => u.randomOrder(a, b) + 0);\n`,
    ],
    ["members that swap and draw", `import * as u from "./utils.js";\n${loop("u.swap", "u.randomBelow(list.length)")}`],
    [
      "a member of a module that hands it on",
      `import * as lib from "./lib";\nexport const f = (list: number[]) => list.sort(lib.randomOrder);\n`,
      "/p/use.ts",
    ],
    ["a default of a module", `import * as u from "./utils.js";\nexport const f = (list) => list.sort(u.default);\n`],
    [
      "members of an object",
      `import tools from "./object.js";\n${loop("tools.swap", "tools.randomBelow(list.length)")}`,
    ],
    ["members of a literal", `import tools from "./literal.js";\nexport const f = (list) => list.sort(tools.coin);\n`],
    [
      "CommonJS, a member of an object",
      `const tools = require("./common.cjs");\nexports.f = (list) => list.sort(tools.coin);\n`,
      "/p/use.cjs",
    ],
    [
      "CommonJS, a member as soon as it is there",
      `const coin = require("./common.cjs").coin;\nexports.f = (list) => list.sort(coin);\n`,
      "/p/use.cjs",
    ],
    [
      "CommonJS as a default",
      `import tools from "./members.cjs";\nexport const f = (list) => list.sort(tools.randomOrder);\n`,
    ],
    [
      "CommonJS that is a page's script, too",
      `const { randomSide } = require("./page.js");\nexports.f = (list) => list.sort(randomSide);\n`,
      "/p/use.cjs",
    ],
    [
      "compiled CommonJS, a comparator",
      `const utils_1 = require("./compiled.cjs");\nexports.f = (list) => list.sort(utils_1.randomSide);\n`,
      "/p/use.cjs",
    ],
    [
      "compiled CommonJS, a swap and a source",
      `const utils_1 = require("./compiled.cjs");\n${loop("(0, utils_1.swap)", "(0, utils_1.randomBelow)(list.length)").replace("export", "exports.shuffle = shuffle;")}`,
      "/p/use.cjs",
    ],
    [
      "a swap and a source",
      `import { swap, randomBelow } from "./utils.js";\n${loop("swap", "randomBelow(list.length)")}`,
    ],
  ])("%s", async (_, code, filename) => {
    expect(await tell(code, filename)).toEqual(["biased"]);
  });

  it.each<[string, string, string?]>([
    ["a fair loop", `import { swap, randomTo } from "./utils.js";\n${loop("swap", "randomTo(i)")}`],
    [
      "a fair loop by its own swap, which could be read in two ways",
      `import { randomTo } from "./utils.js";\nexport function f(a) { for (let i = a.length - 1; i > 0; i--) { const j = randomTo(i); [a[i], a[j]] = [a[j], a[i]]; } }\n`,
    ],
    [
      "a fair loop by a static method",
      `import { Random } from "./random";\nexport function shuffle(a) { for (let i = a.length - 1; i > 0; i--) { const j = Random.int(0, i); [a[i], a[j]] = [a[j], a[i]]; } }\n`,
      "/p/use.ts",
    ],
    [
      "a fair loop by another one",
      `import { Random } from "./random";\nexport function shuffle(a) { for (let i = a.length - 1; i > 0; i--) { const j = Random.below(i + 1); [a[i], a[j]] = [a[j], a[i]]; } }\n`,
      "/p/use.ts",
    ],
    [
      "a fair loop by a method of an instance",
      `import { dice } from "./random";\nexport function shuffle(a) { for (let i = a.length - 1; i > 0; i--) { const j = dice.roll(i + 1); [a[i], a[j]] = [a[j], a[i]]; } }\n`,
      "/p/use.ts",
    ],
    ["a fair loop by members", `import * as u from "./utils.js";\n${loop("u.swap", "u.randomTo(i)")}`],
  ])("%s is fair", async (_, code, filename) => {
    expect(await tell(code, filename)).toEqual(["fair"]);
  });

  it.each<[string, string, string?]>([
    [
      "what compares, called in a comparator",
      `import { byName } from "./plain.js";\nexport const f = (list) => list.sort((x, y) => byName(y, x));\n`,
    ],
    [
      "what draws, for two",
      `import { half } from "./plain.js";\nexport const f = (a, b) => [a, b].sort(() => half() - 0.5);\n`,
    ],
    ["what compares", `import { byName } from "./utils.js";\nexport const f = (list) => list.sort(byName);\n`],
    ...["randomWritten", "randomHalf", "randomThird", "randomLate", "randomMany", "randomAll", "coin"].map(
      (name): [string, string] => [
        `what is exported as ${name}`,
        `import { ${name} } from "./named.js";\nexport const f = (list) => list.sort(${name});\n// random\n`,
      ],
    ),
    ...["randomOther", "randomModule", "randomOwn", "randomDeep", "randomComputed"].map(
      (name): [string, string, string] => [
        `what CommonJS keeps as ${name}`,
        `const { ${name} } = require("./odd.cjs");\nexports.f = (list) => list.sort(${name});\n`,
        "/p/use.cjs",
      ],
    ),
    [
      "a computed key",
      `const { randomKey } = require("./computed.cjs");\nexports.f = (list) => list.sort(randomKey);\n`,
      "/p/use.cjs",
    ],
    [
      "what needs an object of its module",
      `import { randomLimit } from "./utils.js";\nexport const f = (list) => list.sort(randomLimit);\n`,
    ],
    [
      "what calls itself",
      `import { randomAgain } from "./utils.js";\nexport const f = (list) => list.sort(randomAgain);\n`,
    ],
    [
      "what may be replaced in its module",
      `import { randomLater } from "./utils.js";\nexport const f = (list) => list.sort(randomLater);\n`,
    ],
    [
      "a function that is written to in its module",
      `import { randomReplaced } from "./utils.js";\nexport const f = (list) => list.sort(randomReplaced);\n`,
    ],
    [
      "a default that is written to in its module",
      `import randomly from "./default-replaced.js";\nexport const f = (list) => list.sort(randomly);\n`,
    ],
    [
      "a function whose name is a variable's, too",
      `const { randomOrder } = require("./hoisted.cjs");\nexports.f = (list) => list.sort(randomOrder);\n`,
      "/p/use.cjs",
    ],
    [
      "a member that is written to in its module",
      `import * as u from "./utils.js";\nexport const f = (list) => list.sort(u.randomReplaced);\n`,
    ],
    ...["replaced", "spread", "handed", "twice", "keyed"].map((kind): [string, string] => [
      `a member of an object that may hold another (${kind})`,
      `import tools from "./literal-${kind}.js";\nexport const f = (list) => list.sort(tools.coin);\n// random\n`,
    ]),
    ...[
      "twice",
      "in-branch",
      "mocked",
      "assigned",
      "handed",
      "handed-whole",
      "rebound",
      "local",
      "asked",
      "got",
    ].flatMap((kind): [string, string, string][] => [
      [
        `a name of CommonJS that may hold another (${kind})`,
        `const { coin } = require("./${kind}.cjs");\nexports.f = (list) => list.sort(coin);\n// random\n`,
        "/p/use.cjs",
      ],
      [
        `a member of CommonJS that may hold another (${kind})`,
        `const tools = require("./${kind}.cjs");\nexports.f = (list) => list.sort(tools.coin);\n// random\n`,
        "/p/use.cjs",
      ],
    ]),
    [
      "a member that is replaced here",
      `const tools = require("./common.cjs");\ntools.coin = (a, b) => a - b;\nexports.f = (list) => list.sort(tools.coin);\n`,
      "/p/use.cjs",
    ],
    [
      "a member of what is handed on here",
      `const tools = require("./common.cjs");\nmock(tools);\nexports.f = (list) => list.sort(tools.coin);\n`,
      "/p/use.cjs",
    ],
    [
      "a member of what is no module here",
      `import * as u from "./utils.js";\nexport const f = (list, u) => list.sort(u.randomOrder);\n`,
    ],
    [
      "a member by a name that is worked out",
      `import * as u from "./utils.js";\nexport const f = (list, key) => list.sort(u[key]);\n// u.randomOrder\n`,
    ],
    ["a promise", `import { randomSoon } from "./utils.js";\nexport const f = (list) => list.sort(randomSoon);\n`],
    ["a method", `import { randomThis } from "./utils.js";\nexport const f = (list) => list.sort(randomThis);\n`],
    [
      "what means another Math here",
      `import { randomMath } from "./utils.js";\nconst Math = make();\nexport const f = (list) => list.sort(randomMath);\n`,
    ],
    [
      "what is not exported",
      `import { randomNothing } from "./utils.js";\nexport const f = (list) => list.sort(randomNothing);\n`,
    ],
    [
      "a file that is not there",
      `import { randomOrder } from "./none.js";\nexport const f = (list) => list.sort(randomOrder);\n`,
    ],
    [
      "an alias that nobody knows",
      `import { byChance } from "~/plain";\nexport const f = (list) => list.sort(byChance);\n`,
    ],
    [
      "a static method that asks for another",
      `import { Random } from "./random";\nexport const f = (list) => list.sort(Random.order);\n`,
      "/p/use.ts",
    ],
    ["a package", `import { randomOrder } from "utils";\nexport const f = (list) => list.sort(randomOrder);\n`],
    ["a pair", `import { randomOrder } from "./utils.js";\nexport const f = (a, b) => [a, b].sort(randomOrder);\n`],
    [
      "a name that is given to something else inside",
      `import { randomOrder } from "./utils.js";\nexport const f = (list, randomOrder) => list.sort(randomOrder);\n`,
    ],
  ])("%s: nothing", async (_, code, filename) => {
    expect((await find(code, filename)).filter(({ finding }) => finding !== undefined)).toEqual([]);
  });

  it("are not read where the option says so, or nobody reads files", async () => {
    const code = `import { randomOrder } from "./utils.js";\nexport const f = (list) => list.sort(randomOrder);\n`;
    expect(await tell(code, "/p/use.js", { readImports: false })).toEqual([]);
    expect((await findSites(code, "/p/use.js")).sites).toEqual([]);
  });

  it("stay where they are: a suggestion says that they were read, and changes the file alone", async () => {
    const code = `import { randomOrder } from "./utils.js";\n\nexport const f = (list) => list.sort(randomOrder);\n`;
    const [site] = await find(code, "/p/use.js", { helper: "inline" });
    expect(site).toMatchObject({ line: 3, code: "list.sort(randomOrder)" });
    expect(site?.finding?.fix).toBeUndefined();
    const [suggestion] = site?.finding?.suggestions ?? [];
    expect(suggestion?.title).toContain("if nothing replaces `randomOrder`");
    const fixed = suggestion === undefined ? "" : applyEdits(code, suggestion.edits);
    expect(fixed).toMatch(
      /^import { randomOrder } from "\.\/utils\.js";\n\nexport const f = \(list\) => fairShuffle\(list\);\n\n\/\/ Fair[^]*\n}\n$/,
    );
    expect((await find(fixed)).filter(({ finding }) => finding !== undefined)).toEqual([]);
  });

  it("are named as the file names them: a member with what it is a member of", async () => {
    const [site] = await find(
      `import * as u from "./utils.js";\nexport const f = (list) => list.sort(u.randomOrder);\n`,
    );
    expect(site?.finding?.suggestions[0]?.title).toContain("if nothing replaces `u.randomOrder`");
  });

  it("are explained as they are judged", async () => {
    const code = `import { swap, randomTo, randomOrder } from "./utils.js";\n${loop("swap", "randomTo(i)")}export const f = (list) => list.sort(randomOrder);\n`;
    const { places } = await explainText(code, "/p/use.js", { readFile: (path) => FILES[path] });
    expect(places.map(({ kind, isReported, answers: [{ kind: answer }] }) => [kind, isReported, answer])).toEqual(
      expect.arrayContaining([
        ["loop", false, "fair"],
        ["sort", true, "reported"],
      ]),
    );
  });
});

describe("names by which what is imported is read, as the README lists them", () => {
  const findWith = async (name: string, use: string): Promise<boolean> => {
    const files: Files = { "/p/u.js": `export function ${name}(n) { return Math.floor(Math.random() * n); }\n` };
    const { sites } = await findSites(`import { ${name} } from "./u.js";\n${use}`, "/p/use.js", {
      readFile: (path) => files[path],
    });
    return sites.some(({ finding }) => finding !== undefined);
  };

  it.each([
    ["randInt", true],
    ["rnd", true],
    ["rng", true],
    ["swapIndex", true],
    ["exchange", true],
    ["pickIndex", true],
    ["roll", true],
    ["rollDice", true],
    ["dice", true],
    ["drawIndex", true],
    ["choose", false],
    ["getIndex", false],
    ["ri", false],
  ])("%s: in a loop %s, in a sort always", async (name, isReadInLoop) => {
    const naive = `export function mix(a) { for (let i = a.length - 1; i > 0; i--) { const j = ${name}(a.length); [a[i], a[j]] = [a[j], a[i]]; } }\n`;
    expect(await findWith(name, naive)).toBe(isReadInLoop);
    expect(await findWith(name, `export const mix = (a) => a.sort(() => ${name}(2) - 0.5);\n`)).toBe(true);
  });
});
