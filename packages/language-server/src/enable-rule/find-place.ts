// Where in a flat configuration one more config goes: what it exports is followed to the list that it is made of.
import type { TSESTree } from "@typescript-eslint/utils";
import type { ItemList } from "./insert-item.ts";
import { getOrigin, getRequired, type Origin } from "./origins.ts";

export type ConfigPlace =
  /** At the end of a list; where the list is empty, `before` comes first. */
  | { readonly kind: "list"; readonly list: ItemList; readonly before?: string }
  /** One object, or, spread, something that returns an array: it becomes an array with the new one. */
  | { readonly kind: "wrap"; readonly range: readonly [number, number]; readonly isSpread: boolean }
  /** Behind a value: a call of this method with the new one. */
  | { readonly kind: "call"; readonly offset: number; readonly method: string }
  | { readonly kind: "refused"; readonly reason: "noExport" | "unknownExport"; readonly offset: number };

/** What a function of a well-known package does with its arguments. */
interface KnownFunction {
  readonly module: RegExp;
  readonly name: RegExp;
  /** `configs`: each is a config or a list of them. `optionsFirst`: all but the first. `composer`: it returns something with `append`. `array`: it returns an array. */
  readonly takes: "configs" | "optionsFirst" | "composer" | "array";
}

const KNOWN: readonly KnownFunction[] = [
  { module: /^eslint\/config$/, name: /^defineConfig$/, takes: "configs" },
  { module: /^typescript-eslint$/, name: /^config$/, takes: "configs" },
  { module: /^@vue\/eslint-config-typescript$/, name: /^defineConfigWithVueTs$/, takes: "configs" },
  { module: /^eslint-flat-config-utils$/, name: /^(?:composer|concat|pipe)$/, takes: "configs" },
  { module: /\.nuxt\/eslint\.config\.mjs$/, name: /^default$/, takes: "configs" },
  { module: /^@antfu\/eslint-config$/, name: /^(?:default|antfu)$/, takes: "optionsFirst" },
  { module: /^@nuxt\/eslint-config(?:\/flat)?$/, name: /^(?:default|createConfigForNuxt)$/, takes: "composer" },
  { module: /^neostandard$/, name: /^(?:default|neostandard)$/, takes: "array" },
];

interface Configuration {
  readonly text: string;
  readonly program: TSESTree.Program;
}

export function findPlace(text: string, program: TSESTree.Program): ConfigPlace {
  const exported = getExported(program);
  if (exported === undefined) return { kind: "refused", reason: "noExport", offset: 0 };
  return follow({ text, program }, exported, []);
}

function follow(configuration: Configuration, node: TSESTree.Node, seen: readonly string[]): ConfigPlace {
  const refused: ConfigPlace = { kind: "refused", reason: "unknownExport", offset: node.range[0] };
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression": {
      const place = follow(configuration, node.expression, seen);
      // Its type says that it is one object.
      return place.kind === "wrap" ? refused : place;
    }
    case "AwaitExpression":
      return follow(configuration, node.argument, seen);
    case "ArrayExpression":
      return { kind: "list", list: getArray(node) };
    case "ObjectExpression":
      return { kind: "wrap", range: node.range, isSpread: false };
    case "Identifier": {
      if (seen.includes(node.name)) return refused;
      const definition = getDefinition(configuration.program, node.name);
      if (definition?.init == null) return refused;
      const place = follow(configuration, definition.init, [...seen, node.name]);
      return place.kind === "wrap" && definition.id.typeAnnotation !== undefined ? refused : place;
    }
    case "CallExpression":
      return followCall(configuration, node, seen, refused);
    default:
      return refused;
  }
}

function followCall(
  configuration: Configuration,
  node: TSESTree.CallExpression,
  seen: readonly string[],
  refused: ConfigPlace,
): ConfigPlace {
  const { callee } = node;
  const known = getKnown(configuration, callee);
  switch (known?.takes) {
    case "configs": {
      const [only, ...more] = node.arguments;
      // defineConfig([…]) is written as a list.
      if (only !== undefined && more.length === 0 && only.type !== "SpreadElement") {
        const inner = follow(configuration, only, seen);
        if (inner.kind === "list") return inner;
      }
      return { kind: "list", list: getArguments(configuration, node) };
    }
    case "optionsFirst":
      return { kind: "list", list: getArguments(configuration, node), before: "{}" };
    case "composer":
      return { kind: "call", offset: node.range[1], method: "append" };
    case "array":
      return { kind: "wrap", range: node.range, isSpread: true };
    case undefined:
      break;
  }
  // [a, b].concat(c), antfu(…).append(…): what follows on a list is as good as the list, unless it makes something else of each.
  if (callee.type !== "MemberExpression" || callee.computed || callee.property.type !== "Identifier") return refused;
  const inner = follow(configuration, callee.object, seen);
  if (inner.kind === "refused" || inner.kind === "wrap") return refused;
  const method = callee.property.name;
  if (method === "concat" || method === "append") return { kind: "list", list: getArguments(configuration, node) };
  const isArray = callee.object.type === "ArrayExpression";
  if (!isArray) return method === "map" || method === "flatMap" ? refused : inner;
  if (method === "map" || method === "flatMap") return { kind: "call", offset: node.range[1], method: "concat" };
  return method === "filter" || method === "flat" ? inner : refused;
}

function getKnown(configuration: Configuration, callee: TSESTree.Node): KnownFunction | undefined {
  const origin = getCalleeOrigin(configuration, callee);
  return KNOWN.find(({ module, name }) => origin !== undefined && module.test(origin.module) && name.test(origin.name));
}

/** `tseslint.config` means the same on the default export and on the whole module. */
function getCalleeOrigin({ program }: Configuration, callee: TSESTree.Node): Origin | undefined {
  if (callee.type === "Identifier") {
    const origin = getOrigin(program, callee.name);
    return origin?.name === "*" ? { module: origin.module, name: "default" } : origin;
  }
  if (callee.type !== "MemberExpression" || callee.computed || callee.property.type !== "Identifier")
    return getRequired(callee);
  const object =
    callee.object.type === "Identifier" ? getOrigin(program, callee.object.name) : getRequired(callee.object);
  if (object === undefined || (object.name !== "*" && object.name !== "default")) return undefined;
  return { module: object.module, name: callee.property.name };
}

function getArguments({ text }: Configuration, node: TSESTree.CallExpression): ItemList {
  const open = text.indexOf("(", node.typeArguments?.range[1] ?? node.callee.range[1]);
  return { open, close: node.range[1] - 1, items: node.arguments.map(({ range }) => range) };
}

/** Whether a configuration is CommonJS, by how it exports. */
export function isCommonJs(program: TSESTree.Program): boolean {
  return !program.body.some(({ type }) => type.startsWith("Export") || type === "ImportDeclaration");
}

function getExported(program: TSESTree.Program): TSESTree.Node | undefined {
  for (const node of program.body.toReversed()) {
    if (node.type === "ExportDefaultDeclaration") return node.declaration;
    if (node.type === "TSExportAssignment") return node.expression;
    if (node.type === "ExportNamedDeclaration" && node.source === null) {
      const specifier = node.specifiers.find(
        ({ exported }) => exported.type === "Identifier" && exported.name === "default",
      );
      if (specifier !== undefined) return specifier.local;
    }
    if (node.type !== "ExpressionStatement" || node.expression.type !== "AssignmentExpression") continue;
    const { left, right } = node.expression;
    if (isModuleExports(left)) return right;
  }
  return undefined;
}

function isModuleExports(node: TSESTree.Node): boolean {
  if (node.type !== "MemberExpression" || node.computed) return false;
  const { object, property } = node;
  return (
    object.type === "Identifier" &&
    object.name === "module" &&
    property.type === "Identifier" &&
    property.name === "exports"
  );
}

/** Returns the only definition of a name at the top: one that nothing is assigned to later. */
function getDefinition(program: TSESTree.Program, name: string): TSESTree.VariableDeclarator | undefined {
  const isAssigned = program.body.some(
    (node) =>
      node.type === "ExpressionStatement" &&
      node.expression.type === "AssignmentExpression" &&
      node.expression.left.type === "Identifier" &&
      node.expression.left.name === name,
  );
  if (isAssigned) return undefined;
  for (const node of program.body) {
    const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declaration?.type !== "VariableDeclaration") continue;
    const found = declaration.declarations.find(({ id }) => id.type === "Identifier" && id.name === name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function getArray(node: TSESTree.ArrayExpression): ItemList {
  const items = node.elements.filter((element) => element !== null).map(({ range }) => range);
  return { open: node.range[0], close: node.range[1] - 1, items };
}
