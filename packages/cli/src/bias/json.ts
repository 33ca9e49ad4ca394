// A bias report for programs, of the shape that schemas/bias.schema.json describes.
import { tellUnjudgeable } from "@fair-shuffle/bias";
import type { BiasReport } from "@fair-shuffle/bias/model";
import { showJson, type Shown } from "../foreign-text.ts";

/** Returns the report as JSON that ends with a line end. */
export function formatJson({
  name,
  cards,
  engine,
  model,
  exact,
  whyNotExact,
  note,
  measured,
  verdict,
}: BiasReport): Shown {
  const { measurement, judgement } = measured ?? {};
  const shape = {
    name,
    cards,
    engine,
    model,
    exact,
    whyNotExact: whyNotExact && tellUnjudgeable(whyNotExact),
    notMeant: note?.kind === "notMeant" ? note.purpose : undefined,
    measured: measurement && {
      trials: measurement.trials,
      seed: measurement.seed,
      counts: measurement.counts,
      orders: measurement.orders,
      statistics: judgement?.statistics,
    },
    verdict,
  };
  return showJson(`${JSON.stringify(shape, null, 2).replaceAll(NUMBERS, (list) => list.replaceAll(/\s+/g, " "))}\n`);
}

/** A list of numbers, which reads better on one line. */
const NUMBERS = /\[\s+[-\d.e+]+(?:,\s+[-\d.e+]+)*\s+\]/g;
