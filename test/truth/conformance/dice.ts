/** A seeded source of choices: the only randomness with which the grammars write programs, so that a seed repeats them exactly. */

export interface Dice {
  /** A whole number from 0 to `count - 1`. */
  readonly below: (count: number) => number;
  /** True with the given probability (0 … 1). */
  readonly chance: (probability: number) => boolean;
  /** One of the values, all equally likely; throws a `RangeError` for an empty list. */
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** One of the values, each as likely as its weight says (weights > 0, in any unit); throws a `RangeError` for an empty list. */
  readonly weighted: <Value>(pairs: readonly (readonly [weight: number, value: Value])[]) => Value;
  /** A uniform number in [0, 1) with 32 bits. */
  readonly unit: () => number;
}

/**
 * Dice for one program. Equal seeds and streams give equal choices; different streams of one seed are unrelated.
 * The generator is a Weyl sequence put through MurmurHash3's 32-bit finaliser (Austin Appleby, public domain).
 */
export function createDice(seed: number, stream = 0): Dice {
  let state = mix(mix(seed | 0) + Math.imul(stream, 0x9e3779b9));
  const unit = (): number => {
    state = (state + 0x9e3779b9) | 0;
    return (mix(state) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(unit() * count);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new RangeError("Dice can't pick from an empty list; pass at least one value.");
    return value;
  };
  const weighted = <Value>(pairs: readonly (readonly [weight: number, value: Value])[]): Value => {
    const last = pairs.at(-1);
    if (last === undefined) throw new RangeError("Dice can't pick from an empty list; pass at least one value.");
    let rest = unit() * pairs.reduce((total, [weight]) => total + weight, 0);
    for (const [weight, value] of pairs) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return last[1];
  };
  return { below, chance: (probability) => unit() < probability, pick, weighted, unit };
}

function mix(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
