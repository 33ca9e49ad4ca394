// How many rows a query gives at most that says so: `.limit(2)`, `{ take: 2 }`, `LIMIT 2`, `?limit=2`, `{ id: { in: [a, b] } }`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { isId } from "../syntax/list-forms.ts";
import { getCalledName, getKeyName, getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { getMostAmong, getMostOfCondition, getMostOfIds } from "./queried-ids.ts";
import { atMostTwo, getWrittenNumber, type GetLength } from "../values/written-number.ts";

/** What asks for so many rows: of knex, Mongoose, TypeORM, Firestore, Supabase, Realtime Database. */
const LIMITS: ReadonlySet<string> = new Set(["limit", "limitToFirst", "limitToLast", "take"]);
/** What asks for the rows with these ids. */
const AMONG: ReadonlySet<string> = new Set(["in", "whereIn"]);
/** What may be called on a query, and gives no more rows than that. */
const NARROWS: ReadonlySet<string> = new Set(
  "all and asc collect desc eq equals exec execute fetch fetchAll find from get getMany getRawMany lean json limit offset on once order orderBy orderByRaw orderByChild populate project promise returns run select selectAll selectFrom skip sort take toArray where andWhere with".split(
    " ",
  ),
);
/** What queries are called that are handed how many rows they shall give: those of Prisma, Sequelize, TypeORM, MongoDB. */
const ASKS = /^(?:aggregate|fetch|find\w*|get(?:All|Many)?|list|query|search|select)$/;
/** Where an answer keeps its rows. */
const ROWS: ReadonlySet<string> = new Set(["data", "docs", "documents", "hits", "items", "Items", "results", "rows"]);
const ENDS_IN_LIMIT = /\blimit\s+[12]\s*;?\s*$/i;
/** A statement, or an address. */
const ASKS_FOR_TWO: readonly RegExp[] = [
  ENDS_IN_LIMIT,
  /[?&]_?(?:amount|count|limit|per_?page|page_?size|size|take)=[12](?!\d)/i,
];

/** Returns how many rows a query gives at most, where these are two at most; undefined for anything else. */
export function getMostQueried(file: FileContext, expression: TSESTree.Node, getLength: GetLength): number | undefined {
  const node = unwrap(expression);
  switch (node.type) {
    case "AwaitExpression":
      return getMostOfQuery(file, unwrap(node.argument), getLength);
    case "Identifier": {
      const answer = getAnswer(file, node);
      return answer === undefined ? undefined : getMostOfQuery(file, answer, getLength);
    }
    case "CallExpression":
      // What a snapshot of Firebase holds: an object with the rows under their keys.
      if (node.callee.type !== "MemberExpression" || node.arguments.length > 0) return undefined;
      if (getMemberName(node.callee) === "val") return getMostOfAnswer(file, node.callee.object, getLength);
      // SQLite answers at once: db.prepare("SELECT … LIMIT 2").all()
      return getMemberName(node.callee) === "all" ? getMostOfQuery(file, node.callee.object, getLength) : undefined;
    case "MemberExpression":
      return ROWS.has(getMemberName(node) ?? "") ? getMostOfAnswer(file, node.object, getLength) : undefined;
    default:
      return undefined;
  }
}

function getMostOfAnswer(file: FileContext, expression: TSESTree.Node, getLength: GetLength): number | undefined {
  const answer = unwrap(expression);
  if (answer.type !== "Identifier") return getMostQueried(file, answer, getLength);
  const query = getValueOf(file, answer) ?? getAnswer(file, answer);
  return query === undefined ? undefined : getMostOfQuery(file, query, getLength);
}

/** The value of a name, without `await`. */
function getValueOf(file: FileContext, name: TSESTree.Identifier): TSESTree.Node | undefined {
  const variable = getVariable(file, name);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return value === undefined ? undefined : withoutAwait(value);
}

function withoutAwait(value: TSESTree.Node): TSESTree.Node {
  const node = unwrap(value);
  return node.type === "AwaitExpression" ? unwrap(node.argument) : node;
}

/** The query whose rows a pattern takes out of its answer, `const { data } = await …`, or that hands them to a callback. */
function getAnswer(file: FileContext, name: TSESTree.Identifier): TSESTree.Node | undefined {
  const [definition, ...more] = getVariable(file, name)?.defs ?? [];
  if (definition === undefined || more.length > 0) return undefined;
  if (definition.type.toString() === "Parameter") return getCalledBack(definition.node, definition.name);
  const declarator = definition.node;
  if (declarator.type !== "VariableDeclarator" || declarator.init === null) return undefined;
  const { id, init } = declarator;
  if (id.type === "ArrayPattern") return id.elements[0] === definition.name ? withoutAwait(init) : undefined;
  return takesRows(id, definition.name) ? withoutAwait(init) : undefined;
}

/** `{ data }` */
function takesRows(pattern: TSESTree.Node, name: TSESTree.Node): boolean {
  const property =
    pattern.type === "ObjectPattern"
      ? pattern.properties.find((one) => one.type === "Property" && one.value === name)
      : undefined;
  return property?.type === "Property" && !property.computed && ROWS.has(getKeyName(property.key) ?? "");
}

/** The query of `query.then((rows) => …)` and of `query.toArray((error, rows) => …)`. */
function getCalledBack(callback: TSESTree.Node, name: TSESTree.Node): TSESTree.Node | undefined {
  const { parent: call } = callback;
  if (!isFunction(callback) || call?.type !== "CallExpression" || call.callee === callback) return undefined;
  if (!callback.params.some((one) => one === name || takesRows(one, name))) return undefined;
  const callee = unwrap(call.callee);
  return callee.type === "MemberExpression" && getMemberName(callee) === "then" ? unwrap(callee.object) : call;
}

function getMostOfQuery(file: FileContext, query: TSESTree.Node, getLength: GetLength): number | undefined {
  let node = query;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (node.type === "Identifier") node = getValueOf(file, node) ?? node;
    // sql`SELECT … LIMIT 2`
    if (node.type === "TaggedTemplateExpression") return ENDS_IN_LIMIT.test(getText(node.quasi)) ? 2 : undefined;
    if (node.type !== "CallExpression") return undefined;
    const most = getMostOfCall(file, node, getLength);
    if (most !== undefined) return atMostTwo(most);
    const callee = unwrap(node.callee);
    if (callee.type !== "MemberExpression" || !isNarrowing(file, node, getMemberName(callee) ?? "")) return undefined;
    node = withoutAwait(callee.object);
  }
  return undefined;
}

/** Queries are built in no more steps than this. */
const MOST_STEPS = 20;

/** Returns whether a method gives no more rows than what it is called on: `rows.sort("votes")`, `answer.then((it) => it.json())`. */
function isNarrowing(file: FileContext, { arguments: given }: TSESTree.CallExpression, name: string): boolean {
  const [first] = given;
  if (name !== "then") return NARROWS.has(name);
  return (
    first !== undefined && /^(?:async )?\(?(\w+)\)? => \1\.(?:json\(\)|data)$/.test(file.sourceCode.getText(first))
  );
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
  if (ASKS_FOR_TWO.some((pattern) => pattern.test(getText(first)))) return 2;
  if (method.type === "Identifier") return getMostBuilt(file, method.name, given, getLength);
  if (method.type !== "MemberExpression") return undefined;
  const name = getMemberName(method) ?? "";
  if (LIMITS.has(name)) return second === undefined ? getPositive(file, first) : undefined;
  if (name === "where") return getMostOfCondition(first, getLength) ?? getMostAmong(given, getLength);
  if (name === "range") return countRange(file, given);
  const counted = getMostByPlaces(file, name, given);
  if (counted !== undefined) return counted;
  if (AMONG.has(name)) return second !== undefined && isId(getText(first)) ? getLength(second) : undefined;
  if (!ASKS.test(name) || more.length > 1) return undefined;
  const bounds = given.flatMap((asked) => getBounds(file, asked, getLength));
  return bounds.length === 0 ? undefined : Math.min(...bounds);
}

/** Returns how many a call asks for whose arguments are counted by their places: those of Redis, PocketBase, Appwrite, DynamoDB. */
function getMostByPlaces(file: FileContext, name: string, given: readonly TSESTree.Node[]): number | undefined {
  const [first, second] = given;
  switch (name) {
    case "getList":
    case "srandmember":
    case "spop":
      return second === undefined ? undefined : getPositive(file, second);
    case "lrange":
    case "zrange":
    case "zrevrange":
      return countRange(file, given.slice(1));
    case "mget":
      return given.length > 1 && given.every(({ type }) => type !== "SpreadElement") ? given.length : undefined;
    // databases.listDocuments(database, collection, [Query.limit(2)])
    case "listDocuments":
    case "listRows":
      return given
        .flatMap((one) => (one.type === "ArrayExpression" ? one.elements : []))
        .map((one) => (one?.type === "CallExpression" && getCalledName(one.callee) === "limit" ? one : undefined))
        .map((limit) => getPositive(file, limit?.arguments[0]))
        .find((most) => most !== undefined);
    // client.send(new QueryCommand({ Limit: 2 }))
    case "send": {
      const [options] = first?.type === "NewExpression" ? first.arguments : [];
      return options === undefined ? undefined : getBounds(file, options, () => undefined)[0];
    }
    default:
      return undefined;
  }
}

/** `.range(0, 1)` of Supabase: from one place to another one, with both. */
function countRange(file: FileContext, [first, last]: readonly TSESTree.Node[]): number | undefined {
  const from = getWrittenNumber(file, first);
  const to = getWrittenNumber(file, last);
  return from === undefined || to === undefined || from < 0 || to < from ? undefined : to - from + 1;
}

/** The functions of Firebase that build a query, or ask one. */
const BUILDS: ReadonlySet<string> = new Set(["get", "getDocs", "onSnapshot", "onValue", "query"]);

/** Firebase builds its queries out of functions: `getDocs(query(photos, limit(2)))`. */
function getMostBuilt(
  file: FileContext,
  name: string,
  given: readonly TSESTree.Node[],
  getLength: GetLength,
): number | undefined {
  if (!BUILDS.has(name)) return undefined;
  for (const argument of given) {
    const built = argument.type === "Identifier" ? getValueOf(file, argument) : argument;
    if (built?.type !== "CallExpression" || built.callee.type !== "Identifier") continue;
    const most = LIMITS.has(built.callee.name)
      ? getPositive(file, built.arguments[0])
      : (getMostOfCondition(built, getLength) ?? getMostBuilt(file, built.callee.name, built.arguments, getLength));
    if (most !== undefined) return most;
  }
  return undefined;
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
      case "Limit":
      case "size":
      case "take":
        return getPositive(file, value) ?? [];
      case "sql":
      case "text":
        return ENDS_IN_LIMIT.test(getText(value)) ? 2 : [];
      // Those of an address: axios.get(url, { params: { limit: 2 } })
      case "params":
        return getBounds(file, value, getLength);
      case "where":
        return value.type === "ObjectExpression"
          ? value.properties.flatMap((one) => getMostOfIds(one, getLength) ?? [])
          : (getMostOfCondition(value, getLength) ?? []);
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
