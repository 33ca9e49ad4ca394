// A bias report in words: what was asked, the verdict with its numbers, and why; in every language, with the same numbers.
import { getToldCell } from "./claim-text.ts";
import { tellEngine } from "./engine-names.ts";
import type { Language } from "./language.ts";
import { tellLeftOut, tellLeftOutPlace } from "./left-out-text.ts";
import { tellNote } from "./note-text.ts";
import { tellNumber, tellShare } from "./numbers.ts";
import { getShares, isNotOfAll, saysWhyNotExact, type BiasReport } from "./report.ts";
import { dependsOnEngine } from "../model/model.ts";
import type { Cell } from "../statistics/yardsticks.ts";
import { getYardsticksAmong } from "../statistics/yardsticks-among.ts";
import { isLeftOut } from "../verdict/compared.ts";
import { tellUnjudgeable } from "./unjudgeable-text.ts";
import { tellVerdictInSentences } from "./verdict-text.ts";

/** Returns "src/deal.ts:12", and what was done with it: "8 items, exact, 1,000,000 shuffles (seed 42), in Chrome, Edge, Node (V8)". */
export function describeTask(
  { name, cards, engine, model, exact, measured }: BiasReport,
  language: Language = "en",
): readonly [string, string] {
  const words = WORDS[language];
  const isEngines = model !== undefined && dependsOnEngine(model);
  const { trials, seed } = measured?.measurement ?? {};
  const parts = [
    words.cards(cards),
    ...(exact === undefined ? [] : [words.exact]),
    ...(trials === undefined ? [] : [`${words.shuffles(trials)}${seed === undefined ? "" : words.seed(seed)}`]),
    ...(engine !== undefined && isEngines ? [words.runningIn(tellEngine(engine, language))] : []),
  ];
  return [name, parts.join(words.comma)];
}

/** Returns the sentences of a report, the verdict first. */
export function describeVerdict(report: BiasReport, language: Language = "en"): readonly string[] {
  const { verdict, notes = [], whyNotExact, measured } = report;
  const words = WORDS[language];
  return [
    tellVerdictInSentences(verdict, report, language),
    ...tellWhyOf(verdict, language),
    ...describeCounts(report, words),
    ...describeDistance(report, words),
    ...describeLeftOut(report, language),
    ...notes.map((note) => tellNote(note, language)),
    ...(whyNotExact === undefined || measured === undefined
      ? []
      : [
          words.simulatedOnly(
            saysWhyNotExact(verdict, whyNotExact) ? undefined : tellUnjudgeable(whyNotExact, language),
          ),
        ]),
  ];
}

/** Returns why a verdict is what it is, "Why: …"; nothing where no reason is known. */
export const tellWhyOf = (verdict: BiasReport["verdict"], language: Language = "en"): readonly string[] =>
  "why" in verdict ? [WORDS[language].why(verdict.why)] : [];

/** Returns the cell of the matrix that a verdict names; undefined where it names none, or one of fewer cards. */
export function getNamedCell({ verdict, cards }: BiasReport): Pick<Cell, "position" | "card"> | undefined {
  if (verdict.kind !== "biased" || verdict.by === "proof") return undefined;
  if (verdict.by === "measurement") return verdict.evidence.test === "cell" ? verdict.evidence : undefined;
  const cell = getToldCell(verdict);
  return cell?.cards === cards ? cell : undefined;
}

/** What was counted of the cell that is named, beside what is exact. */
function describeCounts(report: BiasReport, words: Words): readonly string[] {
  const { verdict, measured } = report;
  const cell = getNamedCell(report);
  if (measured === undefined || cell === undefined || (verdict.kind === "biased" && verdict.by !== "exact")) return [];
  const { trials, counts } = measured.measurement;
  const found = counts[cell.position]?.[cell.card] ?? 0;
  const { model } = report;
  const isInserted = model?.kind === "swapLoop" && model.insertsLast === true;
  return [words.simulatedCell(isInserted ? undefined : cell.card, cell.position, found / trials, trials)];
}

function describeDistance({ verdict, exact, measured, cards, compared }: BiasReport, words: Words): readonly string[] {
  // A distance of the whole list is no measure of a draw of some, or of a part.
  if (compared?.drawn !== undefined || (verdict.kind === "fair" && verdict.part === true)) return [];
  // It was told.
  if (verdict.kind === "fair" && verdict.near !== undefined) return [];
  const tell = isNotOfAll(verdict) ? words.ofWholeList : words.sentence;
  if (exact !== undefined) {
    // Of what is told of fewer items, or of orders alone, an even matrix shows nothing.
    if (verdict.kind === "biased" && verdict.by === "exact" && getToldCell(verdict)?.cards !== cards) return [];
    const { distance, largestDeviation } = getYardsticksAmong(exact.positions, compared?.leftOut);
    return [tell(words.distance(largestDeviation, distance, undefined))];
  }
  if (measured === undefined) return [];
  const { distance, largestDeviation, fairDistance } = measured.judgement.statistics.positions;
  return [tell(words.distance(largestDeviation, distance, fairDistance))];
}

/** Returns which items the code leaves out, in a sentence; nothing where it leaves out none. */
const describeLeftOut = ({ compared }: BiasReport, language: Language): readonly string[] =>
  compared?.leftOut === undefined ? [] : [WORDS[language].sentence(tellLeftOut(compared.leftOut, language))];

/** Returns the matrix in words, a line for each position. */
export function describePositions(report: BiasReport, language: Language = "en"): readonly string[] {
  const words = WORDS[language];
  const shares = report.exact?.positions ?? (report.measured && getShares(report.measured.measurement));
  if (shares === undefined) return [];
  const isShort = shares.length <= MOST_CARDS_IN_WORDS;
  const { cards, compared = { cards } } = report;
  // Where no position is meant to be even, all of them are told.
  const drawn = compared.drawn === 0 ? undefined : compared.drawn;
  return shares.slice(0, drawn).map((row, position) => {
    if (compared.leftOut?.includes(position) === true)
      return words.position(position, tellLeftOutPlace(position, cards, language));
    const cells = row
      .map((share, card) => ({ card, share }))
      .filter(({ card }) => !isLeftOut(compared, { position, card }));
    const ordered = [...cells].sort((a, b) => b.share - a.share);
    const [most, least] = [ordered[0], ordered.at(-1)].map((cell) => (cell === undefined ? "" : words.share(cell)));
    const rest = isShort ? cells.map(words.share).join(words.comma) : words.extremes(most ?? "", least ?? "");
    return words.position(position, rest);
  });
}

const MOST_CARDS_IN_WORDS = 13;

/** What a language says. */
interface Words {
  readonly exact: string;
  readonly comma: string;
  readonly cards: (count: number) => string;
  readonly shuffles: (count: number) => string;
  readonly seed: (seed: number) => string;
  readonly runningIn: (engine: string) => string;
  readonly why: (why: string) => string;
  /** `card` is undefined for the one that is put in among others. */
  readonly simulatedCell: (card: number | undefined, position: number, share: number, trials: number) => string;
  /** `whyNotExact` is undefined where the verdict says it. */
  readonly simulatedOnly: (whyNotExact: string | undefined) => string;
  /** A clause as a sentence, and as one of the whole list where it is not meant to be even as a whole. */
  readonly sentence: (clause: string) => string;
  readonly ofWholeList: (clause: string) => string;
  /** A clause; `fairDistance` is what a fair shuffle has in so many shuffles, undefined where all is exact. */
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
  cards: (cards) => count(cards, "item"),
  shuffles: (trials) => count(trials, "shuffle"),
  seed: (seed) => ` (seed ${seed})`,
  runningIn: (engine) => `in ${engine}`,
  why: (why) => `Why: ${why}`,
  simulatedCell: (card, position, share, trials) =>
    `Simulated, ${card === undefined ? "the inserted item" : `item ${card + 1}`} ${card === position ? "stayed in its place" : `came to position ${position + 1}`} in ${tellShare(share)} of ${count(trials, "shuffle")}.`,
  simulatedOnly: (whyNotExact) =>
    whyNotExact === undefined ? "The numbers are simulated only." : `Simulated only: ${whyNotExact}.`,
  sentence: (clause) => `${clause.slice(0, 1).toUpperCase()}${clause.slice(1)}.`,
  ofWholeList: (clause) => `Of the whole list: ${clause}.`,
  distance(deviation, distance, fairDistance) {
    const fair =
      fairDistance === undefined
        ? "0 is fair"
        : `a fair shuffle has about ${fairDistance.toFixed(4)} in so many shuffles`;
    return `largest deviation of a cell ${tellShare(deviation)} of its fair share, distance of the positions from fair ${distance.toFixed(4)} (${fair})`;
  },
  share: ({ card, share }) => `item ${card + 1} ${tellShare(share)}`,
  extremes: (most, least) => `most often ${most}, least often ${least}`,
  position: (position, rest) => `Position ${position + 1}: ${rest}.`,
};

const CHINESE: Words = {
  exact: "精确计算",
  comma: "，",
  cards: (cards) => `${tellNumber(cards)} 个元素`,
  shuffles: (trials) => `洗牌 ${tellNumber(trials)} 次`,
  seed: (seed) => `（种子 ${seed}）`,
  runningIn: (engine) => `在 ${engine}中`,
  why: (why) => `原因：${why}`,
  simulatedCell: (card, position, share, trials) =>
    `在 ${tellNumber(trials)} 次模拟洗牌中，${card === undefined ? "插入的元素" : `第 ${card + 1} 个元素`}${card === position ? "留在原位" : `来到第 ${position + 1} 位`}的占 ${tellShare(share, "zh-cn")}。`,
  simulatedOnly: (whyNotExact) => (whyNotExact === undefined ? "仅有模拟结果。" : `仅有模拟结果：${whyNotExact}。`),
  sentence: (clause) => `${clause}。`,
  ofWholeList: (clause) => `就整个列表而言：${clause}。`,
  distance(deviation, distance, fairDistance) {
    const fair = fairDistance === undefined ? "0 即公平" : `同样次数下，公平的洗牌约为 ${fairDistance.toFixed(4)}`;
    return `单元格最大偏差为公平值的 ${tellShare(deviation, "zh-cn")}，位置与公平的距离 ${distance.toFixed(4)}（${fair}）`;
  },
  share: ({ card, share }) => `第 ${card + 1} 个元素 ${tellShare(share, "zh-cn")}`,
  extremes: (most, least) => `最常见的是${most}，最少见的是${least}`,
  position: (position, rest) => `位置 ${position + 1}：${rest}。`,
};

const WORDS: Readonly<Record<Language, Words>> = { en: ENGLISH, "zh-cn": CHINESE };
