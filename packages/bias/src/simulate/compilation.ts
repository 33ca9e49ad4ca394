// What is known while steps become code: the function's locals, what each variable holds, and what has been drawn.
import { Unjudgeable } from "../exact/unjudgeable.ts";
import type { Batch } from "./batched-draws.ts";
import { float, getBounds, int, isSmall, joinBounds, LARGEST, toFloat, type Value } from "./code-values.ts";
import { STATUS } from "./module-agreement.ts";
import * as wasm from "./webassembly.ts";
import { F64, f64, I32, i32, type Code, type ValueType } from "./webassembly.ts";

/** Where a variable is kept. */
export type Kept =
  | { readonly kind: "constant"; readonly value: number }
  | { readonly kind: "int"; readonly local: number; readonly low: number; readonly high: number }
  | { readonly kind: "float"; readonly local: number };

export type Environment = Map<string, Kept>;

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

export interface Layout {
  readonly cards: number;
  readonly lists: ReadonlyMap<string, ListPlace>;
  readonly unknowns: ReadonlyMap<string, number>;
}

/** The names of variables that the compilation needs for itself; no name in JavaScript has a space. */
export const lengthOf = (list: string): string => `length of ${list}`;

export const STEPS_LEFT = "steps left";

export function fail(status: number): Code {
  return [i32.constant(status), wasm.leave];
}

/** A compilation for one number of cards; what reads steps and expressions writes into it. */
export class Compilation {
  readonly locals: ValueType[] = [];
  /** How many whole numbers each draw chooses from, in the order in which they are drawn: those alone that are drawn in every run. */
  readonly drawnCounts: number[] = [];
  readonly layout: Layout;
  private readonly parameterCount: number;
  readonly state: readonly [number, number];
  readonly unrolls: boolean;
  readonly batches: readonly Batch[] | undefined;
  private readonly named = new Map<string, number>();
  environment: Environment = new Map();
  private temporaries = 0;
  /** How many statements were written out. */
  statements = 0;
  /** How many conditions and loops are around, at whose end chance decides. */
  depth = 0;

  constructor(
    layout: Layout,
    parameters: readonly ValueType[],
    state: readonly [number, number],
    unrolls: boolean,
    batches: readonly Batch[] | undefined,
  ) {
    this.layout = layout;
    this.parameterCount = parameters.length;
    this.state = state;
    this.unrolls = unrolls;
    this.batches = batches;
  }

  /** Forgets all variables, as a new run begins. */
  begin(): Code {
    this.environment = new Map([...this.layout.unknowns].map(([name, value]) => [name, { kind: "constant", value }]));
    for (const { length, grows } of this.layout.lists.values())
      this.environment.set(length, { kind: "constant", value: grows ? 0 : this.layout.cards });
    const { cards } = this.layout;
    return [
      i32.constant(Math.min(64 * cards * cards + 100_000, LARGEST)),
      wasm.setLocal(this.getNamed(STEPS_LEFT, I32)),
    ];
  }

  /** Begins a statement: temporaries of the one before are free again. */
  freeTemporaries(): void {
    this.temporaries = 0;
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

  readVariable(name: string): Value {
    const kept = this.environment.get(name);
    switch (kept?.kind) {
      case undefined:
        throw new Unjudgeable({ kind: "unknownValue", name: name });
      case "constant":
        return kept;
      case "int":
        return int(wasm.getLocal(kept.local), kept.low, kept.high);
      case "float":
        return float(wasm.getLocal(kept.local));
    }
  }

  assign(name: string, value: Value): Code {
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

  /** Returns what a variable holds in every run; undefined where a draw can decide it. */
  getKnownVariable(name: string): number | undefined {
    const kept = this.environment.get(name);
    return kept?.kind === "constant" ? kept.value : undefined;
  }

  getTemporary(type: ValueType): number {
    return this.getNamed(`temporary ${this.temporaries++}`, type);
  }

  join(name: string, left: Kept, right: Kept): Kept {
    if (left.kind === "constant" && right.kind === "constant" && Object.is(left.value, right.value)) return left;
    const bounds = joinBounds(getBounds(left), getBounds(right));
    if (bounds === undefined) return { kind: "float", local: this.getNamed(name, F64) };
    return { kind: "int", local: this.getNamed(name, I32), ...bounds };
  }

  /** Returns code that copies a variable to another place of its own. */
  bring(from: Kept, to: Kept): Code {
    if (to.kind === "constant" || (from.kind === to.kind && from.local === to.local)) return [];
    const value: Value =
      from.kind === "constant"
        ? from
        : from.kind === "int"
          ? int(wasm.getLocal(from.local), from.low, from.high)
          : float(wasm.getLocal(from.local));
    return [to.kind === "int" ? this.toInt(value) : toFloat(value), wasm.setLocal(to.local)];
  }

  /** Leaves a whole number on the stack, or leaves the function. */
  toInt(value: Value): Code {
    switch (value.kind) {
      case "int":
        return value.code;
      case "constant":
        return isSmall(value.value) ? i32.constant(value.value) : [fail(STATUS.notWhole), i32.constant(0)];
      case "float": {
        const [whole, given] = [this.getTemporary(I32), this.getTemporary(F64)];
        return [
          [value.code, wasm.teeLocal(given), f64.toInt, wasm.teeLocal(whole), f64.fromInt],
          [wasm.getLocal(given), f64.unequal, wasm.choose(fail(STATUS.notWhole), [], undefined)],
          wasm.getLocal(whole),
        ];
      }
    }
  }
}
