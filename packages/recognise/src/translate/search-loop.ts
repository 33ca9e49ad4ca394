// A loop that looks through a list for what was drawn, and sets a flag where it finds it: `for (let k = 0; k < used.length; k++) if (used[k] === r) seen = true;`.
import type { TSESTree } from "@typescript-eslint/utils";
import { getVariable } from "../syntax/bindings.ts";
import { getStep } from "../syntax/iteration.ts";
import { contains, getMemberName, getStatements, unwrap } from "../syntax/tree.ts";
import { readHeldBy } from "./seen-places.ts";
import type { Translation } from "./translation.ts";

/** What a loop looks for, in which list, and the flag that it sets. */
interface Search {
  readonly list: TSESTree.Expression;
  readonly sought: TSESTree.Expression;
  readonly flag: TSESTree.AssignmentExpression;
}

/** Emits `if (used.includes(r)) seen = true;` for such a loop; returns whether it is one. */
export function emitSearch(translation: Translation, loop: TSESTree.Node): boolean {
  const search = getSearch(translation, loop);
  const test = search === undefined ? undefined : readHeldBy(translation, search.list, search.sought);
  if (search === undefined || test === undefined) return false;
  const then = translation.inBody(false, () => {
    translation.effects(search.flag);
  });
  translation.output.push({ kind: "if", test, then, otherwise: [] });
  return true;
}

function getSearch(translation: Translation, loop: TSESTree.Node): Search | undefined {
  const walk = getWalk(loop);
  const asked = walk === undefined ? undefined : getOnly(walk.body);
  if (walk === undefined || asked?.type !== "IfStatement" || asked.alternate !== null) return undefined;
  if (!isCounterOf(translation, loop, walk.counter)) return undefined;
  const { test } = asked;
  if (test.type !== "BinaryExpression" || (test.operator !== "===" && test.operator !== "==")) return undefined;
  const [sought] = [test.left, test.right].filter((side) => !walk.isItem(side));
  const [flag, ...ends] = getStatements(asked.consequent).toSorted((a, b) => Number(isEnd(a)) - Number(isEnd(b)));
  const isPlain = sought !== undefined && !mentions(sought, walk.counter.name);
  if (!isPlain || walk.isItem(sought) || !walk.isItem(sought === test.left ? test.right : test.left)) return undefined;
  if (flag?.type !== "ExpressionStatement" || flag.expression.type !== "AssignmentExpression") return undefined;
  const { left, operator, right } = flag.expression;
  const isSet = operator === "=" && right.type === "Literal" && (right.value === true || right.value === 1);
  const isOwn =
    left.type === "Identifier" && getVariable(translation.file, left) !== undefined && !mentions(sought, left.name);
  return isSet && isOwn && ends.every(isEnd) ? { list: walk.list, sought, flag: flag.expression } : undefined;

  /** `break`, and `k = used.length`, after which no round follows. */
  function isEnd(statement: TSESTree.Node): boolean {
    if (statement.type === "BreakStatement") return statement.label === null;
    const last = statement.type === "ExpressionStatement" ? statement.expression : undefined;
    return (
      last?.type === "AssignmentExpression" &&
      last.operator === "=" &&
      isNamed(last.left, walk?.counter.name) &&
      isLengthOf(last.right, walk?.list)
    );
  }
}

interface Walk {
  readonly list: TSESTree.Identifier;
  readonly body: TSESTree.Statement;
  /** The name of a counter, or of an item. */
  readonly counter: TSESTree.Identifier;
  readonly isItem: (side: TSESTree.Node) => boolean;
}

/** The list that a loop goes through from its first item to its last one. */
function getWalk(loop: TSESTree.Node): Walk | undefined {
  if (loop.type === "ForOfStatement") {
    const id = loop.left.type === "VariableDeclaration" ? loop.left.declarations[0].id : undefined;
    const list = unwrap(loop.right);
    if (loop.await || id?.type !== "Identifier" || list.type !== "Identifier") return undefined;
    return { list, body: loop.body, counter: id, isItem: (side) => isNamed(side, id.name) };
  }
  if (loop.type !== "ForStatement" || loop.test?.type !== "BinaryExpression" || loop.test.operator !== "<")
    return undefined;
  const { init, test, update, body } = loop;
  const [first, ...more] = init?.type === "VariableDeclaration" ? init.declarations : [];
  const assigned = init?.type === "AssignmentExpression" && init.operator === "=" ? init : undefined;
  const counter = first?.id ?? assigned?.left;
  const start = first?.init ?? assigned?.right;
  const list = test.right.type === "MemberExpression" ? unwrap(test.right.object) : undefined;
  if (counter?.type !== "Identifier" || list?.type !== "Identifier" || more.length > 0) return undefined;
  const step = getStep(update);
  const isWalk =
    start?.type === "Literal" &&
    start.value === 0 &&
    isNamed(test.left, counter.name) &&
    isLengthOf(test.right, list) &&
    step?.by === 1 &&
    isNamed(step.target, counter.name);
  if (!isWalk) return undefined;
  const isItem = (side: TSESTree.Node): boolean =>
    side.type === "MemberExpression" &&
    side.computed &&
    isNamed(side.object, list.name) &&
    isNamed(side.property, counter.name);
  return { list, body, counter, isItem };
}

/** Where the loop ended, nobody else asks: `if (k === used.length) …` behind it would. */
function isCounterOf({ file, options }: Translation, loop: TSESTree.Node, counter: TSESTree.Identifier): boolean {
  const variable = getVariable(file, counter);
  return (
    variable?.references.every(
      (reference) =>
        !reference.isRead() || contains(loop, reference.identifier) || !contains(options.region, reference.identifier),
    ) === true
  );
}

const isNamed = (node: TSESTree.Node, name: string | undefined): boolean =>
  node.type === "Identifier" && node.name === name;

const isLengthOf = (node: TSESTree.Node, list: TSESTree.Identifier | undefined): boolean =>
  node.type === "MemberExpression" && getMemberName(node) === "length" && isNamed(node.object, list?.name);

/** Of a name, or of a place in a list, `cards[r]`; anything else counts as if it did. */
function mentions(node: TSESTree.Node, name: string): boolean {
  if (node.type === "Identifier") return node.name === name;
  if (node.type !== "MemberExpression") return true;
  return mentions(node.object, name) || !node.computed || mentions(node.property, name);
}

function getOnly(body: TSESTree.Statement): TSESTree.Node | undefined {
  const [only, ...more] = getStatements(body);
  return more.length === 0 ? only : undefined;
}
