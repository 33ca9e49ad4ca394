// Which words a text has where it may draw or move items: one look at them decides for most files that nothing else need be looked at.
import type { TSESLint } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getRandomSources, type RandomSourceOption, type RandomSources } from "../file/own-sources.ts";
import { oncePer, oncePerLast } from "../file/once.ts";
import { LAYING_WORD, MOVING_WORD } from "../lists/moving-ways.ts";
import { LIBRARIES } from "../origins/library-sources.ts";
import { findCalledSpecifiers, TELLING } from "./imported-calls.ts";
import { escape, getLibraryWords } from "./library-words.ts";
import { usesGlobal } from "../syntax/names.ts";
import { makeWordScan, matchAt } from "./word-scan.ts";

/** Every name that we know to draw has one of these in it, but for some libraries' own. */
const HINTS = ["rand", "rnd", "rng"];

/** Those of them that sources call themselves by: "operand", "Brand", "burndown", "CenterAndRadius" don't count. */
const RANDOM_WORD = /random|Random|RANDOM|(?<![a-zBG])rand|Rand|RAND|(?<=[dps])rand|[Rr]ng|RNG|(?<![a-z])rnd|Rnd|RND/;

const LIBRARY_WORDS = getLibraryWords(LIBRARIES, (name) => RANDOM_WORD.test(name));

/** What generators of a project's own are called. */
const GENERATOR_WORD =
  /[Ss]eed|SEED|[Mm]ersenne|[Mm]ulberry|[Xx]orshift|[Xx]oshiro|[Xx]oroshiro|[Ss]plitmix|\bsfc32|\bjsf32|[Ll]ehmer|[Ll]cg|LCG/;

/** A name that has one of these in it may swap or draw. */
export const TELLING_WORD = new RegExp([...HINTS, ...TELLING].join("|"), "i");

/**
 * One look at a text that most texts need no other after. `draw`: a part of names that draw; `library`: one that draws by a library may be there;
 * `generator`: the name of a generator of numbers; `sort`: something is sorted; `telling`: with `draw`, a name that may swap or draw.
 */
export const lookForWords = makeWordScan({
  draw: HINTS,
  library: LIBRARY_WORDS.hints,
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
});

type SeenWords = ReturnType<typeof lookForWords>;

/** What a look at a file's text found. */
export const getSeenWords = oncePerLast(lookForWords);

/** Returns where a text, its comments included, has words for drawing, sorted; none where no item of a list is moved either. */
export function findRandomWords(sourceCode: TSESLint.SourceCode, sources: RandomSources): readonly number[] {
  const { text } = sourceCode;
  const seen = getSeenWords(text);
  const { draw, generator, library } = seen;
  if (draw.length + generator.length + library.length + sources.size === 0) return [];
  const words = findOwnWords(text, seen, sources.keys());
  words.push(...findLibraryWords(text, seen, () => reachesLibrary(sourceCode)));
  if (words.length === 0 || !MOVING_WORD.test(text)) return [];
  return words.sort((a, b) => a - b);
}

/** Generators of numbers shift them or take remainders; `>>>` that closes three types is followed by neither a number nor a name. */
const SHIFT_OR_REMAINDER = /%|>>>(?:=|\s*[\w$]|\s+\()/;

/** Returns where a text has words for drawing, those of libraries left out. */
function findOwnWords(text: string, seen: SeenWords, own: Iterable<string>): number[] {
  const words = findAt(text, RANDOM_WORD_HERE, seen.draw);
  if (seen.generator.length > 0 && SHIFT_OR_REMAINDER.test(text))
    words.push(...findAt(text, GENERATOR_WORD_HERE, seen.generator));
  for (const name of own)
    words.push(...[...text.matchAll(new RegExp(escape(getLastName(name)), "g"))].map(({ index }) => index));
  return words;
}

/** @param mayReach whether the text may reach a library, which takes longer to find out than whether it has its words. */
function findLibraryWords(text: string, { library }: SeenWords, mayReach: () => boolean): readonly number[] {
  const named = findAt(text, LIBRARY_WORDS.names, library);
  const called = findAt(text, LIBRARY_WORDS.functions, library);
  if (named.length + called.length === 0 || !mayReach()) return [];
  return [...named, ...(called.length > 0 && LIBRARY_WORDS.owners.test(text) ? called : [])];
}

const RANDOM_WORD_HERE = new RegExp(RANDOM_WORD, "y");
const GENERATOR_WORD_HERE = new RegExp(GENERATOR_WORD, "y");

/** Returns those of some places in a text at which a sticky pattern matches. */
export const findAt = (text: string, here: RegExp, places: readonly number[]): number[] =>
  places.filter((place) => matchAt(here, text, place) !== null);

/** Returns whether a file reaches a library whose words are looked for: by an import, a `require` or a global. */
function reachesLibrary(sourceCode: TSESLint.SourceCode): boolean {
  const isImported = sourceCode.ast.body.some(
    (node) =>
      node.type === "TSImportEqualsDeclaration" ||
      (node.type === "ImportDeclaration" && LIBRARY_WORDS.modules.test(node.source.value)),
  );
  return isImported || sourceCode.text.includes("import(") || usesGlobal(sourceCode, REACHING_GLOBALS);
}

const REACHING_GLOBALS: ReadonlySet<string> = new Set(["require", ...LIBRARY_WORDS.globals]);

/** Returns whether a text has a word for drawing. */
export const mayDraw = (text: string, sources: RandomSources, seen: SeenWords = lookForWords(text)): boolean =>
  findOwnWords(text, seen, sources.keys()).length > 0 || findLibraryWords(text, seen, () => true).length > 0;

/** The same, of functions of the project's own as options name them. */
export const mayTextDraw = (text: string, own: readonly RandomSourceOption[] = []): boolean =>
  mayDraw(text, getRandomSources(own));

/** Returns whether a file may give elements an order, by its words alone: each of its places may ask. */
export const mayLayOut = oncePer(({ sourceCode: { text } }: FileContext): boolean => LAYING_WORD.test(text));

/** Returns whether a text may move an item of a list, by its words alone. */
export const mayMoveItems = (text: string): boolean => MOVING_WORD.test(text);

/**
 * Returns whether a text may hold a shuffle, by its words alone: where not, the file need not even be parsed.
 * @param own functions of the project's own that draw.
 * @param mayFileDraw whether a file may draw that a specifier of the text means. Where the text draws nothing itself, one of those that it calls must.
 */
export function mayHoldShuffle(
  text: string,
  own: readonly RandomSourceOption[] = [],
  mayFileDraw: (specifier: string) => boolean = () => true,
): boolean {
  const seen = lookForWords(text);
  const mayDrawHere = mayDraw(text, getRandomSources(own), seen);
  if (mayDrawHere && mayMoveItems(text)) return true;
  return findCalledSpecifiers(text, seen).some((specifier) => mayDrawHere || mayFileDraw(specifier));
}

const getLastName = (name: string): string => name.slice(name.lastIndexOf(".") + 1);
