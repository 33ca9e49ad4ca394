// A verdict in words, the same wherever it is shown: biased; fair, or as good as fair; or not known, and why.
import { stopsHalfWay } from "../model/half-way.ts";
import type { ShuffleModel } from "../model/model.ts";
import type { MeasuredEvidence } from "../statistics/judge.ts";
import type { Cell } from "../statistics/yardsticks.ts";
import { LEAST_DEVIATION, LEAST_DISTANCE } from "../verdict/thresholds.ts";
import { tellBias, tellCell, type Circumstances, type DrawRead } from "./claim-text.ts";
import type { Language } from "./language.ts";
import { tellNumber, tellOrder, tellShare } from "./numbers.ts";
import { tellPurpose } from "./purpose-text.ts";
import type { ReportVerdict } from "./report.ts";
import { tellUnjudgeable } from "./unjudgeable-text.ts";

/** A verdict in words, part by part: "Biased", "of 8 items, the first one stays first …", "That is computed, not measured." */
export interface VerdictWords {
  readonly word: string;
  /** Without a full stop. */
  readonly claim: string;
  readonly basis: string;
}

/** What a verdict is about. */
export interface Judged {
  readonly cards: number;
  /** Absent where a function was measured. */
  readonly model?: ShuffleModel;
  readonly circumstances?: Circumstances;
}

/** Returns a verdict in words. */
export function tellVerdict(verdict: ReportVerdict, judged: Judged, language: Language = "en"): VerdictWords {
  const words = WORDS[language];
  const { cards, model, circumstances } = judged;
  switch (verdict.kind) {
    case "fair": {
      const told =
        verdict.part === true
          ? model?.kind === "swapLoop" && stopsHalfWay(model)
            ? words.fairHalf
            : words.fairPart
          : verdict.near === undefined
            ? words.fair(cards)
            : words.near(cards, tellSmall(verdict.near), verdict.nearOf ?? "orders");
      return circumstances?.reading === undefined ? told : words.inOneReading(told.claim, circumstances.reading);
    }
    case "biased":
      switch (verdict.by) {
        case "proof":
          return words.proved;
        case "exact": {
          const { finding, evidence, whatever = false } = verdict;
          const about = model ?? { kind: "swapLoop", unknowns: [] };
          const told = words.biased(tellBias({ finding, evidence, whatever }, about, circumstances, language));
          if (model?.kind === "swapLoop" && model.insertsLast === true)
            return { ...told, basis: words.inserted(told.basis) };
          if (evidence?.kind !== "drawn") return told;
          const tellRest = model?.kind === "swapLoop" && model.keepsSome === true ? words.kept : words.leftBehind;
          return { ...told, basis: tellRest(told.basis, evidence.drawn, evidence.cards) };
        }
        case "measurement":
          return words.measured(tellEvidence(verdict.evidence, cards, words, language), verdict.falseAlarm);
      }
      break;
    case "notMeant":
      return words.notMeant(tellPurpose(verdict.purpose, language));
    case "unknown":
      return words.unknown(tellUnjudgeable(verdict.reason, language), verdict.isTooLong);
    case "noBiasFound":
      return words.noBiasFound(verdict);
  }
}

/** Returns a verdict in sentences: "Fair: all orders of 8 items are equally likely. That is computed, not measured." */
export function tellVerdictInSentences(verdict: ReportVerdict, judged: Judged, language: Language = "en"): string {
  return tellInSentences(tellVerdict(verdict, judged, language), language);
}

/** Returns the words of a verdict as sentences. */
export function tellInSentences({ word, claim, basis }: VerdictWords, language: Language = "en"): string {
  return language === "zh-cn" ? `${word}：${claim}。${basis}` : `${word}: ${claim}. ${basis}`;
}

/** A distance that would be shown as 0 with fewer digits: "0.000000028", "0.000000001". */
const tellSmall = (distance: number): string =>
  distance.toFixed(Math.min(20, 1 - Math.floor(Math.log10(distance)))).replace(/0$/, "");

/** In how many runs a false alarm is expected once: "1,000,000,000". */
const tellRuns = (falseAlarm: number): string => tellNumber(Math.round(1 / falseAlarm));

function tellEvidence(evidence: MeasuredEvidence, cards: number, words: Words, language: Language): string {
  switch (evidence.test) {
    case "cell":
      return tellCell(getCell(evidence, cards), cards, language);
    case "order":
      return words.order(tellOrder(evidence.order), evidence.count, evidence.expected.toFixed(1));
    case "repeats":
      return words.repeats(evidence.repeated, evidence.among, evidence.expected.toPrecision(2));
    case "positions":
    case "orders": {
      const { value, degrees } = evidence.chiSquared;
      return words.chiSquared(evidence.test, tellNumber(Number(value.toPrecision(4))), tellNumber(degrees));
    }
  }
}

function getCell(
  { position, card, count, expected }: Extract<MeasuredEvidence, { test: "cell" }>,
  cards: number,
): Cell {
  return { position, card, share: count / (expected * cards), ratio: count / expected };
}

interface Words {
  readonly fair: (cards: number) => VerdictWords;
  readonly fairPart: VerdictWords;
  /** Of a loop that counts up to the length of the list that it draws from. */
  readonly fairHalf: VerdictWords;
  readonly near: (cards: number, distance: string, of: "orders" | "positions") => VerdictWords;
  readonly inOneReading: (claim: string, reading: DrawRead) => VerdictWords;
  readonly biased: (claim: string) => VerdictWords;
  /** Where the items lie in a matrix that a draw of some leaves in their list. */
  readonly leftBehind: (basis: string, drawn: number, cards: number) => string;
  /** What lies at the places behind those that are kept, and in which order these lie. */
  readonly kept: (basis: string, drawn: number, cards: number) => string;
  /** Which item of a matrix is the one that is put in. */
  readonly inserted: (basis: string) => string;
  readonly proved: VerdictWords;
  readonly measured: (claim: string, falseAlarm: number) => VerdictWords;
  readonly notMeant: (purpose: string) => VerdictWords;
  readonly unknown: (reason: string, isTooLong: boolean) => VerdictWords;
  readonly noBiasFound: (verdict: Extract<ReportVerdict, { kind: "noBiasFound" }>) => VerdictWords;
  readonly order: (order: string, count: number, expected: string) => string;
  readonly repeats: (repeated: number, among: number, expected: string) => string;
  readonly chiSquared: (test: "positions" | "orders", value: string, degrees: string) => string;
}

const count = (number: number, one: string): string => `${tellNumber(number)} ${one}${number === 1 ? "" : "s"}`;

const COMPUTED = "That is computed, not measured.";

const ENGLISH: Words = {
  fair: (cards) => ({
    word: "Fair",
    claim: `all orders of ${count(cards, "item")} are equally likely`,
    basis: COMPUTED,
  }),
  fairPart: {
    word: "Fair",
    claim: "it shuffles a part of the list, or draws a sample of it, and does so fairly",
    basis: "That it leaves out the rest is taken to be meant.",
  },
  fairHalf: {
    word: "Fair",
    claim: "it draws half of the items only (rounded up), and does so fairly",
    basis:
      "Its loop counts up to the length of the list, which each draw makes shorter, so it stops half way: the other half stays in the list.",
  },
  near: (cards, distance, of) => ({
    word: "As good as fair",
    claim:
      of === "orders"
        ? `the orders of ${count(cards, "item")} are so nearly equally likely that nobody could see it`
        : `each of ${count(cards, "item")} comes to each position so nearly equally often that nobody could see it`,
    basis: `${
      of === "orders"
        ? `The total variation distance of its orders from fair is ${distance} at most; it would be reported above ${LEAST_DISTANCE}.`
        : `The total variation distance of its positions from fair is ${distance} at most; it would be reported if a cell were off by more than ${tellShare(LEAST_DEVIATION, "en", 0)} of its fair share.`
    } ${COMPUTED}`,
  }),
  inOneReading: (claim, { as, draw, most }) => {
    const bound = most === undefined ? "its upper bound" : `\`${most}\``;
    const condition = {
      inclusive: `can give ${bound}`,
      exclusive: `never gives ${bound}`,
      continuous: "gives fractions, too",
    }[as];
    return {
      word: "Fair in one reading",
      claim: `${claim}, if \`${draw}\` ${condition}`,
      basis:
        "The code does not tell whether that is so, and otherwise the shuffle is not proved fair. So nothing is reported.",
    };
  },
  biased: (claim) => ({ word: "Biased", claim, basis: COMPUTED }),
  leftBehind: (basis, drawn, cards) =>
    `${basis} ${drawn + 1 === cards ? `Position ${String(cards)} holds the item that stays in the list.` : `Positions ${String(drawn + 1)} to ${String(cards)} hold the items that stay in the list, in their order.`}`,
  kept: (basis, drawn, cards) =>
    `${basis} The items that are drawn are counted in any order. ${drawn + 1 === cards ? `Position ${String(cards)} holds the other one.` : `Positions ${String(drawn + 1)} to ${String(cards)} hold the others.`}`,
  inserted: (basis) => `${basis} The inserted item is counted as the last one, with the others in any order.`,
  proved: { word: "Biased", claim: "not all orders are equally likely", basis: "That is proved, not measured." },
  measured: (claim, falseAlarm) => ({
    word: "Biased",
    claim,
    basis: `A fair shuffle would be called biased once in ${tellRuns(falseAlarm)} runs at most.`,
  }),
  notMeant: (purpose) => ({
    word: "Not meant as a shuffle of the whole list",
    claim: purpose,
    basis: "So nothing is reported.",
  }),
  unknown: (reason, isTooLong) => ({
    word: isTooLong ? "Too long to compute" : "Not told by the code",
    claim: isTooLong ? reason : `whether it is fair, because ${reason}`,
    basis: "So nothing is reported.",
  }),
  noBiasFound: ({ smallestBias, power, falseAlarm }) => {
    const seen =
      smallestBias === undefined
        ? "The shuffles are too few to see any bias"
        : `An item that comes to a position ${tellShare(smallestBias)} more often than is fair would most likely have been seen, with a probability of ${tellShare(power)}`;
    return {
      word: "No bias found",
      claim: "that proves nothing",
      basis: `${seen} (and a fair shuffle called biased once in ${tellRuns(falseAlarm)} runs at most).`,
    };
  },
  order: (order, times, expected) => `the order ${order} came up ${count(times, "time")} instead of ${expected}`,
  repeats: (repeated, among, expected) =>
    `${count(repeated, "order")} of the first ${tellNumber(among)} had come up before, where a fair shuffle has about ${expected}`,
  chiSquared: (test, value, degrees) =>
    `${test === "positions" ? "items do not come to all positions equally often" : "not all orders come up equally often"} (chi-squared of the ${test} is ${value} at ${degrees} degrees of freedom)`,
};

const COMPUTED_IN_CHINESE = "这是计算得出的，而非实测。";

const CHINESE: Words = {
  fair: (cards) => ({
    word: "公平",
    claim: `${tellNumber(cards)} 个元素的所有排列出现的概率都相同`,
    basis: COMPUTED_IN_CHINESE,
  }),
  fairPart: {
    word: "公平",
    claim: "它只打乱列表的一部分，或从中抽取样本，而这部分是公平的",
    basis: "不涉及其余元素，视为有意如此。",
  },
  fairHalf: {
    word: "公平",
    claim: "它只抽取一半的元素（向上取整），而这一半是公平的",
    basis: "循环一直数到列表的长度，而每次抽取都使列表变短，因此它在中途停下：另一半留在列表里。",
  },
  near: (cards, distance, of) => ({
    word: "几乎公平",
    claim:
      of === "orders"
        ? `${tellNumber(cards)} 个元素的各种排列出现的概率极为接近，谁也看不出差别`
        : `${tellNumber(cards)} 个元素来到各个位置的概率极为接近，谁也看不出差别`,
    basis: `${
      of === "orders"
        ? `各种排列与公平的总变差距离不超过 ${distance}；超过 ${LEAST_DISTANCE} 才会报告。`
        : `各个位置与公平的总变差距离不超过 ${distance}；有一格与公平值相差超过 ${tellShare(LEAST_DEVIATION, "zh-cn", 0)} 才会报告。`
    }${COMPUTED_IN_CHINESE}`,
  }),
  inOneReading: (claim, { as, draw, most }) => {
    const bound = most === undefined ? "上界" : ` \`${most}\` `;
    const condition = {
      inclusive: `可能给出${bound}`,
      exclusive: `从不给出${bound}`,
      continuous: "也会给出小数",
    }[as].trimEnd();
    return {
      word: "在一种读法下公平",
      // A number stands apart from the letters before it.
      claim: `如果 \`${draw}\` ${condition}，那么${claim.replace(/^\d/, " $&")}`,
      basis: "代码没有写明是否如此；若非如此，则未能证明它公平。因此不报告。",
    };
  },
  biased: (claim) => ({ word: "有偏", claim, basis: COMPUTED_IN_CHINESE }),
  leftBehind: (basis, drawn, cards) =>
    `${basis}${drawn + 1 === cards ? `第 ${String(cards)} 位是留在列表里的元素。` : `第 ${String(drawn + 1)} 到 ${String(cards)} 位是留在列表里的元素，保持原有顺序。`}`,
  kept: (basis, drawn, cards) =>
    `${basis}抽出的元素按任意顺序计算，${drawn + 1 === cards ? `第 ${String(cards)} 位是另一个元素。` : `第 ${String(drawn + 1)} 到 ${String(cards)} 位是其余的元素。`}`,
  inserted: (basis) => `${basis}插入的元素算作最后一个，其他元素按任意顺序排列。`,
  proved: { word: "有偏", claim: "各种排列出现的概率并不都相同", basis: "这是证明得出的，而非实测。" },
  measured: (claim, falseAlarm) => ({
    word: "有偏",
    claim,
    basis: `公平的洗牌每 ${tellRuns(falseAlarm)} 次至多有一次被误判为有偏。`,
  }),
  notMeant: (purpose) => ({ word: "并非要打乱整个列表", claim: purpose, basis: "因此不报告。" }),
  unknown: (reason, isTooLong) => ({
    word: isTooLong ? "计算时间太长" : "代码没有写明",
    claim: isTooLong ? reason : `是否公平，因为${reason}`,
    basis: "因此不报告。",
  }),
  noBiasFound: ({ smallestBias, power, falseAlarm }) => {
    const seen =
      smallestBias === undefined
        ? "洗牌次数太少，看不出任何偏差"
        : `如果某个元素出现在某个位置的次数比公平时多 ${tellShare(smallestBias, "zh-cn")}，多半会被发现，概率为 ${tellShare(power, "zh-cn")}`;
    return {
      word: "未发现偏差",
      claim: "这不能证明它公平",
      basis: `${seen}（公平的洗牌每 ${tellRuns(falseAlarm)} 次至多有一次被误判为有偏）。`,
    };
  },
  order: (order, times, expected) => `排列 ${order} 出现了 ${tellNumber(times)} 次，公平时约为 ${expected} 次`,
  repeats: (repeated, among, expected) =>
    `前 ${tellNumber(among)} 种排列中有 ${tellNumber(repeated)} 种此前已经出现过，而公平的洗牌约有 ${expected} 种`,
  chiSquared: (test, value, degrees) =>
    test === "positions"
      ? `元素来到各个位置的次数并不均等（位置的卡方值为 ${value}，自由度为 ${degrees}）`
      : `各种排列出现的次数并不均等（排列的卡方值为 ${value}，自由度为 ${degrees}）`,
};

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, "zh-cn": CHINESE };
