// A function of another file as a declaration, with the few things of its module that it needs: other functions, and constant numbers.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import type { FunctionNode } from "../syntax/tree.ts";
import { getOnlyFunction } from "./exported-function.ts";
import { changeText, type Change } from "./changed-text.ts";
import { getTypeSpans } from "./without-types.ts";

/** The names of what a module declares, by those that they have in the module; one that is missing keeps its own. */
type Names = ReadonlyMap<string, string>;

/** A function with what it needs of its module. */
export interface WrittenFunction {
  /** Writes its parameters and its body, as they follow `function`. */
  readonly write: (names: Names) => string;
  /** What writes the declarations of functions that it calls, and of constants, by their names; each stands behind what it needs itself. */
  readonly declarations: ReadonlyMap<string, (name: string, names: Names) => string>;
  /** The globals that they name. */
  readonly globals: ReadonlySet<string>;
  /** The text of its module. */
  readonly module: string;
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
  const declarations = new Map<string, (name: string, names: Names) => string>();
  const globals = new Set<string>();
  const writing: FunctionNode[] = [];
  const writeOne = (inner: FunctionNode): WrittenFunction["write"] | undefined => {
    // One that calls itself is no comparator, no swap and no source that people write.
    if (writing.includes(inner) || declarations.size === MOST_DECLARATIONS) return undefined;
    const scope = sourceCode.scopeManager?.acquire(inner, true);
    const write = scope == null ? undefined : getWriter(file, inner, scope.through, keepsTypes);
    if (scope == null || write === undefined) return undefined;
    writing.push(inner);
    const isWritten = scope.through.every(needs);
    writing.pop();
    return isWritten ? write : undefined;
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
    const write = helper === undefined ? undefined : writeOne(helper);
    const number = helper === undefined ? getNumber(definition.node) : undefined;
    if (write !== undefined) declarations.set(needed, (name, names) => `function ${name}${write(names)}`);
    else if (number !== undefined) declarations.set(needed, (name) => `const ${name} = ${number};`);
    return write !== undefined || number !== undefined;
  };
  const write = writeOne(node);
  return write === undefined ? undefined : { write, declarations, globals, module: sourceCode.text };
}

/** The number that a declaration gives a constant, as it is written. */
function getNumber(node: TSESTree.Node): string | undefined {
  if (node.type !== "VariableDeclarator" || node.parent.kind !== "const" || node.id.type !== "Identifier")
    return undefined;
  return node.init?.type === "Literal" && typeof node.init.value === "number" ? node.init.raw : undefined;
}

/** Returns what writes that which stands behind `function` and its name. */
function getWriter(
  file: FileContext,
  node: FunctionNode,
  references: readonly TSESLint.Scope.Reference[],
  keepsTypes: boolean,
): WrittenFunction["write"] | undefined {
  const { text, visitorKeys } = file.sourceCode;
  if (node.async || node.generator || hasOwn(node, visitorKeys)) return undefined;
  const types = keepsTypes ? [] : getTypeSpans(file, [...node.params, node.body]);
  if (types === undefined) return undefined;
  const cuts = types.map(([start, end]): Change => ({ start, end, text: "" }));
  const [first] = node.params;
  const last = node.params.at(-1);
  return (names) => {
    const changes = [...cuts, ...references.flatMap((reference) => getRenaming(reference, names))];
    const params = first && last ? changeText(text, [first.range[0], last.range[1]], changes) : "";
    const body = changeText(text, node.body.range, changes);
    return `(${params}) ${node.body.type === "BlockStatement" ? body : `{ return (${body}); }`}`;
  };
}

/** The change by which a name of the module becomes another one. */
function getRenaming({ identifier, resolved }: TSESLint.Scope.Reference, names: Names): readonly Change[] {
  const own = String(identifier.name);
  const name = names.get(own);
  if (name === undefined || name === own || resolved == null || resolved.defs.length === 0) return [];
  const { parent } = identifier as TSESTree.Node;
  const isShorthand = parent?.type === "Property" && parent.shorthand;
  const [start, end] = identifier.range;
  return [{ start, end, text: isShorthand ? `${own}: ${name}` : name }];
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
