// Several values under one name until they are assigned: `const pair = [a[i], a[j]]`, and what compilers make of a swap for old engines: `_a = [a[j], a[i]], a[i] = _a[0], a[j] = _a[1]`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, type Variable } from "../syntax/bindings.ts";
import { getFunctionAround, getMemberName, unwrap } from "../syntax/tree.ts";
import { NotKnown } from "./not-known.ts";
import type { Several, Translation } from "./translation.ts";

/** Keeps the values of an array literal as they are now. */
export function readElements(translation: Translation, { elements }: TSESTree.ArrayExpression): readonly Expression[] {
  return elements.map((element) => {
    if (element === null || element.type === "SpreadElement")
      throw new NotKnown({ kind: "spread" }, element ?? undefined);
    return translation.capture(translation.expression(element));
  });
}

/** Returns the values that a name holds. */
export function getHeld(translation: Translation, value: TSESTree.Node): Several | undefined {
  const variable = value.type === "Identifier" ? getVariable(translation.file, value) : undefined;
  return variable === undefined ? undefined : translation.held.get(variable);
}

/** Returns one of the values that a name holds: `_ref[0]`, `picked.place`. */
export function readHeld(translation: Translation, node: TSESTree.MemberExpression): Expression | undefined {
  const values = getHeld(translation, unwrap(node.object));
  const { property } = node;
  if (values === undefined) return undefined;
  if ("get" in values) return values.get(getMemberName(node) ?? "");
  return property.type === "Literal" && typeof property.value === "number" ? values[property.value] : undefined;
}

/** Holds the values that a name is given, where nothing else is done with it. Returns whether it is such a name. */
export function holdValues(translation: Translation, name: TSESTree.Identifier, given: TSESTree.Node): boolean {
  const values = unwrap(given);
  const variable = getVariable(translation.file, name);
  if (variable === undefined || values.type !== "ArrayExpression") return false;
  if (!isOnlyTakenApart(variable, values.elements.length)) return false;
  translation.held.set(variable, readElements(translation, values));
  return true;
}

/**
 * Returns whether all that happens to what a variable holds is `[a[i], a[j]] = pair`, `pair[0]` and `pair[1]`, each right behind the one that gives it as many
 * values, so that the last ones are read wherever the code has been on the way.
 */
function isOnlyTakenApart(variable: Variable, count: number): boolean {
  return isReadBehindGiving(
    variable,
    (name) => isArrayOf(getGivenTo(name), count),
    (name) => isTakenApart(name, count),
  );
}

/**
 * Returns whether all that happens to what a variable holds is a use of some kind, each right behind what gives it, so that what was given last is read wherever
 * the code has been on the way.
 */
export function isReadBehindGiving(
  { defs, references }: Variable,
  isGiven: (name: TSESTree.Node) => boolean,
  isUse: (name: TSESTree.Node) => boolean,
): boolean {
  const [definition, ...more] = defs;
  if (definition?.node.type !== "VariableDeclarator" || more.length > 0) return false;
  const home = getFunctionAround(definition.name);
  const givings: TSESTree.Node[] = [];
  const uses: TSESTree.Node[] = [];
  for (const { identifier } of references) {
    const name: TSESTree.Node = identifier;
    if (getFunctionAround(name) !== home) return false;
    if (isGiven(name)) givings.push(name);
    else if (isUse(name)) uses.push(name);
    else return false;
  }
  const isBehindGiving = (use: TSESTree.Node): boolean =>
    givings.some((giving) => giving.range[1] <= use.range[0] && getRow(giving) === getRow(use));
  return uses.length > 0 && uses.every(isBehindGiving);
}

/** What a name is given: by `pair = [x, y]`, of which nobody reads what it gives, or where it is declared. */
export function getGivenTo(name: TSESTree.Node): TSESTree.Node | undefined {
  const { parent } = name;
  const value =
    parent?.type === "VariableDeclarator" && parent.id === name
      ? parent.init
      : parent?.type === "AssignmentExpression" && parent.left === name && parent.operator === "=" && isPart(parent)
        ? parent.right
        : null;
  return value === null ? undefined : unwrap(value);
}

const isArrayOf = (values: TSESTree.Node | undefined, count: number): boolean =>
  values?.type === "ArrayExpression" && values.elements.length === count;

/** Returns whether an expression is a statement, or one of several that follow each other. */
const isPart = ({ parent }: TSESTree.Node): boolean =>
  parent?.type === "ExpressionStatement" || (parent?.type === "SequenceExpression" && isPart(parent));

function isTakenApart(name: TSESTree.Node, count: number): boolean {
  const { parent } = name;
  if (parent?.type === "AssignmentExpression")
    return parent.operator === "=" && parent.right === name && parent.left.type === "ArrayPattern";
  if (parent?.type !== "MemberExpression" || !parent.computed || parent.object !== name) return false;
  const { property, parent: around } = parent;
  const isWritten =
    (around.type === "AssignmentExpression" && around.left === parent) ||
    (around.type !== "AssignmentExpression" && around.type !== "VariableDeclarator");
  return !isWritten && property.type === "Literal" && typeof property.value === "number" && property.value < count;
}

/** The statements, or the one statement that is no block, in which a name stands without any condition, loop or call in between. */
function getRow(name: TSESTree.Node): TSESTree.Node | undefined {
  let node: TSESTree.Node | undefined = name;
  while (node !== undefined && STRAIGHT.has(node.type)) {
    const { parent }: TSESTree.Node = node;
    const isStatement = node.type === "ExpressionStatement" || node.type === "VariableDeclaration";
    if (isStatement) return parent !== undefined && ROWS.has(parent.type) ? parent : node;
    node = parent;
  }
  return undefined;
}

const STRAIGHT: ReadonlySet<string> = new Set([
  "AssignmentExpression",
  "CallExpression",
  "ExpressionStatement",
  "Identifier",
  "MemberExpression",
  "SequenceExpression",
  "SpreadElement",
  "VariableDeclaration",
  "VariableDeclarator",
]);
const ROWS: ReadonlySet<string> = new Set(["BlockStatement", "Program", "SwitchCase"]);
