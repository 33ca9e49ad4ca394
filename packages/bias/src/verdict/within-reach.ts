// What exact methods reach, and what counts where they do not.
import { LeavesList } from "../exact/leaves-list.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import type { UnknownReason } from "./finding.ts";

/** Computes what exact methods reach; where they do not, `beyond` says what counts instead. */
export function within<T>(compute: () => T, beyond: (reason: UnknownReason) => T): T {
  try {
    return compute();
  } catch (thrown) {
    const reason = getReason(thrown);
    if (reason === undefined) throw thrown;
    return beyond(reason);
  }
}

/** Returns why something thrown leaves a model unjudged; undefined where it is a mistake. */
export function getReason(thrown: unknown): UnknownReason | undefined {
  if (thrown instanceof Unjudgeable) return thrown.reason;
  if (thrown instanceof LeavesList) return { kind: "leavesList" };
  return thrown instanceof RangeError ? { kind: "outOfRange" } : undefined;
}
