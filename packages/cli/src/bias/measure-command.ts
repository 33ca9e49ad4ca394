// `fair-shuffle measure`.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { getCatalogueEntry, simulate, type Measurement } from "@fair-shuffle/bias";
import { getMeasured, isUntouched, judgeMeasured, type BiasReport } from "@fair-shuffle/bias/model";
import { Command, Option } from "commander";
import { lookAt } from "../disk/named-path.ts";
import { addDetails } from "../help-details.ts";
import { makeProgressBar } from "../progress-bar.ts";
import { BadUse, EXIT, type ExitCode, type Terminal } from "../terminal.ts";
import { measureModule } from "./measure-module.ts";
import type { MeasureTask } from "./measure-task.ts";
import { wholeNumber } from "./options.ts";
import { FORMATS, writeReport, type FormatName } from "./print.ts";
import { printReport, PUBLISHED, type ReportName } from "./published-reports.ts";
import { startRecord } from "./record.ts";

interface Options {
  readonly cards?: number;
  readonly trials?: number;
  readonly seed?: number;
  readonly timeout: number;
  readonly memory: number;
  readonly report?: ReportName;
  readonly record?: string;
  readonly format: FormatName;
}

const CARDS = 8;
const TRIALS = 100_000;

const DETAILS = `
Runs a function of yours: it is called with the cards 0 … n-1 in a fresh array, shuffles them in place or returns them in a new order, at
once or by a promise. TypeScript and JSX are understood. The module is loaded in a process of its own, which is ended when time or memory
are used up; it is not locked in otherwise and has your rights, so measure only code that you would run. What it prints goes to standard error.

Exit codes: 0 no bias found (which proves nothing: the report says what would have been seen); 1 biased; 2 the command could not be done
as given, or the function lost or invented cards. A fair shuffle ends with 1 at most once in 10^9 times.

Examples:
  $ fair-shuffle measure ./deck.ts#shuffle
  $ fair-shuffle measure ./deck.js --cards 52 --trials 1e6
  $ fair-shuffle measure ./deck.ts#shuffle --seed 42     calls shuffle(cards, random), random being seeded`;

export function makeMeasureCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const command = new Command("measure")
    .description("run a shuffle of your own many times, and tell what its counts say")
    .argument("<module#export>", "the module's path and the function's name; without a name, its default export")
    .option("--cards <n>", `how many cards (default: ${String(CARDS)})`, wholeNumber(2, 1_000))
    .option("--trials <n>", `how many shuffles (default: ${TRIALS.toLocaleString("en-US")})`, wholeNumber(1, 1e12))
    .option(
      "--seed <s>",
      "hand the function a seeded source as second argument",
      wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    )
    .option("--timeout <seconds>", "for loading the module, and again for all shuffles", wholeNumber(1, 1_000_000), 60)
    .option("--memory <megabytes>", "how far its process may grow", wholeNumber(64, 1_000_000), 512)
    .addOption(new Option("--report <report>", "print a published report").choices(Object.keys(PUBLISHED)))
    .option("--record <folder>", "write every single order, and the result, to two files in a folder")
    .addOption(new Option("--format <format>", "how to print").choices(Object.keys(FORMATS)).default("matrix"))
    .action(async (text: string, options: Options) => {
      onExit(await runMeasure(text, options, terminal));
    });
  return addDetails(command, DETAILS);
}

async function runMeasure(text: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  const published = options.report === undefined ? undefined : PUBLISHED[options.report];
  const task: MeasureTask = {
    ...findModule(text, terminal.cwd),
    cards: options.cards ?? published?.cards ?? CARDS,
    trials: options.trials ?? published?.trials ?? TRIALS,
    seed: options.seed,
  };
  const measurement = await run(task, options, terminal);
  const measured = getMeasured(measurement, await getFair(measurement, options));
  const report: BiasReport = {
    name: `${task.module}#${task.exportName}`,
    cards: task.cards,
    measured,
    verdict: judgeMeasured(measured),
    ...(isUntouched(measurement) ? { notes: [{ kind: "untouched" as const }] } : {}),
  };
  writeReport(report, options, terminal);
  return report.verdict.kind === "biased" ? EXIT.biased : EXIT.clean;
}

function findModule(text: string, cwd: string): Pick<MeasureTask, "path" | "module" | "exportName"> {
  const hash = text.lastIndexOf("#");
  const module = hash === -1 ? text : text.slice(0, hash);
  const exportName = hash === -1 || hash === text.length - 1 ? "default" : text.slice(hash + 1);
  const path = resolve(cwd, module);
  const status = lookAt(module, cwd);
  if (status === undefined) throw new BadUse(`There is no file ${module}${describeLine(module, cwd)}.`);
  if (!status.isFile())
    throw new BadUse(
      `${module} is no file: name the module, and its function as ${module.replace(/[/\\]$/, "")}/deck.ts#shuffle.`,
    );
  return { path, module, exportName };
}

/** Returns what to say where a line was named, as `simulate` takes it, instead of a function. */
function describeLine(module: string, cwd: string): string {
  const [, file] = /^(.+?):\d+(?::\d+)?$/.exec(module) ?? [];
  if (file === undefined || !existsSync(resolve(cwd, file))) return "";
  return `: measure takes a function by its name, ${file}#shuffle; the code at a line is what \`fair-shuffle simulate ${module}\` reads`;
}

async function run(task: MeasureTask, options: Options, terminal: Terminal): Promise<Measurement> {
  const recorder =
    options.record === undefined ? undefined : startRecord(resolve(terminal.cwd, options.record), task.cards);
  const progress = makeProgressBar(terminal.stderr, "shuffles");
  try {
    const measurement = await measureModule(task, options, terminal.measureWorker, {
      onProgress: (done) => {
        progress.update(done, task.trials);
      },
      onOrders: (orders) => recorder?.add(orders),
      stderr: terminal.stderr,
    });
    recorder?.finish(printReport(options.report ?? "counts", measurement));
    return measurement;
  } finally {
    recorder?.discard();
    progress.stop();
  }
}

/** Returns a fair shuffle as often, to be shown beside: its cells differ by chance alone. */
async function getFair(
  { cards, trials, seed }: Measurement,
  { format, report }: Options,
): Promise<Measurement | undefined> {
  if (format !== "matrix" || report !== undefined) return undefined;
  const fair = getCatalogueEntry("fisher-yates-backward");
  return simulate(fair.model, { cards, trials, ...(seed === undefined ? {} : { seed }) });
}
