// What the JSDoc of a sort's receiver says: `@type {Card[]}`, `@param {Map<string, Card>} cards`, `@returns {Deck}`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { oncePer } from "../file/once.ts";
import { getFields, getFunction, getVariable, getVariableAt } from "../syntax/bindings.ts";
import { getCollectionOfModule, type Receiver } from "./collections.ts";
import { ARRAYS, NO_ARRAYS, uniteAlternatives } from "./declared-kind.ts";
import { getAskedName, getHolderOfThis, getMemberKey, getOwnMembers, isClassOfArrays } from "../syntax/holders.ts";
import { isFunction, unwrap } from "../syntax/tree.ts";

const PRIMITIVE = /^(?:bigint|boolean|number|string|symbol)$/i;

/** Types are followed through no more names than this. */
const MOST_STEPS = 4;

/** Returns what a value is by its JSDoc; undefined where that does not tell. */
export function getKindByDoc(file: FileContext, expression: TSESTree.Node): Receiver | undefined {
  const type = getDocumentedType(file, expression);
  return type === undefined ? undefined : getKind(file, type, unwrap(expression), MOST_STEPS);
}

const hasTags = oncePer(({ sourceCode: { text } }: FileContext): boolean =>
  /@(?:type|param|returns?|arg(?:ument)?)\b/.test(text),
);

/** Returns a value's type as its JSDoc writes it; undefined where none does. */
export function getDocumentedType(file: FileContext, expression: TSESTree.Node): string | undefined {
  if (!hasTags(file)) return undefined;
  const node = unwrap(expression);
  return getCast(file, node) ?? getDocType(file, node);
}

/** `[string, string]`; of a longer tuple it is not read how many types it has. */
const PAIR = /^\[[^,[\]]+,[^,[\]]+\]$/;

/** Returns whether a value's JSDoc says that it is a pair, also by the name of a typedef, or by that of a property in the type of its object. */
export function isDocumentedPair(file: FileContext, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  const type = getDocumentedType(file, node)?.trim();
  if (type !== undefined) return PAIR.test(followTypedef(file, type));
  const name = node.type === "MemberExpression" ? getAskedName(node) : undefined;
  const object = node.type === "MemberExpression" ? getDocumentedType(file, node.object)?.trim() : undefined;
  if (name === undefined || object === undefined) return false;
  const members = followTypedef(file, object);
  const [, member] =
    new RegExp(`[{,;]\\s*${name.replaceAll("$", "\\$&")}\\??:\\s*(\\[[^,[\\]]+,[^,[\\]]+\\])\\s*[},;]`).exec(members) ??
    [];
  return member !== undefined;
}

const followTypedef = (file: FileContext, type: string): string =>
  /^[\w$]+$/.test(type) ? (findTypedef(file, type)?.trim() ?? type) : type;

/** `(/** @type {Card[]} *\/ (cards))` */
function getCast(file: FileContext, node: TSESTree.Node): string | undefined {
  const before = file.sourceCode.getTokenBefore(node);
  return before?.value === "(" ? getTagged(file, before, "type") : undefined;
}

function getDocType(file: FileContext, node: TSESTree.Node): string | undefined {
  switch (node.type) {
    case "Identifier": {
      const [definition, ...more] = getVariable(file, node)?.defs ?? [];
      if (definition === undefined || more.length > 0) return undefined;
      const { name, node: declaration } = definition;
      if (isFunction(declaration) && declaration.id !== name)
        return getTagged(file, declaration, "param", name.type === "Identifier" ? name.name : "");
      return declaration.type === "VariableDeclarator" && declaration.id === name
        ? getTagged(file, declaration, "type")
        : undefined;
    }
    case "CallExpression": {
      const called = getFunction(file, node.callee);
      return called === undefined || called.async || called.generator ? undefined : getTagged(file, called, "returns");
    }
    case "MemberExpression": {
      const holder = node.object.type === "ThisExpression" ? getHolderOfThis(node.object) : undefined;
      const name = getAskedName(node);
      const field =
        holder === undefined ? undefined : getOwnMembers(holder).find((member) => getMemberKey(member) === name);
      if (field !== undefined) return isFunction(field.value ?? field) ? undefined : getTagged(file, field, "type");
      // /** @type {Card[]} */ this.cards = …
      const assigned = getFields(file, node).map(({ value }) => getTagged(file, value, "type"));
      return assigned.find((type) => type !== undefined);
    }
    default:
      return undefined;
  }
}

const TAGS = {
  type: /@type\s*\{/,
  returns: /@returns?\s*\{/,
  param: /@(?:param|arg|argument)\s*\{/g,
} as const;

/** Returns the type that a tag of the comment before a declaration gives, of a parameter by its name. */
function getTagged(
  file: FileContext,
  declared: TSESTree.Node | TSESTree.Token,
  tag: keyof typeof TAGS,
  name?: string,
): string | undefined {
  const text = getDoc(file, declared);
  if (text === undefined) return undefined;
  for (const { index, 0: start } of text.matchAll(new RegExp(TAGS[tag].source, "g"))) {
    const type = readBraces(text, index + start.length);
    if (type === undefined) return undefined;
    if (name === undefined) return type;
    const after = text.slice(index + start.length + type.length + 1);
    if (/^\s*\[?\s*([\w$]+)/.exec(after)?.[1] === name) return type;
  }
  return undefined;
}

/** Returns the text up to the brace that ends what one began. */
function readBraces(text: string, start: number): string | undefined {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (sign === "{") depth++;
    if (sign === "}" && --depth === 0) return text.slice(start, at);
  }
  return undefined;
}

/** The JSDoc right before a declaration, or before the statement or member that it is all of. */
function getDoc(file: FileContext, declared: TSESTree.Node | TSESTree.Token): string | undefined {
  const comment = file.sourceCode.getCommentsBefore(declared).at(-1);
  if (comment?.type === "Block" && comment.value.startsWith("*")) return comment.value.replaceAll(/^[^\S\n]*\*/gm, "");
  if (!("parent" in declared)) return undefined;
  const { parent } = declared;
  switch (parent.type) {
    case "AssignmentExpression":
    case "ExportDefaultDeclaration":
    case "ExportNamedDeclaration":
    case "ExpressionStatement":
    case "MethodDefinition":
    case "Property":
    case "PropertyDefinition":
      return getDoc(file, parent);
    case "VariableDeclarator":
      return parent.init === declared ? getDoc(file, parent) : undefined;
    case "VariableDeclaration":
      return parent.declarations.length === 1 ? getDoc(file, parent) : undefined;
    default:
      return undefined;
  }
}

/** What a type says, as far as one file tells it. */
function getKind(file: FileContext, source: string, place: TSESTree.Node, steps: number): Receiver | undefined {
  const type = source
    .trim()
    .replace(/^(?:\.\.\.|[?!])|[=?!]$/g, "")
    .trim();
  const parts = split(type);
  if (steps === 0) return undefined;
  if (parts.length > 1) {
    const some = parts.filter((part) => !/^(?:null|undefined|void)$/.test(part.trim()));
    return uniteAlternatives(some.map((part) => [getKind(file, part, place, steps - 1), PRIMITIVE.test(part.trim())]));
  }
  if (type.endsWith("[]") || type.startsWith("[")) return "list";
  if (type.startsWith("(") && type.endsWith(")")) return getKind(file, type.slice(1, -1), place, steps - 1);
  if (/^readonly\s/.test(type)) return getKind(file, type.slice("readonly ".length), place, steps - 1);
  if (type.startsWith("{") && !/^\{\s*\}$/.test(type)) return "own";
  const module = /^import\(["']([^"']+)["']\)/.exec(type)?.[1];
  if (module !== undefined) return getCollectionOfModule(module);
  const name = /^(?:function(?=\s*\()|[\w$]+(?=$|\s*\.?<))/.exec(type)?.[0];
  if (name === undefined) return undefined;
  if (/^(?:bigint|boolean|function|number|string|symbol)$/.test(name)) return "own";
  const definition = getVariableAt(file, name, place)?.defs[0];
  if (definition === undefined) {
    const own = findTypedef(file, name);
    if (own !== undefined) return getKind(file, own, place, steps - 1);
    if (ARRAYS.has(name)) return "list";
    if (name === "JQuery" || name === "jQuery") return "arrayLike";
    return NO_ARRAYS.has(name) ? "own" : undefined;
  }
  if (definition.parent?.type === "ImportDeclaration") return getCollectionOfModule(definition.parent.source.value);
  const { node } = definition;
  if (node.type !== "ClassDeclaration" && node.type !== "ClassExpression") return undefined;
  return isClassOfArrays(file, node) ? "list" : "own";
}

/** The parts of a union, outside of all brackets. */
function split(type: string): readonly string[] {
  const parts: string[] = [""];
  let depth = 0;
  for (const sign of type) {
    if ("([{<".includes(sign)) depth++;
    if (")]}>".includes(sign)) depth--;
    if (sign === "|" && depth === 0) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${sign}`);
  }
  return parts;
}

/** `@typedef {Card[]} Hand` */
function findTypedef(file: FileContext, name: string): string | undefined {
  for (const { value } of file.sourceCode.getAllComments()) {
    const start = /@typedef\s*\{/.exec(value);
    if (start === null) continue;
    const type = readBraces(value, start.index + start[0].length);
    if (type === undefined) continue;
    const after = value.slice(start.index + start[0].length + type.length + 1);
    if (/^\s*([\w$]+)/.exec(after)?.[1] !== name) continue;
    // An object whose members are listed below it.
    return /^[Oo]bject$/.test(type.trim()) && /@prop(?:erty)?\b/.test(after) ? "{ members }" : type;
  }
  return undefined;
}
