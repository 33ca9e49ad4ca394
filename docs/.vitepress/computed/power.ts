// What measurements see: how many shuffles a biased one needs to be caught, and how small a bias a measurement would have seen.
import {
  getCatalogueEntry,
  judgeMeasurement,
  simulate,
  type CatalogueId,
  type Engine,
  tellEntry,
} from "@fair-shuffle/bias";
import { tellPrograms } from "@fair-shuffle/bias/model";

export interface Power {
  readonly cards: readonly number[];
  readonly shuffles: readonly { readonly name: string; readonly needed: readonly string[] }[];
  readonly smallest: readonly { readonly trials: string; readonly bias: readonly string[] }[];
  readonly falseAlarm: string;
  /** How long a test that runs a thousand times a day goes without a false alarm, in the mean and at least. */
  readonly years: string;
  readonly power: string;
  readonly runs: number;
  readonly seen: number;
}

const CARDS = [5, 13, 52] as const;
const RUNS = 10;
const SEEN = 9;
const MOST_TRIALS = 2 ** 17;

const SHUFFLES: readonly { readonly id: CatalogueId; readonly engine?: Engine }[] = [
  { id: "naive-swap" },
  { id: "colliding-keys" },
  { id: "random-comparator", engine: "v8" },
  { id: "random-comparator", engine: "spidermonkey" },
  { id: "random-comparator", engine: "javascriptcore" },
];

export async function getPower(): Promise<Power> {
  const shuffles: Power["shuffles"][number][] = [];
  for (const { id, engine = "v8" } of SHUFFLES) {
    const needed: string[] = [];
    for (const cards of CARDS) needed.push(await getTrialsNeeded(id, engine, cards));
    const { title } = tellEntry(id);
    shuffles.push({ name: id === "random-comparator" ? `${title}, in ${tellPrograms(engine)}` : title, needed });
  }
  const smallest: Power["smallest"][number][] = [];
  for (const trials of [1_000, 10_000, 100_000, 1_000_000]) {
    const bias: string[] = [];
    for (const cards of CARDS) bias.push(await getSmallestBias(cards, trials));
    smallest.push({ trials: trials.toLocaleString("en"), bias });
  }
  const { power, falseAlarm } = await judge("fisher-yates-backward", "v8", 5, 1_000, 0);
  if (power === undefined) throw new Error("A fair shuffle was called biased.");
  return {
    cards: CARDS,
    shuffles,
    smallest,
    falseAlarm: String(falseAlarm),
    years: Math.floor(1 / (falseAlarm * 1_000 * 365.25)).toLocaleString("en"),
    power: String(power),
    runs: RUNS,
    seen: SEEN,
  };
}

async function judge(
  id: CatalogueId,
  engine: Engine,
  cards: number,
  trials: number,
  seed: number,
): Promise<{ isBiased: boolean; smallestBias?: number; power?: number; falseAlarm: number }> {
  const measurement = await simulate(getCatalogueEntry(id).model, { cards, trials, seed, engine });
  const judgement = judgeMeasurement(measurement);
  const { falseAlarm } = judgement;
  if (judgement.kind === "biased") return { isBiased: true, falseAlarm };
  const { power, smallestBias } = judgement;
  return { isBiased: false, power, falseAlarm, ...(smallestBias === undefined ? {} : { smallestBias }) };
}

/** Returns the first number of trials, of 8, 16, 32 …, with which nine of ten seeded measurements are biased. */
async function getTrialsNeeded(id: CatalogueId, engine: Engine, cards: number): Promise<string> {
  for (let trials = 8; trials <= MOST_TRIALS; trials *= 2) {
    let seen = 0;
    for (let seed = 0; seed < RUNS; seed++) {
      if ((await judge(id, engine, cards, trials, seed)).isBiased) seen++;
    }
    if (seen >= SEEN) return trials.toLocaleString("en");
  }
  return `more than ${MOST_TRIALS.toLocaleString("en")}`;
}

async function getSmallestBias(cards: number, trials: number): Promise<string> {
  const { isBiased, smallestBias } = await judge("fisher-yates-backward", "v8", cards, trials, 1);
  if (isBiased) throw new Error("A fair shuffle was called biased.");
  return smallestBias === undefined ? "none" : `${(100 * smallestBias).toFixed(smallestBias < 0.1 ? 2 : 1)} %`;
}
