// The position matrix that V8's sort leaves: one run of fewer than 64 cards; from there on runs, and merges that gallop. What V8 asks next is decided by the
// lengths of its runs and by how many wins it takes to gallop, and by nothing else; so there is a matrix for each way in which they can be.
import { getLastMerge, getLeastRun, getNextMerge, V8_GALLOPS_FROM, V8_MERGES_FROM } from "../engines/v8.ts";
import { spend } from "./spending.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { getUntouchedPositions } from "./positions.ts";
import { addRun, getHalvingPlaces, insertCard, mergeRuns, type Run } from "./run-positions.ts";
import { getV8Merges } from "./v8-merge.ts";

/** Lengths of runs that are rarer than this are left out: of a fair coin's, those of some 40 cards more than V8 needs. All of them stay below 1e-9. */
const NEGLIGIBLE = 1e-12;
/** Some ten seconds. */
const MOST_STEPS = 3e9;
/** A fair coin of more cards takes more. */
const MOST_CARDS_OF_COIN = 127;

/**
 * Returns P[position][card] for 64 cards and more.
 * @param negative P(answer below 0).
 * @throws Unjudgeable where that takes too many steps.
 */
export function getV8Positions(cards: number, negative: number): Run {
  // What it would take, before anything is computed: of how many numbers of wins that make V8 gallop there will have to be a matrix is what is kept.
  let steps = 0;
  walkRuns<number>(cards, negative, {
    start: 1,
    append: (ends) => ends,
    add: Math.max,
    merge: (ends, run, lengths, keepsEnd) => {
      steps += ends * getMergeSteps(lengths[run] ?? 0, lengths[run + 1] ?? 0) * (keepsEnd ? 3 * LIKELY_ENDS : 1);
      if (steps > MOST_STEPS) {
        throw new Unjudgeable({ kind: "longRuns", cards, anyBelow: V8_MERGES_FROM, mostOfCoin: MOST_CARDS_OF_COIN });
      }
      return LIKELY_ENDS;
    },
  });
  spend(steps / 100);
  const done = walkRuns<Parts>(cards, negative, {
    start: new Map([[V8_GALLOPS_FROM, []]]),
    append: appendRun,
    add: addParts,
    merge: (parts, run, lengths, keepsEnd) => mergeParts(parts, run, lengths, negative, keepsEnd),
  });
  const sum = Array.from({ length: cards }, () => new Float64Array(cards));
  for (const [run] of done.values()) if (run !== undefined) addRun(sum, run);
  return sum;
}

/** Returns P[position][card] of cards that become one run, as V8 makes fewer than 64. */
export const getV8RunPositions = (cards: number, negative: number): Run =>
  getRunOptions(cards, cards, negative)[0]?.run ?? [];

/** A merge leaves about so many numbers of wins that are likely. */
const LIKELY_ENDS = 6;

/** All places where a merge can start, with all the cards that can be left of either run, and for each the outcomes of a gallop. */
const getMergeSteps = (left: number, right: number): number => 5 * left * right * (left + right) ** 2;

/** The runs that wait, for each number of wins that it can take to gallop; the rows of each add up to the chance that it is so. */
type Parts = ReadonlyMap<number, readonly Run[]>;

/** What is kept of the runs while their lengths are walked through. */
interface Keeper<Kept> {
  readonly start: Kept;
  append(kept: Kept, option: Option): Kept;
  add(left: Kept, right: Kept): Kept;
  /** Merges run number `run` with the next one. */
  merge(kept: Kept, run: number, lengths: readonly number[], keepsEnd: boolean): Kept;
}

interface Group<Kept> {
  readonly lengths: readonly number[];
  readonly chance: number;
  readonly kept: Kept;
}

/** Walks through all the lengths that runs can have, and merges them when V8 does. */
function walkRuns<Kept>(cards: number, negative: number, keeper: Keeper<Kept>): Kept {
  const leastRun = getLeastRun(cards);
  /** By how many cards lie in runs: the runs' lengths, and what is kept. */
  const groups = Array.from({ length: cards + 1 }, () => new Map<string, Group<Kept>>());
  groups[0]?.set("", { lengths: [], chance: 1, kept: keeper.start });
  for (let start = 0; start < cards; start++) {
    const here = groups[start];
    if (here === undefined || here.size === 0) continue;
    const options = getRunOptions(cards - start, leastRun, negative);
    for (const group of here.values()) {
      for (const option of options) {
        const chance = group.chance * option.chance;
        if (chance < NEGLIGIBLE) continue;
        const end = start + option.length;
        let { lengths, kept } = mergeWhile(
          {
            lengths: [...group.lengths, option.length],
            kept: keeper.append(group.kept, option),
          },
          getNextMerge,
          keeper,
          end === cards,
        );
        if (end === cards) ({ lengths, kept } = mergeWhile({ lengths, kept }, getLastMerge, keeper, true));
        const there = groups[end];
        const name = lengths.join();
        const known = there?.get(name);
        there?.set(name, {
          lengths,
          chance: chance + (known?.chance ?? 0),
          kept: known === undefined ? kept : keeper.add(known.kept, kept),
        });
      }
    }
    here.clear();
  }
  const [done] = groups[cards]?.values() ?? [];
  return done?.kept ?? keeper.start;
}

function mergeWhile<Kept>(
  runs: Pick<Group<Kept>, "lengths" | "kept">,
  getMerge: (lengths: readonly number[]) => number,
  keeper: Keeper<Kept>,
  isLast: boolean,
): Pick<Group<Kept>, "lengths" | "kept"> {
  let { lengths, kept } = runs;
  for (let run = getMerge(lengths); run >= 0; run = getMerge(lengths)) {
    kept = keeper.merge(kept, run, lengths, !(isLast && lengths.length === 2));
    lengths = lengths.toSpliced(run, 2, (lengths[run] ?? 0) + (lengths[run + 1] ?? 0));
  }
  return { lengths, kept };
}

/** A length that the next run can have. */
interface Option {
  readonly length: number;
  readonly chance: number;
  /** Its cards; the rows add up to the chance. */
  readonly run: Run;
}

/** The runs that V8 can find or make of the next cards, `rest` in number. */
function getRunOptions(rest: number, leastRun: number, negative: number): readonly Option[] {
  if (rest === 1) return [{ length: 1, chance: 1, run: getUntouchedPositions(1) }];
  const least = Math.min(leastRun, rest);
  const getFalling = (length: number): number => negative ** (length - 1) * (length < rest ? 1 - negative : 1);
  const getRising = (length: number): number => (1 - negative) ** (length - 1) * (length < rest ? negative : 1);
  const made = Array.from({ length: least }, () => new Float64Array(least));
  let chance = 0;
  for (let length = 2; length <= least; length++) {
    // The runs that were shorter, with one card more.
    if (length > 2) insertCard(made, length - 1, getHalvingPlaces(length - 1, negative), chance);
    const [rising, falling] = [getRising(length), getFalling(length)];
    addFoundRun(made, length, rising, falling);
    chance += rising + falling;
  }
  const options = [{ length: least, chance, run: made }];
  for (let length = least + 1; length <= rest; length++) {
    const [rising, falling] = [getRising(length), getFalling(length)];
    if (rising + falling < NEGLIGIBLE) continue;
    const run = Array.from({ length }, () => new Float64Array(length));
    addFoundRun(run, length, rising, falling);
    options.push({ length, chance: rising + falling, run });
  }
  return options;
}

/** A run that was found is left as it is where it rises, and turned round where it falls. */
function addFoundRun(run: Run, length: number, rising: number, falling: number): void {
  for (let position = 0; position < length; position++) {
    const row = run[position];
    if (row === undefined) return;
    row[position] = (row[position] ?? 0) + rising;
    row[length - 1 - position] = (row[length - 1 - position] ?? 0) + falling;
  }
}

const getChance = (runs: readonly Run[]): number => runs[0]?.[0]?.reduce((sum, share) => sum + share, 0) ?? 1;

const scale = (run: Run, chance: number): Run => run.map((row) => row.map((share) => share * chance));

function appendRun(parts: Parts, { run, chance }: Option): Parts {
  return new Map(
    [...parts].map(([least, runs]) => [least, [...runs.map((old) => scale(old, chance)), scale(run, getChance(runs))]]),
  );
}

function addParts(left: Parts, right: Parts): Parts {
  const sum = new Map(left);
  for (const [least, runs] of right) {
    const known = sum.get(least);
    known?.forEach((run, index) => {
      addRun(run, runs[index] ?? []);
    });
    if (known === undefined) sum.set(least, runs);
  }
  return sum;
}

function mergeParts(parts: Parts, run: number, lengths: readonly number[], negative: number, keepsEnd: boolean): Parts {
  const merged = new Map<number, readonly Run[]>();
  for (const [least, runs] of parts) {
    if (getChance(runs) < NEGLIGIBLE) continue;
    const [left, right] = [runs[run] ?? [], runs[run + 1] ?? []];
    const merges = getV8Merges(lengths[run] ?? 0, lengths[run + 1] ?? 0, negative, least, keepsEnd);
    for (const [end, merge] of merges) {
      const both = mergeRuns(left, right, merge);
      const share = getChance([both]) / getChance(runs);
      if (share === 0) continue;
      const others = runs.map((other) => scale(other, share));
      const all = others.toSpliced(run, 2, both);
      const known = merged.get(end);
      known?.forEach((sum, index) => {
        addRun(sum, all[index] ?? []);
      });
      if (known === undefined) merged.set(end, all);
    }
  }
  return merged;
}
