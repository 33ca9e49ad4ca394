// Says which shuffles of this project are biased: runs each many times from a seed and tests how often which card comes where.
// Usage: tsx check-fairness.mjs [--seed whole-number] [--json file]; ends with 1 if a shuffle is biased or loses a card.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ordersTail, positionsTail } from "./fairness/chi-square.ts";
import { seedMathRandom } from "./fairness/seeded-random.mjs";

/** Shuffles counted for each entry. */
const TRIALS = 20_000;
/** The chance that a project of fair shuffles only fails this check; the tests share it equally (Bonferroni). */
const FALSE_ALARM_RATE = 1e-6;
/** Up to this many cards the whole orders are tested too: 5! orders come up 167 times each. */
const MOST_CARDS_FOR_ORDERS = 5;

const { values: options } = parseArgs({
  options: { seed: { type: "string", default: "1" }, json: { type: "string" } },
});
const seed = Number(options.seed);
if (!Number.isSafeInteger(seed) || seed < 0)
  throw new RangeError(`--seed ${options.seed}: give a whole number from 0 up.`);

seedMathRandom(seed);
const { shuffles } = await import("./fairness/shuffles.mjs");
const tests = shuffles.reduce((count, { cards }) => count + (cards <= MOST_CARDS_FOR_ORDERS ? 2 : 1), 0);
const measurements = shuffles.map((shuffle, index) => measure(shuffle, seed + 1 + index));

print(measurements);
if (options.json !== undefined) {
  writeFileSync(
    options.json,
    JSON.stringify({ seed, trials: TRIALS, falseAlarmRate: FALSE_ALARM_RATE, shuffles: measurements }),
  );
}
process.exitCode = measurements.every(({ verdict }) => verdict === "no bias found") ? 0 : 1;

function measure({ file, name, cards: n, order }, seedOfShuffle) {
  seedMathRandom(seedOfShuffle);
  const counts = Array.from({ length: n }, () => new Array(n).fill(0));
  const orders = new Map();
  let kept = true;
  for (let trial = 0; trial < TRIALS; trial++) {
    const result = order(Array.from({ length: n }, (_, card) => card));
    if (!isOrderOf(result, n)) {
      kept = false;
      break;
    }
    result.forEach((card, position) => counts[position][card]++);
    if (n <= MOST_CARDS_FOR_ORDERS) orders.set(result.join(), (orders.get(result.join()) ?? 0) + 1);
  }
  const tails = kept ? [positionsTail(counts, TRIALS)] : [];
  if (kept && n <= MOST_CARDS_FOR_ORDERS) tails.push(ordersTail([...orders.values()], factorial(n), TRIALS));
  const biased = tails.some((tail) => tail < FALSE_ALARM_RATE / tests);
  return {
    file,
    name,
    cards: n,
    verdict: kept ? (biased ? "biased" : "no bias found") : "loses items",
    tails,
    positions: counts.map((row) => row.map((count) => count / TRIALS)),
  };
}

function isOrderOf(result, n) {
  return (
    result.length === n &&
    new Set(result).size === n &&
    result.every((card) => Number.isInteger(card) && card >= 0 && card < n)
  );
}

function factorial(n) {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

function print(measurements) {
  let file = "";
  for (const measurement of measurements) {
    if (measurement.file !== file) console.log((file = measurement.file));
    const items = `${measurement.cards} items`;
    const evidence = measurement.verdict === "biased" ? describeWorstCell(measurement.positions) : "";
    console.log(
      `  ${measurement.verdict.padEnd(14)}${measurement.name.padEnd(19)}${items.padEnd(9)}${evidence}`.trimEnd(),
    );
  }
  const unfair = measurements.filter(({ verdict }) => verdict !== "no bias found").length;
  console.log(`\n${unfair} of ${measurements.length} shuffles are biased or lose items.`);
  const [trials, seeds] = [TRIALS, 1 / FALSE_ALARM_RATE].map((count) => count.toLocaleString("en"));
  console.log(`Each ran ${trials} times from seed ${seed}. Were all of them fair,`);
  console.log(`the check would fail at most once in ${seeds} seeds.`);
}

/** Items and positions count from 1. */
function describeWorstCell(positions) {
  const n = positions.length;
  const cells = positions.flatMap((row, position) => row.map((share, card) => ({ position, card, share })));
  const worst = cells.reduce((far, cell) => (Math.abs(cell.share - 1 / n) > Math.abs(far.share - 1 / n) ? cell : far));
  return `item ${worst.card + 1}, position ${worst.position + 1}: ${percent(worst.share)} not ${percent(1 / n)} %`;
}

function percent(share) {
  return (100 * share).toFixed(1);
}
