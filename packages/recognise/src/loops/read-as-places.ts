// Numbers that a loop draws and that are read behind it as places of a list, and as nothing else.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { contains, getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { keepsLength } from "../values/changed-length.ts";

/** Methods that hand each number to a function. */
const ROUNDS = /^(?:map|forEach|flatMap)$/;

/**
 * Returns whether all that a file asks of numbers behind the loop that drew them is which items of a list lie there: `list[numbers[i]]`,
 * `numbers.map((n) => list[n])`. The list has to be a name whose items stay as many, and no list that leaves a place at an end empty on purpose, as
 * boards do whose squares are counted from one.
 */
export function areReadAsPlaces(
  file: FileContext,
  numbers: TSESTree.Node,
  list: TSESTree.Node,
  loop: TSESTree.Node,
): boolean {
  const kept = getOwnVariable(file, numbers);
  const items = list.type === "Identifier" ? getVariable(file, list) : undefined;
  if (kept === undefined || items === undefined || !keepsLength(file, items)) return false;
  if (items.references.some((reference) => reference.isWrite() && reference.init !== true)) return false;
  if (getReads(items).some(isFilledByPlace) || leavesEndEmpty(items)) return false;
  const reads = getReads(kept).filter((read) => !contains(loop, read));
  const asked = reads.filter((read) => !isLength(read));
  return asked.length > 0 && asked.every((read) => isReadEach(file, read, items));
}

/** The variable of a list that only this file can see. */
function getOwnVariable(file: FileContext, node: TSESTree.Node): Variable | undefined {
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const declarator = variable?.defs.length === 1 ? variable.defs[0]?.node : undefined;
  if (declarator?.type !== "VariableDeclarator") return undefined;
  return declarator.parent.parent.type === "ExportNamedDeclaration" ? undefined : variable;
}

const getReads = ({ references }: Variable): readonly TSESTree.Node[] =>
  references.flatMap(({ identifier, init }) => (init === true ? [] : [identifier as TSESTree.Node]));

/** `list[place] = item`: a list that is filled so may begin at any place. */
function isFilledByPlace({ parent: place }: TSESTree.Node): boolean {
  if (place?.type !== "MemberExpression" || !place.computed) return false;
  const { parent } = place;
  switch (parent.type) {
    case "AssignmentExpression":
    case "AssignmentPattern":
      return parent.left === place;
    case "UpdateExpression":
    case "ArrayPattern":
      return true;
    case "UnaryExpression":
      return parent.operator === "delete";
    default:
      return parent.parent?.type === "ObjectPattern";
  }
}

/** `[, "a", "b"]`, `[null, "a", "b"]`, `["a", "b", ""]` */
function leavesEndEmpty(items: Variable): boolean {
  const value = getOnlyValue(items);
  const list = value === undefined ? undefined : unwrap(value);
  if (list?.type !== "ArrayExpression" || list.elements.length === 0) return false;
  return [list.elements.at(0), list.elements.at(-1)].some((end) => end == null || isNothing(end));
}

const isNothing = (node: TSESTree.Node): boolean =>
  (node.type === "Literal" && !node.value) || (node.type === "Identifier" && node.name === "undefined");

/** `numbers.length`, unless it is assigned. */
function isLength({ parent }: TSESTree.Node): boolean {
  if (parent?.type !== "MemberExpression" || !/^(?:length|size)$/.test(getMemberName(parent) ?? "")) return false;
  const { parent: around } = parent;
  return around.type !== "UpdateExpression" && (around.type !== "AssignmentExpression" || around.left !== parent);
}

/** Returns whether what stands for the numbers gives each of them as a place alone. */
function isReadEach(file: FileContext, numbers: TSESTree.Node, items: Variable): boolean {
  const { parent } = numbers;
  switch (parent?.type) {
    case "MemberExpression":
      if (parent.object !== numbers) return false;
      return parent.computed ? isReadAsPlace(file, parent, items) : isReadInRounds(file, parent, items);
    // for (const place of numbers)
    case "ForOfStatement": {
      const { left, right, await: isAwaited } = parent;
      const [declarator] = left.type === "VariableDeclaration" && right === numbers ? left.declarations : [];
      return !isAwaited && declarator !== undefined && isNameOfPlace(file, declarator.id, items);
    }
    // [...numbers]
    case "SpreadElement":
      return (
        parent.parent.type === "ArrayExpression" &&
        parent.parent.elements.length === 1 &&
        isReadEach(file, parent.parent, items)
      );
    // Array.from(numbers), Array.from(numbers, (place) => …)
    case "CallExpression": {
      const { callee, arguments: given } = parent;
      const [first, callback, ...more] = given;
      const isFrom =
        callee.type === "MemberExpression" &&
        getMemberName(callee) === "from" &&
        isGlobal(file, callee.object, "Array");
      if (!isFrom || first !== numbers || more.length > 0) return false;
      return callback === undefined ? isReadEach(file, parent, items) : isReadByCallback(file, callback, items);
    }
    default:
      return false;
  }
}

/** `numbers.map((place) => list[place])` */
function isReadInRounds(file: FileContext, member: TSESTree.MemberExpression, items: Variable): boolean {
  const call = member.parent;
  if (!ROUNDS.test(getMemberName(member) ?? "") || call.type !== "CallExpression" || call.callee !== member)
    return false;
  const [callback, ...more] = call.arguments;
  return more.length === 0 && callback !== undefined && isReadByCallback(file, callback, items);
}

function isReadByCallback(file: FileContext, callback: TSESTree.Node, items: Variable): boolean {
  if (!isFunction(callback) || callback.params.length > 2) return false;
  // Who asks for `arguments` has each number, too.
  if (callback.type !== "ArrowFunctionExpression") return false;
  const [place] = callback.params;
  return place !== undefined && isNameOfPlace(file, place, items);
}

/** Returns whether one number is a place of the list where it stands, or under the name that it gets there. */
function isReadAsPlace(file: FileContext, number: TSESTree.Node, items: Variable): boolean {
  const { parent } = number;
  if (parent?.type === "VariableDeclarator")
    return parent.init === number && parent.parent.kind === "const" && isNameOfPlace(file, parent.id, items);
  if (parent?.type !== "MemberExpression" || !parent.computed || parent.property !== number) return false;
  const object = unwrap(parent.object);
  return object.type === "Identifier" && getVariable(file, object) === items;
}

function isNameOfPlace(file: FileContext, name: TSESTree.Node, items: Variable): boolean {
  const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
  const reads = variable === undefined ? [] : getReads(variable);
  return reads.length > 0 && reads.every((read) => isReadAsPlace(file, read, items));
}
