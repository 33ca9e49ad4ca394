// How many items a list has, where the source tells it.
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import { getMemberName, getOnlyValue, getVariable, isGlobal, unwrap } from "./bindings.ts";
import { getCopied } from "./translate.ts";

const KEEPS_LENGTH: ReadonlySet<string> = new Set(["map", "sort", "toSorted", "reverse", "toReversed", "fill", "with"]);
const CHANGES_LENGTH: ReadonlySet<string> = new Set(["push", "pop", "shift", "unshift", "splice"]);

/**
 * Returns the length of the list that an expression gives: of a literal array, a tuple type, a copy of one, or a constant that holds one and
 * is never lengthened or handed out before. Undefined where the source does not tell, and for an empty literal, which waits to be filled.
 */
export function getKnownLength(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): number | undefined {
  const node = unwrap(expression);
  if (node.type === "ArrayExpression" && !node.elements.some((element) => element?.type === "SpreadElement")) {
    return node.elements.length === 0 ? undefined : node.elements.length;
  }
  const limit = getLimit(sourceCode, node);
  if (limit !== undefined) return limit;
  const copied = getCopied(sourceCode, node);
  if (copied !== undefined) return getKnownLength(sourceCode, copied);
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    return KEEPS_LENGTH.has(getMemberName(node.callee) ?? "")
      ? getKnownLength(sourceCode, node.callee.object)
      : undefined;
  }
  if (node.type !== "Identifier") return undefined;
  const variable = getVariable(sourceCode, node);
  const [definition] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined) return undefined;
  const tuple = getTupleLength(definition.name);
  if (tuple !== undefined) return tuple;
  const value = getOnlyValue(variable);
  if (value === undefined || variable.references.some(({ identifier }) => mayChangeLength(identifier)))
    return undefined;
  return getKnownLength(sourceCode, value);
}

/** The length that a call gives its result: `new Array(2)`, `Array.of(x, y)`, `Array.from({ length: 2 })`; two at most for `slice(0, 2)`. */
function getLimit(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): number | undefined {
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return undefined;
  const [first, second] = node.arguments;
  const getNumber = (argument: TSESTree.Node | undefined): number | undefined =>
    argument?.type === "Literal" && typeof argument.value === "number" ? argument.value : undefined;
  if (isGlobal(sourceCode, node.callee, "Array"))
    return node.arguments.length === 1 ? getNumber(first) : node.arguments.length;
  if (node.callee.type !== "MemberExpression") return undefined;
  const isArray = isGlobal(sourceCode, node.callee.object, "Array");
  switch (getMemberName(node.callee)) {
    case "of":
      return isArray ? node.arguments.length : undefined;
    case "from": {
      if (!isArray || first?.type !== "ObjectExpression") return undefined;
      const length = first.properties.find(
        (property): property is TSESTree.Property =>
          property.type === "Property" && property.key.type === "Identifier" && property.key.name === "length",
      );
      return getNumber(length?.value);
    }
    case "slice":
    case "splice": {
      const [start, end] = [getNumber(first), getNumber(second)];
      // Of two items at most any number of them is fair; of more than two it is not known how many there are.
      return start === 0 && end !== undefined && end <= 2 ? 2 : undefined;
    }
    default:
      return undefined;
  }
}

const TYPED_ARRAY = /^(?:Int(?:8|16|32)|Uint(?:8|16|32)|Uint8Clamped|Float(?:16|32|64)|Big(?:Int|Uint)64)Array$/;

/** Returns whether an expression is known to be a typed array: engines sort those in another way. */
export function isTypedArray(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  switch (node.type) {
    case "NewExpression":
      return node.callee.type === "Identifier" && TYPED_ARRAY.test(node.callee.name);
    case "CallExpression":
      return (
        node.callee.type === "MemberExpression" &&
        ((node.callee.object.type === "Identifier" && TYPED_ARRAY.test(node.callee.object.name)) ||
          isTypedArray(sourceCode, node.callee.object))
      );
    case "Identifier": {
      const variable = getVariable(sourceCode, node);
      const name = variable?.defs[0]?.name;
      const type = name?.type === "Identifier" ? name.typeAnnotation?.typeAnnotation : undefined;
      if (
        type?.type === "TSTypeReference" &&
        type.typeName.type === "Identifier" &&
        TYPED_ARRAY.test(type.typeName.name)
      )
        return true;
      const value = variable === undefined ? undefined : getOnlyValue(variable);
      return value !== undefined && isTypedArray(sourceCode, value);
    }
    default:
      return false;
  }
}

function getTupleLength(name: TSESTree.Node): number | undefined {
  if (name.type !== "Identifier") return undefined;
  let type = name.typeAnnotation?.typeAnnotation;
  if (type?.type === "TSTypeOperator") type = type.typeAnnotation;
  if (type?.type !== "TSTupleType") return undefined;
  const isPlain = type.elementTypes.every(({ type: kind }) => kind !== "TSRestType" && kind !== "TSOptionalType");
  return isPlain ? type.elementTypes.length : undefined;
}

function mayChangeLength(identifier: TSESTree.Node): boolean {
  const { parent } = identifier;
  if (parent?.type !== "MemberExpression" || parent.object !== identifier) return false;
  const name = getMemberName(parent);
  if (name === "length") return parent.parent.type === "AssignmentExpression" && parent.parent.left === parent;
  return name !== undefined && CHANGES_LENGTH.has(name);
}
