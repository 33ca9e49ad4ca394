// When a comparator draws, and what signs it then gives: always, in one mode, between ties, or to weigh what it compares.
import type { FileContext } from "../file/file-context.ts";
import type { ComparatorSort, Expression, Statement } from "@fair-shuffle/bias";
import { visitExpressions } from "@fair-shuffle/bias/model";
import type { UnreadKind } from "../file/reason.ts";
import type { TSESTree } from "@typescript-eslint/utils";
import { getOnlyValue, getVariable, isGlobal, type Variable } from "../syntax/bindings.ts";
import { readAsCoin, readComparedOrder } from "./compared-order.ts";
import { getComparatorFunction, type ComparatorFunction } from "./comparator-function.ts";
import { ComparatorReader, getLeaves } from "./comparator-tree.ts";
import { type Leaf } from "../sites/site.ts";
import { isNeverNegative } from "../draws/fraction-range.ts";
import { getLocalGenerator, getOtherReadings, isMathRandom, type Reading } from "../draws/random-source.ts";
import type { DrawingTime } from "../sites/site.ts";
import { bindMade } from "../translate/local-functions.ts";
import { NotKnown } from "../translate/not-known.ts";
import { beginTranslation } from "../translate/translate.ts";
import type { Replacement } from "../translate/translation.ts";
import type { Draw } from "../sites/site.ts";
import { contains, getChildren, getMemberName, someNode, unwrap, type FunctionNode } from "../syntax/tree.ts";

export interface Comparator {
  /** Undefined where it is the random source itself. */
  readonly region: FunctionNode | undefined;
  readonly time: DrawingTime;
  /** What it does when it draws, once for each way in which its sources may be read. */
  readonly readings: readonly ComparatorReading[];
}

interface ComparatorReading {
  readonly model: ComparatorSort;
  readonly draws: readonly Draw[];
}

/**
 * @param isKey true where it is a function of one item, and a library compares what it gives for the two.
 * @throws NotKnown where the comparator draws nothing, keeps state, or is not known.
 */
export function readComparator(file: FileContext, comparator: TSESTree.Node, isKey = false): Comparator {
  const found = getComparatorFunction(file, comparator);
  const source = found === undefined ? undefined : readGenerator(file, comparator, found.region, isKey);
  if (source !== undefined) return source;
  return { region: found?.region, ...readRegion(file, comparator, found, isKey) };
}

type Read = Omit<Comparator, "region">;

const getModelOfSource = (isKey: boolean): ComparatorSort => ({
  kind: "comparatorSort",
  steps: [],
  sign: isKey ? compare(DRAW, DRAW) : DRAW,
  unknowns: [],
});

/** `list.sort(rand)`, where the body of `rand` is read: it takes no items, and gives numbers on [0, 1). */
function readGenerator(
  file: FileContext,
  comparator: TSESTree.Node,
  region: FunctionNode,
  isKey: boolean,
): Comparator | undefined {
  const { parent: sort } = comparator;
  if (mentionsArguments(file, region.body) || sort?.type !== "CallExpression") return undefined;
  if (!isNeverNegative(file, region)) return undefined;
  const found = getLocalGenerator(file, comparator, region);
  if (found === undefined) return undefined;
  // It is called by the sort.
  const draws: readonly Draw[] = [{ node: sort, site: comparator, unit: found.source }];
  return {
    region: undefined,
    time: { kind: "always" },
    readings: [{ model: getModelOfSource(isKey), draws }],
  };
}

function readRegion(
  file: FileContext,
  comparator: TSESTree.Node,
  found: ComparatorFunction | undefined,
  isKey: boolean,
): Read {
  if (found === undefined) {
    // sort(Math.random): the source itself is the comparator.
    // A telling name alone is not enough here: `sort(random)` may hand over a comparator of that name.
    const isSource = isMathRandom(file, comparator) || file.sources.get(file.sourceCode.getText(comparator)) === "unit";
    if (!isSource) throw new NotKnown({ kind: "unknownComparator" }, comparator);
    return { time: { kind: "always" }, readings: [{ model: getModelOfSource(isKey), draws: [] }] };
  }
  const { region, made } = found;
  if (region.async || region.generator) throw new NotKnown({ kind: "asyncFunction" }, region);
  if (mentionsArguments(file, region.body)) throw new NotKnown({ kind: "argumentsObject" }, region);
  const place: ComparatorCode = { file, region, isKey, ...(made === undefined ? {} : { made }) };
  const { body } = region;
  const whole: Leaf =
    body.type === "BlockStatement" ? { statements: body.body, value: undefined } : { statements: [], value: body };
  try {
    return { time: { kind: "always" }, readings: readAll(place, whole) };
  } catch (thrown) {
    if (!(thrown instanceof NotKnown)) throw thrown;
    return readInParts(place, whole, thrown);
  }
}

/** A comparator that can't be read as a whole, and why: the parts of it that draw may be. */
function readInParts(place: ComparatorCode, whole: Leaf, unread: NotKnown): Read {
  const { file, region } = place;
  const reader = new ComparatorReader(file, region);
  if (!reader.draws(region.body)) throw new NotKnown({ kind: "comparatorDrawsNothing" }, region.body);
  try {
    // Which of its modes a function was made for is not looked at.
    if (place.made !== undefined || place.isKey) throw unread;
    return readWeighing(place, reader, whole) ?? readBranches(place, reader);
  } catch (thrown) {
    const tossed = thrown instanceof NotKnown && !place.isKey ? readTossedOrder(place, reader, whole) : undefined;
    if (tossed !== undefined) return tossed;
    // That it looks at its items is no reason by itself; what else could not be read says more than that its parts could not.
    throw thrown instanceof NotKnown && !LOOKS.has(unread.reason.kind) ? unread : thrown;
  }
}

/** What comparators do that draw in some of their branches. */
const LOOKS: ReadonlySet<string> = new Set(["comparesItems", "methodOfItem", "mode"] satisfies UnreadKind[]);

interface ComparatorCode extends ComparatorFunction {
  readonly file: FileContext;
  readonly isKey: boolean;
}

function mentionsArguments(file: FileContext, node: TSESTree.Node): boolean {
  return someNode(file, node, (inner) => isGlobal(file, inner, "arguments"));
}

/** A comparator that draws in some of its branches only. */
function readBranches(place: ComparatorCode, reader: ComparatorReader): Read {
  const { region } = place;
  const tree = reader.readTree();
  const leaves = getLeaves(tree);
  const drawing = leaves.filter(({ leaf }) => isDrawing(reader, leaf));
  const inModes = drawing.filter(({ path }) => path.every(({ test }) => reader.isMode(test)));
  if (drawing.length === leaves.length) {
    if (inModes.length < leaves.length) throw new NotKnown({ kind: "itemsDecideDraw" }, region);
    return { time: { kind: "always" }, readings: leaves.flatMap(({ leaf }) => readAll(place, prune(place, leaf))) };
  }
  for (const { leaf: inMode, path } of inModes) {
    const leaf = prune(place, inMode);
    const readings = tryReadAll(place, leaf);
    const others = leaves.flatMap((other) => (other.leaf === inMode ? [] : [prune(place, other.leaf)]));
    if (readings !== undefined) return { time: { kind: "inMode", comparator: region, leaf, path, others }, readings };
  }
  const tied = [...reader.getLeavesOfTies(tree)].filter(([leaf]) => isDrawing(reader, leaf));
  const [first] = tied;
  if (first === undefined || !tied.every(([, path]) => path.some(({ test }) => reader.getItems(test.node).size > 0)))
    throw new NotKnown({ kind: "drawsBetweenDifferent" }, region);
  const tiedLeaves = tied.map(([leaf]) => prune(place, leaf));
  return {
    time: { kind: "onTies", comparator: region, leaves: tiedLeaves },
    readings: tiedLeaves.flatMap((leaf) => readAll(place, leaf)),
  };
}

function isDrawing(reader: ComparatorReader, { statements, value }: Leaf): boolean {
  return value === undefined ? statements.some((statement) => reader.draws(statement)) : reader.draws(value);
}

/** `Math.random() < 0.5 ? a - b : b - a`: a comparator that is a coin whichever of its items is the larger one. */
function readTossedOrder(place: ComparatorCode, reader: ComparatorReader, whole: Leaf): Read | undefined {
  const compared = readComparedOrder(place.file, place.region, reader);
  const readings = compared === undefined ? undefined : tryReadAll(place, whole, compared.replacements);
  if (compared === undefined || readings === undefined) return undefined;
  const { orders, identities } = compared;
  const tossed = readings.map(({ model, draws }) =>
    readAsCoin(model, orders)
      ?.filter(({ equal }) => !equal.some((order) => identities.has(order)))
      .map((coin) => ({ ...coin, draws })),
  );
  if (tossed.some((coins) => coins === undefined)) return undefined;
  // The first is of items that all differ: its numbers are the ones that are told.
  const coins = tossed.flatMap((each = []) => each);
  const isAlways = tossed.every((each = []) => new Set(each.map(({ signs }) => signs)).size === 1);
  const found = isAlways ? coins.filter(({ equal }) => equal.length === 0) : coins;
  return { time: { kind: isAlways ? "always" : "betweenDifferent" }, readings: found };
}

const MONOTONE: ReadonlySet<string> = new Set(["pow", "log", "log2", "log10", "sqrt", "cbrt", "exp"]);

/**
 * `x.weight * Math.random() - y.weight * Math.random()`: the weights of the two are drawn anew at each comparison. With equal weights the two sides are
 * the same increasing or decreasing function of one draw each, so their comparison is a comparison of the draws.
 */
function readWeighing(place: ComparatorCode, reader: ComparatorReader, whole: Leaf): Read | undefined {
  const { file, region } = place;
  const replacements = new Map<TSESTree.Node, Replacement>();
  const getWeighed = (source: TSESTree.Node): TSESTree.Node | undefined => {
    const node = unwrap(source);
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    const value = variable !== undefined && reader.isLocal(variable) ? getOnlyValue(variable) : undefined;
    const weighed = value ?? source;
    return isWeighed(reader, file, weighed) ? weighed : undefined;
  };
  const visit = (node: TSESTree.Node): void => {
    if (node.type === "BinaryExpression" && ["-", "<", ">", "<=", ">="].includes(node.operator)) {
      const [left, right] = [getWeighed(node.left), getWeighed(node.right)];
      if (left !== undefined && right !== undefined && reader.isMirrored(node.left, node.right)) {
        for (const side of [left, right]) replacements.set(side, () => ({ kind: "draw" }));
        return;
      }
    }
    for (const child of getChildren(file, node)) visit(child);
  };
  visit(region.body);
  if (replacements.size === 0) return undefined;
  const readings = tryReadAll(place, whole, replacements);
  return readings === undefined ? undefined : { time: { kind: "weighing" }, readings };
}

/** Returns whether an expression is one draw, multiplied with or raised to what one item says. */
function isWeighed(reader: ComparatorReader, file: FileContext, source: TSESTree.Node): boolean {
  const node = unwrap(source);
  if (reader.getItems(node).size !== 1) return false;
  switch (node.type) {
    case "BinaryExpression": {
      if (!["*", "/", "**"].includes(node.operator)) return false;
      const [weight, draw] = reader.draws(node.left) ? [node.right, node.left] : [node.left, node.right];
      if (reader.draws(weight)) return false;
      return reader.getItems(draw).size === 0 ? isDrawAlone(reader, file, draw) : isWeighed(reader, file, draw);
    }
    case "UnaryExpression":
      return node.operator === "-" && isWeighed(reader, file, node.argument);
    case "CallExpression": {
      const [first, second] = node.arguments;
      if (!isMonotoneCall(file, node) || first === undefined) return false;
      if (second === undefined) return isWeighed(reader, file, first);
      if (reader.draws(second)) return false;
      return reader.getItems(first).size === 0 ? isDrawAlone(reader, file, first) : isWeighed(reader, file, first);
    }
    default:
      return false;
  }
}

/** Returns whether an expression is a draw, or a power, logarithm or multiple of one. */
function isDrawAlone(reader: ComparatorReader, file: FileContext, source: TSESTree.Node): boolean {
  const node = unwrap(source);
  if (node.type === "UnaryExpression") return node.operator === "-" && isDrawAlone(reader, file, node.argument);
  if (node.type === "BinaryExpression" && ["*", "/", "**"].includes(node.operator)) {
    const isNumber = (side: TSESTree.Node): boolean => side.type === "Literal" && typeof side.value === "number";
    if (isNumber(node.left)) return isDrawAlone(reader, file, node.right);
    return isNumber(node.right) && isDrawAlone(reader, file, node.left);
  }
  if (node.type !== "CallExpression") return false;
  if (!isMonotoneCall(file, node)) return reader.isContinuousDraw(node);
  const [first] = node.arguments;
  return first !== undefined && isDrawAlone(reader, file, first);
}

function isMonotoneCall(file: FileContext, { callee }: TSESTree.CallExpression): boolean {
  if (callee.type !== "MemberExpression" || !isGlobal(file, callee.object, "Math")) return false;
  return MONOTONE.has(getMemberName(callee) ?? "");
}

function tryReadAll(
  place: ComparatorCode,
  leaf: Leaf,
  replacements?: ReadonlyMap<TSESTree.Node, Replacement>,
): readonly ComparatorReading[] | undefined {
  try {
    return readAll(place, leaf, replacements);
  } catch (thrown) {
    if (thrown instanceof NotKnown) return undefined;
    throw thrown;
  }
}

/** A leaf under every reading of its sources. @throws NotKnown where it looks at what is compared, keeps state, or is not known. */
function readAll(
  place: ComparatorCode,
  leaf: Leaf,
  replacements?: ReadonlyMap<TSESTree.Node, Replacement>,
): readonly ComparatorReading[] {
  const first = translateLeaf(place, leaf, "exclusive", replacements);
  return [
    first,
    ...getOtherReadings(first.readings).map((reading) => translateLeaf(place, leaf, reading, replacements)),
  ];
}

function translateLeaf(
  place: ComparatorCode,
  { statements, value }: Leaf,
  reading: Reading,
  replacements: ReadonlyMap<TSESTree.Node, Replacement> = new Map(),
): ComparatorReading & { readonly readings: ReadonlySet<Reading> } {
  const { file, region, made, isKey } = place;
  const translation = beginTranslation({ file, region, reading, replacements, isComparator: true, isSign: !isKey });
  // What a function is made of is read once, before it is called again and again.
  if (made !== undefined)
    translation.prelude.push(
      ...translation.inBuffer(() => {
        bindMade(translation, made, made.isMadeThere);
      }),
    );
  const readOnce = (result: string): Result => {
    const steps: Statement[] = translation.translateStatements(statements, result);
    if (value !== undefined) {
      const last = translation.translateValue(value);
      return { steps: [...steps, ...last.steps], sign: last.value };
    }
    // Who returns nothing on one of its ways gives `undefined` back there, which a sort takes for 0. Where no draw decides that, it is a mode.
    if (!isKey && translation.unknowns.size === 0) steps.unshift({ kind: "assign", variable: result, value: ZERO });
    return { steps, sign: { kind: "variable", name: result } };
  };
  const first = readOnce("result");
  const { steps, sign } = isKey ? compareTwice(first, readOnce("second")) : first;
  const before = translation.prelude;
  const isDrawnOnce = isDrawn(before);
  if (!isDrawnOnce && !isDrawn([...steps, { kind: "assign", variable: "result", value: sign }]))
    throw new NotKnown({ kind: "comparatorDrawsNothing" }, value ?? place.region);
  const parts = isDrawnOnce ? { before, steps } : { steps: [...before, ...steps] };
  return {
    model: { kind: "comparatorSort", ...parts, sign, unknowns: [...translation.unknowns] },
    draws: [...translation.draws.values()],
    readings: translation.readings,
  };
}

const ZERO: Expression = { kind: "number", value: 0 };

const DRAW: Expression = { kind: "draw" };

interface Result {
  readonly steps: Statement[];
  readonly sign: Expression;
}

/** What a library does that sorts by keys, and asks for both of them at every comparison. */
function compareTwice(first: Result, second: Result): Result {
  return {
    steps: [
      ...first.steps,
      { kind: "assign", variable: KEY.name, value: first.sign },
      ...second.steps,
      { kind: "assign", variable: OTHER_KEY.name, value: second.sign },
    ],
    sign: compare(KEY, OTHER_KEY),
  };
}

const KEY = { kind: "variable", name: "key" } as const;
const OTHER_KEY = { kind: "variable", name: "other key" } as const;

/** The sign of a difference. */
const compare = (left: Expression, right: Expression): Expression => ({ kind: "binary", operator: "-", left, right });

function isDrawn(statements: readonly Statement[]): boolean {
  let found = false;
  visitExpressions(statements, ({ kind }) => (found ||= kind === "draw"));
  return found;
}

/** A leaf without the declarations and the assignments of local variables that it does not read: they name keys that other branches compare. */
function prune({ file, region }: ComparatorCode, { statements, value }: Leaf): Leaf {
  const given = new Map(statements.map((statement) => [statement, getGivenLocals(file, region, statement)]));
  const used = new Set<TSESTree.Node>();
  const visit = (node: TSESTree.Node): void => {
    const variable = node.type === "Identifier" ? getVariable(file, node) : undefined;
    if (variable !== undefined)
      for (const [statement, variables] of given)
        if (variables?.includes(variable) === true && !used.has(statement)) {
          used.add(statement);
          visit(statement);
        }
    for (const child of getChildren(file, node)) visit(child);
  };
  const roots = value === undefined ? statements.filter((statement) => given.get(statement) === undefined) : [value];
  roots.forEach(visit);
  return { statements: statements.filter((statement) => used.has(statement) || roots.includes(statement)), value };
}

/** The variables that a statement gives their values, where it does nothing else: a declaration, or an assignment of a local. */
function getGivenLocals(
  file: FileContext,
  region: FunctionNode,
  statement: TSESTree.Node,
): readonly Variable[] | undefined {
  if (statement.type === "VariableDeclaration")
    return file.sourceCode.scopeManager?.getDeclaredVariables(statement) ?? [];
  if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
    return undefined;
  const { left } = statement.expression;
  const variable = left.type === "Identifier" ? getVariable(file, left) : undefined;
  const isLocal = variable?.defs.some(({ name }) => contains(region, name)) === true;
  return isLocal ? [variable] : undefined;
}
