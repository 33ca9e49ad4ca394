// What the process beside a project's ESLint is asked, and what of its messages is believed: the configuration runs there, too, and may send what it likes.
import type { RuleOptions } from "@fair-shuffle/lint";
import type { RuleSetting } from "./host.ts";

export interface Question {
  /** Nobody knows it but who is asked: its answer has it, too. */
  readonly id: string;
  /** The server's process: whoever is asked ends with it. */
  readonly server: number;
  /** Where ESLint starts from. */
  readonly folder: string;
  readonly isFlat: boolean;
  readonly files: readonly string[];
}

/** Why there is no answer. */
export type EslintFailure =
  | { readonly kind: "said"; readonly message: string }
  | { readonly kind: "ended"; readonly by: string }
  | { readonly kind: "slow"; readonly seconds: number };

export interface Answer {
  /** By file. */
  readonly settings: Readonly<Record<string, Omit<RuleSetting, "cwd">>>;
  readonly failure?: EslintFailure;
}

/** What is sent back. */
export interface AnswerMessage {
  readonly id: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly error?: string;
}

const SEVERITIES = ["error", "warning", "off"] as const;

/** Returns the answer that a message is; undefined where it is another one. Never throws. */
export function readAnswer(message: unknown, { id, files }: Question): Answer | undefined {
  if (get(message, "id") !== id) return undefined;
  const [said, error] = [get(message, "settings"), get(message, "error")];
  const settings: Record<string, Omit<RuleSetting, "cwd">> = {};
  for (const file of files) {
    const setting = get(said, file);
    if (typeof setting === "object" && setting !== null) settings[file] = readSetting(setting);
  }
  return { settings, ...(typeof error === "string" ? { failure: { kind: "said", message: error } } : {}) };
}

function readSetting(setting: object): Omit<RuleSetting, "cwd"> {
  const [ruleName, rule] = [get(setting, "ruleName"), get(setting, "rule")];
  const severity = SEVERITIES.find((known) => known === get(rule, "severity"));
  return {
    ruleName: typeof ruleName === "string" ? ruleName : undefined,
    rule: severity === undefined ? undefined : { severity, options: readOptions(get(rule, "options")) },
  };
}

/** ESLint holds them against the rule's schema. */
const readOptions = (options: unknown): RuleOptions =>
  typeof options === "object" && options !== null && !Array.isArray(options) ? options : {};

function get(holder: unknown, key: string): unknown {
  return typeof holder === "object" && holder !== null ? Reflect.get(holder, key) : undefined;
}
