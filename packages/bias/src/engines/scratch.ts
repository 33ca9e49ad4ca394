// Room for merging cards, kept from one sort to the next.

let spare: Int32Array = new Int32Array(128);
const TAKEN = new Int32Array(0);

/** Returns room for `cards` cards. A sort that is started inside another one gets room of its own. */
export function takeScratch(cards: number): Int32Array {
  const scratch = spare.length >= cards ? spare : new Int32Array(cards);
  spare = TAKEN;
  return scratch;
}

/** Gives the room back for the next sort. */
export function giveScratch(scratch: Int32Array): void {
  spare = scratch;
}
