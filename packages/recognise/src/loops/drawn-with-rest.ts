// A function that gives a drawn item of a list, and the list without it, as a pair: `[word, words] = take(words)`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getFunction, getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getComparedWith, getCopied, getHeadAndTail, isPlaceBehind } from "../syntax/list-forms.ts";
import {
  getCalledName,
  getFunctionAround,
  getMemberName,
  unwrap,
  visitNodes,
  type FunctionNode,
} from "../syntax/tree.ts";
import { getWritten } from "../syntax/written-value.ts";

/** A place that is drawn in a list. */
interface DrawnWithRest {
  readonly list: TSESTree.Identifier;
  readonly place: TSESTree.Expression;
}

/** How a function leaves an item out of a list. */
interface LeftOut {
  /** The list as the function has it: what it is handed, or its copy. */
  readonly list: TSESTree.Identifier;
  readonly place: TSESTree.Expression;
  /** What is the list without the item: an expression, or a name. */
  readonly rest: TSESTree.Node;
  /** The name of the item, where it is left out by that. */
  readonly item?: TSESTree.Identifier;
}

/**
 * Returns the list and the place of a call that leaves a drawn item out of a list, where the function around it gives both back, and the file hands what is left
 * to that function again: then one item after the other is drawn so.
 */
export function getDrawnWithRest(file: FileContext, node: TSESTree.CallExpression): DrawnWithRest | undefined {
  const around = getFunctionAround(node);
  const left = around === undefined ? undefined : getLeftOut(file, node);
  if (around === undefined || left === undefined || around.async || around.generator) return undefined;
  const handed = getHanded(file, left.list, around);
  const given = getGiven(around);
  if (handed === undefined || given === undefined) return undefined;
  const rest = given.find(({ value }) => isSame(file, value, left.rest));
  const isGiven = given.some(({ value }) => isItem(file, value, left, handed.name));
  const isAgain = rest !== undefined && isGiven && isHandedAgain(file, around, rest.key, handed.index);
  return isAgain ? { list: getMeasured(file, left, handed.name), place: left.place } : undefined;
}

/** Returns the list and the place of a call that leaves an item out of a list, which takes the list's place: `words = words.filter((_, k) => k !== place)`; and whether that item is used, where it has a name there. */
export function getDrawnFromOwn(
  file: FileContext,
  node: TSESTree.CallExpression,
): (DrawnWithRest & { readonly isUsed: boolean }) | undefined {
  const left = getLeftOut(file, node);
  const given = left?.rest.parent;
  const isGiven =
    given?.type === "AssignmentExpression" &&
    given.operator === "=" &&
    given.right === left?.rest &&
    given.parent.type === "ExpressionStatement" &&
    isSame(file, given.left, left.list);
  if (left === undefined || !isGiven) return undefined;
  const { list, place, item } = left;
  // Its declaration, what leaves it out, and what else is made of it.
  const isUsed = item !== undefined && (getVariable(file, item)?.references.length ?? 0) > 2;
  return { list, place, isUsed };
}

/** `list.filter((_, k) => k !== place)`, `list.toSpliced(place, 1)`, `[...list.slice(0, place), ...list.slice(place + 1)]`, `copy.splice(place, 1)`. */
function getLeftOut(file: FileContext, node: TSESTree.CallExpression): LeftOut | undefined {
  if (node.callee.type !== "MemberExpression") return undefined;
  const list = unwrap(node.callee.object);
  const [first, second, ...more] = node.arguments;
  if (list.type !== "Identifier" || first === undefined || first.type === "SpreadElement" || more.length > 0)
    return undefined;
  const isOne = second?.type === "Literal" && second.value === 1;
  switch (getMemberName(node.callee)) {
    case "filter": {
      const place = second === undefined ? getComparedWith(file, first, "!==", 1) : undefined;
      const item = second === undefined ? getComparedWith(file, first, "!==", 0) : undefined;
      const read = item === undefined ? undefined : getPlaceRead(file, item, list);
      const left = place ?? read;
      if (left === undefined) return undefined;
      return { list, place: left, rest: node, ...(place === undefined && item !== undefined ? { item } : {}) };
    }
    case "toSpliced":
      return isOne ? { list, place: first, rest: node } : undefined;
    case "splice":
      return isOne ? { list, place: first, rest: list } : undefined;
    case "slice":
      return getCutOut(file, node, list);
    default:
      return undefined;
  }
}

/** `r` of `const item = list[r]`. */
function getPlaceRead(
  file: FileContext,
  item: TSESTree.Identifier,
  list: TSESTree.Identifier,
): TSESTree.Expression | undefined {
  const read = unwrap(getWritten(file, item));
  const isOfList = read.type === "MemberExpression" && read.computed && isSame(file, read.object, list);
  return isOfList ? read.property : undefined;
}

/** The two parts of a list around a place, as they are put together again. */
function getCutOut(file: FileContext, head: TSESTree.CallExpression, list: TSESTree.Identifier): LeftOut | undefined {
  const { parent } = head;
  const joined =
    parent.type === "SpreadElement" && parent.parent.type === "ArrayExpression"
      ? {
          whole: parent.parent,
          parts: parent.parent.elements.map((one) => (one?.type === "SpreadElement" ? one.argument : undefined)),
        }
      : parent.type === "MemberExpression" &&
          getMemberName(parent) === "concat" &&
          parent.parent.type === "CallExpression"
        ? { whole: parent.parent, parts: [head, ...parent.parent.arguments] }
        : undefined;
  const [before, after, ...more] = joined?.parts ?? [];
  if (joined === undefined || before !== head || after === undefined || more.length > 0) return undefined;
  const cut = getHeadAndTail(before, after, (one) => isSame(file, one, list));
  if (cut === undefined || !isPlaceBehind(file, cut.start, cut.end)) return undefined;
  return { list, place: cut.end, rest: joined.whole };
}

/** The parameter that a list is, or a copy of, and the how manieth it is. */
function getHanded(
  file: FileContext,
  list: TSESTree.Identifier,
  { params }: FunctionNode,
): { readonly name: TSESTree.Identifier; readonly index: number } | undefined {
  const variable = getVariable(file, list);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  const copied = value === undefined ? undefined : getCopied(file, value);
  const source = copied === undefined ? list : unwrap(copied);
  const own = source.type === "Identifier" ? getVariable(file, source) : undefined;
  const index = params.findIndex(
    (one) => one.type === "Identifier" && own?.defs.some(({ name }) => name === one) === true,
  );
  const name = params[index];
  return name?.type === "Identifier" ? { name, index } : undefined;
}

/** What a function gives back together, by the place or the name of each. */
function getGiven({
  body,
}: FunctionNode): readonly { readonly key: string | number; readonly value: TSESTree.Node }[] | undefined {
  const last = body.type === "BlockStatement" ? body.body.at(-1) : undefined;
  const value = body.type !== "BlockStatement" ? body : last?.type === "ReturnStatement" ? last.argument : null;
  const given = value === null ? undefined : unwrap(value);
  if (given?.type === "ArrayExpression")
    return given.elements.flatMap((one, key) =>
      one === null || one.type === "SpreadElement" ? [] : [{ key, value: one }],
    );
  if (given?.type !== "ObjectExpression") return undefined;
  return given.properties.flatMap((one) =>
    one.type === "Property" && !one.computed && one.key.type === "Identifier"
      ? [{ key: one.key.name, value: one.value }]
      : [],
  );
}

/** Returns whether two expressions are one, or a name and what it stands for. */
function isSame(file: FileContext, one: TSESTree.Node, other: TSESTree.Node): boolean {
  const [first, second] = [unwrap(one), unwrap(other)];
  if (first === second || unwrap(getWritten(file, first)) === second) return true;
  if (first.type !== "Identifier" || second.type !== "Identifier") return false;
  const variable = getVariable(file, first);
  return variable !== undefined && variable === getVariable(file, second);
}

/** Returns whether what is given back is the item at the place: `list[place]`, what `splice` gives, or the name of one of them. */
function isItem(
  file: FileContext,
  value: TSESTree.Node,
  { list, place }: LeftOut,
  handed: TSESTree.Identifier,
): boolean {
  const node = unwrap(value);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const declarator = variable?.defs[0]?.node;
  const isFirst = declarator?.type === "VariableDeclarator" && declarator.id.type === "ArrayPattern";
  const read = isFirst ? (declarator.init ?? node) : getWritten(file, node);
  const item = unwrap(read);
  const isOfList = (one: TSESTree.Node): boolean => isSame(file, one, list) || isSame(file, one, handed);
  const isSpliced = (one: TSESTree.Node): boolean =>
    one.type === "CallExpression" &&
    one.callee.type === "MemberExpression" &&
    getMemberName(one.callee) === "splice" &&
    isOfList(one.callee.object);
  if (isFirst) return declarator.id.type === "ArrayPattern" && declarator.id.elements.length === 1 && isSpliced(item);
  if (item.type !== "MemberExpression" || !item.computed) return false;
  const isZero = item.property.type === "Literal" && item.property.value === 0;
  return (isOfList(item.object) && isSame(file, item.property, place)) || (isZero && isSpliced(unwrap(item.object)));
}

/** The list whose length the draw asks for. */
function getMeasured(file: FileContext, { list, place }: LeftOut, handed: TSESTree.Identifier): TSESTree.Identifier {
  const text = file.sourceCode.getText(getWritten(file, place));
  return text.includes(`${list.name}.length`) || text.includes(`(${list.name}`) ? list : handed;
}

/** Returns whether the file hands what is left of a list to the function that it came from: `[word, words] = take(words)`, `words = taken.rest`. */
function isHandedAgain(file: FileContext, taking: FunctionNode, key: string | number, index: number): boolean {
  let isFound = false;
  visitNodes(file, file.sourceCode.ast, (node) => {
    if (isFound || node.type !== "CallExpression" || getCalledName(node.callee) === undefined)
      return isFound ? "skip" : undefined;
    const handed = node.arguments[index];
    if (handed !== undefined && getFunction(file, node.callee) === taking)
      isFound = isGivenBackTo(file, node, key, file.sourceCode.getText(handed));
    return undefined;
  });
  return isFound;
}

/** Returns whether one part of what a call gives becomes the value of a path again. */
function isGivenBackTo(file: FileContext, call: TSESTree.CallExpression, key: string | number, path: string): boolean {
  const { parent } = call;
  const target =
    parent.type === "AssignmentExpression" && parent.right === call
      ? parent.left
      : parent.type === "VariableDeclarator"
        ? parent.id
        : undefined;
  if (target === undefined) return false;
  const isPath = (node: TSESTree.Node): boolean => file.sourceCode.getText(node) === path;
  const isAssigned = (value: TSESTree.Node): boolean =>
    value.parent?.type === "AssignmentExpression" && value.parent.right === value && isPath(value.parent.left);
  const uses = (name: TSESTree.Identifier): readonly TSESTree.Node[] =>
    getVariable(file, name)?.references.map(({ identifier }) => identifier) ?? [];
  if (target.type === "Identifier")
    return uses(target).some(({ parent: member }) => {
      if (member?.type !== "MemberExpression") return false;
      const name = getMemberName(member) ?? (member.property.type === "Literal" ? member.property.value : undefined);
      return name === key && isAssigned(member);
    });
  const part = getPart(target, key);
  if (part === undefined) return false;
  return isPath(part) || (part.type === "Identifier" && uses(part).some(isAssigned));
}

/** What a pattern takes out under a name, or at a place. */
function getPart(pattern: TSESTree.Node, key: string | number): TSESTree.Node | undefined {
  if (pattern.type === "ArrayPattern")
    return typeof key === "number" ? (pattern.elements[key] ?? undefined) : undefined;
  if (pattern.type !== "ObjectPattern") return undefined;
  const taken = pattern.properties.find(
    (one) => one.type === "Property" && one.key.type === "Identifier" && one.key.name === key,
  );
  return taken?.type === "Property" ? taken.value : undefined;
}
