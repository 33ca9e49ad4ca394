// A function of another file as a declaration, with the few things of its module that it needs: other functions, and constant numbers.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import type { FunctionNode } from "../syntax/tree.ts";
import { getOnlyFunction } from "./exported-function.ts";
import { getTextWithoutTypes } from "./without-types.ts";

/** A function with what it needs of its module. */
export interface WrittenFunction {
  /** Its parameters and its body, as they follow `function`. */
  readonly text: string;
  /** The declarations of functions that it calls, and of constants, by their names. */
  readonly declarations: ReadonlyMap<string, string>;
  /** The globals that they name. */
  readonly globals: ReadonlySet<string>;
}

/** Nodes of a function that mean something else, or nothing, where it is written down again. */
const OWN = new Set([
  "ThisExpression",
  "Super",
  "MetaProperty",
  "AwaitExpression",
  "YieldExpression",
  "ImportExpression",
]);

/** A function that needs more of its module is no comparator, no swap and no source that people write. */
const MOST_DECLARATIONS = 8;

/**
 * Writes a function down, if all that it needs of its module are functions like it, and constant numbers.
 * @param keepsTypes Whether types may stand where it is written.
 */
export function writeFunction(file: FileContext, node: FunctionNode, keepsTypes: boolean): WrittenFunction | undefined {
  const { sourceCode } = file;
  const declarations = new Map<string, string>();
  const globals = new Set<string>();
  const writing: FunctionNode[] = [];
  const write = (inner: FunctionNode): string | undefined => {
    // One that calls itself is no comparator, no swap and no source that people write.
    if (writing.includes(inner) || declarations.size === MOST_DECLARATIONS) return undefined;
    const text = getText(file, inner, keepsTypes);
    const scope = sourceCode.scopeManager?.acquire(inner, true);
    if (text === undefined || scope == null) return undefined;
    writing.push(inner);
    const isWritten = scope.through.every(needs);
    writing.pop();
    return isWritten ? text : undefined;
  };
  const needs = (reference: TSESLint.Scope.Reference): boolean => {
    if ("isValueReference" in reference && !reference.isValueReference) return true;
    const needed = String(reference.identifier.name);
    const { resolved } = reference;
    const [definition] = resolved?.defs ?? [];
    if (resolved == null || definition === undefined) {
      globals.add(needed);
      return needed !== "arguments";
    }
    if (declarations.has(needed)) return true;
    const helper = resolved.scope.block.type === "Program" ? getOnlyFunction(resolved) : undefined;
    const text = helper === undefined ? undefined : write(helper);
    const number = helper === undefined ? getNumber(definition.node) : undefined;
    if (text !== undefined) declarations.set(needed, `function ${needed}${text}`);
    else if (number !== undefined) declarations.set(needed, `const ${needed} = ${number};`);
    return text !== undefined || number !== undefined;
  };
  const text = write(node);
  return text === undefined ? undefined : { text, declarations, globals };
}

/** The number that a declaration gives a constant, as it is written. */
function getNumber(node: TSESTree.Node): string | undefined {
  if (node.type !== "VariableDeclarator" || node.parent.kind !== "const" || node.id.type !== "Identifier")
    return undefined;
  return node.init?.type === "Literal" && typeof node.init.value === "number" ? node.init.raw : undefined;
}

/** What stands behind `function` and its name. */
function getText(file: FileContext, node: FunctionNode, keepsTypes: boolean): string | undefined {
  const { text, visitorKeys } = file.sourceCode;
  if (node.async || node.generator || hasOwn(node, visitorKeys)) return undefined;
  const write = (nodes: readonly TSESTree.Node[]): string | undefined => {
    const [first] = nodes;
    const last = nodes.at(-1);
    if (first === undefined || last === undefined) return "";
    const span = [first.range[0], last.range[1]] as const;
    return keepsTypes ? text.slice(...span) : getTextWithoutTypes(file, nodes, span);
  };
  const params = write(node.params);
  const body = write([node.body]);
  if (params === undefined || body === undefined) return undefined;
  const block = node.body.type === "BlockStatement" ? body : `{ return (${body}); }`;
  return `(${params}) ${block}`;
}

function hasOwn(root: TSESTree.Node, keys: TSESLint.SourceCode["visitorKeys"]): boolean {
  const rest: TSESTree.Node[] = [root];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (OWN.has(node.type)) return true;
    for (const key of keys[node.type] ?? []) {
      const child: unknown = Reflect.get(node, key);
      for (const one of Array.isArray(child) ? (child as unknown[]) : [child])
        if (one != null) rest.push(one as TSESTree.Node);
    }
  }
  return false;
}
