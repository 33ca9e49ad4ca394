// Which words for drawing lead nowhere: those that only declare something, those of modules that draw nothing, and those whose draws become part of a text.
import type { FileContext } from "../file/file-context.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { findEffectOfCall } from "../origins/effect.ts";
import { isOfLibrary } from "../origins/library-sources.ts";
import { getFunction } from "../syntax/bindings.ts";
import { getOnlyValue, getReferences, getVariable, getVariableAt, getWrites, type Variable } from "../syntax/names.ts";
import { getCalledName, getFunctionAround, getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import { mayDrawByName } from "./random-source.ts";

/** Returns why a word need not be followed: it is only the name under which something is declared, a member of a module that draws nothing by its name, or part of a text. */
export function getIdleness(
  file: FileContext,
  word: TSESTree.Node,
): "wordDeclared" | "wordInText" | "wordOfOtherModule" | undefined {
  const imported = getImport(word);
  if (imported !== undefined) return isOtherModule(imported) ? "wordOfOtherModule" : undefined;
  if (word.type !== "Identifier") return undefined;
  if (isDeclaration(word)) return "wordDeclared";
  if (isOfOtherModule(file, word)) return "wordOfOtherModule";
  return isInText(file, word) || isKeptForTexts(file, word) ? "wordInText" : undefined;
}

/** Returns the import of which a name, or the name of a module, is a part. */
function getImport({ parent }: TSESTree.Node): TSESTree.Node | undefined {
  const around = parent?.type.startsWith("Import") === true ? parent : undefined;
  return around?.type === "ImportDeclaration" ? around : around?.parent;
}

/** Returns whether a name is declared where it stands: whoever uses it spells it again. */
export function isDeclaration(node: TSESTree.Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case "ClassDeclaration":
    case "ClassExpression":
    case "VariableDeclarator":
      return parent.id === node;
    case "ArrowFunctionExpression":
    case "FunctionDeclaration":
    case "FunctionExpression":
      return parent.body !== node;
    case "MethodDefinition":
    case "PropertyDefinition":
      return parent.key === node && !parent.computed;
    case "Property":
      return parent.key === node && !parent.computed && !parent.shorthand && parent.parent.type === "ObjectExpression";
    default:
      return false;
  }
}

/** Returns whether a word is part of `Secure.random.uuid` of a module that is no library of ours, and the name promises no number. */
function isOfOtherModule(file: FileContext, word: TSESTree.Node): boolean {
  let chain = word;
  for (let { parent } = word; parent?.type === "MemberExpression"; { parent } = parent) {
    if (getMemberName(parent) === undefined) return false;
    chain = parent;
  }
  let root = chain;
  while (root.type === "MemberExpression") root = unwrap(root.object);
  if (root.type !== "Identifier") return false;
  return isOtherModule(getVariableAt(file, root.name, root)?.defs[0]?.parent) && !mayDrawByName(chain);
}

/** Returns whether a node imports from a module of which we don't know that it draws. */
const isOtherModule = (node: TSESTree.Node | null | undefined): boolean =>
  node?.type === "ImportDeclaration" && !isOfLibrary({ module: node.source.value, path: [] });

/** Returns what a name stands for as a whole: `dice.roll` for that of a member, and otherwise itself. */
export const getNamedBy = (name: TSESTree.Node): TSESTree.Node =>
  name.parent?.type === "MemberExpression" && name.parent.property === name ? name.parent : name;

/**
 * Returns whether a name that leads to words for drawing is called for a part of a text, and its call does nothing else: `id += letters[pick(26)]`.
 * What it calls was reached already; nothing around its call hangs on the draw.
 */
export function isDrawnIntoText(file: FileContext, name: TSESTree.Node): boolean {
  const callee = getNamedBy(name);
  const call = callee.parent;
  return call?.type === "CallExpression" && call.callee === callee && isInText(file, call) && !mayMoveItem(file, call);
}

/** Returns whether what is drawn is kept by a name alone, and all that is done with that is to put it into texts: `const id = Math.random(); …; "#" + id`. */
function isKeptForTexts(file: FileContext, word: TSESTree.Node): boolean {
  let value = word;
  while (value.parent != null && makesAnother(value.parent, value)) value = value.parent;
  const uses = getUsesOfKept(file, value);
  return uses !== undefined && uses.length > 0 && uses.every(({ identifier }) => isInText(file, identifier as Node));
}

type Node = TSESTree.Node;

/** Returns where a name can be read that a value is kept by; undefined where it is not, or where more can read it than can be told. */
function getUsesOfKept(file: FileContext, value: Node): readonly TSESLint.Scope.Reference[] | undefined {
  const keeper = value.parent;
  if (keeper?.type === "VariableDeclarator" && keeper.init === value && keeper.id.type === "Identifier") {
    const variable = getVariable(file, keeper.id);
    if (variable === undefined || getOnlyValue(variable) !== value) return undefined;
    if (keeper.parent.parent.type === "ExportNamedDeclaration") return undefined;
    return getReferences(file, variable).filter(({ init }) => init !== true);
  }
  if (keeper?.type !== "AssignmentExpression" || keeper.operator !== "=" || keeper.right !== value) return undefined;
  const { left } = keeper;
  const variable = left.type === "Identifier" && isForNothing(keeper) ? getVariable(file, left) : undefined;
  if (variable === undefined || mayComeBack(keeper, variable)) return undefined;
  // What stands before it is over when the name gets its value.
  return getReferences(file, variable).filter(({ identifier }) => identifier.range[0] >= keeper.range[1]);
}

/** Returns whether nobody takes the value of an expression: it is a statement, or one of several in a row before the last. */
const isForNothing = ({ parent, range }: TSESTree.Expression): boolean =>
  parent.type === "ExpressionStatement" ||
  (parent.type === "SequenceExpression" && (parent.expressions.at(-1)?.range[0] ?? 0) > range[0]);

/** Returns whether what stands before an assignment to a variable may run after it: in another round, or in a function that keeps the variable. */
function mayComeBack(assignment: Node, { scope, references }: Variable): boolean {
  const around = getFunctionAround(assignment);
  if (around === undefined || (scope.variableScope.block as Node) !== around) return true;
  for (let node = assignment.parent; node != null && node !== around; node = node.parent) if (isLoop(node)) return true;
  return references.some(({ from }) => from.variableScope !== scope.variableScope);
}

/** Returns whether an expression makes nothing but another number, or a character, of a part of it that was drawn. */
function makesAnother(whole: TSESTree.Node, part: TSESTree.Node): boolean {
  switch (whole.type) {
    case "CallExpression":
      return whole.callee === part || READING.has(getCalledName(whole.callee));
    case "BinaryExpression":
    case "MemberExpression":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "UnaryExpression":
      return true;
    default:
      return false;
  }
}

const READING: ReadonlySet<string | undefined> = new Set(
  "charAt charCodeAt at fromCharCode floor round ceil trunc abs min max parseInt Number String toFixed".split(" "),
);

/** Returns whether what is drawn becomes part of a text, which is nothing to count or to sort by. */
function isInText(file: FileContext, word: TSESTree.Node): boolean {
  for (let node = word; node.parent != null; node = node.parent) {
    if (isFunction(node) || node.type.endsWith("Statement")) return false;
    const { parent } = node;
    // The item at a drawn place is: `out += "<li>" + take(rest, draw) + "</li>"`.
    if (parent.type === "CallExpression" && parent.callee !== node && mayMoveItem(file, parent)) return false;
    if (isText(file, parent)) return !NAMES_ORDER.test(file.sourceCode.getText(parent));
  }
  return false;
}

/** What takes an item out of a list, or a letter out of a text. */
const CUTTING: ReadonlySet<string | undefined> = new Set([
  "replace",
  "slice",
  "splice",
  "substr",
  "substring",
  "toSpliced",
]);

/** Returns whether a call may move an item of a list, or a letter of a text, as far as the file tells. */
function mayMoveItem(file: FileContext, { callee }: TSESTree.CallExpression): boolean {
  if (CUTTING.has(getCalledName(callee))) return true;
  const called = getFunction(file, callee);
  return called !== undefined && findEffectOfCall(file, called, { members: true }) !== undefined;
}

/** A text that a browser sorts elements by. */
const NAMES_ORDER = /\border\s*:/;

/**
 * Returns whether an expression is a text by what is written there: `"id-"`, `"id-" + n`, `n.toString(36)`, `id += n` where `id` begins as a text.
 * A number alone that becomes one is none (`"" + n`, `${n}`, `n.toString()`).
 */
function isText(file: FileContext, node: TSESTree.Node): boolean {
  switch (node.type) {
    case "TemplateLiteral":
      return node.expressions.length > 1 || node.quasis.some(({ value }) => value.raw !== "");
    case "Literal":
      return typeof node.value === "string" && node.value !== "";
    case "AssignmentExpression":
      return node.operator === "+=" && isGatheredText(file, node.left);
    case "BinaryExpression":
      return node.operator === "+" && (isText(file, node.left) || isText(file, node.right));
    case "MemberExpression":
      return (
        getMemberName(node) === "toString" && node.parent.type === "CallExpression" && node.parent.arguments.length > 0
      );
    default:
      return false;
  }
}

/** Returns whether a variable begins as a text, and gets nothing but more behind it. */
function isGatheredText(file: FileContext, name: TSESTree.Node): boolean {
  const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition?.node.type !== "VariableDeclarator" || more.length > 0) return false;
  return (
    definition.node.id === definition.name &&
    isWrittenText(definition.node.init) &&
    getWrites(variable).every(
      ({ identifier: { parent } }) =>
        parent.type === "AssignmentExpression" &&
        (parent.operator === "+=" || (parent.operator === "=" && isWrittenText(parent.right))),
    )
  );
}

const isWrittenText = (node: TSESTree.Node | null): boolean =>
  node?.type === "TemplateLiteral" || (node?.type === "Literal" && typeof node.value === "string");
