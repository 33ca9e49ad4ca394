// Numbers that the source tells: as they are written, under the name of a constant, or as the length of a list.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getField, getOnlyValue, getPropertyOf, getVariable } from "../syntax/bindings.ts";
import { findMember, getAskedName, getHolder } from "../syntax/holders.ts";
import { getLengthList } from "../syntax/iteration.ts";
import { isReplaceable } from "../syntax/replaceable.ts";
import { unwrap } from "../syntax/tree.ts";

/** How many items a list has; undefined where the source does not tell. */
export type GetLength = (list: TSESTree.Node) => number | undefined;

/** The two ways to ask how many items a list has of which another one is made. */
export interface Lengths {
  readonly getLength: GetLength;
  /** The same, worked out once for each list; while it is being counted, a list has no length that is known. */
  readonly getOnce: GetLength;
}

/**
 * Returns a number of items where these are two at most, and undefined for more: what is handed out under other names may grow, the last chunk is shorter, and a
 * slice tells only how many it takes at most. Of two at most any number is fair; of more it is not certain.
 */
export const atMostTwo = (length: number | undefined): number | undefined =>
  length !== undefined && length <= 2 ? length : undefined;

/** How many items there are at most, where these are two at most: `[right, ...wrong.slice(0, 1)]` is a pair. */
export const asFew = (most: number | undefined): number | undefined =>
  most !== undefined && most <= 2 ? Math.max(Math.ceil(most), 1) : undefined;

/** The most that there is of something, where it is known of each; undefined for none. */
export function getMost<Item>(items: readonly Item[], count: (item: Item) => number | undefined): number | undefined {
  const most = Math.max(...items.map((item) => count(item) ?? NaN));
  return most > 0 && Number.isFinite(most) ? most : undefined;
}

/** Returns a number that is written, also under the name of a constant; undefined for anything else. */
export function getWrittenNumber(file: FileContext, expression: TSESTree.Node | null | undefined): number | undefined {
  if (expression == null) return undefined;
  const node = unwrap(expression);
  if (node.type === "Literal") return typeof node.value === "number" ? node.value : undefined;
  if (node.type === "MemberExpression") return getHeldNumber(file, node);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  return variable === undefined ? undefined : getWrittenNumber(file, getOnlyValue(variable));
}

/** The number that a field of a class holds, or a property of a constant object: `Deck.SIZE`, `this.size`, `CONFIG.cards`. */
function getHeldNumber(file: FileContext, node: TSESTree.MemberExpression): number | undefined {
  const field = node.object.type === "ThisExpression" ? getField(file, node) : undefined;
  if (field !== undefined) return field.isDefault ? undefined : getWrittenNumber(file, field.value);
  const name = getAskedName(node);
  const holder = node.object.type === "Identifier" ? getHolder(file, node.object) : undefined;
  if (name === undefined || holder === undefined) return undefined;
  if (holder.kind === "object") return getWrittenNumber(file, getPropertyOf(file, node, holder.node, name)?.value);
  const found = holder.isStatic ? findMember(file, holder, name) : undefined;
  const value = found?.member.type === "PropertyDefinition" ? found.member.value : null;
  if (found === undefined || value === null || isReplaceable(file, node, { holder: found.holder, name }, value))
    return undefined;
  return getWrittenNumber(file, value);
}

/** Returns a number that is written, or the length that is asked of a list: `52`, `COUNT`, `suits.length`. */
export function getWrittenSize(
  file: FileContext,
  expression: TSESTree.Node | undefined,
  getLength: GetLength,
): number | undefined {
  const list = expression === undefined ? undefined : getLengthList(file, expression);
  return list === undefined ? getWrittenNumber(file, expression) : getLength(list);
}
