// Shuffles of `this`: methods of Array.prototype and of classes that extend Array, found, run before and after each fix and suggestion.
import { describe, expect, it } from "vitest";
import { enumerateOrders, getDistance, type Shuffle } from "./enumerate.ts";
import { applySuggestion, lint } from "./lint.ts";

/** How a method with this body becomes one of a list; `run` is what it gives back for `cards`. */
const HOMES: readonly (readonly [string, home: (body: string) => string, run: string])[] = [
  ["assigned to Array.prototype", (body) => `Array.prototype.mix = function () { ${body} };`, "cards.mix()"],
  [
    "assigned where there is none yet",
    (body) => `Array.prototype.mix = Array.prototype.mix || function () { ${body} };`,
    "cards.mix()",
  ],
  [
    "assigned to a name for Array.prototype",
    (body) => `const proto = Array.prototype;\nproto["mix"] = function () { ${body} };`,
    "cards.mix()",
  ],
  ["a function that is assigned", (body) => `function mix() { ${body} }\nArray.prototype.mix = mix;`, "cards.mix()"],
  [
    "defined",
    (body) => `Object.defineProperty(Array.prototype, "mix", { configurable: true, value: function () { ${body} } });`,
    "cards.mix()",
  ],
  [
    "defined among others",
    (body) => `Object.defineProperties(Array.prototype, { mix: { configurable: true, value() { ${body} } } });`,
    "cards.mix()",
  ],
  ["mixed in", (body) => `Object.assign(Array.prototype, { mix() { ${body} } });`, "cards.mix()"],
  ["a class that extends Array", (body) => `class Deck extends Array { mix() { ${body} } }`, "Deck.from(cards).mix()"],
  [
    "a class that extends one that does",
    (body) => `class Pile extends Array {}\nconst Deck = class extends Pile { mix() { ${body} } };`,
    "Deck.from(cards).mix()",
  ],
  [
    "the prototype of such a class",
    (body) => `class Deck extends Array {}\nDeck.prototype.mix = function () { ${body} };`,
    "Deck.from(cards).mix()",
  ],
  ["an arrow in a field", (body) => `class Deck extends Array { mix = () => { ${body} }; }`, "Deck.from(cards).mix()"],
];

const down = (draw: string): string =>
  `for (let i = this.length - 1; i > 0; i--) { const j = ${draw}; [this[i], this[j]] = [this[j], this[i]]; } return this;`;

const BIASED: readonly (readonly [string, body: string, finding: string])[] = [
  [
    "a naive loop",
    "for (let i = 0; i < this.length; i++) { const j = Math.floor(Math.random() * this.length); const t = this[i]; this[i] = this[j]; this[j] = t; } return this;",
    "biased",
  ],
  [
    "a naive loop that counts down",
    "let i = this.length, j, t; while (i--) { j = Math.floor(Math.random() * this.length); t = this[i]; this[i] = this[j]; this[j] = t; } return this;",
    "biased",
  ],
  [
    "a naive loop of callbacks",
    "this.forEach((_, i) => { const j = Math.floor(Math.random() * this.length); [this[i], this[j]] = [this[j], this[i]]; }); return this;",
    "biased",
  ],
  ["Sattolo's algorithm", down("Math.floor(Math.random() * i)"), "cycles"],
  ["a range too large", down("Math.floor(Math.random() * this.length)"), "biased"],
  ["a range that rounds", down("Math.round(Math.random() * i)"), "biased"],
  ["a range that never draws 0", down("Math.ceil(Math.random() * i)"), "fixedItem"],
  ["a random comparator", "return this.sort(() => Math.random() - 0.5);", "biased"],
  ["a random comparator as a statement", "this.sort(() => 0.5 - Math.random()); return this;", "biased"],
];

const FAIR = down("Math.floor(Math.random() * (i + 1))");

function evaluate(text: string, run: string): Shuffle {
  // oxlint-disable-next-line typescript/no-implied-eval -- the programs are our own, and running them is the test
  const define = new Function(`${text}\nreturn (cards) => [...${run}];`) as () => Shuffle;
  return define();
}

/** Runs with a method that a program gives all lists, and takes it away again. */
function getDistanceOf(text: string, run: string): number {
  try {
    return getDistance(enumerateOrders(evaluate(text, run), 3, 12), 3);
  } finally {
    Reflect.deleteProperty(Array.prototype, "mix");
  }
}

describe.each(HOMES)("%s", (_, home, run) => {
  it.each(BIASED)("%s is found, and fair after each way out", (__, body, finding) => {
    const text = `${home(body)}\n`;
    const [message, ...more] = lint(text, { helper: "inline" });
    expect(message?.messageId).toBe(finding);
    expect(more).toEqual([]);
    expect(getDistanceOf(text, run)).toBeGreaterThan(0.03);
    const ways = [...(message?.fix === undefined ? [] : [{ fix: message.fix }]), ...(message?.suggestions ?? [])];
    expect(ways.length).toBeGreaterThan(0);
    for (const { fix } of ways) {
      const fixed = text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1]);
      expect(lint(fixed)).toEqual([]);
      expect(getDistanceOf(fixed, run)).toBeLessThan(1e-9);
    }
  });

  it("Fisher–Yates is fair", () => {
    expect(lint(home(FAIR))).toEqual([]);
    expect(getDistanceOf(home(FAIR), run)).toBeLessThan(1e-9);
  });
});

describe("fair shuffles of `this`", () => {
  it.each([
    [
      "counting down before",
      "let i = this.length, j, t; while (--i > 0) { j = Math.floor(Math.random() * (i + 1)); t = this[j]; this[j] = this[i]; this[i] = t; } return this;",
    ],
    [
      "counting what is left",
      "let left = this.length; while (left !== 0) { const j = Math.floor(Math.random() * left); left -= 1; const t = this[left]; this[left] = this[j]; this[j] = t; } return this;",
    ],
    [
      "counting inside the draw",
      "let n = this.length, j; while (n) { j = (Math.random() * n--) >>> 0; [this[n], this[j]] = [this[j], this[n]]; } return this;",
    ],
    [
      "counting up",
      "for (let i = 0; i < this.length; i++) { const j = i + Math.floor(Math.random() * (this.length - i)); [this[i], this[j]] = [this[j], this[i]]; } return this;",
    ],
    [
      "under another name",
      "const list = this; for (let i = list.length - 1; i >= 0; i--) { const j = Math.floor(Math.random() * (i + 1)); const t = list[j]; list[j] = list[i]; list[i] = t; } return list;",
    ],
    [
      "a copy that is emptied",
      "const old = [...this], out = []; while (old.length) out.push(old.splice(Math.floor(Math.random() * old.length), 1)[0]); return out;",
    ],
    [
      "taken out and put back",
      "const out = []; while (this.length) out.push(this.splice(Math.random() * this.length, 1)[0]); while (out.length) this.push(out.pop()); return this;",
    ],
    [
      "by keys that can't tie",
      "return this.map((v) => [Math.random(), v]).sort((x, y) => x[0] - y[0]).map((x) => x[1]);",
    ],
  ])("%s: not reported", (_, body) => {
    const text = `Array.prototype.mix = function () { ${body} };`;
    expect(lint(text)).toEqual([]);
    expect(getDistanceOf(text, "cards.mix()")).toBeLessThan(body.includes("map") ? 0.3 : 1e-9);
  });
});

describe("the fix of a whole loop", () => {
  it("keeps `this`", () => {
    const [, naive = ""] = BIASED[0] ?? [];
    const [message] = lint(`Array.prototype.mix = function () { ${naive} };`, { helper: "import" });
    expect(message?.fix?.text).toContain('import { shuffle } from "fair-shuffle";');
    expect(message?.fix?.text).toContain("function () { shuffle(this);");
  });

  it("keeps `this` of a parameter's type", () => {
    const text = `function mix<T>(this: T[]) { ${BIASED[0]?.[1] ?? ""} }`;
    const [message] = lint(text, { helper: "inline" }, "file.ts");
    expect(message?.messageId).toBe("biased");
    const [suggestion] = message?.suggestions ?? [];
    expect(suggestion === undefined ? "" : applySuggestion(text, suggestion)).toContain("fairShuffle(this);");
  });
});

describe("where `this` is no list", () => {
  const [, naive = ""] = BIASED[0] ?? [];
  it.each([
    ["an object of its own", `const board = { length: 9, mix() { ${naive} } };`],
    ["a class that extends nothing", `class Board { mix() { ${naive} } }`],
    [
      "a class that extends another",
      `import { Base } from "./base.js"; class Board extends Base { mix() { ${naive} } }`,
    ],
    ["a class that extends a list of another name", `class Array {} class Board extends Array { mix() { ${naive} } }`],
    ["a static method", `class Deck extends Array { static mix() { ${naive} } }`],
    ["a static field", `class Deck extends Array { static mix = () => { ${naive} }; }`],
    ["a plain function", `function mix() { ${naive} }`],
    ["a function with other owners", `function mix() { ${naive} } Array.prototype.mix = mix; board.mix = mix;`],
    ["another prototype", `Board.prototype.mix = function () { ${naive} };`],
    ["Array itself", `Array.mix = function () { ${naive} };`],
    ["an arrow on the prototype", `Array.prototype.mix = () => { ${naive} };`],
    ["a getter", `Object.defineProperty(Array.prototype, "mix", { get: function () { ${naive} } });`],
    ["another object that is defined", `Object.defineProperty(board, "mix", { value: function () { ${naive} } });`],
    ["a function inside", `Array.prototype.mix = function () { return function () { ${naive} }; };`],
    [
      "a callback inside",
      `Array.prototype.mix = function () { this.forEach(function (_, i) { const j = Math.floor(Math.random() * this.length); [this[i], this[j]] = [this[j], this[i]]; }); };`,
    ],
  ])("%s is not reported", (_, code) => {
    expect(lint(code)).toEqual([]);
  });
});
