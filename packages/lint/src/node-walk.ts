// Visits a node's children, and all in it, by the visitor keys of its type.
import type { TSESTree } from "@typescript-eslint/utils";

export type VisitorKeys = Readonly<Record<string, readonly string[] | undefined>>;

export function getChildren(node: TSESTree.Node, visitorKeys: VisitorKeys): TSESTree.Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const child: unknown = Reflect.get(node, key);
    return (Array.isArray(child) ? child : [child]).filter((one): one is TSESTree.Node => one != null);
  });
}

/** Visits a node and all in it, in any order. Code may be nested deeper than calls may be. */
export function forEachNode(root: TSESTree.Node, visitorKeys: VisitorKeys, visit: (node: TSESTree.Node) => void): void {
  const rest = [root];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    visit(node);
    forEachChild(node, visitorKeys, (child) => rest.push(child));
  }
}

/** Gives each node its parent, as ESLint does, and visits all of them, in any order. */
export function setParents(
  ast: TSESTree.Program,
  visitorKeys: VisitorKeys,
  visit?: (node: TSESTree.Node) => void,
): void {
  setParent(ast, null);
  forEachNode(ast, visitorKeys, (node) => {
    visit?.(node);
    forEachChild(node, visitorKeys, (child) => {
      setParent(child, node);
    });
  });
}

export function setParent(node: TSESTree.Node, parent: TSESTree.Node | null): void {
  (node as { parent: TSESTree.Node | null }).parent = parent;
}

/** Visits each child once; `import { a }` may have one node under two names. */
function forEachChild(node: TSESTree.Node, visitorKeys: VisitorKeys, visit: (child: TSESTree.Node) => void): void {
  const children = node as unknown as Readonly<Record<string, Child | undefined>>;
  let last: Child | undefined;
  for (const key of visitorKeys[node.type] ?? []) {
    const child = children[key];
    if (child == null || child === last) continue;
    last = child;
    if (!isList(child)) visit(child);
    else for (const one of child) if (one !== null) visit(one);
  }
}

type Child = TSESTree.Node | readonly (TSESTree.Node | null)[] | null;

const isList = (child: NonNullable<Child>): child is readonly (TSESTree.Node | null)[] => Array.isArray(child);
