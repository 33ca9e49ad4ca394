// `fair-shuffle measure`.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { getCatalogueEntry, simulate, type Measurement } from "@fair-shuffle/bias";
import { getMeasured, isUntouched, judgeMeasured, type BiasReport } from "@fair-shuffle/bias/model";
import { getConfiguration } from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import { Command, Option } from "commander";
import { lookAt } from "../disk/named-path.ts";
import { addDetails } from "../help.ts";
import { HELP_TEXTS } from "../words/help-texts.ts";
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

const EXAMPLES = [
  "fair-shuffle measure ./deck.ts#shuffle",
  "fair-shuffle measure ./deck.js --cards 52 --trials 1e6",
  // Calls shuffle(cards, random).
  "fair-shuffle measure ./deck.ts#shuffle --seed 42",
];

export function makeMeasureCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const { language } = terminal;
  const { does, argument, options: says, details } = HELP_TEXTS[language].measure;
  const number = (least: number, most: number): ReturnType<typeof wholeNumber> => wholeNumber(least, most, language);
  const command = new Command("measure")
    .description(does)
    .argument("<module#export>", argument)
    .option("--cards <n>", says.cards, number(2, 1_000))
    .option("--trials <n>", says.trials, number(1, 1e12))
    .option("--seed <s>", says.seed, number(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
    .option("--timeout <seconds>", says.timeout, number(1, 1_000_000), 60)
    .option("--memory <megabytes>", says.memory, number(64, 1_000_000), 512)
    .addOption(new Option("--report <report>", says.report).choices(Object.keys(PUBLISHED)))
    .option("--record <folder>", says.record)
    .addOption(new Option("--format <format>", says.format).choices(Object.keys(FORMATS)).default("matrix"))
    .action(async (text: string, options: Options) => {
      onExit(await runMeasure(text, options, terminal));
    });
  return addDetails(command, details, EXAMPLES, terminal);
}

async function runMeasure(text: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  const published = options.report === undefined ? undefined : PUBLISHED[options.report];
  const task: MeasureTask = {
    ...findModule(text, terminal.cwd),
    cards: options.cards ?? published?.cards ?? CARDS,
    trials: options.trials ?? published?.trials ?? TRIALS,
    seed: options.seed,
    language: terminal.language,
    command: terminal.command,
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

function findModule(text: string, cwd: string): Pick<MeasureTask, "path" | "configuration" | "module" | "exportName"> {
  const hash = text.lastIndexOf("#");
  const module = hash === -1 ? text : text.slice(0, hash);
  const exportName = hash === -1 || hash === text.length - 1 ? "default" : text.slice(hash + 1);
  const path = resolve(cwd, module);
  const status = lookAt(module, cwd);
  if (status === undefined) throw refuseMissing(module, cwd);
  if (!status.isFile()) throw new BadUse(({ noModule }) => noModule(module));
  return { path, configuration: getConfiguration(readText, path), module, exportName };
}

/** A line may have been named, as `simulate` takes it, instead of a function. */
function refuseMissing(module: string, cwd: string): BadUse {
  const [, file] = /^(.+?):\d+(?::\d+)?$/.exec(module) ?? [];
  const isLine = file !== undefined && existsSync(resolve(cwd, file));
  return new BadUse(({ namesLine, noFile }) => (isLine ? namesLine(module, file) : noFile(module)));
}

async function run(task: MeasureTask, options: Options, terminal: Terminal): Promise<Measurement> {
  const recorder =
    options.record === undefined ? undefined : startRecord(resolve(terminal.cwd, options.record), task.cards);
  const progress = makeProgressBar(terminal, "shuffles");
  try {
    const measurement = await measureModule(task, options, terminal.measureWorker, {
      onProgress: (done) => {
        progress.update(done, task.trials);
      },
      onOrders: (orders) => recorder?.add(orders),
      stderr: terminal.stderr,
    });
    recorder?.finish(printReport(options.report ?? "counts", measurement, terminal.language));
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
