// Parses a text that differs from an earlier one in one place: what the edit can't reach keeps its part of the earlier tree, moved to where it stands now.
//
// Statements and members of a list are parsed one after the other, and where one ends, the next starts afresh. So the new text is parsed with all of
// them blanked out but those around the edit, and the others are put back from the earlier tree. Whatever is not sure, an error above all, is parsed as a whole.
import type { TSESTree } from "@typescript-eslint/utils";

/** A tree as typescript-estree makes it, with the text that it is of. */
export interface ParsedText {
  readonly text: string;
  readonly ast: TSESTree.Program;
}

type VisitorKeys = Readonly<Record<string, readonly string[] | undefined>>;
type Range = readonly [number, number];

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
  /** The first element that is parsed again, and the first after these. */
  readonly from: number;
  readonly to: number;
  /** Whether what follows is kept because the last one that is parsed again ends on its own, which has to be so again. */
  readonly endsAlone: boolean;
}

/** Less than this, in UTF-16 code units, is not worth the effort. */
const LEAST_SAVED = 2_000;

/** Gives each node its parent, as ESLint does, and each node and token places of its own: parsers let them share some, and what is shared can't be moved. */
export function prepareTree(ast: TSESTree.Program, visitorKeys: VisitorKeys): void {
  const prepare = (node: TSESTree.Node, parent: TSESTree.Node | null): void => {
    setParent(node, parent);
    takePlaces(node);
    forEachChild(node, visitorKeys, (child) => {
      prepare(child, node);
    });
  };
  prepare(ast, null);
  ast.tokens?.forEach(takePlaces);
  ast.comments?.forEach(takePlaces);
}

/**
 * Returns the tree of `text` by an earlier one, which must not be used any more; undefined where the text must be parsed as a whole. `parse` is the
 * parser that made the earlier tree, and throws an Error at what it can't read. The earlier tree is prepared, and so is the one that is returned.
 */
export function reparse(
  earlier: ParsedText,
  text: string,
  visitorKeys: VisitorKeys,
  parse: (text: string) => TSESTree.Program,
): TSESTree.Program | undefined {
  const change = findChange(earlier.text, text);
  const levels = findLevels(earlier, change, visitorKeys);
  const kept = levels.flatMap(({ list, from, to }) => [getSpan(list.slice(0, from)), getSpan(list.slice(to))]);
  const runs = kept.filter((run) => run !== undefined).sort((a, b) => a[0] - b[0]);
  if (runs.reduce((sum, [start, end]) => sum + end - start, 0) < LEAST_SAVED) return undefined;

  const move = ([start, end]: Range): Range =>
    start >= change.end ? [start + change.growth, end + change.growth] : [start, end];
  const [{ list, from, to } = { list: [], from: 0, to: 0 }] = levels;
  const marker = [...list.slice(0, from), ...list.slice(to)].some(makesModule) ? MODULE : "";
  let skeleton: TSESTree.Program;
  try {
    skeleton = parse(blankOut(text, runs.map(move)) + marker);
  } catch {
    return undefined;
  }
  if (marker !== "" && !dropMarker(skeleton, text.length)) return undefined;
  const places = levels.map(({ owner, list, from, to, endsAlone }) => ({
    own: findOwner(skeleton, owner, change, visitorKeys),
    before: list.slice(0, from),
    after: list.slice(to),
    from,
    endsAlone,
  }));
  for (const { own, from, after, endsAlone } of places) {
    const last = own?.list.at(-1);
    if (endsAlone && last !== undefined && !isClosed(last, text)) return undefined;
    // Whether a text behind is a directive is decided by what stands before it.
    if (after[0] !== undefined && isText(after[0])) return undefined;
    // A text at the head of a list may be a directive there, and is none behind a statement.
    if (own === undefined || (from > 0 && own.list.some((node) => "directive" in node && node.directive !== undefined)))
      return undefined;
  }

  // A comment or a template that begins in what is parsed again may go on in what is not.
  const reachesOver = (fresh: readonly Placed[]): boolean =>
    runs.some((run) => (fresh[findFrom(fresh, move(run)[0]) - 1]?.range[1] ?? 0) > move(run)[0]);
  if (reachesOver(skeleton.tokens ?? []) || reachesOver(skeleton.comments ?? [])) return undefined;

  prepareTree(skeleton, visitorKeys);
  const shift = makeShift(earlier.text, text, change, visitorKeys);
  for (const { own, before, after } of places) {
    if (own === undefined) continue;
    for (const node of after) shift.tree(node);
    for (const node of [...before, ...after]) setParent(node, own.owner);
    own.list.unshift(...before);
    own.list.push(...after);
  }
  const weave = <Token extends Placed>(fresh: readonly Token[], old: readonly Token[]): Token[] => {
    const woven: Token[] = [];
    // All are found before the first one moves.
    const pieces = runs.map(([start, end]) => old.slice(findFrom(old, start), findFrom(old, end)));
    let done = 0;
    for (const [index, run] of runs.entries()) {
      const next = findFrom(fresh, move(run)[0]);
      for (const token of fresh.slice(done, next)) woven.push(token);
      done = next;
      for (const token of pieces[index] ?? []) {
        if (run[0] >= change.end) shift.place(token);
        woven.push(token);
      }
    }
    return [...woven, ...fresh.slice(done)];
  };
  skeleton.tokens = weave(skeleton.tokens ?? [], earlier.ast.tokens ?? []);
  skeleton.comments = weave(skeleton.comments ?? [], earlier.ast.comments ?? []);
  skeleton.range = [0, text.length];
  skeleton.loc = { start: { line: 1, column: 0 }, end: getPlace(text, text.length) };
  return skeleton;
}

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
      const after = list.findIndex(({ range }) => range[0] > change.end);
      const next = after === -1 ? list.length : after;
      const before = list[(first ?? next) - 1];
      const last = list[touched.at(-1) ?? -1];
      const startsAlone = before === undefined || isClosed(before, text);
      const endsAlone = last !== undefined && change.end < last.range[1] && isClosed(last, text);
      const from = deeper ? holder : (first ?? next) - (startsAlone ? 0 : 1);
      const to = deeper ? holder + 1 : Math.min(list.length, (touched.at(-1) ?? next - 1) + (endsAlone ? 1 : 2));
      levels.push({ owner: node, list, from, to, endsAlone: endsAlone && !deeper });
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

function getChildren(node: TSESTree.Node, visitorKeys: VisitorKeys): TSESTree.Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const child: unknown = Reflect.get(node, key);
    return (Array.isArray(child) ? child : [child]).filter((one): one is TSESTree.Node => one != null);
  });
}

/** The child that has the whole change inside, with a character of its own on either side. */
function getChildAround(node: TSESTree.Node, change: Change, visitorKeys: VisitorKeys): TSESTree.Node | undefined {
  return getChildren(node, visitorKeys).find(({ range }) => range[0] < change.start && change.end < range[1]);
}

function getSpan(nodes: readonly TSESTree.Node[]): Range | undefined {
  const [first, last] = [nodes[0], nodes.at(-1)];
  return first === undefined || last === undefined ? undefined : [first.range[0], last.range[1]];
}

function blankOut(text: string, runs: readonly Range[]): string {
  let blanked = "";
  let end = 0;
  for (const [start, stop] of runs) {
    blanked +=
      text.slice(end, start) +
      text.slice(start, stop).replaceAll(/[^\n\r\u2028\u2029]+/g, (line) => " ".repeat(line.length));
    end = stop;
  }
  return blanked + text.slice(end);
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

interface Placed {
  range: [number, number];
  loc: TSESTree.SourceLocation;
}

interface Shift {
  readonly tree: (node: TSESTree.Node) => void;
  readonly place: (node: Placed) => void;
}

/** Moves what stands behind the change to where it stands now. */
function makeShift(before: string, after: string, { end, growth }: Change, visitorKeys: VisitorKeys): Shift {
  const was = getPlace(before, end);
  const is = getPlace(after, end + growth);
  const lines = is.line - was.line;
  const columns = is.column - was.column;
  const move = (position: TSESTree.Position): void => {
    if (position.line === was.line) position.column += columns;
    position.line += lines;
  };
  const place: Shift["place"] = ({ range, loc }) => {
    range[0] += growth;
    range[1] += growth;
    move(loc.start);
    move(loc.end);
  };
  const tree = (node: TSESTree.Node): void => {
    place(node);
    forEachChild(node, visitorKeys, tree);
  };
  return { tree, place };
}

function setParent(node: TSESTree.Node, parent: TSESTree.Node | null): void {
  (node as { parent: TSESTree.Node | null }).parent = parent;
}

function takePlaces(node: Placed): void {
  const { start, end } = node.loc;
  node.range = [node.range[0], node.range[1]];
  node.loc = { start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}

/** Visits each child once; `import { a }` may have one node under two names. */
function forEachChild(node: TSESTree.Node, visitorKeys: VisitorKeys, visit: (child: TSESTree.Node) => void): void {
  const children = node as unknown as Readonly<Record<string, Child | undefined>>;
  let last: Child | undefined;
  for (const key of visitorKeys[node.type] ?? []) {
    const child = children[key];
    if (child == null || child === last) continue;
    last = child;
    if (!isList(child)) visit(child);
    else for (const one of child) if (one !== null) visit(one);
  }
}

type Child = TSESTree.Node | readonly (TSESTree.Node | null)[] | null;

const isList = (child: NonNullable<Child>): child is readonly (TSESTree.Node | null)[] => Array.isArray(child);

/** The index of the first one at a position or behind it, of tokens in the order of the text. */
function findFrom(tokens: readonly Placed[], position: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tokens[middle]?.range[0] ?? Infinity) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Lines are 1-based and end where ESLint's do. */
function getPlace(text: string, offset: number): TSESTree.Position {
  let line = 1;
  let start = 0;
  const ends = /\r\n|[\n\r\u2028\u2029]/g;
  for (let end = ends.exec(text); end !== null && ends.lastIndex <= offset; end = ends.exec(text)) {
    line++;
    start = ends.lastIndex;
  }
  return { line, column: offset - start };
}
