// What stands below a command's options in its help, in lines as long as theirs.
import type { Command } from "commander";

const USUAL_WIDTH = 80;

/** Adds paragraphs to the command's help. Their lines are broken anew for the terminal's width; indented ones, such as examples, stay as they are. */
export function addDetails(command: Command, details: string): Command {
  return command.addHelpText("after", () => {
    const width = command.configureOutput().getOutHelpWidth?.() ?? USUAL_WIDTH;
    const help = command.createHelp();
    const lines = details.replaceAll(/(?<=\S)\n(?=\S)/g, " ").split("\n");
    return lines.map((line) => (line.startsWith(" ") ? line : help.boxWrap(line, width))).join("\n");
  });
}
