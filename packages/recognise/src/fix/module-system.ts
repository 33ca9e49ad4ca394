/** How a file takes modules in: proved by what it contains, then by its name and its configuration. */
import type { FileContext } from "../file/file-context.ts";
import { oncePer } from "../file/once.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { isFunction } from "../syntax/tree.ts";
import { isFreeGlobal } from "./free-name.ts";
import { getPackageFacts } from "./package-json.ts";
import { getRunner, getTopStatements } from "../file/script-block.ts";

/**
 * - `esm`: import declarations;
 * - `commonjs`: `require(…)`;
 * - `import-equals`: TypeScript's `import x = require(…)`, in a file that has no other way to stay correct under `verbatimModuleSyntax`;
 * - `script`: parsed as a script, shares its global scope with other files;
 * - `page`: stands in a page, and is given to the browser as it is;
 * - `universal`: asks at run time what it runs in (`typeof module`), so it must not depend on either;
 * - `unknown`: no sign at all; Node takes it by its package, a bundler as either, a page or a worker perhaps as a script.
 */
export type ModuleSystem = "esm" | "commonjs" | "import-equals" | "script" | "page" | "universal" | "unknown";

/** Returns how the file takes modules in. */
export const getModuleSystem = oncePer((file: FileContext): ModuleSystem => {
  const { filename } = file;
  const packageType = getPackageFacts(filename)?.type;
  const runner = getRunner(file);
  if (runner === "shared-page") return "script";
  if (runner === "page" || runner === "unknown") return runner;
  const statements = getTopStatements(file);
  const extension = /\.(\w+)$/.exec(filename)?.[1]?.toLowerCase() ?? "";
  if (statements.some(isModuleDeclaration) || hasModuleExpression(file)) return "esm";
  if (statements.some(isCommonJSDeclaration)) return "import-equals";
  // A module that AMD's loader takes from a script.
  if (getGlobalUses(file, "define").some(isCalledAtTop)) return "script";
  if (extension === "mjs" || extension === "mts") return "esm";
  if (extension === "cjs" || extension === "cts") return "commonjs";
  if (isEvidentCommonJS(file)) return "commonjs";
  // Types are erased before a file runs, so they prove a module only where nothing above has said otherwise.
  if (runner === "component" || statements.some(isTypeDeclaration)) return "esm";
  const configured = getConfiguredSystem(file);
  if (configured === "script") return "script";
  if (loaderNames.some((name) => getGlobalUses(file, name).some(isAskedFor))) return "universal";
  if (configured === "commonjs") return packageType === "module" ? "unknown" : "commonjs";
  // Without an import or an export of its own, TypeScript takes a file for a script.
  // A block of Markdown (`page.md/0_0.ts`) is a script of nothing.
  const isBlock = /\.\w+[/\\]\d+_[^/\\]*$/.test(filename);
  if (["ts", "tsx"].includes(extension)) return isBlock ? "esm" : "script";
  // A package that says "module" also holds scripts that pages and workers load; only the file itself can show that it is none of them.
  return "unknown";
});

function isModuleDeclaration(node: TSESTree.ProgramStatement): boolean {
  switch (node.type) {
    case "ImportDeclaration":
      return node.importKind !== "type";
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return node.exportKind !== "type";
    case "ExportDefaultDeclaration":
      return node.declaration.type !== "TSInterfaceDeclaration";
    default:
      return false;
  }
}

function isCommonJSDeclaration(node: TSESTree.ProgramStatement): boolean {
  if (node.type === "TSExportAssignment") return true;
  return (
    node.type === "TSImportEqualsDeclaration" &&
    node.importKind !== "type" &&
    node.moduleReference.type === "TSExternalModuleReference"
  );
}

function isTypeDeclaration(node: TSESTree.ProgramStatement): boolean {
  return /^(?:Import|Export(?:Named|All|Default))Declaration$/.test(node.type);
}

/** `import.meta` and `await` outside functions parse in a module only. */
function hasModuleExpression(file: FileContext): boolean {
  const { tokens } = file.sourceCode.ast;
  return tokens.some((token, index) => {
    if (token.value === "import") return tokens[index + 1]?.value === "." && tokens[index - 1]?.value !== ".";
    if (token.value !== "await") return false;
    const node = file.sourceCode.getNodeByRangeIndex(token.range[0]);
    if (node?.type !== "AwaitExpression" && node?.type !== "ForOfStatement") return false;
    return !getAncestors(node).some(isFunction);
  });
}

/** The names that a file asks for with `typeof` if it runs under several loaders. */
const loaderNames = ["module", "exports", "require", "define"];

function getGlobalUses(file: FileContext, name: string): readonly TSESTree.Node[] {
  const scope = file.sourceCode.scopeManager?.globalScope;
  if (scope === null || scope === undefined) return [];
  const declared = scope.set.get(name);
  const configured = declared?.defs.length === 0 ? declared.references : [];
  return [...scope.through.filter(({ identifier }) => identifier.name === name), ...configured].map(
    ({ identifier }) => identifier,
  );
}

function isAskedFor({ parent }: TSESTree.Node): boolean {
  return parent?.type === "UnaryExpression" && parent.operator === "typeof";
}

/** `define([…], function (…) { … });` as a statement at the top. */
function isCalledAtTop({ parent: call }: TSESTree.Node): boolean {
  return (
    call?.type === "CallExpression" &&
    call.parent.type === "ExpressionStatement" &&
    call.parent.parent.type === "Program"
  );
}

/** What runs whenever the file runs proves CommonJS; what stands in a function or behind a condition may never run. */
function isEvidentCommonJS(file: FileContext): boolean {
  const isUsed = (name: string, isProof: (identifier: TSESTree.Node) => boolean): boolean =>
    getGlobalUses(file, name).some((use) => isProof(use) && !getAncestors(use).some(mayBeSkipped));
  return (
    isUsed("require", (use) => use.parent !== undefined && getRequiredModule(file, use.parent) !== undefined) ||
    isUsed("module", (use) => isMember(use) && getMemberName(use.parent) === "exports") ||
    isUsed("exports", (use) => isMember(use) && isWritten(use.parent))
  );
}

/** Returns the module that `require("…")` names, where `require` is CommonJS's own, or undefined for any other node. */
export function getRequiredModule(file: FileContext, node: TSESTree.Node): string | undefined {
  if (node.type !== "CallExpression" || node.arguments.length !== 1) return undefined;
  const [argument] = node.arguments;
  if (node.callee.type !== "Identifier" || node.callee.name !== "require") return undefined;
  if (argument?.type !== "Literal" || typeof argument.value !== "string") return undefined;
  return isFreeGlobal(file, "require", node) ? argument.value : undefined;
}

function isMember(node: TSESTree.Node): node is TSESTree.Node & { readonly parent: TSESTree.MemberExpression } {
  return node.parent?.type === "MemberExpression" && node.parent.object === node;
}

function getMemberName({ property, computed }: TSESTree.MemberExpression): string | undefined {
  return property.type === "Identifier" && !computed ? property.name : undefined;
}

function isWritten(node: TSESTree.MemberExpression): boolean {
  return node.parent.type === "AssignmentExpression" && node.parent.left === node;
}

function getConfiguredSystem(file: FileContext): "module" | "commonjs" | "script" {
  const sourceType: string = file.sourceCode.ast.sourceType;
  if (sourceType === "commonjs" || returnsAtTop(file)) return "commonjs";
  return sourceType === "module" ? "module" : "script";
}

function returnsAtTop({ sourceCode: { scopeManager } }: FileContext): boolean {
  // oxlint's scope manager has no such method.
  return scopeManager !== null && "isGlobalReturn" in scopeManager && scopeManager.isGlobalReturn();
}

/** Returns the nodes around a node, innermost first. */
export function getAncestors(node: TSESTree.Node): readonly TSESTree.Node[] {
  const ancestors: TSESTree.Node[] = [];
  for (let around = node.parent; around; around = around.parent) ancestors.push(around);
  return ancestors;
}

const conditions = /^(?:If|Try|Switch|For|ForIn|ForOf|While)Statement$|^(?:Conditional|Logical)Expression$/;

function mayBeSkipped(node: TSESTree.Node): boolean {
  return isFunction(node) || conditions.test(node.type);
}
