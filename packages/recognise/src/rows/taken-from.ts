// What a name is taken from, and the way into it: `state`, under "game" and "sides", for `const { game: { sides } } = state`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getWrites, type Variable } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { isFunction } from "../syntax/tree.ts";
import { getHandedAt } from "../states/handed-lists.ts";
import { getListBoundTo } from "./known-rows.ts";

/** A step into a value: under a name, or to one of the items of a list. */
export type Step = string | typeof ITEM;

/** The step to some item of a list, whichever. */
export const ITEM = Symbol("item");

/** An expression, and the steps into its value. */
export interface Source {
  readonly from: TSESTree.Node;
  readonly path: readonly Step[];
}

/** Returns all that a name may stand for, which is written to once; undefined where the file does not tell. */
export function getSources(file: FileContext, variable: Variable): readonly Source[] | undefined {
  const [definition, ...more] = variable.defs;
  if (definition === undefined || more.length > 0 || getWrites(variable).length > 0) return undefined;
  const taken = getPathInPattern(definition.name);
  if (taken === undefined) return undefined;
  const { root, path } = taken;
  // function toss({ sides } = { sides: ["left", "right"] }) { … }
  if (root.parent?.type === "AssignmentPattern") return [{ from: root.parent.right, path }];
  const list = getListBoundTo(file, root);
  if (list !== undefined) return [{ from: list, path: root.parent?.type === "ArrayPattern" ? path : [ITEM, ...path] }];
  const { parent } = root;
  if (parent?.type === "VariableDeclarator") return parent.init === null ? undefined : [{ from: parent.init, path }];
  if (parent === undefined || !isFunction(parent)) return undefined;
  return getHandedAt(
    file,
    parent,
    parent.params.findIndex((param) => param === root),
  )?.map((from) => ({ from, path }));
}

/** The pattern around a name, the whole one or the one that has a default, and the steps from there; undefined for the rest of a pattern. */
function getPathInPattern(
  name: TSESTree.Node,
): { readonly root: TSESTree.Node; readonly path: readonly Step[] } | undefined {
  const path: Step[] = [];
  let root = name;
  for (;;) {
    const { parent } = root;
    if (parent?.type === "Property" && parent.value === root && parent.parent.type === "ObjectPattern") {
      const key = getMemberKey(parent);
      if (key === undefined) return undefined;
      path.unshift(key);
      root = parent.parent;
    } else if (parent?.type === "ArrayPattern") {
      path.unshift(ITEM);
      root = parent;
    } else return parent?.type === "RestElement" ? undefined : { root, path };
  }
}
