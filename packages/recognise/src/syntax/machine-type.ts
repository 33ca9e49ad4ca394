// Which machine of XState a function belongs to, and what type its context has: `setup({ types: { context: {} as Game } })`.
import type { TSESTree } from "@typescript-eslint/utils";
import { getProperty } from "./bindings.ts";
import { getCalledName, unwrap, type FunctionNode } from "./tree.ts";

const MAKES = /^(?:createMachine|Machine)$/;

/** Returns the call that makes the machine that a place stands in, or that is made of the setup that it stands in. */
export function getMachineAround(place: TSESTree.Node): TSESTree.CallExpression | undefined {
  for (let node: TSESTree.Node | undefined = place; node != null; node = node.parent) {
    if (node.type !== "CallExpression") continue;
    const called = getCalledName(node.callee) ?? "";
    if (MAKES.test(called)) return node;
    const made = called === "setup" && node.parent.type === "MemberExpression" ? node.parent.parent : undefined;
    if (made?.type === "CallExpression" && MAKES.test(getCalledName(made.callee) ?? "")) return made;
  }
  return undefined;
}

/** Returns the type of the context of the machine that a function stands in. */
export function getTypeOfContext(callback: FunctionNode): TSESTree.TypeNode | undefined {
  const machine = getMachineAround(callback);
  if (machine === undefined) return undefined;
  const { callee, typeArguments } = machine;
  const setup =
    callee.type === "MemberExpression" && callee.object.type === "CallExpression" ? callee.object : undefined;
  for (const call of [machine, setup]) {
    const [options] = call?.arguments ?? [];
    if (options?.type !== "ObjectExpression") continue;
    const type = getStated(getProperty(options, "types")) ?? getStated(getProperty(options, "schema"));
    if (type !== undefined) return type;
  }
  return typeArguments?.params[0];
}

/** `{ context: {} as Game }`, and `{} as { context: Game }` */
function getStated(types: TSESTree.Node | undefined): TSESTree.TypeNode | undefined {
  if (types?.type === "TSAsExpression" && types.typeAnnotation.type === "TSTypeLiteral") {
    const member = types.typeAnnotation.members.find(
      (one): one is TSESTree.TSPropertySignature =>
        one.type === "TSPropertySignature" && one.key.type === "Identifier" && one.key.name === "context",
    );
    return member?.typeAnnotation?.typeAnnotation;
  }
  const object = types === undefined ? undefined : unwrap(types);
  const context = object?.type === "ObjectExpression" ? getProperty(object, "context") : undefined;
  return context?.type === "TSAsExpression" ? context.typeAnnotation : undefined;
}
