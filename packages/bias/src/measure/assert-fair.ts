// An assertion for unit tests: passes where no bias is found in a shuffle, and otherwise fails with the position matrix and the evidence.
import { tellCell } from "../words/claim-text.ts";
import { tellNote } from "../words/note-text.ts";
import { isUntouched, measureFor, type MeasureOptions, type UserShuffle } from "./measure.ts";
import { checkNames, checkTrials, tellRuns } from "./checked-options.ts";
import type { Measurement } from "../counts/measurement.ts";
import { tellOrder } from "../counts/order-code.ts";
import { FALSE_ALARM, judgeMeasurement, type Judgement, type MeasuredEvidence } from "../statistics/judge.ts";
import type { PositionStatistics, Statistics } from "../statistics/statistics.ts";

/** How `assertFair` measures: as `measure`, with 5 cards and 20,000 trials where nothing else is said, and how sure it has to be. */
export interface AssertFairOptions extends Partial<MeasureOptions> {
  /** The probability, at most, that a fair shuffle fails: 1e-12 to 0.1; 1e-9 if left out. */
  readonly falseAlarm?: number;
}

type Biased = Extract<Judgement, { kind: "biased" }>;

/**
 * What a test runner shows of a failed assertion.
 * @group Errors
 * @hideconstructor
 */
export class UnfairShuffle extends Error {
  // Of one that is named as Node's assertions are, Jest shows what was expected and received above its message.
  override readonly name = "UnfairShuffle";
  /** The position matrix that was measured, as a table in percent, for people: items and positions are counted from 1. */
  readonly actual: string;
  /** The fair one. */
  readonly expected: string;
  /** The message has the table; Vitest would show both again as a difference. */
  readonly showDiff = false;
  /** The counts; cards and positions are counted from 0. */
  declare readonly measurement: Measurement;
  /** What they say; cards and positions are counted from 0. */
  declare readonly judgement: Biased;

  constructor(measurement: Measurement, judgement: Biased) {
    const actual = writeMatrix(measurement, judgement.statistics.positions, (share) => share);
    super(`${sayEvidence(judgement, isUntouched(measurement))}\n\n${actual}`);
    this.actual = actual;
    this.expected = writeMatrix(measurement, judgement.statistics.positions, () => 1 / measurement.cards);
    // Jasmine and Node print every property that can be listed: the message has what people need of these.
    Object.defineProperties(this, { measurement: { value: measurement }, judgement: { value: judgement } });
  }
}

/**
 * Five cards have 120 orders: few enough to count them all. 20,000 shuffles take some 30 ms and are several times what the weakest bias of the
 * catalogue's shuffles needs to be seen (4,096, by `power.fixture.ts`).
 */
const CARDS = 5;
const TRIALS = 20_000;

/**
 * Resolves where no bias is found, which proves nothing: a bias too small for the number of trials is not seen. Await it.
 *
 * By default, an item that comes to a position 13.2 % more often than it should is seen in 99 of 100 runs; 100,000 trials see 5.8 %, and a million 1.8 %.
 * Several small deviations are seen earlier than one alone. Fewer than 180 trials are turned down, where nothing else is said of false alarms: they would often
 * miss even 5 items that are sorted by a coin, and 180 see those in 7 of 10 runs. More cards, and lesser biases, take more.
 * @param shuffle your function: it gets an array of cards, the numbers from 0 on, and shuffles it in place or returns a shuffled copy, at once or by a promise.
 * @param given how many cards and trials, and how sure it has to be.
 * @throws UnfairShuffle (with `actual` and `expected`, as assertions have them) where the shuffle is biased; RangeError where there are too few trials; else as `measure` and `judgeMeasurement`.
 * @example
 * ```js
 * import { assertFair } from "@fair-shuffle/bias";
 *
 * const shuffle = (cards) => {
 *   for (let i = cards.length - 1; i > 0; i--) {
 *     const j = Math.floor(Math.random() * (i + 1));
 *     [cards[i], cards[j]] = [cards[j], cards[i]];
 *   }
 * };
 * await assertFair(shuffle); // undefined
 * await assertFair((cards) => cards.sort(() => Math.random() - 0.5)).catch(({ name }) => name); // "UnfairShuffle"
 * ```
 */
export async function assertFair(shuffle: UserShuffle, given: AssertFairOptions = {}): Promise<void> {
  checkNames("assertFair", given);
  const { falseAlarm = FALSE_ALARM, trials = TRIALS, ...options } = given;
  checkTrials("assertFair", trials, falseAlarm);
  // A test that returns the promise without awaiting it is in no stack that is taken later.
  const { stack } = new Error();
  const measurement = await measureFor("assertFair", shuffle, {
    ...options,
    cards: options.cards ?? CARDS,
    trials,
  });
  const judgement = judgeMeasurement(measurement, { falseAlarm });
  if (judgement.kind !== "biased") return;
  const failure = new UnfairShuffle(measurement, judgement);
  // V8, and what maps its sources, write the name and the message into it, other engines the places alone.
  if (stack !== undefined)
    failure.stack = stack.replace(/^Error:? ?(?=\n)/, () => `${failure.name}: ${failure.message}`);
  throw failure;
}

/** What people see first, then what the counts say to who reckons with them. */
function sayEvidence({ evidence, falseAlarm, statistics }: Biased, isUntouched: boolean): string {
  const { cards, positions } = statistics;
  const runs = tellRuns(falseAlarm);
  return [
    `This shuffle is biased: ${sayWhat(evidence, statistics)}.`,
    ...(evidence.test === "cell" ? [] : [`Farthest off: ${tellCell(positions.worstCell, cards)}.`]),
    ...(isUntouched ? [tellNote({ kind: "untouched" })] : []),
    `For statisticians: ${sayCounts(evidence, statistics)}. A fair shuffle gives such counts with probability ${sayProbability(evidence.pValue)}; it fails this assertion once in ${runs} runs at most.`,
  ].join("\n");
}

function sayWhat(evidence: MeasuredEvidence, { cards, trials }: Statistics): string {
  switch (evidence.test) {
    case "cell": {
      const { position, card, count, expected } = evidence;
      return tellCell({ position, card, share: count / trials, ratio: count / expected }, cards);
    }
    case "order":
      return `of ${cards} items, the order ${tellOrder(evidence.order)} comes up ${toPercent(evidence.count / trials)} % of the time instead of ${toPercent(evidence.expected / trials)} %`;
    case "repeats":
      return `it has few orders of ${cards} items, which come up again and again`;
    case "positions":
      return `${cards} items do not come to all positions equally often`;
    case "orders":
      return `not all orders of ${cards} items come up equally often`;
  }
}

function sayCounts(evidence: MeasuredEvidence, { cards, trials }: Statistics): string {
  const all = `${trials.toLocaleString("en")} shuffles`;
  switch (evidence.test) {
    case "cell":
      return `${evidence.count.toLocaleString("en")} of ${all} brought item ${evidence.card + 1} to position ${evidence.position + 1} instead of ${toCount(evidence.expected)}`;
    case "order":
      return `${evidence.count.toLocaleString("en")} of ${all} gave that order instead of ${toCount(evidence.expected)}`;
    case "repeats":
      return `${evidence.repeated.toLocaleString("en")} of ${evidence.among.toLocaleString("en")} shuffles gave an order that had been there before, instead of ${toCount(evidence.expected)}`;
    case "positions":
    case "orders":
      return `χ² of the ${evidence.test} is ${evidence.chiSquared.value.toFixed(1)} with ${evidence.chiSquared.degrees} degrees of freedom in ${all} of ${cards} items`;
  }
}

const toPercent = (share: number): string => (100 * share).toFixed(1);

function toCount(expected: number): string {
  return expected >= 100
    ? Math.round(expected).toLocaleString("en")
    : expected >= 0.1
      ? expected.toFixed(1)
      : expected === 0
        ? "none"
        : expected.toExponential(0);
}

function sayProbability(pValue: number): string {
  return pValue > 0 ? `${pValue.toExponential(0)} at most` : "below 1e-300";
}

/** More columns don't fit on a line. */
const MOST_COLUMNS = 13;

/** Returns the matrix as an aligned table in percent; of many cards, the luckiest and the unluckiest of each position. */
function writeMatrix(
  { cards, trials, counts }: Measurement,
  positions: PositionStatistics,
  getShown: (share: number) => number,
): string {
  const numbers = Array.from({ length: cards }, (_, index) => String(index + 1));
  if (cards > MOST_COLUMNS) {
    return align([
      ["share in %", "luckiest item", "", "unluckiest item", ""],
      ...positions.luckiest.map((lucky, position) => {
        const unlucky = positions.unluckiest[position] ?? lucky;
        return [
          `position ${position + 1}`,
          `item ${lucky.card + 1}`,
          toPercent(getShown(lucky.share)),
          `item ${unlucky.card + 1}`,
          toPercent(getShown(unlucky.share)),
        ];
      }),
    ]);
  }
  return align([
    ["share in %", ...numbers.map((card) => `item ${card}`)],
    ...counts.map((row, position) => [
      `position ${position + 1}`,
      ...row.map((count) => toPercent(getShown(count / trials))),
    ]),
  ]);
}

/** Aligns the first column to the left, all others to the right. */
function align(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
        .join("  "),
    )
    .join("\n");
}
