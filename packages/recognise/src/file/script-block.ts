/** Which part of a file's text a site can be given something in: all of it, or one script of a Vue, Svelte, Astro or HTML file. */
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "./file-context.ts";
import { oncePer, oncePerName } from "./once.ts";
import { getFileOnDisk, readText } from "./file-system.ts";
import {
  findScripts,
  isAstroModuleTag,
  isExternal,
  isModuleTag,
  isSharedTag,
  isTypeScriptTag,
  type FoundScript,
} from "./script-tags.ts";

export interface ScriptBlock {
  /** What may be written into, in the text that the linter shows (UTF-16 code units). */
  readonly range: readonly [number, number];
  /** Its statements at the top. */
  readonly statements: readonly TSESTree.ProgramStatement[];
  /** The statements at the top whose names a site sees: those of this block and, where that is another, of its own. */
  readonly visible: readonly TSESTree.ProgramStatement[];
  readonly isTypeScript: boolean;
  /** Whether the file ends where the block does, and not with a tag: a page's linter may show the block alone. */
  readonly endsFile: boolean;
  /** Whether the site can call a function that the block declares. */
  readonly reachesFunctions: boolean;
  /** Text of the file that may use names of the block and that no scope tells of: a Vue template, or whatever the linter does not show. */
  readonly beside: string;
}

/**
 * What runs the code that a linter shows:
 * - `file`: whatever loads a file of its own;
 * - `component`: the compiler of a component, which makes a module of it;
 * - `page`: the browser, as it stands in a page that holds everything which shares names with it;
 * - `shared-page`: the browser, in a page that also loads scripts from elsewhere into the same global scope;
 * - `unknown`: nothing that is known here, or several scripts of which the linter shows only one.
 */
export type Runner = "file" | "component" | "page" | "shared-page" | "unknown";

/** Returns what runs the code of a file. */
export function getRunner(file: FileContext): Runner {
  return getView(file).runner;
}

/** Returns whether text of the file that no scope tells of, such as a Vue template, has a name among its words. */
export function isNamedBeside(file: FileContext, name: string): boolean {
  return hasWord(getView(file).beside, name);
}

/** Returns whether a text has a name among its words. Of a page each script has a text of its own beside it, so their words are not listed. */
export function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (!/[\w$]/.test(text.charAt(at - 1) + text.charAt(at + name.length))) return true;
  }
  return false;
}

/** Returns whether suggestions for a file arrive at their place: eslint-plugin-html hands them on with the ranges of the single script. */
export function takesSuggestions(file: FileContext): boolean {
  const { sourceCode, filename } = file;
  if (shownScripts.get(sourceCode.ast) !== undefined) return true;
  const { extension, isChild } = splitName(filename);
  return isChild || !pageExtensions.test(extension);
}

/**
 * Returns whether a fix from one place to another leaves the texts between them as they are: eslint-plugin-html and eslint-plugin-astro show a script without its
 * indentation, and what the fix writes back is indented anew (`restoreIndent`). Code does not mind where that errs, but the lines of a template do.
 */
export function keepsTexts(file: FileContext, [start, end]: readonly [number, number]): boolean {
  if (getView(file).lostIndent === undefined) return true;
  const { tokens } = file.sourceCode.ast;
  return !tokens.some(
    ({ type, range, loc }) =>
      (type === "Template" || type === "String") && loc.start.line < loc.end.line && range[0] < end && start < range[1],
  );
}

/** Returns what a fix writes with the indentation that its lines have in the file, where the linter shows them without. */
export function restoreIndent(file: FileContext, text: string): string {
  const { lostIndent = "" } = getView(file);
  return lostIndent === "" ? text : text.replaceAll(/\n(?=[^\r\n])/g, `\n${lostIndent}`);
}

/** Returns the parts of a file's text that edits stay inside of: each script of a component, and what stands between scripts, such as a template. */
export function getEditable(file: FileContext): readonly (readonly [number, number])[] {
  const borders = getView(file).scripts.flatMap(({ range }) => range);
  return [0, ...borders].map((start, index) => [start, borders[index] ?? file.sourceCode.text.length]);
}

/** Returns the statements at the top of a file, in all of its scripts, in the order of the text. */
export const getTopStatements = (file: FileContext): readonly TSESTree.ProgramStatement[] => getTop(file.sourceCode);

export function getTop(sourceCode: FileContext["sourceCode"]): readonly TSESTree.ProgramStatement[] {
  const { body } = sourceCode.ast;
  const services: object = sourceCode.parserServices ?? {};
  if (!("isSvelte" in services) && !("isAstro" in services)) return body;
  const own = body.filter(({ type }) => !/^(?:Svelte|Astro)/.test(type));
  return [...own, ...getSvelteScripts({ sourceCode }).flatMap(({ body: inside }) => inside)];
}

/**
 * Returns the block in which a site's file can take what the site needs, or undefined where there is none (a component without a script) or
 * none can be trusted. Where a component has two scripts, that is the one which both see: Vue's without `setup`, Svelte's module script.
 */
export function getScriptBlock(file: FileContext, site: TSESTree.Node): ScriptBlock | undefined {
  const view = getView(file);
  const { runner, scripts, beside } = view;
  if (runner === "unknown") return undefined;
  const own = scripts.find(({ range }) => range[0] <= site.range[0] && site.range[1] <= range[1]);
  const target = scripts.find(({ isShared }) => isShared) ?? own ?? scripts[0];
  if (target === undefined) return undefined;
  // A template sees what every script binds.
  const seen = own === undefined ? scripts : scripts.filter((script) => script === target || script === own);
  return {
    range: target.range,
    statements: getStatements(file, [target]),
    visible: getStatements(file, seen),
    isTypeScript: target.isTypeScript,
    endsFile: runner === "file",
    reachesFunctions: target.isShared || !isMovedOut(file.filename, site),
    beside,
  };
}

/**
 * Returns whether two places of a file lie in one script, or beside all scripts. What one script of a component leaves open, the next one does not go on with,
 * whatever a parser shows of the tags between them.
 */
export function isSameScript(file: FileContext, a: number, b: number): boolean {
  const getIndex = (place: number): number =>
    getComponentScripts(file).findIndex(({ range }) => range[0] <= place && place < range[1]);
  return getIndex(a) === getIndex(b);
}

const getComponentScripts = oncePer(
  (file: FileContext): readonly Script[] =>
    (shownScripts.get(file.sourceCode.ast) ?? getShownComponent(file))?.scripts ?? [],
);

/** Returns the statements at the top of some scripts; for the same ones the same list, so that others can remember what they find there. */
function getStatements(file: FileContext, scripts: readonly Script[]): readonly TSESTree.ProgramStatement[] {
  return getStatementsIn(file, scripts.map(({ range }) => range.join("-")).join());
}

const getStatementsIn = oncePerName((file: FileContext, ranges: string): readonly TSESTree.ProgramStatement[] =>
  ranges.split(",").flatMap((range) => {
    const [start = 0, end = 0] = range.split("-").map(Number);
    return getTopStatements(file).filter((node) => start <= node.range[0] && node.range[1] <= end);
  }),
);

/** What Vue's compiler moves out of the function that it makes of `<script setup>`; imports go along, functions do not. */
const vueMacros = /^(?:defineProps|withDefaults|defineEmits|defineModel|defineOptions|defineSlots)$/;

/** Returns whether a component's compiler moves a site out of its script: what a Vue macro is given, what Astro's frontmatter exports. */
function isMovedOut(filename: string, site: TSESTree.Node): boolean {
  const { extension } = splitName(filename);
  for (let node: TSESTree.Node | null | undefined = site; node != null; node = node.parent) {
    if (extension === "astro" && node.type === "ExportNamedDeclaration") return true;
    // A default value of a destructured prop is moved too.
    const call = node.type === "VariableDeclarator" ? node.init : node;
    if (extension !== "vue" || call?.type !== "CallExpression") continue;
    if (call.callee.type === "Identifier" && vueMacros.test(call.callee.name)) return true;
  }
  return false;
}

export interface Script {
  /** Its code, without its tags, in the text that the linter shows. */
  readonly range: readonly [number, number];
  readonly isTypeScript: boolean;
  /** Whether what it binds is seen by the other script of the component. */
  readonly isShared: boolean;
  /** What a parser is shown right before it and behind it, where it is an attribute's code. */
  readonly around?: readonly [before: string, behind: string];
}

/** What a linter shows of a file. */
interface View {
  readonly runner: Runner;
  readonly scripts: readonly Script[];
  readonly beside: string;
  /** The indentation that all lines have in the file, where the linter may show them without it. */
  readonly lostIndent?: string;
}

/** What a parser of ours knows of a file whose scripts it has read. */
export interface ShownScripts {
  readonly runner: Runner;
  readonly scripts: readonly Script[];
  /** The text beside them, where the linter is not shown it. */
  readonly beside?: string;
}

/** What is known of a file whose scripts are a part of it. */
export type ShownView = Required<ShownScripts>;

/** By the tree that the parser gave; see lint/script-parser.ts. */
const shownScripts = new WeakMap<object, ShownScripts>();

/** Says of a tree which scripts of its file it shows. */
export function setShownScripts(ast: object, shown: ShownScripts): void {
  shownScripts.set(ast, shown);
}

/** Returns what stands in a file of which the linter shows the scripts and what lies beside them; undefined where it shows code alone. */
export function getShownView(file: FileContext): ShownView | undefined {
  return shownScripts.has(file.sourceCode.ast) || getShownComponent(file) !== undefined ? getView(file) : undefined;
}

/** Ember's `.gjs` and `.gts` are modules: their parser knows what the names in a `<template>` mean, and no code of ours is inside of one. */
const codeExtensions = /^(?:[cm]?[jt]sx?|g[jt]s)?$/;
const componentExtensions = /^(?:vue|svelte|astro)$/;
const pageExtensions = /^(?:x?html?|php|erb|hbs|handlebars|mustache|nunjucks|tag|twig|we)$/;

/** Splits the name of a block that a processor made (`page.astro/1_0.ts`) from its file's; the extension is the file's, in lower case. */
function splitName(filename: string): { readonly extension: string; readonly isChild: boolean } {
  const [, extension = "", child] = /\.(\w+)([/\\]\d+_[^/\\]*)?$/.exec(filename) ?? [];
  return { extension: extension.toLowerCase(), isChild: child !== undefined };
}

const getView = oncePer((file: FileContext): View => {
  const { sourceCode, filename } = file;
  const shown = shownScripts.get(sourceCode.ast);
  if (shown !== undefined) return { beside: getTextBeside(sourceCode.text, shown.scripts), ...shown };
  const { extension, isChild } = splitName(filename);
  const { text } = sourceCode;
  const whole: View = {
    runner: "file",
    scripts: [{ range: [0, text.length], isTypeScript: /\.(?:[cm]?tsx?|gts)$/i.test(filename), isShared: false }],
    beside: "",
  };
  if (componentExtensions.test(extension)) {
    return getShownComponent(file) ?? getHiddenView(file, extension);
  }
  if (isChild || codeExtensions.test(extension)) return whole;
  // A format that nobody here knows may be one that holds code and prose.
  if (!isOnlyCode(file)) return unknown;
  return pageExtensions.test(extension) ? getHiddenView(file, extension) : whole;
});

const unknown: View = { runner: "unknown", scripts: [], beside: "" };

/** Returns the scripts of a component whose parser shows the whole file, or undefined where the linter shows one script only. */
function getShownComponent(file: FileContext): View | undefined {
  const view = (scripts: readonly Script[], beside = ""): View => ({
    runner: "component",
    scripts,
    beside,
  });
  const services: object = file.sourceCode.parserServices ?? {};
  if ("defineTemplateBodyVisitor" in services) {
    const scripts = getVueScripts(file);
    return view(scripts, getTextBeside(file.sourceCode.text, scripts));
  }
  if ("isSvelte" in services) {
    return view(getSvelteScripts(file).map((script) => readSvelteScript(file.sourceCode.text, script)));
  }
  if (!("isAstro" in services)) return undefined;
  const [open, close] = file.sourceCode.ast.tokens.filter(({ value }) => value === "---");
  if (open === undefined || close === undefined) return view([]);
  // Frontmatter is TypeScript, but a parser for JavaScript may have to read it.
  const isTypeScript = "esTreeNodeToTSNodeMap" in services;
  return view([{ range: [open.range[1], close.range[0]], isTypeScript, isShared: false }]);
}

/** A Vue file's tokens are those of its scripts, each between its tags. */
function getVueScripts({ sourceCode: { ast, text } }: FileContext): readonly Script[] {
  const starts = ast.tokens.filter(({ value }) => value === "<script>");
  const ends = ast.tokens.filter(({ value }) => value === "</script>");
  return starts.map(({ range }, index) => {
    const tag = text.slice(range[0], range[1]);
    return {
      range: [range[1], ends[index]?.range[0] ?? text.length],
      isTypeScript: isTypeScriptTag(tag),
      isShared: isSharedTag(tag, "vue"),
    };
  });
}

interface SvelteScript {
  readonly type: "SvelteScriptElement";
  readonly body: readonly TSESTree.ProgramStatement[];
  readonly range: readonly [number, number];
  readonly startTag: { readonly range: readonly [number, number] };
  readonly endTag: { readonly range: readonly [number, number] } | null;
}

function getSvelteScripts({ sourceCode: { ast } }: Pick<FileContext, "sourceCode">): readonly SvelteScript[] {
  const nodes: readonly { readonly type: string }[] = ast.body;
  return nodes.filter((node): node is SvelteScript => node.type === "SvelteScriptElement");
}

function readSvelteScript(text: string, { startTag, endTag, range }: SvelteScript): Script {
  const tag = text.slice(startTag.range[0], startTag.range[1]);
  return {
    range: [startTag.range[1], endTag?.range[0] ?? range[1]],
    isTypeScript: isTypeScriptTag(tag),
    isShared: isSharedTag(tag, "svelte"),
  };
}

function getTextBeside(text: string, scripts: readonly Script[]): string {
  const ends = [0, ...scripts.map(({ range }) => range[1])];
  return ends.map((end, index) => text.slice(end, scripts[index]?.range[0])).join("\n");
}

/** Returns what a single script is, read from its file: the linter shows neither its tag nor what stands beside it. */
function getHiddenView({ sourceCode, filename }: FileContext, extension: string): View {
  const text = readText(getFileOnDisk(filename));
  if (text === undefined) return unknown;
  const found = findScripts(text);
  const same = found.filter(({ code }) => isSameCode(code, sourceCode.text));
  // A file's only script is still it where an earlier pass of the fixer has changed its code.
  const [script, ...twins] = same.length === 0 && found.length === 1 ? found : same;
  if (script === undefined) return unknown;
  const isOneComponent = extension === "vue" || extension === "svelte";
  // Two scripts of one component share names, and this linter shows the names of one of them.
  if (isOneComponent && found.length > 1) return unknown;
  const isModule = ({ tag }: FoundScript): boolean =>
    isOneComponent || (extension === "astro" && isAstroModuleTag(tag));
  const isComponent = [script, ...twins].every(isModule);
  const isAlone = [script, ...twins].every(({ tag }) => isModuleTag(tag)) || !found.some(({ tag }) => isExternal(tag));
  // What a browser gets as it stands is JavaScript.
  const isTypeScript = isComponent && (extension === "astro" || isTypeScriptTag(script.tag));
  // A single line is a part of the file, with and without its indentation.
  const lostIndent = getIndent(script.code).slice(getIndent(`\n${sourceCode.text}`).length);
  return {
    runner: isComponent ? "component" : isAlone ? "page" : "shared-page",
    scripts: [{ range: [0, sourceCode.text.length], isTypeScript, isShared: false }],
    beside: text.replace(script.code, ""),
    ...(lostIndent === "" && text.includes(sourceCode.text) ? {} : { lostIndent }),
  };
}

/** The indentation that the lines of a script have in common; what stands behind its tag has none of its own. */
function getIndent(code: string): string {
  const indents = code
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "")
    .map((line) => /^[^\S\n]*/.exec(line)?.[0] ?? "");
  return indents.reduce((least, indent) => (indent.length < least.length ? indent : least), indents[0] ?? "");
}

/** Returns whether two texts are the same up to indentation and what eslint-plugin-astro writes in front of it; linters show scripts without. */
function isSameCode(found: string, shown: string): boolean {
  const [a, b] = [found, shown.replace(/^\/\* global\n[^*]*-- define:vars \*\/\n/, "")].map((text) =>
    text.replace(/^[^\S\n]+|\r$/gm, "").trim(),
  );
  return a === b;
}

/** Returns whether a text is nothing but code and comments. */
function isOnlyCode(file: FileContext): boolean {
  const pieces = [...file.sourceCode.ast.tokens, ...file.sourceCode.getAllComments()].sort(
    (a, b) => a.range[0] - b.range[0],
  );
  let end = 0;
  for (const { range } of pieces) {
    if (file.sourceCode.text.slice(end, range[0]).trim() !== "") return false;
    end = range[1];
  }
  return file.sourceCode.text.slice(end).trim() === "";
}
