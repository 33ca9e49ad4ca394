// Where a draw's range may be corrected, and by what: its whole index, the bound that it is called with, or what it is multiplied by.
import type { FileContext } from "../file/file-context.ts";
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { findEffect } from "../origins/effect.ts";
import { movesOneItem, type Draw, type LoopSite } from "../sites/site.ts";
import type { Replacement } from "../translate/translation.ts";
import { contains, getChildren, getMemberName, unwrap } from "../syntax/tree.ts";
import {
  binary,
  getAdded,
  getCounters,
  getGrowingRanges,
  getRanges,
  getRangesFrom,
  getRangesOfDraw,
  getRangesOfInsertion,
  number,
  type Offset,
} from "./tried-ranges.ts";

export interface Candidate {
  readonly node: TSESTree.Node;
  readonly partOf?: TSESTree.Node | undefined;
  readonly text: string;
  readonly replacement: Replacement;
}

/** The whole index expression, with the draw scaled to another range. */
export function getIndexCandidates(file: FileContext, site: LoopSite, call: TSESTree.CallExpression): Candidate[] {
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
    ...getRangesOfInsertion(file, site, index),
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
  const operand = / (?:\||>>>?) 0$/.test(text) ? `(${text})` : text;
  return offset.isBehind === true ? `${operand} + ${offset.text}` : `${offset.text} + ${operand}`;
}

/** What bounds a draw of a whole number from above; for a local function, its last argument. */
export function getArgumentCandidates(
  file: FileContext,
  site: LoopSite,
  { node, site: call, bound }: Draw,
): Candidate[] {
  if (
    call.type !== "CallExpression" ||
    bound === "none" ||
    call.arguments.some((argument) => changesSomething(file, site, argument))
  )
    return [];
  const last = call === node && bound !== undefined ? bound : call.arguments.at(-1);
  const isInside = last !== undefined && (movesOneItem(site) || contains(site.node, last));
  if (!isInside) return [];
  if (site.isInsertion === true)
    return /^(?:Assignment|Conditional|Logical)Expression$/.test(last.type)
      ? []
      : [
          {
            node: last,
            partOf: call,
            text: addOne(file.sourceCode.getText(last)),
            replacement: ({ translate }) => binary(translate(last), "+", number(1)),
          },
        ];
  const counters = getCounters(file, site.node, last).map((counter) => ({
    text: counter.name,
    build: (({ variable }) => variable(counter)) satisfies Replacement,
  }));
  const lengths = [...getRangesOfDraw(file, site, last), ...getGrowingRanges(file, site, last).slice(0, 1)];
  return [...counters, ...lengths.map(({ width }) => width)].flatMap(({ text, build }) =>
    [1, 0, -1].map((shift): Candidate => ({
      node: last,
      partOf: call,
      text: shift === 0 ? text : `${text} ${shift < 0 ? "-" : "+"} ${String(Math.abs(shift))}`,
      replacement: (read) => (shift === 0 ? build(read) : binary(build(read), "+", number(shift))),
    })),
  );
}

const addOne = (text: string): string => (text.endsWith(" - 1") ? text.slice(0, -4) : `${text} + 1`);

/** What a draw is multiplied by, or whose remainder is taken of it: `unit() * n`, `bits % n`. */
export function getFactorCandidates(file: FileContext, site: LoopSite, draw: TSESTree.Node): Candidate[] {
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
      return { node: factor, partOf: factor.parent, text, replacement: width.build };
    });
  });
}

/**
 * Returns whether a draw itself begins at a place that is no counter's: `1 + floor(random * …)`, `randInt(1, …)`. A loop that begins late may be a mistake, and
 * so may a place that is held within the list, `Math.min(floor(random * (i + 1)) + 1, i)`.
 */
export function namesStart(file: FileContext, site: LoopSite, draw: Draw): boolean {
  const use = draw.site === draw.node && draw.bound === undefined ? getOnlyUse(file, draw.node) : draw.site;
  const added = getAdded(site, use).map(({ node }) => node);
  const [low, high] = draw.site.type === "CallExpression" ? draw.site.arguments : [];
  const starts = high === undefined || low === undefined ? added : [...added, low];
  const isPlace = (node: TSESTree.Node): boolean => node.type !== "Literal" || node.value !== 0;
  return (
    starts.some(isPlace) &&
    !isClamped(file, use) &&
    !starts.some((start) => getCounters(file, site.node, use).some(({ name }) => mentionsName(file, start, [name])))
  );
}

/** Returns whether a drawn number is held within limits by `Math.min` or `Math.max`. */
function isClamped(file: FileContext, use: TSESTree.Node | undefined): boolean {
  for (let node = use?.parent; node !== undefined && isExpressionOfPlace(node); node = node.parent) {
    const callee = node.type === "CallExpression" ? unwrap(node.callee) : undefined;
    const isLimit = callee?.type === "MemberExpression" && /^m(?:in|ax)$/.test(getMemberName(callee) ?? "");
    if (isLimit && isGlobal(file, callee.object, "Math")) return true;
  }
  return false;
}

const isExpressionOfPlace = ({ type }: TSESTree.Node): boolean =>
  type === "BinaryExpression" || type === "UnaryExpression" || type === "CallExpression";

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
      return (scaled) => `(${scaled}) ${operator} 0`;
    }
  }
  return (scaled) => `Math.floor(${scaled})`;
}

/** Returns whether evaluating an expression does more than to draw; its text must not be lost then. */
function changesSomething(file: FileContext, { draws }: LoopSite, node: TSESTree.Node): boolean {
  const calls = new Set(draws.flatMap((draw) => [draw.node, draw.site]));
  return findEffect(file, node, { calls, members: true }) !== undefined;
}

export function mentionsName(file: FileContext, node: TSESTree.Node, names: readonly string[]): boolean {
  return (
    ((node.type === "Identifier" || node.type === "MemberExpression") &&
      names.includes(file.sourceCode.getText(node))) ||
    getChildren(file, node).some((child) => mentionsName(file, child, names))
  );
}
