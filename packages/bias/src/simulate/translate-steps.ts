// Translates a model's steps into WebAssembly for one number of cards: counters that no draw can change are computed beforehand and their loops
// written out, so that what is left to run are draws and moves.
import { Unjudgeable } from "../exact/unjudgeable.ts";
import type { BinaryOperator, Expression } from "../model/expression.ts";
import type { Statement } from "../model/model.ts";
import { batchDraws, type Batch } from "./batched-draws.ts";
import * as wasm from "./webassembly.ts";
import { F64, f64, I32, i32, I64, i64, type Code, type ValueType } from "./webassembly.ts";

/** What a run ends with: 0, or what went wrong. */
export const STATUS = { done: 0, leavesList: 1, notWhole: 2, losesCards: 3, endless: 4 } as const;

/** A value: known beforehand, or code that leaves it on the stack as an integer within known bounds, or as a double. */
export type Value =
  | { readonly kind: "constant"; readonly value: number }
  | { readonly kind: "int"; readonly code: Code; readonly low: number; readonly high: number }
  | { readonly kind: "float"; readonly code: Code };

/** Where a variable is kept. */
type Kept =
  | { readonly kind: "constant"; readonly value: number }
  | { readonly kind: "int"; readonly local: number; readonly low: number; readonly high: number }
  | { readonly kind: "float"; readonly local: number };

type Environment = Map<string, Kept>;

const LARGEST = 2 ** 31 - 1;

/** So many statements are written out one by one; beyond that loops stay loops. */
const MOST_STATEMENTS = 4000;

/** Thrown where loops would be written out too long. */
class TooLong extends Error {}

const constant = (value: number): Value => ({ kind: "constant", value });
const float = (code: Code): Value => ({ kind: "float", code });
const test = (code: Code): Value => ({ kind: "int", code, low: 0, high: 1 });

function int(code: Code, low: number, high: number): Value {
  return { kind: "int", code, low, high };
}

const isSmall = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= LARGEST;

/** A list of cards in memory, as words of four bytes. */
export interface ListPlace {
  readonly address: number;
  /** The variable that holds its length. */
  readonly length: string;
  /** How many cards it has room for. */
  readonly room: number;
  /** Whether a card may be laid at its end. */
  readonly grows: boolean;
}

export interface Place {
  readonly cards: number;
  readonly lists: ReadonlyMap<string, ListPlace>;
  readonly unknowns: ReadonlyMap<string, number>;
}

/** The names of variables that the translation needs for itself; no name in JavaScript has a space. */
export const lengthOf = (list: string): string => `length of ${list}`;

const STEPS_LEFT = "steps left";

/**
 * Returns what `write` wrote by a translation of its own, with the types of all its locals after the function's parameters.
 * It runs twice or three times: the first time finds out which whole numbers are drawn, so that the second can draw several of them at once.
 */
export function translate(
  place: Place,
  parameters: readonly ValueType[],
  state: readonly [number, number],
  write: (translation: Translation) => Code,
): { readonly code: Code; readonly locals: readonly ValueType[] } {
  const attempt = (unrolls: boolean): { code: Code; locals: readonly ValueType[] } => {
    const scout = new Translation(place, parameters, state, unrolls, undefined);
    write(scout);
    const translation = new Translation(place, parameters, state, unrolls, batchDraws(scout.drawnCounts));
    return { code: write(translation), locals: translation.locals };
  };
  try {
    return attempt(true);
  } catch (thrown) {
    if (!(thrown instanceof TooLong)) throw thrown;
    return attempt(false);
  }
}

export class Translation {
  readonly locals: ValueType[] = [];
  /** How many whole numbers each draw chooses from, in the order in which they are drawn: those alone that are drawn in every run. */
  readonly drawnCounts: number[] = [];
  private readonly place: Place;
  private readonly parameterCount: number;
  private readonly state: readonly [number, number];
  private readonly unrolls: boolean;
  private readonly batches: readonly Batch[] | undefined;
  private readonly named = new Map<string, number>();
  private environment: Environment = new Map();
  private temporaries = 0;
  private statements = 0;
  /** How many conditions and loops are around, at whose end chance decides. */
  private depth = 0;

  constructor(
    place: Place,
    parameters: readonly ValueType[],
    state: readonly [number, number],
    unrolls: boolean,
    batches: readonly Batch[] | undefined,
  ) {
    this.place = place;
    this.parameterCount = parameters.length;
    this.state = state;
    this.unrolls = unrolls;
    this.batches = batches;
  }

  /** Forgets all variables, as a new run begins. */
  begin(): Code {
    this.environment = new Map([...this.place.unknowns].map(([name, value]) => [name, { kind: "constant", value }]));
    for (const { length, grows } of this.place.lists.values())
      this.environment.set(length, { kind: "constant", value: grows ? 0 : this.place.cards });
    const { cards } = this.place;
    return [
      i32.constant(Math.min(64 * cards * cards + 100_000, LARGEST)),
      wasm.setLocal(this.getNamed(STEPS_LEFT, I32)),
    ];
  }

  /** Returns a local of its own for the function around. */
  getNamed(name: string, type: ValueType): number {
    const key = `${name}:${type}`;
    const known = this.named.get(key);
    if (known !== undefined) return known;
    const local = this.parameterCount + this.locals.push(type) - 1;
    this.named.set(key, local);
    return local;
  }

  run(statements: readonly Statement[]): Code {
    return statements.map((statement) => {
      this.temporaries = 0;
      if (++this.statements > MOST_STATEMENTS && this.unrolls) throw new TooLong();
      switch (statement.kind) {
        case "assign":
          return this.assign(statement.variable, this.evaluate(statement.value));
        case "lay":
          return this.lay(statement);
        case "insert":
          return this.insert(statement);
        case "take":
          return this.take(statement);
        case "if": {
          const condition = this.evaluate(statement.test);
          if (condition.kind === "constant")
            return this.run(condition.value !== 0 ? statement.then : statement.otherwise);
          return this.fork(
            condition,
            () => this.run(statement.then),
            () => this.run(statement.otherwise),
          );
        }
        case "loop":
          return this.runLoop(statement);
      }
    });
  }

  /** Writes what may be run any number of times: none of its draws is one of every run, and what it leaves in variables is forgotten. */
  aside(write: () => Code): Code {
    const before = this.environment;
    this.environment = new Map(before);
    this.depth++;
    const code = write();
    this.depth--;
    this.environment = before;
    return code;
  }

  /** Returns code that leaves the function where the number of cards in a list is not this one. */
  checkLength(list: string): Code {
    const { cards } = this.place;
    const length = this.readVariable(lengthOf(list));
    if (length.kind === "constant") return length.value === cards ? [] : this.fail(STATUS.losesCards);
    return [
      this.toInt(length),
      i32.constant(cards),
      i32.unequal,
      wasm.choose(this.fail(STATUS.losesCards), [], undefined),
    ];
  }

  toFloat(value: Value): Code {
    switch (value.kind) {
      case "constant":
        return f64.constant(value.value);
      case "int":
        return [value.code, f64.fromInt];
      case "float":
        return value.code;
    }
  }

  evaluate(expression: Expression): Value {
    switch (expression.kind) {
      case "number":
        return constant(expression.value);
      case "length":
        return this.place.lists.has(expression.list)
          ? this.readVariable(lengthOf(expression.list))
          : constant(this.place.cards);
      case "variable":
        return this.readVariable(expression.name);
      case "draw":
        return float(this.draw());
      case "card": {
        const list = this.place.lists.get(expression.list);
        const position = this.getPosition(expression.position, list);
        // A card of another list only travels with the shuffle.
        if (list === undefined) return int([position, wasm.drop, i32.constant(-1)], -1, -1);
        return int([position, i32.constant(2), i32.shiftLeft, i32.load(list.address)], -1, this.place.cards - 1);
      }
      case "unary":
        return this.evaluateUnary(expression);
      case "binary":
        return this.evaluateBinary(expression);
      case "conditional": {
        const condition = this.evaluate(expression.test);
        if (condition.kind === "constant")
          return this.evaluate(condition.value !== 0 ? expression.then : expression.otherwise);
        return this.chooseValue(
          this.toTest(condition),
          () => this.evaluate(expression.then),
          () => this.evaluate(expression.otherwise),
        );
      }
    }
  }

  private readVariable(name: string): Value {
    const kept = this.environment.get(name);
    switch (kept?.kind) {
      case undefined:
        throw new Unjudgeable(`the value of ${name} is not known`);
      case "constant":
        return kept;
      case "int":
        return int(wasm.getLocal(kept.local), kept.low, kept.high);
      case "float":
        return float(wasm.getLocal(kept.local));
    }
  }

  private assign(name: string, value: Value): Code {
    switch (value.kind) {
      case "constant":
        this.environment.set(name, value);
        return [];
      case "int": {
        const local = this.getNamed(name, I32);
        this.environment.set(name, { kind: "int", local, low: value.low, high: value.high });
        return [value.code, wasm.setLocal(local)];
      }
      case "float": {
        const local = this.getNamed(name, F64);
        this.environment.set(name, { kind: "float", local });
        return [value.code, wasm.setLocal(local)];
      }
    }
  }

  private getTemporary(type: ValueType): number {
    return this.getNamed(`temporary ${this.temporaries++}`, type);
  }

  /** Runs one of two branches; what they leave in variables is brought to the same places. */
  private fork(condition: Value, then: () => Code, otherwise: () => Code): Code {
    const before = this.environment;
    this.depth++;
    const run = (branch: () => Code): { code: Code; after: Environment } => {
      this.environment = new Map(before);
      const code = branch();
      return { code, after: this.environment };
    };
    const condition0 = this.toTest(condition);
    const [yes, no] = [run(then), run(otherwise)];
    this.depth--;
    this.environment = new Map(before);
    const settle: [Code[], Code[]] = [[], []];
    for (const name of new Set([...yes.after.keys(), ...no.after.keys()])) {
      const [left, right] = [yes.after.get(name), no.after.get(name)];
      if (left === undefined || right === undefined) continue;
      const kept = this.join(name, left, right);
      settle[0].push(this.bring(left, kept));
      settle[1].push(this.bring(right, kept));
      this.environment.set(name, kept);
    }
    return [condition0, wasm.choose([yes.code, settle[0]], [no.code, settle[1]], undefined)];
  }

  private join(name: string, left: Kept, right: Kept): Kept {
    if (left.kind === "constant" && right.kind === "constant" && Object.is(left.value, right.value)) return left;
    const bounds = [left, right].map((kept) =>
      kept.kind === "int"
        ? [kept.low, kept.high]
        : kept.kind === "constant" && isSmall(kept.value)
          ? [kept.value, kept.value]
          : undefined,
    );
    const [first, second] = bounds;
    if (first === undefined || second === undefined) return { kind: "float", local: this.getNamed(name, F64) };
    return {
      kind: "int",
      local: this.getNamed(name, I32),
      low: Math.min(...first, ...second),
      high: Math.max(...first, ...second),
    };
  }

  /** Returns code that copies a variable to another place of its own. */
  private bring(from: Kept, to: Kept): Code {
    if (to.kind === "constant" || (from.kind === to.kind && from.local === to.local)) return [];
    const value: Value =
      from.kind === "constant"
        ? from
        : from.kind === "int"
          ? int(wasm.getLocal(from.local), from.low, from.high)
          : float(wasm.getLocal(from.local));
    return [to.kind === "int" ? this.toInt(value) : this.toFloat(value), wasm.setLocal(to.local)];
  }

  private runLoop(statement: Extract<Statement, { kind: "loop" }>): Code {
    const code: Code[] = [];
    let isFirst = !statement.testFirst;
    while (this.unrolls) {
      if (!isFirst) {
        const condition = this.tryTest(statement.test);
        if (condition === undefined) break;
        if (!condition) return code;
      }
      isFirst = false;
      code.push(this.run(statement.body), this.run(statement.update));
      if (this.statements++ > MOST_STATEMENTS) throw new TooLong();
    }
    return [code, this.runOpenLoop(statement, isFirst)];
  }

  /** Returns whether a test that no draw can change holds; undefined where chance decides. */
  private tryTest(expression: Expression): boolean | undefined {
    if (this.isOpen(expression)) return undefined;
    const value = this.evaluate(expression);
    return value.kind === "constant" ? value.value !== 0 : undefined;
  }

  private isOpen(expression: Expression): boolean {
    switch (expression.kind) {
      case "draw":
      case "card":
        return true;
      case "variable":
        return this.environment.get(expression.name)?.kind !== "constant";
      case "length":
        return (
          this.place.lists.has(expression.list) && this.readVariable(lengthOf(expression.list)).kind !== "constant"
        );
      case "number":
        return false;
      case "unary":
        return this.isOpen(expression.operand);
      case "binary":
        return this.isOpen(expression.left) || this.isOpen(expression.right);
      case "conditional":
        return [expression.test, expression.then, expression.otherwise].some((inner) => this.isOpen(inner));
    }
  }

  /** A loop that stays a loop: its variables are kept as doubles throughout. */
  private runOpenLoop(statement: Extract<Statement, { kind: "loop" }>, isFirst: boolean): Code {
    const changed = this.getChanged([...statement.body, ...statement.update]);
    const keepAll = (): Code =>
      [...changed].map((name) => {
        const kept = this.environment.get(name);
        if (kept === undefined) return [];
        const open: Kept = { kind: "float", local: this.getNamed(name, F64) };
        const code = this.bring(kept, open);
        this.environment.set(name, open);
        return code;
      });
    const start = keepAll();
    this.depth++;
    const steps = this.getNamed(STEPS_LEFT, I32);
    const count: Code = [
      [wasm.getLocal(steps), i32.constant(1), i32.subtract, wasm.teeLocal(steps), i32.isZero],
      wasm.choose(this.fail(STATUS.endless), [], undefined),
    ];
    const leaveUnless = (): Code => [this.toTest(this.evaluate(statement.test)), i32.isZero, wasm.branchIf(1)];
    // A `do` loop tests after its rounds; any other before them.
    const testBefore = isFirst ? [] : leaveUnless();
    const round: Code = [this.run(statement.body), this.run(statement.update), keepAll()];
    const testAfter = isFirst ? leaveUnless() : [];
    this.depth--;
    return [start, wasm.block(wasm.loop([testBefore, round, count, testAfter, wasm.branch(0)]))];
  }

  private getChanged(statements: readonly Statement[]): Set<string> {
    const changed = new Set<string>();
    for (const statement of statements) {
      switch (statement.kind) {
        case "assign":
          changed.add(statement.variable);
          break;
        case "take":
          changed.add(statement.variable);
          changed.add(lengthOf(statement.list));
          break;
        case "insert":
          changed.add(lengthOf(statement.list));
          break;
        case "lay":
          if (this.place.lists.get(statement.list)?.grows === true) changed.add(lengthOf(statement.list));
          break;
        case "if":
          for (const name of this.getChanged([...statement.then, ...statement.otherwise])) changed.add(name);
          break;
        case "loop":
          for (const name of this.getChanged([...statement.body, ...statement.update])) changed.add(name);
      }
    }
    return changed;
  }

  private lay(statement: Extract<Statement, { kind: "lay" }>): Code {
    const list = this.place.lists.get(statement.list);
    const position = this.getPosition(statement.position, list);
    const card = this.toInt(this.evaluate(statement.card));
    if (list === undefined) return [position, wasm.drop, card, wasm.drop];
    if (!list.grows) return [position, i32.constant(2), i32.shiftLeft, card, i32.store(list.address)];
    // What lies between the end and the new card is empty for now.
    const [at, laid] = [this.getTemporary(I32), this.getTemporary(I32)];
    const length = this.readVariable(list.length);
    const room = this.place.cards;
    const end = this.getTemporary(I32);
    const address = (local: number): Code => [wasm.getLocal(local), i32.constant(2), i32.shiftLeft];
    return [
      [position, wasm.setLocal(at), card, wasm.setLocal(laid), this.toInt(length), wasm.setLocal(end)],
      wasm.block(
        wasm.loop([
          [wasm.getLocal(end), wasm.getLocal(at), i32.greater, wasm.branchIf(1)],
          [address(end), i32.constant(-1), i32.store(list.address)],
          [wasm.getLocal(end), i32.constant(1), i32.add, wasm.setLocal(end), wasm.branch(0)],
        ]),
      ),
      [address(at), wasm.getLocal(laid), i32.store(list.address)],
      this.assign(list.length, int(wasm.getLocal(end), 0, room)),
    ];
  }

  private insert(statement: Extract<Statement, { kind: "insert" }>): Code {
    const list = this.getList(statement.list);
    const position = this.evaluate(statement.position);
    const card = this.toInt(this.evaluate(statement.card));
    const length = this.readVariable(list.length);
    const [at, laid, before] = [this.getTemporary(I32), this.getTemporary(I32), this.getTemporary(I32)];
    const size: Code = wasm.getLocal(before);
    const grown: Value =
      length.kind === "constant"
        ? constant(length.value + 1)
        : int([this.toInt(length), i32.constant(1), i32.add], 1, list.room);
    return [
      [this.toInt(position), wasm.setLocal(at), card, wasm.setLocal(laid), this.toInt(length), wasm.setLocal(before)],
      [size, i32.constant(list.room), i32.greaterOrEqual, wasm.choose(this.fail(STATUS.losesCards), [], undefined)],
      // As `splice` reads its first argument: from the end where negative, the end where beyond.
      [wasm.getLocal(at), i32.constant(0), i32.less],
      wasm.choose(
        [
          [size, wasm.getLocal(at), i32.add, wasm.teeLocal(at), i32.constant(0), i32.less],
          wasm.choose([i32.constant(0), wasm.setLocal(at)], [], undefined),
        ],
        [],
        undefined,
      ),
      [wasm.getLocal(at), size, wasm.getLocal(at), size, i32.less, wasm.select, wasm.setLocal(at)],
      this.shift(list, at, [size, wasm.getLocal(at), i32.subtract], 1),
      [wasm.getLocal(at), i32.constant(2), i32.shiftLeft, wasm.getLocal(laid), i32.store(list.address)],
      this.assign(list.length, grown),
    ];
  }

  private take(statement: Extract<Statement, { kind: "take" }>): Code {
    const list = this.getList(statement.list);
    const length = this.readVariable(list.length);
    const [at, size] = [this.getTemporary(I32), this.getTemporary(I32)];
    const position = this.toInt(this.evaluate(statement.position));
    const shrunk: Value =
      length.kind === "constant"
        ? constant(length.value - 1)
        : int([this.toInt(length), i32.constant(1), i32.subtract], -1, list.room);
    return [
      [this.toInt(length), wasm.setLocal(size), position, wasm.teeLocal(at), i32.constant(0), i32.less],
      wasm.choose(
        [
          [wasm.getLocal(size), wasm.getLocal(at), i32.add, wasm.teeLocal(at), i32.constant(0), i32.less],
          wasm.choose([i32.constant(0), wasm.setLocal(at)], [], undefined),
        ],
        [],
        undefined,
      ),
      [wasm.getLocal(at), wasm.getLocal(size), i32.greaterOrEqual],
      wasm.choose(this.fail(STATUS.leavesList), [], undefined),
      this.assign(
        statement.variable,
        int([wasm.getLocal(at), i32.constant(2), i32.shiftLeft, i32.load(list.address)], -1, this.place.cards - 1),
      ),
      this.shift(list, at, [wasm.getLocal(size), wasm.getLocal(at), i32.subtract, i32.constant(1), i32.subtract], -1),
      this.assign(list.length, shrunk),
    ];
  }

  /** Moves `count` cards of a list by one place: up from the position `at`, or down to it. */
  private shift(list: ListPlace, at: number, count: Code, by: 1 | -1): Code {
    const address = (offset: number): Code => [
      [wasm.getLocal(at), i32.constant(2), i32.shiftLeft],
      [i32.constant(list.address + 4 * offset), i32.add],
    ];
    const [target, source] = by === 1 ? [1, 0] : [0, 1];
    return [address(target), address(source), count, i32.constant(2), i32.shiftLeft, wasm.moveBytes];
  }

  private getList(name: string): ListPlace {
    const list = this.place.lists.get(name);
    if (list === undefined) throw new Unjudgeable("it moves cards through a third list");
    return list;
  }

  /** Returns code that leaves a position within a list on the stack, or leaves the function. */
  private getPosition(expression: Expression, list: ListPlace | undefined): Code {
    const value = this.evaluate(expression);
    const { cards } = this.place;
    // A list that the cards go into grows where a card is laid beyond its end.
    const length = list === undefined || list.grows ? constant(cards) : this.readVariable(list.length);
    const fits =
      length.kind === "constant" &&
      (value.kind === "int"
        ? value.low >= 0 && value.high < length.value
        : value.kind === "constant" && Number.isInteger(value.value) && value.value >= 0 && value.value < length.value);
    const code = this.toInt(value);
    if (fits) return code;
    const at = this.getTemporary(I32);
    return [
      [code, wasm.teeLocal(at), this.toInt(length), i32.lessUnsigned, i32.isZero],
      wasm.choose(this.fail(STATUS.leavesList), [], undefined),
      wasm.getLocal(at),
    ];
  }

  private fail(status: number): Code {
    return [i32.constant(status), wasm.leave];
  }

  /** Leaves a whole number on the stack, or leaves the function. */
  toInt(value: Value): Code {
    switch (value.kind) {
      case "int":
        return value.code;
      case "constant":
        return isSmall(value.value) ? i32.constant(value.value) : [this.fail(STATUS.notWhole), i32.constant(0)];
      case "float": {
        const [whole, given] = [this.getTemporary(I32), this.getTemporary(F64)];
        return [
          [value.code, wasm.teeLocal(given), f64.toInt, wasm.teeLocal(whole), f64.fromInt],
          [wasm.getLocal(given), f64.unequal, wasm.choose(this.fail(STATUS.notWhole), [], undefined)],
          wasm.getLocal(whole),
        ];
      }
    }
  }

  /** Leaves 1 on the stack where a value is truthy, else 0. */
  toTest(value: Value): Code {
    switch (value.kind) {
      case "constant":
        return i32.constant(value.value === 0 ? 0 : 1);
      case "int":
        return value.low >= 0 && value.high <= 1 ? value.code : [value.code, i32.constant(0), i32.unequal];
      case "float":
        return [value.code, f64.constant(0), f64.unequal];
    }
  }

  private chooseValue(condition: Code, then: () => Value, otherwise: () => Value): Value {
    this.depth++;
    const [yes, no] = [then(), otherwise()];
    this.depth--;
    const bounds = [yes, no].map((value) =>
      value.kind === "int"
        ? [value.low, value.high]
        : value.kind === "constant" && isSmall(value.value)
          ? [value.value, value.value]
          : undefined,
    );
    const [first, second] = bounds;
    if (first === undefined || second === undefined)
      return float([condition, wasm.choose(this.toFloat(yes), this.toFloat(no), F64)]);
    return int(
      [condition, wasm.choose(this.toInt(yes), this.toInt(no), I32)],
      Math.min(...first, ...second),
      Math.max(...first, ...second),
    );
  }

  private evaluateUnary(expression: Extract<Expression, { kind: "unary" }>): Value {
    const { operator } = expression;
    if (operator === "floor" || operator === "trunc") {
      const drawn = this.drawWhole(expression.operand);
      if (drawn !== undefined) return drawn;
    }
    if (operator === "sign") {
      const drawn = this.drawSign(expression.operand);
      if (drawn !== undefined) return drawn;
    }
    const value = this.evaluate(expression.operand);
    if (value.kind === "constant") return constant(UNARY[operator](value.value));
    switch (operator) {
      case "!":
        return test([this.toTest(value), i32.isZero]);
      case "number":
        return value;
      case "floor":
      case "ceil":
      case "trunc":
        return value.kind === "int" ? value : float([value.code, f64[operator]]);
      case "uint32": {
        if (value.kind === "int" && value.low >= 0) return value;
        const local = this.getTemporary(F64);
        const read = wasm.getLocal(local);
        const above = [read, f64.constant(2 ** 32), f64.add];
        const isBelow = [this.toFloat(value), f64.trunc, wasm.teeLocal(local), f64.constant(0), f64.less];
        return float([isBelow, wasm.choose(above, read, F64)]);
      }
      case "round":
        return value.kind === "int" ? value : float([value.code, f64.constant(0.5), f64.add, f64.floor]);
      case "-":
        return value.kind === "int"
          ? int([i32.constant(0), value.code, i32.subtract], -value.high, -value.low)
          : float([value.code, f64.negate]);
      case "abs":
        return float([this.toFloat(value), f64.abs]);
      case "sign": {
        const local = this.getTemporary(F64);
        const read = wasm.getLocal(local);
        const zero = f64.constant(0);
        return int(
          [this.toFloat(value), wasm.setLocal(local), read, zero, f64.greater, read, zero, f64.less, i32.subtract],
          -1,
          1,
        );
      }
    }
  }

  /** `floor(draw * k + c)` for whole k > 0 and c: one of k whole numbers, drawn without any rounding. */
  private drawWhole(expression: Expression): Value | undefined {
    const form = this.getAffine(expression);
    if (form?.draws !== 1 || !(form.scale >= 1) || !isSmall(form.scale) || !isSmall(form.offset)) return undefined;
    if (form.scale > MOST_OUTCOMES || form.offset < 0) return undefined;
    const { scale: count, offset } = form;
    if (count === 1) return constant(offset);
    const drawn = this.drawBelow(count);
    return int(offset === 0 ? drawn : [drawn, i32.constant(offset), i32.add], offset, offset + count - 1);
  }

  /** Reads an expression as draws · scale + offset, where all else is known beforehand. */
  private getAffine(expression: Expression): Affine | undefined {
    if (expression.kind === "draw") return { draws: 1, scale: 1, offset: 0 };
    if (!this.isOpen(expression)) {
      const value = this.evaluate(expression);
      return value.kind === "constant" ? { draws: 0, scale: 0, offset: value.value } : undefined;
    }
    if (expression.kind !== "binary") return undefined;
    const [left, right] = [this.getAffine(expression.left), this.getAffine(expression.right)];
    if (left === undefined || right === undefined || left.draws + right.draws !== 1) return undefined;
    switch (expression.operator) {
      case "+":
        return { draws: 1, scale: left.scale + right.scale, offset: left.offset + right.offset };
      case "-":
        return { draws: 1, scale: left.scale - right.scale, offset: left.offset - right.offset };
      case "*": {
        const [drawn, factor] = left.draws === 1 ? [left, right.offset] : [right, left.offset];
        return { draws: 1, scale: drawn.scale * factor, offset: drawn.offset * factor };
      }
      default:
        return undefined;
    }
  }

  private evaluateBinary(expression: Extract<Expression, { kind: "binary" }>): Value {
    const { operator } = expression;
    const compared = this.compareDraw(expression);
    if (compared !== undefined) return compared;
    const left = this.evaluate(expression.left);
    if (operator === "&&" || operator === "||") return this.evaluateLogical(operator, left, expression.right);
    const right = this.evaluate(expression.right);
    if (left.kind === "constant" && right.kind === "constant")
      return constant(BINARY[operator](left.value, right.value));
    const whole = this.computeWhole(operator, left, right);
    if (whole !== undefined) return whole;
    const [a, b] = [this.toFloat(left), this.toFloat(right)];
    switch (operator) {
      case "+":
        return float([a, b, f64.add]);
      case "-":
        return float([a, b, f64.subtract]);
      case "*":
        return float([a, b, f64.multiply]);
      case "/":
        return float([a, b, f64.divide]);
      case "min":
        return float([a, b, f64.min]);
      case "max":
        return float([a, b, f64.max]);
      case "%":
        return float(this.remainder(a, b));
      case "<":
        return test([a, b, f64.less]);
      case "<=":
        return test([a, b, f64.lessOrEqual]);
      case ">":
        return test([a, b, f64.greater]);
      case ">=":
        return test([a, b, f64.greaterOrEqual]);
      case "==":
        return test([a, b, f64.equal]);
      case "!=":
        return test([a, b, f64.unequal]);
    }
  }

  /** `draw * k + c < d` and its like: a draw is a whole number of steps, and how many of them lie below is known beforehand. */
  private compareDraw({ operator, left, right }: Extract<Expression, { kind: "binary" }>): Value | undefined {
    if (operator !== "<" && operator !== "<=" && operator !== ">" && operator !== ">=") return undefined;
    const form = this.getAffine({ kind: "binary", operator: "-", left, right });
    const edge = getEdge(form);
    if (form === undefined || edge === undefined) return undefined;
    const rises = form.scale > 0;
    const isBelow = rises === operator.startsWith("<");
    // At the edge itself the two sides are equal.
    const below = this.isDrawBelow(isBelow === operator.endsWith("=") ? Math.floor(edge) + 1 : Math.ceil(edge));
    return isBelow ? below : this.negate(below);
  }

  /** Whether a draw is one of its first `steps` values. */
  private isDrawBelow(steps: number): Value {
    if (steps <= 0) return constant(0);
    if (steps >= DRAW_STEPS) return constant(1);
    return test([this.drawWord(), i64.constant(BigInt.asIntN(64, BigInt(steps) << 11n)), i64.lessUnsigned]);
  }

  private negate(value: Value): Value {
    return value.kind === "constant" ? constant(1 - value.value) : test([this.toTest(value), i32.isZero]);
  }

  /** The sign of `draw * k + c`. */
  private drawSign(expression: Expression): Value | undefined {
    const form = this.getAffine(expression);
    const edge = getEdge(form);
    if (form === undefined || edge === undefined || edge <= 0 || edge >= DRAW_STEPS - 1) return undefined;
    const word = this.getTemporary(I64);
    const isBelow = (steps: number): Code => [
      wasm.getLocal(word),
      i64.constant(BigInt.asIntN(64, BigInt(steps) << 11n)),
      i64.lessUnsigned,
    ];
    const [below, notAbove] = [isBelow(Math.ceil(edge)), isBelow(Math.floor(edge) + 1)];
    const above: Code = [notAbove, i32.isZero];
    const [plus, minus] = form.scale > 0 ? [above, below] : [below, above];
    return int([this.drawWord(), wasm.setLocal(word), plus, minus, i32.subtract], -1, 1);
  }

  /** Arithmetic on integers that can't leave 32 bits. */
  private computeWhole(operator: BinaryOperator, left: Value, right: Value): Value | undefined {
    const [a, b] = [getBounds(left), getBounds(right)];
    if (a === undefined || b === undefined) return undefined;
    const compute = (code: Code, ends: readonly number[]): Value | undefined =>
      ends.every(isSmall)
        ? int([this.toInt(left), this.toInt(right), code], Math.min(...ends), Math.max(...ends))
        : undefined;
    const compare = (code: Code): Value => test([this.toInt(left), this.toInt(right), code]);
    switch (operator) {
      case "+":
        return compute(i32.add, [a.low + b.low, a.high + b.high]);
      case "-":
        return compute(i32.subtract, [a.low - b.high, a.high - b.low]);
      case "*":
        return compute(i32.multiply, [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high]);
      case "%":
        return a.low >= 0 && b.low > 0 ? compute(i32.remainder, [0, Math.min(a.high, b.high - 1)]) : undefined;
      case "<":
        return compare(i32.less);
      case "<=":
        return compare(i32.lessOrEqual);
      case ">":
        return compare(i32.greater);
      case ">=":
        return compare(i32.greaterOrEqual);
      case "==":
        return compare(i32.equal);
      case "!=":
        return compare(i32.unequal);
      default:
        return undefined;
    }
  }

  private evaluateLogical(operator: "&&" | "||", left: Value, right: Expression): Value {
    if (left.kind === "constant") return (left.value !== 0) === (operator === "&&") ? this.evaluate(right) : left;
    const isInt = left.kind === "int";
    const local = this.getTemporary(isInt ? I32 : F64);
    const kept: Value = isInt ? int(wasm.getLocal(local), left.low, left.high) : float(wasm.getLocal(local));
    const condition: Code = [left.code, wasm.setLocal(local), this.toTest(kept)];
    const readLeft = (): Value => kept;
    const readRight = (): Value => this.evaluate(right);
    return operator === "&&"
      ? this.chooseValue(condition, readRight, readLeft)
      : this.chooseValue(condition, readLeft, readRight);
  }

  /** As `%`: with the sign of the dividend. Exact while the quotient is below 2^52. */
  private remainder(a: Code, b: Code): Code {
    const [dividend, divisor, rest] = [this.getTemporary(F64), this.getTemporary(F64), this.getTemporary(F64)];
    const read = wasm.getLocal;
    const size: Code = [read(divisor), f64.abs];
    const signOf: Code = [
      f64.constant(1),
      f64.constant(-1),
      read(dividend),
      f64.constant(0),
      f64.greaterOrEqual,
      wasm.select,
    ];
    return [
      [a, wasm.setLocal(dividend), b, wasm.setLocal(divisor)],
      // On sizes alone; a quotient that was rounded up leaves less than nothing.
      [read(dividend), f64.abs, read(dividend), f64.abs, size, f64.divide, f64.trunc, size, f64.multiply, f64.subtract],
      [wasm.teeLocal(rest), read(rest), size, f64.add, read(rest), f64.constant(0), f64.greaterOrEqual, wasm.select],
      [signOf, f64.multiply],
    ];
  }

  /** The next 64 random bits: xoroshiro128++. */
  drawWord(): Code {
    const [first, second] = this.state;
    const word = this.getNamed("word", I64);
    const [a, b] = [wasm.getLocal(first), wasm.getLocal(second)];
    return [
      [a, b, i64.add, i64.constant(17n), i64.rotateLeft, a, i64.add, wasm.setLocal(word)],
      [b, a, i64.xor, wasm.setLocal(second)],
      [a, i64.constant(49n), i64.rotateLeft, b, i64.xor, b, i64.constant(21n), i64.shiftLeft, i64.xor],
      [wasm.setLocal(first), b, i64.constant(28n), i64.rotateLeft, wasm.setLocal(second)],
      wasm.getLocal(word),
    ];
  }

  /** A draw on [0, 1) in steps of 2^−53. */
  private draw(): Code {
    return [
      [this.drawWord(), i64.constant(11n), i64.shiftRightUnsigned, f64.fromLongUnsigned],
      [f64.constant(2 ** -53), f64.multiply],
    ];
  }

  /** A whole number from 0 to before `count`, each as likely as any other, to the last bit. */
  private drawBelow(count: number): Code {
    if (this.depth > 0) {
      const alone = batchDraws([count])[0];
      return alone === undefined ? [] : [this.drawBatch(alone, "inner"), wasm.getLocal(this.getNamed("inner 0", I32))];
    }
    const index = this.drawnCounts.push(count) - 1;
    if (this.batches === undefined) return i32.constant(0);
    const batch = this.batches.find(({ start, end }) => index >= start && index < end);
    if (batch === undefined) throw new RangeError("A draw was not foreseen.");
    return [
      index === batch.start ? this.drawBatch(batch, "drawn") : [],
      wasm.getLocal(this.getNamed(`drawn ${index - batch.start}`, I32)),
    ];
  }

  /** Draws several whole numbers from one word of 64 bits, or two of 32, again until none of them is favoured. */
  private drawBatch({ halves }: Batch, name: string): Code {
    const [bits, rest] = [this.getNamed("bits", I64), this.getNamed("rest", I64)];
    let drawn = 0;
    const write = (part: Batch["halves"][number], index: number): Code => [
      [
        wasm.getLocal(bits),
        index === 0 ? [i64.constant(32n), i64.shiftRightUnsigned] : [i64.constant(0xffff_ffffn), i64.and],
      ],
      wasm.setLocal(rest),
      part.counts.map((count): Code => [
        [wasm.getLocal(rest), i64.constant(BigInt(count)), i64.multiply, wasm.teeLocal(rest)],
        [i64.constant(32n), i64.shiftRightUnsigned, i64.wrap, wasm.setLocal(this.getNamed(`${name} ${drawn++}`, I32))],
        [wasm.getLocal(rest), i64.constant(0xffff_ffffn), i64.and, wasm.setLocal(rest)],
      ]),
      part.least === 0
        ? []
        : [wasm.getLocal(rest), i64.constant(BigInt(part.least)), i64.lessUnsigned, wasm.branchIf(0)],
    ];
    return wasm.loop([this.drawWord(), wasm.setLocal(bits), halves.map(write)]);
  }
}

/** A draw is one of so many multiples of 2^−53. */
const DRAW_STEPS = 2 ** 53;

/** draws · scale + offset. */
interface Affine {
  readonly draws: 0 | 1;
  readonly scale: number;
  readonly offset: number;
}

/** Returns at how many of a draw's steps a form of one draw is 0, or would be, beyond its range and between its steps. */
function getEdge(form: Affine | undefined): number | undefined {
  if (form?.draws !== 1 || form.scale === 0) return undefined;
  const edge = (-form.offset / form.scale) * DRAW_STEPS;
  return Number.isFinite(edge) ? edge : undefined;
}

/** Among more outcomes than these a draw is a double; 2^26 of them would still be told apart. */
const MOST_OUTCOMES = 2 ** 26;

function getBounds(value: Value): { readonly low: number; readonly high: number } | undefined {
  switch (value.kind) {
    case "constant":
      return isSmall(value.value) ? { low: value.value, high: value.value } : undefined;
    case "int":
      return value;
    case "float":
      return undefined;
  }
}

const UNARY: Record<Extract<Expression, { kind: "unary" }>["operator"], (value: number) => number> = {
  "-": (value) => -value,
  "!": (value) => Number(value === 0),
  floor: Math.floor,
  ceil: Math.ceil,
  round: (value) => Math.floor(value + 0.5),
  trunc: Math.trunc,
  uint32: (value) => value >>> 0,
  sign: Math.sign,
  abs: Math.abs,
  number: (value) => value,
};

const BINARY: Record<Exclude<BinaryOperator, "&&" | "||">, (left: number, right: number) => number> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "%": (left, right) => left % right,
  min: Math.min,
  max: Math.max,
  "<": (left, right) => Number(left < right),
  "<=": (left, right) => Number(left <= right),
  ">": (left, right) => Number(left > right),
  ">=": (left, right) => Number(left >= right),
  "==": (left, right) => Number(left === right),
  "!=": (left, right) => Number(left !== right),
};
