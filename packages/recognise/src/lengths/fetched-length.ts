// How many items a hook gives that runs a function of the file for them: `const { data } = useQuery({ queryFn: loadPair })`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getProperty, type Variable } from "../syntax/bindings.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getCalledName, getReturned, unwrap } from "../syntax/tree.ts";
import { getAwaitedLength, getLengthMadeBy } from "./made-length.ts";
import { atMostTwo, type GetLength } from "../values/written-number.ts";

/** Returns two at most of what a name takes out of such a hook's answer. */
export function getFetchedLength(
  file: FileContext,
  { defs: [definition, ...more] }: Variable,
  getLength: GetLength,
): number | undefined {
  const property = definition?.name.parent;
  const declarator = property?.parent?.parent;
  if (property?.type !== "Property" || getMemberKey(property) !== "data" || more.length > 0) return undefined;
  const call =
    declarator?.type === "VariableDeclarator" && declarator.init !== null ? unwrap(declarator.init) : undefined;
  const fetcher = call?.type === "CallExpression" ? getFetcher(call) : undefined;
  const maker = fetcher === undefined ? undefined : getFunction(file, fetcher);
  if (maker === undefined) return undefined;
  const made = atMostTwo(getLengthMadeBy(file, maker, getLength, true));
  const [returned, ...others] = getReturned(file, maker);
  // () => loadPair()
  return (
    made ?? (returned === undefined || others.length > 0 ? undefined : getAwaitedLength(file, returned, getLength))
  );
}

/** TanStack's `useQuery({ queryFn })`, and `useSWR(key, fetcher)` */
function getFetcher({ callee, arguments: [first, second] }: TSESTree.CallExpression): TSESTree.Node | undefined {
  switch (getCalledName(callee)) {
    case "useQuery":
    case "useSuspenseQuery":
      return first?.type === "ObjectExpression" ? getProperty(first, "queryFn") : undefined;
    case "useSWR":
    case "useSWRImmutable":
      return second;
    default:
      return undefined;
  }
}
