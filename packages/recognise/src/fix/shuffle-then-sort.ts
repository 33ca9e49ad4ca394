// Takes the random tie-break out of a sort: shuffle first, then sort by the key alone; a sort keeps tied items in the order that they had.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { ComparatorReader } from "../comparators/comparator-tree.ts";
import { type Leaf } from "../sites/site.ts";
import type { SortSite } from "../sites/site.ts";
import { contains, getMemberName, unwrap, type FunctionNode } from "../syntax/tree.ts";
import type { FileFacts, HelperOptions } from "./import-kind.ts";
import type { Edit } from "./edits.ts";
import type { Remedy } from "./remedy.ts";
import { writeCall } from "./call-around.ts";
import { getShuffleCall, losesComments } from "./replace-site.ts";

/** Returns the edits that shuffle what is sorted before it is sorted by its keys, or undefined where they can't be made. */
export function shuffleThenSort(file: FileFacts, site: SortSite, options: HelperOptions): Remedy | undefined {
  const { sourceCode } = file;
  const { node, receiver, time } = site;
  if (time.kind !== "onTies" || node.callee.type !== "MemberExpression" || node.arguments.length !== 1)
    return undefined;
  const { callee } = node;
  const [comparator] = node.arguments;
  // A comparator that others use too must go on breaking their ties.
  if (comparator === undefined || !(contains(comparator, time.comparator) || isUsedOnce(file, comparator)))
    return undefined;
  const keys = time.leaves.map((leaf) => getKeyEdit(file, time.comparator, leaf));
  const call = getShuffleCall(file, site, options);
  const dot = sourceCode.getTokenAfter(callee.object, (token) => token.value === "." || token.value === "[");
  if (call?.node !== node || call.question !== undefined || dot === null || !keys.every((edit) => edit !== undefined))
    return undefined;
  const end = sourceCode.getTokenBefore(dot)?.range[1] ?? receiver.range[1];
  if (losesComments(file, callee.object, call.argument.kept)) return undefined;
  const rename =
    getMemberName(callee) === "toSorted"
      ? [{ range: callee.property.range, text: callee.computed ? '"sort"' : "sort" }]
      : [];
  const written = writeCall(file, { ...call, node: callee.object, range: [node.range[0], end], isInPlace: false });
  return {
    edits: [...call.bring([]), ...written.edits, ...rename, ...keys],
    assumes: [{ kind: "choice", text: "" }, ...call.assumes],
    held: written.held,
  };
}

/** Returns whether a comparator is a name that nothing else in the file uses, and the file does not hand out. */
function isUsedOnce(file: FileContext, comparator: TSESTree.Node): boolean {
  const name = unwrap(comparator);
  const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
  if (variable?.references.filter(({ init }) => init !== true).length !== 1) return false;
  return variable.defs.every(({ node }) => {
    const { parent } = node.type === "VariableDeclarator" ? node.parent : node;
    return !parent.type.startsWith("Export");
  });
}

/** The edit that leaves the keys of a comparator and takes the draws out. */
function getKeyEdit(file: FileContext, comparator: FunctionNode, { value, statements }: Leaf): Edit | undefined {
  // What it reads from variables would be left over.
  if (value === undefined || statements.length > 0 || file.sourceCode.getCommentsInside(value).length > 0)
    return undefined;
  const { parent } = value;
  if (parent.type === "LogicalExpression" && parent.operator === "||" && parent.right === value) {
    const operator = file.sourceCode.getTokenAfter(parent.left, (token) => token.value === "||");
    const last = operator === null ? null : file.sourceCode.getTokenBefore(operator);
    if (last === null || file.sourceCode.commentsExistBetween(last, value)) return undefined;
    return { range: [last.range[1], parent.range[1]], text: "" };
  }
  if (parent.type === "ConditionalExpression" && file.sourceCode.getCommentsInside(parent).length === 0) {
    const key = parent.alternate === value ? parent.consequent : parent.alternate;
    if (isDifferenceOfKeys(new ComparatorReader(file, comparator), key, parent.test))
      return { range: parent.range, text: file.sourceCode.getText(key) };
  }
  return { range: value.range, text: "0" };
}

/** Returns whether a key is 0 just where the test finds the same keys equal: `x.s === y.s`, `y.s - x.s`. */
function isDifferenceOfKeys(reader: ComparatorReader, key: TSESTree.Node, test: TSESTree.Node): boolean {
  return (
    key.type === "BinaryExpression" &&
    key.operator === "-" &&
    test.type === "BinaryExpression" &&
    ["===", "!==", "==", "!="].includes(test.operator) &&
    reader.isMirrored(key.left, key.right) &&
    reader.isMirrored(test.left, test.right) &&
    reader.normalise(key.left) === reader.normalise(test.left)
  );
}
