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
      en: "How a biased shuffle is shown. Where the project's ESLint configuration sets the rule `fair-shuffle/no-biased-shuffle`, its severity comes first.",
      "zh-cn":
        "有偏的洗牌以何种级别显示。如果项目的 ESLint 配置设置了规则 `fair-shuffle/no-biased-shuffle`，则以其级别为准。",
    },
    choices: {
      error: { en: "As an error", "zh-cn": "显示为错误" },
      warning: { en: "As a warning", "zh-cn": "显示为警告" },
      information: { en: "As information", "zh-cn": "显示为信息" },
      hint: { en: "As a hint, without a squiggle", "zh-cn": "显示为提示，不加波浪线" },
      off: { en: "Not at all", "zh-cn": "完全不显示" },
    },
  },
  /** "off": no diagnostics, whatever ESLint says. To the server "auto" is "on": which of two equal ones is shown is the client's knowledge. */
  diagnostics: {
    schema: { type: "string", enum: ["auto", "on", "off"] },
    default: "auto",
    says: {
      en: "Whether findings are shown in the editor and in the Problems view.",
      "zh-cn": "是否在编辑器和“问题”视图中显示检查结果。",
    },
    choices: {
      auto: {
        en: "Each finding once: where Microsoft's ESLint extension shows it, it is not shown again",
        "zh-cn": "每个问题只显示一次：微软的 ESLint 扩展已显示的，不再重复显示",
      },
      on: {
        en: "All findings, even where the ESLint extension shows the same",
        "zh-cn": "显示所有问题，即使 ESLint 扩展也显示了同样的问题",
      },
      off: {
        en: "No findings; hovers, lenses and commands stay",
        "zh-cn": "不显示问题；悬停提示、代码透镜和命令仍然可用",
      },
    },
  },
  codeLens: {
    schema: { type: "boolean" },
    default: true,
    says: {
      en: "Whether _Simulate bias_ stands above each shuffle, with its largest deviation from fair.",
      "zh-cn": "是否在每个洗牌上方显示“模拟偏差”以及它与公平洗牌的最大偏离。",
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

export const DEFAULTS: Settings = readSettings({});
