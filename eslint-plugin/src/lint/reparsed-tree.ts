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
}

/** Less than this, in UTF-16 code units, is not worth the effort. */
const LEAST_SAVED = 2_000;

/**
 * Returns the tree of `text` by an earlier one, which must not be used any more; undefined where the text must be parsed as a whole. `parse` is the
 * parser that made the earlier tree, and throws an Error at what it can't read.
 */
export function reparse(
  earlier: ParsedText,
  text: string,
  visitorKeys: VisitorKeys,
  parse: (text: string) => TSESTree.Program,
): TSESTree.Program | undefined {
  const change = findChange(earlier.text, text);
  const levels = findLevels(earlier.ast, change, visitorKeys);
  const kept = levels.flatMap(({ list, from, to }) => [getSpan(list.slice(0, from)), getSpan(list.slice(to))]);
  const runs = kept.filter((run) => run !== undefined);
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
  const places = levels.map(({ owner, list, from, to }) => ({
    own: findOwner(skeleton, owner, change, visitorKeys),
    before: list.slice(0, from),
    after: list.slice(to),
    from,
  }));
  for (const { own, from } of places) {
    // A text at the head of a list may be a directive there, and is none behind a statement.
    if (own === undefined || (from > 0 && own.some((node) => "directive" in node && node.directive !== undefined)))
      return undefined;
  }

  const shift = makeShift(earlier.text, text, change, visitorKeys);
  for (const { own, before, after } of places) {
    for (const node of after) shift.tree(node);
    own?.unshift(...before);
    own?.push(...after);
  }
  const isKept = ({ range }: { readonly range: Range }): boolean =>
    runs.some(([start, end]) => start <= range[0] && range[1] <= end);
  for (const name of ["tokens", "comments"] as const) {
    const old = (earlier.ast[name] ?? []).filter(isKept);
    for (const token of old) if (token.range[0] >= change.end) shift.place(token);
    const all = [...(skeleton[name] ?? []), ...old] as TSESTree.Token[];
    Object.assign(skeleton, { [name]: all.sort((a, b) => a.range[0] - b.range[0]) });
  }
  skeleton.range = [0, text.length];
  skeleton.loc = { start: { line: 1, column: 0 }, end: getPlace(text, text.length) };
  return skeleton;
}

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
function findLevels(program: TSESTree.Program, change: Change, visitorKeys: VisitorKeys): Level[] {
  const levels: Level[] = [];
  for (let node: TSESTree.Node | undefined = program; node !== undefined;) {
    const list = getList(node);
    const inside = getChildAround(node, change, visitorKeys);
    if (list !== undefined) {
      const touched = list.flatMap(({ range }, index) =>
        range[1] >= change.start && range[0] <= change.end ? [index] : [],
      );
      const [first] = touched;
      const holder = touched.length === 1 && first !== undefined && list[first] === inside ? first : undefined;
      const deeper = holder !== undefined && inside !== undefined && hasListAround(inside, change, visitorKeys);
      // Behind the last element that can't have changed stands one that is read again; so it is before the first.
      const after = list.findIndex(({ range }) => range[0] > change.end);
      const next = after === -1 ? list.length : after;
      const from = deeper ? holder : Math.max(0, (first ?? next) - 1);
      const to = deeper ? holder + 1 : Math.min(list.length, (touched.at(-1) ?? next - 1) + 2);
      levels.push({ owner: node, list, from, to });
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
  for (const [start, stop] of [...runs].sort((a, b) => a[0] - b[0])) {
    blanked += text.slice(end, start) + text.slice(start, stop).replaceAll(/[^\n\r\u2028\u2029]/g, " ");
    end = stop;
  }
  return blanked + text.slice(end);
}

/** The list of the node in the skeleton that stands where `owner` stood, with its same braces; undefined where there is none. */
function findOwner(
  skeleton: TSESTree.Program,
  owner: TSESTree.Node,
  { start, growth }: Change,
  visitorKeys: VisitorKeys,
): TSESTree.Node[] | undefined {
  if (owner.type === "Program") return skeleton.body;
  for (let node: TSESTree.Node | undefined = skeleton; node !== undefined;) {
    if (node.type === owner.type && node.range[0] === owner.range[0] && node.range[1] === owner.range[1] + growth)
      return getList(node);
    node = getChildren(node, visitorKeys).find(({ range }) => range[0] < start && start < range[1]);
  }
  return undefined;
}

interface Shift {
  readonly tree: (node: TSESTree.Node) => void;
  readonly place: (node: { range: [number, number]; loc: TSESTree.SourceLocation }) => void;
}

/** Moves what stands behind the change to where it stands now. Ranges and places are made new, because nodes may share them. */
function makeShift(before: string, after: string, { end, growth }: Change, visitorKeys: VisitorKeys): Shift {
  const was = getPlace(before, end);
  const is = getPlace(after, end + growth);
  const seen = new Set<TSESTree.Node>();
  const move = ({ line, column }: TSESTree.Position): TSESTree.Position => ({
    line: line + is.line - was.line,
    column: line === was.line ? column + is.column - was.column : column,
  });
  const place: Shift["place"] = (node) => {
    node.range = [node.range[0] + growth, node.range[1] + growth];
    node.loc = { start: move(node.loc.start), end: move(node.loc.end) };
  };
  const tree = (node: TSESTree.Node): void => {
    if (seen.has(node)) return;
    seen.add(node);
    place(node);
    getChildren(node, visitorKeys).forEach(tree);
  };
  return { tree, place };
}

/** Lines are 1-based and end where ESLint's do. */
function getPlace(text: string, offset: number): TSESTree.Position {
  const lines = text.slice(0, offset).split(/\r\n|[\n\r\u2028\u2029]/);
  return { line: lines.length, column: lines.at(-1)?.length ?? 0 };
}
