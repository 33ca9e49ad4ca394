// How code gives an element its CSS `order`: by its style, as a text, or through jQuery.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getProperty, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";

export interface OrderStore {
  /** The expression that gives the element, or a jQuery collection of it alone. */
  readonly element: TSESTree.Expression;
  /** The number that it gets. */
  readonly order: TSESTree.Node;
}

/** `card.style.order = value`, `style.setProperty("order", value)`, `setAttribute("style", text)`, `$(card).css("order", value)`. */
export function readOrderStore(file: FileContext, expression: TSESTree.Node): OrderStore | undefined {
  const node = unwrap(expression);
  if (node.type === "AssignmentExpression") return node.operator === "=" ? readAssigned(file, node) : undefined;
  if (node.type !== "CallExpression" || node.optional) return undefined;
  const callee = unwrap(node.callee);
  if (callee.type !== "MemberExpression" || callee.optional) return undefined;
  const [first, second] = node.arguments;
  const { object } = callee;
  switch (getMemberName(callee)) {
    case "setProperty":
      return isText(first, "order") ? toStore(file, getStyled(object), second) : undefined;
    case "css":
      if (first?.type === "ObjectExpression") return toStore(file, object, getProperty(first, "order"));
      return isText(first, "order") ? toStore(file, object, second) : undefined;
    case "attr":
    case "setAttribute":
      return isText(first, "style") ? toStoreOfText(file, object, second) : undefined;
    case "assign":
      return isGlobal(file, object, "Object") && first !== undefined && second?.type === "ObjectExpression"
        ? toStore(file, getStyled(first), getProperty(second, "order"))
        : undefined;
    default:
      return undefined;
  }
}

/** Returns the order in the style of an element of the document that JSX makes: `<li style={{ order: value }} />`. A component may do anything with its style. */
export function readOrderOfMade(file: FileContext, element: TSESTree.JSXElement): TSESTree.Node | undefined {
  const { name, attributes } = element.openingElement;
  if (name.type !== "JSXIdentifier" || !/^[a-z]/.test(name.name)) return undefined;
  const styles = attributes.flatMap((attribute) =>
    attribute.type === "JSXAttribute" && attribute.name.name === "style" ? [attribute.value] : [],
  );
  const [style, ...more] = styles;
  // What is spread behind it may hold another style.
  if (style?.type !== "JSXExpressionContainer" || more.length > 0 || attributes.at(-1)?.type === "JSXSpreadAttribute")
    return undefined;
  const value = unwrap(style.expression);
  const order = value.type === "ObjectExpression" ? getProperty(value, "order") : undefined;
  return order === undefined ? undefined : getNumber(file, order);
}

function readAssigned(file: FileContext, { left, right }: TSESTree.AssignmentExpression): OrderStore | undefined {
  const target = unwrap(left);
  if (target.type !== "MemberExpression" || target.optional) return undefined;
  switch (getMemberName(target)) {
    case "order":
      return toStore(file, getStyled(target.object), right);
    case "cssText":
      return toStoreOfText(file, getStyled(target.object), right);
    case "style":
      return toStoreOfText(file, target.object, right);
    default:
      return undefined;
  }
}

/** The element of `card.style`. */
function getStyled(expression: TSESTree.Node): TSESTree.Expression | undefined {
  const node = unwrap(expression);
  return node.type === "MemberExpression" && !node.optional && getMemberName(node) === "style"
    ? node.object
    : undefined;
}

const toStore = (
  file: FileContext,
  element: TSESTree.Expression | undefined,
  value: TSESTree.Node | undefined,
): OrderStore | undefined =>
  element === undefined || value === undefined ? undefined : { element, order: getNumber(file, value) };

function toStoreOfText(
  file: FileContext,
  element: TSESTree.Expression | undefined,
  text: TSESTree.Node | undefined,
): OrderStore | undefined {
  const parts = text === undefined ? [] : getParts(text);
  const at = parts.findIndex((part) => typeof part === "string" && /(?:^|[;\s])order\s*:\s*$/.test(part));
  const [order, next = ""] = parts.slice(at + 1);
  const isEnded = typeof next === "string" && /^\s*(?:;|$)/.test(next);
  return at === -1 || typeof order !== "object" || !isEnded ? undefined : toStore(file, element, order);
}

/** A number that is made a text, here or under a constant name: `String(n)`, `n.toString()`, `"" + n`, `${n}`. */
function getNumber(file: FileContext, value: TSESTree.Node): TSESTree.Node {
  const node = unwrap(value);
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  if (variable !== undefined) {
    const text = getOnlyValue(variable);
    const number = text === undefined ? undefined : getNumber(file, text);
    return number === undefined || number === unwrap(text ?? node) ? value : number;
  }
  if (node.type === "CallExpression") {
    const callee = unwrap(node.callee);
    const [only] = node.arguments;
    if (isGlobal(file, callee, "String") && only !== undefined) return only;
    if (callee.type === "MemberExpression" && getMemberName(callee) === "toString" && only === undefined)
      return callee.object;
    return node;
  }
  const parts = getParts(node).filter((part) => part !== "");
  const [only, ...more] = parts;
  return typeof only === "object" && more.length === 0 ? only : value;
}

/** The parts of a text that is put together, those that stand there as texts. */
function getParts(text: TSESTree.Node): readonly (string | TSESTree.Node)[] {
  const node = unwrap(text);
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [node];
    case "TemplateLiteral":
      return node.quasis.flatMap(({ value }, index) => [value.raw, ...node.expressions.slice(index, index + 1)]);
    case "BinaryExpression": {
      if (node.operator !== "+") return [node];
      const parts = [node.left, node.right].flatMap(getParts);
      // Numbers alone are added up.
      return parts.some((part) => typeof part === "string") ? parts : [node];
    }
    default:
      return [node];
  }
}

const isText = (node: TSESTree.Node | undefined, text: string): boolean =>
  node?.type === "Literal" && node.value === text;
