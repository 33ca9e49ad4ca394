// Whitelisted syntax → the steps and expressions of a model. What is not known here is no shuffle that we know.
import type { Statement } from "@fair-shuffle/bias";
import { isReducing } from "../syntax/array-members.ts";
import { getEntry } from "../syntax/recursion.ts";
import type { LoopNode } from "../sites/site.ts";
import { getMemberName, isFunction, isWholeStatement } from "../syntax/tree.ts";
import { emitMade } from "./callbacks.ts";
import { emitEffects } from "./effects.ts";
import { readExpression } from "./expressions.ts";
import { emitRecursion } from "./recursive-loop.ts";
import { emitStatements } from "./statements.ts";
import { Translation, type TranslationOptions } from "./translation.ts";

/** Returns a translation of one region that has not begun: its methods, and `translateRegion`, throw `NotKnown` at syntax that is not known. */
export function beginTranslation(options: TranslationOptions): Translation {
  return new Translation(options, { readExpression, emitEffects, emitStatements });
}

/** Translates a whole loop. A function that calls itself starts with the only other call of it, or with its parameters' defaults. */
export function translateRegion(translation: Translation, node: LoopNode): Statement[] {
  if (isFunction(node)) {
    return translation.inBuffer(() => {
      emitRecursion(translation, node, getEntry(translation.file, node));
    });
  }
  if (node.type !== "CallExpression") return translation.translateStatements([node]);
  const isReduce = node.callee.type === "MemberExpression" && isReducing(getMemberName(node.callee));
  const isMade = !isWholeStatement(node) && !isReduce;
  return translation.inBuffer(() => {
    if (isMade) emitMade(translation, node);
    else translation.effects(node);
  });
}
