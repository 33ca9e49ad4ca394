// A function that calls itself last, read as the loop that it is.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getLateDefault } from "../syntax/late-default.ts";
import { getSelfCalls } from "../syntax/recursion.ts";
import { unwrap, type FunctionNode } from "../syntax/tree.ts";
import { AGAIN } from "./again.ts";
import { number } from "./arithmetic.ts";
import { resolveAlias } from "./list-paths.ts";
import { isListPath } from "../syntax/list-path.ts";
import { NotKnown } from "./not-known.ts";
import { emitRecursiveList, handsDrawnOn } from "./recursive-list.ts";
import type { Translation } from "./translation.ts";

/**
 * Emits a function that calls itself last as the loop that it is.
 * @param entry the call that starts it; where it is not known, its parameters' defaults are.
 */
export function emitRecursion(
  translation: Translation,
  local: FunctionNode,
  entry: TSESTree.CallExpression | undefined,
): void {
  const { body: written } = local;
  const isExpression = written.type !== "BlockStatement";
  if (local.async || local.generator || (isExpression && written.type !== "ConditionalExpression"))
    throw new NotKnown({ kind: "recursionForm" }, local);
  const calls = getSelfCalls(translation.file, local);
  if (calls === undefined || handsDrawnOn(translation, local)) {
    emitRecursiveList(translation, local);
    return;
  }
  if (isExpression) throw new NotKnown({ kind: "recursionForm" }, local);
  const statements = [...written.body];
  const changing = local.params.map((parameter, index) => {
    const target = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
    if (target.type !== "Identifier") throw new NotKnown({ kind: "parameterPattern" }, target);
    const variable = translation.getVariableOf(target);
    const [first] = statements;
    const late = first === undefined ? undefined : getLateDefault(translation.file, first, variable);
    if (late !== undefined) statements.shift();
    const isHandedOn = (argument: TSESTree.Node | undefined): boolean =>
      argument?.type === "Identifier" && getVariable(translation.file, argument) === variable;
    const isWritten = getWrites(variable).length > 0;
    return {
      variable,
      late,
      usual: late?.value ?? (parameter.type === "AssignmentPattern" ? parameter.right : undefined),
      isChanging: isWritten || !calls.every((call) => isHandedOn(call.arguments[index])),
    };
  });
  changing.forEach(({ variable, usual, isChanging }, index) => {
    const given = entry === undefined ? undefined : entry.arguments[index];
    const start = given ?? usual;
    if (start?.type === "SpreadElement") throw new NotKnown({ kind: "spread" }, start);
    const name = translation.nameOf(variable);
    translation.known.add(variable);
    if (!isChanging) {
      translation.ownLists.add(variable);
      if (start !== undefined && isListPath(start)) translation.aliases.set(variable, resolveAlias(translation, start));
      return;
    }
    if (start === undefined) translation.unknowns.add(name);
    else translation.emit(name, translation.expression(start));
  });
  translation.emit(AGAIN, number(1));
  const again = (call: TSESTree.CallExpression): void => {
    const values = changing.flatMap(({ variable, usual, isChanging }, index) => {
      if (!isChanging) return [];
      const given = call.arguments[index] ?? usual;
      if (given === undefined || given.type === "SpreadElement")
        throw new NotKnown({ kind: "recursionWithoutValue" }, call);
      return [{ name: translation.nameOf(variable), value: translation.capture(translation.expression(given)) }];
    });
    for (const { name, value } of values) translation.emit(name, value);
    translation.emit(AGAIN, number(1));
  };
  translation.recursion = { node: local, again };
  translation.onReturn = (value) => {
    if (value === null) return;
    const result = unwrap(value);
    if (result.type === "CallExpression" && getFunction(translation.file, result.callee) === local) again(result);
    else if (!isListPath(result)) throw new NotKnown({ kind: "recursionReturnsOther" }, result);
  };
  const body = translation.inBody(true, () => {
    translation.emit(AGAIN, number(0));
    for (const { variable, late } of changing)
      if (late?.isForZero === true) replaceZero(translation, variable, late.value);
    translation.statements(statements);
  });
  translation.output.push({
    kind: "loop",
    test: { kind: "binary", operator: "==", left: { kind: "variable", name: AGAIN }, right: number(1) },
    body,
    update: [],
    testFirst: true,
  });
}

/** `n = n || list.length;`, also where the function hands 0 on to itself. */
function replaceZero(translation: Translation, parameter: Variable, value: TSESTree.Expression): void {
  if (value.type === "Literal" && value.value === 0) return;
  const name = translation.nameOf(parameter);
  const then = translation.inBuffer(() => {
    translation.emit(name, translation.expression(value));
  });
  const test: Expression = { kind: "binary", operator: "==", left: { kind: "variable", name }, right: number(0) };
  translation.output.push({ kind: "if", test, then, otherwise: [] });
}
