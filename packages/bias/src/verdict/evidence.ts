// The numbers that a verdict shows: the cell, or the order, that is farthest above its fair share.
import { distributeOrders, distributePositions, type Unknowns } from "../exact/distribution.ts";
import { factorial } from "../exact/orders.ts";
import type { Positions } from "../exact/positions.ts";
import { toNumber, toText } from "../exact/rational.ts";
import type { ShuffleModel } from "../model/model.ts";
import type { Evidence } from "./finding.ts";
import { LEAST_DEVIATION } from "./thresholds.ts";
import { within } from "./within-reach.ts";

/** The cell with the largest ratio to its fair share; where no cell is off, the order with the largest ratio. */
export function getEvidence(
  model: ShuffleModel,
  cards: number,
  unknowns: Unknowns,
  known?: Positions,
): Evidence | undefined {
  const values = unknowns.size === 0 ? {} : { unknowns: Object.fromEntries(unknowns) };
  const compute = (): Evidence | undefined => {
    const isOfV8 = model.kind === "comparatorSort" || (model.kind === "keyedSort" && model.sort === "reversing");
    const engine = isOfV8 ? ({ engine: "v8" } as const) : {};
    const positions = known ?? distributePositions(model, cards, { unknowns }).distribution;
    let cell = { position: 0, card: 0, probability: 0 };
    positions.forEach((row, position) => {
      row.forEach((probability, card) => {
        if (probability > cell.probability + 1e-12) cell = { position, card, probability };
      });
    });
    const fair = 1 / cards;
    if (cell.probability > fair * (1 + LEAST_DEVIATION))
      return { kind: "cell", cards, ...engine, fair, ...values, ...cell };
    const few = Math.min(cards, 4);
    const orders = distributeOrders(model, few, { unknowns }).distribution;
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
