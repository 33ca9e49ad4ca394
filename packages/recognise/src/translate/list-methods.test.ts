// What methods of lists move, and where to.
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";
import { readRound } from "./in-words.fixture.ts";

it.each([
  ["a.push(i);", "$0 = i; a takes in $0 at a.length"],
  ["a.push();", "not known: severalItems"],
  ["a.push(1, 2);", "not known: severalItems"],
  ["a.unshift(i);", "$0 = 0; $1 = i; a takes in $1 at $0"],
  ["a.unshift();", "not known: severalItems"],
  ["a.push(...b);", "not known: spread"],
  ["a.push(...b());", "not known: spread"],
  ["a.push(...b.slice(i, 1));", "not known: spread"],
  ["a.push(...b.splice(i, 1));", "$0 = i; if ($0 < b.length) {$1 ⇐ b[$0]; a takes in $1 at a.length} else {}"],
  ["a.unshift(...b.splice(i, 1));", "$0 = 0; $1 = i; if ($1 < b.length) {$2 ⇐ b[$1]; a takes in $2 at $0} else {}"],
  ["a.push(...b.splice(i, 2));", "not known: spread"],
  ["a.push(...b.splice(i, 1, 3));", "not known: spread"],
  ["a.push(...b.splice(...i, 1));", "not known: spread"],
  ["a.push(...splice(i, 1));", "not known: spread"],
  ["a.push(...f().splice(i, 1));", "not known: spread"],
  ["a.splice(i, 0, 7);", "$0 = i; $1 = 7; a takes in $1 at $0"],
  ["a.splice(i, -1, 7);", "$0 = i; $1 = 7; a takes in $1 at $0"],
  ["a.splice(i, -0.5, 7);", "$0 = i; $1 = 7; a takes in $1 at $0"],
  ["a.splice(i, 0.5, 7);", "not known: severalItems"],
  ["a.splice(i, -i, 7);", "not known: severalItems"],
  ["a.splice(i, +1, 7);", "not known: severalItems"],
  ['a.splice(i, "0", 7);', "not known: severalItems"],
  [
    "a.splice(i, 0, ...b.splice(i, 1));",
    "$0 = i; $1 = i; if ($1 < b.length) {$2 ⇐ b[$1]; a takes in $2 at $0} else {}",
  ],
  ["b.push(a.splice(i, 1));", "$0 ⇐ a[i]; $1 = $0; b takes in $1 at b.length"],
  ["b.unshift(a.splice(i, 1));", "$0 = 0; $1 ⇐ a[i]; $2 = $1; b takes in $2 at $0"],
  ["b.splice(0, 0, a.splice(i, 1));", "$0 = 0; $1 ⇐ a[i]; $2 = $1; b takes in $2 at $0"],
  ["const x = a.splice(i, 1); b.push(x);", "$0 ⇐ a[i]; $1 = $0; b takes in $1 at b.length"],
  ["b.push(a.splice(i, 2));", "not known: unknownCall"],
  ["b.push(a.slice(i, 1));", "not known: unknownCall"],
  ["const x = a.splice(i, 2); b.push(x);", "not known: unknownCall"],
  ["a.splice(i, 0, 7, 8);", "not known: severalItems"],
  ["a.splice(i, 1, 7);", "$0 = i; $1 = 7; a[$0] ← $1"],
  ["a.splice(i++, 1, i);", "$0 = i; i = (i + 1); $1 = $0; $2 = i; a[$1] ← $2"],
  ["a.splice(i, 1, ...b);", "not known: severalItems"],
  ["a.splice(i, 2, 7);", "not known: severalItems"],
  ["a.splice(i, i, 7);", "not known: severalItems"],
  ["a.splice(i, 1);", "$0 ⇐ a[i]"],
  ["a.splice(i, 2);", "not known: severalItems"],
  ["a.splice(Math.random() * i, 1);", "$0 ⇐ a[trunc((draw * i))]"],
  ["a.splice(~~(Math.random() * i), 1);", "$0 ⇐ a[trunc((draw * i))]"],
  ["a.splice(Math.random() * i, 0, 7);", "$0 = trunc((draw * i)); $1 = 7; a takes in $1 at $0"],
  [
    "a.push(...b.splice(Math.random() * i + 1, 1));",
    "$0 = trunc(((draw * i) + 1)); if ($0 < b.length) {$1 ⇐ b[$0]; a takes in $1 at a.length} else {}",
  ],
  ["a.splice(i);", "not known: severalItems"],
  ["a.pop();", "$0 ⇐ a[(a.length - 1)]"],
  ["a.shift();", "$0 ⇐ a[0]"],
  ["a.pop(1);", "not known: unknownCall"],
  [
    'a[c ? "push" : "unshift"](7);',
    "if c {$0 = 7; a takes in $0 at a.length} else {$1 = 0; $2 = 7; a takes in $2 at $1} | unknown: c",
  ],
  ['a[c ? "push" : "pop"](7);', "not known: methodByName"],
  ['a[c ? "push" : "unshift"](7, 8);', "not known: severalItems"],
  ['a[c ? "push" : "unshift"]();', "not known: severalItems"],
  ['a[c ? "push" : d](7);', "not known: methodByName"],
  [
    "(i < 2 ? a : b).push(7);",
    "if (i < 2) {$0 = 7; a takes in $0 at a.length} else {$1 = 7; b takes in $1 at b.length}",
  ],
  [
    "(i < 2 ? a : b).push(c.splice(i, 1)[0]);",
    "$0 ⇐ c[i]; $1 = $0; if (i < 2) {a takes in $1 at a.length} else {b takes in $1 at b.length}",
  ],
  ["(i < 2 ? a : b).pop();", "not known: unknownCall"],
  ["(i < 2 ? a : f()).push(7);", "not known: unknownCall"],
  ["(i < 2 ? a : b).push(7, 8);", "not known: severalItems"],
  ["(i < 2 ? a : b).push();", "not known: severalItems"],
  ['a["push"](7);', "$0 = 7; a takes in $0 at a.length"],
  ["f().push(7);", "not known: unknownCall"],
  ["a[i].push(7);", "not known: changingList"],
  ["let k = 2; «a[k].push(7);»", "$0 = 7; a[k] takes in $0 at a[k].length"],
  ["a[i].b.push(7);", "not known: changingList"],
  ["let k = 2; «a[k].b.push(7);»", "$0 = 7; a[k].b takes in $0 at a[k].b.length"],
  ["let k = 2; «a.b[k].c.d.push(7);»", "$0 = 7; a.b[k].c.d takes in $0 at a.b[k].c.d.length"],
  ["let k = 2; «a[k++].b.push(7);»", "not known: unknownCall"],
  ["let k = 2; «a[k]?.b.push(7);»", "not known: optionalAccess"],
  ["a[0].b.push(7);", "not known: unknownCall"],
  ["a[0].push(7);", "not known: unknownCall"],
  ["a[i + 1].push(7);", "not known: unknownCall"],
  ["let k = 2; «a[k][k].push(7);»", "not known: unknownCall"],
  ["a?.b.push(7);", "not known: optionalAccess"],
  ["this.cards.push(this.cards.shift());", "$0 ⇐ this.cards[0]; $1 = $0; this.cards takes in $1 at this.cards.length"],
  ["a.push(a.splice(i, 1)[0]);", "$0 ⇐ a[i]; $1 = $0; a takes in $1 at a.length"],
  ["a.push(a.splice(i, 1)[1]);", "not known: unnamedList"],
  ["a.push(a.splice(i, 1).pop());", "$0 ⇐ a[i]; $1 = $0; a takes in $1 at a.length"],
  ["a.push(a.splice(i, 1).shift());", "$0 ⇐ a[i]; $1 = $0; a takes in $1 at a.length"],
  ["a.push(a.splice(i, 2).pop());", "not known: unknownCall"],
  ["a.push(a.splice(i, 1, a[0])[0]);", "$0 = i; $1 = a[0]; $2 = a[$0]; a[$0] ← $1; $3 = $2; a takes in $3 at a.length"],
  ["a[0] = a.splice(i, 1, a[0])[0];", "$0 = i; $1 = a[0]; $2 = a[$0]; a[$0] ← $1; a[0] ← $2"],
  ["a[0] = a.splice(i, 2, a[0])[0];", "not known: unnamedList"],
  ["a[0] = a.splice(i, 1, a[0], 3)[0];", "not known: unnamedList"],
  ["a[0] = a.splice(i, 1, a[0])[1];", "not known: unnamedList"],
  ["a[0] = a.slice(i, 1, a[0])[0];", "not known: unnamedList"],
  ["a[0] = splice(i, 1, a[0])[0];", "not known: unnamedList"],
  ["b.push(a.at(-1));", "$0 = trunc(-(1)); $1 = a[(($0 < 0) ? ($0 + a.length) : $0)]; b takes in $1 at b.length"],
  ["b.push(a.at(i));", "$0 = trunc(i); $1 = a[(($0 < 0) ? ($0 + a.length) : $0)]; b takes in $1 at b.length"],
  [
    "let k = 2; «b.push(a[k].at(i));»",
    "$0 = trunc(i); $1 = a[k][(($0 < 0) ? ($0 + a[k].length) : $0)]; b takes in $1 at b.length",
  ],
  ["b.push(a.at(i, 1));", "not known: methodArguments"],
  ["b.push(a.at());", "not known: methodArguments"],
  ["b.push(a.at(...i));", "not known: methodArguments"],
  ["b.push(a.at?.(i));", "not known: optionalAccess"],
  ["b.push(a?.at(i));", "not known: optionalAccess"],
  ["b.push(f().at(i));", "not known: unknownCall"],
  ["const pop = a.pop; pop();", "not known: unknownCall"],
  ["a.pop().push(1);", "not known: unknownCall"],
  ["const [x] = b; a.push(...x);", "not known: pattern"],
  ["const x = a.splice(i, 1); a.push(x[1]);", "not known: listOfRound"],
  ["const x = a.splice(i, 1); a.push(x[i]);", "not known: listOfRound"],
  ["const x = a.splice(i, 1); a.push(x.length);", "not known: listOfRound"],
  ["let k = 2; «a.push(a[k]?.pop());»", "not known: optionalAccess"],
  ["a.push(b.pop());", "$0 ⇐ b[(b.length - 1)]; $1 = $0; a takes in $1 at a.length"],
  ["a.push((b.shift)());", "$0 ⇐ b[0]; $1 = $0; a takes in $1 at a.length"],
  ["a.unshift(...f(3));", "not known: spread"],
  ["a.splice(...b, 0, 3);", "not known: expression"],
  ["a.splice(...b, 1, 3);", "not known: expression"],
  ["a[0] = a.splice(...b, 1, 3)[0];", "not known: expression"],
  ["a[0] = a.splice(i, 1, ...b)[0];", "not known: expression"],
])("reads the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

const ONE = "$0 ⇐ a[i]; $1 = $0; b takes in $1 at b.length";

it.each([
  ["let x; «x = a.splice(i, 1); b.push(x[0]);»", ONE],
  ["let x; «x = a.splice(i, 1); b.push(x);»", ONE],
  ["let x; «x = a.splice(i, 1); b.push(...x);»", "$0 ⇐ a[i]; b takes in $0 at b.length"],
  ["let x; «x = a.splice(i, 1); b.unshift(...x);»", "$0 ⇐ a[i]; b takes in $0 at 0"],
  ["let x; «x = a.splice(i, 1); c[i].push(x[0]);»", "$0 ⇐ a[i]; $1 = i; $2 = $0; $dealt takes in $2 at $dealt.length"],
  ["let x = a.splice(0, 1); b.push(x[0]); «x = a.splice(i, 1); b.push(x[0]);»", ONE],
  ["let x; «x = a.splice(i, 1)[0]; b.push(x);»", "$0 ⇐ a[i]; x = $0; $1 = x; b takes in $1 at b.length"],
  ["let x; «[x] = a.splice(i, 1); b.push(x);»", "$0 ⇐ a[i]; x = $0; $1 = x; b takes in $1 at b.length"],
  ["«[b[i]] = a.splice(i, 1);»", "$0 ⇐ a[i]; b[i] ← $0"],
  ["const x = a.splice(i, 1); b.push(x.pop());", ONE],
  ["const x = a.splice(i, 1); b.push(x.shift());", ONE],
])("reads one card that is taken out, in the round %s", (code, words) => {
  expect(readRound(code)).toBe(words);
});

it.each([
  ["of which another part is read", "let x; «x = a.splice(i, 1); b.push(x[1]);»"],
  ["which may be several", "let x; «x = a.splice(i, 2); b.push(x[0]);»"],
  ["in the round before", "let x; «b.push(x[0]); x = a.splice(i, 1);»"],
  ["only maybe", "let x; «if (i > 1) x = a.splice(i, 1); b.push(x[0]);»"],
  ["by something else, too", "let x; «x = a.splice(i, 1); b.push(x[0]); x = c;»"],
  ["by another function, too", "let x; function f() { x = a.splice(0, 1); } «x = a.splice(i, 1); f(); b.push(x[0]);»"],
  ["by the caller", "function f(x) { «x = a.splice(i, 1); b.push(x[0]);» }"],
  ["and read when the loop is over", "let x; «x = a.splice(i, 1); b.push(x[0]);» show(x);"],
  ["and read by what only maybe runs", "let x; «x = a.splice(i, 1); later(() => b.push(x[0]));»"],
  ["and changed since", "let x; «x = a.splice(i, 1); x[0] = 7; b.push(x[0]);»"],
  ["and called", "let x; «x = a.splice(i, 1); x[0](); b.push(x[0]);»"],
  ["and handed on", "let x; «x = a.splice(i, 1); show(x); b.push(x[0]);»"],
  ["and emptied before", "const x = a.splice(i, 1); x.pop(); b.push(x.pop());"],
  ["and emptied again and again", "const x = a.splice(i, 1); for (let k = 0; k < 2; k++) b.push(x.pop());"],
  ["and emptied only maybe", "const x = a.splice(i, 1); i > 1 && b.push(x.pop());"],
  ["and read before it is emptied", "const x = a.splice(i, 1); b.push(x.pop()); b.push(x[0]);"],
])("does not read what a name was given %s", (_, code) => {
  expect(readRound(code)).toContain("not known");
});

/** Hands whose cards have a name that is declared before the loop. */
const hand = (take: string): string =>
  `export function deal(deck) { var hand = [], card; while (deck.length > 0) { ${take} } return hand; }`;

it.each([
  (place: string) => hand(`card = deck.splice(${place}, 1); hand.push(card[0]);`),
  (place: string) => hand(`card = deck.splice(${place}, 1); hand = hand.concat(card);`),
  (place: string) => hand(`[card] = deck.splice(${place}, 1); hand.push(card);`),
  (place: string) => hand(`const one = deck.splice(${place}, 1); hand.push(one.pop());`),
])("a hand is judged, and its range corrected: %#", (write) => {
  const options = { options: { helper: "import" }, filename: "file.mjs" } as const;
  const code = write("Math.round(Math.random() * (deck.length - 1))");
  expect(verify(code, options).map(({ message }) => message)).toEqual([
    expect.stringContaining("of 8 items, the first one ends up seventh 20.9 % of the time instead of 12.5 %"),
  ]);
  const fair = write("Math.floor(Math.random() * deck.length)");
  expect(fixAll(code, options).output).toBe(fair);
  expect(verify(fair, options)).toEqual([]);
});

it("draws that may lead outside are told under such a name", () => {
  const draw = (place: string): string =>
    `export function pick(list, count) { var picked = [], one; for (var i = 0; i < count; i++) { one = list.splice(${place}, 1); picked.push(one[0]); } return picked; }`;
  expect(verify(draw("Math.round(Math.random() * list.length)")).map(({ messageId }) => messageId)).toEqual([
    "leavesArray",
  ]);
  expect(verify(draw("Math.floor(Math.random() * list.length)"))).toEqual([]);
  // The last one is drawn by -1, too: as often as each of the others.
  expect(verify(draw("Math.round(Math.random() * list.length - 1)"))).toEqual([]);
});

/** Hands of lists that have one card each. */
const deal = (place: string): string =>
  `export function deal(deck) { const hand = []; while (deck.length > 0) { const card = deck.splice(${place}, 1); hand.push(card); } return hand; }`;

it("cards that are put in as lists of one keep being so: only the range is corrected", () => {
  const options = { options: { helper: "import" }, filename: "file.mjs" } as const;
  const { output } = fixAll(deal("Math.round(Math.random() * (deck.length - 1))"), options);
  expect(output).toBe(deal("Math.floor(Math.random() * deck.length)"));
  expect(verify(output, options)).toEqual([]);
});
