// The cells of both matrices, the scale that they are painted on, and the one that the headline names.
import type { ShuffleModel } from "@fair-shuffle/bias";
import { countDrawn, getFairMatrix, getToldCell, type Compared } from "@fair-shuffle/bias/model";
import { useMemo, useRef } from "preact/hooks";
import { listRatios, type Cells } from "./cells.ts";
import { getLargestRatio, makeColourScale, type ColourScale } from "./colour-scale.ts";
import type { Findings } from "./experiment.ts";
import type { CellChoice, Settings } from "./settings.ts";
import { useTheme } from "./theme.ts";

export interface ShownCells {
  readonly code: Cells;
  /** What the code is compared with: what it was before its fix, or a fair shuffle. */
  readonly beside: Cells;
  /** One for both. */
  readonly scale: ColourScale;
  /** Whether nothing of the code is exact: then what was simulated is all that it can be compared by. */
  readonly isSimulatedOnly: boolean;
}

/** Where everything is fair, the scale ends here, so that chance looks like nothing. */
const LARGEST_OF_FAIR = 2;

/** `before` is the model of the code before its fix, where it is what the code is compared with. */
export function useCells(
  settings: Settings,
  model: ShuffleModel,
  before: ShuffleModel | undefined,
  findings: Findings | undefined,
): ShownCells {
  const theme = useTheme();
  const { cards, unknowns } = settings;
  const drawn = useMemo(() => countDrawn(model, cards, new Map(Object.entries(unknowns))), [model, cards, unknowns]);
  // Until more is known of it, what is drawn counts.
  const unstudied: Compared = useMemo(() => ({ cards, drawn }), [cards, drawn]);
  const studied = findings?.study?.compared;
  const compared = studied?.cards === cards ? studied : unstudied;
  const code: Cells = useMemo(
    () => ({ ...compared, exact: findings?.study?.positions, counted: findings?.counted }),
    [compared, findings?.study, findings?.counted],
  );
  const kept = useKept(settings, model, before, findings);
  const evenly = useMemo(() => getFairMatrix(compared), [compared]);
  const found =
    before === undefined
      ? { cards, drawn, leftOut: compared.leftOut, exact: evenly }
      : (findings?.besideExact ?? kept ?? { cards, drawn, exact: undefined });
  const besideExact = found.exact;
  const beside: Cells = useMemo(
    () => ({ ...found, counted: findings?.beside }),
    [cards, drawn, besideExact, findings?.beside],
  );
  const isScaled = code.exact !== undefined || besideExact !== evenly || findings?.state === "done";
  const largest = useMemo(() => {
    const reached = isScaled ? getLargestRatio([...listRatios(code), ...listRatios(beside)]) : 1;
    return reached < 1 + 1e-9 ? LARGEST_OF_FAIR : reached;
  }, [code.exact, besideExact, isScaled, cards, compared]);
  const scale = useMemo(() => makeColourScale(largest, theme), [largest, theme]);
  return { code, beside, scale, isSimulatedOnly: before === undefined && findings?.study?.whyNotExact !== undefined };
}

/** Returns the exact matrix of the code before its fix, as it stood there a moment ago: it does not go away while it is computed again. */
function useKept(
  { cards, engine, unknowns }: Settings,
  model: ShuffleModel,
  before: ShuffleModel | undefined,
  findings: Findings | undefined,
): Omit<Cells, "counted"> | undefined {
  const kept = useRef<{ readonly of: readonly unknown[]; readonly cells: Omit<Cells, "counted"> }>(undefined);
  const of = [before ?? model, cards, engine, unknowns];
  if (before === undefined && findings?.study !== undefined) {
    const { compared, positions } = findings.study;
    kept.current = { of, cells: { ...compared, exact: positions } };
  }
  return kept.current?.of.every((part, index) => part === of[index]) === true ? kept.current.cells : undefined;
}

/** Returns the cell that the headline names, where the code is biased. */
export function getNamedPlace(findings: Findings | undefined): CellChoice | undefined {
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
