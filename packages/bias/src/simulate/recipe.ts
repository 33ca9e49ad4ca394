// What a simulation runs, as plain data that a worker needs no model for: modules, and the numbers that they don't know.
import type { Engine } from "../engines/engine.ts";
import { V8_MERGES_FROM } from "../engines/v8.ts";
import { toNumber, fromNumber } from "../exact/rational.ts";
import { getSignMixture } from "../exact/signs.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import {
  getRoundPlaces,
  type ComparatorSort,
  type KeyedSort,
  type ShuffleModel,
  type SwapLoop,
} from "../model/model.ts";
import type { AnswerSource, MixedSigns } from "./answer-supply.ts";
import { batchDraws } from "./batched-draws.ts";
import { writeDeckModule, type DeckModule } from "./deck-module.ts";
import { getMoves } from "./deck-moves.ts";
import { knowsRelaxed, knowsVectors } from "./known-instructions.ts";
import { BLOCK_TRIALS } from "./module-agreement.ts";
import { tabulate } from "./move-tables.ts";
import { writeKeyModule, writeShuffleModule, type ShuffleModule } from "./shuffle-module.ts";
import { writeAnsweredModule, writeSortModule } from "./sort-module.ts";

/** What is to be simulated. */
export interface SimulationTask {
  readonly model: ShuffleModel;
  /** n, at least 2. */
  readonly cards: number;
  readonly engine: Engine;
  readonly seed: number;
  /** Values for the model's unknowns. */
  readonly unknowns: ReadonlyMap<string, number>;
}

/** What a kernel is made of. */
export interface Recipe {
  readonly cards: number;
  readonly seed: number;
  /** Whether every single order of a block is kept. */
  readonly records: boolean;
  readonly shuffle: RecipeShuffle;
}

export type RecipeShuffle =
  /** A module that shuffles decks of 128 bits and counts by itself. */
  | { readonly kind: "deck"; readonly module: DeckModule }
  /** A module that shuffles and counts by itself. */
  | { readonly kind: "counting"; readonly module: ShuffleModule }
  /** A module that sorts by answers, which it draws ahead, and counts by itself. */
  | { readonly kind: "answered"; readonly module: ShuffleModule }
  /** A module that draws keys, by which JavaScript sorts. */
  | {
      readonly kind: "keyed";
      readonly module: ShuffleModule;
      readonly sort: KeyedSort["sort"];
      readonly engine: Engine;
      /** Where keys overwrite each other: the places at which that is done, in their order. What is drawn is what each round writes. */
      readonly places?: readonly number[];
    };

/** Writes a recipe that counts, or one that keeps the orders, too. */
export type WriteRecipe = (records: boolean) => Recipe;

/** Returns what writes the recipes of a model. @throws Unjudgeable where the model is beyond simulation. */
export function readTask(task: SimulationTask): WriteRecipe {
  const { model, cards, seed } = task;
  const make =
    (shuffle: (recorded: number) => RecipeShuffle): WriteRecipe =>
    (records) => ({ cards, seed, records, shuffle: shuffle(records ? BLOCK_TRIALS : 0) });
  switch (model.kind) {
    case "swapLoop":
      return make(getSwapShuffle(model, task));
    case "keyedSort": {
      const module = writeKeyModule(model, cards, task.unknowns, BLOCK_TRIALS);
      const rounds = model.overwriting && { places: getRoundPlaces(model.overwriting, cards) };
      return make(() => ({ kind: "keyed", module, sort: model.sort, engine: task.engine, ...rounds }));
    }
    case "comparatorSort": {
      if (task.engine === "v8" && cards < V8_MERGES_FROM && model.list !== "typedArray") {
        return make((recorded) => ({
          kind: "counting",
          module: writeSortModule(model, cards, task.unknowns, recorded),
        }));
      }
      const source = getAnswerSource(model, task.unknowns);
      const { list = "array", repeat: rounds = 1 } = model;
      const sort = { source, engine: task.engine, list, cards, unknowns: task.unknowns, rounds };
      return make((recorded) => ({ kind: "answered", module: writeAnsweredModule({ ...sort, recorded }) }));
    }
  }
}

/** A swap loop as decks where that can be done, else step by step. Both count the same. */
function getSwapShuffle(model: SwapLoop, { cards, unknowns }: SimulationTask): (recorded: number) => RecipeShuffle {
  const stepwise = writeShuffleModule(model, cards, unknowns, 0);
  const moves = knowsVectors() ? getMoves(model, cards, unknowns) : undefined;
  const counts = moves?.flatMap((move) => move.counts) ?? [];
  const { drawnCounts } = stepwise;
  // Both ways must have drawn the same.
  if (
    moves === undefined ||
    drawnCounts.length !== counts.length ||
    drawnCounts.some((each, at) => each !== counts[at])
  )
    return (recorded) => ({
      kind: "counting",
      module: recorded === 0 ? stepwise : writeShuffleModule(model, cards, unknowns, recorded),
    });
  const module = writeDeckModule({
    cards,
    tables: tabulate(moves),
    batches: batchDraws(counts),
    isRelaxed: knowsRelaxed(),
  });
  return () => ({ kind: "deck", module });
}

/** A comparator's own steps answer; one that shares draws made before the sort answers by its signs, for each way in which those turn out. */
export function getAnswerSource(model: ComparatorSort, unknowns: ReadonlyMap<string, number>): AnswerSource {
  if ((model.before ?? []).length === 0) return { kind: "steps", model };
  const values = new Map([...unknowns].map(([name, value]) => [name, fromNumber(value)]));
  const mixture = getSignMixture(model.before ?? [], model.steps, model.sign, values).map(
    ({ weight, signs }): MixedSigns => {
      const below = Math.round(toNumber(signs.negative) * 2 ** 32);
      const notAbove = below + Math.round(toNumber(signs.zero) * 2 ** 32);
      return { weight: toNumber(weight) * 2 ** 32, below, notAbove, isBoolean: signs.boolean };
    },
  );
  if (mixture.length === 0) throw new Unjudgeable({ kind: "noAnswer" });
  return { kind: "mixture", mixture };
}
