// A bias report in words: what was asked, the verdict with its numbers, and why; in every language, with the same numbers.
import { ENGINE_NAMES } from "./engine-names.ts";
import type { Language } from "./language.ts";
import { tellNote } from "./note-text.ts";
import { tellNumber, tellOrder, tellRatio, tellShare } from "./numbers.ts";
import { getShares, type BiasReport, type ReportVerdict } from "./report.ts";
import type { MeasuredEvidence } from "../statistics/judge.ts";
import { getYardsticks, type Cell } from "../statistics/yardsticks.ts";
import { tellUnjudgeable } from "./unjudgeable-text.ts";

/** A verdict in words, part by part: "Biased", "card 1 stays at position 1 …", "That is computed, not measured." */
export interface VerdictWords {
  readonly word: string;
  /** Without a full stop. */
  readonly claim: string;
  readonly basis: string;
}

/** Returns "src/deal.ts:12", and what was done with it: "8 cards, V8, exact, 1,000,000 shuffles (seed 42)". */
export function describeTask(
  { name, cards, engine, model, exact, measured }: BiasReport,
  language: Language = "en",
): readonly [string, string] {
  const words = WORDS[language];
  // A quicksort that the code brings along is the same in every engine.
  const sorts = model?.kind === "comparatorSort" || (model?.kind === "keyedSort" && model.sort !== "quicksort");
  const { trials, seed } = measured?.measurement ?? {};
  const parts = [
    words.cards(cards),
    ...(engine !== undefined && sorts ? [ENGINE_NAMES[engine]] : []),
    ...(exact === undefined ? [] : [words.exact]),
    ...(trials === undefined ? [] : [`${words.shuffles(trials)}${seed === undefined ? "" : words.seed(seed)}`]),
  ];
  return [name, parts.join(words.comma)];
}

/** Returns the sentences of a report, the verdict first. */
export function describeVerdict(report: BiasReport, language: Language = "en"): readonly string[] {
  const { verdict, note, whyNotExact, measured, cards } = report;
  const words = WORDS[language];
  const { word, claim, basis } = tellVerdict(verdict, cards, language);
  return [
    words.sentences(word, claim, basis),
    ...("why" in verdict ? [words.why(verdict.why)] : []),
    ...describeCounts(report, words),
    ...describeDistance(report, words),
    ...(note === undefined ? [] : [tellNote(note, language)]),
    ...(whyNotExact === undefined || measured === undefined
      ? []
      : [words.simulatedOnly(tellUnjudgeable(whyNotExact, language))]),
  ];
}

/** Returns a verdict in words. */
export function tellVerdict(verdict: ReportVerdict, cards: number, language: Language = "en"): VerdictWords {
  return WORDS[language].verdict(verdict, cards);
}

/** Returns "card 1 stays at position 1 in 22.2 % of shuffles instead of 12.5 %, 1.77 times as often". */
export function tellCell(cell: Cell, cards: number, language: Language = "en"): string {
  return WORDS[language].cell(cell, cards);
}

/** What was counted of the cell that is named, beside what is exact. */
function describeCounts({ verdict, measured }: BiasReport, words: Words): readonly string[] {
  if (measured === undefined || verdict.kind !== "biased" || verdict.by !== "exact") return [];
  const { trials, counts } = measured.measurement;
  const { position, card } = verdict.worstCell;
  const found = counts[position]?.[card] ?? 0;
  return [words.simulatedCell(found / trials, trials)];
}

function describeDistance({ exact, measured }: BiasReport, words: Words): readonly string[] {
  if (exact !== undefined) {
    const { distance, largestDeviation } = getYardsticks(exact.positions);
    return [words.distance(largestDeviation, distance, undefined)];
  }
  if (measured === undefined) return [];
  const { distance, largestDeviation, fairDistance } = measured.judgement.statistics.positions;
  return [words.distance(largestDeviation, distance, fairDistance)];
}

/** Returns the matrix in words, a line for each position. */
export function describePositions(report: BiasReport, language: Language = "en"): readonly string[] {
  const words = WORDS[language];
  const shares = report.exact?.positions ?? (report.measured && getShares(report.measured.measurement));
  if (shares === undefined) return [];
  const isShort = shares.length <= MOST_CARDS_IN_WORDS;
  return shares.map((row, position) => {
    const cells = row.map((share, card) => ({ card, share }));
    const ordered = [...cells].sort((a, b) => b.share - a.share);
    const [most, least] = [ordered[0], ordered.at(-1)].map((cell) => (cell === undefined ? "" : words.share(cell)));
    const rest = isShort ? cells.map(words.share).join(words.comma) : words.extremes(most ?? "", least ?? "");
    return words.position(position, rest);
  });
}

const MOST_CARDS_IN_WORDS = 13;

/** What floating point may add up to. */
const ROUNDING = 1e-9;

const isFairCell = ({ ratio }: Cell): boolean => Math.abs(ratio - 1) < ROUNDING;

/** What a language says. */
interface Words {
  readonly exact: string;
  readonly comma: string;
  readonly percent: (share: number) => string;
  readonly cards: (count: number) => string;
  readonly shuffles: (count: number) => string;
  readonly seed: (seed: number) => string;
  readonly sentences: (word: string, claim: string, basis: string) => string;
  readonly verdict: (verdict: ReportVerdict, cards: number) => VerdictWords;
  readonly cell: (cell: Cell, cards: number) => string;
  readonly why: (why: string) => string;
  readonly simulatedCell: (share: number, trials: number) => string;
  readonly simulatedOnly: (whyNotExact: string) => string;
  /** `fairDistance` is what a fair shuffle has in so many shuffles; undefined where all is exact. */
  readonly distance: (deviation: number, distance: number, fairDistance: number | undefined) => string;
  readonly share: (cell: { readonly card: number; readonly share: number }) => string;
  readonly extremes: (most: string, least: string) => string;
  readonly position: (position: number, rest: string) => string;
}

function count(number: number, one: string): string {
  return `${tellNumber(number)} ${one}${number === 1 ? "" : "s"}`;
}

const ENGLISH: Words = {
  exact: "exact",
  comma: ", ",
  percent: (share) => tellShare(share, "en"),
  cards: (cards) => count(cards, "card"),
  shuffles: (trials) => count(trials, "shuffle"),
  seed: (seed) => ` (seed ${seed})`,
  sentences: (word, claim, basis) => `${word}: ${claim}. ${basis}`,
  verdict(verdict, cards) {
    switch (verdict.kind) {
      case "fair":
        return verdict.part === true
          ? {
              word: "Fair",
              claim: "it shuffles a part of the list, or draws a sample of it, and does so fairly",
              basis: "The other positions are not meant to be even.",
            }
          : {
              word: "Fair",
              claim: `all orders of ${count(cards, "card")} are equally likely`,
              basis: "That is computed, not measured.",
            };
      case "biased":
        return tellBiasInEnglish(verdict, cards);
      case "noBiasFound": {
        const seen =
          verdict.smallestBias === undefined
            ? "The shuffles are too few to see any bias"
            : `A card that comes to a position ${this.percent(verdict.smallestBias)} more often than is fair would have been seen with a probability of ${this.percent(verdict.power)}`;
        return {
          word: "No bias found",
          claim: "that proves nothing",
          basis: `${seen} (and a fair shuffle called biased with one of at most ${verdict.falseAlarm}).`,
        };
      }
    }
  },
  cell(cell, cards) {
    if (isFairCell(cell)) return "every card is at every position equally often, but not every order is";
    const { position, card, share, ratio } = cell;
    const place = `${position === card ? "stays at" : "comes to"} position ${position + 1}`;
    const fair = this.percent(1 / cards);
    if (share === 0) return `card ${card + 1} never ${place}, where ${fair} of shuffles would be fair`;
    return `card ${card + 1} ${place} in ${this.percent(share)} of shuffles instead of ${fair}, ${tellRatio(ratio)} times as often`;
  },
  why: (why) => `Why: ${why}`,
  simulatedCell: (share, trials) => `Simulated, it did so in ${ENGLISH.percent(share)} of ${count(trials, "shuffle")}.`,
  simulatedOnly: (whyNotExact) => `Simulated only: ${whyNotExact}.`,
  distance(deviation, distance, fairDistance) {
    const fair =
      fairDistance === undefined
        ? "0 is fair"
        : `a fair shuffle has about ${fairDistance.toFixed(4)} in so many shuffles`;
    return `Largest deviation of a cell ${this.percent(deviation)}, distance from fair ${distance.toFixed(4)} (${fair}).`;
  },
  share: ({ card, share }) => `card ${card + 1} ${ENGLISH.percent(share)}`,
  extremes: (most, least) => `most often ${most}, least often ${least}`,
  position: (position, rest) => `Position ${position + 1}: ${rest}.`,
};

type Bias = Extract<ReportVerdict, { kind: "biased" }>;

function tellBiasInEnglish(bias: Bias, cards: number): VerdictWords {
  const word = "Biased";
  switch (bias.by) {
    case "proof":
      return { word, claim: "not every order is equally likely", basis: "That is proved, not measured." };
    case "exact":
      return { word, claim: ENGLISH.cell(bias.worstCell, cards), basis: "That is computed, not measured." };
    case "measurement":
      return {
        word,
        claim: tellEvidenceInEnglish(bias.evidence, cards),
        basis: `A fair shuffle would be called biased with a probability of at most ${bias.falseAlarm}.`,
      };
  }
}

function tellEvidenceInEnglish(evidence: MeasuredEvidence, cards: number): string {
  switch (evidence.test) {
    case "cell":
      return ENGLISH.cell(getCell(evidence, cards), cards);
    case "order":
      return `the order ${tellOrder(evidence.order)} came up ${count(evidence.count, "time")} instead of ${evidence.expected.toFixed(1)}`;
    case "repeats":
      return `${count(evidence.repeated, "order")} of the first ${tellNumber(evidence.among)} had come up before, where a fair shuffle has about ${evidence.expected.toPrecision(2)}`;
    case "positions":
    case "orders":
      return `chi-squared of the ${evidence.test} is ${tellNumber(Number(evidence.chiSquared.value.toPrecision(4)))} at ${tellNumber(evidence.chiSquared.degrees)} degrees of freedom`;
  }
}

const CHINESE: Words = {
  exact: "精确计算",
  comma: "，",
  percent: (share) => tellShare(share, "zh-cn"),
  cards: (cards) => `${tellNumber(cards)} 张牌`,
  shuffles: (trials) => `洗牌 ${tellNumber(trials)} 次`,
  seed: (seed) => `（种子 ${seed}）`,
  sentences: (word, claim, basis) => `${word}：${claim}。${basis}`,
  verdict(verdict, cards) {
    switch (verdict.kind) {
      case "fair":
        return verdict.part === true
          ? {
              word: "公平",
              claim: "它只打乱列表的一部分，或从中抽取样本，而这部分是公平的",
              basis: "其余位置本就无需均匀。",
            }
          : {
              word: "公平",
              claim: `${tellNumber(cards)} 张牌的所有排列出现的概率都相等`,
              basis: "这是计算得出的，而非实测。",
            };
      case "biased":
        return tellBiasInChinese(verdict, cards);
      case "noBiasFound": {
        const seen =
          verdict.smallestBias === undefined
            ? "洗牌次数太少，看不出任何偏差"
            : `如果某张牌出现在某个位置的次数比公平时多 ${this.percent(verdict.smallestBias)}，有 ${this.percent(verdict.power)} 的概率会被发现`;
        return {
          word: "未发现偏差",
          claim: "这不能证明它公平",
          basis: `${seen}（公平的洗牌被误判为有偏的概率不超过 ${verdict.falseAlarm}）。`,
        };
      }
    }
  },
  cell(cell, cards) {
    if (isFairCell(cell)) return "每张牌出现在每个位置的概率都相等，但各种排列的概率并不相等";
    const { position, card, share, ratio } = cell;
    const place = `${position === card ? "留在" : "来到"}位置 ${position + 1}`;
    const fair = this.percent(1 / cards);
    if (share === 0) return `第 ${card + 1} 张牌绝不会${place}，而公平时的概率应为 ${fair}`;
    return `第 ${card + 1} 张牌${place} 的概率是 ${this.percent(share)}，而公平时应为 ${fair}，前者是后者的 ${tellRatio(ratio)} 倍`;
  },
  why: (why) => `原因：${why}`,
  simulatedCell: (share, trials) => `在 ${tellNumber(trials)} 次模拟洗牌中，这种情况占 ${CHINESE.percent(share)}。`,
  simulatedOnly: (whyNotExact) => `仅有模拟结果：${whyNotExact}。`,
  distance(deviation, distance, fairDistance) {
    const fair = fairDistance === undefined ? "0 即公平" : `同样次数下，公平的洗牌约为 ${fairDistance.toFixed(4)}`;
    return `单元格最大偏差 ${this.percent(deviation)}，与公平的距离 ${distance.toFixed(4)}（${fair}）。`;
  },
  share: ({ card, share }) => `第 ${card + 1} 张牌 ${CHINESE.percent(share)}`,
  extremes: (most, least) => `最常见的是${most}，最少见的是${least}`,
  position: (position, rest) => `位置 ${position + 1}：${rest}。`,
};

function tellBiasInChinese(bias: Bias, cards: number): VerdictWords {
  const word = "有偏";
  switch (bias.by) {
    case "proof":
      return { word, claim: "各种排列出现的概率并不相等", basis: "这是证明得出的，而非实测。" };
    case "exact":
      return { word, claim: CHINESE.cell(bias.worstCell, cards), basis: "这是计算得出的，而非实测。" };
    case "measurement":
      return {
        word,
        claim: tellEvidenceInChinese(bias.evidence, cards),
        basis: `公平的洗牌被误判为有偏的概率不超过 ${bias.falseAlarm}。`,
      };
  }
}

function tellEvidenceInChinese(evidence: MeasuredEvidence, cards: number): string {
  switch (evidence.test) {
    case "cell":
      return CHINESE.cell(getCell(evidence, cards), cards);
    case "order":
      return `排列 ${tellOrder(evidence.order)} 出现了 ${tellNumber(evidence.count)} 次，而公平时约为 ${evidence.expected.toFixed(1)} 次`;
    case "repeats":
      return `前 ${tellNumber(evidence.among)} 种排列中有 ${tellNumber(evidence.repeated)} 种此前已经出现过，而公平的洗牌约有 ${evidence.expected.toPrecision(2)} 种`;
    case "positions":
    case "orders":
      return `${evidence.test === "positions" ? "位置" : "排列"}的卡方值为 ${tellNumber(Number(evidence.chiSquared.value.toPrecision(4)))}，自由度为 ${tellNumber(evidence.chiSquared.degrees)}`;
  }
}

function getCell(
  { position, card, count, expected }: Extract<MeasuredEvidence, { test: "cell" }>,
  cards: number,
): Cell {
  return { position, card, share: count / (expected * cards), ratio: count / expected };
}

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, "zh-cn": CHINESE };
