// A progress bar for people who wait: in a terminal only, and only where there is something to wait for.
// Node finds no name behind `SingleBar` and `Presets` in what this module exports.
import cliProgress, { Presets, SingleBar, type Options } from "cli-progress";
import type { Terminal } from "./terminal.ts";
import { PROGRESS_TEXTS, type Things } from "./words/progress-texts.ts";

export interface Progress {
  readonly update: (done: number, all: number) => void;
  readonly stop: () => void;
}

/** Work that is done sooner, in milliseconds, shows no bar. */
const PATIENCE = 300;

/** How long it still takes; cli-progress hands over "NULL" or "INF" where nothing was done since the bar came. */
const formatTime: NonNullable<Options["formatTime"]> = (seconds, options, roundTo) =>
  Number.isFinite(seconds) ? cliProgress.Format.TimeFormat(seconds, options, roundTo) : "…";

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
        const format = PROGRESS_TEXTS[language][things];
        const look = { clearOnComplete: true, hideCursor: true, etaBuffer: 100, formatTime };
        bar = new SingleBar({ stream, format, ...look }, Presets.rect);
        bar.start(all, done);
      }
      bar.update(done);
    },
    stop: () => bar?.stop(),
  };
}
