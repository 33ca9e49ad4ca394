// Functions of libraries that call another one for each item of a list, or so many times.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getMemberName } from "../syntax/tree.ts";
import { isHandedJQuery, JQUERY_NAMES } from "./jquery.ts";
import { getOrigin, type Origin } from "./origin.ts";

/** What a function hands to the one that it calls: the item and its place, the place and its item, or only how often it was called before. */
type Handed = "itemAndPlace" | "placeAndItem" | "count";

export interface EachCall {
  /** The list, or how many times. */
  readonly walked: TSESTree.Expression;
  /** The function that is called, or what holds it. */
  readonly callback: TSESTree.Expression;
  readonly hands: Handed;
}

interface EachLibrary {
  readonly modules: readonly string[];
  readonly globals: readonly string[];
  readonly functions: Readonly<Record<string, Handed>>;
}

const LIBRARIES: readonly EachLibrary[] = [
  {
    // lodash 4.18.1, underscore 1.13.8, es-toolkit 1.53.2.
    modules: ["lodash", "lodash-es", "underscore", "es-toolkit/compat"],
    globals: ["_", "lodash"],
    functions: { each: "itemAndPlace", forEach: "itemAndPlace", times: "count" },
  },
  // jQuery 3.7.1, core.js.
  { modules: ["jquery"], globals: JQUERY_NAMES, functions: { each: "placeAndItem" } },
  // AngularJS 1.8.3, Angular.js.
  { modules: ["angular"], globals: ["angular"], functions: { forEach: "itemAndPlace" } },
];

/** The names of such functions. */
export const EACH_NAMES: readonly string[] = [...new Set(LIBRARIES.flatMap(({ functions }) => Object.keys(functions)))];

/** Returns what a call of such a function walks over, and what it calls; undefined for any other call. */
export function getEachCall(file: FileContext, call: TSESTree.CallExpression): EachCall | undefined {
  const [walked, callback, ...more] = call.arguments;
  if (walked === undefined || callback === undefined || more.length > 0) return undefined;
  if (walked.type === "SpreadElement" || callback.type === "SpreadElement") return undefined;
  const origin = getKnownOrigin(file, call.callee);
  if (origin === undefined) return undefined;
  for (const { modules, globals, functions } of LIBRARIES) {
    const [first, ...deeper] = origin.path;
    const isGlobal = origin.module === undefined && globals.includes(first ?? "");
    const path = isGlobal ? deeper : modules.includes(origin.module ?? "") ? origin.path : [];
    const [name = "", ...rest] = path;
    const hands = rest.length > 0 ? undefined : functions[name];
    if (hands !== undefined) return { walked, callback, hands };
  }
  return undefined;
}

function getKnownOrigin(file: FileContext, callee: TSESTree.Expression): Pick<Origin, "module" | "path"> | undefined {
  const origin = getOrigin(file, callee);
  if (origin !== undefined) return origin.isDefault ? undefined : origin;
  // `$.each` in a wrapper that is handed jQuery.
  if (callee.type !== "MemberExpression" || !isHandedJQuery(file, callee.object)) return undefined;
  return { module: "jquery", path: [getMemberName(callee) ?? ""] };
}
