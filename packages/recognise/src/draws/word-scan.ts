// One look at a text for many words at once: a regular expression takes about as long for each word that begins otherwise.

// In every host: Node, browsers and workers.
declare const TextEncoder: new () => {
  encodeInto(text: string, into: Uint8Array): { readonly read: number; readonly written: number };
};

interface Word<Kind> {
  readonly kind: Kind;
  /** Its letters in UTF-8. */
  readonly codes: readonly number[];
}

/** Bits in a byte: each stands for a few words of which one may begin there. */
const BUCKETS = 8;
/** So many letters of a word are looked for before the whole of it is compared: a byte of 32 bits for each. */
const LETTERS = 4;

/** What turns a capital letter into a small one, and leaves small ones and digits alone. */
const SMALL = 0x20;

const encoder = new TextEncoder();
let bytes = new Uint8Array(2 ** 16);

/**
 * Returns a look at texts that tells which kinds of words they have, as parts of words, too, in small letters or capital ones. Where a text has a word of the
 * kind `deciding`, the look ends, and all kinds are told.
 * @param words of at least three ASCII letters or digits, in small letters.
 */
export function makeWordScan<Kind extends string>(
  words: Readonly<Record<Kind, readonly string[]>>,
  deciding: NoInfer<Kind>,
): (text: string) => ReadonlySet<Kind> {
  const kinds = Object.keys(words) as Kind[];
  const all: ReadonlySet<Kind> = new Set(kinds);
  const buckets = fillBuckets(kinds.flatMap((kind) => words[kind].map((word) => ({ kind, word }))));
  const masks = makeMasks(buckets);
  const compare = (bucketBits: number, start: number, found: Set<Kind>): void => {
    buckets.forEach((bucket, index) => {
      if ((bucketBits & (1 << index)) === 0) return;
      for (const { kind, codes } of bucket)
        if (codes.every((code, letter) => ((bytes[start + letter] ?? 0) | SMALL) === code)) found.add(kind);
    });
  };
  return (text) => {
    const size = encode(text);
    const found = new Set<Kind>();
    let state = 0;
    // The zero behind the text is the fourth letter of words of three.
    for (let index = 0; index <= size; index++) {
      // Byte k of the state: the buckets of which a word's first k + 1 letters end here.
      state = ((state << 8) | 0xff) & (masks[bytes[index] ?? 0] ?? 0);
      const bucketBits = state >>> 24;
      if (bucketBits === 0) continue;
      compare(bucketBits, index + 1 - LETTERS, found);
      if (found.has(deciding)) return all;
    }
    return found;
  };
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

/** Bit 8k + b of a byte's mask: it can be letter k of a word in bucket b. */
function makeMasks(buckets: readonly (readonly Word<unknown>[])[]): Int32Array {
  const masks = new Int32Array(256);
  buckets.forEach((bucket, index) => {
    for (const { codes } of bucket) {
      for (let letter = 0; letter < LETTERS; letter++) {
        const bit = 1 << (8 * letter + index);
        for (let byte = 0; byte < masks.length; byte++)
          if (codes[letter] === undefined || (byte | SMALL) === codes[letter]) masks[byte] = (masks[byte] ?? 0) | bit;
      }
    }
  });
  return masks;
}

/** Writes a text as UTF-8, with a zero behind it, and returns how many bytes it has. */
function encode(text: string): number {
  if (bytes.length <= text.length) bytes = new Uint8Array(2 * text.length);
  const { read, written } = encoder.encodeInto(text, bytes);
  if (read < text.length || written === bytes.length) {
    // A UTF-16 code unit has three bytes at most.
    bytes = new Uint8Array(3 * text.length + 1);
    return encode(text);
  }
  bytes[written] = 0;
  return written;
}
