// Which words a text has where it may draw or move items: one look at them decides for most files that nothing else need be looked at.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import type { RandomSourceOption, RandomSources } from "../file/own-sources.ts";
import { oncePer } from "../file/once.ts";
import { LAYING_WORD, MOVING_WORD } from "../lists/moving-ways.ts";
import { LIBRARIES } from "../origins/library-sources.ts";
import { mayCallImported } from "./imported-calls.ts";
import { escape, getLibraryWords } from "./library-words.ts";
import { makeWordScan } from "./word-scan.ts";

/** Every name that we know to draw has one of these in it, but for some libraries' own. */
const HINT = /r(?:and|n[dg])/i;

/** The same, exactly: what sources call themselves; "operand", "Brand", "burndown", "CenterAndRadius" don't count. */
const RANDOM_WORD = /random|Random|RANDOM|(?<![a-zBG])rand|Rand|RAND|[dps]rand|[Rr]ng|RNG|(?<![a-z])rnd|Rnd|RND/g;

const LIBRARY_WORDS = getLibraryWords(LIBRARIES, (name) => name.search(RANDOM_WORD) !== -1);

/** What generators of a project's own are called. */
const GENERATOR_WORD =
  /[Ss]eed|SEED|[Mm]ersenne|[Mm]ulberry|[Xx]orshift|[Xx]oshiro|[Xx]oroshiro|[Ss]plitmix|\bsfc32|\bjsf32|[Ll]ehmer|[Ll]cg|LCG/g;

/** The same as `HINT`. */
const HINTS = ["rand", "rnd", "rng"];
/** What swaps or picks is called so. */
const TELLING = ["swap", "exchange", "pick", "roll", "dice", "draw"];

/** A name that has one of these in it may swap or draw. */
export const TELLING_WORD = new RegExp([...HINTS, ...TELLING].join("|"), "i");

/**
 * One look at a text that most texts need no other after. `draw`: a name that draws may be there, by itself or by a library; `generator`: the name of a
 * generator of numbers; `sort`: something is sorted; `telling`: a name that may swap or draw.
 */
export const lookForWords = makeWordScan(
  {
    draw: [...HINTS, ...LIBRARY_WORDS.hints],
    generator: [
      "seed",
      "mersenne",
      "mulberry",
      "xorshift",
      "xoshiro",
      "xoroshiro",
      "splitmix",
      "sfc32",
      "jsf32",
      "lehmer",
      "lcg",
    ],
    sort: ["sort"],
    telling: TELLING,
  },
  "draw",
);

/** What a look found. */
export type SeenWords = ReturnType<typeof lookForWords>;

/** Returns where the code, not its comments, has words for drawing, sorted; none where no item of a list is moved either. */
export function findRandomWords(
  sourceCode: TSESLint.SourceCode,
  sources: RandomSources,
  seen: SeenWords = lookForWords(sourceCode.text),
): readonly number[] {
  const { text } = sourceCode;
  const hasHint = seen.has("draw");
  const patterns = getPatterns(text, seen, sources.keys());
  // The tree tells faster than the text that a file reaches no library.
  if (hasHint && LIBRARY_WORDS.hint.test(text) && reachesLibrary(sourceCode))
    patterns.push(...getLibraryPatterns(text));
  if (patterns.length === 0 || !patterns.some((pattern) => has(text, pattern)) || !MOVING_WORD.test(text)) return [];
  const words = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => index));
  return leaveOutComments(
    words.sort((a, b) => a - b),
    sourceCode.getAllComments(),
  );
}

/** Returns the places that lie in none of the comments; both are in the order of the text. */
function leaveOutComments(places: readonly number[], comments: readonly TSESTree.Comment[]): readonly number[] {
  let next = 0;
  return places.filter((place) => {
    for (; next < comments.length; next++) {
      const [start, end] = comments[next]?.range ?? [0, 0];
      if (place < end) return place < start;
    }
    return true;
  });
}

/** The patterns of words that a text may have, those of libraries left out. */
function getPatterns(text: string, seen: SeenWords, own: Iterable<string>): RegExp[] {
  return [
    ...(seen.has("draw") && HINT.test(text) ? [RANDOM_WORD] : []),
    // Generators of numbers shift them or take remainders.
    ...(seen.has("generator") && (text.includes(">>>") || text.includes("%")) ? [GENERATOR_WORD] : []),
    ...[...own].map((name) => new RegExp(escape(getLastName(name)), "g")),
  ];
}

function getLibraryPatterns(text: string): readonly RegExp[] {
  const { names, functions, owners } = LIBRARY_WORDS;
  return has(text, functions) && has(text, owners) ? [names, functions] : [names];
}

const has = (text: string, pattern: RegExp): boolean => text.search(pattern) !== -1;

/** Returns whether a file reaches a library whose words are looked for: by an import, a `require` or a global. */
function reachesLibrary({ ast, scopeManager, text }: TSESLint.SourceCode): boolean {
  const { modules, globals } = LIBRARY_WORDS;
  const isImported = ast.body.some(
    (node) =>
      node.type === "TSImportEqualsDeclaration" ||
      (node.type === "ImportDeclaration" && modules.test(node.source.value)),
  );
  const scope = scopeManager?.globalScope;
  if (isImported || scope == null || text.includes("import(")) return true;
  const isReaching = (name: string): boolean => name === "require" || globals.has(name);
  if (scope.through.some(({ identifier }) => isReaching(String(identifier.name)))) return true;
  // A global that the configuration names is a variable, any other is none.
  return ["require", ...globals].some((name) => (scope.set.get(name)?.references.length ?? 0) > 0);
}

/** Returns whether a text has a word for drawing. */
export function mayDraw(text: string, sources: RandomSources): boolean {
  const { names, functions } = LIBRARY_WORDS;
  return (
    [RANDOM_WORD, GENERATOR_WORD, names, functions].some((pattern) => has(text, pattern)) ||
    [...sources.keys()].some((name) => text.includes(getLastName(name)))
  );
}

/** Returns whether a file may give elements an order, by its words alone: each of its places may ask. */
export const mayLayOut = oncePer(({ sourceCode: { text } }: FileContext): boolean => LAYING_WORD.test(text));

/** Returns whether a text may move an item of a list, by its words alone. */
export const mayMoveItems = (text: string): boolean => MOVING_WORD.test(text);

/**
 * Returns whether a text may hold a shuffle, by its words alone: where not, the file need not even be parsed.
 * @param own functions of the project's own that draw.
 */
export function mayHoldShuffle(text: string, own: readonly RandomSourceOption[] = []): boolean {
  const names = own.map((source) => (typeof source === "string" ? source : source.name));
  const seen = lookForWords(text);
  const patterns = [...getPatterns(text, seen, names), ...(seen.has("draw") ? getLibraryPatterns(text) : [])];
  return (patterns.some((pattern) => has(text, pattern)) && mayMoveItems(text)) || mayCallImported(text);
}

const getLastName = (name: string): string => name.slice(name.lastIndexOf(".") + 1);
