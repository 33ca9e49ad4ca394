// Recognises sorts whose comparator draws instead of comparing.
import type { FileContext } from "../file/file-context.ts";
import { refuse } from "../file/refuse.ts";
import { LeavesList, toNumber, Unjudgeable, type ComparatorSort } from "@fair-shuffle/bias";
import { getSigns, spendAtMost } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { readComparator, type Comparator } from "./comparator.ts";
import { hasGaps } from "../lengths/gaps.ts";
import { getKnownLength } from "../lengths/known-length.ts";
import { getLengthAtStart } from "../lengths/length-at-start.ts";
import { oncePer } from "../file/once.ts";
import { getLengthPiped, isForgotten } from "../lists/piped-list.ts";
import { getRepeats, type CountsBefore, type SortKinds } from "../sites/repeats.ts";
import type { SortSite } from "../sites/site.ts";
import { getSortCall, type SortCall } from "../lists/sort-call.ts";
import { refuseUnread } from "../translate/not-known.ts";
import { unwrap } from "../syntax/tree.ts";
import { getListType } from "../lists/typed-array.ts";

/** What is known of a file's sorts: sorts in a row ask for each other. */
interface KnownSorts {
  readonly comparators: WeakMap<TSESTree.CallExpression, Comparator | null>;
  readonly kinds: WeakMap<TSESTree.CallExpression, KindOfSort | null>;
  /** The signs of comparators, by their texts. */
  readonly signs: Map<string, string | undefined>;
  readonly sites: WeakMap<TSESTree.CallExpression, SortSite | null>;
  readonly countsBefore: CountsBefore;
}

const getKnown = oncePer<FileContext, KnownSorts>(() => ({
  comparators: new WeakMap(),
  kinds: new WeakMap(),
  signs: new Map(),
  sites: new WeakMap(),
  countsBefore: new WeakMap(),
}));

function remember<Result extends object>(
  known: WeakMap<TSESTree.CallExpression, Result | null>,
  node: TSESTree.CallExpression,
  find: () => Result | undefined,
): Result | undefined {
  const found = known.get(node);
  if (found !== undefined) return found ?? undefined;
  const result = find();
  known.set(node, result ?? null);
  return result;
}

/** Returns what the comparator of a sort does when it draws; undefined where it does not, or the call is no sort of an array. */
function getComparator(file: FileContext, node: TSESTree.CallExpression): Comparator | undefined {
  return remember(getKnown(file).comparators, node, () => read(file, node));
}

function read(file: FileContext, node: TSESTree.CallExpression): Comparator | undefined {
  const call = getSortCall(file, node);
  if (call === undefined) return refuse(file, "comparator", node, { kind: "notASort" });
  try {
    return call.isByCoin === true ? FAIR_COIN : readComparator(file, call.comparator, call.isKey);
  } catch (thrown) {
    return refuseUnread(file, "comparator", node, thrown);
  }
}

/** `() => Math.random() - 0.5`, of a library. */
const FAIR_COIN: Comparator = {
  region: undefined,
  time: { kind: "always" },
  readings: [
    {
      model: {
        kind: "comparatorSort",
        steps: [],
        sign: { kind: "binary", operator: "-", left: { kind: "draw" }, right: { kind: "number", value: 0.5 } },
        unknowns: [],
      },
      draws: [],
    },
  ],
};

/** What a sort draws by. */
interface KindOfSort {
  /** The same for two sorts whose comparators do the same. */
  readonly text: string;
  /** Where its own draws alone decide. */
  readonly model?: ComparatorSort;
}

/** What two comparators may cost to compare, in the engine's units: about ten milliseconds. */
const SIGN_BUDGET = 20_000;

/** Says of the sorts of a file which draw, and which draw alike. */
export function getSortKinds(file: FileContext): SortKinds {
  const find = (sort: TSESTree.CallExpression): KindOfSort | undefined =>
    remember(getKnown(file).kinds, sort, () => findKindOfSort(file, sort));
  return {
    draws: (sort) => find(sort) !== undefined,
    areAlike: (one, other) => {
      const [first, second] = [find(one), find(other)];
      if (first === undefined || second === undefined) return false;
      if (first.text === second.text) return true;
      const signs = getSignsOfKind(file, first);
      return signs !== undefined && signs === getSignsOfKind(file, second);
    },
    staysPut: (sort) => {
      const kind = find(sort);
      return kind !== undefined && getSignsOfKind(file, kind)?.startsWith(NEVER_NEGATIVE) === true;
    },
  };
}

function findKindOfSort(file: FileContext, node: TSESTree.CallExpression): KindOfSort | undefined {
  const comparator = getComparator(file, node);
  const model = comparator?.readings[0]?.model;
  if (comparator === undefined || model === undefined) return undefined;
  const { kind } = comparator.time;
  // Between ties and in a mode, what it draws is not all that it does.
  if (kind !== "always") return { text: JSON.stringify([kind, ...node.range]) };
  const { before = [], steps, sign, unknowns } = model;
  const text = JSON.stringify([before, steps, sign]);
  return before.length > 0 || unknowns.length > 0 ? { text } : { text, model };
}

/** Says how often a comparator answers with which sign, `Math.random() - 0.5` like `0.5 - Math.random()`; undefined where that is not computed. */
function getSignsOfKind(file: FileContext, { text, model }: KindOfSort): string | undefined {
  const { signs } = getKnown(file);
  if (model !== undefined && !signs.has(text)) signs.set(text, describeSigns(model));
  return signs.get(text);
}

/** What `describeSigns` gives first where a comparator never says that the first item comes first: V8 then leaves an array as it is. */
const NEVER_NEGATIVE = "[0,";

function describeSigns({ steps, sign }: ComparatorSort): string | undefined {
  try {
    const { negative, zero, positive, no, boolean } = spendAtMost(SIGN_BUDGET, () => getSigns(steps, sign));
    return JSON.stringify([...[negative, zero, positive, no].map(toNumber), boolean]);
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof LeavesList) return undefined;
    throw thrown;
  }
}

/** Returns the site of a sort whose comparator draws, whatever its verdict; undefined where the call is nothing of the kind. */
export function recogniseSort(file: FileContext, node: TSESTree.CallExpression): SortSite | undefined {
  return remember(getKnown(file).sites, node, () => findSort(file, node));
}

function findSort(file: FileContext, node: TSESTree.CallExpression): SortSite | undefined {
  const call = getSortCall(file, node);
  const comparator = getComparator(file, node);
  const [first] = comparator?.readings ?? [];
  if (call === undefined || comparator === undefined || first === undefined) return undefined;
  const { time, readings } = comparator;
  if (call.isPartial === true && isForgotten(file, node))
    return refuse(file, "neighbours", node, { kind: "overtaken" });
  // Holes and `undefined` go last, whatever a comparator says: the other items' numbers are those of fewer.
  if (hasGaps(file, call.receiver)) return refuse(file, "comparator", node, { kind: "gaps" }, call.receiver);
  const type = getListType(file, call.receiver);
  // An array's own sort, called on a typed array, and a comparator that draws now and then only, are left alone.
  if (type.kind === "unclear" || (type.kind === "typed" && (isBorrowed(node, call) || time.kind !== "always")))
    return refuse(file, "comparator", node, { kind: "listKindUnclear" }, call.receiver);
  const kinds = getSortKinds(file);
  // A typed array is merged by V8, which moves items for every answer above zero.
  const rounds = type.kind === "typed" ? { ...kinds, staysPut: () => false } : kinds;
  const repeat = getRepeats(file, node, rounds, getKnown(file).countsBefore);
  if (repeat === undefined) return refuse(file, "comparator", node, { kind: "repeatsUnclear" });
  const length =
    call.isPartial === true
      ? getLengthPiped(file, node, (list) => getKnownLength(file, list))
      : (getKnownLength(file, call.receiver) ?? getLengthAtStart(file, call.receiver, node) ?? getTaken(node));
  const parts = {
    ...(length === undefined ? {} : { length }),
    ...(repeat === 1 ? {} : { repeat }),
    ...(type.kind === "typed" ? { list: "typedArray" as const } : {}),
  };
  // Sorted twice in a row, the list is what the first sort was called on.
  const inner = unwrap(call.receiver);
  const isRow = inner.type === "CallExpression" && !call.isCopying && kinds.areAlike(inner, node);
  const earlier = isRow ? recogniseSort(file, inner) : undefined;
  return {
    kind: "sort",
    node,
    receiver: earlier?.receiver ?? call.receiver,
    isCopying: earlier?.isCopying ?? call.isCopying,
    ...(type.kind === "typed" ? { typed: { constructor: type.constructor } } : {}),
    ...(call.isPartial === true ? { isPartial: true as const } : {}),
    time,
    comparator: comparator.region,
    models: readings.map(({ model }) => ({ ...model, ...parts })),
    draws: first.draws,
  };
}

/** `Array.prototype.sort.call(list, …)` */
const isBorrowed = (node: TSESTree.CallExpression, { receiver }: SortCall): boolean => {
  const callee = unwrap(node.callee);
  return callee.type !== "MemberExpression" || callee.object !== receiver;
};

/** Two where the sorted list is taken apart into two names: it may be a pair. */
function getTaken(node: TSESTree.CallExpression): number | undefined {
  const { parent } = node;
  const pattern =
    parent.type === "VariableDeclarator" ? parent.id : parent.type === "AssignmentExpression" ? parent.left : undefined;
  if (pattern?.type !== "ArrayPattern" || pattern.elements.length !== 2) return undefined;
  return pattern.elements.every((element) => element !== null && element.type !== "RestElement") ? 2 : undefined;
}
