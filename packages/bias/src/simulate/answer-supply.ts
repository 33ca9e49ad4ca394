// A comparator's answers as code: a function of the module draws some thousands of them ahead, and a sort takes them one by one.
import type { Engine, ListKind } from "../engines/engine.ts";
import type { ComparatorSort } from "../model/model.ts";
import { compile, runSteps } from "./compile-steps.ts";
import type { Compilation, Layout } from "./compilation.ts";
import { isBoolean } from "./boolean-expression.ts";
import { drawWord } from "./draw-code.ts";
import { evaluate } from "./expression-code.ts";
import { STATUS } from "./module-agreement.ts";
import { getLocals, isLess, repeatWhile, when } from "./structured-code.ts";
import { startStream } from "./stream-code.ts";
import * as wasm from "./webassembly.ts";
import { F64, f64, I32, i32, I64, i64, type Code, type Routine } from "./webassembly.ts";

/** Signs that hold with a probability, as thresholds of a random word of 32 bits, off by less than 2^−32. */
export interface MixedSigns {
  /** In 2^−32. */
  readonly weight: number;
  /** Words below this say −1. */
  readonly below: number;
  /** Words below this that are not below the other say 0. */
  readonly notAbove: number;
  readonly isBoolean: boolean;
}

/** What an engine asks of an answer, as `engines/compare.ts` says. */
type Question = "isBelow" | "isBelowOrFalse" | "isAbove";

const QUESTIONS: Readonly<Record<Engine, Readonly<Record<ListKind, Question>>>> = {
  v8: { array: "isBelow", typedArray: "isAbove" },
  spidermonkey: { array: "isAbove", typedArray: "isAbove" },
  javascriptcore: { array: "isBelowOrFalse", typedArray: "isBelowOrFalse" },
};

/** How a comparator answers: by its own steps, or, where it shares draws made before the sort, by one of several mixtures of signs. */
export type AnswerSource =
  | { readonly kind: "steps"; readonly model: ComparatorSort }
  | { readonly kind: "mixture"; readonly mixture: readonly MixedSigns[] };

/** Where answers are kept, and what they are drawn from. */
export interface SupplyPlace {
  /** The address of room for `SUPPLY_BYTES`. */
  readonly address: number;
  /** The number of the function that fills it. */
  readonly fill: number;
  /** Code of the mixed seed and of the block, 64 bits each. */
  readonly seed: Code;
  readonly block: Code;
}

/** So many answers are drawn ahead: a part of a block's. Each part has a random stream of its own. */
export const SUPPLY = 8192;
const WORD = 4;
export const SUPPLY_BYTES = WORD * SUPPLY;

const FILL_PARAMETERS = [I64, I64, I64] as const;
const [PART, SEED, BLOCK] = [0, 1, 2] as const;

/** Returns the function `fill(part, seed, block)`: it draws a part of a block's answers, or of its random words, and returns a status. */
export function writeFill(source: AnswerSource, layout: Layout, address: number): Routine {
  // The state takes the place of seed and block, which are read once.
  const written = compile(layout, FILL_PARAMETERS, [SEED, BLOCK], (compilation) => {
    const own = [compilation.getNamed("own", I64), compilation.getNamed("mixed", I64)] as const;
    const start = { seed: wasm.getLocal(SEED), block: wasm.getLocal(BLOCK), part: wasm.getLocal(PART) };
    const { at } = getLocals(compilation, "at");
    const one: Code =
      source.kind === "steps"
        ? [compilation.begin(), at.get, answerOnce(source.model, compilation), i32.store(address), at.step(WORD)]
        : [at.get, drawWord(compilation), i64.store(address), at.step(2 * WORD)];
    return [startStream(start, compilation.state, own), repeatWhile(one, isLess(at.get, SUPPLY_BYTES))];
  });
  const body = [written.code, i32.constant(STATUS.done)];
  return { parameters: FILL_PARAMETERS, result: I32, locals: written.locals, body };
}

/** Leaves what the comparator answers: −1, 0 or 1 for a number, 0 or 1 for a boolean. */
const answerOnce = (model: ComparatorSort, compilation: Compilation): Code => [
  runSteps(compilation, model.steps),
  compilation.toInt(evaluate(compilation, { kind: "unary", operator: "sign", operand: model.sign })),
];

/** Code that takes the answers, in the order in which they were drawn. */
export interface TakenAnswers {
  /** To be run before the first sort of a block. */
  readonly beginBlock: Code;
  /** To be run before the first sort of a trial. */
  readonly beginTrial: Code;
  /** Leaves 1 where the next answer is what the engine asks for, else 0. */
  readonly ask: () => Code;
}

/** Returns code that takes the answers which `fill` draws: whenever all of them are taken, it draws the block's next part. */
export function takeAnswers(
  source: AnswerSource,
  { engine, list }: { readonly engine: Engine; readonly list: ListKind },
  { address, fill, seed, block }: SupplyPlace,
  compilation: Compilation,
): TakenAnswers {
  const question = QUESTIONS[engine][list];
  const { "next answer": next, status } = getLocals(compilation, "next answer", "status");
  const part = compilation.getNamed("part", I64);
  const refill: Code = [
    status.set([wasm.getLocal(part), seed, block, wasm.call(fill)]),
    when(status.get, [status.get, wasm.leave]),
    [wasm.getLocal(part), i64.constant(1n), i64.add, wasm.setLocal(part)],
    next.set(i32.constant(0)),
  ];
  const take: Code = [
    when([next.get, i32.constant(SUPPLY_BYTES), i32.equal], refill),
    [next.get, i32.load(address), next.step(WORD)],
  ];
  const beginBlock: Code = [next.set(i32.constant(SUPPLY_BYTES)), i64.constant(0n), wasm.setLocal(part)];
  const above: Code = question === "isAbove" ? i32.isZero : [];
  if (source.kind === "steps") {
    const limit = getLimit(question, isBoolean(source.model.sign), { below: 0, notAbove: 1 });
    return { beginBlock, beginTrial: [], ask: () => [take, i32.constant(limit), i32.less, above] };
  }
  const limit = compilation.getNamed("limit", I64);
  const limits = source.mixture.map((signs) => ({
    weight: signs.weight,
    limit: getLimit(question, signs.isBoolean, signs),
  }));
  return {
    beginBlock,
    beginTrial: [take, chooseLimit(limits, limit, compilation)],
    ask: () => [take, i64.extendUnsigned, wasm.getLocal(limit), i64.less, above],
  };
}

/** Returns what an answer must be less than to be what is asked for, or, where a sort asks for answers above 0, not to be it. */
function getLimit(
  question: Question,
  isBooleanAnswer: boolean,
  { below, notAbove }: { readonly below: number; readonly notAbove: number },
): number {
  return question === "isAbove" || (question === "isBelowOrFalse" && isBooleanAnswer) ? notAbove : below;
}

/** Chooses one of the limits by the random word on the stack: the first whose weight, added to those before it, is above the word, else the last. */
function chooseLimit(
  limits: readonly { readonly weight: number; readonly limit: number }[],
  chosen: number,
  compilation: Compilation,
): Code {
  const left = compilation.getNamed("left of word", F64);
  return [
    [i64.extendUnsigned, f64.fromLongUnsigned, wasm.setLocal(left)],
    wasm.block(
      limits.map(({ weight, limit }) => [
        [i64.constant(BigInt(limit)), wasm.setLocal(chosen)],
        [wasm.getLocal(left), f64.constant(weight), f64.subtract, wasm.teeLocal(left)],
        [f64.constant(0), f64.less, wasm.branchIf(0)],
      ]),
    ),
  ];
}
