// Functions that a module exports, with the few things of it that they need: other functions, and constant numbers.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getMemberName, isFunction, unwrap, type FunctionNode } from "../syntax/tree.ts";

/** What a module exports under a name: a function of its own, or what others export. */
export type Exported =
  | { readonly kind: "function"; readonly node: FunctionNode }
  /** Some of several modules may have it. */
  | { readonly kind: "elsewhere"; readonly places: readonly { readonly specifier: string; readonly name: string }[] };

/** Returns what a module exports under a name, "default" for its default export, where nothing can replace it. */
export function getExported({ ast, scopeManager }: TSESLint.SourceCode, name: string): Exported | undefined {
  const others: { specifier: string; name: string }[] = [];
  for (const statement of ast.body) {
    switch (statement.type) {
      case "ExportNamedDeclaration": {
        const own = getDeclared(statement.declaration, name);
        if (own !== undefined) return asFunction(own);
        for (const specifier of statement.specifiers) {
          if (getText(specifier.exported) !== name) continue;
          const local = getText(specifier.local);
          if (local === undefined) return undefined;
          return statement.source === null
            ? asFunction(getTopLevel(ast, scopeManager, local))
            : { kind: "elsewhere", places: [{ specifier: statement.source.value, name: local }] };
        }
        break;
      }
      case "ExportDefaultDeclaration":
        if (name === "default") return asFunction(resolve(ast, scopeManager, statement.declaration));
        break;
      case "ExportAllDeclaration":
        if (statement.exported === null) others.push({ specifier: statement.source.value, name });
        break;
      case "ExpressionStatement": {
        const value = getAssignedExport(statement.expression, name);
        if (value !== undefined) return asFunction(resolve(ast, scopeManager, value));
        break;
      }
    }
  }
  return others.length === 0 || name === "default" ? undefined : { kind: "elsewhere", places: others };
}

const asFunction = (node: FunctionNode | undefined): Exported | undefined =>
  node === undefined ? undefined : { kind: "function", node };

const getText = (name: TSESTree.Identifier | TSESTree.StringLiteral): string | undefined =>
  name.type === "Identifier" ? name.name : undefined;

/** What a declaration gives a name: a function, or a constant that holds one. */
function getDeclared(declaration: TSESTree.Node | null, name: string): FunctionNode | undefined {
  if (declaration?.type === "FunctionDeclaration") return declaration.id?.name === name ? declaration : undefined;
  if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") return undefined;
  const declarator = declaration.declarations.find(({ id }) => id.type === "Identifier" && id.name === name);
  const value = declarator?.init == null ? undefined : unwrap(declarator.init);
  return value !== undefined && isFunction(value) ? value : undefined;
}

/** A function of the module's own, by its name, if nothing writes to that. */
function getTopLevel(
  ast: TSESTree.Program,
  scopes: TSESLint.SourceCode["scopeManager"],
  name: string,
): FunctionNode | undefined {
  for (const statement of ast.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    const found = getDeclared(declaration, name);
    if (found === undefined || scopes === null) continue;
    const isWritten = scopes.scopes.some(({ set }) =>
      set.get(name)?.references.some((reference) => reference.isWrite() && reference.init !== true),
    );
    return isWritten ? undefined : found;
  }
  return undefined;
}

function resolve(
  ast: TSESTree.Program,
  scopes: TSESLint.SourceCode["scopeManager"],
  value: TSESTree.Node,
): FunctionNode | undefined {
  const node = unwrap(value);
  if (isFunction(node)) return node;
  return node.type === "Identifier" ? getTopLevel(ast, scopes, node.name) : undefined;
}

/** What CommonJS exports: `module.exports = { swap }`, `exports.swap = …`, and `module.exports = swap` as a default. */
function getAssignedExport(expression: TSESTree.Expression, name: string): TSESTree.Node | undefined {
  if (expression.type !== "AssignmentExpression" || expression.left.type !== "MemberExpression") return undefined;
  const { left, right } = expression;
  const member = getMemberName(left);
  if (isExports(left)) {
    if (right.type !== "ObjectExpression") return name === "default" ? right : undefined;
    const property = right.properties.find(
      (one): one is TSESTree.Property =>
        one.type === "Property" && !one.computed && one.key.type === "Identifier" && one.key.name === name,
    );
    return property?.value;
  }
  const isOfExports = (left.object.type === "Identifier" && left.object.name === "exports") || isExports(left.object);
  return isOfExports && member === name ? right : undefined;
}

const isExports = (node: TSESTree.Node): boolean =>
  node.type === "MemberExpression" &&
  node.object.type === "Identifier" &&
  node.object.name === "module" &&
  getMemberName(node) === "exports";

/** A function as a declaration, with what it needs of its module. */
export interface WrittenFunction {
  /** The declarations by their names: the function's own, of functions that it calls, and of constants. */
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

/** Writes a function down under a name, if all that it needs of its module are functions like it, and constant numbers. */
export function writeFunction(
  code: TSESLint.SourceCode,
  node: FunctionNode,
  name: string,
): WrittenFunction | undefined {
  const declarations = new Map<string, string>();
  const globals = new Set<string>();
  const write = (inner: FunctionNode, as: string): boolean => {
    if (declarations.size === MOST_DECLARATIONS) return false;
    const text = getDeclaration(code, inner, as);
    const scope = code.scopeManager?.acquire(inner, true);
    if (text === undefined || scope == null) return false;
    declarations.set(as, text);
    return scope.through.every((reference) => {
      if ("isValueReference" in reference && !reference.isValueReference) return true;
      const needed = String(reference.identifier.name);
      const [definition] = reference.resolved?.defs ?? [];
      if (definition === undefined) {
        globals.add(needed);
        return needed !== "arguments";
      }
      if (declarations.has(needed)) return needed !== name;
      const helper = getTopLevel(code.ast, code.scopeManager, needed);
      if (helper !== undefined) return helper !== node && write(helper, needed);
      const number = getNumber(definition.node);
      if (number === undefined) return false;
      declarations.set(needed, `const ${needed} = ${number};`);
      return true;
    });
  };
  return write(node, name) ? { declarations, globals } : undefined;
}

/** The number that a declaration gives a constant, as it is written. */
function getNumber(node: TSESTree.Node): string | undefined {
  if (node.type !== "VariableDeclarator" || node.parent.kind !== "const" || node.id.type !== "Identifier")
    return undefined;
  return node.init?.type === "Literal" && typeof node.init.value === "number" ? node.init.raw : undefined;
}

function getDeclaration(
  { text, visitorKeys }: TSESLint.SourceCode,
  node: FunctionNode,
  name: string,
): string | undefined {
  if (node.async || node.generator || hasOwn(node, visitorKeys)) return undefined;
  const [first] = node.params;
  const last = node.params.at(-1);
  const params = first === undefined || last === undefined ? "" : text.slice(first.range[0], last.range[1]);
  const body = text.slice(...node.body.range);
  const block = node.body.type === "BlockStatement" ? body : `{ return (${body}); }`;
  return `function ${name}(${params}) ${block}`;
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
