// Runs a swap loop on all its draws at once: every round is repeated for each interval of the draws that leads to other indices, weighted by the
// interval's length, and states that no later step can tell apart are added up.
import type { Expression } from "../model/expression.ts";
import { drawsFromList, getRestSteps } from "../model/rest-of-list.ts";
import { mentions, movesCards, someStatement, type Statement, type SwapLoop } from "../model/model.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { runAllPaths, startWith } from "./all-paths.ts";
import { readAlikeRounds } from "./alike-rounds.ts";
import { readDrawnSwaps } from "./drawn-swaps.ts";
import type { DrawnSwap, Ledger, Move } from "./ledger.ts";
import { getLiveAtTest, getLiveBefore } from "./liveness.ts";
import { getSize } from "./places.ts";
import * as rational from "./rational.ts";
import type { Rational } from "./rational.ts";
import type { Round, Setting, Start } from "./round.ts";
import { describeSettled, settle, type Settled } from "./settled-state.ts";
import { spend } from "./spending.ts";

const COST_OF_A_PATH = 20;

/** Beyond this many rounds a loop over n cards is taken not to end: fractions grow with every round. */
const getMostRounds = (cards: number): number => 4 * cards * cards + 200;

export interface Execution<Distribution> {
  readonly distribution: Distribution;
  /** The positions that the shuffle looks at. */
  readonly touched: ReadonlySet<number>;
  /** How many rounds its swapping loops make in all. */
  readonly rounds: number;
  /** How many cards are drawn into another list, where that is not all of them: they lie at the first places, and the rest behind them as it lay. */
  readonly drawn?: number;
}

/** What the run of one swap loop keeps; `rounds` counts on. */
interface Run<Distribution> {
  readonly setting: Setting;
  readonly steps: readonly Statement[];
  readonly ledger: Ledger<Distribution>;
  rounds: number;
}

interface State<Distribution> extends Start {
  readonly distribution: Distribution;
}

type States<Distribution> = readonly State<Distribution>[];

/** What stays in a loop, and what leaves it. */
interface Ways<Distribution> {
  readonly go: States<Distribution>;
  readonly leave: States<Distribution>;
}

type Loop = Extract<Statement, { kind: "loop" }>;

/** Adds up states that are one: later steps read the same of them, and the cards lie in the same places. */
function join<Distribution>(
  { setting, ledger }: Run<Distribution>,
  states: States<Distribution>,
): States<Distribution> {
  // Most rounds lead to one state alone, which need not be told from others.
  if (states.length < 2) return states;
  const joined = new Map<string, State<Distribution>>();
  for (const state of states) {
    const key = describe(setting, state, state.shape);
    const same = joined.get(key);
    joined.set(
      key,
      same === undefined ? state : { ...state, distribution: ledger.add(same.distribution, state.distribution) },
    );
  }
  return [...joined.values()];
}

const describe = (setting: Setting, settled: Settled, shape: Start["shape"]): string =>
  describeSettled(settled) + (setting.flows ? JSON.stringify(shape) : "");

/** Returns whether each round of a loop draws anew and reads nothing of what the round before left. */
function forgets(loop: Loop, liveAtBody: ReadonlySet<string>): boolean {
  const steps = [...loop.body, ...loop.update];
  const assigned = steps.flatMap((step) => (step.kind === "assign" ? [step.variable] : []));
  const draws = mentions(steps, ({ kind }) => kind === "draw");
  return draws && steps.every(({ kind }) => kind === "assign") && !assigned.some((name) => liveAtBody.has(name));
}

/** Runs straight-line steps from every state and adds up what comes out alike. */
function runBlock<Distribution>(
  run: Run<Distribution>,
  states: States<Distribution>,
  steps: (round: Round) => void,
  live: ReadonlySet<string>,
  sort: (round: Round) => "go" | "leave" = () => "go",
): Ways<Distribution> {
  const { setting, ledger } = run;
  const results: Record<"go" | "leave", State<Distribution>[]> = { go: [], leave: [] };
  for (const state of states) {
    const groups = new Map<string, { moves: Move[]; state: Start }>();
    let way: "go" | "leave" | undefined;
    const outcomes = runAllPaths(setting, state, steps);
    spend(outcomes.length * (COST_OF_A_PATH + ledger.getCost(state.distribution)));
    for (const outcome of outcomes) {
      const { weight, round } = outcome;
      const { shape, ...move } = round.getMove();
      const settled = settle(outcome, live);
      const key = outcomes.length === 1 ? "" : describe(setting, settled, shape);
      const taken = sort(round);
      if (taken !== (way ??= taken)) throw new Unjudgeable({ kind: "chanceEndsLoop" });
      const group = groups.get(key) ?? { moves: [], state: { ...settled, shape } };
      group.moves.push(setting.into === undefined ? { weight, ...move } : { weight, ...move, listEnd: shape.list });
      groups.set(key, group);
    }
    if (groups.size > 1) spend(groups.size * ledger.getCopyCost(state.distribution));
    for (const { moves, state: settled } of groups.values())
      results[way ?? "go"].push({ ...settled, distribution: ledger.mix(state.distribution, moves) });
  }
  return { go: join(run, results.go), leave: join(run, results.leave) };
}

/** Runs straight-line steps that only swap drawn places, by the places' shares; undefined where another look at them is needed. */
function runSwaps<Distribution>(
  run: Run<Distribution>,
  states: States<Distribution>,
  block: readonly Statement[],
  live: ReadonlySet<string>,
): States<Distribution> | undefined {
  const { setting, ledger } = run;
  if (!takesSwaps(ledger) || setting.flows) return undefined;
  const results: State<Distribution>[] = [];
  for (const state of states) {
    const read = readDrawnSwaps(setting, state, block, live);
    if (read === undefined) return undefined;
    const distribution = applySwaps(ledger, state.distribution, read.swaps);
    results.push({ ...read.settled, shape: state.shape, distribution });
  }
  return join(run, results);
}

type SwapLedger<Distribution> = Ledger<Distribution> & Required<Pick<Ledger<Distribution>, "swap">>;

const takesSwaps = <Distribution>(ledger: Ledger<Distribution>): ledger is SwapLedger<Distribution> =>
  ledger.swap !== undefined;

/** Returns the distribution after some swaps, one after the other. */
function applySwaps<Distribution>(
  ledger: SwapLedger<Distribution>,
  start: Distribution,
  swaps: readonly DrawnSwap[],
): Distribution {
  let distribution = start;
  for (const swap of swaps) {
    spend(COST_OF_A_PATH + (ledger.getSwapCost?.(distribution) ?? 0));
    distribution = ledger.swap(distribution, swap);
  }
  return distribution;
}

/** Returns whether steps with loops are one block to `runSwaps`: their loops only draw again what did not fit. */
const onlyDrawAgain = (steps: readonly Statement[]): boolean =>
  steps.some(containsLoop) && steps.every((step) => !containsLoop(step) || !movesCards(step));

const drawsAndLays = (block: readonly Statement[]): boolean =>
  mentions(block, ({ kind }) => kind === "draw") &&
  block.some((step) => someStatement(step, ({ kind }) => kind === "lay"));

function runTest<Distribution>(
  run: Run<Distribution>,
  test: Expression,
  states: States<Distribution>,
  live: ReadonlySet<string>,
): Ways<Distribution> {
  const ways = new Map<Round, "go" | "leave">();
  return runBlock(
    run,
    states,
    (round) => {
      ways.set(round, round.isTest(test) ? "go" : "leave");
    },
    live,
    (round) => ways.get(round) ?? "leave",
  );
}

/** A draw that is made again until it fits, `do { j = … } while (j === i)`: the draws that fit, each with its share of them. */
function runUntil<Distribution>(
  run: Run<Distribution>,
  loop: Loop,
  start: States<Distribution>,
  after: ReadonlySet<string>,
  liveAtBody: ReadonlySet<string>,
): States<Distribution> {
  const { setting, ledger } = run;
  const left: State<Distribution>[] = [];
  let states = start;
  if (loop.testFirst) {
    const { go, leave } = runTest(run, loop.test, start, new Set([...liveAtBody, ...after]));
    left.push(...leave);
    states = go;
  }
  for (const state of states) {
    const rejected = new Set<Round>();
    const outcomes = runAllPaths(setting, state, (round) => {
      round.run([...loop.body, ...loop.update]);
      if (round.isTest(loop.test)) rejected.add(round);
    });
    spend(outcomes.length * (COST_OF_A_PATH + ledger.getCost(state.distribution)));
    const fitting = outcomes.filter(({ round }) => !rejected.has(round));
    spend(fitting.length * ledger.getCopyCost(state.distribution));
    const share = fitting.reduce<Rational>((sum, { weight }) => rational.add(sum, weight), rational.ZERO);
    if (rational.sign(share) === 0) throw new Unjudgeable({ kind: "endlessLoop" });
    for (const outcome of fitting) {
      const settled = settle(outcome, after);
      const weight = rational.divide(outcome.weight, share);
      const move: Move = setting.flows
        ? { weight, from: new Map(), size: getSize(state.shape) }
        : { weight, from: new Map() };
      left.push({ ...settled, shape: state.shape, distribution: ledger.mix(state.distribution, [move]) });
    }
  }
  return join(run, left);
}

function runLoop<Distribution>(
  run: Run<Distribution>,
  loop: Loop,
  start: States<Distribution>,
  after: ReadonlySet<string>,
): States<Distribution> {
  let left: States<Distribution> = [];
  const liveAtTest = getLiveAtTest(loop, after, true);
  const liveAtUpdate = getLiveBefore(loop.update, liveAtTest);
  const liveAtBody = getLiveBefore(loop.body, liveAtUpdate);
  const liveBehindTest = new Set([...liveAtBody, ...after]);
  const isSwapping = movesCards(loop);
  if (!isSwapping && forgets(loop, liveAtBody)) return runUntil(run, loop, start, after, liveAtBody);
  const alike = isSwapping ? runAlike(run, loop, start, { liveAtUpdate, after }) : undefined;
  if (alike !== undefined) return [alike];
  let states = start;
  for (let count = 0; ; count++) {
    if (count > getMostRounds(run.setting.length)) {
      // A thousand random swaps come to an end.
      const countsOn = mentions(run.steps, (part) => part.kind === "number" && part.value > count);
      throw new Unjudgeable({ kind: countsOn ? "tooManySteps" : "endlessLoop" });
    }
    if (loop.testFirst || count > 0) {
      const { go, leave } = runTest(run, loop.test, states, liveBehindTest);
      left = join(run, [...left, ...leave]);
      states = go;
    }
    if (states.length === 0) return left;
    if (isSwapping) run.rounds++;
    states = runAll(run, loop.body, states, liveAtUpdate);
    states = runAll(run, loop.update, states, liveAtTest);
  }
}

/** Runs a loop whose rounds all make the same swaps; undefined for any other, and where another look at them is needed. */
function runAlike<Distribution>(
  run: Run<Distribution>,
  loop: Loop,
  [state, ...others]: States<Distribution>,
  live: { readonly liveAtUpdate: ReadonlySet<string>; readonly after: ReadonlySet<string> },
): State<Distribution> | undefined {
  const { setting, ledger } = run;
  if (!takesSwaps(ledger) || setting.flows || state === undefined || others.length > 0) return undefined;
  const alike = readAlikeRounds(setting, state, loop, { ...live, most: getMostRounds(setting.length) });
  if (alike === undefined) return undefined;
  run.rounds += alike.rounds;
  let { distribution } = state;
  for (let round = 0; round < alike.rounds; round++) distribution = applySwaps(ledger, distribution, alike.swaps);
  return { ...alike.settled, shape: state.shape, distribution };
}

const containsLoop = (statement: Statement): boolean => someStatement(statement, ({ kind }) => kind === "loop");

/** Steps as they are run: one after the other, or first of all as one block, whose loops only draw again what did not fit. */
interface Plan {
  readonly isOneBlock: boolean;
  readonly parts: readonly Part[];
}

/** A loop, or a block of steps between loops; `rest` is what comes behind it. */
interface Part {
  readonly loop: Loop | undefined;
  readonly block: readonly Statement[];
  readonly drawsAndLays: boolean;
  readonly rest: readonly Statement[];
}

/** Each round of a loop runs the same steps. */
const plans = new WeakMap<readonly Statement[], Plan>();

function getPlan(statements: readonly Statement[]): Plan {
  const known = plans.get(statements);
  if (known !== undefined) return known;
  const parts: Part[] = [];
  for (let index = 0; index < statements.length;) {
    const statement = statements[index];
    const end = statements.findIndex((candidate, position) => position >= index && containsLoop(candidate));
    const block = statements.slice(index, end === -1 ? undefined : end === index ? index + 1 : end);
    index += block.length;
    parts.push({
      loop: statement?.kind === "loop" ? statement : undefined,
      block,
      drawsAndLays: drawsAndLays(block),
      rest: statements.slice(index),
    });
  }
  const plan = { isOneBlock: onlyDrawAgain(statements) && drawsAndLays(statements), parts };
  plans.set(statements, plan);
  return plan;
}

function runAll<Distribution>(
  run: Run<Distribution>,
  statements: readonly Statement[],
  start: States<Distribution>,
  after: ReadonlySet<string>,
): States<Distribution> {
  const { isOneBlock, parts } = getPlan(statements);
  if (isOneBlock) {
    const swapped = runSwaps(run, start, statements, after);
    if (swapped !== undefined) return swapped;
  }
  let states = start;
  for (const { loop, block, drawsAndLays: maySwap, rest } of parts) {
    const live = getLiveBefore(rest, after);
    if (loop !== undefined) {
      states = runLoop(run, loop, states, live);
      continue;
    }
    states =
      (maySwap ? runSwaps(run, states, block, live) : undefined) ??
      runBlock(
        run,
        states,
        (round) => {
          round.run(block);
        },
        live,
      ).go;
  }
  return states;
}

/**
 * Runs a swap loop over a list of `length` cards, on all draws at once.
 * @param options.mayLose whether the ledger takes moves that overwrite cards.
 * @throws Unjudgeable where the steps are beyond exact methods; LeavesList where an index can lie outside the list.
 */
export function execute<Distribution>(
  model: SwapLoop,
  length: number,
  unknowns: ReadonlyMap<string, number>,
  ledger: Ledger<Distribution>,
  { mayLose = false }: { readonly mayLose?: boolean } = {},
): Execution<Distribution> {
  const { steps, list, into, original } = model;
  const touched = new Set<number>();
  const has = (predicate: (statement: Statement) => boolean): boolean =>
    steps.some((step) => someStatement(step, predicate));
  const setting: Setting = {
    list,
    into,
    length,
    flows: into !== undefined || has(({ kind }) => kind === "insert" || kind === "take"),
    isStill: !has((statement) => statement.kind !== "assign" && "list" in statement && statement.list === list),
    touched,
    mayLose,
    ...(original === undefined ? {} : { original: original.list }),
  };
  const run: Run<Distribution> = { setting, steps, ledger, rounds: 0 };
  const start: State<Distribution> = {
    ...startWith(new Map([...unknowns].map(([name, value]) => [name, rational.fromNumber(value)]))),
    distribution: ledger.start,
    shape: { list: length, into: 0, copied: [], empty: [] },
  };
  const ends = runAll(run, steps, [start], new Set());
  const { rounds } = run;
  // What only lies there in the end was not looked at.
  const looked = new Set(touched);
  const drawn = getDrawn(model, ends);
  const complete = drawn === undefined ? ends : runAll(run, getRestSteps(model), ends, new Set());
  const [first, ...others] = complete.map((end) => {
    const { shape, distribution } = end;
    if (!setting.flows) return distribution;
    const [from, to] = into === undefined ? [0, shape.list] : [shape.list, getSize(shape)];
    if (to - from !== length || shape.empty.length > 0) throw new Unjudgeable({ kind: "leavesCardsOut" });
    return ledger.slice(distribution, from, to);
  });
  if (first === undefined) throw new Unjudgeable({ kind: "neverEnds" });
  return {
    distribution: others.reduce((sum, end) => ledger.add(sum, end), first),
    touched: looked,
    rounds,
    ...(drawn === undefined ? {} : { drawn }),
  };
}

/** Returns how many cards were drawn into another list, where others stay in their own one; how many is never left to chance. */
function getDrawn<Distribution>(model: SwapLoop, ends: States<Distribution>): number | undefined {
  if (!drawsFromList(model)) return undefined;
  const shapes = ends.map(({ shape }) => shape);
  if (shapes.every(({ list, copied }) => list === copied.length)) return undefined;
  const counts = new Set(shapes.map(({ into }) => into));
  const [drawn] = counts;
  if (counts.size > 1) throw new Unjudgeable({ kind: "drawsSomeByChance" });
  return drawn;
}
