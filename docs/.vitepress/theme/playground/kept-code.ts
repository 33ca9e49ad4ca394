// What somebody typed, kept in the browser until they come back; nothing of it is sent anywhere.
import type { Shared } from "./share-link.ts";

export interface KeptCode {
  readonly current: Shared;
  /** What stood there before a sample or a link took its place. */
  readonly own?: Shared;
}

const KEY = "fair-shuffle-playground";

/** Returns what was kept; undefined where there is nothing, or the browser keeps nothing. */
export function loadCode(): KeptCode | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null || !("current" in kept) || !isShared(kept.current)) return undefined;
    return "own" in kept && isShared(kept.own) ? { current: kept.current, own: kept.own } : { current: kept.current };
  } catch {
    return undefined;
  }
}

/** A browser may refuse, on its user's wish or for want of room: then nothing is kept. */
export function keepCode(code: KeptCode): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(code));
  } catch {
    // There is nothing else to keep it in.
  }
}

const isShared = (value: unknown): value is Shared =>
  typeof value === "object" &&
  value !== null &&
  "text" in value &&
  typeof value.text === "string" &&
  "extension" in value &&
  typeof value.extension === "string";
