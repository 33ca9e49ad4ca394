// What a swap loop does to a deck, cut into moves: each is decided by a few draws of whole numbers, and by nothing else.
import { someExpression } from "../model/expression.ts";
import { someStatement, type SwapLoop } from "../model/model.ts";
import { getRestSteps } from "../model/rest-of-list.ts";
import { DeckRun, NoDeck, NOWHERE, type DeckState, type DrawBelow } from "./deck-run.ts";
import { flattenSteps, getExpressions, isReadFrom, type FlatStep } from "./flat-steps.ts";
import { MOST_CARDS_IN_DECK } from "./module-agreement.ts";

/** How the cards are moved, for each way in which some draws turn out. */
export interface Move {
  /** How many whole numbers each draw chooses from, in the order of the draws. */
  readonly counts: readonly number[];
  /** For each outcome, the first draw's first: the lane from which each lane's card comes. As many as the product of the counts. */
  readonly sources: readonly (readonly number[])[];
}

/** A move may have so many outcomes: 16 kB of table. */
const MOST_OUTCOMES = 1024;

/** Runs of one model may take so many steps together, which is about 20 ms. */
const MOST_STEPS = 100_000;

/**
 * Returns what moves the cards, one after the other; the cards of the result then lie in the lanes of their positions.
 * Undefined where that depends on more than draws of whole numbers, or something else than a shuffle comes of it.
 * @param cards n, at most 16.
 */
export function getMoves(model: SwapLoop, cards: number, unknowns: ReadonlyMap<string, number>): Move[] | undefined {
  if (cards > MOST_CARDS_IN_DECK) return undefined;
  try {
    return new Moves(model, cards).get(unknowns);
  } catch (thrown) {
    if (thrown instanceof NoDeck) return undefined;
    throw thrown;
  }
}

/** Steps that are run: until so many of them drew, and then up to a place of the row, or else up to the next step that draws. */
interface Stretch {
  readonly drawing: number;
  readonly place: number | undefined;
}

class Moves {
  private readonly model: SwapLoop;
  private readonly cards: number;
  private readonly row: readonly FlatStep[];
  private readonly draws: readonly boolean[];
  /** Whether the cards are copied out of a list that never changes. */
  private readonly copies: boolean;
  private steps = 0;

  constructor(model: SwapLoop, cards: number) {
    this.model = model;
    this.cards = cards;
    this.row = flattenSteps([...model.steps, ...getRestSteps(model)]);
    this.draws = this.row.map((step) =>
      getExpressions(step).some((expression) => someExpression(expression, ({ kind }) => kind === "draw")),
    );
    const changesList = model.steps.some((statement) =>
      someStatement(
        statement,
        (inner) =>
          (inner.kind === "lay" || inner.kind === "insert" || inner.kind === "take") && inner.list === model.list,
      ),
    );
    this.copies = model.into !== undefined && !changesList;
  }

  get(unknowns: ReadonlyMap<string, number>): Move[] {
    const { model, cards, row } = this;
    const all = Array.from({ length: cards }, (_, lane) => lane);
    const lists = new Map<string, number[]>([[model.list, all]]);
    if (model.into !== undefined) lists.set(model.into, []);
    let state: DeckState = { place: 0, variables: unknowns, lists };
    const moves: Move[] = [];
    while (state.place < row.length) {
      const { move, next } = this.getMove(state);
      moves.push(move);
      state = next;
    }
    if (state.lists.get(model.into ?? model.list)?.length !== cards) throw new NoDeck();
    return moves;
  }

  /** Whether cards are only copied out of a list; their copies are what has lanes. */
  private isSource(list: string): boolean {
    return this.copies && list === this.model.list;
  }

  /** Returns the shortest move after which nothing is remembered of its draws but where the cards lie. */
  private getMove(state: DeckState): { readonly move: Move; readonly next: DeckState } {
    for (let drawing = 1; ; drawing++) {
      const { path } = this.runOnce(state, { drawing, place: undefined }, () => 0);
      // Before the next step that draws it is mostly over, else after any step before that one.
      for (const place of [undefined, ...path]) {
        const { counts, ends } = this.runAll(state, { drawing, place });
        const next = this.join(ends);
        if (next !== undefined) return { move: { counts, sources: ends.map((end) => this.getSources(end)) }, next };
      }
      if (path.at(-1) === this.row.length) throw new NoDeck();
    }
  }

  /** Runs to the end of a stretch, once for each outcome of the draws. */
  private runAll(
    state: DeckState,
    stretch: Stretch,
  ): { readonly counts: readonly number[]; readonly ends: readonly DeckState[] } {
    const counts: number[] = [];
    const drawn: number[] = [];
    const ends: DeckState[] = [];
    do {
      let index = 0;
      const { end } = this.runOnce(state, stretch, (count) => {
        if (index === counts.length && ends.length === 0) {
          counts.push(count);
          drawn.push(0);
        }
        // How many numbers are drawn, and from how many each, must not depend on others.
        if (counts[index] !== count) throw new NoDeck();
        return drawn[index++] ?? 0;
      });
      if (index !== counts.length) throw new NoDeck();
      ends.push(end);
      if (ends.length > MOST_OUTCOMES) throw new NoDeck();
    } while (increase(drawn, counts));
    return { counts, ends };
  }

  /** Runs to the end of a stretch; the path has the places after the last step that drew. */
  private runOnce(
    state: DeckState,
    { drawing, place }: Stretch,
    draw: DrawBelow,
  ): { readonly end: DeckState; readonly path: readonly number[] } {
    const run = new DeckRun(this.cards, state, this.model.into, draw);
    const path: number[] = [];
    for (let left = drawing; ;) {
      const step = this.row[run.place];
      if (step === undefined || (left === 0 && (run.place === place || this.draws[run.place] === true))) break;
      if (this.draws[run.place] === true) left--;
      run.run(step);
      if (left === 0) path.push(run.place);
      if (++this.steps > MOST_STEPS) throw new NoDeck();
    }
    return { end: run.getState(), path };
  }

  /** Returns the one state to go on from; undefined where something is remembered that depends on the draws. */
  private join(ends: readonly DeckState[]): DeckState | undefined {
    const [first] = ends;
    if (first === undefined || ends.some(({ place }) => place !== first.place)) return undefined;
    const variables = new Map<string, number>();
    for (const name of new Set(ends.flatMap((end) => [...end.variables.keys()]))) {
      const held = first.variables.get(name);
      if (typeof held === "number" && ends.every((end) => Object.is(end.variables.get(name), held)))
        variables.set(name, held);
      else if (isReadFrom(this.row, first.place, name)) return undefined;
    }
    for (const [name, { length }] of first.lists)
      if (ends.some(({ lists }) => lists.get(name)?.length !== length)) return undefined;
    let lanes = 0;
    const lists = new Map<string, number[]>();
    for (const [name, list] of first.lists)
      if (!this.isSource(name))
        lists.set(
          name,
          list.map(() => lanes++),
        );
    if (this.copies)
      lists.set(
        this.model.list,
        Array.from({ length: this.cards }, (_, card) => (card < lanes ? NOWHERE : card)),
      );
    return { place: first.place, variables, lists };
  }

  /** Returns the lane from which each lane's card comes. */
  private getSources({ lists }: DeckState): readonly number[] {
    const { cards } = this;
    const sources = [...lists].flatMap(([name, list]) => (this.isSource(name) ? [] : [...list]));
    // A card that is not copied yet stays in the lane that it began in.
    if (this.copies) for (let lane = sources.length; lane < cards; lane++) sources.push(lane);
    if (sources.length !== cards || new Set(sources).size !== cards) throw new NoDeck();
    return sources;
  }
}

/** Goes on to the next outcome of some draws, the last one of which changes fastest; false after the last outcome. */
function increase(drawn: number[], counts: readonly number[]): boolean {
  for (let index = drawn.length - 1; index >= 0; index--) {
    const value = (drawn[index] ?? 0) + 1;
    drawn[index] = value === counts[index] ? 0 : value;
    if (drawn[index] !== 0) return true;
  }
  return false;
}
