// Statements of a loop that do something with an item that it has taken out of a list: `const answer = await ask(card); if (answer === card.answer) points++;`. They move no item while nobody else can reach the list.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { mayDrawByName } from "../draws/random-source.ts";
import { getFunction, getVariable } from "../syntax/bindings.ts";
import { contains, getCalledName, getChildren, getMemberName, isFunction, isLoop, someNode } from "../syntax/tree.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import type { Showing } from "./showing.ts";

/**
 * Returns the statements of a loop that it can be read without, as they neither name the list that it takes items out of, nor bring them into another order, nor
 * change or declare what its other statements read; undefined where there are none, or where the place that could not be read stands in none of them.
 */
export function findHandingOn(file: FileContext, loop: TSESTree.Node, unread: TSESTree.Node): Showing | undefined {
  if (!isLoop(loop) || loop.body.type !== "BlockStatement") return undefined;
  const { body } = loop.body;
  const list = body.map((statement) => getTakenFrom(file, statement)).find((found) => found !== undefined);
  if (list === undefined || !isOutOfReach(file, list, loop, true)) return undefined;
  const kept = new Set<TSESTree.Node>(
    body.filter((statement) => names(file, statement, list) || mayReorder(file, statement)),
  );
  // What is read by a statement that stays has to stay, too.
  for (let size = -1; size < kept.size;) {
    size = kept.size;
    for (const statement of body) if ([...kept].some((one) => changesFor(file, statement, one))) kept.add(statement);
  }
  const statements = new Set<TSESTree.Node>(body.filter((statement) => !kept.has(statement)));
  // What could not be read may stand in a function of the file that the loop calls.
  const isUnread = (statement: TSESTree.Node): boolean => contains(statement, unread) || !contains(loop, unread);
  const unknownCall = [...statements].find(isUnread);
  const isSteered = getHead(file, loop, loop.body).some((part) =>
    [...statements].some((one) => changesFor(file, one, part)),
  );
  return unknownCall === undefined || isSteered ? undefined : { statements, unknownCall };
}

/** The list of `list.splice(place, 1)` in a statement. */
function getTakenFrom(file: FileContext, statement: TSESTree.Node): TSESTree.Identifier | undefined {
  let found: TSESTree.Identifier | undefined;
  someNode(file, statement, (node) => {
    if (isFunction(node)) return "skip";
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
    const { object } = node.callee;
    if (object.type !== "Identifier" || getMemberName(node.callee) !== "splice") return false;
    found = object;
    return true;
  });
  return found;
}

const names = (file: FileContext, code: TSESTree.Node, list: TSESTree.Identifier): boolean =>
  someNode(file, code, (node) => node.type === "Identifier" && node.name === list.name);

/** Returns whether code may end the loop, or its round, or bring what it is given into another order: it draws, or puts it into a list, at a place of its own, or in place of something. */
function mayReorder(file: FileContext, code: TSESTree.Node, depth = 0): boolean {
  return someNode(file, code, (node) => {
    if (LEAVING.has(node.type)) return depth === 0;
    if (node.type === "AssignmentExpression") {
      const isProperty = node.left.type === "MemberExpression" && !node.left.computed;
      return (
        !(isProperty || node.left.type === "Identifier") || someNode(file, node.right, ({ type }) => LISTING.has(type))
      );
    }
    if (node.type !== "CallExpression") return false;
    if (PLACING.test(getCalledName(node.callee) ?? "") || mayDrawByName(node.callee)) return true;
    const local = getFunction(file, node.callee);
    return local !== undefined && (depth === MOST_CALLS || mayReorder(file, local.body, depth + 1));
  });
}

/** Calls in calls. */
const MOST_CALLS = 3;

const LEAVING: ReadonlySet<string> = new Set([
  "BreakStatement",
  "ContinueStatement",
  "ReturnStatement",
  "ThrowStatement",
  "YieldExpression",
]);

const LISTING: ReadonlySet<string> = new Set(["ArrayExpression", "SpreadElement"]);

/** What may put something elsewhere than behind all that was there before, or into what the file knows as a list. */
const PLACING =
  /^(?:add|after|before|concat|copyWithin|fill|flat|map|move|pop|push|put|reduce|replace|reverse|set|shift|sort|splice|to[RS]|unshift|with)|insert|mix|rand|scrambl|shuffl|swap/i;

/** Returns whether a statement declares or changes a variable that other code names. */
const changesFor = (file: FileContext, statement: TSESTree.Node, code: TSESTree.Node): boolean =>
  someNode(file, code, (node) => {
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    if (variable === undefined) return false;
    const isDeclared = variable.defs.some(({ name }) => contains(statement, name));
    return (
      isDeclared ||
      variable.references.some((reference) => reference.isWrite() && contains(statement, reference.identifier))
    );
  });

/** What says how often a loop goes round. */
const getHead = (file: FileContext, loop: TSESTree.Node, body: TSESTree.Node): readonly TSESTree.Node[] =>
  getChildren(file, loop).filter((child) => child !== body);
