// Sorts by the engines' models in JavaScript, with the answers that a simulation draws: what the compiled sorts are held against.
import type { Engine, ListKind } from "../engines/engine.ts";
import { sortAs } from "../engines/sort-as.ts";
import { SUPPLY, writeFill, type AnswerSource, type Content, type MixedSigns } from "./answer-supply.ts";
import { isBoolean } from "./boolean-expression.ts";
import type { Compilation } from "./compilation.ts";
import { runSteps } from "./compile-steps.ts";
import { drawWord } from "./draw-code.ts";
import { evaluate } from "./expression-code.ts";
import { instantiate } from "./host.ts";
import { mixSeed } from "./random-stream.ts";
import { i32, i64, writeModule, type Code } from "./webassembly.ts";

export interface ModelledSort {
  readonly source: AnswerSource;
  readonly engine: Engine;
  readonly list: ListKind;
  readonly cards: number;
  /** How many times the same cards are sorted in a row. */
  readonly rounds: number;
  readonly seed: number;
}

const ADDRESS = 16;

/** Returns what sorts untouched cards so many times, from the start of a block on, and hands over each order. */
export function makeModelledSort({ source, engine, list, cards, rounds, seed }: ModelledSort) {
  const layout = { cards, lists: new Map(), unknowns: new Map() };
  const fill = writeFill(getContent(source), layout, ADDRESS);
  const { run, memory } = instantiate({ bytes: writeModule(fill, ADDRESS + 4 * SUPPLY) });
  const signs = new Int32Array(memory, ADDRESS, SUPPLY);
  const words = new Uint32Array(memory, ADDRESS, SUPPLY);
  const start = mixSeed(seed);
  let next = SUPPLY;
  let part = 0n;
  let block = 0n;
  const take = (answers: Int32Array | Uint32Array): number => {
    if (next === SUPPLY) {
      if (run(part++, start, block) !== 0) throw new Error("No answers could be drawn.");
      next = 0;
    }
    return answers[next++] ?? NaN;
  };
  const getCompare = makeCompare(
    source,
    () => take(signs),
    () => take(words),
  );
  const order = new Int32Array(cards);
  return (ofBlock: number, trials: number, onOrder: (order: Int32Array) => void): void => {
    [block, part, next] = [BigInt(ofBlock), 0n, SUPPLY];
    for (let trial = 0; trial < trials; trial++) {
      const compare = getCompare();
      for (let card = 0; card < cards; card++) order[card] = card;
      for (let round = 0; round < rounds; round++) sortAs(engine, order, compare, list);
      onOrder(order);
    }
  };
}

/** Signs, or random words, as words of four bytes. */
function getContent(source: AnswerSource): Content {
  if (source.kind === "mixture") return { size: 4, atOnce: 2, draw: drawWord, store: i64.store };
  const { steps, sign } = source.model;
  const draw = (compilation: Compilation): Code => [
    runSteps(compilation, steps),
    compilation.toInt(evaluate(compilation, { kind: "unary", operator: "sign", operand: sign })),
  ];
  return { size: 4, atOnce: 1, draw, store: i32.store };
}

/** Returns what is called before each trial, and returns its comparator. */
function makeCompare(
  source: AnswerSource,
  takeSign: () => number,
  takeWord: () => number,
): () => () => number | boolean {
  if (source.kind === "steps") {
    const compare = isBoolean(source.model.sign) ? (): boolean => takeSign() !== 0 : takeSign;
    return () => compare;
  }
  const answerBy = ({ below, notAbove, isBoolean: saysBoolean }: MixedSigns): (() => number | boolean) =>
    saysBoolean
      ? () => takeWord() >= notAbove
      : () => {
          const word = takeWord();
          return word < below ? -1 : word < notAbove ? 0 : 1;
        };
  return () => {
    let left = takeWord();
    const signs = source.mixture.find(({ weight }) => (left -= weight) < 0) ?? source.mixture.at(-1);
    if (signs === undefined) throw new RangeError("A mixture of nothing has no answer.");
    return answerBy(signs);
  };
}
