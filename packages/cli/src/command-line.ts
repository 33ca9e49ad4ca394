// The command line `fair-shuffle`: which command is meant, and with which exit code it ends.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Language } from "@fair-shuffle/bias";
import { Command, CommanderError } from "commander";
import { makeMeasureCommand } from "./bias/measure-command.ts";
import { makeSimulateCommand } from "./bias/simulate-command.ts";
import { makeExplainCommand } from "./explain/command.ts";
import { makeFixCommand, makeScanCommand } from "./scan/command.ts";
import { addDetails, speak, translateError, translateGuess } from "./help.ts";
import { HELP_TEXTS } from "./words/help-texts.ts";
import { own, say, show, type Shown } from "./foreign-text.ts";
import { BadUse, EXIT, type ExitCode, type Terminal } from "./terminal.ts";
import { VERSION } from "./version.ts";
import { USUAL_WIDTH } from "./terminal-columns.ts";
import { getWidth, writeSentence } from "./wrapped-sentence.ts";

const EXAMPLES = [
  "fair-shuffle .",
  "fair-shuffle fix src",
  "fair-shuffle simulate src/deal.ts:12",
  "fair-shuffle measure src/deal.ts#shuffle",
  "fair-shuffle explain src/deal.ts:12",
];

/** Runs a command, given without the program's name, and returns its exit code. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.clean;
  const onExit = (code: ExitCode): void => {
    exitCode = code;
  };
  const { language } = terminal;
  const texts = HELP_TEXTS[language];
  const program = new Command(terminal.command)
    .description(texts.program.does)
    .version(VERSION, "-V, --version", texts.version)
    .helpCommand("help [command]", texts.help);
  addDetails(program, texts.program.details, EXAMPLES, terminal);
  const commands = [
    makeScanCommand(terminal, onExit),
    makeFixCommand(terminal, onExit),
    makeSimulateCommand(terminal, onExit),
    makeMeasureCommand(terminal, onExit),
    makeExplainCommand(terminal, onExit),
  ];
  for (const command of commands) program.addCommand(command);
  for (const command of [program, ...commands]) {
    speak(command, language);
    command.exitOverride().configureOutput({
      getOutHelpWidth: () => getWidth(terminal.stdout) ?? USUAL_WIDTH,
      writeOut: (text) => {
        terminal.stdout.write(own(text));
      },
      writeErr: (text) => {
        terminal.stderr.write(own(text));
      },
      outputError: (text) => {
        terminal.stderr.write(showParseError(text, language));
      },
    });
  }
  try {
    const [first = "", second] = args;
    if (first === "help" && second !== undefined && !isCommand(second, commands))
      program.error(`error: unknown command '${second}'`);
    const [flag = ""] = first.split("=");
    if (commands[0]?.options.some(({ long, short }) => flag === long || flag === short) === true)
      program.error(`error: unknown option '${flag}'\n(Did you mean scan ${flag}?)`);
    const isPath = !isCommand(first, commands) && looksLikePath(first, terminal.cwd);
    const meant = isPath ? ["scan", ...args] : args;
    const format = findFormat(meant, commands);
    if (format !== undefined) program.error(`error: unknown option '--${format}'\n(Did you mean --format ${format}?)`);
    await program.parseAsync(meant, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.clean : EXIT.badUse;
    if (!(error instanceof BadUse)) throw error;
    writeSentence(terminal.stderr, error.tell(language, terminal.command));
    return EXIT.badUse;
  }
}

/** Returns the format that somebody asks a command for as if it were an option of its own: `scan --json`. */
function findFormat([name, ...args]: readonly string[], commands: readonly Command[]): string | undefined {
  const options = commands.find((command) => command.name() === name)?.options ?? [];
  const formats = options.find(({ long }) => long === "--format")?.argChoices ?? [];
  const end = args.indexOf("--");
  const flags = (end === -1 ? args : args.slice(0, end)).map((arg) => arg.split("=")[0]);
  return formats.find((format) => flags.includes(`--${format}`) && options.every(({ long }) => long !== `--${format}`));
}

const isCommand = (word: string, commands: readonly Command[]): boolean =>
  word === "help" || commands.some((command) => command.name() === word);

/** `fair-shuffle src` means `scan src`: a path, also one that names nothing, a pattern, or `-`. */
const looksLikePath = (word: string, cwd: string): boolean =>
  word === "-" || (!word.startsWith("-") && (/[./\\*?[{]/.test(word) || existsSync(resolve(cwd, word))) && word !== "");

/** Returns what commander says of arguments, which it repeats as they are. The line that it may add names options and commands of ours. */
function showParseError(text: string, language: Language): Shown {
  const [, error = text, guess = ""] = /^(.*?)(\n\(Did you mean [a-z, -]+\?\))?\n$/s.exec(text) ?? [];
  return say`${show(translateError(error, language))}${own(translateGuess(guess, language))}\n`;
}
