// Parses TypeScript that differs from an earlier text in one place: what the edit can't reach keeps its part of the earlier tree, moved to where it stands now.
//
// Statements and members of a list are parsed one after the other, and where one ends, the next starts afresh. So the new text is parsed with all of
// them blanked out but those around the edit, and the others are put back from the earlier tree. Whatever is not sure is parsed as a whole.
import { findFrom } from "@fair-shuffle/recognise";
import type { TSESTree } from "@typescript-eslint/utils";
import { isCertainError } from "./certain-error.ts";
import { takePlace, type Lines, type Placed } from "./lazy-location.ts";
import { forEachNode, getChildren, setParent, setParents, type VisitorKeys } from "./node-walk.ts";

/** A tree with the text that it is of; `prepareTree` makes it. */
export interface ParsedText {
  readonly text: string;
  readonly ast: TSESTree.Program;
  readonly lines: Lines;
}

/** A parser, and the keys of its trees. */
export interface Grammar {
  readonly visitorKeys: VisitorKeys;
  /** Throws an Error at what it can't read. */
  readonly parse: (text: string) => TSESTree.Program;
}

/** In UTF-16 code units of a text. */
type Range = readonly [number, number];

export type Reparsed =
  /** The tree of the text. */
  | { readonly kind: "tree"; readonly parsed: ParsedText }
  /** The text can't be parsed: a parse of the whole throws this error, or finds another one before. The earlier tree is as it was. */
  | { readonly kind: "broken"; readonly error: unknown }
  /** The text must be parsed as a whole. The earlier tree is as it was. */
  | { readonly kind: "unsure" };

const UNSURE: Reparsed = { kind: "unsure" };

/** Where two texts differ: `start` to `end` of the earlier one became a text that is longer by `growth`. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly growth: number;
}

/** A list around the edit, and which of its elements are parsed again. */
interface Level {
  /** From the program down to the node that has the list. */
  readonly owner: TSESTree.Node;
  readonly list: readonly TSESTree.Node[];
  /** What is kept: the elements behind the directives and before the edit, and those behind the edit. */
  readonly before: readonly TSESTree.Node[];
  readonly again: readonly TSESTree.Node[];
  readonly after: readonly TSESTree.Node[];
  /** Whether what follows is kept because the last one that is parsed again ends on its own, which has to be so again. */
  readonly endsAlone: boolean;
}

/** Elements of one list, one after the other, that are kept. */
interface Run {
  readonly nodes: readonly TSESTree.Node[];
  /** Whether the list begins with them. */
  readonly isHead: boolean;
  /** Where they stood, and where they stand now. */
  readonly was: Range;
  readonly is: Range;
}

/** Less than this, in UTF-16 code units, is not worth the effort. */
const LEAST_SAVED = 2_000;

/** Gives each node its parent, as ESLint does, and each node and token a place of its own. */
export function prepareTree(text: string, ast: TSESTree.Program, visitorKeys: VisitorKeys): ParsedText {
  const lines: Lines = { text };
  prepare(ast, visitorKeys, lines);
  return { text, ast, lines };
}

function prepare(ast: TSESTree.Program, visitorKeys: VisitorKeys, lines: Lines): void {
  setParents(ast, visitorKeys, (node) => {
    takePlace(node, lines);
  });
  for (const token of ast.tokens ?? []) takePlace(token, lines);
  for (const comment of ast.comments ?? []) takePlace(comment, lines);
}

/** Parses `text` by an earlier one, whose tree must not be used any more where there is a new one. */
export function reparse(earlier: ParsedText, text: string, { parse, visitorKeys }: Grammar): Reparsed {
  const change = findChange(earlier.text, text);
  const levels = findLevels(earlier, change, visitorKeys);
  const runsOf = levels.map((level) => getRuns(level, change));
  if (levels.some(({ list }, index) => runsOf[index]?.some((run) => !standsAlone(earlier.ast, list, run))))
    return UNSURE;
  const runs = runsOf.flat().sort((a, b) => a.was[0] - b.was[0]);
  if (runs.reduce((sum, { was: [start, end] }) => sum + end - start, 0) < LEAST_SAVED) return UNSURE;

  const marker = runs.some(({ nodes }) => nodes.some(makesModule)) ? MODULE : "";
  let skeleton: TSESTree.Program;
  try {
    skeleton = parse(blankOut(text, runs) + marker);
  } catch (error) {
    return isCertainError(error, text, getLimit(levels, change)) ? { kind: "broken", error } : UNSURE;
  }
  if (marker !== "" && !dropMarker(skeleton, text.length)) return UNSURE;
  const places: KeptList[] = [];
  for (const level of levels) {
    const own = findOwner(skeleton, level.owner, change, visitorKeys);
    const fresh = own?.list.filter((node) => !runs.some(({ is }) => isWithin(node, is)));
    if (own === undefined || fresh === undefined || !isLikeBefore(level, fresh, text)) return UNSURE;
    places.push({ ...own, level });
  }
  // A comment or a template that begins in what is parsed again may go on in what is not.
  const reachesOver = (fresh: readonly Placed[]): boolean =>
    runs.some(({ is: [start] }) => (fresh[findFrom(fresh, start) - 1]?.range[1] ?? 0) > start);
  if (reachesOver(skeleton.tokens ?? []) || reachesOver(skeleton.comments ?? [])) return UNSURE;

  const { lines } = earlier;
  prepare(skeleton, visitorKeys, lines);
  lines.text = text;
  lines.starts = undefined;
  const move = (placed: Placed): void => {
    placed.range[0] += change.growth;
    placed.range[1] += change.growth;
  };
  const tokens = weave(skeleton.tokens ?? [], earlier.ast.tokens ?? [], runs);
  const comments = weave(skeleton.comments ?? [], earlier.ast.comments ?? [], runs);
  for (const { list, owner, level } of places) {
    const kept = getRuns(level, change);
    const { all, moved } = weave(list, level.list, kept);
    list.length = 0;
    for (const node of all) list.push(node);
    for (const { nodes } of kept) for (const node of nodes) setParent(node, owner);
    for (const node of moved) forEachNode(node, visitorKeys, move);
  }
  tokens.moved.forEach(move);
  comments.moved.forEach(move);
  skeleton.tokens = tokens.all;
  skeleton.comments = comments.all;
  skeleton.range = [0, text.length];
  return { kind: "tree", parsed: { text, ast: skeleton, lines } };
}

/** A list of the skeleton, whose runs are to be put back. */
interface KeptList {
  readonly owner: TSESTree.Node;
  readonly list: TSESTree.Node[];
  readonly level: Level;
}

/** Returns whether what was parsed again goes with what is kept, for all that the parser can't have seen of it. */
function isLikeBefore(
  { list, before, after, endsAlone }: Level,
  fresh: readonly TSESTree.Node[],
  text: string,
): boolean {
  const last = fresh.at(-1);
  if (endsAlone && last !== undefined && !isClosed(last, text)) return false;
  // Whether a text behind is a directive is decided by what stands before it, and one at the head of a list is none behind a statement.
  if (after[0] !== undefined && isText(after[0])) return false;
  return before.length === 0 || countDirectives(fresh) <= countDirectives(list);
}

const isDirective = (node: TSESTree.Node): boolean => "directive" in node && typeof node.directive === "string";

const countDirectives = (list: readonly TSESTree.Node[]): number => list.filter(isDirective).length;

/** Returns whether a statement or a member is over with its last character, whatever comes next. */
function isClosed(node: TSESTree.Node, text: string): boolean {
  const last = text[node.range[1] - 1];
  if (last === ";") return true;
  switch (node.type) {
    case "ClassDeclaration":
    case "FunctionDeclaration":
    case "TSEnumDeclaration":
    case "TSInterfaceDeclaration":
    case "TSModuleDeclaration":
      return last === "}";
    case "ExportDefaultDeclaration":
      return isClosed(node.declaration, text);
    case "ExportNamedDeclaration":
      return node.declaration !== null && isClosed(node.declaration, text);
    case "MethodDefinition":
      return node.value.type === "FunctionExpression";
    default:
      return false;
  }
}

const isText = (node: TSESTree.Node): boolean =>
  node.type === "ExpressionStatement" &&
  node.expression.type === "Literal" &&
  typeof node.expression.value === "string";

/** Makes a module of the skeleton where what is blanked out makes one of the text, because a module has another `await`; what it adds is dropped again. */
const MODULE = "\nexport {};";

const makesModule = ({ type }: TSESTree.Node): boolean => /^(?:Import|Export|TSExport|TSImportEquals)/.test(type);

function dropMarker(skeleton: TSESTree.Program, length: number): boolean {
  const marker = skeleton.body.pop();
  if (marker?.range[0] !== length + 1) return false;
  while ((skeleton.tokens?.at(-1)?.range[0] ?? 0) > length) skeleton.tokens?.pop();
  return true;
}

function findChange(before: string, after: string): Change {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let same = 0;
  while (
    same < most - start &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same++;
  return { start, end: before.length - same, growth: after.length - before.length };
}

/** From the outermost list inwards, for as long as the change lies inside a single element, and there inside a list again. */
function findLevels({ text, ast }: ParsedText, change: Change, visitorKeys: VisitorKeys): Level[] {
  const levels: Level[] = [];
  for (let node: TSESTree.Node | undefined = ast; node !== undefined;) {
    const list = getList(node);
    const inside = getChildAround(node, change, visitorKeys);
    if (list !== undefined) {
      const touched = list.flatMap(({ range }, index) =>
        range[1] >= change.start && range[0] <= change.end ? [index] : [],
      );
      const [first] = touched;
      const holder = touched.length === 1 && first !== undefined && list[first] === inside ? first : undefined;
      const deeper = holder !== undefined && inside !== undefined && hasListAround(inside, change, visitorKeys);
      // An element that ends as it did, on its own, has nothing to do with the next; else the next is read again. So it is before the first.
      const behind = list.findIndex(({ range }) => range[0] > change.end);
      const next = behind === -1 ? list.length : behind;
      const previous = list[(first ?? next) - 1];
      const last = list[touched.at(-1) ?? -1];
      const startsAlone = previous === undefined || isClosed(previous, text);
      const endsAlone = last !== undefined && change.end < last.range[1] && isClosed(last, text);
      const from = deeper ? holder : (first ?? next) - (startsAlone ? 0 : 1);
      const to = deeper ? holder + 1 : Math.min(list.length, (touched.at(-1) ?? next - 1) + (endsAlone ? 1 : 2));
      levels.push({
        owner: node,
        list,
        // A directive says how to read what follows.
        before: list.slice(0, from).filter((element) => !isDirective(element)),
        again: list.slice(from, to),
        after: list.slice(to),
        endsAlone: endsAlone && !deeper,
      });
      if (!deeper) return levels;
    }
    node = inside;
  }
  return levels;
}

function hasListAround(node: TSESTree.Node, change: Change, visitorKeys: VisitorKeys): boolean {
  for (let at: TSESTree.Node | undefined = node; at !== undefined; at = getChildAround(at, change, visitorKeys)) {
    if (getList(at) !== undefined) return true;
  }
  return false;
}

/** The elements that are parsed one after the other between a pair of braces, or in the program. */
function getList(node: TSESTree.Node): TSESTree.Node[] | undefined {
  switch (node.type) {
    case "Program":
    case "BlockStatement":
    case "ClassBody":
    case "StaticBlock":
    case "TSModuleBlock":
      return node.body;
    default:
      return undefined;
  }
}

/** The child that has the whole change inside, with a character of its own on either side. */
function getChildAround(node: TSESTree.Node, change: Change, visitorKeys: VisitorKeys): TSESTree.Node | undefined {
  return getChildren(node, visitorKeys).find(({ range }) => range[0] < change.start && change.end < range[1]);
}

/** The last character before the first blank behind the change: it ends an element that is parsed again. */
function getLimit(levels: readonly Level[], { growth }: Change): number {
  const level = levels.findLast(({ after }) => after.length > 0);
  return level === undefined ? Infinity : (level.again.at(-1)?.range[1] ?? 0) + growth - 1;
}

function getRuns({ list, before, after }: Level, { end, growth }: Change): readonly Run[] {
  const runs: Run[] = [];
  for (const nodes of [before, after]) {
    const [first, last] = [nodes[0], nodes.at(-1)];
    if (first === undefined || last === undefined) continue;
    const was: Range = [getStart(first), last.range[1]];
    const is: Range = was[0] >= end ? [was[0] + growth, was[1] + growth] : was;
    runs.push({ nodes, isHead: first === list[0], was, is });
  }
  return runs;
}

/** Where an element begins: decorators stand before `export`, and outside of its range. */
function getStart(node: TSESTree.Node): number {
  if (node.type !== "ExportNamedDeclaration" && node.type !== "ExportDefaultDeclaration") return node.range[0];
  const { declaration } = node;
  const decorators = declaration?.type === "ClassDeclaration" ? declaration.decorators : undefined;
  return Math.min(node.range[0], decorators?.[0]?.range[0] ?? Infinity);
}

/** Returns whether nothing of its elements stands outside of a run, next to it. */
function standsAlone({ tokens = [] }: TSESTree.Program, list: readonly TSESTree.Node[], run: Run): boolean {
  const [first, last] = [run.nodes[0], run.nodes.at(-1)];
  if (first === undefined || last === undefined) return false;
  const previous = list[list.indexOf(first) - 1];
  const next = list[list.lastIndexOf(last) + 1];
  const before = tokens[findFrom(tokens, run.was[0]) - 1];
  const behind = tokens[findFrom(tokens, run.was[1])];
  return (
    (before === undefined ||
      before.value === ";" ||
      (previous === undefined ? before.value === "{" : before.range[1] <= previous.range[1])) &&
    (behind === undefined ||
      behind.value === ";" ||
      (next === undefined ? behind.value === "}" : behind.range[0] >= getStart(next)))
  );
}

/** Blanks out what is kept, but for a sign at the head of a list that something stands there: what follows is no directive. */
function blankOut(text: string, runs: readonly Run[]): string {
  let blanked = "";
  let done = 0;
  for (const { nodes, is, isHead } of runs) {
    const blank = text.slice(...is).replaceAll(/[^\n\r\u2028\u2029]+/g, (line) => " ".repeat(line.length));
    const sign = isHead && nodes[0]?.parent?.type !== "ClassBody" ? ";" : "";
    blanked += text.slice(done, is[0]) + sign + blank.slice(sign.length);
    done = is[1];
  }
  return blanked + text.slice(done);
}

/** The node in the skeleton that stands where `owner` stood, with its same braces, and its list; undefined where there is none. */
function findOwner(
  skeleton: TSESTree.Program,
  owner: TSESTree.Node,
  { start, growth }: Change,
  visitorKeys: VisitorKeys,
): { readonly owner: TSESTree.Node; readonly list: TSESTree.Node[] } | undefined {
  if (owner.type === "Program") return { owner: skeleton, list: skeleton.body };
  for (let node: TSESTree.Node | undefined = skeleton; node !== undefined;) {
    if (node.type === owner.type && node.range[0] === owner.range[0] && node.range[1] === owner.range[1] + growth) {
      const list = getList(node);
      return list && { owner: node, list };
    }
    node = getChildren(node, visitorKeys).find(({ range }) => range[0] < start && start < range[1]);
  }
  return undefined;
}

const isWithin = ({ range }: Placed, [start, end]: Range): boolean => range[0] >= start && range[1] <= end;

/** What was parsed again and what is kept, in the order of the text, and which of the latter have to be moved. */
function weave<One extends Placed>(
  fresh: readonly One[],
  old: readonly One[],
  runs: readonly Run[],
): { readonly all: One[]; readonly moved: readonly One[] } {
  const all: One[] = [];
  const moved: One[] = [];
  let done = 0;
  for (const { was, is } of runs) {
    for (const one of fresh.slice(done, findFrom(fresh, is[0]))) all.push(one);
    done = findFrom(fresh, is[1]);
    for (const one of old.slice(findFrom(old, was[0]), findFrom(old, was[1]))) {
      all.push(one);
      if (is[0] !== was[0]) moved.push(one);
    }
  }
  for (const one of fresh.slice(done)) all.push(one);
  return { all, moved };
}
