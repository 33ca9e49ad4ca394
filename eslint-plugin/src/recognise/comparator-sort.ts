// Recognises sorts whose comparator draws instead of comparing.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { readComparator, type Comparator } from "./comparator.ts";
import { getKnownLength, isTypedArray } from "./known-length.ts";
import type { RandomSources } from "./random-source.ts";
import { getRepeats } from "./repeats.ts";
import type { SortSite } from "./site.ts";
import { getSortCall } from "./sort-call.ts";
import { NotKnown } from "./translate/not-known.ts";
import { unwrap } from "./tree.ts";

/** Sorts in a row ask for each other's comparators; the sources are one set for all of a file. */
const known = new WeakMap<RandomSources, WeakMap<TSESTree.CallExpression, Comparator | null>>();

/** Returns what the comparator of a sort does when it draws; undefined where it does not, or the call is no sort of an array. */
function getComparator(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.CallExpression,
  sources: RandomSources,
): Comparator | undefined {
  const comparators = known.get(sources) ?? new WeakMap<TSESTree.CallExpression, Comparator | null>();
  known.set(sources, comparators);
  const comparator =
    comparators.get(node) ?? (comparators.has(node) ? null : (read(sourceCode, node, sources) ?? null));
  comparators.set(node, comparator);
  return comparator ?? undefined;
}

function read(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.CallExpression,
  sources: RandomSources,
): Comparator | undefined {
  const call = getSortCall(sourceCode, node);
  if (call === undefined || isTypedArray(sourceCode, call.receiver)) return undefined;
  try {
    return readComparator(sourceCode, call.comparator, sources);
  } catch (thrown) {
    if (thrown instanceof NotKnown) return undefined;
    throw thrown;
  }
}

/** Returns a text that is the same for two sorts that draw alike; undefined where a sort does not draw. */
export function getKindOfSort(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.CallExpression,
  sources: RandomSources,
): string | undefined {
  const comparator = getComparator(sourceCode, node, sources);
  const model = comparator?.readings[0]?.model;
  if (comparator === undefined || model === undefined) return undefined;
  const { kind } = comparator.time;
  // Between ties and in a mode, what it draws is not all that it does.
  return JSON.stringify(kind === "always" ? [model.before, model.steps, model.sign] : [kind, ...node.range]);
}

/** Returns the site of a sort whose comparator draws, whatever its verdict; undefined where the call is nothing of the kind. */
export function recogniseSort(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.CallExpression,
  sources: RandomSources,
): SortSite | undefined {
  const call = getSortCall(sourceCode, node);
  const comparator = getComparator(sourceCode, node, sources);
  const [first] = comparator?.readings ?? [];
  if (call === undefined || comparator === undefined || first === undefined) return undefined;
  const { time, readings } = comparator;
  const getKind = (sort: TSESTree.CallExpression): string | undefined => getKindOfSort(sourceCode, sort, sources);
  const repeat = getRepeats(sourceCode, node, getKind);
  if (repeat === undefined) return undefined;
  const length = getKnownLength(sourceCode, call.receiver) ?? getTaken(node);
  const parts = { ...(length === undefined ? {} : { length }), ...(repeat === 1 ? {} : { repeat }) };
  // Sorted twice in a row, the list is what the first sort was called on.
  const inner = unwrap(call.receiver);
  const isRow = inner.type === "CallExpression" && !call.isCopying && getKind(inner) === getKind(node);
  const earlier = isRow ? recogniseSort(sourceCode, inner, sources) : undefined;
  return {
    kind: "sort",
    node,
    receiver: earlier?.receiver ?? call.receiver,
    isCopying: earlier?.isCopying ?? call.isCopying,
    time,
    comparator: comparator.region,
    models: readings.map(({ model }) => ({ ...model, ...parts })),
    draws: first.draws,
  };
}

/** Two where the sorted list is taken apart into two names: it may be a pair. */
function getTaken(node: TSESTree.CallExpression): number | undefined {
  const { parent } = node;
  const pattern =
    parent.type === "VariableDeclarator" ? parent.id : parent.type === "AssignmentExpression" ? parent.left : undefined;
  if (pattern?.type !== "ArrayPattern" || pattern.elements.length !== 2) return undefined;
  return pattern.elements.every((element) => element !== null && element.type !== "RestElement") ? 2 : undefined;
}
