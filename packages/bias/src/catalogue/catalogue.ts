// The catalogue: the shuffles of the published write-ups, each as a model with its proof.
import type { ShuffleModel } from "../model/model.ts";
import {
  assign,
  binary,
  CARDS,
  countDown,
  countUp,
  draw,
  floorOf,
  length,
  loopWhile,
  number,
  swap,
  swapLoop,
  unary,
  variable,
} from "../model/write-model.ts";

/** The name of an entry of the catalogue, as commands and addresses write it. */
export type CatalogueId =
  | "fisher-yates-forward"
  | "fisher-yates-backward"
  | "fisher-yates-counting-down"
  | "draw-and-remove"
  | "random-order"
  | "naive-swap"
  | "colliding-keys"
  | "random-comparator";

/** A well-known shuffle: its code, its model, and why it is fair or biased. */
export interface CatalogueEntry {
  readonly id: CatalogueId;
  readonly title: string;
  /** What it does, in one sentence. */
  readonly does: string;
  /** How it looks in JavaScript: the body of a function of the array `a`. */
  readonly code: string;
  readonly isFair: boolean;
  /** Why it is fair or biased, in two sentences. */
  readonly proof: string;
  /** Which of the five write-ups that the project reimplements have it (docs: the systems behind Fair Shuffle). */
  readonly writeUps: readonly number[];
  readonly model: ShuffleModel;
  /** The largest number of cards for which it works, where there is one. */
  readonly mostCards?: number;
}

const i = variable("i");
const j = variable("j");
const one = number(1);
const lastPosition = binary(length, "-", one);
const ONE_RUN_EACH =
  "Whatever came before, each step gives every card that is left the same chance, so a card has 1/n at each place, by induction. The n · (n−1) · … · 1 equally likely ways through the draws meet the n! orders one to one.";

/**
 * Eight well-known shuffles, the five fair ones first, each as a model with its proof. Sources: the articles whose numbers `writeUps` gives;
 * Fisher–Yates is Algorithm P of Knuth, The Art of Computer Programming, volume 2, section 3.4.2.
 */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: "fisher-yates-forward",
    title: "Fisher–Yates, forward",
    does: "Swaps each position, from the first on, with one drawn from itself and those behind it.",
    code: "for (let i = 0; i < a.length; i++) { const j = i + Math.floor(Math.random() * (a.length - i)); [a[i], a[j]] = [a[j], a[i]]; }",
    isFair: true,
    proof: ONE_RUN_EACH,
    writeUps: [1, 2, 3, 5],
    model: swapLoop(
      countUp(number(0), length, [assign("j", binary(i, "+", floorOf(binary(length, "-", i)))), ...swap(i, j)]),
    ),
  },
  {
    id: "fisher-yates-backward",
    title: "Fisher–Yates, backward",
    does: "Swaps each position, from the last one back, with one drawn from itself and those before it.",
    code: "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }",
    isFair: true,
    proof: ONE_RUN_EACH,
    writeUps: [3, 4],
    model: swapLoop(countDown(lastPosition, number(0), [assign("j", floorOf(binary(i, "+", one))), ...swap(i, j)])),
  },
  {
    id: "fisher-yates-counting-down",
    title: "Fisher–Yates, counting down",
    does: "Counts from n down to 1 and swaps the last of so many positions with one drawn from them all.",
    code: "for (let i = a.length; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i - 1], a[j]] = [a[j], a[i - 1]]; }",
    isFair: true,
    proof: ONE_RUN_EACH,
    writeUps: [4],
    model: swapLoop(countDown(length, number(0), [assign("j", floorOf(i)), ...swap(binary(i, "-", one), j)])),
  },
  {
    id: "draw-and-remove",
    title: "Draw and remove",
    does: "Fills the empty places from left to right, each with a card drawn from those that remain.",
    code: "const drawn = []; while (a.length > 0) drawn.push(...a.splice(Math.floor(Math.random() * a.length), 1));",
    isFair: true,
    proof: ONE_RUN_EACH,
    writeUps: [5],
    model: swapLoop(
      [
        loopWhile(binary(length, ">", number(0)), [
          { kind: "take", list: CARDS, position: floorOf(length), variable: "card" },
          { kind: "insert", list: "drawn", position: { kind: "length", list: "drawn" }, card: variable("card") },
        ]),
      ],
      { into: "drawn" },
    ),
  },
  {
    id: "random-order",
    title: "Random order",
    does: "Draws the number of one of all n! orders outright and lays the cards in that order.",
    code: "let r = Math.floor(Math.random() * factorial(a.length)); for (let i = a.length; i > 0; i--) { const j = r % i; r = Math.floor(r / i); [a[i - 1], a[j]] = [a[j], a[i - 1]]; }",
    isFair: true,
    proof:
      "One draw chooses among n! numbers, and each number stands for one order. It works for few cards only, because n! explodes: the 53 bits of a draw can't even tell 19! orders apart.",
    writeUps: [5],
    mostCards: 15,
    model: swapLoop([
      assign("orders", one),
      ...countUp(number(2), binary(length, "+", one), [assign("orders", binary(variable("orders"), "*", i))]),
      assign("r", floorOf(variable("orders"))),
      ...countDown(length, number(0), [
        assign("j", binary(variable("r"), "%", i)),
        assign("r", unary("floor", binary(variable("r"), "/", i))),
        ...swap(binary(i, "-", one), j),
      ]),
    ]),
  },
  {
    id: "naive-swap",
    title: "Naive swap",
    does: "Swaps each position with one drawn from all positions, every time.",
    code: "for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }",
    isFair: false,
    proof:
      "It has n^n equally likely ways through its draws, which would have to meet the n! orders equally often. For n > 2 a prime p with n/2 < p < n divides n! and not n^n, so some orders come up more often than others.",
    writeUps: [3],
    model: swapLoop(countUp(number(0), length, [assign("j", floorOf(length)), ...swap(i, j)])),
  },
  {
    id: "colliding-keys",
    title: "Colliding keys",
    does: "Gives every card a whole number drawn from 0 to before n as its key and sorts the cards by their keys, with a quicksort.",
    code: "const keys = new Map(a.map((card) => [card, Math.floor(Math.random() * a.length)])); quicksort(a, (x, y) => keys.get(x) - keys.get(y));",
    isFair: false,
    proof:
      "It has n^n equally likely ways of giving keys, which would have to meet the n! orders equally often. For n > 2 a prime p with n/2 < p < n divides n! and not n^n, so some orders come up more often than others.",
    writeUps: [3],
    model: { kind: "keyedSort", steps: [], key: floorOf(length), sort: "quicksort", unknowns: [] },
  },
  {
    id: "random-comparator",
    title: "Random comparator",
    does: "Copies the cards and sorts them with a comparator that says −1 or 1 by a coin, whatever it compares.",
    code: "return [...a].sort(() => (Math.random() > 0.5 ? -1 : 1));",
    isFair: false,
    proof:
      "However many comparisons the sort makes, its equally likely ways through the coins are a power of 2, which would have to meet the n! orders equally often. For n > 2 the 3 divides n! and no power of 2, so some orders come up more often than others.",
    writeUps: [4],
    model: {
      kind: "comparatorSort",
      steps: [],
      sign: {
        kind: "conditional",
        test: binary(draw, ">", number(0.5)),
        then: number(-1),
        otherwise: one,
      },
      unknowns: [],
    },
  },
];

/**
 * Returns the entry with that id.
 * @example
 * ```js
 * import { getCatalogueEntry } from "@fair-shuffle/bias";
 *
 * getCatalogueEntry("naive-swap").isFair; // false
 * getCatalogueEntry("no-such-shuffle"); // undefined
 * ```
 */
export function getCatalogueEntry(id: CatalogueId): CatalogueEntry;
/** The same for any text: undefined if there is no such entry. */
export function getCatalogueEntry(id: string): CatalogueEntry | undefined;
export function getCatalogueEntry(id: string): CatalogueEntry | undefined {
  return CATALOGUE.find((entry) => entry.id === id);
}
