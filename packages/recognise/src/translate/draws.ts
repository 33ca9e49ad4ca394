// Calls that draw: of the random source, of a library, of a local function that does.
import type { FileContext } from "../file/file-context.ts";
import type { BinaryOperator, Expression } from "@fair-shuffle/bias";
import { someExpression } from "@fair-shuffle/bias/model";
import type { TSESTree } from "@typescript-eslint/utils";
import { getFunction, getGetter, getMadeFunction, getVariable, getWrites, usesOtherThis } from "../syntax/bindings.ts";
import { getBits } from "../draws/bits.ts";
import {
  getLibraryDraw,
  getLocalGenerator,
  getLocalSource,
  getRangeDraw,
  getUnitSource,
  isUsedAsFraction,
  makesDrawing,
  returnsFractions,
  type Bound,
  type Drawing,
  type UnitDraw,
} from "../draws/random-source.ts";
import { getYielded, getYieldedDraw, type YieldedDraw } from "../draws/yielded-draws.ts";
import { getRootVariable, isNamePath } from "../syntax/list-path.ts";
import { type FunctionNode, contains, getKeyName, unwrap } from "../syntax/tree.ts";
import { DRAW, floor, isConstant, isNumber, minus, number, over, plus, times } from "./arithmetic.ts";
import { getWholeBytes } from "./filled-bytes.ts";
import { getAlias } from "./list-paths.ts";
import { bindMade, inlineForValue } from "./local-functions.ts";
import type { Draw } from "../sites/site.ts";
import { getMethodOfInstance } from "../states/instance-class.ts";
import { NotKnown } from "./not-known.ts";
import { givesOfList } from "./own-this.ts";
import type { Translation } from "./translation.ts";
import { isStillTrue } from "./variables.ts";

/** A call that is nothing else: of a local function, or of one that draws. */
export function readDraw(translation: Translation, node: TSESTree.CallExpression): Expression {
  const callee = unwrap(node.callee);
  const target = (callee.type === "Identifier" ? getAlias(translation, callee) : undefined) ?? callee;
  const own = translation.options.file.sources.get(translation.file.sourceCode.getText(target));
  const named = node.arguments.length === 0 ? getUnitSource(translation.file, target) : undefined;
  const given = getDefaultFunction(translation.file, target);
  const local =
    getFunction(translation.file, target) ??
    getMadeFunction(translation.file, target)?.made ??
    given ??
    getAsking(translation.file, target);
  if (local !== undefined) {
    const before = translation.output.length;
    const known = new Set(translation.draws.keys());
    try {
      const value = inlineDraw(translation, local, target, node);
      if (given !== undefined) {
        // A caller may give another function: it is some source on [0, 1) if this one is, and must stay the one that draws.
        if (!isDrawAlone(translation, getResult(translation, value)))
          throw new NotKnown({ kind: "replaceableFunction" });
        for (const [key, drawn] of translation.draws)
          if (!known.has(key)) translation.draws.set(key, { ...drawn, unit: undefined });
      }
      return value;
    } catch (thrown) {
      // A generator of the project's own that can't be read as arithmetic is known by what it does, or by its name and what it returns.
      if (!(thrown instanceof NotKnown)) throw thrown;
      translation.output.length = before;
      for (const key of translation.draws.keys()) if (!known.has(key)) translation.draws.delete(key);
      if (own === undefined && !(named !== undefined && returnsFractions(translation.file, local))) {
        const source = node.arguments.length === 0 ? getLocalGenerator(translation.file, target, local) : undefined;
        // What a caller may replace draws from a range as its name says, if it does.
        const isRange = given !== undefined && node.arguments.length > 0;
        if (source === undefined && !isRange) throw thrown;
        if (source !== undefined)
          return makeDraw(translation, { meaning: { kind: "unit" }, ...source, setter: undefined }, node);
      }
    }
  }
  const drawing = getLibraryDraw(translation.file, target, node);
  if (drawing === "unknown" && own === undefined)
    throw new NotKnown({ kind: makesDrawing(translation.file, target) ? "makesDrawing" : "otherLibraryFunction" });
  if (drawing !== undefined && drawing !== "unknown") return makeDraw(translation, drawing, node);
  if (named !== undefined) {
    checkOwner(translation, named);
    if (own === undefined && !isUsedAsFraction(node)) throw new NotKnown({ kind: "sourceRange" });
    const source = local === undefined || own !== undefined ? named : getLocalSource(translation.file, target, local);
    return makeDraw(translation, { meaning: { kind: "unit" }, source, makers: [], setter: undefined }, node);
  }
  const readings = getRangeDraw(translation.file, node);
  if (readings === undefined) throw new NotKnown({ kind: "unknownCall" });
  if (own === undefined) checkRangeCall(node);
  const [low, high, ...more] = node.arguments;
  if (low === undefined || more.length > 0) throw new NotKnown({ kind: "rangeBounds" });
  const bounds = high === undefined ? { low: 0, high: low } : { low, high };
  return makeDraw(
    translation,
    { meaning: { kind: "range", readings, ...bounds }, source: undefined, makers: [], setter: undefined },
    node,
  );
}

/** What a getter of the file draws that does nothing else, `get value() { return Math.random(); }`; undefined for anything else. */
export function readDrawnByGetter(translation: Translation, node: TSESTree.MemberExpression): Expression | undefined {
  const getter = getGetter(translation.file, node);
  const [only, ...more] = getter?.body.type === "BlockStatement" ? getter.body.body : [];
  const given = only?.type === "ReturnStatement" && only.argument !== null ? unwrap(only.argument) : undefined;
  if (getter === undefined || given?.type !== "CallExpression" || more.length > 0) return undefined;
  const drawing = getLibraryDraw(translation.file, unwrap(given.callee), given);
  if (drawing === undefined || drawing === "unknown" || drawing.meaning.kind !== "unit") return undefined;
  translation.calls.push({ node: getter, site: node });
  try {
    return makeDraw(translation, drawing, given);
  } finally {
    translation.calls.pop();
  }
}

/** What an iterator draws, `rng.next().value`; undefined for anything else. */
export function readYielded(translation: Translation, node: TSESTree.MemberExpression): Expression | undefined {
  const drawn = getYieldedDraw(translation.file, node);
  return drawn === undefined ? undefined : readYieldedDraw(translation, drawn, [node]);
}

/** `const { value } = rng.next();`, `const { value: r } = rng.next();` Returns whether a declaration is one of these. */
export function nameYielded(translation: Translation, pattern: TSESTree.ObjectPattern, source: TSESTree.Node): boolean {
  const [only, ...more] = pattern.properties;
  const name = only?.type === "Property" && !only.computed && getKeyName(only.key) === "value" ? only.value : undefined;
  if (name?.type !== "Identifier" || more.length > 0) return false;
  const drawn = getYielded(translation.file, source);
  if (drawn === undefined) return false;
  const variable = translation.getVariableOf(name);
  const uses = variable.references.flatMap(({ identifier, init }) => (init === true ? [] : [identifier]));
  const value = readYieldedDraw(translation, drawn, uses);
  translation.known.add(variable);
  translation.emit(translation.nameOf(variable), value);
  return true;
}

function readYieldedDraw(
  translation: Translation,
  { call, source, makers }: YieldedDraw,
  uses: readonly TSESTree.Node[],
): Expression {
  checkOwner(translation, source);
  if (!uses.every(isUsedAsFraction)) throw new NotKnown({ kind: "sourceRange" });
  return makeDraw(translation, { meaning: { kind: "unit" }, source, makers, setter: undefined }, call);
}

/** A method of what a comparator is handed is one of an item, and no source. */
function checkOwner({ options }: Translation, { root }: UnitDraw): void {
  if (options.isComparator && root?.defs.some(({ name }) => contains(options.region, name)))
    throw new NotKnown({ kind: "methodOfItem" });
}

/** A method that asks an instance's list for an item or for its length, maybe to draw a place: nothing else is read of an instance that is known by its type alone. */
function getAsking(file: FileContext, target: TSESTree.Node): FunctionNode | undefined {
  const method = getMethodOfInstance(file, target);
  return method !== undefined && givesOfList(file, method) ? method : undefined;
}

/** The function that a parameter has where the caller gives none: `(cards, draw = randomInt) => …`. */
function getDefaultFunction(file: FileContext, callee: TSESTree.Node): FunctionNode | undefined {
  const variable = callee.type === "Identifier" ? getVariable(file, callee) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || more.length > 0 || getWrites(variable).length > 0)
    return undefined;
  const { parent } = definition.name;
  const isDefault = parent.type === "AssignmentPattern" && parent.left === definition.name;
  return isDefault ? getFunction(file, parent.right) : undefined;
}

/** What a name alone does not promise. */
function checkRangeCall(node: TSESTree.CallExpression): void {
  if (
    node.arguments.some((argument) => argument.type === "Identifier" && /seed|state|rng|rand|gen/i.test(argument.name))
  ) {
    throw new NotKnown({ kind: "handedOnSource" });
  }
  // `randomInt(n) - 1` counts from 1.
  if (
    node.parent.type === "BinaryExpression" &&
    node.parent.operator === "-" &&
    node.parent.left === node &&
    node.arguments.length === 1
  ) {
    const { right } = node.parent;
    if (right.type === "Literal" && right.value === 1) throw new NotKnown({ kind: "countsFromOne" }, node.parent);
  }
}

/** A local function, or one that a local function made: `const die = (n) => () => Math.floor(Math.random() * n)`. */
function inlineDraw(
  translation: Translation,
  local: FunctionNode,
  target: TSESTree.Node,
  node: TSESTree.CallExpression,
): Expression {
  // A seeded generator draws on, whatever its state is by now.
  const isGenerator = (callee: TSESTree.MemberExpression, method: FunctionNode): boolean =>
    getLocalGenerator(translation.file, callee, method) !== undefined;
  if (usesOtherThis(translation.file, local, target, isGenerator) && !givesOfList(translation.file, local))
    throw new NotKnown({ kind: "otherThis" });
  const made = getMadeFunction(translation.file, target);
  if (made !== undefined) bindMade(translation, made, made.call === target);
  const before = new Map(translation.draws);
  const value = inlineForValue(translation, local, node);
  nameInstance(translation, target, before);
  passWrapper(translation, local, target, node, value);
  return value;
}

/** Where a method of an instance draws by another one, `this` of that draw is the instance: `() => this.next()` is `() => rng.next()` for whoever has `rng`. */
function nameInstance(translation: Translation, callee: TSESTree.Node, before: ReadonlyMap<TSESTree.Node, Draw>): void {
  if (callee.type !== "MemberExpression" || callee.object.type === "ThisExpression") return;
  const { file } = translation;
  const { object } = callee;
  for (const [key, draw] of translation.draws) {
    const callable = draw.unit?.callable;
    if (callable?.startsWith(OF_THIS) !== true || before.get(key) === draw) continue;
    const isOpen = isNamePath(object) && !isPrivate(file, draw.node.callee);
    const unit = isOpen
      ? {
          callable: callable.replace(OF_THIS, () => `() => ${file.sourceCode.getText(object)}.`),
          root: getRootVariable(file, object),
        }
      : undefined;
    translation.draws.set(key, { ...draw, unit });
  }
}

const OF_THIS = "() => this.";

/** Returns whether a method may be called by its own class alone. */
function isPrivate(file: FileContext, callee: TSESTree.Node): boolean {
  if (callee.type === "MemberExpression" && callee.property.type === "PrivateIdentifier") return true;
  const member = getFunction(file, callee)?.parent;
  // espree gives no accessibility.
  return member?.type === "MethodDefinition" && /^(?:private|protected)$/.test(String(member.accessibility));
}

/** A local function that only wraps a source on [0, 1) is what the author would hand on. */
function passWrapper(
  translation: Translation,
  local: FunctionNode,
  target: TSESTree.Node,
  node: TSESTree.CallExpression,
  value: Expression,
): void {
  const inside = [...translation.draws.values()].filter((draw) => contains(local, draw.node));
  const [draw, ...others] = inside;
  if (
    draw?.unit?.callable === undefined ||
    others.length > 0 ||
    node.arguments.length > 0 ||
    translation.calls.length > 0
  )
    return;
  const isUnit = isDrawAlone(translation, getResult(translation, value));
  const source = isUnit ? getLocalSource(translation.file, target, local) : undefined;
  if (source !== undefined) translation.draws.set(draw.node, { ...draw, unit: source });
}

/** What a function gave back, where that was assigned to a name of its own. */
function getResult(translation: Translation, value: Expression): Expression {
  const assigned = value.kind === "variable" ? translation.output.at(-1) : undefined;
  const isOwn = assigned?.kind === "assign" && value.kind === "variable" && assigned.variable === value.name;
  return isOwn ? assigned.value : value;
}

/** Returns whether a value is a number on [0, 1), as it was drawn. */
function isDrawAlone(translation: Translation, value: Expression): boolean {
  return value.kind === "draw" || (value.kind === "variable" && translation.filled.has(value.name));
}

/** Makes a draw of what is known of its call. */
function makeDraw(
  translation: Translation,
  { meaning, source, makers, setter }: Drawing,
  node: TSESTree.CallExpression,
): Expression {
  if (makers.some((maker) => isMadeAgain(translation, maker))) throw new NotKnown({ kind: "reseeded" });
  const isSetBefore = setter !== undefined && setter !== unwrap(node.callee);
  const bound = (value: Bound): Expression => {
    if (typeof value === "number") return number(value);
    if (isSetBefore && !isStillTrue(translation, value)) throw new NotKnown({ kind: "changingRange" });
    return translation.expression(value);
  };
  switch (meaning.kind) {
    case "unit":
      translation.addDraw(node, source);
      return DRAW;
    case "coin": {
      const share = bound(meaning.share);
      translation.addDraw(node, source, meaning.share);
      return { kind: "binary", operator: "<", left: DRAW, right: over(share, meaning.scale) };
    }
    case "bits": {
      const bytes = getWholeBytes(translation, node);
      if (bytes !== undefined) return getBits(bytes, meaning.bits, meaning.isSigned);
      translation.addDraw(node, source, 0);
      return getBits(DRAW, meaning.bits, meaning.isSigned);
    }
    case "pick": {
      const items = meaning.items.map((item) => translation.expression(item));
      if (!items.every(isConstant)) throw new NotKnown({ kind: "computedChoice" });
      translation.addDraw(node, source, 0);
      const index = translation.capture(floor(times(DRAW, number(items.length))));
      return items.reduceRight((otherwise, item, position) => ({
        kind: "conditional",
        test: { kind: "binary", operator: "==", left: index, right: number(position) },
        then: item,
        otherwise,
      }));
    }
    case "range": {
      const { readings } = meaning;
      if (readings.length > 1) for (const possible of readings) translation.readings.add(possible);
      const reading = readings.includes(translation.options.reading) ? translation.options.reading : readings[0];
      const bounds = isTurned(meaning.low, meaning.high)
        ? ([meaning.high, meaning.low] as const)
        : ([meaning.low, meaning.high] as const);
      const [first, last] = bounds;
      const isWritten = typeof first !== "number" && typeof last !== "number" && !isSetBefore;
      const [low, high] = (isWritten ? translation.inOrder(first, last) : [bound(first), bound(last)]).map((value) =>
        // A bound that is drawn is drawn once.
        someExpression(value, ({ kind }) => kind === "draw") ? translation.capture(value) : value,
      ) as [Expression, Expression];
      translation.addDraw(node, source, meaning.high, readings.length > 1);
      const between = (least: Expression, most: Expression): Expression => {
        if (reading === "continuous" && isNumber(least, 0) && isNumber(most, 1)) return DRAW;
        const scaled = times(DRAW, reading === "inclusive" ? plus(minus(most, least), number(1)) : minus(most, least));
        return plus(least, reading === "continuous" ? scaled : floor(scaled));
      };
      const { reversed } = meaning;
      if (reversed === undefined || reading === "continuous" || isInOrder(low, high)) return between(low, high);
      return reversed === "ordered"
        ? between(binary(low, "min", high), binary(low, "max", high))
        : plus(
            between(low, high),
            times(number(0.5), { kind: "unary", operator: "sign", operand: getExcess(low, high) }),
          );
    }
  }
}

const binary = (left: Expression, operator: BinaryOperator, right: Expression): Expression => ({
  kind: "binary",
  operator,
  left,
  right,
});

/** How far the first bound lies above the second, 0 where it does not: half of its sign makes a fraction, and of code that uses one as a place nothing is known. */
const getExcess = (low: Expression, high: Expression): Expression => binary(minus(low, high), "max", number(0));

/** Returns whether two bounds are in order whatever the round. Of a list without items no place is drawn. */
function isInOrder(low: Expression, high: Expression): boolean {
  if (low.kind !== "number") return false;
  if (high.kind === "number") return low.value <= high.value;
  const isLast =
    high.kind === "binary" && high.operator === "-" && high.right.kind === "number" && high.right.value === 1;
  return low.value <= 0 && (isLast ? high.left : high).kind === "length";
}

/** Returns whether something runs again with every draw: it stands in the shuffle itself, or in a function that is called there. */
function isMadeAgain(translation: Translation, maker: TSESTree.Node): boolean {
  return contains(translation.options.region, maker) || translation.calls.some(({ node }) => contains(node, maker));
}

/** `randomBetween(i, 0)`: some take the upper bound first, others put the two in order; none draws from a range that is empty. */
function isTurned(low: Bound, high: Bound): boolean {
  const isLeast = typeof high !== "number" && high.type === "Literal" && (high.value === 0 || high.value === 1);
  return (
    isLeast && typeof low !== "number" && ["Identifier", "MemberExpression", "BinaryExpression"].includes(low.type)
  );
}
