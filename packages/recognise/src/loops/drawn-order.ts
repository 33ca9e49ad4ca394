// Lists whose order was drawn, as the code says: `shuffle(cards).slice(0, 3)`, `[...cards].sort(coin)`, `if (!others.includes(drawn)) others.push(drawn)`. That tells what is meant, and proves nothing.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { mayTextDraw } from "../draws/random-words.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { getWords } from "../syntax/name-words.ts";
import { getCalledName, getMemberName, isFunction, isLoop, someNode, unwrap } from "../syntax/tree.ts";
import { getWritten } from "../syntax/written-value.ts";

/** How many names and calls are followed. */
const MOST_STEPS = 5;

/** What a function is called, in several languages, that brings items into a drawn order, or draws several. */
const SHUFFLES = /\b(?:re)?(?:shuffl\w*|mezcl\w*|embaralh\w*|baraj\w*|misch\w*|randomi[sz]\w*|sample(?: size| k)?)\b/;
/** Methods that leave items in their order. */
const KEEPS_ORDER = /^(?:slice|splice|filter|map|flat)$/;

/** Returns whether the code says of a list that its order was drawn before a place. */
export function isInDrawnOrder(file: FileContext, list: TSESTree.Expression, place: TSESTree.Node): boolean {
  let node: TSESTree.Node = unwrap(list);
  for (let step = 0; step < MOST_STEPS; step++) {
    if (node.type === "Identifier" && isFilledOrShuffled(file, node, place)) return true;
    const written = unwrap(getWritten(file, node));
    const next = getCopied(file, written) ?? getKeptOrder(written);
    if (next === undefined) return written.type === "CallExpression" && isShuffle(file, written);
    node = unwrap(next);
  }
  return false;
}

/** The list whose items come in their order from a method of it. */
function getKeptOrder(node: TSESTree.Node): TSESTree.Expression | undefined {
  const callee = node.type === "CallExpression" ? unwrap(node.callee) : undefined;
  return callee?.type === "MemberExpression" && KEEPS_ORDER.test(getMemberName(callee) ?? "")
    ? callee.object
    : undefined;
}

/** `shuffle(cards)`, `_.sampleSize(cards, 3)`, `cards.sort(() => Math.random() - 0.5)` */
function isShuffle(file: FileContext, call: TSESTree.CallExpression): boolean {
  const name = getCalledName(call.callee);
  if (name === undefined) return false;
  const [comparator] = call.arguments;
  if (/^(?:sort|toSorted)$/.test(name)) return comparator !== undefined && isDrawn(file, comparator);
  return SHUFFLES.test(getWords(name));
}

/** Returns whether a name is shuffled where it is, or gets drawn items, somewhere before a place. */
function isFilledOrShuffled(file: FileContext, name: TSESTree.Identifier, place: TSESTree.Node): boolean {
  return (getVariable(file, name)?.references ?? []).some(({ identifier }) => {
    if (identifier.type !== "Identifier" || identifier.range[0] >= place.range[0]) return false;
    const { parent } = identifier;
    // shuffle(others);
    if (parent.type === "CallExpression")
      return (
        parent.arguments[0] === identifier && parent.parent.type === "ExpressionStatement" && isShuffle(file, parent)
      );
    const call = parent.type === "MemberExpression" && parent.object === identifier ? parent.parent : undefined;
    if (call?.type !== "CallExpression" || call.callee !== parent) return false;
    // others.sort(coin); others.push(all[drawn]);
    const [item, ...more] = call.arguments;
    if (getMemberName(parent as TSESTree.MemberExpression) !== "push") return isShuffle(file, call);
    return item !== undefined && more.length === 0 && isDrawn(file, item) && asksWhetherNew(file, identifier);
  });
}

/** What asks a list whether it has an item already. */
const ASKS = ["includes", "indexOf", "find", "findIndex", "some", "every"];

/** Returns whether the loop around a list's name asks the list whether an item is new: what is drawn several times, such as a gene, is in no order. */
function asksWhetherNew(file: FileContext, name: TSESTree.Identifier): boolean {
  let around: TSESTree.Node | undefined = name;
  while (around !== undefined && !isLoop(around)) around = isFunction(around) ? undefined : around.parent;
  return (
    around !== undefined &&
    someNode(
      file,
      around,
      (node) =>
        node.type === "MemberExpression" &&
        node.object.type === "Identifier" &&
        node.object.name === name.name &&
        ASKS.includes(getMemberName(node) ?? ""),
    )
  );
}

/** Returns whether the code of an expression, or of what it names, draws. */
const isDrawn = (file: FileContext, expression: TSESTree.Node): boolean =>
  mayTextDraw(file.sourceCode.getText(getWritten(file, expression)));
