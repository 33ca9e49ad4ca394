// Items that are taken out of their list, of which only a property is kept, or of which something is made: that comes in the order of the items.
import { expect, it } from "vitest";
import { verifyAlone } from "../linted.fixture.ts";
import { testCorrected, testSilent } from "./corrected-range.fixture.ts";

const inMix = (body: string): string =>
  `export function mix(cards) { const rest = [...cards], out = []; ${body} return out; }`;
const inTaken = (put: string): string => inMix(`while (rest.length) { const card = rest.splice(DRAW, 1)[0]; ${put} }`);
const inPlayer = (before: string): string =>
  `class Player { pass() { const rest = [...this.cards]; ${before} while (this.out.length < 3) { const card = rest.splice(DRAW, 1)[0]; this.out.push(card.code); } } }`;

// No call that moves items gives their properties: only the range is corrected.
testCorrected([
  ["of a name", inMix("while (rest.length) { const card = rest.splice(DRAW, 1)[0]; out.push(card.code); }")],
  [
    "of a name in a pattern",
    inMix("while (rest.length) { const [card] = rest.splice(DRAW, 1); out.push(card.face.code); }"),
  ],
  ["at once", inMix("while (rest.length) out.push(rest.splice(DRAW, 1)[0].code);")],
  ["in front", inMix("while (rest.length) { const card = rest.splice(DRAW, 1)[0]; out.unshift(card.code); }")],
  ["of three", inMix("for (let i = 0; i < 3; i++) { const card = rest.splice(DRAW, 1)[0]; out.push(card.code); }")],
  ["into a property that is emptied", inPlayer("this.out = [];")],
  ["a record of a name", inTaken("out.push({ card, isOpen: false });")],
  ["a record with all that the item has", inTaken("out.push({ ...card, place: out });")],
  ["a text", inTaken("out.push(`No. ${card.code}`);")],
  ["a text that is put together", inTaken('out.push("No. " + card);')],
  ["a row", inTaken("out.push([card.name, card.code]);")],
  ["what a table has at its place", inTaken("out.push(faces[card]);")],
  ["a property of what a table has", inTaken("out.push(this.faces[card].name);")],
  [
    "what is still in its list",
    inMix("while (rest.length) { const at = DRAW; out.push(rest[at].code); rest.splice(at, 1); }"),
  ],
  [
    "a table by indices",
    "export function mix(songs) { const rest = songs.map((_, i) => i), queue = []; while (rest.length) queue.push(songs[rest.splice(DRAW, 1)[0]]); return queue; }",
  ],
]);

// How many it holds before is not known, and the draw is biased with any number of them.
it.each([
  ["begins otherwise", inPlayer("this.out = [this.first];")],
  ["somebody may fill", inPlayer("this.out = []; this.begin();")],
  ["is not emptied", inPlayer("")],
  ["a declaration may fill", inPlayer("this.out = []; const first = this.begin();")],
])("a draw into a property that %s is told: %s", (_, code) => {
  const report = (draw: string): readonly (string | undefined)[] =>
    verifyAlone(code.replace("DRAW", draw)).map(({ messageId }) => messageId);
  expect(report("Math.round(Math.random() * (rest.length - 1))")).toEqual(["biased"]);
  expect(report("Math.floor(Math.random() * rest.length)")).toEqual([]);
});

testSilent([
  // Whoever comes second in a pair may be drawn fairly from the others, and then all pairs are equally likely.
  [
    "two items in a row",
    inMix("while (rest.length > 1) { const a = rest.pop(); const b = rest.splice(DRAW, 1)[0]; out.push([a, b]); }"),
  ],
  ["what a function makes", inTaken("out.push(paint(card));")],
  ["a record of which a function makes a part", inTaken("out.push({ card, place: paint() });")],
  ["what a table has that changes", inTaken("out.push(faces[card]); faces.push(card);")],
  ["what is left of its own list", inTaken("out.push(rest[card]);")],
  [
    "two properties",
    inMix("while (rest.length) { const card = rest.splice(DRAW, 1)[0]; out.push(card.a); out.push(card.b); }"),
  ],
  [
    "a name that is given another item",
    inMix("while (rest.length) { let card = rest.splice(DRAW, 1)[0]; card = turn(card); out.push(card.code); }"),
  ],
  ["a computed property", inMix("while (rest.length) { const card = rest.splice(DRAW, 1)[0]; out.push(card[side]); }")],
  ["what may be missing", inMix("while (rest.length) { const card = rest.splice(DRAW, 1)[0]; out.push(card?.code); }")],
]);
