// Recognises loops that prefer the places at one end of a list on purpose: by the lesser of two draws, or by a draw that says whether to draw at all.
import type { Expression, Statement } from "@fair-shuffle/bias";
import { getNames, someExpression, someStatement, visitExpressions } from "@fair-shuffle/bias/model";
import { getValues } from "./drawn-among-few.ts";

/**
 * Returns whether a place is the lesser, or the larger, of two draws (`Math.min(a, b)`), or is drawn in some rounds only
 * (`Math.random() < 0.7 ? 0 : …`). Nobody writes two draws for one place who wants all places to be equally likely.
 */
export function arePlacesPreferred(steps: readonly Statement[]): boolean {
  const parts: Expression[] = [];
  visitExpressions(steps, (part) => parts.push(part));
  const values = getValues(steps);
  /** The value of a name that is given one alone, else the part itself. */
  const follow = (part: Expression): Expression => {
    const given = part.kind === "variable" ? values.get(part.name) : undefined;
    return given?.length === 1 && given[0] !== undefined ? given[0] : part;
  };
  const isDrawnPlace = (part: Expression): boolean =>
    someExpression(
      follow(part),
      (inner) => inner.kind === "binary" && inner.operator === "*" && [inner.left, inner.right].some(isDraw),
    );
  // Two names of two draws, or two draws in place: a draw beside itself is one draw.
  const isOfTwoDraws = (part: Expression): part is Binary =>
    part.kind === "binary" &&
    (part.operator === "min" || part.operator === "max") &&
    isDrawnPlace(part.left) &&
    isDrawnPlace(part.right) &&
    (part.left.kind !== "variable" || part.right.kind !== "variable" || part.left.name !== part.right.name);
  const ofTwo = parts.filter(isOfTwoDraws);
  // Both ends of a pair only say which of two places comes first: `swap(Math.min(a, b), Math.max(a, b))` swaps a and b.
  const isOneEnd =
    ofTwo.some(({ operator }) => operator === "min") !== ofTwo.some(({ operator }) => operator === "max");
  // A chance is a bare draw beside a number. `r >= i ? r + 1 : r` asks about the place itself.
  const isChance = (part: Expression): boolean =>
    part.kind === "binary" &&
    [
      [part.left, part.right],
      [part.right, part.left],
    ].some(([drawn, bound]) => drawn !== undefined && bound !== undefined && isDraw(follow(drawn)) && !draws(bound));
  const isMixed = (part: Expression): boolean =>
    part.kind === "conditional" && isChance(part.test) && [part.then, part.otherwise].some(isDrawnPlace);
  // let at = 0; if (Math.random() < 0.3) at = Math.floor(Math.random() * list.length); list.splice(at, 1);
  const taken = getTakenNames(steps);
  const isMixedName = (name: string): boolean => {
    const given = taken.has(name) ? (values.get(name) ?? []) : [];
    return given.some(isDrawnPlace) && given.some((value) => !draws(value));
  };
  const mixesPlaces = (step: Statement): boolean =>
    step.kind === "if" &&
    isChance(step.test) &&
    [...step.then, ...step.otherwise].some((inner) => inner.kind === "assign" && isMixedName(inner.variable));
  return isOneEnd || parts.some(isMixed) || steps.some((step) => someStatement(step, mixesPlaces));
}

/** The names of the places at which items are taken out. */
function getTakenNames(steps: readonly Statement[]): ReadonlySet<string> {
  const names = new Set<string>();
  const note = (step: Statement): boolean => {
    if (step.kind === "take") for (const name of getNames(step.position)) names.add(name);
    return false;
  };
  for (const step of steps) someStatement(step, note);
  return names;
}

type Binary = Expression & { readonly kind: "binary" };

const isDraw = (part: Expression): boolean => part.kind === "draw";
const draws = (part: Expression): boolean => someExpression(part, isDraw);
