// A way out of a finding, and what it rests on that the source does not tell: it is made unasked only where that is nothing.
import type { Edit } from "./edits.ts";

/**
 * What a way out assumes. Each kind has its words in `rules/message.ts`, so that a suggestion says what it assumes:
 * - `isArray`: that what `text` names is an array;
 * - `isKept`: that nothing gives the function under the name `text` another value;
 * - `hasPlaces`: that a collection with places and a length, such as jQuery's, may be shuffled as an array is;
 * - `notWatched`: that `text` is not shown by Vue 2, which sees what a list's own methods do, and not what is written to its places;
 * - `ownsName`: that no other script of the page uses the name that is written into their global scope;
 * - `otherSource`: that the shuffle may draw from `Math.random`, because its own source can't be handed on;
 * - `coarseSource`: that fractions of 32 bits, by the secure source that the code has itself, are fine enough;
 * - `noSource`: that it may do so because the function named in the options takes no source;
 * - `anyValue`: that `text`, which the code leaves open, was not set for a reason;
 * - `shufflesEqual`: that items for which a comparator has another answer than a coin, because they are equal, may be shuffled as all others;
 * - `sharedDraw`: that nothing else has to follow the very draw that decides here;
 * - `fitsType`: that items of another type may stand at each place of a tuple;
 * - `emptyList`: that an empty list may stand for one that is missing;
 * - `neverNull`: that `text` may be `undefined`, but not `null`, which would stand for a list that is missing;
 * - `losesComment`: that a comment may go with the code that it is about;
 * - `losesEffect`: that what the code does besides (it counts, logs, throws), of which `text` is the first, may go;
 * - `expectsError`: that a comment `@ts-expect-error` above what changes may go, or still has an error to expect;
 * - `seenKeys`: that nobody else needs the keys as they are;
 * - `leavesKeys`: that the keys may stay although nothing is sorted by them any more;
 * - `oneOrder`: that the order that a round gives the element at the drawn place may go, which overwrites another one or is overwritten;
 * - `wholeList`: that all of `text` is meant, also the items that never move now;
 * - `wholeDraw`: that each item of `text` is to have a chance, also the one that is never drawn now;
 * - `keepsItem`: that the one item that never moves is to stay where it is;
 * - `keepsItems`: that the last items, which the loop does not reach, are to stay where they are;
 * - `anyPlace`: that an item which is put among others may come last, too;
 * - `furtherItems`: that the items are meant which the loop reaches only when it is corrected;
 * - `keepsOrder`: nothing, but that `text` keeps its order then;
 * - `wholeNumber`: that `text` is a whole number from 0 up;
 * - `choice`: what its own title says.
 */
export interface Assumption {
  readonly kind:
    | "isArray"
    | "isKept"
    | "hasPlaces"
    | "notWatched"
    | "ownsName"
    | "otherSource"
    | "coarseSource"
    | "noSource"
    | "anyValue"
    | "sharedDraw"
    | "shufflesEqual"
    | "fitsType"
    | "emptyList"
    | "neverNull"
    | "losesComment"
    | "losesEffect"
    | "expectsError"
    | "seenKeys"
    | "leavesKeys"
    | "oneOrder"
    | "wholeList"
    | "wholeDraw"
    | "keepsItem"
    | "keepsItems"
    | "anyPlace"
    | "furtherItems"
    | "keepsOrder"
    | "wholeNumber"
    | "choice";
  /** The code that it is about; "" where there is none to name. */
  readonly text: string;
}

/** A way out of a finding. */
export interface Remedy {
  readonly edits: readonly Edit[];
  /** The function that it calls, where that stands for the whole shuffle. */
  readonly form?: "shuffle" | "toShuffled";
  /** Empty where all that it rests on is known from the source; only then it may be made unasked. */
  readonly assumes: readonly Assumption[];
  /** Names that other findings use as well: the fix of the last of them waits for theirs, and then takes away what nobody uses any more. */
  readonly held: readonly (readonly [number, number])[];
}

/** Returns whether a way out may be made without asking. */
export const isAutomatic = ({ assumes }: Pick<Remedy, "assumes">): boolean => assumes.length === 0;

/** Returns the assumption in a list of its own where a condition holds, and no assumption where it does not. */
export function assumeIf(holds: boolean, kind: Assumption["kind"], text = ""): readonly Assumption[] {
  return holds ? [{ kind, text: inOneLine(text) }] : [];
}

const LONGEST = 40;

/** Returns code as a sentence names it: in one line, a chain of calls without its indentation, and cut where it is long. */
function inOneLine(code: string): string {
  const text = code.replaceAll(/\s*\n\s*(?=\??\.)/g, "").replaceAll(/\s+/g, " ");
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
