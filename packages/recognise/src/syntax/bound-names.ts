// The names that a pattern binds.
import type { TSESTree } from "@typescript-eslint/utils";

/**
 * Returns the names that a pattern binds, each with the path by which it is taken from what is matched.
 * @param path what is matched: `$ . a [ 0 ]` is the path of `p` in `{ a: [p] }` of `$`.
 */
export function getBoundNames(pattern: TSESTree.Node, path: string): { name: TSESTree.Identifier; path: string }[] {
  switch (pattern.type) {
    case "Identifier":
      return [{ name: pattern, path }];
    case "AssignmentPattern":
      return getBoundNames(pattern.left, path);
    case "ObjectPattern":
      return pattern.properties.flatMap((property) => {
        if (property.type !== "Property") return getBoundNames(property.argument, `${path} ...`);
        const { key } = property;
        const name = !property.computed && key.type === "Identifier" ? key.name : `? ${String(key.range[0])}`;
        return getBoundNames(property.value, `${path} . ${name}`);
      });
    case "ArrayPattern":
      return pattern.elements.flatMap((element, index) =>
        element === null ? [] : getBoundNames(element, `${path} [ ${String(index)} ]`),
      );
    case "RestElement":
      return getBoundNames(pattern.argument, `${path} ...`);
    default:
      return [];
  }
}
