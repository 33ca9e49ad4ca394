// Which of the functions that a file was joined with the code of a site names.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { visitNodes } from "../syntax/tree.ts";

/** Returns the first of the functions behind the file's own end that a place of the file names, as it names it: `swap`, `utils.swap`. */
export function getJoinedName(
  file: FileContext,
  { end, names }: { readonly end: number; readonly names: ReadonlySet<string> },
  { node: place }: { readonly node: TSESTree.Node },
): string | undefined {
  let found: string | undefined;
  visitNodes(file, place, (node) => {
    if (found !== undefined) return "skip";
    if (node.type !== "Identifier" || !names.has(node.name)) return undefined;
    const [definition] = getVariable(file, node)?.defs ?? [];
    if (definition !== undefined && definition.name.range[0] >= end) found = getWholeName(node);
    return undefined;
  });
  return found;
}

const getWholeName = ({ name, parent }: TSESTree.Identifier): string =>
  parent.type === "MemberExpression" && !parent.computed && parent.property.type === "Identifier"
    ? `${name}.${parent.property.name}`
    : name;
