// The names that a list of statements or members may declare only once: exports, private names, a constructor.
import type { TSESTree } from "@typescript-eslint/utils";
import { forEachNode, type VisitorKeys } from "./node-walk.ts";

/** The names that a statement exports, each of which a module has once. */
export function getExports(node: TSESTree.Node, visitorKeys: VisitorKeys): string[] {
  switch (node.type) {
    case "ExportAllDeclaration":
      return node.exported === null ? [] : getNames(node.exported, visitorKeys);
    case "ExportDefaultDeclaration":
      return ["default"];
    case "ExportNamedDeclaration":
      if (node.declaration === null) return node.specifiers.flatMap((one) => getNames(one, visitorKeys));
      return node.declaration.type === "VariableDeclaration"
        ? node.declaration.declarations.flatMap(({ id }) => getNames(id, visitorKeys))
        : getNames(node.declaration.id, visitorKeys);
    default:
      return [];
  }
}

/** All names in a node. */
function getNames(node: TSESTree.Node | null | undefined, visitorKeys: VisitorKeys): string[] {
  if (node == null) return [];
  const names: string[] = [];
  forEachNode(node, visitorKeys, (one) => {
    if (one.type === "Identifier") names.push(one.name);
    if (one.type === "Literal") names.push(one.raw);
  });
  return names;
}

/** The names that a class has once: private ones, and its constructor. */
export function getOwnNames(member: TSESTree.Node): string[] {
  if (member.type === "MethodDefinition" && member.kind === "constructor") return ["constructor"];
  if (!hasPrivateName(member)) return [];
  const { kind = "" } = member as { readonly kind?: string };
  return [`${kind} ${member.static ? "static" : ""} #${member.key.name}`];
}

export type PrivateMember = (TSESTree.AccessorProperty | TSESTree.MethodDefinition | TSESTree.PropertyDefinition) & {
  readonly key: TSESTree.PrivateIdentifier;
};

export const hasPrivateName = (node: TSESTree.Node): node is PrivateMember =>
  "key" in node && node.key.type === "PrivateIdentifier" && isMember(node);

export const isMember = (node: TSESTree.Node | undefined): boolean => node?.parent?.type === "ClassBody";
