// A bias report in words: what was asked, the verdict with its numbers, and why.
import { getYardsticks, type Cell, type Engine, type MeasuredEvidence } from "@fair-shuffle/bias";
import { count } from "../terminal.ts";
import { getShares, type BiasReport, type ReportVerdict } from "./report.ts";

const ENGINES: Readonly<Record<Engine, string>> = {
  v8: "V8",
  spidermonkey: "SpiderMonkey",
  javascriptcore: "JavaScriptCore",
};

/** Returns "src/deal.ts:12", and what was done with it: "8 cards, V8, exact, 1,000,000 shuffles (seed 42)". */
export function describeTask({ name, cards, engine, model, exact, measured }: BiasReport): readonly [string, string] {
  // A quicksort that the code brings along is the same in every engine.
  const sorts = model?.kind === "comparatorSort" || (model?.kind === "keyedSort" && model.sort !== "quicksort");
  const { trials, seed } = measured?.measurement ?? {};
  const parts = [
    count(cards, "card"),
    ...(engine !== undefined && sorts ? [ENGINES[engine]] : []),
    ...(exact === undefined ? [] : ["exact"]),
    ...(trials === undefined
      ? []
      : [`${count(trials, "shuffle")}${seed === undefined ? "" : ` (seed ${String(seed)})`}`]),
  ];
  return [name, parts.join(", ")];
}

/** Returns the sentences of a report, the verdict first. */
export function describeVerdict(report: BiasReport): readonly string[] {
  const { verdict, note, whyNotExact, measured } = report;
  return [
    getSentence(verdict, report.cards),
    ...("why" in verdict ? [`Why: ${verdict.why}`] : []),
    ...describeCounts(report),
    ...describeDistance(report),
    ...(note === undefined ? [] : [note]),
    ...(whyNotExact === undefined || measured === undefined ? [] : [`Simulated only: ${whyNotExact}.`]),
  ];
}

function getSentence(verdict: ReportVerdict, cards: number): string {
  switch (verdict.kind) {
    case "fair":
      return verdict.part === true
        ? "Fair: it shuffles a part of the list, or draws a sample of it, and does so fairly; the other positions are not meant to be even."
        : `Fair: all orders of ${count(cards, "card")} are equally likely. That is computed, not measured.`;
    case "biased":
      if (verdict.by === "proof") return "Biased: not every order is equally likely. That is proved, not measured.";
      return verdict.by === "exact"
        ? `Biased: ${describeCell(verdict.worstCell, cards)}. That is computed, not measured.`
        : `Biased: ${describeEvidence(verdict.evidence, cards)}. A fair shuffle would be called biased with a probability of at most ${String(verdict.falseAlarm)}.`;
    case "noBiasFound": {
      const seen =
        verdict.smallestBias === undefined
          ? "The shuffles are too few to see any bias"
          : `A card that comes to a position ${toPercent(verdict.smallestBias)} more often than is fair would have been seen with a probability of ${toPercent(verdict.power)}`;
      return `No bias found; that proves nothing. ${seen} (and a fair shuffle called biased with one of at most ${String(verdict.falseAlarm)}).`;
    }
  }
}

/** Returns "card 1 comes to position 1 22.2 % of the time instead of 12.5 %, 1.77 times as often". */
function describeCell({ position, card, share, ratio }: Cell, cards: number): string {
  if (Math.abs(ratio - 1) < 1e-9) return "every card is at every position equally often, but not every order is";
  const place = `${position === card ? "stays at" : "comes to"} position ${String(position + 1)}`;
  const fair = toPercent(1 / cards);
  if (share === 0) return `card ${String(card + 1)} never ${place}, where ${fair} of the time would be fair`;
  return `card ${String(card + 1)} ${place} ${toPercent(share)} of the time instead of ${fair}, ${toTimes(ratio)} as often`;
}

function describeEvidence(evidence: MeasuredEvidence, cards: number): string {
  switch (evidence.test) {
    case "cell": {
      const { position, card, count: found, expected } = evidence;
      const share = found / (expected * cards);
      return describeCell({ position, card, share, ratio: found / expected }, cards);
    }
    case "order": {
      const order = evidence.order.split(",").map((card) => String(Number(card) + 1));
      return `the order ${order.join(" ")} came up ${count(evidence.count, "time")} instead of ${evidence.expected.toFixed(1)}`;
    }
    case "repeats":
      return `${count(evidence.repeated, "order")} of the first ${evidence.among.toLocaleString("en-US")} had come up before, where a fair shuffle has about ${evidence.expected.toPrecision(2)}`;
    case "positions":
    case "orders":
      return `chi-squared of the ${evidence.test} is ${evidence.chiSquared.value.toPrecision(4)} at ${evidence.chiSquared.degrees.toLocaleString("en-US")} degrees of freedom`;
  }
}

/** What was counted of the cell that is named, beside what is exact. */
function describeCounts({ verdict, measured }: BiasReport): readonly string[] {
  if (measured === undefined || verdict.kind !== "biased" || verdict.by !== "exact") return [];
  const { trials, counts } = measured.measurement;
  const { position, card } = verdict.worstCell;
  const found = counts[position]?.[card] ?? 0;
  return [`Simulated, it did so ${toPercent(found / trials)} of the time, in ${count(trials, "shuffle")}.`];
}

function describeDistance({ exact, measured }: BiasReport): readonly string[] {
  if (exact !== undefined) {
    const { distance, largestDeviation } = getYardsticks(exact.positions);
    return [
      `Largest deviation of a cell ${toPercent(largestDeviation)}, distance from fair ${distance.toFixed(4)} (0 is fair).`,
    ];
  }
  if (measured === undefined) return [];
  const { distance, largestDeviation, fairDistance } = measured.judgement.statistics.positions;
  return [
    `Largest deviation of a cell ${toPercent(largestDeviation)}, distance from fair ${distance.toFixed(4)} (a fair shuffle has about ${fairDistance.toFixed(4)} in so many shuffles).`,
  ];
}

/** Returns the matrix in words, a line for each position. */
export function describePositions(report: BiasReport): readonly string[] {
  const shares = report.exact?.positions ?? (report.measured && getShares(report.measured.measurement));
  if (shares === undefined) return [];
  const isShort = shares.length <= MOST_CARDS_IN_WORDS;
  return shares.map((row, position) => {
    const cells = row.map((share, card) => ({ card, share }));
    const ordered = [...cells].sort((a, b) => b.share - a.share);
    const [most, least] = [ordered[0], ordered.at(-1)].map((cell) => cell && tellCell(cell));
    const rest = isShort ? cells.map(tellCell).join(", ") : `most often ${most ?? ""}, least often ${least ?? ""}`;
    return `Position ${String(position + 1)}: ${rest}.`;
  });
}

const MOST_CARDS_IN_WORDS = 13;

const tellCell = ({ card, share }: { readonly card: number; readonly share: number }): string =>
  `card ${String(card + 1)} ${toPercent(share)}`;

/** Returns "22.2 %", with the digits that tell small shares apart. */
function toPercent(share: number): string {
  // What floating point leaves of nothing is nothing.
  const percent = share < 1e-12 ? 0 : 100 * share;
  const digits = percent === 0 || percent >= 99.95 ? 0 : percent >= 10 ? 1 : percent >= 1 ? 2 : 3;
  return `${percent.toFixed(digits)} %`;
}

function toTimes(ratio: number): string {
  return `${ratio.toFixed(ratio < 10 ? 2 : 1)} times`;
}
