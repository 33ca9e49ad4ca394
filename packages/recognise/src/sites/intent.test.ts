import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

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
    ["for pointer-chasing"],
    ["a cyclic order"],
    ["secret santa"],
    ["secret-santa"],
    ["secretsanta"],
    ["no fixed points"],
    ["no fixed-point"],
    ["a fixedpoint would be wrong"],
    ["nobody: own name"],
    ["draws an own name never"],
    ["nobody keeps a desk"],
    ["every card must move"],
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
    "pointerChase",
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
    ["recycles the discard pile"],
    ["a deck of Bicycle cards"],
    ["once in its life cycle"],
    ["on every cycle"],
    ["subcycles"],
  ])("not by the comment: %s", (comment) => {
    expect(find(commented(comment, SATTOLO))).toEqual(["cycles"]);
  });
});

describe("a word inside another word", () => {
  it.each(["recycle", "recycleDeck", "bicycleCards", "lifeCycle", "motorcycles", "nextCycle"])(
    "is no cycle: %s",
    (name) => {
      expect(find(named(name, SATTOLO))).toEqual(["cycles"]);
    },
  );

  it.each([
    "restart",
    "restoreForest",
    "detail",
    "dealCocktails",
    "winner",
    "dinnerSpinner",
    "beginners",
    "middleware",
    "exception",
    "goalkeepers",
    "prefixed",
    "impartial",
    "ballButton",
  ])("is no item that stays: %s", (name) => {
    expect(find(named(name, FIRST_STAYS))).toEqual(["fixedItem"]);
  });
});

describe("an item that has a name beside the loop", () => {
  const beside = (before: string, parameters = "a"): string =>
    `function f(${parameters}) { ${before} ${FIRST_STAYS} return a; }`;

  it.each([
    ["a constant", beside("const blank = 0;")],
    ["a constant in capitals", beside("const EMPTY_CELL = 0;")],
    ["the item itself", beside("const depot = a[0];")],
    ["where it starts", beside("const start = a[0];")],
    ["a parameter", beside("", "a, origin")],
    ["a field", beside("this.dealer = a[0];")],
    ["what is used in the loop", beside("").replace("i > 0", "i > hole")],
    ["what comes behind it", beside("").replace("return a;", "return a[gapIndex];")],
    ["what a function beside it knows, too", beside("const show = () => a[blank];")],
  ])("stays on purpose: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["a clock", beside("const start = Date.now();")],
    ["a clock of more than a millisecond", beside("const start = performance.now();")],
    ["a test", beside("const isEmpty = a.length === 0;")],
    ["a call of a test", beside("if (a.empty()) return a;")],
    ["a function", beside("start();")],
    ["a new list", beside("const empty = [];")],
    ["another word", beside("const whole = a; const original = a; const restart = a; const headers = a;")],
    ["something far away", beside(`const blank = 0;${" g();".repeat(6)}`)],
    ["something of another function", `function g(blank) {} ${beside("")}`],
    ["a parameter of a function in a constant", `const range = (start, stop) => stop - start; ${FIRST_STAYS}`],
    [
      "a variable of a function in a constant",
      beside("const range = (n) => { const origin = n - 1; return origin; };"),
    ],
  ])("is reported beside %s", (_, code) => {
    expect(find(code)).toEqual(["fixedItem"]);
  });

  it("does not make a biased shuffle a fair one", () => {
    expect(find(beside("const blank = 0;").replace(FIRST_STAYS, NAIVE))).toEqual(["biased"]);
    expect(find(beside("const start = a[0];").replace(FIRST_STAYS, SATTOLO))).toEqual(["cycles"]);
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
    ["the blank"],
    ["a hole in it"],
    ["the gap"],
    ["the depot"],
    ["the origin"],
    ["the start"],
    ["the empty one"],
    ["a starting city"],
    ["the empty tile"],
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
    ["the whole"],
    ["an original order"],
    ["start here, with no empty list"],
    ["starts over"],
    ["from the last element to the first"],
    ["Start from the last element and swap one by one"],
    ["starting with the top card"],
    ["goes backwards from the very last"],
    ["down to the bottom"],
    ["up to first"],
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
    "KEEP_HEAD",
    "shuffle_rest",
    "shuffle2Rest",
    "shuffleHTMLTail",
    "shuffleButLast",
    "shuffleExceptFirst",
    "shuffle_all_but_first",
    "shuffleAroundBlank",
    "moveTheGap",
    "withDealer",
    "belowHeader",
  ])("by the name: %s", (name) => {
    expect(find(named(name, FIRST_STAYS))).toEqual([]);
    expect(find(named(name, NAIVE))).toEqual(["biased"]);
  });

  it.each(["shuffleFirst", "dealer", "stay"])("not by the name: %s", (name) => {
    expect(find(named(name, FIRST_STAYS))).toEqual(["fixedItem"]);
  });
});

describe("disorder on purpose", () => {
  /** As many random swaps as there are items: enough to mean a shuffle, and few enough to mean some disorder. */
  const SWAPS =
    "for (let k = 0; k < a.length; k++) { const i = Math.floor(Math.random() * a.length); const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }";
  const MOVES =
    "for (let k = 0; k < a.length; k++) { const [x] = a.splice(Math.floor(Math.random() * a.length), 1); a.push(x); }";
  const SORT = "a.sort(() => Math.random() - 0.5);";

  it.each([
    "mutate",
    "mutation",
    "scrambleMutation",
    "perturb",
    "jitter",
    "nearlySorted",
    "neighbor",
    "getNeighbours",
    "twoOpt",
    "two_opt",
    "try2opt",
    "try2Opt",
    "addNoise",
    "disturb",
    "disturb_slightly",
    "ALMOST_SORTED",
  ])("by the name, of random moves: %s", (name) => {
    for (const body of [SWAPS, MOVES]) {
      expect(find(named("f", body))).toEqual(["biased"]);
      expect(find(named(name, body))).toEqual([]);
    }
  });

  it.each(["mutate", "perturb", "nearlySorted", "neighbour", "twoOpt", "addNoise"])(
    "not by the name, where the whole list is gone through or sorted: %s",
    (name) => {
      expect(find(named(name, SORT))).toEqual(["biased"]);
      expect(find(named(name, NAIVE))).toEqual(["biased"]);
      expect(find(named(name, SATTOLO))).toEqual(["cycles"]);
      expect(find(named(name, FIRST_STAYS))).toEqual(["fixedItem"]);
      expect(find(named(name, OUTSIDE))).toEqual(["leavesArray"]);
    },
  );

  it.each([
    "flip",
    "flipTwoTiles",
    "updateFlipped",
    "FlipCards",
    "invert",
    "convertInverted",
    "crossover",
    "commute",
    "transmutate",
    "neighbourhoodWatch",
    "near",
    "scramble",
    "option",
    "two",
    "shuffle",
  ])("not by the name: %s", (name) => {
    for (const body of [SWAPS, NAIVE, SORT]) expect(find(named(name, body))).toEqual(["biased"]);
  });

  it.each([
    ["a coin that turns one item over", "function flipCoin(a, i) { if (Math.random() < 0.5) a[i] = !a[i]; }"],
    ["a coin for every item", "function flipTiles(a) { for (const tile of a) tile.up = Math.random() < 0.5; }"],
    [
      "a coin for every place",
      "function flip(a) { for (let i = 0; i < a.length; i++) if (Math.random() < 0.5) a[i] = !a[i]; }",
    ],
    [
      "two tiles that change places",
      "function flipTwoTiles(a) { const i = Math.floor(Math.random() * a.length); const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }",
    ],
    ["two sides of a coin", 'const flip = () => ["heads", "tails"].sort(() => Math.random() - 0.5)[0];'],
    ["a list turned round by a coin", "function flip(a) { return Math.random() < 0.5 ? a.reverse() : a; }"],
    ["two places that change by a coin", "function flip(a) { if (Math.random() < 0.5) [a[0], a[1]] = [a[1], a[0]]; }"],
    [
      "each item swapped at a rate",
      `function mutate(a) { for (let i = 0; i < a.length; i++) if (Math.random() < 0.02) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; } }`,
    ],
  ])("silent, by what is done: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it("not by a class's name: cards that flip are shuffled, too", () => {
    expect(find(`class FlipCards { mix(a) { ${NAIVE} } }`)).toEqual(["biased"]);
    expect(find(`class KeepCards { mix(a) { ${FIRST_STAYS} } }`)).toEqual(["fixedItem"]);
  });

  it("not by a comment", () => {
    expect(find(commented("perturb", NAIVE))).toEqual(["biased"]);
  });
});

describe("an amount of disorder", () => {
  const swap = "[a[i], a[j]] = [a[j], a[i]];";
  const all = (j: string): string => `for (let i = 0; i < a.length; i++) { const j = ${j}; ${swap} }`;
  const down = (j: string): string => `for (let i = a.length - 1; i > 0; i--) { const j = ${j}; ${swap} }`;
  const taking = (amount: string, body: string): string => `function mix(a, ${amount}) { ${body} }`;

  it.each([
    [
      "a rate of swaps",
      taking(
        "rate",
        all("0").replace(
          "{ const j = 0;",
          "{ if (Math.random() > rate) continue; const j = Math.floor(Math.random() * a.length);",
        ),
      ),
    ],
    [
      "a percentage of places that change",
      taking(
        "percent",
        all("Math.floor(Math.random() * a.length)").replace("i < a.length", "i < a.length * percent / 100"),
      ),
    ],
    [
      "a number of places that change",
      taking("count", all("Math.floor(Math.random() * a.length)").replace("i < a.length", "i < count")),
    ],
    [
      "a number of places that change, of Sattolo's",
      taking("count", down("Math.floor(Math.random() * i)").replace("i > 0", "i > a.length - 1 - count")),
    ],
    [
      "a number of random swaps",
      taking(
        "swaps",
        `for (let k = 0; k < swaps; k++) { const i = Math.floor(Math.random() * a.length); const j = Math.floor(Math.random() * a.length); ${swap} }`,
      ),
    ],
    [
      "a share of the length in random swaps",
      taking(
        "degree",
        `for (let k = 0; k < a.length * degree; k++) { const i = Math.floor(Math.random() * a.length); const j = Math.floor(Math.random() * a.length); ${swap} }`,
      ),
    ],
    [
      "a number of cards that go to the end",
      taking("times", "for (let k = 0; k < times; k++) a.push(a.splice(Math.floor(Math.random() * a.length), 1)[0]);"),
    ],
    ["how far an item goes", taking("reach", all("Math.min(a.length - 1, i + Math.floor(Math.random() * reach))"))],
    ["a degree of the range", taking("degree", all("Math.floor(Math.random() * a.length * degree)"))],
    ["a part of the range", taking("parts", all("Math.floor(Math.random() * (a.length / parts))"))],
    ["a degree of the way", taking("degree", all("Math.floor(i + Math.random() * (a.length - i) * degree)"))],
    ["a percentage of Fisher–Yates", taking("percent", down("Math.floor(Math.random() * (i + 1) * percent / 100)"))],
    ["a coin of a degree", taking("degree", "a.sort(() => (Math.random() < degree ? -1 : 1));")],
    ["a coin of a field's", "class Deck { mix(a) { a.sort(() => Math.random() - this.disorderRate); } }"],
    ["a coin, in a function that disturbs", "function disturb(a, p) { a.sort(() => Math.random() - p); }"],
    [
      "items that are compared at a rate",
      taking("rate", "a.sort((x, y) => (Math.random() < rate ? Math.random() - 0.5 : x - y));"),
    ],
    ["noise of a degree", taking("degree", "a.sort((x, y) => x - y + (Math.random() - 0.5) * degree);")],
  ])("is no shuffle: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["a coin of a plain threshold", taking("p", "a.sort(() => Math.random() - p);"), "biased"],
    [
      "a coin of a constant degree",
      "function mix(a) { const degree = 0.5; a.sort(() => Math.random() - degree); }",
      "biased",
    ],
    [
      "the length as a number",
      taking("amount", all("Math.floor(Math.random() * amount)").replace("a.length", "amount")),
      "biased",
    ],
    [
      "the length as a number, in Sattolo",
      taking("amount", down("Math.floor(Math.random() * i)").replace("a.length", "amount")),
      "cycles",
    ],
    ["a degree that is not used", taking("degree", NAIVE), "biased"],
  ])("but a shuffle is: %s", (_, code, finding) => {
    expect(find(code)).toEqual([finding]);
  });
});

describe("a value that makes it fair", () => {
  const down = (range: string): string =>
    `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * ${range}); [a[i], a[j]] = [a[j], a[i]]; }`;

  it.each([
    ["a percentage, at 100", `function mix(a, percent) { ${down("(i + 1) * percent / 100")} }`],
    [
      "an imported hundred",
      `import { ONE_HUNDRED } from "./numbers.js"; function mix(a) { ${down("(i + 1) * ONE_HUNDRED / 100")} }`,
    ],
    ["a part of the range, at 3", `function mix(a, k) { ${down("(i + k - 2)")} }`],
    ["a text that becomes 3", `const k = "3"; function mix(a) { ${down("(i + (k - 2))")} }`],
    ["a text in the range itself", `function mix(a) { ${down('(i + ("3" - 2))')} }`],
    ["twice a part, at 2", `function mix(a, k) { ${down("(i + 2 * k - 3)")} }`],
    ["a field, at 17", `class Deck { mix(a) { ${down("(i + this.extra - 16)")} } }`],
    ["a global, at −4", `function mix(a) { ${down("(i - EXTRA - 3)")} }`],
    ["two, where one is one more than the other", `function mix(a, from, to) { ${down("(i + to - from)")} }`],
    [
      "a place kept first",
      `function mix(a, k) { ${down("(i + more)").replace("const j", "const more = k - 6; const j")} }`,
    ],
  ])("is enough for silence: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["a constant range", `function mix(a, k) { ${down("(k - 2)")} }`],
    ["the length twice", `function mix(a, k) { ${down("(k + k - 2)")} }`],
    ["two of them for a naive loop", `function mix(a, n, k) { ${down("(n + k)")} }`],
  ])("does not exist: %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
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
    ["above the lists right above the loop", `// Secret Santa\nconst b = [...c];\nconst a = [...c];\n${SATTOLO}`],
    ["above such lists in a function", named("f", `\n// Secret Santa\nconst b = [...a];\n${SATTOLO}`)],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["on the line below", named("f", `${SATTOLO}\n// Sattolo\n`)],
    ["before another function", `// Sattolo\nfunction g() {}\n${named("f", SATTOLO)}`],
    ["at another method", `class Deck { /** Sattolo */ other() {} mix(a) { ${SATTOLO} } }`],
    ["inside another statement", named("f", `if (a) { /* Sattolo */ g(); } ${SATTOLO}`)],
    ["above lists that an empty line parts from it", `// Sattolo\nconst a = [...c];\n\n${SATTOLO}`],
    ["above an empty line above lists", `// Sattolo\n\nconst a = [...c];\n${SATTOLO}`],
    ["above something else than lists", named("f", `\n// Sattolo\ng();\n${SATTOLO}`)],
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

describe("who gives to whom", () => {
  it.each(["receivers", "giftees", "recipients", "possibleReceivers"])("by a list that is called %s", (list) => {
    const code = (body: string): string => `function draw(a, ${list}) { ${body.replaceAll("a[", `${list}[`)} }`;
    expect(find(code(SATTOLO))).toEqual([]);
    expect(find(code(NAIVE))).toEqual(["biased"]);
  });
});

describe("a trade", () => {
  const trade = (name: string, property: string): string =>
    `function ${name}(a) { for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i]${property}, a[j]${property}] = [a[j]${property}, a[i]${property}]; } }`;

  it.each(["tradingDay", "barterGoods", "exchangeOpinions", "collide", "step", "simulateTick"])(
    "by the name %s",
    (name) => {
      expect(find(trade(name, ".good"))).toEqual([]);
      // The items themselves are nothing that they could trade.
      expect(find(trade(name, ""))).toEqual(["biased"]);
    },
  );

  it.each([".velocity", ".vx", ".wealth"])("of %s, whatever the name", (property) => {
    expect(find(trade("f", property))).toEqual([]);
  });

  it("between the one at hand and a drawn one", () => {
    const code = (name: string, property: string): string =>
      `function ${name}(agents) { for (const agent of agents) { const other = agents[Math.floor(Math.random() * agents.length)]; [agent${property}, other${property}] = [other${property}, agent${property}]; } }`;
    expect(find(code("step", ".good"))).toEqual([]);
    expect(find(code("reseat", ".seat"))).toEqual(["biased"]);
  });

  it("by no other name", () => {
    expect(find(trade("reseat", ".seat"))).toEqual(["biased"]);
  });
});
