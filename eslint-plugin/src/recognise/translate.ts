// Whitelisted syntax → the steps and expressions of a model. What is not known here is no shuffle that we know.
import { movesCards, type BinaryOperator, type Expression, type Statement } from "@fair-shuffle/bias";
import type { TSESLint, TSESTree } from "@typescript-eslint/utils";
import {
  getChildren,
  getFunction,
  getMadeFunction,
  getMemberName,
  getOnlyValue,
  getVariable,
  getWrites,
  isFunction,
  isGlobal,
  isLoop,
  unwrap,
  usesOtherThis,
  type FunctionNode,
  type Variable,
} from "./bindings.ts";
import { getArithmeticSwap } from "./arithmetic-swap.ts";
import { getOrigin } from "./origin.ts";
import { isBesideTheShuffle } from "./beside-shuffle.ts";
import { getEntry, getSelfCalls } from "./recursion.ts";
import type { LoopNode } from "./site.ts";
import { getBits, getLowestBits, getNumber, simplifyBits } from "./bits.ts";
import {
  getBytes,
  getFilling,
  getFillings,
  isReadInTurn,
  isReadOncePerFill,
  type RandomBytes,
} from "./random-bytes.ts";
import {
  getLibraryDraw,
  getLocalGenerator,
  getOwnSource,
  getRangeDraw,
  getUnitSource,
  isUsedAsFraction,
  returnsFractions,
  type Bound,
  type Drawing,
  type RandomSources,
  type Reading,
  type UnitDraw,
} from "./random-source.ts";

export { getChildren, isLoop } from "./bindings.ts";

/** Thrown at syntax that is not known: the place is not a shuffle that we know, and nothing is reported. */
export class NotKnown extends Error {}

/** A draw as it stands in the source. */
export interface Draw {
  /** The call that draws; inside a local function, that function's own. */
  readonly node: TSESTree.CallExpression;
  /** The expression of the shuffle itself that draws: the call, or the call of the local function around it. */
  readonly site: TSESTree.Node;
  /** A callable on [0, 1) that draws from the same source, where there is one. */
  readonly unit: UnitDraw | undefined;
  /** What the source writes for its upper bound, or "none"; absent where it draws from [0, 1) itself. */
  readonly bound?: TSESTree.Node | "none";
}

export interface TranslationOptions {
  readonly sourceCode: TSESLint.SourceCode;
  readonly sources: RandomSources;
  /** How functions of unknown origin that draw whole numbers are read. */
  readonly reading: Reading;
  /** The shuffle: a loop, or a comparator's body. Variables from outside get their values from what stands before it. */
  readonly region: TSESTree.Node;
  /** Expressions that are read as if something else stood there: so a correction is tried before it is made. */
  readonly replacements?: ReadonlyMap<TSESTree.Node, Replacement>;
}

/** Whether a recursive function has called itself: in the model it is a loop. */
const AGAIN = "$again";

/** The list that an expression makes. */
const MADE = "$made";
/** A list of random bits that is filled for a draw has few elements. */
const MOST_ELEMENTS = 16;

/** A shuffle is short; a jump under a condition repeats what follows. */
const MOST_STATEMENTS = 300;

/** Builds the expression that is to stand in place of another. */
export type Replacement = (read: {
  readonly variable: (name: TSESTree.Identifier) => Expression;
  readonly translate: (node: TSESTree.Node) => Expression;
}) => Expression;

const ARITHMETIC: ReadonlySet<string> = new Set(["+", "-", "*", "/", "%", "<", "<=", ">", ">="]);
const ROUNDINGS: ReadonlySet<string> = new Set(["floor", "ceil", "round", "trunc", "sign", "abs"]);

const isBinaryOperator = (operator: string): operator is BinaryOperator => ARITHMETIC.has(operator);
const isRounding = (name: string): name is "floor" | "ceil" | "round" | "trunc" | "sign" | "abs" => ROUNDINGS.has(name);

const number = (value: number): Expression => ({ kind: "number", value });
const DRAW: Expression = { kind: "draw" };
const floor = (operand: Expression): Expression => ({ kind: "unary", operator: "floor", operand });
const times = (left: Expression, right: Expression): Expression => ({ kind: "binary", operator: "*", left, right });
const over = (left: Expression, right: number): Expression =>
  right === 1 ? left : { kind: "binary", operator: "/", left, right: number(right) };
const plus = (left: Expression, right: Expression): Expression => ({ kind: "binary", operator: "+", left, right });
const minus = (left: Expression, right: Expression): Expression => ({ kind: "binary", operator: "-", left, right });
const truth = (value: boolean): Expression => ({
  kind: "binary",
  operator: "==",
  left: number(0),
  right: number(value ? 0 : 1),
});

const isConstant = (expression: Expression): boolean =>
  expression.kind === "number" || (expression.kind === "unary" && isConstant(expression.operand));

/** A power of numbers, or the sign (−1)^k of a whole number k. */
function power(base: Expression, exponent: Expression): Expression {
  const exponentValue = getNumber(exponent);
  if (base.kind === "number" && exponentValue !== undefined) return number(base.value ** exponentValue);
  const isMinusOne =
    base.kind === "unary" && base.operator === "-" && base.operand.kind === "number" && base.operand.value === 1;
  if (!isMinusOne) throw new NotKnown("**");
  const isEven: Expression = {
    kind: "binary",
    operator: "==",
    left: { kind: "binary", operator: "%", left: exponent, right: number(2) },
    right: number(0),
  };
  return { kind: "conditional", test: isEven, then: number(1), otherwise: number(-1) };
}

/** Translates one region of the source. Use it once. */
export class Translation {
  /** What happens before the region: the values that its variables come with. */
  readonly prelude: Statement[] = [];
  readonly unknowns = new Set<string>();
  readonly draws = new Map<TSESTree.Node, Draw>();
  /** The lists whose places are written to, in that order, with the expression that names each. */
  readonly lists = new Map<string, TSESTree.Node>();
  /** The lists whose cards are read. */
  readonly readLists = new Map<string, TSESTree.Node>();
  /** The lists that grow or shrink. */
  readonly flowing = new Set<string>();
  /** Lists that a loop walks over as they were when it began. */
  readonly snapshots = new Set<string>();
  /** Lists that the region itself begins with, empty. */
  readonly emptyLists = new Set<string>();
  /** Lists that the region itself begins with as copies, with what they were copied from. */
  private readonly copies = new Map<string, string>();
  /** Parameters of the region that stand for one list throughout. */
  private readonly ownLists = new Set<Variable>();
  /** Lists by length: another list's length is the same where it is a copy. */
  readonly lengthOf = new Map<string, string>();
  /** The ways in which functions of unknown origin could be read. */
  readonly readings = new Set<Reading>();
  /** Statements that do something beside the shuffle, and leave it alone. */
  readonly others = new Set<TSESTree.Node>();
  /** Counters of the region that hold text (`for … in`). */
  private readonly textual = new Set<Variable>();
  private readonly options: TranslationOptions;
  private readonly sourceCode: TSESLint.SourceCode;
  private output: Statement[] = [];
  private readonly names = new Map<Variable, string>();
  private readonly known = new Set<Variable>();
  /** Parameters of inlined functions that stand for what the caller wrote. */
  private readonly aliases = new Map<Variable, TSESTree.Node>();
  private readonly calls: { readonly node: FunctionNode; readonly site: TSESTree.Node }[] = [];
  /** Parameters of inlined functions that the caller leaves out. */
  private readonly missing = new Set<Variable>();
  /** Constants of the region that stand for a path. */
  private readonly paths = new Map<Variable, TSESTree.Node>();
  private readonly pending = new Set<Variable>();
  /** Expressions whose replacement is being built: what they stand for is their own text now. */
  private readonly replacing = new Set<TSESTree.Node>();
  private temporaries = 0;
  private size = 0;
  /** False where a `return` would leave the loop. */
  private mayReturn = false;
  /** What a `return` of the function that is read means; undefined where it gives a function's result. */
  private onReturn: ((value: TSESTree.Expression | null) => void) | undefined;
  /** Constants that hold what `splice` took out: a list of one card. */
  private readonly singles = new Map<Variable, Expression>();
  /** The recursive function that is being read as a loop, and what a call of itself means. */
  private recursion:
    { readonly node: FunctionNode; readonly again: (call: TSESTree.CallExpression) => void } | undefined;

  constructor(options: TranslationOptions) {
    this.options = options;
    this.sourceCode = options.sourceCode;
  }

  // ---- statements ----

  /** Translates statements in order. `onReturn` is the variable for a function's result. */
  translateStatements(statements: readonly TSESTree.Node[], result?: string): Statement[] {
    return this.returning(this.mayReturn || result !== undefined, () =>
      this.inBuffer(() => {
        this.emitStatements(statements, result);
      }),
    );
  }

  /** Translates an expression; returns the steps that it takes first. */
  translateValue(node: TSESTree.Node, use: (value: Expression) => void): Statement[] {
    return this.inBuffer(() => {
      use(this.expression(node));
    });
  }

  /** Translates a whole loop. A function that calls itself starts with the only other call of it, or with its parameters' defaults. */
  translateRegion(node: LoopNode): Statement[] {
    if (isFunction(node)) {
      return this.inBuffer(() => {
        this.emitRecursion(node, getEntry(this.sourceCode, node));
      });
    }
    if (node.type !== "CallExpression") return this.translateStatements([node]);
    const isMade = node.parent.type !== "ExpressionStatement" && !isNamed(node, "reduce");
    return this.inBuffer(() => {
      if (isMade) this.emitMade(node);
      else this.effects(node);
    });
  }

  private inBuffer(emit: () => void): Statement[] {
    const outer = this.output;
    const buffer: Statement[] = [];
    this.output = buffer;
    try {
      emit();
    } finally {
      this.output = outer;
    }
    return buffer;
  }

  /** Emits statements up to the first jump. A jump under a condition takes what follows into the other branch. */
  private emitStatements(statements: readonly TSESTree.Node[], result: string | undefined): void {
    for (let index = 0; index < statements.length; index++) {
      const statement = statements[index];
      if (statement === undefined) continue;
      if (++this.size > MOST_STATEMENTS) throw new NotKnown("more than a shuffle takes");
      const arithmetic = getArithmeticSwap(this.sourceCode, statements.slice(index, index + 3));
      if (arithmetic !== undefined) {
        this.swap(arithmetic);
        index += 2;
        continue;
      }
      switch (statement.type) {
        case "BlockStatement":
          if (statement.body.some(jumps)) {
            this.emitStatements([...statement.body, ...statements.slice(index + 1)], result);
            return;
          }
          this.emitStatements(statement.body, result);
          break;
        case "ContinueStatement":
          if (statement.label !== null && !isOfInnermostLoop(statement, statement.label.name))
            throw new NotKnown("a label");
          return;
        case "ReturnStatement":
          if (!this.mayReturn) throw new NotKnown("a loop that returns");
          if (this.onReturn !== undefined) {
            this.onReturn(statement.argument);
            return;
          }
          if (statement.argument !== null) {
            if (result === undefined) throw new NotKnown("a return of a value");
            this.emit(result, this.expression(statement.argument));
          }
          return;
        case "IfStatement": {
          const rest = jumps(statement) ? statements.slice(index + 1) : [];
          const test = this.expression(statement.test);
          const then = this.translateStatements([statement.consequent, ...rest], result);
          const otherwise = this.translateStatements(
            [...(statement.alternate === null ? [] : [statement.alternate]), ...rest],
            result,
          );
          this.checkBranches(statement.test, then, otherwise, jumps(statement));
          if (then.length + otherwise.length > 0) this.output.push({ kind: "if", test, then, otherwise });
          if (jumps(statement)) return;
          break;
        }
        default:
          this.emitStatement(statement);
      }
    }
  }

  /** Cards may go one way or another; but what moves none in one of two cases must be a swap that would change nothing. */
  private checkBranches(
    test: TSESTree.Expression,
    then: readonly Statement[],
    otherwise: readonly Statement[],
    isEnd = false,
  ): void {
    if (this.recursion !== undefined && (isEnd || [...then, ...otherwise].some((step) => this.isAgain(step)))) return;
    const moving = [then, otherwise].filter((steps) => steps.some(movesCards));
    if (moving.length === 1 || (moving.length === 2 && !isOneCard(then, otherwise))) this.checkGuard(test);
  }

  /** Returns whether a step says that a recursive function calls itself. */
  private isAgain(step: Statement): boolean {
    return step.kind === "assign" && step.variable === AGAIN && step.value.kind === "number" && step.value.value === 1;
  }

  /** A swap may be skipped where it would change nothing; any other condition makes it something else than a shuffle. */
  private checkGuard(test: TSESTree.Expression): void {
    const isPlain = (node: TSESTree.Node): boolean =>
      node.type === "Identifier" ||
      node.type === "MemberExpression" ||
      (node.type === "BinaryExpression" &&
        (node.operator === "+" || node.operator === "-") &&
        (isPlain(node.left) || isPlain(node.right)));
    if (
      test.type !== "BinaryExpression" ||
      !["===", "!==", "==", "!="].includes(test.operator) ||
      !isPlain(test.left) ||
      !isPlain(test.right)
    ) {
      throw new NotKnown("a swap under a condition");
    }
  }

  private emitStatement(statement: TSESTree.Node): void {
    switch (statement.type) {
      case "EmptyStatement":
        return;
      case "VariableDeclaration":
        for (const declarator of statement.declarations) this.emitDeclarator(declarator, statement.kind);
        return;
      case "ExpressionStatement":
        if (isBesideTheShuffle(this.sourceCode, statement.expression)) {
          this.others.add(statement);
          return;
        }
        this.effects(statement.expression);
        return;
      case "ForStatement":
      case "WhileStatement":
      case "DoWhileStatement":
      case "ForInStatement":
      case "ForOfStatement":
        this.emitLoop(statement);
        return;
      default:
        throw new NotKnown(statement.type);
    }
  }

  private emitDeclarator(declarator: TSESTree.VariableDeclarator, kind: string): void {
    const { id, init } = declarator;
    if (init === null) {
      if (id.type === "Identifier") this.learn(id);
      return;
    }
    if (this.declareBytes(id, init)) return;
    const call = unwrap(init);
    const isTaken = call.type === "CallExpression" && this.getSplicedPlace(call) !== undefined;
    if (isTaken && id.type === "ArrayPattern" && id.elements.length === 1) {
      const [only] = id.elements;
      if (only?.type !== "Identifier") throw new NotKnown("a pattern");
      const variable = this.getVariableOf(only);
      this.known.add(variable);
      this.emit(this.nameOf(variable), this.takeBySplice(call));
      return;
    }
    if (id.type === "Identifier") {
      const variable = this.getVariableOf(id);
      if (isTaken && getOnlyValue(variable) !== undefined) {
        this.singles.set(variable, this.takeBySplice(call));
        return;
      }
      if (
        kind === "const" &&
        this.isListPath(init) &&
        getOnlyValue(variable) !== undefined &&
        !this.isNumericNow(init)
      ) {
        // It may name a list: what it stands for is read where it is used.
        this.paths.set(variable, init);
        return;
      }
      this.known.add(variable);
      this.emit(this.nameOf(variable), this.expression(init));
      return;
    }
    this.destructure(id, init);
  }

  private isNumeric(node: TSESTree.Node): boolean {
    return node.type === "MemberExpression" && getMemberName(node) === "length";
  }

  private learn(id: TSESTree.Identifier): void {
    this.known.add(this.getVariableOf(id));
  }

  emitLoop(
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
          if (loop.init.type === "VariableDeclaration") this.emitStatement(loop.init);
          else this.effects(loop.init);
        }
        const { exit, body } = this.getExit(loop.body);
        this.emitRounds(
          loop.test,
          () => {
            this.emitStatements(body, undefined);
          },
          () => {
            if (loop.update !== null) this.effects(loop.update);
          },
          true,
          exit,
        );
        return;
      }
      case "WhileStatement": {
        const { exit, body } = this.getExit(loop.body);
        this.emitRounds(
          loop.test,
          () => {
            this.emitStatements(body, undefined);
          },
          () => undefined,
          true,
          exit,
        );
        return;
      }
      case "DoWhileStatement":
        this.emitRounds(
          loop.test,
          () => {
            this.emitStatements([loop.body], undefined);
          },
          () => undefined,
          false,
        );
        return;
      case "ForInStatement":
      case "ForOfStatement": {
        const walked = loop.type === "ForOfStatement" ? this.getCount(loop.right) : undefined;
        if (walked !== undefined && loop.left.type === "VariableDeclaration") {
          const [{ id }] = loop.left.declarations;
          if (!walked.areIndices && !isUnused(id)) throw new NotKnown("items of nothing");
          this.emitTimes(
            walked.end(),
            walked.areIndices ? id : undefined,
            undefined,
            { isText: false, mayReturn: false },
            () => {
              this.emitStatements([loop.body], undefined);
            },
          );
          return;
        }
        const reversed = loop.type === "ForOfStatement" ? getReversed(this.sourceCode, loop.right) : undefined;
        if (reversed !== undefined && loop.left.type === "VariableDeclaration" && this.isListPath(reversed)) {
          const [{ id }] = loop.left.declarations;
          const key = this.getListKey(reversed);
          this.snapshots.add(key);
          const end = this.getLength(key, reversed);
          const cardAt = (round: Expression): Expression =>
            this.cardOf(key, reversed, minus(minus(end, number(1)), round));
          this.emitTimes(end, undefined, { node: id, cardAt }, { isText: false, mayReturn: false }, () => {
            this.emitStatements([loop.body], undefined);
          });
          return;
        }
        const { counter, item, list } = this.getIteration(loop);
        if (loop.type === "ForInStatement") this.snapshots.add(this.getListKey(list));
        this.emitCount(list, counter, item, { isText: loop.type === "ForInStatement", mayReturn: false }, () => {
          this.emitStatements([loop.body], undefined);
        });
      }
    }
  }

  /** `list.forEach((item, index) => …)` */
  emitForEach(call: TSESTree.CallExpression): void {
    const [callback, ...more] = call.arguments;
    if (call.callee.type !== "MemberExpression" || callback === undefined || more.length > 0 || !isFunction(callback)) {
      throw new NotKnown("forEach with more than a function");
    }
    if (callback.async || callback.generator) throw new NotKnown("an async callback");
    const [item, counter, whole, ...others] = callback.params;
    if (others.length > 0) throw new NotKnown("a fourth parameter");
    const { object } = call.callee;
    this.nameWhole(whole, object);
    const { body } = callback;
    this.walk(object, counter, item, () => {
      if (body.type === "BlockStatement") this.emitStatements([body], undefined);
      else this.effects(body);
    });
  }

  /** The third parameter of a callback is the list itself. */
  private nameWhole(parameter: TSESTree.Node | undefined, list: TSESTree.Node): void {
    if (parameter === undefined) return;
    if (parameter.type !== "Identifier") throw new NotKnown("a pattern for a list");
    this.aliases.set(this.getVariableOf(parameter), this.resolveAlias(list));
  }

  /** Calls a callback for every card that a list had at first. */
  private walk(
    list: TSESTree.Node,
    counter: TSESTree.Node | undefined,
    item: TSESTree.Node | undefined,
    emitBody: () => void,
  ): void {
    const { onReturn, recursion } = this;
    this.onReturn = undefined;
    this.recursion = undefined;
    try {
      const count = this.getCount(list);
      if (count !== undefined) {
        if (item !== undefined && (counter !== undefined || !count.areIndices) && !isUnused(item))
          throw new NotKnown("items of nothing");
        const index = count.areIndices ? item : counter;
        this.emitTimes(count.end(), index, undefined, { isText: false, mayReturn: true }, emitBody);
        return;
      }
      const copied = getCopied(this.sourceCode, list);
      this.snapshots.add(this.getListKey(copied ?? list));
      this.emitCount(copied ?? list, counter, item, { isText: false, mayReturn: true }, emitBody);
    } finally {
      this.onReturn = onReturn;
      this.recursion = recursion;
    }
  }

  /** What is walked over where it is no list of cards: `Array(n).keys()`, `[...list.keys()]`, `Array.from({ length: n })`, `Array(n).fill()`. */
  private getCount(
    expression: TSESTree.Node,
  ): { readonly end: () => Expression; readonly areIndices: boolean } | undefined {
    const node = unwrap(expression);
    if (node.type === "ArrayExpression") {
      const [only, ...more] = node.elements;
      return only?.type === "SpreadElement" && more.length === 0 ? this.getCount(only.argument) : undefined;
    }
    const size = getSizeOfNew(this.sourceCode, node);
    if (size !== undefined) return { end: () => this.expression(size), areIndices: false };
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
    const { object } = node.callee;
    const [first, second] = node.arguments;
    switch (getMemberName(node.callee)) {
      case "keys": {
        const { end } = this.getCount(object) ?? {};
        if (end !== undefined) return { end, areIndices: true };
        return this.isListPath(object)
          ? { end: () => this.getLength(this.getListKey(object), object), areIndices: true }
          : undefined;
      }
      case "fill":
        return this.getCount(object);
      case "from": {
        if (!isGlobal(this.sourceCode, object, "Array") || first === undefined || second !== undefined)
          return undefined;
        const length = getLengthProperty(first);
        return length === undefined ? this.getCount(first) : { end: () => this.expression(length), areIndices: false };
      }
      default:
        return undefined;
    }
  }

  /** `list.reduce((shuffled, item, index) => …, [])`, whose first parameter is a list of its own or the one that is shuffled. */
  emitReduce(call: TSESTree.CallExpression): void {
    const [callback, initial, ...more] = call.arguments;
    const isOne = callback !== undefined && isFunction(callback) && !callback.async && !callback.generator;
    if (!isOne || call.callee.type !== "MemberExpression" || initial === undefined || more.length > 0)
      throw new NotKnown("a reduction");
    const { object } = call.callee;
    const [list, item, counter, whole, ...others] = callback.params;
    if (list?.type !== "Identifier" || others.length > 0) throw new NotKnown("a pattern for a list");
    const variable = this.getVariableOf(list);
    this.ownLists.add(variable);
    const start = unwrap(initial);
    const copied = getCopied(this.sourceCode, start);
    if (start.type === "ArrayExpression" && start.elements.length === 0) this.emptyLists.add(this.nameOf(variable));
    else if (copied !== undefined && this.isListPath(copied))
      this.copies.set(this.nameOf(variable), this.getListKey(copied));
    else if (this.isListPath(start)) this.aliases.set(variable, this.resolveAlias(start));
    else throw new NotKnown("a reduction to something else");
    this.nameWhole(whole, object);
    const { body } = callback;
    this.walk(object, counter, item, () => {
      this.onReturn = (value) => {
        if (value === null) throw new NotKnown("a reduction to nothing");
        this.become(variable, list, value);
      };
      if (body.type === "BlockStatement") this.emitStatements([body], undefined);
      else this.become(variable, list, body);
    });
  }

  /** `Array.from({ length }, (_, index) => …)` for what its callback does. */
  private emitFrom(call: TSESTree.CallExpression): void {
    const [first, callback, ...more] = call.arguments;
    const length = first === undefined ? undefined : getLengthProperty(first);
    if (length === undefined || callback === undefined || !isFunction(callback) || more.length > 0)
      throw new NotKnown("a list made of something else");
    const [item, counter, ...others] = callback.params;
    if (callback.async || callback.generator || others.length > 0 || (item !== undefined && !isUnused(item)))
      throw new NotKnown("items of nothing");
    const end = this.capture(this.expression(length));
    this.emitTimes(end, counter, undefined, { isText: false, mayReturn: true }, () => {
      if (callback.body.type === "BlockStatement") this.emitStatements([callback.body], undefined);
      else this.effects(callback.body);
    });
  }

  /** `list.map(() => …)` or `Array.from({ length }, () => …)`, whose callback gives the next card of a new list. */
  emitMade(call: TSESTree.CallExpression): void {
    if (call.callee.type !== "MemberExpression") throw new NotKnown("a list made in another way");
    const isFrom = getMemberName(call.callee) === "from";
    const [first, second, ...more] = call.arguments;
    const callback = isFrom ? second : first;
    const isOne = callback !== undefined && isFunction(callback) && !callback.async && !callback.generator;
    if (!isOne || more.length > 0 || (!isFrom && second !== undefined))
      throw new NotKnown("a list made in another way");
    const length = isFrom && first !== undefined ? getLengthProperty(first) : undefined;
    if (isFrom && length === undefined) throw new NotKnown("a list made of something else");
    const [item, counter, whole] = callback.params;
    const { body } = callback;
    this.emptyLists.add(MADE);
    const add = (value: TSESTree.Expression | null): void => {
      if (value === null) throw new NotKnown("a list of nothing");
      const card = this.capture(this.expression(value));
      this.insert(MADE, call, { kind: "length", list: MADE }, card);
    };
    const emitBody = (): void => {
      this.onReturn = add;
      if (body.type === "BlockStatement") this.emitStatements([body], undefined);
      else add(body);
    };
    if (length === undefined) {
      this.nameWhole(whole, call.callee.object);
      this.walk(call.callee.object, counter, item, emitBody);
      return;
    }
    if (item !== undefined && !isUnused(item)) throw new NotKnown("items of nothing");
    const end = this.capture(this.expression(length));
    try {
      this.emitTimes(end, counter, undefined, { isText: false, mayReturn: true }, emitBody);
    } finally {
      this.onReturn = undefined;
    }
  }

  /** Emits what makes a list of an expression: the list itself, `[...list, card]`, `[card, ...list]`, `list.concat(card)`, one or the other. */
  private become(variable: Variable, list: TSESTree.Identifier, value: TSESTree.Expression): void {
    const node = unwrap(value);
    const isList = (part: TSESTree.Node): boolean =>
      part.type === "Identifier" && getVariable(this.sourceCode, part) === variable;
    const key = this.getListKey(list);
    switch (node.type) {
      case "Identifier":
        if (!isList(node)) throw new NotKnown("a reduction to something else");
        return;
      case "SequenceExpression": {
        for (const part of node.expressions.slice(0, -1)) this.effects(part);
        const last = node.expressions.at(-1);
        if (last === undefined) throw new NotKnown("an empty sequence");
        this.become(variable, list, last);
        return;
      }
      case "ConditionalExpression": {
        const test = this.expression(node.test);
        const [then, otherwise] = [node.consequent, node.alternate].map((branch) =>
          this.inBuffer(() => {
            this.become(variable, list, branch);
          }),
        );
        if (then === undefined || otherwise === undefined) throw new NotKnown("a reduction to something else");
        this.checkBranches(node.test, then, otherwise);
        this.output.push({ kind: "if", test, then, otherwise });
        return;
      }
      case "ArrayExpression": {
        const [first, second, third, ...more] = node.elements;
        if (first == null || second == null || more.length > 0) throw new NotKnown("a list of something else");
        if (third != null) {
          const place = getCut(this.sourceCode, first, third, isList);
          if (place === undefined || second.type === "SpreadElement") throw new NotKnown("a list of something else");
          const position = this.capture(this.expression(place));
          this.insert(key, list, position, this.expression(second));
        } else if (first.type === "SpreadElement" && isList(first.argument) && second.type !== "SpreadElement") {
          this.insert(key, list, { kind: "length", list: key }, this.expression(second));
        } else if (second.type === "SpreadElement" && isList(second.argument) && first.type !== "SpreadElement") {
          this.insert(key, list, number(0), this.expression(first));
        } else throw new NotKnown("a list of something else");
        return;
      }
      case "CallExpression": {
        const { callee } = node;
        const [first, second, third, ...more] = node.arguments;
        const name = callee.type === "MemberExpression" ? getMemberName(callee) : undefined;
        if (
          callee.type !== "MemberExpression" ||
          first === undefined ||
          first.type === "SpreadElement" ||
          more.length > 0
        )
          throw new NotKnown("a list of something else");
        if (name === "toSpliced" && isList(callee.object)) {
          if (second?.type !== "Literal" || second.value !== 0 || third === undefined || third.type === "SpreadElement")
            throw new NotKnown("several cards at once");
          const [position, card] = this.inOrder([first, third]);
          if (position === undefined || card === undefined) throw new NotKnown("a list of something else");
          this.insert(key, list, position, card);
        } else if (name === "concat" && isList(callee.object) && second === undefined) {
          this.insert(key, list, { kind: "length", list: key }, this.expression(getOnlyElement(first) ?? first));
        } else if (name === "concat" && isList(first) && second === undefined) {
          const card = getOnlyElement(callee.object);
          if (card === undefined) throw new NotKnown("a list of something else");
          this.insert(key, list, number(0), this.expression(card));
        } else throw new NotKnown("a list of something else");
        return;
      }
      default:
        throw new NotKnown("a reduction to something else");
    }
  }

  /** Returns whether the region only ever makes a list of itself and a card: `out = [...out, card]`. */
  private isRebuilt(variable: Variable): boolean {
    const known = this.rebuilt.get(variable);
    if (known !== undefined) return known;
    const writes = getWrites(variable).filter(({ identifier }) => contains(this.options.region, identifier));
    const isOwn = (node: TSESTree.Node): boolean =>
      node.type === "Identifier" && getVariable(this.sourceCode, node) === variable;
    const isRebuild = (value: TSESTree.Node): boolean => {
      const node = unwrap(value);
      if (node.type === "ArrayExpression") return node.elements.some((element) => element?.type === "SpreadElement");
      if (node.type === "ConditionalExpression") return isRebuild(node.consequent) && isRebuild(node.alternate);
      if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
      const name = getMemberName(node.callee);
      return name === "concat" || (name === "toSpliced" && isOwn(node.callee.object));
    };
    const result =
      writes.length > 0 &&
      writes.every(({ identifier: { parent } }) => parent.type === "AssignmentExpression" && isRebuild(parent.right));
    this.rebuilt.set(variable, result);
    return result;
  }

  private readonly rebuilt = new Map<Variable, boolean>();

  private emitCount(
    list: TSESTree.Node,
    counter: TSESTree.Node | undefined,
    item: TSESTree.Node | undefined,
    mode: { readonly isText: boolean; readonly mayReturn: boolean },
    emitBody: () => void,
  ): void {
    const key = this.getListKey(list);
    const cardAt = (position: Expression): Expression => this.cardOf(key, list, position);
    this.emitTimes(
      this.getLength(key, list),
      counter,
      item === undefined ? undefined : { node: item, cardAt },
      mode,
      emitBody,
    );
  }

  /** A loop from 0 to before `end`, with the counter and the item that the source names. */
  private emitTimes(
    end: Expression,
    counter: TSESTree.Node | undefined,
    item: { readonly node: TSESTree.Node; readonly cardAt: (position: Expression) => Expression } | undefined,
    { isText, mayReturn }: { readonly isText: boolean; readonly mayReturn: boolean },
    emitBody: () => void,
  ): void {
    const count = this.newTemporary();
    const read: Expression = { kind: "variable", name: count };
    this.emit(count, number(0));
    const rounds = this.translateLoopBody(() => {
      if (counter !== undefined) {
        if (counter.type !== "Identifier") throw new NotKnown("a pattern for a counter");
        const variable = this.getVariableOf(counter);
        if (isText) this.textual.add(variable);
        this.known.add(variable);
        this.emit(this.nameOf(variable), read);
      }
      if (item !== undefined) {
        if (item.node.type !== "Identifier") throw new NotKnown("a pattern for an item");
        const variable = this.getVariableOf(item.node);
        this.known.add(variable);
        if (variable.references.some((reference) => reference.isRead())) {
          this.emit(this.nameOf(variable), item.cardAt(read));
        }
      }
      emitBody();
    }, mayReturn);
    this.output.push({
      kind: "loop",
      test: { kind: "binary", operator: "<", left: read, right: end },
      body: rounds,
      update: [{ kind: "assign", variable: count, value: plus(read, number(1)) }],
      testFirst: true,
    });
  }

  private translateLoopBody(emit: () => void, mayReturn = false): Statement[] {
    return this.returning(mayReturn, () => this.inBuffer(emit));
  }

  private returning<Result>(mayReturn: boolean, run: () => Result): Result {
    const outer = this.mayReturn;
    this.mayReturn = mayReturn;
    try {
      return run();
    } finally {
      this.mayReturn = outer;
    }
  }

  /** What `for (… of a.keys())`, `for (… of a.entries())` and `for (… in a)` walk over. */
  private getIteration(loop: TSESTree.ForInStatement | TSESTree.ForOfStatement): {
    counter: TSESTree.Node | undefined;
    item: TSESTree.Node | undefined;
    list: TSESTree.Node;
  } {
    if (loop.type === "ForOfStatement" && loop.await) throw new NotKnown("for await");
    const declaration = loop.left;
    if (declaration.type !== "VariableDeclaration") throw new NotKnown("a loop over an outer variable");
    const [declarator] = declaration.declarations;
    const { id } = declarator;
    if (loop.type === "ForInStatement") return { counter: id, item: undefined, list: loop.right };
    const { right } = loop;
    if (this.isListPath(right)) return { counter: undefined, item: id, list: right };
    const copied = getCopied(this.sourceCode, right);
    if (copied !== undefined && this.isListPath(copied)) {
      this.snapshots.add(this.getListKey(copied));
      return { counter: undefined, item: id, list: copied };
    }
    if (right.type !== "CallExpression" || right.callee.type !== "MemberExpression" || right.arguments.length > 0) {
      throw new NotKnown("a loop over items");
    }
    const { object } = right.callee;
    switch (getMemberName(right.callee)) {
      case "keys":
        return { counter: id, item: undefined, list: object };
      case "entries": {
        if (id.type !== "ArrayPattern") throw new NotKnown("entries as a whole");
        const [counter, item] = id.elements;
        return { counter: counter ?? undefined, item: item ?? undefined, list: object };
      }
      default:
        throw new NotKnown("a loop over something else");
    }
  }

  /** Returns what ends a loop at the start of a round, `if (i === 0) break`, and the rest of the round. */
  private getExit(body: TSESTree.Statement): { exit: TSESTree.Expression | undefined; body: readonly TSESTree.Node[] } {
    const [first, ...rest] = body.type === "BlockStatement" ? body.body : [body];
    if (first?.type !== "IfStatement" || first.alternate !== null) return { exit: undefined, body: [body] };
    const { consequent } = first;
    const then = consequent.type === "BlockStatement" && consequent.body.length === 1 ? consequent.body[0] : consequent;
    if (then?.type !== "BreakStatement" || then.label !== null) return { exit: undefined, body: [body] };
    this.others.add(first);
    return { exit: first.test, body: rest };
  }

  private emitRounds(
    test: TSESTree.Expression | null,
    emitBody: () => void,
    emitUpdate: () => void,
    testFirst: boolean,
    exit?: TSESTree.Expression,
  ): void {
    let condition: Expression | undefined;
    const before = this.inBuffer(() => {
      condition = test === null ? truth(true) : this.expression(test);
      if (exit === undefined) return;
      const stays: Expression = { kind: "unary", operator: "!", operand: this.expression(exit) };
      condition = test === null ? stays : { kind: "binary", operator: "&&", left: condition, right: stays };
    });
    const body = this.translateLoopBody(emitBody);
    const update = this.inBuffer(emitUpdate);
    if (condition === undefined) throw new NotKnown("a loop without a test");
    if (before.length === 0) {
      this.output.push({ kind: "loop", test: condition, body, update, testFirst });
      return;
    }
    // A test that also counts (`while (i--)`): once before each round, after the update.
    if (testFirst) this.output.push(...before);
    this.output.push({
      kind: "loop",
      test: condition,
      body: testFirst ? body : [...body, ...before],
      update: testFirst ? [...update, ...before] : update,
      testFirst,
    });
  }

  // ---- expressions ----

  /** Translates an expression for what it does. */
  private effects(node: TSESTree.Node): void {
    switch (node.type) {
      case "SequenceExpression": {
        const arithmetic = node.expressions.length === 3 && getArithmeticSwap(this.sourceCode, node.expressions);
        if (arithmetic) this.swap(arithmetic);
        else for (const part of node.expressions) this.effects(part);
        return;
      }
      case "AssignmentExpression":
        this.assignment(node, false);
        return;
      case "UpdateExpression":
        this.update(node, false);
        return;
      case "CallExpression": {
        if (this.fill(node) !== undefined) return;
        if (node.callee.type === "MemberExpression") {
          const name = getMemberName(node.callee);
          if (name === "forEach" || name === "map") {
            this.emitForEach(node);
            return;
          }
          if (name === "reduce") {
            this.emitReduce(node);
            return;
          }
          if (name === "from") {
            this.emitFrom(node);
            return;
          }
          if (this.moveCards(node)) return;
        }
        const local = getFunction(this.sourceCode, node.callee);
        if (local !== undefined && local === this.recursion?.node) {
          this.recursion.again(node);
          return;
        }
        if (local === undefined) throw new NotKnown("a call of an unknown function");
        this.inline(local, node);
        return;
      }
      case "LogicalExpression": {
        if (node.operator === "??") throw new NotKnown("??");
        const test = this.expression(node.left);
        const run = this.inBuffer(() => {
          this.effects(node.right);
        });
        this.checkBranches(node.left, run, []);
        this.output.push(
          node.operator === "&&"
            ? { kind: "if", test, then: run, otherwise: [] }
            : { kind: "if", test, then: [], otherwise: run },
        );
        return;
      }
      case "ConditionalExpression": {
        const test = this.expression(node.test);
        const [then, otherwise] = [node.consequent, node.alternate].map((branch) =>
          this.inBuffer(() => {
            this.effects(branch);
          }),
        );
        if (then === undefined || otherwise === undefined) throw new NotKnown("a condition");
        this.checkBranches(node.test, then, otherwise);
        this.output.push({ kind: "if", test, then, otherwise });
        return;
      }
      case "UnaryExpression":
        if (node.operator === "void") {
          this.effects(node.argument);
          return;
        }
        throw new NotKnown(node.operator);
      case "Identifier":
      case "Literal":
        return;
      default:
        throw new NotKnown(node.type);
    }
  }

  /** Translates an expression for its value. What it does on the way is emitted before. */
  expression(source: TSESTree.Node): Expression {
    const replacement = this.replacing.has(source) ? undefined : this.options.replacements?.get(source);
    if (replacement !== undefined) {
      this.replacing.add(source);
      try {
        return replacement({ variable: (name) => this.identifier(name), translate: (node) => this.expression(node) });
      } finally {
        this.replacing.delete(source);
      }
    }
    const node = unwrap(source);
    switch (node.type) {
      case "Literal":
        if (typeof node.value === "number") return number(node.value);
        if (typeof node.value === "boolean") return truth(node.value);
        throw new NotKnown("a literal that is no number");
      case "Identifier":
        return this.identifier(node);
      case "MemberExpression":
        return this.member(node);
      case "UnaryExpression":
        return this.unary(node);
      case "BinaryExpression":
        return this.binary(node);
      case "LogicalExpression":
        return this.logical(node);
      case "ConditionalExpression":
        return this.conditional(node);
      case "AssignmentExpression":
        return this.assignment(node, true);
      case "UpdateExpression":
        return this.update(node, true);
      case "SequenceExpression": {
        const last = node.expressions.at(-1);
        if (last === undefined) throw new NotKnown("an empty sequence");
        for (const part of node.expressions.slice(0, -1)) this.effects(part);
        return this.expression(last);
      }
      case "CallExpression":
        return this.call(node);
      default:
        throw new NotKnown(node.type);
    }
  }

  private identifier(node: TSESTree.Identifier): Expression {
    const variable = getVariable(this.sourceCode, node);
    if (variable === undefined) {
      if (["undefined", "NaN", "Infinity"].includes(node.name)) throw new NotKnown(node.name);
      return this.unknown(node.name);
    }
    const alias = this.aliases.get(variable) ?? this.paths.get(variable);
    if (alias !== undefined) return this.expression(alias);
    const constant = this.constants.get(variable);
    if (constant !== undefined) return constant;
    this.introduce(variable);
    return { kind: "variable", name: this.nameOf(variable) };
  }

  private unknown(name: string): Expression {
    this.unknowns.add(name);
    return { kind: "variable", name };
  }

  /** Finds the value with which a variable from outside comes into the region, once. */
  private introduce(variable: Variable): void {
    if (this.known.has(variable)) return;
    if (this.pending.has(variable)) throw new NotKnown("a variable defined by itself");
    const [definition] = variable.defs;
    if (definition === undefined) throw new NotKnown("a variable without a definition");
    const name = this.nameOf(variable);
    const isInside =
      contains(this.options.region, definition.name) || this.calls.some(({ node }) => contains(node, definition.name));
    const isParameter = definition.type.toString() === "Parameter";
    if (isInside && isParameter && this.isComparator) throw new NotKnown("a comparator that looks at what it compares");
    if (isInside && !isParameter) {
      // A local of an inlined function or of the region, met before its declaration: hoisted, or a constant above its use.
      this.known.add(variable);
      return;
    }
    this.pending.add(variable);
    try {
      const value = this.getValueBefore(variable);
      if (value === "none") {
        this.known.add(variable);
      } else if (value === "unknown") {
        this.known.add(variable);
        this.unknowns.add(name);
      } else {
        const steps = this.inBuffer(() => {
          try {
            this.emit(name, this.expression(value));
          } catch (thrown) {
            if (!(thrown instanceof NotKnown)) throw thrown;
            this.output.length = 0;
            this.unknowns.add(name);
          }
        });
        this.known.add(variable);
        this.prelude.push(...steps);
      }
    } finally {
      this.pending.delete(variable);
    }
  }

  /** The expression that gives a variable its value before the region; "none" where it has none yet, "unknown" where it can't be told. */
  private getValueBefore(variable: Variable): TSESTree.Expression | "none" | "unknown" {
    const { region } = this.options;
    const only = getOnlyValue(variable);
    if (only !== undefined) return this.isStillTrue(only) ? only : "unknown";
    const [definition] = variable.defs;
    if (definition === undefined) return "unknown";
    const isIn = (reference: TSESLint.Scope.Reference): boolean =>
      contains(region, reference.identifier) || this.calls.some(({ node }) => contains(node, reference.identifier));
    const writes = variable.references.filter((reference) => reference.isWrite());
    const outside = writes.filter((reference) => !isIn(reference));
    if (outside.length === 0) return definition.node.type === "VariableDeclarator" ? "none" : "unknown";
    // Somebody else may write to it at any time.
    const home = getFunctionAround(region);
    if (outside.some((reference) => getFunctionAround(reference.identifier) !== home)) return "unknown";
    for (let node = region; node.type !== "Program"; node = node.parent) {
      const parent: TSESTree.Node = node.parent;
      if (isFunction(parent)) return "unknown";
      if (isLoop(parent)) {
        const loop = parent;
        if (outside.some(({ identifier }) => contains(loop, identifier))) return "unknown";
        continue;
      }
      if (parent.type !== "BlockStatement" && parent.type !== "Program" && parent.type !== "SwitchCase") continue;
      const siblings: readonly TSESTree.Node[] = parent.type === "SwitchCase" ? parent.consequent : parent.body;
      for (const statement of siblings.slice(0, siblings.indexOf(node)).reverse()) {
        const inside = outside.filter(({ identifier }) => contains(statement, identifier));
        const declares = variable.defs.some(({ name }) => contains(statement, name));
        if (inside.length === 0 && !declares) continue;
        if (inside.length > 1) return "unknown";
        const [write] = inside;
        if (write === undefined) return "none";
        return getPlainlyAssigned(statement, write.identifier) ?? "unknown";
      }
    }
    return "unknown";
  }

  /**
   * Returns whether an initialiser still gives its value where the region begins: it names no variable that changes later, and no length of a
   * list that grows or shrinks in between.
   */
  private isStillTrue(value: TSESTree.Node): boolean {
    const mentionsChanging = (node: TSESTree.Node): boolean => {
      if (isFunction(node)) return false;
      const variable = node.type === "Identifier" ? getVariable(this.sourceCode, node) : undefined;
      if (variable !== undefined && getWrites(variable).length > 0) return true;
      return getChildren(this.sourceCode, node).some(mentionsChanging);
    };
    if (mentionsChanging(value)) return false;
    const isLength = /\.length\b/.test(this.sourceCode.getText(value));
    const between = this.sourceCode.text.slice(value.range[1], Math.max(value.range[1], this.options.region.range[0]));
    return !isLength || !/\.(?:push|pop|shift|unshift|splice)\s*\(|\.length\s*(?:[-+]?=(?!=)|--|\+\+)/.test(between);
  }

  private member(node: TSESTree.MemberExpression): Expression {
    const bits = this.readBits(node);
    if (bits !== undefined) return bits;
    if (isGlobal(this.sourceCode, node.object, "Number")) throw new NotKnown("a limit of numbers");
    const taken = this.exchanged(node) ?? this.takenFirst(node);
    if (taken !== undefined) return taken;
    if (node.optional && getMemberName(node) !== "length") throw new NotKnown("an optional index");
    const name = getMemberName(node);
    if (name === "length") return this.getLength(this.getListKey(node.object), node.object);
    const pair = unwrap(node.object);
    if (node.computed && pair.type === "ArrayExpression") {
      const [first, second, ...more] = pair.elements;
      const isFirst = node.property.type === "Literal" && node.property.value === 0 && more.length === 0;
      if (!isFirst || first == null || first.type === "SpreadElement" || second?.type !== "AssignmentExpression")
        return this.choice(node);
      // [a[i], (a[i] = a[j])][0]
      const held = this.capture(this.expression(first));
      this.effects(second);
      return held;
    }
    if (node.computed && name === undefined) {
      const list = this.getListKey(node.object);
      return this.cardOf(list, node.object, this.expression(node.property));
    }
    if (name !== undefined && isGlobal(this.sourceCode, node.object, "Math")) {
      const constant = name === "PI" ? Math.PI : name === "E" ? Math.E : undefined;
      if (constant !== undefined) return number(constant);
    }
    const key = this.getListKey(node);
    if (this.isWrittenInRegion(key)) throw new NotKnown("a property that changes");
    if (this.isOfItem(node)) throw new NotKnown("a property of an item");
    return this.unknown(key);
  }

  /** Returns whether a path starts with a variable of the region itself: what it names changes from round to round. */
  private isOfItem(path: TSESTree.Node): boolean {
    const node = unwrap(path);
    if (node.type === "MemberExpression") return this.isOfItem(node.object);
    const variable = node.type === "Identifier" ? getVariable(this.sourceCode, node) : undefined;
    return (
      variable !== undefined &&
      !this.aliases.has(variable) &&
      !this.paths.has(variable) &&
      variable.defs.some(({ name }) => contains(this.options.region, name))
    );
  }

  private cardOf(list: string, node: TSESTree.Node, position: Expression): Expression {
    if (!this.readLists.has(list)) this.readLists.set(list, this.resolveAlias(node));
    return { kind: "card", list, position };
  }

  // ---- cards that go from place to place ----

  private insert(list: string, node: TSESTree.Node, position: Expression, card: Expression): void {
    if (!this.lists.has(list)) this.lists.set(list, this.resolveAlias(node));
    this.flowing.add(list);
    this.output.push({ kind: "insert", list, position, card });
  }

  private take(list: string, node: TSESTree.Node, position: Expression): Expression {
    if (!this.lists.has(list)) this.lists.set(list, this.resolveAlias(node));
    this.flowing.add(list);
    const variable = this.newTemporary();
    this.output.push({ kind: "take", list, position, variable });
    return { kind: "variable", name: variable };
  }

  /** `list.push(card)`, `list.unshift(card)`, `list.splice(place, 0, card)`, or a card thrown away; returns whether the call is one of them. */
  private moveCards(call: TSESTree.CallExpression): boolean {
    const { callee } = call;
    if (callee.type !== "MemberExpression" || !this.isRowPath(callee.object)) return false;
    const { object } = callee;
    const [first, second, third, ...more] = call.arguments;
    const { property } = callee;
    if (callee.computed && property.type === "ConditionalExpression") {
      if (first === undefined || second !== undefined) throw new NotKnown("several cards at once");
      const test = this.expression(property.test);
      const [then, otherwise] = [property.consequent, property.alternate].map((name) =>
        this.inBuffer(() => {
          if (name.type !== "Literal" || typeof name.value !== "string") throw new NotKnown("a method by name");
          this.addAtEnd(object, name.value, first);
        }),
      );
      if (then === undefined || otherwise === undefined) throw new NotKnown("a method by name");
      this.checkBranches(property.test, then, otherwise);
      this.output.push({ kind: "if", test, then, otherwise });
      return true;
    }
    const method = getMemberName(callee);
    switch (method) {
      case "push":
      case "unshift":
        if (first === undefined || second !== undefined) throw new NotKnown("several cards at once");
        this.addAtEnd(object, method, first);
        return true;
      case "splice":
        if (third === undefined) {
          this.takeBySplice(call);
          return true;
        }
        if (first === undefined || second?.type !== "Literal" || more.length > 0)
          throw new NotKnown("several cards at once");
        if (second.value === 1 && third.type !== "SpreadElement") {
          const [position, card] = this.inOrder([first, third]).map((value) => this.capture(value));
          if (position === undefined || card === undefined) throw new NotKnown("several cards at once");
          this.lay(this.getListKey(object), object, position, card);
          return true;
        }
        if (second.value !== 0) throw new NotKnown("several cards at once");
        this.insertFrom(object, () => this.expression(first), third);
        return true;
      case "pop":
      case "shift":
        this.takeFromEnd(call);
        return true;
      default:
        return false;
    }
  }

  private addAtEnd(object: TSESTree.Node, method: string, card: TSESTree.CallExpressionArgument): void {
    if (method === "push") this.insertFrom(object, undefined, card);
    else if (method === "unshift") this.insertFrom(object, () => number(0), card);
    else throw new NotKnown("a method by name");
  }

  /** Puts what an argument gives into a list: one card, or those that `...list.splice(place, 1)` takes. A place is read first; without one, the card goes to the end. */
  private insertFrom(
    object: TSESTree.Node,
    getPlace: (() => Expression) | undefined,
    argument: TSESTree.CallExpressionArgument,
  ): void {
    const list = this.getListKey(object);
    const isEnd = getPlace === undefined;
    const getPosition = getPlace ?? ((): Expression => this.getLength(list, object));
    if (argument.type !== "SpreadElement") {
      let position = isEnd ? undefined : this.capture(getPosition());
      const card = this.capture(this.expression(argument));
      position ??= getPosition();
      this.insert(list, object, position, card);
      return;
    }
    const taken = unwrap(argument.argument);
    if (taken.type === "Identifier") {
      const variable = getVariable(this.sourceCode, taken);
      const card = variable === undefined ? undefined : this.singles.get(variable);
      if (card === undefined) throw new NotKnown("a spread");
      this.insert(list, object, getPosition(), card);
      return;
    }
    const place = taken.type === "CallExpression" ? this.getSplicedPlace(taken) : undefined;
    if (taken.type !== "CallExpression" || taken.callee.type !== "MemberExpression" || place === undefined)
      throw new NotKnown("a spread");
    const source = taken.callee.object;
    const before = isEnd ? undefined : this.capture(getPosition());
    const from = this.capture(this.expression(place));
    const key = this.getListKey(source);
    // Beyond the end there is nothing to take, and nothing is put in.
    const steps = this.inBuffer(() => {
      const card = this.take(key, source, from);
      this.insert(list, object, before ?? getPosition(), card);
    });
    this.output.push({
      kind: "if",
      test: { kind: "binary", operator: "<", left: from, right: this.getLength(key, source) },
      then: steps,
      otherwise: [],
    });
  }

  /** The place of `list.splice(place, 1)`. */
  private getSplicedPlace(call: TSESTree.CallExpression): TSESTree.Expression | undefined {
    const [place, count, ...more] = call.arguments;
    const isOne = count?.type === "Literal" && count.value === 1 && more.length === 0;
    const isSplice =
      call.callee.type === "MemberExpression" &&
      getMemberName(call.callee) === "splice" &&
      this.isRowPath(call.callee.object);
    return isOne && isSplice && place !== undefined && place.type !== "SpreadElement" ? place : undefined;
  }

  /** Takes the card of `list.splice(place, 1)`. */
  private takeBySplice(call: TSESTree.CallExpression): Expression {
    const place = this.getSplicedPlace(call);
    if (place === undefined || call.callee.type !== "MemberExpression") throw new NotKnown("several cards at once");
    const { object } = call.callee;
    return this.take(this.getListKey(object), object, this.expression(place));
  }

  /** Takes the card of `list.pop()` or `list.shift()`, or of `list.splice(place, 1).pop()`; undefined where the call is none of them. */
  private takeFromEnd(call: TSESTree.CallExpression): Expression | undefined {
    const callee = unwrap(call.callee);
    if (callee.type !== "MemberExpression" || call.arguments.length > 0) return undefined;
    const name = getMemberName(callee);
    if (name !== "pop" && name !== "shift") return undefined;
    const object = unwrap(callee.object);
    if (object.type === "CallExpression" && this.getSplicedPlace(object) !== undefined)
      return this.takeBySplice(object);
    if (!this.isRowPath(object)) return undefined;
    const key = this.getListKey(object);
    return this.take(key, object, name === "shift" ? number(0) : minus(this.getLength(key, object), number(1)));
  }

  /** `list.splice(place, 1)[0]`, or `taken[0]` of a constant that holds what was taken. */
  private takenFirst(node: TSESTree.MemberExpression): Expression | undefined {
    if (!node.computed || node.property.type !== "Literal" || node.property.value !== 0) return undefined;
    const object = unwrap(node.object);
    if (object.type === "CallExpression" && this.getSplicedPlace(object) !== undefined)
      return this.takeBySplice(object);
    const variable = object.type === "Identifier" ? getVariable(this.sourceCode, object) : undefined;
    return variable === undefined ? undefined : this.singles.get(variable);
  }

  /** Exchanges the cards of two places that change by arithmetic: `a[i] ^= a[j]; a[j] ^= a[i]; a[i] ^= a[j]`. */
  private swap([left, right]: readonly [TSESTree.MemberExpression, TSESTree.MemberExpression]): void {
    const [first, second] = [left, right].map(({ object, property }) => ({
      list: this.getListKey(object),
      object,
      position: this.capture(this.expression(property)),
    }));
    if (first === undefined || second === undefined) throw new NotKnown("a swap of nothing");
    const held = this.capture(this.cardOf(first.list, first.object, first.position));
    this.lay(first.list, first.object, first.position, this.cardOf(second.list, second.object, second.position));
    this.lay(second.list, second.object, second.position, held);
  }

  /** `[-1, 1][k]`: one of the literal's items. */
  private choice(node: TSESTree.MemberExpression): Expression {
    const list = unwrap(node.object);
    if (list.type !== "ArrayExpression" || list.elements.length > 16) throw new NotKnown("a choice among many");
    const index = this.capture(this.expression(node.property));
    const items = list.elements.map((element) => {
      if (element === null || element.type === "SpreadElement") throw new NotKnown("a hole in a choice");
      const item = this.expression(element);
      if (!isConstant(item)) throw new NotKnown("a choice that is computed");
      return item;
    });
    const last = items.pop();
    if (last === undefined) throw new NotKnown("a choice among none");
    return items.reduceRight<Expression>(
      (otherwise, item, position) => ({
        kind: "conditional",
        test: { kind: "binary", operator: "==", left: index, right: number(position) },
        then: item,
        otherwise,
      }),
      last,
    );
  }

  /** `a.splice(j, 1, card)[0]`: lays a card and takes the one that lay there. */
  private exchanged(node: TSESTree.MemberExpression): Expression | undefined {
    const call = unwrap(node.object);
    const isFirst = node.computed && node.property.type === "Literal" && node.property.value === 0;
    if (!isFirst || call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
    const [place, count, item, ...more] = call.arguments;
    if (getMemberName(call.callee) !== "splice" || place === undefined || item === undefined || more.length > 0)
      return undefined;
    if (count?.type !== "Literal" || count.value !== 1) return undefined;
    const { object } = call.callee;
    const list = this.getListKey(object);
    const [position, card] = this.inOrder([place, item]).map((value) => this.capture(value));
    if (position === undefined || card === undefined) return undefined;
    const old = this.capture(this.cardOf(list, object, position));
    this.lay(list, object, position, card);
    return old;
  }

  /** Returns whether the region assigns to a property of this path. */
  private isWrittenInRegion(key: string): boolean {
    return this.getWrittenPaths().has(key);
  }

  private writtenPaths: Set<string> | undefined;

  private getWrittenPaths(): Set<string> {
    if (this.writtenPaths !== undefined) return this.writtenPaths;
    const paths = new Set<string>();
    this.writtenPaths = paths;
    const visit = (node: TSESTree.Node): void => {
      const target =
        node.type === "AssignmentExpression" ? node.left : node.type === "UpdateExpression" ? node.argument : undefined;
      if (target?.type === "MemberExpression" && getMemberName(target) !== undefined) {
        try {
          paths.add(this.getListKey(target));
        } catch (thrown) {
          if (!(thrown instanceof NotKnown)) throw thrown;
        }
      }
      for (const child of getChildren(this.sourceCode, node)) visit(child);
    };
    visit(this.options.region);
    return paths;
  }

  private unary(node: TSESTree.UnaryExpression): Expression {
    switch (node.operator) {
      case "-":
        return { kind: "unary", operator: "-", operand: this.expression(node.argument) };
      case "+":
        return (
          this.fixed(node.argument) ?? { kind: "unary", operator: "number", operand: this.expression(node.argument) }
        );
      case "!":
        return { kind: "unary", operator: "!", operand: this.expression(node.argument) };
      case "~": {
        const inner = unwrap(node.argument);
        if (inner.type === "UnaryExpression" && inner.operator === "~")
          return this.truncated(this.expression(inner.argument));
        return minus({ kind: "unary", operator: "-", operand: this.truncated(this.expression(inner)) }, number(1));
      }
      default:
        throw new NotKnown(node.operator);
    }
  }

  /** `x.toFixed(2)`, read as a number again. */
  private fixed(text: TSESTree.Node): Expression | undefined {
    const call = unwrap(text);
    if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
    const [digits, ...more] = call.arguments;
    const isDigits = digits?.type === "Literal" && typeof digits.value === "number" && more.length === 0;
    if (getMemberName(call.callee) !== "toFixed" || !isDigits || typeof digits.value !== "number") return undefined;
    const scale = number(10 ** digits.value);
    const scaled: Expression = {
      kind: "binary",
      operator: "*",
      left: this.expression(call.callee.object),
      right: scale,
    };
    return { kind: "binary", operator: "/", left: { kind: "unary", operator: "round", operand: scaled }, right: scale };
  }

  private truncated(operand: Expression): Expression {
    return { kind: "unary", operator: "trunc", operand };
  }

  private binary(node: TSESTree.BinaryExpression): Expression {
    const { operator } = node;
    if (node.left.type === "PrivateIdentifier") throw new NotKnown("#x in y");
    const isMissing = this.isMissing(node.left, node.right) ?? this.isMissing(node.right, node.left);
    if (isMissing !== undefined && /^[=!]==?$/.test(operator)) return truth(isMissing === operator.startsWith("="));
    if (operator === "+" && [node.left, node.right].some((side) => this.isText(side)))
      throw new NotKnown("text is put together");
    const [left, right] = this.inOrder([node.left, node.right]);
    if (left === undefined || right === undefined) throw new NotKnown(operator);
    const isZero = right.kind === "number" && right.value === 0;
    const bits = simplifyBits(operator, left, right);
    if (bits !== undefined) return bits;
    switch (operator) {
      case "&": {
        const lowest = getLowestBits(this.capture(this.truncated(left)), right);
        if (lowest === undefined) throw new NotKnown(operator);
        return lowest;
      }
      case "|":
      case ">>":
      case "<<":
      case "^":
      case ">>>":
        if (isZero) return this.truncated(left);
        if (left.kind === "number" && left.value === 0 && (operator === "|" || operator === "^"))
          return this.truncated(right);
        if (operator === ">>" && right.kind === "number") {
          const halves: Expression = {
            kind: "binary",
            operator: "/",
            left: this.truncated(left),
            right: number(2 ** right.value),
          };
          return { kind: "unary", operator: "floor", operand: halves };
        }
        throw new NotKnown(operator);
      case "**":
        return power(left, right);
      case "==":
      case "===":
        return { kind: "binary", operator: "==", left, right };
      case "!=":
      case "!==":
        return { kind: "binary", operator: "!=", left, right };
      default:
        if (isBinaryOperator(operator)) return { kind: "binary", operator, left, right };
        throw new NotKnown(operator);
    }
  }

  /** `max === undefined` in a function that is read in place: the caller tells whether it is. */
  private isMissing(side: TSESTree.Node, other: TSESTree.Node): boolean | undefined {
    const isNothing =
      isGlobal(this.sourceCode, other, "undefined") ||
      (other.type === "Literal" && (other.value === null || other.value === "undefined"));
    const asked = side.type === "UnaryExpression" && side.operator === "typeof" ? side.argument : side;
    if (!isNothing || asked.type !== "Identifier") return undefined;
    const variable = getVariable(this.sourceCode, asked);
    if (variable === undefined) return undefined;
    if (this.missing.has(variable)) return true;
    const isGiven = variable.defs.some(({ type }) => type.toString() === "Parameter") && this.calls.length > 0;
    return isGiven && this.known.has(variable) ? false : undefined;
  }

  private isText(side: TSESTree.Node): boolean {
    const node = unwrap(side);
    const variable = node.type === "Identifier" ? getVariable(this.sourceCode, node) : undefined;
    return variable !== undefined && this.textual.has(variable);
  }

  /** Translates operands left to right; one whose variables a later operand may change is read at once. */
  private inOrder(nodes: readonly TSESTree.Node[]): Expression[] {
    const values: Expression[] = [];
    for (const node of nodes) {
      let value: Expression | undefined;
      const steps = this.inBuffer(() => {
        value = this.expression(node);
      });
      if (steps.length > 0) {
        for (const [index, earlier] of values.entries())
          if (!isConstant(earlier)) values[index] = this.capture(earlier);
      }
      this.output.push(...steps);
      if (value !== undefined) values.push(value);
    }
    return values;
  }

  private capture(value: Expression): Expression {
    const name = this.newTemporary();
    this.emit(name, value);
    return { kind: "variable", name };
  }

  private logical(node: TSESTree.LogicalExpression): Expression {
    if (node.operator === "??") throw new NotKnown("??");
    this.checkTest(node.left);
    const left = this.expression(node.left);
    let right: Expression | undefined;
    const steps = this.inBuffer(() => {
      right = this.expression(node.right);
    });
    if (right === undefined) throw new NotKnown(node.operator);
    if (steps.length === 0) return { kind: "binary", operator: node.operator, left, right };
    const result = this.newTemporary();
    const read: Expression = { kind: "variable", name: result };
    const more: Statement[] = [...steps, { kind: "assign", variable: result, value: right }];
    this.emit(result, left);
    this.output.push(
      node.operator === "&&"
        ? { kind: "if", test: read, then: more, otherwise: [] }
        : { kind: "if", test: read, then: [], otherwise: more },
    );
    return read;
  }

  private conditional(node: TSESTree.ConditionalExpression): Expression {
    this.checkTest(node.test);
    const test = this.expression(node.test);
    const branch = (part: TSESTree.Expression): { steps: Statement[]; value: Expression } => {
      let value: Expression = number(0);
      const steps = this.inBuffer(() => {
        value = this.expression(part);
      });
      return { steps, value };
    };
    const then = branch(node.consequent);
    const otherwise = branch(node.alternate);
    if ([...then.steps, ...otherwise.steps].some(movesCards)) throw new NotKnown("one card or another by chance");
    if (then.steps.length + otherwise.steps.length === 0) {
      return { kind: "conditional", test, then: then.value, otherwise: otherwise.value };
    }
    const result = this.newTemporary();
    this.output.push({
      kind: "if",
      test,
      then: [...then.steps, { kind: "assign", variable: result, value: then.value }],
      otherwise: [...otherwise.steps, { kind: "assign", variable: result, value: otherwise.value }],
    });
    return { kind: "variable", name: result };
  }

  /** A mode that the source does not tell decides nothing here: what is random in one mode only is no plain shuffle. */
  private checkTest(test: TSESTree.Node): void {
    const node = unwrap(test);
    if (node.type !== "Identifier") return;
    const variable = getVariable(this.sourceCode, node);
    if (variable === undefined || variable.defs.some((definition) => definition.type.toString() === "Parameter")) {
      throw new NotKnown("a mode");
    }
  }

  private assignment(node: TSESTree.AssignmentExpression, isRead: boolean): Expression {
    const { left: target } = node;
    if (target.type === "ArrayPattern" || target.type === "ObjectPattern") {
      if (node.operator !== "=" || isRead) throw new NotKnown("a pattern");
      this.destructure(target, node.right);
      return number(0);
    }
    const operator = node.operator.slice(0, -1);
    if (target.type === "Identifier" && !isRead && this.isRebuilt(this.getVariableOf(target))) {
      this.become(this.getVariableOf(target), target, node.right);
      return number(0);
    }
    if (target.type === "Identifier") {
      const old = operator === "" ? undefined : this.identifier(target);
      const variable = this.getVariableOf(target);
      this.checkMayWrite(variable);
      const [value] = this.inOrder([node.right]);
      if (value === undefined) throw new NotKnown("an assignment of nothing");
      this.known.add(variable);
      this.emit(this.nameOf(variable), old === undefined ? value : this.combined(operator, old, value));
      return isRead ? this.capture({ kind: "variable", name: this.nameOf(variable) }) : number(0);
    }
    const place = unwrap(target);
    if (place.type !== "MemberExpression" || !place.computed || getMemberName(place) !== undefined || operator !== "") {
      throw new NotKnown("an assignment to a property");
    }
    const list = this.getListKey(place.object);
    const [position, card] = this.inOrder([place.property, node.right]);
    if (position === undefined || card === undefined) throw new NotKnown("an assignment of nothing");
    this.lay(list, place.object, position, card);
    return isRead ? this.capture(card) : number(0);
  }

  private combined(operator: string, left: Expression, right: Expression): Expression {
    if (["|", ">>", ">>>", "<<", "^"].includes(operator) && right.kind === "number" && right.value === 0)
      return this.truncated(left);
    if (isBinaryOperator(operator)) return { kind: "binary", operator, left, right };
    throw new NotKnown(`${operator}=`);
  }

  private lay(list: string, node: TSESTree.Node, position: Expression, card: Expression): void {
    if (!this.lists.has(list)) this.lists.set(list, this.resolveAlias(node));
    this.output.push({ kind: "lay", list, position, card });
  }

  private update(node: TSESTree.UpdateExpression, isRead: boolean): Expression {
    const target = unwrap(node.argument);
    if (target.type !== "Identifier") throw new NotKnown("a counter that is a property");
    const variable = this.getVariableOf(target);
    if (this.textual.has(variable)) throw new NotKnown("a counter that is text");
    this.checkMayWrite(variable);
    const read = this.identifier(target);
    const old = isRead && !node.prefix ? this.capture(read) : read;
    this.emit(this.nameOf(variable), node.operator === "++" ? plus(read, number(1)) : minus(read, number(1)));
    return isRead && node.prefix ? this.capture(read) : old;
  }

  /** A function that is inlined may not change what lies outside it and outside the shuffle. */
  private checkMayWrite(variable: Variable): void {
    const call = this.calls.at(-1);
    const [definition] = variable.defs;
    if (this.aliases.has(variable)) throw new NotKnown("a parameter that is assigned");
    if (call !== undefined && definition !== undefined && !contains(call.node, definition.name)) {
      throw new NotKnown("a function that changes outer state");
    }
    if (
      call === undefined &&
      this.isComparator &&
      definition !== undefined &&
      !contains(this.options.region, definition.name)
    ) {
      throw new NotKnown("a comparator that changes outer state");
    }
  }

  /** Comparators may keep nothing from one call to the next. */
  isComparator = false;

  /** `[a[i], a[j]] = [a[j], a[i]]`, `const [x, y] = [1, 2]`, `const { length } = a` */
  private destructure(pattern: TSESTree.Node, source: TSESTree.Expression): void {
    const value = unwrap(source);
    if (pattern.type === "ObjectPattern") {
      for (const property of pattern.properties) {
        if (
          property.type !== "Property" ||
          property.computed ||
          property.key.type !== "Identifier" ||
          property.key.name !== "length" ||
          property.value.type !== "Identifier"
        ) {
          throw new NotKnown("an object pattern");
        }
        const variable = this.getVariableOf(property.value);
        this.known.add(variable);
        this.emit(this.nameOf(variable), this.getLength(this.getListKey(value), value));
      }
      return;
    }
    if (pattern.type !== "ArrayPattern" || value.type !== "ArrayExpression") throw new NotKnown("a pattern");
    const sources = value.elements;
    if (sources.length !== pattern.elements.length) throw new NotKnown("a pattern of another length");
    const values = sources.map((element) => {
      if (element === null || element.type === "SpreadElement") throw new NotKnown("a spread");
      return this.capture(this.expression(element));
    });
    pattern.elements.forEach((element, index) => {
      const item = values[index];
      const target = element === null ? undefined : unwrap(element);
      if (item === undefined || target === undefined) throw new NotKnown("a hole in a pattern");
      if (target.type === "Identifier") {
        const variable = this.getVariableOf(target);
        this.checkMayWrite(variable);
        this.known.add(variable);
        this.emit(this.nameOf(variable), item);
        return;
      }
      if (target.type !== "MemberExpression" || !target.computed) throw new NotKnown("a pattern");
      const list = this.getListKey(target.object);
      this.lay(list, target.object, this.expression(target.property), item);
    });
  }

  // ---- calls ----

  private call(node: TSESTree.CallExpression): Expression {
    const callee = unwrap(node.callee);
    const taken = this.takeFromEnd(node);
    if (taken !== undefined) return taken;
    // By any name: `floor` of `const { floor } = Math`, `M.floor` of `const M = Math`.
    const origin = getOrigin(this.sourceCode, callee);
    const [object, name, ...deeper] = origin?.module === undefined ? (origin?.path ?? []) : [];
    if (object === "Math" && name !== undefined && name !== "random" && deeper.length === 0)
      return this.mathCall(name, node);
    const isNumberMember =
      callee.type === "MemberExpression" &&
      isGlobal(this.sourceCode, callee.object, "Number") &&
      getMemberName(callee) === "parseInt";
    if (isNumberMember || isGlobal(this.sourceCode, callee, "parseInt")) {
      const [text, radix] = node.arguments;
      if (text === undefined || (radix !== undefined && !(radix.type === "Literal" && radix.value === 10)))
        throw new NotKnown("parseInt");
      return this.truncated(this.expression(text));
    }
    if (isGlobal(this.sourceCode, callee, "Number") || isGlobal(this.sourceCode, callee, "parseFloat")) {
      const [value, ...more] = node.arguments;
      if (value === undefined || more.length > 0) throw new NotKnown("Number");
      return this.fixed(value) ?? { kind: "unary", operator: "number", operand: this.expression(value) };
    }
    if (isGlobal(this.sourceCode, callee, "Boolean")) {
      const [value, ...more] = node.arguments;
      if (value === undefined || more.length > 0) throw new NotKnown("Boolean");
      const not: Expression = { kind: "unary", operator: "!", operand: this.expression(value) };
      return { kind: "unary", operator: "!", operand: not };
    }

    return this.draw(node);
  }

  // ---- draws ----

  /** A call that is nothing else: of a local function, or of one that draws. */
  private draw(node: TSESTree.CallExpression): Expression {
    const callee = unwrap(node.callee);
    const target = (callee.type === "Identifier" ? this.getAlias(callee) : undefined) ?? callee;
    const own = this.options.sources.get(this.sourceCode.getText(target));
    const named =
      node.arguments.length === 0 ? getUnitSource(this.sourceCode, target, this.options.sources) : undefined;
    const given = getDefaultFunction(this.sourceCode, target);
    const local = getFunction(this.sourceCode, target) ?? getMadeFunction(this.sourceCode, target)?.made ?? given;
    if (local !== undefined) {
      const before = this.output.length;
      try {
        const known = new Set(this.draws.keys());
        const value = this.inlineDraw(local, target, node);
        // A caller may give another function: it must stay the one that draws.
        if (given !== undefined) {
          for (const [key, drawn] of this.draws)
            if (!known.has(key)) this.draws.set(key, { ...drawn, unit: undefined });
        }
        return value;
      } catch (thrown) {
        // A generator of the project's own that can't be read as arithmetic is known by what it does, or by its name and what it returns.
        if (!(thrown instanceof NotKnown)) throw thrown;
        this.output.length = before;
        if (own === undefined && !(named !== undefined && returnsFractions(this.sourceCode, local))) {
          const source = node.arguments.length === 0 ? getLocalGenerator(this.sourceCode, target, local) : undefined;
          if (source === undefined) throw thrown;
          return this.drawn({ meaning: { kind: "unit" }, ...source, setter: undefined }, node);
        }
      }
    }
    const drawing = getLibraryDraw(this.sourceCode, target, node);
    if (drawing === "unknown" && own === undefined)
      throw new NotKnown("a function of a library that is none that draws");
    if (drawing !== undefined && drawing !== "unknown") return this.drawn(drawing, node);
    if (named !== undefined) {
      if (this.isComparator && named.root?.defs.some(({ name }) => contains(this.options.region, name)) === true)
        throw new NotKnown("a method of what is compared");
      if (own === undefined && !isUsedAsFraction(node)) throw new NotKnown("a source that may not be on [0, 1)");
      return this.drawn({ meaning: { kind: "unit" }, source: named, makers: [], setter: undefined }, node);
    }
    const readings = getRangeDraw(this.sourceCode, node, this.options.sources);
    if (readings === undefined) throw new NotKnown("a call of an unknown function");
    if (own === undefined) this.checkRangeCall(node);
    const [low, high, ...more] = node.arguments;
    if (low === undefined || more.length > 0) throw new NotKnown("a range without bounds");
    const bounds = high === undefined ? { low: 0, high: low } : { low, high };
    return this.drawn(
      { meaning: { kind: "range", readings, ...bounds }, source: undefined, makers: [], setter: undefined },
      node,
    );
  }

  /** What a name alone does not promise. */
  private checkRangeCall(node: TSESTree.CallExpression): void {
    if (
      node.arguments.some(
        (argument) => argument.type === "Identifier" && /seed|state|rng|rand|gen/i.test(argument.name),
      )
    ) {
      throw new NotKnown("a source that is handed on");
    }
    // `randomInt(n) - 1` counts from 1.
    if (
      node.parent.type === "BinaryExpression" &&
      node.parent.operator === "-" &&
      node.parent.left === node &&
      node.arguments.length === 1
    ) {
      const { right } = node.parent;
      if (right.type === "Literal" && right.value === 1) throw new NotKnown("a draw that counts from 1");
    }
  }

  /** A local function, or one that a local function made: `const die = (n) => () => Math.floor(Math.random() * n)`. */
  private inlineDraw(local: FunctionNode, target: TSESTree.Node, node: TSESTree.CallExpression): Expression {
    if (usesOtherThis(this.sourceCode, local, target)) throw new NotKnown("a method of another object");
    const made = getMadeFunction(this.sourceCode, target);
    if (made !== undefined) {
      const isNow = made.call === target;
      made.maker.params.forEach((parameter, index) => {
        const argument = made.call.arguments[index];
        if (!isNow && argument !== undefined && !(argument.type !== "SpreadElement" && this.isStillTrue(argument)))
          throw new NotKnown("a function made of something that changes");
        this.bind(parameter, argument);
      });
    }
    const value = this.inlined(local, node);
    this.passWrapper(local, target, node, value);
    return value;
  }

  /** A local function that only wraps a source on [0, 1) is what the author would hand on. */
  private passWrapper(
    local: FunctionNode,
    target: TSESTree.Node,
    node: TSESTree.CallExpression,
    value: Expression,
  ): void {
    const inside = [...this.draws.values()].filter((draw) => contains(local, draw.node));
    const [draw, ...others] = inside;
    if (draw?.unit?.callable === undefined || others.length > 0 || node.arguments.length > 0 || this.calls.length > 0)
      return;
    const assigned = value.kind === "variable" ? this.output.at(-1) : undefined;
    const result =
      assigned?.kind === "assign" && value.kind === "variable" && assigned.variable === value.name
        ? assigned.value
        : value;
    const source =
      result.kind === "draw" || (result.kind === "variable" && this.filled.has(result.name))
        ? getOwnSource(this.sourceCode, target)
        : undefined;
    if (source !== undefined) this.draws.set(draw.node, { ...draw, unit: source });
  }

  /** Makes a draw of what is known of its call. */
  private drawn({ meaning, source, makers, setter }: Drawing, node: TSESTree.CallExpression): Expression {
    if (makers.some((maker) => this.isMadeAgain(maker))) throw new NotKnown("a generator that starts again every time");
    const isSetBefore = setter !== undefined && setter !== unwrap(node.callee);
    const bound = (value: Bound): Expression => {
      if (typeof value === "number") return number(value);
      if (isSetBefore && !this.isStillTrue(value)) throw new NotKnown("a range of something that changes");
      return this.expression(value);
    };
    switch (meaning.kind) {
      case "unit":
        this.addDraw(node, source);
        return DRAW;
      case "coin": {
        const share = bound(meaning.share);
        this.addDraw(node, source, meaning.share);
        return { kind: "binary", operator: "<", left: DRAW, right: over(share, meaning.scale) };
      }
      case "bits": {
        const bytes = this.getWholeBytes(node);
        if (bytes !== undefined) return getBits(bytes, meaning.bits, meaning.isSigned);
        this.addDraw(node, source, 0);
        return getBits(DRAW, meaning.bits, meaning.isSigned);
      }
      case "pick": {
        const items = meaning.items.map((item) => this.expression(item));
        if (!items.every(isConstant)) throw new NotKnown("a choice that is computed");
        this.addDraw(node, source, 0);
        const index = this.capture(floor(times(DRAW, number(items.length))));
        return items.reduceRight((otherwise, item, position) => ({
          kind: "conditional",
          test: { kind: "binary", operator: "==", left: index, right: number(position) },
          then: item,
          otherwise,
        }));
      }
      case "range": {
        const { readings } = meaning;
        if (readings.length > 1) for (const possible of readings) this.readings.add(possible);
        const reading = readings.includes(this.options.reading) ? this.options.reading : readings[0];
        const bounds = isTurned(meaning.low, meaning.high) ? [meaning.high, meaning.low] : [meaning.low, meaning.high];
        const isBoth = bounds.every((value) => typeof value !== "number");
        const [low, high] = isBoth && !isSetBefore ? this.inOrder(bounds) : bounds.map(bound);
        if (low === undefined || high === undefined) throw new NotKnown("a range without bounds");
        this.addDraw(node, source, meaning.high);
        const scaled = times(DRAW, reading === "inclusive" ? plus(minus(high, low), number(1)) : minus(high, low));
        return plus(low, reading === "continuous" ? scaled : floor(scaled));
      }
    }
  }

  /** Returns whether something runs again with every draw: it stands in the shuffle itself, or in a function that is called there. */
  private isMadeAgain(maker: TSESTree.Node): boolean {
    return contains(this.options.region, maker) || this.calls.some(({ node }) => contains(node, maker));
  }

  private addDraw(node: TSESTree.CallExpression, unit: UnitDraw | undefined, bound?: Bound): void {
    const [outermost] = this.calls;
    this.draws.set(node, {
      node,
      site: outermost?.site ?? node,
      unit,
      ...(bound === undefined ? {} : { bound: typeof bound === "number" ? "none" : bound }),
    });
  }

  // ---- random bits ----

  /** The names of numbers on [0, 1) that the elements of filled lists are made of, with the call that draws them. */
  private readonly filled = new Map<string, TSESTree.Node>();

  /** Constants that were taken out of such a list. */
  private readonly constants = new Map<Variable, Expression>();

  /** Fills a list with random bits: each of its elements is drawn, and the whole as one number. Returns the way to name them. */
  private fill(
    node: TSESTree.Node,
    target?: Variable,
  ): { readonly bytes: RandomBytes; readonly getName: (index: number | "") => string } | undefined {
    const filling = getFilling(this.sourceCode, node);
    if (filling === undefined) return undefined;
    const { call, bytes, source, list = target } = filling;
    const base = list === undefined ? this.newTemporary() : this.nameOf(list);
    const getName = (index: number | ""): string => `${base}[${String(index)}]`;
    if ((bytes.length ?? 0) > MOST_ELEMENTS) throw new NotKnown("many random numbers");
    for (const index of ["" as const, ...Array.from({ length: bytes.length ?? 0 }, (_, place) => place)]) {
      this.emit(getName(index), DRAW);
      this.filled.set(getName(index), call);
    }
    this.addDraw(call, source, 0);
    return { bytes, getName };
  }

  /** `const buffer = new Uint32Array(1)`, `const bytes = randomBytes(4)`, `const [x] = crypto.getRandomValues(new Uint32Array(1))` */
  private declareBytes(id: TSESTree.Node, init: TSESTree.Expression): boolean {
    if (id.type === "Identifier") {
      const variable = this.getVariableOf(id);
      if (getBytes(this.sourceCode, variable) === undefined) return false;
      this.fill(init, variable);
      return true;
    }
    const filled = id.type === "ArrayPattern" ? this.fill(init) : undefined;
    if (filled === undefined || id.type !== "ArrayPattern") return false;
    for (const [index, element] of id.elements.entries()) {
      if (element === null) continue;
      if (element.type !== "Identifier") throw new NotKnown("a pattern");
      const variable = this.getVariableOf(element);
      const value = this.getElement(filled.bytes, filled.getName(index));
      if (getWrites(variable).length > 0) throw new NotKnown("random bits that change");
      this.constants.set(variable, value);
    }
    return true;
  }

  private getElement({ bits, isSigned }: RandomBytes, name: string): Expression {
    if (!this.filled.has(name)) throw new NotKnown("random bits that are not here");
    return getBits({ kind: "variable", name }, bits, isSigned);
  }

  /** `buffer[0]` of a list of random bits, or of the call that fills it. */
  private readBits(node: TSESTree.MemberExpression): Expression | undefined {
    if (!node.computed) return undefined;
    const index = unwrap(node.property);
    const place = index.type === "Literal" && typeof index.value === "number" ? index.value : undefined;
    const object = unwrap(node.object);
    if (object.type === "CallExpression") {
      const filling = place === undefined ? undefined : getFilling(this.sourceCode, object);
      if (filling === undefined || place === undefined) return undefined;
      const { bytes, list, call, source } = filling;
      if (list === undefined) {
        this.addDraw(call, source, 0);
        return getBits(DRAW, bytes.bits, bytes.isSigned);
      }
      const filled = this.fill(object);
      return filled === undefined ? undefined : this.getElement(bytes, filled.getName(place));
    }
    const variable = object.type === "Identifier" ? getVariable(this.sourceCode, object) : undefined;
    const bytes = variable === undefined ? undefined : getBytes(this.sourceCode, variable);
    if (variable === undefined || bytes === undefined) return undefined;
    if (place !== undefined) {
      const name = `${this.nameOf(variable)}[${String(place)}]`;
      const call = this.filled.get(name);
      // Read once for every time that it is drawn, it is the draw itself.
      const isOnce = call !== undefined && isReadOncePerFill(variable, call, node);
      return isOnce ? getBits(DRAW, bytes.bits, bytes.isSigned) : this.getElement(bytes, name);
    }
    if (!isReadInTurn(this.sourceCode, this.options.region, variable, index))
      throw new NotKnown("random bits by a drawn place");
    for (const { call, source } of getFillings(this.sourceCode, variable)) this.addDraw(call, source, 0);
    return getBits(DRAW, bytes.bits, bytes.isSigned);
  }

  /** All bytes of a filled list as one number, where nothing else reads them: `bytes.readUInt32BE()`. */
  private getWholeBytes(node: TSESTree.CallExpression): Expression | undefined {
    const callee = unwrap(node.callee);
    const list = callee.type === "MemberExpression" ? unwrap(callee.object) : callee;
    const variable = list.type === "Identifier" ? getVariable(this.sourceCode, list) : undefined;
    if (variable === undefined || getBytes(this.sourceCode, variable) === undefined) return undefined;
    const name = `${this.nameOf(variable)}[]`;
    const reads = variable.references.filter((reference) => reference.isRead());
    if (!this.filled.has(name) || reads.length > 1) throw new NotKnown("random bits that are not here");
    return { kind: "variable", name };
  }

  private getAlias(identifier: TSESTree.Identifier): TSESTree.Node | undefined {
    const variable = getVariable(this.sourceCode, identifier);
    return variable === undefined ? undefined : this.aliases.get(variable);
  }

  private mathCall(name: string, node: TSESTree.CallExpression): Expression {
    const operands = this.inOrder(node.arguments);
    const [first, second, ...more] = operands;
    if (first === undefined || node.arguments.some((argument) => argument.type === "SpreadElement"))
      throw new NotKnown(`Math.${name}`);
    if ((name === "min" || name === "max") && second !== undefined && more.length === 0) {
      return { kind: "binary", operator: name, left: first, right: second };
    }
    if (name === "pow" && second !== undefined && more.length === 0) return power(first, second);
    if (isRounding(name) && second === undefined) return { kind: "unary", operator: name, operand: first };
    throw new NotKnown(`Math.${name}`);
  }

  private inlined(local: FunctionNode, node: TSESTree.CallExpression): Expression {
    const value = this.inline(local, node);
    if (value === undefined) throw new NotKnown("a function without a result");
    return value;
  }

  /** Emits the body of a local function in place of its call, and returns its result. */
  private inline(local: FunctionNode, call: TSESTree.CallExpression): Expression | undefined {
    if (local.async || local.generator || this.calls.some(({ node }) => node === local) || this.calls.length > 4) {
      throw new NotKnown("a function that can't be read in place");
    }
    if (contains(local, this.options.region)) throw new NotKnown("a recursion");
    if (this.onReturn !== undefined) return this.inFunction(() => this.inline(local, call));
    local.params.forEach((parameter, index) => {
      this.bind(parameter, call.arguments[index]);
    });
    this.calls.push({ node: local, site: call });
    try {
      if (local.body.type !== "BlockStatement") return this.expression(local.body);
      const result = this.newTemporary();
      const { body: statements } = local.body;
      const body = this.translateStatements(statements, result);
      this.output.push(...body);
      return body.some((statement) => assigns(statement, result)) ? { kind: "variable", name: result } : undefined;
    } finally {
      this.calls.pop();
    }
  }

  /** Reads a function inside another that returns in a way of its own. */
  private inFunction<Result>(run: () => Result): Result {
    const { onReturn, recursion } = this;
    this.onReturn = undefined;
    this.recursion = undefined;
    try {
      return run();
    } finally {
      this.onReturn = onReturn;
      this.recursion = recursion;
    }
  }

  /**
   * Emits a function that calls itself last as the loop that it is.
   * @param entry the call that starts it; where it is not known, its parameters' defaults are.
   */
  emitRecursion(local: FunctionNode, entry: TSESTree.CallExpression | undefined): void {
    if (local.async || local.generator || local.body.type !== "BlockStatement") throw new NotKnown("a recursion");
    const calls = getSelfCalls(this.sourceCode, local);
    if (calls === undefined) throw new NotKnown("a recursion that goes on");
    const changing = local.params.map((parameter, index) => {
      const target = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
      if (target.type !== "Identifier") throw new NotKnown("a pattern for a parameter");
      const variable = this.getVariableOf(target);
      const isHandedOn = (argument: TSESTree.Node | undefined): boolean =>
        argument?.type === "Identifier" && getVariable(this.sourceCode, argument) === variable;
      const isWritten = getWrites(variable).length > 0;
      return {
        variable,
        parameter,
        isChanging: isWritten || !calls.every((call) => isHandedOn(call.arguments[index])),
      };
    });
    changing.forEach(({ variable, parameter, isChanging }, index) => {
      const given = entry === undefined ? undefined : entry.arguments[index];
      const start = given ?? (parameter.type === "AssignmentPattern" ? parameter.right : undefined);
      if (start?.type === "SpreadElement") throw new NotKnown("a spread");
      const name = this.nameOf(variable);
      this.known.add(variable);
      if (!isChanging) {
        this.ownLists.add(variable);
        if (start !== undefined && this.isListPath(start)) this.aliases.set(variable, this.resolveAlias(start));
        return;
      }
      if (start === undefined) this.unknowns.add(name);
      else this.emit(name, this.expression(start));
    });
    this.emit(AGAIN, number(1));
    const again = (call: TSESTree.CallExpression): void => {
      const values = changing.flatMap(({ variable, parameter, isChanging }, index) => {
        if (!isChanging) return [];
        const given = call.arguments[index] ?? (parameter.type === "AssignmentPattern" ? parameter.right : undefined);
        if (given === undefined || given.type === "SpreadElement") throw new NotKnown("a recursion without a value");
        return [{ name: this.nameOf(variable), value: this.capture(this.expression(given)) }];
      });
      for (const { name, value } of values) this.emit(name, value);
      this.emit(AGAIN, number(1));
    };
    this.recursion = { node: local, again };
    this.onReturn = (value) => {
      if (value === null) return;
      const result = unwrap(value);
      if (result.type === "CallExpression" && getFunction(this.sourceCode, result.callee) === local) again(result);
      else if (!this.isListPath(result)) throw new NotKnown("a recursion that returns something else");
    };
    const { body: statements } = local.body;
    const body = this.returning(true, () =>
      this.inBuffer(() => {
        this.emit(AGAIN, number(0));
        this.emitStatements(statements, undefined);
      }),
    );
    this.output.push({
      kind: "loop",
      test: { kind: "binary", operator: "==", left: { kind: "variable", name: AGAIN }, right: number(1) },
      body,
      update: [],
      testFirst: true,
    });
  }

  private bind(parameter: TSESTree.Parameter, argument: TSESTree.CallExpressionArgument | undefined): void {
    const target = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
    const source = argument ?? (parameter.type === "AssignmentPattern" ? parameter.right : undefined);
    if (target.type === "ObjectPattern" && source?.type === "ObjectExpression") {
      for (const property of target.properties) {
        const name = getKey(property);
        if (property.type !== "Property" || name === undefined) throw new NotKnown("a pattern for a parameter");
        const given = source.properties.find((candidate) => getKey(candidate) === name);
        const value = given?.type === "Property" ? given.value : undefined;
        this.bind(property.value as TSESTree.Parameter, value as TSESTree.Expression | undefined);
      }
      return;
    }
    if (target.type !== "Identifier" || source?.type === "SpreadElement")
      throw new NotKnown("a pattern for a parameter");
    const variable = this.getVariableOf(target);
    this.known.delete(variable);
    this.aliases.delete(variable);
    this.missing.delete(variable);
    if (source === undefined) {
      this.missing.add(variable);
      return;
    }
    const isStill = getWrites(variable).length === 0;
    if (isStill && (this.isListPath(source) || isFunction(source))) {
      // Only what the function does not change meanwhile can stand for the parameter.
      this.aliases.set(variable, this.resolveAlias(source));
      if (this.isNumericNow(source)) this.aliases.delete(variable);
      else return;
    }
    const value = this.expression(source);
    this.known.add(variable);
    this.emit(this.nameOf(variable), value);
  }

  private resolveAlias(source: TSESTree.Node): TSESTree.Node {
    const node = unwrap(source);
    return node.type === "Identifier" ? (this.getAlias(node) ?? node) : node;
  }

  /** Returns whether a path already holds a number here: then it is read now. */
  private isNumericNow(source: TSESTree.Node): boolean {
    const node = unwrap(source);
    if (this.isNumeric(node)) return true;
    if (node.type !== "Identifier") return false;
    const variable = getVariable(this.sourceCode, node);
    return variable !== undefined && this.known.has(variable);
  }

  // ---- names ----

  private emit(name: string, value: Expression): void {
    this.output.push({ kind: "assign", variable: name, value });
  }

  private newTemporary(): string {
    return `$${String(this.temporaries++)}`;
  }

  private getVariableOf(identifier: TSESTree.Identifier): Variable {
    const variable = getVariable(this.sourceCode, identifier);
    if (variable === undefined) throw new NotKnown("a global is written to");
    return variable;
  }

  /** A name in the model: the source's own, made unique where two variables share it. */
  private nameOf(variable: Variable): string {
    const known = this.names.get(variable);
    if (known !== undefined) return known;
    const taken = new Set([...this.names.values(), ...this.unknowns]);
    let name = variable.name;
    for (let count = 2; taken.has(name); count++) name = `${variable.name}#${String(count)}`;
    this.names.set(variable, name);
    return name;
  }

  /** Returns whether an expression is a path that can name a list: `a`, `this.cards`, `rows[k]`. */
  private isListPath(expression: TSESTree.Node): boolean {
    const node = unwrap(expression);
    if (node.type === "Identifier" || node.type === "ThisExpression") return true;
    return (
      node.type === "MemberExpression" &&
      !node.optional &&
      (!node.computed || getMemberName(node) !== undefined) &&
      this.isListPath(node.object)
    );
  }

  /** Returns whether an expression is a path that names a list where something is put into it or taken out: `rows[k].push(…)` too. */
  private isRowPath(expression: TSESTree.Node): boolean {
    const node = unwrap(expression);
    if (this.isListPath(node)) return true;
    const isRow = node.type === "MemberExpression" && node.computed && !node.optional;
    return isRow && node.property.type === "Identifier" && this.isListPath(node.object);
  }

  /** Returns the one name of a list, however its path is spelled. @throws NotKnown where the path may change. */
  getListKey(expression: TSESTree.Node): string {
    const node = unwrap(expression);
    switch (node.type) {
      case "ThisExpression":
        return "this";
      case "Identifier": {
        const variable = getVariable(this.sourceCode, node);
        if (variable === undefined) return node.name;
        const alias = this.aliases.get(variable);
        if (alias !== undefined) return this.getListKey(alias);
        if (
          this.isComparator &&
          variable.defs.some(({ type, name }) => type.toString() === "Parameter" && contains(this.options.region, name))
        ) {
          throw new NotKnown("a comparator that looks at what it compares");
        }
        const value = getOnlyValue(variable);
        if (value !== undefined && this.isListPath(value) && !this.isNumeric(value)) return this.getListKey(value);
        const isChanging = getWrites(variable).some(({ identifier }) => contains(this.options.region, identifier));
        if (isChanging && !this.isRebuilt(variable)) throw new NotKnown("a list that changes");
        if (!this.ownLists.has(variable) && variable.defs.some(({ name }) => contains(this.options.region, name)))
          throw new NotKnown("a list of each round's own");
        return this.nameOf(variable);
      }
      case "MemberExpression": {
        const object = this.getListKey(node.object);
        const name = getMemberName(node);
        if (name !== undefined) return `${object}.${name}`;
        const index = unwrap(node.property);
        if (index.type === "Literal" && typeof index.value === "number") return `${object}[${String(index.value)}]`;
        if (index.type === "Identifier") {
          const variable = getVariable(this.sourceCode, index);
          if (
            variable !== undefined &&
            !variable.references.some(
              (reference) => reference.isWrite() && contains(this.options.region, reference.identifier),
            )
          ) {
            return `${object}[${this.nameOf(variable)}]`;
          }
        }
        throw new NotKnown("a list that changes");
      }
      default:
        throw new NotKnown("a list without a name");
    }
  }

  /** The length of a list; a copy has its original's. */
  private getLength(key: string, node: TSESTree.Node): Expression {
    this.lengthOf.set(key, this.getOriginal(key, node));
    return { kind: "length", list: key };
  }

  /** Returns whether a list is empty where the region begins: declared so, and not mentioned in between. */
  startsEmpty(key: string, expression: TSESTree.Node): boolean {
    if (this.emptyLists.has(key)) return true;
    const node = unwrap(expression);
    const variable = node.type === "Identifier" ? getVariable(this.sourceCode, node) : undefined;
    const [definition, ...more] = variable?.defs ?? [];
    if (variable === undefined || definition?.node.type !== "VariableDeclarator" || more.length > 0) return false;
    const { init } = definition.node;
    if (init === null || !isEmptyList(this.sourceCode, init)) return false;
    const { region } = this.options;
    if (getFunctionAround(definition.name) !== getFunctionAround(region)) return false;
    for (let { parent } = region; parent != null && !contains(parent, definition.name); { parent } = parent)
      if (isLoop(parent) || isFunction(parent)) return false;
    return variable.references.every(
      ({ identifier, init: isInitial }) =>
        isInitial === true || contains(region, identifier) || identifier.range[0] > region.range[1],
    );
  }

  /** Returns the key of the list of which this one is a copy, or its own. */
  getOriginal(key: string, expression: TSESTree.Node): string {
    const own = this.copies.get(key);
    if (own !== undefined) return own;
    const node = unwrap(expression);
    const variable = node.type === "Identifier" ? getVariable(this.sourceCode, node) : undefined;
    const value = variable === undefined ? undefined : getOnlyValue(variable);
    const source = value === undefined ? undefined : getCopied(this.sourceCode, value);
    if (source === undefined || !this.isListPath(source)) return key;
    try {
      return this.getOriginal(this.getListKey(source), source);
    } catch (thrown) {
      if (!(thrown instanceof NotKnown)) throw thrown;
      return key;
    }
  }
}

/** Returns whether one card goes into one list either way: only its place is by chance. */
function isOneCard(then: readonly Statement[], otherwise: readonly Statement[]): boolean {
  const [one, other, ...more] = [then, otherwise].map((steps) => {
    const moves = steps.filter(movesCards);
    const [insert] = moves;
    if (insert?.kind !== "insert" || moves.length > 1) return undefined;
    const { card } = insert;
    const held = steps.find(
      (step) => step.kind === "assign" && card.kind === "variable" && step.variable === card.name,
    );
    return JSON.stringify([insert.list, held?.kind === "assign" ? held.value : card]);
  });
  return one !== undefined && one === other && more.length === 0;
}

function getKey(property: TSESTree.Property | TSESTree.RestElement | TSESTree.SpreadElement): string | undefined {
  return property.type === "Property" && !property.computed && property.key.type === "Identifier"
    ? property.key.name
    : undefined;
}

/** The item of a list of one. */
function getOnlyElement(node: TSESTree.Node): TSESTree.Expression | undefined {
  if (node.type !== "ArrayExpression") return undefined;
  const [only, ...more] = node.elements;
  return only != null && only.type !== "SpreadElement" && more.length === 0 ? only : undefined;
}

/** Returns where a list is cut in two: `...list.slice(0, place)` and `...list.slice(place)`. */
function getCut(
  sourceCode: TSESLint.SourceCode,
  before: TSESTree.Node,
  after: TSESTree.Node,
  isList: (node: TSESTree.Node) => boolean,
): TSESTree.Identifier | undefined {
  const [head, tail] = [before, after].map((node) => {
    const call = node.type === "SpreadElement" ? unwrap(node.argument) : undefined;
    const isSlice =
      call?.type === "CallExpression" &&
      call.callee.type === "MemberExpression" &&
      getMemberName(call.callee) === "slice" &&
      isList(call.callee.object);
    return isSlice ? call.arguments : undefined;
  });
  const [zero, end, ...more] = head ?? [];
  const [start, ...others] = tail ?? [];
  const isCut = zero?.type === "Literal" && zero.value === 0 && more.length + others.length === 0;
  return isCut && end?.type === "Identifier" && start !== undefined && sourceCode.getText(start) === end.name
    ? end
    : undefined;
}

/** The function that a parameter has where the caller gives none: `(cards, draw = randomInt) => …`. */
function getDefaultFunction(sourceCode: TSESLint.SourceCode, callee: TSESTree.Node): FunctionNode | undefined {
  const variable = callee.type === "Identifier" ? getVariable(sourceCode, callee) : undefined;
  const [definition, ...more] = variable?.defs ?? [];
  if (variable === undefined || definition === undefined || more.length > 0 || getWrites(variable).length > 0)
    return undefined;
  const { parent } = definition.name;
  const isDefault = parent.type === "AssignmentPattern" && parent.left === definition.name;
  return isDefault ? getFunction(sourceCode, parent.right) : undefined;
}

/** What a reversed copy is made of: `[...list].reverse()`, `list.toReversed()`. */
function getReversed(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): TSESTree.Node | undefined {
  const node = unwrap(expression);
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || node.arguments.length > 0)
    return undefined;
  const { object } = node.callee;
  const name = getMemberName(node.callee);
  if (name === "toReversed") return object;
  return name === "reverse" ? getCopied(sourceCode, object) : undefined;
}

function isUnused(parameter: TSESTree.Node): boolean {
  return parameter.type === "Identifier" && parameter.name.startsWith("_");
}

/** Returns the size of `Array(n)` or `new Array(n)`. */
function getSizeOfNew(sourceCode: TSESLint.SourceCode, node: TSESTree.Node): TSESTree.Expression | undefined {
  if ((node.type !== "NewExpression" && node.type !== "CallExpression") || !isGlobal(sourceCode, node.callee, "Array"))
    return undefined;
  const [size, ...more] = node.arguments;
  return size !== undefined && size.type !== "SpreadElement" && more.length === 0 ? size : undefined;
}

function isNamed(call: TSESTree.CallExpression, name: string): boolean {
  return call.callee.type === "MemberExpression" && getMemberName(call.callee) === name;
}

/** Returns the value of `{ length: value }`. */
function getLengthProperty(node: TSESTree.Node): TSESTree.Node | undefined {
  if (node.type !== "ObjectExpression" || node.properties.length !== 1) return undefined;
  const [property] = node.properties;
  const isLength =
    property?.type === "Property" &&
    !property.computed &&
    property.key.type === "Identifier" &&
    property.key.name === "length";
  return isLength ? property.value : undefined;
}

/** Returns whether an expression gives a list without any card: `[]`, `new Array()`, `new Array(n)`. */
function isEmptyList(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): boolean {
  const node = unwrap(expression);
  if (node.type === "ArrayExpression") return node.elements.length === 0;
  const isCall = node.type === "NewExpression" || node.type === "CallExpression";
  return isCall && isGlobal(sourceCode, node.callee, "Array") && node.arguments.length < 2;
}

/** Returns what an expression copies as it is: `[...x]`, `x.slice()`, `Array.from(x)`, `[].concat(x)`, `x.concat()`. */
export function getCopied(sourceCode: TSESLint.SourceCode, expression: TSESTree.Node): TSESTree.Expression | undefined {
  const node = unwrap(expression);
  if (node.type === "ArrayExpression") {
    const [element, ...more] = node.elements;
    return element?.type === "SpreadElement" && more.length === 0 ? element.argument : undefined;
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { object } = node.callee;
  const [argument, ...more] = node.arguments;
  if (more.length > 0 || argument?.type === "SpreadElement") return undefined;
  switch (getMemberName(node.callee)) {
    case "slice":
      return argument === undefined || (argument.type === "Literal" && argument.value === 0) ? object : undefined;
    case "concat":
      if (argument === undefined) return object;
      return object.type === "ArrayExpression" && object.elements.length === 0 ? argument : undefined;
    case "from":
      return isGlobal(sourceCode, object, "Array") ? argument : undefined;
    default:
      return undefined;
  }
}

/** Returns whether a node lies inside another, or is it. */
export function contains(outer: TSESTree.Node, inner: TSESTree.Node): boolean {
  return outer.range[0] <= inner.range[0] && inner.range[1] <= outer.range[1];
}

/** Returns the innermost function around a node, or undefined at the top of the file. */
export function getFunctionAround(node: TSESTree.Node): FunctionNode | undefined {
  for (let parent = node.parent; parent != null; parent = parent.parent) if (isFunction(parent)) return parent;
  return undefined;
}

/** The value that a statement gives a variable where it does nothing else with it: a declaration or a plain assignment. */
function getPlainlyAssigned(statement: TSESTree.Node, identifier: TSESTree.Node): TSESTree.Expression | undefined {
  if (statement.type === "VariableDeclaration") {
    return statement.declarations.find(({ id }) => id === identifier)?.init ?? undefined;
  }
  if (statement.type !== "ExpressionStatement") return undefined;
  const { expression } = statement;
  return expression.type === "AssignmentExpression" && expression.operator === "=" && expression.left === identifier
    ? expression.right
    : undefined;
}

/** Returns whether a label names the loop right around a statement. */
function isOfInnermostLoop(statement: TSESTree.Node, label: string): boolean {
  let loop = statement.parent;
  while (loop != null && !isLoop(loop)) loop = loop.parent;
  return loop?.parent.type === "LabeledStatement" && loop.parent.label.name === label;
}

/** `randomBetween(i, 0)`: some take the upper bound first, others put the two in order; none draws from a range that is empty. */
function isTurned(low: Bound, high: Bound): boolean {
  const isLeast = typeof high !== "number" && high.type === "Literal" && (high.value === 0 || high.value === 1);
  return (
    isLeast && typeof low !== "number" && ["Identifier", "MemberExpression", "BinaryExpression"].includes(low.type)
  );
}

/** Returns whether a statement may jump: `continue` of the loop around it, or `return` of the function around it. */
function jumps(statement: TSESTree.Node): boolean {
  switch (statement.type) {
    case "ContinueStatement":
    case "ReturnStatement":
      return true;
    case "BlockStatement":
      return statement.body.some(jumps);
    case "IfStatement":
      return jumps(statement.consequent) || (statement.alternate !== null && jumps(statement.alternate));
    default:
      return false;
  }
}

function assigns(statement: Statement, variable: string): boolean {
  switch (statement.kind) {
    case "assign":
      return statement.variable === variable;
    case "if":
      return [...statement.then, ...statement.otherwise].some((inner) => assigns(inner, variable));
    default:
      return false;
  }
}
