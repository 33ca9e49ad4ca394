// A comparator's answers as code: a function of the module draws some thousands of them ahead, and a sort takes them one by one.
import type { Engine, ListKind } from "../engines/engine.ts";
import type { Expression } from "../model/expression.ts";
import type { ComparatorSort } from "../model/model.ts";
import { compile, runSteps } from "./compile-steps.ts";
import type { Compilation, Layout } from "./compilation.ts";
import { isBoolean } from "./boolean-expression.ts";
import { negate, toTest, type Value } from "./code-values.ts";
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

/** What an engine asks of a comparator's answer, as `engines/compare.ts` says. */
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

/** Whose answers are asked for, and by whom. */
export interface Asking {
  readonly source: AnswerSource;
  readonly engine: Engine;
  readonly list: ListKind;
}

/** So many answers are drawn ahead: a part of a block's. Each part has a random stream of its own. */
export const SUPPLY = 8192;

/** What a supply is filled with. */
export interface Content {
  /** How many bytes each answer takes. */
  readonly size: number;
  /** How many answers are drawn at once. */
  readonly atOnce: number;
  readonly draw: (compilation: Compilation) => Code;
  readonly store: (address: number) => Code;
}

/** Random words of 32 bits. */
const WORDS: Content = { size: 4, atOnce: 2, draw: drawWord, store: i64.store };

/** What a comparator's own steps answer to an engine's question: 1 or 0. */
const answer = (model: ComparatorSort, question: Question): Content => ({
  size: 1,
  atOnce: 1,
  draw: (compilation) => [runSteps(compilation, model.steps), putQuestion(compilation, question, model.sign)],
  store: i32.storeByte,
});

/** Leaves 1 where a comparator's result is what is asked for, else 0. */
export function putQuestion(compilation: Compilation, question: Question, sign: Expression): Code {
  const compare = (operator: "<" | ">"): Value =>
    evaluate(compilation, { kind: "binary", operator, left: sign, right: { kind: "number", value: 0 } });
  switch (question) {
    case "isBelow":
      return toTest(compare("<"));
    case "isAbove":
      return toTest(compare(">"));
    case "isBelowOrFalse":
      return toTest(isBoolean(sign) ? negate(evaluate(compilation, sign)) : compare("<"));
  }
}

export const getContent = ({ source, engine, list }: Asking): Content =>
  source.kind === "steps" ? answer(source.model, QUESTIONS[engine][list]) : WORDS;

const FILL_PARAMETERS = [I64, I64, I64] as const;
const [PART, SEED, BLOCK] = [0, 1, 2] as const;

/** Returns the function `fill(part, seed, block)`: it draws a part of a block's answers and returns a status. */
export function writeFill({ size, atOnce, draw, store }: Content, layout: Layout, address: number): Routine {
  // The state takes the place of seed and block, which are read once.
  const written = compile(layout, FILL_PARAMETERS, [SEED, BLOCK], (compilation) => {
    const own = [compilation.getNamed("own", I64), compilation.getNamed("mixed", I64)] as const;
    const start = { seed: wasm.getLocal(SEED), block: wasm.getLocal(BLOCK), part: wasm.getLocal(PART) };
    const { at } = getLocals(compilation, "at");
    const one: Code = [compilation.begin(), at.get, draw(compilation), store(address), at.step(size * atOnce)];
    return [startStream(start, compilation.state, own), repeatWhile(one, isLess(at.get, SUPPLY * size))];
  });
  const body = [written.code, i32.constant(STATUS.done)];
  return { parameters: FILL_PARAMETERS, result: I32, locals: written.locals, body };
}
/** Where a supply lies, and what it is drawn from. */
export interface SupplyPlace {
  readonly address: number;
  /** The number of the function that fills it. */
  readonly fill: number;
  /** Code of the mixed seed and of the block, 64 bits each. */
  readonly seed: Code;
  readonly block: Code;
}

/** Code that takes the answers, in the order in which they were drawn. */
interface TakenAnswers {
  /** To be run before the first sort of a block. */
  readonly beginBlock: Code;
  /** To be run before the first sort of a trial. */
  readonly beginTrial: Code;
  /** Leaves 1 where the next answer is what the engine asks for, else 0. */
  readonly ask: () => Code;
}

/** Returns code that takes answers; whenever all of them are taken, it draws the block's next part. */
export function takeAnswers(asking: Asking, place: SupplyPlace, compilation: Compilation): TakenAnswers {
  const { address, fill, seed, block } = place;
  const { source, engine, list } = asking;
  const { size } = getContent(asking);
  const { "next answer": next, status } = getLocals(compilation, "next answer", "status");
  const part = compilation.getNamed("part", I64);
  const all = i32.constant(SUPPLY * size);
  const refill: Code = [
    status.set([wasm.getLocal(part), seed, block, wasm.call(fill)]),
    when(status.get, [status.get, wasm.leave]),
    [wasm.getLocal(part), i64.constant(1n), i64.add, wasm.setLocal(part)],
    next.set(i32.constant(0)),
  ];
  const load = source.kind === "steps" ? i32.loadByte(address) : i32.load(address);
  const take: Code = [when([next.get, all, i32.equal], refill), next.get, load, next.step(size)];
  const beginBlock: Code = [next.set(all), i64.constant(0n), wasm.setLocal(part)];
  if (source.kind === "steps") return { beginBlock, beginTrial: [], ask: () => take };
  const limit = compilation.getNamed("limit", I64);
  const question = QUESTIONS[engine][list];
  return {
    beginBlock,
    beginTrial: [take, chooseLimit(source.mixture, question, limit, compilation)],
    ask: () => [[take, i64.extendUnsigned, wasm.getLocal(limit), i64.less], question === "isAbove" ? i32.isZero : []],
  };
}

/** Returns what a random word must be less than to be what is asked for, or, where a sort asks for answers above 0, not to be it. */
function getLimit({ below, notAbove, isBoolean: answersBoolean }: MixedSigns, question: Question): number {
  return question === "isAbove" || (question === "isBelowOrFalse" && answersBoolean) ? notAbove : below;
}

/** Chooses a limit by the random word on the stack: that of the first signs whose weight, added to those before them, is above the word, else of the last. */
function chooseLimit(
  mixture: readonly MixedSigns[],
  question: Question,
  limit: number,
  compilation: Compilation,
): Code {
  const left = compilation.getNamed("left of word", F64);
  return [
    [i64.extendUnsigned, f64.fromLongUnsigned, wasm.setLocal(left)],
    wasm.block(
      mixture.map((signs) => [
        [i64.constant(BigInt(getLimit(signs, question))), wasm.setLocal(limit)],
        [wasm.getLocal(left), f64.constant(signs.weight), f64.subtract, wasm.teeLocal(left)],
        [f64.constant(0), f64.less, wasm.branchIf(0)],
      ]),
    ),
  ];
}
