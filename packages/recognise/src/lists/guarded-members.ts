// Members that get no third item, because whatever puts one in asks first: `if (this.players.length >= 2) return; this.players.push(name);`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getAskedName } from "../syntax/holders.ts";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { contains, getMemberName, unwrap } from "../syntax/tree.ts";
import { getGuard, spell } from "./filled-until.ts";
import { isHarmless, isMadeOfItself, isTaking } from "./kept-length.ts";
import { getAsked, getBegun } from "./list-uses.ts";
import type { GetLength } from "./written-number.ts";

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
  const begins: boolean[] = [];
  const fills: TSESTree.Node[] = [];
  const isKept = asked.every((use) => {
    if (isGuarded(file, use, asked)) return fills.push(use) > 0;
    const { parent } = use;
    if (parent?.type !== "AssignmentExpression" || parent.left !== use)
      return isHarmless(file, use, (other) => isTaking(other) || isHandedOut(other));
    if (parent.operator !== "=") return false;
    if (isMadeOfItself(file, use) || isPartOf(file, parent.right, use)) return true;
    begins.push(isFew(parent.right));
    return begins.at(-1);
  });
  return isKept && begun.length + begins.length > 0 && fills.length > 0 ? PAIR : undefined;

  function isFew(value: TSESTree.Node): boolean {
    return isEmptyArray(value) || (getLength(value) ?? Infinity) <= PAIR;
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
  if (item === undefined || item.type === "SpreadElement" || more.length > 0) return false;
  const guard = getGuard(file, use, path, PAIR);
  if (guard === undefined || guard.most >= PAIR || WAITS.test(file.sourceCode.getText(guard.inside))) return false;
  // Nothing else between the test and the end of what it guards adds one.
  return asked.every((other) => other === use || !contains(guard.inside, other) || isHarmless(file, other));
}

const ADDS = /^(?:push|unshift)$/;
/** Meanwhile somebody else may add one. */
const WAITS = /\b(?:await|yield)\b/;

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
