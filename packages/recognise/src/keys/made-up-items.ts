// Items that are made where their keys are drawn, of draws and constants alone: `Array.from({ length: 9 }, () => [draw, draw])`. No order of them is another one.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import type { DrawnKeys } from "../sites/site.ts";
import { getFunction, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { isWritten } from "../syntax/names.ts";
import { contains, someNode } from "../syntax/tree.ts";

/** Returns whether each item is made just like the next one: of nothing that a round of the loop, or of `map`, has of its own. */
export function areMadeAlike(file: FileContext, keys: DrawnKeys): boolean {
  const made = keys.records === undefined ? getPushed(keys) : [keys.store];
  const parts = [...keys.before, ...made];
  return made.length > 0 && !parts.some((part) => mayDiffer(file, part, { within: parts, region: keys.region }));
}

/** What `items.push(…)` adds. */
function getPushed({ isFilling, store }: DrawnKeys): readonly TSESTree.Node[] {
  const push = store.type === "ExpressionStatement" ? store.expression : store;
  return isFilling && push.type === "CallExpression" ? push.arguments : [];
}

interface Round {
  /** What is run anew for each item: its own variables tell no item from the next one. */
  readonly within: readonly TSESTree.Node[];
  readonly region: TSESTree.Node;
}

/** Functions of numbers and texts, which give the same for the same. */
const PLAIN: readonly string[] = ["Math", "Number", "String", "Boolean", "parseInt", "parseFloat"];

/** Returns whether a part reads or changes anything that may be another thing for each item, draws left out. */
function mayDiffer(file: FileContext, part: TSESTree.Node, { within, region }: Round): boolean {
  const isOwn = ({ defs }: Variable): boolean => defs.some(({ name }) => within.some((one) => contains(one, name)));
  return someNode(file, part, (node) => {
    switch (node.type) {
      case "Identifier": {
        const variable = getVariable(file, node);
        if (variable === undefined || isOwn(variable)) return false;
        return isWritten(variable) || variable.defs.some(({ name }) => contains(region, name));
      }
      case "CallExpression": {
        const callee = node.callee.type === "MemberExpression" ? node.callee.object : node.callee;
        if (PLAIN.some((name) => isGlobal(file, callee, name))) return false;
        const called = getFunction(file, node.callee);
        // One that calls itself is not followed.
        return (
          called === undefined ||
          within.includes(called) ||
          mayDiffer(file, called, { within: [...within, called], region })
        );
      }
      case "AssignmentExpression":
      case "UpdateExpression":
      case "ThisExpression":
      case "NewExpression":
      case "TaggedTemplateExpression":
      case "ImportExpression":
      case "AwaitExpression":
      case "YieldExpression":
        return true;
      default:
        return false;
    }
  });
}
