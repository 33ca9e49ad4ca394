// The syntax tree itself: what kind a node is, what lies inside what, and what a member is called.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";

export type FunctionNode =
  | TSESTree.ArrowFunctionExpression
  | TSESTree.FunctionDeclaration
  | TSESTree.FunctionExpression;

export function isFunction(node: TSESTree.Node): node is FunctionNode {
  return (
    node.type === "ArrowFunctionExpression" || node.type === "FunctionDeclaration" || node.type === "FunctionExpression"
  );
}

export function isLoop(
  node: TSESTree.Node,
): node is
  | TSESTree.ForStatement
  | TSESTree.WhileStatement
  | TSESTree.DoWhileStatement
  | TSESTree.ForInStatement
  | TSESTree.ForOfStatement {
  return (
    node.type === "ForStatement" ||
    node.type === "WhileStatement" ||
    node.type === "DoWhileStatement" ||
    node.type === "ForInStatement" ||
    node.type === "ForOfStatement"
  );
}

/** Strips what TypeScript, Flow and parentheses put around an expression without changing its value. */
export function unwrap(node: TSESTree.Node): TSESTree.Node {
  switch (node.type) {
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
    case "TSTypeAssertion":
      return unwrap(node.expression);
    default:
      return isFlowCast(node) ? unwrap(node.expression) : node;
  }
}

interface FlowCast {
  readonly type: string;
  readonly expression: TSESTree.Expression;
  readonly typeAnnotation: TSESTree.Node;
  readonly range: TSESTree.Range;
}

/** Returns whether a node is a cast of Flow, as the parsers of Babel and Hermes name it: `(list: any)`, `list as any`. */
function isFlowCast(node: { readonly type: string }): node is FlowCast {
  return node.type === "TypeCastExpression" || node.type === "AsExpression" || node.type === "AsConstExpression";
}

/** Returns whether a node is nothing without the parentheses around it: Babel's `(list: any)` begins after the first and ends before the last. */
export function needsParentheses(node: TSESTree.Node): boolean {
  if (node.type === "SequenceExpression") return true;
  const { type }: { readonly type: string } = node;
  return type === "TypeCastExpression" && isFlowCast(node) && node.typeAnnotation.range[1] === node.range[1];
}

/** Returns a member's name where the source spells it: `a.sort`, `a["sort"]`, `this.#sort`. */
export function getMemberName(node: TSESTree.MemberExpression): string | undefined {
  if (!node.computed) return node.property.name;
  return node.property.type === "Literal" && typeof node.property.value === "string" ? node.property.value : undefined;
}

/** Returns the name that a key of an object, a pattern, a class, or an import spells; a computed one spells it only where it is a literal. */
export function getKeyName(key: TSESTree.Node): string | undefined {
  if (key.type === "Identifier" || key.type === "PrivateIdentifier") return key.name;
  return key.type === "Literal" && (typeof key.value === "string" || typeof key.value === "number")
    ? String(key.value)
    : undefined;
}

/** Returns the name of a property that the source spells: `x.key`, `x["key"]`, `x[0]`. */
export function getPropertyName(node: TSESTree.MemberExpression): string | undefined {
  return getMemberName(node) ?? (node.property.type === "Literal" ? getKeyName(node.property) : undefined);
}

/** Returns a node's child nodes. */
export function getChildren({ sourceCode: { visitorKeys } }: FileContext, node: TSESTree.Node): TSESTree.Node[] {
  const record = node as unknown as Readonly<Record<string, unknown>>;
  const children: TSESTree.Node[] = [];
  for (const key of visitorKeys[node.type] ?? []) {
    const value = record[key];
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) children.push(value);
      continue;
    }
    for (const one of value as readonly (object | null)[]) if (one !== null && isNode(one)) children.push(one);
  }
  return children;
}

/** Returns the first node of several parts, each of them gone through as by `someNode`, that a question is answered with yes for. */
export function findNode(
  file: FileContext,
  parts: readonly TSESTree.Node[],
  isOne: (node: TSESTree.Node) => boolean,
): TSESTree.Node | undefined {
  let found: TSESTree.Node | undefined;
  const look = (node: TSESTree.Node): boolean => {
    if (!isOne(node)) return false;
    found = node;
    return true;
  };
  parts.some((part) => someNode(file, part, look));
  return found;
}

/** Returns whether a node, or one inside it, is what is looked for; what lies inside a node that is to be skipped is left out. Takes no stack, however deep the tree. */
export function someNode(
  file: FileContext,
  root: TSESTree.Node,
  look: (node: TSESTree.Node) => boolean | "skip",
): boolean {
  const { visitorKeys } = file.sourceCode;
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const found = look(node);
    if (found === true) return true;
    if (found !== "skip") pushChildren(open, node, visitorKeys[node.type] ?? []);
  }
  return false;
}

/** Adds a node's child nodes, the last one first: whole files are gone through, and a list for each node would take as long as the rest. */
function pushChildren(open: TSESTree.Node[], node: TSESTree.Node, keys: readonly string[]): void {
  const record = node as unknown as Readonly<Record<string, unknown>>;
  for (let at = keys.length - 1; at >= 0; at--) {
    const value = record[keys[at] ?? ""];
    if (typeof value !== "object" || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) open.push(value);
      continue;
    }
    const list = value as readonly (object | null)[];
    for (let index = list.length - 1; index >= 0; index--) {
      const one = list[index];
      if (one != null && isNode(one)) open.push(one);
    }
  }
}

/** Looks at a node and all nodes inside it, outer ones first, in the order of the text; what lies inside a node that is to be skipped is left out. */
export function visitNodes(
  file: FileContext,
  root: TSESTree.Node,
  look: (node: TSESTree.Node) => "skip" | undefined,
): void {
  someNode(file, root, (node) => look(node) ?? false);
}

/** Whatever stands under a visitor's key is a node, if it has a place; this is asked of every node. */
const isNode = (value: object): value is TSESTree.Node => (value as Partial<TSESTree.Node>).range !== undefined;

/** Returns whether a node lies inside another, or is it. */
export function contains(outer: TSESTree.Node, inner: TSESTree.Node): boolean {
  return outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];
}

/** Returns the innermost statement or declaration that a node stands in, or is. */
export function getStatement(node: TSESTree.Node): TSESTree.Node {
  let statement = node;
  while (statement.parent != null && !/Statement$|Declaration$/.test(statement.type)) statement = statement.parent;
  return statement;
}

/** Returns the innermost function around a node, or undefined at the top of the file. */
export function getFunctionAround(node: TSESTree.Node): FunctionNode | undefined {
  for (let parent = node.parent; parent != null; parent = parent.parent) if (isFunction(parent)) return parent;
  return undefined;
}

/** Returns what a function returns, as it is written at each of its ends. */
export function getReturned(file: FileContext, { body }: FunctionNode): readonly TSESTree.Expression[] {
  if (body.type !== "BlockStatement") return [body];
  const returned: TSESTree.Expression[] = [];
  visitNodes(file, body, (inner) => {
    if (isFunction(inner)) return "skip";
    if (inner.type === "ReturnStatement" && inner.argument !== null) returned.push(inner.argument);
    return undefined;
  });
  return returned;
}

/** Returns the name that is called, a variable's or a member's; undefined where there is none. */
export function getCalledName(callee: TSESTree.Node): string | undefined {
  const node = unwrap(callee);
  if (node.type === "Identifier") return node.name;
  return node.type === "MemberExpression" ? getMemberName(node) : undefined;
}

/** Returns whether an expression is all that a statement does, so that nobody asks what it gives: `list.forEach(…);`, `list?.forEach(…);`. */
export function isWholeStatement({ parent }: TSESTree.Node): boolean {
  return parent?.type === "ChainExpression" ? isWholeStatement(parent) : parent?.type === "ExpressionStatement";
}

/** Returns the statements of a body, in braces or alone; of an arrow function without braces, what it gives. */
export const getStatements = (body: TSESTree.Node): readonly TSESTree.Node[] =>
  body.type === "BlockStatement" ? body.body : [body];

/** Returns whether a statement ends the function or the round. */
export function leaves(statement: TSESTree.Statement): boolean {
  const last = statement.type === "BlockStatement" ? statement.body.at(-1) : statement;
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(last?.type ?? "");
}
