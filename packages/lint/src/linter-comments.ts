// What comments in a text say to ESLint about our rule: that it is off, or how it is set.

/** One of ESLint's comments `eslint-disable`, `eslint-enable`, `eslint-disable-line`, `eslint-disable-next-line`. */
export interface Directive {
  readonly type: "disable" | "enable" | "disable-line" | "disable-next-line";
  readonly node: { readonly loc: { readonly start: TextPlace; readonly end: TextPlace } };
  /** The rules, with commas between; "" for all. */
  readonly value: string;
}

/** A comment that sets rules: `eslint fair-shuffle/no-biased-shuffle: off`. */
export interface InlineConfig {
  readonly config: { readonly rules: Readonly<Record<string, unknown>> };
}

export interface LinterComments {
  /** In the order of the text. */
  readonly configs: readonly InlineConfig[];
  readonly directives: readonly Directive[];
}

/** Lines are 1-based, columns 0-based. */
interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** The rule, as configurations name it. */
export const RULE = "fair-shuffle/no-biased-shuffle";

/** Returns whether comments of a text may name functions that draw, by the words that such a comment needs: no other word of the text then tells that it draws nothing. */
export const mayNameSources = (text: string): boolean =>
  text.includes("randomSources") && text.includes(RULE.slice(RULE.indexOf("/")));

/** Returns whether the comments switch our rule off at a place; as in ESLint, the last word before it counts. */
export function isDisabled({ directives, configs }: LinterComments, place: TextPlace): boolean {
  return (
    isOff(getInlineSetting(configs)) || directives.some(isForLine(place.line)) || isInDisabledPart(directives, place)
  );
}

/** Returns the options that a comment sets for our rule; undefined where none does. */
export function getInlineOptions({ configs }: LinterComments): object | undefined {
  const setting = getInlineSetting(configs);
  const options: unknown = Array.isArray(setting) ? setting[1] : undefined;
  return typeof options === "object" && options !== null ? options : undefined;
}

/** The first comment that sets a rule is the one that counts. */
function getInlineSetting(configs: readonly InlineConfig[]): unknown {
  for (const { config } of configs) {
    const found = Object.entries(config.rules).find(([name]) => isOurs(name));
    if (found !== undefined) return found[1];
  }
  return undefined;
}

/** A project may give the plugin another name than its own, and nobody else has a rule of this one. */
const isOurs = (name: string): boolean => name.endsWith(RULE.slice(RULE.indexOf("/")));

function isOff(setting: unknown): boolean {
  const severity: unknown = Array.isArray(setting) ? setting[0] : setting;
  return severity === "off" || severity === 0;
}

const isForLine =
  (line: number) =>
  ({ type, node: { loc }, value }: Directive): boolean => {
    if (type !== "disable-line" && type !== "disable-next-line") return false;
    return isForRule(value) && line === (type === "disable-line" ? loc.start.line : loc.end.line + 1);
  };

function isInDisabledPart(directives: readonly Directive[], { line, column }: TextPlace): boolean {
  const last = directives
    .filter(({ type, value }) => (type === "disable" || type === "enable") && isForRule(value))
    .filter(({ node: { loc } }) => loc.start.line < line || (loc.start.line === line && loc.start.column <= column))
    .at(-1);
  return last?.type === "disable";
}

function isForRule(value: string): boolean {
  const rules = value.split(",").map((rule) => rule.trim());
  return value.trim() === "" || rules.some(isOurs);
}
