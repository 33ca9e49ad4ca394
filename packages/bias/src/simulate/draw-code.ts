// Code that draws: a double, or whole numbers without any rounding, and what a single draw decides.
import type { Expression } from "../model/expression.ts";
import { batchDraws, type Batch } from "./batched-draws.ts";
import { constant, int, isSmall, negate, test, type Value } from "./code-values.ts";
import { getKnown, type Knowledge } from "./known-beforehand.ts";
import type { Compilation } from "./compilation.ts";
import { stepStream } from "./stream-code.ts";
import * as wasm from "./webassembly.ts";
import { f64, I32, i32, I64, i64, type Code } from "./webassembly.ts";

/** A draw is one of so many multiples of 2^−53. */
const DRAW_STEPS = 2 ** 53;

/** Among more outcomes than these a draw is a double; 2^26 of them would still be told apart. */
const MOST_OUTCOMES = 2 ** 26;

/** The next 64 random bits. */
export function drawWord(compilation: Compilation): Code {
  return stepStream(compilation.state, compilation.getNamed("word", I64));
}

/** A draw on [0, 1) in steps of 2^−53. */
export function drawNumber(compilation: Compilation): Code {
  return [
    [drawWord(compilation), i64.constant(11n), i64.shiftRightUnsigned, f64.fromLongUnsigned],
    [f64.constant(2 ** -53), f64.multiply],
  ];
}

/** A whole number from 0 to before `count`, each as likely as any other, to the last bit. */
function drawBelow(compilation: Compilation, count: number): Code {
  if (compilation.depth > 0) {
    const alone = batchDraws([count])[0];
    return alone === undefined
      ? []
      : [drawBatch(compilation, alone, "inner"), wasm.getLocal(compilation.getNamed("inner 0", I32))];
  }
  const index = compilation.drawnCounts.push(count) - 1;
  if (compilation.batches === undefined) return i32.constant(0);
  const batch = compilation.batches.find(({ start, end }) => index >= start && index < end);
  if (batch === undefined) throw new RangeError("A draw was not foreseen.");
  return [
    index === batch.start ? drawBatch(compilation, batch, "drawn") : [],
    wasm.getLocal(compilation.getNamed(`drawn ${index - batch.start}`, I32)),
  ];
}

/** Draws several whole numbers from one word of 64 bits, or two of 32, again until none of them is favoured. */
function drawBatch(compilation: Compilation, { halves }: Batch, name: string): Code {
  const [bits, rest] = [compilation.getNamed("bits", I64), compilation.getNamed("rest", I64)];
  let drawn = 0;
  const write = (part: Batch["halves"][number], index: number): Code => [
    [
      wasm.getLocal(bits),
      index === 0 ? [i64.constant(32n), i64.shiftRightUnsigned] : [i64.constant(0xffff_ffffn), i64.and],
    ],
    wasm.setLocal(rest),
    part.counts.map((count): Code => [
      [wasm.getLocal(rest), i64.constant(BigInt(count)), i64.multiply, wasm.teeLocal(rest)],
      [
        i64.constant(32n),
        i64.shiftRightUnsigned,
        i64.wrap,
        wasm.setLocal(compilation.getNamed(`${name} ${drawn++}`, I32)),
      ],
      [wasm.getLocal(rest), i64.constant(0xffff_ffffn), i64.and, wasm.setLocal(rest)],
    ]),
    part.least === 0 ? [] : [wasm.getLocal(rest), i64.constant(BigInt(part.least)), i64.lessUnsigned, wasm.branchIf(0)],
  ];
  return wasm.loop([drawWord(compilation), wasm.setLocal(bits), halves.map(write)]);
}

/** draws · scale + offset. */
interface Affine {
  readonly draws: 0 | 1;
  readonly scale: number;
  readonly offset: number;
}

/** Reads an expression as draws · scale + offset, where all else is known beforehand. */
function getAffine(knowledge: Knowledge, expression: Expression): Affine | undefined {
  if (expression.kind === "draw") return { draws: 1, scale: 1, offset: 0 };
  const known = getKnown(knowledge, expression);
  if (known !== undefined) return { draws: 0, scale: 0, offset: known };
  if (expression.kind !== "binary") return undefined;
  const [left, right] = [getAffine(knowledge, expression.left), getAffine(knowledge, expression.right)];
  if (left === undefined || right === undefined || left.draws + right.draws !== 1) return undefined;
  switch (expression.operator) {
    case "+":
      return { draws: 1, scale: left.scale + right.scale, offset: left.offset + right.offset };
    case "-":
      return { draws: 1, scale: left.scale - right.scale, offset: left.offset - right.offset };
    case "*": {
      const [drawn, factor] = left.draws === 1 ? [left, right.offset] : [right, left.offset];
      return { draws: 1, scale: drawn.scale * factor, offset: drawn.offset * factor };
    }
    default:
      return undefined;
  }
}

/** Returns at how many of a draw's steps a form of one draw is 0, or would be, beyond its range and between its steps. */
function getEdge(form: Affine | undefined): number | undefined {
  if (form?.draws !== 1 || form.scale === 0) return undefined;
  const edge = (-form.offset / form.scale) * DRAW_STEPS;
  return Number.isFinite(edge) ? edge : undefined;
}

/** One of `count` whole numbers, the smallest of which is `offset`. */
interface WholeDraw {
  readonly count: number;
  readonly offset: number;
}

/** Reads what stands in `floor(draw * k + c)`, for whole k > 0 and c. */
export function getWholeDraw(knowledge: Knowledge, expression: Expression): WholeDraw | undefined {
  const form = getAffine(knowledge, expression);
  if (form?.draws !== 1 || !(form.scale >= 1) || !isSmall(form.scale) || !isSmall(form.offset)) return undefined;
  return form.scale > MOST_OUTCOMES || form.offset < 0 ? undefined : { count: form.scale, offset: form.offset };
}

/** `floor(draw * k + c)` for whole k > 0 and c: one of k whole numbers, drawn without any rounding. */
export function drawWhole(compilation: Compilation, expression: Expression): Value | undefined {
  const whole = getWholeDraw(compilation, expression);
  if (whole === undefined) return undefined;
  const { count, offset } = whole;
  if (count === 1) return constant(offset);
  const drawn = drawBelow(compilation, count);
  return int(offset === 0 ? drawn : [drawn, i32.constant(offset), i32.add], offset, offset + count - 1);
}

/** `draw * k + c < d` and its like: a draw is a whole number of steps, and how many of them lie below is known beforehand. */
export function compareDraw(
  compilation: Compilation,
  { operator, left, right }: Extract<Expression, { kind: "binary" }>,
): Value | undefined {
  if (operator !== "<" && operator !== "<=" && operator !== ">" && operator !== ">=") return undefined;
  const form = getAffine(compilation, { kind: "binary", operator: "-", left, right });
  const edge = getEdge(form);
  if (form === undefined || edge === undefined) return undefined;
  const rises = form.scale > 0;
  const isBelow = rises === operator.startsWith("<");
  // At the edge itself the two sides are equal.
  const below = isDrawBelow(compilation, isBelow === operator.endsWith("=") ? Math.floor(edge) + 1 : Math.ceil(edge));
  return isBelow ? below : negate(below);
}

/** Whether a draw is one of its first `steps` values. */
function isDrawBelow(compilation: Compilation, steps: number): Value {
  if (steps <= 0) return constant(0);
  if (steps >= DRAW_STEPS) return constant(1);
  return test([drawWord(compilation), i64.constant(BigInt.asIntN(64, BigInt(steps) << 11n)), i64.lessUnsigned]);
}

/** The sign of `draw * k + c`. */
export function drawSign(compilation: Compilation, expression: Expression): Value | undefined {
  const form = getAffine(compilation, expression);
  const edge = getEdge(form);
  if (form === undefined || edge === undefined || edge <= 0 || edge >= DRAW_STEPS - 1) return undefined;
  const word = compilation.getTemporary(I64);
  const isBelow = (steps: number): Code => [
    wasm.getLocal(word),
    i64.constant(BigInt.asIntN(64, BigInt(steps) << 11n)),
    i64.lessUnsigned,
  ];
  const [below, notAbove] = [isBelow(Math.ceil(edge)), isBelow(Math.floor(edge) + 1)];
  const above: Code = [notAbove, i32.isZero];
  const [plus, minus] = form.scale > 0 ? [above, below] : [below, above];
  return int([drawWord(compilation), wasm.setLocal(word), plus, minus, i32.subtract], -1, 1);
}
