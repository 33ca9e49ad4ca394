// Functions that a test puts in the place of others: `vi.fn(() => 0.7)`, `sinon.stub().returns(0.2)`. Whatever they are called, they answer what the test says.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOrigin } from "../origins/origin.ts";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { unwrap } from "../syntax/tree.ts";

/** What makes them, by the objects that test runners make global, and by what is imported. */
const MAKERS =
  /^(?:(?:vi|vitest|jest|mock)\.fn|sinon\.(?:stub|fake|spy)|jasmine\.createSpy|cy\.(?:stub|spy)|td\.func(?:tion)?)(?:\.|$)/;
const MAKING_MODULES = /^(?:vitest|@jest\/globals|sinon|node:test|testdouble|jest-mock)$/;
/** The longest chain that is followed: `jest.fn().mockReturnValueOnce(0.1).mockReturnValueOnce(0.9)` … */
const MOST_LINKS = 100;

/** Returns whether a name stands for a function that a test made. */
export function isTestDouble(file: FileContext, callee: TSESTree.Node): boolean {
  const node = unwrap(callee);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return value !== undefined && isMadeByTest(file, value);
}

function isMadeByTest(file: FileContext, value: TSESTree.Node): boolean {
  let node = unwrap(value);
  for (let links = 0; node.type === "CallExpression" && links < MOST_LINKS; links++) {
    const callee = unwrap(node.callee);
    const { module, path = [] } = getOrigin(file, callee) ?? {};
    if (module === undefined ? MAKERS.test(path.join(".")) : MAKING_MODULES.test(module)) return true;
    if (callee.type !== "MemberExpression") return false;
    node = unwrap(callee.object);
  }
  return false;
}
