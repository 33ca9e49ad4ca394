// A list that has as many items after each round of a loop as before it: what a round takes out of it, the round puts back.
import type { Statement } from "@fair-shuffle/bias";

/** Returns whether no loop among these steps changes how many items a list has, and neither do the steps as a whole. */
export function hasSteadySize(steps: readonly Statement[], list: string): boolean {
  return countAdded(steps, list) === 0;
}

/** Returns by how many items the steps make a list longer, whatever is drawn; undefined where that is not always the same. */
function countAdded(steps: readonly Statement[], list: string): number | undefined {
  let added = 0;
  for (const step of steps) {
    const more = countAddedBy(step, list);
    if (more === undefined) return undefined;
    added += more;
  }
  return added;
}

function countAddedBy(step: Statement, list: string): number | undefined {
  switch (step.kind) {
    case "insert":
      return step.list === list ? 1 : 0;
    case "take":
      return step.list === list ? -1 : 0;
    case "if": {
      const added = countAdded(step.then, list);
      return added === countAdded(step.otherwise, list) ? added : undefined;
    }
    case "loop":
      return countAdded([...step.body, ...step.update], list) === 0 ? 0 : undefined;
    case "assign":
    case "lay":
      return 0;
  }
}
