// Dou Dizhu: 54 cards, 17 for each of three players, 3 for the one who will be the landlord.
import { deal } from "fair-shuffle";
import colours from "picocolors";
import { readRandomSource } from "./random.ts";

const random = readRandomSource();

// From the weakest card to the strongest, as the game ranks them: suits don't count, aces and twos beat kings, jokers beat everything.
const ranks = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2"];
const suits = ["♣", "♦", "♥", "♠"];
const deck = [...ranks.flatMap((rank) => suits.map((suit) => suit + rank)), "joker", "JOKER"];

// At a table, cards are dealt in turn. After a fair shuffle it makes no difference: each way to deal them is as likely as any other.
const { hands, rest: landlordCards } = deal(deck, [17, 17, 17], random);

const sortForHolder = (hand: readonly string[]): string[] =>
  hand.toSorted((left, right) => deck.indexOf(right) - deck.indexOf(left));

const show = (hand: readonly string[]): string =>
  sortForHolder(hand)
    .map((card) => (/[♥♦]|JOKER/.test(card) ? colours.red(card) : card))
    .join(" ");

console.log(`\n  ${colours.bold("Dou Dizhu")}  54 cards, strongest first\n`);
for (const [index, hand] of hands.entries()) console.log(`  Player ${index + 1}  ${show(hand)}`);
console.log(`\n  Landlord  ${show(landlordCards)}\n`);
