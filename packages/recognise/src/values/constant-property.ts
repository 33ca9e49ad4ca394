// The list that a constant holds under a name: a static field of a class, a property of an object.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getProperty, getVariable, type Variable } from "../syntax/bindings.ts";
import { getKeyName } from "../syntax/tree.ts";
import { countChanges } from "./changed-length.ts";
import { unfreeze } from "./frozen-object.ts";

/** What a static field of a class, or a property of a constant object, is set to. */
export function getOfName(file: FileContext, object: TSESTree.Node, name: string): TSESTree.Node | undefined {
  const variable = object.type === "Identifier" ? getVariable(file, object) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || more.length > 0) return undefined;
  const value = getOnlyValue(variable);
  const plain = value === undefined ? undefined : unfreeze(file, value);
  if (plain?.type === "ObjectExpression") return getProperty(plain, name);
  const made = definition.node.type === "ClassDeclaration" ? definition.node : plain;
  if (made?.type !== "ClassDeclaration" && made?.type !== "ClassExpression") return undefined;
  const field = made.body.body.find(
    (member): member is TSESTree.PropertyDefinition =>
      member.type === "PropertyDefinition" &&
      member.static &&
      !member.computed &&
      (member.key.type === "Identifier" || member.key.type === "PrivateIdentifier") &&
      member.key.name === name,
  );
  return field?.value ?? undefined;
}

/** What a name is taken out of a constant object for, `const { pair } = { pair: [x, y] }`, where nothing in the file gives it another list or makes it longer. */
export function getPropertyNamed(file: FileContext, { defs }: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = defs;
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "ObjectPattern" || more.length > 0)
    return undefined;
  const property = declarator.id.properties.find((one) => one.type === "Property" && one.value === definition?.name);
  const name = property?.type === "Property" && !property.computed ? getKeyName(property.key) : undefined;
  const source = declarator.init === null ? undefined : unfreeze(file, declarator.init);
  if (name === undefined || source === undefined || countChanges(file, name) > 0) return undefined;
  return source.type === "ObjectExpression" ? getProperty(source, name) : getOfName(file, source, name);
}
