// A bias report for programs.
import { tellUnjudgeable } from "@fair-shuffle/bias";
import { getStatisticsAmong, type BiasReport } from "@fair-shuffle/bias/model";
import { showJson, type Shown } from "../foreign-text.ts";
import type { Terminal } from "../terminal.ts";
import type { BiasJson } from "./report-schema.ts";

/** Returns the report as JSON that ends with a line end. */
export function formatJson(report: BiasReport, { language }: Pick<Terminal, "language">): Shown {
  const { name, cards, engine, model, exact, whyNotExact, notes = [], circumstances, measured, verdict } = report;
  const leftOut = report.compared?.leftOut;
  const shape: Unwritten<BiasJson> = {
    name,
    cards,
    engine,
    model,
    exact,
    whyNotExact: whyNotExact && tellUnjudgeable(whyNotExact, language),
    isAllowed: notes.some(({ kind }) => kind === "allowed") ? true : undefined,
    reading: circumstances?.reading,
    leftOut,
    measured: measured && {
      trials: measured.measurement.trials,
      seed: measured.measurement.seed,
      counts: measured.measurement.counts,
      orders: measured.measurement.orders,
      statistics:
        leftOut === undefined ? measured.judgement.statistics : getStatisticsAmong(measured.measurement, leftOut),
    },
    verdict,
  };
  return showJson(`${JSON.stringify(shape, null, 2).replaceAll(NUMBERS, (list) => list.replaceAll(/\s+/g, " "))}\n`);
}

/** A list of numbers, which reads better on one line. */
const NUMBERS = /\[\s+[-\d.e+]+(?:,\s+[-\d.e+]+)*\s+\]/g;

/** What JSON becomes of: it leaves out what is undefined. */
type Unwritten<Json> = Json extends readonly (infer Item)[]
  ? readonly Unwritten<Item>[]
  : {
      readonly [Name in keyof Json]: object extends Pick<Json, Name>
        ? Unwritten<Json[Name]> | undefined
        : Unwritten<Json[Name]>;
    };
