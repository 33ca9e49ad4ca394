// Sorts by the same coin in a row: one after another, or in loops and callbacks that do nothing else.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const COIN = "() => Math.random() - 0.5";
const SORT = `sort(${COIN})`;
const OTHER = "sort(() => 0.3 - Math.random())";

describe("sorts in a row", () => {
  const many = `.${SORT}`.repeat(30);

  it("are one shuffle, and a fair one where they are many", () => {
    expect(find(`a.${SORT}.${SORT};`)).toEqual(["biased"]);
    expect(find(`a${many};`)).toEqual([]);
    expect(find(`a.${SORT}.reverse()${many};`)).toEqual(["biased"]);
  });

  it("are one shuffle as statements, too, and the last of them speaks", () => {
    expect(find(`a.${SORT}; a.${SORT};`)).toEqual(["biased"]);
    expect(find(`a.${SORT}; a.${SORT};`.repeat(15))).toEqual([]);
    expect(find(`a = a.${SORT}; `.repeat(30))).toEqual([]);
    expect(find(`a = [...a].${SORT}; `.repeat(30))).toEqual([]);
    expect(find(`a = a.toSorted(${COIN}).toSorted(${COIN}); `.repeat(15))).toEqual([]);
    expect(find(`{ a${many}; a.${SORT}; }`)).toEqual([]);
    expect(find(`switch (x) { case 1: ${`a.${SORT}; `.repeat(30)} }`)).toEqual([]);
  });

  it("are one shuffle whatever is done with the last one", () => {
    const before = `a.${SORT}; `.repeat(30);
    expect(find(`function f(a) { a.${SORT}; return a.${SORT}; }`)).toEqual(["biased"]);
    expect(find(`function f(a) { ${before} return a.${SORT}; }`)).toEqual([]);
    expect(find(`function f(a) { ${before} return a.${SORT}.slice(1); }`)).toEqual([]);
    expect(find(`${before} const b = a.${SORT}.map(name);`)).toEqual([]);
    expect(find(`${before} if (a.${SORT}.length > 3) go();`)).toEqual([]);
    expect(find(`${before} for (const x of b) { const [y] = a.${SORT}; }`)).toEqual(["biased"]);
    expect(find(`${before} go(() => a.${SORT});`)).toEqual(["biased"]);
    expect(find(`function f(a) { ${before} return a.toSorted(${COIN}); }`)).toEqual(["biased"]);
  });

  it("are several where they sort several lists, or copies that are not given back", () => {
    expect(find(`a.${SORT}; b.${SORT};`)).toEqual(["biased", "biased"]);
    expect(find(`b = [...a].${SORT}; `.repeat(30))).toHaveLength(30);
    expect(find(`b = a.toSorted(${COIN}); `.repeat(30))).toHaveLength(30);
    expect(find(`a.${SORT}; use(a); `.repeat(30))).toHaveLength(30);
    expect(find(`ok && a.${SORT}; a.${SORT};`)).toHaveLength(2);
    expect(find(`a.${SORT}.map(look); a.${SORT};`)).toHaveLength(2);
    expect(find(`if (a.${SORT}) look(a); a.${SORT};`)).toHaveLength(2);
  });

  // Two or three different coins in a row are at least 0.108 and 0.0387 from fair at n = 4: distribution.test.ts.
  it("by different coins are reported once, at the first", () => {
    expect(find(`a.${SORT}.${OTHER};`)).toEqual(["biased"]);
    expect(find(`a.${OTHER}.${SORT};`)).toEqual(["biased"]);
    expect(find(`a.${SORT}; a.${OTHER};`)).toEqual(["biased"]);
  });

  it("count from the one that draws", () => {
    expect(find(`a.${OTHER};`)).toEqual(["biased"]);
    expect(find(`a.sort((x, y) => x.rank - y.rank).${SORT};`)).toEqual(["biased"]);
  });
});

describe("a sort in a loop whose counter stands beside it", () => {
  it.each([
    ["until it is there", "let k = 0; do { BODY; k++; } while (k < 3);"],
    ["while it is not there", "let k = 0; while (k < 3) { BODY; k++; }"],
    ["while it is not there, counting first", "let k = 0; while (k < 3) { k++; BODY; }"],
    ["down", "let k = 3; while (k > 0) { BODY; k--; }"],
    ["up to a list's length", "const two = [1, 2]; let k = 0; while (k < two.length) { BODY; k++; }"],
  ])("is repeated a few times: %s", (_, code) => {
    expect(find(code.replace("BODY", `a.${SORT}`))).toEqual(["biased"]);
  });

  it.each([
    ["many times", "let k = 0; do { BODY; k++; } while (k < 30);"],
    ["nobody knows how often", "let k = 0; do { BODY; k++; } while (k < n);"],
    ["from somewhere", "let k = n; do { BODY; k++; } while (k < 3);"],
    ["counted twice", "let k = 0; while (k < 3) { BODY; k++; k--; }"],
    ["counted by something else", "let k = 0, m = 0; while (k < 3) { BODY; m++; }"],
    ["in a loop that begins anew", "let k = 0; while (ok()) { while (k < 3) { BODY; k++; } }"],
    ["by another start", "let k = 0; k = n; while (k < 3) { BODY; k++; }"],
    ["and nothing steps", "let k = 0; while (k < 3) BODY;"],
    ["by two starts", "var k = 0; var k = 2; while (k < 3) { BODY; k++; }"],
    ["by a step that may not come", "let k = 0; while (k < 3) { BODY; on && k++; }"],
  ])("is not judged where it is repeated %s", (_, code) => {
    expect(find(code.replace("BODY", `a.${SORT}`))).toEqual([]);
  });
});

describe("a sort in a loop", () => {
  it.each([
    ["counting up", `for (let k = 0; k < 30; k++) a.${SORT};`],
    ["counting up, in a block", `for (let k = 0; k < 30; k++) { a.${SORT}; }`],
    ["counting down", `for (let k = 30; k > 0; k--) a.${SORT};`],
    ["a property", `for (let k = 0; k < 30; k++) this.cards.${SORT};`],
    ["an element", `for (let k = 0; k < 30; k++) decks[j].${SORT};`],
    ["as often as nobody knows", `for (let k = 0; k < n; k++) a.${SORT};`],
    ["from where nobody knows", `for (let k = n; k < 30; k++) a.${SORT};`],
    ["while something holds", `while (ok()) a.${SORT};`],
    ["until something holds", `do a.${SORT}; while (ok());`],
    ["with no counter of its own", `for (k = 0; k < 30; k++) a.${SORT};`],
    ["with no end", `for (let k = 0; ; k++) a.${SORT};`],
    ["with no step", `for (let k = 0; k < 30; ) a.${SORT};`],
    ["by a step the wrong way", `for (let k = 2; k > 0; k++) a.${SORT};`],
    ["by a step that may not come", `for (let k = 0; k < 2; ok() && k++) a.${SORT};`],
    ["by a list's length of which nobody knows", `for (let k = 0; k < all.length; k++) a.${SORT};`],
    ["with a text for an end", `for (let k = 0; k < "30"; k++) a.${SORT};`],
    ["with a text for a start", `for (let k = "0"; k < 30; k++) a.${SORT};`],
    ["for each of something else", `for (const x of all) a.${SORT};`],
    ["for each of many", `for (const x of [1, 2, 3, 4, 5, 6, 7, 8, 9]) a.${SORT};`],
    ["twice each round", `for (let k = 0; k < 15; k++) a.${SORT}.${SORT};`],
    ["twice each round, as statements", `for (let k = 0; k < 15; k++) { a.${SORT}; a.${SORT}; }`],
    ["in loops in loops", `for (let k = 0; k < 3; k++) for (let m = 0; m < 9; m++) a.${SORT};`],
    ["in loops over all lists", `for (let r = 0; r < 30; r++) for (const deck of decks) deck.${SORT};`],
    ["for all lists", `for (let r = 0; r < 30; r++) decks.forEach((deck) => deck.${SORT});`],
    [
      "for all lists, in a property",
      `for (let r = 0; r < 30; r++) { game.players.forEach(({ hand }) => { hand.${SORT}; }); }`,
    ],
    ["at all places", `for (let r = 0; r < 30; r++) for (let k = 0; k < n; k++) decks[k] = [...decks[k]].${SORT};`],
    [
      "at all places of all rows",
      `for (let r = 0; r < 30; r++) rows.forEach((row) => { for (const k in row) row[k].${SORT}; });`,
    ],
    ["given back", `for (let k = 0; k < 30; k++) a = a.${SORT};`],
    ["twice each round, given back", `for (let k = 0; k < 15; k++) a = a.${SORT}.${SORT};`],
    ["a copy, given back", `for (let k = 0; k < 30; k++) a = [...a].${SORT};`],
    ["a slice, given back", `for (let k = 0; k < 30; k++) this.cards = this.cards.slice().${SORT};`],
    ["a sorted copy, given back", `for (let k = 0; k < 30; k++) a = a.toSorted(${COIN});`],
    ["as often as a constant says", `const n = 30; for (let k = 0; k < n; k++) a.${SORT};`],
    ["as often as the loop's own code says", `for (let k = 0; k < 3; k++) { a.${SORT}; k -= f; }`],
    ["with a word on the console", `for (let k = 0; k < 30; k++) { console.log(k); a.${SORT}; }`],
    ["with a count", `for (let k = 0; k < 30; k++) { a.${SORT}; count += 1; }`],
    ["now and then", `for (let k = 0; k < 30; k++) if (ok()) a.${SORT};`],
    ["by a counter beside another", `for (let k = 30, m = 0; k > 0; m++, k--) a.${SORT};`],
    ["by a counter of which another loop's step is told", `for (let k = 0; k < 30; m--) { a.${SORT}; k++; }`],
    ["with a constant text for an end", `const n = "1"; for (let k = 0; k < n; k++) a.${SORT};`],
    ["by a counter of steps of one that are added", `for (let k = 0; k < 30; k += 1) a.${SORT};`],
    ["by a counter that the body steps", `for (let k = 0; k < 30; ) { a.${SORT}; k++; }`],
    ["by a counter from elsewhere", `for (; k < 30; k++) a.${SORT};`],
    ["until another counter is there", `for (let k = 0; m < 1; k++) a.${SORT};`],
    ["or something else is done", `for (let k = 0; k < 30; k++) ok ? a.${SORT} : 0;`],
    ["now and then, twice", `for (let k = 0; k < 2; k++) if (ok()) a.${SORT};`],
    ["and again turned round, twice", `for (let k = 0; k < 2; k++) { a.${SORT}; a.reverse(); a.${SORT}; }`],
    ["in a callback with its own this", `all.forEach(function () { a.${SORT}; });`],
    ["in a callback of a loose function", `times(all, () => a.${SORT});`],
    ["in a callback for one, in a loop", `for (let k = 0; k < 30; k++) [1].map(() => { return a.${SORT}; });`],
    ["in a reduction to something else", `all.reduce(() => a.${SORT}, []);`],
    ["if there is one", `for (let k = 0; k < 30; k++) a?.${SORT};`],
    ["where something holds", `for (let k = 0; k < 30; k++) ok() && a.${SORT};`],
    ["with a list of this name before it", `let a = b; for (let k = 0; k < 30; k++) a = a.${SORT};`],
    ["and turned round, twice", `for (let k = 0; k < 2; k++) a.${SORT}.reverse();`],
    ["and turned round by a statement, twice", `for (let k = 0; k < 2; k++) { a.${SORT}; a.reverse(); }`],
    ["and a turned copy given back", `for (let k = 0; k < 30; k++) { a = a.toReversed(); a.${SORT}; }`],
    ["turned round in between", `for (let k = 0; k < 30; k++) a.${SORT}.reverse();`],
    ["turned round by a statement", `for (let k = 0; k < 30; k++) { a.reverse(); a.${SORT}; }`],
    ["by two coins", `for (let k = 0; k < 30; k++) a.${SORT}.${OTHER};`],
    ["by two coins, as statements", `for (let k = 0; k < 30; k++) { a.${SORT}; a.${OTHER}; }`],
    ["at the end of each round", `for (let k = 0; k < 30; a.${SORT}, k++);`],
    ["in a callback", `Array.from({ length: 30 }).forEach(() => a.${SORT});`],
    ["in a callback with a body", `all.forEach(() => { a.${SORT}; });`],
    ["in a callback that returns", `all.map(() => { return a.${SORT}; });`],
    ["in a callback of a function", `_.times(30, () => a.${SORT});`],
    ["in a reduction", `[...Array(30)].reduce((list) => list.${SORT}, a);`],
  ])("is repeated: %s: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["once", `for (let k = 0; k < 1; k++) a.${SORT};`],
    ["once, inclusively", `for (let k = 0; k <= 0; k++) a.${SORT};`],
    ["once, downwards", `for (let k = 1; k > 0; k--) a.${SORT};`],
    ["once, downwards, inclusively", `for (let k = 0; k >= 0; k--) a.${SORT};`],
    ["from 29 on", `for (let k = 29; k < 30; k++) a.${SORT};`],
    ["twice", `for (let k = 0; k < 2; k++) a.${SORT};`],
    ["never", `for (let k = 9; k < 0; k++) a.${SORT};`],
    ["twice, by a list's length", `const two = [1, 2]; for (let k = 0; k < two.length; k++) a.${SORT};`],
    ["twice, by a list's places", `for (const k in [1, 2]) a.${SORT};`],
    ["twice, until it is there", `for (let k = 0; k != 2; k++) a.${SORT};`],
    ["a list of its own each round", `for (const a of all) a.${SORT};`],
    ["a list of its own, by the counter", `for (let k = 0; k < 30; k++) decks[k].${SORT};`],
    ["all lists, twice", `for (let r = 0; r < 2; r++) for (const deck of decks) deck.${SORT};`],
    ["all lists of each", `for (let r = 0; r < 30; r++) for (const deck of games[r].decks) deck.${SORT};`],
    [
      "all lists, between which something is done",
      `for (let r = 0; r < 30; r++) { decks.forEach((deck) => deck.${SORT}); play(); }`,
    ],
    ["a property of a list of its own", `for (const player of all) player.cards.${SORT};`],
    ["a list that is made anew", `for (let k = 0; k < 30; k++) get().${SORT};`],
    ["a list that the loop steps on", `for (let a = first; a; a = next()) a.${SORT};`],
    ["as often as a constant says", `const n = 1; for (let k = 0; k < n; k++) a.${SORT};`],
    ["a list that is given anew in the loop's head", `let a; for (let k = 0; k < 30; a = next(), k++) a.${SORT};`],
    ["a list that is given anew before it", `let a; for (const k of all) a = get(k), a.${SORT};`],
    ["once, for one, in a callback", `[1].forEach(() => a.${SORT});`],
    ["once, for one, by Array.from", `Array.from([1], () => a.${SORT});`],
    ["once, for one, by a function", `times([1], () => a.${SORT});`],
    ["a list of its own, reduced", `all.reduce((sum, a) => a.${SORT}, []);`],
    ["a list that is taken out anew", `let a; for (let k = 0; k < 30; [a] = next(), k++) a.${SORT};`],
    ["twice in one round", `for (let k = 0; k < 1; k++) { a.${SORT}; a.${SORT}; }`],
    ["and sorted in its own way", `Array.prototype.resort = f; for (let k = 0; k < 30; k++) a.${SORT}.resort();`],
    ["and read backwards", `Array.prototype.reverseEach = f; for (let k = 0; k < 30; k++) a.${SORT}.reverseEach();`],
    ["and looked at", `for (let k = 0; k < 30; k++) a.${SORT}.map(look);`],
    ["at the end of rounds that look at it", `for (let k = 0; k < 30; a.${SORT}, k++) look(a);`],
    ["beside another list's turn", `for (let k = 0; k < 30; k++) { b.reverse(); a.${SORT}; }`],
    ["when something happens", `Observable.fromEvent(all, () => a.${SORT});`],
    ["when the door opens", `door.onEvery(() => a.${SORT});`],
    ["in a function with a name", `const mix = () => a.${SORT};`],
    ["beside a look at it", `for (let k = 0; k < 30; k++) { a.forEach(see); a.${SORT}; }`],
    ["beside a call", `for (let k = 0; k < 30; k++) { look(); a.${SORT}; }`],
    ["beside something new", `for (let k = 0; k < 30; k++) { new Look; a.${SORT}; }`],
    ["beside a pause", `async () => { for (let k = 0; k < 30; k++) { await tick; a.${SORT}; } };`],
    ["beside a stop", `function* f() { for (let k = 0; k < 30; k++) { yield k; a.${SORT}; } }`],
    ["with a word on the console that others see", `for (let k = 0; k < 30; k++) { console.log(look()); a.${SORT}; }`],
    ["beside something else", `for (let k = 0; k < 30; k++) { use(a); a.${SORT}; }`],
    ["once, for each of one", `for (const x of [1]) a.${SORT};`],
    ["and then left", `for (let k = 0; k < 30; k++) { a.${SORT}; break; }`],
    ["and then returned", `function f() { for (let k = 0; k < 30; k++) { return a.${SORT}; } }`],
    ["a copy for another list", `for (let k = 0; k < 30; k++) b = [...a].${SORT};`],
    ["while something else is seen of it", `for (let k = 0; k < 30; k++) { a.${SORT}; first = a[0]; }`],
    ["with a word on the console about it", `for (let k = 0; k < 30; k++) { console.log(a); a.${SORT}; }`],
    ["a list of its own for each call", `all.forEach((a) => a.${SORT});`],
    ["a list of its own in a reduction", `all.reduce((sum, a) => sum.concat(a.${SORT}), []);`],
    ["when somebody clicks", `button.addEventListener("click", () => a.${SORT});`],
    ["in the head of the loop", `for (const card of a.${SORT}) use(card);`],
    ["in a function", `for (let k = 0; k < 30; k++) use(() => a.${SORT});`],
  ])("is not repeated often: %s: %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });

  it.each([
    ["for each, into a property", `all.forEach((x) => { x.all = [x.right, ...x.wrong].${SORT}; });`],
    ["for each, by a key", `all.map((x) => { x["all"] = [x.a, x.b, x.c, x.d].${SORT}; });`],
    ["mapped", `all.map((x) => [x.right, ...x.wrong].${SORT});`],
    ["mapped, in a body", `all.map((x) => { return [x.right, ...x.wrong].${SORT}; });`],
    ["walked through", `for (const x of all) x.all = [x.right, ...x.wrong].${SORT};`],
    [
      "walked through by a counter",
      `for (let i = 0; i < n; i++) all[i].all = [all[i].right, ...all[i].wrong].${SORT};`,
    ],
    [
      "by a counter from before",
      `var i; for (i = 0; i < n; i++) all[i].all = [all[i].right, ...all[i].wrong].${SORT};`,
    ],
    ["in its own place", `for (let i = 0; i < all.length; i++) all[i] = [all[i].right, ...all[i].wrong].${SORT};`],
    [
      "in its own place of a property",
      `for (let i = 0; i < o.all.length; i++) { o.all[i] = [...o.all[i].wrong, o.all[i].right].${SORT}; }`,
    ],
    ["by a counter that is added to", `let i = 0; while (i < n) { i = i + 1; rows[i] = [i, 2, 3, 4].${SORT}; }`],
    ["without a name of the round", `for (let i = 0; i < n; i++) rows[i] = [1, 2, 3, 4].${SORT};`],
    ["made by a constructor", `all.forEach((x) => { x.all = new Array(x.a, x.b, x.c).${SORT}; });`],
    ["sorted as a copy", `all.forEach((x) => { x.all = [x.right, ...x.wrong].toSorted(${COIN}); });`],
    ["put elsewhere", `all.forEach((x) => { out.push([x.right, ...wrong].${SORT}); });`],
    ["from what gets smaller", `all.forEach((x) => { x.all = [x, ...rest.splice(0, 3)].${SORT}; });`],
    [
      "beside a sum that is handed on",
      `all.reduce((sum, x) => { x.all = [x.right, ...x.wrong].${SORT}; return sum; }, 0);`,
    ],
    ["now and then", `all.forEach((x) => { if (x.isOpen) x.all = [x.right, ...x.wrong].${SORT}; });`],
    ["with the round's own list in it", `for (const x of all) x.all = [x.first, ...x.all].${SORT};`],
    [
      "with the name of a property that is a variable, too",
      `all.map((x) => { right = f(x); return [x.right, { right: x.a }, ...x.b].${SORT}; });`,
    ],
  ])("sorts a list that each round writes down: %s: %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });

  it.each([
    ["a pair", `all.map((x) => [x.left, x.right].${SORT});`],
    ["a pair, into a property", `for (const x of all) x.both = [x.left, x.right].${SORT};`],
    ["a pair with a name of its own", `all.map((x) => { const few = [x.left]; return [x.right, ...few].${SORT}; });`],
    ["one or two", `all.map((x) => [x.left, ...(x.right ? [x.right] : [])].${SORT});`],
    ["by a stored key", `all.map((x) => [x.a, x.b, x.c].sort((y, z) => y.key - z.key));`],
    [
      "between the same scores alone",
      `all.map((x) => [x.a, x.b, x.c].sort((y, z) => y.s - z.s || Math.random() - 0.5));`,
    ],
    ["again and again", `all.map((x) => [x.a, x.b, x.c]${`.${SORT}`.repeat(30)});`],
  ])("leaves alone what each round writes down: %s: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["given back", `for (let k = 0; k < 30; k++) a = [first, ...a].${SORT};`],
    [
      "of many, by a counter",
      `for (let r = 0; r < 30; r++) for (let k = 0; k < all.length; k++) all[k] = [all[k][1], ...all[k].slice(2), all[k][0]].${SORT};`,
    ],
    ["given on to the next place", `for (let k = 1; k < 30; k++) a[k] = [first, ...a[k - 1]].${SORT};`],
    ["given on to all", `for (let k = 0; k < a.length; k++) a[k] = [first, ...a[(k + 1) % a.length]].${SORT};`],
    ["given back to a place that stays", `for (let k = 0; k < 30; k++) a[0] = [first, ...a[0]].${SORT};`],
    [
      "given back to a place that is set",
      `for (let k = 0; k < a.length; k++) { k = place; a[k] = [first, ...a[k].slice(1)].${SORT}; }`,
    ],
    ["given back to a property", `for (let k = 0; k < 30; k++) this.a = [this.a[0], ...this.a.slice(1)].${SORT};`],
    [
      "given back to a property, in a callback",
      `times(30, () => { deck.a = [deck.a[0], ...deck.a.slice(1)].${SORT}; });`,
    ],
    ["given back to names", `for (let k = 0; k < 30; k++) [a, b, c] = [a, b, c].${SORT};`],
    ["given back to names from before", `let a, b, c; for (let k = 0; k < 30; k++) [a, b, c] = [a, b, c].${SORT};`],
    ["given back to a place", `for (let k = 0; k < 30; k++) decks[0] = [x, ...decks[0]].${SORT};`],
    ["handed on", `[...Array(30)].reduce((list) => [list[0], ...list.slice(1)].${SORT}, a);`],
    ["handed on and taken apart", `[...Array(30)].reduce(([x, ...more]) => [x, ...more].${SORT}, a);`],
    ["handed on while it grows", `all.reduce((list, x) => [x, ...list].${SORT}, []);`],
    ["given back to what the head declares", `for (let k = 0, a = b; k < 30; k++) a = [first, ...a].${SORT};`],
    ["given back by another name", `for (let k = 0; k < 30; k++) { b = [first, ...a].${SORT}; a = b; }`],
    [
      "given back in the inner loop",
      `for (const x of all) for (let k = 0; k < 30; k++) x.all = [x.all[0], ...x.all.slice(1)].${SORT};`,
    ],
  ])("sorts one list again and again that it writes down: %s: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it("has a count that includes its end, or does not", () => {
    const isFairAfter = (count: number): boolean => find(`for (let k = 0; k < ${count}; k++) a.${SORT};`).length === 0;
    let enough = 1;
    while (!isFairAfter(enough)) enough++;
    expect(enough).toBeGreaterThan(2);
    const after = (head: string): number => find(`for (${head}) a.${SORT};`).length;
    expect(after(`let k = 0; k <= ${enough - 1}; k++`)).toBe(0);
    expect(after(`let k = 0; k <= ${enough - 2}; k++`)).toBe(1);
    expect(after(`let k = 1; k <= ${enough}; k++`)).toBe(0);
    expect(after(`let k = 1; k < ${enough}; k++`)).toBe(1);
    expect(after(`let k = 1; k < ${enough}.5; k++`)).toBe(0);
    expect(after(`let k = ${enough}; k > 0; k--`)).toBe(0);
    expect(after(`let k = ${enough}; k > 1; k--`)).toBe(1);
    expect(after(`let k = ${enough}; k >= 1; k--`)).toBe(0);
    expect(find(`a${`.${SORT}`.repeat(enough)};`)).toEqual([]);
    expect(find(`a${`.${SORT}`.repeat(enough - 1)};`)).toEqual(["biased"]);
  });
});

describe("a sort that leaves the items where they are", () => {
  const STILL = "sort(() => Math.random() < 0.5)";

  it.each([
    ["as often as there are items", "for (let k = 0; k < a.length; k++) a.SORT;"],
    ["and given back", "for (let k = 0; k < a.length; k++) a = a.SORT;"],
    ["as often as somebody says", "while (k--) a.SORT;"],
    ["until something holds", "do { a.SORT; } while (ok());"],
    ["for each of a list", "all.forEach(() => { a.SORT; });"],
    ["in a row, for each of a list", "for (const x of all) { a.SORT; a.SORT; }"],
  ])("is told however often it is made, where another one may be fair: %s", (_, code) => {
    expect(find(code.replaceAll("SORT", STILL))).toEqual(["biased"]);
    expect(find(code.replaceAll("SORT", "sort(() => Math.random())"))).toEqual(["biased"]);
    expect(find(code.replaceAll("SORT", SORT))).toEqual([]);
  });

  it.each([
    ["beside one that moves them", `while (ok()) { a.${SORT}; a.${STILL}; }`],
    ["behind one that moves them", `while (ok()) { a.${STILL}; a.${SORT}; }`],
    ["between turns of the list", `while (ok()) { a.reverse(); a.${STILL}; }`],
    ["before a turn of the list", `while (ok()) a.${STILL}.reverse();`],
    ["now and then", `while (ok()) { if (now()) a.${STILL}; }`],
    ["by a part of its draws", "while (ok()) a.sort(() => Math.random() - p);"],
    ["of a typed array", `const b = new Float64Array(8); while (ok()) b.${STILL};`],
  ])("is not told where it is none: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });
});

describe("a swap loop", () => {
  const NAIVE =
    "for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }";
  const INSERT = "a.reduce((out, x) => { out.splice(Math.floor(Math.random() * out.length), 0, x); return out; }, [])";

  it.each([
    ["in a loop", `while (ok()) ${NAIVE}`],
    ["in a loop's block", `while (ok()) { ${NAIVE} }`],
    ["until something holds", `do { ${NAIVE} } while (ok());`],
    ["given back", `while (ok()) a = ${INSERT};`],
    ["given back in a block", `while (ok()) { a = ${INSERT}; }`],
    ["in a callback", `all.forEach(() => { ${NAIVE} });`],
  ])("is not judged where it is repeated: %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["alone", NAIVE],
    ["alone in a block", `{ ${NAIVE} }`],
    ["alone, given back", `a = ${INSERT};`],
    ["seen in between", `while (ok()) { look(a); ${NAIVE} }`],
    ["where something holds", `if (ok()) { ${NAIVE} }`],
    ["for a list of its own", `for (const a of all) { ${NAIVE} }`],
    ["at the start of a loop", `for (a = ${INSERT}; ok(); ) look();`],
  ])("is judged %s", (_, code) => {
    expect(find(code)).toHaveLength(1);
  });
});

describe("a sorted copy that a loop hands back to its list", () => {
  const thirty = (body: string): string => `let next; for (let i = 0; i < 30; i++) { ${body} }`;

  it.each([
    ["spread into the list", `const next = [...cards].${SORT}; cards.splice(0, cards.length, ...next);`],
    ["spread where it stands", `cards.splice(0, cards.length, ...cards.slice().${SORT});`],
    ["set in a map", `m.set("a", [...m.get("a")].${SORT});`],
    ["assigned to the list's places", `Object.assign(cards, [...cards].${SORT});`],
    ["handed to what holds the list", `this.keep([...this.cards].${SORT});`],
    ["given as the next state", `setCards((cards) => [...cards].${SORT});`],
    ["copied as it is sorted", `cards.splice(0, cards.length, ...cards.toSorted(${COIN}));`],
    ["given a name before", `next = [...cards].${SORT}; cards.splice(0, cards.length, ...next);`],
  ])("may have been sorted often where it is %s", (_, body) => {
    expect(find(thirty(body))).toEqual([]);
  });

  it.each([
    ["handed to others", `show([...cards].${SORT});`],
    ["handed to others of the same owner", `this.players.deal([...this.cards].${SORT});`],
    ["handed on with how many there were", `deal(cards.length, [...cards].${SORT});`],
    ["of each round's own list", `const cards = load(i); cards.splice(0, cards.length, ...[...cards].${SORT});`],
    ["put elsewhere", `piles.push([...cards].${SORT});`],
    ["given as a state of another list", `setMixed([...cards].${SORT});`],
  ])("is one shuffle where it is %s", (_, body) => {
    expect(find(thirty(body))).toEqual(["biased"]);
  });

  it("is one shuffle where nothing goes round", () => {
    expect(find(`cards.splice(0, cards.length, ...[...cards].${SORT});`)).toEqual(["biased"]);
    expect(find(`m.set("a", [...m.get("a")].${SORT});`)).toEqual(["biased"]);
    expect(find(`setCards((cards) => [...cards].${SORT});`)).toEqual(["biased"]);
    expect(find(`questions.forEach((q) => { q.fill([...q.answers].${SORT}); });`)).toEqual(["biased"]);
  });
});
