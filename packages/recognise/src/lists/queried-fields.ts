// How many items a field of a GraphQL answer has that its query asks for: `data.photos` of `query { photos(first: 2) { id } }`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getProperty, getVariable } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getCalledName, getMemberName, unwrap } from "../syntax/tree.ts";

/** What asks a query that it is handed, and gives an object with the answer under `data`. */
const ASKS = /^(?:useQuery|useSuspenseQuery|useLazyQuery|query)$/;
const MOST_STEPS = 6;

/** Returns two where a field is asked for with two items at most, wherever its query speaks of it. */
export function getMostOfField(file: FileContext, list: TSESTree.Node): number | undefined {
  const field = getFieldOf(file, unwrap(list));
  const text = field === undefined ? undefined : getQueryOf(file, field.data, MOST_STEPS);
  if (field === undefined || text === undefined) return undefined;
  const asked = [...text.matchAll(/\b(\w+)\s*(?:\(([^)]*)\))?\s*\{/g)].filter(([, name]) => name === field.name);
  const areFew = asked.every(([, , bounds = ""]) => /\b(?:first|last|limit|take|pageSize)\s*:\s*[12]\b/.test(bounds));
  return asked.length > 0 && areFew ? 2 : undefined;
}

interface Field {
  readonly name: string;
  /** What has the answer. */
  readonly data: TSESTree.Node;
}

/** `data.photos`, and `photos` of `const { photos } = data` */
function getFieldOf(file: FileContext, node: TSESTree.Node): Field | undefined {
  if (node.type === "MemberExpression") {
    const name = getMemberName(node);
    return name === undefined ? undefined : { name, data: node.object };
  }
  const property = node.type === "Identifier" ? getVariable(file, node)?.defs[0]?.name.parent : undefined;
  const pattern = property?.type === "Property" ? property.parent : undefined;
  const declarator = pattern?.type === "ObjectPattern" ? pattern.parent : undefined;
  if (property?.type !== "Property" || declarator?.type !== "VariableDeclarator" || declarator.init === null)
    return undefined;
  const name = getMemberKey(property);
  return name === undefined ? undefined : { name, data: declarator.init };
}

/** The text of the query whose answer an expression is: `data` of `const { data } = useQuery(PHOTOS)`, `answer.data`. */
function getQueryOf(file: FileContext, expression: TSESTree.Node, steps: number): string | undefined {
  const node = unwrap(expression);
  if (steps === 0) return undefined;
  if (node.type === "MemberExpression")
    return getMemberName(node) === "data" ? getQueryAsked(file, node.object, steps - 1) : undefined;
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  const property = definition?.name.parent;
  if (property?.type !== "Property" || more.length > 0 || getMemberKey(property) !== "data") return undefined;
  const declarator = property.parent.parent;
  return declarator.type === "VariableDeclarator" && declarator.init !== null
    ? getQueryAsked(file, declarator.init, steps - 1)
    : undefined;
}

function getQueryAsked(file: FileContext, expression: TSESTree.Node, steps: number): string | undefined {
  const node = unwrap(expression);
  if (steps === 0) return undefined;
  if (node.type === "AwaitExpression") return getQueryAsked(file, node.argument, steps - 1);
  if (node.type === "Identifier") {
    const variable = getVariable(file, node);
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    return value === undefined ? undefined : getQueryAsked(file, value, steps - 1);
  }
  if (node.type !== "CallExpression" || !ASKS.test(getCalledName(node.callee) ?? "")) return undefined;
  const [first] = node.arguments;
  const query = first?.type === "ObjectExpression" ? getProperty(first, "query") : first;
  return query === undefined ? undefined : getTextOf(file, query);
}

/** `` gql`query { … }` ``, also under a name */
function getTextOf(file: FileContext, expression: TSESTree.Node): string | undefined {
  const node = unwrap(expression);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? node : getOnlyValue(variable);
  if (value?.type !== "TaggedTemplateExpression" || !/^(?:gql|graphql)$/.test(getCalledName(value.tag) ?? ""))
    return undefined;
  const [text, ...more] = value.quasi.quasis;
  return more.length === 0 ? text?.value.raw : undefined;
}
