// What later steps may still read of a path: two paths that leave the same are one state.
import { Unjudgeable } from "./unjudgeable.ts";
import { UNIT, type Interval } from "./paths.ts";
import * as rational from "./rational.ts";
import type { Outcome } from "./all-paths.ts";
import type { Start } from "./round.ts";
import type { Value } from "./values.ts";

/** What a path leaves, beside where the cards lie. */
export type Settled = Omit<Start, "shape">;

/** Returns what later steps may read of a path, the `live` variables, by their names. Draws are renamed in the order in which the values mention them. */
export function settle({ round, path }: Outcome, live: ReadonlySet<string>): Settled {
  const { decided } = round.decisions;
  const names = new Map<number, number>();
  const kept = new Map<string, Value>();
  const intervals = new Map<number, Interval>();
  for (const name of live.size > 1 ? [...live].sort() : live) {
    const value = round.variables.get(name);
    if (value === undefined) continue;
    if (value.kind === "card") throw new Unjudgeable({ kind: "heldCard" });
    if (value.kind === "boolean" || value.terms.length === 0) {
      kept.set(name, value);
      continue;
    }
    const terms = value.terms.map(({ draw, factor }) => {
      if (decided.has(draw)) throw new Unjudgeable({ kind: "reusedDraw" });
      const renamed = names.get(draw) ?? names.size;
      names.set(draw, renamed);
      intervals.set(renamed, path.intervals.get(draw) ?? UNIT);
      return { draw: renamed, factor };
    });
    kept.set(name, { ...value, terms });
  }
  return { environment: kept, intervals, drawCount: names.size };
}

/** Returns a text that is the same for all that later steps can't tell apart. */
export function describeSettled({ environment, intervals }: Settled): string {
  const values = [...environment].map(([name, value]) => `${name}=${describeValue(value)}`);
  const draws = [...intervals].map(
    ([draw, { low, high }]) => `u${String(draw)}:${rational.toText(low)}-${rational.toText(high)}`,
  );
  return [...values, ...draws].join(";");
}

function describeValue(value: Value): string {
  if (value.kind === "card") throw new Unjudgeable({ kind: "heldCard" });
  if (value.kind === "boolean") return String(value.value);
  const { constant, terms, grid } = value;
  const sum = terms.map(({ draw, factor }) => `+${rational.toText(factor)}u${String(draw)}`);
  const step = grid === undefined ? "" : `/${rational.toText(grid.step)},${rational.toText(grid.offset)}`;
  return `${rational.toText(constant)}${sum.join("")}${step}`;
}
