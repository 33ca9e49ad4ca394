// A loop whose rounds all make the same swaps, at places that nothing but draws decides, `for (let i = 0; i < 1000; i++)` with two drawn places: they are read once.
import { someExpression } from "../model/expression.ts";
import { mentions, someStatement, type Statement } from "../model/model.ts";
import { readDrawnSwaps } from "./drawn-swaps.ts";
import type { DrawnSwap } from "./ledger.ts";
import { getLiveBefore } from "./liveness.ts";
import { Split } from "./paths.ts";
import * as rational from "./rational.ts";
import { Round, type Setting, type Start } from "./round.ts";
import { settle, type Settled } from "./settled-state.ts";

export interface AlikeRounds {
  /** What each round swaps, one after the other. */
  readonly swaps: readonly DrawnSwap[];
  readonly rounds: number;
  /** What the loop leaves to be read. */
  readonly settled: Settled;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns what the rounds of a loop do from a state on, where they are alike; undefined for any other loop, and for one of more than `most` rounds.
 * @param liveAtUpdate what may be read behind the body of the loop.
 * @param after what may be read behind the loop.
 * @throws Unjudgeable, LeavesList as a run of the rounds would.
 */
export function readAlikeRounds(
  setting: Setting,
  state: Start,
  { test, body, update, testFirst }: Extract<Statement, { kind: "loop" }>,
  { liveAtUpdate, after, most }: Bounds,
): AlikeRounds | undefined {
  const isAlike = testFirst && getLiveBefore(body, NONE).size === 0 && !givesAny(body, liveAtUpdate);
  const counts =
    update.every(({ kind }) => kind === "assign") && !mentions(update, isDrawn) && !someExpression(test, isDrawn);
  if (!isAlike || !counts) return undefined;
  const path = { intervals: state.intervals, choices: [] };
  const round = new Round(setting, state, path);
  let rounds = 0;
  try {
    for (; round.isTest(test); rounds++) {
      if (rounds > most) return undefined;
      round.run(update);
    }
  } catch (thrown) {
    // How often it goes round hangs on a draw.
    if (thrown instanceof Split) return undefined;
    throw thrown;
  }
  const swaps = rounds === 0 ? [] : readDrawnSwaps(setting, state, body, liveAtUpdate)?.swaps;
  return swaps && { swaps, rounds, settled: settle({ weight: rational.ONE, round, path }, after) };
}

interface Bounds {
  readonly liveAtUpdate: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly most: number;
}

const isDrawn = ({ kind }: { readonly kind: string }): boolean => kind === "draw" || kind === "card";

/** Returns whether steps give one of some variables a value. */
const givesAny = (steps: readonly Statement[], names: ReadonlySet<string>): boolean =>
  steps.some((step) => someStatement(step, (each) => "variable" in each && names.has(each.variable)));
