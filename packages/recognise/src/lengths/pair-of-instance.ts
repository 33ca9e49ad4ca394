// Pairs that an instance keeps, and that only its own methods name: `deck.swap(i, j)` after `const deck = new Deck([x, y])`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getFirstOf } from "../states/given-lists.ts";
import { countChanges } from "../values/changed-length.ts";
import { atMostTwo } from "../values/written-number.ts";
import { getKnownLength } from "./known-length.ts";

/** Returns how many items the list has, two at most, that an instance keeps under a name by which only its own methods ask for it. */
export function getPairOfInstance(file: FileContext, object: TSESTree.Node, name: string): number | undefined {
  const first = countChanges(file, name) <= 1 ? getFirstOf(file, object, name) : undefined;
  return first === undefined ? undefined : atMostTwo(getKnownLength(file, first));
}
