// Private members that only the replaced code used: ESLint's recommended rules report them where nobody uses them any more.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { contains, isFunction, unwrap, visitNodes } from "../syntax/tree.ts";

/** A private member, and where it is used. */
export interface PrivateMember {
  readonly member: TSESTree.MethodDefinition | TSESTree.PropertyDefinition;
  /** Outside of the member, in the order of the text; at least one. */
  readonly uses: readonly TSESTree.PrivateIdentifier[];
}

/** Returns the private methods, and the private fields with a function, that are used inside of a node, each once. */
export function getPrivateMembersInside(file: FileContext, node: TSESTree.Node): readonly PrivateMember[] {
  const members = new Map<TSESTree.Node, PrivateMember>();
  for (const use of getPrivateNames(file, node)) {
    const body = getDeclaringBody(use);
    const declared = body === undefined ? [] : body.body.filter((member) => isCalled(member, use.name));
    const [member, ...more] = declared;
    // A getter and a setter share a name.
    if (body === undefined || more.length > 0 || !isFunctionOnly(member) || members.has(member)) continue;
    // A class inside that has a member of this name counts as a use: then the member stays.
    const uses = getPrivateNames(file, body).filter(
      ({ name, parent }) => name === use.name && !contains(member, parent),
    );
    if (uses.length > 0) members.set(member, { member, uses });
  }
  return [...members.values()];
}

function getPrivateNames(file: FileContext, node: TSESTree.Node): readonly TSESTree.PrivateIdentifier[] {
  const names: TSESTree.PrivateIdentifier[] = [];
  visitNodes(file, node, (inner) => {
    if (inner.type === "PrivateIdentifier") names.push(inner);
    return undefined;
  });
  return names;
}

function getDeclaringBody(use: TSESTree.PrivateIdentifier): TSESTree.ClassBody | undefined {
  for (let node: TSESTree.Node | undefined = use.parent; node != null; node = node.parent)
    if (node.type === "ClassBody" && node.body.some((member) => isCalled(member, use.name))) return node;
  return undefined;
}

const isCalled = (member: TSESTree.ClassElement, name: string): boolean =>
  "key" in member && member.key.type === "PrivateIdentifier" && member.key.name === name;

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
