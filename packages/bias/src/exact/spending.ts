// How much an exact computation may still spend: everything is synchronous, so one number serves whoever set it.
import { Unjudgeable } from "./unjudgeable.ts";

/** What may still be spent, in the units of `Ledger.getCost`: everything here is synchronous, so one number serves whoever set it. */
let left = Infinity;

/** What was ever spent. */
let spent = 0;

/** Runs something that may spend so much, all its executions together, and no more than whoever runs this may; beyond it they throw Unjudgeable. */
export function spendAtMost<Result>(units: number, run: () => Result): Result {
  const outer = left;
  const before = spent;
  left = Math.min(units, outer);
  try {
    return run();
  } finally {
    left = outer - (spent - before);
  }
}

/** Spends units of what may be spent, of about half a microsecond each. @throws Unjudgeable where they are not left. */
export function spend(units: number): void {
  spent += units;
  left -= units;
  if (left < 0) throw new Unjudgeable({ kind: "tooManySteps" });
}

/** Returns what something spends, beside its result. */
export function countSpent<Result>(run: () => Result): { readonly result: Result; readonly units: number } {
  const before = spent;
  const result = run();
  return { result, units: spent - before };
}
