// What may make a list longer or shorter where it is named.
import type { FileContext } from "../file/file-context.ts";
import { oncePerName, oncePerPart } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import type { Variable } from "../syntax/bindings.ts";
import { getMemberName } from "../syntax/tree.ts";
import { handsOver } from "./filled-length.ts";

/** `add` and `delete` are those of a set. */
const CHANGES_LENGTH: ReadonlySet<string> = new Set("push pop shift unshift splice add delete".split(" "));

/** Returns whether no use of a name makes its list longer or shorter: the same wherever it is sorted. */
export const keepsLength: (file: FileContext, variable: Variable) => boolean = oncePerPart(
  (file: FileContext, { references }: Variable) =>
    references.every(({ identifier }) => !mayChangeLength(file, identifier)),
);

/** Returns whether a list may be longer or shorter behind a place where it is named. */
export function mayChangeLength(file: FileContext, list: TSESTree.Node): boolean {
  const { parent } = list;
  if (parent?.type !== "MemberExpression" || parent.object !== list) return false;
  const name = getMemberName(parent);
  if (name === "length") return parent.parent.type === "AssignmentExpression" && parent.parent.left === parent;
  return name !== undefined && (CHANGES_LENGTH.has(name) || handsOver(file, parent));
}

/** How many places of a file assign to a member of a name, or change how many items it holds: a large text is gone through once for each name. */
export const countChanges = oncePerName((file: FileContext, name): number => {
  const own = `\\.#?${name.replaceAll("$", "\\$")}`;
  // `game.sides = game.sides.sort(…)`, `game.sides = [...game.sides].sort(…)`
  const asLong = `\\s*(?:\\[\\s*\\.{3}\\s*)?[\\w$.]*${own}\\]?\\.(?:sort|reverse|map|toSorted|toReversed)\\(`;
  const changed = `!?\\.(?:push|pop|shift|unshift|splice)\\s*\\(|\\.length\\s*=(?!=)`;
  const pattern = new RegExp(`${own}\\s*(?:${changed}|=(?![=>])(?!${asLong}))`, "g");
  return [...file.sourceCode.text.matchAll(pattern)].length;
});
