// A look for many words at sixteen bytes of a text at once, as WebAssembly.
// Source: the "Teddy" algorithm of Hyperscan (Wang et al., NSDI 2019): tables by the halves of the first bytes say which groups of words may begin there.
// Where one may, a table by a hash of those bytes says whether one does: nine in ten of such places hold a mixture of two words.
import { instantiate, wasm, type Code } from "@fair-shuffle/bias/model";
import type { Hit, Scan, WordKinds } from "./pattern-scan.ts";

/** Only Node has it; there it is the quickest way to a text's characters. */
declare const Buffer:
  | { from(memory: ArrayBuffer, from: number, size: number): { write(text: string, encoding: "latin1"): number } }
  | undefined;

interface Word {
  readonly kind: string;
  readonly word: string;
  /** Its letters, all of ASCII. */
  readonly codes: readonly number[];
}

/** What turns a capital letter into a small one, and leaves small ones and digits alone. */
const SMALL = 0x20;

const LOWER_BYTE = 0xff;

/** So many bytes are looked at together. */
const LANES = 16;
/** One bit of a byte for each. */
const GROUPS = 8;
/** So many of its bytes tell whether a word may begin. */
const TOLD = 4;

/** Of a text, so many bytes are read at a time; most texts are shorter. */
const INPUT = 2 ** 20;
/** Zeros behind a text: whoever looks at its last bytes reads on. */
const ZEROS = LANES + TOLD;
/** Where the module writes the places at which words may begin. */
const STARTS = INPUT + 2 * LANES;
/** It stops when it has found so many, at the end of its sixteen bytes. */
const MOST_STARTS = 2 ** 12;
/** A byte for each hash, which is 1 where some word begins with bytes of that hash. */
const BEGINNINGS = STARTS + 4 * (MOST_STARTS + LANES);
const HASH_BITS = 12;
/** Source: Knuth, The Art of Computer Programming, volume 3, section 6.4: 2³² by the golden ratio. */
const HASH_FACTOR = 0x9e3779b1 | 0;
const MEMORY = BEGINNINGS + 2 ** HASH_BITS;

/** Returns a look for words; undefined where the host has no vectors, or forbids WebAssembly. */
export function makeVectorScan(kinds: WordKinds<string>): Scan | undefined {
  const words = Object.entries(kinds).flatMap(([kind, its]) =>
    its.map((word): Word => ({ kind, word, codes: getCodes(word) })),
  );
  const beginnings = getBeginnings(words);
  const bytes = writeScan(group(words), new Set(beginnings.map(({ length }) => length)));
  const module = tryOut(() => instantiate({ bytes }));
  if (module === undefined) return undefined;
  const { run, memory } = module;
  const write = makeWriter(memory);
  const isBeginning = new Uint8Array(memory, BEGINNINGS);
  for (const codes of beginnings) isBeginning[hash(codes)] = 1;
  const starts = new Int32Array(memory, STARTS);
  const byFirst = tabulate(words);
  const longest = Math.max(...words.map(({ codes }) => codes.length));

  /** Adds the words that begin in the part of a text that was written, in the order of the text. */
  const look = (text: string, start: number, size: number, hits: Hit[]): void => {
    for (let from = 0; from < size;) {
      const found = run(from, size);
      for (let at = 0; at < found; at++) {
        const place = start + (starts[at] ?? 0);
        for (const { kind, codes } of byFirst[text.charCodeAt(place) & LOWER_BYTE] ?? [])
          if (isWordAt(codes, text, place)) hits.push({ kind, place });
      }
      if (found < MOST_STARTS) return;
      from = LANES * (Math.floor((starts[found - 1] ?? 0) / LANES) + 1);
    }
  };

  return (text) => {
    const hits: Hit[] = [];
    let start = 0;
    for (; text.length - start > INPUT; start += INPUT - longest) {
      const found: Hit[] = [];
      look(text, start, write(text.slice(start, start + INPUT)), found);
      // A word may be cut at the end of what was written: whatever begins so late is left to the next part.
      hits.push(...found.filter(({ place }) => place < start + INPUT - longest));
    }
    look(text, start, write(start === 0 ? text : text.slice(start)), hits);
    return hits;
  };
}

/** Returns what writes the lower byte of each character of a text, which is no longer than `INPUT`, and returns their number. Whoever looks at the bytes asks the text again. */
function makeWriter(memory: ArrayBuffer): (text: string) => number {
  if (typeof Buffer !== "undefined") {
    const input = Buffer.from(memory, 0, INPUT);
    return (text) => input.write(text, "latin1");
  }
  const input = new Uint8Array(memory, 0, INPUT);
  return (text) => {
    for (let at = 0; at < text.length; at++) input[at] = text.charCodeAt(at);
    return text.length;
  };
}

const getCodes = (word: string): readonly number[] => Array.from(word, (letter) => letter.charCodeAt(0));

/** A host may have no WebAssembly, or not these instructions, or forbid it. */
function tryOut<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function isWordAt(codes: readonly number[], text: string, place: number): boolean {
  for (let letter = 0; letter < codes.length; letter++)
    if ((text.charCodeAt(place + letter) | SMALL) !== codes[letter]) return false;
  return true;
}

/** The words that begin with each byte. */
function tabulate(words: readonly Word[]): readonly (readonly Word[])[] {
  const table = Array.from({ length: 2 ** 8 }, (): Word[] => []);
  for (const word of words) for (const code of spell(word.codes[0])) table[code]?.push(word);
  return table;
}

/** Short words have a group of their own, because any byte may stand behind them; of the others, those that begin alike share one, so that little else passes for them. */
function group(words: readonly Word[]): readonly (readonly Word[])[] {
  const isShort = ({ codes }: Word): boolean => codes.length < TOLD;
  const long = words.filter((word) => !isShort(word)).toSorted((a, b) => (a.word < b.word ? -1 : 1));
  const size = Math.ceil(long.length / (GROUPS - 1));
  return [
    words.filter(isShort),
    ...Array.from({ length: GROUPS - 1 }, (_, index) => long.slice(index * size, (index + 1) * size)),
  ];
}

/** The first bytes of each word, in small letters, as far as they are told. */
const getBeginnings = (words: readonly Word[]): readonly (readonly number[])[] =>
  words.map(({ codes }) => codes.slice(0, TOLD).map((code) => code | SMALL));

/** The same as the module computes of the bytes of a text. */
function hash(codes: readonly number[]): number {
  const value = codes.reduceRight((sum, code) => (sum << 8) | code, 0);
  return Math.imul(value, HASH_FACTOR) >>> (32 - HASH_BITS);
}

/** How a letter of a word may be written; any byte where the word has ended. */
function spell(code: number | undefined): readonly number[] {
  if (code === undefined) return Array.from({ length: 2 ** 8 }, (_, byte) => byte);
  return code < 0x40 ? [code] : [code, code & ~SMALL];
}

/** For one place of the words: the groups, as bits, whose words can have a byte there whose lower, or upper, half is the index. */
interface Halves {
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

function makeHalves(groups: readonly (readonly Word[])[], place: number): Halves {
  const lower = Array.from({ length: 16 }, () => 0);
  const upper = Array.from({ length: 16 }, () => 0);
  const add = (table: number[], half: number, bit: number): void => {
    table[half] = (table[half] ?? 0) | bit;
  };
  groups.forEach((words, index) => {
    for (const { codes } of words)
      for (const code of spell(codes[place])) {
        add(lower, code & 15, 1 << index);
        add(upper, code >> 4, 1 << index);
      }
  });
  return { lower, upper };
}

/**
 * `run(from, size)`: writes behind each other, from `STARTS` on, where in a text words may begin, and returns how many. `from` is a multiple of sixteen.
 * @param lengths of how many bytes there are beginnings in the table, each from 1 to `TOLD`.
 */
function writeScan(groups: readonly (readonly Word[])[], lengths: ReadonlySet<number>): Uint8Array {
  const { I32, V128, block, branch, branchIf, choose, getLocal, i32, loop, setLocal, teeLocal, v128 } = wasm;
  const [from, size, next, lanes, place, word, groupsHere, bytes] = [0, 1, 2, 3, 4, 5, 6, 7];
  const repeat = (value: number): readonly number[] => Array.from({ length: LANES }, () => value);
  const lookAt = (offset: number): Code => {
    const { lower, upper } = makeHalves(groups, offset);
    return [
      [getLocal(from), v128.loadAnywhere(offset), setLocal(bytes)],
      [v128.constant(lower), getLocal(bytes), v128.constant(repeat(15)), v128.and, v128.swizzle],
      [v128.constant(upper), getLocal(bytes), i32.constant(4), v128.shiftBytesRight, v128.swizzle],
      v128.and,
    ];
  };
  const told = Array.from({ length: TOLD }, (_, offset) => [lookAt(offset), offset === 0 ? [] : v128.and]);
  const lookUp = (length: number): Code => [
    [getLocal(word), i32.constant(length === TOLD ? -1 : 2 ** (8 * length) - 1), i32.and, i32.constant(HASH_FACTOR)],
    [i32.multiply, i32.constant(32 - HASH_BITS), i32.shiftRightUnsigned, i32.loadByte(BEGINNINGS)],
  ];
  const isTold = [...lengths].map((length, index) => [lookUp(length), index === 0 ? [] : i32.or]);
  // Each place is written, and only where a word begins the next one does not take its place.
  const writeStarts = loop([
    [getLocal(next), getLocal(from), getLocal(lanes), i32.countTrailingZeros, i32.add, teeLocal(place), i32.store(0)],
    [getLocal(place), i32.load(0), i32.constant(0x20202020), i32.or, setLocal(word)],
    [isTold, i32.constant(2), i32.shiftLeft, getLocal(next), i32.add, setLocal(next)],
    [getLocal(lanes), getLocal(lanes), i32.constant(1), i32.subtract, i32.and, teeLocal(lanes), branchIf(0)],
  ]);
  const body: Code = [
    [getLocal(size), i32.constant(0), i32.constant(ZEROS), wasm.fillBytes],
    [i32.constant(STARTS), setLocal(next)],
    block(
      loop([
        [getLocal(from), getLocal(size), i32.greaterOrEqual, branchIf(1)],
        [getLocal(next), i32.constant(STARTS + 4 * MOST_STARTS), i32.greaterOrEqual, branchIf(1)],
        [told, teeLocal(groupsHere), v128.isAnyBitSet],
        choose(
          [
            getLocal(groupsHere),
            v128.constant(repeat(0)),
            v128.unequalBytes,
            v128.signBits,
            setLocal(lanes),
            writeStarts,
          ],
          [],
          undefined,
        ),
        [getLocal(from), i32.constant(LANES), i32.add, setLocal(from), branch(0)],
      ]),
    ),
    [getLocal(next), i32.constant(STARTS), i32.subtract, i32.constant(2), i32.shiftRight],
  ];
  return wasm.writeModule(
    { parameters: [I32, I32], result: I32, locals: [I32, I32, I32, I32, V128, V128], body },
    MEMORY,
  );
}
