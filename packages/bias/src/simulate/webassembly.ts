// The part of WebAssembly that simulations, and a look for words, need: instructions as bytes, and a module around its functions.
// Source: WebAssembly Core Specification 2.0, chapter 5 (binary format).

/** Instructions one after the other, as bytes; nested only because lists are put together that way. */
export type Code = readonly (number | Code)[];

/** The types of values, as bytes. */
export const I32 = 0x7f;
export const I64 = 0x7e;
export const F64 = 0x7c;
export const V128 = 0x7b;
export type ValueType = typeof I32 | typeof I64 | typeof F64 | typeof V128;

/** LEB128, signed: the form of constants. */
function signed(value: number | bigint): number[] {
  const bytes: number[] = [];
  for (let rest = BigInt(value); ;) {
    const byte = Number(rest & 0x7fn);
    rest >>= 7n;
    const isLast = (rest === 0n && byte < 0x40) || (rest === -1n && byte >= 0x40);
    bytes.push(isLast ? byte : byte | 0x80);
    if (isLast) return bytes;
  }
}

/** LEB128, unsigned: the form of indices, sizes and offsets. */
function unsigned(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ;) {
    const byte = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest === 0 ? byte : byte | 0x80);
    if (rest === 0) return bytes;
  }
}

const EMPTY = 0x40;
/** 4-byte values stand at multiples of 4, 8-byte values at multiples of 8. */
const WORDS = 2;
const LONGS = 3;

export const i32 = {
  constant: (value: number): Code => [0x41, signed(value)],
  load: (offset: number): Code => [0x28, WORDS, unsigned(offset)],
  store: (offset: number): Code => [0x36, WORDS, unsigned(offset)],
  loadByte: (offset: number): Code => [0x2d, 0, unsigned(offset)],
  storeByte: (offset: number): Code => [0x3a, 0, unsigned(offset)],
  storeHalf: (offset: number): Code => [0x3b, 1, unsigned(offset)],
  isZero: [0x45],
  equal: [0x46],
  unequal: [0x47],
  less: [0x48],
  lessUnsigned: [0x49],
  greater: [0x4a],
  lessOrEqual: [0x4c],
  greaterOrEqual: [0x4e],
  add: [0x6a],
  subtract: [0x6b],
  multiply: [0x6c],
  divideUnsigned: [0x6e],
  remainder: [0x6f],
  and: [0x71],
  or: [0x72],
  shiftLeft: [0x74],
  shiftRight: [0x75],
  shiftRightUnsigned: [0x76],
  countTrailingZeros: [0x68],
} as const;

export const i64 = {
  constant: (value: bigint): Code => [0x42, signed(value)],
  store: (offset: number): Code => [0x37, LONGS, unsigned(offset)],
  load: (offset: number): Code => [0x29, LONGS, unsigned(offset)],
  isZero: [0x50],
  unequal: [0x52],
  less: [0x53],
  lessUnsigned: [0x54],
  add: [0x7c],
  multiply: [0x7e],
  and: [0x83],
  or: [0x84],
  xor: [0x85],
  shiftLeft: [0x86],
  shiftRightUnsigned: [0x88],
  rotateLeft: [0x89],
  /** To the low 32 bits. */
  wrap: [0xa7],
  extend: [0xac],
  extendUnsigned: [0xad],
} as const;

export const f64 = {
  constant: (value: number): Code => [0x44, [...new Uint8Array(new Float64Array([value]).buffer)]],
  store: (offset: number): Code => [0x39, LONGS, unsigned(offset)],
  equal: [0x61],
  unequal: [0x62],
  less: [0x63],
  greater: [0x64],
  lessOrEqual: [0x65],
  greaterOrEqual: [0x66],
  abs: [0x99],
  negate: [0x9a],
  ceil: [0x9b],
  floor: [0x9c],
  trunc: [0x9d],
  add: [0xa0],
  subtract: [0xa1],
  multiply: [0xa2],
  divide: [0xa3],
  min: [0xa4],
  max: [0xa5],
  fromInt: [0xb7],
  fromLongUnsigned: [0xba],
  /** Truncates; what has no such integer goes to the nearest one. */
  toInt: [0xfc, 0x02],
} as const;

const VECTORS = 4;
const vector = (operation: number): Code => [0xfd, unsigned(operation)];

/** 128 bits as 16, 8 or 4 integers side by side. */
export const v128 = {
  load: (offset: number): Code => [vector(0), VECTORS, unsigned(offset)],
  loadAnywhere: (offset: number): Code => [vector(0), 0, unsigned(offset)],
  store: (offset: number): Code => [vector(11), VECTORS, unsigned(offset)],
  constant: (bytes: readonly number[]): Code => [vector(12), bytes],
  /** Takes sixteen bytes and sixteen indices: the bytes at the indices, 0 for an index beyond 15. */
  swizzle: vector(14),
  /** The same where all indices are below 16. Source: relaxed SIMD, in WebAssembly 3.0. */
  swizzleWithin: vector(0x100),
  /** All bits of a byte where two are equal, none elsewhere. */
  equalBytes: vector(35),
  unequalBytes: vector(36),
  and: vector(78),
  isAnyBitSet: vector(83),
  /** The first bit of each byte, as sixteen bits. */
  signBits: vector(100),
  /** Without their signs; takes by how many bits. */
  shiftBytesRight: vector(109),
  subtractBytes: vector(113),
  addWords: vector(174),
  /** The lower or the upper half, each as twice as many bits. */
  widenBytes: { low: vector(137), high: vector(138) },
  widenHalves: { low: vector(169), high: vector(170) },
} as const;

export const getLocal = (local: number): Code => [0x20, unsigned(local)];
export const setLocal = (local: number): Code => [0x21, unsigned(local)];
export const teeLocal = (local: number): Code => [0x22, unsigned(local)];
export const drop: Code = [0x1a];
/** Takes a, b and a test: a where the test holds, else b. */
export const select: Code = [0x1b];
export const leave: Code = [0x0f];
/** Calls a function of the module by its number; takes its parameters. */
export const call = (routine: number): Code => [0x10, unsigned(routine)];
/** Moves bytes; takes the target's address, the source's and the number of bytes. */
export const moveBytes: Code = [0xfc, 0x0a, 0, 0];
/** Fills with a byte; takes the address, the byte and how many. */
export const fillBytes: Code = [0xfc, 0x0b, 0];
export const block = (body: Code): Code => [0x02, EMPTY, body, 0x0b];
export const loop = (body: Code): Code => [0x03, EMPTY, body, 0x0b];
export const branch = (depth: number): Code => [0x0c, unsigned(depth)];
export const branchIf = (depth: number): Code => [0x0d, unsigned(depth)];
/** Takes the test from the stack. */
export function choose(then: Code, otherwise: Code, result: ValueType | undefined): Code {
  return [0x04, result ?? EMPTY, then, otherwise.length === 0 ? [] : [0x05, otherwise], 0x0b];
}

/** A function: its parameters and locals are numbered together, from 0. */
export interface Routine {
  readonly parameters: readonly ValueType[];
  readonly result: ValueType | undefined;
  readonly locals: readonly ValueType[];
  readonly body: Code;
}

/** Bytes that lie in the memory from the start. */
export interface Data {
  readonly address: number;
  readonly bytes: Code;
}

/** What a module may have beside its exported function. */
export interface ModuleParts {
  /** Functions that only the module itself calls, as 1, 2 …; the exported one is 0. */
  readonly inner?: readonly Routine[];
  readonly data?: Data | undefined;
}

/** Returns the bytes of a module that exports a function as "run", and a memory of so many bytes as "memory". */
export function writeModule(routine: Routine, memoryBytes: number, parts: ModuleParts = {}): Uint8Array {
  const { inner = [], data } = parts;
  const routines = [routine, ...inner];
  const pages = Math.ceil(memoryBytes / 65_536);
  return Uint8Array.from(
    flatten([
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(
        1,
        list(
          routines.map(({ parameters, result }) => [
            0x60,
            list(parameters),
            list(result === undefined ? [] : [result]),
          ]),
        ),
      ),
      section(3, list(routines.map((_, index) => unsigned(index)))),
      section(5, list([[0, unsigned(pages)]])),
      section(
        7,
        list([
          [text("run"), 0, 0],
          [text("memory"), 2, 0],
        ]),
      ),
      section(10, list(routines.map(({ locals, body }) => sized([list(locals.map((type) => [1, type])), body, 0x0b])))),
      data === undefined ? [] : section(11, list([[0, i32.constant(data.address), 0x0b, list(flatten(data.bytes))]])),
    ]),
  );
}

const list = (entries: Code): Code => [unsigned(entries.length), entries];

function sized(code: Code): Code {
  const bytes = flatten(code);
  return [unsigned(bytes.length), bytes];
}

const section = (id: number, content: Code): Code => [id, sized(content)];

const text = (value: string): Code => list(Array.from(value, (character) => character.charCodeAt(0)));

function flatten(code: Code, bytes: number[] = []): number[] {
  for (const part of code) {
    if (typeof part === "number") bytes.push(part);
    else flatten(part, bytes);
  }
  return bytes;
}
