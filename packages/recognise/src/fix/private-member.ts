// Private members that only the replaced code used: ESLint's recommended rules report them where nobody uses them any more.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { contains, isFunction, unwrap, visitNodes } from "../syntax/tree.ts";

/** A private member, and where it is used. */
export interface PrivateMember {
  readonly member: TSESTree.MethodDefinition | TSESTree.PropertyDefinition;
  /** Outside of the member, in the order of the text; at least one. */
  readonly uses: readonly TSESTree.Node[];
}

/** Returns the private methods, and the private fields with a function, that are used inside of a node, each once: `#swap`, and TypeScript's `private swap`. */
export function getPrivateMembersInside(file: FileContext, node: TSESTree.Node): readonly PrivateMember[] {
  const members = new Map<TSESTree.Node, PrivateMember>();
  for (const use of getMemberNames(file, node)) {
    const name = getName(use);
    const body = getDeclaringBody(use, name);
    const declared = body === undefined ? [] : body.body.filter((member) => isCalled(member, name));
    const [member, ...more] = declared;
    // A getter and a setter share a name.
    if (body === undefined || more.length > 0 || !isFunctionOnly(member) || members.has(member)) continue;
    // A class inside that has a member of this name counts as a use: then the member stays. TypeScript's may be reached from anywhere by their names.
    const around = name.startsWith("#") ? body : file.sourceCode.ast;
    const uses = getMemberNames(file, around).filter((other) => getName(other) === name && !contains(member, other));
    if (uses.length > 0) members.set(member, { member, uses });
  }
  return [...members.values()];
}

type MemberName = TSESTree.PrivateIdentifier | TSESTree.Identifier | TSESTree.StringLiteral;

/** Returns what may name a member: `#swap`, `swap` of `this.swap` and of `const { swap } = this`, and any text. */
function getMemberNames(file: FileContext, node: TSESTree.Node): readonly MemberName[] {
  const names: MemberName[] = [];
  visitNodes(file, node, (inner) => {
    if (inner.type === "PrivateIdentifier") names.push(inner);
    else if (inner.type === "Literal" && typeof inner.value === "string") names.push(inner);
    else if (inner.type === "Identifier" && isMemberName(inner)) names.push(inner);
    return undefined;
  });
  return names;
}

const isMemberName = (name: TSESTree.Identifier): boolean =>
  (name.parent.type === "MemberExpression" && name.parent.property === name && !name.parent.computed) ||
  (name.parent.type === "Property" && name.parent.key === name);

const getName = (name: MemberName): string => {
  if (name.type === "PrivateIdentifier") return `#${name.name}`;
  return name.type === "Identifier" ? name.name : name.value;
};

function getDeclaringBody(use: MemberName, name: string): TSESTree.ClassBody | undefined {
  for (let node: TSESTree.Node | undefined = use.parent; node != null; node = node.parent)
    if (node.type === "ClassBody" && node.body.some((member) => isCalled(member, name))) return node;
  return undefined;
}

/** Returns whether a private member of a class has a name. */
function isCalled(member: TSESTree.ClassElement, name: string): boolean {
  if (!("key" in member) || member.computed) return false;
  if (member.key.type === "PrivateIdentifier") return `#${member.key.name}` === name;
  return member.accessibility === "private" && member.key.type === "Identifier" && member.key.name === name;
}

function isFunctionOnly(
  member: TSESTree.ClassElement | undefined,
): member is TSESTree.MethodDefinition | TSESTree.PropertyDefinition {
  switch (member?.type) {
    case "MethodDefinition":
      return member.kind === "method" && hasNoDecorator(member);
    case "PropertyDefinition":
      return member.value !== null && isFunction(unwrap(member.value)) && hasNoDecorator(member);
    default:
      return false;
  }
}

/** ESLint's own parser knows no decorators. */
const hasNoDecorator = ({ decorators }: Partial<Pick<TSESTree.MethodDefinition, "decorators">>): boolean =>
  decorators === undefined || decorators.length === 0;
