// The same code in another engine: where it is much worse there, nobody should miss it.
import { ENGINES, type Engine } from "../engines/engine.ts";
import { distributePositions, type Unknowns } from "../exact/distribution.ts";
import { spendAtMost } from "../exact/spending.ts";
import type { ShuffleModel } from "../model/model.ts";
import { getYardsticks, pick, type Cell } from "../statistics/yardsticks.ts";
import { within } from "../verdict/within-reach.ts";
import { tellEngine } from "./engine-names.ts";
import type { Language } from "./language.ts";
import { tellCell, type Circumstances } from "./claim-text.ts";

/** An engine in which a shuffle is much worse, and the cell that comes up most often there. */
export interface Elsewhere {
  readonly engine: Engine;
  readonly cell: Cell;
}

/** So many times as often as its most frequent cell here. */
const MUCH = 1.5;

/** Returns the engine in which a shuffle of so many cards is worst, where it is much worse there than in this one; undefined where none is, or none can be computed. */
export function findElsewhere(
  model: ShuffleModel,
  cards: number,
  engine: Engine,
  unknowns: Unknowns,
  budget: number,
): Elsewhere | undefined {
  const getMost = (other: Engine): Cell | undefined =>
    within(
      () => {
        const { distribution } = spendAtMost(budget, () =>
          distributePositions(model, cards, { engine: other, unknowns }),
        );
        return pick(getYardsticks(distribution.map((row) => [...row])).luckiest, ({ ratio }) => ratio);
      },
      () => undefined,
    );
  const here = getMost(engine);
  if (here === undefined) return undefined;
  const others = ENGINES.flatMap((other): Elsewhere[] => {
    const cell = other === engine ? undefined : getMost(other);
    return cell !== undefined && cell.ratio > MUCH * here.ratio ? [{ engine: other, cell }] : [];
  });
  return others.length === 0 ? undefined : pick(others, ({ cell }) => cell.ratio);
}

const TELL: Readonly<Record<Language, (engine: string, claim: string) => string>> = {
  en: (engine, claim) => `In ${engine} it is much worse: ${claim}.`,
  "zh-cn": (engine, claim) => `在 ${engine}中严重得多：${claim}。`,
};

/** Returns it in a sentence: "In Firefox (SpiderMonkey) it is much worse: of 8 items, the last one stays last 50.0 % of the time …" */
export const tellElsewhere = (
  { engine, cell }: Elsewhere,
  cards: number,
  language: Language,
  circumstances?: Circumstances,
): string => TELL[language](tellEngine(engine, language), tellCell(cell, cards, language, circumstances));
