// Lists whose length is asked for, and that get other items before they are sorted: a deck that has run out is made anew, a game of one gets a second player.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const inDeck = (draw: string): string => `export class Deck { draw() { ${draw} return this.cards.pop(); } }`;
const inModule = (code: string): string => `${code} export {};`;

describe("a list that another one takes the place of behind a test", () => {
  testPairs([
    [
      "which has run out",
      inModule(
        `let deck = []; function draw() { if (deck.length === 0) { deck = ["a", "b"]; deck.sort(COIN); } return deck.pop(); }`,
      ),
      inModule(
        `let deck = []; function draw(pile) { if (deck.length === 0) { deck = [...pile]; deck.sort(COIN); } return deck.pop(); }`,
      ),
    ],
    [
      "which has run low, and one that has run out",
      inDeck(`if (this.cards.length <= 2) { this.cards = this.cards.filter(Boolean); this.cards.sort(COIN); }`),
      inDeck(`if (this.cards.length < 1) { this.cards = makeDeck(); this.cards.sort(COIN); }`),
    ],
    [
      "before an early exit",
      inDeck(`if (this.cards.length > 2) return this.cards.pop(); this.cards.sort(COIN);`),
      inDeck(`if (this.cards.length > 0) return this.cards.pop(); this.cards = this.used; this.cards.sort(COIN);`),
    ],
    [
      "of a case",
      inModule(
        `function draw(deck) { switch (deck.length) { case 1: case 2: deck.sort(COIN); break; } return deck.pop(); }`,
      ),
      inModule(
        `function draw(deck, pile) { switch (deck.length) { case 0: deck = pile; deck.sort(COIN); break; } return deck.pop(); }`,
      ),
    ],
    [
      "by a name that begins alike",
      inModule(
        `function draw(deck) { if (deck.length < 3) { deck = deck.map(turn); deck.sort(COIN); } return deck.pop(); }`,
      ),
      inModule(
        `function draw(deck, decks) { if (deck.length === 0) { deck = decks[0]; deck.sort(COIN); } return deck.pop(); }`,
      ),
    ],
    [
      "of a set of keys",
      inModule(
        `function go(room) { if (Object.keys(room.players).length === 2) Object.keys(room.players).sort(COIN); }`,
      ),
      inModule(
        `function go(room) { if (Object.keys(room.players).length === 3) { join(room); Object.keys(room.players).sort(COIN); } }`,
      ),
    ],
    [
      "from a database, where there were two",
      inModule(
        `async function go(room) { if (room.players.length !== 2) return; room.players = await load(room.id); room.players.sort(COIN); }`,
      ),
      inModule(
        `async function go(room) { if (room.players.length > 0) return; room.players = await load(room.id); room.players.sort(COIN); }`,
      ),
    ],
  ]);
});

describe("items that a list gets behind a test", () => {
  testPairs([
    [
      "one after the other",
      inModule(
        `function go(names) { if (names.length === 0) { names.push("a"); names.push("b"); names.sort(COIN); } }`,
      ),
      inModule(
        `function go(names) { if (names.length === 0) { names.push("a", "b"); names.push("c"); names.sort(COIN); } }`,
      ),
    ],
    [
      "of two branches",
      inModule(
        `function go(names, one) { if (names.length < 2) { if (one) names.push("a"); else names.push("b"); names.sort(COIN); } }`,
      ),
      inModule(
        `function go(names, one) { if (names.length < 2) { if (one) names.push("a", "c"); else names.push("b"); names.sort(COIN); } }`,
      ),
    ],
    [
      "in a loop",
      inModule(
        `function go(names) { if (names.length === 0) { for (const one of ["a", "b"]) names.push(one); names.sort(COIN); } }`,
      ),
      inModule(
        `function go(names, all) { if (names.length === 0) { for (const one of all) names.push(one); names.sort(COIN); } }`,
      ),
    ],
    [
      "for each of some",
      inModule(
        `function go(names) { if (names.length === 0) { ["a", "b"].forEach((one) => names.push(one)); names.sort(COIN); } }`,
      ),
      inModule(
        `function go(names) { if (names.length === 0) { ["a", "b", "c"].forEach((one) => names.push(one)); names.sort(COIN); } }`,
      ),
    ],
    [
      "out of another one",
      inModule(`function go(names, all) { if (names.length <= 1) { names.push(all.pop()); names.sort(COIN); } }`),
      inModule(
        `function go(names, all) { if (names.length <= 0) { names.push(...all.splice(0)); names.sort(COIN); } }`,
      ),
    ],
    [
      "with a copy",
      inModule(`function go(names) { if (names.length < 2) { names = [...names, "b"]; names.sort(COIN); } }`),
      inModule(`function go(names, more) { if (names.length < 1) { names = [...names, ...more]; names.sort(COIN); } }`),
    ],
    [
      "with a copy of a member's",
      inDeck(`if (this.cards.length < 2) { this.cards = this.cards.concat(["joker"]); this.cards.sort(COIN); }`),
      inDeck(`if (this.cards.length < 1) { this.cards = this.cards.concat(this.used); this.cards.sort(COIN); }`),
    ],
    [
      "when it was emptied first",
      inModule(
        `function go(names) { if (names.length === 2) { names.length = 0; names.push("a", "b"); names.sort(COIN); } }`,
      ),
      inModule(`function go(names) { if (names.length === 2) { names.push("a", "b"); names.sort(COIN); } }`),
    ],
    [
      "when it was empty, or had one",
      inModule(`function go(names, more) { if (names.length === 1) { names.push(...more); names.sort(COIN); } }`),
      inModule(`function go(names, more) { if (names.length === 0) { names.push(...more); names.sort(COIN); } }`),
    ],
    [
      "that takes the place of two",
      inModule(
        `function go(names) { if (names.length === 2) { names = []; names.push("a", "b"); names.sort(COIN); } }`,
      ),
      inModule(
        `function go(names) { if (names.length === 2) { names = ["a"]; names.push("b", "c"); names.sort(COIN); } }`,
      ),
    ],
    [
      "in the stead of others",
      inModule(`function go(names) { if (names.length === 2) { names.pop(); names.push("b"); names.sort(COIN); } }`),
      inModule(
        `function go(names) { if (names.length === 2) { names.push("b"); names.push("c"); names.sort(COIN); } }`,
      ),
    ],
    [
      "at a place",
      inModule(`function go(names) { if (names.length === 1) { names[1] = "b"; names.sort(COIN); } }`),
      inModule(`function go(names) { if (names.length === 1) { names[2] = "b"; names.sort(COIN); } }`),
    ],
    [
      "later",
      inModule(
        `function go(room) { if (room.players.length === 2) { room.on("join", (one) => room.players.push(one)); room.players.sort(COIN); } }`,
      ),
      inModule(
        `function go(room) { if (room.players.length === 2) { room.players.push("bot"); room.players.sort(COIN); } }`,
      ),
    ],
    [
      "behind the sort",
      inModule(`function go(names) { if (names.length === 2) { names.sort(COIN); names.push("judge"); } }`),
      inModule(`function go(names) { if (names.length === 2) { names.push("judge"); names.sort(COIN); } }`),
    ],
    [
      "in the function that is called",
      inModule(
        `function go(room) { room.players.push("bot"); room.players.sort(COIN); } function join(room) { if (room.players.length === 1) go(room); }`,
      ),
      inModule(
        `function go(room) { room.players.push("bot"); room.players.sort(COIN); } function join(room) { if (room.players.length === 2) go(room); }`,
      ),
    ],
    [
      "by a function of the file",
      inModule(
        `let names = []; function fill() { names.push("a", "b"); } function go() { if (names.length === 0) { fill(); names.sort(COIN); } return names.pop(); }`,
      ),
      inModule(
        `let names = []; function fill() { names.push("a", "b", "c"); } function go() { if (names.length === 0) { fill(); names.sort(COIN); } return names.pop(); }`,
      ),
    ],
    [
      "by a method of the same object",
      `export class Deck { draw() { if (this.cards.length === 0) { this.reset(); this.cards.sort(COIN); } } reset() { this.cards = [this.own, this.other]; } }`,
      `export class Deck { draw() { if (this.cards.length === 0) { this.reset(); this.cards.sort(COIN); } } reset() { this.cards = this.used; } }`,
    ],
    [
      "by somebody who is not seen, or by a loop",
      inDeck(`if (this.cards.length === 0) { await load(this); this.cards.sort(COIN); }`).replace("draw", "async draw"),
      inDeck(
        `if (this.cards.length === 0) { for (const card of load()) this.cards.push(card); this.cards.sort(COIN); }`,
      ),
    ],
    [
      "until there are two",
      inModule(
        `function go(room) { if (room.players.length < 2) { while (room.players.length < 2) room.players.push(bot()); room.players.sort(COIN); } }`,
      ),
      inModule(
        `function go(room) { if (room.players.length < 2) { while (room.players.length < 6) room.players.push(bot()); room.players.sort(COIN); } }`,
      ),
    ],
    [
      "as often as a number says",
      inModule(
        `function go(players) { if (players.length < 2) { for (let i = players.length; i < 2; i++) players.push(bot(i)); players.sort(COIN); } }`,
      ),
      inModule(
        `function go(players) { if (players.length < 2) { for (let i = players.length; i < 4; i++) players.push(bot(i)); players.sort(COIN); } }`,
      ),
    ],
    [
      "until there are as many as nobody knows",
      inModule(
        `function go(room) { if (room.players.length < 2) { while (room.players.length < room.size) room.players.push(bot()); room.players.sort(COIN); } }`,
      ),
      inModule(
        `function go(room, bots) { if (room.players.length === 0) { while (bots.length > 0) room.players.push(bots.pop()); room.players.sort(COIN); } }`,
      ),
    ],
  ]);
});

describe("a loop of swaps behind a test", () => {
  const SWAPS =
    "for (let i = 0; i < deck.length; i++) { const j = Math.floor(Math.random() * deck.length); const held = deck[i]; deck[i] = deck[j]; deck[j] = held; }";
  testPairs([
    [
      "of a pair, and of what a deck gets when it has run out",
      inModule(`function go(deck) { if (deck.length === 2) { ${SWAPS} } }`),
      inModule(`function go(deck, pile) { if (deck.length === 0) { deck.push(...pile); ${SWAPS} } }`),
    ],
  ]);
});
