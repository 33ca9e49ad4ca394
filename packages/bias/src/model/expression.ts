// Index, sign and test expressions of draws: the arithmetic in which a model says what the code computes.

/**
 * An expression over draws, loop variables and lengths. Every `draw` is a fresh draw, uniform on [0, 1), each time it is
 * evaluated; a draw that is used twice stands in an `assign` once and is read as a variable.
 */
export type Expression =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "length"; readonly list: string }
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "draw" }
  /** The card that lies at a position of a list. */
  | { readonly kind: "card"; readonly list: string; readonly position: Expression }
  /** Whether a card has been copied into a list: `list.includes(card)`. */
  | { readonly kind: "holds"; readonly list: string; readonly card: Expression }
  /** Whether a card lies at a position of the list that the cards go into: `out[k] !== undefined`. */
  | { readonly kind: "filled"; readonly list: string; readonly position: Expression }
  | { readonly kind: "unary"; readonly operator: UnaryOperator; readonly operand: Expression }
  | {
      readonly kind: "binary";
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: "conditional";
      readonly test: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    };

/** `uint32` is JavaScript's `>>> 0` of a number above −2³² and up to 2³²: it cuts off the fraction and makes 2³² − 1 of −1. */
export type UnaryOperator = "-" | "!" | "floor" | "ceil" | "round" | "trunc" | "uint32" | "sign" | "abs" | "number";

/** JavaScript's own operators, with what they mean there for numbers. */
export type BinaryOperator =
  | "+"
  | "-"
  | "*"
  | "/"
  | "%"
  | "min"
  | "max"
  | "<"
  | "<="
  | ">"
  | ">="
  | "=="
  | "!="
  | "&&"
  | "||";

/** Returns the expressions that stand directly inside this one. */
export function getOperands(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "number":
    case "length":
    case "variable":
    case "draw":
      return [];
    case "card":
    case "filled":
      return [expression.position];
    case "holds":
      return [expression.card];
    case "unary":
      return [expression.operand];
    case "binary":
      return [expression.left, expression.right];
    case "conditional":
      return [expression.test, expression.then, expression.otherwise];
  }
}

/** Returns whether the expression, or one inside it, satisfies the predicate. */
export function someExpression(expression: Expression, predicate: (inner: Expression) => boolean): boolean {
  return predicate(expression) || getOperands(expression).some((operand) => someExpression(operand, predicate));
}

/** Returns the names of the variables that an expression reads. */
export function getNames(expression: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  someExpression(expression, (inner) => {
    if (inner.kind === "variable") names.add(inner.name);
    return false;
  });
  return names;
}

/** Returns what `+`, `-`, `*` or `/` makes of two numbers; undefined for any other operator. */
export function calculate(operator: BinaryOperator, left: number, right: number): number | undefined {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    default:
      return undefined;
  }
}
