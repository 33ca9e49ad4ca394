// `fair-shuffle scan`, and `fair-shuffle fix`, which is `scan --fix`.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Language } from "@fair-shuffle/bias";
import { Ansis } from "ansis";
import { Command, Option } from "commander";
import { wholeNumber } from "../bias/options.ts";
import { lookAt } from "../disk/named-path.ts";
import { writeOutput } from "../disk/output-file.ts";
import { getText, own, show, type Shown } from "../foreign-text.ts";
import { addDetails } from "../help.ts";
import { HELP_TEXTS } from "../words/help-texts.ts";
import { makeProgressBar } from "../progress-bar.ts";
import { EXTENSIONS, findAt, findLackingModule, getExtension, type Choice } from "@fair-shuffle/lint";
import { checkLine, NAMES_LINE, readSourceText, splitLines } from "../source-text.ts";
import { BadUse, EXIT, type ExitCode, type Output, type Terminal } from "../terminal.ts";
import { describePatch, makePatch, showPatch } from "./diff.ts";
import { formatGitLab } from "./gitlab.ts";
import { formatHtml } from "./html.ts";
import { formatJson } from "./json.ts";
import { makeRuleFlags, readRuleFlags, type RuleFlags } from "./rule-flags.ts";
import { formatMarkdown } from "./markdown.ts";
import { formatSarif } from "./sarif.ts";
import type { SkippedFile } from "./scan-file.ts";
import { scan, scanSent, type ScanReport } from "./scan.ts";
import { describeSkippedFile, formatStylish, type Look } from "./stylish.ts";
import { summarize, tellUnread } from "./summary.ts";
import { TEXTS } from "../words/scan-texts.ts";
import { getWidth, writeSentence } from "../wrapped-sentence.ts";

type Format = (report: ScanReport, look: Look) => Shown | Promise<Shown>;

const FORMATS = {
  stylish: formatStylish,
  json: formatJson,
  sarif: formatSarif,
  gitlab: formatGitLab,
  markdown: formatMarkdown,
  html: formatHtml,
} as const satisfies Readonly<Record<string, Format>>;

interface Options extends RuleFlags {
  readonly fix?: boolean;
  readonly diff?: boolean;
  readonly suggestion?: number;
  readonly format: keyof typeof FORMATS;
  readonly frame?: boolean;
  readonly ignore: boolean;
  readonly outputFile?: string;
  readonly stdinFilename?: string;
}

const EXAMPLES = [
  "fair-shuffle scan",
  "fair-shuffle scan src test --fix",
  "fair-shuffle scan --diff",
  "fair-shuffle scan --format sarif > fair-shuffle.sarif",
  "fair-shuffle scan --format html -o biased.html",
  "fair-shuffle scan --fix --format markdown > pull-request.md",
  "fair-shuffle scan - --stdin-filename src/deal.ts < src/deal.ts",
];

const FIX_EXAMPLES = [
  "fair-shuffle fix",
  "fair-shuffle fix --diff",
  "fair-shuffle fix src --helper inline",
  "fair-shuffle fix src --suggestion 1",
  "fair-shuffle fix src/deal.ts:12 --suggestion 2",
];

const isUnwritten = ({ reason }: SkippedFile): boolean => reason === "unwritable";
/** What was to be fixed and could not be written was not done as given, whatever else was found; nor was a file that somebody named, or sent, and that can't be read or parsed. */
function getExitCode(
  { files, fixed, skipped, lint }: ScanReport,
  named: readonly string[],
  { diff = false }: Pick<Options, "diff">,
): ExitCode {
  const paths = new Set(named.map((path) => resolve(lint.cwd, path)));
  const isNamed = ({ file }: SkippedFile): boolean => paths.has(resolve(lint.cwd, file));
  if (skipped.some((one) => isUnwritten(one) || isNamed(one))) return EXIT.badUse;
  const left = files.length + (diff ? fixed.files : 0);
  return left === 0 ? EXIT.clean : EXIT.biased;
}

/** Returns the command; it hands its exit code on when it is done. */
export function makeScanCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const { language } = terminal;
  const { does, options, details } = HELP_TEXTS[language].scan;
  const command = addOptions(
    new Command("scan").description(does).option("--fix", options.fix),
    options.suggestion,
    language,
  );
  command.action(async (paths: readonly string[], given: Options) => {
    const fix = given.fix === true || given.diff === true;
    onExit(await runScan(paths, { ...given, fix }, terminal));
  });
  return addDetails(command, details, EXAMPLES, terminal);
}

/** Returns `scan` with `--fix` set. */
export function makeFixCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const { language } = terminal;
  const { does, suggestion, details } = HELP_TEXTS[language].fix;
  const command = addOptions(new Command("fix").description(does), suggestion, language);
  command.action(async (paths: readonly string[], given: Options) => {
    onExit(await runScan(paths, { ...given, fix: true }, terminal));
  });
  return addDetails(command, details, FIX_EXAMPLES, terminal);
}

function addOptions(command: Command, suggestion: string, language: Language): Command {
  const { argument, options } = HELP_TEXTS[language].scan;
  command
    .argument("[paths...]", argument, ["."])
    .option("--diff", options.diff)
    .addOption(new Option("--format <format>", options.format).choices(Object.keys(FORMATS)).default("stylish"))
    .addOption(new Option("--suggestion <number>", suggestion).argParser(wholeNumber(1, Infinity, language)))
    .option("-o, --output-file <file>", options.outputFile)
    .option("--frame", options.frame)
    .option("--no-frame", options.noFrame)
    .option("--stdin-filename <file>", options.stdinFilename)
    .option("--no-ignore", options.noIgnore);
  for (const flag of makeRuleFlags(language)) command.addOption(flag);
  return command;
}

/** What standard input is called where nobody names it. */
const SENT = "stdin.js";

async function runScan(paths: readonly string[], options: Options, terminal: Terminal): Promise<ExitCode> {
  if (paths.includes("")) throw new BadUse(({ emptyPath }) => emptyPath);
  const lacking = findLackingModule(terminal.cwd, options.importFrom);
  if (lacking !== undefined) throw new BadUse(({ noExport }) => noExport(lacking.module, lacking.names));
  const isSent = paths.includes("-");
  if (isSent && paths.length > 1) throw new BadUse(({ inputAlone }) => inputAlone);
  if (!isSent && options.stdinFilename !== undefined) throw new BadUse(({ nothingSent }) => nothingSent);
  if (options.suggestion !== undefined && options.fix !== true) throw new BadUse(({ nothingToFix }) => nothingToFix);
  if (options.diff === true && options.format !== "stylish") throw new BadUse(({ patchAlone }) => patchAlone);
  const place = isSent ? undefined : paths.map((path) => readPlace(path, terminal.cwd)).find(Boolean);
  if (place !== undefined) return fixPlace(place, paths, options, terminal);
  const report = isSent ? await scanInput(options, terminal) : await scanFiles(paths, options, terminal);
  // Standard output is the code's then.
  await writeReport(report, options, isSent && writesCode(options) ? terminal.stderr : terminal.stdout, terminal);
  // Programs read the other formats.
  if (isSent && options.stdinFilename === undefined && report.skipped.length > 0 && options.format === "stylish")
    writeSentence(terminal.stderr, show(TEXTS[terminal.language].nameInput));
  const isChosen = tellMissing(report, options, terminal);
  return isChosen ? getExitCode(report, isSent ? [options.stdinFilename ?? SENT] : paths, options) : EXIT.badUse;
}

/** Returns whether the suggestion that somebody chose is one that findings have; says so where none has it, and something is left that it could have been meant for. The first is asked for wherever there is one. */
function tellMissing({ files, repaired }: ScanReport, { suggestion = 1 }: Options, terminal: Terminal): boolean {
  const numbers = files.flatMap(({ findings }) => findings.map(({ suggestions }) => suggestions.length));
  const most = Math.max(0, ...numbers);
  if (suggestion === 1 || numbers.length === 0 || suggestion <= most) return true;
  if (repaired.some(({ chosen }) => chosen.length > 0)) return true;
  writeSentence(
    terminal.stderr,
    new BadUse(({ noSuchSuggestion }) => noSuchSuggestion(suggestion, most)).tell(terminal.language, terminal.command),
  );
  return false;
}

interface Place {
  readonly file: string;
  readonly line: number;
}

/** With `--fix`, one path may be a place in a file: then that one finding is fixed, or nothing at all. The exit code tells of it alone, whatever else the file holds. */
async function fixPlace(
  place: Place,
  paths: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const report = await scanPlace(place, paths, options, terminal);
  await writeReport(report, options, terminal.stdout, terminal);
  if (report.fixed.findings === 0) return EXIT.badUse;
  return options.diff === true ? EXIT.biased : EXIT.clean;
}

async function scanPlace(
  { file, line }: Place,
  paths: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<ScanReport> {
  const { suggestion } = options;
  if (options.fix !== true) throw new BadUse(({ scansFiles }) => scansFiles(file, `${file}:${String(line)}`));
  if (paths.length > 1) throw new BadUse(({ placeAlone }) => placeAlone);
  const report = await scanFiles([file], options, terminal, { line });
  if (report.fixed.findings > 0 || report.skipped.length > 0) return report;
  checkLine(file, splitLines(readSourceText(file, resolve(terminal.cwd, file)).text), line);
  const [found] = findAt(report.files[0]?.findings ?? [], line);
  throw new BadUse(({ notFixedAt }) => notFixedAt(`${file}:${String(line)}`, found?.suggestions.length, suggestion));
}

/** Returns what `src/deal.ts:12` names; undefined for what is a path as it stands. @throws BadUse where there is no such file. */
function readPlace(text: string, cwd: string): Place | undefined {
  const [, file, line] = NAMES_LINE.exec(text) ?? [];
  if (file === undefined || existsSync(resolve(cwd, text))) return undefined;
  const status = lookAt(file, cwd);
  if (status === undefined) throw new BadUse(({ noFile }) => noFile(file));
  return status.isFile() ? { file, line: Number(line) } : undefined;
}

async function scanFiles(
  paths: readonly string[],
  options: Options,
  terminal: Terminal,
  place?: Pick<Choice, "line">,
): Promise<ScanReport> {
  const { suggestion } = options;
  const progress = makeProgressBar(terminal, "files");
  try {
    return await scan({
      cwd: terminal.cwd,
      paths,
      isDry: options.diff === true,
      ...(options.fix === true ? { fix: { ...place, ...(suggestion === undefined ? {} : { suggestion }) } } : {}),
      rule: readRuleFlags(options),
      language: terminal.language,
      command: terminal.command,
      honoursIgnoreFiles: options.ignore,
      ...(terminal.scanWorker === undefined ? {} : { scanWorker: terminal.scanWorker }),
      onProgress: progress.update,
      onEnding: (rewritten) => {
        progress.stop();
        writeSentence(terminal.stderr, own(TEXTS[terminal.language].ended(rewritten)));
      },
    });
  } finally {
    progress.stop();
  }
}

/** Whether what was sent is sent on, fixed. */
const writesCode = ({ fix, diff }: Pick<Options, "fix" | "diff">): boolean => fix === true && diff !== true;

async function scanInput(
  { fix = false, suggestion, stdinFilename: name = SENT, ...options }: Options,
  terminal: Terminal,
): Promise<ScanReport> {
  if (!EXTENSIONS.includes(getExtension(name))) throw new BadUse(({ noCodeName }) => noCodeName(name));
  const { command, cwd, language, stdin, stdout } = terminal;
  const sent = { bytes: await buffer(stdin), name };
  const { report, bytes } = await scanSent(
    sent,
    { command, cwd, language, rule: readRuleFlags(options) },
    fix ? { ...(suggestion === undefined ? {} : { suggestion }) } : undefined,
  );
  // Code goes to whoever asked for it as it is.
  if (writesCode({ fix, ...options })) stdout.stream.write(bytes);
  return report;
}

async function writeReport(report: ScanReport, options: Options, to: Output, terminal: Terminal): Promise<void> {
  const { format: name, frame, outputFile } = options;
  const { cwd, language, stderr } = terminal;
  // As elsewhere, - is no name of a file.
  const isFile = outputFile !== undefined && outputFile !== "-";
  const look: Look = {
    colours: isFile ? new Ansis(0) : terminal.colours,
    language,
    hasFrames: frame ?? (!isFile && to.stream.isTTY === true),
    width: isFile ? undefined : getWidth(to),
  };
  if (options.diff === true) {
    writePatch(report, look, isFile ? outputFile : undefined, terminal);
    return;
  }
  const format: Format = FORMATS[name];
  const text = await format(report, look);
  if (isFile) {
    const { isFolderNew } = writeOutput(outputFile, cwd, getText(text));
    const { fixed, written } = TEXTS[language];
    const { findings, files } = report.fixed;
    if (findings > 0) writeSentence(stderr, show(fixed(findings, files)));
    writeSentence(stderr, show(written(summarize(report, language), outputFile, isFolderNew)));
  } else to.write(text);
  // What could not be fixed, and what was not read, is not only to be read in a file, and these formats have findings only.
  if (!isFile && name !== "html" && name !== "gitlab") return;
  const unread = tellUnread(report, language);
  if (unread !== undefined) writeSentence(stderr, show(unread));
  // GitLab's report has no place for a file that was not judged.
  const untold = name === "gitlab" ? report.skipped : report.skipped.filter(isUnwritten);
  for (const one of untold) writeSentence(stderr, describeSkippedFile(one, language));
}

/** What is piped, or goes to a file, is the patch as it is, for another program to apply. */
function writePatch(report: ScanReport, look: Look, file: string | undefined, terminal: Terminal): void {
  const { colours, cwd, stderr, stdout } = terminal;
  if (file !== undefined) writeOutput(file, cwd, makePatch(report, cwd));
  else if (stdout.stream.isTTY === true) stdout.write(showPatch(report, terminal));
  else stdout.stream.write(makePatch(report, cwd));
  stderr.write(describePatch(report, cwd, { ...look, colours, width: getWidth(stderr) }));
}
