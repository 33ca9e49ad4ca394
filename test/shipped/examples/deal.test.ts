import { expect, it } from "vitest";
import { runExample } from "./run-example.ts";

const RANKS = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "joker", "JOKER"];
const SUITS = ["♠", "♥", "♦", "♣"];
const DECK = [...RANKS.slice(0, 13).flatMap((rank) => SUITS.map((suit) => suit + rank)), "joker", "JOKER"];

/** The cards of each printed line that has some. */
const readHands = (output: string): { readonly holder: string; readonly cards: readonly string[] }[] =>
  [...output.matchAll(/^ {2}(Player \d|Landlord) {2}(.+)$/gm)].map(([, holder = "", cards = ""]) => ({
    holder,
    cards: cards.split(" "),
  }));

const getStrength = (card: string): number => RANKS.indexOf(card.replace(/^[♠♥♦♣]/, ""));

it.each(["1", "2", "landlord"])(
  "deals 54 different cards, each hand from strongest to weakest (seed %s)",
  async (seed) => {
    const hands = readHands(await runExample("deal", "--seed", seed));
    expect(hands.map(({ holder, cards }) => [holder, cards.length])).toEqual([
      ["Player 1", 17],
      ["Player 2", 17],
      ["Player 3", 17],
      ["Landlord", 3],
    ]);
    expect(hands.flatMap(({ cards }) => cards).sort()).toEqual([...DECK].sort());
    for (const { cards } of hands) {
      const strengths = cards.map(getStrength);
      expect(strengths).toEqual([...strengths].sort((left, right) => right - left));
    }
  },
);
