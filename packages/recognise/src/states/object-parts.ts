// What an object has under a name, also where a function of the file makes the object, or another one is spread into it: `{ ...start(), round: 1 }`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getField, getFunction, getProperty, type Variable } from "../syntax/bindings.ts";
import { getHolderOfThis, getMemberKey } from "../syntax/holders.ts";
import { getKeyName, getMemberName, getReturned, unwrap } from "../syntax/tree.ts";
import { getWritten } from "../syntax/written-value.ts";
import { countChanges } from "../values/changed-length.ts";
import { getCloned } from "../values/cloned-list.ts";
import { getOfName } from "../values/constant-property.ts";
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

/** Objects are looked for inside of no more others than this. */
const MOST_DEPTH = 4;

/** Returns what an expression has under a name, however deep the object lies that it gives: `game.state.sides`, `this.state.sides`, `makeGame().sides`. */
export function getPartOf(
  file: FileContext,
  expression: TSESTree.Node,
  name: string,
  steps = MOST_DEPTH,
): TSESTree.Node | undefined {
  const object = getObjectAt(file, expression, steps);
  return object === undefined ? undefined : getPart(file, object, name);
}

function getObjectAt(
  file: FileContext,
  expression: TSESTree.Node,
  steps: number,
): TSESTree.ObjectExpression | undefined {
  const node = unfreeze(file, expression);
  if (steps === 0) return undefined;
  const cloned = getCloned(file, node);
  if (cloned !== undefined) return getObjectAt(file, cloned, steps - 1);
  if (node.type !== "MemberExpression") return getObject(file, node);
  const name = getMemberName(node);
  // Another object may come in its place.
  if (name === undefined || countChanges(file, name) > 0) return undefined;
  const part =
    node.object.type === "ThisExpression"
      ? getOfOwnObject(file, node, node.object)
      : getPartOf(file, node.object, name, steps - 1);
  return part === undefined ? undefined : getObjectAt(file, part, steps - 1);
}

/** What a method's own object has; what a class begins with may be set elsewhere, as React sets `this.state`. */
const getOfOwnObject = (
  file: FileContext,
  asked: TSESTree.MemberExpression,
  self: TSESTree.ThisExpression,
): TSESTree.Node | undefined => (getHolderOfThis(self)?.kind === "object" ? getField(file, asked)?.value : undefined);

/** What a name is taken out of a constant object for, `const { pair } = { pair: [x, y] }`, where nothing in the file gives it another list or makes it longer. */
export function getPropertyNamed(file: FileContext, { defs }: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = defs;
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "ObjectPattern" || more.length > 0)
    return undefined;
  const property = declarator.id.properties.find((one) => one.type === "Property" && one.value === definition?.name);
  const name = property?.type === "Property" && !property.computed ? getKeyName(property.key) : undefined;
  const source = declarator.init === null ? undefined : unfreeze(file, declarator.init);
  if (name === undefined || source === undefined || countChanges(file, name) > 0) return undefined;
  return getOfName(file, source, name) ?? getPartOf(file, source, name);
}
