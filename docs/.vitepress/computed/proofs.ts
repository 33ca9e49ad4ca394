// The numbers of the proofs: runs and orders counted, chances as fractions, and the engine's own reasons.
import {
  exactOrders,
  getCatalogueEntry,
  tellWhy,
  toText,
  why,
  type CatalogueId,
  type Expression,
  type ShuffleModel,
} from "@fair-shuffle/bias";
import { tellOrder } from "./engines.ts";

export interface Proofs {
  /** Why each is fair or not, in the engine's words, for some numbers of cards. */
  readonly reasons: Readonly<Record<"fisherYates" | "naive" | "comparator" | "keys", readonly string[]>>;
  readonly naive: readonly DealtRuns[];
  /** The orders of three cards. */
  readonly orders: readonly {
    readonly order: string;
    readonly naive: string;
    readonly fair: string;
    readonly keys: string;
  }[];
  readonly rounds: { readonly floor: readonly string[]; readonly round: readonly string[] };
}

/** n^n runs, dealt to n! orders. */
interface DealtRuns {
  readonly cards: number;
  readonly runs: string;
  readonly orders: string;
  readonly rest: string;
}

const format = (value: bigint): string => value.toLocaleString("en");

export function getProofs(): Proofs {
  const tell = (id: CatalogueId, counts: readonly number[]): string[] =>
    counts.map((cards) => {
      const reason = why(getCatalogueEntry(id).model, cards);
      if (reason === undefined) throw new Error(`The engine has no reason for ${id} with ${cards} cards.`);
      return tellWhy(reason);
    });
  return {
    reasons: {
      fisherYates: tell("fisher-yates-backward", [3, 8]),
      naive: tell("naive-swap", [3, 8, 13]),
      comparator: tell("random-comparator", [3, 8]),
      keys: tell("colliding-keys", [3, 8]),
    },
    naive: [2, 3, 4, 5, 6, 7, 8, 10, 13].map(dealRuns),
    orders: getOrders(),
    rounds: { floor: getChances("floor"), round: getChances("round") },
  };
}

function dealRuns(cards: number): DealtRuns {
  const runs = BigInt(cards) ** BigInt(cards);
  let orders = 1n;
  for (let factor = 2n; factor <= BigInt(cards); factor++) orders *= factor;
  return { cards, runs: format(runs), orders: format(orders), rest: format(runs % orders) };
}

function getOrders(): Proofs["orders"] {
  const find = (id: CatalogueId): ((order: string) => string) => {
    const orders = exactOrders(getCatalogueEntry(id).model, 3);
    return (order) => {
      const chance = orders.get(order);
      return chance === undefined ? "0" : toText(chance);
    };
  };
  const [naive, fair, keys] = [find("naive-swap"), find("fisher-yates-backward"), find("colliding-keys")];
  return ["0,1,2", "0,2,1", "1,0,2", "1,2,0", "2,0,1", "2,1,0"].map((order) => ({
    order: tellOrder(order),
    naive: naive(order),
    fair: fair(order),
    keys: keys(order),
  }));
}

/** Returns the chance of each of the places 0 to 3 under `floor(draw * 4)`, and under `round(draw * 3)`: one draw decides which of four cards is swapped to the end. */
function getChances(operator: "floor" | "round"): string[] {
  const cards = 4;
  const number = (value: number): Expression => ({ kind: "number", value });
  const index: Expression = {
    kind: "unary",
    operator,
    operand: {
      kind: "binary",
      operator: "*",
      left: { kind: "draw" },
      right: number(operator === "floor" ? cards : cards - 1),
    },
  };
  const cardAt = (position: Expression): Expression => ({ kind: "card", list: "a", position });
  const last = number(cards - 1);
  const drawn: Expression = { kind: "variable", name: "j" };
  const model: ShuffleModel = {
    kind: "swapLoop",
    list: "a",
    unknowns: [],
    steps: [
      { kind: "assign", variable: "j", value: index },
      { kind: "assign", variable: "held", value: cardAt(last) },
      { kind: "lay", list: "a", position: last, card: cardAt(drawn) },
      { kind: "lay", list: "a", position: drawn, card: { kind: "variable", name: "held" } },
    ],
  };
  const orders = [...exactOrders(model, cards)];
  return Array.from({ length: cards }, (_, card) => {
    const found = orders.find(([order]) => order.endsWith(`,${card}`));
    if (found === undefined) throw new Error(`Card ${card} never comes to the end.`);
    return toText(found[1]);
  });
}
