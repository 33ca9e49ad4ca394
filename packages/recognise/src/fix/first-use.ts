// The statement that evaluates an expression before anything else.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { unwrap } from "../syntax/tree.ts";

/** Returns the statement that evaluates an expression before anything else, whatever becomes of it then; undefined where something comes first. */
export function getFirstUse(file: FileContext, node: TSESTree.Node): TSESTree.Node | undefined {
  let inner = node;
  for (let { parent } = inner; parent != null; { parent } = inner) {
    switch (parent.type) {
      case "MemberExpression":
        if (parent.object !== inner) return undefined;
        break;
      case "CallExpression":
      case "NewExpression":
        if (parent.callee === inner) break;
        if (parent.arguments[0] !== inner || !isSettled(file, parent.callee)) return undefined;
        break;
      case "ArrayExpression":
        if (parent.elements[0] !== inner) return undefined;
        break;
      case "ObjectExpression":
        if (parent.properties[0] !== inner) return undefined;
        break;
      case "Property":
        if (parent.value !== inner || parent.computed || parent.parent.type !== "ObjectExpression") return undefined;
        break;
      case "BinaryExpression":
      case "LogicalExpression":
        if (parent.left !== inner) return undefined;
        break;
      case "ConditionalExpression":
        if (parent.test !== inner) return undefined;
        break;
      case "AssignmentExpression":
        if (parent.right !== inner || parent.operator !== "=" || !isSettledTarget(file, parent.left)) return undefined;
        break;
      case "VariableDeclarator":
        if (parent.init !== inner || parent.parent.declarations[0] !== parent) return undefined;
        break;
      case "AwaitExpression":
      case "ChainExpression":
      case "SpreadElement":
      case "TSAsExpression":
      case "TSNonNullExpression":
      case "TSSatisfiesExpression":
      case "UnaryExpression":
        break;
      case "ForInStatement":
      case "ForOfStatement":
        return parent.right === inner ? parent : undefined;
      case "IfStatement":
        return parent.test === inner ? parent : undefined;
      case "ExportDefaultDeclaration":
      case "ExpressionStatement":
      case "ReturnStatement":
      case "ThrowStatement":
        return parent;
      case "VariableDeclaration":
        return parent.parent.type === "ExportNamedDeclaration" ? parent.parent : parent;
      default:
        return undefined;
    }
    inner = parent;
  }
  return undefined;
}

const OWNERS: ReadonlySet<string> = new Set(["Array", "JSON", "Math", "Object", "Promise", "console"]);

/** Returns whether it makes no difference when a function is looked up: before its argument is evaluated, or after. */
function isSettled(file: FileContext, callee: TSESTree.Node): boolean {
  const node = unwrap(callee);
  if (node.type === "Identifier") {
    const references = getVariable(file, node)?.references ?? [];
    return references.every((reference) => reference.init === true || !reference.isWrite());
  }
  if (node.type !== "MemberExpression" || node.computed) return false;
  return (
    node.object.type === "Identifier" && OWNERS.has(node.object.name) && isGlobal(file, node.object, node.object.name)
  );
}

/** Returns whether nothing is evaluated of what a value is assigned to. */
function isSettledTarget(file: FileContext, target: TSESTree.Node): boolean {
  if (target.type === "Identifier") return true;
  if (target.type !== "MemberExpression" || target.computed) return false;
  const { object } = target;
  return object.type === "ThisExpression" || (object.type === "Identifier" && isSettled(file, object));
}
