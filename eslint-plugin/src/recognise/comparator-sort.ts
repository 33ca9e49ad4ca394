// Recognises sorts whose comparator draws instead of comparing.
import type { ComparatorSort } from "@fair-shuffle/bias";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal } from "./bindings.ts";
import { readComparator } from "./comparator.ts";
import { getKnownLength, isTypedArray } from "./known-length.ts";
import type { RandomSources } from "./random-source.ts";
import type { SortSite } from "./site.ts";
import { NotKnown } from "./translate/not-known.ts";
import { contains, getMemberName, isLoop, unwrap } from "./tree.ts";

export interface SortCall {
  readonly receiver: TSESTree.Expression;
  readonly comparator: TSESTree.Node;
  readonly isCopying: boolean;
}

/** Returns what a call sorts and by what: `a.sort(f)`, `a["sort"](f)`, `a.toSorted(f)`, `Array.prototype.sort.call(a, f)`. */
export function getSortCall(sourceCode: TSESLint.SourceCode, node: TSESTree.CallExpression): SortCall | undefined {
  const callee = unwrap(node.callee);
  if (callee.type !== "MemberExpression" || callee.object.type === "Super") return undefined;
  const name = getMemberName(callee);
  const [first, second, ...more] = node.arguments;
  if (first === undefined || first.type === "SpreadElement" || more.length > 0) return undefined;
  if (second === undefined) {
    return name === "sort" || name === "toSorted"
      ? { receiver: callee.object, comparator: first, isCopying: name === "toSorted" }
      : undefined;
  }
  const method = unwrap(callee.object);
  if (name !== "call" || second.type === "SpreadElement" || method.type !== "MemberExpression") return undefined;
  const prototype = unwrap(method.object);
  const isArrays =
    (prototype.type === "ArrayExpression" && prototype.elements.length === 0) ||
    (prototype.type === "MemberExpression" &&
      isGlobal(sourceCode, prototype.object, "Array") &&
      getMemberName(prototype) === "prototype");
  const sort = getMemberName(method);
  return isArrays && (sort === "sort" || sort === "toSorted")
    ? { receiver: first, comparator: second, isCopying: sort === "toSorted" }
    : undefined;
}

/** Chained sorts ask for each other's sites; the sources are one set for all of a file. */
const known = new WeakMap<RandomSources, WeakMap<TSESTree.CallExpression, SortSite | null>>();

/** Returns the site of a sort whose comparator draws, whatever its verdict; undefined where the call is nothing of the kind. */
export function recogniseSort(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.CallExpression,
  sources: RandomSources,
): SortSite | undefined {
  const sites = known.get(sources) ?? new WeakMap<TSESTree.CallExpression, SortSite | null>();
  known.set(sources, sites);
  const site = sites.get(node) ?? (sites.has(node) ? null : (readSort(sourceCode, node, sources) ?? null));
  sites.set(node, site);
  return site ?? undefined;
}

function readSort(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.CallExpression,
  sources: RandomSources,
): SortSite | undefined {
  const call = getSortCall(sourceCode, node);
  if (call === undefined || isTypedArray(sourceCode, call.receiver)) return undefined;
  try {
    const { time, readings } = readComparator(sourceCode, call.comparator, sources);
    const [first] = readings;
    if (first === undefined) return undefined;
    const before = getRepeatsBefore(sourceCode, call.receiver, first.model, sources);
    const rounds = getRepeats(sourceCode, node, call.receiver);
    if (before === undefined || rounds === undefined) return undefined;
    const repeat = (before + 1) * rounds;
    const length = getKnownLength(sourceCode, call.receiver) ?? getTaken(node);
    const parts = { ...(length === undefined ? {} : { length }), ...(repeat === 1 ? {} : { repeat }) };
    // Sorted twice in a row, the list is what the first sort was called on.
    const inner = before > 0 && call.receiver.type === "CallExpression" ? call.receiver : undefined;
    const earlier = inner === undefined || call.isCopying ? undefined : recogniseSort(sourceCode, inner, sources);
    return {
      kind: "sort",
      node,
      receiver: earlier?.receiver ?? call.receiver,
      isCopying: earlier?.isCopying ?? call.isCopying,
      time,
      models: readings.map(({ model }) => ({ ...model, ...parts })),
      draws: first.draws,
    };
  } catch (thrown) {
    if (thrown instanceof NotKnown) return undefined;
    throw thrown;
  }
}

/** Two where the sorted list is taken apart into two names: it may be a pair. */
function getTaken(node: TSESTree.CallExpression): number | undefined {
  const { parent } = node;
  const pattern =
    parent.type === "VariableDeclarator" ? parent.id : parent.type === "AssignmentExpression" ? parent.left : undefined;
  if (pattern?.type !== "ArrayPattern" || pattern.elements.length !== 2) return undefined;
  return pattern.elements.every((element) => element !== null && element.type !== "RestElement") ? 2 : undefined;
}

/** Returns how many sorts of the same kind the receiver has behind it, `a.sort(random).sort(random)`; undefined where they are of another kind. */
function getRepeatsBefore(
  sourceCode: TSESLint.SourceCode,
  receiver: TSESTree.Node,
  model: ComparatorSort,
  sources: RandomSources,
): number | undefined {
  const call = unwrap(receiver);
  const site = call.type === "CallExpression" ? recogniseSort(sourceCode, call, sources) : undefined;
  if (site === undefined) return 0;
  if (site.time.kind !== "always") return undefined;
  const [before] = site.models;
  const getKind = (sort: ComparatorSort): string => JSON.stringify([sort.before, sort.steps, sort.sign]);
  return before !== undefined && getKind(before) === getKind(model) ? (before.repeat ?? 1) : undefined;
}

/**
 * Returns how many times in a row the list is sorted by this call, with nobody looking in between: 1 outside of loops, the loop's count where the
 * sort is all that it does to a list that stays the same; undefined where that count is not known.
 */
function getRepeats(sourceCode: TSESLint.SourceCode, node: TSESTree.Node, receiver: TSESTree.Node): number | undefined {
  const loop = getLoopAroundOnly(node);
  if (loop === undefined || mentionsVariableOf(sourceCode, loop, receiver)) return 1;
  return loop.type === "ForStatement" ? getCount(loop) : undefined;
}

/** Returns the loop that does nothing but this. */
export function getLoopAroundOnly(node: TSESTree.Node): ReturnType<typeof asLoop> {
  let statement: TSESTree.Node = node;
  if (statement.parent?.type === "AssignmentExpression") statement = statement.parent;
  if (statement.parent?.type === "ExpressionStatement") statement = statement.parent;
  let { parent } = statement;
  if (parent?.type === "BlockStatement" && parent.body.length === 1) ({ parent } = parent);
  // What stands in a loop's head is not what it repeats: `for (const card of deck.sort(random))`.
  const loop = parent == null ? undefined : asLoop(parent);
  return loop !== undefined && contains(loop.body, node) ? loop : undefined;
}

function asLoop(node: TSESTree.Node) {
  return isLoop(node) ? node : undefined;
}

/** Returns whether a path names a variable that the loop declares or changes: then each round has a list of its own. */
export function mentionsVariableOf(sourceCode: TSESLint.SourceCode, loop: TSESTree.Node, path: TSESTree.Node): boolean {
  const node = unwrap(path);
  switch (node.type) {
    case "Identifier": {
      const variable = getVariable(sourceCode, node);
      return (
        variable?.defs.some(({ name }) => contains(loop, name)) === true ||
        variable?.references.some(
          (reference) =>
            reference.isWrite() &&
            contains(loop, reference.identifier) &&
            !(
              reference.identifier.parent.type === "AssignmentExpression" &&
              contains(reference.identifier.parent.right, path)
            ),
        ) === true
      );
    }
    case "MemberExpression":
      return (
        mentionsVariableOf(sourceCode, loop, node.object) ||
        (node.computed && mentionsVariableOf(sourceCode, loop, node.property))
      );
    case "CallExpression":
      return true;
    default:
      return false;
  }
}

/** The rounds of `for (let k = 0; k < 10; k++)`. */
function getCount(loop: TSESTree.ForStatement): number | undefined {
  const { init, test, update } = loop;
  if (init?.type !== "VariableDeclaration" || test?.type !== "BinaryExpression" || update?.type !== "UpdateExpression")
    return undefined;
  const [declarator] = init.declarations;
  const start = declarator?.init;
  const end = test.right;
  if (
    start?.type !== "Literal" ||
    typeof start.value !== "number" ||
    end.type !== "Literal" ||
    typeof end.value !== "number"
  )
    return undefined;
  const distance = update.operator === "++" ? end.value - start.value : start.value - end.value;
  const isInclusive = test.operator === "<=" || test.operator === ">=";
  return Math.max(1, Math.ceil(distance) + (isInclusive ? 1 : 0));
}
