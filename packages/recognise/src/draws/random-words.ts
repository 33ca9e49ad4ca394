// Which words a text has where it may draw or move items: one look at them decides for most files that nothing else need be looked at.
import type { FileContext } from "../file/file-context.ts";
import type { RandomSourceOption, RandomSources } from "../file/own-sources.ts";

/** Every name that we know to draw has one of these in it, but for libraries' own; one look at the text that is quick. */
const HINT = /r(?:and|n[dg])/i;

/** The same, exactly: what sources call themselves; "operand", "Brand", "burndown", "CenterAndRadius" don't count. */
const RANDOM_WORD = /random|Random|RANDOM|(?<![a-zBG])rand|Rand|RAND|[dps]rand|[Rr]ng|RNG|(?<![a-z])rnd|Rnd|RND/g;

/** Libraries without such a word, in the specifiers of imports and in the names of their globals. */
const LIBRARY_WORD =
  /\b(?:[Cc]hance|[Ff]aker(?:-js)?|[Pp]haser|radash|[Aa]lea|MersenneTwister|mersenne-twister|sample)\b/g;

/** What generators of a project's own are called. */
const GENERATOR_WORD =
  /[Ss]eed|SEED|[Mm]ersenne|[Mm]ulberry|[Xx]orshift|[Xx]oshiro|[Xx]oroshiro|[Ss]plitmix|\bsfc32|\bjsf32|[Ll]ehmer|[Ll]cg|LCG/g;

/** What reaches a library that may have no random word: a `require`, an import, its global. */
const LIBRARY_GLOBALS: ReadonlySet<string> = new Set([
  "require",
  "Chance",
  "chance",
  "faker",
  "Phaser",
  "Alea",
  "MersenneTwister",
  "_",
  "lodash",
]);

/** Without one of these in its text, a file can't reach such a library. */
const LIBRARY_NAME = new RegExp(
  `\\b(?:${[...LIBRARY_GLOBALS].join("|")})\\b|["'\`](?:chance|@faker-js|faker|phaser|radash|alea|mersenne-twister|lodash|underscore|es-toolkit|remeda)`,
);

/** What moves an item of a list: a method that does, or a place that is written to. */
const MOVING_WORD = /sort|splice|swap|push|shift|concat|slice|\.\.\.|\.with\(|\][!)]*\s*[-+*/%^|&]?=(?!=)/i;

/** Returns where the code, not its comments, has words for drawing, sorted; none where no item of a list is moved either. */
export function findRandomWords(file: FileContext): readonly number[] {
  const { text } = file.sourceCode;
  const patterns = [
    ...(HINT.test(text) ? [RANDOM_WORD] : []),
    // Generators of numbers shift them or take remainders.
    ...(text.includes(">>>") || text.includes("%") ? [GENERATOR_WORD] : []),
    ...(usesLibraries(file) ? [LIBRARY_WORD] : []),
    ...[...file.sources.keys()].map((name) => new RegExp(escape(getLastName(name)), "g")),
  ];
  if (patterns.length === 0) return [];
  const words = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ index }) => index));
  if (words.length === 0 || !MOVING_WORD.test(text)) return [];
  const comments = file.sourceCode.getAllComments();
  const isInComment = (word: number): boolean => comments.some(({ range }) => range[0] <= word && word < range[1]);
  return words.filter((word) => !isInComment(word)).sort((a, b) => a - b);
}

/** Returns whether a text has a word for drawing. */
export function mayDraw(text: string, sources: RandomSources): boolean {
  return (
    text.search(RANDOM_WORD) !== -1 ||
    text.search(LIBRARY_WORD) !== -1 ||
    text.search(GENERATOR_WORD) !== -1 ||
    [...sources.keys()].some((name) => text.includes(getLastName(name)))
  );
}

/** Returns whether a text may move an item of a list, by its words alone. */
export const mayMoveItems = (text: string): boolean => MOVING_WORD.test(text);

/**
 * Returns whether a text may hold a shuffle, by its words alone: where not, the file need not even be parsed.
 * @param own functions of the project's own that draw.
 */
export function mayHoldShuffle(text: string, own: readonly RandomSourceOption[] = []): boolean {
  const mayCall =
    own.some((source) => text.includes(getLastName(typeof source === "string" ? source : source.name))) ||
    (HINT.test(text) && text.search(RANDOM_WORD) !== -1) ||
    ((text.includes(">>>") || text.includes("%")) && text.search(GENERATOR_WORD) !== -1) ||
    (LIBRARY_NAME.test(text) && text.search(LIBRARY_WORD) !== -1);
  return mayCall && mayMoveItems(text);
}

function usesLibraries({ sourceCode: { ast, scopeManager } }: FileContext): boolean {
  if (ast.body.some((node) => node.type === "ImportDeclaration" && mayDrawUnseen(node.source.value))) return true;
  const scope = scopeManager?.globalScope;
  if (scope == null) return false;
  // A global that the configuration names is a variable, any other is none.
  if (scope.through.some(({ identifier }) => LIBRARY_GLOBALS.has(String(identifier.name)))) return true;
  return [...LIBRARY_GLOBALS].some((name) => (scope.set.get(name)?.references.length ?? 0) > 0);
}

const mayDrawUnseen = (specifier: string): boolean =>
  /^(?:chance|@faker-js\/faker|faker|phaser|radash|alea|mersenne-twister|lodash|underscore|es-toolkit|remeda)/.test(
    specifier,
  );

const escape = (name: string): string => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");

const getLastName = (name: string): string => name.slice(name.lastIndexOf(".") + 1);
