// One look at a text for many words at once: a regular expression takes about as long for each word that begins otherwise.

// In every host: Node, browsers and workers.
declare const TextEncoder: new () => {
  encodeInto(text: string, into: Uint8Array): { readonly written: number };
};

interface Word<Kind> {
  readonly kind: Kind;
  /** Its letters in UTF-8. */
  readonly codes: readonly number[];
}

interface Hit<Kind> {
  readonly kind: Kind;
  place: number;
}

/** Where a text has words of each kind, in the order of the text, as positions in it. */
export type WordPlaces<Kind extends string> = Readonly<Record<Kind, readonly number[]>>;

/** Returns what a sticky pattern matches at a place in a text. */
export function matchAt(here: RegExp, text: string, place: number): RegExpExecArray | null {
  here.lastIndex = place;
  return here.exec(text);
}

/** Each stands for a few words of which one may begin at a place. */
const BUCKETS = 16;

/** What turns a capital letter into a small one, and leaves small ones and digits alone. */
const SMALL = 0x20;

/** Behind a text. */
const ZEROS = 8;

const encoder = new TextEncoder();
let bytes = new Uint8Array(2 ** 16);

/**
 * Returns a look at texts that tells where they have words of each kind, as parts of words, too, in small letters or capital ones.
 * @param words of at least three ASCII letters or digits, in small letters.
 */
export function makeWordScan<Kind extends string>(
  words: Readonly<Record<Kind, readonly string[]>>,
): (text: string) => WordPlaces<Kind> {
  const kinds = Object.keys(words) as Kind[];
  const buckets = fillBuckets(kinds.flatMap((kind) => words[kind].map((word) => ({ kind, word }))));
  const pairs = makePairs(buckets);
  const sort = (hits: readonly Hit<Kind>[]): WordPlaces<Kind> => {
    const places = Object.fromEntries(kinds.map((kind): [Kind, number[]] => [kind, []])) as Record<Kind, number[]>;
    for (const { kind, place } of hits) places[kind].push(place);
    return places;
  };
  const nowhere = sort([]);
  return (text) => {
    const size = encode(text);
    const hits = findHits(buckets, pairs, bytes, size);
    if (hits.length === 0) return nowhere;
    if (size !== text.length) countUnits(hits, bytes);
    return sort(hits);
  };
}

/** Returns where words begin in a text. It is read by two bytes at once, and the next step is never waited for: no word is compared at most places. */
function findHits<Kind>(
  buckets: readonly (readonly Word<Kind>[])[],
  { first, second }: Pairs,
  text: Uint8Array,
  size: number,
): readonly Hit<Kind>[] {
  const hits: Hit<Kind>[] = [];
  const pairs = new Uint16Array(text.buffer);
  const end = Math.ceil(size / 2);
  let before = 0;
  for (let pair = 0; pair < end; pair++) {
    const letters = shorten(pairs[pair] ?? 0);
    const begun = before & (second[letters] ?? 0);
    before = first[letters] ?? 0;
    if (begun !== 0) compare(buckets, begun, text, 2 * pair - 2, hits);
  }
  return hits;
}

/** Adds the words that begin at a place or at the next. */
function compare<Kind>(
  buckets: readonly (readonly Word<Kind>[])[],
  begun: number,
  text: Uint8Array,
  even: number,
  hits: Hit<Kind>[],
): void {
  // Plain loops: most of these words have other letters further on.
  for (let bits = begun; bits !== 0; bits &= bits - 1) {
    const bit = 31 - Math.clz32(bits & -bits);
    const place = bit < BUCKETS ? even : even + 1;
    for (const { kind, codes } of buckets[bit % BUCKETS] ?? [])
      if (isWordAt(codes, text, place)) hits.push({ kind, place });
  }
}

function isWordAt(codes: readonly number[], text: Uint8Array, place: number): boolean {
  for (let letter = 0; letter < codes.length; letter++)
    if (((text[place + letter] ?? 0) | SMALL) !== codes[letter]) return false;
  return true;
}

/** Of a bucket's words that begin at an even place, or at an odd one. */
const getBit = (bucket: number, place: number): number => 1 << (bucket + BUCKETS * (place % 2));

/** Turns places in the bytes, which ascend, into those in the text, of which a character of three bytes takes one, and one of four two. */
function countUnits(hits: readonly Hit<unknown>[], text: Uint8Array): void {
  let [index, drift] = [0, 0];
  for (const hit of hits) {
    for (; index < hit.place; index++) {
      const byte = text[index] ?? 0;
      if (byte >= 0x80) drift += byte < 0xc0 ? 1 : byte >= 0xf0 ? -1 : 0;
    }
    hit.place -= drift;
  }
}

/** Words that begin alike share a bucket, so that few other beginnings pass for theirs. */
function fillBuckets<Kind>(
  words: readonly { readonly kind: Kind; readonly word: string }[],
): readonly (readonly Word<Kind>[])[] {
  const sorted = words.toSorted((a, b) => (a.word < b.word ? -1 : 1));
  const size = Math.ceil(sorted.length / BUCKETS);
  return Array.from({ length: BUCKETS }, (_, index) =>
    sorted
      .slice(index * size, (index + 1) * size)
      .map(({ kind, word }) => ({ kind, codes: Array.from(word, (letter) => letter.charCodeAt(0)) })),
  );
}

/**
 * By the low five bits of two bytes, the first of them at an even place: the bits of the words that can begin so, and of those that can go on so. Small and
 * capital letters share them; so do signs and letters, but few tables of a few kB are at hand in each file anew, larger ones are not.
 */
interface Pairs {
  readonly first: Int32Array;
  readonly second: Int32Array;
}

function makePairs(buckets: readonly (readonly Word<unknown>[])[]): Pairs {
  const first = new Int32Array(2 ** 10);
  const second = new Int32Array(2 ** 10);
  const add = (pairs: Int32Array, [left, right]: readonly (number | undefined)[], bit: number): void => {
    for (const one of spell(left))
      for (const other of spell(right)) {
        const letters = getPair(one, other);
        pairs[letters] = (pairs[letters] ?? 0) | bit;
      }
  };
  buckets.forEach((bucket, index) => {
    for (const { codes } of bucket) {
      add(first, codes, getBit(index, 0));
      add(second, codes.slice(2, 4), getBit(index, 0));
      add(first, [undefined, codes[0]], getBit(index, 1));
      add(second, codes.slice(1, 3), getBit(index, 1));
    }
  });
  return { first, second };
}

const ANY = Array.from({ length: 2 ** 5 }, (_, bits) => bits);

/** Any letter, where a word has none there. */
const spell = (code: number | undefined): readonly number[] => (code === undefined ? ANY : [code]);

/** Two bytes, as this machine reads them at once. */
const getPair = (left: number, right: number): number =>
  shorten(new Uint16Array(Uint8Array.of(left, right).buffer)[0] ?? 0);

const shorten = (pair: number): number => (pair & 0x1f) | ((pair >>> 3) & 0x3e0);

/** Writes a text as UTF-8, with zeros behind it, and returns how many bytes it has. */
function encode(text: string): number {
  // A UTF-16 code unit has three bytes at most; four leave an even number, and what is not written costs nothing.
  const most = 4 * text.length + ZEROS;
  if (bytes.length < most) bytes = new Uint8Array(most);
  const { written } = encoder.encodeInto(text, bytes);
  bytes.fill(0, written, written + ZEROS);
  return written;
}
