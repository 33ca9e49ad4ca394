/** How a file is written, so that what is added to it reads like the rest: line ends, quotes, semicolons, commas, indentation, width, age. */
import type { FileContext } from "../file/file-context.ts";
import { oncePer } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getChildren } from "../syntax/tree.ts";
import { getFormatterSettings, type FormatterSettings } from "./formatter-settings.ts";

export interface SourceStyle {
  readonly lineEnd: "\n" | "\r\n";
  readonly quote: '"' | "'";
  readonly semicolons: boolean;
  /** Whether an argument on a line of its own is followed by a comma, also the last one. */
  readonly trailingCommas: boolean;
  /** One step of indentation: a tab or some spaces. */
  readonly indent: string;
  /** Whether what stands in parentheses is set apart from them: `shuffle( cards )`. */
  readonly spacedParentheses: boolean;
  /** How wide a line may get: as the formatter is told; where nobody tells it, as wide as the file's own widest line of code is, within reason. */
  readonly width: number;
  /** Whether the file is written in ECMAScript 5: it may be parsed, and run, by something that knows no more. */
  readonly isOld: boolean;
}

/** Returns the style of a file, read off its own text once. */
export const getSourceStyle = oncePer((file: FileContext): SourceStyle => {
  const balance = getBalance(file);
  const formatter = getFormatterSettings(file.filename);
  return {
    lineEnd: /\r?\n/.exec(file.sourceCode.text)?.[0] === "\r\n" ? "\r\n" : "\n",
    quote: getQuote(file, formatter),
    semicolons: balance.semicolons >= 0,
    trailingCommas: hasTrailingCommas(file, balance),
    indent: getIndent(file),
    spacedParentheses: hasSpacedParentheses(file),
    width: formatter.width ?? getWidth(file),
    isOld: isOld(file),
  };
});

/** A text that holds a quote itself is written with the other one, whatever the file likes. Where no text says it, the formatter does that will be run on it. */
function getQuote(file: FileContext, formatter: FormatterSettings): '"' | "'" {
  let balance = 0;
  for (const token of file.sourceCode.ast.tokens) {
    if (token.type !== "String" || /["']/.test(token.value.slice(1, -1))) continue;
    balance += token.value.startsWith("'") ? -1 : 1;
  }
  return (balance === 0 ? formatter.quote : undefined) ?? (balance < 0 ? "'" : '"');
}

/** How the file's statements and calls end, in numbers: above 0 for more with than without. */
interface Balance {
  readonly semicolons: number;
  readonly trailingCommas: number;
}

function getBalance(file: FileContext): Balance {
  let [semicolons, trailingCommas] = [0, 0];
  // A stack of our own: code may be nested deeper than the machine's stack reaches.
  const open: TSESTree.Node[] = [file.sourceCode.ast];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (takesSemicolon(node) && !isInLineOfBlock(file, node)) semicolons += isEnded(file, node) ? 1 : -1;
    if (node.type === "CallExpression" || node.type === "NewExpression") {
      const last = file.sourceCode.getLastToken(node);
      const before = last?.value === ")" ? file.sourceCode.getTokenBefore(last) : null;
      const hasLine = before !== null && before.value !== "(" && before.loc.end.line < (last?.loc.start.line ?? 0);
      if (hasLine) trailingCommas += before.value === "," ? 1 : -1;
    }
    for (const child of getChildren(file, node)) open.push(child);
  }
  return { semicolons, trailingCommas };
}

function takesSemicolon(node: TSESTree.Node): boolean {
  switch (node.type) {
    case "BreakStatement":
    case "ContinueStatement":
    case "DebuggerStatement":
    case "DoWhileStatement":
    case "ExpressionStatement":
    case "ReturnStatement":
    case "ThrowStatement":
    case "PropertyDefinition":
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "TSImportEqualsDeclaration":
    case "TSExportAssignment":
    case "TSTypeAliasDeclaration":
      return true;
    case "VariableDeclaration":
      return !/^For(?:In|Of)?Statement$/.test(node.parent.type) || ("body" in node.parent && node.parent.body === node);
    case "ExportNamedDeclaration":
      return node.declaration === null;
    case "ExportDefaultDeclaration":
      return node.declaration.type !== "FunctionDeclaration" && node.declaration.type !== "ClassDeclaration";
    default:
      return false;
  }
}

/** `{ return x }`: the brace on the same line ends it, in files with semicolons, too. */
function isInLineOfBlock(file: FileContext, node: TSESTree.Node): boolean {
  const next = file.sourceCode.getTokenAfter(node);
  return next?.value === "}" && next.loc.start.line === node.loc.end.line && !isEnded(file, node);
}

/** A semicolon at the start of the next line guards that line and is no end of this statement. */
function isEnded(file: FileContext, node: TSESTree.Node): boolean {
  const last = file.sourceCode.getLastToken(node);
  return last?.value === ";" && file.sourceCode.getTokenBefore(last)?.loc.end.line === last.loc.start.line;
}

/** Calls over several lines decide; where there are none, lists and objects may still say that the file has no such commas. */
function hasTrailingCommas(file: FileContext, { trailingCommas }: Balance): boolean {
  if (trailingCommas !== 0) return trailingCommas > 0;
  let lists = 0;
  let previous: TSESTree.Token | undefined;
  for (const token of file.sourceCode.ast.tokens) {
    const isLast = token.value === "]" || token.value === "}";
    if (isLast && previous !== undefined && previous.loc.end.line < token.loc.start.line) {
      // What ends a block of statements says nothing.
      if (previous.value === ",") lists++;
      else if (token.value === "]") lists--;
    }
    previous = token;
  }
  return lists >= 0 && !isOld(file);
}

/** Most parentheses that something stands in on the same line decide. */
function hasSpacedParentheses({ sourceCode: { ast, text } }: FileContext): boolean {
  let balance = 0;
  let previous: TSESTree.Token | undefined;
  for (const token of ast.tokens) {
    if (previous?.value === "(" && token.value !== ")" && previous.loc.end.line === token.loc.start.line) {
      const between = text.slice(previous.range[1], token.range[0]);
      if (between.trim() === "") balance += between === "" ? -1 : 1;
    }
    previous = token;
  }
  return balance > 0;
}

/** A text on one line. */
const TEXT = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/;
/** What else may hold parentheses that are none of the code's: a text that goes on, a pattern, a comment. */
const MAY_HOLD_OTHERS = /["'`/\\]/;

/** Returns code that is written into a file as the file writes its parentheses. Where texts, patterns and comments can't be told from code, it stays as it is. */
export function spaceParentheses(file: FileContext, code: string): string {
  if (!/[()]/.test(code) || !getSourceStyle(file).spacedParentheses) return code;
  const isCode = (index: number): boolean => index % 2 === 0;
  const parts = code.split(TEXT);
  if (parts.some((part, index) => isCode(index) && MAY_HOLD_OTHERS.test(part))) return code;
  const spaced = parts.map((part, index) =>
    isCode(index) ? part.replace(/\((?![\s)])/g, "( ").replace(/(?<![\s(])\)/g, " )") : part,
  );
  return spaced.join("");
}

const NARROWEST = 80;
const WIDEST = 120;

/** A token as long as this may have made its line as wide as it is, and nobody could have broken it. */
const LONG_TOKEN = 24;

function getWidth(file: FileContext): number {
  const lines = new Map<number, boolean>();
  for (const { loc, type, range } of file.sourceCode.ast.tokens) {
    const isText = /^(?:String|Template|JSXText|RegularExpression)$/.test(type);
    const isOdd = (isText && range[1] - range[0] >= LONG_TOKEN) || loc.start.line < loc.end.line;
    for (let { line } = loc.start; line <= loc.end.line; line++) lines.set(line, (lines.get(line) ?? false) || isOdd);
  }
  for (const { loc } of file.sourceCode.getAllComments()) lines.set(loc.start.line, true);
  let width = NARROWEST;
  for (const [line, isOdd] of lines) {
    if (!isOdd) width = Math.max(width, getLength(file.sourceCode.lines[line - 1] ?? ""));
  }
  return Math.min(width, WIDEST);
}

/** Returns how many columns a line takes; a tab counts for two, as it does for Prettier. */
export function getLength(line: string): number {
  return line.replaceAll("\t", "  ").trimEnd().length;
}

/** The first block that goes on in a new line shows the step; where there is none, a tab at the start of any line does, and how far a component's script is indented as a whole. */
function getIndent(file: FileContext): string {
  const { tokens } = file.sourceCode.ast;
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token.value !== "{" || next === undefined || next.value === "}") continue;
    if (next.loc.start.line === token.loc.start.line) continue;
    const outer = getLineIndent(file, token.loc.start.line);
    const inner = getLineIndent(file, next.loc.start.line);
    if (inner.startsWith(outer) && inner.length > outer.length) return inner.slice(outer.length);
  }
  if (tokens.some(({ loc }) => getLineIndent(file, loc.start.line).startsWith("\t"))) return "\t";
  const base = tokens[0] === undefined ? "" : getLineIndent(file, tokens[0].loc.start.line);
  return base.length === 4 ? base : "  ";
}

/** Returns the white space that a line (1-based) starts with. */
export function getLineIndent(file: FileContext, line: number): string {
  return /^[\t ]*/.exec(file.sourceCode.lines[line - 1] ?? "")?.[0] ?? "";
}

/** Returns the white space before a node that is the first on its line; "" where something stands before it. */
export function getOwnIndent(file: FileContext, { loc }: TSESTree.Node | TSESTree.Token): string {
  const indent = getLineIndent(file, loc.start.line);
  return indent.length === loc.start.column ? indent : "";
}

const modernTokens = new Set(["const", "let", "class", "=>", "...", "import", "export"]);

function isOld(file: FileContext): boolean {
  const { tokens } = file.sourceCode.ast;
  if (tokens.some((token) => modernTokens.has(token.value) || token.type === "Template")) return false;
  return tokens.some((token) => token.value === "var" || token.value === "function");
}
