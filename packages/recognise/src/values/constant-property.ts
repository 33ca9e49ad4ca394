// The list that a constant holds under a name: a static field of a class, a property of an object.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getProperty, getVariable } from "../syntax/bindings.ts";
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
