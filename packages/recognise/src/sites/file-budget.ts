// What the shuffles of one file may cost, to judge and to fix them: counted in steps, so that the same file ends in the same findings on every machine.
import { isFairShuffle, verdict, type ShuffleModel, type SwapLoop, type Verdict } from "@fair-shuffle/bias";
import {
  countSpent,
  drawsFromList,
  getPart,
  getReach,
  isFairDraw,
  isFairOn,
  type Part,
} from "@fair-shuffle/bias/model";
import { countPartsRead } from "./parts-read.ts";

/** One for each run over a file. Steps are the units of the engine: a few of them take a microsecond. */
export interface FileBudget {
  /** What is left for recognising and judging. Where nothing is, the rest of the file is not judged. */
  judging: number;
  /** What is left for ways out. Where nothing is, findings come without them. */
  fixing: number;
  /** True once a place of the file was left out, or a way out. */
  isCut: boolean;
  lacksFixes: boolean;
  /** Equal models of a file are judged, and paid for, once. */
  readonly verdicts: Map<string, Known<Verdict>>;
  readonly fair: Map<string, Known<boolean>>;
  readonly reaches: Map<string, Known<number | undefined>>;
  readonly parts: Map<string, Known<Part | undefined>>;
  readonly fairParts: Map<string, Known<boolean>>;
  readonly fairDraws: Map<string, Known<boolean>>;
  /** Of equal models, the one that was met first: the engine keeps its last runs by the model that they were of. */
  readonly models: Map<string, ShuffleModel | readonly ShuffleModel[]>;
}

/** About a second of processor time, for both together, for files of up to 100 kB; longer ones may take as much longer. */
const LEAST_STEPS = 3_000_000;
const STEPS_FOR_A_CHARACTER = 30;
/** What one finding's ways out may take. */
const STEPS_FOR_ONE = 1_000_000;
/** What a place, and a finding's ways out, take beside what is counted. */
const STEPS_FOR_A_PLACE = 100;
const STEPS_FOR_A_FINDING = 500;

export function createFileBudget(length: number): FileBudget {
  const steps = Math.max(LEAST_STEPS, length * STEPS_FOR_A_CHARACTER);
  return {
    judging: steps,
    fixing: steps,
    isCut: false,
    lacksFixes: false,
    verdicts: new Map(),
    fair: new Map(),
    reaches: new Map(),
    parts: new Map(),
    fairParts: new Map(),
    fairDraws: new Map(),
    models: new Map(),
  };
}

/** Looks at one place, if anything is left for it, and returns whether it did. */
export function whileJudging(budget: FileBudget, look: () => void): boolean {
  if (budget.judging <= 0) {
    budget.isCut = true;
    return false;
  }
  const { parts } = countPartsRead(look);
  budget.judging -= STEPS_FOR_A_PLACE + parts;
  return true;
}

/** Works out a finding's ways out; where nothing is left for them, `otherwise` counts. */
export function whileFixing<Result>(budget: FileBudget, run: () => Result, otherwise: Result): Result {
  if (budget.fixing <= 0) {
    budget.lacksFixes = true;
    return otherwise;
  }
  const { result, parts } = countPartsRead(run);
  budget.fixing -= STEPS_FOR_A_FINDING + parts;
  return result;
}

/** Returns a model's verdict. */
export function getVerdict(budget: FileBudget, model: ShuffleModel): Verdict {
  return atCostOf(budget, "judging", budget.verdicts, knownVerdicts, model, verdict);
}

/** Returns whether a loop is exactly fair. Its verdict, which the loop gets in any case, mostly says that it is not. */
export function isFair(budget: FileBudget, model: SwapLoop): boolean {
  if (getVerdict(budget, model).kind === "biased") return false;
  return atCostOf(budget, "judging", budget.fair, knownFairness, model, isFairShuffle);
}

/** What the corrections of one finding are tried with. */
export interface Trial {
  /** Past what they may take, none is fair. */
  readonly isFair: (model: SwapLoop) => boolean;
  /** Whether a corrected loop is exactly fair on the very items that the other one moves; past what they may take, none is. */
  readonly isFairOnPartOf: (model: SwapLoop, corrected: SwapLoop) => boolean;
  readonly getPart: (model: SwapLoop) => Part | undefined;
  readonly getReach: (model: SwapLoop) => number | undefined;
  /** Whether a loop that was judged can draw a place outside of its list. */
  readonly leavesList: (model: SwapLoop) => boolean;
}

export function createTrial(budget: FileBudget): Trial {
  const least = Math.max(0, budget.fixing - STEPS_FOR_ONE);
  const mayTry = (): boolean => {
    if (budget.fixing > least) return true;
    budget.lacksFixes ||= least === 0;
    return false;
  };
  const find = (model: SwapLoop): Part | undefined =>
    atCostOf(budget, "fixing", budget.parts, knownParts, model, getPart);
  return {
    isFair: (model) => mayTry() && isFairOrDraw(budget, model),
    isFairOnPartOf: (model, corrected) => {
      const part = find(model);
      // Of the whole list, it is the same question for all loops.
      if (part === undefined || !mayTry()) return false;
      return part.kind === "whole"
        ? isFairOrDraw(budget, corrected)
        : atCostOf(budget, "fixing", budget.fairParts, knownFairParts, [model, corrected], () =>
            isFairOn(part, corrected),
          );
    },
    getPart: find,
    getReach: (model) => atCostOf(budget, "fixing", budget.reaches, knownReaches, model, getReach),
    leavesList: (model) => {
      const result = budget.verdicts.get(JSON.stringify(model))?.result;
      return result?.kind === "biased" && result.finding === "leavesArray";
    },
  };
}

/** Returns whether a corrected loop is exactly fair on all of its list: as a shuffle, or as a draw of some. */
function isFairOrDraw(budget: FileBudget, model: SwapLoop): boolean {
  if (budget.verdicts.get(JSON.stringify(model))?.result.kind === "biased") return false;
  return drawsFromList(model)
    ? atCostOf(budget, "fixing", budget.fairDraws, knownFairDraws, model, isFairDraw)
    : atCostOf(budget, "fixing", budget.fair, knownFairness, model, isFairShuffle);
}

function atCostOf<Model extends ShuffleModel | readonly ShuffleModel[], Result>(
  budget: FileBudget,
  part: "judging" | "fixing",
  paid: Map<string, Known<Result>>,
  known: Map<string, Known<Result>>,
  model: Model,
  find: (model: Model) => Result,
): Result {
  const key = JSON.stringify(model);
  const own = paid.get(key);
  if (own !== undefined) return own.result;
  const first = (budget.models.get(key) as Model | undefined) ?? model;
  budget.models.set(key, first);
  const found = remember(known, key, () => countSpent(() => find(first)));
  budget[part] -= found.units;
  paid.set(key, found);
  return found.result;
}

interface Known<Result> {
  readonly result: Result;
  readonly units: number;
}

/** An editor asks again at every keystroke; what a model is, and what it took, does not change. The oldest goes first. */
const knownVerdicts = new Map<string, Known<Verdict>>();
const knownFairness = new Map<string, Known<boolean>>();
const knownReaches = new Map<string, Known<number | undefined>>();
const knownParts = new Map<string, Known<Part | undefined>>();
const knownFairParts = new Map<string, Known<boolean>>();
const knownFairDraws = new Map<string, Known<boolean>>();
/** More than the different models of a file that its budget allows for, but for very cheap ones. */
const MOST_KNOWN = 2_000;

function remember<Result>(known: Map<string, Known<Result>>, key: string, find: () => Known<Result>): Known<Result> {
  const found = known.get(key) ?? find();
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return found;
}
