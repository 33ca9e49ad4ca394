// Writes a call around code that stands there already, so that it reads as if a person had written it: never around a chain of several lines.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunctionAround, needsParentheses, unwrap } from "../syntax/tree.ts";
import type { FileFacts } from "./import-kind.ts";
import { getChainRest, isSimple, joinChain, shiftLines, straightenChain } from "./call-chain.ts";
import type { Edit } from "./edits.ts";
import { getFirstUse } from "./first-use.ts";
import { getFreeName } from "./free-name.ts";
import { forNextLine } from "./insert-import.ts";
import { fits, getBaseIndent, getTextAfter, isShort } from "./line-room.ts";
import { getModuleSystem } from "./module-system.ts";
import type { Remedy } from "./remedy.ts";
import { getEditable, getScriptBlock, isSameScript } from "../file/script-block.ts";
import { settle, type CallPlace } from "./settle-call.ts";
import { getLength, getLineIndent, getOwnIndent, getSourceStyle } from "./source-style.ts";
import { continuesLine, getList, getOwnRange } from "./statement-end.ts";

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
export function getCallText(file: FileContext, { callee, argument, more = [] }: CallAround): string {
  return `${callee}(${[getArgumentText(file, argument), ...more].join(", ")})`;
}

/** Returns the text of an argument. */
export function getArgumentText(file: FileContext, { before, kept, after }: Argument): string {
  return `${before}${file.sourceCode.getText(kept)}${after}`;
}

/** Returns the edits that put a call in the place of an expression. */
export function writeCall(file: FileFacts, call: CallAround): Written {
  const { sourceCode } = file;
  const { node, range = node.range, argument } = call;
  const { kept } = argument;
  const rest = getChainRest(file, node);
  const space = getSpaceBefore(file, range[0]);
  const open = `${space}${call.callee}(${argument.before}`;
  const close = `${[argument.after, ...(call.more ?? [])].join(", ")})`;
  const place: CallPlace = { file, node, range, rest, isSimple: isSimple(kept) };
  // The items of a list may have their lines inside the parentheses of a call.
  const isItems = kept.type === "ArrayExpression" && close === ")" && argument.before === "";
  const around = (inside: readonly Edit[]): readonly Edit[] =>
    settle(place, [
      { range: [range[0], kept.range[0]], text: open },
      ...inside,
      { range: [kept.range[1], range[1]], text: close },
    ]);
  const joined = joinChain(file, kept);
  if (joined !== undefined) {
    const text = open + getTextAfter(file, joined, kept.range) + close;
    const edits = settle(place, [{ range, text }]);
    const wasOneLine = !sourceCode.text.slice(...range).includes("\n");
    const isWell = (wasOneLine || fits(file, edits, range[1])) && !isStranded(place, edits);
    // What has a name already needs no other.
    if (!isWell && isItems && isTooWide(place, text)) return { edits: around(openItems(place, kept)), held: [] };
    if (isWell || !/^(?:Call|New|Await)Expression$/.test(unwrap(kept).type)) return { edits, held: [] };
  } else if (isItems) {
    const from = getBaseIndent(file, kept.range[0]);
    return { edits: around(shiftLines(file, kept.range, from, getBaseIndent(file, range[0]))), held: [] };
  }
  return (
    (speaksOfShuffle(getTarget(node)) ? undefined : callAfterwards(file, place, call)) ??
    nameList(file, place, call) ?? { edits: breakLines(place, call, space), held: [] }
  );
}

/** Returns whether a line has no room for a call and the name of the one that follows it. */
function isTooWide({ file, range, rest }: CallPlace, text: string): boolean {
  const line = file.sourceCode.text.slice(file.sourceCode.text.lastIndexOf("\n", range[0] - 1) + 1, range[0]);
  const [next] = rest.calls;
  const [gap = [range[1]]] = rest.breaks;
  const name = next === undefined ? "" : `${file.sourceCode.text.slice(gap.at(-1), next.callee.range[1])}(`;
  return getLength(`${line}${text}${name}`) > getSourceStyle(file).width;
}

/** Returns the edits that give each item of a list a line of its own. */
function openItems({ file, range }: CallPlace, list: TSESTree.ArrayExpression): readonly Edit[] {
  const { indent, lineEnd, trailingCommas } = getSourceStyle(file);
  const outer = getBaseIndent(file, range[0]);
  const last = file.sourceCode.getLastToken(list);
  const before = last === null ? null : file.sourceCode.getTokenBefore(last);
  if (last === null || before === null || before.value === "[") return [];
  const comma = trailingCommas && before.value !== "," ? "," : "";
  return [
    ...list.elements.flatMap((element): readonly Edit[] => {
      const opener = element === null ? null : file.sourceCode.getTokenBefore(element);
      if (element === null || opener === null) return [];
      return [{ range: [opener.range[1], element.range[0]], text: `${lineEnd}${outer}${indent}` }];
    }),
    { range: [before.range[1], last.range[0]], text: `${comma}${lineEnd}${outer}` },
  ];
}

/** Returns the edits that put a text of one line in the place of an expression. */
export function writeText(file: FileFacts, node: TSESTree.Node, text: string): readonly Edit[] {
  const place: CallPlace = {
    file,
    node,
    range: node.range,
    rest: getChainRest(file, node),
    isSimple: true,
  };
  return settle(place, [{ range: node.range, text: getSpaceBefore(file, node.range[0]) + text }]);
}

/** `return[...a].sort(…)`: a name in place of the bracket needs a space before it. */
export function getSpaceBefore({ sourceCode: { text } }: FileContext, offset: number): string {
  return /[\w$]$/.test(text.slice(Math.max(offset - 1, 0), offset)) ? " " : "";
}

/** Returns whether the only call behind a call was left on a line of its own, since there is no room for it. */
function isStranded({ file, rest }: CallPlace, edits: readonly Edit[]): boolean {
  const { breaks, calls, top } = rest;
  if (calls.length > 1 || file.sourceCode.getCommentsInside(top).length > 0) return false;
  return breaks.some((gap) => !edits.some(({ range }) => range === gap));
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
function callAfterwards(file: FileFacts, place: CallPlace, call: CallAround): Written | undefined {
  const { node, range } = place;
  const { argument, callee, more = [] } = call;
  const { parent } = node;
  if (call.isInPlace !== true || argument.before !== "" || argument.after !== "") return undefined;
  if (parent?.type !== "VariableDeclarator" || parent.parent.declarations.at(-1) !== parent) return undefined;
  if (parent.id.type !== "Identifier" || parent.id.typeAnnotation !== undefined) return undefined;
  if (!/^(?:const|let|var)$/.test(parent.parent.kind)) return undefined;
  const declaration = parent.parent;
  const statement = declaration.parent.type === "ExportNamedDeclaration" ? declaration.parent : declaration;
  const found = getEvaluating(file, statement);
  const [, end] = getOwnRange(file, statement);
  const last = file.sourceCode.getLastToken(statement, { filter: (token) => token.range[1] <= end });
  const next = last === null ? null : file.sourceCode.getTokenAfter(last);
  if (found === undefined || last === null || next?.loc.start.line === last.loc.end.line) return undefined;
  const { semicolons, lineEnd } = getSourceStyle(file);
  const goesOn = next !== null && isSameScript(file, last.range[0], next.range[0]) && continuesLine(next);
  const stop = semicolons || goesOn ? ";" : "";
  const text = `${callee}(${[parent.id.name, ...more].join(", ")})${stop}`;
  const { kept } = argument;
  const opened: readonly Edit[] = [{ range: [range[0], kept.range[0]], text: "" }];
  const straight = [...opened, ...(straightenChain(file, kept) ?? [])];
  return {
    edits: [
      ...(fits(file, straight, kept.range[0]) ? straight : opened),
      {
        range: [kept.range[1], end],
        text: `${file.sourceCode.text.slice(range[1], end)}${lineEnd}${found.indent}${text}`,
      },
    ],
    held: [],
  };
}

/** `const items = …;` comes before the statement, which shuffles `items`. */
function nameList(
  file: FileFacts,
  place: CallPlace,
  { node, callee, argument, more = [] }: CallAround,
): Written | undefined {
  const { range } = place;
  const { kept } = argument;
  const statement = getFirstUse(file, kept);
  const found = statement === undefined ? undefined : getEvaluating(file, statement);
  if (statement === undefined || found === undefined || !isOwnScope(file, statement)) return undefined;
  const block = getScriptBlock(file, node);
  if (block?.reachesFunctions !== true) return undefined;
  const { semicolons, lineEnd, isOld } = getSourceStyle(file);
  const around = isOld ? (getFunctionAround(statement) ?? file.sourceCode.ast) : statement.parent;
  const wanted = getListName(getTarget(node));
  const name = getFreeName(file, wanted ?? "items", wanted === undefined ? "list" : "items", block.beside, around);
  const start = getStartWithDocblock(file, statement);
  const [part] = getEditable(file).filter(([from, to]) => from <= start && statement.range[1] <= to);
  const list = getList(statement).find((other) => part !== undefined && part[0] <= other.range[0]) ?? statement;
  const from = getBaseIndent(file, kept.range[0]);
  const head = `${isOld ? "var" : "const"} ${name} = `;
  const first = file.sourceCode.getFirstToken(statement);
  const isGuarded = first !== null && continuesLine(first) && statement.range[0] < range[0];
  const end = semicolons || isGuarded ? ";" : "";
  const straight = straightenChain(file, kept, found.indent);
  const line = straight === undefined ? undefined : getTextAfter(file, straight, kept.range);
  const value =
    line !== undefined && isShort(file, `${found.indent}${head}${line}${end}`)
      ? line
      : getTextAfter(file, shiftLines(file, kept.range, from, found.indent), kept.range);
  const space = getSpaceBefore(file, range[0]);
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
function getStartWithDocblock(file: FileContext, statement: TSESTree.Node): number {
  const comment = file.sourceCode.getCommentsBefore(statement).at(-1);
  const isDoc = comment?.type.toString() === "Block" && comment.value.startsWith("*");
  return isDoc && getOwnIndent(file, comment) === getOwnIndent(file, statement) ? comment.range[0] : statement.range[0];
}

/** Returns what is to be known of a statement beside which another can be written: it stands in a list of statements, and begins its line. */
function getEvaluating(file: FileFacts, statement: TSESTree.Node): Evaluating | undefined {
  if (!getList(statement).includes(statement) || statement.parent?.type === "SwitchCase") return undefined;
  const indent = getLineIndent(file, statement.loc.start.line);
  if (indent.length !== statement.loc.start.column) return undefined;
  const comments = file.sourceCode.getCommentsBefore(statement);
  return comments.some(({ value }) => forNextLine.test(value)) ? undefined : { statement, indent };
}

/** Returns whether a statement may get a neighbour that declares a name: other scripts would see that in a scope that they share. */
function isOwnScope(file: FileFacts, statement: TSESTree.Node): boolean {
  if (getFunctionAround(statement) !== undefined) return true;
  if (statement.parent?.type === "BlockStatement" && !getSourceStyle(file).isOld) return true;
  const system = getModuleSystem(file);
  return system === "esm" || system === "commonjs" || system === "import-equals";
}

/** Breaks a call as Prettier does: each argument on a line of its own. */
function breakLines(place: CallPlace, { callee, argument, more = [] }: CallAround, space: string): readonly Edit[] {
  const { file, range } = place;
  const { kept } = argument;
  const { indent, lineEnd, trailingCommas } = getSourceStyle(file);
  const outer = getBaseIndent(file, range[0]);
  const step = `${outer}${indent}`;
  const straight = straightenChain(file, kept, step);
  const line = straight === undefined ? undefined : getTextAfter(file, straight, kept.range);
  const from = getBaseIndent(file, kept.range[0]);
  const inside =
    straight !== undefined && isShort(file, `${step}${argument.before}${line ?? ""}${argument.after},`)
      ? straight
      : shiftLines(file, kept.range, from, step);
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
  return needsParentheses(kept) ? { before: `${before}(`, kept, after: `)${after}` } : { before, kept, after };
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
