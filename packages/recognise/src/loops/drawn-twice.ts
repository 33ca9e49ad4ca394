// A swap that draws a place to read from, and draws it again to write to: `[a[i], a[draw()]] = [a[draw()], a[i]]`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { someNode, unwrap, visitNodes } from "../syntax/tree.ts";
import type { Replacement } from "../translate/translation.ts";

type Place = TSESTree.MemberExpressionComputedName;

/** A place that is drawn where it is read, and drawn again where it is written to. */
export interface RepeatedDraw {
  readonly read: Place;
  readonly written: Place;
}

/**
 * Returns the places that a loop may draw twice to exchange two cards; none where both are written alike, so that nobody can tell which is which, and undefined
 * where it exchanges none. Both places are read and written to under the same code, so a swap is meant: what only copies cards from one drawn place to another
 * may want to. Whether they are drawn, and so differ, shows when the model is run.
 */
export function getRepeatedDraws(file: FileContext, region: TSESTree.Node): readonly RepeatedDraw[] | undefined {
  const read: Place[] = [];
  const written: Place[] = [];
  visitNodes(file, region, (node) => {
    if (node.type === "MemberExpression" && node.computed) (isWritten(node) ? written : read).push(node);
    return undefined;
  });
  const spell = (node: TSESTree.Node): string => file.sourceCode.getText(node).replaceAll(/\s/g, "");
  const [first, second, ...more] = written;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  if (spell(first.object) !== spell(second.object)) return undefined;
  const readAt = (place: Place): readonly Place[] => read.filter((other) => spell(other) === spell(place));
  const called = [first, second].filter(({ property }) => someNode(file, property, isCall));
  if (called.length === 0) return undefined;
  if (spell(first) === spell(second)) return readAt(first).length === 2 ? [] : undefined;
  if (readAt(first).length === 0 || readAt(second).length === 0) return undefined;
  return called.flatMap((place) => {
    const [one, ...others] = readAt(place);
    return one === undefined || others.length > 0 ? [] : [{ read: one, written: place }];
  });
}

const isCall = ({ type }: TSESTree.Node): boolean => type === "CallExpression";

/** Returns what makes a loop draw such places once, where they are read, and write to the very same ones. */
export function getSingleDraws(repeated: readonly RepeatedDraw[]): ReadonlyMap<TSESTree.Node, Replacement> {
  return new Map(
    repeated.flatMap(({ read, written }) => {
      let drawn: ReturnType<Replacement> | undefined;
      const draw: Replacement = ({ translate, keep }) => (drawn = keep(translate(read.property)));
      const repeat: Replacement = (own) => drawn ?? draw(own);
      return [
        [read.property, draw],
        [written.property, repeat],
      ] as const;
    }),
  );
}

/** Returns whether something is given to a place. */
export function isWritten(place: TSESTree.Node): boolean {
  let node = place;
  while (node.parent !== undefined && unwrap(node.parent) === place) node = node.parent;
  const { parent } = node;
  return parent?.type === "ArrayPattern" || (parent?.type === "AssignmentExpression" && parent.left === node);
}
