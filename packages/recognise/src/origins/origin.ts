// Where a value comes from: the module or the global that it starts at, and the way from there, whatever names it goes by on the way.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import {
  getField,
  getOnlyValue,
  getPropertyOf,
  getVariable,
  getWrites,
  isGlobal,
  type Field,
  type Variable,
} from "../syntax/bindings.ts";
import { isOfLibrary, type Way } from "./library-sources.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

/** The way to a value: `faker.number.int` of the module "@faker-js/faker", `Math.random` of no module. */
export interface Origin extends Way {
  /** The specifier of the import or `require`; undefined for globals. */
  readonly module: string | undefined;
  /** The first of a global is its name; a default export has none. */
  readonly path: readonly string[];
  /** The calls that the path goes through, in its order. */
  readonly calls: readonly (TSESTree.CallExpression | TSESTree.NewExpression)[];
  /** True where it is so only if nobody hands in something else: a default of a parameter, of an option. */
  readonly isDefault: boolean;
}

const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(["globalThis", "window", "self", "global"]);

/** Names are followed through so many others; more is no code that people write. */
const LONGEST_TRAIL = 12;

/** Returns where an expression's value comes from, or undefined where it can't be told: a parameter, a variable that is set more than once. */
export function getOrigin(file: FileContext, expression: TSESTree.Node): Origin | undefined {
  return follow(file, expression, LONGEST_TRAIL);
}

function follow(file: FileContext, expression: TSESTree.Node, trail: number): Origin | undefined {
  if (trail === 0) return undefined;
  const node = unwrap(expression);
  switch (node.type) {
    case "Identifier":
      return followName(file, node, trail);
    case "MemberExpression":
      return followMember(file, node, trail);
    case "ChainExpression":
      return follow(file, node.expression, trail);
    case "AwaitExpression":
      return node.argument.type === "ImportExpression" ? getModule(node.argument.source) : undefined;
    case "CallExpression": {
      const { callee } = node;
      if (isGlobal(file, callee, "require")) return getModule(node.arguments[0]);
      // Bound to whatever, it draws the same.
      if (callee.type === "MemberExpression" && getMemberName(callee) === "bind") {
        return follow(file, callee.object, trail - 1);
      }
      return goOn(follow(file, callee, trail - 1), "()", node);
    }
    case "NewExpression":
      return goOn(follow(file, node.callee, trail - 1), "new", node);
    case "LogicalExpression": {
      // `globalThis.crypto ?? require("crypto").webcrypto`, `options.random || Math.random`: the one that is known speaks for both.
      if (node.operator === "&&") return undefined;
      const left = follow(file, node.left, trail - 1);
      return left !== undefined && isOfLibrary(left) ? left : asDefault(follow(file, node.right, trail - 1));
    }
    default:
      return undefined;
  }
}

function getModule(source: TSESTree.Node | undefined): Origin | undefined {
  return source?.type === "Literal" && typeof source.value === "string"
    ? { module: source.value, path: [], calls: [], isDefault: false }
    : undefined;
}

const asDefault = (origin: Origin | undefined): Origin | undefined =>
  origin === undefined ? undefined : { ...origin, isDefault: true };

function goOn(
  origin: Origin | undefined,
  step: string,
  call?: TSESTree.CallExpression | TSESTree.NewExpression,
): Origin | undefined {
  if (origin === undefined) return undefined;
  // What `require` returns and what a default import names are the same to whoever calls it.
  if (origin.module !== undefined && origin.path.length === 0 && step === "default") return origin;
  // `window.Math` is `Math`.
  const [first] = origin.path;
  const isGlobalObject = origin.module === undefined && first !== undefined && GLOBAL_OBJECTS.has(first);
  return {
    module: origin.module,
    path: [...(isGlobalObject ? [] : origin.path), step],
    calls: call === undefined ? origin.calls : [...origin.calls, call],
    // Whatever generator is handed in, its functions are those of its library.
    isDefault: false,
  };
}

function followName(file: FileContext, identifier: TSESTree.Identifier, trail: number): Origin | undefined {
  const variable = getVariable(file, identifier);
  if (variable === undefined) return { module: undefined, path: [identifier.name], calls: [], isDefault: false };
  const value = getOnlyValue(variable) ?? getOnlyAssigned(variable);
  if (value !== undefined) return follow(file, value, trail - 1);
  const [definition, ...more] = variable.defs;
  if (definition === undefined || more.length > 0 || getWrites(variable).length > 0) return undefined;
  const { node, parent } = definition;
  switch (node.type) {
    case "ImportSpecifier": {
      const name = node.imported.type === "Identifier" ? node.imported.name : node.imported.value;
      return parent?.type === "ImportDeclaration" ? goOn(getModule(parent.source), name) : undefined;
    }
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
      return parent?.type === "ImportDeclaration" ? getModule(parent.source) : undefined;
    case "TSImportEqualsDeclaration":
      return node.moduleReference.type === "TSExternalModuleReference"
        ? getModule(node.moduleReference.expression)
        : undefined;
    case "VariableDeclarator":
      return node.init === null ? undefined : followPattern(file, definition.name, node.id, node.init, trail);
    default:
      return definition.type.toString() === "Parameter"
        ? followPattern(file, definition.name, undefined, undefined, trail)
        : undefined;
  }
}

/** Returns the value of a variable that is declared without one and assigned once. */
function getOnlyAssigned(variable: Variable): TSESTree.Expression | undefined {
  const [definition, ...more] = variable.defs;
  const [write, ...others] = getWrites(variable);
  if (definition?.node.type !== "VariableDeclarator" || definition.node.init !== null || more.length > 0)
    return undefined;
  const parent = write?.identifier.parent;
  const isPlain =
    parent?.type === "AssignmentExpression" && parent.operator === "=" && parent.left === write?.identifier;
  return isPlain && others.length === 0 ? parent.right : undefined;
}

/**
 * Follows a name out of a pattern: `const { random: draw } = Math`. A default says what is meant where a caller hands in nothing:
 * `(cards, random = Math.random)`, `({ random = Math.random })`.
 */
function followPattern(
  file: FileContext,
  name: TSESTree.Node,
  pattern: TSESTree.Node | undefined,
  source: TSESTree.Expression | undefined,
  trail: number,
): Origin | undefined {
  const steps: string[] = [];
  for (let node = name; node !== pattern;) {
    const { parent } = node;
    if (parent?.type === "AssignmentPattern" && parent.left === node)
      return asDefault(follow(file, parent.right, trail - 1));
    if (pattern === undefined || parent == null) return undefined;
    if (parent.type === "Property" && parent.value === node && !parent.computed) {
      if (parent.key.type !== "Identifier") return undefined;
      steps.unshift(parent.key.name);
    } else if (parent.type !== "ObjectPattern") {
      return undefined;
    }
    node = parent;
  }
  if (source === undefined) return undefined;
  return steps.reduce<Origin | undefined>((origin, step) => goOn(origin, step), follow(file, source, trail - 1));
}

function followMember(file: FileContext, node: TSESTree.MemberExpression, trail: number): Origin | undefined {
  const name = getMemberName(node);
  if (name === undefined) return undefined;
  const held = getHeld(file, node, name);
  if (held === undefined) return goOn(follow(file, node.object, trail - 1), name);
  const origin = follow(file, held.value, trail - 1);
  return held.isDefault ? asDefault(origin) : origin;
}

/** Returns what a member of an object literal, or a field of the class around, was set to, where it was set once. */
function getHeld(file: FileContext, node: TSESTree.MemberExpression, name: string): Field | undefined {
  const object = unwrap(node.object);
  if (object.type === "ThisExpression") return getField(file, node);
  const variable = object.type === "Identifier" ? getVariable(file, object) : undefined;
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  return value?.type === "ObjectExpression" ? getPropertyOf(file, node, value, name) : undefined;
}
