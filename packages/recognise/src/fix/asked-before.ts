// Chains that ask again what was asked around them: `cards && cards?.sort(…)` needs no second question.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getMemberName } from "../syntax/tree.ts";

/** Returns whether a chain stands only where what it asks was found to be there: `cards && cards?.sort(…)`, `if (cards.length > 2) cards?.sort(…);`. */
export function isAskedBefore({ sourceCode }: FileContext, chain: TSESTree.Node, asked: TSESTree.Expression): boolean {
  const question = sourceCode.getText(asked);
  const isQuestion = (node: TSESTree.Node): boolean => sourceCode.getText(node) === question;
  for (let node = chain; node.parent != null; node = node.parent) {
    const { parent } = node;
    switch (parent.type) {
      case "LogicalExpression":
        if (parent.operator === "&&" && parent.right === node && tells(parent.left)) return true;
        break;
      case "ConditionalExpression":
      case "IfStatement":
        if (parent.consequent === node && tells(parent.test)) return true;
        break;
      case "BlockStatement":
        if (parent.body[0] !== node) return false;
        break;
      case "VariableDeclaration":
        if (parent.declarations[0] !== node) return false;
        break;
      case "ExpressionStatement":
      case "VariableDeclarator":
      case "ReturnStatement":
        break;
      default:
        return false;
    }
  }
  return false;

  function tells(test: TSESTree.Node): boolean {
    switch (test.type) {
      case "LogicalExpression":
        return test.operator === "&&" && (tells(test.left) || tells(test.right));
      case "ChainExpression":
        return tells(test.expression);
      case "MemberExpression":
        return isQuestion(test) || (getMemberName(test) === "length" && isQuestion(test.object));
      case "BinaryExpression":
        return /^>=?$/.test(test.operator) && test.left.type !== "PrivateIdentifier" && tellsLength(test.left);
      default:
        return isQuestion(test);
    }
  }

  function tellsLength(node: TSESTree.Node): boolean {
    return node.type === "ChainExpression"
      ? tellsLength(node.expression)
      : node.type === "MemberExpression" && tells(node);
  }
}
