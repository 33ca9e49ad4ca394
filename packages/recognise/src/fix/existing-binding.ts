/** What a file already holds of a module: a binding that a site can call, or a declaration that can take one more name. */
import type { FileContext } from "../file/file-context.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getVariableAt } from "../syntax/bindings.ts";
import { onceEach, oncePer, oncePerPart } from "../file/once.ts";
import { getKeyName } from "../syntax/tree.ts";
import type { Edit } from "./edits.ts";
import { getAddedImport, getAddedProperty, isRequire } from "./insert-import.ts";
import { isSameSpecifier } from "./module-path.ts";
import { getAncestors, getRequiredModule } from "./module-system.ts";
import { hasMembers } from "./nameless-module.ts";
import { getTopStatements } from "../file/script-block.ts";
import type { ScriptBlock } from "../file/script-block.ts";

/** The export of a module that is looked for; "default" is the default export, or what `require` returns. */
export interface Export {
  readonly module: string;
  readonly name: string;
}

export interface Binding {
  readonly variable: TSESLint.Scope.Variable;
  /** The text that calls it: `shuffle`, `fair.shuffle`. */
  readonly callee: string;
  readonly way: "import" | "require";
}

/** Returns the binding by which a site can call an export that the file has already taken in, or undefined if it sees none. */
export function getExistingBinding(
  file: FileContext,
  wanted: Export,
  { visible }: ScriptBlock,
  site: TSESTree.Node,
): Binding | undefined {
  return getStatementsOf(file, visible, wanted.module)
    .filter((statement) => isReady(file, statement, visible, site))
    .flatMap((statement) => getBindings(file, statement, wanted))
    .find(({ variable }) => isConstant(variable) && getVariableAt(file, variable.name, site) === variable);
}

/** Returns whether the file takes in anything of a module at run time. */
export function isModuleUsed(file: FileContext, module: string): boolean {
  return getStatementsOf(file, getTopStatements(file), module).length > 0;
}

/** Returns whether a file imports a name of a module, and so runs where that has names. */
export const importsName = (file: FileContext, module: string): boolean =>
  getStatementsOf(file, getTopStatements(file), module).some(
    (statement) =>
      statement.type === "ImportDeclaration" && statement.specifiers.some(({ type }) => type === "ImportSpecifier"),
  );

type Statements = readonly TSESTree.ProgramStatement[];

/** Returns those of a list of statements that take in something of a module. */
function getStatementsOf(file: FileContext, statements: Statements, module: string): Statements {
  return getModules(file, statements)(module);
}

const getModules = oncePerPart((file: FileContext, statements: Statements) =>
  onceEach((module: string): Statements => statements.filter((statement) => isOfModule(file, statement, module))),
);

/** Returns the insertions that add `wanted` as `local` to a declaration of its module that is there, or undefined if none can take it. */
export function getAddedBinding(
  file: FileContext,
  wanted: Export,
  local: string,
  { visible }: ScriptBlock,
  site: TSESTree.Node,
): readonly Edit[] | undefined {
  return getStatementsOf(file, visible, wanted.module)
    .filter((statement) => isReady(file, statement, visible, site))
    .map((statement) => addTo(file, statement, wanted, local))
    .find((added) => added !== undefined);
}

function addTo(
  file: FileContext,
  statement: TSESTree.ProgramStatement,
  { module, name }: Export,
  local: string,
): readonly Edit[] | undefined {
  if (statement.type === "ImportDeclaration") return getAddedImport(file, statement, name, local);
  if (statement.type !== "VariableDeclaration") return undefined;
  const pattern = statement.declarations.find(
    ({ id, init }) => id.type === "ObjectPattern" && isRequired(file, init, module),
  )?.id;
  return pattern?.type === "ObjectPattern" ? getAddedProperty(file, pattern, name, local) : undefined;
}

function isOfModule(file: FileContext, node: TSESTree.ProgramStatement, module: string): boolean {
  switch (node.type) {
    case "ImportDeclaration":
      return node.importKind !== "type" && isSameSpecifier(node.source.value, module);
    case "TSImportEqualsDeclaration":
      return isImportEqualsOf(node, module);
    case "VariableDeclaration":
      return node.declarations.some(({ init }) => {
        if (init?.type === "MemberExpression") return isRequired(file, init.object, module);
        return isRequired(file, init, module);
      });
    default:
      return false;
  }
}

function isImportEqualsOf(node: TSESTree.TSImportEqualsDeclaration, module: string): boolean {
  if (node.importKind === "type" || node.moduleReference.type !== "TSExternalModuleReference") return false;
  const { expression } = node.moduleReference;
  return isSameSpecifier(expression.value, module);
}

function isRequired(file: FileContext, init: TSESTree.Expression | null, module: string): boolean {
  const required = init === null ? undefined : getRequiredModule(file, init);
  return required !== undefined && isSameSpecifier(required, module);
}

function getBindings(file: FileContext, statement: TSESTree.ProgramStatement, wanted: Export): readonly Binding[] {
  const way = statement.type === "ImportDeclaration" ? "import" : "require";
  return getCallees(file, statement, wanted).flatMap(({ local, member }) => {
    const variable = getVariableAt(file, local.name, local);
    const callee = member === undefined ? local.name : `${local.name}.${member}`;
    return variable === undefined ? [] : [{ variable, callee, way }];
  });
}

interface Callee {
  readonly local: TSESTree.Identifier;
  /** The member to call, where the local name stands for the whole module. */
  readonly member?: string | undefined;
}

function getCallees(file: FileContext, statement: TSESTree.ProgramStatement, wanted: Export): readonly Callee[] {
  const whole = wanted.name === "default" ? undefined : wanted.name;
  switch (statement.type) {
    case "ImportDeclaration":
      return statement.specifiers.flatMap((specifier) => getImportedCallees(specifier, wanted));
    case "TSImportEqualsDeclaration":
      return [{ local: statement.id, member: whole }];
    case "VariableDeclaration":
      return statement.declarations.flatMap(({ id, init }) => {
        if (init?.type === "MemberExpression" && isRequired(file, init.object, wanted.module)) {
          const isWanted = !init.computed && getKeyName(init.property) === wanted.name;
          return isWanted && id.type === "Identifier" ? [{ local: id }] : [];
        }
        if (!isRequired(file, init, wanted.module)) return [];
        if (id.type === "Identifier") return [{ local: id, member: whole }];
        return id.type === "ObjectPattern" ? id.properties.flatMap((item) => getDestructured(item, wanted.name)) : [];
      });
    default:
      return [];
  }
}

function getImportedCallees(specifier: TSESTree.ImportClause, { module, name }: Export): readonly Callee[] {
  const { local } = specifier;
  if (specifier.type === "ImportNamespaceSpecifier") return [{ local, member: name }];
  if (specifier.type === "ImportDefaultSpecifier") {
    if (name === "default") return [{ local }];
    return hasMembers(module) ? [{ local, member: name }] : [];
  }
  return specifier.importKind !== "type" && getKeyName(specifier.imported) === name ? [{ local }] : [];
}

function getDestructured(item: TSESTree.Property | TSESTree.RestElement, name: string): readonly Callee[] {
  if (item.type !== "Property" || item.computed || getKeyName(item.key) !== name) return [];
  return item.value.type === "Identifier" ? [{ local: item.value }] : [];
}

/** Returns whether a variable is declared once and holds what its declaration gave it for good. */
function isConstant({ defs, references }: TSESLint.Scope.Variable): boolean {
  return defs.length === 1 && references.every((reference) => !reference.isWrite() || reference.init === true);
}

/**
 * Returns whether what a statement at the top binds is there whenever the site runs. Imports are there from the start. A `require` must stand
 * before the site; and where the site is in a function declaration, which others can call before its own place is reached,
 * nothing that could call it may stand before the `require`.
 */
function isReady(
  file: FileContext,
  statement: TSESTree.ProgramStatement,
  body: Statements,
  site: TSESTree.Node,
): boolean {
  if (statement.type === "ImportDeclaration") return true;
  const places = getPlaces(body);
  const index = places.get(statement) ?? -1;
  if (index <= countInert(file, body)) return true;
  const siteStatement =
    body[[site, ...getAncestors(site)].map((node) => places.get(node)).find((at) => at !== undefined) ?? -1];
  return siteStatement !== undefined && !isHoisted(siteStatement) && (places.get(siteStatement) ?? -1) > index;
}

const getPlaces = oncePer(
  (body: Statements): ReadonlyMap<TSESTree.Node, number> => new Map(body.map((node, at) => [node, at])),
);

/** Returns how many statements there are before the first that can call a function of this file. */
const countInert = oncePerPart((file: FileContext, body: Statements): number => {
  const first = body.findIndex((statement) => !isInert(file, statement));
  return first === -1 ? body.length : first;
});

/** Returns whether a statement at the top can't call a function of this file. */
function isInert(file: FileContext, node: TSESTree.ProgramStatement): boolean {
  if (isHoisted(node) || isRequire(file, node)) return true;
  switch (node.type) {
    case "ImportDeclaration":
    case "TSImportEqualsDeclaration":
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return true;
    case "ExpressionStatement":
      return node.expression.type === "Literal";
    case "VariableDeclaration":
      return node.declarations.every(
        ({ id, init }) =>
          init === null ||
          (id.type === "Identifier" && /^(?:Literal|FunctionExpression|ArrowFunctionExpression)$/.test(init.type)),
      );
    default:
      return false;
  }
}

function isHoisted(node: TSESTree.ProgramStatement): boolean {
  if (node.type === "ExportNamedDeclaration" || node.type === "ExportDefaultDeclaration") {
    return node.declaration?.type === "FunctionDeclaration";
  }
  return node.type === "FunctionDeclaration";
}
