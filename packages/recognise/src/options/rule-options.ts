// The rule's options, each said once: its schema, its default, and what it means, in each language. The rule, its types, the editor's settings, the flags of `scan` and the tables of the docs are made of this.
import type { Language } from "@fair-shuffle/bias";
import { conforms, type FromSchema, type OptionSchema } from "./json-schema.ts";

export type Said = Readonly<Record<Language, string>>;

/** What people can set, here or in an editor. */
export interface Setting {
  readonly schema: OptionSchema;
  /** What holds where it is not set; undefined where that is nothing. */
  readonly default: unknown;
  /** What it means, in Markdown. */
  readonly says: Said;
  /** What goes beyond a line of a table. */
  readonly more?: Said;
  /** What each of its values means. */
  readonly choices?: Readonly<Record<string, Said>>;
}

/** What can stand between the quotes of an import: no quotes, white space or backslashes. */
const MODULE = "^[^\\s\"'`\\\\]+$";
/** A name that can be imported and called; "default" for a default export. */
const NAME =
  "^(?!(?:await|break|case|catch|class|const|continue|debugger|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$)[A-Za-z_$\\u0080-\\uffff][\\w$\\u0080-\\uffff]*$";

export const OPTIONS = {
  helper: {
    schema: { type: "string", enum: ["auto", "import", "inline"] },
    default: "auto",
    says: {
      en: "Where the fix takes its shuffle from: an import, a function at the end of the file, or what the package allows.",
      "zh-cn": "修复时从哪里取得洗牌函数：导入、写在文件末尾的函数，或视项目的包而定。",
    },
    choices: {
      auto: {
        en: "From a package that the project has, else from a function written into the file",
        "zh-cn": "项目已有相应的包时从包中导入，否则在文件中写入一个函数",
      },
      import: { en: "Always from a package", "zh-cn": "总是从包中导入" },
      inline: { en: "Always from a function written into the file", "zh-cn": "总是在文件中写入一个函数" },
    },
  },
  importFrom: {
    schema: {
      oneOf: [
        {
          type: "string",
          pattern: MODULE,
          description: "A module with an in-place `shuffle` and a copying `toShuffled`.",
        },
        {
          type: "object",
          description: "A module whose function copies, and so serves copying sites only.",
          additionalProperties: false,
          required: ["module", "name", "copies"],
          properties: {
            module: { type: "string", pattern: MODULE, description: "In `importFrom`: the module." },
            name: { type: "string", pattern: NAME, description: "In `importFrom`: the function's name." },
            copies: {
              type: "boolean",
              enum: [true],
              description: "In `importFrom`: says that the function returns a shuffled copy.",
            },
          },
        },
      ],
    },
    default: undefined,
    says: {
      en: "The module to import from instead of `fair-shuffle`; a relative path starts at the working directory.",
      "zh-cn": "代替 `fair-shuffle` 的导入模块；相对路径从工作目录算起。",
    },
    more: {
      en: 'In an editor that is the workspace\'s folder. It has to keep the same contract: `shuffle(list)` shuffles in place, `toShuffled(list)` returns a copy. For one function of another shape, such as lodash\'s, give its module, its name, and that it copies: `{ "module": "lodash", "name": "shuffle", "copies": true }`.',
      "zh-cn":
        '在编辑器中，工作目录即工作区文件夹。它须遵守同样的约定：`shuffle(list)` 就地洗牌，`toShuffled(list)` 返回副本。若是其他形式的单个函数（例如 lodash 的），请给出模块、名称，并注明它返回副本：`{ "module": "lodash", "name": "shuffle", "copies": true }`。',
    },
  },
  fix: {
    schema: { type: "string", enum: ["auto", "suggest", "off"] },
    default: "auto",
    says: {
      en: "Whether findings are fixed (by `--fix`, in an editor with all of a file), offered as suggestions, or only reported.",
      "zh-cn": "检查结果是直接修复（由 `--fix`，在编辑器中随整个文件）、作为建议提供，还是只报告。",
    },
    choices: {
      auto: {
        en: "What changes nothing but the odds is fixed unasked where all of a file is fixed; the rest is suggested",
        "zh-cn": "修复整个文件时，只改变概率的修复会直接进行；其余的作为建议",
      },
      suggest: {
        en: "Each way out is a suggestion, and nothing is fixed unasked",
        "zh-cn": "都只作为建议，不会自动修复",
      },
      off: { en: "Findings are reported, and no way out is offered", "zh-cn": "只报告，不提供修复" },
    },
  },
  randomSources: {
    schema: {
      type: "array",
      items: {
        oneOf: [
          { type: "string", minLength: 1 },
          {
            type: "object",
            additionalProperties: false,
            required: ["name", "range"],
            properties: {
              name: { type: "string", minLength: 1, description: "In `randomSources`: the function, as it is called." },
              range: {
                type: "string",
                enum: ["exclusive", "inclusive"],
                description: "In `randomSources`: whether its last argument itself can be drawn.",
              },
            },
          },
        ],
      },
      uniqueItems: true,
    },
    default: [],
    says: {
      en: "Functions of the project's own that draw, as they are called: `dice.next` returns a number on [0, 1), `{ name: 'dice.roll', range: 'inclusive' }` a whole number up to its last argument.",
      "zh-cn":
        "项目自己的随机函数，按调用时的写法给出：`dice.next` 返回 [0, 1) 中的数，`{ name: 'dice.roll', range: 'inclusive' }` 返回不超过最后一个参数的整数。",
    },
  },
  checkTieBreaks: {
    schema: { type: "boolean" },
    default: false,
    says: {
      en: "Whether random tie-breaks after a real key (`b.score - a.score || Math.random() - 0.5`) are reported too.",
      "zh-cn": "是否也报告在真正的排序键之后随机处理并列的写法（`b.score - a.score || Math.random() - 0.5`）。",
    },
  },
  readImports: {
    schema: { type: "boolean" },
    default: true,
    says: {
      en: "Whether a comparator, a swap or a source that a file imports by a relative path is read from its file.",
      "zh-cn": "是否读取文件以相对路径导入的比较函数、交换函数和随机函数。",
    },
    more: {
      en: "Only where a sort or a loop of the file calls it, and only a function that needs nothing else of its file than functions like it and numbers. With ESLint's `--cache`, a file is linted again when it changes itself: what changes in a file that it imports is not seen before.",
      "zh-cn":
        "只在文件中的排序或循环调用它时才读取，而且只读取除同类函数和数字之外、不依赖其所在文件其他内容的函数。使用 ESLint 的 `--cache` 时，文件自身改变后才会重新检查：它所导入的文件中的改变，在此之前不会被看到。",
    },
  },
} as const satisfies Readonly<Record<string, Setting>>;

type Options = typeof OPTIONS;

export type RuleOptions = { readonly [Name in keyof Options]?: FromSchema<Options[Name]["schema"]> };

/** The schema of all options together, as ESLint takes it. */
export const RULE_SCHEMA = {
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(OPTIONS).map(([name, { schema, says }]: [string, Setting]) => [
      name,
      { ...schema, description: says.en },
    ]),
  ),
} as const satisfies OptionSchema;

const isRuleOptions = (value: unknown): value is RuleOptions => conforms(RULE_SCHEMA, value);

/** Returns those options of an object that make sense; the others are as if nobody had set them. */
export function readOptions(answer: object): RuleOptions {
  const taken = Object.fromEntries(
    Object.entries(OPTIONS).flatMap(([name, { schema }]) => {
      const value: unknown = Reflect.get(answer, name);
      return conforms<OptionSchema>(schema, value) ? [[name, value]] : [];
    }),
  );
  return isRuleOptions(taken) ? taken : {};
}

/** What holds where nothing is set. */
export const DEFAULT_OPTIONS = readOptions(
  Object.fromEntries(Object.entries(OPTIONS).map(([name, option]) => [name, option.default])),
);
