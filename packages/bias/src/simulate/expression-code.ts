// An expression becomes code, on integers wherever these can't leave 32 bits.
import type { BinaryOperator, Expression } from "../model/expression.ts";
import {
  constant,
  float,
  getBounds,
  int,
  isSmall,
  joinBounds,
  test,
  toFloat,
  toTest,
  type Value,
} from "./code-values.ts";
import { compareDraw, drawNumber, drawSign, drawWhole } from "./draw-code.ts";
import { BINARY, UNARY } from "./known-beforehand.ts";
import { fail, lengthOf, type ListPlace, type Compilation } from "./compilation.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { STATUS } from "./module-agreement.ts";
import * as wasm from "./webassembly.ts";
import { F64, f64, I32, i32, type Code } from "./webassembly.ts";

export function evaluate(compilation: Compilation, expression: Expression): Value {
  switch (expression.kind) {
    case "number":
      return constant(expression.value);
    case "length":
      return compilation.layout.lists.has(expression.list)
        ? compilation.readVariable(lengthOf(expression.list))
        : constant(compilation.layout.cards);
    case "variable":
      return compilation.readVariable(expression.name);
    case "draw":
      return float(drawNumber(compilation));
    case "card": {
      const list = compilation.layout.lists.get(expression.list);
      const position = getPosition(compilation, expression.position, list);
      // A card of another list only travels with the shuffle.
      if (list === undefined) return int([position, wasm.drop, i32.constant(-1)], -1, -1);
      return int([position, i32.constant(2), i32.shiftLeft, i32.load(list.address)], -1, compilation.layout.cards - 1);
    }
    case "holds":
      return test(searchList(compilation, expression));
    case "filled":
      return test(askPlace(compilation, expression));
    case "unary":
      return evaluateUnary(compilation, expression);
    case "binary":
      return evaluateBinary(compilation, expression);
    case "conditional": {
      const condition = evaluate(compilation, expression.test);
      if (condition.kind === "constant")
        return evaluate(compilation, condition.value !== 0 ? expression.then : expression.otherwise);
      return chooseValue(
        compilation,
        toTest(condition),
        () => evaluate(compilation, expression.then),
        () => evaluate(compilation, expression.otherwise),
      );
    }
  }
}

/** Leaves on the stack whether a list holds a card. */
function searchList(compilation: Compilation, { list: name, card }: Extract<Expression, { kind: "holds" }>): Code {
  const list = compilation.layout.lists.get(name);
  if (list === undefined) throw new Unjudgeable({ kind: "thirdList" });
  const sought = compilation.toInt(evaluate(compilation, card));
  const end = compilation.toInt(compilation.readVariable(list.length));
  const [wanted, at, found] = [
    compilation.getTemporary(I32),
    compilation.getTemporary(I32),
    compilation.getTemporary(I32),
  ];
  return [
    [sought, wasm.setLocal(wanted), i32.constant(0), wasm.setLocal(at), i32.constant(0), wasm.setLocal(found)],
    wasm.block(
      wasm.loop([
        [wasm.getLocal(at), end, i32.greaterOrEqual, wasm.branchIf(1)],
        [wasm.getLocal(at), i32.constant(2), i32.shiftLeft, i32.load(list.address)],
        [wasm.getLocal(wanted), i32.equal, wasm.teeLocal(found), wasm.branchIf(1)],
        [wasm.getLocal(at), i32.constant(1), i32.add, wasm.setLocal(at), wasm.branch(0)],
      ]),
    ),
    wasm.getLocal(found),
  ];
}

/** Leaves on the stack whether a card lies at a place of a list. */
function askPlace(compilation: Compilation, { list: name, position }: Extract<Expression, { kind: "filled" }>): Code {
  const list = compilation.layout.lists.get(name);
  if (list === undefined) throw new Unjudgeable({ kind: "thirdList" });
  const at = compilation.getTemporary(I32);
  const end = compilation.toInt(compilation.readVariable(list.length));
  return [
    [getPosition(compilation, position, list), wasm.teeLocal(at), end, i32.less],
    wasm.choose(
      [wasm.getLocal(at), i32.constant(2), i32.shiftLeft, i32.load(list.address), i32.constant(0), i32.greaterOrEqual],
      i32.constant(0),
      I32,
    ),
  ];
}

/** Returns code that leaves a position within a list on the stack, or leaves the function. */
export function getPosition(compilation: Compilation, expression: Expression, list: ListPlace | undefined): Code {
  const value = evaluate(compilation, expression);
  const { cards } = compilation.layout;
  // A list that the cards go into grows where a card is laid beyond its end.
  const length = list === undefined || list.grows ? constant(cards) : compilation.readVariable(list.length);
  const fits =
    length.kind === "constant" &&
    (value.kind === "int"
      ? value.low >= 0 && value.high < length.value
      : value.kind === "constant" && Number.isInteger(value.value) && value.value >= 0 && value.value < length.value);
  const code = compilation.toInt(value);
  if (fits) return code;
  const at = compilation.getTemporary(I32);
  return [
    [code, wasm.teeLocal(at), compilation.toInt(length), i32.lessUnsigned, i32.isZero],
    wasm.choose(fail(STATUS.leavesList), [], undefined),
    wasm.getLocal(at),
  ];
}

function chooseValue(compilation: Compilation, condition: Code, then: () => Value, otherwise: () => Value): Value {
  compilation.depth++;
  const [yes, no] = [then(), otherwise()];
  compilation.depth--;
  const bounds = joinBounds(getBounds(yes), getBounds(no));
  if (bounds === undefined) return float([condition, wasm.choose(toFloat(yes), toFloat(no), F64)]);
  const [whole, other] = [compilation.toInt(yes), compilation.toInt(no)];
  // Nothing is to be run on either way, and which one it is can mostly not be foreseen: so without a jump.
  const isPicked = yes.kind === "constant" && no.kind === "constant";
  const chosen: Code = isPicked ? [whole, other, condition, wasm.select] : [condition, wasm.choose(whole, other, I32)];
  return int(chosen, bounds.low, bounds.high);
}

function evaluateUnary(compilation: Compilation, expression: Extract<Expression, { kind: "unary" }>): Value {
  const { operator } = expression;
  if (operator === "floor" || operator === "trunc") {
    const drawn = drawWhole(compilation, expression.operand);
    if (drawn !== undefined) return drawn;
  }
  if (operator === "sign") {
    const drawn = drawSign(compilation, expression.operand);
    if (drawn !== undefined) return drawn;
  }
  const value = evaluate(compilation, expression.operand);
  if (value.kind === "constant") return constant(UNARY[operator](value.value));
  switch (operator) {
    case "!":
      return test([toTest(value), i32.isZero]);
    case "number":
      return value;
    case "floor":
    case "ceil":
    case "trunc":
      return value.kind === "int" ? value : float([value.code, f64[operator]]);
    case "uint32": {
      if (value.kind === "int" && value.low >= 0) return value;
      const local = compilation.getTemporary(F64);
      const read = wasm.getLocal(local);
      const above = [read, f64.constant(2 ** 32), f64.add];
      const isBelow = [toFloat(value), f64.trunc, wasm.teeLocal(local), f64.constant(0), f64.less];
      return float([isBelow, wasm.choose(above, read, F64)]);
    }
    case "round":
      return value.kind === "int" ? value : float([value.code, f64.constant(0.5), f64.add, f64.floor]);
    case "-":
      return value.kind === "int"
        ? int([i32.constant(0), value.code, i32.subtract], -value.high, -value.low)
        : float([value.code, f64.negate]);
    case "abs":
      return float([toFloat(value), f64.abs]);
    case "sign": {
      const local = compilation.getTemporary(F64);
      const read = wasm.getLocal(local);
      const zero = f64.constant(0);
      return int(
        [toFloat(value), wasm.setLocal(local), read, zero, f64.greater, read, zero, f64.less, i32.subtract],
        -1,
        1,
      );
    }
  }
}

function evaluateBinary(compilation: Compilation, expression: Extract<Expression, { kind: "binary" }>): Value {
  const { operator } = expression;
  const compared = compareDraw(compilation, expression);
  if (compared !== undefined) return compared;
  const left = evaluate(compilation, expression.left);
  if (operator === "&&" || operator === "||") return evaluateLogical(compilation, operator, left, expression.right);
  const right = evaluate(compilation, expression.right);
  if (left.kind === "constant" && right.kind === "constant") return constant(BINARY[operator](left.value, right.value));
  const whole = computeWhole(compilation, operator, left, right);
  if (whole !== undefined) return whole;
  const [a, b] = [toFloat(left), toFloat(right)];
  switch (operator) {
    case "+":
      return float([a, b, f64.add]);
    case "-":
      return float([a, b, f64.subtract]);
    case "*":
      return float([a, b, f64.multiply]);
    case "/":
      return float([a, b, f64.divide]);
    case "min":
      return float([a, b, f64.min]);
    case "max":
      return float([a, b, f64.max]);
    case "%":
      return float(remainder(compilation, a, b));
    case "<":
      return test([a, b, f64.less]);
    case "<=":
      return test([a, b, f64.lessOrEqual]);
    case ">":
      return test([a, b, f64.greater]);
    case ">=":
      return test([a, b, f64.greaterOrEqual]);
    case "==":
      return test([a, b, f64.equal]);
    case "!=":
      return test([a, b, f64.unequal]);
  }
}

/** Arithmetic on integers that can't leave 32 bits. */
function computeWhole(
  compilation: Compilation,
  operator: BinaryOperator,
  left: Value,
  right: Value,
): Value | undefined {
  const [a, b] = [getBounds(left), getBounds(right)];
  if (a === undefined || b === undefined) return undefined;
  const compute = (code: Code, ends: readonly number[]): Value | undefined =>
    ends.every(isSmall)
      ? int([compilation.toInt(left), compilation.toInt(right), code], Math.min(...ends), Math.max(...ends))
      : undefined;
  const compare = (code: Code): Value => test([compilation.toInt(left), compilation.toInt(right), code]);
  switch (operator) {
    case "+":
      return compute(i32.add, [a.low + b.low, a.high + b.high]);
    case "-":
      return compute(i32.subtract, [a.low - b.high, a.high - b.low]);
    case "*":
      return compute(i32.multiply, [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]);
    case "%":
      return a.low >= 0 && b.low > 0 ? compute(i32.remainder, [0, Math.min(a.high, b.high - 1)]) : undefined;
    case "<":
      return compare(i32.less);
    case "<=":
      return compare(i32.lessOrEqual);
    case ">":
      return compare(i32.greater);
    case ">=":
      return compare(i32.greaterOrEqual);
    case "==":
      return compare(i32.equal);
    case "!=":
      return compare(i32.unequal);
    default:
      return undefined;
  }
}

function evaluateLogical(compilation: Compilation, operator: "&&" | "||", left: Value, right: Expression): Value {
  if (left.kind === "constant") return (left.value !== 0) === (operator === "&&") ? evaluate(compilation, right) : left;
  const isInt = left.kind === "int";
  const local = compilation.getTemporary(isInt ? I32 : F64);
  const kept: Value = isInt ? int(wasm.getLocal(local), left.low, left.high) : float(wasm.getLocal(local));
  const condition: Code = [left.code, wasm.setLocal(local), toTest(kept)];
  const readLeft = (): Value => kept;
  const readRight = (): Value => evaluate(compilation, right);
  return operator === "&&"
    ? chooseValue(compilation, condition, readRight, readLeft)
    : chooseValue(compilation, condition, readLeft, readRight);
}

/** As `%`: with the sign of the dividend. Exact while the quotient is below 2^52. */
function remainder(compilation: Compilation, a: Code, b: Code): Code {
  const [dividend, divisor, rest] = [
    compilation.getTemporary(F64),
    compilation.getTemporary(F64),
    compilation.getTemporary(F64),
  ];
  const read = wasm.getLocal;
  const size: Code = [read(divisor), f64.abs];
  const signOf: Code = [
    f64.constant(1),
    f64.constant(-1),
    read(dividend),
    f64.constant(0),
    f64.greaterOrEqual,
    wasm.select,
  ];
  return [
    [a, wasm.setLocal(dividend), b, wasm.setLocal(divisor)],
    // On sizes alone; a quotient that was rounded up leaves less than nothing.
    [read(dividend), f64.abs, read(dividend), f64.abs, size, f64.divide, f64.trunc, size, f64.multiply, f64.subtract],
    [wasm.teeLocal(rest), read(rest), size, f64.add, read(rest), f64.constant(0), f64.greaterOrEqual, wasm.select],
    [signOf, f64.multiply],
  ];
}
