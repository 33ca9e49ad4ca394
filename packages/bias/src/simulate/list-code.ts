// What moves cards becomes code: cards that are laid at a place, and lists that grow and shrink.
import type { Statement } from "../model/model.ts";
import { Unjudgeable } from "../exact/unjudgeable.ts";
import { constant, int, type Value } from "./code-values.ts";
import { evaluate, getPosition } from "./expression-code.ts";
import { fail, type ListPlace, type Compilation } from "./compilation.ts";
import { STATUS } from "./module-agreement.ts";
import * as wasm from "./webassembly.ts";
import { I32, i32, type Code } from "./webassembly.ts";

export function lay(compilation: Compilation, statement: Extract<Statement, { kind: "lay" }>): Code {
  const list = compilation.layout.lists.get(statement.list);
  const position = getPosition(compilation, statement.position, list);
  const card = compilation.toInt(evaluate(compilation, statement.card));
  if (list === undefined) return [position, wasm.drop, card, wasm.drop];
  if (!list.grows) return [position, i32.constant(2), i32.shiftLeft, card, i32.store(list.address)];
  // What lies between the end and the new card is empty for now.
  const [at, laid] = [compilation.getTemporary(I32), compilation.getTemporary(I32)];
  const length = compilation.readVariable(list.length);
  const room = compilation.layout.cards;
  const end = compilation.getTemporary(I32);
  const address = (local: number): Code => [wasm.getLocal(local), i32.constant(2), i32.shiftLeft];
  return [
    [position, wasm.setLocal(at), card, wasm.setLocal(laid), compilation.toInt(length), wasm.setLocal(end)],
    wasm.block(
      wasm.loop([
        [wasm.getLocal(end), wasm.getLocal(at), i32.greater, wasm.branchIf(1)],
        [address(end), i32.constant(-1), i32.store(list.address)],
        [wasm.getLocal(end), i32.constant(1), i32.add, wasm.setLocal(end), wasm.branch(0)],
      ]),
    ),
    [address(at), wasm.getLocal(laid), i32.store(list.address)],
    compilation.assign(list.length, int(wasm.getLocal(end), 0, room)),
  ];
}

export function insert(compilation: Compilation, statement: Extract<Statement, { kind: "insert" }>): Code {
  const list = getList(compilation, statement.list);
  const position = evaluate(compilation, statement.position);
  const card = compilation.toInt(evaluate(compilation, statement.card));
  const length = compilation.readVariable(list.length);
  const [at, laid, before] = [
    compilation.getTemporary(I32),
    compilation.getTemporary(I32),
    compilation.getTemporary(I32),
  ];
  const size: Code = wasm.getLocal(before);
  const grown: Value =
    length.kind === "constant"
      ? constant(length.value + 1)
      : int([compilation.toInt(length), i32.constant(1), i32.add], 1, list.room);
  return [
    [
      compilation.toInt(position),
      wasm.setLocal(at),
      card,
      wasm.setLocal(laid),
      compilation.toInt(length),
      wasm.setLocal(before),
    ],
    [size, i32.constant(list.room), i32.greaterOrEqual, wasm.choose(fail(STATUS.losesCards), [], undefined)],
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
    shift(list, at, [size, wasm.getLocal(at), i32.subtract], 1),
    [wasm.getLocal(at), i32.constant(2), i32.shiftLeft, wasm.getLocal(laid), i32.store(list.address)],
    compilation.assign(list.length, grown),
  ];
}

export function take(compilation: Compilation, statement: Extract<Statement, { kind: "take" }>): Code {
  const list = getList(compilation, statement.list);
  const length = compilation.readVariable(list.length);
  const [at, size] = [compilation.getTemporary(I32), compilation.getTemporary(I32)];
  const position = compilation.toInt(evaluate(compilation, statement.position));
  const shrunk: Value =
    length.kind === "constant"
      ? constant(length.value - 1)
      : int([compilation.toInt(length), i32.constant(1), i32.subtract], -1, list.room);
  return [
    [compilation.toInt(length), wasm.setLocal(size), position, wasm.teeLocal(at), i32.constant(0), i32.less],
    wasm.choose(
      [
        [wasm.getLocal(size), wasm.getLocal(at), i32.add, wasm.teeLocal(at), i32.constant(0), i32.less],
        wasm.choose([i32.constant(0), wasm.setLocal(at)], [], undefined),
      ],
      [],
      undefined,
    ),
    [wasm.getLocal(at), wasm.getLocal(size), i32.greaterOrEqual],
    wasm.choose(fail(STATUS.leavesList), [], undefined),
    compilation.assign(
      statement.variable,
      int(
        [wasm.getLocal(at), i32.constant(2), i32.shiftLeft, i32.load(list.address)],
        -1,
        compilation.layout.cards - 1,
      ),
    ),
    shift(list, at, [wasm.getLocal(size), wasm.getLocal(at), i32.subtract, i32.constant(1), i32.subtract], -1),
    compilation.assign(list.length, shrunk),
  ];
}

/** Moves `count` cards of a list by one place: up from the position `at`, or down to it. */
function shift(list: ListPlace, at: number, count: Code, by: 1 | -1): Code {
  const address = (offset: number): Code => [
    [wasm.getLocal(at), i32.constant(2), i32.shiftLeft],
    [i32.constant(list.address + 4 * offset), i32.add],
  ];
  const [target, source] = by === 1 ? [1, 0] : [0, 1];
  return [address(target), address(source), count, i32.constant(2), i32.shiftLeft, wasm.moveBytes];
}

function getList(compilation: Compilation, name: string): ListPlace {
  const list = compilation.layout.lists.get(name);
  if (list === undefined) throw new Unjudgeable({ kind: "thirdList" });
  return list;
}
