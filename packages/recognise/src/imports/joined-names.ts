// Which of the functions that a file was joined with the code of a site names.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import type { Variable } from "../syntax/names.ts";
import { visitNodes } from "../syntax/tree.ts";

/** A place of a file, with what draws for it. */
interface Place {
  readonly node: TSESTree.Node;
  readonly draws?: readonly { readonly site: TSESTree.Node }[];
  /** True where the place only takes out what was drawn before it. */
  readonly isOneByOne?: true;
}

/** What a file was joined with. */
export interface JoinedPart {
  /** Where its own text ends. */
  readonly end: number;
  /** The names of the functions behind that which it imports. */
  readonly names: ReadonlySet<string>;
}

/** Returns whether a name that is read in a file which may be joined with others is one of its own text: what those functions need of their own files can't be named there. */
export function isNamedHere(joined: JoinedPart | undefined, { name, defs: [definition] }: Variable): boolean {
  return joined === undefined || joined.names.has(name) || (definition?.name.range[0] ?? 0) < joined.end;
}

/** Returns the first of the functions behind the file's own end that a place of the file names, as it names it: `swap`, `utils.swap`. */
export function getJoinedName(
  file: FileContext,
  { end, names }: JoinedPart,
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
