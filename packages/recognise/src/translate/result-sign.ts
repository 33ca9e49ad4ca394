// What a comparator gives back, where nothing but its sign counts: text, nothing at all, and functions whose sign can be told from what they are given.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "../syntax/bindings.ts";
import { getFunctionAround, unwrap } from "../syntax/tree.ts";
import { floor, minus, number, over, plus } from "./arithmetic.ts";
import type { Translation } from "./translation.ts";

/** Returns whether an expression is what the comparator that is read gives back, in one of its branches or turned round by a minus: only its sign counts then. */
export function isResult(translation: Translation, source: TSESTree.Node): boolean {
  const { region, isSign } = translation.options;
  if (isSign !== true) return false;
  for (let node = source; node.parent != null; node = node.parent) {
    const { parent }: { parent: TSESTree.Node } = node;
    if (parent === region) return true;
    switch (parent.type) {
      case "ReturnStatement":
        return getFunctionAround(parent) === region;
      case "ConditionalExpression":
        if (parent.test === node) return false;
        break;
      case "LogicalExpression":
        // What stands on the left is asked whether it is true, which text can be although it is 0 as a number.
        if (parent.left === node) return false;
        break;
      case "SequenceExpression":
        // What stands before the last one is not read for its value.
        break;
      case "UnaryExpression":
        if (parent.operator !== "-" && parent.operator !== "+") return false;
        break;
      default:
        if (unwrap(parent) !== unwrap(node)) return false;
    }
  }
  return false;
}

/**
 * Returns the number that a sort makes of a comparator's result that is none: `"-1"` is −1, and what is no number at all (`undefined`, `null`, `NaN`, other text)
 * counts as 0, as the language says. Undefined where the expression is nothing of the kind.
 */
export function readResult(translation: Translation, node: TSESTree.Node): Expression | undefined {
  if (node.type === "Literal" && (typeof node.value === "string" || node.raw === "null")) {
    if (!isResult(translation, node)) return undefined;
    const value = Number(node.value);
    return number(Number.isNaN(value) ? 0 : value === Infinity ? 1 : value === -Infinity ? -1 : value);
  }
  const isNothing = isGlobal(translation.file, node, "undefined") || isGlobal(translation.file, node, "NaN");
  return isNothing && isResult(translation, node) ? number(0) : undefined;
}

/** A number below 0 gives NaN, which a sort takes for 0. */
const unlessBelowZero = (value: Expression, otherwise: Expression): Expression => ({
  kind: "conditional",
  test: { kind: "binary", operator: "<", left: value, right: number(0) },
  then: number(0),
  otherwise,
});

/** 1 where the rounded number of half turns is even, −1 where it is odd. */
const alternate = (halfTurns: Expression): Expression => ({
  kind: "conditional",
  test: {
    kind: "binary",
    operator: "==",
    left: { kind: "binary", operator: "%", left: floor(halfTurns), right: number(2) },
    right: number(0),
  },
  then: number(1),
  otherwise: number(-1),
});

/**
 * Functions of `Math` by the sign of their result. Each row says for which numbers the result is positive and for which negative, which is exact: where such a
 * function is 0 is one number, and a draw hits one number with probability 0. π is `Math.PI` here and in the code, so that its multiples cancel out.
 */
const SIGNS: Readonly<Record<string, ((x: Expression) => Expression) | undefined>> = {
  // Rising through 0 at 0.
  atan: (x) => x,
  asinh: (x) => x,
  cbrt: (x) => x,
  expm1: (x) => x,
  sinh: (x) => x,
  tanh: (x) => x,
  // Never negative, and no number below 0.
  sqrt: (x) => unlessBelowZero(x, x),
  // Positive everywhere.
  exp: () => number(1),
  cosh: () => number(1),
  // Rising through 0 at 1, and no number below 0.
  log: (x) => unlessBelowZero(x, minus(x, number(1))),
  log2: (x) => unlessBelowZero(x, minus(x, number(1))),
  log10: (x) => unlessBelowZero(x, minus(x, number(1))),
  log1p: (x) => unlessBelowZero(plus(x, number(1)), x),
  // By turns positive and negative, for as long as half a turn, or a quarter of one.
  sin: (x) => alternate(over(x, Math.PI)),
  cos: (x) => alternate(plus(over(x, Math.PI), number(0.5))),
  tan: (x) => alternate(over(x, Math.PI / 2)),
};

/** Returns an expression with the sign of a function of `Math`; undefined where more than the sign of it counts, or it is none whose sign is known. */
export function readSignOfFunction(
  translation: Translation,
  name: string,
  node: TSESTree.CallExpression,
): Expression | undefined {
  const getSign = SIGNS[name];
  const [value, ...more] = node.arguments;
  if (getSign === undefined || value === undefined || more.length > 0 || !isResult(translation, node)) return undefined;
  // It is read twice.
  return getSign(translation.capture(translation.expression(value)));
}
