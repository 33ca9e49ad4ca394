import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const DRAW = "const k = Math.floor(Math.random() * (deck.length - 1));";
const find = (code: string): string[] => verify(code, { options: { fix: "off" } }).map(({ message }) => message);
const FIVE = "of 8 items, the last one is never among the 5 that are drawn";

describe("what a loop does with an item that it has drawn", () => {
  it.each([
    ["const card = deck.splice(k, 1)[0]; card.flip(); hand.push(card);"],
    ["const card = deck[k]; deck.splice(k, 1); hand.push(card); showCard(card, i);"],
    ["const card = deck.splice(k, 1)[0]; hand.push(card); render();"],
    ["const card = deck.splice(k, 1)[0]; hand.push(card); render(deck.length);"],
    ["hand.push(new Card(deck.splice(k, 1)[0]));"],
    ["const card = deck.splice(k, 1)[0]; hand.push(new Card(card, i));"],
    ["const [card] = deck.splice(k, 1); socket.emit('card', card); hand.push(card);"],
    ["const [card] = deck.splice(k, 1); $(card).show(); hand.push(card);"],
    ["const [card] = deck.splice(k, 1); hand.push(card); const el = makeElement(card); el.id = card.name; el.show();"],
    ["const [card] = deck.splice(k, 1); card.on('click', () => show(card)); hand.push(card);"],
  ])("may be anything that can't reach the list: %s", (rest) => {
    for (const [params, first] of [
      ["deck", ""],
      ["all", "const deck = [...all];"],
    ])
      expect(find(`function deal(${params}) { ${first} for (let i = 0; i < 5; i++) { ${DRAW} ${rest} } }`)).toEqual([
        expect.stringContaining(FIVE),
      ]);
  });

  it.each([["showCard(deck.splice(k, 1)[0]);"], ["const [card] = deck.splice(k, 1); board.place(card, i);"]])(
    "may be all that becomes of it, where there are more: %s",
    (rest) => {
      const code = (more: string, times: string): string =>
        `function deal() { const deck = ["a", "b", "c", "d", "e", "f", "g", "h"]; for (let i = 0; i < ${times}; i++) { ${DRAW} ${rest} } ${more} }`;
      expect(find(code("", "5"))).toEqual([expect.stringContaining(FIVE)]);
      expect(find(code("", "8"))).toEqual([]);
      expect(find(code("", "times"))).toEqual([]);
      expect(find(code("", "5").replace('["a", "b", "c", "d", "e", "f", "g", "h"]', "[...all]"))).toEqual([]);
    },
  );

  it("may go to the members of a class, and wait, where the list is its own", () => {
    const code = `class Game { async deal(all) { const deck = all.slice(); const hand = []; for (let i = 0; i < 5; i++) { ${DRAW} const [card] = deck.splice(k, 1); await this.board.place(card); this.moveTo(card, i); hand.push(card); } } }`;
    expect(find(code)).toEqual([expect.stringContaining(FIVE)]);
    // Whoever handed the list in may have it as a member.
    expect(find(code.replace("deal(all) { const deck = all.slice();", "deal(deck) {"))).toEqual([]);
  });

  it("may go to functions of the file, and stand at the top of it and in the rounds of a method", () => {
    const show = "function showCard(card) { document.querySelector('#hand').append(card); }";
    const five = "Array.from({ length: 5 }).forEach";
    const round = `${DRAW} const [card] = deck.splice(k, 1); hand.push(card); showCard(card);`;
    expect(
      [
        `${show} function deal(all) { const deck = [...all]; for (let i = 0; i < 5; i++) { ${round} } }`,
        `${show} const deck = [...all]; for (let i = 0; i < 5; i++) { ${round} }`,
        `function deal(all) { const deck = [...all]; ${five}(() => { ${round} }); }`,
      ].map((code) => find(code)[0]),
    ).toEqual([expect.stringContaining(FIVE), expect.stringContaining(FIVE), expect.stringContaining(FIVE)]);
  });

  it.each([
    // It is given the list, or may have it, or makes it anew.
    ["showCard(card, deck);"],
    ["refill(deck); showCard(card);"],
    ["showCard(card); deck = makeDeck();"],
    ["later = () => deck; showCard(card);"],
    ["card.owner = deck; showCard(card);"],
    // Nobody asks for the order.
    ["hand.sort(byRank);"],
    ["shuffle(hand);"],
    ["card.style.order = i; board.append(card);"],
    // What it does is asked for.
    ["hand.add(card); if (hand.size > 3) break;"],
    ["i = showCard(card);"],
  ])("may say something else: %s", (rest) => {
    const code = (more: string): string =>
      `function deal(all) { let deck = [...all]; for (let i = 0; i < 5; i++) { ${DRAW} const [card] = deck.splice(k, 1); hand.push(card); ${more} } }`;
    expect(find(code(rest))).toEqual([]);
    expect(find(code(""))).toEqual([expect.stringContaining(FIVE)]);
  });

  it.each([
    // Whether anything is drawn hangs on something else.
    ["if (isOpen()) showCard(deck.splice(k, 1)[0]);"],
    ["isOpen() && showCard(deck.splice(k, 1)[0]);"],
    ["showCard(i > 2 ? deck.splice(k, 1)[0] : undefined);"],
    // Nobody asks for the order, or it is another item by then.
    ["const [card] = deck.splice(k, 1); seen.add(card);"],
    ["const [card] = deck.splice(k, 1); seen[card] = true; render();"],
    ["const [card] = deck.splice(k, 1); this.last = card; render();"],
    ["deck.splice(k, 1); hand.push(new Card(deck[k])); render();"],
    // A class of the file that draws may lay it anywhere, and what a function makes may be anything.
    ["const [card] = deck.splice(k, 1); hand.push(makeCard(card));"],
    ["const [card] = deck.splice(k, 1); hand.push(new Laid(card));"],
    // The range is right.
    ["const [card] = deck.splice(Math.floor(Math.random() * deck.length), 1); hand.push(card); showCard(card);"],
    ["const p = Math.floor(Math.random() * deck.length); hand.push(deck[p]); deck.splice(p, 1); render();"],
  ])("may be something else: %s", (rest) => {
    const laid = "class Laid { constructor(card) { this.card = card; this.x = Math.random(); } }";
    expect(
      find(`${laid} function deal(all) { const deck = [...all]; for (let i = 0; i < 5; i++) { ${DRAW} ${rest} } }`),
    ).toEqual([]);
  });

  it("may change the list where others have it", () => {
    const rest = `for (let i = 0; i < 5; i++) { ${DRAW} const [card] = deck.splice(k, 1); showCard(card); }`;
    expect(
      find(
        `const all = []; function showCard(card) { document.title = card; all.push(card); } function deal(deck) { ${rest} } deal(all);`,
      ),
    ).toEqual([]);
  });

  it("is counted by a list that it fills, where nothing else fills that", () => {
    const code = (more: string): string =>
      `function deal(all) { const deck = [...all]; const hand = []; while (hand.length < 5) { ${DRAW} const [card] = deck.splice(k, 1); hand.push(card); ${more} } return hand; }`;
    expect(find(code("showCard(card);"))).toEqual([expect.stringContaining(FIVE)]);
    expect(find(code("showCards(hand);"))).toEqual([]);
  });
});
