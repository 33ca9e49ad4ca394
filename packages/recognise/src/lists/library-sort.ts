// The sorts of libraries that sort a copy by JavaScript's own sort, and ask what they are handed at every comparison.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOrigin } from "../origins/origin.ts";
import { getLibraryFunction } from "../origins/library-sources.ts";
import { getFunction } from "../syntax/bindings.ts";
import { getCalledName, isFunction, unwrap } from "../syntax/tree.ts";

/** What a call sorts, and by what. */
export interface SortCall {
  readonly receiver: TSESTree.Expression;
  readonly comparator: TSESTree.Node;
  readonly isCopying: boolean;
  /** True where a function of a library sorts, or one of the file. */
  readonly isLibrarys?: true;
  /** True where a function of the file sorts. */
  readonly isHanded?: true;
  /** True where the comparator is a function of one item, and what it gives for the two is compared. */
  readonly isKey?: true;
  /** True where the list comes later, from whoever calls the function that is given: `R.sort(coin)`. The comparator stands in its place. */
  readonly isPartial?: true;
  /** True where the library has a comparator of its own, a fair coin: `gsap.utils.shuffle(list)`. */
  readonly isByCoin?: true;
}

/** A function of a library that sorts. */
interface LibrarySort {
  readonly module: RegExp;
  /** The global that has it where no module is imported. */
  readonly global?: string;
  readonly name: string;
  /** Which of its arguments is the list; the other one says how. The one that has the list last may be given it by a second call. */
  readonly list: "first" | "last";
  /** True where it is asked for a key of each of the two items, anew at every comparison. */
  readonly isKey?: true;
  /** True where the keys stand in a list. */
  readonly isListed?: true;
}

const LIBRARY_SORTS: readonly LibrarySort[] = [
  // ramda 0.30, source/sort.js and source/sortBy.js.
  { module: /^ramda(?:\/|$)/, global: "R", name: "sort", list: "last" },
  { module: /^ramda(?:\/|$)/, global: "R", name: "sortBy", list: "last", isKey: true },
  // remeda 2.61, sort.js and purryOrderRules.js.
  { module: /^remeda$/, name: "sort", list: "first" },
  { module: /^remeda$/, name: "sortBy", list: "first", isKey: true },
  // es-toolkit 1.4, array/sortBy.mjs and array/orderBy.mjs; its `compat` draws one key an item, as lodash does.
  { module: /^es-toolkit(?:\/array)?$/, name: "sortBy", list: "first", isKey: true, isListed: true },
  { module: /^es-toolkit(?:\/array)?$/, name: "orderBy", list: "first", isKey: true, isListed: true },
];

/** The function that libraries call a shuffle. */
export const LIBRARY_SHUFFLE = "shuffle";

const NAMES: ReadonlySet<string> = new Set(LIBRARY_SORTS.map(({ name }) => name));

/** Returns what a call of a library's sort sorts and by what; "otherwise" where such a function is called in a way that is not known; undefined for other functions. */
export function getLibrarySort(file: FileContext, node: TSESTree.CallExpression): SortCall | "otherwise" | undefined {
  const callee = unwrap(node.callee);
  if (getCalledName(callee) === LIBRARY_SHUFFLE) return getSortByCoin(file, node);
  // R.sort(coin)(list)
  const isCurried = callee.type === "CallExpression";
  const found = findLibrarySort(file, isCurried ? callee.callee : callee);
  if (found === undefined) return undefined;
  const given = isCurried ? [...callee.arguments, ...node.arguments] : node.arguments;
  const [first, second, order, ...more] = given;
  if (first !== undefined && second === undefined && !isCurried) return getPartialSort(file, node, found);
  if (first === undefined || second === undefined || more.length > 0) return "otherwise";
  if (isCurried && (callee.arguments.length !== 1 || found.list !== "last")) return "otherwise";
  if (order !== undefined && !(found.name === "orderBy" && isWrittenOrder(order))) return "otherwise";
  const [receiver, asked] = found.list === "first" ? [first, second] : [second, first];
  const comparator = found.isListed === true ? getOnlyElement(asked) : asked;
  if (receiver.type === "SpreadElement" || comparator === undefined || comparator.type === "SpreadElement")
    return "otherwise";
  return {
    receiver,
    comparator,
    isCopying: true,
    isLibrarys: true,
    ...(found.isKey === true ? { isKey: true } : {}),
  };
}

/** `R.sort(coin)`, which is handed on or kept: a function that sorts whatever list it is called with. */
function getPartialSort(
  file: FileContext,
  node: TSESTree.CallExpression,
  { module, isKey, isListed }: LibrarySort,
): SortCall | "otherwise" {
  const [asked] = node.arguments;
  const { parent } = node;
  const isCalled = parent.type === "CallExpression" && parent.callee === node;
  // es-toolkit has no such functions.
  const isKnown = isListed !== true && !module.test("es-toolkit");
  if (isCalled || parent.type === "ExpressionStatement" || !isKnown) return "otherwise";
  if (asked === undefined || asked.type === "SpreadElement" || !isFunctionHere(file, asked)) return "otherwise";
  return {
    receiver: asked,
    comparator: asked,
    isCopying: true,
    isLibrarys: true,
    isPartial: true,
    ...(isKey === true ? { isKey: true } : {}),
  };
}

/** Returns whether an argument is a function for certain, and no list. */
const isFunctionHere = (file: FileContext, asked: TSESTree.Node): boolean =>
  isFunction(unwrap(asked)) || getFunction(file, asked) !== undefined;

/** A shuffle of a library that is a sort by a coin, as its source says; undefined for all other ones. */
function getSortByCoin(file: FileContext, { callee, arguments: given }: TSESTree.CallExpression): SortCall | undefined {
  const origin = getOrigin(file, callee);
  const found = origin === undefined || origin.isDefault ? undefined : getLibraryFunction(origin);
  const [receiver, ...more] = given;
  if (found?.function.draws.kind !== "sort by a coin" || receiver === undefined || more.length > 0) return undefined;
  if (receiver.type === "SpreadElement") return undefined;
  return { receiver, comparator: callee, isCopying: false, isLibrarys: true, isByCoin: true };
}

function findLibrarySort(file: FileContext, source: TSESTree.Node): LibrarySort | undefined {
  const callee = unwrap(source);
  const name = getCalledName(callee);
  if (name === undefined || !NAMES.has(name)) return undefined;
  // Most calls of a `sort` are a list's.
  if (callee.type === "MemberExpression" && unwrap(callee.object).type !== "Identifier") return undefined;
  const origin = getOrigin(file, callee);
  if (origin === undefined || origin.isDefault) return undefined;
  const { module, path } = origin;
  return LIBRARY_SORTS.find((sort) => {
    if (module === undefined) return sort.global !== undefined && path.join(".") === `${sort.global}.${sort.name}`;
    const isOwnFile = path.length === 0 && new RegExp(`/${sort.name}(?:\\.[cm]?js)?$`).test(module);
    return sort.module.test(module) && (isOwnFile || (path.length === 1 && path[0] === sort.name));
  });
}

/** The one element of a list that is written out. */
export const getOnlyElement = (node: TSESTree.Node): TSESTree.Node | undefined =>
  node.type === "ArrayExpression" && node.elements.length === 1 ? (node.elements[0] ?? undefined) : undefined;

/** `["desc"]`; turned round, a comparison of two draws is one still. */
const isWrittenOrder = (node: TSESTree.Node): boolean =>
  node.type === "ArrayExpression" && node.elements.every((element) => element?.type === "Literal");
