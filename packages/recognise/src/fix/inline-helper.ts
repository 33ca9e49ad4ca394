/** The Fisher–Yates shuffle that a fix writes into the file itself, where it can't import one. */
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import type { Edit } from "./edits.ts";
import type { ScriptBlock } from "../file/script-block.ts";
import { getLength, getLineIndent, getSourceStyle, spaceParentheses } from "./source-style.ts";

/** In which language the helper must be written: `old` is ECMAScript 5. */
type Dialect = "typescript" | "javascript" | "old";

const comment = "// Fair shuffle in place (Fisher-Yates): every order is equally likely.";

const heads: Record<Dialect, (name: string) => readonly string[]> = {
  typescript: (name) => [
    `function ${name}<T extends ArrayLike<unknown> & object>(list: T, random = Math.random): T {`,
    "\tconst items: Record<number, unknown> = list;",
    "\tfor (let i = list.length - 1; i > 0; i--) {",
  ],
  javascript: (name) => [
    `function ${name}(list, random = Math.random) {`,
    "\tfor (let i = list.length - 1; i > 0; i--) {",
  ],
  old: (name) => [
    `function ${name}(list, random) {`,
    "\trandom = random || Math.random;",
    "\tfor (var i = list.length - 1; i > 0; i--) {",
  ],
};

/** No line begins with a bracket or a parenthesis, so the lines may also stand without their semicolons. */
function getLines(name: string, dialect: Dialect): readonly string[] {
  const items = dialect === "typescript" ? "items" : "list";
  const declare = dialect === "old" ? "var" : "const";
  return [
    ...heads[dialect](name),
    `\t\t${declare} j = Math.floor(random() * (i + 1));`,
    `\t\t${declare} item = ${items}[i];`,
    `\t\t${items}[i] = ${items}[j];`,
    `\t\t${items}[j] = item;`,
    "\t}",
    "\treturn list;",
    "}",
  ];
}

/**
 * Returns the insertion of the helper after everything else in the site's block. Being a function declaration, it can be
 * called from everywhere. In TypeScript it returns the type of its argument, takes whatever has a length and indexed elements
 * (arrays, typed arrays, jQuery collections; also readonly ones, which TypeScript can't tell apart here), and compiles under
 * `strict` with `noUncheckedIndexedAccess`.
 */
export function getInlineHelper(
  file: FileContext,
  name: string,
  block: ScriptBlock,
  gone: readonly TSESTree.Node[],
): Edit {
  const { lineEnd, indent, semicolons, trailingCommas, width, isOld } = getSourceStyle(file);
  const end = getEnd(file, block, gone);
  const base = getBaseIndent(file, block, gone);
  const dialect = block.isTypeScript ? "typescript" : isOld ? "old" : "javascript";
  const isTooWide = (line: string): boolean => line !== comment && getLength(base + line) > width;
  const lines = [comment, ...getLines(name, dialect)]
    .flatMap((line) => (isTooWide(line) ? breakParameters(line, trailingCommas) : [line]))
    .map((line) => {
      const spaced = spaceParentheses(file, line);
      const indented = `${base}${spaced.replace(/^\t+/, (tabs) => indent.repeat(tabs.length))}`;
      return semicolons ? indented : indented.replace(/;$/, "");
    });
  // What ends the block stands on a line of its own; the end of a file needs no line.
  const rest = file.sourceCode.text.slice(end, block.range[1]);
  const isLast = rest.includes("\n") || block.endsFile;
  return { range: [end, end], text: ["", "", ...lines, ...(isLast ? [] : [""])].join(lineEnd) };
}

/** The white space before a statement of a block: one that is further in than others is so by mistake. */
function getBaseIndent(file: FileContext, { statements }: ScriptBlock, gone: readonly TSESTree.Node[]): string {
  const kept = statements.filter((node) => !gone.includes(node));
  const indents = (kept.length > 0 ? kept : statements).flatMap(({ loc }) => {
    const indent = getLineIndent(file, loc.start.line);
    return indent.length === loc.start.column ? [indent] : [];
  });
  return indents.reduce((least, indent) => (indent.length < least.length ? indent : least), indents[0] ?? "");
}

/** Returns the head of a function with a line for each of its parameters, as formatters write it; any other line stays as it is. */
function breakParameters(line: string, trailingCommas: boolean): readonly string[] {
  const [, open = "", parameters = "", close = ""] = /^(function .*?\()(.*)(\).* \{)$/.exec(line) ?? [];
  if (open === "") return [line];
  const broken = `\t${parameters.replaceAll(", ", ",\n\t")}${trailingCommas ? "," : ""}`;
  return [open, ...broken.split("\n"), close];
}

/** Returns the name of the helper that one of these texts writes. */
export function getWrittenHelper(texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const at = text.indexOf(comment);
    if (at !== -1) return /^\s*function ([\w$]+)/.exec(text.slice(at + comment.length))?.[1];
  }
  return undefined;
}

/** What debuggers look for behind all code, by ECMA-426. */
const NAMES_SOURCE = /^[#@]\s*source(?:Mapping)?URL=/;

/** Returns where the last token or comment of a block ends that stays; what names its sources has to stay last. */
function getEnd(file: FileContext, block: ScriptBlock, gone: readonly TSESTree.Node[]): number {
  const [start, end] = block.range;
  const getLast = (pieces: readonly (TSESTree.Token | TSESTree.Comment)[]): number =>
    pieces.findLast(
      ({ range }) =>
        start <= range[0] &&
        range[1] <= end &&
        !gone.some((node) => node.range[0] <= range[0] && range[1] <= node.range[1]),
    )?.range[1] ?? start;
  const comments = file.sourceCode.getAllComments().filter(({ value }) => !NAMES_SOURCE.test(value));
  return Math.max(getLast(file.sourceCode.ast.tokens), getLast(comments));
}

/** Returns whether a statement is this very helper, whatever its name, layout, semicolons and dialect. */
export function isInlineHelper(file: FileContext, node: TSESTree.Node): node is TSESTree.FunctionDeclarationWithName {
  if (node.type !== "FunctionDeclaration" || node.id === null) return false;
  const { name } = node.id;
  // Few functions of a file need a look at their tokens.
  if (!file.sourceCode.getText(node).includes("Math.random")) return false;
  const text = file.sourceCode.getTokens(node).map(({ value }) => value);
  const dialects: readonly Dialect[] = ["typescript", "javascript", "old"];
  return dialects.some((dialect) => isSameText(text.join(""), getLines(name, dialect).join("")));
}

function isSameText(a: string, b: string): boolean {
  return a.replace(/[\s;,]/g, "") === b.replace(/[\s;,]/g, "");
}
