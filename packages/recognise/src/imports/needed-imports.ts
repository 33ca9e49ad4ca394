// Which functions of other files decide what a sort or a loop of a file does: only these are worth reading another file for.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { oncePer } from "../file/once.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import { isRelative } from "./module-reader.ts";

/** A function that is imported by a relative path. */
export interface NeededImport {
  readonly specifier: string;
  /** The name under which it is exported; "default" for a default export. */
  readonly exported: string;
  /** The name that it has here. */
  readonly local: string;
  /** What brings the name: an import's specifier, a property of a pattern, or a declaration as a whole. */
  readonly node: TSESTree.Node;
  readonly statement: TSESTree.ImportDeclaration | TSESTree.VariableDeclaration;
}

/** What is called in loops all the time needs no look: only what is called so may swap or draw. */
const TELLING = /swap|exchange|rand|rnd|rng|pick|roll|dice|draw/i;

/** A sort that is handed a function by its name, or one that a function of some name makes. */
const SORTS_BY_NAME = /\.(?:sort|toSorted)\(\s*(?!function\b)[\w$.]+\s*(?:[(),!]|as\b)/;

/** What brings a file nearby. */
const NEARBY = /["']\.\.?\//;

/** Returns whether a file may use what it imports by a relative path to draw, to swap or to sort by. */
export function mayNeedImports(sourceCode: TSESLint.SourceCode): boolean {
  const { text } = sourceCode;
  const statements = findImporting(sourceCode);
  const [first] = statements;
  const last = statements.at(-1);
  if (first === undefined || last === undefined) return false;
  // One look at the text of all imports is quicker than one at each of the names in the tree.
  const imports = text.slice(first.range[0], last.range[1]);
  if (!NEARBY.test(imports)) return false;
  return (TELLING.test(imports) && statements.some(bringsTellingName)) || SORTS_BY_NAME.test(text);
}

/** Returns the statements that import: those at the top of a module; where it has none there, wherever they stand. */
function findImporting({ ast: { body }, text }: TSESLint.SourceCode): readonly TSESTree.Node[] {
  const top: TSESTree.Node[] = [];
  for (const statement of body) {
    if (statement.type === "ImportDeclaration") top.push(statement);
    else if (statement.type !== "ExpressionStatement" || statement.directive === undefined) break;
  }
  if (top.length > 0) return top;
  return text.includes("\nimport") || text.includes("require(") ? body.filter(isImporting) : top;
}

const isImporting = (node: TSESTree.Node): boolean =>
  node.type === "ImportDeclaration" || (node.type === "VariableDeclaration" && getRequired(node) !== undefined);

const bringsTellingName = (statement: TSESTree.Node): boolean =>
  getNamesNearby(statement)?.some((name) => TELLING.test(name)) === true;

/** The names that a statement brings from a file nearby; undefined where it is no import of one. */
function getNamesNearby(statement: TSESTree.Node): readonly string[] | undefined {
  if (statement.type === "ImportDeclaration")
    return isRelative(statement.source.value) ? statement.specifiers.map(({ local }) => local.name) : undefined;
  const required = getRequired(statement);
  if (required === undefined) return undefined;
  if (required.id.type === "Identifier") return [required.id.name];
  if (required.id.type !== "ObjectPattern") return [];
  return required.id.properties.flatMap((property) =>
    property.type === "Property" && property.value.type === "Identifier" ? [property.value.name] : [],
  );
}

/** What a declaration gets from a `require` of a relative path, with the pattern or the name that takes it. */
function getRequired(
  statement: TSESTree.Node,
):
  | { readonly specifier: string; readonly id: TSESTree.Node; readonly statement: TSESTree.VariableDeclaration }
  | undefined {
  if (statement.type !== "VariableDeclaration" || statement.declarations.length > 1) return undefined;
  const [{ id, init }] = statement.declarations;
  if (init?.type !== "CallExpression") return undefined;
  const { callee, arguments: given } = init;
  const [source] = given;
  const specifier = source?.type === "Literal" && typeof source.value === "string" ? source.value : "";
  if (callee.type !== "Identifier" || callee.name !== "require" || !isRelative(specifier)) return undefined;
  return { specifier, id, statement };
}

export function getNeededImports(file: FileContext): readonly NeededImport[] {
  return file.sourceCode.ast.body.flatMap((statement): readonly NeededImport[] => {
    if (statement.type === "ImportDeclaration") return getOfImport(file, statement);
    return statement.type === "VariableDeclaration" ? getOfRequire(file, statement) : [];
  });
}

function getOfImport(file: FileContext, statement: TSESTree.ImportDeclaration): readonly NeededImport[] {
  const { source, specifiers } = statement;
  if (!isRelative(source.value) || statement.importKind === "type") return [];
  return specifiers.flatMap((node): readonly NeededImport[] => {
    if (node.type === "ImportNamespaceSpecifier") return [];
    if (node.type === "ImportSpecifier" && (node.importKind === "type" || node.imported.type !== "Identifier"))
      return [];
    const exported =
      node.type === "ImportSpecifier" && node.imported.type === "Identifier" ? node.imported.name : "default";
    // A default import beside others can't be taken out without them.
    if (node.type === "ImportDefaultSpecifier" && specifiers.length > 1) return [];
    return isNeeded(file, node.local)
      ? [{ specifier: source.value, exported, local: node.local.name, node, statement }]
      : [];
  });
}

function getOfRequire(file: FileContext, declaration: TSESTree.VariableDeclaration): readonly NeededImport[] {
  const required = getRequired(declaration);
  if (required === undefined) return [];
  const { specifier, id, statement } = required;
  if (id.type === "Identifier")
    return isNeeded(file, id) ? [{ specifier, exported: "default", local: id.name, node: statement, statement }] : [];
  if (id.type !== "ObjectPattern") return [];
  return id.properties.flatMap((node): readonly NeededImport[] => {
    if (node.type !== "Property" || node.computed || node.key.type !== "Identifier") return [];
    if (node.value.type !== "Identifier" || !isNeeded(file, node.value)) return [];
    return [{ specifier, exported: node.key.name, local: node.value.name, node, statement }];
  });
}

const sorts = oncePer(({ sourceCode: { text } }: FileContext) => /\b(?:sort|toSorted)\b/.test(text));

/** Returns whether a name is handed to a sort, or called in one's comparator, or in a loop under a name that may swap or draw. */
function isNeeded(file: FileContext, name: TSESTree.Identifier): boolean {
  if (!TELLING.test(name.name) && !sorts(file)) return false;
  const variable = getVariable(file, name);
  if (variable === undefined || file.sources.has(name.name)) return false;
  return variable.references.some((reference: TSESLint.Scope.Reference) => {
    const { identifier } = reference;
    const { parent } = identifier;
    if (parent.type !== "CallExpression") return false;
    if (parent.callee !== identifier)
      return isSort(parent) && parent.arguments.includes(identifier as TSESTree.Expression);
    return isInSortOrLoop(parent, TELLING.test(name.name));
  });
}

function isInSortOrLoop(call: TSESTree.Node, mayBeInLoop: boolean): boolean {
  for (let node: TSESTree.Node | null | undefined = call; node != null; node = node.parent) {
    const parent: TSESTree.Node | null | undefined = node.parent;
    if (mayBeInLoop && isLoop(node)) return true;
    if (!isFunction(node) || parent?.type !== "CallExpression" || parent.callee === node) continue;
    if (isSort(parent) || (mayBeInLoop && isRound(parent))) return true;
  }
  return false;
}

const isSort = ({ callee }: TSESTree.CallExpression): boolean => /^(?:sort|toSorted)$/.test(getName(callee));
const isRound = ({ callee }: TSESTree.CallExpression): boolean => /^(?:forEach|map|reduce|from)$/.test(getName(callee));

function getName(callee: TSESTree.Node): string {
  const node = unwrap(callee);
  return node.type === "MemberExpression" ? (getMemberName(node) ?? "") : "";
}
