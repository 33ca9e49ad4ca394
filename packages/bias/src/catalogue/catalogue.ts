// The catalogue: the shuffles of the published write-ups, each as a model.
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

/** A well-known shuffle: its code and its model; `tellEntry` says what it is called, what it does, and why it is fair or biased. */
export interface CatalogueEntry {
  readonly id: CatalogueId;
  /** How it looks in JavaScript: the body of a function of the array `a`. */
  readonly code: string;
  readonly isFair: boolean;
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

/**
 * Eight well-known shuffles, the five fair ones first, each as a model. Sources: the articles whose numbers `writeUps` gives;
 * Fisher–Yates is Algorithm P of Knuth, The Art of Computer Programming, volume 2, section 3.4.2.
 */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: "fisher-yates-forward",
    code: "for (let i = 0; i < a.length; i++) { const j = i + Math.floor(Math.random() * (a.length - i)); [a[i], a[j]] = [a[j], a[i]]; }",
    isFair: true,
    writeUps: [1, 2, 3, 5],
    model: swapLoop(
      countUp(number(0), length, [assign("j", binary(i, "+", floorOf(binary(length, "-", i)))), ...swap(i, j)]),
    ),
  },
  {
    id: "fisher-yates-backward",
    code: "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }",
    isFair: true,
    writeUps: [3, 4],
    model: swapLoop(countDown(lastPosition, number(0), [assign("j", floorOf(binary(i, "+", one))), ...swap(i, j)])),
  },
  {
    id: "fisher-yates-counting-down",
    code: "for (let i = a.length; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i - 1], a[j]] = [a[j], a[i - 1]]; }",
    isFair: true,
    writeUps: [4],
    model: swapLoop(countDown(length, number(0), [assign("j", floorOf(i)), ...swap(binary(i, "-", one), j)])),
  },
  {
    id: "draw-and-remove",
    code: "const drawn = []; while (a.length > 0) drawn.push(...a.splice(Math.floor(Math.random() * a.length), 1));",
    isFair: true,
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
    code: "let r = Math.floor(Math.random() * factorial(a.length)); for (let i = a.length; i > 0; i--) { const j = r % i; r = Math.floor(r / i); [a[i - 1], a[j]] = [a[j], a[i - 1]]; }",
    isFair: true,
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
    code: "for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }",
    isFair: false,
    writeUps: [3],
    model: swapLoop(countUp(number(0), length, [assign("j", floorOf(length)), ...swap(i, j)])),
  },
  {
    id: "colliding-keys",
    code: "const keys = new Map(a.map((card) => [card, Math.floor(Math.random() * a.length)])); quicksort(a, (x, y) => keys.get(x) - keys.get(y));",
    isFair: false,
    writeUps: [3],
    model: { kind: "keyedSort", steps: [], key: floorOf(length), sort: "quicksort", unknowns: [] },
  },
  {
    id: "random-comparator",
    code: "return [...a].sort(() => (Math.random() > 0.5 ? -1 : 1));",
    isFair: false,
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
