// Where in a file a draw could be made: at a word for drawing, and wherever a name is used that leads to one. Everything else need not be read.
import type { FileContext } from "../file/file-context.ts";
import { oncePerPart } from "../file/once.ts";
import { refuse } from "../file/refuse.ts";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { isNameCharacter } from "../syntax/name-characters.ts";
import { getReferences, getVariableAt } from "../syntax/names.ts";
import { PUTTING_NAMES } from "../lists/moving-ways.ts";
import { FILLING_NAMES } from "../lists/typed-maker.ts";
import { getIdleness, getNamedBy, isDeclaration, isDrawnIntoText } from "./idle-word.ts";
import { findRandomWords } from "./random-words.ts";
import { getChildren, getCalledName, isFunction, isLoop, unwrap, visitNodes } from "../syntax/tree.ts";

/** Names lead to names; a file where it goes on longer than this is read as a whole. Each name of a member is looked for in the whole text: so many characters are gone through. */
const MOST_PLACES = 5_000;
const MOST_CHARACTERS = 20_000_000;

/** The words for drawing in a file's code: names, and the texts of names. */
export type DrawWords = ReadonlySet<TSESTree.Node>;

/** Returns where a file's code, not its comments, types and texts, has words for drawing. */
export function findDrawWords(
  file: FileContext,
  found: readonly number[] = findRandomWords(file.sourceCode, file.sources),
): DrawWords {
  const words = new Set<TSESTree.Node>();
  for (const position of found) {
    const word = getNameAt(file, position);
    if (word === undefined) continue;
    const idle = file.sources.size > 0 ? undefined : getIdleness(file, word);
    if (idle === undefined) words.add(word);
    else refuse(file, "words", undefined, { kind: idle }, word);
  }
  return words;
}

/** Returns the calls, loops and functions whose code could draw, outer ones before inner ones. Never leaves out one that reaches a draw by names as they are spelled; a method of a known name that is asked for by a computed one (`dice[name]()`) is not followed. */
export function getDrawingNodes(file: FileContext, words: DrawWords): ReadonlySet<TSESTree.Node> {
  const reached = findReached(file, words);
  if (reached !== undefined) {
    const places = [...reached].filter(isPlace);
    return new Set(places.sort((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]));
  }
  const places = new Set<TSESTree.Node>();
  visitNodes(file, file.sourceCode.ast, (node) => {
    if (isType(node)) return "skip";
    if (isPlace(node)) places.add(node);
    return undefined;
  });
  return places;
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

/** Returns the words, all names that lead to them, and what stands around these; undefined where they are too many to follow. */
function findReached(file: FileContext, words: DrawWords): ReadonlySet<TSESTree.Node> | undefined {
  const { text } = file.sourceCode;
  const reached = new Set<TSESTree.Node>();
  const names = new Set(words);
  const leads = { whole: new Set<Lead["to"]>(), holding: new Set<Lead["to"]>() };
  const climbed: Climbed = { open: new Set(), kept: new Set() };
  let characters = 0;
  // What is found on the way is gone through too.
  for (const name of names) {
    if (!words.has(name) && isDrawnIntoText(file, name)) {
      refuse(file, "words", undefined, { kind: "wordInText" }, name);
      continue;
    }
    if (!reach(file, name, reached)) continue;
    for (const { to, isHolder } of getLeads(file, name, climbed)) {
      if (leads.whole.has(to) || (isHolder && leads.holding.has(to))) continue;
      leads[isHolder ? "holding" : "whole"].add(to);
      const add = (found: TSESTree.Node): void => {
        if (!isHolder || !asksForOther(found)) names.add(found);
      };
      if (typeof to === "string") {
        characters += text.length;
        for (const place of findName(text, to)) {
          const found = mayBeAskedFor(text, place) ? getNameAt(file, place) : undefined;
          if (found !== undefined && isMember(found)) add(found);
        }
      } else for (const { identifier } of getReferences(file, to)) add(identifier);
      if (names.size > MOST_PLACES || characters > MOST_CHARACTERS) return undefined;
    }
  }
  return reached;
}

/** A variable, or the name of a member, under which others reach the code around a name. */
interface Lead {
  readonly to: TSESLint.Scope.Variable | string;
  /** Whether it only has a member that leads there, which is followed by its own name. */
  readonly isHolder: boolean;
}

/** Returns whether a name stands where a member is asked of what it names: `cards` in `cards.length`. */
function asksForOther(name: TSESTree.Node): boolean {
  const asked = getNamedBy(name);
  return asked.parent?.type === "MemberExpression" && asked.parent.object === asked && !asked.parent.computed;
}

/** Adds a name and all that stands around it; adds nothing and returns false where that is a type, or no script (the template of a Vue file). */
function reach({ sourceCode: { ast } }: FileContext, name: TSESTree.Node, reached: Set<TSESTree.Node>): boolean {
  const way: TSESTree.Node[] = [];
  // Ways share what lies around them: what was met before was met with all around it.
  for (let node = name; !reached.has(node); node = node.parent) {
    if (isType(node)) return false;
    way.push(node);
    if (node === ast) break;
    if (node.parent == null) return false;
  }
  for (const node of way) reached.add(node);
  return true;
}

/** What was gone through on the way up from a name: as code that runs where it stands, and as code of a function that is kept. Whoever comes there again finds no other leads. */
interface Climbed {
  readonly open: Set<TSESTree.Node>;
  readonly kept: Set<TSESTree.Node>;
}

/** Returns the variables, and the names of members, under which others reach the code around a name. */
function getLeads(file: FileContext, name: TSESTree.Node, climbed: Climbed): readonly Lead[] {
  const leads: Lead[] = [];
  const add = (node: TSESTree.Node | null): void => {
    for (const { named, isHolder } of getNamed(node)) {
      const to = typeof named === "string" ? named : findVariable(file, named);
      if (to !== undefined) leads.push({ to, isHolder });
    }
  };
  if (isTarget(name)) return leads;
  // A function that is kept under a name draws where that name is used, and not where it is written; one that is handed over may draw at once.
  let isKept = false;
  let from: TSESTree.Node | undefined;
  for (let node: TSESTree.Node | undefined = name; node != null; from = node, node = node.parent) {
    // Another name of the same import says nothing of what its module brings.
    if (node.type === "ImportDeclaration") {
      if (from === node.source) for (const { local } of node.specifiers) add(local);
      return leads;
    }
    if (climbed.open.has(node) || (isKept && climbed.kept.has(node))) return leads;
    climbed[isKept ? "kept" : "open"].add(node);
    switch (node.type) {
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
        leads.push(...getMember(node.key).map((to) => ({ to, isHolder: false })));
        if (node.parent.type === "ObjectPattern") add(node.value);
        else if (isKept && !node.computed) return leads;
        break;
      case "CallExpression":
      case "NewExpression":
        isKept = false;
        // What keeps what it is handed: keys.set(card, Math.random()).
        add(getKeeper(node));
        break;
      case "ImportSpecifier":
        add(node.local);
        break;
      case "TSParameterProperty":
        // A parameter that is a field, too.
        for (const { named } of getNamed(node.parameter))
          leads.push({ to: typeof named === "string" ? named : named.name, isHolder: false });
        break;
    }
  }
  return leads;
}

/** Returns whether a name is given a value where it stands: what it held before goes nowhere. */
function isTarget(name: TSESTree.Node): boolean {
  const { parent } = name;
  const isMember = parent?.type === "MemberExpression" && parent.property === name && !parent.computed;
  const target = isMember ? parent : name;
  const owner = target.parent;
  if (owner?.type === "AssignmentExpression") return owner.operator === "=" && owner.left === target;
  return isDeclaration(name);
}

/** The list or the map that keeps what a call hands over, or the list that a call fills with draws. */
function getKeeper({
  callee,
  arguments: [first],
}: TSESTree.CallExpression | TSESTree.NewExpression): TSESTree.Node | null {
  const name = getCalledName(callee) ?? "";
  if (FILLING_NAMES.has(name)) return first ?? null;
  const node = unwrap(callee);
  return node.type === "MemberExpression" && KEEPING_NAMES.has(name) ? node.object : null;
}

const KEEPING_NAMES: ReadonlySet<string> = new Set([...PUTTING_NAMES, "fill", "set"]);

/** A variable, or a member's name, of a pattern or a path. */
interface Named {
  readonly named: TSESTree.Identifier | string;
  /** Whether the path goes on with a member's name. */
  readonly isHolder: boolean;
}

/** The variables that a pattern binds, or that a path starts at, and the members that the path goes through: `cards` and `"key"` of `cards[0].key`. */
function getNamed(node: TSESTree.Node | null): Named[] {
  switch (node?.type) {
    case "Identifier":
      return [{ named: node, isHolder: false }];
    case "MemberExpression": {
      const object = getNamed(node.object);
      if (node.computed && node.property.type !== "Literal") return [...object, ...getNamed(node.property)];
      const own = getMember(node.property).map((named) => ({ named, isHolder: false }));
      return [...(node.computed ? object : object.map(({ named }) => ({ named, isHolder: true }))), ...own];
    }
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

/** Returns the variable that a name means; undefined for globals. */
function findVariable(file: FileContext, name: TSESTree.Identifier): TSESLint.Scope.Variable | undefined {
  const variable = getVariableAt(file, name.name, name);
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

/** Returns the name at a position; undefined where a comment, a type or a text stands there that names no member and no module. */
function getNameAt({ sourceCode: { ast, visitorKeys } }: FileContext, position: number): TSESTree.Node | undefined {
  let found: TSESTree.Node = ast;
  for (let node: TSESTree.Node | undefined = ast; node !== undefined; node = getChildAt(node, position, visitorKeys)) {
    if (isType(node)) return undefined;
    found = node;
  }
  switch (found.type) {
    case "JSXText":
    case "Literal":
    case "TemplateElement":
      return isMember(found) || isModule(found) ? found : undefined;
    case "Identifier":
      return found;
    default:
      // What has parts is no name: between them stand its own signs, or a comment.
      return (visitorKeys[found.type] ?? []).length === 0 ? found : undefined;
  }
}

/** Returns whether a name asks for the value of a member. */
function isMember(name: TSESTree.Node): boolean {
  const { parent } = name;
  if (parent?.type === "MemberExpression")
    return parent.property === name && (!parent.computed || name.type === "Literal");
  return parent?.type === "Property" && parent.key === name && parent.parent.type === "ObjectPattern";
}

/** Returns whether a text is the name of a module. */
function isModule({ parent }: TSESTree.Node): boolean {
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
