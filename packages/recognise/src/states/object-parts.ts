// What an object has under a name, also where a function of the file makes the object, or another one is spread into it: `{ ...start(), round: 1 }`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getProperty } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getReturned, unwrap } from "../syntax/tree.ts";
import { getWritten } from "../syntax/written-value.ts";
import { unfreeze } from "../values/frozen-object.ts";

/** So many objects are spread into one another. */
const MOST_SPREAD = 3;

/** Returns the object that an expression gives: one that is written, that has a name, or that a function of the file makes. */
export function getObject(file: FileContext, expression: TSESTree.Node): TSESTree.ObjectExpression | undefined {
  const node = unfreeze(file, getWritten(file, expression));
  if (node.type === "ObjectExpression") return node;
  const maker = node.type === "CallExpression" ? getFunction(file, node.callee) : undefined;
  if (maker === undefined || maker.async || maker.generator) return undefined;
  const [made, ...others] = getReturned(file, maker);
  const object = made === undefined || others.length > 0 ? undefined : unwrap(made);
  return object?.type === "ObjectExpression" ? object : undefined;
}

/** Returns what an object has under a name; undefined where it has nothing of that name, or where the file does not tell. */
export function getPart(
  file: FileContext,
  object: TSESTree.ObjectExpression,
  name: string,
  steps = MOST_SPREAD,
): TSESTree.Node | undefined {
  const own = getProperty(object, name);
  if (own !== undefined || steps === 0) return own;
  // What comes later counts.
  for (const property of object.properties.toReversed()) {
    if (property.type === "Property") {
      if (property.computed || getMemberKey(property) === name) return undefined;
      continue;
    }
    const spread = getObject(file, property.argument);
    const part = spread === undefined ? undefined : getPart(file, spread, name, steps - 1);
    if (part !== undefined || spread === undefined) return part;
  }
  return undefined;
}
