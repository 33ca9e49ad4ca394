// `fair-shuffle simulate`.
import {
  CATALOGUE,
  ENGINES,
  getCatalogueEntry,
  LeavesList,
  simulate,
  Unjudgeable,
  type Engine,
  type Measurement,
  type ShuffleModel,
  type Unknowns,
  tellUnjudgeable,
} from "@fair-shuffle/bias";
import {
  allowsCards,
  getExact,
  getMeasured,
  judgeModel,
  spendAtMost,
  type BiasReport,
  type Limits,
  type Measured,
  type ExactOrNot,
} from "@fair-shuffle/bias/model";
import { Command, Option } from "commander";
import { resolve } from "node:path";
import { writeOutput } from "../disk/output-file.ts";
import { say } from "../foreign-text.ts";
import { addDetails } from "../help-details.ts";
import { makeHtml } from "../html-page.ts";
import { makeProgressBar } from "../progress-bar.ts";
import { BadUse, count, EXIT, type ExitCode, type Terminal } from "../terminal.ts";
import { readSetting, wholeNumber } from "./options.ts";
import { FORMATS, writeReport, type FormatName } from "./print.ts";
import { printReport, PUBLISHED, type ReportName } from "./published-reports.ts";
import { startRecord } from "./record.ts";
import { findSubject, type Subject } from "./subject.ts";
import { describeTime, getBearableTrials, PATIENCE } from "./time-needed.ts";

interface Options {
  readonly cards?: number;
  readonly trials?: number;
  readonly seed?: number;
  readonly engine: Engine;
  readonly exact?: true;
  readonly set?: ReadonlyMap<string, number>;
  readonly report?: ReportName;
  readonly record?: string;
  readonly format: FormatName;
  readonly html?: string;
  readonly yes?: true;
}

/** Where the reader does not say otherwise. */
const TRIALS = 1_000_000;

/** What the exact matrix may cost beside a simulation, in the engine's units: a second or two. */
const EXACT_BUDGET = 2_000_000;

const DETAILS = `
<shuffle> is the code at a line (src/deal.ts:12; without a line where the file has one shuffle only), which is read and never run,
or an id of the catalogue: ${CATALOGUE.map(({ id }) => id).join(", ")}.

The numbers are computed exactly where that takes no more than a moment, and simulated; --exact computes them however long it takes, and
simulates nothing. The same seed gives the same counts on every machine. Reports print what the published write-ups printed.

Exit codes: 0 fair (proved), as good as fair, not known, no bias found, or allowed by a comment, a name or an option; 1 biased: what \`scan\`
reports; 2 the command could not be done as given. With --cards, --engine or --set the verdict is about what was asked.
What is computed has no rate of false alarms; where only the simulation speaks, a fair shuffle ends with 1 at most once in 10^9 times.

Examples:
  $ fair-shuffle simulate src/deal.ts:12
  $ fair-shuffle simulate naive-swap --cards 52
  $ fair-shuffle simulate random-comparator --engine javascriptcore --cards 5
  $ fair-shuffle simulate src/deal.ts:12 --html deal.html
  $ fair-shuffle simulate fisher-yates-forward --report counts --record out`;

export function makeSimulateCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const command = new Command("simulate")
    .description("show how biased a shuffle is: in a file, or in the catalogue")
    .argument("<shuffle>", "file, file:line, or id of the catalogue")
    .option(
      "--cards <n>",
      "how many cards (default: those of the finding; what the code says, else 8)",
      wholeNumber(2, 1_000),
    )
    .option("--trials <n>", "how many shuffles (default: 1,000,000)", wholeNumber(1, 1e12))
    .option("--seed <s>", "makes it repeatable", wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
    .addOption(new Option("--engine <engine>", "whose sort").choices(ENGINES).default("v8"))
    .option("--exact", "compute only, whatever it takes; simulate nothing")
    .option("--set <name=value>", "what a variable is that the code does not tell; may be repeated", readSetting)
    .addOption(new Option("--report <report>", "print a published report").choices(Object.keys(PUBLISHED)))
    .option("--record <folder>", "write every single order, and the result, to two files in a folder")
    .addOption(new Option("--format <format>", "how to print").choices(Object.keys(FORMATS)).default("matrix"))
    .option("--html <file>", "write a page for the browser, too, that shows the matrix")
    .option("--yes", "do it even if it takes long")
    .action(async (text: string, options: Options) => {
      onExit(await runSimulate(text, options, terminal));
    });
  return addDetails(command, DETAILS);
}

/** In a record: a card's digits and a comma. */
const BYTES_PER_CARD = 3;

/** A larger record is only written where `--yes` says so. */
const MOST_BYTES = 2e9;

async function runSimulate(text: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  const subject = await findSubject(text, terminal.cwd);
  const { name } = subject;
  const published = options.report === undefined ? undefined : PUBLISHED[options.report];
  const cards = options.cards ?? getCards(subject, published?.cards);
  checkOptions(subject, cards, options);
  if (options.html !== undefined) await writePage(subject, cards, options, options.html, terminal);
  const task: Task = {
    subject,
    cards,
    trials: options.trials ?? published?.trials ?? TRIALS,
    engine: options.engine,
    unknowns: options.set ?? new Map(),
  };
  try {
    const found = getExactWithin(task, options);
    const exact = "exact" in found ? found.exact : undefined;
    const measured = options.exact === true ? undefined : await measure(task, options, terminal, exact === undefined);
    const report = makeReport(task, found, measured);
    writeReport(report, options, terminal);
    return getExitCode(report);
  } catch (error) {
    const hasNoNumbers = error instanceof LeavesList || error instanceof Unjudgeable;
    const verdict = hasNoNumbers ? judgeModel(getAsked(task)) : undefined;
    // Its verdict needs none.
    if (verdict !== undefined && verdict.kind !== "fair") {
      const report = makeReport(task, undefined, undefined);
      writeReport(report, options, terminal);
      return getExitCode(report);
    }
    if (error instanceof LeavesList) {
      throw new BadUse(
        `${name} leaves its list at ${count(cards, "card")}: a draw can lie outside of it, so items get lost.`,
      );
    }
    if (error instanceof Unjudgeable) throw new BadUse(`${name} can't be simulated: ${tellUnjudgeable(error.reason)}.`);
    throw error;
  }
}

/** Ends as `scan` does: with what is biased, unless a comment, a name or an option allows it. */
function getExitCode({ verdict, notes = [] }: BiasReport): ExitCode {
  return verdict.kind === "biased" && !notes.some(({ kind }) => kind === "allowed") ? EXIT.biased : EXIT.clean;
}

/** A published report has a number of cards of its own, which counts where the code has none. */
function getCards({ model, start }: Subject, published: number | undefined): number {
  const isOpen = published !== undefined && model.length === undefined && allowsCards(start, published);
  return isOpen ? published : start.cards;
}

/** The page computes and simulates by itself: it is given the code and what was asked. */
async function writePage(
  subject: Subject,
  cards: number,
  { trials, seed, engine, set = new Map() }: Options,
  file: string,
  { cwd, stderr }: Terminal,
): Promise<void> {
  const settings = {
    engine,
    unknowns: Object.fromEntries(set),
    cards,
    ...(trials === undefined ? {} : { trials }),
    ...(seed === undefined ? {} : { seed }),
  };
  writeOutput(file, cwd, await makeHtml({ subjects: [await subject.toPageSubject()], selected: 0, settings }));
  stderr.write(say`The page is ${file}: open it in a browser.\n`);
}

interface Task {
  readonly subject: Subject;
  readonly cards: number;
  readonly trials: number;
  readonly engine: Engine;
  readonly unknowns: Unknowns;
}

function checkOptions({ name, model, start }: Subject, cards: number, options: Options): void {
  if (cards < 2) throw new BadUse(`${name} has ${count(cards, "card")}: there is nothing to shuffle.`);
  if (!allowsCards(start, cards)) {
    throw new BadUse(`${name} works for ${describeLimits(start)}, not for ${String(cards)}.`);
  }
  const missing = model.unknowns.filter((unknown) => options.set?.has(unknown) !== true);
  if (missing.length > 0) {
    const settings = missing.map((unknown) => `--set ${unknown}=${String(start.unknowns?.[unknown] ?? 3)}`).join(" ");
    throw new BadUse(
      `What ${name} does depends on ${missing.map((unknown) => `\`${unknown}\``).join(" and ")}, which the code does not tell: say it, for example ${settings}.`,
    );
  }
  const strange = [...(options.set?.keys() ?? [])].filter((unknown) => !model.unknowns.includes(unknown));
  if (strange.length > 0) {
    const known = model.unknowns.length === 0 ? "it depends on none" : `there is ${model.unknowns.join(", ")}`;
    throw new BadUse(`${name} depends on no variable ${strange.join(", ")}: ${known}.`);
  }
  const size = (options.trials ?? 0) * cards * BYTES_PER_CARD;
  if (options.record !== undefined && options.yes !== true && size > MOST_BYTES) {
    throw new BadUse(
      `The record would take about ${count(Math.round(size / 1e9), "gigabyte")}. Add --yes to write it, or ask for fewer with --trials.`,
    );
  }
  if (options.exact === true && (options.report !== undefined || options.record !== undefined)) {
    throw new BadUse("--report and --record show what a simulation counted: leave --exact out.");
  }
}

/** "52 cards", "2 to 15 cards", "12 cards or more". */
function describeLimits({ leastCards = 2, mostCards }: Limits): string {
  if (mostCards === undefined) return `${count(leastCards, "card")} or more`;
  return leastCards === mostCards ? count(mostCards, "card") : `${String(leastCards)} to ${count(mostCards, "card")}`;
}

function getExactWithin({ subject, cards, engine, unknowns }: Task, options: Options): ExactOrNot {
  const run = (): ReturnType<typeof getExact> => getExact(subject.model, cards, engine, unknowns);
  if (options.exact !== true) return spendAtMost(EXACT_BUDGET, run);
  const found = run();
  if ("exact" in found) return found;
  throw new BadUse(
    `There is no exact matrix of ${subject.name} at ${count(cards, "card")}: ${tellUnjudgeable(found.whyNotExact)}. Leave --exact out to simulate it.`,
  );
}

async function measure(task: Task, options: Options, terminal: Terminal, showsFair: boolean): Promise<Measured> {
  const { subject, cards, trials } = task;
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 32);
  await checkTime(subject.model, task, options, terminal);
  const recorder = options.record === undefined ? undefined : startRecord(resolve(terminal.cwd, options.record), cards);
  const progress = makeProgressBar(terminal.stderr, "shuffles");
  const run = (model: ShuffleModel): Promise<Measurement> =>
    simulate(model, {
      cards,
      trials,
      seed,
      engine: task.engine,
      unknowns: task.unknowns,
      ...(terminal.workers === undefined ? {} : { workers: terminal.workers }),
      onProgress: ({ done }) => {
        progress.update(done, trials);
      },
      ...(recorder === undefined || model !== subject.model ? {} : { onOrders: recorder.add }),
    });
  try {
    const measurement = await run(subject.model);
    const fair = getCatalogueEntry("fisher-yates-backward");
    const isAlone = !showsFair || options.format !== "matrix" || options.report !== undefined;
    const measured = getMeasured(measurement, isAlone ? undefined : await run(fair.model));
    recorder?.finish(printReport(options.report ?? "counts", measurement));
    return measured;
  } finally {
    recorder?.discard();
    progress.stop();
  }
}

/** How long a trial run takes at least, in milliseconds, to be of use. */
const TRIAL_RUN = 100;

/** Throws `BadUse` where the simulation would take longer than people wait. */
async function checkTime(model: ShuffleModel, task: Task, { yes }: Options, { workers }: Terminal): Promise<void> {
  const { cards, trials, engine, unknowns } = task;
  if (yes === true) return;
  let secondsEach = 0;
  for (let pilot = 64; pilot < trials; pilot *= 4) {
    const start = performance.now();
    await simulate(model, { cards, trials: pilot, seed: 0, engine, unknowns });
    const time = performance.now() - start;
    secondsEach = time / 1_000 / pilot;
    if (time > TRIAL_RUN) break;
  }
  const needed = (secondsEach * trials) / Math.max(1, workers?.count ?? 1);
  if (needed <= PATIENCE) return;
  const bearable = getBearableTrials(secondsEach);
  throw new BadUse(
    `${count(trials, "shuffle")} of ${count(cards, "card")} would take about ${describeTime(needed)}. Add --yes to run them, or ask for fewer: --trials ${String(bearable)}.`,
  );
}

/** What the code does not tell, the command line said. */
const getAsked = ({ subject: { model }, cards, engine, unknowns }: Task): Parameters<typeof judgeModel>[0] => ({
  model,
  cards,
  engine,
  unknowns,
  areGiven: true,
});

function makeReport(task: Task, found: ExactOrNot | undefined, measured: Measured | undefined): BiasReport {
  const { subject, cards, engine } = task;
  const { name, code, model, notes, circumstances } = subject;
  const exact = found !== undefined && "exact" in found ? found.exact : undefined;
  const verdict = spendAtMost(EXACT_BUDGET, () => judgeModel(getAsked(task), { exact, measured }));
  if (verdict === undefined) {
    throw new BadUse(
      `Every item of ${name} is at every position equally often; whether all orders are as likely can't be computed. Leave --exact out to simulate it.`,
    );
  }
  return {
    name,
    code,
    cards,
    engine,
    model,
    verdict,
    ...found,
    notes,
    ...(circumstances === undefined ? {} : { circumstances }),
    ...(measured === undefined ? {} : { measured }),
  };
}
