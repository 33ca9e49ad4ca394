// Reads comparators that compare one stored key of each of two items, whatever way they spell it.
import type { FileContext } from "../file/file-context.ts";
import {
  toNumber,
  Unjudgeable,
  type Expression,
  type KeyedSort,
  type Rational,
  type Statement,
} from "@fair-shuffle/bias";
import { getSigns, visitExpressions } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import type { KeyPath } from "../sites/site.ts";
import { NotKnown } from "../translate/not-known.ts";
import { beginTranslation } from "../translate/translate.ts";
import type { Replacement, Translation } from "../translate/translation.ts";
import { contains, type FunctionNode, getKeyName, getMemberName, getPropertyName, unwrap } from "../syntax/tree.ts";

export interface KeyComparator {
  readonly path: KeyPath;
  /** The expressions that read a key, and the patterns that take one out of an item. */
  readonly reads: readonly TSESTree.Node[];
  /** By what items with equal keys are ordered: `x.key - y.key || x.index - y.index`. */
  readonly tieBreak: TieBreak | undefined;
  /** Finds out in which order it puts keys; undefined where it does something else with them. */
  readonly getOrder: () => KeyOrder | undefined;
}

interface TieBreak {
  readonly node: TSESTree.Node;
  /** The property that decides. */
  readonly name: string;
  /** True where the item with the larger value comes first. */
  readonly isFalling: boolean;
}

interface KeyOrder {
  readonly isDescending: boolean;
  /** What becomes of equal keys, and whether it ever says that one goes before the other. */
  readonly sort: Extract<KeyedSort["sort"], "stable" | "reversing" | "neverSmaller" | "yesOrNo">;
}

/** Returns where a comparator finds the keys that it compares, or undefined where it looks at more than one key of each item. */
export function readKeyComparator(file: FileContext, comparator: TSESTree.Node): KeyComparator | undefined {
  const region = getFunction(file, comparator);
  if (region === undefined || region.async || region.generator) return undefined;
  const [first, second, ...more] = region.params;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const tieBreak = readTieBreak(region);
  const [left, right] = [first, second].map((parameter) => readParameter(file, parameter, tieBreak?.node));
  if (left === undefined || right === undefined || !isSamePath(left.path, right.path)) return undefined;
  return {
    path: left.path,
    reads: [...left.taken, ...right.taken, ...left.reads, ...right.reads],
    tieBreak,
    getOrder: () => readOrder(file, region, left.reads, right.reads, tieBreak?.node),
  };
}

/** Returns what a comparator gives where the keys are equal, if that is which of the two items has the smaller, or the larger, value of some property. */
function readTieBreak({ body, params }: FunctionNode): TieBreak | undefined {
  const [only] = body.type === "BlockStatement" ? body.body : [];
  const value = only?.type === "ReturnStatement" ? only.argument : body;
  if (value?.type !== "LogicalExpression") return undefined;
  const node = unwrap(value.right);
  if (node.type !== "BinaryExpression" || node.operator !== "-") return undefined;
  const getNameOf = (side: TSESTree.Node, parameter: TSESTree.Node | undefined): string | undefined => {
    const isOfItem =
      side.type === "MemberExpression" &&
      side.object.type === "Identifier" &&
      parameter?.type === "Identifier" &&
      side.object.name === parameter.name;
    return isOfItem ? getPropertyName(side) : undefined;
  };
  for (const isFalling of [false, true]) {
    const [smaller, larger] = isFalling ? [node.right, node.left] : [node.left, node.right];
    const name = getNameOf(smaller, params[0]);
    if (name !== undefined && name === getNameOf(larger, params[1])) return { node: value.right, name, isFalling };
  }
  return undefined;
}

function readOrder(
  file: FileContext,
  region: FunctionNode,
  left: readonly TSESTree.Node[],
  right: readonly TSESTree.Node[],
  tieBreak: TSESTree.Node | undefined,
): KeyOrder | undefined {
  const replacements = new Map<TSESTree.Node, Replacement>();
  const replace = (reads: readonly TSESTree.Node[], name: string): void => {
    for (const node of reads.flatMap(getWrappers)) replacements.set(node, () => ({ kind: "variable", name }));
  };
  replace(left, LEFT);
  replace(right, RIGHT);
  if (tieBreak !== undefined) replacements.set(tieBreak, () => ({ kind: "number", value: 0 }));
  try {
    const translation = beginTranslation({
      file,
      reading: "exclusive",
      region,
      replacements,
      isComparator: true,
    });
    const { body } = region;
    const steps =
      body.type === "BlockStatement"
        ? translation.translateStatements(body.body, RESULT)
        : translateResult(translation, body);
    return isPlainComparison(steps) ? getOrderOfPairs(steps) : undefined;
  } catch (thrown) {
    if (thrown instanceof NotKnown || thrown instanceof Unjudgeable) return undefined;
    throw thrown;
  }
}

const LEFT = "$left";
const RIGHT = "$right";
const RESULT = "$result";

function translateResult(translation: Translation, body: TSESTree.Expression): Statement[] {
  const { steps, value } = translation.translateValue(body);
  return [...steps, { kind: "assign", variable: RESULT, value }];
}

interface KeyReads {
  readonly path: KeyPath;
  readonly reads: readonly TSESTree.Node[];
  readonly taken: readonly TSESTree.Node[];
}

/** Returns where a parameter's key is and the expressions that read it: all that the comparator does with the item. */
function readParameter(
  file: FileContext,
  parameter: TSESTree.Parameter,
  tieBreak: TSESTree.Node | undefined,
): KeyReads | undefined {
  const taken = getTakenName(parameter);
  const name = taken?.variable ?? parameter;
  if (name.type !== "Identifier") return undefined;
  const variable = getVariable(file, name);
  if (variable === undefined || getWrites(variable).length > 0) return undefined;
  const uses = variable.references
    .map(({ identifier }) => identifier)
    .filter((identifier) => tieBreak === undefined || !contains(tieBreak, identifier));
  if (taken !== undefined) return { path: { kind: "own", name: taken.name }, reads: uses, taken: [parameter] };
  const reads = uses.map((use) => readKey(file, use));
  const [first] = reads;
  if (first === undefined || !reads.every((read) => read !== undefined && isSamePath(read.path, first.path)))
    return undefined;
  return { path: first.path, reads: reads.flatMap((read) => (read === undefined ? [] : [read.node])), taken: [] };
}

/** `({ key: a }) => …`, `([a]) => …`: the name of the one thing that a pattern takes, and the variable that holds it. */
function getTakenName(
  parameter: TSESTree.Parameter,
): { readonly name: string; readonly variable: TSESTree.Node } | undefined {
  if (parameter.type === "ObjectPattern") {
    const [property, ...more] = parameter.properties;
    if (property?.type !== "Property" || property.computed || more.length > 0) return undefined;
    const name = getKeyName(property.key);
    return name === undefined ? undefined : { name, variable: property.value };
  }
  if (parameter.type !== "ArrayPattern") return undefined;
  const [only, ...more] = parameter.elements.flatMap((variable, index) =>
    variable === null ? [] : { name: String(index), variable },
  );
  return more.length > 0 ? undefined : only;
}

/** The key that an item's use reads: `x.key`, `keys.get(x)`, `keys[x]`, `keys.get(x.id)`, with the node that gives it. */
function readKey(
  file: FileContext,
  use: TSESTree.Node,
): { readonly path: KeyPath; readonly node: TSESTree.Node } | undefined {
  const item = getOutermost(use);
  const { parent } = item;
  const isOwn = parent?.type === "MemberExpression" && parent.object === item && !parent.optional;
  const by = isOwn ? getPropertyName(parent) : undefined;
  if (isOwn && by === undefined) return undefined;
  const named = isOwn ? getOutermost(parent) : item;
  const place = named.parent;
  if (place?.type === "MemberExpression" && place.computed && place.property === named && !place.optional) {
    const table = getTable(file, place.object);
    return table === undefined ? undefined : { path: { kind: "table", table, isMap: false, by }, node: place };
  }
  if (place?.type === "CallExpression" && place.arguments.length === 1 && place.arguments[0] === named) {
    const callee = unwrap(place.callee);
    if (callee.type !== "MemberExpression" || getMemberName(callee) !== "get" || place.optional) return undefined;
    const table = getTable(file, callee.object);
    return table === undefined ? undefined : { path: { kind: "table", table, isMap: true, by }, node: place };
  }
  return by === undefined || !isOwn ? undefined : { path: { kind: "own", name: by }, node: parent };
}

function getTable(file: FileContext, node: TSESTree.Node): Variable | undefined {
  const table = unwrap(node);
  return table.type === "Identifier" ? getVariable(file, table) : undefined;
}

function isSamePath(a: KeyPath, b: KeyPath): boolean {
  if (a.kind === "own") return b.kind === "own" && a.name === b.name;
  return b.kind === "table" && a.table === b.table && a.isMap === b.isMap && a.by === b.by;
}

/** Returns the expression with all that TypeScript and parentheses put around it. */
export function getOutermost(node: TSESTree.Node): TSESTree.Node {
  return getWrappers(node).at(-1) ?? node;
}

/** The node and the expressions around it that have the same value. */
function getWrappers(node: TSESTree.Node): TSESTree.Node[] {
  const wrappers = [node];
  for (let { parent } = node; parent != null && unwrap(parent) === node; { parent } = parent) wrappers.push(parent);
  return wrappers;
}

/** Nothing but the two keys, what is done with them, and −1, 0 and 1: no threshold that pairs of keys could miss. */
function isPlainComparison(steps: readonly Statement[]): boolean {
  let isPlain = true;
  visitExpressions(steps, (expression: Expression) => {
    switch (expression.kind) {
      case "number":
        isPlain &&= Math.abs(expression.value) === 1 || expression.value === 0;
        break;
      case "draw":
      case "length":
      case "card":
      case "holds":
      case "filled":
        isPlain = false;
        break;
    }
  });
  return isPlain;
}

/** Keys to try: below 0, between 0 and 1, and beyond 1, nearer to each other than 1 and farther. */
const POINTS: readonly Rational[] = [
  ...[-3, -1, 0, 1, 2, 100].map((numerator) => ({ numerator, denominator: 1 })),
  ...[-1, 1, 15].map((numerator) => ({ numerator, denominator: 2 })),
];

/** How a comparator orders keys, read from its answers on pairs of them; undefined where it does not order them. @throws Unjudgeable where it reads anything from outside. */
function getOrderOfPairs(steps: readonly Statement[]): KeyOrder | undefined {
  let isYesOrNo = true;
  const answers = { smaller: new Set<number>(), equal: new Set<number>(), larger: new Set<number>() };
  for (const left of POINTS) {
    for (const right of POINTS) {
      const signs = getSigns(
        steps,
        { kind: "variable", name: RESULT },
        new Map([
          [LEFT, left],
          [RIGHT, right],
        ]),
      );
      isYesOrNo &&= signs.boolean;
      const difference = toNumber(left) - toNumber(right);
      const answer = toNumber(signs.positive) - toNumber(signs.negative);
      answers[difference < 0 ? "smaller" : difference > 0 ? "larger" : "equal"].add(answer);
    }
  }
  const [smaller = NaN, equal = NaN, larger = NaN] = [answers.smaller, answers.equal, answers.larger].map((found) =>
    found.size === 1 ? [...found][0] : undefined,
  );
  if (Number.isNaN(equal)) return undefined;
  const isDescending = smaller > 0;
  if (smaller * larger === -1) return { isDescending, sort: equal < 0 ? "reversing" : "stable" };
  if (equal !== 0 || smaller + larger !== 1) return undefined;
  return { isDescending, sort: isYesOrNo ? "yesOrNo" : "neverSmaller" };
}
