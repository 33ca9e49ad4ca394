// The types of the front door, checked by the compiler (`tsc -b`); vitest does not run this file.
import { expectTypeOf } from "vitest";
import { cryptoRandom, deal, draws, sample, shuffle, toShuffled, type RandomSource } from "./index.ts";

interface Card {
  readonly name: string;
}
declare const cards: Card[];
declare const readonlyCards: readonly Card[];
declare const iterable: Iterable<Card>;
declare const random: RandomSource;

// shuffle: the same object, with the type that it had.
expectTypeOf(shuffle(cards)).toEqualTypeOf<Card[]>();
expectTypeOf(shuffle(cards, random)).toEqualTypeOf<Card[]>();
expectTypeOf(shuffle([1, 2, 3])).toEqualTypeOf<number[]>();
expectTypeOf(shuffle([1, "a"])).toEqualTypeOf<(string | number)[]>();
expectTypeOf(shuffle([] as Card[])).toEqualTypeOf<Card[]>();
expectTypeOf(shuffle(readonlyCards.slice())).toEqualTypeOf<Card[]>();
expectTypeOf(shuffle(new Int32Array(3))).toEqualTypeOf<Int32Array<ArrayBuffer>>();
expectTypeOf(shuffle(new BigInt64Array(3))).toEqualTypeOf<BigInt64Array<ArrayBuffer>>();
class Deck extends Array<Card> {
  readonly back = "blue";
}
expectTypeOf(shuffle(new Deck())).toEqualTypeOf<Deck>();
interface Collection<T> {
  readonly length: number;
  [index: number]: T;
  addClass(name: string): this;
}
declare const collection: Collection<Card>;
expectTypeOf(shuffle(collection)).toEqualTypeOf<Collection<Card>>();
expectTypeOf(shuffle({ 0: "a", 1: "b", length: 2 })).toEqualTypeOf<{ 0: string; 1: string; length: number }>();
declare const either: string[] | number[];
expectTypeOf(shuffle(either)).toEqualTypeOf<string[] | number[]>();
// oxlint-disable-next-line typescript/no-explicit-any -- code without types calls shuffle too
declare const untyped: any;
expectTypeOf(shuffle(untyped)).toBeAny();

// shuffle inside functions that don't know the type of the items.
export function ofAnyItems<T>(items: T[]): T[] {
  return shuffle(items);
}
export function ofCopiedItems<T>(items: readonly T[]): T[] {
  return shuffle(items.slice());
}
export function ofItemsWithMore<T extends Card>(items: T[], source: RandomSource): T[] {
  return shuffle(items, source);
}

// shuffle of a tuple: each place may hold afterwards what any place held.
declare const same: [Card, Card, Card];
declare const mixed: [number, string];
declare const labelled: [first: number, ...others: string[]];
expectTypeOf(shuffle(same)).toEqualTypeOf<[Card, Card, Card]>();
expectTypeOf(shuffle(mixed)).toEqualTypeOf<[string | number, string | number]>();
expectTypeOf(shuffle(labelled)).toEqualTypeOf<[first: string | number, ...others: (string | number)[]]>();

// shuffle of something readonly is refused, and the message names toShuffled.
// @ts-expect-error -- a readonly array
shuffle(readonlyCards);
declare const readonlyTuple: readonly [1, 2, 3];
// @ts-expect-error -- a readonly tuple
shuffle(readonlyTuple);
// @ts-expect-error -- an array-like that is readonly
shuffle(cards as ArrayLike<Card>);
// @ts-expect-error -- readonly in one case of two
shuffle(either as string[] | readonly number[]);
// @ts-expect-error -- a string
shuffle("abc");
// @ts-expect-error -- an iterable without places
shuffle(new Set([1, 2, 3]));
// @ts-expect-error -- nothing
shuffle(undefined);
// @ts-expect-error -- a source of strings
shuffle(cards, () => "0.5");
// @ts-expect-error -- map hands in the index as the random source
[cards].map(shuffle);

// toShuffled: a plain array of the same items.
expectTypeOf(toShuffled(cards)).toEqualTypeOf<Card[]>();
expectTypeOf(toShuffled(readonlyCards, random)).toEqualTypeOf<Card[]>();
expectTypeOf(toShuffled(iterable)).toEqualTypeOf<Card[]>();
expectTypeOf(toShuffled(cards as ArrayLike<Card>)).toEqualTypeOf<Card[]>();
expectTypeOf(toShuffled(collection)).toEqualTypeOf<Card[]>();
expectTypeOf(toShuffled("abc")).toEqualTypeOf<string[]>();
expectTypeOf(toShuffled(new Set([1]))).toEqualTypeOf<number[]>();
expectTypeOf(toShuffled(new Map([["a", 1]]))).toEqualTypeOf<[string, number][]>();
expectTypeOf(toShuffled(new Uint8Array(3))).toEqualTypeOf<number[]>();
expectTypeOf(toShuffled({ length: 3 })).toEqualTypeOf<unknown[]>();
expectTypeOf(toShuffled(mixed)).toEqualTypeOf<(string | number)[]>();
expectTypeOf(toShuffled([1, 2, 3] as const)).toEqualTypeOf<(1 | 2 | 3)[]>();
expectTypeOf(toShuffled(either)).toEqualTypeOf<(string | number)[]>();
export function copyOfAnyItems<T>(items: Iterable<T>): T[] {
  return toShuffled(items);
}
// @ts-expect-error -- neither iterable nor an array-like
toShuffled(3);

// sample, deal and draws.
expectTypeOf(sample(readonlyCards, 2)).toEqualTypeOf<Card[]>();
expectTypeOf(sample("abc", 2, random)).toEqualTypeOf<string[]>();
expectTypeOf(deal(readonlyCards, [13, 13]).hands).toEqualTypeOf<[Card[], Card[]]>();
expectTypeOf(deal(iterable, [13] as number[], random).hands).toEqualTypeOf<Card[][]>();
expectTypeOf(deal(iterable, [5]).rest).toEqualTypeOf<Card[]>();
expectTypeOf(draws(iterable, random)).toEqualTypeOf<Generator<Card, void, undefined>>();
expectTypeOf([...draws("abc")]).toEqualTypeOf<string[]>();
expectTypeOf(cryptoRandom()).toEqualTypeOf<RandomSource>();

// As the fix of a sort needs them: what was typed by the sort stays typed.
const inGeneric = <L extends Card[]>(list: L): L => shuffle(list);
class Hand extends Array<Card> {
  mix(): this {
    return shuffle(this);
  }
}
expectTypeOf(inGeneric(cards)).toEqualTypeOf<Card[]>();
expectTypeOf(new Hand().mix()).toEqualTypeOf<Hand>();
expectTypeOf(toShuffled(untyped)).toEqualTypeOf<(typeof untyped)[]>();
