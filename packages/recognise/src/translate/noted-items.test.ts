// What a loop notes on the items that it holds: it moves nothing where the loop itself asks for none of it.
import { describe, expect, it } from "vitest";
import { fixAll, verifyAlone } from "../linted.fixture.ts";
import { testCorrected, testSilent } from "./corrected-range.fixture.ts";

const inDeal = (body: string, before = ""): string =>
  `${before}export function deal(cards) { const rest = [...cards], out = []; ${body} return out; }`;
const taken = (note: string, before = ""): string =>
  inDeal(`while (rest.length) { const card = rest.splice(DRAW, 1)[0]; ${note} out.push(card); }`, before);
const READ = "const card = rest[j]; rest.splice(j, 1);";

describe("notes on items that are taken out", () => {
  testCorrected([
    ["a flag", taken("card.seen = true;")],
    ["a number", taken("card.order = out.length;")],
    ["a value from outside", taken("card.owner = cards;")],
    ["a text", taken("card.state = `${out.length} of ${cards.length}`;")],
    ["a property that stands as a text", taken('card["seen"] = true;')],
    ["several", taken("card.seen = true; card.order = out.length;")],
    ["one of two under a condition", taken("if (out.length === 0) card.first = true;")],
    [
      "of a pattern",
      inDeal("while (rest.length) { const [card] = rest.splice(DRAW, 1); card.seen = true; out.push(card); }"),
    ],
    [
      "of an item that was read",
      inDeal(`while (rest.length) { const j = DRAW; ${READ} card.seen = true; out.push(card); }`),
    ],
    [
      "behind the move",
      inDeal("while (rest.length) { const card = rest.splice(DRAW, 1)[0]; out.push(card); card.seen = true; }"),
    ],
    [
      "of three",
      inDeal("for (let i = 0; i < 3; i++) { const card = rest.splice(DRAW, 1)[0]; card.seen = true; out.push(card); }"),
    ],
    [
      "of a name from outside of the loop",
      inDeal("let card; while (rest.length) { card = rest.splice(DRAW, 1)[0]; card.seen = true; out.push(card); }"),
    ],
    [
      "a counter",
      inDeal("for (let i = 0; i < 3; i++) { const card = rest.splice(DRAW, 1)[0]; card.place = i; out.push(card); }"),
    ],
    ["what only other code asks for", taken("card.seen = true;", "export const isSeen = (card) => card.seen; ")],
    [
      "a name that another one begins with",
      taken("card.seen = true;", "class Card { set(seen) { this.one = seen; } } "),
    ],
  ]);

  testSilent([
    [
      "what goes on instead of the item",
      inDeal(
        "while (rest.length) { const card = rest.splice(DRAW, 1)[0]; card.place = out.length; out.push(card.place); }",
      ),
    ],
    [
      "what a function of the file gives instead of the item",
      inDeal(
        "while (rest.length) { const card = rest.splice(DRAW, 1)[0]; card.place = out.length; out.push(placeOf(card)); }",
        "function placeOf(one) { return one.place; } ",
      ),
    ],
    [
      "what the loop asks for",
      inDeal(
        "while (rest.length) { const card = rest.splice(DRAW, 1)[0]; if (!card.seen) out.push(card); card.seen = true; }",
      ),
    ],
    ["what it asks of another item", taken("card.first = rest[0]?.first ?? true;")],
    ["what it takes out of a pattern", taken("const { seen } = card; card.seen = !seen;")],
    [
      "what a function of the file asks for",
      taken("card.seen = isNew(card);", "const isNew = (card) => card.seen !== true; "),
    ],
    [
      "what a function that is handed over asks for",
      inDeal(
        "while (rest.length) { const free = rest.filter(isNew); const card = rest.splice(DRAW, 1)[0]; card.seen = true; out.push(card); }",
        "const isNew = (card) => card.seen !== true; ",
      ),
    ],
    [
      "what is asked for by a text",
      taken("if (has(card, 'seen')) continue; card.seen = true;", "const has = (card, key) => key in card; "),
    ],
    ["a setter of the file", taken("card.seen = true;", "class Card { set seen(value) { this.deck.reverse(); } } ")],
    ["a length", taken("card.length = 1;")],

    ["a drawn property", taken("card[cards.length] = 1;")],
    ["an element that is put in another one's place", taken("card.outerHTML = '';")],
    ["what calls", taken("card.seen = mark(rest);")],
    ["what draws", taken("card.key = Math.random();")],
    ["another item", taken("card.next = rest[0];")],
    [
      "another item with a name",
      inDeal(
        "while (rest.length > 1) { const other = rest.shift(); const card = rest.splice(DRAW, 1)[0]; card.partner = other; out.push(card); }",
      ),
    ],
    ["what may be missing", taken("if (card?.seen) continue; card.seen = true;")],
    [
      "a name that gets another value",
      inDeal(
        "while (rest.length) { let card = rest.splice(DRAW, 1)[0]; card = turn(card); card.seen = true; out.push(card); }",
      ),
    ],
  ]);
});

describe("notes in a loop of swaps", () => {
  const swap = (draw: string, note: string): string =>
    `export function mix(cards) { for (let i = 0; i < cards.length; i++) { const j = ${draw}; const card = cards[i]; ${note} cards[i] = cards[j]; cards[j] = card; } }`;
  const ANY = "Math.floor(Math.random() * cards.length)";

  it("only the range is corrected, so the note stays", () => {
    const code = swap(ANY, "card.isOpen = false;");
    expect(verifyAlone(code).map(({ messageId }) => messageId)).toEqual(["biased"]);
    expect(fixAll(code).output).toBe(swap("Math.floor(Math.random() * (i + 1))", "card.isOpen = false;"));
  });

  const swapAt = (draw: string, note: string): string =>
    `export function mix(cards, flags) { for (let i = 0; i < cards.length; i++) { const j = ${draw}; [cards[i], cards[j]] = [cards[j], cards[i]]; ${note} } }`;

  it.each([
    "cards[i].isOpen = false;",
    "cards[i].place = i; cards[j].place = j;",
    "cards[j].places = `${i} and ${j}`;",
    'cards[i]["place"] = i + 1;',
  ])("a note on the item at a place stays, too: %s", (note) => {
    expect(verifyAlone(swapAt(ANY, note)).map(({ messageId }) => messageId)).toEqual(["biased"]);
    expect(fixAll(swapAt(ANY, note)).output).toBe(swapAt("Math.floor(Math.random() * (i + 1))", note));
  });

  it.each([
    "cards[i].to = cards[j];",
    "cards[i].place = cards[i].place + 1;",
    "cards[i].key = Math.random();",
    "cards[i].place = mark(i);",
    "cards[i].length = 0;",
    "cards[i].outerHTML = '';",
    "cards[i][flags] = true;",
    "cards[next()].isOpen = true;",
    "flags[i].isOpen = true;",
    "cards.top.isOpen = true;",
    "if (cards[j].isOpen) continue; cards[i].isOpen = true;",
  ])("nothing is said of what is more than a note: %s", (note) => {
    expect(verifyAlone(swapAt(ANY, note))).toEqual([]);
  });

  it("nothing is said of who is given to whom", () => {
    expect(verifyAlone(swap("Math.floor(Math.random() * i)", "const other = cards[j]; card.to = other;"))).toEqual([]);
  });

  it("nothing is said of items that stay where they are", () => {
    const code = `export function mark(cards, places) { const out = []; for (let i = 0; i < cards.length; i++) { const up = Math.random() < 0.5; const card = cards[i]; card.up = up; out.push(card); } return out; }`;
    expect(verifyAlone(code)).toEqual([]);
  });
});
