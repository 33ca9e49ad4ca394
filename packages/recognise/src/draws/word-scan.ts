// One look at a text for many words at once: a regular expression takes about as long for each word that begins otherwise.
import { makePatternScan, type Hit, type Scan, type WordKinds } from "./pattern-scan.ts";
import { makeVectorScan } from "./vector-scan.ts";

/** Where a text has words of each kind, in the order of the text, as positions in it. */
export type WordPlaces<Kind extends string> = Readonly<Record<Kind, readonly number[]>>;

/** Returns what a sticky pattern matches at a place in a text. */
export function matchAt(here: RegExp, text: string, place: number): RegExpExecArray | null {
  here.lastIndex = place;
  return here.exec(text);
}

/** Returns a look at texts that tells where they have words of each kind, as parts of words, too, in small letters or capital ones. */
export function makeWordScan<Kind extends string>(words: WordKinds<Kind>): (text: string) => WordPlaces<Kind> {
  // Most texts have words of one kind or of two; of all others they have the same empty list.
  const none: number[] = [];
  const nowhere: Readonly<Record<string, number[]>> = Object.fromEntries(
    Object.keys(words).map((kind) => [kind, none]),
  );
  const sort = (hits: readonly Hit[]): Readonly<Record<string, number[]>> => {
    const places = { ...nowhere };
    for (const { kind, place } of hits) {
      if (places[kind] === none) places[kind] = [place];
      else places[kind]?.push(place);
    }
    return places;
  };
  let scan: Scan | undefined;
  return (text) => {
    // Made at the first look: not everybody who loads this looks at a text.
    scan ??= makeVectorScan(words) ?? makePatternScan(words);
    const hits = scan(text);
    return hits.length === 0 ? nowhere : sort(hits);
  };
}
