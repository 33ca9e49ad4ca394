/** Whether the autofix of a reported program makes it fair and leaves everything else as it was. */

import { createDice } from "./dice.ts";
import { compile, grid } from "./enumerate.ts";
import { getPlace, RULE, ruleConfig, type Helper, type Judged } from "./judge.ts";
import { makeRunnable, type Program } from "./program.ts";
import {
  classify,
  distribute,
  findIdentity,
  makeCards,
  playOnce,
  SAMPLE_SIZE,
  type Identity,
  type Truth,
} from "./truth.ts";

export type FixOutcome =
  | { readonly kind: "not fixed" }
  | { readonly kind: "fair"; readonly text: string }
  | { readonly kind: "bad"; readonly reason: string; readonly text: string };

/** Applies the fixes and runs what comes out. */
export function checkFix({ program, truth }: Judged, helper: Helper): FixOutcome {
  const { linter, filename } = getPlace(program, helper);
  const { fixed, output, messages } = linter.verifyAndFix(program.source, ruleConfig(helper, program.options), {
    filename,
  });
  if (!fixed) return { kind: "not fixed" };
  const broken = messages.find(({ ruleId }) => ruleId !== RULE);
  const reason =
    broken !== undefined
      ? `the fixed text doesn't parse: ${broken.message}`
      : messages[0] !== undefined
        ? `the fixed text is still reported: ${messages[0].message}`
        : whyWrong(program, truth, output);
  return reason === undefined ? { kind: "fair", text: output } : { kind: "bad", reason, text: output };
}

/** Why the fixed text is not what the program should have been, or undefined where it is. */
export function whyWrong(program: Program, truth: Truth, fixed: string): string | undefined {
  if (program.suggestionOnly === true) return "more than the bias would change: a suggestion only, no fix";
  if (truth.kind === "cycles") return "Sattolo's algorithm may be meant: a suggestion only, no fix";
  // A program for one length that leaves its array there was read as one for another length.
  if (truth.kind === "invalid" && program.sizes.length === 1) return undefined;
  const text = makeRunnable(program, fixed);
  const source = makeRunnable(program, program.source);
  try {
    for (const size of program.sizes.slice(0, 2)) {
      const reason = whyUnfair(program, text, size);
      if (reason !== undefined) return `${reason} at n = ${String(size)}`;
    }
    if (truth.kind === "invalid") return undefined;
    const longest = program.sizes.at(-1) ?? 0;
    return describeChange(findIdentity(source, program.entry, longest), findIdentity(text, program.entry, longest));
  } catch (error) {
    return `the fixed text fails: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function describeChange(before: Identity, after: Identity): string | undefined {
  if (before.returnsInput !== after.returnsInput) return "the array given back is another one";
  if (before.writesInput !== after.writesInput) return "the array that came in is treated in another way";
  return undefined;
}

/**
 * A fixed text notes no breakpoints: every draw gets the common grid of all ranges up to n, with the draws at two places inside the intervals,
 * so that a rounding or a range that doesn't fit the grid shows.
 */
function whyUnfair(program: Program, text: string, n: number): string | undefined {
  const { entry, family, intent } = program;
  // The remainders of a random word have breakpoints of their own, and keys that a fix made fine would tie on the grid.
  const hasOtherBreakpoints = family === "keyed" || text.includes("getRandomValues");
  // What the program left alone before is still left alone, and nothing else is; the last card alone may have been left out by mistake.
  const still = findStill(text, entry, n);
  const isPart = still !== undefined && still.length > 0 && still.join() !== String(n - 1);
  const before = isPart ? findStill(makeRunnable(program, program.source), entry, n) : undefined;
  const isSamePart = isPart && (before === undefined || before.join() === still.join());
  if (isSamePart && n - still.length < 2) return undefined;
  if (n > 4 || hasOtherBreakpoints) {
    const reason = whyMeasuredUnfair(text, entry, n, isSamePart ? still : []);
    return reason !== undefined && meansFewer(program, n) ? whyUnfair({ ...program, sizes: [] }, text, n - 1) : reason;
  }
  for (const place of [0.23, 0.77]) {
    const outcome = distribute(text, entry, n, { place, unmarked: grid(n === 4 ? 12 : 6) });
    if (outcome.kind === "invalid") return outcome.reason;
    const { kind, distance } = classify(outcome.distribution, n, intent === "sample" ? SAMPLE_SIZE : undefined);
    if (kind === "part" && isSamePart) continue;
    if (kind === "part" && meansFewer(program, n)) return whyUnfair({ ...program, sizes: [] }, text, n - 1);
    if (kind !== "uniform" && kind !== "sample") return `still ${kind}, ${distance.toFixed(3)} from uniform`;
  }
  return undefined;
}

/**
 * Whether a program as it was written never moves the last of `n` cards: a length that is only a number in its text is the length of the array that
 * the text means, and a last card beyond it is nobody's.
 */
function meansFewer({ runnable, entry, sizes }: Program, n: number): boolean {
  if (sizes.length !== 1) return false;
  const outcome = distribute(runnable, entry, n);
  const end = `,${String(n - 1)}`;
  return outcome.kind === "valid" && [...outcome.distribution.weights.keys()].every((order) => order.endsWith(end));
}

const PLAYS = 300;

/** The places whose card is its own after each of some seeded runs: exactly those that the program leaves alone, but once in 10²⁰ programs; undefined where it never ends well. */
function findStill(text: string, entry: string, n: number): readonly number[] | undefined {
  const run = compile(text, entry, createDice(n, PLAYS).unit);
  const cards = makeCards(n);
  let still: readonly number[] | undefined;
  for (let k = 0; k < PLAYS; k++) {
    const items = tryPlay(run, cards)?.split(",");
    if (items === undefined) continue;
    still = (still ?? [...cards.keys()]).filter((place) => items.length === n && items[place] === String(place));
  }
  return still;
}

/** What leaves its array tells nothing. */
function tryPlay(...played: Parameters<typeof playOnce>): string | undefined {
  try {
    return playOnce(...played);
  } catch {
    return undefined;
  }
}

const TRIALS = 60_000;

/**
 * Counts the results of seeded runs. Bernstein's inequality bounds the chance that one order's count strays so far from its expectation:
 * 2 exp(−t² / (2 (M p (1 − p) + t / 3))) ≤ 1e-10 for each of at most 120 orders, so below 1.2e-8 a fair program.
 */
function whyMeasuredUnfair(text: string, entry: string, n: number, still: readonly number[] = []): string | undefined {
  const dice = createDice(n, TRIALS);
  const run = compile(text, entry, dice.unit);
  const cards = makeCards(n);
  const counts = new Map<string, number>();
  let length = n;
  for (let k = 0; k < TRIALS; k++) {
    const items = playOnce(run, cards).split(",");
    const outcome = items.filter((_, place) => !still.includes(place)).join();
    length = items.length - still.length;
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  let possible = 1;
  for (let k = 0; k < length; k++) possible *= n - still.length - k;
  const most = strayLimit(TRIALS, 1 / possible, 1e-10);
  const worst = [...counts].find(([, count]) => Math.abs(count - TRIALS / possible) > most);
  if (counts.size < possible && TRIALS / possible > most) return "some orders never come";
  return worst === undefined ? undefined : `order ${worst[0]} came ${String(worst[1])} times in ${String(TRIALS)}`;
}

/** How far a binomial count of `trials` may be from its mean before that has less than the given chance (Bernstein). */
export function strayLimit(trials: number, probability: number, chance: number): number {
  const l = Math.log(2 / chance);
  const variance = trials * probability * (1 - probability);
  return l / 3 + Math.sqrt((l / 3) ** 2 + 2 * variance * l);
}
