// What the terminal at hand can show: its width, whether it wants colour, and what its reader speaks.
import { getLanguage } from "@fair-shuffle/bias/model";
import type { Language } from "@fair-shuffle/bias";

export interface Terminal {
  /** Columns to fill, 80 to 120. */
  readonly width: number;
  readonly colour: boolean;
  readonly language: Language;
}

/** NO_COLOR (no-color.org) comes first, then FORCE_COLOR; without either, colour goes to a terminal and never into a pipe or a file. */
export function readTerminal(
  stream: { readonly isTTY?: boolean; readonly columns?: number },
  environment: Readonly<Record<string, string | undefined>>,
): Terminal {
  const columns = stream.columns ?? Number(environment.COLUMNS ?? NaN);
  return {
    width: columns > 0 ? Math.min(120, Math.max(80, columns)) : 100,
    colour: isColourWanted(stream, environment),
    language: getLanguage(getLocale(environment)),
  };
}

/** Returns the locale of messages as a tag, `zh-CN` of `zh_CN.UTF-8`: the first that is set, as in POSIX, or else the system's. */
function getLocale({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): string {
  const set = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== "");
  return set?.replace(/[.@].*$/, "").replaceAll("_", "-") ?? Intl.DateTimeFormat().resolvedOptions().locale;
}

function isColourWanted(
  stream: { readonly isTTY?: boolean },
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  if (environment.NO_COLOR) return false;
  const forced = environment.FORCE_COLOR;
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return stream.isTTY === true && environment.TERM !== "dumb";
}
