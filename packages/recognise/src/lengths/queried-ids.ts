// Conditions of a query that name the ids of all rows that it may give: `{ id: { in: [a, b] } }`, `inArray(players.id, [a, b])`, `where("id", "in", [a, b])`.
import type { TSESTree } from "@typescript-eslint/utils";
import { isId } from "../syntax/list-forms.ts";
import { getCalledName, getKeyName, getMemberName, unwrap } from "../syntax/tree.ts";
import type { GetLength } from "../values/written-number.ts";

/** Returns how many ids a property of a condition names: `id: { in: [a, b] }`, `_id: { $in: [a, b] }`, `id: [a, b]`, `id: In([a, b])`, `OR: [{ id: a }, { id: b }]`. */
export function getMostOfIds(property: TSESTree.ObjectLiteralElement, getLength: GetLength): number | undefined {
  if (property.type !== "Property" || property.computed) return undefined;
  const name = getKeyName(property.key);
  const value = unwrap(property.value);
  if (/^(?:OR|\$or)$/.test(name ?? "")) return countAlternatives(value);
  if (!isId(name)) return undefined;
  if (value.type === "CallExpression") {
    const [among] = getCalledName(value.callee) === "In" ? value.arguments : [];
    return among === undefined ? undefined : getLength(among);
  }
  if (value.type !== "ObjectExpression") return getLength(value);
  const [among, ...more] = value.properties;
  if (among?.type !== "Property" || more.length > 0) return undefined;
  return /^\$?in$/.test(getKeyName(among.key) ?? "") ? getLength(among.value) : undefined;
}

/** `[{ id: a }, { id: b }]`: one row for each id. */
function countAlternatives(list: TSESTree.Node): number | undefined {
  if (list.type !== "ArrayExpression") return undefined;
  const areIds = list.elements.every(
    (one) =>
      one?.type === "ObjectExpression" &&
      one.properties.some(
        (part) =>
          part.type === "Property" &&
          !part.computed &&
          isId(getKeyName(part.key)) &&
          !/^(?:Object|Array)Expression$/.test(part.value.type),
      ),
  );
  return areIds ? list.elements.length : undefined;
}

/** Returns how many ids a condition names that is built of functions: Drizzle's `inArray` and `or(eq(…), eq(…))`, Firestore's `where`. */
export function getMostOfCondition(condition: TSESTree.Node, getLength: GetLength): number | undefined {
  const node = unwrap(condition);
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return undefined;
  const [field, second] = node.arguments;
  switch (node.callee.name) {
    case "inArray":
      return field !== undefined && second !== undefined && isIdField(field) ? getLength(second) : undefined;
    case "eq":
      return field !== undefined && isIdField(field) ? 1 : undefined;
    // Each of several is one more.
    case "or": {
      const counts = node.arguments.map((one) => getMostOfCondition(one, getLength));
      return counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined;
    }
    case "and": {
      const counts = node.arguments.flatMap((one) => getMostOfCondition(one, getLength) ?? []);
      return counts.length === 0 ? undefined : Math.min(...counts);
    }
    case "where":
      return getMostAmong(node.arguments, getLength);
    default:
      return undefined;
  }
}

/** Returns how many ids the arguments of a condition name: `"id", "in", [a, b]`. */
export function getMostAmong(
  [field, operator, list, ...more]: readonly TSESTree.Node[],
  getLength: GetLength,
): number | undefined {
  if (field === undefined || list === undefined || more.length > 0) return undefined;
  const isAmong = operator?.type === "Literal" && operator.value === "in" && isIdField(field);
  return isAmong ? getLength(list) : undefined;
}

/** `players.id`, `"id"`, `documentId()` */
function isIdField(field: TSESTree.Node): boolean {
  if (field.type === "Literal") return isId(String(field.value).split(".").at(-1));
  if (field.type === "MemberExpression") return isId(getMemberName(field));
  return field.type === "CallExpression" && getCalledName(field.callee) === "documentId";
}
