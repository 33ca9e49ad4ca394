// A reservoir, which keeps as many items as asked for of a list that is gone through once: `for (let i = k; i < list.length; i++) { const j = draw(i + 1); if (j < k) kept[j] = list[i]; }`. A draw below `i` keeps the first item behind the reservoir in any case.
import type { Expression, Statement, SwapLoop } from "@fair-shuffle/bias";
import { mentions } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import type { FileContext } from "../file/file-context.ts";
import { getSibling } from "../sites/repeats.ts";
import type { LoopNode } from "../sites/site.ts";
import { getOnlyValue, getVariable } from "../syntax/bindings.ts";
import { hasNoItem, isEmptyArray } from "../syntax/list-forms.ts";
import { isBarePath } from "../syntax/list-path.ts";
import { getReferences } from "../syntax/names.ts";
import { contains, getMemberName, getStatements, unwrap } from "../syntax/tree.ts";
import { getListKey } from "../translate/list-paths.ts";
import { beginTranslation, translateRegion } from "../translate/translate.ts";
import type { Translation, TranslationOptions } from "../translate/translation.ts";
import { shuffleFirst } from "./fair-steps.ts";
import { getBound, isConstant, KEPT, readCount, takeFirst } from "./kept-front.ts";

/** A loop that is read as if an item that is kept changed places with the one that it drives out; in which order the kept ones lie is not asked. */
export interface ReadReservoir {
  readonly translation: Translation;
  readonly list: TSESTree.Expression;
  readonly model: SwapLoop;
}

interface Reservoir {
  readonly list: TSESTree.Expression;
  readonly counter: TSESTree.Identifier;
  /** How many are kept. */
  readonly size: TSESTree.Expression;
  readonly place: TSESTree.Identifier;
  /** What keeps an item. */
  readonly step: TSESTree.IfStatement;
}

/** Returns what a reservoir keeps of which list; undefined for any other loop. */
function getReservoir(file: FileContext, loop: TSESTree.Node): Reservoir | undefined {
  if (loop.type !== "ForStatement" || loop.init?.type !== "VariableDeclaration") return undefined;
  const [declared, ...more] = loop.init.declarations;
  const [drawing, step, ...others] = getStatements(loop.body);
  if (declared?.id.type !== "Identifier" || declared.init === null || more.length + others.length > 0) return undefined;
  if (drawing?.type !== "VariableDeclaration" || step?.type !== "IfStatement" || step.alternate !== null)
    return undefined;
  const { test } = step;
  const size = unwrap(declared.init) as TSESTree.Expression;
  const isSame = (one: TSESTree.Node, other: TSESTree.Node): boolean =>
    file.sourceCode.getText(unwrap(one)) === file.sourceCode.getText(unwrap(other));
  const isBelow = test.type === "BinaryExpression" && test.operator === "<" && isSame(test.right, size);
  const [kept, ...rest] = getStatements(step.consequent);
  if (!isBelow || test.left.type !== "Identifier" || rest.length > 0) return undefined;
  const moved = kept?.type === "ExpressionStatement" ? kept.expression : undefined;
  if (moved?.type !== "AssignmentExpression" || moved.operator !== "=") return undefined;
  const [to, from] = [unwrap(moved.left), unwrap(moved.right)];
  if (to.type !== "MemberExpression" || !to.computed || from.type !== "MemberExpression" || !from.computed)
    return undefined;
  const list = unwrap(from.object) as TSESTree.Expression;
  const isMove = isSame(to.property, test.left) && isSame(from.property, declared.id) && isBarePath(list);
  if (!isMove || to.object.type !== "Identifier" || isSame(to.object, list)) return undefined;
  return isFilled(file, loop, { list, kept: to.object, size })
    ? { list, counter: declared.id, size, place: test.left, step }
    : undefined;
}

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
  const before = getReferences(file, variable).filter(
    ({ identifier, init }) => init !== true && identifier.range[0] < loop.range[0],
  );
  const isText = (one: TSESTree.Node, other: TSESTree.Node): boolean =>
    file.sourceCode.getText(unwrap(one)) === file.sourceCode.getText(unwrap(other));
  if (isFirstOf(value, { list, size }, isText)) return before.length === 0;
  if (!isEmptyArray(unwrap(value)) && !hasNoItem(file, unwrap(value))) return false;
  const filling = getSibling(loop, -1);
  const [only, ...more] = before;
  if (filling?.type !== "ForStatement" || only === undefined || more.length > 0) return false;
  const bound = getBound(filling);
  const [statement, ...others] = getStatements(filling.body);
  if (bound === undefined || !isText(bound, size) || others.length > 0) return false;
  return contains(filling, only.identifier) && isCopyingOne(filling, statement, { list, kept }, isText);
}

type Compare = (one: TSESTree.Node, other: TSESTree.Node) => boolean;

/** `list.slice(0, size)` */
function isFirstOf(value: TSESTree.Node, { list, size }: Omit<Filled, "kept">, isText: Compare): boolean {
  const call = unwrap(value);
  if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return false;
  const [start, end, ...more] = call.arguments;
  const isFront = start?.type === "Literal" && start.value === 0 && end !== undefined && isText(end, size);
  return getMemberName(call.callee) === "slice" && isText(call.callee.object, list) && isFront && more.length === 0;
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
  const isItemOf = (node: TSESTree.Node | undefined, owner: TSESTree.Node): boolean =>
    node?.type === "MemberExpression" && node.computed && isText(node.object, owner) && isText(node.property, counter);
  if (done.type === "AssignmentExpression")
    return done.operator === "=" && isItemOf(done.left, kept) && isItemOf(done.right, list);
  if (done.type !== "CallExpression" || done.callee.type !== "MemberExpression" || done.arguments.length !== 1)
    return false;
  return getMemberName(done.callee) === "push" && isText(done.callee.object, kept) && isItemOf(done.arguments[0], list);
}

/** Returns what a reservoir keeps; undefined for any other loop. @throws NotKnown where its draw can't be read. */
export function readReservoir(options: TranslationOptions, loop: LoopNode): ReadReservoir | undefined {
  const found = getReservoir(options.file, loop);
  if (found === undefined) return undefined;
  const { list, step } = found;
  const translation = beginTranslation({ ...options, showing: new Set([step]) });
  const steps = translateRegion(translation, loop);
  const round = steps.at(-1);
  const size = isConstant(translation, found.size) ? readCount(translation, found.size) : undefined;
  if (round?.kind !== "loop" || size === undefined || translation.draws.size === 0) return undefined;
  const key = getListKey(translation, list);
  const counter = translation.expression(found.counter);
  const place = translation.expression(found.place);
  const all: readonly Statement[] = [
    ...translation.prelude,
    ...steps.slice(0, -1),
    {
      ...round,
      body: [
        ...round.body,
        {
          kind: "if",
          test: { kind: "binary", operator: "<", left: place, right: size },
          then: exchange(key, counter, place),
          otherwise: [],
        },
      ],
    },
  ];
  const asksOther = mentions(all, (inner) => inner.kind === "length" && inner.list !== key);
  const asksOwn = mentions(all, (inner) => inner.kind === "length");
  const isOwn = translation.prelude.every(({ kind }) => kind === "assign") && translation.lists.size === 0;
  if (asksOther || !asksOwn || !isOwn || translation.readLists.size > 0) return undefined;
  return {
    translation,
    list,
    model: {
      kind: "swapLoop",
      list: key,
      into: KEPT,
      steps: [...all, ...shuffleFirst(key, size), takeFirst(key, size)],
      unknowns: [...translation.unknowns],
      keepsSome: true,
    },
  };
}

const HELD = "$driven";

/** The item that is kept goes to the place of the one that it drives out, which nobody asks for again where that goes. */
const exchange = (list: string, here: Expression, there: Expression): readonly Statement[] => [
  { kind: "assign", variable: HELD, value: { kind: "card", list, position: here } },
  { kind: "lay", list, position: here, card: { kind: "card", list, position: there } },
  { kind: "lay", list, position: there, card: { kind: "variable", name: HELD } },
];
