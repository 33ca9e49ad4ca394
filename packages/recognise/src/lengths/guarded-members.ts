// Members that get no third item, because whatever puts one in asks first: `if (this.players.length >= 2) return; this.players.push(name);`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { getAskedName } from "../syntax/holders.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { contains, getMemberName, unwrap } from "../syntax/tree.ts";
import { isFoundWithRoom } from "../rows/found-with-room.ts";
import { isLook } from "../values/filled-length.ts";
import { getGuard, spell } from "../checks/filled-until.ts";
import { isHarmless, isMadeOfItself, isTaking } from "./kept-length.ts";
import { getAsked, getBegun } from "../states/list-uses.ts";
import type { GetLength } from "../values/written-number.ts";

const PAIR = 2;
/** In a bundle a name like `items` has thousands. */
const MOST_USES = 200;

/**
 * Returns two where lists of a member's name begin with two items at most, whoever's they are, and get another one only where they have less than two. Undefined where
 * anything in the file may do otherwise.
 */
export function getGuardedPair(
  file: FileContext,
  member: TSESTree.MemberExpression,
  getLength: GetLength,
): number | undefined {
  const name = getAskedName(member);
  if (name === undefined) return undefined;
  const asked = getAsked(file, name);
  const begun = getBegun(file, name);
  if (asked.length > MOST_USES || !begun.every((value) => value === null || isFew(value))) return undefined;
  const begins: TSESTree.Expression[] = [];
  const fills: TSESTree.Node[] = [];
  const found: TSESTree.Node[] = [];
  const isKept = asked.every((use) => {
    if (isGuarded(file, use, asked)) return fills.push(use) > 0;
    if (isFoundWithRoom(file, use, name)) return found.push(use) > 0;
    const { parent } = use;
    if (use.type === "Property" && parent?.type === "ObjectPattern") return isLookedAt(file, use);
    if (parent?.type !== "AssignmentExpression" || parent.left !== use)
      return isHarmless(file, use, (other) => isTaking(other) || isHandedOut(other) || isLookedUp(other));
    if (parent.operator !== "=") return false;
    if (isMadeOfItself(file, use) || isPartOf(file, parent.right, use)) return true;
    begins.push(parent.right);
    return isFew(parent.right);
  });
  if (!isKept || begun.length + begins.length === 0) return undefined;
  // What is made where none is found with room gets one more, too.
  const haveRoom = found.length === 0 || [...begun, ...begins].every((value) => value === null || hasRoom(value));
  return haveRoom && fills.length + found.length > 0 ? PAIR : undefined;

  function hasRoom(value: TSESTree.Node): boolean {
    return isEmptyArray(value) || getLength(value) === 1;
  }

  function isFew(value: TSESTree.Node): boolean {
    return isEmptyArray(value) || isEmptyCollection(file, value) || (getLength(value) ?? Infinity) <= PAIR;
  }
}

/** Returns whether a use adds one item where a test right before it says that the list has less than two. */
function isGuarded(file: FileContext, use: TSESTree.Node, asked: readonly TSESTree.Node[]): boolean {
  const { parent } = use;
  const call = parent?.parent;
  const path = spell(use);
  if (parent?.type !== "MemberExpression" || parent.object !== use || path === undefined) return false;
  if (call?.type !== "CallExpression" || call.callee !== parent || !ADDS.test(getMemberName(parent) ?? ""))
    return false;
  const [item, ...more] = call.arguments;
  const isKeyed = getMemberName(parent) === "set";
  if (item === undefined || item.type === "SpreadElement" || more.length !== (isKeyed ? 1 : 0)) return false;
  const guard = getGuard(file, use, path, PAIR);
  if (guard === undefined || guard.most >= PAIR || WAITS.test(file.sourceCode.getText(guard.inside))) return false;
  // Nothing else between the test and the end of what it guards adds one.
  return asked.every((other) => other === use || !contains(guard.inside, other) || isHarmless(file, other));
}

const ADDS = /^(?:push|unshift|add|set)$/;
/** What a map or a set is asked, or gives up. */
const LOOKS_UP = /^(?:get|has|delete|clear)$/;
/** Meanwhile somebody else may add one. */
const WAITS = /\b(?:await|yield)\b/;

/** Returns whether what a pattern takes out is only looked at: `({ players }) => players.length < 2`. */
function isLookedAt(file: FileContext, { value }: TSESTree.Property): boolean {
  const variable = value.type === "Identifier" ? getVariable(file, value) : undefined;
  return variable?.references.every(({ identifier, init }) => init === true || isLook(file, identifier)) === true;
}

/** `players.get(id)` */
const isLookedUp = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "MemberExpression" && LOOKS_UP.test(getMemberName(parent) ?? "");

/** `new Map()`, `new Set<string>()` */
const isEmptyCollection = (file: FileContext, value: TSESTree.Node): boolean =>
  value.type === "NewExpression" &&
  value.arguments.length === 0 &&
  ["Map", "Set"].some((name) => isGlobal(file, value.callee, name));

/** Whoever is handed a list that is never to have more than two will not make it longer. */
const isHandedOut = ({ parent }: TSESTree.Node): boolean => HANDS_OUT.has(parent?.type ?? "");

const HANDS_OUT: ReadonlySet<string> = new Set([
  "ArrowFunctionExpression",
  "CallExpression",
  "Property",
  "ReturnStatement",
]);

/** `this.players = this.players.filter(…)` */
function isPartOf(file: FileContext, value: TSESTree.Node, list: TSESTree.Node): boolean {
  const node = unwrap(value);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const isPart = /^(?:filter|slice)$/.test(getMemberName(node.callee) ?? "");
  return isPart && file.sourceCode.getText(node.callee.object) === file.sourceCode.getText(list);
}
