// Whether what stands at a place is done again and again: in a loop, by a timer, or by a function that calls itself. A few swaps at a time are many then.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getAsked } from "../states/list-uses.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getOwnName } from "../syntax/recursion.ts";
import {
  contains,
  type FunctionNode,
  getCalledName,
  getFunctionAround,
  getMemberName,
  isFunction,
  isLoop,
} from "../syntax/tree.ts";

/** So many functions are followed to those that call them. */
const MOST_CALLERS = 4;
/** In a bundle a name like `run` has thousands. */
const MOST_USES = 200;

const REPEATS = /^(?:setInterval|every|each|forEach|map|flatMap|reduce|reduceRight|from|times|range|repeat|interval)$/;
/** `interval(50).subscribe(…)` of RxJS. */
const TICKS = /\binterval\(/;

/** Returns whether a place in the code is run again and again, as far as the file tells. */
export function isMadeAgain(file: FileContext, place: TSESTree.Node, callers = MOST_CALLERS): boolean {
  for (let node = place; node.parent != null; node = node.parent) {
    const { parent } = node;
    if (isLoop(parent) && !("init" in parent && parent.init === node)) return true;
    if (isFunction(node)) return isRunAgain(file, node, callers);
  }
  return false;
}

function isRunAgain(file: FileContext, local: FunctionNode, callers: number): boolean {
  if (isHandedToRepeat(file, local)) return true;
  if (callers === 0) return false;
  const uses = getUses(file, local);
  if (uses === undefined) return isMadeAgain(file, local.parent, callers - 1);
  const handed = uses.map(getBound);
  if (handed.some((one) => isHandedToRepeat(file, one))) return true;
  const runs = handed.flatMap(({ parent }) => (parent?.type === "CallExpression" ? [parent] : []));
  const texts = runs.map((run) => file.sourceCode.getText(run));
  return (
    uses.length <= MOST_USES &&
    runs.some((run, index) => {
      // It calls itself, now or later.
      if (contains(local, run)) return true;
      // shuffle(); shuffle(); shuffle(); and shuffle(shuffle(deck));
      const isTwice = runs.some(
        (other, at) =>
          other !== run &&
          (contains(run, other) ||
            (at > index && texts[at] === texts[index] && getFunctionAround(other) === getFunctionAround(run))),
      );
      return isTwice || isMadeAgain(file, run, callers - 1);
    })
  );
}

/** Returns the uses of a function's name; undefined of one that has none, which is run where it stands. */
function getUses(file: FileContext, local: FunctionNode): readonly TSESTree.Node[] | undefined {
  const { parent } = local;
  const declared = local.type === "FunctionDeclaration" ? local.id : null;
  const named = parent.type === "VariableDeclarator" && parent.init === local ? parent.id : declared;
  if (named?.type === "Identifier")
    return getVariable(file, named)?.references.flatMap(({ identifier, init }) => (init === true ? [] : [identifier]));
  const name = getOwnName(local);
  return name === undefined ? undefined : getAsked(file, name);
}

/** Returns a use of a function's name, or `step.bind(this)`, which is handed on in its stead. */
function getBound(use: TSESTree.Node): TSESTree.Node {
  const { parent } = use;
  const isBound = parent?.type === "MemberExpression" && parent.object === use && getMemberName(parent) === "bind";
  return isBound && parent.parent.type === "CallExpression" ? parent.parent : use;
}

/** Returns whether a function, or its name, is handed to a call that runs it again and again. */
function isHandedToRepeat(file: FileContext, handed: TSESTree.Node): boolean {
  const { parent } = handed;
  if (parent?.type !== "CallExpression" || parent.callee === handed) return false;
  return REPEATS.test(getCalledName(parent.callee) ?? "") || TICKS.test(file.sourceCode.getText(parent.callee));
}
