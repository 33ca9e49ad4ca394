// Who takes the text of a function: the language, where it makes a text of it, and what is known to run functions elsewhere.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { isGlobal } from "../syntax/bindings.ts";
import { getCalledName, getKeyName, getMemberName, isFunction } from "../syntax/tree.ts";

/** Methods that run what they are handed in a page, whatever they are called on: of Playwright, Puppeteer, Selenium, TestCafe and others; in a database: of MongoDB. */
const METHODS: ReadonlySet<string> = new Set([
  "$$eval",
  "$eval",
  "addInitScript",
  "eval",
  "evaluate",
  "evaluateAll",
  "evaluateAsync",
  "evaluateHandle",
  "evaluateOnNewDocument",
  "executeAsyncScript",
  "executeScript",
  "mapReduce",
  "thenEvaluate",
  "waitForFunction",
]);

/** The same of methods whose names mean something else elsewhere, by what they are called on: WebdriverIO's, Cypress's, workerpool's. */
const METHODS_OF: readonly (readonly [method: RegExp, object: RegExp])[] = [
  [/^execute(?:Async)?$/, /(?:browser|client|driver|page|remote|session)$/i],
  [/^origin$/, /^cy$/],
  [/^exec$/, /pool$/i],
];

/** Functions that do: TestCafe's, VueUse's, greenlet's, React Native's, and what writes functions as texts. */
const FUNCTIONS: ReadonlySet<string> = new Set([
  "ClientFunction",
  "greenlet",
  "runOnUI",
  "serialize",
  "useWebWorkerFn",
  "useWorker",
]);

/** What MongoDB is told to run. */
const OPERATORS: ReadonlySet<string> = new Set(["$accumulator", "$function", "$where"]);

/** Returns whether what stands around an expression takes its text, if it is a function. */
export function takesText(file: FileContext, node: TSESTree.Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case "TemplateLiteral":
      // Whatever else a tag does with a function, it may call it.
      return parent.parent.type !== "TaggedTemplateExpression" || isRaw(file, parent.parent.tag);
    case "BinaryExpression":
      return parent.operator === "+";
    case "MemberExpression":
      return parent.object === node && getMethodCall(parent) !== undefined && getMemberName(parent) === "toString";
    case "CallExpression":
      return parent.callee !== node && isTaker(file, parent);
    case "NewExpression":
      return parent.callee !== node && isMaker(file, parent);
    case "ArrayExpression":
      return isJoined(file, parent);
    case "Property":
      return parent.value === node && isOption(file, parent);
    default:
      return false;
  }
}

const isRaw = (file: FileContext, tag: TSESTree.Node): boolean =>
  tag.type === "MemberExpression" && isGlobal(file, tag.object, "String");

const getMethodCall = (member: TSESTree.MemberExpression): TSESTree.CallExpression | undefined =>
  member.parent.type === "CallExpression" && member.parent.callee === member ? member.parent : undefined;

function isTaker(file: FileContext, call: TSESTree.CallExpression): boolean {
  const { callee } = call;
  if (["String", "Function"].some((name) => isGlobal(file, callee, name))) return true;
  const name = getCalledName(callee);
  if (name === undefined) return false;
  if (callee.type === "Identifier") return FUNCTIONS.has(name);
  if (callee.type !== "MemberExpression") return false;
  const { object } = callee;
  if (name === "concat") return object.type === "TemplateLiteral" || isText(object);
  // Function.prototype.toString.call(work)
  if (name === "call") return getCalledName(object) === "toString";
  const owner = getCalledName(object) ?? "";
  return METHODS.has(name) || METHODS_OF.some(([method, of]) => method.test(name) && of.test(owner));
}

const isText = (node: TSESTree.Node): boolean => node.type === "Literal" && typeof node.value === "string";

/** A function, or a worker of a library for Node that takes one. */
const isMaker = (file: FileContext, { callee }: TSESTree.NewExpression): boolean =>
  isGlobal(file, callee, "Function") || getCalledName(callee) === "Worker";

/** Returns whether the items of a list become one text: `new Blob(["(", work, ")()"])`, `[mix, deal].join("\n")`, `[mix, deal].map(String)`. */
function isJoined(file: FileContext, list: TSESTree.ArrayExpression): boolean {
  const { parent } = list;
  if (parent.type === "NewExpression") return /^(?:Blob|File)$/.test(getCalledName(parent.callee) ?? "");
  const call = parent.type === "MemberExpression" && parent.object === list ? getMethodCall(parent) : undefined;
  const name = call === undefined ? undefined : getCalledName(call.callee);
  if (name === "join" || name === "toString") return true;
  const [mapped] = name === "map" ? (call?.arguments ?? []) : [];
  if (mapped === undefined) return false;
  return isGlobal(file, mapped, "String") || (isFunction(mapped) && isTextOf(mapped.body));
}

/** `(work) => work.toString()`, `` (work) => `(${work})()` `` */
const isTextOf = (body: TSESTree.Node): boolean =>
  body.type === "TemplateLiteral" || (body.type === "CallExpression" && getCalledName(body.callee) === "toString");

/** Returns whether a property is an option of a call that takes functions as texts (`executeScript({ func })`), or told to MongoDB (`$function: { body }`). */
function isOption(file: FileContext, property: TSESTree.Property): boolean {
  if (OPERATORS.has(getKeyName(property.key) ?? "")) return true;
  const { parent: object } = property;
  if (object.type !== "ObjectExpression") return false;
  const { parent } = object;
  if (parent.type === "CallExpression") return parent.callee !== object && isTaker(file, parent);
  return parent.type === "Property" && isOption(file, parent);
}
