// The type that the source itself declares for an expression, as far as one file tells it: annotations, aliases, interfaces, fields, elements.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getFunction, getOnlyValue, getVariable } from "./bindings.ts";
import { contains, getMemberName, isFunction, unwrap } from "./tree.ts";

/** Types are followed through no more names than this. */
const MOST_STEPS = 8;

/** Returns the type that is declared for an expression's value, as it is written there. */
export function getDeclaredType(
  sourceCode: TSESLint.SourceCode,
  expression: TSESTree.Node,
  steps = MOST_STEPS,
): TSESTree.TypeNode | undefined {
  if (steps === 0) return undefined;
  const node = unwrap(expression);
  switch (node.type) {
    case "Identifier":
      return getTypeOfName(sourceCode, node, steps);
    case "MemberExpression": {
      const name = getMemberName(node);
      if (name === undefined) return undefined;
      if (node.object.type === "ThisExpression") return getTypeOfField(node, name);
      return getTypeOfMember(sourceCode, getDeclaredType(sourceCode, node.object, steps - 1), name);
    }
    case "CallExpression": {
      const called = getFunction(sourceCode, node.callee);
      return called === undefined || called.async || called.generator ? undefined : called.returnType?.typeAnnotation;
    }
    default:
      return undefined;
  }
}

/** The types of a tuple type's places, also behind `readonly` and the name of an alias; undefined for other types, and for open tuples. */
export function getTupleTypes(
  sourceCode: TSESLint.SourceCode,
  source: TSESTree.TypeNode | undefined,
): readonly TSESTree.TypeNode[] | undefined {
  const type = resolve(sourceCode, source);
  if (type?.type !== "TSTupleType") return undefined;
  const isPlain = type.elementTypes.every(
    (element) => element.type !== "TSRestType" && element.type !== "TSOptionalType",
  );
  return isPlain ? type.elementTypes : undefined;
}

function getTypeOfName(
  sourceCode: TSESLint.SourceCode,
  node: TSESTree.Identifier,
  steps: number,
): TSESTree.TypeNode | undefined {
  const variable = getVariable(sourceCode, node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition?.name.type !== "Identifier") return undefined;
  const { name } = definition;
  // oxlint says null where there is none.
  if (name.typeAnnotation != null) return name.typeAnnotation.typeAnnotation;
  // ({ pair }: Props) => …
  const { parent } = name;
  if (parent.type === "Property" && parent.parent.type === "ObjectPattern") {
    const key = parent.key.type === "Identifier" && !parent.computed ? parent.key.name : undefined;
    const whole = parent.parent.typeAnnotation?.typeAnnotation;
    return key === undefined ? undefined : getTypeOfMember(sourceCode, whole, key);
  }
  // for (const pair of pairs), pairs.map((pair) => …)
  const declaration = parent.type === "VariableDeclarator" ? parent.parent : undefined;
  if (declaration?.parent.type === "ForOfStatement" && declaration.parent.left === declaration)
    return getTypeOfElement(sourceCode, getDeclaredType(sourceCode, declaration.parent.right, steps - 1));
  if (isFunction(parent) && parent.params[0] === name) {
    const call = parent.parent;
    const list =
      call.type === "CallExpression" && call.arguments[0] === parent && call.callee.type === "MemberExpression"
        ? call.callee
        : undefined;
    return list === undefined || !EACH.test(getMemberName(list) ?? "")
      ? undefined
      : getTypeOfElement(sourceCode, getDeclaredType(sourceCode, list.object, steps - 1));
  }
  const value = getOnlyValue(variable);
  return value === undefined ? undefined : getDeclaredType(sourceCode, value, steps - 1);
}

const EACH = /^(?:forEach|map|flatMap|filter|some|every|find)$/;

function getTypeOfField(node: TSESTree.Node, name: string): TSESTree.TypeNode | undefined {
  let around: TSESTree.Node | null | undefined = node;
  while (around != null && around.type !== "ClassBody") around = around.parent;
  const field = around?.body.find(
    (member): member is TSESTree.PropertyDefinition =>
      member.type === "PropertyDefinition" &&
      !member.computed &&
      (member.key.type === "Identifier" || member.key.type === "PrivateIdentifier") &&
      member.key.name === name,
  );
  return field?.typeAnnotation?.typeAnnotation ?? getTypeOfParameter(around, name);
}

/** The type of a constructor's parameter that is a field. */
function getTypeOfParameter(body: TSESTree.ClassBody | null | undefined, name: string): TSESTree.TypeNode | undefined {
  for (const member of body?.body ?? []) {
    if (member.type !== "MethodDefinition" || member.kind !== "constructor") continue;
    for (const parameter of member.value.params) {
      if (parameter.type !== "TSParameterProperty") continue;
      const target = parameter.parameter.type === "AssignmentPattern" ? parameter.parameter.left : parameter.parameter;
      if (target.type === "Identifier" && target.name === name) return target.typeAnnotation?.typeAnnotation;
    }
  }
  return undefined;
}

function getTypeOfMember(
  sourceCode: TSESLint.SourceCode,
  source: TSESTree.TypeNode | undefined,
  name: string,
): TSESTree.TypeNode | undefined {
  const type = resolve(sourceCode, source);
  const members = type?.type === "TSTypeLiteral" ? type.members : type?.type === "TSInterfaceBody" ? type.body : [];
  const member = members.find(
    (candidate): candidate is TSESTree.TSPropertySignature =>
      candidate.type === "TSPropertySignature" && candidate.key.type === "Identifier" && candidate.key.name === name,
  );
  return member?.typeAnnotation?.typeAnnotation;
}

function getTypeOfElement(
  sourceCode: TSESLint.SourceCode,
  source: TSESTree.TypeNode | undefined,
): TSESTree.TypeNode | undefined {
  const type = resolve(sourceCode, source);
  if (type?.type === "TSArrayType") return type.elementType;
  const isList =
    type?.type === "TSTypeReference" &&
    /^(?:Readonly)?(?:Array|Set)$|^Iterable$/.test(sourceCode.getText(type.typeName));
  return isList ? type.typeArguments?.params[0] : undefined;
}

/** What a type is behind `readonly`, `Readonly<…>`, and the names that this file gives it. */
export function resolve(
  sourceCode: TSESLint.SourceCode,
  source: TSESTree.TypeNode | undefined,
  steps = MOST_STEPS,
): TSESTree.TypeNode | TSESTree.TSInterfaceBody | undefined {
  if (source?.type === "TSTypeOperator") return resolve(sourceCode, source.typeAnnotation, steps);
  if (source?.type !== "TSTypeReference" || source.typeName.type !== "Identifier" || steps === 0) return source;
  if (source.typeName.name === "Readonly") return resolve(sourceCode, source.typeArguments?.params[0], steps);
  const definition = getVariable(sourceCode, source.typeName)?.defs[0]?.node;
  if (definition === undefined || contains(definition, source)) return source;
  if (definition.type === "TSInterfaceDeclaration") return definition.body;
  return definition.type === "TSTypeAliasDeclaration"
    ? resolve(sourceCode, definition.typeAnnotation, steps - 1)
    : source;
}
