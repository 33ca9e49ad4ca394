// A function that calls itself where it drew what it gave before: `const k = draw; if (used.includes(k)) return next(); used.push(k); return list[k];`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getFunction } from "../syntax/bindings.ts";
import {
  contains,
  getMemberName,
  getReturned,
  someNode,
  unwrap,
  visitNodes,
  type FunctionNode,
} from "../syntax/tree.ts";
import { getGivenName, getStore, type Call } from "./noted-draws.ts";

/** Returns what one call of such a function does, with a loop in the place of the call of itself; undefined for any other function. */
export function getCallOfItself(file: FileContext, own: FunctionNode): Call | undefined {
  if (own.async || own.generator || own.body.type !== "BlockStatement") return undefined;
  const { body } = own.body;
  const calls: TSESTree.CallExpression[] = [];
  visitNodes(file, own, (node) => {
    if (node.type === "CallExpression" && getFunction(file, node.callee) === own) calls.push(node);
    return undefined;
  });
  const [call, ...more] = calls;
  const choice = body.find((statement) => call !== undefined && contains(statement, call));
  if (call === undefined || more.length > 0 || choice?.type !== "IfStatement" || !handsOn(own, call)) return undefined;
  const isAgainThen = contains(choice.consequent, call);
  const again = isAgainThen ? choice.consequent : choice.alternate;
  if (again === null || !endsIn(again, call)) return undefined;
  const at = body.indexOf(choice);
  const kept = getKept(choice, again, body.slice(at + 1));
  const note = kept.findIndex((statement) => getStore(statement) !== undefined);
  const noting = kept[note];
  const store = noting === undefined ? undefined : getStore(noting);
  const drawing = getDrawing(body.slice(0, at));
  const drawn = drawing.map(getGivenName).at(-1);
  if (noting === undefined || store === undefined || drawn === undefined) return undefined;
  if (kept.slice(0, note).some(({ type }) => type !== "VariableDeclaration")) return undefined;
  return { statements: [asLoop(choice, drawing, isAgainThen), noting], drawn, store };
}

/** What runs where the function does not call itself: what stands behind the choice, where the other way of it ends the call, or the other way alone. */
function getKept(
  { consequent, alternate }: TSESTree.IfStatement,
  again: TSESTree.Statement,
  behind: readonly TSESTree.Statement[],
): readonly TSESTree.Statement[] {
  if (alternate === null) return isReturn(again) ? behind : [];
  // What stands behind both would have the drawn item of each call.
  if (behind.length > 0 && !isReturn(again)) return [];
  return asStatements(again === consequent ? alternate : consequent);
}

const asStatements = (branch: TSESTree.Statement): readonly TSESTree.Statement[] =>
  branch.type === "BlockStatement" ? branch.body : [branch];

/** The last statements before the choice that each give a name its value: a call of itself begins with them again. */
const getDrawing = (before: readonly TSESTree.Statement[]): readonly TSESTree.Statement[] =>
  before.slice(before.findLastIndex((one) => one.type === "IfStatement" || getGivenName(one) === undefined) + 1);

/** `return next();`, `next();`, `next(); return;` */
function endsIn(branch: TSESTree.Statement, call: TSESTree.CallExpression): boolean {
  const [statement, end, ...more] = asStatements(branch);
  if (more.length > 0 || (end !== undefined && (end.type !== "ReturnStatement" || end.argument !== null))) return false;
  if (statement?.type === "ReturnStatement") return statement.argument !== null && unwrap(statement.argument) === call;
  return statement?.type === "ExpressionStatement" && unwrap(statement.expression) === call;
}

const isReturn = (branch: TSESTree.Statement): boolean => asStatements(branch).at(-1)?.type === "ReturnStatement";

/** Returns whether a function hands on what it was handed, where it needs that. */
const handsOn = ({ params }: FunctionNode, { arguments: handed }: TSESTree.CallExpression): boolean =>
  params.every((param, index) => {
    const own = handed[index];
    return param.type === "Identifier" && own?.type === "Identifier" && own.name === param.name;
  });

/** `do { … } while (used.includes(k));` */
function asLoop(
  choice: TSESTree.IfStatement,
  drawing: readonly TSESTree.Statement[],
  isAgainThen: boolean,
): TSESTree.DoWhileStatement {
  const start = drawing[0]?.range[0] ?? choice.range[0];
  const place = { loc: choice.loc, parent: choice.parent, range: [start, choice.range[1]] };
  const test = isAgainThen
    ? choice.test
    : { ...place, type: "UnaryExpression", operator: "!", prefix: true, argument: choice.test };
  const body = { ...place, type: "BlockStatement", body: drawing.map(asGiven) };
  return { ...place, type: "DoWhileStatement", body, test } as unknown as TSESTree.DoWhileStatement;
}

/** `k = draw;` of `const k = draw;`: each round gives the name another value. */
function asGiven(statement: TSESTree.Statement): TSESTree.Statement {
  const [declarator] = statement.type === "VariableDeclaration" ? statement.declarations : [];
  if (declarator?.init == null) return statement;
  const { id: left, init: right, loc, range } = declarator;
  const expression = { type: "AssignmentExpression", operator: "=", left, right, loc, range, parent: statement };
  return { ...statement, type: "ExpressionStatement", expression } as unknown as TSESTree.ExpressionStatement;
}

/** Returns whether a function gives back the drawn place, and the file asks the list for the item there: `list[next()]`. */
export function givesPlace(
  file: FileContext,
  around: FunctionNode,
  list: TSESTree.Node,
  { name }: TSESTree.Identifier,
): boolean {
  const isGiven = getReturned(file, around).some((value) => value.type === "Identifier" && value.name === name);
  const text = file.sourceCode.getText(list);
  return (
    isGiven &&
    someNode(file, file.sourceCode.ast, (node) => {
      if (node.type !== "MemberExpression" || getMemberName(node) !== undefined || !node.computed) return false;
      const asked = unwrap(node.property);
      if (asked.type !== "CallExpression" || file.sourceCode.getText(node.object) !== text) return false;
      return getFunction(file, asked.callee) === around;
    })
  );
}
