// The rule's options as flags of `scan`.
import { conforms, OPTIONS, readOptions, type RuleOptions } from "@fair-shuffle/lint/options";
import { InvalidArgumentError, Option } from "commander";

/** `fix` has no flag of its own: whether findings are fixed is what `--fix` says. */
type Flagged = Exclude<keyof RuleOptions, "fix">;

type ImportFrom = NonNullable<RuleOptions["importFrom"]>;
type RandomSources = NonNullable<RuleOptions["randomSources"]>;

/** What commander hands on, by the names that it gives to the flags. */
export interface RuleFlags {
  readonly helper?: string;
  readonly importFrom?: ImportFrom;
  readonly randomSource?: RandomSources;
  readonly checkTieBreaks?: true;
  readonly readImports?: boolean;
}

/** How each option is written. */
const FLAGS: Readonly<Record<Flagged, () => Option>> = {
  helper: () => new Option("--helper <where>", describe("helper")).choices(OPTIONS.helper.schema.enum),
  importFrom: () =>
    new Option(
      "--import-from <module>",
      `${describe("importFrom")}; lodash#shuffle is one function, which copies`,
    ).argParser(readModule),
  randomSources: () =>
    new Option(
      "--random-source <function>",
      "a function of the project's own that draws, as it is called: dice.next returns a number on [0, 1), dice.roll:inclusive (or :exclusive) a whole number up to its last argument; can be repeated",
    ).argParser(addSource),
  checkTieBreaks: () => new Option("--check-tie-breaks", describe("checkTieBreaks")),
  readImports: () =>
    new Option("--no-read-imports", "read no function that a file imports by a relative path from its file"),
};

export const makeRuleFlags = (): readonly Option[] => Object.values(FLAGS).map((make) => make());

/** What the flags set. */
export const readRuleFlags = ({ randomSource, ...flags }: RuleFlags): RuleOptions =>
  readOptions({ ...flags, ...(randomSource === undefined ? {} : { randomSources: randomSource }) });

/** Says of an option what its table says, as a command line does: without Markdown, from a small letter on. */
function describe(name: Flagged): string {
  const says = OPTIONS[name].says.en.replaceAll("`", "").replace(/\.$/, "");
  return `${says.charAt(0).toLowerCase()}${says.slice(1)}`;
}

/** `module`, or `module#name`; a "#" at the beginning is the module's own. */
function readModule(text: string): ImportFrom {
  const { schema } = OPTIONS.importFrom;
  const [, module, name] = /^(.+)#([^#]+)$/.exec(text) ?? [];
  const copying = { module, name, copies: true };
  if (conforms(schema, copying)) return copying;
  if (conforms(schema, text)) return text;
  throw new InvalidArgumentError("It has to look like ./src/random.js or lodash#shuffle.");
}

function addSource(text: string, before: RandomSources = []): RandomSources {
  const [, name, range] = /^(.*):(exclusive|inclusive)$/.exec(text) ?? [];
  const source = name === undefined ? text : { name, range };
  const sources = [...before, source];
  if (!conforms(OPTIONS.randomSources.schema, sources))
    throw new InvalidArgumentError("It has to look like dice.next or dice.roll:inclusive.");
  return sources;
}
