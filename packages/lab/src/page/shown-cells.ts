// The cells of both matrices, the scale that they are painted on, and the one that stands out.
import { getToldCell } from "@fair-shuffle/bias/model";
import { useMemo } from "preact/hooks";
import { getLargestRatio, type Cells } from "./cells.ts";
import { makeColourScale, type ColourScale } from "./colour-scale.ts";
import type { Findings } from "./experiment.ts";
import type { CellChoice } from "./settings.ts";
import { useTheme } from "./theme.ts";

export interface ShownCells {
  readonly code: Cells;
  readonly fair: Cells;
  readonly scale: ColourScale;
}

export function useCells(cards: number, findings: Findings | undefined): ShownCells {
  const theme = useTheme();
  const code: Cells = useMemo(
    () => ({ cards, exact: findings?.study?.positions, counted: findings?.counted }),
    [cards, findings?.study, findings?.counted],
  );
  const evenly = useMemo(
    () => Array.from({ length: cards }, () => Array.from({ length: cards }, () => 1 / cards)),
    [cards],
  );
  const fair: Cells = useMemo(
    () => ({ cards, exact: evenly, counted: findings?.fair }),
    [cards, evenly, findings?.fair],
  );
  const isScaled = code.exact !== undefined || findings?.state === "done";
  const largest = useMemo(() => (isScaled ? getLargestRatio(code) : 2), [code.exact, isScaled, cards]);
  const scale = useMemo(() => makeColourScale(largest, theme), [largest, theme]);
  return { code, fair, scale };
}

/** Returns the cell that the verdict is told of, where the code is biased. */
export function getMarkedPlace(findings: Findings | undefined): CellChoice | undefined {
  const verdict = findings?.verdict;
  if (verdict?.kind !== "biased") return undefined;
  switch (verdict.by) {
    case "exact": {
      const cell = getToldCell(verdict);
      return cell?.cards === findings?.plan.task.cards ? cell : undefined;
    }
    case "measurement":
      return verdict.evidence.test === "cell" ? verdict.evidence : undefined;
    case "proof":
      return undefined;
  }
}
