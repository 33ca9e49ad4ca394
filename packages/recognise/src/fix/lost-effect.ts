// What code that a way out drops does beside the shuffle: nobody's log, counter or cache goes unasked.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { findEffect, findEffectOfCall, type Trust } from "../origins/effect.ts";
import type { KeyedSite, SortSite } from "../sites/site.ts";
import type { Draw } from "../sites/site.ts";
import { getMadeFunction, getVariable } from "../syntax/bindings.ts";
import { contains, getMemberName, isFunction, unwrap, visitNodes, type FunctionNode } from "../syntax/tree.ts";
import { assumeIf, type Assumption } from "./remedy.ts";

/** Returns the assumption that what a comparator does besides may go; nothing where it only draws and compares. */
export function assumeComparator(file: FileContext, site: SortSite): readonly Assumption[] {
  const { comparator, draws, models } = site;
  if (comparator === undefined) return [];
  // Where items are compared, a way out asks for their order already.
  const looks = site.time.kind === "betweenDifferent" ? getLooks(file, comparator) : [];
  const calls = new Set([...getCalls(file, draws), ...looks]);
  // A tie-break goes, and the keys before it stay.
  if (site.time.kind === "onTies")
    return tell(
      file,
      findFirst(site.time.leaves, ({ value }) => value && findEffect(file, value, { calls })),
    );
  const made = getMade(file, site);
  const effect =
    findEffectOfCall(file, comparator, { calls }) ??
    (made === undefined ? undefined : findEffect(file, made, { calls }));
  // What a way out does not know the value of, it names for that already.
  const isNamed = effect?.type === "MemberExpression" && models[0]?.unknowns.includes(file.sourceCode.getText(effect));
  return tell(file, isNamed === true ? findEffectOfCall(file, comparator, { calls, members: true }) : effect);
}

function findFirst<Item, Found>(items: Iterable<Item>, find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What only looks at the items of a comparator: their properties, and `localeCompare` between them. */
function getLooks(file: FileContext, comparator: FunctionNode): ReadonlySet<TSESTree.Node> {
  const looks = new Set<TSESTree.Node>();
  const isItem = (source: TSESTree.Node): boolean => {
    const node = unwrap(source);
    if (node.type === "MemberExpression") return !node.computed && isItem(node.object);
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    return variable?.defs.some(({ name }) => comparator.params.some((parameter) => contains(parameter, name))) === true;
  };
  visitNodes(file, comparator.body, (node) => {
    const callee = node.type === "CallExpression" ? unwrap(node.callee) : undefined;
    const isComparison =
      node.type === "CallExpression" &&
      callee?.type === "MemberExpression" &&
      getMemberName(callee) === "localeCompare" &&
      [callee.object, ...node.arguments].every((part) => part.type === "Literal" || isItem(part));
    if (!isComparison && !(node.type === "MemberExpression" && isItem(node))) return undefined;
    looks.add(node);
    return "skip";
  });
  return looks;
}

/** The call that makes the comparator where the sort is handed it: it goes, too. */
function getMade(file: FileContext, { node }: SortSite): TSESTree.Node | undefined {
  for (const argument of node.arguments) {
    const call = unwrap(argument);
    if (getMadeFunction(file, call)?.call === call) return call;
  }
  return undefined;
}

/** Returns the assumption that what is done besides where the keys are drawn may go. */
export function assumeDrawing(file: FileContext, { keys, draws }: KeyedSite): readonly Assumption[] {
  const trust: Trust = { calls: getCalls(file, draws), stores: new Set([keys.store]) };
  const { region } = keys;
  return tell(file, isFunction(region) ? findEffectOfCall(file, region, trust) : findEffect(file, region, trust));
}

/** Returns the assumption that what an expression does beside drawing may go. */
export function assumeExpression(
  file: FileContext,
  node: TSESTree.Node,
  draws: readonly Draw[],
): readonly Assumption[] {
  return tell(file, findEffect(file, node, { calls: getCalls(file, draws), members: true }));
}

function tell(file: FileContext, effect: TSESTree.Node | undefined): readonly Assumption[] {
  if (effect === undefined) return [];
  return assumeIf(true, "losesEffect", file.sourceCode.getText(effect));
}

/** What draws, and the calls of local functions around it that are handed on: they go on being called. */
function getCalls(file: FileContext, draws: readonly Draw[]): ReadonlySet<TSESTree.Node> {
  return new Set(
    draws.flatMap(({ node, site, unit }) => {
      const isHandedOn = site.type === "CallExpression" && file.sourceCode.getText(site.callee) === unit?.callable;
      return isHandedOn ? [node, site] : [node];
    }),
  );
}
