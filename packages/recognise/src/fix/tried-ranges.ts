// The ranges that a loop's draw may have meant: those of Fisher–Yates, from every first place that stands in the code, and those of draws out of a list.
import type { FileContext } from "../file/file-context.ts";
import type { Expression } from "@fair-shuffle/bias";
import { drawsFromList } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getStored, isInReach } from "../syntax/implicit-globals.ts";
import type { LoopNode, LoopSite } from "../sites/site.ts";
import type { Replacement } from "../translate/translation.ts";
import { getOwnerOfKeys } from "../syntax/list-forms.ts";
import { isBarePath } from "../syntax/list-path.ts";
import { getChildren, getMemberName, isFunction } from "../syntax/tree.ts";

export const number = (value: number): Expression => ({ kind: "number", value });

export const binary = (left: Expression, operator: "+" | "-" | "*", right: Expression): Expression => ({
  kind: "binary",
  operator,
  left,
  right,
});

interface Term {
  readonly text: string;
  readonly build: Replacement;
}

/** What is added to a draw. */
export interface Offset extends Term {
  /** True where the source adds it behind the draw. */
  readonly isBehind?: boolean;
}

interface Range {
  readonly offset?: Offset;
  readonly width: Term;
}

/** The ranges of Fisher–Yates: [0, i], [0, i) and [i, n). */
export function getRanges(file: FileContext, site: LoopSite, index: TSESTree.Node): Range[] {
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
export function getRangesFrom(
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

/** What is added to a draw, from the inside to the outside. */
export function getAdded(
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
export function getGrowingRanges(file: FileContext, { list, into }: LoopSite, index: TSESTree.Node): Range[] {
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

/** The range of an item that is put among others: one place more than it has now, whatever that is told by. */
export function getRangesOfInsertion(file: FileContext, site: LoopSite, index: TSESTree.Node): Range[] {
  const bound = site.isInsertion === true ? findBound(file, index) : undefined;
  if (bound === undefined) return [];
  const value = bound.type === "Literal" ? Number(bound.value) : undefined;
  return [
    {
      width: {
        text: value === undefined ? `(${file.sourceCode.getText(bound)} + 1)` : String(value + 1),
        build: ({ translate }) => binary(translate(bound), "+", number(1)),
      },
    },
  ];
}

/** The length of a list, or a number above 1. */
function findBound(file: FileContext, node: TSESTree.Node): TSESTree.Node | undefined {
  const isNumber = node.type === "Literal" && typeof node.value === "number" && node.value > 1;
  if (isNumber || (node.type === "MemberExpression" && getMemberName(node) === "length")) return node;
  for (const child of getChildren(file, node)) {
    const found = findBound(file, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The range of a list that items are drawn out of by number: as many as it has by then. Of numbers alone, how many are drawn. */
export function getRangesOfDraw(file: FileContext, site: LoopSite, index: TSESTree.Node): Range[] {
  const { list, models, node } = site;
  if (site.drawsNumbers === true) {
    const test = node.type === "WhileStatement" || node.type === "DoWhileStatement" ? node.test : undefined;
    const count = test?.type === "BinaryExpression" ? test.right : undefined;
    const isPlain = count?.type === "Literal" || (count !== undefined && isBarePath(count));
    if (!isPlain) return [];
    return [{ width: { text: file.sourceCode.getText(count), build: ({ translate }) => translate(count) } }];
  }
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

/** `i += 1`, `i = i + 1` */
function isStep(file: FileContext, { operator, left, right }: TSESTree.AssignmentExpression): boolean {
  if (operator !== "=") return operator === "+=" || operator === "-=";
  if (right.type !== "BinaryExpression" || (right.operator !== "+" && right.operator !== "-")) return false;
  return file.sourceCode.getText(right.left) === file.sourceCode.getText(left);
}

/** Returns a mention of each variable that the loop counts with: by `++`, `--`, `+= 1`, `i = i + 1`, or as what `for … of` and `forEach` hand in. */
export function getCounters(file: FileContext, loop: LoopNode, place: TSESTree.Node): TSESTree.Identifier[] {
  const counters = new Map<unknown, TSESTree.Identifier>();
  const add = (node: TSESTree.Node | null | undefined): void => {
    if (node?.type !== "Identifier") return;
    const variable = getStored(file, node);
    if (variable !== undefined && !counters.has(variable)) counters.set(variable, node);
  };
  const visit = (node: TSESTree.Node): void => {
    if (node.type === "UpdateExpression") add(node.argument);
    if (node.type === "AssignmentExpression" && isStep(file, node)) add(node.left);
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
