// Ways out of sorts of which only some items are taken, or whose list should keep its order: a sample, one pick, a shuffled copy.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getHeldBy, getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { getDeclaredType, getTupleTypes, resolve } from "../syntax/declared-type.ts";
import { getKindOfType } from "../lists/declared-kind.ts";
import { getReceiver } from "../lists/receiver.ts";
import type { SortSite } from "../sites/site.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { isBarePath } from "../syntax/list-path.ts";
import { getFunctionAround, getMemberName, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { bringHelper, type BroughtHelper } from "./bring-helper.ts";
import type { FileFacts, HelperOptions } from "./import-kind.ts";
import { isKnownArray } from "./known-array.ts";
import { getOrphans, removeStatements } from "./orphans.ts";
import type { Assumption, Remedy } from "./remedy.ts";
import { writeText } from "./call-around.ts";
import { isInOptionalChain } from "./optional-list.ts";
import { getHandedOn, handOn, losesComments } from "./replace-site.ts";

/** A remedy with the text that its button shows. */
export interface Offer extends Remedy {
  readonly text: string;
}

/** Returns the sample that stands for `a.sort(random).slice(0, k)`, where `k` is a number or a name. */
export function takeSample(file: FileFacts, site: SortSite, options: HelperOptions): Offer | undefined {
  const list = getTakenFrom(file, site);
  const call = getCallOn(site.node, "slice");
  const [start, count, ...more] = call?.arguments ?? [];
  if (list === undefined || call === undefined || count === undefined || more.length > 0) return undefined;
  if (start?.type !== "Literal" || start.value !== 0 || losesComments(file, call, list.node)) return undefined;
  const size = getCount(file, site, list, count);
  const source = getHandedOn(file, site);
  const helper =
    size === undefined || source === undefined ? undefined : bringHelper(file, "sample", options, site.node);
  if (size === undefined || source === undefined || helper === undefined) return undefined;
  const text = `${helper.callee}(${list.text}, ${size.text}${source === "" ? "" : `, ${source}`})`;
  return offer(file, site, list, call, text, [...list.notes, ...size.notes, ...helper.assumes], helper.bring);
}

/** Returns the pick that stands for `a.sort(random)[0]`, `.at(0)`, or, of a copy, `.pop()` and `.shift()`. */
export function pickOne(file: FileFacts, site: SortSite): Offer | undefined {
  const list = getTakenFrom(file, site);
  const taken = getFirstTaken(site.node, list?.isCopy === true);
  const source = getHandedOn(file, site);
  if (list?.isArray !== true || taken === undefined || source === undefined) return undefined;
  if (losesComments(file, taken, list.node)) return undefined;
  const draw = source === "" ? "Math.random()" : source.startsWith("() => ") ? source.slice(6) : `${source}()`;
  return offer(
    file,
    site,
    list,
    taken,
    `${list.text}[Math.floor(${draw} * ${list.text}.length)]`,
    list.notes,
    () => [],
  );
}

/** Returns the copy that stands for a sort in place whose value is used, so that others see the list in its order. */
export function shuffleCopy(file: FileFacts, site: SortSite, options: HelperOptions): Offer | undefined {
  const { sourceCode } = file;
  const { node } = site;
  const list = getTakenFrom(file, site);
  const source = getHandedOn(file, site);
  if (list === undefined || list.isCopy || source === undefined || !isUsed(node)) return undefined;
  // What is assigned to the list itself is seen by all who read it by that name.
  if (node.parent.type === "AssignmentExpression" && sourceCode.getText(node.parent.left) === list.text)
    return undefined;
  if (losesComments(file, node, list.node) || isChangedAtOnce(node)) return undefined;
  if (isOfClass(file, list.node) || isMoreThanArray(file, getDeclaredType(file, list.node))) return undefined;
  const helper = bringHelper(file, "toShuffled", options, node);
  if (helper === undefined) return undefined;
  if (helper.form !== "toShuffled" && isBorrowed(node) && !isKnownArray(file, list.node)) return undefined;
  const argument = helper.form === "toShuffled" ? list.text : `${list.text}.slice()`;
  const handed = handOn(helper, source);
  const text = `${helper.callee}(${argument}${handed.text})`;
  return offer(file, site, list, node, text, [...list.notes, ...helper.assumes, ...handed.assumes], helper.bring);
}

/** Returns whether it is called on what may have no method of an array: `[].sort.call(arguments, …)`. */
const isBorrowed = ({ callee }: TSESTree.CallExpression): boolean =>
  callee.type === "MemberExpression" && /^(?:call|apply)$/.test(getMemberName(callee) ?? "");

/** Returns whether somebody gets the value of an expression: of a copy that nobody gets, nothing would be left. */
function isUsed(node: TSESTree.Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case "ExpressionStatement":
    case "UnaryExpression":
    case "IfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "ForStatement":
      return false;
    case "ChainExpression":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
    case "AwaitExpression":
      return isUsed(parent);
    case "SequenceExpression":
      return parent.expressions.at(-1) === node && isUsed(parent);
    case "LogicalExpression":
      return (parent.right === node || parent.operator !== "&&") && isUsed(parent);
    case "ConditionalExpression":
      return parent.test !== node && isUsed(parent);
    case "ArrowFunctionExpression":
      return parent.body !== node || isResultUsed(parent);
    case "ReturnStatement": {
      const around = getFunctionAround(parent);
      return around === undefined || isResultUsed(around);
    }
    default:
      return true;
  }
}

const GIVES_BACK = /^(?:map|flatMap|from|then|reduce|reduceRight|useMemo|useState|useCallback|memo|computed|once)$/;

/** Returns whether whoever calls a function takes what it returns; listeners and `forEach` do not. */
function isResultUsed(callback: FunctionNode): boolean {
  const { parent } = callback;
  switch (parent.type) {
    case "CallExpression": {
      if (parent.callee === callback) return isUsed(parent);
      const callee = unwrap(parent.callee);
      const name =
        callee.type === "MemberExpression"
          ? getMemberName(callee)
          : callee.type === "Identifier"
            ? callee.name
            : undefined;
      return GIVES_BACK.test(name ?? "");
    }
    case "NewExpression":
    case "JSXExpressionContainer":
      return false;
    case "AssignmentExpression":
      return parent.left.type !== "MemberExpression" || getMemberName(parent.left)?.startsWith("on") !== true;
    default:
      return true;
  }
}

const CHANGES: ReadonlySet<string> = new Set([
  "copyWithin",
  "fill",
  "pop",
  "push",
  "reverse",
  "shift",
  "splice",
  "unshift",
]);

/** `a.sort(random).pop()` takes an item out of the list itself. */
function isChangedAtOnce({ parent }: TSESTree.CallExpression): boolean {
  return parent.type === "MemberExpression" && CHANGES.has(getMemberName(parent) ?? "");
}

function offer(
  file: FileFacts,
  site: SortSite,
  list: List,
  node: TSESTree.Node,
  text: string,
  notes: readonly Assumption[],
  bring: BroughtHelper["bring"],
): Offer {
  const roots = site.draws.map(({ unit }) => unit?.root);
  const { statements, held } = getOrphans(file, node, roots, list.node);
  return {
    edits: [...bring(statements), ...writeText(file, node, text), ...removeStatements(file, statements)],
    assumes: [{ kind: "choice", text: "" }, ...notes],
    held,
    text,
  };
}

/** The list behind a sort, as it is named where it is evaluated more than once. */
interface List {
  readonly node: TSESTree.Node;
  readonly text: string;
  /** True where the sort changes nothing that others see. */
  readonly isCopy: boolean;
  /** True where it is known to have a length and places, and not only to be iterable. */
  readonly isArray: boolean;
  readonly notes: readonly Assumption[];
}

/** The list, if it has a name, is an array for all that can be seen, and is sorted once. */
function getTakenFrom(file: FileContext, site: SortSite): List | undefined {
  // A sample, and a shuffled copy, are arrays.
  if (site.typed !== undefined) return undefined;
  const { node, receiver, time, models } = site;
  if (time.kind !== "always" || isInOptionalChain(node) || getReceiver(file, receiver) !== "list") return undefined;
  if (models.some(({ before, unknowns }) => before !== undefined || unknowns.length > 0)) return undefined;
  const copied = getCopied(file, receiver);
  const list = copied ?? receiver;
  if (!isBarePath(list) || isTuple(file, list)) return undefined;
  const text = file.sourceCode.getText(list);
  const isCopy = site.isCopying || copied !== undefined || isFreshHere(file, list);
  const isArray = copied === undefined || isMethodOfArray(copied) || isKnownArray(file, list);
  return { node: list, text, isCopy, isArray, notes: isCopy ? [] : [{ kind: "keepsOrder", text }] };
}

/** `a.slice()` and `a.concat()` are of an array; `[...a]` and `Array.from(a)` of anything iterable. */
function isMethodOfArray(copied: TSESTree.Node): boolean {
  return copied.parent?.type === "MemberExpression" && copied.parent.object === copied;
}

/** Returns whether a local name holds an array that was made for it and is used nowhere but here. */
function isFreshHere(file: FileContext, list: TSESTree.Node): boolean {
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable === undefined || value === undefined) return false;
  const made = unwrap(value);
  const isMade = made.type === "ArrayExpression" || getCopied(file, made) !== undefined;
  return isMade && variable.references.filter(({ init }) => init !== true).length === 1;
}

function isTuple(file: FileContext, list: TSESTree.Node): boolean {
  return getTupleTypes(file, getType(file, list)) !== undefined;
}

/** `this` of a class of arrays, whose copy may be a plain array. */
const isOfClass = (file: FileContext, list: TSESTree.Node): boolean =>
  list.type === "ThisExpression" && getHeldBy(file, list)?.kind === "class";

/** Returns whether a type says more of a list than what its items are: a copy is an array, and none of those. */
function isMoreThanArray(file: FileContext, source: TSESTree.TypeNode | undefined): boolean {
  const type = resolve(file, source);
  switch (type?.type) {
    // A copy of `string[] | number[]` is a list of either.
    case "TSUnionType": {
      const [list, ...more] = type.types.filter((part) => getKindOfType(file, part) !== "own");
      return more.length > 0 || isMoreThanArray(file, list);
    }
    case "TSTypeReference": {
      const definition = type.typeName.type === "Identifier" ? getVariable(file, type.typeName)?.defs[0] : undefined;
      return definition !== undefined && definition.parent?.type !== "ImportDeclaration";
    }
    default:
      return type !== undefined && MORE_THAN_ARRAY.has(type.type);
  }
}

/** Interfaces are resolved to their bodies. */
const MORE_THAN_ARRAY: ReadonlySet<string> = new Set(["TSInterfaceBody", "TSIntersectionType", "TSTupleType"]);

function getType(file: FileContext, list: TSESTree.Node): TSESTree.TypeNode | undefined {
  const name = list.type === "Identifier" ? getVariable(file, list)?.defs[0]?.name : undefined;
  return name?.type === "Identifier" ? name.typeAnnotation?.typeAnnotation : undefined;
}

function getCallOn(node: TSESTree.Node, name: string): TSESTree.CallExpression | undefined {
  const { parent } = node;
  const call =
    parent?.type === "MemberExpression" && parent.object === node && !parent.optional ? parent.parent : undefined;
  return call?.type === "CallExpression" &&
    call.callee === parent &&
    !call.optional &&
    parent.type === "MemberExpression" &&
    getMemberName(parent) === name
    ? call
    : undefined;
}

/** The expression that takes one item off a sort. */
function getFirstTaken(node: TSESTree.CallExpression, isCopy: boolean): TSESTree.Node | undefined {
  const { parent } = node;
  if (parent.type === "MemberExpression" && parent.object === node && parent.computed && !parent.optional) {
    const isRead = !/^(?:Assignment|Update|Unary)/.test(parent.parent.type) && !isCalled(parent);
    return parent.property.type === "Literal" && parent.property.value === 0 && isRead ? parent : undefined;
  }
  const at = getCallOn(node, "at");
  const [index] = at?.arguments ?? [];
  if (at?.arguments.length === 1 && index?.type === "Literal" && index.value === 0) return at;
  const removed = isCopy ? (getCallOn(node, "pop") ?? getCallOn(node, "shift")) : undefined;
  return removed?.arguments.length === 0 ? removed : undefined;
}

function isCalled(node: TSESTree.Node): boolean {
  return node.parent?.type === "CallExpression" && node.parent.callee === node;
}

/** How many a `slice(0, count)` takes, as `sample` wants it: a whole number up to the list's length. */
function getCount(
  file: FileContext,
  { models: [model] }: SortSite,
  list: List,
  count: TSESTree.Node,
): { readonly text: string; readonly notes: readonly Assumption[] } | undefined {
  const text = file.sourceCode.getText(count);
  const node = unwrap(count);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const value = variable === undefined ? node : unwrap(getOnlyValue(variable) ?? node);
  const literal = value.type === "Literal" && typeof value.value === "number" ? value.value : undefined;
  if (literal !== undefined && !(Number.isInteger(literal) && literal >= 0)) return undefined;
  const length = model?.length;
  if (literal !== undefined && length !== undefined && length > 2)
    return literal <= length ? { text, notes: [] } : undefined;
  if (!list.isArray) return undefined;
  const least = `Math.min(${text}, ${list.text}.length)`;
  if (literal !== undefined) return { text: least, notes: [] };
  // A name may hold anything: the reader must say that it is a count.
  const isOptional = variable?.defs.some(
    ({ name }) => name.type === "Identifier" && (name.optional || name.parent.type === "AssignmentPattern"),
  );
  return isBarePath(node) && node.type !== "ThisExpression" && isOptional !== true
    ? { text: least, notes: [{ kind: "wholeNumber", text }] }
    : undefined;
}
