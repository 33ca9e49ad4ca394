// What is known to be no list, so that another list gets it as one item: a text, a number, an object that is written, an instance of a class.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getDeclaredType, resolve } from "../syntax/declared-type.ts";
import { getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { getKindOfType } from "./declared-kind.ts";
import { getReceiver } from "./receiver.ts";
import { getWrittenNumber } from "../values/written-number.ts";
import { getWrittenText } from "../values/written-text.ts";

const VALUES: ReadonlySet<string> = new Set([
  "BinaryExpression",
  "ClassExpression",
  "Literal",
  "ObjectExpression",
  "TemplateLiteral",
  "UnaryExpression",
  "UpdateExpression",
]);

/** The methods that only texts and numbers have, and that give texts. */
const GIVE_TEXTS =
  /^(?:charAt|pad(?:End|Start)|to(?:Fixed|Locale(?:Lower|Upper)Case|LowerCase|UpperCase)|trim(?:End|Left|Right|Start)?)$/;
/** Properties that are called so hold a text or a number; nobody calls a list by one of its items. */
const IS_CALLED_TEXT = /^(?:id|label|name|text|title)$/i;

/** Returns whether an expression gives something that is no list for certain; what is not known may be one. */
export function isNoList(file: FileContext, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (VALUES.has(node.type) || isFunction(node)) return true;
  if (getWrittenText(file, node) !== undefined || getWrittenNumber(file, node) !== undefined) return true;
  if (node.type === "MemberExpression" && !node.computed && IS_CALLED_TEXT.test(getMemberName(node) ?? "")) return true;
  const callee = node.type === "CallExpression" ? unwrap(node.callee) : undefined;
  if (callee?.type === "MemberExpression" && GIVE_TEXTS.test(getMemberName(callee) ?? "")) return true;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (value !== undefined && isNoList(file, value)) return true;
  return getReceiver(file, expression) === "own" && !isDeclaredAsEither(file, expression);
}

/** What is called so is one thing, and no list of them: the right answer of a quiz. */
const IS_CALLED_ONE =
  /^(?:(?:the_?)?(?:correct|right|true|good)(?:_?(?:answer|choice|item|one|option|word))?|answer|solution|target)$/i;

/** A name may stand for another name, no more often than that. */
const MOST_NAMES = 4;

/**
 * Returns whether an expression is one item for all that can be seen: one of a list at a place that is written or drawn, `wrong[0]`, or what is called the
 * right one. It may be a list all the same, and then its random order goes unseen.
 * @param holdsLists whether a list is known to hold lists.
 */
export function isItem(
  file: FileContext,
  expression: TSESTree.Node,
  holdsLists: (lists: TSESTree.Node) => boolean,
  steps = MOST_NAMES,
): boolean {
  const node = unwrap(expression);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (isDeclaredAsList(file, expression) || steps === 0) return false;
  if (value !== undefined) return isItem(file, value, holdsLists, steps - 1);
  const name = node.type === "Identifier" ? node.name : node.type === "MemberExpression" ? getMemberName(node) : "";
  if (node.type !== "MemberExpression" || !node.computed) return IS_CALLED_ONE.test(name ?? "");
  const isOnePlace = getWrittenNumber(file, node.property) !== undefined || isDrawnPlace(file, node.property);
  return isOnePlace && !holdsLists(node.object);
}

/** `Math.floor(Math.random() * wrong.length)`, also under a name, or what a function gives: no counter of a loop. */
function isDrawnPlace(file: FileContext, place: TSESTree.Node): boolean {
  const node = unwrap(place);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return (value === undefined ? node : unwrap(value)).type === "CallExpression";
}

const isDeclaredAsList = (file: FileContext, expression: TSESTree.Node): boolean =>
  getKindOfType(file, getDeclaredType(file, expression)) === "list";

/** Of a sort's receiver that may be a list or something else it is enough to know that it may be that. */
function isDeclaredAsEither(file: FileContext, expression: TSESTree.Node): boolean {
  const type = resolve(file, getDeclaredType(file, expression));
  return type?.type === "TSUnionType" && type.types.some((part) => getKindOfType(file, part) !== "own");
}
