// The rule's options as flags of `scan`, and those of them that decide what is found as flags of `simulate` and `explain`.
import type { Language } from "@fair-shuffle/bias";
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

/** What a flag says beside its option's own words, or instead of them. */
const SAYS: Readonly<
  Record<
    Language,
    Readonly<Record<"copies" | "randomSource" | "checkTieBreaks" | "noReadImports" | "badModule" | "badSource", string>>
  >
> = {
  en: {
    copies: "; lodash#shuffle is one function, which copies",
    randomSource:
      "a function of the project's own that draws, as it is called: dice.next returns a number on [0, 1), dice.roll:inclusive (or :exclusive) a whole number up to its last argument; can be repeated",
    checkTieBreaks:
      "report also sorts that draw only between items with the same key (b.score - a.score || Math.random() - 0.5)",
    noReadImports: "read no function that a file imports by a relative path or an alias from its file",
    badModule: "It has to look like ./src/random.js or lodash#shuffle.",
    badSource: "It has to look like dice.next (without parentheses) or dice.roll:inclusive.",
  },
  "zh-cn": {
    copies: "；lodash#shuffle 是返回副本的单个函数",
    randomSource:
      "项目自己的随机函数，按调用时的写法给出：dice.next 返回 [0, 1) 中的数，dice.roll:inclusive（或 :exclusive）返回不超过最后一个参数的整数；可重复使用",
    checkTieBreaks: "也报告只在键相同的元素之间随机决定先后的排序（b.score - a.score || Math.random() - 0.5）",
    noReadImports: "不读取文件以相对路径或别名导入的函数",
    badModule: "必须写成 ./src/random.js 或 lodash#shuffle 的形式。",
    badSource: "必须写成 dice.next（不带括号）或 dice.roll:inclusive 的形式。",
  },
};

/** What a shuffle of tied items alone is told, which is reported where somebody asks for it. */
export const TIE_BREAKS_FLAG = "scan --check-tie-breaks";

/** How each option is written. */
const FLAGS: Readonly<Record<Flagged, (language: Language) => Option>> = {
  helper: (language) =>
    new Option("--helper <where>", describe("helper", language)).choices(OPTIONS.helper.schema.enum),
  importFrom: (language) =>
    new Option("--import-from <module>", describe("importFrom", language) + SAYS[language].copies).argParser(
      readModule(language),
    ),
  randomSources: (language) =>
    new Option("--random-source <function>", SAYS[language].randomSource).argParser(addSource(language)),
  checkTieBreaks: (language) => new Option("--check-tie-breaks", SAYS[language].checkTieBreaks),
  readImports: (language) => new Option("--no-read-imports", SAYS[language].noReadImports),
};

export const makeRuleFlags = (language: Language): readonly Option[] =>
  Object.values(FLAGS).map((make) => make(language));

/** What decides what is found: whoever asks about a place asks about it as `scan` was asked. */
export const makeFindingFlags = (language: Language): readonly Option[] =>
  (["randomSources", "checkTieBreaks", "readImports"] as const).map((name) => FLAGS[name](language));

/** What the flags set. */
export const readRuleFlags = ({ randomSource, ...flags }: RuleFlags): RuleOptions =>
  readOptions({ ...flags, ...(randomSource === undefined ? {} : { randomSources: randomSource }) });

/** Says of an option what its table says, as a command line does: without Markdown, from a small letter on. */
function describe(name: Flagged, language: Language): string {
  const says = OPTIONS[name].says[language].replaceAll("`", "").replace(/[.。]$/, "");
  return `${says.charAt(0).toLowerCase()}${says.slice(1)}`;
}

/** `module`, or `module#name`; a "#" at the beginning is the module's own. */
const readModule =
  (language: Language) =>
  (text: string): ImportFrom => {
    const { schema } = OPTIONS.importFrom;
    const [, module, name] = /^(.+)#([^#]+)$/.exec(text) ?? [];
    const copying = { module, name, copies: true };
    if (conforms(schema, copying)) return copying;
    // Behind a last "#" a name is missing.
    if (conforms(schema, text) && !text.endsWith("#")) return text;
    throw new InvalidArgumentError(SAYS[language].badModule);
  };

const addSource =
  (language: Language) =>
  (text: string, before: RandomSources = []): RandomSources => {
    const [, name = text, range] = /^(.*):(exclusive|inclusive)$/.exec(text) ?? [];
    const sources = [...before, range === undefined ? name : { name, range }];
    if (!conforms(OPTIONS.randomSources.schema, sources)) throw new InvalidArgumentError(SAYS[language].badSource);
    return sources;
  };
