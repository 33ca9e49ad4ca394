// A few random swaps that are made again and again: how many there are in all, no number of one round tells.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const SWAPS =
  "for (let i = 0; i < 5; i++) { const x = Math.floor(Math.random() * 52); const y = Math.floor(Math.random() * 52); [deck[x], deck[y]] = [deck[y], deck[x]]; }";
const COINS =
  "for (let i = 0; i < deck.length - 1; i++) { if (Math.random() < 0.5) { [deck[i], deck[i + 1]] = [deck[i + 1], deck[i]]; } }";
const SHUFFLE = `function shuffle(deck) { ${SWAPS} }`;
const find = (code: string): (string | undefined)[] =>
  verify(code).map(({ messageId, message }) => messageId ?? message);

describe("a few swaps", () => {
  it.each([
    ["by a timer", `function shuffleDeck() { const shuffling = setInterval(() => { ${SWAPS} }, 150); }`],
    [
      "in a state's update, by a timer",
      `const shuffling = setInterval(() => { set((deck) => { ${SWAPS} return deck; }); }, 150);`,
    ],
    ["by a timer that is handed a name", `${SHUFFLE} setInterval(shuffle, 50, deck);`],
    [
      "by a timer that is handed a method",
      `class Game { start() { setInterval(this.shuffle.bind(this), 50); } shuffle() { ${SWAPS} } }`,
    ],
    ["in a loop around the call", `${SHUFFLE} while (left--) shuffle(deck);`],
    [
      "in a loop around a call of its caller",
      `${SHUFFLE} const again = () => shuffle(deck); while (left--) { again(); }`,
    ],
    ["in a loop around a method", `class Deck { shuffle() { ${SWAPS} } } do { deck.shuffle(); } while (left--);`],
    [
      "in a loop that waits",
      `async function shuffleDeck() { for (let k = 0; k < 9; k++) { await show((deck) => { const shuffled = () => { ${SWAPS} }; shuffled(); }); } }`,
    ],
    [
      "for each of some numbers",
      `const shuffle = (deck) => { ${SWAPS} }; [...Array(50)].forEach(() => shuffle(deck));`,
    ],
    ["one after the other", `${SHUFFLE} function start() { shuffle(deck); shuffle(deck); shuffle(deck); }`],
    [
      "one inside of the other",
      `const shuffle = (deck) => { ${SWAPS} return deck; }; shuffle(shuffle(shuffle(deck)));`,
    ],
    ["by an interval of RxJS", `${SHUFFLE} interval(50).subscribe(() => shuffle(deck));`],
    ["by itself", `function shuffle(deck, left) { ${SWAPS} if (left > 0) shuffle(deck, left - 1); }`],
    ["by itself, later", `function shuffle() { ${SWAPS} if (++count < 50) setTimeout(shuffle, 20); }`],
    [
      "by a coin, in a loop around the call",
      `function shuffle(deck) { ${COINS} } for (let k = 0; k < 400; k++) shuffle(deck);`,
    ],
  ])("nothing of those %s", (_, code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["of a function that nobody calls", SHUFFLE],
    ["of a call", `${SHUFFLE} shuffle(deck);`],
    ["of a call that a user makes", `${SHUFFLE} button.addEventListener("click", () => shuffle(deck));`],
    ["of a call that waits once", `${SHUFFLE} setTimeout(() => shuffle(deck), 100);`],
    ["of two lists", `${SHUFFLE} function start() { shuffle(mine); shuffle(yours); }`],
    ["of two functions' calls", `${SHUFFLE} const start = () => shuffle(deck); const again = () => shuffle(deck);`],
    ["of a call at a loop's start", `${SHUFFLE} for (shuffle(deck); deck.length > 0; ) deal(deck.pop());`],
    ["by a coin", `function shuffle(deck) { ${COINS} } shuffle(deck);`],
  ])("those %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });

  it("as many as there are places, however often they are made", () => {
    const whole = SWAPS.replace("i < 5", "i < 52");
    expect(find(`function shuffle(deck) { ${whole} } while (left--) shuffle(deck);`)).toEqual(["biased"]);
  });
});
