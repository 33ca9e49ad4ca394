// Texts that the source tells: as they are written, under the name of a constant, or made of such ones, `String(42)`, `"2024-05-17".slice(5)`.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, isGlobal } from "../syntax/bindings.ts";
import { getMemberName, unwrap } from "../syntax/tree.ts";
import { countDigits } from "./few-digits.ts";
import { asFew, getWrittenNumber } from "./written-number.ts";

/** Texts are made of others in no more steps than this. */
const MOST_STEPS = 20;
/** A text of more characters is longer than every list whose items are counted. */
const MOST_CHARACTERS = 1000;

/** Returns a text that is written, also under the name of a constant, or that is made of such texts and numbers alone; undefined for anything else. */
export function getWrittenText(file: FileContext, expression: TSESTree.Node, steps = MOST_STEPS): string | undefined {
  if (steps === 0) return undefined;
  const node = unwrap(expression);
  const read = (part: TSESTree.Node): string | undefined => getWrittenText(file, part, steps - 1);
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? node.value : undefined;
    case "TemplateLiteral":
      return join(
        node.quasis.flatMap(({ value }, index) => {
          const put = node.expressions[index];
          return put === undefined ? [value.cooked] : [value.cooked, read(put) ?? spellNumber(file, put)];
        }),
      );
    case "BinaryExpression": {
      if (node.operator !== "+") return undefined;
      const [left, right] = [read(node.left), read(node.right)];
      // Two numbers are added.
      if (left === undefined && right === undefined) return undefined;
      return join([left ?? spellNumber(file, node.left), right ?? spellNumber(file, node.right)]);
    }
    case "CallExpression":
      return getTextOfCall(file, node, read);
    case "Identifier": {
      const variable = getVariable(file, node);
      const value = variable === undefined ? undefined : getOnlyValue(variable);
      return value === undefined ? undefined : read(value);
    }
    default:
      return undefined;
  }
}

function join(parts: readonly (string | null | undefined)[]): string | undefined {
  const known = parts.filter((part) => part != null);
  const text = known.length === parts.length ? known.join("") : undefined;
  return text !== undefined && text.length <= MOST_CHARACTERS ? text : undefined;
}

function spellNumber(file: FileContext, expression: TSESTree.Node): string | undefined {
  const number = getWrittenNumber(file, expression);
  return number === undefined ? undefined : String(number);
}

/** `String(42)`, `(42).toString()`, `text.slice(0, 3)`, `"-".repeat(8)` */
function getTextOfCall(
  file: FileContext,
  { callee, arguments: given }: TSESTree.CallExpression,
  read: (part: TSESTree.Node) => string | undefined,
): string | undefined {
  const [first, second, ...more] = given;
  if (isGlobal(file, callee, "String"))
    return first === undefined || second !== undefined ? undefined : (read(first) ?? spellNumber(file, first));
  if (callee.type !== "MemberExpression") return undefined;
  const name = getMemberName(callee) ?? "";
  const text = read(callee.object);
  if (name === "toString" && first === undefined) return text ?? spellNumber(file, callee.object);
  if (text === undefined || more.length > 0) return undefined;
  const numbers = given.map((one) => getWrittenNumber(file, one));
  const [start, end] = numbers;
  if (numbers.includes(undefined)) return undefined;
  switch (name) {
    case "trim":
      return text.trim();
    case "toUpperCase":
      return text.toUpperCase();
    case "toLowerCase":
      return text.toLowerCase();
    case "slice":
      return text.slice(start, end);
    case "substring":
      return start === undefined ? undefined : text.substring(start, end);
    case "repeat": {
      const isFew = start !== undefined && start >= 0 && start * text.length <= MOST_CHARACTERS;
      return isFew ? text.repeat(start) : undefined;
    }
    default:
      return undefined;
  }
}

/** Of a text that is spread into a list: its characters, a pair of surrogates as one. */
export function countCharacters(file: FileContext, node: TSESTree.Node): number | undefined {
  const text = getWrittenText(file, node);
  return text === undefined ? asFew(countDigits(file, node)) : Array.from(text).length;
}
