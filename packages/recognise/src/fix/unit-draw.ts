// A draw on [0, 1) in place of one that was made of it: what a key that practically never ties is written with.
import { isNamedHere } from "../imports/joined-names.ts";
import type { FileFacts } from "./import-kind.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import type { Draw } from "../sites/site.ts";
import { getVariableAt } from "../syntax/bindings.ts";
import { writePowers } from "./old-words.ts";

/** The text of an expression on [0, 1) that draws from the same source: the call itself, or one that its source offers. */
export function getUnitCall(
  file: FileFacts,
  { node, site, unit, bound }: Draw,
  place: TSESTree.Node,
): string | undefined {
  if (site === node && bound === undefined) return file.sourceCode.getText(node);
  if (unit?.callable === undefined) return unit === undefined ? undefined : "Math.random()";
  const isInReach =
    unit.root === undefined ||
    (getVariableAt(file, unit.root.name, place) === unit.root && isNamedHere(file.joined, unit.root));
  if (!isInReach || unit.callable.includes("this")) return undefined;
  return unit.callable.startsWith(ARROW) ? writePowers(file, unit.callable.slice(ARROW.length)) : `${unit.callable}()`;
}

const ARROW = "() => ";

/** The values that a declaration gives its variables. */
export function getInitialisers(statement: TSESTree.Statement): readonly TSESTree.Expression[] {
  if (statement.type !== "VariableDeclaration") return [];
  return statement.declarations.flatMap(({ init }) => init ?? []);
}
