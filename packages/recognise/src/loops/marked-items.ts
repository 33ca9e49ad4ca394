// Rounds that mark the item that they draw and take out of its list: `free[k].isMine = true; free.splice(k, 1);`, `const [spy] = rest.splice(k, 1); spy.role = "spy";`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { hasWord } from "../file/script-block.ts";
import { getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { contains, getMemberName, isFunction, isLoop, someNode, unwrap } from "../syntax/tree.ts";

/** Returns whether one of some statements that run in a row, without a jump, sets a property of the item that a call takes out of a list, to what asks nothing of any item. */
export function marksDrawn(
  file: FileContext,
  call: TSESTree.CallExpression,
  list: TSESTree.Node,
  statements: readonly TSESTree.Node[],
): boolean {
  const own = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const [drawn] = call.arguments;
  const place = drawn?.type === "Identifier" ? getVariable(file, drawn) : undefined;
  if (own === undefined || statements.some((statement) => someNode(file, statement, isJump))) return false;
  const isList = (node: TSESTree.Node): boolean => node.type === "Identifier" && getVariable(file, node) === own;
  // What is given to the place again is another place.
  const isSteady = place !== undefined && getGivenIn(place, statements) <= 1;
  const isItem = (node: TSESTree.Node): boolean => {
    const item = unwrap(node);
    if (item.type === "MemberExpression" && item.computed) {
      if (unwrap(item.object) === call) return item.property.type === "Literal" && item.property.value === 0;
      // Behind the call another item lies there.
      const isBefore = isSteady && item.range[1] <= call.range[0];
      return isBefore && isList(item.object) && isVariable(file, item.property, place);
    }
    const variable = item.type === "Identifier" ? getVariable(file, item) : undefined;
    const [definition, ...more] = variable?.defs ?? [];
    const declarator = definition?.node;
    if (variable === undefined || declarator?.type !== "VariableDeclarator" || more.length > 0) return false;
    if (declarator.init === null || getWrites(variable).length > 1 || !statements.includes(declarator.parent))
      return false;
    return declarator.id.type === "ArrayPattern"
      ? declarator.id.elements[0] === definition?.name && unwrap(declarator.init) === call
      : declarator.id === definition?.name && isItem(declarator.init);
  };
  // Whoever gets the item, too, may show nothing of it but the mark.
  const isHanded = (node: TSESTree.Node): boolean => node.type === "CallExpression" && node.arguments.some(isItem);
  if (statements.some((statement) => someNode(file, statement, isHanded))) return false;
  return statements.some((statement) => {
    const expression = statement.type === "ExpressionStatement" ? statement.expression : undefined;
    if (expression?.type !== "AssignmentExpression" || expression.operator !== "=") return false;
    const target = unwrap(expression.left);
    if (target.type !== "MemberExpression" || getMemberName(target) === undefined || !isItem(target.object))
      return false;
    return !someNode(file, expression.right, (part) => asksMore(part) || isList(part) || isItem(part));
  });
}

const isJump = ({ type }: TSESTree.Node): boolean =>
  /^(?:Break|Continue|If|Switch|Throw|Try|Conditional|Logical|Return)/.test(type);

/** What is called may draw, and what lies at a place may be another item. */
const asksMore = (node: TSESTree.Node): boolean =>
  node.type === "CallExpression" ||
  node.type === "NewExpression" ||
  (node.type === "MemberExpression" && node.computed) ||
  isFunction(node);

const isVariable = (file: FileContext, node: TSESTree.Node, variable: Variable | undefined): boolean =>
  node.type === "Identifier" && variable !== undefined && getVariable(file, node) === variable;

/** How often some statements give a variable a value. */
const getGivenIn = (variable: Variable, statements: readonly TSESTree.Node[]): number =>
  getWrites(variable).filter(({ identifier }) => statements.some((statement) => contains(statement, identifier)))
    .length;

/** Returns whether a loop asks its list how long it is to go on: if all items of it are marked, nobody sees in which order. */
export function goesThroughAll(file: FileContext, loop: TSESTree.Node, list: TSESTree.Node): boolean {
  if (!isLoop(loop) || !("test" in loop) || loop.test === null) return false;
  return hasWord(file.sourceCode.getText(loop.test), file.sourceCode.getText(list));
}
