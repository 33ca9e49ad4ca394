// `fair-shuffle explain`.
import { explainText, getPlacesAt, isUnreported } from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import { Command, Option } from "commander";
import { addDetails } from "../help-details.ts";
import { REASONS } from "../scan/stylish.ts";
import { findPlace, type SourcePlace } from "../source-text.ts";
import { BadUse, EXIT, type ExitCode, type Terminal } from "../terminal.ts";
import { formatJson, formatText, type Explained } from "./print.ts";

const FORMATS = { text: formatText, json: formatJson } as const;

const DETAILS = `
Looks at the loop or the sort at a line as \`scan\` does, and says what it found out: that it is reported, or which question was answered with no (does it draw,
does the loop move items to drawn places, is the shuffle fair, does a comment ignore it), at which expression, and why. The file is read and never run; functions of
your own that draw are known by their names in the rule's options only, which this command reads from comments in the file alone. The reasons are told in Chinese
where the locale is Chinese.

Exit codes: 0 it is explained, also where nothing is reported; 2 the command could not be done as given.

Examples:
  $ fair-shuffle explain src/deck.js:12
  $ fair-shuffle explain src/deck.js:12:9
  $ fair-shuffle explain src/Deck.vue:30 --format json`;

/** Returns the command; it hands its exit code on when it is done. */
export function makeExplainCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const command = new Command("explain")
    .description("say why a loop or a sort at a line is reported, or why it is not")
    .argument("<place>", "file:line, or file:line:column")
    .addOption(new Option("--format <format>", "how to print").choices(Object.keys(FORMATS)).default("text"))
    .action(async (given: string, { format }: { readonly format: keyof typeof FORMATS }) => {
      const place = findPlace(given, terminal.cwd);
      terminal.stdout.write(FORMATS[format](place, await explainPlace(place, terminal), terminal));
      onExit(EXIT.clean);
    });
  return addDetails(command, DETAILS);
}

async function explainPlace({ name, path, text, range }: SourcePlace, { language }: Terminal): Promise<Explained> {
  const explained = await explainText(text, path, { language, readFile: readText });
  const [problem] = explained.problems;
  if (explained.places.length === 0 && problem !== undefined) {
    const at = problem.line === undefined ? "" : `:${String(problem.line)}:${String(problem.column ?? 1)}`;
    throw new BadUse(`${name}${at}: ${REASONS[problem.kind]}: ${problem.message.replace(/\.$/, "")}.`);
  }
  return { here: getPlacesAt(explained, text, range, language), drawing: explained.places.filter(isUnreported) };
}
