// A progress bar for people who wait: in a terminal only, and only where there is something to wait for.
// Node finds no name behind `SingleBar` and `Presets` in what this module exports.
import cliProgress, { Presets, SingleBar, type Options } from "cli-progress";
import { tellNumber } from "@fair-shuffle/bias/model";
import type { Terminal } from "./terminal.ts";
import { countColumns } from "./terminal-columns.ts";
import { PROGRESS_TEXTS, type Things } from "./words/progress-texts.ts";
import { USUAL_WIDTH } from "./terminal-columns.ts";
import { getWidth } from "./wrapped-sentence.ts";

export interface Progress {
  readonly update: (done: number, all: number) => void;
  readonly stop: () => void;
}

/** Work that is done sooner, in milliseconds, shows no bar. */
const PATIENCE = 300;

/** How long it still takes; cli-progress hands over "NULL" or "INF" where nothing was done since the bar came. */
const formatTime: NonNullable<Options["formatTime"]> = (seconds, options, roundTo) =>
  Number.isFinite(seconds) ? cliProgress.Format.TimeFormat(seconds, options, roundTo) : "…";

/** The bar itself, in columns. */
const MOST_COLUMNS = 40;
const LEAST_COLUMNS = 10;

/** Numbers as they stand in every other sentence. */
const formatValue: NonNullable<Options["formatValue"]> = (value) =>
  typeof value === "number" ? tellNumber(value) : String(value);

/** Returns what stands on the line, which the terminal would cut where it is too long: what has no room behind the bar is left out, the time first. */
function fitLine(format: string, all: number, columns: number): Pick<Options, "format" | "barsize"> {
  const filled = format
    .replace("{bar}", "")
    .replace("{percentage}", "100")
    .replaceAll(/\{(?:value|total)\}/g, tellNumber(all))
    .replace("{eta_formatted}", "59m55s");
  const left = columns - countColumns(filled);
  const end = format.lastIndexOf(" | ");
  return left < LEAST_COLUMNS && end > 0
    ? fitLine(format.slice(0, end), all, columns)
    : { format, barsize: Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, left)) };
}

/** Returns a bar that shows how many `things` are done, and goes without a trace when it stops; nothing is written where the stream is no terminal. */
export function makeProgressBar(
  { stderr: { stream }, language }: Pick<Terminal, "stderr" | "language">,
  things: Things,
): Progress {
  if (stream.isTTY !== true) return { update: () => undefined, stop: () => undefined };
  const start = performance.now();
  let bar: SingleBar | undefined;
  return {
    update: (done, all) => {
      if (bar === undefined) {
        if (performance.now() - start < PATIENCE) return;
        const line = fitLine(PROGRESS_TEXTS[language][things], all, getWidth({ stream }) ?? USUAL_WIDTH);
        // The terminal is left as it is: whoever ends the process by Ctrl+C would keep one without a cursor.
        const look = { clearOnComplete: true, linewrap: true, etaBuffer: 100, formatTime, formatValue };
        bar = new SingleBar({ stream, ...line, ...look }, Presets.rect);
        bar.start(all, done);
      }
      bar.update(done);
    },
    stop: () => bar?.stop(),
  };
}
