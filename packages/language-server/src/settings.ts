// The settings under `fairShuffle`, checked: whatever is missing or makes no sense is what it is by default.
import type { Settings } from "./protocol.ts";

export const DEFAULTS: Settings = {
  severity: "warning",
  helper: "auto",
  importFrom: undefined,
  codeLens: true,
  diagnostics: "auto",
};

const SEVERITIES = ["error", "warning", "information", "hint", "off"] as const;
const HELPERS = ["auto", "import", "inline"] as const;
const SHOWN = ["auto", "on", "off"] as const;

/** Returns the settings that a client's answer holds. Never throws. */
export function readSettings(answer: unknown): Settings {
  if (typeof answer !== "object" || answer === null) return DEFAULTS;
  const get = (name: string): unknown => Reflect.get(answer, name);
  const codeLens = get("codeLens");
  return {
    severity: oneOf(SEVERITIES, get("severity")) ?? DEFAULTS.severity,
    helper: oneOf(HELPERS, get("helper")) ?? DEFAULTS.helper,
    importFrom: readImportFrom(get("importFrom")),
    codeLens: typeof codeLens === "boolean" ? codeLens : DEFAULTS.codeLens,
    diagnostics: oneOf(SHOWN, get("diagnostics")) ?? DEFAULTS.diagnostics,
  };
}

function oneOf<Value extends string>(values: readonly Value[], answer: unknown): Value | undefined {
  return values.find((value) => value === answer);
}

function readImportFrom(answer: unknown): Settings["importFrom"] {
  if (typeof answer === "string") return answer === "" ? undefined : answer;
  if (typeof answer !== "object" || answer === null) return undefined;
  const module: unknown = Reflect.get(answer, "module");
  const name: unknown = Reflect.get(answer, "name");
  return typeof module === "string" && module !== "" && typeof name === "string" && name !== ""
    ? { module, name, copies: true }
    : undefined;
}
