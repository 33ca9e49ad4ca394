// How many rows a query gives at most that says so: `.limit(2)`, `{ take: 2 }`, `LIMIT 2`, `{ id: { in: [a, b] } }`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { isId } from "../syntax/list-forms.ts";
import { getKeyName, getMemberName, unwrap } from "../syntax/tree.ts";
import { atMostTwo, getWrittenNumber, type GetLength } from "./written-number.ts";

/** What asks for so many rows: of knex, Mongoose, TypeORM, Firestore, Supabase, Realtime Database. */
const LIMITS: ReadonlySet<string> = new Set(["limit", "limitToFirst", "limitToLast", "take"]);
/** What asks for the rows with these ids. */
const AMONG: ReadonlySet<string> = new Set(["in", "whereIn"]);
/** What may be called on a query, and gives no more rows than that. */
const NARROWS: ReadonlySet<string> = new Set(
  "all and asc collect desc eq equals exec execute fetch fetchAll find from get getMany getRawMany lean limit offset once order orderBy orderByRaw orderByChild populate project returns run select skip sort take toArray where andWhere with".split(
    " ",
  ),
);
/** What queries are called that are handed how many rows they shall give: those of Prisma, Sequelize, TypeORM, MongoDB. */
const ASKS = /^(?:aggregate|fetch|find\w*|get(?:All|Many)|list|query|search|select)$/;
/** Where an answer keeps its rows. */
const ROWS: ReadonlySet<string> = new Set(["data", "docs", "documents", "items", "results", "rows"]);
const ENDS_IN_LIMIT = /\blimit\s+[12]\s*;?\s*$/i;

/** Returns how many rows a query gives at most, where these are two at most; undefined for anything else. */
export function getMostQueried(file: FileContext, expression: TSESTree.Node, getLength: GetLength): number | undefined {
  const node = unwrap(expression);
  switch (node.type) {
    case "AwaitExpression":
      return getMostOfQuery(file, unwrap(node.argument), getLength);
    case "Identifier": {
      const answer = getAnswer(file, node);
      return answer === undefined ? undefined : getMostQueried(file, answer, getLength);
    }
    case "MemberExpression": {
      if (!ROWS.has(getMemberName(node) ?? "")) return undefined;
      const answer = unwrap(node.object);
      const variable = answer.type === "Identifier" ? getVariable(file, answer) : undefined;
      const declarator = variable?.defs[0]?.node;
      if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "Identifier")
        return getMostQueried(file, answer, getLength);
      return declarator.init === null ? undefined : getMostQueried(file, declarator.init, getLength);
    }
    default:
      return undefined;
  }
}

/** The answer that a pattern takes the rows out of: `const { data } = await …`, `const [rows] = await …`. */
function getAnswer(file: FileContext, name: TSESTree.Identifier): TSESTree.Node | undefined {
  const [definition, ...more] = getVariable(file, name)?.defs ?? [];
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.init === null || more.length > 0) return undefined;
  const { id } = declarator;
  if (id.type === "ArrayPattern") return id.elements[0] === definition?.name ? declarator.init : undefined;
  if (id.type !== "ObjectPattern") return undefined;
  const property = id.properties.find((one) => one.type === "Property" && one.value === definition?.name);
  const key = property?.type === "Property" && !property.computed ? getKeyName(property.key) : undefined;
  return ROWS.has(key ?? "") ? declarator.init : undefined;
}

function getMostOfQuery(file: FileContext, query: TSESTree.Node, getLength: GetLength): number | undefined {
  let most: number | undefined;
  for (let node = query; node.type === "CallExpression";) {
    const own = getMostOfCall(file, node, getLength);
    if (own !== undefined) most = Math.min(most ?? own, own);
    const callee = unwrap(node.callee);
    if (most !== undefined || callee.type !== "MemberExpression") break;
    if (!NARROWS.has(getMemberName(callee) ?? "")) break;
    node = unwrap(callee.object);
  }
  return atMostTwo(most);
}

/** How many rows a call asks for at most. */
function getMostOfCall(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
  getLength: GetLength,
): number | undefined {
  const [first, second, ...more] = given;
  const method = unwrap(callee);
  if (first === undefined) return undefined;
  if (ENDS_IN_LIMIT.test(getText(first))) return 2;
  if (method.type !== "MemberExpression") return undefined;
  const name = getMemberName(method) ?? "";
  if (LIMITS.has(name)) return second === undefined ? getPositive(file, first) : undefined;
  if (AMONG.has(name)) return second !== undefined && isId(getText(first)) ? getLength(second) : undefined;
  if (!ASKS.test(name) || more.length > 1) return undefined;
  const bounds = given.flatMap((asked) => getBounds(file, asked, getLength));
  return bounds.length === 0 ? undefined : Math.min(...bounds);
}

/** A text that is written; of a template what stands behind the last value that is put in. */
function getText(node: TSESTree.Node): string {
  if (node.type === "Literal") return String(node.value);
  return node.type === "TemplateLiteral" ? (node.quasis.at(-1)?.value.raw ?? "") : "";
}

/** None at all says that there is no limit to some. */
function getPositive(file: FileContext, node: TSESTree.Node | undefined): number | undefined {
  const number = getWrittenNumber(file, node);
  return number !== undefined && number > 0 ? number : undefined;
}

/** The numbers of rows that what a query is handed names: `{ limit: 2 }`, `{ where: { id: [a, b] } }`, `[{ $sample: { size: 2 } }]`. */
function getBounds(file: FileContext, asked: TSESTree.Node, getLength: GetLength): readonly number[] {
  // Only the last step of a pipeline bounds what comes out.
  if (asked.type === "ArrayExpression") {
    const last = asked.elements.at(-1);
    return last?.type === "ObjectExpression" ? getBoundsOfStep(file, last) : [];
  }
  if (asked.type !== "ObjectExpression") return [];
  return asked.properties.flatMap((property) => {
    if (property.type !== "Property" || property.computed) return [];
    const { value } = property;
    switch (getKeyName(property.key)) {
      case "limit":
      case "take":
        return getPositive(file, value) ?? [];
      case "where":
        return value.type === "ObjectExpression"
          ? value.properties.flatMap((one) => getMostOfIds(one, getLength) ?? [])
          : [];
      default:
        return getMostOfIds(property, getLength) ?? [];
    }
  });
}

function getBoundsOfStep(file: FileContext, { properties }: TSESTree.ObjectExpression): readonly number[] {
  return properties.flatMap((property) => {
    if (property.type !== "Property") return [];
    const name = getKeyName(property.key);
    if (name === "$limit") return getPositive(file, property.value) ?? [];
    if (name !== "$sample" || property.value.type !== "ObjectExpression") return [];
    const size = property.value.properties.find((one) => one.type === "Property" && getKeyName(one.key) === "size");
    return getPositive(file, size?.type === "Property" ? size.value : undefined) ?? [];
  });
}

/** `id: { in: [a, b] }`, `_id: { $in: [a, b] }`, `id: [a, b]` */
function getMostOfIds(property: TSESTree.ObjectLiteralElement, getLength: GetLength): number | undefined {
  if (property.type !== "Property" || property.computed || !isId(getKeyName(property.key))) return undefined;
  const { value } = property;
  if (value.type !== "ObjectExpression") return getLength(value);
  const [among, ...more] = value.properties;
  if (among?.type !== "Property" || more.length > 0) return undefined;
  return /^\$?in$/.test(getKeyName(among.key) ?? "") ? getLength(among.value) : undefined;
}
