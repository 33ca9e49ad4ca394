// The part of an address behind its "#" that names one finding of a report, so that a link can point at it.
import type { PageData } from "../page-data.ts";
import type { Choice } from "./settings.ts";

/** Returns what names a choice, as people read it; empty where the page has nothing else to choose, or the choice is none of its findings. */
export function tellFragment(choice: Choice, { subjects }: PageData): string {
  if (choice.from !== "subjects" || subjects.length < 2) return "";
  return listNames(subjects)[choice.index] ?? "";
}

/** Returns the finding that a fragment names, with or without its "#"; undefined where it names none. */
export function findChoice(fragment: string, { subjects }: PageData): Choice | undefined {
  const index = listNames(subjects).indexOf(decode(fragment.replace(/^#/, "")));
  return index === -1 || subjects.length < 2 ? undefined : { from: "subjects", index };
}

/** Two shuffles may stand on one line: the second one is "deal.ts:12 (2)". */
function listNames(subjects: PageData["subjects"]): readonly string[] {
  const seen = new Map<string, number>();
  return subjects.map(({ name }) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${String(times)})`;
  });
}

/** Somebody may have typed it. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
