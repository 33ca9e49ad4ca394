// Replaces a loop that moves drawn elements out of a list which keeps them by a call that moves each of them once: `ul.append(...toShuffled(items))`.
import type { LoopSite } from "../sites/site.ts";
import { getRootVariable } from "../syntax/list-path.ts";
import { contains, isFunction } from "../syntax/tree.ts";
import { bringHelper } from "./bring-helper.ts";
import type { FileFacts, HelperOptions } from "./import-kind.ts";
import { assumeIf, type Remedy } from "./remedy.ts";
import { getLeftovers, getVariables, putInPlace, suspends } from "./replace-loop.ts";
import { getSourceArgument, handOn, losesComments } from "./replace-site.ts";
import { getSourceStyle } from "./source-style.ts";

/** Returns that call; undefined where the loop does something else, or where its list or the parent is named by it alone. */
export function appendShuffled(
  file: FileFacts,
  { node, list, draws, doesMore, moves }: LoopSite,
  options: HelperOptions,
): Remedy | undefined {
  const { sourceCode } = file;
  if (moves === undefined || doesMore || isFunction(node) || suspends(file, node)) return undefined;
  if (node.parent.type === "LabeledStatement" || node.parent.type === "ChainExpression") return undefined;
  const owners = [list, moves.parent].map((each) => getRootVariable(file, each));
  if (owners.some((owner) => owner?.defs.some(({ name }) => contains(node, name)) === true)) return undefined;
  const source = getSourceArgument(file, draws, node);
  const kept = [
    ...getVariables(file, list),
    ...getVariables(file, moves.parent),
    ...draws.map(({ unit }) => unit?.root),
  ];
  const leftovers = getLeftovers(file, node, kept, draws);
  const helper = source === undefined ? undefined : bringHelper(file, "toShuffled", options, node);
  if (source === undefined || leftovers === undefined || helper === undefined) return undefined;
  // All of them at once are handed over by a spread.
  if (getSourceStyle(file).isOld) return undefined;
  const name = sourceCode.getText(list);
  const argument = helper.form === "shuffle" || helper.takes === "arrays" ? `[...${name}]` : name;
  const handed = handOn(helper, source);
  const way = moves.toStart ? "prepend" : "append";
  const text = `${sourceCode.getText(moves.parent)}.${way}(...${helper.callee}(${argument}${handed.text}))`;
  return {
    form: helper.form === "shuffle" ? "shuffle" : "toShuffled",
    ...putInPlace(file, node, text, { helper, leftovers, kept }),
    assumes: [
      ...helper.assumes,
      ...handed.assumes,
      { kind: "wholeList", text: name },
      ...assumeIf(losesComments(file, node), "losesComment"),
    ],
  };
}
