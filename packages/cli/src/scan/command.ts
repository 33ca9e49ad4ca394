// `fair-shuffle scan`, and `fair-shuffle fix`, which is `scan --fix`.
import { buffer } from "node:stream/consumers";
import { Ansis } from "ansis";
import { Command, Option } from "commander";
import { writeOutput } from "../disk/output-file.ts";
import { getText, say, show, type Shown } from "../foreign-text.ts";
import { addDetails } from "../help-details.ts";
import { makeProgressBar } from "../progress-bar.ts";
import { EXTENSIONS, getExtension } from "@fair-shuffle/lint";
import { BadUse, EXIT, type ExitCode, type Output, type Terminal } from "../terminal.ts";
import { formatGitLab } from "./gitlab.ts";
import { formatHtml } from "./html.ts";
import { formatJson } from "./json.ts";
import { makeRuleFlags, readRuleFlags, type RuleFlags } from "./rule-flags.ts";
import { formatMarkdown } from "./markdown.ts";
import { formatSarif } from "./sarif.ts";
import { scan, scanSent, type ScanReport, type SkippedFile } from "./scan.ts";
import { describeSkippedFile, formatStylish, summarize, type Look } from "./stylish.ts";
import { TEXTS } from "./texts.ts";

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
  readonly format: keyof typeof FORMATS;
  readonly frame?: boolean;
  readonly ignore: boolean;
  readonly outputFile?: string;
  readonly stdinFilename?: string;
}

const DETAILS = `
Reads JavaScript, TypeScript, JSX, and the scripts of Vue, Svelte, Astro and HTML files; needs no ESLint and no configuration.
Leaves out what .gitignore and .eslintignore name, node_modules, bower_components, dist, coverage, folders that begin with a dot, and
minified files; a file that is named itself is always read. Comments silence findings: // fair-shuffle-ignore behind the code or on the line before, or ESLint's
// eslint-disable-next-line fair-shuffle/no-biased-shuffle and its kin.

\`scan -\` reads standard input; \`scan - --fix\` writes it, fixed where it can be, to standard output and the report to standard error.

Exit codes: 0 no biased shuffle (left), 1 biased shuffles, 2 the command could not be done as given, or a fix could not be written.
A finding is proved by exact computation, not by a sample: there is no rate of false alarms. A file that can't be parsed, or lies in a folder and can't be read, is named and changes no exit code.

Examples:
  $ fair-shuffle scan
  $ fair-shuffle scan src test --fix
  $ fair-shuffle scan --format sarif > fair-shuffle.sarif
  $ fair-shuffle scan --format html -o biased.html
  $ fair-shuffle scan --fix --format markdown > pull-request.md
  $ fair-shuffle scan - --stdin-filename src/deal.ts < src/deal.ts`;

const FIX_DETAILS = `
The same as \`fair-shuffle scan --fix\`, with the same options and exit codes: ask for \`fair-shuffle scan --help\`.

Examples:
  $ fair-shuffle fix
  $ fair-shuffle fix src --helper inline`;

const isUnwritten = ({ reason }: SkippedFile): boolean => reason === "unwritable";

/** What was to be fixed and could not be written was not done as given, whatever else was found. */
function getExitCode({ files, skipped }: ScanReport): ExitCode {
  if (skipped.some(isUnwritten)) return EXIT.badUse;
  return files.length === 0 ? EXIT.clean : EXIT.biased;
}

/** Returns the command; it hands its exit code on when it is done. */
export function makeScanCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const command = addOptions(
    new Command("scan")
      .description("find biased shuffles in source files, and fix them with --fix")
      .option("--fix", "replace biased shuffles by fair ones wherever that changes nothing else"),
  );
  command.action(async (paths: readonly string[], options: Options) => {
    onExit(await runScan(paths, options, terminal));
  });
  return addDetails(command, DETAILS);
}

/** Returns `scan` with `--fix` set. */
export function makeFixCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const command = addOptions(new Command("fix").description("the same as scan --fix"));
  command.action(async (paths: readonly string[], options: Options) => {
    onExit(await runScan(paths, { ...options, fix: true }, terminal));
  });
  return addDetails(command, FIX_DETAILS);
}

function addOptions(command: Command): Command {
  command
    .argument("[paths...]", "files, folders or patterns; - is standard input", ["."])
    .addOption(new Option("--format <format>", "how to report").choices(Object.keys(FORMATS)).default("stylish"))
    .option("-o, --output-file <file>", "write the report to a file")
    .option("--frame", "show the code under each finding (default: in a terminal)")
    .option("--no-frame", "show no code under the findings")
    .option("--stdin-filename <file>", "the name by which standard input is judged")
    .option("--no-ignore", "read what ignore files leave out, too");
  for (const flag of makeRuleFlags()) command.addOption(flag);
  return command;
}

async function runScan(paths: readonly string[], options: Options, terminal: Terminal): Promise<ExitCode> {
  const isSent = paths.includes("-");
  if (isSent && paths.length > 1)
    throw new BadUse("- is standard input, and is scanned alone: leave the other paths out.");
  if (!isSent && options.stdinFilename !== undefined)
    throw new BadUse("--stdin-filename names what standard input holds: scan - reads it.");
  const report = isSent ? await scanInput(options, terminal) : await scanFiles(paths, options, terminal);
  // Standard output is the code's then.
  await writeReport(report, options, isSent && options.fix === true ? terminal.stderr : terminal.stdout, terminal);
  return getExitCode(report);
}

async function scanFiles(paths: readonly string[], options: Options, terminal: Terminal): Promise<ScanReport> {
  const progress = makeProgressBar(terminal.stderr, "files");
  try {
    return await scan({
      cwd: terminal.cwd,
      paths,
      fix: options.fix === true,
      rule: readRuleFlags(options),
      language: terminal.language,
      honoursIgnoreFiles: options.ignore,
      onProgress: progress.update,
    });
  } finally {
    progress.stop();
  }
}

/** What standard input is called where nobody names it. */
const SENT = "stdin.js";

async function scanInput(
  { fix = false, stdinFilename: name = SENT, ...options }: Options,
  terminal: Terminal,
): Promise<ScanReport> {
  if (!EXTENSIONS.includes(getExtension(name)))
    throw new BadUse(`${name} is no name of code: it would end in .js, .ts, .vue or the like.`);
  const { cwd, language, stdin, stdout } = terminal;
  const sent = { bytes: await buffer(stdin), name };
  const { report, bytes } = await scanSent(sent, { cwd, language, fix, rule: readRuleFlags(options) });
  // Code goes to whoever asked for it as it is.
  if (fix) stdout.stream.write(bytes);
  return report;
}

async function writeReport(report: ScanReport, options: Options, to: Output, terminal: Terminal): Promise<void> {
  const { format: name, frame, outputFile } = options;
  const { cwd, language, stderr } = terminal;
  const isFile = outputFile !== undefined;
  const look: Look = {
    colours: isFile ? new Ansis(0) : terminal.colours,
    language,
    hasFrames: frame ?? (!isFile && to.stream.isTTY === true),
  };
  const format: Format = FORMATS[name];
  const text = await format(report, look);
  if (isFile) {
    writeOutput(outputFile, cwd, getText(text));
    stderr.write(say`${show(TEXTS[language].written(summarize(report, language), outputFile))}\n`);
  } else to.write(text);
  // These have findings only.
  if (name === "html" || name === "gitlab")
    for (const one of report.skipped.filter(isUnwritten)) stderr.write(say`${describeSkippedFile(one, language)}\n`);
}
