// Items that a loop takes out of a list and reports or hands on, one after the other: `const item = rest.splice(place, 1)[0]; console.log(item);`. They come in an order, as if they were put into a list.
import type { TSESTree } from "@typescript-eslint/utils";
import type { Expression, Statement } from "@fair-shuffle/bias";
import { someStatement } from "@fair-shuffle/bias/model";
import { isBesideTheShuffle } from "../sites/beside-shuffle.ts";
import { getHanded } from "../translate/handed-on.ts";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { someNode, unwrap } from "../syntax/tree.ts";
import { isItem } from "../translate/taken-item.ts";
import type { Translation } from "../translate/translation.ts";
import { mapBlocks } from "./mapped-blocks.ts";

/** The items that were reported, as a list. */
const REPORTED = "$reported";

/** Returns the steps of a loop that reports its items with a list that they go into. Of items that are only dropped nobody asks for the order. */
export function settleReported(translation: Translation, steps: readonly Statement[]): readonly Statement[] {
  const { lists, options, others } = translation;
  const [[list, node] = []] = lists;
  if (list === undefined || node === undefined || lists.size > 1 || !isOnlyEmptied(steps, list)) return steps;
  if (!reportsItems(translation, node)) return steps;
  lists.set(REPORTED, options.region);
  translation.emptyLists.add(REPORTED);
  translation.flowing.add(REPORTED);
  others.add(options.region);
  return putBehind(steps);
}

/** Returns whether all that moves is taken out of a list. */
const isOnlyEmptied = (steps: readonly Statement[], list: string): boolean =>
  steps.some((step) => someStatement(step, ({ kind }) => kind === "take")) &&
  !steps.some((step) =>
    someStatement(step, (inner) => "list" in inner && (inner.kind !== "take" || inner.list !== list)),
  );

/** Returns whether a loop reports items of its list. */
function reportsItems(translation: Translation, list: TSESTree.Node): boolean {
  const { file, options } = translation;
  const { sourceCode } = file;
  const isOfList = (item: TSESTree.Node): boolean => {
    const variable = item.type === "Identifier" ? getVariable(file, item) : undefined;
    const value = unwrap(
      (variable === undefined ? undefined : getOnlyValue(variable)) ?? variable?.defs[0]?.node ?? item,
    );
    return someNode(file, value, (node) => sourceCode.getText(node) === sourceCode.getText(list));
  };
  const showsItem = (code: TSESTree.Node): boolean =>
    someNode(file, code, (part) => isItem(translation, part) && isOfList(part));
  return someNode(file, options.region, (node) => {
    if (options.handedOn?.statements.has(node) === true) return getHanded(file, node, options.region).some(showsItem);
    return node.type === "CallExpression" && isBesideTheShuffle(file, node) && node.arguments.some(showsItem);
  });
}

/** Returns the steps with whatever they take put behind what was reported before. */
const putBehind = (steps: readonly Statement[]): readonly Statement[] =>
  mapBlocks(steps, (block) =>
    block.flatMap((step): readonly Statement[] => {
      if (step.kind !== "take") return [step];
      const card: Expression = { kind: "variable", name: step.variable };
      return [step, { kind: "insert", list: REPORTED, position: { kind: "length", list: REPORTED }, card }];
    }),
  );
