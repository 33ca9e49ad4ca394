// Functions of the file that sort a list by what they are handed, and do nothing else: `const sorted = (list, compare) => [...list].sort(compare);`
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { oncePer, oncePerPart } from "../file/once.ts";
import { getFunction, getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { getMemberName, unwrap, type FunctionNode } from "../syntax/tree.ts";
import type { SortCall } from "./library-sort.ts";

/** Which of its parameters such a function sorts, and by which. */
interface HandedSort {
  readonly list: number;
  readonly comparator: number;
  readonly isCopying: boolean;
}

/** Returns what a call of such a function sorts and by what; undefined for all other calls. */
export function getHandedSort(file: FileContext, node: TSESTree.CallExpression): SortCall | undefined {
  if (!mayHaveHandedSorts(file) || node.optional) return undefined;
  const callee = unwrap(node.callee);
  const local = callee.type === "Identifier" ? getFunction(file, callee) : undefined;
  const sort = local === undefined ? undefined : getSortOf(file, local);
  if (local === undefined || sort === undefined || node.arguments.length !== local.params.length) return undefined;
  const [list, comparator] = [node.arguments[sort.list], node.arguments[sort.comparator]];
  if (list === undefined || comparator === undefined || node.arguments.some(({ type }) => type === "SpreadElement"))
    return undefined;
  return {
    receiver: list as TSESTree.Expression,
    comparator,
    isCopying: sort.isCopying,
    isLibrarys: true,
    isHanded: true,
  };
}

/** Returns whether a text calls a sort with a name: one look for the whole file. */
const mayHaveHandedSorts = oncePer(({ sourceCode: { text } }: FileContext): boolean =>
  /\.(?:sort|toSorted)\(\s*[\w$]+\s*\)/.test(text),
);

const getSortOf = oncePerPart((file: FileContext, local: FunctionNode): HandedSort | undefined => {
  if (local.async || local.generator || local.params.length !== 2) return undefined;
  const parameters = local.params.map((one) => (one.type === "Identifier" ? getVariable(file, one) : undefined));
  const [first, second] = parameters;
  if (first === undefined || second === undefined || [first, second].some((one) => getWrites(one).length > 0))
    return undefined;
  const [straight, reversed] = [readSort(file, local, first, second), readSort(file, local, second, first)];
  if (straight !== undefined) return { list: 0, comparator: 1, isCopying: straight === "copy" };
  return reversed === undefined ? undefined : { list: 1, comparator: 0, isCopying: reversed === "copy" };
});

/** Returns whether a function sorts a list itself, or a copy of it, and gives that back; undefined where it does anything else. */
function readSort(
  file: FileContext,
  { body }: FunctionNode,
  list: Variable,
  comparator: Variable,
): "itself" | "copy" | undefined {
  // Whatever else were done with them would be something else than to sort.
  if (countReads(comparator) !== 1) return undefined;
  const isList = (node: TSESTree.Node): boolean => isNamed(file, node, list);
  const readOf = (value: TSESTree.Node | null): "itself" | "copy" | undefined => {
    const sorted = value === null ? undefined : getSorted(file, value, comparator);
    if (sorted === undefined) return undefined;
    if (isList(sorted.list)) return sorted.isCopying ? "copy" : "itself";
    const copied = getCopied(file, sorted.list);
    return copied !== undefined && isList(copied) ? "copy" : undefined;
  };
  if (body.type !== "BlockStatement") return countReads(list) === 1 ? readOf(body) : undefined;
  const [first, second, third, ...more] = body.body;
  if (first === undefined || more.length > 0) return undefined;
  if (second === undefined)
    return first.type === "ReturnStatement" && countReads(list) === 1 ? readOf(first.argument) : undefined;
  if (first.type === "ExpressionStatement")
    // Nobody gets to see a copy that is sorted in a statement of its own.
    return third === undefined &&
      countReads(list) === 2 &&
      givesBack(second, isList) &&
      readOf(first.expression) === "itself"
      ? "itself"
      : undefined;
  const copy = getCopyNamed(file, first, isList);
  if (copy === undefined || countReads(list) !== 1) return undefined;
  const isCopy = (node: TSESTree.Node): boolean => isNamed(file, node, copy);
  const isSorted = (value: TSESTree.Node | null): boolean => {
    const sorted = value === null ? undefined : getSorted(file, value, comparator);
    return sorted !== undefined && !sorted.isCopying && isCopy(sorted.list);
  };
  if (third === undefined) return second.type === "ReturnStatement" && isSorted(second.argument) ? "copy" : undefined;
  const isDone = second.type === "ExpressionStatement" && isSorted(second.expression) && givesBack(third, isCopy);
  return isDone && countReads(copy) === 2 ? "copy" : undefined;
}

/** What `….sort(compare)` and `….toSorted(compare)` sort. */
function getSorted(
  file: FileContext,
  expression: TSESTree.Node,
  comparator: Variable,
): { readonly list: TSESTree.Node; readonly isCopying: boolean } | undefined {
  const call = unwrap(expression);
  if (call.type !== "CallExpression" || call.optional || call.callee.type !== "MemberExpression") return undefined;
  const { callee, arguments: given } = call;
  const name = getMemberName(callee);
  const [only, ...more] = given;
  if ((name !== "sort" && name !== "toSorted") || callee.optional || only === undefined || more.length > 0)
    return undefined;
  return isNamed(file, only, comparator) ? { list: unwrap(callee.object), isCopying: name === "toSorted" } : undefined;
}

/** The name of `const copy = [...list];`. */
function getCopyNamed(
  file: FileContext,
  statement: TSESTree.Statement,
  isList: (node: TSESTree.Node) => boolean,
): Variable | undefined {
  const [declarator, ...others] = statement.type === "VariableDeclaration" ? statement.declarations : [];
  if (declarator?.id.type !== "Identifier" || declarator.init === null || others.length > 0) return undefined;
  const copied = getCopied(file, declarator.init);
  return copied !== undefined && isList(copied) ? getVariable(file, declarator.id) : undefined;
}

const givesBack = (statement: TSESTree.Statement, isList: (node: TSESTree.Node) => boolean): boolean =>
  statement.type === "ReturnStatement" && statement.argument !== null && isList(statement.argument);

const countReads = ({ references }: Variable): number => references.filter((one) => one.isRead()).length;

function isNamed(file: FileContext, node: TSESTree.Node, variable: Variable): boolean {
  const name = unwrap(node);
  return name.type === "Identifier" && getVariable(file, name) === variable;
}
