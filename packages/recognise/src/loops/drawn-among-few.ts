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
  const values = getValues(steps);
  const getNumber = (part: Expression): number | "unknown" | undefined => {
    if (part.kind === "number") return part.value;
    if (part.kind !== "variable") return undefined;
    const given = values.get(part.name);
    if (given === undefined) return "unknown";
    return given.length === 1 && given[0]?.kind === "number" ? given[0].value : undefined;
  };
  const asksLength = (part: Expression): boolean =>
    someExpression(
      part,
      (inner) =>
        inner.kind === "length" || (inner.kind === "variable" && values.get(inner.name)?.[0]?.kind === "length"),
    );
  // A name from outside beside a number may be the length that the list was made with: `Math.min(3, n - i)`.
  const asksOutside = (part: Expression): boolean =>
    someExpression(part, (inner) => inner.kind === "variable" && !values.has(inner.name));
  // One item is no choice, so a guard against nothing is none.
  const isNumberOfFew = (part: Expression): boolean => {
    const few = getNumber(part);
    return few === "unknown" || (few !== undefined && few > 1 && (length === undefined || few < length));
  };
  const isFew = (part: Expression): boolean =>
    getEnds(part).some(
      ([few, rest]) => isNumberOfFew(few) && (asksLength(rest) || (getNumber(few) !== "unknown" && asksOutside(rest))),
    );
  const isKept = (name: string): boolean => {
    const given = values.get(name);
    return given?.length === 1 && given.every(isFew);
  };
  const isRange = (part: Expression): boolean =>
    someExpression(part, (inner) => isFew(inner) || (inner.kind === "variable" && isKept(inner.name)));
  // `Math.min(Math.floor(Math.random() * 5), list.length - 1)` cuts the place.
  const isCutPlace = (part: Expression): boolean =>
    getEnds(part).some(
      ([place, rest]) =>
        asksLength(rest) &&
        !asksLength(place) &&
        someExpression(place, (inner) => getFactors(inner).some(isNumberOfFew)),
    );
  return parts.some((part) => getFactors(part).some(isRange) || isCutPlace(part));
}

/** All that steps give to each name. */
export function getValues(steps: readonly Statement[]): ReadonlyMap<string, readonly Expression[]> {
  const values = new Map<string, Expression[]>();
  const note = (step: Statement): boolean => {
    if (step.kind === "assign") values.set(step.variable, [...(values.get(step.variable) ?? []), step.value]);
    return false;
  };
  for (const step of steps) someStatement(step, note);
  return values;
}

/** What a draw is multiplied by: its range. */
function getFactors(part: Expression): readonly Expression[] {
  if (part.kind !== "binary" || part.operator !== "*") return [];
  const { left, right } = part;
  return [...(left.kind === "draw" ? [right] : []), ...(right.kind === "draw" ? [left] : [])];
}

/** The two ends of `Math.min(5, length)`, and of `length > 5 ? 5 : length`, in either order. */
function getEnds(part: Expression): readonly (readonly [Expression, Expression])[] {
  const ends =
    part.kind === "binary" && part.operator === "min"
      ? ([part.left, part.right] as const)
      : part.kind === "conditional"
        ? ([part.then, part.otherwise] as const)
        : undefined;
  return ends === undefined ? [] : [ends, [ends[1], ends[0]]];
}
