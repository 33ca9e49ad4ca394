// Fisher–Yates with several small indices out of one draw of `Math.random`, because the draws are what takes the time.
// N. Brackett-Rozinsky and D. Lemire, "Batched Ranged Random Integer Generation", 2024, https://arxiv.org/abs/2408.06213
// The steps are those of one-by-one.ts. docs/batched-draws.md proves how little the shared draws change the odds.
//
// Written for the optimising compiler, and measured (`pnpm bench`): draws that don't need each other stand together, so that the processor works on all of
// them at once; Math.imul spares a product its checks for overflow and −0; helpers are few, because V8 inlines only so much code into one function, and
// only calls that it has seen often: so few items and many have a function each.
import { notADraw } from "./random-source.ts";
import { swap, type Places } from "./swap.ts";

/** Turns a draw into an integer from 0 to `count` − 1, for a `count` of at most 2^31. */
function indexBelow(count: number, drawn: unknown): number {
  if (typeof drawn !== "number" || !(drawn >= 0 && drawn < 1)) throw notADraw(drawn);
  return (drawn * count) | 0;
}

/**
 * Shuffles the first `left` items, at most 2^31.
 * A drawn index below a product of ranges holds an index for each: its remainder by the first range, its quotient's remainder by the second, and so on.
 * A product stays within 2^20. `Math.random` is looked up at every draw, so that a test which replaces it is heard.
 */
export function shuffleBatched(items: Places, left: number): void {
  shuffleFew(items, left > 102 ? shuffleMany(items, left) : left);
}

/** Takes the steps from `left` items down to 102 at most; returns how many are left. */
function shuffleMany(items: Places, left: number): number {
  // One index a draw.
  while (left > 1024) {
    const a = Math.random();
    const b = Math.random();
    const c = Math.random();
    const d = Math.random();
    swap(items, left - 1, indexBelow(left, a));
    swap(items, left - 2, indexBelow(left - 1, b));
    swap(items, left - 3, indexBelow(left - 2, c));
    swap(items, left - 4, indexBelow(left - 3, d));
    left -= 4;
  }
  // Two.
  while (left > 102) {
    const first = Math.random();
    const second = Math.random();
    const third = Math.random();
    const fourth = Math.random();
    const ab = indexBelow(Math.imul(left, left - 1), first);
    const cd = indexBelow(Math.imul(left - 2, left - 3), second);
    const ef = indexBelow(Math.imul(left - 4, left - 5), third);
    const gh = indexBelow(Math.imul(left - 6, left - 7), fourth);
    const b = (ab / left) | 0;
    const d = (cd / (left - 2)) | 0;
    const f = (ef / (left - 4)) | 0;
    const h = (gh / (left - 6)) | 0;
    swap(items, left - 1, ab - b * left);
    swap(items, left - 2, b);
    swap(items, left - 3, cd - d * (left - 2));
    swap(items, left - 4, d);
    swap(items, left - 5, ef - f * (left - 4));
    swap(items, left - 6, f);
    swap(items, left - 7, gh - h * (left - 6));
    swap(items, left - 8, h);
    left -= 8;
  }
  return left;
}

/** Takes all steps from `left` items, at most 102. */
function shuffleFew(items: Places, left: number): void {
  // Three.
  while (left > 33) {
    const abc = indexBelow(Math.imul(Math.imul(left, left - 1), left - 2), Math.random());
    const bc = (abc / left) | 0;
    const c = (bc / (left - 1)) | 0;
    swap(items, left - 1, abc - bc * left);
    swap(items, left - 2, bc - c * (left - 1));
    swap(items, left - 3, c);
    left -= 3;
  }
  // Four.
  while (left > 3) {
    const abcd = indexBelow(Math.imul(Math.imul(left, left - 1), Math.imul(left - 2, left - 3)), Math.random());
    const bcd = (abcd / left) | 0;
    const cd = (bcd / (left - 1)) | 0;
    const d = (cd / (left - 2)) | 0;
    swap(items, left - 1, abcd - bcd * left);
    swap(items, left - 2, bcd - cd * (left - 1));
    swap(items, left - 3, cd - d * (left - 2));
    swap(items, left - 4, d);
    left -= 4;
  }
  // Three or two items are left at most.
  for (; left > 1; left--) swap(items, left - 1, indexBelow(left, Math.random()));
}
