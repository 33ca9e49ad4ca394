// How commander helps: with details and examples below the options, in the reader's language.
import type { Language } from "@fair-shuffle/bias";
import { Help, type Command } from "commander";
import { countColumns, USUAL_WIDTH, wrapColumns } from "./terminal-columns.ts";
import type { Terminal } from "./terminal.ts";
import { HELP_TEXTS } from "./words/help-texts.ts";

/** A description in a narrower column than this stands below what it describes. */
const LEAST_DESCRIPTION = 24;

/** Adds paragraphs to the command's help, broken for the terminal's width, and examples, which are not; both name the command line as it is typed. */
export function addDetails(
  command: Command,
  details: readonly string[],
  examples: readonly string[],
  { language, command: typed }: Pick<Terminal, "command" | "language">,
): Command {
  const asTyped = (text: string): string =>
    text.replaceAll(/(^|`)fair-shuffle(?= )/g, (_, start) => `${start}${typed}`);
  return command.addHelpText("after", () => {
    const width = command.configureOutput().getOutHelpWidth?.() ?? USUAL_WIDTH;
    const help = command.createHelp();
    const paragraphs = details.map((paragraph) => help.boxWrap(asTyped(paragraph), width));
    const shown = [HELP_TEXTS[language].examples, ...examples.map((example) => `  $ ${asTyped(example)}`)].join("\n");
    return `\n${[...paragraphs, shown].join("\n\n")}`;
  });
}

/** Returns what stands in a command's help or in what it refuses, such as `--cards <n>` and `[options]`, with its placeholders in a language. */
export const translatePlaceholders = (term: string, language: Language): string =>
  term.replaceAll(/(?<=[<[])[\w=#]+(?=(?:\.\.\.)?[>\]])/g, (name) => tellPlaceholder(name, language));

const tellPlaceholder = (name: string, language: Language): string =>
  (Reflect.get(HELP_TEXTS[language].placeholders, name) as string | undefined) ?? name;

/** Makes a command write its help, and refuse what it does not understand, in a language. */
export function speak(command: Command, language: Language): void {
  const texts = HELP_TEXTS[language];
  const getTitle = (title: string): string => (Reflect.get(texts.titles, title) as string | undefined) ?? title;
  command
    .helpOption("-h, --help", texts.help)
    .showHelpAfterError(texts.afterError)
    .configureHelp({
      styleTitle: getTitle,
      styleUsage: (usage) => translatePlaceholders(usage, language),
      optionTerm: ({ flags }) => translatePlaceholders(flags, language),
      argumentTerm: (argument) => tellPlaceholder(argument.name(), language),
      subcommandTerm: (subcommand) => translatePlaceholders(new Help().subcommandTerm(subcommand), language),
      formatHelp: (shown, helper) => {
        // Commander sets a blank behind the title, which a full-width colon has in itself.
        const text = new Help().formatHelp(shown, helper).replace("： ", "：");
        return text.replace(/^.*/, (usage) => wrapColumns(usage, helper.helpWidth ?? USUAL_WIDTH));
      },
      // Commander takes each character for one column, and breaks at blanks only, which Chinese has none of.
      displayWidth: countColumns,
      boxWrap: wrapColumns,
      minWidthToWrap: LEAST_DESCRIPTION,
      formatItem,
      optionDescription: ({ description, argChoices, defaultValue, required }) => {
        const extra = [
          ...(argChoices === undefined ? [] : [texts.choices(argChoices)]),
          ...(required && defaultValue !== undefined ? [texts.default(String(defaultValue))] : []),
        ];
        return extra.length === 0 ? description : `${description}${texts.extra(extra)}`;
      },
      argumentDescription: ({ description, defaultValue }) =>
        defaultValue === undefined
          ? description
          : `${description}${texts.extra([texts.default(String(defaultValue))])}`,
    });
}

/** Returns an option or an argument with its description: in columns where they have room, else below each other. */
function formatItem(term: string, termWidth: number, description: string, helper: Help): string {
  const width = helper.helpWidth ?? USUAL_WIDTH;
  if (description === "" || width - termWidth - 4 >= LEAST_DESCRIPTION)
    return Help.prototype.formatItem.call(helper, term, termWidth, description, helper);
  return [
    `  ${term}`,
    ...wrapColumns(description, width - 6)
      .split("\n")
      .map((line) => `      ${line}`),
  ].join("\n");
}

/** What commander says of arguments that it does not understand, and what that is in Chinese. It tells no data, so its English is read; what is not known stays English. */
const IN_CHINESE: readonly (readonly [RegExp, string])[] = [
  [/^error: unknown option '(.*)'$/s, "错误：未知选项 '$1'"],
  [/^error: unknown command '(.*)'$/s, "错误：未知命令 '$1'"],
  [/^error: missing required argument '(.*)'$/s, "错误：缺少参数 '$1'"],
  [/^error: option '(.*)' argument missing$/s, "错误：选项 '$1' 缺少参数"],
  [
    /^error: option '(.*?)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/s,
    "错误：选项 '$1' 的参数 '$2' 无效，可选值：$3。",
  ],
  [/^error: option '(.*?)' argument '(.*)' is invalid\. (.*)$/s, "错误：选项 '$1' 的参数 '$2' 无效。$3"],
  [
    /^error: too many arguments for '(.*)'\. Expected (\d+) arguments? but got (\d+)\.$/s,
    "错误：'$1' 的参数太多：应为 $2 个，却有 $3 个。",
  ],
];

/** Returns what commander says, in a language. */
export function translateError(error: string, language: Language): string {
  const known = language === "en" ? undefined : IN_CHINESE.find(([pattern]) => pattern.test(error));
  // Lists stand in it with English commas.
  return known === undefined
    ? error
    : translatePlaceholders(error.replace(...known), language)
        .replace(/(?<=缺少参数 ')[^']*/, (name) => tellPlaceholder(name, language))
        .replace(/(?<=可选值：).*$/s, (list) => list.replaceAll(", ", "、"));
}

/** Returns commander's guess, "(Did you mean scan?)", in a language. */
export const translateGuess = (guess: string, language: Language): string =>
  language === "en" ? guess : guess.replace(/\(Did you mean (?:one of )?(.*)\?\)/, "（是否想写 $1？）");
