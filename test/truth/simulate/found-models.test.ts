// Every shuffle that the rule finds in the list of shapes, and in the programs that are none, is simulated as its exact distribution says.
import {
  exactOrders,
  exactPositions,
  LeavesList,
  simulate,
  toNumber,
  Unjudgeable,
  type ShuffleModel,
} from "@fair-shuffle/bias";
import { findSites } from "@fair-shuffle/lint";
import { describe, expect, it } from "vitest";
import { notShuffles } from "../shapes/not-shuffles.ts";
import shapes from "../shapes/shapes.json" with { type: "json" };

const TRIALS = 20_000;

/** Bernstein: a count strays beyond this with probability below 2e-12; there are fewer than 40,000 counts here, so a false alarm has less than 8e-8. */
const isNear = (count: number, share: number): boolean =>
  share === 0 ? count === 0 : Math.abs(count - share * TRIALS) <= Math.sqrt(2 * 28 * TRIALS * share) + 19;

/** What both find impossible: an index outside the list, a lost card. What can only be simulated: a number of drawn cards that chance decides. */
type Outcome<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "impossible" }
  | { readonly kind: "simulated" };

async function attempt<T>(run: () => T | Promise<T>): Promise<Outcome<T>> {
  try {
    return { kind: "done", value: await run() };
  } catch (thrown) {
    if (thrown instanceof Unjudgeable && thrown.reason.kind === "drawsSomeByChance") return { kind: "simulated" };
    if (thrown instanceof LeavesList || thrown instanceof Unjudgeable || thrown instanceof RangeError)
      return { kind: "impossible" };
    throw thrown;
  }
}

/** Position by position, or order by order: what was counted, and its exact share. */
type Pair = readonly [name: string, count: number, share: number];

async function compare(model: ShuffleModel): Promise<Pair[] | "both impossible" | "one impossible"> {
  const cards = model.length ?? 4;
  const unknowns = new Map(model.unknowns.map((name) => [name, model.kind === "comparatorSort" ? 0.5 : cards]));
  const measured = await attempt(() => simulate(model, { cards, trials: TRIALS, seed: 3, unknowns }));
  const exact = await attempt(() =>
    cards <= 6 ? exactOrders(model, cards, { unknowns }) : exactPositions(model, cards, { unknowns }),
  );
  // Which cards were drawn is told apart from those that were not only where their number is the same each time.
  if (exact.kind === "simulated" && measured.kind === "done") return [];
  if (measured.kind !== "done" || exact.kind !== "done")
    return measured.kind === exact.kind ? "both impossible" : "one impossible";
  const { counts, orders = {} } = measured.value;
  const { value } = exact;
  if (Array.isArray(value))
    return value.flatMap((row, position) =>
      row.map((share, card): Pair => [`${position},${card}`, counts[position]?.[card] ?? 0, share]),
    );
  return [...new Set([...value.keys(), ...Object.keys(orders)])].map((order): Pair => {
    const share = value.get(order);
    return [order, orders[order] ?? 0, share === undefined ? 0 : toNumber(share)];
  });
}

const programs: (readonly [id: string, code: string])[] = [
  ...shapes.map(({ id, code }) => [id, `export const f = ${code}`] as const),
  ...notShuffles.map(([id, , code]) => [id, code] as const),
];

describe("the models of the shapes", () => {
  it("are simulated as their exact distributions say", async () => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    let compared = 0;
    for (const [id, code] of programs) {
      const { sites } = await findSites(code, "file.ts");
      for (const { model } of sites) {
        const name = JSON.stringify(model);
        if (seen.has(name) || (model.length ?? 4) > 10 || (model.length ?? 4) < 2) continue;
        seen.add(name);
        const pairs = await compare(model);
        if (pairs === "both impossible") continue;
        if (pairs === "one impossible") wrong.push(`${id}: only one of both can run it`);
        else {
          compared++;
          wrong.push(
            ...pairs.filter(([, count, share]) => !isNear(count, share)).map((pair) => `${id}: ${pair.join(" ")}`),
          );
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(100);
  });
});
