/** Where and how an import is written into a file: a name more in a declaration that is there, or a new statement among its own kind. */
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import type { Edit } from "./edits.ts";
import { getRequiredModule } from "./module-system.ts";
import type { ScriptBlock } from "../file/script-block.ts";
import { getLineIndent, getOwnIndent, getSourceStyle } from "./source-style.ts";
import { continuesLine, getOwnRange } from "./statement-end.ts";

/** The kind of statement to write. */
export type ImportKind = "import" | "require" | "import-equals";

/**
 * Returns the insertion of a statement that binds `local` to the export `name` of `module` ("default": the default export; with
 * require, what the module itself is). `import x = require(…)` binds the whole module.
 *
 * It goes into the site's block, after the first run of imports (of requires); where there are none, after hashbang, licence, directives for tools and
 * `'use strict'`, before everything that runs. A require always comes before the statement that holds the site.
 * @param gone statements that go with the site.
 */
export function getNewImport(
  file: FileContext,
  kind: ImportKind,
  binding: { readonly module: string; readonly name: string; readonly local: string },
  block: ScriptBlock,
  site: TSESTree.Node,
  gone: readonly TSESTree.Node[],
): Edit {
  const place = getPlace(file, kind, block, site, gone);
  const { semicolons, quote } = getSourceStyle(file);
  const module = `${quote}${binding.module.replaceAll(quote, `\\${quote}`)}${quote}`;
  const end = semicolons || place.mustEnd ? ";" : "";
  const statement = `${getStatement(file, kind, { ...binding, module })}${end}`;
  return { range: [place.at, place.at], text: `${place.before}${statement}${place.after}` };
}

function getStatement(
  file: FileContext,
  kind: ImportKind,
  { module, name, local }: { readonly module: string; readonly name: string; readonly local: string },
): string {
  switch (kind) {
    case "import-equals":
      return `import ${local} = require(${module})`;
    case "import":
      return `import ${name === "default" ? local : `{ ${getSpecifier(name, local, " as ")} }`} from ${module}`;
    case "require": {
      const { isOld } = getSourceStyle(file);
      if (name === "default") return `${isOld ? "var" : "const"} ${local} = require(${module})`;
      if (isOld) return `var ${local} = require(${module}).${name}`;
      return `const { ${getSpecifier(name, local, ": ")} } = require(${module})`;
    }
  }
}

function getSpecifier(name: string, local: string, as: " as " | ": "): string {
  return name === local ? name : `${name}${as}${local}`;
}

/** Returns the insertions that add a name to `import { … } from` or `import x from`, or undefined where the declaration can't take one. */
export function getAddedImport(
  file: FileContext,
  node: TSESTree.ImportDeclaration,
  name: string,
  local: string,
): readonly Edit[] | undefined {
  if (node.importKind === "type" || name === "default") return undefined;
  // A declaration with attributes (`with { … }`) may mean another module.
  if (["with", "assert"].includes(file.sourceCode.getTokenAfter(node.source)?.value ?? "")) return undefined;
  if (node.specifiers.some(({ type }) => type === "ImportNamespaceSpecifier")) return undefined;
  const specifier = getSpecifier(name, local, " as ");
  const close = file.sourceCode.getTokenBefore(node.source, { skip: 1 });
  if (close?.value === "}" && close.range[0] > node.range[0]) {
    const items = node.specifiers.flatMap((item) =>
      item.type === "ImportSpecifier" ? [{ node: item, name: getName(item.imported) }] : [],
    );
    return getSortedItem(file, items, name, specifier) ?? getAddedItem(file, close, specifier);
  }
  const [first] = node.specifiers;
  if (first === undefined) return undefined;
  return [{ range: [first.range[1], first.range[1]], text: `, { ${specifier} }` }];
}

/** Returns the insertions that add a name to `const { … } = require(…)`, or undefined where the pattern can't take one. */
export function getAddedProperty(
  file: FileContext,
  pattern: TSESTree.ObjectPattern,
  name: string,
  local: string,
): readonly Edit[] | undefined {
  // oxlint's tree has null where ESLint's has nothing.
  if (name === "default" || pattern.typeAnnotation) return undefined;
  // What a rest element collects must stay the same.
  if (pattern.properties.some(({ type }) => type === "RestElement")) return undefined;
  const close = file.sourceCode.getLastToken(pattern);
  if (close?.value !== "}") return undefined;
  const items = pattern.properties.flatMap((item) =>
    item.type === "Property" && item.key.type === "Identifier" ? [{ node: item, name: item.key.name }] : [],
  );
  const specifier = getSpecifier(name, local, ": ");
  return getSortedItem(file, items, name, specifier) ?? getAddedItem(file, close, specifier);
}

function getName(node: TSESTree.Identifier | TSESTree.StringLiteral): string {
  return node.type === "Identifier" ? node.name : node.value;
}

/** Puts an item before the first one that comes after it in the alphabet, where the others are sorted so; undefined where it belongs at the end. */
function getSortedItem(
  file: FileContext,
  items: readonly { readonly node: TSESTree.Node; readonly name: string }[],
  name: string,
  item: string,
): readonly Edit[] | undefined {
  const isBefore = (a: string, b: string): boolean => a.toLowerCase() < b.toLowerCase();
  if (items.some((other, index) => isBefore(other.name, items[index - 1]?.name ?? ""))) return undefined;
  const next = items.find((other) => isBefore(name, other.name))?.node;
  const first = next === undefined ? null : file.sourceCode.getFirstToken(next);
  if (next === undefined || first === null || file.sourceCode.getCommentsBefore(next).length > 0) return undefined;
  const { start } = next.loc;
  const hasOwnLine = file.sourceCode.getTokenBefore(first)?.loc.end.line !== start.line;
  const { lineEnd } = getSourceStyle(file);
  const text = hasOwnLine ? `${item},${lineEnd}${getLineIndent(file, start.line)}` : `${item}, `;
  return [{ range: [next.range[0], next.range[0]], text }];
}

/** Adds an item before a closing brace, on a line of its own if the last one has a line of its own, keeping trailing commas and comments. */
function getAddedItem(file: FileContext, close: TSESTree.Token, item: string): readonly Edit[] | undefined {
  const previous = file.sourceCode.getTokenBefore(close);
  if (previous === null) return undefined;
  const insert = (at: number, text: string): Edit => ({ range: [at, at], text });
  const end = previous.range[1];
  if (previous.value === "{") {
    const between = file.sourceCode.text.slice(end, close.range[0]);
    return [between.trim() === "" ? { range: [end, close.range[0]], text: ` ${item} ` } : insert(end, ` ${item} `)];
  }
  const hasComma = previous.value === ",";
  const lastToken = hasComma ? file.sourceCode.getTokenBefore(previous) : previous;
  const line = previous.loc.end.line;
  const hasOwnLine = lastToken !== null && close.loc.start.line > line && isFirstOnLine(file, lastToken);
  if (!hasOwnLine) return [insert(end, hasComma ? ` ${item},` : `, ${item}`)];
  const { lineEnd } = getSourceStyle(file);
  const text = `${lineEnd}${getLineIndent(file, line)}${item}${hasComma ? "," : ""}`;
  const lineTail = getTailEnd(file, previous);
  if (hasComma) return [insert(lineTail, text)];
  return lineTail === end ? [insert(end, `,${text}`)] : [insert(end, ","), insert(lineTail, text)];
}

/** Returns whether nothing but the item that a token ends stands before it on its line. */
function isFirstOnLine(file: FileContext, token: TSESTree.Token): boolean {
  const { line } = token.loc.start;
  for (let before = file.sourceCode.getTokenBefore(token); before?.loc.end.line === line;) {
    if (before.value === "," || before.value === "{") return false;
    before = file.sourceCode.getTokenBefore(before);
  }
  return true;
}

interface ImportPlace {
  readonly at: number;
  readonly before: string;
  readonly after: string;
  /** Whether what follows would be read as part of a statement that has no semicolon. */
  readonly mustEnd: boolean;
}

function getPlace(
  file: FileContext,
  kind: ImportKind,
  block: ScriptBlock,
  site: TSESTree.Node,
  gone: readonly TSESTree.Node[],
): ImportPlace {
  // All sites of a file put an import in the same place, whatever goes with them: two that are fixed at once would bring two of them.
  const body = kind === "import" ? block.statements : block.statements.filter((node) => !gone.includes(node));
  const directives = body.findIndex((node) => !isDirective(node));
  const rest = body.slice(directives < 0 ? body.length : directives);
  const isKin = (node: TSESTree.ProgramStatement): boolean =>
    isImport(node) || (kind === "require" && isRequire(file, node) && !isAround(node, site));
  // Imports run before anything else wherever they stand; requires only where they stand, so only a run that opens the file is one to join.
  const start = kind === "import" ? rest.findIndex(isKin) : 0;
  const run = rest.slice(Math.max(start, 0));
  const length = run.findIndex((node) => !isKin(node));
  const last = run.slice(0, length < 0 ? run.length : length).at(-1);
  if (last !== undefined) return getPlaceAfter(file, last, block, "", gone);
  const directive = body.slice(0, directives < 0 ? body.length : directives).at(-1);
  const { lineEnd } = getSourceStyle(file);
  if (directive !== undefined) return getPlaceAfter(file, directive, block, lineEnd, gone);
  return getPlaceBeforeAll(file, block, gone);
}

function isDirective(node: TSESTree.ProgramStatement): boolean {
  return node.type === "ExpressionStatement" && typeof node.directive === "string";
}

function isAround({ range }: TSESTree.Node, { range: inner }: TSESTree.Node): boolean {
  return range[0] <= inner[0] && inner[1] <= range[1];
}

function isImport(node: TSESTree.ProgramStatement): boolean {
  return node.type === "ImportDeclaration" || node.type === "TSImportEqualsDeclaration";
}

/** Returns whether a statement does nothing but take modules in: `require("a");`, `const a = require("a"), { b } = require("b").c;`. */
export function isRequire(file: FileContext, node: TSESTree.ProgramStatement): boolean {
  const isRequired = (expression: TSESTree.Expression | null): boolean =>
    expression !== null &&
    (getRequiredModule(file, expression) !== undefined ||
      (expression.type === "MemberExpression" && !expression.computed && isRequired(expression.object)));
  if (node.type === "ExpressionStatement") return isRequired(node.expression);
  return node.type === "VariableDeclaration" && node.declarations.every(({ init }) => isRequired(init));
}

/** The place after a statement and the comments on its last line; `gap` is what must stand between it and what comes in besides the line's end. */
function getPlaceAfter(
  file: FileContext,
  node: TSESTree.Node,
  block: ScriptBlock,
  gap: string,
  gone: readonly TSESTree.Node[],
): ImportPlace {
  const { lineEnd } = getSourceStyle(file);
  const last = file.sourceCode.getLastToken(node);
  const hasGuard = last !== null && getOwnRange(file, node)[1] < last.range[0];
  const end = hasGuard ? file.sourceCode.getTokenBefore(last) : last;
  if (end === null) return { at: node.range[1], before: lineEnd, after: lineEnd, mustEnd: true };
  const at = getTailEnd(file, end);
  const next = file.sourceCode.getTokenAfter(end, { filter: (token) => !isGone(token, gone) });
  const rest = file.sourceCode.text.slice(skipGone(file, at, gone), block.range[1]);
  const needsGap = gap !== "" && !/^[^\S\n]*\n[^\S\n]*(?:\n|$)|^\s*$/.test(rest);
  // What ends the block may stand on the statement's own line.
  const mustBreak = /^[^\S\n]*$/.test(rest) && !block.endsFile;
  return {
    at,
    before: `${gap}${lineEnd}${getOwnIndent(file, node)}`,
    after: mustBreak ? lineEnd : needsGap ? gap : "",
    mustEnd: continues(end, isIn(block, next) ? next : null),
  };
}

/** Returns where the lines end that go, of those that follow at once. */
function skipGone({ sourceCode: { text } }: FileContext, at: number, gone: readonly TSESTree.Node[]): number {
  let end = at;
  for (const { range } of [...gone].sort((a, b) => a.range[0] - b.range[0])) {
    if (range[0] >= end && /^[^\S\n]*\n?[^\S\n]*$/.test(text.slice(end, range[0]))) [, end] = range;
  }
  return end;
}

function isIn(block: ScriptBlock, token: TSESTree.Token | null): token is TSESTree.Token {
  return token !== null && block.range[0] <= token.range[0] && token.range[1] <= block.range[1];
}

/** Returns where the comments on the same line after a token end, or where the token ends if code follows on that line. */
function getTailEnd(file: FileContext, token: TSESTree.Token): number {
  const { line } = token.loc.end;
  const next = file.sourceCode.getTokenAfter(token);
  const comments = file.sourceCode.getCommentsAfter(token).filter(({ loc }) => loc.start.line === line);
  const last = comments.at(-1);
  if (last?.loc.end.line !== line || next?.loc.start.line === line) return token.range[1];
  return last.range[1];
}

function continues(end: TSESTree.Token, next: TSESTree.Token | null): boolean {
  if (next === null) return false;
  return next.loc.start.line === end.loc.end.line || continuesLine(next);
}

function isGone({ range }: TSESTree.Token, gone: readonly TSESTree.Node[]): boolean {
  return gone.some((node) => node.range[0] <= range[0] && range[1] <= node.range[1]);
}

/** Comments that speak to the next line only, and must stay with it. */
export const forNextLine =
  /-next-line|@ts-ignore|@ts-expect-error|fair-shuffle-ignore|^\s*(?:istanbul|c8|v8) ignore|prettier-ignore/;

/** Comments that speak of the file, and stay above everything else. */
const forFile =
  /copyright|licen[cs]e|SPDX|@preserve|^!|^\/\s*<|@ts-(?:no)?check|@jsx|@flow|@file|@module|@packageDocumentation|@author|^\s*(?:eslint(?:-(?:disable|enable|env))?|globals?|exported)(?:\s|$)/i;

/** Tags of a comment that describes a declaration; any other tag in the first comment of a file, such as `@jest-environment`, speaks of the file to a tool. */
const ofDeclaration =
  /^(?:abstract|alpha|arg|argument|async|augments|beta|borrows|callback|class|const|constant|constructor|default|deprecated|desc|description|enum|event|example|experimental|extends|external|fires|function|generator|implements|inheritdoc|internal|link|listens|memberof|method|mixin|name|override|param|private|prop|property|protected|public|readonly|remarks|requires|return|returns|satisfies|see|since|static|summary|template|this|throws|todo|type|typedef|yields)$/i;

function speaksOfFile({ type, value }: TSESTree.Comment): boolean {
  const isBlock: boolean = type.toString() === "Block";
  return isBlock && [...value.matchAll(/(?:^|[\s*])@([\w-]+)/g)].some(([, tag = ""]) => !ofDeclaration.test(tag));
}

/** The place before the first statement and the comments that belong to it, after those that belong to the file. */
function getPlaceBeforeAll(file: FileContext, block: ScriptBlock, gone: readonly TSESTree.Node[]): ImportPlace {
  const { lineEnd } = getSourceStyle(file);
  // Not the first statement's first token, because a decorator may stand before an exported class.
  const firstToken = file.sourceCode.ast.tokens.find((token) => isIn(block, token) && !isGone(token, gone));
  if (firstToken === undefined) return { at: block.range[1], before: lineEnd, after: lineEnd, mustEnd: true };
  const comments = file.sourceCode.getCommentsBefore(firstToken);
  const owned = comments.slice(getFileCommentCount(comments, firstToken));
  const mustEnd = continuesLine(firstToken);
  const header = comments.slice(0, comments.length - owned.length).at(-1);
  if (header === undefined) {
    const owner = owned[0] ?? firstToken;
    const indent = getOwnIndent(file, owner);
    return { at: owner.range[0], before: "", after: `${lineEnd}${lineEnd}${indent}`, mustEnd };
  }
  const next = owned[0] ?? firstToken;
  const hasGap = next.loc.start.line > header.loc.end.line + 1;
  const indent = getOwnIndent(file, next);
  return { at: header.range[1], before: `${lineEnd}${lineEnd}${indent}`, after: hasGap ? "" : lineEnd, mustEnd };
}

/** Returns the comments before a statement that do not belong to the file. */
export function getOwnComments(file: FileContext, statement: TSESTree.Node): readonly TSESTree.Comment[] {
  const comments = file.sourceCode.getCommentsBefore(statement);
  const first = file.sourceCode.getFirstToken(statement);
  const isFirst = first !== null && file.sourceCode.getTokenBefore(first) === null;
  return isFirst ? comments.slice(getFileCommentCount(comments, first)) : comments;
}

/** Returns how many of the first comments belong to the file and not to its first statement. */
function getFileCommentCount(comments: readonly TSESTree.Comment[], firstToken: TSESTree.Token): number {
  let count = 0;
  let ofFile = false;
  for (const [index, comment] of comments.entries()) {
    const type: string = comment.type;
    const next = comments[index + 1] ?? firstToken;
    const distance = next.loc.start.line - comment.loc.end.line;
    const isForNextLine = forNextLine.test(comment.value);
    const isFirst = comments[index - 1] === undefined || comments[index - 1]?.type.toString() === "Shebang";
    ofFile =
      !isForNextLine &&
      (ofFile || type === "Shebang" || forFile.test(comment.value) || (isFirst && speaksOfFile(comment)));
    const goesOn =
      type === "Line" &&
      distance === 1 &&
      comments[index + 1]?.type === comment.type &&
      !forNextLine.test(comments[index + 1]?.value ?? "");
    if (distance > 1 || (ofFile && distance === 1 && !goesOn)) count = index + 1;
    if (!goesOn) ofFile = false;
  }
  return count;
}
