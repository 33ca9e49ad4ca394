// Classes and namespaces that are written by assignments; each beside its innocent neighbour.
import { describe, expect, it } from "vitest";
import { judge } from "../judged.fixture.ts";
import { verify } from "../linted.fixture.ts";

const ROUND = "function (n) { return Math.round(Math.random() * n); }";
const FLOOR = "function (n) { return Math.floor(Math.random() * (n + 1)); }";
const MIX = (draw: string, list = "this.cards"): string =>
  `function () { for (var i = ${list}.length - 1; i > 0; i--) { var j = ${draw}(i); var t = ${list}[i]; ${list}[i] = ${list}[j]; ${list}[j] = t; } }`;
const DECK = "function Deck(cards) { this.cards = cards; }";
const RANDOM = `Deck.prototype.random = ${ROUND};`;
const SHUFFLE = `Deck.prototype.mix = ${MIX("this.random")};`;

describe("a method of a prototype", () => {
  it.each([
    ["before the method that calls it", `${DECK} ${RANDOM} ${SHUFFLE}`],
    ["behind it", `${DECK} ${SHUFFLE} ${RANDOM}`],
    ["of a constructor that is kept", `var Deck = function (cards) { this.cards = cards; }; ${RANDOM} ${SHUFFLE}`],
    ["inside of a function", `(function () { ${DECK} ${RANDOM} ${SHUFFLE} window.Deck = Deck; })();`],
    ["of what is exported", `${DECK} ${RANDOM} ${SHUFFLE} module.exports = Deck;`],
    [
      "that swaps",
      `${DECK} Deck.prototype.swap = function (i, j) { var t = this.cards[i]; this.cards[i] = this.cards[j]; this.cards[j] = t; }; Deck.prototype.mix = function () { for (var i = 0; i < this.cards.length; i++) this.swap(i, Math.floor(Math.random() * this.cards.length)); };`,
    ],
    ["given in the constructor", `function Deck(cards) { this.cards = cards; this.random = ${ROUND}; } ${SHUFFLE}`],
    [
      "beside the shuffle in the constructor",
      `function Deck(cards) { this.cards = cards; this.random = ${ROUND}; this.mix = ${MIX("this.random")}; }`,
    ],
    [
      "of what is kept under a name",
      `function Deck(cards) { var self = this; self.cards = cards; self.random = ${ROUND}; self.mix = ${MIX("self.random", "self.cards")}; }`,
    ],
    ["with others under names of another object", `${DECK} ${RANDOM} ${SHUFFLE} others[key] = load();`],
  ])("is read: %s", (_, code) => {
    expect(judge(code)).not.toBe("silent");
  });

  it.each([
    ["a fair one", `${DECK} Deck.prototype.random = ${FLOOR}; ${SHUFFLE}`],
    ["one that is written twice", `${DECK} ${RANDOM} Deck.prototype.random = ${FLOOR}; ${SHUFFLE}`],
    ["one that an object of it may have", `${DECK} ${RANDOM} ${SHUFFLE} function set(deck) { deck.random = fair; }`],
    ["one of another constructor", `${DECK} function Dice() {} Dice.prototype.random = ${ROUND}; ${SHUFFLE}`],
    ["one that is given under a condition", `${DECK} if (!Deck.prototype.random) { ${RANDOM} } ${SHUFFLE}`],
    ["one that is given by a call", `${DECK} function plug() { if (isOld) { ${RANDOM} } } ${SHUFFLE}`],
    ["names that are worked out", `${DECK} ${RANDOM} ${SHUFFLE} Deck.prototype[key] = fair;`],
    [
      "names that are worked out, of an object",
      `${DECK} ${RANDOM} ${SHUFFLE} var deck = new Deck([]); deck[key] = fair;`,
    ],
    ["a mixin", `${DECK} ${RANDOM} ${SHUFFLE} Object.assign(Deck.prototype, mixin);`],
    [
      "options",
      `function Deck(cards, options) { this.cards = cards; Object.assign(this, options); } ${RANDOM} ${SHUFFLE}`,
    ],
    [
      "an heir",
      `${DECK} ${RANDOM} ${SHUFFLE} function Fair() {} Fair.prototype = Object.create(Deck.prototype); Fair.prototype.random = ${FLOOR};`,
    ],
    [
      "an heir whose methods stand in a literal",
      `${DECK} ${RANDOM} ${SHUFFLE} function Fair() {} Fair.prototype = { random: ${FLOOR} };`,
    ],
    [
      "an heir that is a class",
      `${DECK} ${RANDOM} ${SHUFFLE} class Fair extends Deck { random(n) { return fair(n); } }`,
    ],
    ["another prototype", `${DECK} ${RANDOM} ${SHUFFLE} Deck.prototype = load();`],
    ["a spy", `${DECK} ${RANDOM} ${SHUFFLE} vi.spyOn(Deck.prototype, "random");`],
    ["a constructor that is another one later", `${DECK} Deck = wrap(Deck); ${RANDOM} ${SHUFFLE}`],
  ])("may be another than it seems: %s", (_, code) => {
    expect(judge(code)).toBe("silent");
  });
});

describe("a function of a namespace", () => {
  const mix = (owner: string, draw = `${owner}.random`): string =>
    `${owner}.mix = function (a) { for (var i = a.length - 1; i > 0; i--) { var j = ${draw}(i); var t = a[i]; a[i] = a[j]; a[j] = t; } };`;

  it.each([
    ["of an empty object", `var Utils = {}; Utils.random = ${ROUND}; ${mix("Utils")}`],
    ["of one that may have been there", `var App = App || {}; App.random = ${ROUND}; ${mix("App")}`],
    ["of a function", `${DECK} Deck.random = ${ROUND}; ${mix("Deck")}`],
    ["for a prototype", `${DECK} Deck.random = ${ROUND}; Deck.prototype.mix = ${MIX("Deck.random")};`],
    ["of what CommonJS exports", `exports.random = ${ROUND}; ${mix("exports")}`],
    ["of what CommonJS exports as a whole", `module.exports.random = ${ROUND}; ${mix("module.exports")}`],
    [
      "of what others get, beside its caller",
      `var Utils = {}; Utils.random = ${ROUND}; ${mix("Utils")} module.exports = Utils;`,
    ],
    ["by this, of the same object", `var Utils = {}; Utils.random = ${ROUND}; ${mix("Utils", "this.random")}`],
    ["by arrows", `const Utils = {}; Utils.random = (n) => Math.round(Math.random() * n); ${mix("Utils")}`],
  ])("is read: %s", (_, code) => {
    expect(judge(code)).not.toBe("silent");
  });

  it.each([
    ["of another object", `var Utils = {}; var Dice = {}; Dice.random = ${ROUND}; ${mix("Utils")}`],
    [
      "of what others get, from elsewhere",
      `var Utils = {}; Utils.random = ${ROUND}; module.exports = Utils; function mix(a) { for (var i = a.length - 1; i > 0; i--) { var j = Utils.random(i); var t = a[i]; a[i] = a[j]; a[j] = t; } }`,
    ],
    ["of an object that is not empty", `var Utils = load(); Utils.random = ${ROUND}; ${mix("Utils")}`],
    ["of a parameter", `function plug(Utils) { Utils.random = ${ROUND}; ${mix("Utils")} }`],
    ["of a global of nobody", `Utils.random = ${ROUND}; ${mix("Utils")}`],
    ["with another one", `var Utils = {}; Utils.random = ${ROUND}; ${mix("Utils")} Utils.random = fair;`],
    ["with options", `var Utils = {}; Utils.random = ${ROUND}; ${mix("Utils")} $.extend(Utils, options);`],
    ["of a prototype, asked of its constructor", `${DECK} ${RANDOM} ${mix("Deck")}`],
  ])("may be another than it seems: %s", (_, code) => {
    expect(judge(code)).toBe("silent");
  });

  it("is only suggested where other files could replace it", () => {
    const code = `exports.random = ${ROUND}; ${mix("exports")}`;
    const [message] = verify(code, { options: { helper: "inline" } });
    expect(message?.fix).toBeUndefined();
    expect(message?.suggestions?.[0]?.desc).toContain("if nothing replaces `exports.random`");
  });
});
