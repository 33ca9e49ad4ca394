// One random comparator in three engines: its exact matrices, of few cards and of a whole deck, and what stands out in them.
import {
  ENGINES,
  exactOrders,
  exactPositions,
  getCatalogueEntry,
  toNumber,
  toText,
  type ComparatorSort,
  type Engine,
  type Expression,
} from "@fair-shuffle/bias";
import { tellEngine } from "@fair-shuffle/bias/model";
import {
  drawHeatMap,
  getExtreme,
  paintMatrix,
  type Extreme,
  type HeatMap,
  type Legend,
  type PaintedMatrix,
} from "./painted-matrix.ts";

const CARDS = 8;
const DECK = 52;
const FEW = 3;

export interface Engines {
  /** A comparator as people mean it, and two that never say "less": each in all engines. */
  readonly coin: Compared;
  readonly noComparators: Compared;
  readonly deck: readonly { readonly name: string; readonly map: HeatMap }[];
  /** Each order of three cards with its chance as a fraction, engine by engine. */
  readonly orders: { readonly names: readonly string[]; readonly rows: readonly OrderRow[]; readonly fair: string };
}

/** Comparators on one scale. */
interface Compared {
  readonly codes: readonly string[];
  readonly legend: Legend;
  /** Engine by engine, and each comparator in it. */
  readonly matrices: readonly EngineMatrix[];
}

interface EngineMatrix {
  readonly name: string;
  readonly code: string;
  readonly matrix: PaintedMatrix;
  readonly largest: Extreme;
}

interface OrderRow {
  /** As people count: "2 1 3". */
  readonly order: string;
  readonly chances: readonly { readonly fraction: string; readonly percent: string }[];
}

const draw: Expression = { kind: "draw" };
const number = (value: number): Expression => ({ kind: "number", value });

interface Comparator {
  readonly code: string;
  readonly sign: Expression;
}

const COIN: Comparator = {
  code: "a.sort(() => Math.random() - 0.5)",
  sign: { kind: "binary", operator: "-", left: draw, right: number(0.5) },
};
const NO_COMPARATORS: readonly Comparator[] = [
  {
    code: "a.sort(() => Math.random() > 0.5)",
    sign: { kind: "binary", operator: ">", left: draw, right: number(0.5) },
  },
  { code: "a.sort(Math.random)", sign: draw },
];

export function getEngines(): Engines {
  const coin = getCatalogueEntry("random-comparator").model;
  const decks = ENGINES.map((engine) => exactPositions(coin, DECK, { engine }));
  return {
    coin: compareEngines([COIN]),
    noComparators: compareEngines(NO_COMPARATORS),
    deck: ENGINES.map((engine, index) => ({ name: tellEngine(engine), map: drawHeatMap(decks[index] ?? [], decks) })),
    orders: { names: ENGINES.map((engine) => tellEngine(engine)), rows: getOrderRows(), fair: "1/6" },
  };
}

function compareEngines(comparators: readonly Comparator[]): Compared {
  const all = ENGINES.flatMap((engine) =>
    comparators.map(({ code, sign }) => {
      const model: ComparatorSort = { kind: "comparatorSort", steps: [], sign, unknowns: [] };
      return { name: tellEngine(engine), code, positions: exactPositions(model, CARDS, { engine }) };
    }),
  );
  const matrices = all.map(({ name, code, positions }) => ({
    name,
    code,
    matrix: paintMatrix(
      positions,
      all.map((other) => other.positions),
    ),
    largest: getExtreme(positions, (a, b) => a > b),
  }));
  const [first] = matrices;
  if (first === undefined) throw new Error("There is no engine.");
  return { codes: comparators.map(({ code }) => code), legend: first.matrix.legend, matrices };
}

function getOrderRows(): OrderRow[] {
  const { model } = getCatalogueEntry("random-comparator");
  const byEngine = ENGINES.map((engine: Engine) => exactOrders(model, FEW, { engine }));
  const fair = [...exactOrders(getCatalogueEntry("fisher-yates-backward").model, FEW).keys()].sort();
  return fair.map((order) => ({
    order: tellOrder(order),
    chances: byEngine.map((orders) => {
      const chance = orders.get(order);
      return chance === undefined
        ? { fraction: "0", percent: "0.0" }
        : { fraction: toText(chance), percent: (100 * toNumber(chance)).toFixed(1) };
    }),
  }));
}

/** An order as people count: "2,0,1" is 3 1 2. */
export const tellOrder = (order: string): string =>
  order
    .split(",")
    .map((card) => Number(card) + 1)
    .join(" ");
