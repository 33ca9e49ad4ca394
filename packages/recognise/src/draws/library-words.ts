// Which words show that a text may draw by a library: those of the table of libraries, and none beside it.
import { getWays, type Library } from "../origins/library-sources.ts";

/** The words of libraries. */
export interface LibraryWords {
  /** In a text without one of these, in small letters or capital ones, there is none of them. */
  readonly hints: readonly string[];
  /** Names of libraries, and of their globals, from the place on where a hint begins in them: sticky. */
  readonly names: RegExp;
  /** Functions of libraries that do much else, likewise. */
  readonly functions: RegExp;
  /** Such libraries' own names, wherever they stand. */
  readonly owners: RegExp;
  /** The modules and the globals that lead to any of them. */
  readonly modules: RegExp;
  readonly globals: ReadonlySet<string>;
}

/**
 * Returns the words of those libraries that do not show by themselves that they draw.
 * @param isSeen returns whether a name shows it.
 */
export function getLibraryWords(libraries: readonly Library[], isSeen: (name: string) => boolean): LibraryWords {
  const [names, functions, owners] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [modules, globals] = [new Set<string>(), new Set<string>()];
  for (const library of libraries) {
    for (const { isModule, start, path } of getWays(library)) {
      if (isSeen(start) || isSeen(path)) continue;
      (isModule ? modules : globals).add(start);
      if (library.doesMuchElse === true) {
        owners.add(start);
        functions.add(/[\w$]*(?=[()]*$)/.exec(path)?.[0] ?? "");
      } else {
        names.add(start);
      }
    }
  }
  const hints = getShortest([...names, ...functions]);
  return {
    hints,
    names: fromHintOn(names, hints),
    functions: fromHintOn(functions, hints),
    owners: new RegExp(anyOf([...owners].map((word) => `${NO_PART_BEFORE}${escape(word)}${NO_PART_BEHIND}`))),
    modules: new RegExp(`^(?:${anyOf([...modules].map(escape))})(?:/|$)`),
    globals,
  };
}

/** Returns words in small letters, without those that have another one in them: whoever finds that has found them. */
function getShortest(words: readonly string[]): readonly string[] {
  const small = [...new Set(words.map((word) => word.toLowerCase()))];
  return small.filter((word) => !small.some((other) => other !== word && word.includes(other)));
}

/** A word stands as a whole: "chance", and not "mischance". */
const NO_PART_BEFORE = "(?<![\\w$])";
const NO_PART_BEHIND = "(?![\\w$])";

/** Returns a pattern for any of some words as a whole, at each place in them where a hint begins. */
const fromHintOn = (words: ReadonlySet<string>, hints: readonly string[]): RegExp =>
  new RegExp(
    anyOf(
      [...words].flatMap((word) =>
        findHints(word, hints).map(
          (at) => `(?<=${NO_PART_BEFORE}${escape(word.slice(0, at))})${escape(word.slice(at))}${NO_PART_BEHIND}`,
        ),
      ),
    ),
    "y",
  );

const findHints = (word: string, hints: readonly string[]): readonly number[] =>
  hints.flatMap((hint) => [...word.toLowerCase().matchAll(new RegExp(escape(hint), "g"))].map(({ index }) => index));

/** Of none, nothing. */
const anyOf = (patterns: readonly string[]): string => (patterns.length === 0 ? "(?!)" : patterns.join("|"));

export const escape = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
