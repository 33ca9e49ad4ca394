// Whether the code names the part of the list that it shuffles, so that what stays does so on purpose.
import { someExpression, type Expression } from "../model/expression.ts";
import { asksLength, mentions, someStatement, type Statement, type SwapLoop } from "../model/model.ts";

/**
 * Returns whether the source names the part of the list that it shuffles (`1 + floor(random * i)`, a draw bounded by the same `n − 1` as the
 * loop), so that the item left alone is left alone on purpose, and not by a `ceil`, a `round`, a start or a range one short.
 */
export function isPartNamed(
  model: SwapLoop,
  cards: number,
  fixed: readonly number[],
  touched: ReadonlySet<number>,
): boolean {
  const [item, ...more] = fixed;
  if (item === undefined || more.length > 0) return true;
  if (item === 0) return isFirstNamed(model, touched) && !addsOneInside(model, touched);
  if (item !== cards - 1) return true;
  return !touched.has(item) && isDrawBoundByLength(model);
}

/**
 * Returns whether the source names the only card that a draw of some never gives: the first one, as a part that is shuffled does. That a range is one
 * short of the list's length does not name the last one: nothing else in the loop agrees with it. Nor is any card left out that the rest brings behind the
 * others.
 */
export function isLeftOutOnPurpose(model: SwapLoop, item: number): boolean {
  return item === 0 && model.laysRest !== true && isFirstNamed(model, new Set([0]));
}

function isFirstNamed(model: SwapLoop, touched: ReadonlySet<number>): boolean {
  // Cards that are numbered from 1 leave place 0 alone.
  if (!touched.has(0) && !mentions(model.steps, ({ kind }) => kind === "length")) return true;
  return !mentions(
    model.steps,
    ({ kind, ...rest }) =>
      kind === "unary" && "operator" in rest && (rest.operator === "ceil" || rest.operator === "round"),
  );
}

/**
 * Returns whether a draw that is scaled by a counter of the loop alone is made one higher before it is cut: `Math.floor(Math.random() * i + 1)` is
 * `Math.floor(Math.random() * (i + 1))` without its parentheses, where `Math.floor(Math.random() * i) + 1` names the place that it begins at.
 */
function addsOneInside(model: SwapLoop, touched: ReadonlySet<number>): boolean {
  // Cards that are numbered from 1 leave place 0 alone.
  if (!touched.has(0) && !asksLength(model)) return false;
  const counters = new Set<string>();
  const note = (statement: Statement): boolean => {
    if (statement.kind === "assign") counters.add(statement.variable);
    return false;
  };
  for (const step of model.steps) if (step.kind === "loop") someStatement(step, note);
  const isCounter = (scale: Expression): boolean => scale.kind === "variable" && counters.has(scale.name);
  return mentions(model.steps, (expression) => {
    if (expression.kind !== "unary" || (expression.operator !== "floor" && expression.operator !== "trunc"))
      return false;
    const sum = expression.operand;
    if (sum.kind !== "binary" || sum.operator !== "+" || sum.right.kind !== "number" || sum.right.value !== 1)
      return false;
    const product = sum.left;
    if (product.kind !== "binary" || product.operator !== "*") return false;
    const { left, right } = product;
    return (left.kind === "draw" && isCounter(right)) || (right.kind === "draw" && isCounter(left));
  });
}

/** Returns whether several items at the end stay only because the loop ends before them: no draw is bound by the same `n − 2`. */
export function endsShort(model: SwapLoop, cards: number, fixed: readonly number[]): boolean {
  const isEnd = fixed.length > 1 && fixed[0] === cards - fixed.length;
  return isEnd && asksLength(model) && model.unknowns.length === 0 && !isDrawBoundByLength(model);
}

/** Returns whether a draw is scaled by the length itself, or by a variable that holds it throughout. */
function isDrawBoundByLength(model: SwapLoop): boolean {
  const carriers = new Set<string>();
  const aliases = new Set<string>();
  const isAbout = (expression: Expression, what: "draw" | "length"): boolean =>
    someExpression(
      expression,
      (inner) =>
        inner.kind === what || (inner.kind === "variable" && (what === "draw" ? carriers : aliases).has(inner.name)),
    );
  for (const statement of model.steps) {
    if (statement.kind === "assign" && isAbout(statement.value, "length")) aliases.add(statement.variable);
  }
  const changed = new Set<string>();
  const note = (statement: Statement): boolean => {
    if (statement.kind !== "assign") return false;
    changed.add(statement.variable);
    if (isAbout(statement.value, "draw")) carriers.add(statement.variable);
    return false;
  };
  for (const statement of model.steps) if (statement.kind === "loop") someStatement(statement, note);
  for (const name of changed) aliases.delete(name);
  return mentions(model.steps, (expression) => isAbout(expression, "draw") && isAbout(expression, "length"));
}
