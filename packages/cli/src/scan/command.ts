// `fair-shuffle scan`.
import { Command, Option } from "commander";
import { writeOutput } from "../disk/output-file.ts";
import { getText, say } from "../foreign-text.ts";
import { addDetails } from "../help-details.ts";
import { makeProgressBar } from "../progress-bar.ts";
import { EXIT, type ExitCode, type Terminal } from "../terminal.ts";
import { formatHtml } from "./html.ts";
import { formatJson } from "./json.ts";
import { makeRuleFlags, readRuleFlags, type RuleFlags } from "./rule-flags.ts";
import { formatSarif } from "./sarif.ts";
import { scan, type ScanReport, type SkippedFile } from "./scan.ts";
import { describeSkippedFile, formatStylish, summarize } from "./stylish.ts";

const FORMATS = {
  stylish: (report: ScanReport, { colours }: Terminal) => formatStylish(report, colours),
  json: formatJson,
  sarif: formatSarif,
  html: formatHtml,
} as const;

interface Options extends RuleFlags {
  readonly fix?: true;
  readonly format: keyof typeof FORMATS;
  readonly ignore: boolean;
  readonly outputFile?: string;
}

const DETAILS = `
Reads JavaScript, TypeScript, JSX, and the scripts of Vue, Svelte, Astro and HTML files; needs no ESLint and no configuration.
Leaves out what .gitignore and .eslintignore name, node_modules, bower_components, dist, coverage, folders that begin with a dot, and
minified files; a file that is named itself is always read. Comments silence findings: // fair-shuffle-ignore behind the code or on the line before, or ESLint's
// eslint-disable-next-line fair-shuffle/no-biased-shuffle and its kin.

Exit codes: 0 no biased shuffle (left), 1 biased shuffles, 2 the command could not be done as given, or a fix could not be written.
A finding is proved by exact computation, not by a sample: there is no rate of false alarms. A file that can't be parsed, or lies in a folder and can't be read, is named and changes no exit code.

Examples:
  $ fair-shuffle scan
  $ fair-shuffle scan src test --fix
  $ fair-shuffle scan --format sarif > fair-shuffle.sarif
  $ fair-shuffle scan --format html -o biased.html`;

const isUnwritten = ({ reason }: SkippedFile): boolean => reason === "unwritable";

/** What was to be fixed and could not be written was not done as given, whatever else was found. */
function getExitCode({ files, skipped }: ScanReport): ExitCode {
  if (skipped.some(isUnwritten)) return EXIT.badUse;
  return files.length === 0 ? EXIT.clean : EXIT.biased;
}

/** Returns the command; it hands its exit code on when it is done. */
export function makeScanCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const command = new Command("scan")
    .description("find biased shuffles in source files, and fix them with --fix")
    .argument("[paths...]", "files, folders or patterns", ["."])
    .option("--fix", "replace biased shuffles by fair ones wherever that changes nothing else")
    .addOption(new Option("--format <format>", "how to report").choices(Object.keys(FORMATS)).default("stylish"))
    .option("-o, --output-file <file>", "write the report to a file")
    .option("--no-ignore", "read what ignore files leave out, too");
  for (const flag of makeRuleFlags()) command.addOption(flag);
  command.action(async (paths: readonly string[], options: Options) => {
    const progress = makeProgressBar(terminal.stderr, "files");
    try {
      const report = await scan({
        cwd: terminal.cwd,
        paths,
        fix: options.fix === true,
        rule: readRuleFlags(options),
        honoursIgnoreFiles: options.ignore,
        onProgress: progress.update,
      });
      progress.stop();
      const text = await FORMATS[options.format](report, terminal);
      if (options.outputFile === undefined) terminal.stdout.write(text);
      else {
        writeOutput(options.outputFile, terminal.cwd, getText(text));
        terminal.stderr.write(say`${summarize(report)} The report is ${options.outputFile}.\n`);
      }
      // A page has findings only.
      if (options.format === "html")
        for (const one of report.skipped.filter(isUnwritten)) terminal.stderr.write(say`${describeSkippedFile(one)}\n`);
      onExit(getExitCode(report));
    } finally {
      progress.stop();
    }
  });
  return addDetails(command, DETAILS);
}
