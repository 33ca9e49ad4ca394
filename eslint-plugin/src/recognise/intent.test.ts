import { describe, expect, it } from "vitest";
import { find } from "./findings.fixture.ts";

const loop = (range: string): string =>
  `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * ${range}); [a[i], a[j]] = [a[j], a[i]]; }`;
const SATTOLO = loop("i");
const NAIVE = loop("a.length");
/** Never draws 0, so that the first item stays. */
const FIRST_STAYS = loop("i").replace("floor", "ceil");
/** Draws a place outside the array now and then. */
const OUTSIDE = loop("(a.length + 1)");

const named = (name: string, body: string): string => `function ${name}(a) { ${body} }`;
const commented = (comment: string, body: string): string => `// ${comment}\nfunction f(a) { ${body} }`;

describe("without a word", () => {
  it.each([
    ["cycles", SATTOLO],
    ["biased", NAIVE],
    ["fixedItem", FIRST_STAYS],
    ["leavesArray", OUTSIDE],
  ])("reports %s", (finding, body) => {
    expect(find(named("f", body))).toEqual([finding]);
  });
});

describe("a cycle on purpose", () => {
  it.each([
    ["Sattolo's algorithm"],
    ["a derangement"],
    ["a cyclic order"],
    ["secret santa"],
    ["secret-santa"],
    ["secretsanta"],
    ["no fixed points"],
    ["no fixed-point"],
    ["a fixedpoint would be wrong"],
    ["nobody: own name"],
    ["draws an own name never"],
    ["they never draw themselves"],
    ["for the gift exchange"],
    ["who gives gifts to whom"],
    ["nobody draws their own"],
    ["no one draws their self"],
    ["no-one gets an own card"],
    ["noone gets an own card"],
    ["every card moves to a DERANGED place"],
  ])("by the comment: %s", (comment) => {
    expect(find(commented(comment, SATTOLO))).toEqual([]);
    expect(find(commented(comment, NAIVE))).toEqual(["biased"]);
  });

  it.each([
    "sattolo",
    "derange",
    "cyclePlayers",
    "secretSanta",
    "SecretSanta",
    "giveToNoFixedPoint",
    "withoutThemselves",
  ])("by the name: %s", (name) => {
    expect(find(named(name, SATTOLO))).toEqual([]);
    expect(find(named(name, NAIVE))).toEqual(["biased"]);
  });

  it.each([
    ["shuffles the deck"],
    ["a secret order"],
    ["gifted players"],
    ["regifts"],
    ["everybody has an own"],
    ["nobody is downed or unselfish"],
    ["nobody knows"],
    ["keeps the first"],
    ["a secret long santa"],
    ["no lone owner"],
  ])("not by the comment: %s", (comment) => {
    expect(find(commented(comment, SATTOLO))).toEqual(["cycles"]);
  });
});

describe("an item that stays on purpose", () => {
  it.each([
    ["keep it"],
    ["keeps it"],
    ["it is kept"],
    ["they stay"],
    ["it stays"],
    ["fixed"],
    ["pinned"],
    ["all except one"],
    ["excluding one"],
    ["all but one"],
    ["does not move it"],
    ["does not touch it"],
    ["does not shuffle it"],
    ["don't move it"],
    ["don't touch it"],
    ["don't shuffle it"],
    ["dont move it"],
    ["leave it"],
    ["leaves it"],
    ["skip it"],
    ["skips it"],
    ["skipping it"],
    ["the first"],
    ["the last"],
    ["a sentinel"],
    ["the dealer"],
    ["it remains"],
    ["they remain"],
    ["a header"],
    ["a footer"],
    ["place 0 is unused"],
    ["numbered from 1"],
    ["1-based"],
    ["one-based"],
    ["the bottom"],
    ["the top"],
    ["a joker"],
    ["at the end"],
    ["index 0"],
    ["row 0"],
    ["THE FIRST"],
  ])("by the comment: %s", (comment) => {
    expect(find(commented(comment, FIRST_STAYS))).toEqual([]);
    expect(find(commented(comment, SATTOLO))).toEqual(["cycles"]);
  });

  it.each([
    ["keeper"],
    ["bookkeep"],
    ["unfixed"],
    ["not sorted"],
    ["don't sort"],
    ["firstly"],
    ["stopping"],
    ["shuffles the deck"],
    ["all of it"],
    ["index 1"],
    ["moves it"],
  ])("not by the comment: %s", (comment) => {
    expect(find(commented(comment, FIRST_STAYS))).toEqual(["fixedItem"]);
  });

  it.each([
    "shuffleExcept",
    "keepHead",
    "shuffleAllBut",
    "shuffleRest",
    "shuffleTail",
    "shuffleInner",
    "shuffleMiddle",
    "withFixed",
    "withPinned",
    "partialShuffle",
  ])("by the name: %s", (name) => {
    expect(find(named(name, FIRST_STAYS))).toEqual([]);
    expect(find(named(name, NAIVE))).toEqual(["biased"]);
  });

  it.each(["shuffleFirst", "dealer", "stay"])("not by the name: %s", (name) => {
    expect(find(named(name, FIRST_STAYS))).toEqual(["fixedItem"]);
  });
});

describe("disorder on purpose", () => {
  it.each([
    "mutate",
    "mutation",
    "perturb",
    "jitter",
    "nearlySorted",
    "neighbor",
    "getNeighbours",
    "invert",
    "twoOpt",
    "two_opt",
    "try2opt",
    "try2Opt",
    "try2_opt",
    "twoopt",
    "flip",
    "addNoise",
    "crossover",
    "scrambleMutation",
  ])("by the name, whatever is found: %s", (name) => {
    for (const body of [SATTOLO, NAIVE, FIRST_STAYS, OUTSIDE]) expect(find(named(name, body))).toEqual([]);
  });

  it.each(["near", "scramble", "option", "two", "shuffle"])("not by the name: %s", (name) => {
    expect(find(named(name, NAIVE))).toEqual(["biased"]);
  });

  it("not by a class's name: cards that flip are shuffled, too", () => {
    expect(find(`class FlipCards { mix(a) { ${NAIVE} } }`)).toEqual(["biased"]);
    expect(find(`class KeepCards { mix(a) { ${FIRST_STAYS} } }`)).toEqual(["fixedItem"]);
  });

  it("not by a comment", () => {
    expect(find(commented("perturb", NAIVE))).toEqual(["biased"]);
  });
});

describe("where a comment counts", () => {
  it.each([
    ["inside the loop", named("f", SATTOLO.replace("{ const", "{ /* Sattolo */ const"))],
    ["before the loop", named("f", `/* Sattolo */ ${SATTOLO}`)],
    ["behind the loop on its line", named("f", `${SATTOLO} // Sattolo\n`)],
    ["before the function", `/** Sattolo */\nfunction f(a) { ${SATTOLO} }`],
    ["before the variable of a function", `/** Sattolo */\nconst f = (a) => { ${SATTOLO} };`],
    ["before an exported function", `/** Sattolo */\nexport function f(a) { ${SATTOLO} }`],
    ["before a method", `class Deck { /** Sattolo */ mix(a) { ${SATTOLO} } }`],
    ["before an outer function", `// Sattolo\nfunction g(a) { function f() { ${SATTOLO} } f(); }`],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["on the line below", named("f", `${SATTOLO}\n// Sattolo\n`)],
    ["before another function", `// Sattolo\nfunction g() {}\n${named("f", SATTOLO)}`],
    ["at another method", `class Deck { /** Sattolo */ other() {} mix(a) { ${SATTOLO} } }`],
    ["inside another statement", named("f", `if (a) { /* Sattolo */ g(); } ${SATTOLO}`)],
  ])("not %s", (_, code) => {
    expect(find(code)).toEqual(["cycles"]);
  });

  it("joins no words of two comments", () => {
    expect(find(named("f", `// secret\n// santa\n${SATTOLO}`))).toEqual(["cycles"]);
    expect(find(named("f", `// no fixed\n// point\n${FIRST_STAYS}`))).toEqual([]);
    expect(find(named("f", `/*keep*//*er*/${FIRST_STAYS}`))).toEqual([]);
  });
});

describe("where a name counts", () => {
  it.each([
    ["a function's", `function sattolo(a) { ${SATTOLO} }`],
    ["a function expression's", `run(function sattolo(a) { ${SATTOLO} });`],
    ["a variable's", `const sattolo = (a) => { ${SATTOLO} };`],
    ["a variable's, of an anonymous function", `const sattolo = function (a) { ${SATTOLO} };`],
    ["a method's", `class Deck { sattolo(a) { ${SATTOLO} } }`],
    ["a key's", `const deck = { sattolo: (a) => { ${SATTOLO} } };`],
    ["a field's", `class Deck { sattolo = (a) => { ${SATTOLO} }; }`],
    ["an assigned variable's", `let sattolo; sattolo = (a) => { ${SATTOLO} };`],
    ["an assigned property's", `Deck.prototype.sattolo = function (a) { ${SATTOLO} };`],
    ["a private method's", `class Deck { #sattolo(a) { ${SATTOLO} } }`],
    ["a private field's", `class Deck { #sattolo = (a) => { ${SATTOLO} }; }`],
    [
      "an assigned private property's",
      `class Deck { #shuffleCyclic; set() { this.#shuffleCyclic = (a) => { ${SATTOLO} }; } }`,
    ],
    ["an assigned element's", `deck["sattolo"] = function (a) { ${SATTOLO} };`],
    ["a text's", `const deck = { "secret santa": (a) => { ${SATTOLO} } };`],
    ["a computed text's", `const deck = { ["sattolo"](a) { ${SATTOLO} } };`],
    ["a variable's, around a wrapper", `const sattolo = useCallback((a) => { ${SATTOLO} }, []);`],
    ["a variable's, around a method that wraps", `const sattolo = React.useCallback((a) => { ${SATTOLO} }, []);`],
    ["a variable's, around wrappers", `const sattolo = memo(wrap((a) => { ${SATTOLO} }));`],
    ["a class's", `class SecretSanta { mix(a) { ${SATTOLO} } }`],
    ["an outer function's", `function sattolo(a) { const go = () => { ${SATTOLO} }; go(); }`],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["a parameter's", `function f(a, sattolo) { ${SATTOLO} }`],
    ["a computed name's", `const deck = { [sattolo]: (a) => { ${SATTOLO} } };`],
    ["a number's", `const deck = { 1: (a) => { ${SATTOLO} } };`],
    ["a variable's, for each of a list", `const sattolo = lists.map((a) => { ${SATTOLO} });`],
    ["a variable's, called at once", `const sattolo = ((a) => { ${SATTOLO} })(all);`],
    ["a call's own statement's", `sattolo.run((a) => { ${SATTOLO} });`],
    ["a nameless class's", `export default class { mix(a) { ${SATTOLO} } }`],
    ["another function's", `function sattolo() {} ${named("f", SATTOLO)}`],
    ["an anonymous function's", `run(function (a) { ${SATTOLO} });`],
    ["a pattern's", `const { sattolo } = (a) => { ${SATTOLO} };`],
    ["a computed text's", `const deck = { "a b": (a) => { ${SATTOLO} } };`],
    ["an assigned element's", `deck["mix"] = function (a) { ${SATTOLO} };`],
    ["an assigned private property's", `class Deck { #mix; set() { this.#mix = (a) => { ${SATTOLO} }; } }`],
    ["an assigned pattern's", `[deck] = (a) => { ${SATTOLO} };`],
  ])("not %s", (_, code) => {
    expect(find(code)).toEqual(["cycles"]);
  });
});
