// The position matrix that JavaScriptCore's sort leaves. Powersort merges the runs along halves of halves of the list: the runs whose middles lie in the left
// half of a stretch become one, those in the right half become one, and these two are merged. So a stretch is computed from its halves.
import {
  JAVASCRIPTCORE_MADE_RUN,
  JAVASCRIPTCORE_MERGES_FROM,
  JAVASCRIPTCORE_SHORT_RUN,
} from "../engines/javascriptcore.ts";
import { spend } from "./spending.ts";
import { Unjudgeable } from "./unjudgeable.ts";
import { addRun, getHalvingPlaces, insertCards, type Run } from "./run-positions.ts";

/** Runs that are rarer than this, start and all, are left out; all of them stay below 1e-9. */
const NEGLIGIBLE = 1e-15;
/** Some ten seconds. */
const MOST_CARDS = 200;

/**
 * Returns P[position][card].
 * @param turns the chance that JavaScriptCore turns two cards round: P(answer below 0), or P(false).
 * @throws Unjudgeable beyond 200 cards.
 */
export function getJavaScriptCorePositions(cards: number, turns: number): Run {
  if (cards > MOST_CARDS) {
    throw new Unjudgeable({ kind: "longSort", engine: "javascriptcore", cards, most: MOST_CARDS });
  }
  if (cards < JAVASCRIPTCORE_MERGES_FROM) return insertCards(1, cards, (earlier) => getHalvingPlaces(earlier, turns));
  // Measured: a sixth of a second for 52 cards, ten seconds for 200.
  spend(2e7 * (cards / MOST_CARDS) ** 3);
  const runs = getRuns(cards, turns);
  const whole = getStretch(runs, 0, 0);
  const tables = getMergeTables(cards, turns);
  const positions = Array.from({ length: cards }, () => new Float64Array(cards));
  for (let card = 0; card < cards; card++) {
    const [block] = followCard(whole, card, runs, tables);
    block?.places.forEach((chance, position) => {
      const row = positions[position];
      if (row !== undefined) row[card] = chance;
    });
  }
  return positions;
}

/** The runs that can be found or made, from `start` to before `end`, given that one starts there. */
interface Runs {
  readonly cards: number;
  /** [start · (cards + 1) + end]: the chance of a run that rises by itself, and of one that was made by insertion at its start. */
  readonly found: Float64Array;
  readonly made: Float64Array;
  /** [rest]: the inserted cards where so many cards are left; the rows add up to 1. */
  readonly inserted: readonly Run[];
  /** The chance that a run starts at a position. */
  readonly starts: Float64Array;
}

function getRuns(cards: number, turns: number): Runs {
  const stays = 1 - turns;
  const found = new Float64Array((cards + 1) ** 2);
  const made = new Float64Array((cards + 1) ** 2);
  const starts = new Float64Array(cards + 1);
  const inserted: Run[] = [];
  /** The chance that a run rises for `length` cards more and then ends, of `rest` that there are. */
  const getRise = (length: number, rest: number): number => stays ** length * (length < rest ? turns : 1);
  starts[0] = 1;
  for (let start = 0; start < cards; start++) {
    const rest = cards - start;
    const here = start * (cards + 1);
    const size = Math.min(JAVASCRIPTCORE_MADE_RUN, rest);
    let isShort = 0;
    for (let length = 1; length <= Math.min(JAVASCRIPTCORE_SHORT_RUN, rest); length++)
      isShort += getRise(length - 1, rest - 1);
    for (let more = 0; more <= rest - size; more++)
      made[here + start + size + more] = isShort * getRise(more, rest - size);
    // A run that rises by itself is asked again whether it goes on.
    for (let length = JAVASCRIPTCORE_SHORT_RUN + 1; length <= rest; length++) {
      const chance = getRise(length - 1, rest - 1);
      for (let more = 0; more <= rest - length; more++) {
        const end = here + start + length + more;
        found[end] = (found[end] ?? 0) + chance * getRise(more, rest - length);
      }
    }
    for (let end = start + 1; end <= cards; end++) {
      const chance = (starts[start] ?? 0) * ((found[here + end] ?? 0) + (made[here + end] ?? 0));
      starts[end] = (starts[end] ?? 0) + chance;
    }
    inserted[rest] ??= getInserted(rest, size, getRise, isShort, turns);
  }
  return { cards, found, made, inserted, starts };
}

/** The cards of a run that rose too shortly, after the others were inserted. */
function getInserted(
  rest: number,
  size: number,
  getRise: (length: number, rest: number) => number,
  isShort: number,
  turns: number,
): Run {
  const sum = Array.from({ length: size }, () => new Float64Array(size));
  if (isShort === 0) return sum;
  for (let length = 1; length <= Math.min(JAVASCRIPTCORE_SHORT_RUN, rest); length++) {
    const run = insertCards(length, size, (earlier) => getHalvingPlaces(earlier, turns));
    addRun(sum, run, getRise(length - 1, rest - 1) / isShort);
  }
  return sum;
}

/** All runs whose middles lie in one stretch of the list: a 2^depth-th part. */
interface Stretch {
  /** [start · (cards + 1) + end]: the chance that they fill the cards from `start` to before `end`, given that a run starts there. */
  readonly chances: Float64Array;
  /** Its halves; undefined where it has room for the middle of one run only. */
  readonly halves: readonly [Stretch, Stretch] | undefined;
}

function getStretch(runs: Runs, depth: number, index: number): Stretch {
  const { cards, found, made, starts } = runs;
  const width = cards + 1;
  const chances = new Float64Array(width ** 2);
  // The first stretch starts with the first card, and the last one ends with the last.
  const isKept = (start: number, end: number): boolean =>
    (index > 0 || start === 0) &&
    (index < 2 ** depth - 1 || end === cards) &&
    (starts[start] ?? 0) * (chances[start * width + end] ?? 0) > NEGLIGIBLE;
  // Twice the middles of two neighbours differ by their lengths, of which the first one is no short run, and the last one has a card.
  const halves =
    (2 * cards) / 2 ** depth <= JAVASCRIPTCORE_SHORT_RUN + 2
      ? undefined
      : ([getStretch(runs, depth + 1, 2 * index), getStretch(runs, depth + 1, 2 * index + 1)] as const);
  for (let start = 0; start < cards; start++) {
    for (let end = start + 1; end <= cards; end++) {
      const place = start * width + end;
      if (halves === undefined) {
        const isHere = Math.floor(((start + end) * 2 ** depth) / (2 * cards)) === index;
        if (isHere) chances[place] = (found[place] ?? 0) + (made[place] ?? 0);
      } else {
        const [left, right] = halves;
        let chance = (left.chances[place] ?? 0) + (right.chances[place] ?? 0);
        for (let middle = start + 1; middle < end; middle++)
          chance += (left.chances[start * width + middle] ?? 0) * (right.chances[middle * width + end] ?? 0);
        chances[place] = chance;
      }
      if (!isKept(start, end)) chances[place] = 0;
    }
  }
  return { chances, halves };
}

/** Merging card by card: how likely a card comes behind how many of the other run, [others · cards + card]. */
interface MergeTable {
  /** While there are more of them. */
  readonly some: Float64Array;
  /** All of them, where there are so many. */
  readonly all: Float64Array;
}

function getMergeTables(cards: number, turns: number): readonly [left: MergeTable, right: MergeTable] {
  const width = cards + 1;
  const reached = new Float64Array(width ** 2);
  const createTable = (): MergeTable => ({ some: new Float64Array(width ** 2), all: new Float64Array(width ** 2) });
  const [left, right] = [createTable(), createTable()];
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < width; j++) {
      const before =
        (i > 0 ? (1 - turns) * (reached[(i - 1) * width + j] ?? 0) : 0) +
        (j > 0 ? turns * (reached[i * width + j - 1] ?? 0) : 0);
      const here = i === 0 && j === 0 ? 1 : before;
      reached[i * width + j] = here;
      left.some[j * width + i] = here * (1 - turns);
      right.some[i * width + j] = here * turns;
      // The last card of one run goes where so many of the other one had gone, or earlier.
      if (j < cards)
        left.all[(j + 1) * width + i] = here * turns + (i > 0 ? (left.all[(j + 1) * width + i - 1] ?? 0) : 0);
      if (i < cards)
        right.all[(i + 1) * width + j] = here * (1 - turns) + (j > 0 ? (right.all[(i + 1) * width + j - 1] ?? 0) : 0);
    }
  }
  return [left, right];
}

/** Cards that have become one run, and where in it a card lies: the chances add up to that of the run, given that one starts there. */
interface Block {
  readonly start: number;
  readonly end: number;
  readonly places: Float64Array;
}

/** Returns the runs of a stretch that can hold a card. */
function followCard(
  stretch: Stretch,
  card: number,
  runs: Runs,
  tables: readonly [MergeTable, MergeTable],
): Iterable<Block> {
  const { cards } = runs;
  const width = cards + 1;
  const { chances, halves } = stretch;
  const blocks = new Map<number, Block>();
  const getBlock = (start: number, end: number): Block => {
    const known = blocks.get(start * width + end);
    const block = known ?? { start, end, places: new Float64Array(end - start) };
    if (known === undefined) blocks.set(start * width + end, block);
    return block;
  };
  if (halves === undefined) {
    for (let start = 0; start <= card; start++) {
      for (let end = card + 1; end <= cards; end++) {
        if ((chances[start * width + end] ?? 0) > 0) placeCard(getBlock(start, end), card, runs);
      }
    }
    return blocks.values();
  }
  const [left, right] = halves;
  const inLeft = [...followCard(left, card, runs, tables)];
  const inRight = [...followCard(right, card, runs, tables)];
  for (const { start, end, places } of [...inLeft, ...inRight]) {
    if ((chances[start * width + end] ?? 0) === 0) continue;
    const block = getBlock(start, end);
    places.forEach((chance, place) => (block.places[place] = (block.places[place] ?? 0) + chance));
  }
  for (const [start, same] of groupBy(inLeft, (block) => block.start)) {
    for (let end = start + 1; end <= cards; end++) {
      if ((chances[start * width + end] ?? 0) === 0) continue;
      const parts = same.map((block) => ({
        places: block.places,
        others: end - block.end,
        chance: block.end < end ? (right.chances[block.end * width + end] ?? 0) : 0,
      }));
      addMerged(getBlock(start, end).places, parts, tables[0], width);
    }
  }
  for (const [end, same] of groupBy(inRight, (block) => block.end)) {
    for (let start = 0; start < end; start++) {
      if ((chances[start * width + end] ?? 0) === 0) continue;
      const parts = same.map((block) => ({
        places: block.places,
        others: block.start - start,
        chance: start < block.start ? (left.chances[start * width + block.start] ?? 0) : 0,
      }));
      addMerged(getBlock(start, end).places, parts, tables[1], width);
    }
  }
  return blocks.values();
}

function groupBy(blocks: readonly Block[], getKey: (block: Block) => number): Map<number, Block[]> {
  const groups = new Map<number, Block[]>();
  for (const block of blocks) {
    const group = groups.get(getKey(block)) ?? [];
    group.push(block);
    groups.set(getKey(block), group);
  }
  return groups;
}

function placeCard({ start, end, places }: Block, card: number, { cards, found, made, inserted }: Runs): void {
  const place = start * (cards + 1) + end;
  const rows = inserted[cards - start] ?? [];
  const index = card - start;
  const chance = made[place] ?? 0;
  places[index] = (places[index] ?? 0) + (found[place] ?? 0) + (index < rows.length ? 0 : chance);
  if (index >= rows.length || chance === 0) return;
  rows.forEach((row, position) => (places[position] = (places[position] ?? 0) + chance * (row[index] ?? 0)));
}

/** A run that is merged with one of `others` cards, which is there with this chance. */
interface MergePart {
  readonly places: Float64Array;
  readonly others: number;
  readonly chance: number;
}

/** Adds the places after merging, for all lengths of the other run at once. */
function addMerged(sum: Float64Array, parts: readonly MergePart[], { some, all }: MergeTable, width: number): void {
  const likely = parts.filter(({ chance }) => chance > 0).sort((a, b) => b.others - a.others);
  const longest = likely.reduce((most, { places }) => Math.max(most, places.length), 0);
  const places = new Float64Array(longest);
  let next = 0;
  for (let others = (likely[0]?.others ?? 0) - 1; others >= 0; others--) {
    // From here on, down to none, there are so many of this one's others.
    for (let part = likely[next]; part !== undefined && part.others > others; part = likely[++next]) {
      for (let place = 0; place < part.places.length; place++) {
        const chance = part.chance * (part.places[place] ?? 0);
        places[place] = (places[place] ?? 0) + chance;
        sum[place + part.others] = (sum[place + part.others] ?? 0) + chance * (all[part.others * width + place] ?? 0);
      }
    }
    const row = others * width;
    for (let place = 0; place < longest; place++)
      sum[place + others] = (sum[place + others] ?? 0) + (places[place] ?? 0) * (some[row + place] ?? 0);
  }
}
