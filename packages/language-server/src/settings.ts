// The settings under `fairShuffle`: what each means, and what a client's answer says, checked; whatever is missing or makes no sense is what it is by default.
import {
  conforms,
  OPTIONS,
  readOptions,
  type FromSchema,
  type RuleOptions,
  type Setting,
} from "@fair-shuffle/lint/options";

/** The editor's own. */
const OWN = {
  severity: {
    schema: { type: "string", enum: ["error", "warning", "information", "hint", "off"] },
    default: "warning",
    says: {
      en: "How a biased shuffle is marked. Where the project's ESLint configuration sets the rule `fair-shuffle/no-biased-shuffle`, its severity comes first.",
      "zh-cn":
        "有偏的洗牌如何标记。如果项目的 ESLint 配置设置了规则 `fair-shuffle/no-biased-shuffle`，则以其级别为准。",
    },
    choices: {
      error: {
        en: "Underlined in red, and an error in the Problems view",
        "zh-cn": "红色波浪线，在“问题”视图中是错误",
      },
      warning: {
        en: "Underlined in yellow, and a warning in the Problems view",
        "zh-cn": "黄色波浪线，在“问题”视图中是警告",
      },
      information: {
        en: "Underlined in blue, and listed as information in the Problems view",
        "zh-cn": "蓝色波浪线，在“问题”视图中是信息",
      },
      hint: {
        en: "Three dots under its beginning, and nothing in the Problems view",
        "zh-cn": "开头下面有三个点，“问题”视图中不出现",
      },
      off: {
        en: "Nothing is marked or fixed, and nothing stands in the Problems view; the line above a shuffle, the hover and the bias page stay",
        "zh-cn": "不标记也不修复，“问题”视图中也不出现；洗牌上方的 CodeLens、悬停提示和偏差页面仍然可用",
      },
    },
  },
  /** "off": no diagnostics, whatever ESLint says. To the server "auto" is "on": which of two equal ones is shown is the client's knowledge. */
  diagnostics: {
    schema: { type: "string", enum: ["auto", "on", "off"] },
    default: "auto",
    says: {
      en: "Whether biased shuffles are underlined, and listed in the Problems view.",
      "zh-cn": "是否给有偏的洗牌加波浪线，并列在“问题”视图中。",
    },
    choices: {
      auto: {
        en: "Each biased shuffle is underlined once: where Microsoft's ESLint extension does so, Fair Shuffle does not do it again",
        "zh-cn": "每个有偏的洗牌只标一次：微软的 ESLint 扩展已经标出的，不再重复",
      },
      on: {
        en: "Every biased shuffle is underlined, even where the ESLint extension underlines it, too",
        "zh-cn": "每个有偏的洗牌都标出，即使 ESLint 扩展也标出了它",
      },
      off: {
        en: "Nothing is underlined or fixed; the line above a shuffle, the hover and the bias page stay",
        "zh-cn": "不加波浪线，也不修复；洗牌上方的 CodeLens、悬停提示和偏差页面仍然可用",
      },
    },
  },
  codeLens: {
    schema: { type: "boolean" },
    default: true,
    says: {
      en: "Whether a line stands above each shuffle, _Simulate bias_ and how far from fair it is; a click on it opens the bias page.",
      "zh-cn": "是否在每个洗牌上方显示一行 CodeLens：“模拟偏差”以及它离公平有多远；点击它会打开偏差页面。",
    },
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** All of them by their names, in the order in which people see them: the editor's own, then the rule's options. */
export const SETTINGS: Readonly<Record<string, Setting>> = { ...OWN, ...OPTIONS };

export type Settings = { readonly [Name in keyof typeof OWN]: FromSchema<(typeof OWN)[Name]["schema"]> } & {
  /** The rule's options as the editor sets them; those of the project's ESLint configuration come first, as a whole. */
  readonly rule: RuleOptions;
};

/** Returns the settings that a client's answer holds. Never throws. */
export function readSettings(answer: unknown): Settings {
  const given = typeof answer === "object" && answer !== null ? answer : {};
  const severity: unknown = Reflect.get(given, "severity");
  const diagnostics: unknown = Reflect.get(given, "diagnostics");
  const codeLens: unknown = Reflect.get(given, "codeLens");
  return {
    severity: conforms(OWN.severity.schema, severity) ? severity : OWN.severity.default,
    diagnostics: conforms(OWN.diagnostics.schema, diagnostics) ? diagnostics : OWN.diagnostics.default,
    codeLens: conforms(OWN.codeLens.schema, codeLens) ? codeLens : OWN.codeLens.default,
    rule: readOptions(given),
  };
}

/** Returns the settings of a client's answer that have a value which they do not take, with that value: what they are by default holds. Never throws. */
export function findWrongSettings(answer: unknown): readonly (readonly [name: string, value: unknown])[] {
  const given = typeof answer === "object" && answer !== null ? answer : {};
  return Object.entries(SETTINGS).flatMap(([name, { schema }]) => {
    const value: unknown = Reflect.get(given, name);
    // An editor sends null for what is not set.
    return value === undefined || value === null || conforms(schema, value) ? [] : [[name, value] as const];
  });
}

export const DEFAULTS: Settings = readSettings({});
