// Writes a call around code that stands there already, so that it reads as if a person had written it: never around a chain of several lines.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getVariable, isGlobal } from "../syntax/bindings.ts";
import { getFunctionAround, isFunction, unwrap } from "../syntax/tree.ts";
import type { FileFacts } from "./bring-helper.ts";
import {
  getChainRest,
  isSimple,
  joinChain,
  readsOnOneLine,
  shiftLines,
  straightenChain,
  type ChainRest,
} from "./call-chain.ts";
import { applyEdits, makeEdits, type Edit } from "./edits.ts";
import { getFreeName } from "./free-name.ts";
import { forNextLine } from "./insert-import.ts";
import { getModuleSystem } from "./module-system.ts";
import { getPackageFacts } from "./package-json.ts";
import type { Remedy } from "./remedy.ts";
import { getEditable, getScriptBlock, isSameScript } from "./script-block.ts";
import { getLength, getLineIndent, getOwnIndent, getSourceStyle } from "./source-style.ts";
import { continuesLine, getList, getOwnRange, getStatementBefore } from "./statement-end.ts";

/** A call of which one argument is a part of the code that it stands for. */
export interface CallAround {
  /** The expression that the call stands for. */
  readonly node: TSESTree.Node;
  /** Where that stands, where it is more than the node: with the parentheses around it. */
  readonly range?: readonly [number, number];
  readonly callee: string;
  readonly argument: Argument;
  /** What else is handed on. */
  readonly more?: readonly string[];
  /** Whether the call gives back the very object that it was given. */
  readonly isInPlace?: boolean;
}

/** A part of the code, and what is written around it. */
export interface Argument {
  readonly before: string;
  readonly kept: TSESTree.Node;
  readonly after: string;
}

/** What is written for a call. */
export type Written = Pick<Remedy, "edits" | "held">;

/** Returns the text of a call on one line, or as many lines as its argument has: what a message shows. */
export function getCallText(
  sourceCode: TSESLint.SourceCode,
  { callee, argument: { before, kept, after }, more = [] }: CallAround,
): string {
  return `${callee}(${[`${before}${sourceCode.getText(kept)}${after}`, ...more].join(", ")})`;
}

/** Returns the edits that put a call in the place of an expression. */
export function writeCall(file: FileFacts, call: CallAround): Written {
  const { sourceCode } = file;
  const { node, range = node.range, argument } = call;
  const { kept } = argument;
  const rest = getChainRest(sourceCode, node);
  const space = getSpaceBefore(sourceCode, range[0]);
  const open = `${space}${call.callee}(${argument.before}`;
  const close = `${[argument.after, ...(call.more ?? [])].join(", ")})`;
  const place: Place = { sourceCode, node, range, rest, isSimple: isSimple(kept) };
  // The items of a list may have their lines inside the parentheses of a call.
  const isItems = kept.type === "ArrayExpression" && close === ")" && argument.before === "";
  const around = (inside: readonly Edit[]): readonly Edit[] =>
    settle(place, [
      { range: [range[0], kept.range[0]], text: open },
      ...inside,
      { range: [kept.range[1], range[1]], text: close },
    ]);
  const joined = joinChain(sourceCode, kept);
  if (joined !== undefined) {
    const text = open + getTextAfter(sourceCode, joined, kept.range) + close;
    const edits = settle(place, [{ range, text }]);
    const wasOneLine = !sourceCode.text.slice(...range).includes("\n");
    const isWell = (wasOneLine || fits(sourceCode, edits, range[1])) && !isStranded(place, edits);
    // What has a name already needs no other.
    if (!isWell && isItems && isTooWide(place, text)) return { edits: around(openItems(place, kept)), held: [] };
    if (isWell || !/^(?:Call|New|Await)Expression$/.test(unwrap(kept).type)) return { edits, held: [] };
  } else if (isItems) {
    const from = getBaseIndent(sourceCode, kept.range[0]);
    return { edits: around(shiftLines(sourceCode, kept.range, from, getBaseIndent(sourceCode, range[0]))), held: [] };
  }
  return (
    (speaksOfShuffle(getTarget(node)) ? undefined : callAfterwards(file, place, call)) ??
    nameList(file, place, call) ?? { edits: breakLines(place, call, space), held: [] }
  );
}

/** Returns whether a line has no room for a call and the name of the one that follows it. */
function isTooWide({ sourceCode, range, rest }: Place, text: string): boolean {
  const line = sourceCode.text.slice(sourceCode.text.lastIndexOf("\n", range[0] - 1) + 1, range[0]);
  const [next] = rest.calls;
  const [gap = [range[1]]] = rest.breaks;
  const name = next === undefined ? "" : `${sourceCode.text.slice(gap.at(-1), next.callee.range[1])}(`;
  return getLength(`${line}${text}${name}`) > getSourceStyle(sourceCode).width;
}

/** Returns the edits that give each item of a list a line of its own. */
function openItems({ sourceCode, range }: Place, list: TSESTree.ArrayExpression): readonly Edit[] {
  const { indent, lineEnd, trailingCommas } = getSourceStyle(sourceCode);
  const outer = getBaseIndent(sourceCode, range[0]);
  const last = sourceCode.getLastToken(list);
  const before = last === null ? null : sourceCode.getTokenBefore(last);
  if (last === null || before === null || before.value === "[") return [];
  const comma = trailingCommas && before.value !== "," ? "," : "";
  return [
    ...list.elements.flatMap((element): readonly Edit[] => {
      const opener = element === null ? null : sourceCode.getTokenBefore(element);
      if (element === null || opener === null) return [];
      return [{ range: [opener.range[1], element.range[0]], text: `${lineEnd}${outer}${indent}` }];
    }),
    { range: [before.range[1], last.range[0]], text: `${comma}${lineEnd}${outer}` },
  ];
}

/** The indentation that the lines of an expression are relative to: that of its own line, and in a branch of `?` one step more. */
function getBaseIndent(sourceCode: TSESLint.SourceCode, offset: number): string {
  const { line, column } = sourceCode.getLocFromIndex(offset);
  const before = (sourceCode.lines[line - 1] ?? "").slice(0, column);
  const indent = getLineIndent(sourceCode, line);
  if (!/^\s*[?:] $/.test(before)) return indent;
  return indent + (getSourceStyle(sourceCode).indent.startsWith("\t") ? "\t" : "  ");
}

/** Returns the edits that put a text of one line in the place of an expression. */
export function writeText(file: FileFacts, node: TSESTree.Node, text: string): readonly Edit[] {
  const { sourceCode } = file;
  const place: Place = {
    sourceCode,
    node,
    range: node.range,
    rest: getChainRest(sourceCode, node),
    isSimple: true,
  };
  return settle(place, [{ range: node.range, text: getSpaceBefore(sourceCode, node.range[0]) + text }]);
}

/** `return[...a].sort(…)`: a name in place of the bracket needs a space before it. */
export function getSpaceBefore({ text }: TSESLint.SourceCode, offset: number): string {
  return /[\w$]$/.test(text.slice(Math.max(offset - 1, 0), offset)) ? " " : "";
}

/** Where a call is written. */
interface Place {
  readonly sourceCode: TSESLint.SourceCode;
  readonly node: TSESTree.Node;
  readonly range: readonly [number, number];
  readonly rest: ChainRest;
  /** Whether what the call is given is read at a glance. */
  readonly isSimple: boolean;
}

/** Adds to the edits that write a call those that close what only stood open because the code was longer: no `.join("")` is left on a line of its own. */
function settle(place: Place, edits: readonly Edit[]): readonly Edit[] {
  const { sourceCode, range, rest } = place;
  const all = joinRest(place, [...dropGuard(place, edits), ...edits]);
  const whole = getTextAfter(sourceCode, all, [range[0], rest.top.range[1]]);
  return whole.includes("\n") ? all : closeAround(place, all);
}

/** In code without semicolons, one that stands before a bracket goes with the bracket. */
function dropGuard({ sourceCode, node, range, rest }: Place, edits: readonly Edit[]): readonly Edit[] {
  const statement = rest.top.parent;
  if (statement?.type !== "ExpressionStatement" || getSourceStyle(sourceCode).semicolons) return [];
  const first = sourceCode.getFirstToken(statement);
  const guard = first === null ? null : sourceCode.getTokenBefore(first);
  if (first?.range[0] !== range[0] || guard?.value !== ";" || !continuesLine(first)) return [];
  if (guard.range[1] !== range[0] || getLineIndent(sourceCode, guard.loc.start.line).length !== guard.loc.start.column)
    return [];
  const before = getStatementBefore(statement);
  // What stands alone behind `while (…)` is its body.
  if (before === undefined || !/^(?:Expression|Empty)Statement$|^(?:Variable|Import)Declaration$/.test(before.type))
    return [];
  const written = getTextAfter(sourceCode, edits, [range[0], node.range[1]]);
  return /^[\w$]/.test(written) ? [{ range: guard.range, text: "" }] : [];
}

function joinRest({ sourceCode, range, rest, isSimple: isPlain }: Place, edits: readonly Edit[]): readonly Edit[] {
  const { breaks, calls, top } = rest;
  const [first] = breaks;
  if (first === undefined) return edits;
  if (breaks.some((gap) => sourceCode.text.slice(...gap).trim() !== "")) return edits;
  // Comments between the lines keep them apart.
  if (sourceCode.getCommentsInside(top).some(({ range: [start] }) => start >= range[1] && isBetween(rest, start)))
    return edits;
  const isLong = !isPlain || getTextAfter(sourceCode, edits, range).includes("\n");
  if (!readsOnOneLine(calls, 1) || (calls.length > 1 && isLong)) return edits;
  const from = getLineIndent(sourceCode, sourceCode.getLocFromIndex(first[1]).line);
  const to = getBaseIndent(sourceCode, range[0]);
  const joins: readonly Edit[] = breaks.map((gap) => ({ range: gap, text: "" }));
  const shifts = shiftLines(sourceCode, [first[1], top.range[1]], from, to).filter(
    ({ range: [start, end] }) => !breaks.some((gap) => gap[0] <= start && end <= gap[1]),
  );
  const all = [...edits, ...joins, ...shifts];
  return fits(sourceCode, all, range[1]) ? all : edits;
}

/** Returns whether the only call behind a call was left on a line of its own, since there is no room for it. */
function isStranded({ sourceCode, rest }: Place, edits: readonly Edit[]): boolean {
  const { breaks, calls, top } = rest;
  if (calls.length > 1 || sourceCode.getCommentsInside(top).length > 0) return false;
  return breaks.some((gap) => !edits.some(({ range }) => range === gap));
}

/** Returns whether an offset lies in a chain itself, and not in what its calls are given. */
function isBetween({ calls }: ChainRest, offset: number): boolean {
  return !calls.some((call) => call.arguments.some(({ range }) => range[0] <= offset && offset <= range[1]));
}

/** Closes what stood open around an expression of one line, as far as it did so for the length alone. */
function closeAround({ sourceCode, node: gone, range, rest }: Place, edits: readonly Edit[]): readonly Edit[] {
  const before = joinChain(sourceCode, rest.top);
  let closed = edits;
  let inner = rest.top;
  for (let node = inner.parent; node != null; { parent: node } = node) {
    const gaps = getGaps(sourceCode, node, inner, gone);
    if (gaps === undefined) break;
    inner = node;
    const all = [...closed, ...gaps];
    if (getTextAfter(sourceCode, all, node.range).includes("\n")) break;
    if (gaps.length === 0) continue;
    // What would have fitted before was broken because somebody likes it so.
    const others = all.filter((edit) => !edits.includes(edit));
    const hadRoom = before !== undefined && fits(sourceCode, [...before, ...others], range[0]);
    if ((hadRoom && !hasLineForFunction(node)) || !fits(sourceCode, all, range[1])) break;
    closed = all;
  }
  return closed;
}

/** Returns the edits that close a node around one of its parts: none where it is closed, undefined where it has lines for other reasons. */
function getGaps(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.Node,
  inner: TSESTree.Node,
  gone: TSESTree.Node,
): readonly Edit[] | undefined {
  switch (node.type) {
    case "VariableDeclarator":
    case "AssignmentExpression":
    case "PropertyDefinition":
    case "Property":
    case "ArrowFunctionExpression":
      return closeGaps(sourceCode, [[sourceCode.getTokenBefore(inner), " "]]);
    case "CallExpression":
    case "NewExpression":
      if (node.callee !== inner && hasLineForFunction(node, gone)) return undefined;
      return node.callee === inner
        ? []
        : closeGaps(sourceCode, [
            ...node.arguments.map((argument, index): Gap => [
              sourceCode.getTokenBefore(argument),
              index === 0 ? "" : " ",
            ]),
            [sourceCode.getTokenBefore(node.arguments.at(-1) ?? node), "", sourceCode.getLastToken(node)],
          ]);
    case "ArrayExpression":
      return closeGaps(sourceCode, [
        ...node.elements.map((element, index): Gap => [
          element === null ? null : sourceCode.getTokenBefore(element),
          index === 0 ? "" : " ",
        ]),
        [null, "", sourceCode.getLastToken(node)],
      ]);
    case "ConditionalExpression":
      return closeGaps(
        sourceCode,
        [node.consequent, node.alternate].map((branch): Gap => [null, " ", sourceCode.getTokenBefore(branch)]),
      );
    case "MemberExpression":
    case "SpreadElement":
    case "AwaitExpression":
    case "UnaryExpression":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
      return [];
    default:
      return undefined;
  }
}

/** `f(a.map((x) => …), b)` is easier to read with a line for each argument. */
function hasLineForFunction(node: TSESTree.Node, besides?: TSESTree.Node): boolean {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return false;
  const isGivenFunction = (argument: TSESTree.Node): boolean =>
    argument !== besides && argument.type === "CallExpression" && argument.arguments.some(isFunction);
  return node.arguments.length > 1 && node.arguments.some(isGivenFunction);
}

/** A token, what is to stand behind it, and, where that is what counts, the token that follows. */
type Gap = readonly [TSESTree.Token | null, string, (TSESTree.Token | null)?];

const OPENERS: ReadonlySet<string> = new Set(["=", "=>", ":", "(", "[", ",", "?"]);

function closeGaps(sourceCode: TSESLint.SourceCode, gaps: readonly Gap[]): readonly Edit[] | undefined {
  const edits: Edit[] = [];
  for (const [opener, text, closer] of gaps) {
    const next = closer ?? (opener === null ? null : sourceCode.getTokenAfter(opener));
    let last = closer === undefined ? opener : next === null ? null : sourceCode.getTokenBefore(next);
    if (next === null || last === null) return undefined;
    // The comma behind the last one goes.
    if (last.value === "," && (next.value === ")" || next.value === "]"))
      last = sourceCode.getTokenBefore(last) ?? last;
    const gap = sourceCode.text.slice(last.range[1], next.range[0]);
    if (!gap.includes("\n")) continue;
    if (!/^\s*,?\s*$/.test(gap) || (closer === undefined && !OPENERS.has(last.value))) return undefined;
    edits.push({ range: [last.range[1], next.range[0]], text });
  }
  return edits;
}

/** Returns whether the line that holds an offset is no wider than the file is, once edits are made. */
function fits(sourceCode: TSESLint.SourceCode, edits: readonly Edit[], offset: number): boolean {
  const { text } = sourceCode;
  const first = Math.min(offset, ...edits.map(({ range }) => range[0]));
  const last = Math.max(offset, ...edits.map(({ range }) => range[1]));
  const start = text.lastIndexOf("\n", first - 1) + 1;
  const lineEnd = text.indexOf("\n", last);
  const before = getTextAfter(sourceCode, edits, [start, offset]);
  const after = getTextAfter(sourceCode, edits, [offset, lineEnd === -1 ? text.length : lineEnd]);
  const line = `${before.slice(before.lastIndexOf("\n") + 1)}${after.split("\n")[0] ?? ""}`;
  // What ends a statement behind a comment is not counted, since nobody breaks a line for it.
  return getLength(line.replace(/\s*\/\/.*$/, "")) <= getSourceStyle(sourceCode).width;
}

/** Returns whether a text has room in its first line. */
function isShort(sourceCode: TSESLint.SourceCode, text: string): boolean {
  return getLength(text.split("\n")[0] ?? "") <= getSourceStyle(sourceCode).width;
}

/** Returns what stands in a part of the text once edits are made. */
function getTextAfter(
  { text }: TSESLint.SourceCode,
  edits: readonly Edit[],
  [start, end]: readonly [number, number],
): string {
  const own = edits
    .filter(({ range }) => start <= range[0] && range[1] <= end)
    .map(({ range, text: written }): Edit => ({ range: [range[0] - start, range[1] - start], text: written }));
  const part = text.slice(start, end);
  const made = makeEdits(part, own);
  return made === undefined ? part : applyEdits(part, made);
}

/** Returns what a list is written to: the name of a variable or a property, or of the only function that gets it. */
function getTarget(node: TSESTree.Node): string {
  let inner = node;
  for (let { parent } = inner; parent != null; { parent } = inner) {
    switch (parent.type) {
      case "VariableDeclarator":
        return parent.id.type === "Identifier" ? parent.id.name : "";
      case "AssignmentExpression": {
        const { left } = parent;
        if (left.type === "MemberExpression" && left.property.type === "Identifier") return left.property.name;
        return left.type === "Identifier" ? left.name : "";
      }
      case "CallExpression":
        if (parent.callee === inner) break;
        return parent.callee.type === "Identifier" ? (/^set([A-Z]\w*)$/.exec(parent.callee.name)?.[1] ?? "") : "";
      case "MemberExpression":
      case "AwaitExpression":
      case "TSAsExpression":
      case "TSNonNullExpression":
        break;
      default:
        return "";
    }
    inner = parent;
  }
  return "";
}

const SHUFFLED = /^(?:shuffled?|randomi[sz]ed|random|mixed|scrambled)_?/i;

/** Returns whether a name says that a list is in a random order: its list before that is another one. */
const speaksOfShuffle = (name: string): boolean => SHUFFLED.test(name);

/** Returns what a person might call a list before it is shuffled into its target: `questions` for `shuffledQuestions`. */
function getListName(target: string): string | undefined {
  const name = target.replace(SHUFFLED, "");
  const isList = /[^s]s$|list$|deck$|pool$|array$/i.test(name) && !/^(?:this|class)$/i.test(name);
  return isList ? name.charAt(0).toLowerCase() + name.slice(1) : undefined;
}

/** A statement in a list of statements that evaluates an expression before anything else. */
interface Evaluating {
  readonly statement: TSESTree.Node;
  readonly indent: string;
}

/** `const cards = …;` is left, and `shuffle(cards);` comes after it. */
function callAfterwards(file: FileFacts, place: Place, call: CallAround): Written | undefined {
  const { sourceCode, node, range } = place;
  const { argument, callee, more = [] } = call;
  const { parent } = node;
  if (call.isInPlace !== true || argument.before !== "" || argument.after !== "") return undefined;
  if (parent?.type !== "VariableDeclarator" || parent.parent.declarations.at(-1) !== parent) return undefined;
  if (parent.id.type !== "Identifier" || parent.id.typeAnnotation !== undefined) return undefined;
  if (!/^(?:const|let|var)$/.test(parent.parent.kind)) return undefined;
  const declaration = parent.parent;
  const statement = declaration.parent.type === "ExportNamedDeclaration" ? declaration.parent : declaration;
  const found = getEvaluating(file, statement);
  const [, end] = getOwnRange(sourceCode, statement);
  const last = sourceCode.getLastToken(statement, { filter: (token) => token.range[1] <= end });
  const next = last === null ? null : sourceCode.getTokenAfter(last);
  if (found === undefined || last === null || next?.loc.start.line === last.loc.end.line) return undefined;
  const { semicolons, lineEnd } = getSourceStyle(sourceCode);
  const goesOn = next !== null && isSameScript(sourceCode, last.range[0], next.range[0]) && continuesLine(next);
  const stop = semicolons || goesOn ? ";" : "";
  const text = `${callee}(${[parent.id.name, ...more].join(", ")})${stop}`;
  const { kept } = argument;
  const opened: readonly Edit[] = [{ range: [range[0], kept.range[0]], text: "" }];
  const straight = [...opened, ...(straightenChain(sourceCode, kept) ?? [])];
  return {
    edits: [
      ...(fits(sourceCode, straight, kept.range[0]) ? straight : opened),
      { range: [kept.range[1], end], text: `${sourceCode.text.slice(range[1], end)}${lineEnd}${found.indent}${text}` },
    ],
    held: [],
  };
}

/** `const items = …;` comes before the statement, which shuffles `items`. */
function nameList(
  file: FileFacts,
  place: Place,
  { node, callee, argument, more = [] }: CallAround,
): Written | undefined {
  const { sourceCode, range } = place;
  const { kept } = argument;
  const statement = getFirstUse(sourceCode, kept);
  const found = statement === undefined ? undefined : getEvaluating(file, statement);
  if (statement === undefined || found === undefined || !isOwnScope(file, statement)) return undefined;
  const block = getScriptBlock(file, node);
  if (block?.reachesFunctions !== true) return undefined;
  const { semicolons, lineEnd, isOld } = getSourceStyle(sourceCode);
  const around = isOld ? (getFunctionAround(statement) ?? sourceCode.ast) : statement.parent;
  const wanted = getListName(getTarget(node));
  const name = getFreeName(
    sourceCode,
    wanted ?? "items",
    wanted === undefined ? "list" : "items",
    block.beside,
    around,
  );
  const start = getStartWithDocblock(sourceCode, statement);
  const [part] = getEditable(file).filter(([from, to]) => from <= start && statement.range[1] <= to);
  const list = getList(statement).find((other) => part !== undefined && part[0] <= other.range[0]) ?? statement;
  const from = getBaseIndent(sourceCode, kept.range[0]);
  const head = `${isOld ? "var" : "const"} ${name} = `;
  const first = sourceCode.getFirstToken(statement);
  const isGuarded = first !== null && continuesLine(first) && statement.range[0] < range[0];
  const end = semicolons || isGuarded ? ";" : "";
  const straight = straightenChain(sourceCode, kept, found.indent);
  const line = straight === undefined ? undefined : getTextAfter(sourceCode, straight, kept.range);
  const value =
    line !== undefined && isShort(sourceCode, `${found.indent}${head}${line}${end}`)
      ? line
      : getTextAfter(sourceCode, shiftLines(sourceCode, kept.range, from, found.indent), kept.range);
  const space = getSpaceBefore(sourceCode, range[0]);
  const text = `${space}${callee}(${[`${argument.before}${name}${argument.after}`, ...more].join(", ")})`;
  return {
    edits: [
      { range: [start, start], text: `${head}${value}${end}${lineEnd}${found.indent}` },
      ...settle({ ...place, isSimple: true }, [{ range, text }]),
    ],
    // Two lists of one block must not get the same name.
    held: [[list.range[0], list.range[0]]],
  };
}

/** Nothing may come between a declaration and what its docblock says. */
function getStartWithDocblock(sourceCode: TSESLint.SourceCode, statement: TSESTree.Node): number {
  const comment = sourceCode.getCommentsBefore(statement).at(-1);
  const isDoc = comment?.type.toString() === "Block" && comment.value.startsWith("*");
  return isDoc && getOwnIndent(sourceCode, comment) === getOwnIndent(sourceCode, statement)
    ? comment.range[0]
    : statement.range[0];
}

/** Returns what is to be known of a statement beside which another can be written: it stands in a list of statements, and begins its line. */
function getEvaluating({ sourceCode }: FileFacts, statement: TSESTree.Node): Evaluating | undefined {
  if (!getList(statement).includes(statement) || statement.parent?.type === "SwitchCase") return undefined;
  const indent = getLineIndent(sourceCode, statement.loc.start.line);
  if (indent.length !== statement.loc.start.column) return undefined;
  const comments = sourceCode.getCommentsBefore(statement);
  return comments.some(({ value }) => forNextLine.test(value)) ? undefined : { statement, indent };
}

/** Returns whether a statement may get a neighbour that declares a name: other scripts would see that in a scope that they share. */
function isOwnScope({ sourceCode, filename }: FileFacts, statement: TSESTree.Node): boolean {
  if (getFunctionAround(statement) !== undefined) return true;
  if (statement.parent?.type === "BlockStatement" && !getSourceStyle(sourceCode).isOld) return true;
  const system = getModuleSystem(sourceCode, filename, getPackageFacts(filename)?.type);
  return system === "esm" || system === "commonjs" || system === "import-equals";
}

/** Returns the statement that evaluates an expression before anything else, whatever becomes of it then; undefined where something comes first. */
function getFirstUse(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): TSESTree.Node | undefined {
  let inner = node;
  for (let { parent } = inner; parent != null; { parent } = inner) {
    switch (parent.type) {
      case "MemberExpression":
        if (parent.object !== inner) return undefined;
        break;
      case "CallExpression":
      case "NewExpression":
        if (parent.callee === inner) break;
        if (parent.arguments[0] !== inner || !isSettled(sourceCode, parent.callee)) return undefined;
        break;
      case "ArrayExpression":
        if (parent.elements[0] !== inner) return undefined;
        break;
      case "ObjectExpression":
        if (parent.properties[0] !== inner) return undefined;
        break;
      case "Property":
        if (parent.value !== inner || parent.computed || parent.parent.type !== "ObjectExpression") return undefined;
        break;
      case "BinaryExpression":
      case "LogicalExpression":
        if (parent.left !== inner) return undefined;
        break;
      case "ConditionalExpression":
        if (parent.test !== inner) return undefined;
        break;
      case "AssignmentExpression":
        if (parent.right !== inner || parent.operator !== "=" || !isSettledTarget(sourceCode, parent.left))
          return undefined;
        break;
      case "VariableDeclarator":
        if (parent.init !== inner || parent.parent.declarations[0] !== parent) return undefined;
        break;
      case "AwaitExpression":
      case "ChainExpression":
      case "SpreadElement":
      case "TSAsExpression":
      case "TSNonNullExpression":
      case "TSSatisfiesExpression":
      case "UnaryExpression":
        break;
      case "ForInStatement":
      case "ForOfStatement":
        return parent.right === inner ? parent : undefined;
      case "IfStatement":
        return parent.test === inner ? parent : undefined;
      case "ExportDefaultDeclaration":
      case "ExpressionStatement":
      case "ReturnStatement":
      case "ThrowStatement":
        return parent;
      case "VariableDeclaration":
        return parent.parent.type === "ExportNamedDeclaration" ? parent.parent : parent;
      default:
        return undefined;
    }
    inner = parent;
  }
  return undefined;
}

const OWNERS: ReadonlySet<string> = new Set(["Array", "JSON", "Math", "Object", "Promise", "console"]);

/** Returns whether it makes no difference when a function is looked up: before its argument is evaluated, or after. */
function isSettled(sourceCode: TSESLint.SourceCode, callee: TSESTree.Node): boolean {
  const node = unwrap(callee);
  if (node.type === "Identifier") {
    const references = getVariable(sourceCode, node)?.references ?? [];
    return references.every((reference) => reference.init === true || !reference.isWrite());
  }
  if (node.type !== "MemberExpression" || node.computed) return false;
  return (
    node.object.type === "Identifier" &&
    OWNERS.has(node.object.name) &&
    isGlobal(sourceCode, node.object, node.object.name)
  );
}

/** Returns whether nothing is evaluated of what a value is assigned to. */
function isSettledTarget(sourceCode: TSESLint.SourceCode, target: TSESTree.Node): boolean {
  if (target.type === "Identifier") return true;
  if (target.type !== "MemberExpression" || target.computed) return false;
  const { object } = target;
  return object.type === "ThisExpression" || (object.type === "Identifier" && isSettled(sourceCode, object));
}

/** Breaks a call as Prettier does: each argument on a line of its own. */
function breakLines(place: Place, { callee, argument, more = [] }: CallAround, space: string): readonly Edit[] {
  const { sourceCode, range } = place;
  const { kept } = argument;
  const { indent, lineEnd, trailingCommas } = getSourceStyle(sourceCode);
  const outer = getBaseIndent(sourceCode, range[0]);
  const step = `${outer}${indent}`;
  const straight = straightenChain(sourceCode, kept, step);
  const line = straight === undefined ? undefined : getTextAfter(sourceCode, straight, kept.range);
  const from = getBaseIndent(sourceCode, kept.range[0]);
  const inside =
    straight !== undefined && isShort(sourceCode, `${step}${argument.before}${line ?? ""}${argument.after},`)
      ? straight
      : shiftLines(sourceCode, kept.range, from, step);
  const rest = more.map((text) => `,${lineEnd}${step}${text}`).join("");
  return settle(place, [
    { range: [range[0], kept.range[0]], text: `${space}${callee}(${lineEnd}${step}${argument.before}` },
    ...inside,
    {
      range: [kept.range[1], range[1]],
      text: `${argument.after}${rest}${trailingCommas ? "," : ""}${lineEnd}${outer})`,
    },
  ]);
}

/** Returns an argument that is the code as it stands. */
export function itself(kept: TSESTree.Node): Argument {
  return within("", kept, "");
}

/** Returns an argument with something written around the code. */
export function within(before: string, kept: TSESTree.Node, after: string): Argument {
  return kept.type === "SequenceExpression"
    ? { before: `${before}(`, kept, after: `)${after}` }
    : { before, kept, after };
}

const OPERANDS: ReadonlySet<string> = new Set([
  "Identifier",
  "MemberExpression",
  "CallExpression",
  "ThisExpression",
  "ArrayExpression",
  "TSNonNullExpression",
]);

/** Returns an argument that is a copy of an array. */
export function copyOf(kept: TSESTree.Node): Argument {
  return OPERANDS.has(kept.type) ? within("", kept, ".slice()") : within("(", kept, ").slice()");
}
