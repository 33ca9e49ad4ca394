// What code that a way out drops does beside the shuffle: nobody's log, counter or cache goes unasked.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { findEffect, findEffectOfCall, type Trust } from "../origins/effect.ts";
import type { KeyedSite, SortSite } from "../sites/site.ts";
import type { Draw } from "../sites/site.ts";
import { isFunction } from "../syntax/tree.ts";
import type { Assumption } from "./remedy.ts";

const LONGEST = 40;

/** Returns the assumption that what a comparator does besides may go; nothing where it only draws and compares. */
export function assumeComparator(sourceCode: TSESLint.SourceCode, site: SortSite): readonly Assumption[] {
  const { comparator, draws, models } = site;
  if (comparator === undefined) return [];
  const calls = getCalls(sourceCode, draws);
  const effect = findEffectOfCall(sourceCode, comparator, { calls });
  // What a way out does not know the value of, it names for that already.
  const isNamed = effect?.type === "MemberExpression" && models[0]?.unknowns.includes(sourceCode.getText(effect));
  return tell(
    sourceCode,
    isNamed === true ? findEffectOfCall(sourceCode, comparator, { calls, members: true }) : effect,
  );
}

/** Returns the assumption that what is done besides where the keys are drawn may go. */
export function assumeDrawing(sourceCode: TSESLint.SourceCode, { keys, draws }: KeyedSite): readonly Assumption[] {
  const trust: Trust = { calls: getCalls(sourceCode, draws), stores: new Set([keys.store]) };
  const { region } = keys;
  return tell(
    sourceCode,
    isFunction(region) ? findEffectOfCall(sourceCode, region, trust) : findEffect(sourceCode, region, trust),
  );
}

/** Returns the assumption that what an expression does beside drawing may go. */
export function assumeExpression(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.Node,
  draws: readonly Draw[],
): readonly Assumption[] {
  return tell(sourceCode, findEffect(sourceCode, node, { calls: getCalls(sourceCode, draws), members: true }));
}

function tell(sourceCode: TSESLint.SourceCode, effect: TSESTree.Node | undefined): readonly Assumption[] {
  if (effect === undefined) return [];
  const text = sourceCode.getText(effect).replaceAll(/\s+/g, " ");
  return [{ kind: "losesEffect", text: text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text }];
}

/** What draws, and the calls of local functions around it that are handed on: they go on being called. */
function getCalls(sourceCode: TSESLint.SourceCode, draws: readonly Draw[]): ReadonlySet<TSESTree.Node> {
  return new Set(
    draws.flatMap(({ node, site, unit }) => {
      const isHandedOn = site.type === "CallExpression" && sourceCode.getText(site.callee) === unit?.callable;
      return isHandedOn ? [node, site] : [node];
    }),
  );
}
