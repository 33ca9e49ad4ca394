// Which sorts of a text may hang on what it imports from the project's own files: by its words alone, before there is a tree.
import { OWN_START } from "./own-specifier.ts";
import { getOwnerBefore } from "../syntax/name-characters.ts";
import { matchAt } from "./word-scan.ts";

/** From "sort" on, where a sort is called: `.sort(`, `.toSorted(`, `["sort"](`. */
const SORT = `(?:(?<=\\.|\\[["'])sort|(?<=(?:\\.|\\[["'])to)Sorted)(?:["']\\])?\\(\\s*`;

/** A sort that is handed a function by its name, or one that a function of some name makes; compilers write `(0, utils.order)`. */
const SORT_BY_NAME = new RegExp(`${SORT}(?:\\(0, )?(?!function\\b)([\\w$]+)[\\w$.]*\\s*(?:[(),!]|as\\b)`, "y");

/** A sort that is handed a function as it is written. */
const SORT_BY_CODE = new RegExp(`${SORT}(?=function\\b|\\(|[\\w$]+\\s*=>)`, "y");

/** A comparator that calls what draws is no longer. */
const MOST_CHARACTERS = 400;

/** What is called by its name, or as a member of what has that name; compilers call the latter `(0, utils.coin)()`. */
const CALLED = /(?<![\w$.])([A-Za-z_$][\w$]*)(?:\.[\w$]+)?\)?\(/g;

/**
 * Returns the names of what sorts are handed, or what makes it, and those that comparators call which are written where they are handed over: `byChance` of
 * `sort(byChance)` and of `sort((a, b) => byChance(a, b))`, `utils` of `sort(() => utils.coin() - 0.5)`. Words of the language may be among them.
 * @param places where the text has the word "sort", in small letters or capital ones.
 */
export function getNamesInSorts(text: string, places: readonly number[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const place of places) {
    const [, name] = matchAt(SORT_BY_NAME, text, place) ?? [];
    if (name !== undefined) names.add(name);
    const [sort] = matchAt(SORT_BY_CODE, text, place) ?? [];
    if (sort === undefined) continue;
    const start = place + sort.length;
    const comparator = cutAtEnd(text.slice(start, start + MOST_CHARACTERS));
    for (const [, called = ""] of comparator.matchAll(CALLED)) names.add(called);
  }
  return names;
}

/** Returns a text up to where the parenthesis closes that was open before it. */
function cutAtEnd(text: string): string {
  let open = 1;
  for (const { 0: bracket, index } of text.matchAll(/[()]/g)) {
    open += bracket === "(" ? 1 : -1;
    if (open === 0) return text.slice(0, index);
  }
  return text;
}

/** What may bring functions of the project's own files, with the names that it gives them, and the file that is meant. */
const IMPORTS = new RegExp(
  String.raw`\bimport\b([\w$*{}\s,]*?)\bfrom\s*["'](?=${OWN_START})([^"'\n]+)|\b(?:const|let|var)\s*([\w${"$"}{}\s,:]*?)=\s*require\(\s*["'](?=${OWN_START})([^"'\n]+)`,
  "g",
);

/** What swaps or picks is called so. */
export const TELLING: readonly string[] = ["swap", "exchange", "pick", "roll", "dice", "draw"];

const TELLING_NAME = new RegExp(TELLING.join("|"), "i");

/** From inside of a name on, where what has that name is called. */
const CALLED_FROM_HERE = /\w{1,200}\)?\(/y;

/**
 * Returns the specifiers of the project's own files by whose functions a text may sort, swap or draw.
 * @param places where the text has the words of a look at it, in small letters or capital ones: "sort", and those that tell of swapping or picking.
 */
export function findCalledSpecifiers(
  text: string,
  { sort, telling }: { readonly sort: readonly number[]; readonly telling: readonly number[] },
): readonly string[] {
  // A name that tells of swapping or picking has its word wherever it stands.
  if (sort.length + telling.length === 0) return [];
  const imports = [...text.matchAll(IMPORTS)];
  if (imports.length === 0) return [];
  const inSorts = getNamesInSorts(text, sort);
  const calls = telling.filter((place) => matchAt(CALLED_FROM_HERE, text, place) !== null);
  const holders = new Set(calls.map((place) => getOwnerBefore(text, place)));
  const isCalled = (name: string): boolean => inSorts.has(name) || TELLING_NAME.test(name) || holders.has(name);
  return imports.flatMap(([, imported, from, required, of]) => {
    const names = (imported ?? required ?? "").split(/[^\w$]+/);
    const specifier = from ?? of;
    return specifier !== undefined && names.some(isCalled) ? [specifier] : [];
  });
}
