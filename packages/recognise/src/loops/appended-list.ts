// Lists that steps only put cards behind the end of: what such a list held before lies before all that comes.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { mentions, someStatement } from "@fair-shuffle/bias/model";

/** Returns whether all that steps do to a list is to put cards behind its end, which they may take out of others: they may ask how many it holds, and for no card of it. */
export function isOnlyAppendedTo(steps: readonly Statement[], list: string): boolean {
  const isOther = steps.some((step) =>
    someStatement(step, (inner) => {
      if (!("list" in inner)) return false;
      if (inner.list !== list) return inner.kind !== "take";
      return inner.kind !== "insert" || inner.position.kind !== "length" || inner.position.list !== list;
    }),
  );
  return !isOther && !mentions(steps, (one) => "list" in one && one.list === list && one.kind !== "length");
}

/** Returns the places behind a list's last item at which steps put items in. */
export function getEnds(steps: readonly Statement[], list: string): ReadonlySet<Expression> {
  const ends = new Set<Expression>();
  const note = (inner: Statement): boolean => {
    if (inner.kind === "insert" && inner.list === list) ends.add(inner.position);
    return false;
  };
  for (const step of steps) someStatement(step, note);
  return ends;
}
