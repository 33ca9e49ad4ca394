// Items that a loop takes out of a list and hands to some function, one after the other: `while (rest.length) ask(rest.splice(place, 1)[0]);`. They come in an order, as if they were put into a list.
import type { TSESTree } from "@typescript-eslint/utils";
import type { Expression, Statement } from "@fair-shuffle/bias";
import { movesCards, someStatement } from "@fair-shuffle/bias/model";
import { isBesideTheShuffle } from "../sites/beside-shuffle.ts";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getCalledName, someNode } from "../syntax/tree.ts";
import { isItem } from "../translate/taken-item.ts";
import type { Translation } from "../translate/translation.ts";

/** The items that were handed on, as a list. */
export const HANDED_ON = "$handedOn";

/**
 * Returns the steps of a loop that hands its items on, with a list that they go into. It goes on until its list is empty, or reports what it draws: of items that
 * are only dropped, or kept in a set, nobody asks for the order.
 */
export function settleHandedOn(translation: Translation, steps: readonly Statement[]): readonly Statement[] {
  const { lists, options, others } = translation;
  const [[list, node] = []] = lists;
  if (list === undefined || node === undefined || lists.size > 1 || !isOnlyEmptied(steps, list)) return steps;
  if (!handsOn(translation, node, !steps.some((step) => isUntilEmpty(step, list)))) return steps;
  lists.set(HANDED_ON, options.region);
  translation.emptyLists.add(HANDED_ON);
  translation.flowing.add(HANDED_ON);
  others.add(options.region);
  return steps.map(keep);
}

/** Returns whether all that moves is taken out of a list. */
const isOnlyEmptied = (steps: readonly Statement[], list: string): boolean =>
  steps.some((step) => someStatement(step, ({ kind }) => kind === "take")) &&
  !steps.some((step) =>
    someStatement(step, (inner) => "list" in inner && (inner.kind !== "take" || inner.list !== list)),
  );

/** `while (rest.length > 0)` */
function isUntilEmpty(step: Statement, list: string): boolean {
  if (step.kind !== "loop" || !movesCards(step)) return false;
  const isLength = (one: Expression): boolean => one.kind === "length" && one.list === list;
  const { test } = step;
  return isLength(test) || (test.kind === "binary" && isLength(test.left) && test.right.kind === "number");
}

/** Returns whether a loop hands an item of its list to a function as an argument, or only to one that reports it. */
function handsOn(translation: Translation, list: TSESTree.Node, isReportOnly: boolean): boolean {
  const { file, options } = translation;
  const hasItem = (argument: TSESTree.Node): boolean =>
    someNode(file, argument, (node) => isItem(translation, node) && isOf(file, node, list));
  return someNode(file, options.region, (node) => {
    if (node.type !== "CallExpression" || KEEPING.test(getCalledName(node.callee) ?? "")) return false;
    return node.arguments.some(hasItem) && (!isReportOnly || isBesideTheShuffle(file, node));
  });
}

/** Returns whether an item, or what its name stands for, is one of a list, as the source writes it. */
function isOf(file: FileContext, item: TSESTree.Node, list: TSESTree.Node): boolean {
  const { sourceCode } = file;
  const variable = item.type === "Identifier" ? getVariable(file, item) : undefined;
  const value = variable?.defs[0]?.node ?? item;
  return someNode(file, value, (node) => sourceCode.getText(node) === sourceCode.getText(list));
}

/** What keeps an item without an order, asks for it, or throws it away. */
const KEEPING =
  /^(?:add|cancel|clear|close|delete|destroy|discard|dispose|has|includes|indexOf|kill|remove|set|splice|unref)/i;

/** Returns a step with whatever it takes put behind what was handed on before. */
function keep(step: Statement): Statement {
  switch (step.kind) {
    case "if":
      return { ...step, then: keepAll(step.then), otherwise: keepAll(step.otherwise) };
    case "loop":
      return { ...step, body: keepAll(step.body), update: keepAll(step.update) };
    default:
      return step;
  }
}

const keepAll = (steps: readonly Statement[]): readonly Statement[] =>
  steps.flatMap((step): readonly Statement[] =>
    step.kind === "take"
      ? [
          step,
          {
            kind: "insert",
            list: HANDED_ON,
            position: { kind: "length", list: HANDED_ON },
            card: { kind: "variable", name: step.variable },
          },
        ]
      : [keep(step)],
  );
