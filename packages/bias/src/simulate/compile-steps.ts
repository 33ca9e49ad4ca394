// Compiles a model's steps into WebAssembly for one number of cards: counters that no draw can change are computed beforehand and their loops
// written out, so that what is left to run are draws and moves.
import type { Statement } from "../model/model.ts";
import { batchDraws } from "./batched-draws.ts";
import { toTest, type Value } from "./code-values.ts";
import { evaluate } from "./expression-code.ts";
import { getKnown } from "./known-beforehand.ts";
import { insert, lay, take } from "./list-code.ts";
import { fail, lengthOf, STEPS_LEFT, Compilation, type Environment, type Kept, type Layout } from "./compilation.ts";
import { STATUS } from "./module-agreement.ts";
import * as wasm from "./webassembly.ts";
import { F64, I32, i32, type Code, type ValueType } from "./webassembly.ts";

/** So many statements are written out one by one; beyond that loops stay loops. */
const MOST_STATEMENTS = 4000;

/** Thrown where loops would be written out too long. */
class TooLong extends Error {}

/** What was written. */
export interface Compiled {
  readonly code: Code;
  /** The types of all locals after the function's parameters. */
  readonly locals: readonly ValueType[];
  /** How many whole numbers each draw of every run chooses from, in the order in which they are drawn. */
  readonly drawnCounts: readonly number[];
}

/**
 * Returns what `write` wrote by a compilation of its own.
 * It runs twice or three times: the first time finds out which whole numbers are drawn, so that the second can draw several of them at once.
 */
export function compile(
  place: Layout,
  parameters: readonly ValueType[],
  state: readonly [number, number],
  write: (compilation: Compilation) => Code,
): Compiled {
  const attempt = (unrolls: boolean): Compiled => {
    const scout = new Compilation(place, parameters, state, unrolls, undefined);
    write(scout);
    const compilation = new Compilation(place, parameters, state, unrolls, batchDraws(scout.drawnCounts));
    return { code: write(compilation), locals: compilation.locals, drawnCounts: scout.drawnCounts };
  };
  try {
    return attempt(true);
  } catch (thrown) {
    if (!(thrown instanceof TooLong)) throw thrown;
    return attempt(false);
  }
}

export function runSteps(compilation: Compilation, statements: readonly Statement[]): Code {
  return statements.map((statement) => {
    compilation.freeTemporaries();
    if (++compilation.statements > MOST_STATEMENTS && compilation.unrolls) throw new TooLong();
    switch (statement.kind) {
      case "assign":
        return compilation.assign(statement.variable, evaluate(compilation, statement.value));
      case "lay":
        return lay(compilation, statement);
      case "insert":
        return insert(compilation, statement);
      case "take":
        return take(compilation, statement);
      case "if": {
        const condition = evaluate(compilation, statement.test);
        if (condition.kind === "constant")
          return runSteps(compilation, condition.value !== 0 ? statement.then : statement.otherwise);
        return fork(
          compilation,
          condition,
          () => runSteps(compilation, statement.then),
          () => runSteps(compilation, statement.otherwise),
        );
      }
      case "loop":
        return runLoop(compilation, statement);
    }
  });
}

/** Writes what may be run any number of times: none of its draws is one of every run, and what it leaves in variables is forgotten. */
export function aside(compilation: Compilation, write: () => Code): Code {
  const before = compilation.environment;
  compilation.environment = new Map(before);
  compilation.depth++;
  const code = write();
  compilation.depth--;
  compilation.environment = before;
  return code;
}

/** Returns code that leaves the function where the number of cards in a list is not this one. */
export function checkLength(compilation: Compilation, list: string): Code {
  const { cards } = compilation.layout;
  const length = compilation.readVariable(lengthOf(list));
  if (length.kind === "constant") return length.value === cards ? [] : fail(STATUS.losesCards);
  return [
    compilation.toInt(length),
    i32.constant(cards),
    i32.unequal,
    wasm.choose(fail(STATUS.losesCards), [], undefined),
  ];
}

/** Runs one of two branches; what they leave in variables is brought to the same places. */
function fork(compilation: Compilation, condition: Value, then: () => Code, otherwise: () => Code): Code {
  const before = compilation.environment;
  compilation.depth++;
  const run = (branch: () => Code): { code: Code; after: Environment } => {
    compilation.environment = new Map(before);
    const code = branch();
    return { code, after: compilation.environment };
  };
  const condition0 = toTest(condition);
  const [yes, no] = [run(then), run(otherwise)];
  compilation.depth--;
  compilation.environment = new Map(before);
  const settle: [Code[], Code[]] = [[], []];
  for (const name of new Set([...yes.after.keys(), ...no.after.keys()])) {
    const [left, right] = [yes.after.get(name), no.after.get(name)];
    if (left === undefined || right === undefined) continue;
    const kept = compilation.join(name, left, right);
    settle[0].push(compilation.bring(left, kept));
    settle[1].push(compilation.bring(right, kept));
    compilation.environment.set(name, kept);
  }
  return [condition0, wasm.choose([yes.code, settle[0]], [no.code, settle[1]], undefined)];
}

function runLoop(compilation: Compilation, statement: Extract<Statement, { kind: "loop" }>): Code {
  const code: Code[] = [];
  let isFirst = !statement.testFirst;
  while (compilation.unrolls) {
    if (!isFirst) {
      const condition = getKnown(compilation, statement.test);
      if (condition === undefined) break;
      if (condition === 0) return code;
    }
    isFirst = false;
    code.push(runSteps(compilation, statement.body), runSteps(compilation, statement.update));
    if (compilation.statements++ > MOST_STATEMENTS) throw new TooLong();
  }
  return [code, runOpenLoop(compilation, statement, isFirst)];
}

/** A loop that stays a loop: its variables are kept as doubles throughout. */
function runOpenLoop(
  compilation: Compilation,
  statement: Extract<Statement, { kind: "loop" }>,
  isFirst: boolean,
): Code {
  const changed = getChanged(compilation, [...statement.body, ...statement.update]);
  const keepAll = (): Code =>
    [...changed].map((name) => {
      const kept = compilation.environment.get(name);
      if (kept === undefined) return [];
      const open: Kept = { kind: "float", local: compilation.getNamed(name, F64) };
      const code = compilation.bring(kept, open);
      compilation.environment.set(name, open);
      return code;
    });
  const start = keepAll();
  compilation.depth++;
  const steps = compilation.getNamed(STEPS_LEFT, I32);
  const count: Code = [
    [wasm.getLocal(steps), i32.constant(1), i32.subtract, wasm.teeLocal(steps), i32.isZero],
    wasm.choose(fail(STATUS.endless), [], undefined),
  ];
  const leaveUnless = (): Code => [toTest(evaluate(compilation, statement.test)), i32.isZero, wasm.branchIf(1)];
  // A `do` loop tests after its rounds; any other before them.
  const testBefore = isFirst ? [] : leaveUnless();
  const round: Code = [runSteps(compilation, statement.body), runSteps(compilation, statement.update), keepAll()];
  const testAfter = isFirst ? leaveUnless() : [];
  compilation.depth--;
  return [start, wasm.block(wasm.loop([testBefore, round, count, testAfter, wasm.branch(0)]))];
}

function getChanged(compilation: Compilation, statements: readonly Statement[]): Set<string> {
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
        if (compilation.layout.lists.get(statement.list)?.grows === true) changed.add(lengthOf(statement.list));
        break;
      case "if":
        for (const name of getChanged(compilation, [...statement.then, ...statement.otherwise])) changed.add(name);
        break;
      case "loop":
        for (const name of getChanged(compilation, [...statement.body, ...statement.update])) changed.add(name);
    }
  }
  return changed;
}
