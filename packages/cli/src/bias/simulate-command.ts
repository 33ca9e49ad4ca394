// `fair-shuffle simulate`.
import {
  CATALOGUE,
  ENGINES,
  getCatalogueEntry,
  LeavesList,
  simulate,
  Unjudgeable,
  type Engine,
  type Language,
  type Measurement,
  type ShuffleModel,
  type Unknowns,
} from "@fair-shuffle/bias";
import {
  allowsCards,
  getExact,
  getMeasured,
  judgeModel,
  spendAtMost,
  getCompared,
  type BiasReport,
  type Measured,
  type ExactOrNot,
} from "@fair-shuffle/bias/model";
import { Command, Option } from "commander";
import { resolve } from "node:path";
import { writeOutput } from "../disk/output-file.ts";
import { show } from "../foreign-text.ts";
import { addDetails } from "../help.ts";
import { HELP_TEXTS } from "../words/help-texts.ts";
import { getMostCardsOnPage, makeHtml } from "../html-page.ts";
import { makeProgressBar } from "../progress-bar.ts";
import { makeFindingFlags, readRuleFlags, type RuleFlags } from "../scan/rule-flags.ts";
import { BadUse, EXIT, type ExitCode, type Terminal } from "../terminal.ts";
import { readSetting, wholeNumber } from "./options.ts";
import { FORMATS, writeReport, type FormatName } from "./print.ts";
import { writePictures } from "./picture-file.ts";
import { printReport, PUBLISHED, type ReportName } from "./published-reports.ts";
import { startRecord } from "./record.ts";
import { findSubject, type Subject } from "./subject.ts";
import { TEXTS } from "../words/bias-texts.ts";
import { writeSentence } from "../wrapped-sentence.ts";
import { getDuration, getBearableTrials, PATIENCE } from "./time-needed.ts";

interface Options extends RuleFlags {
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
  readonly svg?: string;
  readonly png?: string;
  readonly yes?: true;
}

/** Where the reader does not say otherwise. */
const TRIALS = 1_000_000;

/** What the exact matrix may cost beside a simulation, in the engine's units: a second or two. */
const EXACT_BUDGET = 2_000_000;

const EXAMPLES = [
  "fair-shuffle simulate src/deal.ts:12",
  "fair-shuffle simulate naive-swap --cards 52",
  "fair-shuffle simulate random-comparator --engine javascriptcore --cards 5",
  "fair-shuffle simulate src/deal.ts:12 --html deal.html",
  "fair-shuffle simulate src/deal.ts:12 --png deal.png",
  "fair-shuffle simulate fisher-yates-forward --report counts --record out",
];

export function makeSimulateCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const { language } = terminal;
  const { does, argument, options: says, details } = HELP_TEXTS[language].simulate;
  const number = (least: number, most: number): ReturnType<typeof wholeNumber> => wholeNumber(least, most, language);
  const command = new Command("simulate")
    .description(does)
    .argument("<shuffle>", argument)
    .option("--cards <n>", says.cards, number(2, 1_000))
    .option("--trials <n>", says.trials, number(1, 1e12))
    .option("--seed <s>", says.seed, number(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER))
    .addOption(new Option("--engine <engine>", says.engine).choices(ENGINES).default("v8"))
    .option("--exact", says.exact)
    .option("--set <name=value>", says.set, readSetting(language))
    .addOption(new Option("--report <report>", says.report).choices(Object.keys(PUBLISHED)))
    .option("--record <folder>", says.record)
    .addOption(new Option("--format <format>", says.format).choices(Object.keys(FORMATS)).default("matrix"))
    .option("--html <file>", says.html)
    .option("--svg <file>", says.svg)
    .option("--png <file>", says.png)
    .option("--yes", says.yes)
    .action(async (text: string, options: Options) => {
      onExit(await runSimulate(text, options, terminal));
    });
  for (const flag of makeFindingFlags(language)) command.addOption(flag);
  const ids = HELP_TEXTS[language].list(CATALOGUE.map(({ id }) => id));
  return addDetails(
    command,
    details.map((paragraph) => paragraph.replace("IDS", ids)),
    EXAMPLES,
    terminal,
  );
}

/** In a record: a card's digits and a comma. */
const BYTES_PER_CARD = 3;

/** A larger record is only written where `--yes` says so. */
const MOST_BYTES = 2e9;

async function runSimulate(text: string, options: Options, terminal: Terminal): Promise<ExitCode> {
  // They start while the code is read.
  if (options.exact !== true && options.record === undefined) terminal.workers?.warm();
  const subject = await findSubject(text, readRuleFlags(options), terminal);
  const { name } = subject;
  const published = options.report === undefined ? undefined : PUBLISHED[options.report];
  const cards = options.cards ?? getCards(subject, published?.cards);
  checkOptions(subject, cards, options);
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 32);
  if (options.html !== undefined) await writePage(subject, cards, { ...options, seed }, options.html, terminal);
  const task: Task = {
    subject,
    cards,
    trials: options.trials ?? published?.trials ?? TRIALS,
    seed,
    engine: options.engine,
    unknowns: options.set ?? new Map(),
  };
  try {
    const found = getExactWithin(task, options);
    const exact = "exact" in found ? found.exact : undefined;
    const make = (measured?: Measured): BiasReport => makeReport(task, found, measured, terminal.language);
    const report = options.exact === true ? make() : await measure(task, options, terminal, exact === undefined, make);
    writeReport(report, options, terminal);
    await writePictures(report, options, terminal);
    return getExitCode(report);
  } catch (error) {
    const hasNoNumbers = error instanceof LeavesList || error instanceof Unjudgeable;
    const verdict = hasNoNumbers ? judgeModel(getAsked(task), {}, terminal.language) : undefined;
    // Its verdict needs none.
    if (verdict !== undefined && verdict.kind !== "fair") {
      const report = makeReport(task, undefined, undefined, terminal.language);
      writeReport(report, options, terminal);
      return getExitCode(report);
    }
    if (error instanceof LeavesList) {
      throw new BadUse(({ leavesList }) => leavesList(name, cards));
    }
    if (error instanceof Unjudgeable) {
      const { reason } = error;
      throw new BadUse(({ notSimulated }) => notSimulated(name, reason));
    }
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

/** The page computes and simulates by itself: it is given the code and what was asked. Throws `BadUse` where it can't show what the terminal is about to. */
async function writePage(
  subject: Subject,
  cards: number,
  { trials, seed, engine, set = new Map() }: Options,
  file: string,
  { cwd, language, stderr }: Terminal,
): Promise<void> {
  const most = await getMostCardsOnPage();
  if (cards > most) throw new BadUse(({ noPage }) => noPage(cards, most));
  const settings = {
    engine,
    unknowns: Object.fromEntries(set),
    cards,
    ...(trials === undefined ? {} : { trials }),
    ...(seed === undefined ? {} : { seed }),
  };
  const { isFolderNew } = writeOutput(
    file,
    cwd,
    await makeHtml({ subjects: [await subject.toPageSubject()], selected: 0, language, settings }),
  );
  writeSentence(stderr, show(TEXTS[language].page(file, isFolderNew)));
}

interface Task {
  readonly subject: Subject;
  readonly cards: number;
  readonly trials: number;
  /** Drawn where nobody asked for one; the page that is written beside it counts on with it. */
  readonly seed: number;
  readonly engine: Engine;
  readonly unknowns: Unknowns;
}

/** What a shell takes for one word: a sum of unknown numbers has spaces in it. */
const quote = (word: string): string => (/[\s()*]/.test(word) ? `"${word}"` : word);

function checkOptions({ name, model, start }: Subject, cards: number, options: Options): void {
  for (const option of ["html", "svg", "png"] as const)
    if (options[option] === "-") throw new BadUse(({ needsFile }) => needsFile(option));
  if (cards < 2) throw new BadUse(({ tooFewCards }) => tooFewCards(name, cards));
  if (!allowsCards(start, cards)) {
    throw new BadUse(({ otherCards }) => otherCards(name, start, cards));
  }
  const missing = model.unknowns.filter((unknown) => options.set?.has(unknown) !== true);
  if (missing.length > 0) {
    const settings = missing
      .map((unknown) => `--set ${quote(`${unknown}=${String(start.unknowns?.[unknown] ?? 3)}`)}`)
      .join(" ");
    throw new BadUse(({ needsValues }) => needsValues(name, missing, settings));
  }
  const strange = [...(options.set?.keys() ?? [])].filter((unknown) => !model.unknowns.includes(unknown));
  if (strange.length > 0) {
    throw new BadUse(({ noSuchValues }) => noSuchValues(name, strange, model.unknowns));
  }
  const size = (options.trials ?? 0) * cards * BYTES_PER_CARD;
  if (options.record !== undefined && options.yes !== true && size > MOST_BYTES) {
    throw new BadUse(({ longRecord }) => longRecord(Math.round(size / 1e9)));
  }
  if (options.exact === true && (options.report !== undefined || options.record !== undefined)) {
    throw new BadUse(({ exactCountsNothing }) => exactCountsNothing);
  }
  // A page that is written beside it simulates by itself.
  if (options.exact === true && options.trials !== undefined && options.html === undefined) {
    throw new BadUse(({ exactRunsNone }) => exactRunsNone);
  }
}

function getExactWithin({ subject, cards, engine, unknowns }: Task, options: Options): ExactOrNot {
  const run = (): ReturnType<typeof getExact> => getExact(subject.model, cards, engine, unknowns);
  if (options.exact !== true) return spendAtMost(EXACT_BUDGET, run);
  const found = run();
  if ("exact" in found) return found;
  throw new BadUse(({ notExact }) => notExact(subject.name, cards, found.whyNotExact));
}

/** Returns the report that is made of what was counted; a record is ended with it. */
async function measure(
  task: Task,
  options: Options,
  terminal: Terminal,
  showsFair: boolean,
  make: (measured: Measured) => BiasReport,
): Promise<BiasReport> {
  const { subject, cards, trials, seed } = task;
  await checkTime(subject.model, task, options, terminal);
  const recorder = options.record === undefined ? undefined : startRecord(resolve(terminal.cwd, options.record), cards);
  const progress = makeProgressBar(terminal, "shuffles");
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
    const report = make(getMeasured(measurement, isAlone ? undefined : await run(fair.model)));
    const { leftOut } = report.compared ?? {};
    recorder?.finish(printReport(options.report ?? "counts", measurement, terminal.language, leftOut));
    return report;
  } finally {
    recorder?.discard();
    progress.stop();
  }
}

/** A trial run that takes longer than this, in seconds, has settled what the machine does beside it, and what only the first runs take. */
const TRIAL_RUN = 1.5;

/** Throws `BadUse` where the simulation would take longer than people wait. */
async function checkTime(model: ShuffleModel, task: Task, { yes }: Options, { workers }: Terminal): Promise<void> {
  const { cards, trials, engine, unknowns } = task;
  if (yes === true) return;
  for (let pilot = 64; pilot < trials; pilot *= 4) {
    const start = performance.now();
    await simulate(model, { cards, trials: pilot, seed: 0, engine, unknowns });
    const seconds = (performance.now() - start) / 1_000;
    const needed = ((seconds / pilot) * trials) / Math.max(1, workers?.count ?? 1);
    if (needed <= PATIENCE) return;
    if (seconds > TRIAL_RUN) {
      const bearable = getBearableTrials(seconds / pilot);
      throw new BadUse(({ takesLong }) => takesLong(trials, cards, getDuration(needed), bearable));
    }
  }
}

/** What the code does not tell, the command line said. */
const getAsked = ({ subject: { model }, cards, engine, unknowns }: Task): Parameters<typeof judgeModel>[0] => ({
  model,
  cards,
  engine,
  unknowns,
  areGiven: true,
});

function makeReport(
  task: Task,
  found: ExactOrNot | undefined,
  measured: Measured | undefined,
  language: Language,
): BiasReport {
  const { subject, cards, engine, unknowns } = task;
  const { name, code, model, notes, circumstances } = subject;
  const exact = found !== undefined && "exact" in found ? found.exact : undefined;
  const verdict = spendAtMost(EXACT_BUDGET, () => judgeModel(getAsked(task), { exact, measured }, language));
  if (verdict === undefined) {
    throw new BadUse(({ ordersUnknown }) => ordersUnknown(name));
  }
  const compared = getCompared({ model, cards, unknowns, positions: exact?.positions, verdict });
  return {
    name,
    code,
    cards,
    engine,
    model,
    verdict,
    ...found,
    notes,
    compared,
    ...(circumstances === undefined ? {} : { circumstances }),
    ...(measured === undefined ? {} : { measured }),
  };
}
