// What a variable stands for: another expression, a constant, or the value with which it comes into the region.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getWrites, type Variable } from "../syntax/bindings.ts";
import { getStored } from "../syntax/implicit-globals.ts";
import { contains, getFunctionAround, isFunction, isLoop, someNode } from "../syntax/tree.ts";
import { number } from "./arithmetic.ts";
import { getLength, getListKey } from "./list-paths.ts";
import { BeyondLimit, NotKnown } from "./not-known.ts";
import type { Translation } from "./translation.ts";

/** Globals that are as good as literals: their names say nothing else. */
export const VALUE_NAMES: ReadonlySet<string> = new Set(["undefined", "NaN", "Infinity"]);

export function readIdentifier(translation: Translation, node: TSESTree.Identifier): Expression {
  const variable = translation.findVariable(node);
  if (variable === undefined) {
    if (VALUE_NAMES.has(node.name)) throw new NotKnown({ kind: "notANumber" });
    return translation.unknown(node.name);
  }
  const alias = translation.aliases.get(variable) ?? translation.paths.get(variable);
  if (alias !== undefined) return translation.expression(alias);
  const constant = translation.constants.get(variable) ?? getManyOf(variable);
  if (constant !== undefined) return constant;
  introduce(translation, variable);
  return { kind: "variable", name: translation.nameOf(variable) };
}

/** From this number on, one says of how many values a draw gives one, as `RAND_MAX` does. */
const LEAST_MANY = 2 ** 8;

/** Returns a large number that a variable always has: it is as good as a literal. */
function getManyOf(variable: Variable): Expression | undefined {
  const value = getOnlyValue(variable);
  const isMany = value?.type === "Literal" && typeof value.value === "number" && value.value >= LEAST_MANY;
  return isMany ? number(Number(value.value)) : undefined;
}

/** Finds the value with which a variable from outside comes into the region, once. */
function introduce(translation: Translation, variable: Variable): void {
  if (translation.known.has(variable)) return;
  if (translation.pending.has(variable)) throw new NotKnown({ kind: "selfDefined" });
  const [definition] = variable.defs;
  const name = translation.nameOf(variable);
  const isInside =
    definition !== undefined &&
    (contains(translation.options.region, definition.name) ||
      translation.calls.some(({ node }) => contains(node, definition.name)));
  const isParameter = definition?.type.toString() === "Parameter";
  if (isInside && isParameter && translation.options.isComparator) throw new NotKnown({ kind: "comparesItems" });
  if (isInside && !isParameter) {
    // A local of an inlined function or of the region, met before its declaration: hoisted, or a constant above its use.
    translation.known.add(variable);
    return;
  }
  translation.pending.add(variable);
  try {
    const value = getValueBefore(translation, variable);
    const read = getReading(translation, variable, value);
    if (read === undefined) {
      translation.known.add(variable);
      if (value === "unknown") translation.unknowns.add(name);
    } else {
      const steps = translation.inBuffer(() => {
        try {
          translation.emit(name, read());
        } catch (thrown) {
          // What is too long to be read may be anything, and more of it would be read for the next name. What is no number is none of those that are tried for it.
          if (
            !(thrown instanceof NotKnown) ||
            thrown instanceof BeyondLimit ||
            mayBeNoNumber(translation, value, thrown)
          )
            throw thrown;
          translation.output.length = 0;
          translation.unknowns.add(name);
        }
      });
      translation.known.add(variable);
      translation.prelude.push(...steps);
    }
  } finally {
    translation.pending.delete(variable);
  }
}

/** Returns whether a value that can't be read may be no number: `undefined` may be asked for in it, and not be what is given. */
function mayBeNoNumber({ file }: Translation, value: TSESTree.Expression | string, { reason }: NotKnown): boolean {
  if (reason.kind !== "notANumber" || typeof value === "string") return reason.kind === "notANumber";
  return someNode(file, value, (node) => {
    if (node.type !== "Identifier" || !VALUE_NAMES.has(node.name)) return false;
    return node.parent.type !== "BinaryExpression" || !/^[!=]==?$/.test(node.parent.operator);
  });
}

/** Returns what reads the value of a variable: that of an expression, or how long a list is; undefined where neither is known. */
function getReading(
  translation: Translation,
  variable: Variable,
  value: TSESTree.Expression | "none" | "unknown",
): (() => Expression) | undefined {
  if (value === "none") return undefined;
  if (value !== "unknown") return () => translation.expression(value);
  const list = getMeasuredList(translation, variable);
  return list === undefined ? undefined : () => getLength(translation, getListKey(translation, list), list);
}

/** The expression that gives a variable its value before the region; "none" where it has none yet, "unknown" where it can't be told. */
function getValueBefore(translation: Translation, variable: Variable): TSESTree.Expression | "none" | "unknown" {
  const { region } = translation.options;
  const only = getOnlyValue(variable);
  if (only !== undefined) return isStillTrue(translation, only) ? only : "unknown";
  const [definition] = variable.defs;
  const isIn = (reference: TSESLint.Scope.Reference): boolean =>
    contains(region, reference.identifier) ||
    translation.calls.some(({ node }) => contains(node, reference.identifier));
  const writes = variable.references.filter((reference) => reference.isWrite());
  const outside = writes.filter((reference) => !isIn(reference));
  if (outside.length === 0) return definition?.node.type === "VariableDeclarator" ? "none" : "unknown";
  // Somebody else may write to it at any time.
  const home = getFunctionAround(region);
  if (outside.some((reference) => getFunctionAround(reference.identifier) !== home)) return "unknown";
  for (let node = region; node.type !== "Program"; node = node.parent) {
    const parent: TSESTree.Node = node.parent;
    if (isFunction(parent)) return "unknown";
    if (isLoop(parent)) {
      const loop = parent;
      if (outside.some(({ identifier }) => contains(loop, identifier))) return "unknown";
      continue;
    }
    if (parent.type !== "BlockStatement" && parent.type !== "Program" && parent.type !== "SwitchCase") {
      // Whether another branch, case or part of it ran before can't be told.
      if (outside.some(({ identifier }) => contains(parent, identifier) && identifier.range[0] < region.range[0]))
        return "unknown";
      continue;
    }
    const siblings: readonly TSESTree.Node[] = parent.type === "SwitchCase" ? parent.consequent : parent.body;
    for (const statement of siblings.slice(0, siblings.indexOf(node)).reverse()) {
      const inside = outside.filter(({ identifier }) => contains(statement, identifier));
      const declares = variable.defs.some(({ name }) => contains(statement, name));
      if (inside.length === 0 && !declares) continue;
      if (inside.length > 1) return "unknown";
      const [write] = inside;
      if (write === undefined) return "none";
      return getPlainlyAssigned(statement, write.identifier) ?? "unknown";
    }
  }
  return "unknown";
}

/** Returns the list of `const { length } = list`, where it has that length when the region begins. */
function getMeasuredList(translation: Translation, variable: Variable): TSESTree.Expression | undefined {
  const [definition, ...more] = variable.defs;
  const property = definition?.name.parent;
  const declarator = definition?.node;
  if (property?.type !== "Property" || property.computed || declarator?.type !== "VariableDeclarator") return undefined;
  const isLength = property.key.type === "Identifier" && property.key.name === "length";
  // What counts down from it, in the statements behind it, has it once more each time that these run.
  const { region } = translation.options;
  const isBeside = declarator.parent.parent === region.parent;
  const isGiven = getWrites(variable).every(({ identifier }) => isBeside && contains(region, identifier));
  if (!isLength || !isGiven || more.length > 0 || property.parent !== declarator.id || declarator.init === null)
    return undefined;
  return isStillTrue(translation, declarator.init, true) ? declarator.init : undefined;
}

/**
 * Returns whether an initialiser still gives its value where the region begins: it names no variable that changes later, and no length of a
 * list that grows or shrinks in between. `isLengthTaken` says that it is not the value that is asked for, but its length.
 */
export function isStillTrue(translation: Translation, value: TSESTree.Node, isLengthTaken = false): boolean {
  const mentionsChanging = someNode(translation.file, value, (node) => {
    if (isFunction(node)) return "skip";
    const variable = node.type === "Identifier" ? getStored(translation.file, node) : undefined;
    return variable !== undefined && getWrites(variable).length > 0;
  });
  if (mentionsChanging) return false;
  const isLength = isLengthTaken || /\.length\b/.test(translation.file.sourceCode.getText(value));
  const between = translation.file.sourceCode.text.slice(
    value.range[1],
    Math.max(value.range[1], translation.options.region.range[0]),
  );
  return !isLength || !/\.(?:push|pop|shift|unshift|splice)\s*\(|\.length\s*(?:[-+]?=(?!=)|--|\+\+)/.test(between);
}

/** The value that a statement gives a variable where it does nothing else with it: a declaration or a plain assignment. */
function getPlainlyAssigned(statement: TSESTree.Node, identifier: TSESTree.Node): TSESTree.Expression | undefined {
  if (statement.type === "VariableDeclaration") {
    return statement.declarations.find(({ id }) => id === identifier)?.init ?? undefined;
  }
  if (statement.type !== "ExpressionStatement") return undefined;
  const { expression } = statement;
  return expression.type === "AssignmentExpression" && expression.operator === "=" && expression.left === identifier
    ? expression.right
    : undefined;
}

/** A function that is inlined may not change what lies outside it and outside the shuffle. */
export function checkMayWrite(translation: Translation, variable: Variable): void {
  const call = translation.calls.at(-1);
  const [definition] = variable.defs;
  if (translation.aliases.has(variable)) throw new NotKnown({ kind: "parameterAssigned" });
  // A global that only this function uses meanwhile is as good as its own.
  if (call !== undefined && definition !== undefined && !contains(call.node, definition.name)) {
    throw new NotKnown({ kind: "outerState" });
  }
  if (
    call === undefined &&
    translation.options.isComparator &&
    (definition === undefined || !contains(translation.options.region, definition.name))
  ) {
    throw new NotKnown({ kind: "comparatorOuterState" });
  }
}
