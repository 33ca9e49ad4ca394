// The numbers that a verdict shows: the cell, or the order, that is farthest above its fair share; of one card that is put in, a place that it never comes to.
import type { Engine } from "../engines/engine.ts";
import { distributeOrders, distributePositions, runOnly, type Unknowns } from "../exact/distribution.ts";
import { getLossShares } from "../exact/lost-cards.ts";
import { factorial } from "../exact/orders.ts";
import { toNumber, toText } from "../exact/rational.ts";
import { dependsOnEngine, type ShuffleModel, type SwapLoop } from "../model/model.ts";
import { drawsFromList } from "../model/rest-of-list.ts";
import { getLeftOut } from "./compared.ts";
import type { Evidence } from "./finding.ts";
import { isSwapOfDrawnPlaces } from "./purpose.ts";
import { LEAST_DEVIATION } from "./thresholds.ts";
import { within } from "./within-reach.ts";

/** Of a card that is put in among others, a place that it never comes to, or else its likeliest one. Of a draw of some cards, the one that is drawn farthest from its fair share; else the cell with the largest ratio to its fair share; where no cell is off, the order with the largest ratio. Sorts are those of V8 unless an engine is named. */
export function getEvidence(
  model: ShuffleModel,
  cards: number,
  unknowns: Unknowns,
  known?: readonly (readonly number[] | Float64Array)[],
  named: Engine = "v8",
): Evidence | undefined {
  const values = unknowns.size === 0 ? {} : { unknowns: Object.fromEntries(unknowns) };
  const compute = (): Evidence | undefined => {
    const engine = dependsOnEngine(model) ? { engine: named } : {};
    const options = { unknowns, engine: named };
    const isDraw = model.kind === "swapLoop" && drawsFromList(model);
    const { distribution: positions, drawn: count } =
      known === undefined || isDraw
        ? distributePositions(model, cards, options)
        : { distribution: known, drawn: undefined };
    if (model.kind === "swapLoop" && model.insertsLast === true) {
      const place = getInsertedPlace(positions);
      return place && { kind: "cell", cards, fair: 1 / cards, ...values, card: cards - 1, ...place };
    }
    const found = count === undefined ? undefined : getFarthestDrawn(positions, count);
    if (found !== undefined) return { kind: "drawn", cards, ...values, ...found };
    const leftOut = count === undefined ? getLeftOut(model, positions) : new Set<number>();
    const drawn =
      count === undefined ? getDrawnPlaces(model, unknowns, positions) : (position: number) => position < count;
    let cell = { position: 0, card: 0, probability: 0 };
    for (const [position, row] of positions.entries()) {
      if (!drawn(position) || leftOut.has(position)) continue;
      for (const [card, probability] of row.entries()) {
        if (probability > cell.probability + 1e-12) cell = { position, card, probability };
      }
    }
    const fair = 1 / (cards - leftOut.size);
    if (cell.probability > fair * (1 + LEAST_DEVIATION))
      return { kind: "cell", cards, ...tellMoving(cards, leftOut.size), ...engine, fair, ...values, ...cell };
    // The orders of what is not drawn say nothing.
    if (count !== undefined) return undefined;
    const few = Math.min(cards, 4);
    const orders = distributeOrders(model, few, options).distribution;
    const [likeliest] = [...orders].sort(([, a], [, b]) => toNumber(b) - toNumber(a));
    if (likeliest === undefined) return undefined;
    const [order, probability] = likeliest;
    const stay = getLeftOut(model, distributePositions(model, few, options).distribution).size;
    return {
      kind: "order",
      cards: few,
      ...tellMoving(few, stay),
      ...engine,
      fair: 1 / factorial(few - stay),
      ...values,
      order,
      probability: toNumber(probability),
      fraction: toText(probability),
    };
  };
  return within(compute, () => undefined);
}

/** Returns the card that a loop loses most often; undefined where that is beyond exact methods. */
export function getLossEvidence(model: SwapLoop, cards: number, unknowns: Unknowns): Evidence | undefined {
  return within<Evidence | undefined>(
    () => {
      const shares = getLossShares(model, cards, unknowns);
      let card = 0;
      for (const [other, share] of shares.entries()) if (share > (shares[card] ?? 0) + 1e-12) card = other;
      const values = unknowns.size === 0 ? {} : { unknowns: Object.fromEntries(unknowns) };
      return { kind: "lost", cards, fair: 0, ...values, card, probability: shares[card] ?? 0 };
    },
    () => undefined,
  );
}

/** What never happens, to within floating point. */
const NEVER = 1e-9;

/** Returns the place that the last card never comes to, the last such one, or else the one that it comes to most often; undefined where it comes to each equally often. */
function getInsertedPlace(
  positions: readonly (readonly number[] | Float64Array)[],
): { readonly position: number; readonly probability: number } | undefined {
  const shares = positions.map((row) => row.at(-1) ?? 0);
  const never = shares.findLastIndex((share) => share < NEVER);
  if (never >= 0) return { position: never, probability: 0 };
  let position = 0;
  for (const [other, share] of shares.entries()) if (share > (shares[position] ?? 0) + 1e-12) position = other;
  const probability = shares[position] ?? 0;
  return probability * shares.length > 1 + LEAST_DEVIATION ? { position, probability } : undefined;
}

const tellMoving = (cards: number, leftOut: number): Pick<Evidence, "moving"> =>
  leftOut === 0 ? {} : { moving: cards - leftOut };

/** Returns the card that is among the `drawn` first ones much too often or too seldom, by the largest ratio to its fair share or of it; undefined where none is. */
function getFarthestDrawn(
  positions: readonly (readonly number[] | Float64Array)[],
  drawn: number,
): { readonly drawn: number; readonly card: number; readonly probability: number; readonly fair: number } | undefined {
  const fair = drawn / positions.length;
  const shares = [...positions.keys()].map((card) =>
    positions.slice(0, drawn).reduce((sum, row) => sum + (row[card] ?? 0), 0),
  );
  const getDistance = (share: number): number => (share < NEVER ? Infinity : Math.max(share / fair, fair / share));
  let card = 0;
  for (const [other, share] of shares.entries())
    if (getDistance(share) > getDistance(shares[card] ?? 0) + 1e-9) card = other;
  const probability = shares[card] ?? 0;
  if (getDistance(probability) <= 1 + LEAST_DEVIATION) return undefined;
  return { drawn, card, probability: probability < NEVER ? 0 : probability, fair };
}

/** Returns which places the evidence is about: all, or those that a loop of a few rounds draws for, as three of a list; in the others items stay, fairly. */
function getDrawnPlaces(
  model: ShuffleModel,
  unknowns: Unknowns,
  positions: readonly (readonly number[] | Float64Array)[],
): (position: number) => boolean {
  const all = (): boolean => true;
  const cards = positions.length;
  if (model.kind !== "swapLoop" || model.into !== undefined || isSwapOfDrawnPlaces(model)) return all;
  const countRounds = (size: number): number | undefined =>
    within(
      () => runOnly(model, size, unknowns).rounds,
      () => undefined,
    );
  const rounds = countRounds(cards) ?? 0;
  if (rounds === 0 || 2 * rounds > cards || rounds !== countRounds(cards + 1)) return all;
  const stay = (from: number, to: number): number =>
    positions.slice(from, to).reduce((sum, row, index) => sum + (row[from + index] ?? 0), 0);
  return stay(0, rounds) < stay(cards - rounds, cards)
    ? (position) => position < rounds
    : (position) => position >= cards - rounds;
}
