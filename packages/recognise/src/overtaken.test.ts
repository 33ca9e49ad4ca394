import { describe, expect, it } from "vitest";
import { find } from "./findings.fixture.ts";

const swap = (list: string): string => `const t = ${list}[i]; ${list}[i] = ${list}[j]; ${list}[j] = t;`;
const FAIR = `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); ${swap("a")} }`;
const NAIVE = `for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); ${swap("a")} }`;
const SATTOLO = `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); ${swap("a")} }`;
const BEYOND = `for (let i = 0; i < a.length; i++) { const j = Math.round(Math.random() * a.length); ${swap("a")} }`;
const SAMPLE = `for (let i = 0; i < 3; i++) { const j = i + Math.floor(Math.random() * (a.length - i)); ${swap("a")} }`;
const SORT = "a.sort(() => Math.random() - 0.5);";
const INSIDE_OUT =
  "for (let i = 0; i < all.length; i++) { const j = Math.floor(Math.random() * (i + 1)); a[i] = a[j]; a[j] = all[i]; }";
const INSERT = "for (const x of all) a.splice(Math.floor(Math.random() * (a.length + 1)), 0, x);";

const HELPER = `import { shuffle, toShuffled } from "fair-shuffle";`;
/** What fixes write into a file. */
const INLINE = `function fairShuffle(list, random = Math.random) { for (let i = list.length - 1; i > 0; i--) { const j = Math.floor(random() * (i + 1)); const item = list[i]; list[i] = list[j]; list[j] = item; } return list; }`;
/** A function of the file, by what it does with its parameter `x`. */
const own = (body: string): string => `function go(x) { ${body} }`;
const FAIR_X = FAIR.replaceAll("a.", "x.").replaceAll("a[", "x[");

describe("the two halves", () => {
  it.each([SORT, NAIVE])("are reported alone: %s", (code) => {
    expect(find(code)).toEqual(["biased"]);
  });

  it.each([FAIR, `const a = []; ${INSIDE_OUT}`, `const a = []; ${INSERT}`])("are fair alone: %s", (code) => {
    expect(find(code)).toEqual([]);
  });
});

describe("right after a fair shuffle nothing can be seen of", () => {
  it.each([
    ["a naive loop after Fisher–Yates", `${FAIR} ${NAIVE}`],
    ["a naive loop after a list that was filled inside out", `const a = []; ${INSIDE_OUT} ${NAIVE}`],
    ["a naive loop after insertions at random", `const a = []; ${INSERT} ${NAIVE}`],
    ["Sattolo's algorithm after Fisher–Yates", `${FAIR} ${SATTOLO}`],
    ["a random sort after Fisher–Yates", `${FAIR} ${SORT}`],
    ["a random sort of a list that a library shuffled", `const a = _.shuffle(all); ${SORT}`],
    ["a random sort of what a library shuffles", "const a = _.shuffle(all).sort(() => Math.random() - 0.5);"],
    ["a naive loop after our helper", `${HELPER} shuffle(a); ${NAIVE}`],
    ["a naive loop after the helper that a fix writes", `fairShuffle(a); ${NAIVE} ${INLINE}`],
    ["a naive loop after a library's shuffle in place", `import { shuffle } from "d3-array"; shuffle(a); ${NAIVE}`],
    ["a naive loop after a function that shuffles", `${own(FAIR_X)} go(a); ${NAIVE}`],
    ["a naive loop after what shuffles in place was kept", `${own(`${FAIR_X} return x;`)} const b = go(a); ${NAIVE}`],
    ["a naive loop after a list was given back shuffled", `${HELPER} a = toShuffled(a); ${NAIVE}`],
    ["a naive loop with its length before it", `${FAIR} const n = a.length; ${NAIVE}`],
    ["a naive loop after another list was given back shuffled", `${HELPER} a = toShuffled(b); ${NAIVE}`],
    [
      "a naive fill of another list",
      `${FAIR} const b = []; for (const x of a) { Math.random() < 0.5 ? b.push(x) : b.unshift(x); }`,
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["another list was shuffled", `const b = _.shuffle(all); ${SORT}`],
    ["another list was shuffled in place", `${HELPER} shuffle(b); ${SORT}`],
    ["the list is filled anew", `${HELPER} shuffle(a); a = get(); ${SORT}`],
    ["somebody may have changed it", `${HELPER} shuffle(a); const n = next(); ${SORT}`],
    ["it was given another name", `${HELPER} shuffle(a); const b = a; ${SORT}`],
    ["it was looked for", `const a = find(all); ${SORT}`],
    ["only some of it was drawn", `${SAMPLE} ${NAIVE}`],
    ["only the first three were shuffled", `${FAIR.replace("a.length - 1", "2")} ${NAIVE}`],
    ["the fair shuffle is of something else", `${HELPER} shuffle(all, a); ${SORT}`],
    ["Fisher–Yates shuffled another list", `${FAIR.replaceAll("a[", "b[").replace("a.", "b.")} ${NAIVE}`],
    ["the shuffled one was given to another name", `${HELPER} b = toShuffled(a); ${NAIVE}`],
    ["a shuffled copy is left behind", `${HELPER} toShuffled(a); ${NAIVE}`],
    ["a name alone says that it is shuffled", `shuffle(a); ${SORT}`],
    ["a name alone says that it is given back shuffled", `a = toShuffled(a); ${NAIVE}`],
    ["a module that we do not know shuffles it", `import { shuffle } from "./deck"; shuffle(a); ${NAIVE}`],
    ["a setter was called", `setShuffled(a); ${NAIVE}`],
  ])("but not where %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });

  it("but an item that is lost stays lost", () => {
    expect(find(`${FAIR} ${BEYOND}`)).toEqual(["leavesArray"]);
    expect(find(`${BEYOND} ${FAIR}`)).toEqual(["leavesArray"]);
  });
});

describe("right before a fair order nothing can be seen of", () => {
  it.each([
    ["a naive loop, then Fisher–Yates", `${NAIVE} ${FAIR}`],
    ["a random sort, then Fisher–Yates", `${SORT} ${FAIR}`],
    [
      "Fisher–Yates that counts down from the length",
      `${NAIVE} let m = a.length; while (m) { const i = Math.floor(Math.random() * m--); const t = a[m]; a[m] = a[i]; a[i] = t; }`,
    ],
    ["a naive loop, then our helper", `${HELPER} ${NAIVE} shuffle(a);`],
    ["a naive loop, then the helper that a fix writes", `${NAIVE} fairShuffle(a); ${INLINE}`],
    ["a naive loop, then a function that shuffles", `${own(FAIR_X)} ${NAIVE} go(a);`],
    ["a naive loop, then a part of a copy", `function f(a) { ${NAIVE} return _.shuffle(a).slice(0, 3); }`],
    [
      "a naive loop, then what becomes of a sort by names",
      `function f(a) { ${NAIVE} return a.sort((x, y) => x.n - y.n).map(g); }`,
    ],
    ["a naive loop, then a copy by name", `function f(a) { ${NAIVE} return _.shuffle(a); }`],
    [
      "a naive loop over 52, then Fisher–Yates over 52",
      `${NAIVE.replaceAll("a.length", "52")} ${FAIR.replace("a.length", "52")}`,
    ],
    ["a naive loop, then a sort by names", `${NAIVE} a.sort((x, y) => x.name < y.name ? -1 : 1);`],
    ["a naive loop, then a sort by texts", `${NAIVE} a.sort();`],
    ["a random sort, sorted at once", "a.sort(() => Math.random() - 0.5).sort((x, y) => x.name < y.name ? -1 : 1);"],
    ["a random sort, sorted by texts at once", "use(a.sort(() => Math.random() - 0.5).sort());"],
    ["a random sort, shuffled at once", `${HELPER} use(shuffle(a.sort(() => Math.random() - 0.5)));`],
    [
      "a random sort of a copy, then a sort by names",
      "const b = [...a].sort(() => Math.random() - 0.5); b.sort((x, y) => x.n - y.n);",
    ],
    ["a random copy, then a sort by names", "b = a.toSorted(() => Math.random() - 0.5); b.sort((x, y) => x.n - y.n);"],
    [
      "a random sort of a copy, then Fisher–Yates",
      `const b = all; const a = [...b].sort(() => Math.random() - 0.5); ${FAIR}`,
    ],
    ["a naive loop, then a sorted copy", `function f(a) { ${NAIVE} return a.toSorted(); }`],
    [
      "a naive loop, then a sorted copy by names",
      `function f(a) { ${NAIVE} return a.toSorted((x, y) => x.name < y.name ? -1 : 1); }`,
    ],
    [
      "a list that was filled at both ends, then shuffled",
      `${HELPER} const b = []; for (const x of a) { Math.random() < 0.5 ? b.push(x) : b.unshift(x); } shuffle(b);`,
    ],
  ])("%s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["the list that was copied is sorted", "const b = a.toSorted(() => Math.random() - 0.5); a.sort();"],
    ["one item of it has a name already", "const [b] = a.sort(() => Math.random() - 0.5); a.sort();"],
    ["the copy was looked at", "const b = a.toSorted(() => Math.random() - 0.5); show(b); b.sort();"],
    ["a setter is called", `${NAIVE} setShuffled(a);`],
    ["a setter takes what is sorted", "setShuffledCards([...a].sort(() => 0.5 - Math.random()));"],
    ["a hook takes what is sorted", "const [cards] = useShuffledState(a.sort(() => Math.random() - 0.5));"],
    ["an event is sent", `${NAIVE} onShuffle(a);`],
    ["an event takes what is sorted", "this.emitShuffled(a.sort(() => Math.random() - 0.5));"],
    ["a name alone says that it is shuffled", `${NAIVE} shuffle(a);`],
    ["a parameter of that name is called", `function f(a, shuffle) { ${NAIVE} shuffle(a); }`],
    ["a shuffled copy is left behind", `${HELPER} ${NAIVE} toShuffled(a);`],
    ["it is looked at before it is shuffled", `function f(a) { ${NAIVE} return a.map(g).concat(_.shuffle(b)); }`],
    ["it is looked at beside what is shuffled", `function f(a) { ${NAIVE} return _.shuffle(a).concat(a); }`],
    ["somebody looks in between", `${HELPER} ${NAIVE} use(a); shuffle(a);`],
    ["somebody takes some in between", `${HELPER} ${NAIVE} const hand = a.slice(0, 5); shuffle(a);`],
    ["another list is shuffled", `${HELPER} ${NAIVE} shuffle(b);`],
    ["another list is sorted", `${NAIVE} b.sort();`],
    [
      "the list it was filled from is shuffled",
      `${HELPER} const b = []; for (const x of a) { Math.random() < 0.5 ? b.push(x) : b.unshift(x); } shuffle(a);`,
    ],
    ["only some of it is drawn", `${NAIVE} ${SAMPLE}`],
    ["only the first three are shuffled", `${NAIVE} ${FAIR.replace("a.length - 1", "2")}`],
    ["it is turned round", `${NAIVE} a.reverse();`],
    ["a sort says the same of all", `${NAIVE} a.sort(() => 1);`],
    ["a sort says the same of all, and has names for them", `${NAIVE} a.sort((x, y) => 1);`],
    ["a sort says the same of all, by a name of its own", `${NAIVE} a.sort((x, y) => { const q = 1; return q; });`],
    ["it is used at once", `${HELPER} use(a.sort(() => Math.random() - 0.5)); shuffle(a);`],
    ["it is turned round at once", "use(a.sort(() => Math.random() - 0.5).reverse());"],
    ["it is handed on beside what is shuffled", `${HELPER} shuffle(b, a.sort(() => Math.random() - 0.5));`],
    ["nothing is given back", `function f(a) { ${NAIVE} return; }`],
    ["a name is declared without a value", `${NAIVE} var x;`],
    ["it is put into words", `${NAIVE} join(a);`],
  ])("but not where %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });
});

describe("elements that are laid out by drawn keys", () => {
  const LAID = "cards.forEach((card) => { card.style.order = Math.floor(Math.random() * 12); });";
  const MIX =
    "for (let k = ul.children.length; k > 0; k--) ul.appendChild(ul.children[Math.floor(Math.random() * k)]);";
  const KEYED =
    "[...cards].map((c) => ({ c, k: Math.random() })).sort((a, b) => a.k - b.k).forEach(({ c }) => ul.append(c));";

  it.each([
    ["a loop that moves them", `${MIX} ${LAID}`],
    ["our helper, each put there again", `${HELPER} toShuffled(cards).forEach((c) => ul.append(c)); ${LAID}`],
    ["our helper, all at once", `${HELPER} ul.append(...toShuffled(cards)); ${LAID}`],
    ["keys that never tie", `${KEYED} ${LAID}`],
    ["a function of the file", `function mix() { ${MIX} } mix(); ${LAID}`],
    ["a function of a function", `const start = () => mix(); function mix() { ${MIX} } start(); ${LAID}`],
    ["something before a condition", `${MIX} if (isRandom) { ${LAID} }`],
    ["something in a condition", `if (isRandom) { ${MIX} } ${LAID}`],
    ["a function that is called at once", `(() => { ${MIX} })(); ${LAID}`],
    ["something after them", `${LAID} ${MIX}`],
  ])("by %s, are in a fair order whatever ties", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["a function that nobody calls", `function mix() { ${MIX} } ${LAID}`],
    ["a function that is kept", `const mix = () => { ${MIX} }; ${LAID}`],
    ["what moves them to their places", `cards.forEach((c) => ul.append(c)); ${LAID}`],
    ["functions that call each other", `function a() { b(); } function b() { a(); } a(); ${LAID}`],
    ["what another function does", `function other() { ${MIX} } function own() { ${LAID} }`],
  ])("are found beside %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });
});
