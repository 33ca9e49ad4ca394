// What can be called on an array: whatever else is called on a list says that it is none.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isGlobal } from "./names.ts";

/** The members of `Array.prototype` and `Object.prototype`, those of the newest engines and of the oldest. */
export const ARRAY_MEMBERS: ReadonlySet<string> = new Set([
  "at",
  "concat",
  "copyWithin",
  "entries",
  "every",
  "fill",
  "filter",
  "find",
  "findIndex",
  "findLast",
  "findLastIndex",
  "flat",
  "flatMap",
  "forEach",
  "includes",
  "indexOf",
  "join",
  "keys",
  "lastIndexOf",
  "map",
  "pop",
  "push",
  "reduce",
  "reduceRight",
  "reverse",
  "shift",
  "slice",
  "some",
  "sort",
  "splice",
  "toReversed",
  "toSorted",
  "toSpliced",
  "unshift",
  "values",
  "with",
  "__defineGetter__",
  "__defineSetter__",
  "__lookupGetter__",
  "__lookupSetter__",
  "constructor",
  "hasOwnProperty",
  "isPrototypeOf",
  "propertyIsEnumerable",
  "toLocaleString",
  "toSource",
  "toString",
  "valueOf",
]);

/** Those that give an array again, of which only an array's members can be called. */
export const GIVES_ARRAY: ReadonlySet<string> = new Set([
  "concat",
  "copyWithin",
  "fill",
  "filter",
  "flat",
  "flatMap",
  "map",
  "reverse",
  "slice",
  "sort",
  "splice",
  "toReversed",
  "toSorted",
  "toSpliced",
  "with",
]);

/** What only a jQuery collection has: it changes the page. */
export const JQUERY_MEMBERS: ReadonlySet<string> = new Set([
  "addClass",
  "appendTo",
  "attr",
  "clone",
  "css",
  "detach",
  "fadeIn",
  "fadeOut",
  "hide",
  "html",
  "insertAfter",
  "insertBefore",
  "prependTo",
  "removeAttr",
  "removeClass",
  "replaceAll",
  "show",
  "slideDown",
  "slideUp",
  "toggleClass",
  "wrapAll",
]);

const ARRAY_MAKERS: Readonly<Record<string, ReadonlySet<string>>> = {
  Array: new Set(["from", "of"]),
  Object: new Set(["entries", "getOwnPropertyNames", "keys", "values"]),
};

/** Returns whether a function of `Array` or `Object` makes an array; undefined for one of anything else. */
export function isArrayMaker(file: FileContext, object: TSESTree.Node, name: string): boolean | undefined {
  const owner = Object.keys(ARRAY_MAKERS).find((global) => isGlobal(file, object, global));
  return owner === undefined ? undefined : ARRAY_MAKERS[owner]?.has(name) === true;
}

/** Returns whether a method puts a list together from item to item, from either end. */
export const isReducing = (name: string | undefined): boolean => name === "reduce" || name === "reduceRight";
