// Which functions of other files decide what a sort or a loop of a file does: only these are worth reading another file for.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getNamesInSorts } from "../draws/imported-calls.ts";
import { mayBeOwn, OWN_START } from "../draws/own-specifier.ts";
import { getSeenWords, TELLING_WORD } from "../draws/random-words.ts";
import { oncePerLast } from "../file/once.ts";
import { getTop, getTopStatements } from "../file/script-block.ts";
import { getOwnerBefore } from "../syntax/name-characters.ts";
import { getVariableAt, usesGlobal } from "../syntax/names.ts";
import { getMemberName, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import type { Asked } from "./exported-function.ts";

/** A function that is imported by a relative path, or by what may be an alias. */
export interface NeededImport extends Asked {
  readonly specifier: string;
  /** The name that it, or what it is a member of, has here. */
  readonly local: string;
  /** What brings the name: an import's specifier, a property of a pattern, or a declaration as a whole. */
  readonly node: TSESTree.Node;
  readonly statement: TSESTree.ImportDeclaration | TSESTree.VariableDeclaration;
  /** Where it stands in the file, with what it is a member of. */
  readonly uses: readonly TSESTree.Expression[];
}

/** What may bring a file of the project's own. */
const OWN = new RegExp(`["'](?:${OWN_START})`);

/** Returns whether a file may use what it imports from the project's own files to draw, to swap or to sort by. What is called in loops all the time needs a telling name. */
export function mayNeedImports(sourceCode: TSESLint.SourceCode): boolean {
  const { text } = sourceCode;
  const { draw, telling, sort } = getSeenWords(text);
  if (draw.length + telling.length + sort.length === 0) return false;
  const statements = findImporting(sourceCode);
  const [first] = statements;
  const last = statements.at(-1);
  if (first === undefined || last === undefined) return false;
  const [start, end] = [first.range[0], last.range[1]];
  const imports = text.slice(start, end);
  if (!OWN.test(imports)) return false;
  // A look at where the words stand, and at the text of all imports, is quicker than one at each of the names in the tree.
  const isTold = [draw, telling].some((places) => places.some((place) => start <= place && place < end));
  const asked = getAskedNames(text);
  if (!isTold && ![...asked].some((name) => imports.includes(name))) return false;
  return statements.flatMap(getOwnNodes).some(({ name }) => asked.has(name) || TELLING_WORD.test(name));
}

const REQUIRE: ReadonlySet<string> = new Set(["require"]);

/** Returns the statements that import: those at the top of a module; where it may have more, wherever they stand. */
function findImporting(sourceCode: TSESLint.SourceCode): readonly TSESTree.Node[] {
  const { text } = sourceCode;
  const body = getTop(sourceCode);
  const top: TSESTree.Node[] = [];
  for (const statement of body) {
    if (statement.type === "ImportDeclaration") top.push(statement);
    else if (statement.type !== "ExpressionStatement" || statement.directive === undefined) break;
  }
  const mayHaveMore = top.length === 0 ? /\nimport|require\(/.test(text) : usesGlobal(sourceCode, REQUIRE);
  return mayHaveMore ? body.filter(isImporting) : top;
}

const isImporting = (node: TSESTree.Node): boolean =>
  node.type === "ImportDeclaration" || (node.type === "VariableDeclaration" && getRequired(node) !== undefined);

/** The names that a statement may bring from a file of the project's own, with what brings each. */
function getOwnNodes(statement: TSESTree.Node): readonly { readonly node: TSESTree.Node; readonly name: string }[] {
  if (statement.type === "ImportDeclaration") {
    if (!mayBeOwn(statement.source.value)) return [];
    return statement.specifiers.map((node) => ({ node, name: node.local.name }));
  }
  const required = statement.type === "VariableDeclaration" ? getRequired(statement) : undefined;
  if (required?.id.type === "Identifier") return [{ node: statement, name: required.id.name }];
  if (required?.id.type !== "ObjectPattern") return [];
  return required.id.properties.flatMap((node) =>
    node.type === "Property" && node.value.type === "Identifier" ? [{ node, name: node.value.name }] : [],
  );
}

interface Required {
  readonly specifier: string;
  /** "default" for the module itself. */
  readonly exported: string;
  /** The pattern or the name that takes it. */
  readonly id: TSESTree.Node;
  readonly statement: TSESTree.VariableDeclaration;
}

/** What a declaration gets from a `require` of a file that may be the project's own, or from a member of that. */
function getRequired(statement: TSESTree.VariableDeclaration): Required | undefined {
  const [{ id, init }, ...others] = statement.declarations;
  if (init === null || others.length > 0) return undefined;
  const member = init.type === "MemberExpression" ? getMemberName(init) : "default";
  const call = init.type === "MemberExpression" ? init.object : init;
  if (call.type !== "CallExpression" || member === undefined) return undefined;
  const { callee, arguments: given } = call;
  const [source] = given;
  const specifier = source?.type === "Literal" && typeof source.value === "string" ? source.value : "";
  if (callee.type !== "Identifier" || callee.name !== "require" || !mayBeOwn(specifier)) return undefined;
  return { specifier, exported: member, id, statement };
}

export function getNeededImports(file: FileContext): readonly NeededImport[] {
  return getTopStatements(file).flatMap((statement): readonly NeededImport[] => {
    if (statement.type === "ImportDeclaration") return getOfImport(file, statement);
    return statement.type === "VariableDeclaration" ? getOfRequire(file, statement) : [];
  });
}

function getOfImport(file: FileContext, statement: TSESTree.ImportDeclaration): readonly NeededImport[] {
  const { source, specifiers } = statement;
  if (!mayBeOwn(source.value) || statement.importKind === "type") return [];
  return specifiers.flatMap((node): readonly NeededImport[] => {
    if (node.type === "ImportSpecifier" && (node.importKind === "type" || node.imported.type !== "Identifier"))
      return [];
    // What stands before the braces can't be taken out without them.
    if (node.type !== "ImportSpecifier" && specifiers.length > 1) return [];
    return getUses(file, node.local, { specifier: source.value, exported: getExportedName(node), node, statement });
  });
}

function getExportedName(node: TSESTree.ImportClause): string {
  if (node.type === "ImportSpecifier" && node.imported.type === "Identifier") return node.imported.name;
  return node.type === "ImportNamespaceSpecifier" ? "*" : "default";
}

function getOfRequire(file: FileContext, declaration: TSESTree.VariableDeclaration): readonly NeededImport[] {
  const required = getRequired(declaration);
  if (required === undefined) return [];
  const { specifier, exported, id, statement } = required;
  if (id.type === "Identifier") return getUses(file, id, { specifier, exported, node: statement, statement });
  if (id.type !== "ObjectPattern" || exported !== "default") return [];
  return id.properties.flatMap((node): readonly NeededImport[] => {
    if (node.type !== "Property" || node.computed || node.key.type !== "Identifier") return [];
    if (node.value.type !== "Identifier") return [];
    return getUses(file, node.value, { specifier, exported: node.key.name, node, statement });
  });
}

/** What a file needs of one name that it imports: the function that it is, or those that are members of it. */
function getUses(
  file: FileContext,
  name: TSESTree.Identifier,
  { exported, ...brought }: Omit<NeededImport, "local" | "member" | "uses">,
): readonly NeededImport[] {
  const local = name.name;
  const isTelling = TELLING_WORD.test(local);
  if (!isTelling && !getAskedNames(file.sourceCode.text).has(local)) return [];
  const variable = getVariableAt(file, local, name);
  if (variable === undefined || file.sources.has(local)) return [];
  const uses = variable.references.map(({ identifier }) => identifier as TSESTree.Identifier);
  if (exported !== "*" && uses.some((use) => isNeeded(file, use, local)))
    return [{ ...brought, exported, local, uses }];
  const asked = uses.flatMap((use) => getAskedMember(use) ?? []);
  const isAsked = (use: AskedMember): boolean => isNeeded(file, use, isTelling ? local : use.property.name);
  const members = new Set(asked.filter(isAsked).map(({ property }) => property.name));
  return [...members].map((member) => {
    const its = asked.filter(({ property }) => property.name === member);
    // What `require` returns has its members whether it is a module or an object.
    const isModule = brought.statement.type === "VariableDeclaration" && exported === "default";
    return { ...brought, exported: isModule ? "*" : exported, member, local, uses: its };
  });
}

/** Returns the names that sorts are handed, or comparators call, and those that are asked for a member that may swap or draw. */
const getAskedNames = oncePerLast((text: string): ReadonlySet<string> => {
  const { draw, sort, telling } = getSeenWords(text);
  const names = new Set(sort.length === 0 ? [] : getNamesInSorts(text, sort));
  for (const place of [...draw, ...telling]) {
    const owner = getOwnerBefore(text, place);
    if (owner !== undefined && owner !== "this") names.add(owner);
  }
  return names;
});

type AskedMember = TSESTree.MemberExpressionNonComputedName & { readonly property: TSESTree.Identifier };

function getAskedMember(use: TSESTree.Identifier): AskedMember | undefined {
  const { parent } = use;
  const isAsked =
    parent.type === "MemberExpression" &&
    parent.object === use &&
    !parent.computed &&
    !parent.optional &&
    parent.property.type === "Identifier";
  return isAsked ? (parent as AskedMember) : undefined;
}

/** Returns whether a function is handed to a sort here, or called in one's comparator, or in a loop, or for the place of an item that is taken out, under a name that may swap or draw. */
function isNeeded(file: FileContext, use: TSESTree.Expression, name: string): boolean {
  const called = getPlain(use) ?? use;
  const { parent } = called;
  if (parent.type !== "CallExpression") return false;
  if (parent.callee !== called) return isSort(parent) && parent.arguments.includes(called);
  const isTelling = TELLING_WORD.test(name);
  return isInSortOrLoop(parent, isTelling) || (isTelling && isPlaceTaken(file, parent));
}

/** Returns whether what a call gives is the place of an item that a list loses: `cards.splice(draw(cards), 1)`, `const k = draw(cards); …; cards.splice(k, 1);`. */
function isPlaceTaken({ sourceCode: { text } }: FileContext, call: TSESTree.CallExpression): boolean {
  const { parent } = call;
  if (parent.type === "CallExpression") return parent.arguments[0] === call && getName(parent.callee) === "splice";
  const target =
    parent.type === "VariableDeclarator" ? parent.id : parent.type === "AssignmentExpression" ? parent.left : undefined;
  return target?.type === "Identifier" && text.includes(`.splice(${target.name},`, call.range[1]);
}

/** `(0, utils.swap)`: compilers call so what must not get an object as its `this`. */
export function getPlain(use: TSESTree.Node): TSESTree.SequenceExpression | undefined {
  const { parent } = use;
  if (parent?.type !== "SequenceExpression" || parent.expressions.length !== 2) return undefined;
  const [zero, value] = parent.expressions;
  return zero?.type === "Literal" && value === use ? parent : undefined;
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
