// What holds a member: the class or the object literal of this file behind an expression.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, isGlobal, isWritten } from "./names.ts";
import { getMemberName, unwrap } from "./tree.ts";

export type ClassNode = TSESTree.ClassDeclaration | TSESTree.ClassExpression;

export type Holder =
  | { readonly kind: "object"; readonly node: TSESTree.ObjectExpression }
  /** A class itself, or its instances. */
  | { readonly kind: "class"; readonly node: ClassNode; readonly isStatic: boolean };

/** A member of a class or of an object literal that can hold a value. */
export type Member =
  | TSESTree.AccessorProperty
  | TSESTree.MethodDefinition
  | TSESTree.Property
  | TSESTree.PropertyDefinition;

/** Names are followed through no more others than this. */
const MOST_STEPS = 8;

/** Returns the class or object of this file that an expression stands for; undefined where the source does not tell. */
export function getHolder(file: FileContext, expression: TSESTree.Node, steps = MOST_STEPS): Holder | undefined {
  const node = unwrap(expression);
  if (steps === 0) return undefined;
  switch (node.type) {
    case "ThisExpression":
      return getHolderOfThis(node);
    case "ObjectExpression":
      return { kind: "object", node };
    case "ClassExpression":
      return { kind: "class", node, isStatic: true };
    case "NewExpression":
      return getInstance(getHolder(file, node.callee, steps - 1));
    case "CallExpression": {
      // Deck.from(cards), of a class that extends Array
      const { callee } = node;
      if (callee.type !== "MemberExpression" || !/^(?:from|of)$/.test(getMemberName(callee) ?? "")) return undefined;
      const made = getInstance(getHolder(file, callee.object, steps - 1));
      return made?.kind === "class" && isClassOfArrays(file, made.node) ? made : undefined;
    }
    case "MemberExpression": {
      const isPrototype = getMemberName(node) === "prototype";
      return isPrototype ? getInstance(getHolder(file, node.object, steps - 1)) : undefined;
    }
    case "Identifier": {
      const variable = getVariable(file, node);
      const [definition, ...more] = variable?.defs ?? [];
      if (variable === undefined || definition === undefined || more.length > 0) return undefined;
      const { node: named } = definition;
      if (named.type === "ClassDeclaration" || named.type === "ClassExpression")
        return isWritten(variable) ? undefined : { kind: "class", node: named, isStatic: true };
      const value = getOnlyValue(variable);
      return value === undefined ? undefined : getHolder(file, value, steps - 1);
    }
    default:
      return undefined;
  }
}

function getInstance(holder: Holder | undefined): Holder | undefined {
  return holder?.kind === "class" ? { ...holder, isStatic: false } : undefined;
}

/** Returns whose `this` it is: a function of its own has another, an arrow has that of what is around it. */
export function getHolderOfThis(self: TSESTree.ThisExpression): Holder | undefined {
  let node: TSESTree.Node = self;
  // The program's parent is null.
  for (let parent: TSESTree.Node | null | undefined = node.parent; parent != null; { parent } = parent) {
    if (parent.type === "StaticBlock") return getHolderOfMember(parent);
    const isOwn = node.type === "FunctionExpression" || node.type === "FunctionDeclaration";
    // A field's initialiser speaks of its instance, that of a property of what is around the literal.
    if (isMember(parent) && parent.value === node && (isOwn || parent.type !== "Property"))
      return getHolderOfMember(parent);
    if (isOwn) return undefined;
    node = parent;
  }
  return undefined;
}

function getHolderOfMember(member: Member | TSESTree.StaticBlock): Holder | undefined {
  if (member.type === "Property") {
    const { parent } = member;
    return parent.type === "ObjectExpression" ? { kind: "object", node: parent } : undefined;
  }
  const isStatic = member.type === "StaticBlock" || member.static;
  return { kind: "class", node: member.parent.parent, isStatic };
}

export const isMember = (node: TSESTree.Node): node is Member =>
  node.type === "MethodDefinition" ||
  node.type === "Property" ||
  node.type === "PropertyDefinition" ||
  node.type === "AccessorProperty";

/** Returns a member's name where the source spells it; that of a private one begins with `#`. */
export function getMemberKey({ computed, key }: Member): string | undefined {
  if (key.type === "PrivateIdentifier") return `#${key.name}`;
  if (key.type === "Identifier" && !computed) return key.name;
  return key.type === "Literal" && (typeof key.value === "string" || typeof key.value === "number")
    ? String(key.value)
    : undefined;
}

/** Returns the name by which a member is asked for, where the source spells it; that of a private one begins with `#`. */
export function getAskedName(node: TSESTree.MemberExpression): string | undefined {
  const name = getMemberName(node);
  return node.property.type === "PrivateIdentifier" ? `#${node.property.name}` : name;
}

/** Returns the members of a class or an object literal itself: those of its instances, or its static ones. */
export function getOwnMembers(holder: Holder): readonly Member[] {
  if (holder.kind === "object")
    return holder.node.properties.filter((property): property is TSESTree.Property => property.type === "Property");
  return holder.node.body.body.filter(
    (member): member is Exclude<Member, TSESTree.Property> =>
      isMember(member) && member.static === holder.isStatic && !isSignature(member),
  );
}

/** `roll(sides: number): number;` says only how another of its name is called. */
const isSignature = (member: Member): boolean => member.value?.type === "TSEmptyBodyFunctionExpression";

/** What a class is made from. */
export interface Chain {
  /** The class and those of this file that it extends, the nearest first. */
  readonly classes: readonly ClassNode[];
  /** What the last of them extends; undefined for nothing. */
  readonly beyond: TSESTree.Node | undefined;
}

/** Returns a class with all that it extends. */
export function getChain(file: FileContext, node: ClassNode): Chain {
  const classes = [node];
  for (let last = node; ;) {
    // oxlint says undefined where there is none.
    const base = last.superClass ?? undefined;
    const holder = base === undefined ? undefined : getHolder(file, base);
    if (holder?.kind !== "class" || !holder.isStatic || classes.includes(holder.node)) return { classes, beyond: base };
    last = holder.node;
    classes.push(last);
  }
}

/** Returns whether a class is one of arrays: it extends Array, maybe through others of the file. */
export function isClassOfArrays(file: FileContext, node: ClassNode): boolean {
  const { beyond } = getChain(file, node);
  return beyond !== undefined && isGlobal(file, beyond, "Array");
}

/** A member with the class or object that it belongs to. */
export interface FoundMember {
  readonly holder: Holder;
  readonly member: Member;
}

/** Returns the one member of a name, inherited ones included; undefined where there is none, or the source does not tell which. */
export function findMember(file: FileContext, holder: Holder, name: string): FoundMember | undefined {
  if (holder.kind === "object") {
    const [member, ...more] = getOwnMembers(holder).filter((candidate) => getMemberKey(candidate) === name);
    if (member === undefined || more.length > 0) return undefined;
    // What is spread after it, or has a name that is worked out, may be of the same name.
    const after = holder.node.properties.slice(holder.node.properties.findIndex((property) => property === member) + 1);
    const isLast = after.every((property) => property.type === "Property" && getMemberKey(property) !== undefined);
    return isLast ? { holder, member } : undefined;
  }
  for (const node of getChain(file, holder.node).classes) {
    const own: Holder = { ...holder, node };
    const [member, ...more] = getOwnMembers(own).filter((candidate) => getMemberKey(candidate) === name);
    if (more.length > 0) return undefined;
    if (member !== undefined) return { holder: own, member };
  }
  return undefined;
}
