// What belongs to the page that people look at: elements, their styles, the context of a canvas, a sound. Nothing that is done to them moves an item of an array.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { isJQuery } from "../origins/jquery.ts";
import { getFunction, getValue, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { getMemberName, getReturned, isFunction, someNode, unwrap } from "../syntax/tree.ts";

/** So many names lead to an element. */
const MOST_NAMES = 8;

/** Properties of elements alone, whoever has them: what an element looks like, and what it says. */
const LOOKS: ReadonlySet<string | undefined> = new Set(["style", "dataset", "classList"]);
const SAYINGS: ReadonlySet<string> = new Set(["textContent", "innerText", "innerHTML", "className", "hidden"]);
/** What the platform, and jQuery, do to elements and to a canvas, and what gives one of them; none runs other people's code at once, but for a function that it is handed. */
const METHODS: ReadonlySet<string | undefined> = new Set(
  (
    "querySelector querySelectorAll getElementById getElementsByClassName getElementsByTagName createElement createElementNS createTextNode " +
    "createDocumentFragment closest getContext getAttribute getBoundingClientRect cloneNode item append appendChild prepend before after insertBefore " +
    "insertAdjacentElement insertAdjacentHTML insertAdjacentText remove removeChild replaceChild replaceChildren replaceWith setAttribute removeAttribute " +
    "toggleAttribute add toggle replace setProperty removeProperty getPropertyValue animate scrollIntoView scrollTo play pause " +
    "clearRect fillRect strokeRect rect roundRect beginPath closePath moveTo lineTo arc arcTo ellipse bezierCurveTo quadraticCurveTo fill stroke clip " +
    "fillText strokeText measureText save restore translate rotate scale transform setTransform resetTransform drawImage createLinearGradient addColorStop " +
    "setLineDash css text html val attr removeAttr prop addClass removeClass toggleClass empty appendTo prependTo insertAfter hide show fadeIn fadeOut eq " +
    "find children parent first last"
  ).split(" "),
);

/** Returns whether an assignment, or a call, changes the page and nothing else; its parts are not looked at, but for the object. */
export function changesPage(file: FileContext, node: TSESTree.Node, names = 0): boolean {
  if (node.type === "AssignmentExpression") {
    const target = unwrap(node.left);
    if (target.type !== "MemberExpression") return false;
    const name = getMemberName(target);
    if (name === undefined || name === "length") return false;
    if (SAYINGS.has(name) || isLook(target.object)) return isPlainPath(file, target.object, names);
    return isOfPage(file, target.object, names);
  }
  if (node.type !== "CallExpression" || !node.arguments.every((argument) => isNoFunction(file, argument))) return false;
  const callee = unwrap(node.callee);
  if (callee.type !== "MemberExpression" || !METHODS.has(getMemberName(callee))) return false;
  return isLook(callee.object) ? isPlainPath(file, callee.object, names) : isOfPage(file, callee.object, names);
}

const isLook = (node: TSESTree.Node): boolean => {
  const object = unwrap(node);
  return object.type === "MemberExpression" && LOOKS.has(getMemberName(object));
};

const isNoFunction = (file: FileContext, argument: TSESTree.Node): boolean =>
  !isFunction(unwrap(argument)) && getFunction(file, argument) === undefined;

/** Returns whether an expression goes from name to name, or asks the page, and does nothing on the way. */
function isPlainPath(file: FileContext, source: TSESTree.Node, names: number): boolean {
  const node = unwrap(source);
  switch (node.type) {
    case "Identifier":
    case "ThisExpression":
      return true;
    case "MemberExpression":
      return (
        isPlainPath(file, node.object, names) &&
        (!node.computed || node.property.type === "Literal" || node.property.type === "Identifier")
      );
    default:
      return isOfPage(file, node, names);
  }
}

/** Returns whether an expression is an element, several of them, the document, or what belongs to one of these. */
function isOfPage(file: FileContext, source: TSESTree.Node, names = 0): boolean {
  const node = unwrap(source);
  switch (node.type) {
    case "Identifier": {
      if (isGlobal(file, node, "document")) return true;
      const variable = getVariable(file, node);
      if (variable === undefined || names >= MOST_NAMES) return false;
      const value = getValue(file, node) ?? getWalked(variable);
      return value !== undefined && isOfPage(file, value, names + 1);
    }
    case "MemberExpression": {
      const value = node.object.type === "ThisExpression" ? getValue(file, node) : undefined;
      if (value !== undefined) return names < MOST_NAMES && isOfPage(file, value, names + 1);
      return isOfPage(file, node.object, names) && (!node.computed || isPlainPath(file, node.property, names));
    }
    case "CallExpression": {
      const callee = unwrap(node.callee);
      if (!node.arguments.every((argument) => isInert(file, argument))) return false;
      if (changesPage(file, node, names)) return true;
      const local = getFunction(file, callee);
      // const $ = (id) => document.getElementById(id)
      if (local !== undefined) {
        const returned = names < MOST_NAMES ? getReturned(file, local) : [];
        return returned.length > 0 && returned.every((value) => isOfPage(file, value, names + 1));
      }
      if (isJQuery(callee)) return true;
      const [first, ...more] = node.arguments;
      const isCopy =
        callee.type === "MemberExpression" &&
        getMemberName(callee) === "from" &&
        isGlobal(file, callee.object, "Array");
      return isCopy && first !== undefined && more.length === 0 && isOfPage(file, first, names);
    }
    case "NewExpression":
      return ["Audio", "Image"].some((name) => isGlobal(file, node.callee, name));
    case "ArrayExpression": {
      const [only, ...more] = node.elements;
      return only?.type === "SpreadElement" && more.length === 0 && isOfPage(file, only.argument, names);
    }
    default:
      return false;
  }
}

/** Returns whether nothing is called or written where an argument is read. */
const isInert = (file: FileContext, argument: TSESTree.Node): boolean =>
  !someNode(file, argument, ({ type }) => ACTING.has(type));

const ACTING: ReadonlySet<string> = new Set([
  "AssignmentExpression",
  "AwaitExpression",
  "CallExpression",
  "NewExpression",
  "TaggedTemplateExpression",
  "UpdateExpression",
  "YieldExpression",
]);

/** What `for (const card of cards)`, or `cards.forEach((card) => …)`, goes through. */
function getWalked({ defs }: Variable): TSESTree.Node | undefined {
  const [definition, ...more] = defs;
  if (definition === undefined || more.length > 0) return undefined;
  const { node, name } = definition;
  if (node.type === "VariableDeclarator") {
    const loop = node.parent.parent;
    return node.id === name && loop.type === "ForOfStatement" && loop.left === node.parent ? loop.right : undefined;
  }
  if (!isFunction(node) || node.params[0] !== name) return undefined;
  const call = node.parent;
  if (call.type !== "CallExpression" || call.arguments[0] !== node) return undefined;
  const callee = unwrap(call.callee);
  return callee.type === "MemberExpression" && getMemberName(callee) === "forEach" ? callee.object : undefined;
}
