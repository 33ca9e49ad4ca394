// The collections of libraries that sort and are no arrays: jQuery's, D3's selections, Immutable's lists, Knockout's, what lodash wraps.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFields, getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getAskedName } from "../syntax/holders.ts";
import { getMemberWrites } from "../syntax/replaceable.ts";
import { isHandedJQuery } from "../origins/jquery.ts";
import { getOrigin } from "../origins/origin.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

/**
 * - "list": an array, for all that can be seen;
 * - "arrayLike": a jQuery collection, which has places and a length, and sorts in place as arrays do;
 * - "other": something that hands its comparator to an array's sort and has no places to swap: D3's selections, Immutable's lists;
 * - "own": something with a sort of its own, which may do whatever it likes.
 */
export type Receiver = "list" | "arrayLike" | "other" | "own";

interface Collection {
  readonly receiver: Receiver;
  /** Its methods that give an array; all others give a collection again. */
  readonly arrays: ReadonlySet<string>;
}

/** Methods that give an array, or something that is taken for one, of most collections. */
const MAKES_ARRAY = [
  "entries",
  "from",
  "get",
  "keys",
  "makeArray",
  "nodes",
  "slice",
  "split",
  "toArray",
  "toJS",
  "toJSON",
  "values",
];

const MOST: Collection = { receiver: "other", arrays: new Set(MAKES_ARRAY) };
const JQUERY: Collection = {
  receiver: "arrayLike",
  arrays: new Set(["data", "get", "serializeArray", "split", "toArray"]),
};
const WRAPPED: Collection = { receiver: "other", arrays: new Set(["split", "toJSON", "value", "valueOf"]) };
const MAP_LIKE: Collection = {
  receiver: "other",
  arrays: new Set([
    "array",
    "entries",
    "first",
    "flatMap",
    "keyArray",
    "keys",
    "last",
    "map",
    "random",
    "toJSON",
    "values",
  ]),
};
/** Knockout's lists are functions, and hand a sort on to the array that they hold. */
const OBSERVED: Collection = { receiver: "other", arrays: new Set(["peek", "reversed", "slice", "sorted", "splice"]) };
const COLLECTED: Collection = { receiver: "other", arrays: new Set(["all", "get", "toArray", "toJson", "unwrap"]) };
const GRAPH: Collection = { receiver: "other", arrays: new Set(["jsons", "map", "toArray"]) };
const TREE: Collection = {
  receiver: "other",
  arrays: new Set(["ancestors", "descendants", "leaves", "links", "path"]),
};
/** `d3.pie().sort(f)` keeps a comparator, and sorts when it is asked to draw a pie. */
const SETTER: Collection = { receiver: "own", arrays: new Set() };
const ARRAY: Collection = { receiver: "list", arrays: new Set() };

const ALL_BUT_ARRAYS_OF_D3 =
  /^(?!(?:cross|csvParse|entries|filter|flatGroup|flatRollup|groups|keys|map|merge|pairs|permute|quantize|range|reverse|rollups|shuffle|sort|ticks|transpose|tsvParse|values|zip)$)[^.]*$/;

/** By the module, or the global that a script tag makes of it, and the way to what is called. */
const MADE_BY: readonly { readonly from: RegExp; readonly way: RegExp; readonly collection: Collection }[] = [
  { from: /^(?:immutable|global Immutable)$/, way: /^/, collection: MOST },
  { from: /^(?:jquery|global (?:\$|jQuery))$/, way: /^$/, collection: JQUERY },
  { from: /^(?:lodash|lodash-es|underscore|global _)$/, way: /^(?:chain)?$/, collection: WRAPPED },
  {
    from: /^(?:discord\.js|@discordjs\/collection|global Discord)$/,
    way: /^(?:Limited)?Collection$/,
    collection: MAP_LIKE,
  },
  { from: /^(?:knockout|global ko)$/, way: /^observableArray$/, collection: OBSERVED },
  { from: /^(?:collect\.js|global collect)$/, way: /^(?:collect)?$/, collection: COLLECTED },
  { from: /^(?:cytoscape|global cytoscape)$/, way: /^$/, collection: GRAPH },
  {
    from: /^(?:d3|d3-hierarchy|global d3)$/,
    way: /^(?:hierarchy|stratify|cluster|tree|treemap|pack|partition)$/,
    collection: TREE,
  },
  { from: /^(?:d3|d3-shape|global d3)$/, way: /^pie$/, collection: SETTER },
  { from: /^d3-selection$/, way: /^/, collection: MOST },
  { from: /^d3$/, way: ALL_BUT_ARRAYS_OF_D3, collection: MOST },
];

/** Returns what a collection of a library is, by the calls that made it; undefined for what comes from nowhere that is known. */
export function getCollection(file: FileContext, expression: TSESTree.Node): Receiver | undefined {
  return find(file, expression)?.receiver;
}

function find(file: FileContext, expression: TSESTree.Node): Collection | undefined {
  const node = unwrap(expression);
  switch (node.type) {
    case "Identifier": {
      const variable = getVariable(file, node);
      const value = variable === undefined ? undefined : getOnlyValue(variable);
      return value === undefined ? undefined : find(file, value);
    }
    case "ChainExpression":
      return find(file, node.expression);
    case "NewExpression":
      return findMaker(file, node.callee);
    case "CallExpression": {
      const callee = unwrap(node.callee);
      if (callee.type !== "MemberExpression") return findMaker(file, callee);
      const name = getMemberName(callee) ?? "";
      const object = isGlobal(file, callee.object, "Array") ? undefined : find(file, callee.object);
      if (object !== undefined) {
        const isData = name === "data" && node.arguments.length === 0;
        return isData || object.arrays.has(name) ? ARRAY : object;
      }
      if (name === "select" || name === "selectAll" || name === "append") return MOST;
      return findMaker(file, callee);
    }
    case "MemberExpression":
      // message.guild.members.cache
      return getMemberName(node) === "cache" ? MAP_LIKE : findKept(file, node);
    default:
      return undefined;
  }
}

/** What members of a name were found to be; one that is made of itself, `this.cards = this.cards.push(card)`, is what it was made of first. */
const kept = new WeakMap<FileContext["sourceCode"], Map<string, Collection | undefined>>();

/** Returns the collection that a member of this name is set to anywhere in the file: `this.cards = List(cards)`. */
function findKept(file: FileContext, asked: TSESTree.MemberExpression): Collection | undefined {
  const name = getAskedName(asked);
  if (name === undefined) return undefined;
  const known = kept.get(file.sourceCode) ?? new Map<string, Collection | undefined>();
  kept.set(file.sourceCode, known);
  if (known.has(name)) return known.get(name);
  known.set(name, undefined);
  const assigned = getMemberWrites(file, name).flatMap(({ target: { parent } }) =>
    parent?.type === "AssignmentExpression" ? [parent.right] : [],
  );
  const values = [...assigned, ...getFields(file, asked).map(({ value }) => value)];
  const found = values
    .map((value) => find(file, value))
    .find((collection) => collection !== undefined && collection.receiver !== "list");
  known.set(name, found);
  return found;
}

function findMaker(file: FileContext, callee: TSESTree.Node): Collection | undefined {
  if (isHandedJQuery(file, callee)) return JQUERY;
  const origin = getOrigin(file, callee);
  if (origin === undefined || origin.calls.length > 0) return undefined;
  const { module, path } = origin;
  const [from, way] = module === undefined ? [`global ${path[0] ?? ""}`, path.slice(1)] : [module, path];
  return MADE_BY.find((maker) => maker.from.test(from) && maker.way.test(way.join(".")))?.collection;
}

/** What types are called, by the modules that they are imported from. */
const TYPES: readonly { readonly from: RegExp; readonly receiver: Receiver }[] = [
  { from: /^(?:jquery|cash-dom)$/, receiver: "arrayLike" },
  {
    from: /^(?:immutable|discord\.js|@discordjs\/collection|collect\.js|cytoscape|lodash|lodash-es|underscore|d3|d3-selection|d3-hierarchy)$/,
    receiver: "other",
  },
];

/** Returns what a type of a module is, if the module is one of those whose collections are known. */
export function getCollectionOfModule(module: string): Receiver | undefined {
  return TYPES.find(({ from }) => from.test(module.replace(/^@types\//, "")))?.receiver;
}
