// The error of a model that is beyond exact methods, or beyond simulation.
import { getClause, ENGLISH_CLAUSES } from "./unjudgeable-clauses.ts";
import type { UnjudgeableReason } from "./unjudgeable-reason.ts";

export type { PlainReason, UnjudgeableReason } from "./unjudgeable-reason.ts";

/**
 * Thrown where a model does what exact methods, or a simulation, do not reach; its verdict is "unknown", and nothing is reported. Its message says why in
 * English, and what would be feasible; its `reason` is the same as data, which `tellUnjudgeable(error.reason, language)` says in other languages.
 * @group Errors
 * @hideconstructor
 */
export class Unjudgeable extends Error {
  override readonly name = "Unjudgeable";
  readonly reason: UnjudgeableReason;

  constructor(reason: UnjudgeableReason) {
    super(`This model can't be judged: ${getClause(reason, ENGLISH_CLAUSES)}.`);
    this.reason = reason;
  }
}
