// Functions that a module exports as members of an object: `export default { swap, pick }`, `module.exports = { swap, pick }`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getMethodAlone } from "./class-exports.ts";
import { getOnlyValue, getVariable, type Variable } from "../syntax/names.ts";
import { getMemberWrites, hasUnnamedWrite } from "../syntax/replaceable.ts";
import { contains, getKeyName, unwrap } from "../syntax/tree.ts";

/** Returns what a member of an exported object, or of a class, holds, if nothing in its module writes to one of that name, or is handed the object. */
export function getPropertyAlone(file: FileContext, exported: TSESTree.Node, name: string): TSESTree.Node | undefined {
  const node = unwrap(exported);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? node : getOnlyValue(variable);
  const literal = value === undefined ? undefined : unwrap(value);
  if (literal?.type !== "ObjectExpression") return getMethodAlone(file, exported, name);
  if (variable !== undefined && isHandedOn(variable, node)) return undefined;
  const isIts = (object: TSESTree.Node): boolean =>
    object.type === "ThisExpression"
      ? contains(literal, object)
      : object.type === "Identifier" && variable !== undefined && getVariable(file, object) === variable;
  // Whatever object a name is written to, it may be this one.
  if (getMemberWrites(file, name).length > 0 || hasUnnamedWrite(file, isIts)) return undefined;
  return getLast(literal, name);
}

/** The value under a name, which nothing that comes after it may hide. */
function getLast({ properties }: TSESTree.ObjectExpression, name: string): TSESTree.Node | undefined {
  const last = properties.findLast(
    (property) =>
      property.type === "SpreadElement" || property.computed || getKeyName(property.key) === name || isProto(property),
  );
  return last?.type === "Property" && !last.computed && last.kind === "init" && !isProto(last) ? last.value : undefined;
}

const isProto = ({ key }: TSESTree.Property): boolean => getKeyName(key) === "__proto__";

/** Returns whether an object's name is used for more than asking for its members, and exporting it once. */
const isHandedOn = ({ references }: Variable, exported: TSESTree.Node): boolean =>
  references.some(({ identifier, init }) => {
    const { parent } = identifier;
    return (
      init !== true &&
      identifier !== exported &&
      !(parent.type === "MemberExpression" && parent.object === identifier) &&
      parent.type !== "ExportSpecifier"
    );
  });
