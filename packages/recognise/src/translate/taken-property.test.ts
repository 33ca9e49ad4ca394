// Items that are taken out of their list, of which only a property is kept: the properties come in the order of the items.
import { testCorrected, testSilent } from "./corrected-range.fixture.ts";

const inMix = (body: string): string =>
  `export function mix(cards) { const rest = [...cards], out = []; ${body} return out; }`;
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
]);

testSilent([
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
  ["a property that begins otherwise", inPlayer("this.out = [this.first];")],
  ["a property that somebody may fill", inPlayer("this.out = []; this.begin();")],
  ["a property that is not emptied", inPlayer("")],
  ["a property that a declaration may fill", inPlayer("this.out = []; const first = this.begin();")],
]);
