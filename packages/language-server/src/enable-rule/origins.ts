// Where the names at the top of a configuration come from.
import type { TSESTree } from "@typescript-eslint/utils";

export interface Origin {
  readonly module: string;
  /** "default", the name of an export, or "*" for the whole module. */
  readonly name: string;
}

/** Returns the module and the export behind a name, by import or by require; undefined for anything else. */
export function getOrigin(program: TSESTree.Program, name: string): Origin | undefined {
  for (const node of program.body) {
    if (node.type === "ImportDeclaration") {
      const specifier = node.specifiers.find(({ local }) => local.name === name);
      if (specifier === undefined) continue;
      return { module: node.source.value, name: getImportedName(specifier) };
    }
    if (node.type !== "VariableDeclaration") continue;
    for (const { id, init } of node.declarations) {
      const required = getRequired(init);
      if (required === undefined) continue;
      if (id.type === "Identifier" && id.name === name) return required;
      if (id.type !== "ObjectPattern" || required.name !== "*") continue;
      for (const property of id.properties) {
        if (property.type !== "Property" || property.value.type !== "Identifier" || property.value.name !== name)
          continue;
        if (property.key.type === "Identifier") return { module: required.module, name: property.key.name };
      }
    }
  }
  return undefined;
}

/** Returns what `require("x")` or `require("x").y` asks for. */
export function getRequired(node: TSESTree.Node | null): Origin | undefined {
  if (node?.type === "MemberExpression" && !node.computed && node.property.type === "Identifier") {
    const whole = getRequired(node.object);
    return whole?.name === "*" ? { module: whole.module, name: node.property.name } : undefined;
  }
  if (node?.type !== "CallExpression" || node.callee.type !== "Identifier" || node.callee.name !== "require")
    return undefined;
  const [module] = node.arguments;
  return module?.type === "Literal" && typeof module.value === "string"
    ? { module: module.value, name: "*" }
    : undefined;
}

function getImportedName(specifier: TSESTree.ImportClause): string {
  if (specifier.type === "ImportDefaultSpecifier") return "default";
  if (specifier.type === "ImportNamespaceSpecifier") return "*";
  return specifier.imported.type === "Identifier" ? specifier.imported.name : specifier.imported.value;
}
