// Loops that do nothing where their list is missing: they ask for it by `?.`, and a call of the shuffle would not.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getReferencesInside } from "../syntax/names-inside.ts";
import { contains, unwrap, visitNodes } from "../syntax/tree.ts";
import { isKnownArray } from "./known-array.ts";

/**
 * Returns what a loop asks before it reads its list: `data?.cards` of `i < data?.cards?.length`. Also asked is what variables from before the loop were given.
 * @returns undefined where nothing is asked, or where the list is known to be there.
 */
export function getListQuestion(file: FileContext, loop: TSESTree.Node, list: TSESTree.Node): string | undefined {
  const paths = getPaths(unwrap(list));
  const spelled = new Set(paths.map((path) => spell(file, path)));
  const asked = new Set<string>();
  for (const part of [loop, ...getValuesBefore(file, loop)]) {
    visitNodes(file, part, (node) => {
      const path = node.type === "MemberExpression" && node.optional ? spell(file, node.object) : "";
      if (spelled.has(path)) asked.add(path);
      return undefined;
    });
  }
  const question = paths.find((path) => asked.has(spell(file, path)));
  return question === undefined || isKnownArray(file, list) ? undefined : write(file, question, asked);
}

/** A path, and what it is a part of: `data.cards` and `data`. */
function getPaths(node: TSESTree.Node): readonly TSESTree.Node[] {
  return [node, ...(node.type === "MemberExpression" ? getPaths(unwrap(node.object)) : [])];
}

/** The text of a path, whether it asks or not. */
const spell = ({ sourceCode }: FileContext, node: TSESTree.Node): string =>
  sourceCode.getText(unwrap(node)).replaceAll("?.[", "[").replaceAll("?.", ".");

/** What variables that a loop uses were given before it. */
function getValuesBefore(file: FileContext, loop: TSESTree.Node): readonly TSESTree.Node[] {
  const variables = new Set(getReferencesInside(file, loop).map(({ resolved }) => resolved));
  return [...variables].flatMap((variable) =>
    (variable?.defs ?? []).flatMap(({ node }) =>
      node.type === "VariableDeclarator" && node.init !== null && !contains(loop, node) ? [node.init] : [],
    ),
  );
}

/** The text of a path that asks where it was asked. */
function write(file: FileContext, path: TSESTree.Node, asked: ReadonlySet<string>): string {
  const node = unwrap(path);
  if (node.type !== "MemberExpression") return file.sourceCode.getText(node);
  const property = file.sourceCode.getText(node.property);
  const mark = asked.has(spell(file, node.object)) ? "?." : node.computed ? "" : ".";
  return write(file, node.object, asked) + mark + (node.computed ? `[${property}]` : property);
}
