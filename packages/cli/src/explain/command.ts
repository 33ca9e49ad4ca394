// `fair-shuffle explain`.
import { explainText, getPlacesAt, isUnreported } from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import { Command, Option } from "commander";
import { addDetails } from "../help.ts";
import { HELP_TEXTS } from "../words/help-texts.ts";
import { findPlace, type SourcePlace } from "../source-text.ts";
import { BadUse, EXIT, type ExitCode, type Terminal } from "../terminal.ts";
import { formatJson, formatText, type Explained } from "./print.ts";

const FORMATS = { text: formatText, json: formatJson } as const;

const EXAMPLES = [
  "fair-shuffle explain src/deck.js:12",
  "fair-shuffle explain src/deck.js:12:9",
  "fair-shuffle explain src/Deck.vue:30 --format json",
];

/** Returns the command; it hands its exit code on when it is done. */
export function makeExplainCommand(terminal: Terminal, onExit: (code: ExitCode) => void): Command {
  const { language } = terminal;
  const { does, argument, options, details } = HELP_TEXTS[language].explain;
  const command = new Command("explain")
    .description(does)
    .argument("<place>", argument)
    .addOption(new Option("--format <format>", options.format).choices(Object.keys(FORMATS)).default("text"))
    .action(async (given: string, { format }: { readonly format: keyof typeof FORMATS }) => {
      const place = findPlace(given, terminal.cwd);
      terminal.stdout.write(FORMATS[format](place, await explainPlace(place, terminal), terminal));
      onExit(EXIT.clean);
    });
  return addDetails(command, details, EXAMPLES, language);
}

async function explainPlace({ name, path, text, range }: SourcePlace, { language }: Terminal): Promise<Explained> {
  const explained = await explainText(text, path, { language, readFile: readText });
  const [problem] = explained.problems;
  if (explained.places.length === 0 && problem !== undefined) {
    throw new BadUse(({ notParsed }) => notParsed(name, problem));
  }
  return { here: getPlacesAt(explained, text, range, language), drawing: explained.places.filter(isUnreported) };
}
