// What exact methods reach, and what counts where they do not.
import { LeavesList } from "../exact/leaves-list.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";

/** Computes what exact methods reach; where they do not, `beyond` says what counts instead. */
export function within<T>(compute: () => T, beyond: (reason: string) => T): T {
  try {
    return compute();
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof RangeError || thrown instanceof LeavesList)
      return beyond(thrown.message);
    throw thrown;
  }
}
