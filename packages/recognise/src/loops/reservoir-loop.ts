// Loops that keep as many items as asked for of a list that they go through once: `for (let i = k; i < list.length; i++) { const j = draw(i + 1); if (j < k) kept[j] = list[i]; }`.
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { countsByItself } from "../sites/out-of-reach.ts";
import { getSibling } from "../sites/repeats.ts";
import { getOnlyValue, getVariable, type Variable } from "../syntax/bindings.ts";
import { getStep } from "../syntax/iteration.ts";
import { hasNoItem, isEmptyArray } from "../syntax/list-forms.ts";
import { isBarePath } from "../syntax/list-path.ts";
import { getReferences } from "../syntax/names.ts";
import { contains, getFunctionAround, getMemberName, getStatements, isFunction, unwrap } from "../syntax/tree.ts";
import { getBound, getCompare, isFront, type Compare } from "./kept-front.ts";

export interface Reservoir {
  readonly list: TSESTree.Expression;
  /** The place of a round's item; undefined where the loop has no name for it. */
  readonly counter: TSESTree.Identifier | undefined;
  /** True where a round counts behind its step, and not before it. */
  readonly countsLast: boolean;
  /** How many are kept. */
  readonly size: TSESTree.Expression;
  readonly place: TSESTree.Identifier;
  /** What a round does, of which the loop's own translation knows only what stands before it. */
  readonly steps: readonly TSESTree.Node[];
  /** What draws, where that stands in the step: then the first rounds fill the reservoir. */
  readonly drawing: TSESTree.Statement | undefined;
}

/** What goes through a list, and how a round names its item. */
interface Round {
  readonly list: TSESTree.Expression | undefined;
  readonly counter: TSESTree.Identifier | undefined;
  readonly start: TSESTree.Node | undefined;
  readonly item: TSESTree.Identifier | undefined;
  readonly statements: readonly TSESTree.Node[];
  readonly countsLast: boolean;
}

/** `for (let i = k; …; …) { … }`, `list.forEach((item, i) => { … })`, `for (const item of list) { …; n++; }` */
function getRound(loop: TSESTree.Node): Round | undefined {
  if (loop.type === "ForStatement") {
    const [declared, ...more] = loop.init?.type === "VariableDeclaration" ? loop.init.declarations : [];
    if (declared?.id.type !== "Identifier" || declared.init === null || more.length > 0) return undefined;
    const start = unwrap(declared.init);
    return {
      list: undefined,
      counter: declared.id,
      start: start.type === "Literal" && start.value === 0 ? undefined : start,
      item: undefined,
      statements: getStatements(loop.body),
      countsLast: false,
    };
  }
  if (loop.type === "ForOfStatement") return getCountedRound(loop);
  if (loop.type !== "CallExpression" || loop.callee.type !== "MemberExpression") return undefined;
  const [callback, ...more] = loop.arguments;
  const isEach = getMemberName(loop.callee) === "forEach" && callback !== undefined && isFunction(callback);
  if (!isEach || more.length > 0 || callback.body.type !== "BlockStatement") return undefined;
  const [item, counter, ...others] = callback.params;
  if (item?.type !== "Identifier" || counter?.type !== "Identifier" || others.length > 0) return undefined;
  const list = unwrap(loop.callee.object) as TSESTree.Expression;
  return { list, counter, start: undefined, item, statements: getStatements(callback.body), countsLast: false };
}

/** `for (const item of list) { n++; … }`, `for (const item of list) { …; n++; }` */
function getCountedRound({ left, right, body }: TSESTree.ForOfStatement): Round | undefined {
  const item = left.type === "VariableDeclaration" ? left.declarations[0].id : undefined;
  const statements = getStatements(body);
  const others = statements.filter((statement) => !isCount(statement));
  const [first] = others;
  if (item?.type !== "Identifier" || first === undefined || statements.length !== others.length + 1) return undefined;
  const countsLast = statements[0] === first;
  if (countsLast && (others.length > 1 || statements.at(-1) === first)) return undefined;
  const list = unwrap(right) as TSESTree.Expression;
  return { list, counter: undefined, start: undefined, item, statements: others, countsLast };
}

/** `n++`, `n += 1`, `n = n + 1` */
function isCount(statement: TSESTree.Node): boolean {
  return statement.type === "ExpressionStatement" && getStep(statement.expression)?.by === 1;
}

/** Returns what a reservoir keeps of which list; undefined for any other loop. */
export function getReservoir(file: FileContext, loop: TSESTree.Node): Reservoir | undefined {
  const round = getRound(loop);
  if (round === undefined) return undefined;
  const isText = getCompare(file);
  if (round.start !== undefined) {
    const found = getKeeping(round, round.statements, isText);
    const size = round.start as TSESTree.Expression;
    if (found === undefined || !isText(found.size, size) || loop.type !== "ForStatement") return undefined;
    const isBegun = isFilled(file, loop, { ...found, size });
    const { counter, countsLast } = round;
    return isBegun ? { ...found, counter, countsLast, drawing: undefined } : undefined;
  }
  const cases = getCases(loop, round.statements);
  const found = cases === undefined ? undefined : getKeeping(round, cases.keeping, isText);
  if (cases === undefined || found === undefined || !isFilling(cases, found, round, isText)) return undefined;
  if (!isEmptyBefore(file, loop, found.kept)) return undefined;
  if (loop.type === "ForOfStatement" && loop.await && !isAlone(file, loop, found.kept)) return undefined;
  return { ...found, counter: round.counter, countsLast: round.countsLast, steps: round.statements };
}

/** What a round does while the reservoir is not full yet, and what it does then. */
interface Cases {
  readonly test: TSESTree.Expression;
  readonly filling: readonly TSESTree.Node[];
  readonly keeping: readonly TSESTree.Node[];
}

/** `if (test) { … } else { … }`, `if (test) { …; continue; } …`, which is `return` for a callback. */
function getCases(loop: TSESTree.Node, [first, ...others]: readonly TSESTree.Node[]): Cases | undefined {
  if (first?.type !== "IfStatement") return undefined;
  const { test, consequent, alternate } = first;
  const filling = getStatements(consequent);
  if (alternate !== null) return others.length > 0 ? undefined : { test, filling, keeping: getStatements(alternate) };
  const last = filling.at(-1);
  const isOver =
    loop.type === "CallExpression"
      ? last?.type === "ReturnStatement" && last.argument === null
      : last?.type === "ContinueStatement" && last.label === null;
  return isOver ? { test, filling: filling.slice(0, -1), keeping: others } : undefined;
}

/** What keeps an item, once the reservoir is full. */
interface Keeping extends Omit<Reservoir, "counter" | "countsLast" | "drawing"> {
  readonly kept: TSESTree.Identifier;
  readonly drawing: TSESTree.Statement;
}

/** `const j = draw(); if (j < size) kept[j] = list[i];` */
function getKeeping(
  { list: own, counter, item }: Round,
  [drawing, step, ...others]: readonly TSESTree.Node[],
  isText: Compare,
): Keeping | undefined {
  if (drawing?.type !== "VariableDeclaration" || step?.type !== "IfStatement" || step.alternate !== null)
    return undefined;
  const { test } = step;
  const [written, ...rest] = getStatements(step.consequent);
  if (test.type !== "BinaryExpression" || test.operator !== "<" || test.left.type !== "Identifier") return undefined;
  const moved = written?.type === "ExpressionStatement" ? written.expression : undefined;
  if (moved?.type !== "AssignmentExpression" || moved.operator !== "=" || rest.length + others.length > 0)
    return undefined;
  const [to, from] = [unwrap(moved.left), unwrap(moved.right)];
  if (to.type !== "MemberExpression" || !to.computed || to.object.type !== "Identifier") return undefined;
  const isPlace = isText(to.property, test.left);
  const list = own ?? (from.type === "MemberExpression" ? (unwrap(from.object) as TSESTree.Expression) : undefined);
  if (!isPlace || list === undefined || !isBarePath(list) || isText(to.object, list)) return undefined;
  if (!isItem(from, { list, counter, item }, isText)) return undefined;
  const size = unwrap(test.right) as TSESTree.Expression;
  return { list, size, place: test.left, steps: [step], kept: to.object, drawing };
}

/** `list[i]`, or the name that a callback has for it. */
function isItem(
  node: TSESTree.Node,
  {
    list,
    counter,
    item,
  }: {
    readonly list: TSESTree.Expression;
    readonly counter: TSESTree.Node | undefined;
    readonly item: TSESTree.Node | undefined;
  },
  isText: Compare,
): boolean {
  if (item !== undefined && isText(node, item)) return true;
  if (counter === undefined || node.type !== "MemberExpression" || !node.computed) return false;
  return isText(node.object, list) && isText(node.property, counter);
}

/** `if (i < size) kept.push(list[i]);`, `if (kept.length < size) kept[i] = list[i];` */
function isFilling({ test, filling }: Cases, { list, size, kept }: Keeping, round: Round, isText: Compare): boolean {
  if (test.type !== "BinaryExpression" || test.operator !== "<" || !isText(test.right, size)) return false;
  const asked = unwrap(test.left);
  const isLength = asked.type === "MemberExpression" && getMemberName(asked) === "length" && isText(asked.object, kept);
  const [written, ...more] = filling;
  const done = written?.type === "ExpressionStatement" ? written.expression : undefined;
  const { counter } = round;
  const isBelow = isLength || (counter !== undefined && isText(asked, counter));
  if (!isBelow || done === undefined || more.length > 0) return false;
  return isKeeping(done, kept, counter, (node) => isItem(unwrap(node), { ...round, list }, isText), isText);
}

/** `kept[i] = item`, `kept.push(item)` */
function isKeeping(
  done: TSESTree.Node,
  kept: TSESTree.Identifier,
  counter: TSESTree.Node | undefined,
  isOwnItem: (node: TSESTree.Node) => boolean,
  isText: Compare,
): boolean {
  if (done.type === "AssignmentExpression") {
    const to = unwrap(done.left);
    if (counter === undefined || to.type !== "MemberExpression" || !to.computed || done.operator !== "=") return false;
    return isText(to.property, counter) && isText(to.object, kept) && isOwnItem(done.right);
  }
  if (done.type !== "CallExpression" || done.callee.type !== "MemberExpression") return false;
  const [item, ...more] = done.arguments;
  if (item === undefined || more.length > 0) return false;
  return getMemberName(done.callee) === "push" && isText(done.callee.object, kept) && isOwnItem(item);
}

/** Returns whether what is kept is nothing before a loop. */
function isEmptyBefore(file: FileContext, loop: TSESTree.Node, kept: TSESTree.Identifier): boolean {
  const variable = getVariable(file, kept);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable === undefined || value === undefined || !isEmptyArray(unwrap(value))) return false;
  return getUsesBefore(file, loop, variable).length === 0;
}

/** Returns whether no other function knows what is kept, or writes to what a loop reads, while that waits for the next item. */
function isAlone(file: FileContext, loop: TSESTree.Node, kept: TSESTree.Identifier): boolean {
  const home = getFunctionAround(loop);
  const variable = getVariable(file, kept);
  const isOwn = variable?.references.every(({ identifier }) => getFunctionAround(identifier) === home) === true;
  return isOwn && countsByItself(file, loop, home);
}

/** The places where a name is used between its declaration and a loop. */
const getUsesBefore = (file: FileContext, loop: TSESTree.Node, variable: Variable): readonly TSESTree.Node[] =>
  getReferences(file, variable)
    .filter(({ identifier, init }) => init !== true && identifier.range[0] < loop.range[0])
    .map(({ identifier }) => identifier);

interface Filled {
  readonly list: TSESTree.Expression;
  readonly kept: TSESTree.Identifier;
  readonly size: TSESTree.Expression;
}

/** Returns whether what is kept begins with the first items of the list, and nobody else touches it before the loop ends. */
function isFilled(file: FileContext, loop: TSESTree.ForStatement, { list, kept, size }: Filled): boolean {
  const variable = getVariable(file, kept);
  const value = variable === undefined ? undefined : getOnlyValue(variable);
  if (variable === undefined || value === undefined) return false;
  const before = getUsesBefore(file, loop, variable);
  const isText = getCompare(file);
  if (isFirstOf(value, { list, size }, isText)) return before.length === 0;
  if (!isEmptyArray(unwrap(value)) && !hasNoItem(file, unwrap(value))) return false;
  const filling = getSibling(loop, -1);
  const [only, ...more] = before;
  if (filling?.type !== "ForStatement" || only === undefined || more.length > 0) return false;
  const bound = getBound(filling);
  const [statement, ...others] = getStatements(filling.body);
  if (bound === undefined || !isText(bound, size) || others.length > 0) return false;
  return contains(filling, only) && isCopyingOne(filling, statement, { list, kept }, isText);
}

/** `list.slice(0, size)` */
function isFirstOf(value: TSESTree.Node, { list, size }: Omit<Filled, "kept">, isText: Compare): boolean {
  const call = unwrap(value);
  if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return false;
  return getMemberName(call.callee) === "slice" && isFront(call, list, size, isText);
}

/** `kept[n] = list[n]`, `kept.push(list[n])` */
function isCopyingOne(
  { init }: TSESTree.ForStatement,
  statement: TSESTree.Node | undefined,
  { list, kept }: Omit<Filled, "size">,
  isText: Compare,
): boolean {
  const counter = init?.type === "VariableDeclaration" ? init.declarations[0]?.id : undefined;
  const done = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
  if (counter === undefined || done === undefined) return false;
  return isKeeping(done, kept, counter, (node) => isItem(node, { list, counter, item: undefined }, isText), isText);
}
