// The random streams of a block as code: the same as in random-stream.ts.
import * as wasm from "./webassembly.ts";
import { i64, type Code } from "./webassembly.ts";

/** The locals that hold a stream's state. */
export type StateLocals = readonly [number, number];

/** Leaves the next 64 random bits on the stack: xoroshiro128++. */
export function stepStream([first, second]: StateLocals, word: number): Code {
  const [a, b] = [wasm.getLocal(first), wasm.getLocal(second)];
  return [
    [a, b, i64.add, i64.constant(17n), i64.rotateLeft, a, i64.add, wasm.setLocal(word)],
    [b, a, i64.xor, wasm.setLocal(second)],
    [a, i64.constant(49n), i64.rotateLeft, b, i64.xor, b, i64.constant(21n), i64.shiftLeft, i64.xor],
    [wasm.setLocal(first), b, i64.constant(28n), i64.rotateLeft, wasm.setLocal(second)],
    wasm.getLocal(word),
  ];
}

/** What a stream is started from: codes of the mixed seed, and of the block and its part, 64 bits each. */
export interface StreamStart {
  readonly seed: Code;
  readonly block: Code;
  readonly part: Code;
}

/** Sets a state to the start of a stream. The locals are for its own use. */
export function startStream(
  { seed, block, part }: StreamStart,
  state: StateLocals,
  [own, mixed]: readonly [number, number],
): Code {
  const next = (start: Code, step: Code): Code => [
    [start, step, i64.constant(BigInt.asIntN(64, 0x9e37_79b9_7f4a_7c15n)), i64.multiply, i64.add],
    mix(mixed),
  ];
  const [one, two] = [i64.constant(1n), i64.constant(2n)];
  return [
    [next(seed, [block, one, i64.add]), wasm.setLocal(own)],
    [next(wasm.getLocal(own), [part, one, i64.add]), wasm.setLocal(own)],
    [next(wasm.getLocal(own), one), wasm.setLocal(state[0])],
    [next(wasm.getLocal(own), two), wasm.setLocal(state[1])],
    // Not both words may be 0.
    [wasm.getLocal(state[0]), wasm.getLocal(state[1]), i64.or, i64.isZero],
    wasm.choose([one, wasm.setLocal(state[0])], [], undefined),
  ];
}

/** Replaces the word on the stack by SplitMix64's output for it. */
function mix(mixed: number): Code {
  const fold = (bits: bigint, factor: bigint | undefined): Code => [
    [wasm.teeLocal(mixed), wasm.getLocal(mixed), i64.constant(bits), i64.shiftRightUnsigned, i64.xor],
    factor === undefined ? [] : [i64.constant(BigInt.asIntN(64, factor)), i64.multiply],
  ];
  return [fold(30n, 0xbf58_476d_1ce4_e5b9n), fold(27n, 0x94d0_49bb_1331_11ebn), fold(31n, undefined)];
}
