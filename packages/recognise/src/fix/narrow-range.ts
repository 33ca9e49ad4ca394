// Corrects the range of a loop's draw in place: tries the ranges of Fisher–Yates, and keeps the one that makes the loop exactly fair on the part that it shuffles.
import type { FileContext } from "../file/file-context.ts";
import type { Expression, SwapLoop } from "@fair-shuffle/bias";
import { drawsFromList, visitExpressions } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { getStored, isInReach } from "../syntax/implicit-globals.ts";
import { findEffect } from "../origins/effect.ts";
import type { Trial } from "../sites/file-budget.ts";
import type { LoopNode, LoopSite } from "../sites/site.ts";
import { recogniseReplaced } from "../loops/swap-loop.ts";
import type { Replacement } from "../translate/translation.ts";
import type { Draw } from "../sites/site.ts";
import { getOwnerOfKeys } from "../syntax/list-forms.ts";
import { isBarePath } from "../syntax/list-path.ts";
import { contains, getChildren, getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import type { FileFacts } from "./bring-helper.ts";
import { assumeIf, type Remedy } from "./remedy.ts";
import { losesComments } from "./replace-site.ts";

/** A correction of the draw, with the text that now stands there. */
export interface NarrowedRange extends Remedy {
  readonly text: string;
}

interface Candidate {
  readonly node: TSESTree.Node;
  readonly text: string;
  readonly replacement: Replacement;
}

const number = (value: number): Expression => ({ kind: "number", value });
const binary = (left: Expression, operator: "+" | "-" | "*", right: Expression): Expression => ({
  kind: "binary",
  operator,
  left,
  right,
});

/**
 * Returns the smallest correction of the draw that makes the loop exactly fair on the very items that it moves now, and, where that is not all of them, the
 * smallest one that makes it fair on all.
 */
export function narrowRange(
  file: FileFacts,
  site: LoopSite,
  { isFair, isFairOnPartOf, getPart, getReach }: Trial,
): readonly NarrowedRange[] {
  const { sourceCode } = file;
  const [draw, ...draws] = site.draws;
  const [model] = site.models;
  if (draw === undefined || draws.length > 0 || model === undefined || !contains(site.node, draw.site)) return [];
  const candidates = [
    ...(draw.site === draw.node && draw.bound === undefined
      ? getIndexCandidates(file, site, draw.node)
      : getArgumentCandidates(file, site, draw)),
    ...getFactorCandidates(file, site, draw.site),
  ];
  const parts = site.models.map((each) => getPart(each));
  const isWhole = parts.every((part) => part?.kind === "whole");
  const leavesFirst = parts.some((part) => part?.settings.every(({ fixed }) => fixed.join() === "0"));
  const isOneShort = parts.some((part) => part?.kind === "oneShort") || (leavesFirst && !namesStart(file, site, draw));
  const getRemedy = (
    candidate: Candidate,
    corrected: readonly SwapLoop[],
    isWider: boolean,
  ): NarrowedRange | undefined => {
    const reach = getReach(model);
    const isFurther = corrected.some((each) => getReach(each) !== reach);
    const isDraw = drawsFromList(model);
    // A deck by number keeps its number of cards.
    if (isFurther && !isDraw && model.unknowns.length === 0) return undefined;
    const hasLength = isLengthNamed(model);
    return {
      text: candidate.text,
      edits: [{ range: candidate.node.range, text: candidate.text }],
      assumes: [
        ...assumeIf(
          isWider && (hasLength || isDraw),
          isDraw ? "wholeDraw" : "wholeList",
          sourceCode.getText(site.list),
        ),
        ...assumeIf(!isDraw && (isWider ? !hasLength : isWhole && isFurther), "furtherItems"),
        ...assumeIf(!isWider && isOneShort, "keepsItem"),
        // A limit that the draw does not know may be the size of a sample; one that the correction does not reach may mean something else.
        ...assumeIf(
          model.unknowns.length !== 0 && !isDraw && !mentionsName(file, candidate.node, model.unknowns),
          "anyValue",
          model.unknowns[0],
        ),
        ...assumeIf(losesComments(file, candidate.node), "losesComment"),
      ],
      held: [],
    };
  };
  // What is fair already, but for an item that never moves, only lacks that one.
  const isFairAlready = site.models.every((each) => isFairOnPartOf(each, each));
  let same: NarrowedRange | undefined;
  let wider: NarrowedRange | undefined;
  for (const candidate of candidates) {
    const models = recogniseReplaced(file, site.node, new Map([[candidate.node, candidate.replacement]]));
    // A name that the loop does not know yet is no counter of it.
    const isKnown = models.every((each) => each.unknowns.every((name) => model.unknowns.includes(name)));
    if (models.length === 0 || !isKnown) continue;
    const isSame = site.models.every((each) => models.every((corrected) => isFairOnPartOf(each, corrected)));
    if (isSame) {
      if (!isFairAlready) same ??= getRemedy(candidate, models, false);
    } else if (!isWhole && wider === undefined && models.every(isFair)) wider = getRemedy(candidate, models, true);
    if ((same !== undefined || isFairAlready) && (isWhole || wider !== undefined)) break;
  }
  return [same, wider].filter((remedy) => remedy !== undefined);
}

/** Returns whether a loop knows the length of its list. */
function isLengthNamed({ steps }: SwapLoop): boolean {
  let found = false;
  visitExpressions(steps, ({ kind }) => (found ||= kind === "length"));
  return found;
}

function mentionsName(file: FileContext, node: TSESTree.Node, names: readonly string[]): boolean {
  return (
    ((node.type === "Identifier" || node.type === "MemberExpression") &&
      names.includes(file.sourceCode.getText(node))) ||
    getChildren(file, node).some((child) => mentionsName(file, child, names))
  );
}

/** The whole index expression, with the draw scaled to another range. */
function getIndexCandidates(file: FileContext, site: LoopSite, call: TSESTree.CallExpression): Candidate[] {
  const use = getOnlyUse(file, call);
  const index = getIndexExpression(file, use);
  if (changesSomething(file, site, index)) return [];
  const draw = file.sourceCode.getText(use);
  const round = getRounding(file, index, use);
  const ranges = [
    ...getRangesFrom(file, site, index, use),
    ...getRanges(file, site, index),
    ...getGrowingRanges(file, site, index),
    ...getRangesOfDraw(file, site, index),
  ];
  return ranges.map(({ offset, width }) => ({
    node: index,
    text: addOffset(offset, round(`${draw} * ${width.text}`)),
    replacement: (read) => {
      const operator = round("").startsWith("Math.floor") ? "floor" : "trunc";
      const operand = binary(read.translate(use), "*", width.build(read));
      const place: Expression = { kind: "unary", operator, operand };
      return offset === undefined ? place : binary(offset.build(read), "+", place);
    },
  }));
}

/** Where a draw is kept in a constant first (`const r = Math.random()`), the place that computes with it. */
function getOnlyUse(file: FileContext, call: TSESTree.CallExpression): TSESTree.Node {
  return (call.parent.type === "VariableDeclarator" ? getOnlyUseOf(file, call.parent.id) : undefined) ?? call;
}

function getOnlyUseOf(file: FileContext, name: TSESTree.Node): TSESTree.Node | undefined {
  const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
  const [use, ...more] = variable?.references.filter((reference) => reference.isRead()) ?? [];
  return more.length > 0 ? undefined : use?.identifier;
}

function addOffset(offset: Offset | undefined, text: string): string {
  if (offset === undefined) return text;
  const operand = text.endsWith("| 0") ? `(${text})` : text;
  return offset.isBehind === true ? `${operand} + ${offset.text}` : `${offset.text} + ${operand}`;
}

/** What bounds a draw of a whole number from above; for a local function, its last argument. */
function getArgumentCandidates(file: FileContext, site: LoopSite, { node, site: call, bound }: Draw): Candidate[] {
  if (
    call.type !== "CallExpression" ||
    bound === "none" ||
    call.arguments.some((argument) => changesSomething(file, site, argument))
  )
    return [];
  const last = call === node && bound !== undefined ? bound : call.arguments.at(-1);
  if (last === undefined || !contains(site.node, last)) return [];
  const counters = getCounters(file, site.node, last);
  return counters.flatMap((counter) =>
    [1, 0, -1].map((shift): Candidate => ({
      node: last,
      text: shift === 0 ? counter.name : `${counter.name} ${shift < 0 ? "-" : "+"} ${String(Math.abs(shift))}`,
      replacement: ({ variable }) => (shift === 0 ? variable(counter) : binary(variable(counter), "+", number(shift))),
    })),
  );
}

/** What a draw is multiplied by, or whose remainder is taken of it: `unit() * n`, `bits % n`. */
function getFactorCandidates(file: FileContext, site: LoopSite, draw: TSESTree.Node): Candidate[] {
  const factors: TSESTree.Expression[] = [];
  for (let node = draw; node !== site.node && node.parent != null;) {
    const { parent }: TSESTree.Node = node;
    if (parent.type === "BinaryExpression" && (parent.operator === "*" || parent.operator === "%")) {
      const other = parent.left === node ? parent.right : parent.left;
      if (!changesSomething(file, site, other)) factors.push(other);
    }
    node = parent.type === "VariableDeclarator" ? (getOnlyUseOf(file, parent.id) ?? site.node) : parent;
    if (node.type.endsWith("Statement")) break;
  }
  return factors.flatMap((factor) => {
    const plain = getRanges(file, site, factor).filter(({ offset }) => offset === undefined);
    return [...plain, ...getRangesFrom(file, site, factor, draw)].map(({ width }) => {
      const isInParentheses =
        file.sourceCode.getTokenBefore(factor)?.value === "(" && file.sourceCode.getTokenAfter(factor)?.value === ")";
      const text = isInParentheses ? width.text.replace(/^\((.*)\)$/, "$1") : width.text;
      return { node: factor, text, replacement: width.build };
    });
  });
}

interface Term {
  readonly text: string;
  readonly build: Replacement;
}

/** What is added to a draw. */
interface Offset extends Term {
  /** True where the source adds it behind the draw. */
  readonly isBehind?: boolean;
}

interface Range {
  readonly offset?: Offset;
  readonly width: Term;
}

/** The ranges of Fisher–Yates: [0, i], [0, i) and [i, n). */
function getRanges(file: FileContext, site: LoopSite, index: TSESTree.Node): Range[] {
  return getCounters(file, site.node, index).flatMap((counter) => {
    const plain: Term = { text: counter.name, build: ({ variable }) => variable(counter) };
    const next: Term = {
      text: `(${counter.name} + 1)`,
      build: ({ variable }) => binary(variable(counter), "+", number(1)),
    };
    const rests = getEnds(file, site, index).map((end) => ({
      offset: plain,
      width: {
        text: `(${end.text} - ${counter.name})`,
        build: (read: Parameters<Replacement>[0]) => binary(end.build(read), "-", read.variable(counter)),
      },
    }));
    const shrinking = rests.map(({ width }) => ({ width }));
    return [{ width: next }, { width: plain }, ...rests, ...shrinking];
  });
}

/** The ranges of a Fisher–Yates on a part of the list that begins at a place `c` which stands in the code: [c, i], [c, i), and as many from `c` on as are left. */
function getRangesFrom(
  file: FileContext,
  site: LoopSite,
  index: TSESTree.Node,
  draw: TSESTree.Node,
): { readonly offset: Offset; readonly width: Term }[] {
  return getStarts(file, site, index, draw).flatMap(({ node, isBehind }) => {
    const value = node.type === "Literal" && typeof node.value === "number" ? node.value : undefined;
    const name = /^[\w$.]+$/.test(file.sourceCode.getText(node))
      ? file.sourceCode.getText(node)
      : `(${file.sourceCode.getText(node)})`;
    const offset: Offset = { text: name, isBehind, build: ({ translate }) => translate(node) };
    return getCounters(file, site.node, index).flatMap((counter) => {
      const upTo = (more: 0 | 1): Term => {
        const shift = value === undefined ? undefined : more - value;
        const text =
          shift === undefined
            ? `(${counter.name} - ${name}${more === 1 ? " + 1" : ""})`
            : shift === 0
              ? counter.name
              : `(${counter.name} - ${String(-shift)})`;
        return {
          text,
          build: (read) => binary(binary(read.variable(counter), "-", read.translate(node)), "+", number(more)),
        };
      };
      const rests = getEnds(file, site, index).map((end): Term => ({
        text: `(${end.text} - ${counter.name})`,
        build: (read) => binary(end.build(read), "-", read.variable(counter)),
      }));
      return [upTo(1), upTo(0), ...rests].map((width) => ({ offset, width }));
    });
  });
}

/** Returns whether a draw itself begins at a place that is no counter's: `1 + floor(random * …)`, `randInt(1, …)`; a loop that begins late may be a mistake. */
function namesStart(file: FileContext, site: LoopSite, draw: Draw): boolean {
  const use = draw.site === draw.node && draw.bound === undefined ? getOnlyUse(file, draw.node) : draw.site;
  const added = getAdded(site, use).map(({ node }) => node);
  const [low, high] = draw.site.type === "CallExpression" ? draw.site.arguments : [];
  const starts = high === undefined || low === undefined ? added : [...added, low];
  const isPlace = (node: TSESTree.Node): boolean => node.type !== "Literal" || node.value !== 0;
  return (
    starts.some(isPlace) &&
    !starts.some((start) => getCounters(file, site.node, use).some(({ name }) => mentionsName(file, start, [name])))
  );
}

/** What is added to a draw, from the inside to the outside. */
function getAdded(
  { node: loop }: LoopSite,
  draw: TSESTree.Node,
): readonly { readonly node: TSESTree.Node; readonly isBehind: boolean }[] {
  const added: { node: TSESTree.Node; isBehind: boolean }[] = [];
  for (let node = draw; node.parent != null && node !== loop && !/Statement$|Declarat/.test(node.type);) {
    const { parent }: TSESTree.Node = node;
    if (parent.type === "BinaryExpression" && parent.operator === "+")
      added.push(
        parent.left === node ? { node: parent.right, isBehind: true } : { node: parent.left, isBehind: false },
      );
    node = parent;
  }
  return added;
}

/** What may be the first place of a part: a number or name that is added to the draw or bounds it from below, or that the loop counts from or down to. */
function getStarts(
  file: FileContext,
  site: LoopSite,
  index: TSESTree.Node,
  draw: TSESTree.Node,
): readonly { readonly node: TSESTree.Node; readonly isBehind: boolean }[] {
  const { node: loop } = site;
  const starts: { node: TSESTree.Node; isBehind: boolean }[] = [];
  const add = (node: TSESTree.Node | null | undefined, isBehind = false): void => {
    if (node == null) return;
    const isPlace = node.type === "Literal" ? typeof node.value === "number" && node.value > 0 : isBarePath(node);
    const isKnown = starts.some((start) => file.sourceCode.getText(start.node) === file.sourceCode.getText(node));
    if (isPlace && !isKnown) starts.push({ node, isBehind });
  };
  for (const { node, isBehind } of getAdded(site, draw)) add(node, isBehind);
  const test = loop.type === "ForStatement" || loop.type === "WhileStatement" ? loop.test : null;
  if (test?.type === "BinaryExpression" && test.operator.startsWith(">")) add(test.right);
  if (test?.type === "BinaryExpression" && test.operator.startsWith("<") && loop.type === "ForStatement") {
    // `let i = 0, n = a.length`: only what counts begins at a place.
    const counters = getCounters(file, loop, index).map(({ name }) => name);
    for (const { id, init } of loop.init?.type === "VariableDeclaration" ? loop.init.declarations : [])
      if (id.type === "Identifier" && counters.includes(id.name)) add(init);
    if (loop.init?.type === "AssignmentExpression") add(loop.init.right);
  }
  return starts.filter(({ node }) => {
    const root = getRootName(node);
    return root === undefined || isInReach(file, root, index);
  });
}

function getRootName(node: TSESTree.Node): TSESTree.Identifier | undefined {
  if (node.type === "MemberExpression") return getRootName(node.object);
  return node.type === "Identifier" ? node : undefined;
}

/** The range of a list that grows: a new card has one place more than there are cards. */
function getGrowingRanges(file: FileContext, { list, into }: LoopSite, index: TSESTree.Node): Range[] {
  return [into, list].flatMap((grown) => {
    const length = grown == null ? undefined : findLength(file, index, file.sourceCode.getText(grown));
    if (length === undefined) return [];
    const text = file.sourceCode.getText(length);
    return [
      { width: { text, build: ({ translate }) => translate(length) } },
      { width: { text: `(${text} + 1)`, build: ({ translate }) => binary(translate(length), "+", number(1)) } },
    ];
  });
}

/** The range of a list that items are drawn out of by number: as many as it has by then. */
function getRangesOfDraw(file: FileContext, { list, models }: LoopSite, index: TSESTree.Node): Range[] {
  const name = file.sourceCode.getText(list);
  const [model] = models;
  if (model === undefined || !drawsFromList(model) || list.type !== "Identifier" || !isInReach(file, list, index))
    return [];
  return [{ width: { text: `${name}.length`, build: () => ({ kind: "length", list: model.list }) } }];
}

/** What can be n: a number that scales the draw, what the loop's test compares its counter with, or the list's length. */
function getEnds(file: FileContext, { node, list }: LoopSite, index: TSESTree.Node): Term[] {
  const ends: Term[] = [];
  const scale = findLarge(file, index);
  if (scale !== undefined)
    ends.push({ text: file.sourceCode.getText(scale), build: ({ translate }) => translate(scale) });
  const test = node.type === "ForStatement" || node.type === "WhileStatement" ? node.test : null;
  if (test?.type === "BinaryExpression") {
    // `i > end` counts down to its end: what is above the counter stands on the other side.
    const end = test.operator.startsWith(">") ? test.left : test.right;
    const isPlain =
      end.type === "Identifier" ||
      end.type === "MemberExpression" ||
      (end.type === "Literal" && typeof end.value === "number" && end.value > 0);
    if (isPlain) ends.push({ text: file.sourceCode.getText(end), build: ({ translate }) => translate(end) });
  }
  const length = findLength(file, node, file.sourceCode.getText(list));
  if (length !== undefined)
    ends.push({ text: file.sourceCode.getText(length), build: ({ translate }) => translate(length) });
  return ends;
}

/** A number above 2 is the size of something. */
function findLarge(file: FileContext, node: TSESTree.Node): TSESTree.Node | undefined {
  if (node.type === "Literal" && typeof node.value === "number" && node.value > 2) return node;
  for (const child of getChildren(file, node)) {
    const found = findLarge(file, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findLength(file: FileContext, node: TSESTree.Node, list: string): TSESTree.Node | undefined {
  if (
    node.type === "MemberExpression" &&
    getMemberName(node) === "length" &&
    file.sourceCode.getText(node.object) === list
  )
    return node;
  for (const child of getChildren(file, node)) {
    const found = findLength(file, child, list);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns a mention of each variable that the loop counts with: by `++`, `--`, `+= 1`, or as what `for … of` and `forEach` hand in. */
function getCounters(file: FileContext, loop: LoopNode, place: TSESTree.Node): TSESTree.Identifier[] {
  const counters = new Map<unknown, TSESTree.Identifier>();
  const add = (node: TSESTree.Node | null | undefined): void => {
    if (node?.type !== "Identifier") return;
    const variable = getStored(file, node);
    if (variable !== undefined && !counters.has(variable)) counters.set(variable, node);
  };
  const visit = (node: TSESTree.Node): void => {
    if (node.type === "UpdateExpression") add(node.argument);
    if (node.type === "AssignmentExpression" && (node.operator === "+=" || node.operator === "-=")) add(node.left);
    for (const child of getChildren(file, node)) visit(child);
  };
  visit(loop);
  if ((loop.type === "ForOfStatement" || loop.type === "ForInStatement") && loop.left.type === "VariableDeclaration") {
    const [{ id }] = loop.left.declarations;
    if (loop.type === "ForOfStatement" && getOwnerOfKeys(file, loop.right) === undefined)
      add(id.type === "ArrayPattern" ? id.elements[0] : id);
  }
  if (isFunction(loop))
    loop.params.forEach((parameter) => {
      add(parameter.type === "AssignmentPattern" ? parameter.left : parameter);
    });
  if (loop.type === "CallExpression") {
    const { callee } = loop;
    // To a key that is a text, 1 can't be added.
    const areTexts = callee.type === "MemberExpression" && getOwnerOfKeys(file, callee.object) !== undefined;
    const callback = loop.arguments.find((argument) => isFunction(argument));
    if (callback !== undefined && !areTexts) callback.params.forEach(add);
  }
  return [...counters.values()].filter((counter) => isInReach(file, counter, place));
}

/** Returns the outermost arithmetic around a draw: what the source uses as an index. */
function getIndexExpression(file: FileContext, call: TSESTree.Node): TSESTree.Node {
  let index = call;
  for (let { parent } = call; parent != null; { parent } = parent) {
    const isArithmetic =
      parent.type === "BinaryExpression" ||
      parent.type === "UnaryExpression" ||
      (parent.type === "CallExpression" && isRoundingCall(file, parent));
    if (!isArithmetic && unwrap(parent) === parent) break;
    if (isArithmetic) index = parent;
  }
  return index;
}

function isRoundingCall(file: FileContext, call: TSESTree.CallExpression): boolean {
  const callee = unwrap(call.callee);
  if (callee.type === "MemberExpression") {
    return isGlobal(file, callee.object, "Math") || isGlobal(file, callee.object, "Number");
  }
  return isGlobal(file, callee, "parseInt") || isGlobal(file, callee, "Number");
}

/** Returns how the source cuts off fractions, to be kept: `Math.floor(…)`, `~~(…)`, `… | 0`; `Math.floor` in place of `round` and `ceil`. */
function getRounding(file: FileContext, index: TSESTree.Node, call: TSESTree.Node): (scaled: string) => string {
  for (let { parent } = call; parent != null && contains(index, parent); { parent } = parent) {
    if (parent.type === "CallExpression") {
      const callee = file.sourceCode.getText(parent.callee);
      if (/^(?:Math\.trunc|parseInt|Number\.parseInt)$/.test(callee)) {
        const radix = parent.arguments.length > 1 ? ", 10" : "";
        return (scaled) => `${callee}(${scaled}${radix})`;
      }
      break;
    }
    if (parent.type === "UnaryExpression" && parent.operator === "~") return (scaled) => `~~(${scaled})`;
    if (parent.type === "BinaryExpression" && ["|", ">>", ">>>"].includes(parent.operator)) {
      const { operator } = parent;
      return (scaled) => (operator === "|" ? `(${scaled}) | 0` : `((${scaled}) ${operator} 0)`);
    }
  }
  return (scaled) => `Math.floor(${scaled})`;
}

/** Returns whether evaluating an expression does more than to draw; its text must not be lost then. */
function changesSomething(file: FileContext, { draws }: LoopSite, node: TSESTree.Node): boolean {
  const calls = new Set(draws.flatMap((draw) => [draw.node, draw.site]));
  return findEffect(file, node, { calls, members: true }) !== undefined;
}
