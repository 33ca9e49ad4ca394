// Where in a file a draw could be made: at a word for drawing, and wherever a name is used that leads to one. Everything else need not be read.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { findRandomWords, type RandomSources } from "./random-source.ts";

/** Answers whether the code of a node could draw. Never says no where a draw is within reach. */
export interface DrawReach {
  readonly covers: (node: TSESTree.Node) => boolean;
}

/** Names lead to names; a file where it goes on longer than this, or with more of them, is read as a whole. */
const MOST_NAMES = 64;
const MOST_PLACES = 2_000;

/** Returns where a file could draw; undefined where it has no word for it outside its comments. */
export function getDrawReach(sourceCode: TSESLint.SourceCode, sources: RandomSources): DrawReach | undefined {
  const words = findRandomWords(sourceCode, sources);
  if (words.length === 0) return undefined;
  // Looked for once, also where they turn out to be too many.
  let leading: { readonly positions: readonly number[] | undefined } | undefined;
  return {
    covers: (node) => {
      if (isWithin(words, node)) return true;
      leading ??= { positions: findLeadingPositions(sourceCode, words) };
      return leading.positions === undefined || isWithin(leading.positions, node);
    },
  };
}

/** Returns whether one of the sorted positions lies in a node. */
function isWithin(positions: readonly number[], { range: [start, end] }: TSESTree.Node): boolean {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return (positions[low] ?? Infinity) < end;
}

/** Returns the sorted positions of the words, and of all names that lead to them; undefined where these are too many to follow. */
function findLeadingPositions(
  { ast, text, visitorKeys }: TSESLint.SourceCode,
  words: readonly number[],
): readonly number[] | undefined {
  const positions = [...words];
  const names = new Set<string>();
  // What is found on the way is gone through too.
  for (const position of positions) {
    for (const name of getNamesOf(ast, position, visitorKeys)) {
      if (names.has(name)) continue;
      names.add(name);
      for (const found of findName(text, name)) positions.push(found);
      if (names.size > MOST_NAMES || positions.length > MOST_PLACES) return undefined;
    }
  }
  return positions.sort((a, b) => a - b);
}

/** Returns the names under which others reach the code at a position: of the functions, classes, variables, members and parameters around it. */
function getNamesOf(ast: TSESTree.Program, position: number, keys: TSESLint.SourceCode["visitorKeys"]): string[] {
  const names: string[] = [];
  let node: TSESTree.Node | undefined = ast;
  while (node !== undefined) {
    names.push(...getNames(node));
    node = getChildAt(node, position, keys);
  }
  return names;
}

function getNames(node: TSESTree.Node): string[] {
  switch (node.type) {
    case "ClassDeclaration":
    case "ClassExpression":
    case "FunctionDeclaration":
    case "FunctionExpression":
      return node.id === null ? [] : [node.id.name];
    case "VariableDeclarator":
      return getBoundNames(node.id);
    case "AssignmentExpression":
    case "AssignmentPattern":
      return getBoundNames(node.left);
    case "MethodDefinition":
    case "Property":
    case "PropertyDefinition":
      return [...getBoundNames(node.key), ...(node.parent.type === "ObjectPattern" ? getBoundNames(node.value) : [])];
    case "CallExpression":
      // What it is handed to may keep it: keys.set(card, Math.random()).
      return getBoundNames(node.callee);
    case "ImportDeclaration":
      return node.specifiers.map(({ local }) => local.name);
    default:
      return [];
  }
}

/** The names that a pattern binds, or that a path goes through: `cards` and `key` of `cards[0].key`. */
function getBoundNames(node: TSESTree.Node | null): string[] {
  switch (node?.type) {
    case "Identifier":
    case "PrivateIdentifier":
      return node.name === "constructor" ? [] : [node.name];
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "MemberExpression":
      return [...getBoundNames(node.object), ...getBoundNames(node.property)];
    case "AssignmentPattern":
      return getBoundNames(node.left);
    case "RestElement":
      return getBoundNames(node.argument);
    case "Property":
      return getBoundNames(node.value);
    case "ArrayPattern":
      return node.elements.flatMap(getBoundNames);
    case "ObjectPattern":
      return node.properties.flatMap(getBoundNames);
    default:
      return [];
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
      const found = (child as readonly (TSESTree.Node | null)[]).find((one) => one !== null && holds(one, position));
      if (found != null) return found;
    } else if (child != null && holds(child as TSESTree.Node, position)) {
      return child as TSESTree.Node;
    }
  }
  return undefined;
}

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

/** Digits, ASCII letters, `_` and `$`; whatever lies beyond ASCII may be a letter too, and then the name is taken as found. */
function isNameCharacter(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    (code >= 97 && code <= 122) ||
    code === 95 ||
    code === 36
  );
}
