// `fair-shuffle explain`.
import type { Language } from "@fair-shuffle/bias";
import { explainText, findSites, getPlacesAt, isUnreported, type ExplainedPlace } from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import type { RuleOptions } from "@fair-shuffle/lint/options";
import { Command, Option } from "commander";
import { addDetails } from "../help.ts";
import { HELP_TEXTS } from "../words/help-texts.ts";
import { makeFindingFlags, readRuleFlags, type RuleFlags } from "../scan/rule-flags.ts";
import { findPlace, NAMES_LINE, refuseUnparsed, splitLines, type SourcePlace } from "../source-text.ts";
import { TEXTS } from "../words/explain-texts.ts";
import { BadUse, EXIT, type ExitCode, type Terminal } from "../terminal.ts";
import { formatJson, formatText, type Explained, type ToldPlace } from "./print.ts";

const FORMATS = { text: formatText, json: formatJson } as const;

interface Options extends RuleFlags {
  readonly format: keyof typeof FORMATS;
}

const EXAMPLES = [
  "fair-shuffle explain src/deck.js:12",
  "fair-shuffle explain src/deck.js:12:9",
  "fair-shuffle explain src/deck.js:12 --random-source dice.next",
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
    .action(async (given: string, { format, ...flags }: Options) => {
      const { place, explained } = await explain(given, readRuleFlags(flags), terminal);
      terminal.stdout.write(FORMATS[format](place, explained, terminal));
      onExit(EXIT.clean);
    });
  for (const flag of makeFindingFlags(language)) command.addOption(flag);
  return addDetails(command, details, EXAMPLES, terminal);
}

interface Asked {
  readonly place: SourcePlace;
  readonly explained: Explained;
}

/** Of a file without a line, the only place that it has is explained. */
async function explain(given: string, rule: RuleOptions, terminal: Terminal): Promise<Asked> {
  const { language, cwd } = terminal;
  const isFile = !NAMES_LINE.test(given);
  const first = findPlace(isFile ? `${given}:1` : given, cwd);
  const { name, path, text, isUtf8 } = first;
  const options = { cwd, rule, language, readFile: readText, isUtf8 };
  const explained = await explainText(text, path, options);
  const [problem] = explained.problems;
  if (explained.places.length === 0 && problem !== undefined) throw refuseUnparsed(name, problem, isUtf8, language);
  const places = explained.places.filter((one) => one.isReported || isUnreported(one));
  const lines = nameLines(name, text, places, language);
  const place = isFile ? choosePlace(first, lines, getOnly(places) ?? getOnly(explained.places)) : first;
  const [one, ...more] = getPlacesAt(explained, text, place.range, language);
  const { sites } = [one, ...more].some(({ isReported }) => isReported)
    ? await findSites(text, path, options)
    : { sites: [] };
  const tell = (told: ExplainedPlace): ToldPlace => {
    const finding = sites.find(({ range }) => range.join() === told.range.join())?.finding;
    if (!told.isReported || finding === undefined) return told;
    const { fix, unfixed } = finding;
    return { ...told, unfixed, ...(fix === undefined ? {} : { fix: fix.title }) };
  };
  return { place, explained: { here: [tell(one), ...more.map(tell)], lines } };
}

function getOnly([only, ...others]: readonly ExplainedPlace[]): ExplainedPlace | undefined {
  return others.length === 0 ? only : undefined;
}

/** @throws BadUse where a file has no place, or several. */
function choosePlace(first: SourcePlace, lines: readonly string[], only: ExplainedPlace | undefined): SourcePlace {
  const { name, text } = first;
  if (only !== undefined) return { ...first, line: getLine(text, only.head), range: [only.head, only.head] };
  throw new BadUse(({ whichLine, noShuffle }) => (lines.length === 0 ? noShuffle(name) : whichLine(name, lines)));
}

const getLine = (text: string, offset: number): number => splitLines(text.slice(0, offset)).length;

/** Returns the lines on which places begin, as one asks about them: those that are reported first. */
function nameLines(
  name: string,
  text: string,
  places: readonly ExplainedPlace[],
  language: Language,
): readonly string[] {
  const getLines = (some: readonly ExplainedPlace[]): ReadonlySet<number> =>
    new Set(some.map(({ head }) => getLine(text, head)));
  const reported = getLines(places.filter(({ isReported }) => isReported));
  const all = [...reported, ...[...getLines(places)].filter((line) => !reported.has(line))];
  return all.map((line) => {
    const place = `${name}:${String(line)}`;
    return reported.has(line) ? TEXTS[language].reportedPlace(place) : place;
  });
}
