// Sketches of p5 in its global mode, where `floor`, `int` and `random` are functions that nothing in the file declares.
import type { FileContext } from "../file/file-context.ts";
import { oncePer } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getStored } from "../syntax/implicit-globals.ts";
import { someNode, unwrap } from "../syntax/tree.ts";

/** What p5 makes global, 1.11.3 and 2.3.4, by the name that `Math` has for it. */
const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ["abs", "abs"],
  ["ceil", "ceil"],
  ["floor", "floor"],
  ["int", "trunc"],
  ["max", "max"],
  ["min", "min"],
  ["round", "round"],
]);

const isSketch = oncePer(
  ({ sourceCode: { scopeManager } }: FileContext): boolean =>
    scopeManager?.globalScope?.through.some(({ identifier: { name } }) => name === "createCanvas") === true,
);

const isUndeclared = (file: FileContext, node: TSESTree.Node, name: string): boolean =>
  node.type === "Identifier" && node.name === name && getStored(file, node) === undefined;

/**
 * Returns which function of `Math` a call stands for in a sketch: one whose file draws on a canvas of p5, or that rounds what an undeclared `random`
 * gave. Undefined for any other call.
 */
export function getSketchFunction(file: FileContext, call: TSESTree.CallExpression): string | undefined {
  const callee = unwrap(call.callee);
  const name = callee.type === "Identifier" ? callee.name : "";
  const meant = FUNCTIONS.get(name);
  if (meant === undefined || !isUndeclared(file, callee, name)) return undefined;
  const isDrawn = (): boolean =>
    call.arguments.some((argument) =>
      someNode(file, argument, (node) => node.type === "CallExpression" && isUndeclared(file, node.callee, "random")),
    );
  return isSketch(file) || isDrawn() ? meant : undefined;
}

/** Returns whether a call is of a sketch's `random`, which gives any number of a range: its file draws on a canvas of p5, or rounds what it gave by its functions. */
export function isSketchRandom(file: FileContext, call: TSESTree.CallExpression): boolean {
  if (!isUndeclared(file, unwrap(call.callee), "random")) return false;
  const { parent } = call;
  const isRounded =
    parent.type === "CallExpression" && parent.callee !== call && getSketchFunction(file, parent) !== undefined;
  return isSketch(file) || isRounded;
}
