// What a random comparator does to few items: how often each order of three comes up.
import { exactOrders, getCatalogueEntry, toNumber, toText } from "@fair-shuffle/bias";
import { tellPercent } from "./painted-matrix.ts";

const ITEMS = 3;

export interface FewItems {
  /** The most frequent order first. */
  readonly orders: readonly { readonly order: string; readonly fraction: string; readonly percent: string }[];
  /** In percent. */
  readonly fair: string;
  /** How many times as often as the rarest order the most frequent one comes up. */
  readonly times: string;
}

export function getFewItems(): FewItems {
  const orders = [...exactOrders(getCatalogueEntry("random-comparator").model, ITEMS)]
    .map(([order, share]) => ({ order, share: toNumber(share), fraction: toText(share) }))
    .sort((a, b) => b.share - a.share);
  const [most, least] = [orders[0], orders.at(-1)];
  return {
    orders: orders.map(({ order, share, fraction }) => ({
      order: order
        .split(",")
        .map((item) => Number(item) + 1)
        .join(", "),
      fraction,
      percent: tellPercent(share),
    })),
    fair: tellPercent(1 / orders.length),
    times: String((most?.share ?? NaN) / (least?.share ?? NaN)),
  };
}
