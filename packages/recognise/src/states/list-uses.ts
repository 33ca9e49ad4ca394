// Where a file speaks of one list that it keeps: a variable, or a property of `this` in a class, in an object, or in a function that is called with `new`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { addToList } from "../file/lists-by-key.ts";
import { oncePer } from "../file/once.ts";
import { isNamedBeside } from "../file/script-block.ts";
import { getHeldBy, getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getAskedName, getHolderOfThis, getMemberKey, getOwnMembers, type ClassNode } from "../syntax/holders.ts";
import { getMemberName, isFunction, visitNodes, type FunctionNode } from "../syntax/tree.ts";
import { getBox, type Box } from "../values/component-state.ts";

/** All that a file does with a list. */
export interface ListUses {
  /** The places that are this very list. */
  readonly own: readonly TSESTree.Node[];
  /** The places that may be it: `game.cards`, where `this.cards` is meant. */
  readonly others: readonly TSESTree.Node[];
  /** What it holds from the start, and the statements that run next, once each time. */
  readonly first: { readonly value: TSESTree.Node; readonly after: readonly TSESTree.Statement[] } | undefined;
  /** Whether it belongs to a `this`, whose methods may change it. */
  readonly isMember: boolean;
}

/** Returns what a file does with the list of a name, or of a property of `this`; undefined where that does not stand in the file alone. */
export function getListUses(file: FileContext, place: TSESTree.Node): ListUses | undefined {
  if (place.type === "Identifier") {
    const variable = getVariable(file, place);
    return variable === undefined ? undefined : getUsesOfVariable(variable);
  }
  if (place.type !== "MemberExpression") return undefined;
  const box = getBox(file, place);
  if (box !== undefined) return getUsesOfBox(file, box);
  const name = getAskedName(place);
  if (name !== undefined && place.object.type === "Identifier") {
    const uses = getUsesOfProperty(file, place.object, name);
    if (uses !== undefined) return uses;
  }
  if (place.object.type !== "ThisExpression")
    return name === undefined ? undefined : getUsesOfInstance(file, place, name);
  const owner = getOwner(file, place.object);
  return name === undefined || owner === undefined ? undefined : getUsesOfMember(file, owner, name);
}

const getUsesOfVariable = oncePer((variable: Variable): ListUses | undefined => {
  const [definition, ...more] = variable.defs;
  const declarator = definition?.node;
  if (declarator?.type !== "VariableDeclarator" || declarator.id.type !== "Identifier" || more.length > 0)
    return undefined;
  const declaration = declarator.parent;
  const block = declaration.parent;
  if (block.type !== "BlockStatement" && block.type !== "Program") return undefined;
  const after = (block.body as readonly TSESTree.Statement[]).slice(block.body.indexOf(declaration) + 1);
  const own = variable.references.map(({ identifier }) => identifier as TSESTree.Node);
  return {
    own: own.filter((use) => use !== declarator.id),
    others: [],
    first: declarator.init === null ? undefined : { value: declarator.init, after },
    isMember: false,
  };
});

/** Of `deck.cards` after `const deck = new Deck()`: what the class does with its own. */
function getUsesOfInstance(
  file: FileContext,
  { object }: TSESTree.MemberExpression,
  name: string,
): ListUses | undefined {
  const holder = getHeldBy(file, object);
  return holder?.kind === "class" && !holder.isStatic ? getUsesOfMember(file, holder.node, name) : undefined;
}

/** Of `game.deck` after `const game = { deck: [] }`, where the file hands nobody the object. */
function getUsesOfProperty(file: FileContext, object: TSESTree.Identifier, name: string): ListUses | undefined {
  const variable = getVariable(file, object);
  const literal = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable === undefined || literal?.type !== "ObjectExpression") return undefined;
  const isAsked = (one: TSESTree.Node): boolean =>
    one.parent?.type === "MemberExpression" && one.parent.object === one && getAskedName(one.parent) !== undefined;
  const names = variable.references.filter(({ init }) => init !== true).map(({ identifier }) => identifier);
  const isExported = variable.defs.some(({ parent }) => parent?.parent.type === "ExportNamedDeclaration");
  if (isExported || !names.every(isAsked)) return undefined;
  const uses = getUsesOfMember(file, literal, name);
  const objects = new Set<TSESTree.Node>(names);
  const isIts = (use: TSESTree.Node): boolean => use.type === "MemberExpression" && objects.has(use.object);
  return uses === undefined
    ? undefined
    : { ...uses, own: [...uses.own, ...uses.others.filter(isIts)], others: uses.others.filter((use) => !isIts(use)) };
}

/** Of `const cells = ref([…])`, where nobody is handed the box and the markup of a component does not lengthen its list. */
function getUsesOfBox(file: FileContext, { variable, name, list }: Box): ListUses | undefined {
  const uses = getUsesOfVariable(variable);
  const own = uses?.own.map(({ parent }) => parent) ?? [];
  const isBoxOf = (place: TSESTree.Node | undefined): place is TSESTree.MemberExpression =>
    place?.type === "MemberExpression" && getMemberName(place) === name && place.object.type === "Identifier";
  const isOwn = own.every((place) => isBoxOf(place) && place.object !== place.property);
  if (uses?.first === undefined || list === undefined || !isOwn || mayMarkupChange(file, variable)) return undefined;
  return { own: own.filter(isBoxOf), others: [], first: { value: list, after: uses.first.after }, isMember: false };
}

/** Returns whether what stands beside the script, another script of its page or a template, may do something with the list of a name, or of a property. */
export function mayBesideChange(file: FileContext, place: TSESTree.Node): boolean {
  if (place.type === "MemberExpression" && place.object.type === "ThisExpression")
    return isNamedBeside(file, getAskedName(place)?.replace("#", "") ?? "");
  const name = place.type === "MemberExpression" ? place.object : place;
  const variable = name.type === "Identifier" ? getVariable(file, name) : undefined;
  return variable === undefined || mayMarkupChange(file, variable);
}

/** Returns whether the template of a component does more with a name than to walk over its list, or to ask for an item or the length: `v-model="cells"`. */
function mayMarkupChange(file: FileContext, { name, references }: Variable): boolean {
  const { text } = file.sourceCode;
  if (!text.includes("<template")) return isNamedBeside(file, name);
  const starts = new Set(references.map(({ identifier }) => identifier.range[0]));
  const mentions = text.matchAll(new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$&")}(?![\\w$])`, "g"));
  return [...mentions].some(({ index }) => {
    const isWalkedOver = /\s(?:in|of)\s+$/.test(text.slice(Math.max(0, index - 10), index));
    const isLookedAt = /^(?:\.length\b(?!\s*=(?!=))|\[)/.test(text.slice(index + name.length));
    return !starts.has(index) && !isWalkedOver && !isLookedAt;
  });
}

/** What `this` is: an instance of a class, an object, or what a function makes that is called with `new`. */
type Owner = ClassNode | TSESTree.ObjectExpression | Variable;

function getOwner(file: FileContext, self: TSESTree.ThisExpression): Owner | undefined {
  const holder = getHolderOfThis(self);
  if (holder?.kind === "class" && holder.isStatic) return undefined;
  if (holder !== undefined && !isPrototype(holder.node.parent)) return holder.node;
  let node: TSESTree.Node | null | undefined = holder === undefined ? self.parent : holder.node.parent;
  while (node != null && !isPrototype(node) && (!isFunction(node) || node.type === "ArrowFunctionExpression"))
    node = node.parent;
  if (node == null) return undefined;
  if (!isFunction(node)) return getMade(file, node);
  const { parent } = node;
  if (parent.type === "AssignmentExpression" && parent.left.type === "MemberExpression") {
    // Deck.prototype.shuffle = function () { … }, this.shuffle = function () { … }
    const { object } = parent.left;
    if (object.type === "ThisExpression") return getOwner(file, object);
    return object.type === "MemberExpression" && getMemberName(object) === "prototype"
      ? getNamed(file, object.object)
      : undefined;
  }
  if (node.type === "FunctionDeclaration") return node.id === null ? undefined : getVariable(file, node.id);
  return parent.type === "VariableDeclarator" ? getNamed(file, parent.id) : undefined;
}

/** Returns the function that makes a `this` when it is called with `new`: the one around, or the one whose method is: `Coin.prototype.flip = function () { … }`. */
export function getConstructorOfThis(file: FileContext, self: TSESTree.ThisExpression): FunctionNode | undefined {
  const owner = getOwner(file, self);
  if (owner === undefined || !isVariable(owner)) return undefined;
  const [definition] = owner.defs;
  const made = definition?.node.type === "FunctionDeclaration" ? definition.node : getOnlyValue(owner);
  return made !== undefined && isFunction(made) ? made : undefined;
}

/** `Deck.prototype = { … }` */
const isPrototype = (node: TSESTree.Node): boolean =>
  node.type === "AssignmentExpression" &&
  node.right.type === "ObjectExpression" &&
  node.left.type === "MemberExpression" &&
  getMemberName(node.left) === "prototype";

const getMade = (file: FileContext, node: TSESTree.Node): Variable | undefined =>
  node.type === "AssignmentExpression" && node.left.type === "MemberExpression"
    ? getNamed(file, node.left.object)
    : undefined;

const getNamed = (file: FileContext, node: TSESTree.Node): Variable | undefined =>
  node.type === "Identifier" ? getVariable(file, node) : undefined;

interface Members {
  /** All places that ask for a member of a name, and the patterns that take it out. */
  readonly byName: ReadonlyMap<string, readonly TSESTree.Node[]>;
  /** What properties of object literals, and fields, begin with; null where a field has no value yet. */
  readonly begun: ReadonlyMap<string, readonly (TSESTree.Node | null)[]>;
  /** Whether members of some `this` are set by names that the source does not spell. */
  readonly isOpen: boolean;
}

const getMembers = oncePer((file: FileContext): Members => {
  const byName = new Map<string, TSESTree.Node[]>();
  const begun = new Map<string, (TSESTree.Node | null)[]>();
  let isOpen = /\b(?:setPrototypeOf|defineProperty|defineProperties|Reflect\.set)\b/.test(file.sourceCode.text);
  visitNodes(file, file.sourceCode.ast, (node) => {
    if (node.type === "MemberExpression") {
      const name = getAskedName(node);
      if (name !== undefined) addToList(byName, name, node);
      else if (node.object.type === "ThisExpression" && node.property.type !== "Literal") isOpen = true;
    }
    // with (this) cards = [];
    if (node.type === "WithStatement") isOpen = true;
    if (node.type === "Property" && node.parent.type === "ObjectPattern")
      addToList(byName, getMemberKey(node) ?? "", node);
    else if (node.type === "Property" || node.type === "PropertyDefinition")
      addToList(begun, getMemberKey(node) ?? "", node.value);
    if (node.type === "ThisExpression" && node.parent.type === "CallExpression" && node.parent.arguments[0] === node)
      isOpen ||= /^Object\.assign$|\.call$|\.apply$/.test(file.sourceCode.getText(node.parent.callee));
    return undefined;
  });
  return { byName, begun, isOpen };
});

/** Returns all places that ask for a member of a name, whoever's it is. */
export const getAsked = (file: FileContext, name: string): readonly TSESTree.Node[] =>
  getMembers(file).byName.get(name) ?? [];

/** Returns what the properties and fields of a name begin with, whoever's they are. */
export const getBegun = (file: FileContext, name: string): readonly (TSESTree.Node | null)[] =>
  getMembers(file).begun.get(name) ?? [];

function getUsesOfMember(file: FileContext, owner: Owner, name: string): ListUses | undefined {
  if (getMembers(file).isOpen) return undefined;
  const own: TSESTree.Node[] = [];
  const others: TSESTree.Node[] = [];
  for (const node of getAsked(file, name)) {
    const self = node.type === "MemberExpression" && node.object.type === "ThisExpression" ? node.object : undefined;
    const whose = self === undefined ? undefined : getOwner(file, self);
    if (whose === owner) own.push(node);
    else if (whose === undefined || !isApart(owner) || !isApart(whose)) others.push(node);
  }
  if (isVariable(owner)) return { own, others, first: undefined, isMember: true };
  if (owner.type === "ObjectExpression") {
    const [value, ...more] = owner.properties.filter(
      (one): one is TSESTree.Property => one.type === "Property" && getMemberKey(one) === name,
    );
    // What a literal does not hold itself comes from elsewhere, as the data of a component do.
    if (value === undefined || more.length > 0 || owner.properties.some(({ type }) => type === "SpreadElement"))
      return undefined;
    return { own, others, first: { value: value.value, after: [] }, isMember: true };
  }
  if (!isApart(owner)) return undefined;
  const members = getOwnMembers({ kind: "class", node: owner, isStatic: false });
  const [field, ...more] = members.filter((member) => getMemberKey(member) === name);
  if (field === undefined) return { own, others, first: undefined, isMember: true };
  if (field.type !== "PropertyDefinition" || more.length > 0 || isDecorated(field)) return undefined;
  const maker = members.find((member) => member.type === "MethodDefinition" && member.kind === "constructor")?.value;
  const after = maker?.type === "FunctionExpression" ? maker.body.body : [];
  const first = field.value === null ? undefined : { value: field.value, after };
  return { own, others, first, isMember: true };
}

const isVariable = (owner: Owner): owner is Variable => "references" in owner;

/** Returns whether no other class of the file has its members by inheritance. */
const isApart = (owner: Owner): boolean =>
  isVariable(owner) || (owner.type !== "ObjectExpression" && owner.superClass == null);

/** espree gives no decorators. */
const isDecorated = ({ decorators }: { readonly decorators?: readonly TSESTree.Decorator[] }): boolean =>
  (decorators ?? []).length > 0;
