// In which locale people read what is said to them. Old Nodes run this, too: it is asked before it is known that this one will do.
import process from "node:process";

/** Returns the locale of messages as a tag: `zh-CN` of `zh_CN.UTF-8`. The first that is set counts, as in POSIX; Windows has the system's. */
export function getLocale(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const set = [LC_ALL, LC_MESSAGES, LANG].find((value) => value !== undefined && value !== "");
  return set?.replace(/[.@].*$/, "").replace(/_/g, "-") ?? Intl.DateTimeFormat().resolvedOptions().locale;
}
