// Which function of the file a sort is handed: by name, handed on, bound, made by another function, or assigned to a variable once.
import type { FileContext } from "../file/file-context.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import {
  getAssignedOnce,
  getFunction,
  getMadeFunction,
  getVariable,
  usesOtherThis,
  type MadeFunction,
} from "../syntax/bindings.ts";
import { getFunctionAround, getMemberName, isFunction, someNode, unwrap, type FunctionNode } from "../syntax/tree.ts";

export interface ComparatorFunction {
  readonly region: FunctionNode;
  /** How it was made, where another function of the file made it: `byChance(rng)`. */
  readonly made?: MadeFunction & {
    /** True where that is what the sort is handed, and false where it was made before. */
    readonly isMadeThere: boolean;
  };
}

/** Returns the function behind a comparator; undefined where the file does not tell it. */
export function getComparatorFunction(file: FileContext, comparator: TSESTree.Node): ComparatorFunction | undefined {
  const named = unwrap(comparator);
  const node = getBound(file, named) ?? named;
  const region = getFunction(file, node) ?? getAssigned(file, node);
  if (region !== undefined) return { region: getHandedOn(file, region) ?? region };
  const made = getMadeFunction(file, node);
  // What the function does before it returns another goes with a fix: it may declare, and do nothing else.
  const isPlain =
    made !== undefined && !runsStatements(made.maker) && !usesOtherThis(file, made.maker, unwrap(made.call.callee));
  return isPlain ? { region: made.made, made: { ...made, isMadeThere: made.call === node } } : undefined;
}

/** `byName` of `(x, y) => byName(x, y)`. */
function getHandedOn(file: FileContext, { body, params }: FunctionNode): FunctionNode | undefined {
  const statement = body.type === "BlockStatement" ? body.body[0] : undefined;
  const value = statement?.type === "ReturnStatement" ? statement.argument : body;
  if (value?.type !== "CallExpression" || value.arguments.length !== 2) return undefined;
  const isHandedOn = value.arguments.every((argument, index) => {
    const parameter = params[index];
    return argument.type === "Identifier" && parameter?.type === "Identifier" && argument.name === parameter.name;
  });
  const inner = isHandedOn ? getFunction(file, value.callee) : undefined;
  return inner?.params.length === 2 ? inner : undefined;
}

/** `coin` of `coin.bind(null)`, where no other `this` comes in by that, and no argument. */
function getBound(file: FileContext, node: TSESTree.Node): TSESTree.Node | undefined {
  if (node.type !== "CallExpression" || node.arguments.length > 1) return undefined;
  const callee = unwrap(node.callee);
  if (callee.type !== "MemberExpression" || getMemberName(callee) !== "bind" || callee.optional) return undefined;
  const bound = unwrap(callee.object);
  const local = getFunction(file, bound);
  if (local === undefined) return undefined;
  const [given] = node.arguments;
  const isSame =
    given?.type === "ThisExpression" && bound.type === "MemberExpression" && bound.object.type === "ThisExpression";
  return isSame || !someNode(file, local, ({ type }) => type === "ThisExpression") ? bound : undefined;
}

/** `let compare; compare = () => …;`; a sort that comes before that has no comparator yet. */
function getAssigned(file: FileContext, node: TSESTree.Node): FunctionNode | undefined {
  const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
  const assigned = variable === undefined ? undefined : getAssignedOnce(variable, node);
  const value = assigned === undefined ? undefined : unwrap(assigned.value);
  if (assigned === undefined || value === undefined || !isFunction(value)) return undefined;
  const { statement } = assigned;
  const isBefore = getFunctionAround(node) === getFunctionAround(statement) && node.range[0] < statement.range[0];
  return isBefore ? undefined : value;
}

const runsStatements = ({ body }: FunctionNode): boolean =>
  body.type === "BlockStatement" && body.body.some(({ type }) => type === "ExpressionStatement");
