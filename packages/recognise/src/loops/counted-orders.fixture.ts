// How often the orders come up that code gives when it is run.
import { seededSource } from "@fair-shuffle/bias";

/** How often each order comes up when a function of the code is run. */
export function countOrders(code: string, list: readonly string[], trials: number): ReadonlyMap<string, number> {
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is this test's own
  const make = new Function("Math", `${code.replaceAll("export ", "")}; return order;`) as (
    math: object,
  ) => (list: readonly string[]) => readonly string[];
  const order = make({ floor: Math.floor, round: Math.round, random: seededSource(7) });
  const counts = new Map<string, number>();
  for (let trial = 0; trial < trials; trial++) {
    const key = order([...list]).join("");
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
