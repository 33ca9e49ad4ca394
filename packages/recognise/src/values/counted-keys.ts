// How many keys an object has, where the source tells.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getDeclaredType, resolve } from "../syntax/declared-type.ts";
import { getPropertyName } from "../syntax/tree.ts";
import { unfreeze } from "./frozen-object.ts";
import { countNamedGroups } from "./match-groups.ts";
import { atMostTwo } from "./written-number.ts";

/** The number of keys of an object literal, of a constant that holds one and is given no others, or of an enum of texts. */
export function countKeys(file: FileContext, expression: TSESTree.Node): number | undefined {
  const node = unfreeze(file, expression);
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    const [definition, ...more] = variable?.defs ?? [];
    if (definition?.node.type === "TSEnumDeclaration" && more.length === 0) return countNames(definition.node);
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    if (variable === undefined || value === undefined) return undefined;
    return getGivenKeys(file, variable)?.size === 0 ? countKeys(file, value) : undefined;
  }
  if (node.type !== "ObjectExpression") return countNamedGroups(file, node);
  const { length } = node.properties;
  if (node.properties.some(({ type }) => type === "SpreadElement")) return undefined;
  // Two that are computed may be one.
  return node.properties.some((property) => property.type === "Property" && property.computed)
    ? atMostTwo(length)
    : length;
}

/** The keys that a constant's object may be given or may lose after it is made, `by.home = x`, `delete by.away`; undefined where one of them is not spelt. */
export function getGivenKeys(file: FileContext, { references }: Variable): ReadonlySet<string> | undefined {
  const keys = new Set<string>();
  for (const { identifier } of references) {
    const { parent } = identifier;
    // Object.assign(teams, more)
    const isFilled =
      parent.type === "CallExpression" &&
      parent.arguments[0] === identifier &&
      /^Object\.(?:assign|define)/.test(file.sourceCode.getText(parent.callee));
    if (isFilled) return undefined;
    if (parent.type !== "MemberExpression" || parent.object !== identifier) continue;
    if (!/^(?:Assignment|Unary|Update)Expression$/.test(parent.parent.type)) continue;
    if (parent.parent.type === "AssignmentExpression" && parent.parent.left !== parent) continue;
    const name = getPropertyName(parent);
    if (name === undefined) return undefined;
    keys.add(name);
  }
  return keys;
}

/** An enum of numbers has keys for these, too. */
function countNames({ body: { members } }: TSESTree.TSEnumDeclaration): number | undefined {
  const isText = members.every(
    ({ initializer }) => initializer?.type === "Literal" && typeof initializer.value === "string",
  );
  return isText ? members.length : undefined;
}

/** Two at most where the type of an object names its keys: `Record<"home" | "away", Team>`, `{ home: Team; away: Team }`. */
export function countKeysOfType(file: FileContext, expression: TSESTree.Node): number | undefined {
  const type = resolve(file, getDeclaredType(file, expression));
  if (type?.type === "TSTypeLiteral") return countMembers(type.members);
  if (type?.type === "TSInterfaceBody") return type.parent.extends.length === 0 ? countMembers(type.body) : undefined;
  if (type?.type === "TSMappedType") return countNamesOfType(file, type.constraint);
  const isRecord = type?.type === "TSTypeReference" && file.sourceCode.getText(type.typeName) === "Record";
  return isRecord ? countNamesOfType(file, type.typeArguments?.params[0]) : undefined;
}

const countMembers = (members: readonly TSESTree.TypeElement[]): number | undefined =>
  members.every(({ type }) => type === "TSPropertySignature") ? atMostTwo(members.length) : undefined;

/** Of `"home" | "away"`, also under a name. */
function countNamesOfType(file: FileContext, source: TSESTree.TypeNode | undefined): number | undefined {
  const type = resolve(file, source);
  if (type?.type !== "TSUnionType" || type.types.some((one) => one.type !== "TSLiteralType")) return undefined;
  return atMostTwo(type.types.length);
}
