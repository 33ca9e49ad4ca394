// Loops that are statements.
import type { Expression } from "@fair-shuffle/bias";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getMemberName, isFunction, someNode } from "../syntax/tree.ts";
import { minus, number, truth } from "./arithmetic.ts";
import { cardOf } from "./cards.ts";
import { drawPlaces, emitDrawn, getWalkedPlaces } from "./drawn-places.ts";
import { getCopied, getReversed } from "../syntax/list-forms.ts";
import { askAtOnce } from "./kept-answer.ts";
import { getLength, getListKey } from "./list-paths.ts";
import { isListPath, isRowPath } from "../syntax/list-path.ts";
import { NotKnown } from "./not-known.ts";
import { emitCount, emitTimes, getCount, getTurned, isUnused } from "./rounds.ts";
import type { Translation } from "./translation.ts";

export function emitLoop(
  translation: Translation,
  loop:
    | TSESTree.ForStatement
    | TSESTree.WhileStatement
    | TSESTree.DoWhileStatement
    | TSESTree.ForInStatement
    | TSESTree.ForOfStatement,
): void {
  switch (loop.type) {
    case "ForStatement": {
      if (loop.init !== null) {
        if (loop.init.type === "VariableDeclaration") translation.statements([loop.init]);
        else translation.effects(loop.init);
      }
      if (loop.test === null && loop.update === null && emitUntilExit(translation, loop)) return;
      const { exit, body } = getExit(translation, loop);
      emitRounds(
        translation,
        loop.test,
        () => {
          if (loop === translation.options.region) drawPlaces(translation, getCounter(loop));
          translation.statements(body);
        },
        () => {
          if (loop.update !== null) translation.effects(loop.update);
        },
        true,
        exit,
      );
      return;
    }
    case "WhileStatement": {
      if (isAlwaysTrue(loop.test) && emitUntilExit(translation, loop)) return;
      const { exit, body } = getExit(translation, loop);
      emitRounds(
        translation,
        loop.test,
        () => {
          translation.statements(body);
        },
        () => undefined,
        true,
        exit,
      );
      return;
    }
    case "DoWhileStatement":
      emitRounds(
        translation,
        loop.test,
        () => {
          translation.statements([loop.body]);
        },
        () => undefined,
        false,
      );
      return;
    case "ForInStatement":
    case "ForOfStatement":
      emitWalk(translation, loop);
  }
}

/** The variable that the update of a loop counts. */
function getCounter({ update }: TSESTree.ForStatement): TSESTree.Node | undefined {
  if (update?.type === "UpdateExpression") return update.argument;
  return update?.type === "AssignmentExpression" ? update.left : undefined;
}

/** `for (… of …)` and `for (… in …)`: a round for each item of what they walk over. */
function emitWalk(translation: Translation, loop: TSESTree.ForInStatement | TSESTree.ForOfStatement): void {
  const turned = loop.type === "ForOfStatement" ? getTurned(translation, loop.right) : undefined;
  const walked = turned ?? (loop.type === "ForOfStatement" ? getCount(translation, loop.right) : undefined);
  if (walked !== undefined) {
    const id = getLoopVariable(loop);
    if (!walked.areIndices && !isUnused(translation, id)) throw new NotKnown({ kind: "itemsOfNothing" }, id);
    emitTimes(
      translation,
      walked.end(),
      walked.areIndices ? id : undefined,
      undefined,
      { isText: walked.areTexts === true, mayReturn: false, isDown: turned !== undefined },
      () => {
        translation.statements([loop.body]);
      },
    );
    return;
  }
  const reversed = loop.type === "ForOfStatement" ? getReversed(translation.file, loop.right) : undefined;
  if (reversed !== undefined && isListPath(reversed)) {
    const id = getLoopVariable(loop);
    const key = getListKey(translation, reversed);
    translation.snapshots.add(key);
    const end = getLength(translation, key, reversed);
    const cardAt = (round: Expression): Expression =>
      cardOf(translation, key, reversed, minus(minus(end, number(1)), round));
    emitTimes(translation, end, undefined, { node: id, cardAt }, { isText: false, mayReturn: false }, () => {
      translation.statements([loop.body]);
    });
    return;
  }
  const { counter, item, list } = getIteration(translation, loop);
  const places = loop.type === "ForOfStatement" ? getWalkedPlaces(translation, list) : undefined;
  if (places !== undefined) {
    emitDrawn(translation, places, counter, item, { isText: false, mayReturn: false }, () => {
      translation.statements([loop.body]);
    });
    return;
  }
  if (loop.type === "ForInStatement") translation.snapshots.add(getListKey(translation, list));
  emitCount(translation, list, counter, item, { isText: loop.type === "ForInStatement", mayReturn: false }, () => {
    translation.statements([loop.body]);
  });
}

/** What `for (… of a.keys())`, `for (… of a.entries())` and `for (… in a)` walk over. */
function getIteration(
  translation: Translation,
  loop: TSESTree.ForInStatement | TSESTree.ForOfStatement,
): {
  counter: TSESTree.Node | undefined;
  item: TSESTree.Node | undefined;
  list: TSESTree.Node;
} {
  if (loop.type === "ForOfStatement" && loop.await && translation.options.waitsAlone !== true)
    throw new NotKnown({ kind: "forAwait" }, loop);
  const id = getLoopVariable(loop);
  if (loop.type === "ForInStatement") return { counter: id, item: undefined, list: loop.right };
  const { right } = loop;
  if (isRowPath(right)) return { counter: undefined, item: id, list: right };
  const copied = getCopied(translation.file, right);
  if (copied !== undefined && isListPath(copied)) {
    translation.snapshots.add(getListKey(translation, copied));
    return { counter: undefined, item: id, list: copied };
  }
  if (right.type !== "CallExpression" || right.callee.type !== "MemberExpression" || right.arguments.length > 0) {
    throw new NotKnown({ kind: "loopOverOther" }, right);
  }
  const { object } = right.callee;
  switch (getMemberName(right.callee)) {
    case "keys":
      return { counter: id, item: undefined, list: object };
    case "entries": {
      if (id.type !== "ArrayPattern") throw new NotKnown({ kind: "parameterPattern" }, id);
      const [counter, item] = id.elements;
      return { counter: counter ?? undefined, item: item ?? undefined, list: object };
    }
    default:
      throw new NotKnown({ kind: "loopOverOther" }, right);
  }
}

/** The variable, or the pattern, that a loop gives each key or item to: its own, or a variable from outside of it. */
function getLoopVariable({ left }: TSESTree.ForInStatement | TSESTree.ForOfStatement): TSESTree.Node {
  if (left.type === "VariableDeclaration") return left.declarations[0].id;
  if (left.type !== "Identifier") throw new NotKnown({ kind: "outerLoopVariable" }, left);
  return left;
}

/** Returns what ends a loop at the start of a round, `if (i === 0) break`, and the rest of the round. */
function getExit(
  translation: Translation,
  loop: TSESTree.ForStatement | TSESTree.WhileStatement,
): { exit: TSESTree.Expression | undefined; body: readonly TSESTree.Node[] } {
  const { body } = loop;
  const [first, ...rest] = body.type === "BlockStatement" ? body.body : [body];
  if (!isExit(translation.file, loop, first)) return { exit: undefined, body: [body] };
  translation.others.add(first);
  return { exit: first.test, body: rest };
}

/**
 * `while (true) { …; if (i === n) break; }` is `do { … } while (i !== n);`, behind which comes what is done before it breaks. Returns whether a body ends so,
 * and no round begins anew without asking.
 */
function emitUntilExit(translation: Translation, loop: TSESTree.ForStatement | TSESTree.WhileStatement): boolean {
  const { body } = loop;
  const statements = body.type === "BlockStatement" ? body.body : [];
  const last = statements.at(-1);
  const atLast = last === undefined ? undefined : getLastSteps(translation, loop, last);
  if (
    last?.type !== "IfStatement" ||
    (atLast === undefined && !isExit(translation.file, loop, last)) ||
    someNode(translation.file, body, ({ type }) => type === "ContinueStatement")
  )
    return false;
  translation.others.add(last);
  const emitBody = (): void => {
    translation.statements(statements.slice(0, -1));
  };
  emitRounds(translation, null, emitBody, () => undefined, false, last.test);
  if (atLast !== undefined) translation.statements(atLast);
  return true;
}

/** Returns what a loop inside of the region does before it breaks, `if (!out[k]) { out[k] = item; break; }`; undefined where it does nothing else, or may jump elsewhere. */
function getLastSteps(
  { options }: Translation,
  loop: TSESTree.Node,
  last: TSESTree.Statement,
): readonly TSESTree.Statement[] | undefined {
  if (loop === options.region || last.type !== "IfStatement" || last.alternate !== null) return undefined;
  const { consequent } = last;
  const steps = consequent.type === "BlockStatement" ? consequent.body : [];
  const end = steps.at(-1);
  const isEnd = steps.length > 1 && end?.type === "BreakStatement" && end.label === null;
  const before = steps.slice(0, -1);
  return isEnd && before.every(({ type }) => type === "ExpressionStatement") ? before : undefined;
}

/** `if (i === 0) break;`, or `if (i === 0) return list;` in a loop behind which that is all. */
function isExit(
  file: FileContext,
  loop: TSESTree.Node,
  statement: TSESTree.Node | undefined,
): statement is TSESTree.IfStatement {
  if (statement?.type !== "IfStatement" || statement.alternate !== null) return false;
  const { consequent } = statement;
  const then = consequent.type === "BlockStatement" && consequent.body.length === 1 ? consequent.body[0] : consequent;
  if (then?.type === "ReturnStatement") return returnsAsBehind(file, loop, then);
  return then?.type === "BreakStatement" && then.label === null;
}

/** Returns whether a function gives back in a loop what it gives back right behind it, so that to leave the one is to leave the other. */
function returnsAsBehind(
  file: FileContext,
  { parent, range }: TSESTree.Node,
  { argument }: TSESTree.ReturnStatement,
): boolean {
  if (parent?.type !== "BlockStatement") return false;
  const next = parent.body.find((statement) => statement.range[0] >= range[1]);
  if (next === undefined) return argument === null && isFunction(parent.parent);
  if (next.type !== "ReturnStatement") return false;
  if (argument === null || next.argument === null) return argument === next.argument;
  if (argument.type !== "Identifier" || next.argument.type !== "Identifier") return false;
  const variable = getVariable(file, argument);
  return variable !== undefined && variable === getVariable(file, next.argument);
}

const isAlwaysTrue = (test: TSESTree.Expression): boolean =>
  test.type === "Literal" && (test.value === true || test.value === 1);

function emitRounds(
  translation: Translation,
  test: TSESTree.Expression | null,
  emitBody: () => void,
  emitUpdate: () => void,
  testFirst: boolean,
  exit?: TSESTree.Expression,
): void {
  let condition: Expression | undefined;
  const before = translation.inBuffer(() => {
    condition = test === null ? truth(true) : translation.expression(test);
    if (exit === undefined) return;
    const stays: Expression = { kind: "unary", operator: "!", operand: translation.expression(exit) };
    condition = test === null ? stays : { kind: "binary", operator: "&&", left: condition, right: stays };
  });
  const body = translation.inBody(false, emitBody);
  const update = translation.inBuffer(emitUpdate);
  if (condition === undefined) throw new NotKnown({ kind: "loopWithoutTest" });
  if (before.length === 0) {
    if (!testFirst && test !== null && exit === undefined) condition = askAtOnce(translation, test, condition, body);
    translation.output.push({ kind: "loop", test: condition, body, update, testFirst });
    return;
  }
  // A test that also counts (`while (i--)`): once before each round, after the update.
  if (testFirst) translation.output.push(...before);
  translation.output.push({
    kind: "loop",
    test: condition,
    body: testFirst ? body : [...body, ...before],
    update: testFirst ? [...update, ...before] : update,
    testFirst,
  });
}
