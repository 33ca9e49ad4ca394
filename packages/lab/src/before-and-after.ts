// What a page shows once the shuffle that it is about was made fair: what was there before, beside what is there now.
import type { Subject } from "./page-data.ts";

/** What is said of a shuffle as it stood there: what could be chosen, and what else had to be said. */
const OF_BEFORE: readonly string[] = ["suggestions", "note"] satisfies (keyof Subject)[];

/** Returns a reported shuffle with the fair one that stands in its place now, whichever fix made it; undefined where nothing was reported before. */
export function keepBefore(before: Subject, now: Subject): Subject | undefined {
  if (before.finding === undefined) return undefined;
  const kept = Object.entries(before).filter(([name]) => !OF_BEFORE.includes(name));
  const { name, place, note, code, model } = now;
  return {
    ...(Object.fromEntries(kept) as Omit<Subject, "suggestions" | "note">),
    name,
    ...(place === undefined ? {} : { place }),
    ...(note === undefined ? {} : { note }),
    fixed: { code, model },
  };
}
