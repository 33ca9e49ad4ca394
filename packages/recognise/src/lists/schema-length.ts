// How many items a list has that a schema was asked to let through: `z.tuple([…])`, `z.array(…).length(2)`, and the same of valibot.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getProperty, getVariable } from "../syntax/bindings.ts";
import { getDeclaredType, resolve } from "../syntax/declared-type.ts";
import { getMemberKey } from "../syntax/holders.ts";
import { getCalledName, getMemberName, isFunction, unwrap } from "../syntax/tree.ts";
import { getWrittenNumber } from "./written-number.ts";

/** What a value went through, and the name under which a result has that value, where it is one. */
interface Schema {
  readonly node: TSESTree.Node;
  readonly under?: string;
}

/** Values are followed through no more names than this. */
const MOST_STEPS = 8;
/** What says something more of a schema, and leaves its lists as long. */
const KEEPS =
  /^(?:optional|nullable|nullish|readonly|refine|superRefine|describe|meta|brand|default|catch|min|nonempty|strict|passthrough|loose|strip)$/;

/** Returns how many items a list has at most by the schema that it went through. */
export function getSchemaLength(file: FileContext, list: TSESTree.Node): number | undefined {
  const schema = getSchema(file, list, MOST_STEPS);
  return schema === undefined || schema.under !== undefined ? undefined : countItems(file, schema.node);
}

function getSchema(file: FileContext, expression: TSESTree.Node, steps: number): Schema | undefined {
  const node = unwrap(expression);
  if (steps === 0) return undefined;
  switch (node.type) {
    case "AwaitExpression":
      return getSchema(file, node.argument, steps - 1);
    case "MemberExpression":
      return getMember(file, getSchema(file, node.object, steps - 1), getMemberName(node));
    case "CallExpression":
      return getSchemaOfCall(node);
    case "Identifier": {
      const variable = getVariable(file, node);
      const [definition, ...more] = variable?.defs ?? [];
      if (variable === undefined || definition === undefined || more.length > 0) return undefined;
      const value = getOnlyValue(variable);
      const byValue = value === undefined ? undefined : getSchema(file, value, steps - 1);
      return (
        byValue ??
        getSchemaOfType(file, getDeclaredType(file, node)) ??
        getSchemaOfPart(file, definition.name, steps - 1)
      );
    }
    default:
      return undefined;
  }
}

/** `Duel.parse(body)`, valibot's `parse(Duel, body)`, and what has it in a result: `Duel.safeParse(body)`, `generateObject({ schema: Duel })`. */
function getSchemaOfCall({ callee, arguments: [first, second] }: TSESTree.CallExpression): Schema | undefined {
  const [, safe, ...more] = /^(safeParse|parse)(?:Async)?$/.exec(getCalledName(callee) ?? "") ?? [];
  if (getCalledName(callee) === "generateObject") {
    const schema = first?.type === "ObjectExpression" ? getProperty(first, "schema") : undefined;
    return schema === undefined ? undefined : { node: schema, under: "object" };
  }
  if (safe === undefined || more.length > 0) return undefined;
  const own = callee.type === "MemberExpression" ? callee.object : undefined;
  const node = second === undefined ? own : first;
  if (node === undefined) return undefined;
  if (safe === "parse") return { node };
  return { node, under: second === undefined ? "data" : "output" };
}

/** Of a name, or a pattern, that is taken out of something else: `const { sides } = Duel.parse(body)`, `({ input }) => …` of tRPC. */
function getSchemaOfPart(file: FileContext, part: TSESTree.Node, steps: number): Schema | undefined {
  const property = part.parent;
  const pattern = property?.parent;
  if (property?.type !== "Property" || pattern?.type !== "ObjectPattern" || steps === 0) return undefined;
  const { parent } = pattern;
  const name = getMemberKey(property);
  if (parent.type === "VariableDeclarator")
    return parent.init === null ? undefined : getMember(file, getSchema(file, parent.init, steps - 1), name);
  if (isFunction(parent)) {
    const input = name === "input" && parent.params[0] === pattern ? getInput(parent.parent) : undefined;
    const typed = pattern.typeAnnotation?.typeAnnotation;
    return input === undefined ? getMember(file, getSchemaOfType(file, typed), name) : { node: input };
  }
  return getMember(file, getSchemaOfPart(file, pattern, steps - 1), name);
}

/** Of a type that is inferred: `z.infer<typeof Sides>`. */
function getSchemaOfType(file: FileContext, source: TSESTree.TypeNode | undefined): Schema | undefined {
  const type = resolve(file, source);
  if (type?.type !== "TSTypeReference") return undefined;
  const [of] = type.typeArguments?.params ?? [];
  const isInferred = /(?:^|\.)(?:infer|output|TypeOf|InferOutput)$/.test(file.sourceCode.getText(type.typeName));
  return isInferred && of?.type === "TSTypeQuery" && of.exprName.type === "Identifier"
    ? { node: of.exprName }
    : undefined;
}

/** What a procedure of tRPC takes: `Duel` of `procedure.input(Duel).mutation(({ input }) => …)`. */
function getInput(call: TSESTree.Node): TSESTree.Node | undefined {
  let node = call;
  while (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    if (getMemberName(node.callee) === "input") return node.arguments[0];
    node = node.callee.object;
  }
  return undefined;
}

function getMember(file: FileContext, schema: Schema | undefined, name: string | undefined): Schema | undefined {
  if (schema === undefined || name === undefined) return undefined;
  if (schema.under !== undefined) return schema.under === name ? { node: schema.node } : undefined;
  const node = getPart(file, schema.node, name, MOST_STEPS);
  return node === undefined ? undefined : { node };
}

/** What a schema's name stands for, also where a type has the same one. */
function getWrittenSchema(file: FileContext, schema: TSESTree.Node): TSESTree.Node {
  const variable = schema.type === "Identifier" ? getVariable(file, schema) : undefined;
  const [definition, ...more] = variable?.defs.filter(({ node }) => node.type !== "TSTypeAliasDeclaration") ?? [];
  const declarator = definition?.node;
  const isConstant =
    declarator?.type === "VariableDeclarator" && declarator.parent.kind === "const" && more.length === 0;
  return isConstant && declarator.id === definition?.name && declarator.init !== null ? declarator.init : schema;
}

/** What an object's schema says of a name: `z.object({ sides: … })`. */
function getPart(file: FileContext, schema: TSESTree.Node, name: string, steps: number): TSESTree.Node | undefined {
  const call = unwrap(getWrittenSchema(file, schema));
  if (call.type !== "CallExpression" || steps === 0) return undefined;
  const called = getCalledName(call.callee) ?? "";
  const [parts] = call.arguments;
  const isObject = /^(?:object|strictObject|looseObject|extend)$/.test(called);
  const own = isObject && parts?.type === "ObjectExpression" ? getProperty(parts, name) : undefined;
  if (own !== undefined) return own;
  const isMore = call.callee.type === "MemberExpression" && (called === "extend" || KEEPS.test(called));
  return isMore ? getPart(file, (call.callee as TSESTree.MemberExpression).object, name, steps - 1) : undefined;
}

/** How many items a list's schema lets through at most. */
function countItems(file: FileContext, schema: TSESTree.Node, steps = MOST_STEPS): number | undefined {
  const call = unwrap(getWrittenSchema(file, schema));
  if (call.type !== "CallExpression" || steps === 0) return undefined;
  const called = getCalledName(call.callee) ?? "";
  const [first, ...more] = call.arguments;
  switch (called) {
    case "tuple":
      return first?.type === "ArrayExpression" && more.length === 0 ? first.elements.length : undefined;
    case "length":
    case "max":
    case "maxLength":
      return getWrittenNumber(file, first);
    // v.pipe(v.array(v.string()), v.length(2))
    case "pipe":
      return more.map((one) => countItems(file, one, steps - 1)).find((count) => count !== undefined);
    default:
      return KEEPS.test(called) && call.callee.type === "MemberExpression"
        ? countItems(file, call.callee.object, steps - 1)
        : undefined;
  }
}
