// Where the fractions of a local generator can end: `x / 0xffffffff` can be 1, and a sine or bits with a sign can be below 0. Nothing of it may choose a place.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getWrittenNumber } from "../values/written-number.ts";
import { getMemberName, getReturned, isFunction, unwrap, visitNodes, type FunctionNode } from "../syntax/tree.ts";

/** What is known of a function's fractions: nothing speaks against [0, 1), they can be 1, or they can be below 0. */
export type FractionRange = "below one" | "up to one" | "signed";

/** What a whole number is made of that is below a modulus, or has no sign. */
const WITHOUT_SIGN = /^(?:>>>|%)=?$/;

/** What gives 32 bits, of which the first one is a sign. */
const BITS_WITH_SIGN = /^(?:\^|\||<<|>>)=?$/;

/** Returns whether each quotient that a generator returns is one of a whole number that its last operation leaves without a sign: `(t >>> 0) / 2 ** 32`. */
export function isNeverNegative(file: FileContext, region: FunctionNode): boolean {
  return getReturned(file, region).every((value) => {
    const quotient = unwrap(value);
    if (quotient.type !== "BinaryExpression" || quotient.operator !== "/") return false;
    if (file.sourceCode.getText(quotient.right).startsWith("-")) return false;
    const last = getLastStep(file, region, quotient.left);
    return last !== undefined && WITHOUT_SIGN.test(last.operator);
  });
}

/** Returns what is known of the fractions that a local function returns, or a generator yields. */
export function getFractionRange(file: FileContext, region: FunctionNode): FractionRange {
  const given = region.generator ? getYielded(file, region) : getReturned(file, region);
  const ranges = given.map((value) => getRange(file, region, unwrap(value)));
  if (ranges.includes("signed")) return "signed";
  return ranges.includes("up to one") ? "up to one" : "below one";
}

function getYielded(file: FileContext, { body }: FunctionNode): readonly TSESTree.Node[] {
  const yielded: TSESTree.Node[] = [];
  visitNodes(file, body, (node) => {
    if (isFunction(node)) return "skip";
    if (node.type === "YieldExpression" && node.argument != null) yielded.push(node.argument);
    return undefined;
  });
  return yielded;
}

function getRange(file: FileContext, region: FunctionNode, value: TSESTree.Node): FractionRange {
  const end = value.type === "SequenceExpression" ? value.expressions.at(-1) : undefined;
  if (end !== undefined) return getRange(file, region, unwrap(end));
  if (value.type !== "BinaryExpression") return "below one";
  const { operator, left, right } = value;
  const whole = getLastStep(file, region, left);
  const isProduct = isCallOfMath(getLastValue(file, region, left) ?? left, "imul");
  switch (operator) {
    case "/":
      if (isProduct || isSigned(file, whole)) return "signed";
      return isReached(file, left, whole, right) ? "up to one" : "below one";
    case "*":
      return isProduct || isSigned(file, whole) ? "signed" : "below one";
    case "%":
      return isWave(getLastValue(file, region, left) ?? left) ? "signed" : "below one";
    // What is left of a number without its whole part has its sign; Math.floor() goes below it.
    case "-":
      return isCallOfMath(right, "trunc") && isWave(getLastValue(file, region, left) ?? left) ? "signed" : "below one";
    default:
      return "below one";
  }
}

/** An operation, and what stands on its right. */
interface Step {
  readonly operator: string;
  readonly right: TSESTree.Node;
}

/** The last operation of what a fraction is made of, also where that was assigned to a name before. */
function getLastStep(file: FileContext, region: FunctionNode, part: TSESTree.Node): Step | undefined {
  const share = unwrap(part);
  if (share.type === "BinaryExpression") return share;
  if (share.type === "AssignmentExpression") return getStep(share);
  // seed = (seed * 16807) % 2147483647; return seed / 2147483647;
  const last = getLastWrite(file, region, share);
  if (last?.type === "AssignmentExpression") return getStep(last);
  const value = getLastValue(file, region, share);
  return value?.type === "BinaryExpression" ? value : undefined;
}

function getStep(assignment: TSESTree.AssignmentExpression): Step | undefined {
  if (assignment.operator !== "=") return assignment;
  const value = unwrap(assignment.right);
  return value.type === "BinaryExpression" ? value : undefined;
}

/** The value that a name or a property was last given in a function, or where it is declared there. */
function getLastValue(file: FileContext, region: FunctionNode, share: TSESTree.Node): TSESTree.Node | undefined {
  const last = getLastWrite(file, region, unwrap(share));
  if (last?.type === "AssignmentExpression") return unwrap(last.right);
  return last?.type === "VariableDeclarator" && last.init !== null ? unwrap(last.init) : undefined;
}

function getLastWrite(file: FileContext, region: FunctionNode, share: TSESTree.Node): TSESTree.Node | undefined {
  const name = file.sourceCode.getText(share);
  let last: TSESTree.Node | undefined;
  visitNodes(file, region.body, (node) => {
    const target = getTarget(node);
    if (target !== undefined && file.sourceCode.getText(target) === name) last = node;
    return undefined;
  });
  return last;
}

function getTarget(node: TSESTree.Node): TSESTree.Node | undefined {
  if (node.type === "AssignmentExpression") return node.left;
  if (node.type === "UpdateExpression") return node.argument;
  return node.type === "VariableDeclarator" ? node.id : undefined;
}

function isSigned(file: FileContext, whole: Step | undefined): boolean {
  if (whole === undefined) return false;
  // x & 0x7fffffff
  if (/^&=?$/.test(whole.operator)) return (getWhole(file, whole.right) ?? 0) < 0;
  return BITS_WITH_SIGN.test(whole.operator);
}

/**
 * Returns whether a whole number can be as large as what it is divided by: the most that so many bits hold, or one less than its own modulus.
 * @param whole its last operation: below a modulus it stays.
 */
function isReached(
  file: FileContext,
  dividend: TSESTree.Node,
  whole: Step | undefined,
  divisor: TSESTree.Node,
): boolean {
  const most = getWhole(file, divisor);
  const by = unwrap(divisor);
  // (next() - 1) / (m - 1)
  if (unwrap(dividend).type === "BinaryExpression" && whole?.operator === "-") return false;
  const isOneLess = by.type === "BinaryExpression" && by.operator === "-" && getWrittenNumber(file, by.right) === 1;
  const largest = whole === undefined ? undefined : getLargest(file, whole);
  if (largest !== undefined && most !== undefined) return largest >= most;
  if (whole !== undefined && /^%=?$/.test(whole.operator))
    return isOneLess && file.sourceCode.getText(unwrap(by.left)) === file.sourceCode.getText(unwrap(whole.right));
  return isOneLess || (most !== undefined && isAllBits(most));
}

/** The largest number that an operation can leave: `x >>> 0`, `x & 0xff`, `x % 100`. */
function getLargest(file: FileContext, { operator, right }: Step): number | undefined {
  const operand = getWhole(file, right);
  if (operand === undefined || operand < 0) return undefined;
  if (/^>>>=?$/.test(operator)) return 2 ** (32 - (operand % 32)) - 1;
  if (/^&=?$/.test(operator)) return operand;
  return /^%=?$/.test(operator) ? operand - 1 : undefined;
}

/** 255, 65,535, 2,147,483,647, 4,294,967,295 and such: as many as eight bits or more can hold. */
const isAllBits = (most: number): boolean => most >= 2 ** 8 - 1 && Number.isInteger(Math.log2(most + 1));

/** A whole number that is written, also as a power and one less: `2 ** 32 - 1`. */
function getWhole(file: FileContext, expression: TSESTree.Node): number | undefined {
  const node = unwrap(expression);
  if (node.type === "MemberExpression" && getMemberName(node) === "MAX_SAFE_INTEGER") return Number.MAX_SAFE_INTEGER;
  if (node.type === "UnaryExpression" && node.operator === "-") {
    const positive = getWhole(file, node.argument);
    return positive === undefined ? undefined : -positive;
  }
  const parts =
    node.type === "BinaryExpression" && node.left.type !== "PrivateIdentifier"
      ? [node.operator, node.left, node.right]
      : isCallOfMath(node, "pow")
        ? ["**", ...node.arguments]
        : undefined;
  if (parts === undefined) return getWrittenNumber(file, node);
  const [operator, first, second] = parts;
  const left = typeof first === "object" ? getWhole(file, first) : undefined;
  const right = typeof second === "object" ? getWhole(file, second) : undefined;
  if (left === undefined || right === undefined) return undefined;
  if (operator === "-") return left - right;
  return operator === "**" ? left ** right : undefined;
}

/** Returns whether a number swings around 0, as a sine does. */
function isWave(expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (node.type === "BinaryExpression")
    return (
      /^[*/+-]$/.test(node.operator) &&
      (isWave(node.right) || (node.left.type !== "PrivateIdentifier" && isWave(node.left)))
    );
  return isCallOfMath(node, "sin") || isCallOfMath(node, "cos") || isCallOfMath(node, "tan");
}

function isCallOfMath(expression: TSESTree.Node, name: string): expression is TSESTree.CallExpression {
  const node = unwrap(expression);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { object } = node.callee;
  return object.type === "Identifier" && object.name === "Math" && getMemberName(node.callee) === name;
}
