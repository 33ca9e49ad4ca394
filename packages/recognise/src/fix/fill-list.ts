// Replaces a loop or a reduction that fills an empty list with cards at drawn places by a shuffled copy.
import type { FileContext } from "../file/file-context.ts";
import type { SwapLoop } from "@fair-shuffle/bias";
import { laysAtFreePlaces, mentions, someStatement, type Part } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import type { LoopSite } from "../sites/site.ts";
import { getCopied } from "../syntax/list-forms.ts";
import { getRootVariable } from "../syntax/list-path.ts";
import { contains, getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { isMadeFree } from "../translate/free-places.ts";
import { bringHelper, type BroughtHelper, type HelperForm } from "./bring-helper.ts";
import type { FileFacts, HelperOptions } from "./import-kind.ts";
import { isKnownArray } from "./known-array.ts";
import { getListQuestion } from "./missing-list.ts";
import { getOrphans, removeStatements } from "./orphans.ts";
import { isReducing } from "../syntax/array-members.ts";
import { getCopyMarks } from "./old-words.ts";
import { assumeIf, type Remedy } from "./remedy.ts";
import { getLeftovers, getVariables, suspends } from "./replace-loop.ts";
import { getSourceArgument, handOn, isRootedIn, losesComments } from "./replace-site.ts";

/** Returns whether a site is a `reduce`, or a `reduceRight`, that is handed on as a value. */
export function isReduction({ node }: LoopSite): boolean {
  return (
    node.type === "CallExpression" && node.callee.type === "MemberExpression" && isReducing(getMemberName(node.callee))
  );
}

/** A call of the fair shuffle, and what it needs. */
interface WrittenCall extends Pick<BroughtHelper, "bring">, Required<Pick<Remedy, "form" | "assumes">> {
  readonly text: string;
}

/** Returns the shuffled copy that stands for such a site, or undefined where something else than the new list would change. */
export function fillList(
  file: FileFacts,
  site: LoopSite,
  options: HelperOptions,
  part: Part | undefined,
): Remedy | undefined {
  const { sourceCode } = file;
  const { node } = site;
  const list = getList(file, site);
  const [model, ...readings] = site.models;
  if (model === undefined || readings.length > 0 || model.unknowns.length > 0 || site.doesMore) return undefined;
  // What is taken out of the list must be gone afterwards too.
  const isEmptied = model.steps.some((step) =>
    someStatement(step, (inner) => inner.kind !== "assign" && "list" in inner && inner.list === model.list),
  );
  // Some of it may never be drawn, and what noted what was drawn may be asked later.
  const asksDrawn = mentions(model.steps, ({ kind }) => kind === "holds");
  if (asksDrawn || isFunction(node) || node.parent.type === "LabeledStatement" || suspends(file, node))
    return undefined;
  if (getListQuestion(file, node, list) !== undefined) return undefined;
  const source = getSourceArgument(file, site.draws, node);
  if (source === undefined) return undefined;
  const kept = [...getVariables(file, list), ...site.draws.map(({ unit }) => unit?.root)];

  const getCall = (form: HelperForm): WrittenCall | undefined => {
    const helper = bringHelper(file, form, options, node);
    if (helper === undefined) return undefined;
    const name = sourceCode.getText(list);
    const isCopied = helper.form === "shuffle" || (helper.takes === "arrays" && !isKnownArray(file, list));
    const argument = form === "toShuffled" && isCopied ? getCopyMarks(file).join(name) : name;
    const handed = handOn(helper, source);
    return {
      form: helper.form === "shuffle" ? "shuffle" : "toShuffled",
      text: `${helper.callee}(${argument}${handed.text})`,
      assumes: [
        ...helper.assumes,
        ...handed.assumes,
        ...assumeIf(part?.kind !== "whole" || mayBeLonger(model), "wholeList", name),
        ...assumeIf(losesComments(file, node), "losesComment"),
      ],
      bring: helper.bring,
    };
  };

  if (node.type === "CallExpression" && isReduction(site)) {
    const form = getReducedForm(file, node, list);
    if (form === undefined || (model.into !== undefined && isEmptied)) return undefined;
    const call = getCall(form);
    if (call === undefined) return undefined;
    const { statements, held } = getOrphans(file, node, kept);
    return {
      form: call.form,
      edits: [...call.bring(statements), { range: node.range, text: call.text }, ...removeStatements(file, statements)],
      assumes: call.assumes,
      held,
    };
  }

  const { into } = site;
  if (into === undefined || isEmptied || isRootedIn(file, list, node)) return undefined;
  const statement = node.type === "CallExpression" ? node.parent : node;
  const start = getEmptyStart(file, into, statement, laysAtFreePlaces(model));
  const leftovers = getLeftovers(file, node, [...kept, getRootVariable(file, into)], site.draws);
  if (start === undefined || leftovers === undefined || isRootedIn(file, list, start.declaration)) return undefined;
  const call = getCall("toShuffled");
  if (call === undefined) return undefined;
  const orphans = getOrphans(file, [node, start.init, ...leftovers], kept);
  const statements = [...leftovers, statement, ...orphans.statements];
  return {
    form: call.form,
    edits: [
      ...call.bring(statements),
      { range: start.init.range, text: call.text },
      ...removeStatements(file, statements),
    ],
    assumes: [
      ...call.assumes,
      ...assumeIf(losesComments(file, start.init), "losesComment"),
      ...assumeIf(growsLater(file, into, node), "fitsType", sourceCode.getText(into)),
    ],
    held: orphans.held,
  };
}

/** Returns whether the list may have more items than a loop lays at places whose number it says itself: the others stay behind. */
const mayBeLonger = (model: SwapLoop): boolean =>
  laysAtFreePlaces(model) &&
  model.length === undefined &&
  !mentions(model.steps, ({ kind, ...inner }) => kind === "length" && "list" in inner && inner.list !== model.into);

/** The list that is copied; the first parameter of a reduction may itself be the copy. */
function getList(file: FileContext, { node, list }: LoopSite): TSESTree.Node {
  if (node.type !== "CallExpression") return list;
  const [callback, initial] = node.arguments;
  const isOwn = callback !== undefined && isFunction(callback) && isRootedIn(file, list, callback);
  const copied = isOwn && initial !== undefined ? getCopied(file, initial) : undefined;
  return copied ?? list;
}

/** Returns what a reduction gives back: a new list, or its own list shuffled in place. */
function getReducedForm(file: FileContext, call: TSESTree.CallExpression, list: TSESTree.Node): HelperForm | undefined {
  const [, initial] = call.arguments;
  if (initial === undefined || call.callee.type !== "MemberExpression") return undefined;
  const start = unwrap(initial);
  const name = file.sourceCode.getText(list);
  const isOf = (node: TSESTree.Node | undefined): boolean =>
    node !== undefined && file.sourceCode.getText(node) === name;
  if (isOf(start)) return "shuffle";
  const walked = getCopied(file, call.callee.object) ?? call.callee.object;
  const isEmpty = start.type === "ArrayExpression" && start.elements.length === 0;
  return isOf(isEmpty ? walked : getCopied(file, start)) ? "toShuffled" : undefined;
}

/** Returns the initialiser `[]` of a list that is declared right before a statement; one that is made with places, `new Array(n)`, where all of them are filled. */
function getEmptyStart(
  file: FileContext,
  into: TSESTree.Node,
  statement: TSESTree.Node,
  areFilled: boolean,
): { readonly init: TSESTree.Node; readonly declaration: TSESTree.Node } | undefined {
  const variable = getRootVariable(file, into);
  const declarator = variable?.defs[0]?.node;
  if (into.type !== "Identifier" || declarator?.type !== "VariableDeclarator" || declarator.init === null)
    return undefined;
  const { parent: declaration, init } = declarator;
  const { parent: block } = statement;
  if (block?.type !== "BlockStatement" && block?.type !== "Program") return undefined;
  const body: readonly TSESTree.Node[] = block.body;
  const isBefore = body.indexOf(declaration) === body.indexOf(statement) - 1 && body.includes(declaration);
  const hasComment = file.sourceCode.commentsExistBetween(declaration, statement);
  return isBefore && !hasComment && (init.type === "ArrayExpression" || (areFilled && isMadeFree(file, init)))
    ? { init, declaration }
    : undefined;
}

const ADDS: ReadonlySet<string> = new Set(["fill", "push", "splice", "unshift"]);

/** Returns whether TypeScript learns from other places than the loop what a list without a type of its own may hold. */
function growsLater(file: FileContext, into: TSESTree.Node, loop: TSESTree.Node): boolean {
  if (!("esTreeNodeToTSNodeMap" in (file.sourceCode.parserServices ?? {}))) return false;
  const variable = getRootVariable(file, into);
  const name = variable?.defs[0]?.name;
  if (variable === undefined || (name?.type === "Identifier" && name.typeAnnotation != null)) return false;
  return variable.references.some(({ identifier, init }) => {
    const { parent } = identifier;
    if (
      init === true ||
      contains(loop, identifier) ||
      parent.type !== "MemberExpression" ||
      parent.object !== identifier
    )
      return false;
    return parent.computed ? parent.parent.type === "AssignmentExpression" : ADDS.has(getMemberName(parent) ?? "");
  });
}
