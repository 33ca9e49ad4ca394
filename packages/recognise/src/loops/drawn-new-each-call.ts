// A function that gives another item each time that it is called, and notes which ones it gave: `do { k = draw; } while (used.includes(k)); used.push(k); return list[k];`.
import {
  exactOrders,
  LeavesList,
  Unjudgeable,
  type Expression,
  type Statement,
  type SwapLoop,
} from "@fair-shuffle/bias";
import { someExpression, someStatement, spendAtMost } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getVariable } from "../syntax/bindings.ts";
import { getRootVariable } from "../syntax/list-path.ts";
import { contains, getFunctionAround, isFunction, someNode, unwrap, type FunctionNode } from "../syntax/tree.ts";
import { NotKnown } from "../translate/not-known.ts";
import { beginTranslation } from "../translate/translate.ts";
import type { TranslationOptions } from "../translate/translation.ts";
import { isLook } from "../values/filled-length.ts";
import { drawsEvenly, isRunOnce, mayBeReordered, readsPlace, type DrawnOneByOne } from "./drawn-one-by-one.ts";
import { settlePair } from "./drawn-pair.ts";
import { settleDrawnAgain } from "./drawn-until-new.ts";
import { getCallOfItself, givesPlace } from "./drawn-by-itself.ts";
import { isKept } from "./kept-list.ts";
import { getDrawn, getGivenName, getStore, type Call } from "./noted-draws.ts";

const DRAWN = "$drawn";

/**
 * Returns what such a loop does, call after call, until no item is left, or the one that can't be drawn; undefined for any other loop.
 */
export function readDrawnNewEachCall(options: TranslationOptions, loop: TSESTree.Node): DrawnOneByOne | undefined {
  const { file } = options;
  const own = isFunction(loop) ? loop : undefined;
  const call = own === undefined ? getCall(loop) : getCallOfItself(file, own);
  const around = own ?? getFunctionAround(loop);
  if (call === undefined || around === undefined || !isRunOnce(file, own?.body ?? loop, around) || mayBeReordered(file))
    return undefined;
  if (!isKeptOutside(file, call, around)) return undefined;
  try {
    return readCall(options, loop, call, around);
  } catch (thrown) {
    if (thrown instanceof NotKnown) return undefined;
    throw thrown;
  }
}

/** @throws NotKnown where it can't be read. */
function readCall(
  options: TranslationOptions,
  loop: TSESTree.Node,
  call: Call,
  around: FunctionNode,
): DrawnOneByOne | undefined {
  const { file } = options;
  const { statements, drawn } = call;
  const [start, end] = [statements[0] ?? loop, statements.at(-1) ?? loop];
  // All that a call does with the place is done by these statements.
  const region: TSESTree.Node = { ...(isFunction(loop) ? start : loop), range: [start.range[0], end.range[1]] };
  const translation = beginTranslation({ ...options, region, isLoop: true });
  const steps = translation.translateStatements(statements);
  const noted = new Set([...translation.lists.keys(), ...translation.notes.keys()]);
  const [measured, ...more] = [...translation.lengthNodes].filter(([name]) => !noted.has(name));
  if (measured === undefined || more.length > 0 || translation.prelude.length > 0 || translation.unknowns.size > 0)
    return undefined;
  const [name, node] = measured;
  const list = unwrap(node);
  if (list.type !== "Identifier" && list.type !== "MemberExpression") return undefined;
  const variable: Expression = { kind: "variable", name: translation.nameOf(translation.getVariableOf(drawn)) };
  const isItem = steps.some((step) =>
    someStatement(step, (inner) => inner.kind === "assign" && inner.variable === variable.name && isCard(inner.value)),
  );
  const isGiven = isItem || readsPlace(file, around, list, drawn) || givesPlace(file, around, list, drawn);
  if (
    !isGiven ||
    !areForgottenTogether(file, call, around, list) ||
    !isSteady(file, list, around) ||
    !areDrawsEven(steps)
  )
    return undefined;
  const card: Expression = isItem ? variable : { kind: "card", list: name, position: variable };
  const getModel = (left: 0 | 1): SwapLoop => ({
    kind: "swapLoop",
    list: name,
    into: DRAWN,
    steps: settleDrawnAgain(translation, drawAll(name, left, [...steps, insertDrawn(card)])),
    unknowns: [],
  });
  const all = getModel(0);
  return { translation, list, model: settlePair(file, list, endsAtLast(all) ? all : getModel(1)) };
}

/** In the engine's units: some hundredths of a second. */
const BUDGET = 100_000;
const FEW_CARDS = 4;

/** Returns whether each item can be drawn: if one can't, the call for the last one would never end. */
function endsAtLast(model: SwapLoop): boolean {
  try {
    return spendAtMost(BUDGET, () => exactOrders(model, FEW_CARDS).size > 0);
  } catch (thrown) {
    if (thrown instanceof Unjudgeable || thrown instanceof LeavesList) return false;
    throw thrown;
  }
}

const isCard = ({ kind }: Expression): boolean => kind === "card";

const length = (list: string): Expression => ({ kind: "length", list });

const insertDrawn = (card: Expression): Statement => ({ kind: "insert", list: DRAWN, position: length(DRAWN), card });

/** As many calls as there are items, but for those that are left. */
const drawAll = (list: string, left: 0 | 1, body: readonly Statement[]): readonly Statement[] => [
  {
    kind: "loop",
    test: {
      kind: "binary",
      operator: "<",
      left: length(DRAWN),
      right: { kind: "binary", operator: "-", left: length(list), right: { kind: "number", value: left } },
    },
    body,
    update: [],
    testFirst: true,
  },
];

/** Returns whether each draw is spread over as many places as the list has, give or take some. */
function areDrawsEven(steps: readonly Statement[]): boolean {
  const values: Expression[] = [];
  for (const step of steps)
    someStatement(step, (inner) => {
      if (inner.kind === "assign" && someExpression(inner.value, ({ kind }) => kind === "draw"))
        values.push(inner.value);
      return false;
    });
  return values.every((value) =>
    drawsEvenly([{ kind: "assign", variable: "", value: value.kind === "card" ? value.position : value }]),
  );
}

/** Returns whether a list is the same one in each call: what is imported and only looked at is so, too. */
function isSteady(file: FileContext, list: TSESTree.Node, around: FunctionNode): boolean {
  if (isKept(file, list, around)) return true;
  const variable = list.type === "Identifier" ? getVariable(file, list) : undefined;
  return (
    variable?.defs[0]?.type.toString() === "ImportBinding" &&
    variable.references.every(({ identifier }) => isLook(file, identifier))
  );
}

/** Returns whether notes live longer than a call. */
const isKeptOutside = (file: FileContext, { store }: Call, around: FunctionNode): boolean =>
  getRootVariable(file, store)?.defs.some(({ name }) => contains(around, name)) !== true;

/** Returns whether a function empties its notes only where it asks whether all items of the list were given, if it does so at all. */
function areForgottenTogether(file: FileContext, { store }: Call, around: FunctionNode, list: TSESTree.Node): boolean {
  const text = file.sourceCode.getText(store);
  const length = `${file.sourceCode.getText(list)}.length`;
  const isEmptying = (node: TSESTree.Node): boolean => {
    if (node.type === "AssignmentExpression")
      return [text, `${text}.length`].includes(file.sourceCode.getText(node.left));
    return (
      node.type === "CallExpression" &&
      [`${text}.clear`, `${text}.splice`].includes(file.sourceCode.getText(node.callee))
    );
  };
  const asksForAll = (node: TSESTree.Node): boolean => {
    for (let { parent } = node; parent != null && parent !== around; { parent } = parent) {
      const test = parent.type === "IfStatement" ? file.sourceCode.getText(parent.test) : "";
      if (test.includes(length) && test.includes(`${text}.`)) return true;
    }
    return false;
  };
  return !someNode(file, around, (node) => isEmptying(node) && !asksForAll(node));
}

/** `let k = draw; while (used.includes(k)) k = draw; used.push(k);`, with nothing but declarations between. */
function getCall(loop: TSESTree.Node): Call | undefined {
  if (loop.type !== "WhileStatement" && loop.type !== "DoWhileStatement") return undefined;
  const { parent: block } = loop;
  const drawn = getDrawn(loop.body);
  if (block.type !== "BlockStatement" || drawn === undefined) return undefined;
  const { body } = block;
  const at = body.indexOf(loop);
  const first = body.slice(0, at).findIndex((statement) => getGivenName(statement)?.name === drawn.name);
  const note = body.findIndex((statement, index) => index > at && getStore(statement) !== undefined);
  if (note === -1 || body.slice(at + 1, note).some(({ type }) => type !== "VariableDeclaration")) return undefined;
  const [noting] = body.slice(note, note + 1);
  const store = noting === undefined ? undefined : getStore(noting);
  if (noting === undefined || store === undefined) return undefined;
  return { statements: [...body.slice(first === -1 ? at : first, at + 1), noting], drawn, store };
}
