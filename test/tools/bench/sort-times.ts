// Simulated sorts by a coin, as each engine sorts, beside the engines' models in JavaScript.
import { getCatalogueEntry, simulate, sortAs, type Engine, type ListKind, type ShuffleModel } from "@fair-shuffle/bias";
import type { Goal, Row } from "./benchmark.ts";

const ROUNDS = 5;

interface Sort {
  readonly title: string;
  readonly engine: Engine;
  readonly list: ListKind;
  readonly cards: number;
  readonly trials: number;
  readonly goal: Goal;
}

const DECK = { cards: 13, trials: 1_000_000 };
const SORTS: readonly Sort[] = [
  { ...DECK, title: "V8's", engine: "v8", list: "array", goal: { leastRatio: 2.2, most: 100 } },
  { ...DECK, title: "V8's of a typed array", engine: "v8", list: "typedArray", goal: { leastRatio: 2.7, most: 100 } },
  { ...DECK, title: "SpiderMonkey's", engine: "spidermonkey", list: "array", goal: { leastRatio: 1.4, most: 100 } },
  { ...DECK, title: "JavaScriptCore's", engine: "javascriptcore", list: "array", goal: { leastRatio: 1.9, most: 100 } },
  { title: "V8's", engine: "v8", list: "array", cards: 100, trials: 100_000, goal: { leastRatio: 2.2 } },
];

/** Times every sort and its model in turns, in one thread. */
export async function timeSorts(): Promise<Row[]> {
  const { model } = getCatalogueEntry("random-comparator");
  const rows: Row[] = [];
  for (const sort of SORTS) {
    const best = { ours: Infinity, theirs: Infinity };
    for (let round = 0; round < ROUNDS; round++) {
      best.ours = Math.min(best.ours, await time(() => simulateSort(model, sort)));
      best.theirs = Math.min(
        best.theirs,
        await time(() => {
          sortByModel(sort);
        }),
      );
    }
    const { title, cards, trials, goal } = sort;
    const name = `${trials.toLocaleString("en")} sorts of ${cards} cards by a coin, ${title}`;
    rows.push({ name, unit: "ms", ...best, rival: "its model in JavaScript", goal });
  }
  return rows;
}

/** Milliseconds of processor time: a simulation steps aside for others many times a second, and they would be measured, too. */
async function time(run: () => void | Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Compiling is part of it. */
async function simulateSort(model: ShuffleModel, { engine, list, cards, trials }: Sort): Promise<void> {
  if (model.kind !== "comparatorSort") throw new Error("The catalogue's sort by a coin is no sort by a comparator.");
  await simulate({ ...model, list }, { cards, trials, seed: 1, engine });
}

/** The model draws by xorshift32, and counts what a simulation counts. */
function sortByModel({ engine, list, cards, trials }: Sort): void {
  const counts = new Uint32Array(cards * cards);
  const order = new Int32Array(cards);
  let state = 1;
  const compare = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state < 0 ? -1 : 1;
  };
  for (let trial = 0; trial < trials; trial++) {
    for (let card = 0; card < cards; card++) order[card] = card;
    sortAs(engine, order, compare, list);
    for (let position = 0; position < cards; position++) {
      const cell = position * cards + (order[position] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  const counted = counts.reduce((sum, count) => sum + count, 0);
  if (counted !== cards * trials) throw new Error(`The model of ${engine} lost cards.`);
}
