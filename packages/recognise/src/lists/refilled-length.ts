// How many items a property of `this` holds where it is shuffled right after it was given a list: `this.cards = []; for (…) this.cards.push(…); this.cards.sort(…)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isEmptyArray } from "../syntax/list-forms.ts";
import { getMemberName, isFunction, visitNodes } from "../syntax/tree.ts";
import { countPushed, isLook } from "./filled-length.ts";
import type { GetLength } from "./written-number.ts";

/**
 * Returns how many items `this.cards` holds at a place, where a statement before it in the same block gives it a list of known length, and nothing that runs
 * from there on can do more to it than to push items whose number is known.
 */
export function getRefilledLength(
  file: FileContext,
  place: TSESTree.MemberExpression,
  getLength: GetLength,
): number | undefined {
  const name = getMemberName(place);
  if (name === undefined || place.object.type !== "ThisExpression") return undefined;
  let statement: TSESTree.Node = place;
  while (statement.parent != null && statement.parent.type !== "BlockStatement" && !isFunction(statement.parent))
    statement = statement.parent;
  for (;;) {
    const block: TSESTree.Node | undefined = statement.parent;
    if (block?.type !== "BlockStatement") return undefined;
    const before = block.body.slice(0, block.body.indexOf(statement as TSESTree.Statement));
    const start = before.findLastIndex((one) => getGiven(one, name) !== undefined);
    const given = before[start];
    if (given !== undefined) return count(file, name, [...before.slice(start), statement], getLength);
    // The block of a loop goes on to what stands before the loop.
    if (isFunction(block.parent)) return undefined;
    statement = block.parent;
    while (statement.parent != null && statement.parent.type !== "BlockStatement" && !isFunction(statement.parent))
      statement = statement.parent;
  }
}

/** The list of `this.cards = list`. */
function getGiven(statement: TSESTree.Node, name: string): TSESTree.Expression | undefined {
  const assignment = statement.type === "ExpressionStatement" ? statement.expression : undefined;
  if (assignment?.type !== "AssignmentExpression" || assignment.operator !== "=") return undefined;
  const { left, right } = assignment;
  const isIt =
    left.type === "MemberExpression" && left.object.type === "ThisExpression" && getMemberName(left) === name;
  return isIt ? right : undefined;
}

function count(
  file: FileContext,
  name: string,
  [given, ...statements]: readonly TSESTree.Node[],
  getLength: GetLength,
): number | undefined {
  const list = given === undefined ? undefined : getGiven(given, name);
  if (list === undefined) return undefined;
  let sum = isEmptyArray(list) ? 0 : (getLength(list) ?? NaN);
  const last = statements.at(-1);
  for (const statement of statements)
    visitNodes(file, statement, (node) => {
      if (node.type === "AwaitExpression" || node.type === "YieldExpression") sum = NaN;
      if (node.type !== "ThisExpression") return undefined;
      const member = node.parent;
      if (member.type !== "MemberExpression" || member.object !== node) sum = NaN;
      else if (getMemberName(member) !== name) sum = isCalled(member) || member.computed ? NaN : sum;
      else if (!isLook(file, member)) {
        const push = getPush(member);
        // What is put in where it is shuffled may be put in before or after.
        const pushed =
          push === undefined || statement === last ? undefined : countPushed(file, push, statement, getLength);
        sum += pushed ?? NaN;
      }
      return undefined;
    });
  return Number.isNaN(sum) || sum === 0 ? undefined : sum;
}

const isCalled = (member: TSESTree.MemberExpression): boolean =>
  member.parent.type === "CallExpression" && member.parent.callee === member;

function getPush({ parent }: TSESTree.MemberExpression): TSESTree.CallExpression | undefined {
  const call = parent.parent;
  const isPush = parent.type === "MemberExpression" && getMemberName(parent) === "push";
  return isPush && call?.type === "CallExpression" && call.callee === parent ? call : undefined;
}
