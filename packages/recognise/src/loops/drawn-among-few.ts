// Recognises loops that draw among the first few items on purpose: the ones that suit best, the oldest, the next on a list.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { someExpression, someStatement, visitExpressions } from "@fair-shuffle/bias/model";

/**
 * Returns whether the range of a draw is a number, cut where the list has fewer items: `Math.random() * Math.min(5, list.length)`. The list's order says
 * there who may be drawn now. A number that covers a whole list of a known length is its range.
 */
export function isDrawnAmongFew(steps: readonly Statement[], length: number | undefined): boolean {
  const parts: Expression[] = [];
  visitExpressions(steps, (part) => parts.push(part));
  const isFew = (part: Expression): boolean => {
    const few = getFew(part);
    return few !== undefined && (length === undefined || few < length);
  };
  const kept = getKept(steps, isFew);
  const isRange = (part: Expression): boolean =>
    someExpression(part, (inner) => isFew(inner) || (inner.kind === "variable" && kept.has(inner.name)));
  return parts.some(
    (part) =>
      part.kind === "binary" &&
      part.operator === "*" &&
      ((part.left.kind === "draw" && isRange(part.right)) || (part.right.kind === "draw" && isRange(part.left))),
  );
}

/** The names that keep such a range, and nothing else. */
function getKept(steps: readonly Statement[], isFew: (part: Expression) => boolean): ReadonlySet<string> {
  const kept = new Set<string>();
  const others = new Set<string>();
  const note = (step: Statement): boolean => {
    if (step.kind === "assign") (isFew(step.value) ? kept : others).add(step.variable);
    return false;
  };
  for (const step of steps) someStatement(step, note);
  return new Set([...kept].filter((name) => !others.has(name)));
}

/** The number in `Math.min(5, length)`, in either order, and in `length > 5 ? 5 : length`; one item is no choice, so a guard against nothing is none. */
function getFew(part: Expression): number | undefined {
  if (part.kind === "binary" && part.operator === "min") return getOnlyNumber(part.left, part.right);
  return part.kind === "conditional" ? getOnlyNumber(part.then, part.otherwise) : undefined;
}

function getOnlyNumber(left: Expression, right: Expression): number | undefined {
  const [one, other] = left.kind === "number" ? [left, right] : [right, left];
  const isOfList = someExpression(other, ({ kind }) => kind === "length");
  return one.kind === "number" && one.value > 1 && isOfList ? one.value : undefined;
}
