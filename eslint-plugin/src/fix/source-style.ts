/** How a file is written, so that what is added to it reads like the rest: line ends, quotes, semicolons, indentation, age. */
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getTopStatements } from "./script-block.ts";

export interface SourceStyle {
  readonly lineEnd: "\n" | "\r\n";
  readonly quote: '"' | "'";
  readonly semicolons: boolean;
  /** One step of indentation: a tab or some spaces. */
  readonly indent: string;
  /** Whether the file is written in ECMAScript 5: it may be parsed, and run, by something that knows no more. */
  readonly isOld: boolean;
}

const styles = new WeakMap<TSESLint.SourceCode, SourceStyle>();

/** Returns the style of a file, read off its own text once. */
export function getSourceStyle(sourceCode: TSESLint.SourceCode): SourceStyle {
  const known = styles.get(sourceCode);
  if (known !== undefined) return known;
  const style: SourceStyle = {
    lineEnd: /\r?\n/.exec(sourceCode.text)?.[0] === "\r\n" ? "\r\n" : "\n",
    quote: getQuote(sourceCode),
    semicolons: hasSemicolons(sourceCode),
    indent: getIndent(sourceCode),
    isOld: isOld(sourceCode),
  };
  styles.set(sourceCode, style);
  return style;
}

function getQuote(sourceCode: TSESLint.SourceCode): '"' | "'" {
  let balance = 0;
  for (const token of sourceCode.ast.tokens) {
    if (token.type === "String") balance += token.value.startsWith("'") ? -1 : 1;
  }
  return balance < 0 ? "'" : '"';
}

/** The statements at the top decide by majority; where they need no semicolon (functions only), any line or block that ends with one does. */
function hasSemicolons(sourceCode: TSESLint.SourceCode): boolean {
  const statements = getTopStatements(sourceCode).filter(takesSemicolon);
  if (statements.length > 0)
    return statements.filter((node) => isEnded(sourceCode, node)).length * 2 >= statements.length;
  const { tokens } = sourceCode.ast;
  return tokens.some((token, index) => {
    const next = tokens[index + 1];
    return token.value === ";" && (next?.loc.start.line !== token.loc.end.line || next.value === "}");
  });
}

function takesSemicolon(node: TSESTree.ProgramStatement): boolean {
  switch (node.type) {
    case "ExpressionStatement":
    case "VariableDeclaration":
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "TSImportEqualsDeclaration":
    case "TSExportAssignment":
      return true;
    case "ExportNamedDeclaration":
      return node.declaration === null || node.declaration.type === "VariableDeclaration";
    case "ExportDefaultDeclaration":
      return node.declaration.type !== "FunctionDeclaration" && node.declaration.type !== "ClassDeclaration";
    default:
      return false;
  }
}

/** A semicolon at the start of the next line guards that line and is no end of this statement. */
function isEnded(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): boolean {
  const last = sourceCode.getLastToken(node);
  return last?.value === ";" && sourceCode.getTokenBefore(last)?.loc.end.line === last.loc.start.line;
}

/** The first block that goes on in a new line shows the step; two spaces where there is none. */
function getIndent(sourceCode: TSESLint.SourceCode): string {
  const { tokens } = sourceCode.ast;
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (token.value !== "{" || next === undefined || next.value === "}") continue;
    if (next.loc.start.line === token.loc.start.line) continue;
    const outer = getLineIndent(sourceCode, token.loc.start.line);
    const inner = getLineIndent(sourceCode, next.loc.start.line);
    if (inner.startsWith(outer) && inner.length > outer.length) return inner.slice(outer.length);
  }
  return "  ";
}

/** Returns the white space that a line (1-based) starts with. */
export function getLineIndent(sourceCode: TSESLint.SourceCode, line: number): string {
  return /^[\t ]*/.exec(sourceCode.lines[line - 1] ?? "")?.[0] ?? "";
}

/** Returns the white space before a node that is the first on its line; "" where something stands before it. */
export function getOwnIndent(sourceCode: TSESLint.SourceCode, { loc }: TSESTree.Node | TSESTree.Token): string {
  const indent = getLineIndent(sourceCode, loc.start.line);
  return indent.length === loc.start.column ? indent : "";
}

const modernTokens = new Set(["const", "let", "class", "=>", "...", "import", "export"]);

function isOld(sourceCode: TSESLint.SourceCode): boolean {
  const { tokens } = sourceCode.ast;
  if (tokens.some((token) => modernTokens.has(token.value) || token.type === "Template")) return false;
  return tokens.some((token) => token.value === "var" || token.value === "function");
}
