// The ways out of a sort by drawn keys: a fair shuffle in place of keys and sort, or keys that practically never tie.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getReceiver } from "../lists/receiver.ts";
import type { KeyedSite } from "../sites/site.ts";
import { getCopied } from "../syntax/list-forms.ts";
import type { Variable } from "../syntax/names.ts";
import { getReferencesInside } from "../syntax/names-inside.ts";
import { contains, getChildren, getMemberName, unwrap } from "../syntax/tree.ts";
import { bringHelper } from "./bring-helper.ts";
import type { FileFacts, HelperOptions } from "./import-kind.ts";
import { copyOf, itself, within, writeCall, type Argument } from "./call-around.ts";
import { isFreshArray } from "./fresh-array.ts";
import { isKnownArray } from "./known-array.ts";
import { assumeDrawing, assumeExpression } from "./lost-effect.ts";
import { getCopyMarks } from "./old-words.ts";
import { getOrphans, getVariables, hasComments, removeStatements } from "./orphans.ts";
import { assumeIf, isAutomatic, type Remedy } from "./remedy.ts";
import { isInOptionalChain } from "./optional-list.ts";
import { getGiven, getSourceArgument, handOn, isThisKept, losesComments } from "./replace-site.ts";
import { getInitialisers, getUnitCall } from "./unit-draw.ts";
import { mayVue2Show } from "./watched-list.ts";

/** A way out with what it is called by. */
export interface KeyedRemedy {
  /** `shuffle`: the keys go; `keys`: they stay, and practically never tie any more. */
  readonly kind: "shuffle" | "keys";
  /** What now stands there. */
  readonly text: string;
  readonly remedy: Remedy;
}

/**
 * Returns the ways out, the best first: a shuffle wherever the drawing of the keys goes with the sort, since what is left would be a detour; else
 * keys that practically never tie, since a shuffle would leave keys behind that nobody uses. Keys that others may see are not changed unasked.
 */
export function replaceKeyedSort(file: FileFacts, site: KeyedSite, options: HelperOptions): readonly KeyedRemedy[] {
  const whole = replaceWhole(file, site, options);
  // What is written by hand may stay: keys that practically never tie are all that it lacks.
  const isAlone = whole === undefined && site.isByHand !== true;
  const alone = isAlone ? replaceAlone(file, site, options) : undefined;
  const keys = untieKeys(file, site);
  const remedies = [whole ?? alone, keys].filter((remedy) => remedy !== undefined);
  return remedies.toSorted((a, b) => Number(isAutomatic(b.remedy)) - Number(isAutomatic(a.remedy)));
}

/** `list.map(record).sort(byKey).map(back)` becomes `toShuffled(list)`. */
function replaceWhole(file: FileFacts, site: KeyedSite, options: HelperOptions): KeyedRemedy | undefined {
  const { sourceCode } = file;
  if (site.whole === undefined || isInOptionalChain(site.whole.node)) return undefined;
  if (site.whole.list.type === "ObjectExpression") return undefined;
  const { node, list } = site.whole;
  // A persistent list's map gives such a list again.
  if (!isFrom(site) && getReceiver(file, list) !== "list") return undefined;
  const source = getSourceArgument(file, site.draws, node);
  const helper = bringHelper(file, "toShuffled", options, node);
  if (helper === undefined) return undefined;
  const copied = getCopied(file, list) ?? list;
  const kept = isIterable(file, list) ? copied : list;
  const mayBeOther = isFrom(site) || (kept !== list && !isKnownArray(file, kept));
  const takesIt = helper.form === "toShuffled" && (helper.takes === "anything" || !mayBeOther);
  const argument = takesIt ? itself(kept) : getCopy(file, site, kept);
  const usesThis = source?.includes("this") === true && !isThisKept(node, site.draws);
  const handed = handOn(helper, usesThis ? "" : (source ?? ""));
  const { statements, held } = getOrphans(file, [node], getRoots(site), list);
  const isInPlace = helper.form === "shuffle";
  const written = writeCall(file, { node, callee: helper.callee, argument, more: handed.more, isInPlace });
  return {
    kind: "shuffle",
    text: helper.callee,
    remedy: {
      form: isInPlace ? "shuffle" : "toShuffled",
      edits: [...helper.bring(statements), ...written.edits, ...removeStatements(file, statements)],
      assumes: [
        ...helper.assumes,
        ...handed.assumes,
        ...assumeIf(source === undefined || usesThis, "otherSource"),
        ...assumeIf(changesType(file, site, node), "fitsType", sourceCode.getText(list)),
        ...assumeDrawing(file, site),
        ...assumeIf(losesComments(file, node, kept), "losesComment"),
      ],
      held: [...held, ...written.held],
    },
  };
}

/** Returns whether what goes says of the items that they are of another type than the list's: `list.map((v) => ({ v: v!, key: … }))`. */
function changesType(file: FileContext, site: KeyedSite, whole: TSESTree.Node): boolean {
  const says = (node: TSESTree.Node): boolean => {
    if (node === site.whole?.list || site.node.arguments.some((comparator) => comparator === node)) return false;
    if (node.type === "TSAsExpression")
      return file.sourceCode.getText(node.typeAnnotation) !== "const" || says(node.expression);
    return unwrap(node) !== node || node.type === "TSTypeParameterInstantiation" || getChildren(file, node).some(says);
  };
  return says(whole);
}

/** A list that may be shuffled in place: a copy, unless it was made for its records alone. */
function getCopy(file: FileContext, site: KeyedSite, kept: TSESTree.Node): Argument {
  if (isFrom(site)) return within("Array.from(", kept, ")");
  // What was spread may be no array.
  return kept === site.whole?.list && isFreshArray(file, kept) ? itself(kept) : spread(file, kept);
}

/** A copy of what may be no array. */
function spread(file: FileContext, list: TSESTree.Node): Argument {
  const [before, after] = getCopyMarks(file);
  return within(before, list, after);
}

/** `Array.from(list, record)`: the list may be no more than like an array. */
function isFrom({ keys }: KeyedSite): boolean {
  const callee = keys.records?.call.callee;
  return callee?.type === "MemberExpression" && getMemberName(callee) === "from";
}

/** What `[...x]` copies is taken itself; the copies of `x.slice()` need an array. */
function isIterable(file: FileContext, list: TSESTree.Node): boolean {
  const node = unwrap(list);
  return node === list && node.type === "ArrayExpression" && getCopied(file, node) !== undefined;
}

/** The sort becomes `shuffle(list)`, and what only drew the keys goes. */
function replaceAlone(file: FileFacts, site: KeyedSite, options: HelperOptions): KeyedRemedy | undefined {
  const { sourceCode } = file;
  const { node, receiver } = site;
  if (isInOptionalChain(node) || site.draws.length === 0) return undefined;
  if (getReceiver(file, receiver) !== "list") return undefined;
  const source = getSourceArgument(file, site.draws, node);
  const copied = getCopied(file, receiver);
  const isFresh = copied !== undefined && unwrap(receiver).type === "ArrayExpression";
  const form = isFresh || isSortBy(node) ? "toShuffled" : "shuffle";
  const helper =
    bringHelper(file, form, options, node) ??
    (site.isCopying || copied !== undefined ? bringHelper(file, "toShuffled", options, node) : undefined);
  if (helper === undefined) return undefined;
  const kept = helper.form === "toShuffled" ? getGiven(file, helper, receiver, copied) : receiver;
  const argument =
    helper.form === "toShuffled"
      ? itself(kept)
      : site.isCopying && !isFreshArray(file, receiver)
        ? isSortBy(node)
          ? spread(file, receiver)
          : copyOf(receiver)
        : itself(receiver);
  const usesThis = source?.includes("this") === true;
  const handed = handOn(helper, usesThis ? "" : (source ?? ""));
  const isInPlace = helper.form === "shuffle";
  const written = writeCall(file, { node, callee: helper.callee, argument, more: handed.more, isInPlace });
  const drawing = site.isHidden ? getDrawing(file, site) : undefined;
  const gone = drawing ?? [];
  const orphans = getOrphans(file, [node, ...gone], getRoots(site), kept);
  const removed = [...gone, ...orphans.statements];
  return {
    kind: "shuffle",
    text: helper.callee,
    remedy: {
      form: isInPlace ? "shuffle" : "toShuffled",
      edits: [...helper.bring(removed), ...written.edits, ...removeStatements(file, removed)],
      assumes: [
        ...helper.assumes,
        ...handed.assumes,
        ...assumeIf(
          kept === receiver && isInPlace && !site.isCopying && mayVue2Show(file, receiver),
          "notWatched",
          sourceCode.getText(receiver),
        ),
        ...assumeIf(source === undefined || usesThis, "otherSource"),
        ...(drawing !== undefined
          ? []
          : isSortBy(node)
            ? assumeIf(true, "isArray", sourceCode.getText(receiver))
            : assumeIf(true, "leavesKeys")),
        ...(drawing !== undefined || isSortBy(node) ? assumeDrawing(file, site) : []),
        ...assumeIf(
          gone.some((statement) => hasComments(file, statement)) || losesComments(file, node, kept),
          "losesComment",
        ),
      ],
      held: [...orphans.held, ...written.held],
    },
  };
}

const isSortBy = ({ callee }: TSESTree.CallExpression): boolean =>
  callee.type === "Identifier" ||
  (callee.type === "MemberExpression" && ["sortBy", "orderBy"].includes(getMemberName(callee) ?? ""));

/** The statements that do nothing but draw and store the keys; undefined where the keys are part of something else. */
function getDrawing(
  file: FileContext,
  { keys, path, node, receiver }: KeyedSite,
): readonly TSESTree.Node[] | undefined {
  if (keys.drawing === undefined || path === undefined) return undefined;
  const table = path.kind === "table" ? path.table.defs[0]?.node : undefined;
  const nodes = table === undefined ? [keys.drawing] : [keys.drawing, table];
  const statements = [...new Set(nodes.map(getStatement))];
  const isPlain = statements.every(
    (statement) =>
      (statement.type !== "VariableDeclaration" || statement.declarations.length === 1) &&
      (statement.parent?.type === "BlockStatement" || statement.parent?.type === "Program"),
  );
  // What the table was declared with must be its keys, or nothing.
  const init = table?.type === "VariableDeclarator" ? table.init : null;
  const isOwn = init === null || contains(keys.store, init) || isEmptyTable(file, init);
  // The sorted list may be made of the table, `[...keys.keys()].sort(…)`, and a `var` of a loop be used again.
  const isGone = (inner: TSESTree.Node): boolean =>
    (contains(node, inner) && !contains(receiver, inner)) || statements.some((statement) => contains(statement, inner));
  const isFree = getVariables(file)
    .filter(({ identifiers }) => identifiers.some((name) => statements.some((statement) => contains(statement, name))))
    .every(({ references }) => references.every(({ identifier }) => isGone(identifier)));
  // A counter that is declared before the loop may be asked behind it how far it went.
  const leaves = statements.some((statement) =>
    getReferencesInside(file, statement).some(
      (reference) => reference.isWrite() && !isDeclaredIn(reference.resolved, statements),
    ),
  );
  return isPlain && isOwn && isFree && !leaves ? statements : undefined;
}

const isDeclaredIn = (variable: Variable | null, statements: readonly TSESTree.Node[]): boolean =>
  variable?.defs.some(({ name }) => statements.some((statement) => contains(statement, name))) === true;

function getStatement(node: TSESTree.Node): TSESTree.Node {
  return node.type === "VariableDeclarator" ? node.parent : node;
}

const isEmptyTable = (file: FileContext, init: TSESTree.Node): boolean =>
  /^(?:\[\]|\{\}|new (?:Weak)?Map(?:<[^()]*>)?\(\)|Object\.create\(null\)|(?:new )?Array\([\w.]*\))$/.test(
    file.sourceCode.getText(unwrap(init)),
  );

/** The key becomes the bare draw: two of them are equal once in 2⁵² pairs (2³² for random bits). */
function untieKeys(file: FileFacts, site: KeyedSite): KeyedRemedy | undefined {
  const { sourceCode } = file;
  const [draw, ...others] = site.draws;
  const { unit } = draw ?? {};
  if (draw === undefined || unit === undefined || others.some((other) => other.unit?.callable !== unit.callable))
    return undefined;
  const places = [site.keys.key, ...site.keys.before.flatMap(getInitialisers)];
  const place = places.find((candidate) => contains(candidate, draw.site));
  if (place === undefined || site.draws.some((other) => !contains(place, other.site))) return undefined;
  const text = getUnitCall(file, draw, place);
  // A number kept for later is a key only where it is the key itself.
  const isKey = place === site.keys.key || isNameOf(place, site.keys.key);
  if (text === undefined || !isKey || text === sourceCode.getText(place)) return undefined;
  const { statements, held } = getOrphans(file, [place], [...getRoots(site)], draw.node);
  return {
    kind: "keys",
    text,
    remedy: {
      edits: [{ range: place.range, text }, ...removeStatements(file, statements)],
      assumes: [
        ...assumeIf(!site.isHidden, "seenKeys"),
        ...assumeExpression(file, place, site.draws),
        ...assumeIf(losesComments(file, place), "losesComment"),
      ],
      held,
    },
  };
}

/** Returns whether a key is the constant that an initialiser gives its value. */
function isNameOf(initialiser: TSESTree.Node, key: TSESTree.Node): boolean {
  const { parent } = initialiser;
  const name = unwrap(key);
  return (
    parent?.type === "VariableDeclarator" &&
    parent.parent.kind === "const" &&
    parent.id.type === "Identifier" &&
    name.type === "Identifier" &&
    parent.id.name === name.name
  );
}

const getRoots = ({ draws }: KeyedSite) => draws.map(({ unit }) => unit?.root);
