// Which of the functions that a file was joined with the code of a site names.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { visitNodes } from "../syntax/tree.ts";

/** A place of a file, with what draws for it. */
interface Place {
  readonly node: TSESTree.Node;
  readonly draws?: readonly { readonly site: TSESTree.Node }[];
  /** True where the place only takes out what was drawn before it. */
  readonly isOneByOne?: true;
}

/** Returns the first of the functions behind the file's own end that a place of the file names, as it names it: `swap`, `utils.swap`. */
export function getJoinedName(
  file: FileContext,
  { end, names }: { readonly end: number; readonly names: ReadonlySet<string> },
  { node: place, draws = [], isOneByOne }: Place,
): string | undefined {
  let found: string | undefined;
  const before = isOneByOne === true ? draws.map(({ site }) => site).filter(({ range }) => range[1] <= end) : [];
  for (const part of [place, ...before])
    visitNodes(file, part, (node) => {
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
