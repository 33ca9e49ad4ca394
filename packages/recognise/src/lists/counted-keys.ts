// How many keys an object has, where the source tells.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
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
    const isGivenMore = variable?.references.some(({ identifier, identifier: { parent } }) => {
      // Object.assign(teams, more)
      if (parent.type === "CallExpression" && parent.arguments[0] === identifier)
        return /^Object\.(?:assign|define)/.test(file.sourceCode.getText(parent.callee));
      if (parent.type !== "MemberExpression") return false;
      return parent.parent.type === "AssignmentExpression" || parent.parent.type === "UnaryExpression";
    });
    return value === undefined || isGivenMore === true ? undefined : countKeys(file, value);
  }
  if (node.type !== "ObjectExpression") return countNamedGroups(file, node);
  const { length } = node.properties;
  if (node.properties.some(({ type }) => type === "SpreadElement")) return undefined;
  // Two that are computed may be one.
  return node.properties.some((property) => property.type === "Property" && property.computed)
    ? atMostTwo(length)
    : length;
}

/** An enum of numbers has keys for these, too. */
function countNames({ body: { members } }: TSESTree.TSEnumDeclaration): number | undefined {
  const isText = members.every(
    ({ initializer }) => initializer?.type === "Literal" && typeof initializer.value === "string",
  );
  return isText ? members.length : undefined;
}
