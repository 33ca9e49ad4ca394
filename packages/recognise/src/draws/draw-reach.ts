// Where in a file a draw could be made: at a word for drawing, and wherever a name is used that leads to one. Everything else need not be read.
import type { FileContext } from "../file/file-context.ts";
import { oncePerPart } from "../file/once.ts";
import { refuse } from "../file/refuse.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { isNameCharacter } from "../syntax/name-characters.ts";
import { getReferences, getVariableAt } from "../syntax/names.ts";
import { PUTTING_NAMES } from "../lists/moving-ways.ts";
import { isOfLibrary } from "../origins/library-sources.ts";
import { findRandomWords } from "./random-words.ts";
import { mayDrawByName } from "./random-source.ts";
import { getChildren, getCalledName, getMemberName, isFunction, isLoop, unwrap, visitNodes } from "../syntax/tree.ts";

/** Names lead to names; a file where it goes on longer than this, or with more of them, is read as a whole. */
const MOST_NAMES = 64;
const MOST_PLACES = 2_000;

/** A way from the program down to the name, or the text of a name, at its end. */
type Path = readonly TSESTree.Node[];

/** The ways to the words for drawing in a file's code, by their positions. */
export type DrawWords = ReadonlyMap<number, Path>;

/** Returns where a file's code, not its comments, types and texts, has words for drawing. */
export function findDrawWords(
  file: FileContext,
  found: readonly number[] = findRandomWords(file.sourceCode, file.sources),
): DrawWords {
  const words = new Map<number, Path>();
  for (const word of found) {
    const path = getPath(file, word);
    if (path === undefined) continue;
    const idle = file.sources.size > 0 ? undefined : getIdleness(file, path);
    if (idle === undefined) words.set(word, path);
    else refuse(file, "words", undefined, { kind: idle }, path.at(-1));
  }
  return words;
}

/** Returns why a word need not be followed: it is only the name under which something is declared, a member of a module that draws nothing by its name, or part of a text. */
function getIdleness(file: FileContext, path: Path): "wordDeclared" | "wordInText" | "wordOfOtherModule" | undefined {
  if (path.at(1)?.type === "ImportDeclaration") return isOtherModule(path.at(1)) ? "wordOfOtherModule" : undefined;
  if (path.at(-1)?.type !== "Identifier") return undefined;
  if (isDeclaration(path)) return "wordDeclared";
  if (isOfOtherModule(file, path)) return "wordOfOtherModule";
  return isInText(file, path) ? "wordInText" : undefined;
}

/** Returns whether a path ends at a name where it is declared: whoever uses it spells it again. */
function isDeclaration(path: Path): boolean {
  const node = path.at(-1);
  const parent = path.at(-2);
  switch (parent?.type) {
    case "ClassDeclaration":
    case "ClassExpression":
    case "VariableDeclarator":
      return parent.id === node;
    case "ArrowFunctionExpression":
    case "FunctionDeclaration":
    case "FunctionExpression":
      return parent.body !== node;
    case "MethodDefinition":
    case "PropertyDefinition":
      return parent.key === node && !parent.computed;
    case "Property":
      return parent.key === node && !parent.computed && !parent.shorthand && path.at(-3)?.type === "ObjectExpression";
    default:
      return false;
  }
}

/** Returns whether a path ends in `Secure.random.uuid` of a module that is no library of ours, and the name promises no number. */
function isOfOtherModule(file: FileContext, path: Path): boolean {
  let depth = path.length - 1;
  for (let parent = path[depth - 1]; parent?.type === "MemberExpression"; parent = path[--depth - 1]) {
    if (getMemberName(parent) === undefined) return false;
  }
  const chain = path[depth];
  let root: TSESTree.Node | undefined = chain;
  while (root?.type === "MemberExpression") root = unwrap(root.object);
  if (root?.type !== "Identifier") return false;
  const declaration = findVariable(file, path, root.name)?.defs[0]?.parent;
  return isOtherModule(declaration) && chain !== undefined && !mayDrawByName(chain);
}

/** Returns whether a node imports from a module of which we don't know that it draws. */
const isOtherModule = (node: TSESTree.Node | null | undefined): boolean =>
  node?.type === "ImportDeclaration" && !isOfLibrary({ module: node.source.value, path: [] });

/** Returns whether what is drawn becomes part of a text, which is nothing to count or to sort by. */
function isInText(file: FileContext, path: Path): boolean {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const node = path[depth];
    if (node === undefined || isFunction(node) || node.type.endsWith("Statement")) return false;
    // The item at a drawn place is: `out += "<li>" + rest.splice(draw, 1) + "</li>"`.
    if (node.type === "CallExpression" && getCalledName(node.callee) === "splice") return false;
    const parent = path[depth - 1];
    if (parent === undefined) return false;
    if (isText(parent)) return !NAMES_ORDER.test(file.sourceCode.getText(parent));
  }
  return false;
}

/** A text that a browser sorts elements by. */
const NAMES_ORDER = /\border\s*:/;

/**
 * Returns whether an expression is a text by what is written there: `"id-"`, `"id-" + n`, `n.toString(36)`. A number alone that becomes one is none
 * (`"" + n`, `${n}`, `n.toString()`).
 */
function isText(node: TSESTree.Node): boolean {
  switch (node.type) {
    case "TemplateLiteral":
      return node.expressions.length > 1 || node.quasis.some(({ value }) => value.raw !== "");
    case "Literal":
      return typeof node.value === "string" && node.value !== "";
    case "BinaryExpression":
      return node.operator === "+" && (isText(node.left) || isText(node.right));
    case "MemberExpression":
      return (
        getMemberName(node) === "toString" && node.parent.type === "CallExpression" && node.parent.arguments.length > 0
      );
    default:
      return false;
  }
}

/** Returns the calls, loops and functions whose code could draw, outer ones before inner ones. Never leaves out one that reaches a draw by names as they are spelled; a method of a known name that is asked for by a computed one (`dice[name]()`) is not followed. */
export function getDrawingNodes(file: FileContext, words: DrawWords): ReadonlySet<TSESTree.Node> {
  const paths = findLeadingPaths(file, words);
  const nodes = new Set<TSESTree.Node>();
  if (paths === undefined) {
    visitNodes(file, file.sourceCode.ast, (node) => {
      if (isType(node)) return "skip";
      if (isPlace(node)) nodes.add(node);
      return undefined;
    });
    return nodes;
  }
  const met = new Set<TSESTree.Node>();
  for (const path of paths) {
    // Ways share what lies around them: what was met before was met with all around it.
    for (let depth = path.length - 1; depth >= 0; depth--) {
      const node = path[depth];
      if (node === undefined || met.has(node)) break;
      met.add(node);
      if (isPlace(node)) nodes.add(node);
    }
  }
  return new Set([...nodes].sort((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]));
}

/** No shuffle nests so deep; whoever reads one goes from node to node inside by calls, and the stack has an end. */
const MOST_LEVELS = 200;

/** Returns whether a place nests too deep to be read, and refuses it then. */
export function isTooDeep(file: FileContext, place: TSESTree.Node): boolean {
  const isDeep = hasManyLevels(file, place);
  if (isDeep) refuse(file, "reach", place, { kind: "tooDeep" });
  return isDeep;
}

/** In so few characters nothing nests too deep, not even `!!!!x`. */
const FEW_CHARACTERS = 2 * MOST_LEVELS;

/** Goes down level by level: a call for each would go deeper than calls may. */
const hasManyLevels = oncePerPart((file: FileContext, place: TSESTree.Node): boolean => {
  const isLong = ({ range }: TSESTree.Node): boolean => range[1] - range[0] > FEW_CHARACTERS;
  let level = [place].filter(isLong);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true;
    const next: TSESTree.Node[] = [];
    for (const node of level) for (const child of getChildren(file, node)) if (isLong(child)) next.push(child);
    level = next;
  }
  return false;
});

const isPlace = (node: TSESTree.Node): boolean => node.type === "CallExpression" || isLoop(node) || isFunction(node);

/** Returns the ways to the words, and to all names that lead to them; undefined where these are too many to follow. */
function findLeadingPaths(file: FileContext, words: DrawWords): readonly Path[] | undefined {
  const paths = new Map(words);
  const leads = new Set<TSESLint.Scope.Variable | string>();
  // What is found on the way is gone through too.
  for (const path of paths.values()) {
    for (const lead of getLeads(file, path)) {
      if (leads.has(lead)) continue;
      leads.add(lead);
      if (typeof lead === "string") {
        for (const place of findName(file.sourceCode.text, lead)) {
          if (paths.has(place) || !mayBeAskedFor(file.sourceCode.text, place)) continue;
          const found = getPath(file, place);
          if (found !== undefined && isMember(found)) paths.set(place, found);
        }
      } else {
        for (const { identifier } of getReferences(file, lead)) {
          const [place] = identifier.range;
          const found = paths.has(place) ? undefined : getPathTo(file, identifier);
          if (found !== undefined) paths.set(place, found);
        }
      }
      if (leads.size > MOST_NAMES || paths.size > MOST_PLACES) return undefined;
    }
  }
  return [...paths.values()];
}

/** Returns the variables, and the names of members, under which others reach the code at the end of a path. */
function getLeads(file: FileContext, path: Path): readonly (TSESLint.Scope.Variable | string)[] {
  const leads: (TSESLint.Scope.Variable | string)[] = [];
  const add = (node: TSESTree.Node | null): void => {
    for (const name of getNamed(node)) {
      const lead = typeof name === "string" ? name : findVariable(file, path, name.name);
      if (lead !== undefined) leads.push(lead);
    }
  };
  if (isTarget(path)) return leads;
  // A function that is kept under a name draws where that name is used, and not where it is written; one that is handed over may draw at once.
  let isKept = false;
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const node = path[depth];
    switch (node?.type) {
      case "ArrowFunctionExpression":
      case "FunctionExpression":
        if (node.type === "FunctionExpression") add(node.id);
        isKept = true;
        break;
      case "FunctionDeclaration":
        add(node.id);
        return leads;
      case "TSImportEqualsDeclaration":
      case "VariableDeclarator":
        add(node.id);
        if (isKept) return leads;
        break;
      case "AssignmentExpression":
      case "AssignmentPattern":
        add(node.left);
        break;
      case "ExpressionStatement":
        if (isKept) return leads;
        break;
      case "MethodDefinition":
      case "Property":
      case "PropertyDefinition":
        leads.push(...getMember(node.key));
        if (path[depth - 1]?.type === "ObjectPattern") add(node.value);
        else if (isKept && !node.computed) return leads;
        break;
      case "CallExpression":
      case "NewExpression":
        isKept = false;
        // What keeps what it is handed: keys.set(card, Math.random()).
        add(getKeeper(node));
        break;
      case "ImportDeclaration":
        if (path[depth + 1] === node.source) for (const { local } of node.specifiers) add(local);
        break;
      case "ImportSpecifier":
        add(node.local);
        break;
      case "TSParameterProperty":
        // A parameter that is a field, too.
        for (const lead of getNamed(node.parameter)) leads.push(typeof lead === "string" ? lead : lead.name);
        break;
    }
  }
  return leads;
}

/** Returns whether a path ends at a name that is given a value there: what it held before goes nowhere. */
function isTarget(path: Path): boolean {
  const node = path.at(-1);
  const parent = path.at(-2);
  const isMember = parent?.type === "MemberExpression" && parent.property === node && !parent.computed;
  const target = isMember ? parent : node;
  const owner = path.at(isMember ? -3 : -2);
  if (owner?.type === "AssignmentExpression") return owner.operator === "=" && owner.left === target;
  return isDeclaration(path);
}

/** The list or the map that keeps what a call hands over. */
function getKeeper({ callee }: TSESTree.CallExpression | TSESTree.NewExpression): TSESTree.Node | null {
  const node = unwrap(callee);
  return node.type === "MemberExpression" && KEEPING_NAMES.has(getMemberName(node) ?? "") ? node.object : null;
}

const KEEPING_NAMES: ReadonlySet<string> = new Set([...PUTTING_NAMES, "fill", "set"]);

/** The variables that a pattern binds, or that a path starts at, and the members that the path goes through: `cards` and `"key"` of `cards[0].key`. */
function getNamed(node: TSESTree.Node | null): (TSESTree.Identifier | string)[] {
  switch (node?.type) {
    case "Identifier":
      return [node];
    case "MemberExpression":
      return [
        ...getNamed(node.object),
        ...(node.computed && node.property.type !== "Literal" ? getNamed(node.property) : getMember(node.property)),
      ];
    case "AssignmentPattern":
      return getNamed(node.left);
    case "RestElement":
      return getNamed(node.argument);
    case "Property":
      return getNamed(node.value);
    case "ArrayPattern":
      return node.elements.flatMap(getNamed);
    case "ObjectPattern":
      return node.properties.flatMap(getNamed);
    default:
      return [];
  }
}

/** A member's name where the source spells it; every class has its own constructor. */
function getMember(key: TSESTree.Node): string[] {
  switch (key.type) {
    case "Identifier":
    case "PrivateIdentifier":
      return key.name === "constructor" ? [] : [key.name];
    case "Literal":
      return typeof key.value === "string" ? [key.value] : [];
    default:
      return [];
  }
}

/** Returns the variable of a name at the end of a path; undefined for globals. */
function findVariable(file: FileContext, path: Path, name: string): TSESLint.Scope.Variable | undefined {
  const node = path.at(-1);
  const variable = node === undefined ? undefined : getVariableAt(file, name, node);
  return variable === undefined || variable.defs.length === 0 ? undefined : variable;
}

/** What TypeScript adds to JavaScript and is more than a type. */
const VALUES_OF_TYPESCRIPT: ReadonlySet<string> = new Set([
  "TSAsExpression",
  "TSExportAssignment",
  "TSExternalModuleReference",
  "TSImportEqualsDeclaration",
  "TSInstantiationExpression",
  "TSModuleBlock",
  "TSModuleDeclaration",
  "TSNonNullExpression",
  "TSParameterProperty",
  "TSSatisfiesExpression",
  "TSTypeAssertion",
]);

const isType = (node: TSESTree.Node): boolean =>
  (node.type.startsWith("TS") && !VALUES_OF_TYPESCRIPT.has(node.type)) ||
  ((node.type === "ImportDeclaration" || node.type === "ImportSpecifier") && node.importKind === "type");

/** Returns the way to what stands at a position; undefined where that is a type, or a text that names no member and no module. */
function getPath({ sourceCode: { ast, visitorKeys } }: FileContext, position: number): Path | undefined {
  const path: TSESTree.Node[] = [];
  for (let node: TSESTree.Node | undefined = ast; node !== undefined; node = getChildAt(node, position, visitorKeys)) {
    if (isType(node)) return undefined;
    path.push(node);
  }
  switch (path.at(-1)?.type) {
    case "JSXText":
    case "Literal":
    case "TemplateElement":
      return isMember(path) || isModule(path) ? path : undefined;
    default:
      return path;
  }
}

/** Returns the way to a name; undefined where that is a type, or in no script (in the template of a Vue file). */
function getPathTo({ sourceCode: { ast } }: FileContext, name: TSESTree.Node): Path | undefined {
  const path: TSESTree.Node[] = [];
  for (let node: TSESTree.Node | null | undefined = name; node != null; node = node.parent) {
    if (isType(node)) return undefined;
    path.push(node);
  }
  return path.at(-1) === ast ? path.reverse() : undefined;
}

/** Returns whether a path ends where the value of a member is asked for by the member's name. */
function isMember(path: Path): boolean {
  const node = path.at(-1);
  const parent = path.at(-2);
  if (parent?.type === "MemberExpression")
    return parent.property === node && (!parent.computed || node.type === "Literal");
  return parent?.type === "Property" && parent.key === node && path.at(-3)?.type === "ObjectPattern";
}

/** Returns whether a path ends at the name of a module. */
function isModule(path: Path): boolean {
  const parent = path.at(-2);
  switch (parent?.type) {
    case "ImportDeclaration":
    case "ImportExpression":
    case "ImportSpecifier":
    case "TSExternalModuleReference":
      return true;
    case "CallExpression":
      return parent.callee.type === "Identifier" && parent.callee.name === "require";
    default:
      return false;
  }
}

/** The innermost node is found from child to child; a place between two children is in neither. */
function getChildAt(
  node: TSESTree.Node,
  position: number,
  keys: TSESLint.SourceCode["visitorKeys"],
): TSESTree.Node | undefined {
  const record = node as unknown as Readonly<Record<string, TSESTree.Node | readonly (TSESTree.Node | null)[] | null>>;
  for (const key of keys[node.type] ?? []) {
    const child = record[key];
    if (Array.isArray(child)) {
      const one = findAt(child as readonly (TSESTree.Node | null)[], position);
      if (one !== undefined) return one;
    } else if (child != null && holds(child as TSESTree.Node, position)) {
      return child as TSESTree.Node;
    }
  }
  return undefined;
}

/** Returns the one of a node's children, which stand in the order of the text, that is at a position. */
function findAt(children: readonly (TSESTree.Node | null)[], position: number): TSESTree.Node | undefined {
  let low = 0;
  for (let high = children.length; high - low > LINEAR;) {
    const middle = (low + high) >>> 1;
    const child = children[middle];
    // A hole in an array has no place: the few that have some are gone through.
    if (child == null) break;
    if (child.range[1] <= position) low = middle + 1;
    else if (child.range[0] > position) high = middle;
    else return child;
  }
  for (let at = low; at < children.length; at++) {
    const child = children[at];
    if (child == null) continue;
    if (child.range[0] > position) return undefined;
    if (holds(child, position)) return child;
  }
  return undefined;
}

/** So few are gone through one by one. */
const LINEAR = 4;

function holds({ range: [start, end] }: TSESTree.Node, position: number): boolean {
  return start <= position && position < end;
}

/** Every place where a name stands as a whole. */
function findName(text: string, name: string): number[] {
  const positions: number[] = [];
  if (name === "") return positions;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    if (!isNameCharacter(text.charCodeAt(at - 1)) && !isNameCharacter(text.charCodeAt(at + name.length)))
      positions.push(at);
  }
  return positions;
}

/** So far before a name is looked for what it is asked with: `.name`, `["name"]`, `{ name`, `, name`. */
const NEAR = 80;

/** Returns whether a name at a position may be that of a member that is asked for, by what stands before it: a comment, or nothing for long, leaves it open. */
function mayBeAskedFor(text: string, position: number): boolean {
  const near = text.slice(Math.max(0, position - NEAR), position);
  const before = near.trimEnd();
  if (/(?:^|[.#"'{,/])$/.test(before)) return true;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return near.includes("\n", before.length) && (line.includes("//") || line.length === before.length);
}
