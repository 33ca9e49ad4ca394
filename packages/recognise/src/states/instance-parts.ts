// What an instance has under a name, of a class or of a function that is called with `new`: by a field, by its constructor, by what that is handed.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getAssigned, getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getDeclaredType, resolve } from "../syntax/declared-type.ts";
import { getChain, getHolder, getMemberKey, getOwnMembers, type ClassNode } from "../syntax/holders.ts";
import { isOverridden } from "../syntax/replaceable.ts";
import { getCalledName, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { getHandedAt } from "./handed-lists.ts";

/** What makes an instance: a class, or a function that is called with `new`. */
export type Maker = ClassNode | FunctionNode;

/** Returns what makes the object that `new Coin()` gives. */
export function getMakerCalled(file: FileContext, { callee }: TSESTree.NewExpression): Maker | undefined {
  const holder = getHolder(file, callee);
  if (holder !== undefined) return holder.kind === "class" ? holder.node : undefined;
  const node = unwrap(callee);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || more.length > 0) return undefined;
  const value = definition.node.type === "FunctionDeclaration" ? definition.node : getOnlyValue(variable);
  return value !== undefined && isFunction(value) ? value : undefined;
}

/** Returns the class of the file whose instance an expression is by its declared type, or whose instances lie in the list that it is. */
export function getDeclaredClass(file: FileContext, expression: TSESTree.Node, isList: boolean): ClassNode | undefined {
  const written = resolve(file, getDeclaredType(file, expression));
  const type = isList ? resolve(file, getTypeOfItems(written)) : written;
  const name = type?.type === "TSTypeReference" && type.typeName.type === "Identifier" ? type.typeName : undefined;
  const [definition] = (name === undefined ? undefined : getVariable(file, name))?.defs ?? [];
  return definition?.node.type === "ClassDeclaration" ? definition.node : undefined;
}

/** Of `Coin[]` and `Array<Coin>`. */
function getTypeOfItems(type: ReturnType<typeof resolve>): TSESTree.TypeNode | undefined {
  if (type?.type === "TSArrayType") return type.elementType;
  const isArray = type?.type === "TSTypeReference" && type.typeName.type === "Identifier";
  return isArray && /^(?:Readonly)?Array$/.test((type.typeName as TSESTree.Identifier).name)
    ? type.typeArguments?.params[0]
    : undefined;
}

/** Returns all that an instance may begin with under a name, a getter as its function; undefined where the file does not tell. */
export function getPartsOfInstance(
  file: FileContext,
  maker: Maker,
  name: string,
): readonly TSESTree.Node[] | undefined {
  if (isFunction(maker)) return getOnlyAssigned(file, maker, name);
  const { classes, beyond } = getChain(file, maker);
  // React sets it, too.
  if (beyond !== undefined && name === "state") return undefined;
  if (isOverridden(file, { kind: "class", node: maker, isStatic: false }, name)) return undefined;
  for (const node of classes) {
    const members = getOwnMembers({ kind: "class", node, isStatic: false });
    const own = members.filter((member) => getMemberKey(member) === name);
    const [member, ...more] = own.filter(({ value }) => value != null);
    if (more.length > 0) return undefined;
    if (member?.type === "PropertyDefinition") return member.value === null ? undefined : [member.value];
    if (member?.type === "MethodDefinition") return member.kind === "get" ? [member.value] : undefined;
    const constructor = members.find((one) => one.type === "MethodDefinition" && one.kind === "constructor")?.value;
    const given = constructor != null && isFunction(constructor) ? getGivenBy(file, constructor, name) : undefined;
    if (given !== undefined || own.length > 0) return given;
  }
  return undefined;
}

/** What a constructor gives to a name of its instance, or is handed for a parameter that is a field: `constructor(private sides: string[])`. */
function getGivenBy(file: FileContext, constructor: FunctionNode, name: string): readonly TSESTree.Node[] | undefined {
  const own = constructor.params.map((one) => (one.type === "TSParameterProperty" ? one.parameter : undefined));
  const byDefault = own.find((one) => one?.type === "AssignmentPattern" && getCalledName(one.left) === name);
  if (byDefault?.type === "AssignmentPattern") return [byDefault.right];
  const index = own.findIndex((one) => one?.type === "Identifier" && one.name === name);
  return index === -1 ? getOnlyAssigned(file, constructor, name) : getHandedAt(file, constructor, index);
}

function getOnlyAssigned(file: FileContext, maker: FunctionNode, name: string): readonly TSESTree.Node[] | undefined {
  const [given, ...more] = getAssigned(file, maker, name);
  return given === undefined || more.length > 0 || given.isDefault ? undefined : [given.value];
}
