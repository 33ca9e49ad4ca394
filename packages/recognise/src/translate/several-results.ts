// Several values that a local function gives at once: `const [i, j] = drawPair(n)`, `const { place, item } = choose(rest)`.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getVariable, usesOtherThis } from "../syntax/bindings.ts";
import { getFunctionAround, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { readElements } from "./held-values.ts";
import { readInPlace } from "./local-functions.ts";
import { NotKnown } from "./not-known.ts";
import type { Several, Translation } from "./translation.ts";

/** Reads the values of an array or an object that is written here, or that the local function gives which is called here; undefined where it is neither. */
export function readSeveral(translation: Translation, source: TSESTree.Node): Several | undefined {
  const value = unwrap(source);
  const written = readWritten(translation, value);
  if (written !== undefined) return written;
  const call = value.type === "AwaitExpression" ? unwrap(value.argument) : value;
  if (call.type !== "CallExpression") return undefined;
  const local = getFunction(translation.file, call.callee);
  const result = local === undefined ? undefined : getResult(local);
  if (local === undefined || result === undefined) return undefined;
  if (usesOtherThis(translation.file, local, call.callee)) throw new NotKnown({ kind: "otherThis" }, call);
  const read = (): Several | undefined => {
    if (local.body.type !== "BlockStatement") return readWritten(translation, result);
    const before = local.body.body.slice(0, -1);
    let several: Several | undefined;
    const steps = translation.inBody(false, () => {
      translation.statements(before);
      several = readWritten(translation, result);
    });
    translation.output.push(...steps);
    return several;
  };
  return translation.inFunction(() => readInPlace(translation, local, call, read));
}

/** Holds what a constant is given by such a function, `const picked = choose(rest)`, of which only the values are read. Returns whether it is one. */
export function holdSeveral(translation: Translation, name: TSESTree.Identifier, source: TSESTree.Node): boolean {
  const call = unwrap(source);
  const variable = getVariable(translation.file, name);
  if (variable === undefined || (call.type !== "CallExpression" && call.type !== "AwaitExpression")) return false;
  const home = getFunctionAround(name);
  const isOnlyRead = variable.references.every(
    ({ identifier, init }) => init === true || (getFunctionAround(identifier) === home && isRead(identifier)),
  );
  if (!isOnlyRead) return false;
  const values = readSeveral(translation, call);
  if (values === undefined) return false;
  translation.held.set(variable, values);
  return true;
}

/** `picked.place`, `picked[0]`, where that is not written to, called or given away by its name alone. */
function isRead(name: TSESTree.Node): boolean {
  const { parent } = name;
  if (parent?.type !== "MemberExpression" || parent.object !== name || parent.optional) return false;
  const isNamed = !parent.computed || parent.property.type === "Literal";
  const { parent: around } = parent;
  const isWritten =
    (around.type === "AssignmentExpression" && around.left === parent) ||
    around.type === "UpdateExpression" ||
    around.type === "UnaryExpression" ||
    (around.type === "MemberExpression" && around.object === parent) ||
    (around.type === "CallExpression" && around.callee === parent);
  return isNamed && !isWritten;
}

function readWritten(translation: Translation, value: TSESTree.Node): Several | undefined {
  if (value.type === "ArrayExpression") return readElements(translation, value);
  return value.type === "ObjectExpression" ? readProperties(translation, value) : undefined;
}

/** Keeps the values of an object literal as they are now. */
function readProperties(translation: Translation, { properties }: TSESTree.ObjectExpression): Several {
  const values = new Map<string, Expression>();
  for (const property of properties) {
    const isPlain = property.type === "Property" && property.kind === "init" && !property.computed && !property.method;
    if (!isPlain || property.key.type !== "Identifier") throw new NotKnown({ kind: "objectPattern" }, property);
    values.set(property.key.name, translation.capture(translation.expression(property.value)));
  }
  return values;
}

/** The array or the object that a function gives in any case, at its end; undefined where it gives anything else. */
function getResult({ body }: FunctionNode): TSESTree.Node | undefined {
  const last = body.type === "BlockStatement" ? body.body.at(-1) : undefined;
  const given = body.type === "BlockStatement" ? (last?.type === "ReturnStatement" ? last.argument : null) : body;
  const result = given === null ? undefined : unwrap(given);
  return result?.type === "ArrayExpression" || result?.type === "ObjectExpression" ? result : undefined;
}
