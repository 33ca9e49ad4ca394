// The number that a parameter has where nobody gives it another: its default, or what each call in the file hands over.
import type { FileContext } from "../file/file-context.ts";
import type { Variable } from "../syntax/names.ts";
import { isFunction } from "../syntax/tree.ts";
import { getEachHandedAt } from "./handed-lists.ts";
import { getWrittenNumber } from "../values/written-number.ts";

/**
 * Returns the default of a parameter, where some call leaves it to that or may do so outside of this file; the number that all calls hand over, where all of
 * them are seen and it is the same; undefined for any other variable, and for one that is written to.
 */
export function getUsualNumber(file: FileContext, variable: Variable): number | undefined {
  const [definition, ...more] = variable.defs;
  const name = definition?.name;
  if (name?.type !== "Identifier" || more.length > 0) return undefined;
  if (variable.references.some((reference) => reference.isWrite() && reference.init !== true)) return undefined;
  const { parent } = name;
  const pattern = parent.type === "AssignmentPattern" && parent.left === name ? parent : undefined;
  const called = (pattern ?? name).parent;
  if (!isFunction(called)) return undefined;
  const index = called.params.findIndex((one) => one === (pattern ?? name));
  const initial = getWrittenNumber(file, pattern?.right);
  const handed = index === -1 ? undefined : getEachHandedAt(file, called, index);
  if (handed === undefined || handed.length === 0 || handed.includes(undefined)) return initial;
  const [first, ...others] = handed.map((given) => getWrittenNumber(file, given));
  return others.every((other) => other === first) ? first : undefined;
}
