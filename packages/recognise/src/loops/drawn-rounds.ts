// Rounds that give what they draw to something of their own: `player.color = free.splice(k, 1)[0]`, `cards[i].src = images[k]`, `board[row][column] = words[k]`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable, getWrites, type Variable } from "../syntax/bindings.ts";
import { getStep } from "../syntax/iteration.ts";
import {
  contains,
  getCalledName,
  getMemberName,
  getStatements,
  isFunction,
  isLoop,
  someNode,
  unwrap,
  type FunctionNode,
} from "../syntax/tree.ts";
import { getWhole } from "../translate/taken-item.ts";
import { givesToDrawn } from "./given-to-drawn.ts";
import { goesThroughAll, marksDrawn } from "./marked-items.ts";
import { putsBehind } from "./put-behind.ts";

/** What a loop, or a method that calls a function for each item, does with one item, or under one number. */
export interface Round {
  readonly node: TSESTree.Node;
  /** What each round has for itself. */
  readonly item: Variable | undefined;
  /** The numbers of a round, and what goes on from one element of the page to the next. */
  readonly steps: ReadonlySet<Variable>;
  readonly statements: readonly TSESTree.Node[];
  /** The round around, in which there are several of these. */
  readonly outer?: Round;
}

type Test = (node: TSESTree.Node) => boolean;

/** Returns the round that a call is a part of, where the list is made before the first one, in the same function. */
export function getRound(file: FileContext, call: TSESTree.Node, list: TSESTree.Node): Round | undefined {
  const definition = list.type === "Identifier" ? getVariable(file, list)?.defs[0] : undefined;
  if (definition === undefined) return undefined;
  const rounds: Round[] = [];
  let node = call.parent;
  for (; node != null && !contains(node, definition.name); node = node.parent) {
    if (!isLoop(node) && !isFunction(node)) continue;
    const round = getRoundOf(file, node);
    if (round === undefined || rounds.length === 2) return undefined;
    rounds.push(round);
  }
  // What is made anew until it suits comes in another order than one draw after the other.
  for (; node != null && !isFunction(node); node = node.parent)
    if (node.type === "WhileStatement" || node.type === "DoWhileStatement") return undefined;
  const [inner, outer] = rounds;
  return inner === undefined || outer === undefined ? inner : { ...inner, outer };
}

/** Returns the round that a call is a part of in a function that several calls run, and that function; undefined where anything else goes round there. */
export function getRoundOfCall(
  file: FileContext,
  call: TSESTree.Node,
): { readonly round: Round; readonly around: FunctionNode } | undefined {
  const rounds: Round[] = [];
  for (let { parent: node } = call; node != null; node = node.parent) {
    if (!isLoop(node) && !isFunction(node)) continue;
    const round = getRoundOf(file, node);
    const [inner, outer] = rounds;
    if (round === undefined && isFunction(node) && inner !== undefined)
      return { round: outer === undefined ? inner : { ...inner, outer }, around: node };
    if (round === undefined || outer !== undefined) return undefined;
    rounds.push(round);
  }
  return undefined;
}

/** `for (const player of players) { … }`, `players.forEach((player, i) => { … })`, `for (let i = 0; i < 16; i++) { … }` */
function getRoundOf(file: FileContext, node: TSESTree.Node): Round | undefined {
  if (isFunction(node)) return getRoundOfFunction(file, node);
  if (node.type === "ForOfStatement") {
    const declared = node.left.type === "VariableDeclaration" ? node.left.declarations[0].id : undefined;
    const item = declared?.type === "Identifier" ? getVariable(file, declared) : undefined;
    return item === undefined ? undefined : { node, item, steps: new Set(), statements: getStatements(node.body) };
  }
  if (node.type !== "ForStatement" && node.type !== "WhileStatement" && node.type !== "DoWhileStatement")
    return undefined;
  const statements = getStatements(node.body);
  const updates = node.type === "ForStatement" && node.update !== null ? [node.update] : [];
  const behind = statements.flatMap((one) => (one.type === "ExpressionStatement" ? one.expression : []));
  const steps = [...updates, ...behind].flatMap((step) => getStepping(file, step, node) ?? []);
  return { node, item: undefined, steps: new Set(steps), statements };
}

function getRoundOfFunction(file: FileContext, node: FunctionNode): Round | undefined {
  if (node.async || node.generator) return undefined;
  const { parent: call, body } = node;
  const isEach =
    call.type === "CallExpression" &&
    call.arguments[0] === node &&
    call.callee.type === "MemberExpression" &&
    /^(?:forEach|map)$/.test(getMemberName(call.callee) ?? "");
  const [item, index] = node.params.map((name) => (name.type === "Identifier" ? getVariable(file, name) : undefined));
  if (!isEach || item === undefined) return undefined;
  const statements = body.type === "BlockStatement" ? getStatements(body) : [body];
  return { node, item, steps: new Set(index === undefined ? [] : [index]), statements };
}

/** The variable that a step takes on by one, `i++` or `cell = cell.next()`, where nothing else in a loop gives it a value. */
function getStepping(file: FileContext, step: TSESTree.Expression, loop: TSESTree.Node): Variable | undefined {
  const target = getStep(step)?.target ?? getNextElement(step);
  const variable = target?.type === "Identifier" ? getVariable(file, target) : undefined;
  if (variable === undefined) return undefined;
  const init = loop.type === "ForStatement" ? loop.init : null;
  const inside = getWrites(variable).filter(
    ({ identifier }) => contains(loop, identifier) && (init === null || !contains(init, identifier)),
  );
  return inside.length === 1 ? variable : undefined;
}

/** The name in `cell = cell.next()`, `cell = cell.nextElementSibling`. */
function getNextElement(step: TSESTree.Expression): TSESTree.Identifier | undefined {
  if (step.type !== "AssignmentExpression" || step.operator !== "=" || step.left.type !== "Identifier")
    return undefined;
  const value = unwrap(step.right);
  const isCall = value.type === "CallExpression" && value.arguments.length === 0;
  const member = isCall ? value.callee : value;
  if (member.type !== "MemberExpression" || member.object.type !== "Identifier") return undefined;
  const isNext = (isCall ? "next" : "nextElementSibling") === getMemberName(member);
  return isNext && member.object.name === step.left.name ? step.left : undefined;
}

/**
 * Returns whether each round gives what it draws to an item of its own, `player.color = color`, into a new one, `return [mentor, student]`, or gives something
 * of its own to what it draws. What all rounds have in common, such as a set, need not ask in which order it comes; what is drawn under a condition may be drawn
 * for what it is.
 */
export function isGivenAway(
  file: FileContext,
  call: TSESTree.CallExpression,
  list: TSESTree.Node,
  round: Round,
): boolean {
  const { statements } = round;
  const isJump = ({ type }: TSESTree.Node): boolean =>
    /^(?:Break|Continue|If|Switch|Throw|Try|Conditional|Logical)/.test(type);
  const all = round.outer === undefined ? statements : [...statements, ...round.outer.statements];
  if (all.some((statement) => someNode(file, statement, isJump))) return false;
  const text = file.sourceCode.getText(list);
  const isDrawnItem = (source: TSESTree.Node): boolean => {
    const node = unwrap(source);
    const value = node.type === "MemberExpression" && node.computed ? unwrap(node.object) : undefined;
    // rest.splice(place, 1)[0], rest[place]
    if (value !== undefined) return value === call || file.sourceCode.getText(value) === text;
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    const definition = variable?.defs[0]?.node;
    if (definition?.type !== "VariableDeclarator" || definition.init === null) return false;
    const init = unwrap(definition.init);
    return definition.id.type === "ArrayPattern"
      ? init === call
      : init.type === "MemberExpression" && isDrawnItem(init);
  };
  const isOfDrawn = (source: TSESTree.Node): boolean => isMadeOf(source, isDrawnItem);
  const isOfList: Test = (node) => file.sourceCode.getText(node) === text;
  const isOfRound: Test = (node) => isOwnOf(file, node, round) && !someNode(file, node, isOfList);
  if (putsBehind(file, call, list, round) || givesToDrawn(file, call, list, statements, isOfRound)) return true;
  if (marksDrawn(file, call, list, statements) && !goesThroughAll(file, round.node, list)) return true;
  return statements.some((statement) => {
    if (statement.type === "ExpressionStatement") {
      const { expression } = statement;
      if (expression.type === "CallExpression") return isGivenByCall(expression, isOfRound, isOfDrawn);
      if (expression.type !== "AssignmentExpression" || expression.operator !== "=") return false;
      const target = unwrap(expression.left);
      return target.type === "MemberExpression" && isOfRound(target) && isOfDrawn(expression.right);
    }
    const made = statement.type === "ReturnStatement" ? statement.argument : statement;
    return made !== null && round.outer === undefined && isDrawnItemIn(unwrap(made), isDrawnItem);
  });
}

/** Returns whether a value is a drawn item, or a text with one in it: `url(${images[k]})`. */
function isMadeOf(source: TSESTree.Node, isDrawnItem: Test): boolean {
  const node = unwrap(source);
  if (node.type === "TemplateLiteral") return node.expressions.some((part) => isMadeOf(part, isDrawnItem));
  if (node.type === "BinaryExpression")
    return node.operator === "+" && [node.left, node.right].some((part) => isMadeOf(part, isDrawnItem));
  return isDrawnItem(node);
}

/** Returns whether a place is another one in each round: `player.color`, `plan[name]`, `cards[i].src`, and of a round in another one, `board[i][j]`. */
function isOwnOf(file: FileContext, place: TSESTree.Node, round: Round): boolean {
  const { outer } = round;
  if (outer === undefined) return namesRound(file, place, round);
  // for (const row of board) for (const cell of row) cell.value = …
  const isWithin =
    round.node.type === "ForOfStatement" && outer.item !== undefined && isWhole(file, round.node.right, outer.item);
  return namesRound(file, place, round) && (isWithin || namesRound(file, place, outer));
}

function isWhole(file: FileContext, node: TSESTree.Node, item: Variable): boolean {
  const whole = getWhole(node);
  return whole.type === "Identifier" && getVariable(file, whole) === item;
}

/** Returns whether a path goes by an item, a number or an element that each round has for itself. */
function namesRound(file: FileContext, place: TSESTree.Node, round: Pick<Round, "item" | "steps">): boolean {
  const { item, steps } = round;
  const node = unwrap(place);
  const isStepped = (part: TSESTree.Node): boolean => {
    const variable = part.type === "Identifier" ? getVariable(file, part) : undefined;
    return variable !== undefined && steps.has(variable);
  };
  if (isStepped(node) || (item !== undefined && isWhole(file, node, item))) return true;
  if (node.type === "MemberExpression") {
    const { object, property, computed } = node;
    const isByItem = computed && item !== undefined && isWhole(file, property, item);
    // What is computed of a number may be the same in two rounds.
    return isByItem || (computed && isStepped(unwrap(property))) || namesRound(file, object, round);
  }
  if (node.type !== "CallExpression") return false;
  return (
    (ASKS_PAGE.has(getCalledName(node.callee) ?? "") &&
      node.arguments.some((argument) => isNamedBy(argument, isStepped))) ||
    (node.callee.type === "MemberExpression" && namesRound(file, node.callee.object, round))
  );
}

/** What gives another element for another number, or name; what any other function gives is not known. */
const ASKS_PAGE: ReadonlySet<string> = new Set(["$", "jQuery", "at", "eq", "getElementById", "item", "querySelector"]);

/** Returns whether the text of an element's name is made with a number of the round: `"#card" + i`, `#${cell.attr("id")} img`. */
function isNamedBy(argument: TSESTree.Node, isStepped: Test): boolean {
  const node = unwrap(argument);
  if (node.type === "TemplateLiteral") return node.expressions.some((part) => isNamedBy(part, isStepped));
  if (node.type === "BinaryExpression")
    return node.operator === "+" && [node.left, node.right].some((part) => isNamedBy(part, isStepped));
  const callee = node.type === "CallExpression" ? node.callee : undefined;
  return isStepped(node) || (callee?.type === "MemberExpression" && isStepped(callee.object));
}

/** `plan.set(player, drawn)`, `$("#card" + i).attr("src", drawn)` */
function isGivenByCall(
  { callee, arguments: given }: TSESTree.CallExpression,
  isOfRound: Test,
  isDrawnItem: Test,
): boolean {
  if (callee.type !== "MemberExpression") return false;
  const name = getMemberName(callee) ?? "";
  const [key, value, ...more] = given;
  const last = given.at(-1);
  if (last === undefined || more.length > 0 || !isDrawnItem(last)) return false;
  if (name === "set") return key !== undefined && value !== undefined && isOfRound(key);
  return SHOWS.has(name) && isOfRound(callee.object);
}

/** What puts something into an element of the page in the place of what it had. */
const SHOWS: ReadonlySet<string> = new Set(["attr", "data", "html", "prop", "setAttribute", "text", "val"]);

/** `[mentor, student]`, `{ mentor, student }` */
function isDrawnItemIn(made: TSESTree.Node, isDrawnItem: Test): boolean {
  if (made.type === "ArrayExpression") return made.elements.some((element) => element !== null && isDrawnItem(element));
  return (
    made.type === "ObjectExpression" &&
    made.properties.some((property) => property.type === "Property" && isDrawnItem(property.value))
  );
}
