// A look for many words by one regular expression, for hosts without vectors.

/** Words of at least three ASCII letters or digits, in small letters, by their kinds. */
export type WordKinds<Kind extends string> = Readonly<Record<Kind, readonly string[]>>;

/** A word of some kind, and where a text has it. */
export interface Hit {
  readonly kind: string;
  readonly place: number;
}

/** Returns all words that a text has, as parts of words, too, in small letters or capital ones, in the order of the text. */
export type Scan = (text: string) => readonly Hit[];

/** Returns a look for words, in any host. */
export function makePatternScan(words: WordKinds<string>): Scan {
  const listed = Object.entries(words).flatMap(([kind, its]) => its.map((word) => ({ kind, word })));
  const longest = Math.max(...listed.map(({ word }) => word.length));
  // Looks ahead, because one word may begin inside of another.
  const pattern = new RegExp(`(?=${listed.map(({ word }) => word).join("|")})`, "gi");
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ index: place }): readonly Hit[] => {
      const here = text.slice(place, place + longest).toLowerCase();
      return listed.filter(({ word }) => here.startsWith(word)).map(({ kind }) => ({ kind, place }));
    });
}
