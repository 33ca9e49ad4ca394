// What later steps may still read of a path: two paths that leave the same are one state.
import { Unjudgeable } from "./unjudgeable.ts";
import { UNIT, type Interval } from "./paths.ts";
import * as rational from "./rational.ts";
import type { Outcome } from "./all-paths.ts";
import type { Start } from "./round.ts";
import type { Value } from "./values.ts";

/** What a path leaves, beside where the cards lie; `key` names it. */
export interface Settled extends Omit<Start, "shape"> {
  readonly key: string;
}

/** Returns what later steps may read of a path, the `live` variables. Draws are renamed in the order in which the values mention them. */
export function settle({ round, path }: Outcome, live: ReadonlySet<string>): Settled {
  const { decided } = round.decisions;
  const names = new Map<number, number>();
  const kept = new Map<string, Value>();
  const intervals = new Map<number, Interval>();
  let key = "";
  for (const name of live.size > 1 ? [...live].sort() : live) {
    const value = round.variables.get(name);
    if (value === undefined) continue;
    switch (value.kind) {
      case "card":
        throw new Unjudgeable({ kind: "heldCard" });
      case "boolean":
        kept.set(name, value);
        key += `${name}=${String(value.value)};`;
        break;
      case "number": {
        const terms = value.terms.map(({ draw, factor }) => {
          if (decided.has(draw)) throw new Unjudgeable({ kind: "reusedDraw" });
          const renamed = names.get(draw) ?? names.size;
          names.set(draw, renamed);
          intervals.set(renamed, path.intervals.get(draw) ?? UNIT);
          return { draw: renamed, factor };
        });
        kept.set(name, { ...value, terms });
        key += `${name}=${rational.toText(value.constant)}${terms.map(({ draw, factor }) => `+${rational.toText(factor)}u${String(draw)}`).join("")}${value.grid === undefined ? "" : `/${rational.toText(value.grid.step)},${rational.toText(value.grid.offset)}`};`;
        break;
      }
    }
  }
  for (const [draw, { low, high }] of intervals)
    key += `u${String(draw)}:${rational.toText(low)}-${rational.toText(high)};`;
  return { key, environment: kept, intervals, drawCount: names.size };
}
