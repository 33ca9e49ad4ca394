// The command line `fair-shuffle`: which command is meant, and with which exit code it ends.
import { Command, CommanderError } from "commander";
import { makeMeasureCommand } from "./bias/measure-command.ts";
import { makeSimulateCommand } from "./bias/simulate-command.ts";
import { makeExplainCommand } from "./explain/command.ts";
import { makeScanCommand } from "./scan/command.ts";
import { own, say, show, type Shown } from "./foreign-text.ts";
import { BadUse, EXIT, type ExitCode, type Terminal } from "./terminal.ts";
import { VERSION } from "./version.ts";

/** Runs a command, given without the program's name, and returns its exit code. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.clean;
  const onExit = (code: ExitCode): void => {
    exitCode = code;
  };
  const program = new Command("fair-shuffle")
    .description("Finds shuffles that are not fair, proves it with numbers, and makes them fair.")
    .version(VERSION);
  const commands = [
    makeScanCommand(terminal, onExit),
    makeSimulateCommand(terminal, onExit),
    makeMeasureCommand(terminal, onExit),
    makeExplainCommand(terminal, onExit),
  ];
  for (const command of commands) program.addCommand(command);
  for (const command of [program, ...commands]) {
    command
      .showHelpAfterError("Ask for --help to see how it is used.")
      .exitOverride()
      .configureOutput({
        writeOut: (text) => {
          terminal.stdout.write(own(text));
        },
        writeErr: (text) => {
          terminal.stderr.write(own(text));
        },
        outputError: (text) => {
          terminal.stderr.write(showParseError(text));
        },
      });
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.clean : EXIT.badUse;
    if (!(error instanceof BadUse)) throw error;
    terminal.stderr.write(say`${error.shown}\n`);
    return EXIT.badUse;
  }
}

/** Returns what commander says of arguments, which it repeats as they are. The line that it may add names options and commands of ours. */
function showParseError(text: string): Shown {
  const [, error = text, guess = ""] = /^(.*?)(\n\(Did you mean [a-z, -]+\?\))?\n$/s.exec(text) ?? [];
  return say`${show(error)}${own(guess)}\n`;
}
