// Places of an empty list that nothing was put at yet: `out[k] === undefined`, `!out[k]`, and what is asked of them while items are put there.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getLengthProperty, getSizeOfNew, hasNoItem } from "../syntax/list-forms.ts";
import { contains, getMemberName, getReturned, isFunction, unwrap } from "../syntax/tree.ts";
import { isUntouchedBefore } from "./list-paths.ts";
import { getTestAround, isTruthAsked } from "./seen-places.ts";
import type { Translation } from "./translation.ts";

/** What lies at a free place: nothing at all, or what the list was filled with. */
export interface Mark {
  readonly isHole: boolean;
  readonly value: unknown;
}

/** What a test asks of a place, and whether it is true of a free one. */
interface Asked {
  readonly place: TSESTree.Node;
  readonly isTrueOfFree: boolean;
  /** An item that counts as a free place, where the test can't tell it from one. */
  readonly alike: "falsy" | "none" | { readonly value: unknown };
}

/** `out[k] !== undefined`, `out[k]` where its truth counts: whether an item lies at a place of a list that is empty when the region begins; undefined for anything else. */
export function readFilled(
  translation: Translation,
  node: TSESTree.BinaryExpression | TSESTree.MemberExpression,
): Expression | undefined {
  if (translation.options.isLoop !== true) return undefined;
  const object = getAskedList(node);
  const found = object === undefined ? undefined : findPlaced(translation, object);
  const asked = found === undefined || object === undefined ? undefined : readAsked(translation, object, found.mark);
  if (found === undefined || asked === undefined) return undefined;
  translation.seenTest ??= getTestAround(node);
  translation.emptyLists.add(found.list);
  if (asked.alike !== "none") translation.likeFree.add(asked.alike);
  const filled: Expression = { kind: "filled", list: found.list, position: translation.expression(asked.place) };
  return asked.isTrueOfFree ? { kind: "unary", operator: "!", operand: filled } : filled;
}

/** `out.length` of a list that is made with so many free places, and keeps them: what it was made with; undefined for anything else. */
export function readPlacedLength(translation: Translation, object: TSESTree.Node): Expression | undefined {
  const { options, file } = translation;
  if (options.isLoop !== true || object.type !== "Identifier") return undefined;
  const value = findPlaced(translation, object) === undefined ? undefined : getDeclaredValue(file, object);
  const size = value === undefined ? undefined : getSize(file, value);
  if (value === undefined || size === undefined || !isSteady(translation, size)) return undefined;
  return translation.expression(size);
}

/** How many places a list is made with: `new Array(n).fill(null)`, `Array.from({ length: n })`. */
function getSize(file: FileContext, init: TSESTree.Expression): TSESTree.Node | undefined {
  const node = unwrap(init);
  const own = getSizeOfNew(file, node);
  if (own !== undefined || node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return own;
  const [first] = node.arguments;
  if (getMemberName(node.callee) === "fill") return getSizeOfNew(file, unwrap(node.callee.object));
  return first === undefined ? undefined : getLengthProperty(first);
}

/** Returns whether a size is still what it was when a list was made with it: a number, a constant, or the length of a list that nothing speaks of in between. */
function isSteady({ file, options: { region } }: Translation, size: TSESTree.Node): boolean {
  const node = unwrap(size);
  if (node.type === "Literal") return typeof node.value === "number";
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    return variable !== undefined && getOnlyValue(variable) !== undefined;
  }
  if (node.type !== "MemberExpression" || getMemberName(node) !== "length" || node.object.type !== "Identifier")
    return false;
  const isBetween = ({ range }: TSESTree.Node): boolean => range[0] > node.range[1] && range[1] <= region.range[0];
  const list = getVariable(file, node.object);
  return list?.references.every(({ identifier }) => !isBetween(identifier)) === true;
}

function getDeclaredValue(file: FileContext, name: TSESTree.Identifier): TSESTree.Expression | undefined {
  const variable = getVariable(file, name);
  return variable === undefined ? undefined : getOnlyValue(variable);
}

/** The list of a place that is asked for: `out` of `out[k]`, `out[k] === null`, `typeof out[k] === "undefined"` and `k in out`. */
export function getAskedList(
  node: TSESTree.BinaryExpression | TSESTree.MemberExpression,
): TSESTree.Identifier | undefined {
  const getList = (place: TSESTree.Node): TSESTree.Identifier | undefined =>
    place.type === "MemberExpression" && place.computed && place.object.type === "Identifier"
      ? place.object
      : undefined;
  if (node.type === "MemberExpression") return getList(node);
  if (node.operator === "in") return node.right.type === "Identifier" ? node.right : undefined;
  const { left } = node;
  return getList(left.type === "UnaryExpression" && left.operator === "typeof" ? left.argument : left);
}

/** Returns what is known of a list that the region only puts items into, each at one place, and asks whether places are free. */
function findPlaced(
  translation: Translation,
  object: TSESTree.Identifier,
): { readonly list: string; readonly mark: Mark } | undefined {
  const { file, options } = translation;
  const variable = getVariable(file, object);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  const mark = value === undefined ? undefined : getMark(file, value);
  if (variable === undefined || mark === undefined || !isUntouchedBefore(translation, variable)) return undefined;
  const inside = variable.references.flatMap(({ identifier, init }) =>
    init !== true && contains(options.region, identifier) ? [identifier as TSESTree.Identifier] : [],
  );
  const puts = inside.filter(isPut);
  if (puts.length !== 1) return undefined;
  const areKnown = inside.every(
    (use) => isPut(use) || isLengthOf(use) || readAsked(translation, use, mark) !== undefined,
  );
  // How long a list is that grows with what is put there, only its items say.
  if (inside.some(isLengthOf) && getSize(file, value ?? object) === undefined) return undefined;
  return areKnown ? { list: translation.nameOf(variable), mark } : undefined;
}

/** Whether a list is only named to ask how long it is. */
export const isLengthOf = ({ parent }: TSESTree.Identifier): boolean =>
  parent.type === "MemberExpression" && getMemberName(parent) === "length" && !isWritten(parent);

export const isWritten = (node: TSESTree.Node): boolean =>
  node.parent?.type === "UpdateExpression" ||
  (node.parent?.type === "AssignmentExpression" && node.parent.left === node);

/** `out[k] = item;` */
function isPut(use: TSESTree.Identifier): boolean {
  const { parent: place } = use;
  if (place.type !== "MemberExpression" || place.object !== use || !place.computed) return false;
  const { parent } = place;
  return (
    parent.type === "AssignmentExpression" &&
    parent.left === place &&
    parent.operator === "=" &&
    parent.parent.type === "ExpressionStatement"
  );
}

/** Returns whether an expression makes a list that only has free places, and does nothing else. */
export function isMadeFree(file: FileContext, init: TSESTree.Expression): boolean {
  const size = getSize(file, init);
  const isPlain = size === undefined || /^(?:Literal|Identifier|MemberExpression)$/.test(unwrap(size).type);
  return isPlain && getMark(file, init) !== undefined;
}

/** Returns what lies at each place of a new list: `[]`, `new Array(n)`, `new Array(n).fill(null)`, `Array.from({ length: n }, () => "")`. */
function getMark(file: FileContext, init: TSESTree.Expression): Mark | undefined {
  const node = unwrap(init);
  if (hasNoItem(file, node)) return { isHole: true, value: undefined };
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { object } = node.callee;
  const [first, second, ...more] = node.arguments;
  if (first === undefined || first.type === "SpreadElement" || more.length > 0) return undefined;
  if (getMemberName(node.callee) === "fill") {
    const given = second === undefined && hasNoItem(file, object) ? readConstant(file, first) : undefined;
    return given === undefined ? undefined : { isHole: false, value: given.value };
  }
  const isFrom = getMemberName(node.callee) === "from" && isGlobal(file, object, "Array");
  if (!isFrom || getLengthProperty(first) === undefined) return undefined;
  if (second === undefined) return { isHole: false, value: undefined };
  if (!isFunction(second) || second.async || second.generator) return undefined;
  const [returned, ...others] = getReturned(file, second);
  const given = returned === undefined || others.length > 0 ? undefined : readConstant(file, returned);
  return given === undefined ? undefined : { isHole: false, value: given.value };
}

/** `undefined`, `void 0`, `null`, `""`, `0`, `false`, `-1` */
export function readConstant(file: FileContext, expression: TSESTree.Node): { readonly value: unknown } | undefined {
  const node = unwrap(expression);
  if (node.type === "Literal") return "regex" in node || "bigint" in node ? undefined : { value: node.value };
  if (node.type === "Identifier") return isGlobal(file, node, "undefined") ? { value: undefined } : undefined;
  if (node.type !== "UnaryExpression" || node.argument.type !== "Literal") return undefined;
  if (node.operator === "void") return { value: undefined };
  return node.operator === "-" && typeof node.argument.value === "number" ? { value: -node.argument.value } : undefined;
}

/** Returns what is asked of a place where a list is named, and what that says of a free place; undefined where it can't be told. */
export function readAsked(
  { file }: Translation,
  use: TSESTree.Identifier,
  { isHole, value: free }: Mark,
): Asked | undefined {
  const { parent: place } = use;
  if (place.type === "BinaryExpression" && place.operator === "in" && place.right === use)
    return isHole ? { place: place.left, isTrueOfFree: false, alike: "none" } : undefined;
  if (place.type !== "MemberExpression" || place.object !== use || !place.computed) return undefined;
  const { parent, property } = place;
  if (isTruthAsked(parent, place))
    return isFalsy(free) ? { place: property, isTrueOfFree: false, alike: "falsy" } : undefined;
  const isType = parent.type === "UnaryExpression" && parent.operator === "typeof";
  const left = isType ? parent : place;
  const comparison = left.parent;
  if (comparison.type !== "BinaryExpression" || comparison.left !== left) return undefined;
  const operator = /^([!=])==?$/.exec(comparison.operator);
  const other = operator === null ? undefined : readConstant(file, comparison.right);
  if (operator === null || other === undefined) return undefined;
  const isTrueOfFree = operator[1] === "=";
  if (isType)
    return free === undefined && other.value === "undefined"
      ? { place: property, isTrueOfFree, alike: "none" }
      : undefined;
  const isMissing = isNothing(other.value) && isNothing(free) && comparison.operator.length === 2;
  if (!isMissing && other.value !== free) return undefined;
  // No list of items holds what stands for none.
  return { place: property, isTrueOfFree, alike: isNothing(free) ? "none" : { value: free } };
}

const isNothing = (value: unknown): boolean => value === undefined || value === null;

/** What counts as `false` where its truth is asked. */
const isFalsy = (value: unknown): boolean => isNothing(value) || value === false || value === 0 || value === "";

/**
 * Returns whether a list may hold an item that a test takes for a free place, as the number 0 is where only its truth is asked: another item is laid over it.
 * An item is hardly ever nothing, but of numbers one may be.
 */
export function mayLookFree({ file, likeFree }: Translation, list: TSESTree.Node): boolean {
  if (likeFree.size === 0) return false;
  const node = unwrap(list);
  const isLike = (value: unknown): boolean =>
    [...likeFree].some((like) => (like === "falsy" ? isFalsy(value) : like.value === value));
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const [definition] = variable?.defs ?? [];
  const type = definition?.name.type === "Identifier" ? definition.name.typeAnnotation : undefined;
  if (type != null && /\b(?:number|boolean|any|unknown)\b/.test(file.sourceCode.getText(type))) return true;
  const given = variable === undefined ? undefined : getOnlyValue(variable);
  const value = given === undefined ? undefined : unwrap(given);
  if (value?.type === "ArrayExpression")
    return (
      value.elements.length === 0 ||
      value.elements.some((item) => {
        if (item === null || item.type === "SpreadElement") return true;
        const constant = readConstant(file, item);
        return constant !== undefined && isLike(constant.value);
      })
    );
  // A list that is made of numbers has 0 among them.
  return (
    (value?.type === "CallExpression" && value.callee.type === "MemberExpression") || value?.type === "NewExpression"
  );
}
