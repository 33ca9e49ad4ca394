// Statements, up to the first jump.
import type { TSESTree } from "@typescript-eslint/utils";
import { getArithmeticSwap } from "./arithmetic-swap.ts";
import { isBesideTheShuffle } from "../sites/beside-shuffle.ts";
import { getTakes } from "./handed-on.ts";
import type { FileContext } from "../file/file-context.ts";
import { getOnlyValue, getVariable, getWrites } from "../syntax/bindings.ts";
import { contains, isFunction, isLoop, unwrap } from "../syntax/tree.ts";
import { destructure } from "./assignments.ts";
import { emitSwap } from "./cards.ts";
import { nameHand } from "./dealt-items.ts";
import { emitSwitch } from "./switches.ts";
import { getNamedChoices } from "./choices.ts";
import { checkBranches } from "./conditions.ts";
import { countsComparisons } from "./counted-comparisons.ts";
import { declareBytes } from "./filled-bytes.ts";
import { holdElement } from "./element-moves.ts";
import { isGuard } from "./guards.ts";
import { growText } from "./grown-text.ts";
import { holdValues } from "./held-values.ts";
import { takeSingle } from "./list-methods.ts";
import { askAtOnce } from "./kept-answer.ts";
import { isNumericNow } from "./list-paths.ts";
import { isListPath } from "../syntax/list-path.ts";
import { emitLoop } from "./loops.ts";
import { NotKnown } from "./not-known.ts";
import { readFoundItem } from "./found-item.ts";
import { notesOnItem } from "./noted-items.ts";
import { getShown, nameItem } from "./shown-properties.ts";
import { emitSearch } from "./search-loop.ts";
import { holdSoughtItem } from "./sought-item.ts";
import { holdSeveral } from "./several-results.ts";
import type { Translation } from "./translation.ts";
import { emitTried } from "./tried-statements.ts";
import { yieldItem } from "./yielded-items.ts";

/** A shuffle is short; a jump under a condition repeats what follows. */
const MOST_STATEMENTS = 300;

/** Emits statements up to the first jump. A jump under a condition takes what follows into the other branch. */
export function emitStatements(
  translation: Translation,
  statements: readonly TSESTree.Node[],
  result: string | undefined,
): void {
  for (let index = 0; index < statements.length; index++) {
    const statement = statements[index];
    if (statement === undefined) continue;
    if (++translation.size > MOST_STATEMENTS) throw new NotKnown({ kind: "tooManyStatements" }, statement);
    if (passOver(translation, statement)) continue;
    const arithmetic = getArithmeticSwap(translation.file, statements.slice(index, index + 3));
    if (arithmetic !== undefined) {
      emitSwap(translation, arithmetic);
      index += 2;
      continue;
    }
    switch (statement.type) {
      case "BlockStatement":
        if (statement.body.some(jumps)) {
          translation.statements([...statement.body, ...statements.slice(index + 1)], result);
          return;
        }
        translation.statements(statement.body, result);
        break;
      case "ContinueStatement":
        if (statement.label !== null && !isOfInnermostLoop(statement, statement.label.name))
          throw new NotKnown({ kind: "label" }, statement);
        return;
      case "ReturnStatement":
        if (!translation.mayReturn) throw new NotKnown({ kind: "loopReturns" }, statement);
        if (translation.onReturn !== undefined) {
          translation.onReturn(statement.argument);
          return;
        }
        if (statement.argument !== null) {
          if (result === undefined) throw new NotKnown({ kind: "returnsValue" }, statement);
          translation.emit(result, translation.expression(statement.argument));
        }
        return;
      case "IfStatement": {
        if (isGuard(translation, statement)) break;
        const otherCase = getOtherCase(translation.file, statement, statements[index + 1]);
        if (otherCase !== undefined) index++;
        const alternate = statement.alternate ?? otherCase;
        const rest = jumps(statement) ? statements.slice(index + 1) : [];
        const found = readFoundItem(translation, statement.test);
        const test =
          found ?? askAtOnce(translation, statement.test, translation.expression(statement.test), translation.output);
        const then = translation.translateStatements([statement.consequent, ...rest], result);
        const otherwise = translation.translateStatements(
          [...(alternate === undefined ? [] : [alternate]), ...rest],
          result,
        );
        const isLast = jumps(statement);
        if (found === undefined)
          checkBranches(translation, { node: statement.test, condition: test }, then, otherwise, isLast);
        if (then.length + otherwise.length > 0) translation.output.push({ kind: "if", test, then, otherwise });
        if (isLast) return;
        break;
      }
      case "SwitchStatement":
        emitSwitch(translation, statement, statements.slice(index + 1), result);
        return;
      case "TryStatement":
        emitTried(translation, statement, jumps);
        break;
      default:
        emitStatement(translation, statement);
    }
  }
}

/** Passes over a statement that only shows what a loop does, or hands on what it draws, but for what that takes out of the list; returns whether it is such a one. */
function passOver(translation: Translation, statement: TSESTree.Node): boolean {
  const { showing, handedOn } = translation.options;
  const isHanding = handedOn?.statements.has(statement) === true;
  if (showing?.has(statement) !== true && !isHanding) return false;
  translation.others.add(statement);
  if (isHanding) for (const take of getTakes(translation.file, statement, handedOn.list)) takeSingle(translation, take);
  return true;
}

function emitStatement(translation: Translation, statement: TSESTree.Node): void {
  switch (statement.type) {
    case "EmptyStatement":
    case "FunctionDeclaration":
      // A function is read where it is called.
      return;
    case "VariableDeclaration":
      for (const declarator of statement.declarations) emitDeclarator(translation, declarator, statement.kind);
      return;
    case "ExpressionStatement":
      if (growText(translation, statement.expression) || yieldItem(translation, statement.expression)) return;
      if (
        countsComparisons(translation, statement.expression) ||
        isBesideTheShuffle(translation.file, statement.expression) ||
        notesOnItem(translation, statement.expression)
      ) {
        translation.others.add(statement);
        return;
      }
      translation.effects(statement.expression);
      return;
    case "ForStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "ForInStatement":
    case "ForOfStatement":
      if (statement !== translation.options.region && emitSearch(translation, statement)) return;
      emitLoop(translation, statement);
      return;
    default:
      throw new NotKnown({ kind: "statement" }, statement);
  }
}

function emitDeclarator(translation: Translation, declarator: TSESTree.VariableDeclarator, kind: string): void {
  const { id, init } = declarator;
  if (init === null) return;
  if (id.type === "Identifier" && isFunction(init) && getOnlyValue(translation.getVariableOf(id)) !== undefined) return;
  if (declareBytes(translation, id, init)) return;
  const call = unwrap(init);
  if (id.type === "Identifier") {
    const variable = translation.getVariableOf(id);
    const single = getOnlyValue(variable) === undefined ? undefined : takeSingle(translation, call);
    if (single !== undefined) {
      translation.singles.set(variable, single);
      return;
    }
    if (kind === "const" && getOnlyValue(variable) !== undefined && holdElement(translation, id, init)) return;
    if (translation.options.isComparator === true && getNamedChoices(variable) !== undefined) return;
    if (holdValues(translation, id, call)) return;
    if (
      kind === "const" &&
      isListPath(init) &&
      getOnlyValue(variable) !== undefined &&
      !isNumericNow(translation, init) &&
      !(call.type === "MemberExpression" && getShown(translation, call) !== undefined)
    ) {
      // It may name a list: what it stands for is read where it is used.
      translation.paths.set(variable, init);
      return;
    }
    if (nameItem(translation, variable, init) || holdSoughtItem(translation, declarator)) return;
    if (nameHand(translation, variable, init)) return;
    if (kind === "const" && holdSeveral(translation, id, init)) return;
    translation.known.add(variable);
    translation.emit(translation.nameOf(variable), translation.expression(init));
    return;
  }
  destructure(translation, id, init);
}

/** What `if (coin > 0.5) …; if (coin <= 0.5) …;` does in the other case: nothing that the two ask for changes in between. */
function getOtherCase(
  file: FileContext,
  first: TSESTree.IfStatement,
  second: TSESTree.Node | undefined,
): TSESTree.Statement | undefined {
  if (second?.type !== "IfStatement" || first.alternate !== null || second.alternate !== null) return undefined;
  const [one, other] = [unwrap(first.test), unwrap(second.test)];
  if (one.type !== "BinaryExpression" || other.type !== "BinaryExpression" || jumps(first) || jumps(second))
    return undefined;
  const isOpposite =
    OPPOSITE.get(one.operator) === other.operator &&
    file.sourceCode.getText(one.left) === file.sourceCode.getText(other.left) &&
    file.sourceCode.getText(one.right) === file.sourceCode.getText(other.right);
  const isSame = (side: TSESTree.Node): boolean => {
    if (side.type === "Literal") return true;
    const variable = side.type === "Identifier" ? getVariable(file, side) : undefined;
    return variable !== undefined && !getWrites(variable).some(({ identifier }) => contains(first, identifier));
  };
  return isOpposite && isSame(one.left) && isSame(one.right) ? second.consequent : undefined;
}

const OPPOSITE: ReadonlyMap<string, string> = new Map([
  ["<", ">="],
  [">=", "<"],
  [">", "<="],
  ["<=", ">"],
  ["===", "!=="],
  ["!==", "==="],
  ["==", "!="],
  ["!=", "=="],
]);

/** Returns whether a statement may jump: `continue` of the loop around it, or `return` of the function around it. */
function jumps(statement: TSESTree.Node): boolean {
  switch (statement.type) {
    case "ContinueStatement":
    case "ReturnStatement":
      return true;
    case "BlockStatement":
      return statement.body.some(jumps);
    case "SwitchStatement":
      return statement.cases.some(({ consequent }) => consequent.some(jumps));
    case "IfStatement":
      return jumps(statement.consequent) || (statement.alternate !== null && jumps(statement.alternate));
    default:
      return false;
  }
}

/** Returns whether a label names the loop right around a statement. */
function isOfInnermostLoop(statement: TSESTree.Node, label: string): boolean {
  let loop = statement.parent;
  while (loop != null && !isLoop(loop)) loop = loop.parent;
  return loop?.parent.type === "LabeledStatement" && loop.parent.label.name === label;
}
