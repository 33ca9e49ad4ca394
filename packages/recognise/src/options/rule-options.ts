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

/** A function as it is called, without the call itself: a name, and the members that lead on from it (`roll`, `this.dice.next`, `this.#next`). */
const CALLEE =
  "^[A-Za-z_$\\u0080-\\uffff][\\w$\\u0080-\\uffff]*(?:!?\\.#?[A-Za-z_$\\u0080-\\uffff][\\w$\\u0080-\\uffff]*)*$";

export const OPTIONS = {
  helper: {
    schema: { type: "string", enum: ["auto", "import", "inline"] },
    default: "auto",
    says: {
      en: "Where the shuffle comes from that a fix calls: an import, or a function at the end of the file.",
      "zh-cn": "修复所调用的洗牌函数从哪里来：导入，或写在文件末尾的函数。",
    },
    choices: {
      auto: {
        en: "A fix imports fair-shuffle where the nearest package.json names it (under devDependencies: in tests, configurations and bundled pages alone), and otherwise writes the function at the end of the file",
        "zh-cn":
          "最近的 package.json 写有 fair-shuffle 时（只写在 devDependencies 中时，仅限测试、配置文件和打包的页面），修复导入它；否则把函数写在文件末尾",
      },
      import: {
        en: "A fix always imports it, whether the package is installed or not",
        "zh-cn": "修复总是导入它，不论包是否已经安装",
      },
      inline: {
        en: "A fix always writes the function at the end of the file, and needs no package",
        "zh-cn": "修复总是把函数写在文件末尾，不需要任何包",
      },
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
      en: 'In an editor that is the workspace\'s folder. It has to keep the same contract: `shuffle(list)` shuffles in place, `toShuffled(list)` returns a copy. Where a file of the project does not export both, or is not there, a fix writes the function instead, and says so; so it does for lodash and other libraries that are known not to have both. Whether any other package has them is not looked at. For one function of another shape, such as lodash\'s, give its module, its name, and that it copies: `{ "module": "lodash", "name": "shuffle", "copies": true }`.',
      "zh-cn":
        '在编辑器中，工作目录即工作区文件夹。它须遵守同样的约定：`shuffle(list)` 就地洗牌，`toShuffled(list)` 返回副本。项目中的文件若不存在，或没有导出这两个函数，修复就改为写入函数并说明原因；对于已知没有这两个函数的库（例如 lodash）也是这样。其他的包是否有它们则不检查。若是其他形式的单个函数（例如 lodash 的），请给出模块、名称，并注明它返回副本：`{ "module": "lodash", "name": "shuffle", "copies": true }`。',
    },
  },
  fix: {
    schema: { type: "string", enum: ["auto", "suggest", "off"] },
    default: "auto",
    says: {
      en: "What becomes of a finding: it is fixed when all of a file is fixed (by `--fix`, or on save), a fix is suggested, or it is only reported.",
      "zh-cn": "如何处理发现的问题：修复整个文件时（`--fix` 或保存时）一并修复、只作为建议，还是只报告。",
    },
    choices: {
      auto: {
        en: "A fix that changes nothing but the odds is made with all of the file; every other one is a suggestion, which you choose from the menu",
        "zh-cn": "只改变概率的修复随整个文件一并进行；其余的都是建议，要从菜单里选择",
      },
      suggest: {
        en: "Every fix is a suggestion, which you choose from the menu",
        "zh-cn": "所有修复都是建议，要从菜单里选择",
      },
      off: { en: "A finding is reported, and the menu offers no fix", "zh-cn": "只报告问题，菜单里没有修复" },
    },
  },
  randomSources: {
    schema: {
      type: "array",
      items: {
        oneOf: [
          { type: "string", pattern: CALLEE },
          {
            type: "object",
            additionalProperties: false,
            required: ["name", "range"],
            properties: {
              name: {
                type: "string",
                pattern: CALLEE,
                description: "In `randomSources`: the function, as it is called.",
              },
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
      en: "Functions of your own that draw random numbers, written as they are called, but without the parentheses, so that shuffles by them are found, too: `dice.next` returns a number on [0, 1), `{ name: 'dice.roll', range: 'inclusive' }` a whole number up to its last argument.",
      "zh-cn":
        "你自己的随机函数，按调用时的写法给出（不带括号），这样用它们的洗牌也能找到：`dice.next` 返回 [0, 1) 中的数，`{ name: 'dice.roll', range: 'inclusive' }` 返回不超过最后一个参数的整数。",
    },
  },
  checkTieBreaks: {
    schema: { type: "boolean" },
    default: false,
    says: {
      en: "Whether a sort is reported, too, that draws only between items with the same key (`b.score - a.score || Math.random() - 0.5`).",
      "zh-cn": "是否也报告只在键相同的元素之间随机决定先后的排序（`b.score - a.score || Math.random() - 0.5`）。",
    },
  },
  readImports: {
    schema: { type: "boolean" },
    default: true,
    says: {
      en: "Whether a comparator, a swap or a random source that a file imports by a relative path or an alias is read, so that shuffles by it are found.",
      "zh-cn": "是否读取文件以相对路径或别名导入的比较函数、交换函数和随机函数，从而找到用它们的洗牌。",
    },
    more: {
      en: "Only where a sort of the file calls it, or a loop does by a name that has `rand`, `rnd`, `rng`, `swap`, `exchange`, `pick`, `roll`, `dice` or `draw` in it; and only a function that needs nothing else of its file than functions like it and numbers. With ESLint's `--cache`, a file is linted again when it changes itself: what changes in a file that it imports is not seen before.",
      "zh-cn":
        "只在文件中的排序调用它，或者循环以含有 `rand`、`rnd`、`rng`、`swap`、`exchange`、`pick`、`roll`、`dice` 或 `draw` 的名称调用它时才读取，而且只读取除同类函数和数字之外、不依赖其所在文件其他内容的函数。使用 ESLint 的 `--cache` 时，文件自身改变后才会重新检查：它所导入的文件中的改变，在此之前不会被看到。",
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
