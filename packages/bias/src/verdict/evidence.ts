// The numbers that a verdict shows: the cell, or the order, that is farthest above its fair share.
import type { Engine } from "../engines/engine.ts";
import { distributeOrders, distributePositions, type Unknowns } from "../exact/distribution.ts";
import { factorial } from "../exact/orders.ts";
import { toNumber, toText } from "../exact/rational.ts";
import type { ShuffleModel } from "../model/model.ts";
import type { Evidence } from "./finding.ts";
import { LEAST_DEVIATION } from "./thresholds.ts";
import { within } from "./within-reach.ts";

/** The cell with the largest ratio to its fair share; where no cell is off, the order with the largest ratio. Sorts are those of V8 unless an engine is named. */
export function getEvidence(
  model: ShuffleModel,
  cards: number,
  unknowns: Unknowns,
  known?: readonly (readonly number[] | Float64Array)[],
  named: Engine = "v8",
): Evidence | undefined {
  const values = unknowns.size === 0 ? {} : { unknowns: Object.fromEntries(unknowns) };
  const compute = (): Evidence | undefined => {
    const isSorted = model.kind === "comparatorSort" || (model.kind === "keyedSort" && model.sort === "reversing");
    const engine = isSorted ? { engine: named } : {};
    const options = { unknowns, engine: named };
    const positions = known ?? distributePositions(model, cards, options).distribution;
    let cell = { position: 0, card: 0, probability: 0 };
    for (const [position, row] of positions.entries()) {
      for (const [card, probability] of row.entries()) {
        if (probability > cell.probability + 1e-12) cell = { position, card, probability };
      }
    }
    const fair = 1 / cards;
    if (cell.probability > fair * (1 + LEAST_DEVIATION))
      return { kind: "cell", cards, ...engine, fair, ...values, ...cell };
    const few = Math.min(cards, 4);
    const orders = distributeOrders(model, few, options).distribution;
    const [likeliest] = [...orders].sort(([, a], [, b]) => toNumber(b) - toNumber(a));
    if (likeliest === undefined) return undefined;
    const [order, probability] = likeliest;
    return {
      kind: "order",
      cards: few,
      ...engine,
      fair: 1 / factorial(few),
      ...values,
      order,
      probability: toNumber(probability),
      fraction: toText(probability),
    };
  };
  return within(compute, () => undefined);
}
