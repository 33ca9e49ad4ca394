// Every shuffle of the project, called as the games call it: it gets the cards 0, 1, 2 … in order and says in which order they come out.
import { BingoCard, callOrder, mixed } from "../src/bingo/BingoCard.tsx";
import { mixCards } from "../src/cards/blackjack-shoe.ts";
import { Deck } from "../src/cards/deck.ts";
import { shufflePack as shuffleDouDizhu } from "../src/cards/dou-dizhu.ts";
import { mixTiles } from "../src/cards/memory.js";
import { shufflePack as shuffleSolitaire } from "../src/cards/solitaire.js";
import { shuffledPack } from "../src/cards/war.js";
import { textsOf } from "../src/jsx/h.ts";
import { scatter } from "../src/minesweeper/minefield.ts";
import { recordTape } from "../src/playlist/mix-tape.js";
import { Playlist } from "../src/playlist/playlist.ts";
import { AnswerList } from "../src/quiz/AnswerList.tsx";
import { Flashcards } from "../src/quiz/Flashcards.tsx";
import { pickQuestions, scramble } from "../src/quiz/pick-questions.js";
import prizeWheel from "../src/raffle/prize-wheel.cjs";
import raffle from "../src/raffle/raffle.cjs";
import seating from "../src/raffle/seating.cjs";
import { byKey, insideOut, pickSome } from "../src/shared/sample.ts";
import { drawGroups, firstRound } from "../src/tournament/bracket.js";
import { mixMatches, mixReferees } from "../src/tournament/schedule.js";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** One entry a shuffle: its file, its name, how many cards it is tried with, and how it is called. */
export const shuffles = [
  { file: "src/bingo/BingoCard.tsx", name: "mixed", cards: 5, order: mixed },
  { file: "src/bingo/BingoCard.tsx", name: "callOrder", cards: 5, order: callOrder },
  {
    file: "src/bingo/BingoCard.tsx",
    name: "<BingoCard>",
    cards: 25,
    order: (numbers) => textsOf(BingoCard({ numbers }), "td").map(Number),
  },
  { file: "src/cards/blackjack-shoe.ts", name: "mixCards", cards: 5, order: inPlace(mixCards) },
  { file: "src/cards/deck.ts", name: "Deck.shuffle", cards: 5, order: (cards) => new Deck(cards).shuffle().toArray() },
  { file: "src/cards/dou-dizhu.ts", name: "shufflePack", cards: 54, order: inPlace(shuffleDouDizhu) },
  { file: "src/cards/memory.js", name: "mixTiles", cards: 5, order: inPlace(mixTiles) },
  { file: "src/cards/solitaire.js", name: "shufflePack", cards: 5, order: inPlace(shuffleSolitaire) },
  { file: "src/cards/war.js", name: "shuffledPack", cards: 52, order: shuffledPack },
  { file: "src/minesweeper/minefield.ts", name: "scatter", cards: 5, order: inPlace(scatter) },
  { file: "src/playlist/mix-tape.js", name: "recordTape, side A", cards: 5, order: sideOfTape("sideA") },
  { file: "src/playlist/mix-tape.js", name: "recordTape, side B", cards: 5, order: sideOfTape("sideB") },
  { file: "src/playlist/playlist.ts", name: "new Playlist", cards: 5, order: (songs) => new Playlist(songs).upcoming },
  {
    file: "src/playlist/playlist.ts",
    name: "Playlist.reshuffle",
    cards: 5,
    order(songs) {
      const list = new Playlist(songs);
      list.reshuffle();
      return list.upcoming;
    },
  },
  {
    file: "src/quiz/AnswerList.tsx",
    name: "<AnswerList>",
    cards: 4,
    order: (answers) => textsOf(AnswerList({ question: "Which one?", answers: answers.map(String) }), "li").map(Number),
  },
  {
    file: "src/quiz/Flashcards.tsx",
    name: "<Flashcards>",
    cards: 5,
    order(fronts) {
      const cards = fronts.map((front) => ({ front: String(front), back: "?" }));
      return textsOf(Flashcards({ cards, mixed: true }), "li").map(Number);
    },
  },
  {
    file: "src/quiz/pick-questions.js",
    name: "pickQuestions",
    cards: 5,
    order: (all) => pickQuestions(all, all.length),
  },
  {
    file: "src/quiz/pick-questions.js",
    name: "scramble",
    cards: 5,
    order: (cards) => Array.from(scramble(ALPHABET.slice(0, cards.length)), (letter) => ALPHABET.indexOf(letter)),
  },
  { file: "src/raffle/prize-wheel.cjs", name: "dressWheel", cards: 5, order: inPlace(prizeWheel.dressWheel) },
  { file: "src/raffle/prize-wheel.cjs", name: "consolations", cards: 5, order: prizeWheel.consolations },
  {
    file: "src/raffle/raffle.cjs",
    name: "drawWinners",
    cards: 8,
    order: (tickets) => raffle.drawWinners(tickets, tickets.length),
  },
  { file: "src/raffle/seating.cjs", name: "seatGuests", cards: 5, order: seating.seatGuests },
  { file: "src/shared/sample.ts", name: "pickSome", cards: 5, order: (items) => pickSome(items, items.length) },
  { file: "src/shared/sample.ts", name: "insideOut", cards: 5, order: insideOut },
  { file: "src/shared/sample.ts", name: "byKey", cards: 5, order: byKey },
  {
    file: "src/tournament/bracket.js",
    name: "firstRound",
    cards: 6,
    order: (teams) => firstRound(teams, seed()).flat(),
  },
  {
    file: "src/tournament/bracket.js",
    name: "drawGroups",
    cards: 5,
    order: (teams) => drawGroups(teams, 2, seed()).flat(),
  },
  { file: "src/tournament/schedule.js", name: "mixMatches", cards: 5, order: mixMatches },
  { file: "src/tournament/schedule.js", name: "mixReferees", cards: 5, order: mixReferees },
];

/** A shuffle that changes the array that it is given. */
function inPlace(shuffle) {
  return (cards) => {
    shuffle(cards);
    return cards;
  };
}

/** The cards are on one side of the tape; the other side, as long, is not looked at. */
function sideOfTape(side) {
  return (tracks) => {
    const blank = tracks.map(() => -1);
    return recordTape(side === "sideA" ? [...tracks, ...blank] : [...blank, ...tracks])[side];
  };
}

/** A new seed for each draw, as the organisers would choose one. */
function seed() {
  return Math.floor(Math.random() * 2 ** 32);
}
