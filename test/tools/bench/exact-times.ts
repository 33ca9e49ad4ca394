// A program that times the exact engine once in a fresh process, beside plain programs for the same numbers, and prints the times as JSON; its argument is the
// file of the models that exact-models.ts found. exact-speed.ts runs it.
import { readFileSync } from "node:fs";
import { exactPositions, getCatalogueEntry, verdict, type KeyedSort, type ShuffleModel } from "@fair-shuffle/bias";
import { parse } from "espree";
import { median } from "d3-array";
import { multiplyNaive, multiplyV8Sort, sumKeys, updateNaive } from "./plain-matrices.ts";

export interface Shape {
  readonly model: ShuffleModel;
  readonly text: string;
}

/** Milliseconds of ours, and of the plain program beside it. */
export interface Times {
  readonly ours: number;
  readonly theirs: number;
}

/** By the name of a matrix, and for each shape its first verdict and a later one. */
export interface ExactTimes {
  readonly matrices: Readonly<Record<MatrixName, Times>>;
  readonly cold: readonly Times[];
  readonly warm: readonly Times[];
}

export type MatrixName = "naive" | "sort" | "keys" | "thousand";

const CARDS = 52;
const ROUNDS = 21;
const WARM_ROUNDS = 5;

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file of the models.");
const shapes = JSON.parse(readFileSync(file, "utf8")) as Shape[];

// First of all: nothing has run yet.
const first = judgeAll();
const later = Array.from({ length: WARM_ROUNDS }, judgeAll);
const naive = getCatalogueEntry("naive-swap").model;
const keys: KeyedSort = { ...(getCatalogueEntry("colliding-keys").model as KeyedSort), sort: "stable" };
const times: ExactTimes = {
  cold: first,
  warm: shapes.map((_, index) => ({
    ours: median(later, (round) => round[index]?.ours) ?? NaN,
    theirs: median(later, (round) => round[index]?.theirs) ?? NaN,
  })),
  matrices: {
    naive: compare(naive, CARDS, () => multiplyNaive(CARDS)),
    sort: compare(getCatalogueEntry("random-comparator").model, CARDS, () => multiplyV8Sort(CARDS)),
    keys: compare(keys, CARDS, () => sumKeys(CARDS)),
    thousand: compare(naive, 1_000, () => updateNaive(1_000), 1),
  },
};
console.log(JSON.stringify(times));

function judgeAll(): Times[] {
  return shapes.map(({ model, text }) => {
    // One that was never judged: the engine keeps its last matrix by the model itself.
    const fresh = structuredClone(model);
    const theirs = time(() => parse(text, { ecmaVersion: "latest", sourceType: "module" }));
    return { ours: time(() => verdict(fresh)), theirs };
  });
}

/** In turns, the median of some rounds; the plain program has to come to the same numbers. */
function compare(
  model: ShuffleModel,
  cards: number,
  plain: () => readonly (readonly number[] | Float64Array)[],
  rounds = ROUNDS,
): Times {
  const runs = Array.from({ length: rounds }, () => {
    const fresh = structuredClone(model);
    let [mine, other]: (readonly (readonly number[] | Float64Array)[])[] = [[], []];
    const ours = time(() => (mine = exactPositions(fresh, cards)));
    const theirs = time(() => (other = plain()));
    mine?.forEach((row, position) => {
      row.forEach((share, card) => {
        if (!(Math.abs(share - (other?.[position]?.[card] ?? NaN)) < 1e-12))
          throw new Error(
            `The plain program comes to another number for card ${card} at position ${position} of ${cards}.`,
          );
      });
    });
    return { ours, theirs };
  });
  return { ours: median(runs, ({ ours }) => ours) ?? NaN, theirs: median(runs, ({ theirs }) => theirs) ?? NaN };
}

function time(run: () => unknown): number {
  const before = performance.now();
  run();
  return performance.now() - before;
}
