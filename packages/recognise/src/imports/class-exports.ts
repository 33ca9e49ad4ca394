// Functions that a module exports as static methods of a class, or as methods of the one instance that it makes: `export class Dice { static roll() { … } }`.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getHolder, getMemberKey, getOwnMembers, type ClassNode } from "../syntax/holders.ts";
import { getOnlyValue, getVariable, isWritten, type Variable } from "../syntax/names.ts";
import { getMemberWrites, hasUnnamedWrite } from "../syntax/replaceable.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

/** A class itself, or an instance that is made of it, with all names that they have in their module. */
interface Owner {
  readonly node: ClassNode;
  readonly isStatic: boolean;
  readonly names: ReadonlySet<Variable>;
}

/** Returns the function under the name of a method, if nothing in its module puts another in its place, or is handed the class or the instance. */
export function getMethodAlone(file: FileContext, exported: TSESTree.Node, name: string): TSESTree.Node | undefined {
  const owner = getOwner(file, unwrap(exported));
  if (owner === undefined) return undefined;
  const { node, names } = owner;
  const isOther = (variable: Variable): boolean =>
    isWritten(variable) || variable.references.some((reference) => isHandedOn(reference, owner, exported));
  const isIts = (object: TSESTree.Node): boolean => {
    const variable = object.type === "Identifier" ? getVariable(file, object) : undefined;
    return (variable !== undefined && names.has(variable)) || getHolder(file, object)?.node === node;
  };
  // Whatever object a name is written to, it may be this one.
  if (getMemberWrites(file, name).length > 0 || hasUnnamedWrite(file, isIts)) return undefined;
  return [...names].some(isOther) ? undefined : getMethod(owner, name);
}

function getOwner(file: FileContext, exported: TSESTree.Node): Owner | undefined {
  const variable = exported.type === "Identifier" ? getVariable(file, exported) : undefined;
  const value = variable === undefined ? exported : getDefinition(variable);
  if (value === undefined) return undefined;
  const node = unwrap(value);
  if (node.type === "ClassDeclaration" || node.type === "ClassExpression")
    return { node, isStatic: true, names: getNames(file, node, [variable]) };
  if (node.type !== "NewExpression" || node.callee.type !== "Identifier") return undefined;
  const maker = getVariable(file, node.callee);
  const made = maker === undefined ? undefined : getDefinition(maker);
  if (made?.type !== "ClassDeclaration" && made?.type !== "ClassExpression") return undefined;
  // What it extends may give its instances fields, and a constructor may return another object.
  if (made.superClass != null || made.body.body.some(isConstructor)) return undefined;
  return { node: made, isStatic: false, names: getNames(file, made, [variable, maker]) };
}

function getDefinition(variable: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = variable.defs;
  if (definition?.node.type === "ClassDeclaration") return more.length > 0 ? undefined : definition.node;
  return getOnlyValue(variable);
}

/** A class has a name outside of it, and the same inside. */
const getNames = (
  { sourceCode: { scopeManager } }: FileContext,
  node: ClassNode,
  others: readonly (Variable | undefined)[],
): ReadonlySet<Variable> =>
  new Set([...(scopeManager?.getDeclaredVariables(node) ?? []), ...others].filter((one) => one !== undefined));

const isConstructor = (member: TSESTree.ClassElement): boolean =>
  member.type === "MethodDefinition" && member.kind === "constructor";

/** Returns whether somebody gets hold of a class, or of an instance, who may write to it. */
function isHandedOn(reference: TSESLint.Scope.Reference, { isStatic }: Owner, exported: TSESTree.Node): boolean {
  const { identifier, init } = reference;
  const { parent } = identifier;
  if (init === true || identifier === exported) return false;
  if ("isValueReference" in reference && !reference.isValueReference) return false;
  switch (parent.type) {
    case "MemberExpression":
      return parent.object !== identifier || (!isStatic && getMemberName(parent) === "prototype");
    case "NewExpression":
      return parent.callee !== identifier;
    case "ClassDeclaration":
    case "ClassExpression":
    case "ExportDefaultDeclaration":
    case "ExportSpecifier":
      return false;
    case "BinaryExpression":
      return parent.operator !== "instanceof";
    default:
      return true;
  }
}

/** The one member of a name, which nothing with a name that is worked out may hide. */
function getMethod({ node, isStatic }: Owner, name: string): TSESTree.Node | undefined {
  const members = getOwnMembers({ kind: "class", node, isStatic });
  const [member, ...more] = members.filter((one) => getMemberKey(one) === name);
  if (member === undefined || more.length > 0 || members.some((one) => getMemberKey(one) === undefined))
    return undefined;
  if (member.type === "PropertyDefinition") return isBare(member) ? (member.value ?? undefined) : undefined;
  return member.type === "MethodDefinition" && member.kind === "method" && isBare(member) ? member.value : undefined;
}

/** A decorator may put anything in the place of what it stands before; only TypeScript's parser knows of them. */
const isBare = (member: TSESTree.MethodDefinition | TSESTree.PropertyDefinition): boolean =>
  [member, member.parent.parent].every(
    ({ decorators }: { readonly decorators?: readonly TSESTree.Decorator[] }) => (decorators ?? []).length === 0,
  );
