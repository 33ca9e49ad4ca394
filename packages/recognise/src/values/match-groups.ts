// How many groups a written pattern has: what `text.match(/(\\w+) vs (\\w+)/)` gives is the whole and both of them.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

/** Returns how many items a match of a written pattern has; undefined where all matches are asked for, or where it is none. */
export const countMatched = (file: FileContext, match: TSESTree.Node): number | undefined => tryIt(file, match)?.length;

/** Returns how many groups there are in `match.groups`: those that have a name. */
export function countNamedGroups(file: FileContext, node: TSESTree.Node): number | undefined {
  if (node.type !== "MemberExpression" || getMemberName(node) !== "groups") return undefined;
  const groups = tryIt(file, node.object)?.groups;
  return groups === undefined ? undefined : Object.keys(groups).length;
}

/** Lets a match find nothing, before its pattern is tried, which may take for ever: each group is there all the same. */
function tryIt(file: FileContext, match: TSESTree.Node): RegExpExecArray | undefined {
  const pattern = getPattern(file, match);
  if (pattern === undefined || pattern.flags.includes("g")) return undefined;
  try {
    return new RegExp(`|${pattern.pattern}`, pattern.flags).exec("") ?? undefined;
  } catch {
    return undefined;
  }
}

/** The pattern of `text.match(pattern)`, `pattern.exec(text)`, or of a name for one. */
function getPattern(file: FileContext, match: TSESTree.Node): TSESTree.RegExpLiteral["regex"] | undefined {
  const node = unwrap(match);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (value !== undefined) return getPattern(file, value);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const name = getMemberName(node.callee);
  const asked = name === "exec" ? node.callee.object : name === "match" ? node.arguments[0] : undefined;
  const pattern = asked === undefined ? undefined : unwrap(asked);
  return pattern?.type === "Literal" && "regex" in pattern ? pattern.regex : undefined;
}
