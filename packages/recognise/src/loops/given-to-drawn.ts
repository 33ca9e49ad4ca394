// Rounds that give something of their own to what they draw: `cards[k].color = color; cards.splice(k, 1);`, `board[free[k]] = number`. Which item gets it is as telling as which item is got.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { contains, getCalledName, getMemberName, someNode, unwrap } from "../syntax/tree.ts";

type Test = (node: TSESTree.Node) => boolean;

/** What gives an element, a card or a list something to keep. */
const GIVES: ReadonlySet<string> = new Set(
  "add addClass append appendChild attr css data html prop push replaceChildren setAttribute text val".split(" "),
);

/**
 * Returns whether a round gives something of its own, which no other round has, to an item that it draws, or puts it where that item says.
 * @param isOfRound whether a path goes by what each round has for itself.
 */
export function givesToDrawn(
  file: FileContext,
  call: TSESTree.CallExpression,
  list: TSESTree.Node,
  statements: readonly TSESTree.Node[],
  isOfRound: Test,
): boolean {
  const isDrawn = getDrawnTest(file, call, list);
  const goesByDrawn: Test = (path) => {
    const node = unwrap(path);
    if (isDrawn(node)) return true;
    if (node.type === "MemberExpression") {
      const { object, property, computed } = node;
      return goesByDrawn(object) || (computed && goesByDrawn(property));
    }
    if (node.type !== "CallExpression") return false;
    // $(cards[k]), cards[k].querySelector("span")
    const { callee, arguments: given } = node;
    if (callee.type === "MemberExpression") return goesByDrawn(callee.object);
    return /^(?:\$|jQuery)$/.test(getCalledName(callee) ?? "") && given.length === 1 && given.some(goesByDrawn);
  };
  const isOwnValue: Test = (value) => {
    const node = unwrap(value);
    if (node.type === "TemplateLiteral") return node.expressions.some(isOwnValue);
    if (node.type === "BinaryExpression") return node.operator === "+" && [node.left, node.right].some(isOwnValue);
    return isOfRound(node) && !goesByDrawn(node);
  };
  /** What a statement gives something of the round to: an item that is drawn, or a place that it says. */
  const getTarget = (statement: TSESTree.Node): TSESTree.Node | undefined => {
    const expression = statement.type === "ExpressionStatement" ? statement.expression : undefined;
    if (expression?.type === "AssignmentExpression") {
      const target = unwrap(expression.left);
      const isGiven = /^\+?=$/.test(expression.operator) && target.type === "MemberExpression" && !isDrawn(target);
      return isGiven && goesByDrawn(target) && isOwnValue(expression.right) ? target : undefined;
    }
    if (expression?.type !== "CallExpression" || expression.callee.type !== "MemberExpression") return undefined;
    const { callee, arguments: given } = expression;
    const last = given.at(-1);
    if (last === undefined || given.length > 2 || !isOwnValue(last)) return undefined;
    const name = getMemberName(callee) ?? "";
    const target = name === "set" && given.length === 2 ? given[0] : GIVES.has(name) ? callee.object : undefined;
    return target !== undefined && goesByDrawn(target) ? target : undefined;
  };
  const targets = statements.flatMap((statement) => getTarget(statement) ?? []);
  if (targets.length === 0) return false;
  // What is shown or kept besides may be shown by what it got.
  return !statements.some((statement) =>
    someNode(file, statement, (node) => {
      const { parent } = node;
      const defs = node.type === "Identifier" ? (getVariable(file, node)?.defs ?? []) : [];
      const isNamed = defs.some(({ name }) => name.range[0] === node.range[0]);
      const isMade = parent?.type === "VariableDeclarator" && parent.init === node;
      return isDrawn(node) && !isNamed && !isMade && !targets.some((target) => contains(target, node));
    }),
  );
}

/** Tells the item that a round draws: `rest.splice(k, 1)[0]`, `rest[k]`, and the name of either. */
function getDrawnTest(file: FileContext, call: TSESTree.CallExpression, list: TSESTree.Node): Test {
  const { sourceCode } = file;
  const [text, place] = [sourceCode.getText(list), call.arguments[0]];
  const at = place?.type === "Identifier" ? getVariable(file, place) : undefined;
  const isItself: Test = (node) => {
    if (node.type !== "MemberExpression" || !node.computed) return false;
    const [object, property] = [unwrap(node.object), unwrap(node.property)];
    if (object === call) return property.type === "Literal" && property.value === 0;
    const isAt = property.type === "Identifier" && at !== undefined && getVariable(file, property) === at;
    return isAt && sourceCode.getText(object) === text;
  };
  return (node) => {
    if (isItself(node)) return true;
    const [definition, ...more] = node.type === "Identifier" ? (getVariable(file, node)?.defs ?? []) : [];
    const declarator = definition?.node;
    if (declarator?.type !== "VariableDeclarator" || declarator.init === null || more.length > 0) return false;
    const init = unwrap(declarator.init);
    // const { row, column } = free[k]; const [card] = rest.splice(k, 1);
    if (isItself(init)) return true;
    const [first] = declarator.id.type === "ArrayPattern" ? declarator.id.elements : [];
    return init === call && first === definition?.name;
  };
}
