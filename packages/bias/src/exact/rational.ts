// Exact fractions: plain numbers while numerator and denominator are safe integers, bigints beyond.

/** A fraction in lowest terms with a positive denominator. Both parts are numbers, or both are bigints. */
export type Rational = Small | Big;

interface Small {
  readonly numerator: number;
  readonly denominator: number;
}

interface Big {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const isSmall = (a: Rational): a is Small => typeof a.numerator === "number";

const SAFE = Number.MAX_SAFE_INTEGER;

function gcd(a: number, b: number): number {
  let x = Math.abs(a);
  let y = b;
  while (y !== 0) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

/** Returns the greatest common divisor of any number and one that is not negative. */
function gcdBig(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

function reduceBig(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 0n) throw new RangeError("A fraction cannot have the denominator 0.");
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = gcdBig(numerator, denominator * sign) * sign;
  const top = numerator / divisor;
  const bottom = denominator / divisor;
  return top <= BigInt(SAFE) && top >= -BigInt(SAFE) && bottom <= BigInt(SAFE)
    ? { numerator: Number(top), denominator: Number(bottom) }
    : { numerator: top, denominator: bottom };
}

function reduce(numerator: number, denominator: number): Rational {
  const divisor = gcd(numerator, denominator);
  return divisor === 1
    ? { numerator, denominator }
    : { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Returns `numerator / denominator` in lowest terms. @throws RangeError where the denominator is 0. */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1): Rational {
  if (Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) && denominator > 0)
    return reduce(Number(numerator), Number(denominator));
  return reduceBig(BigInt(numerator), BigInt(denominator));
}

export const ZERO: Rational = { numerator: 0, denominator: 1 };
export const ONE: Rational = { numerator: 1, denominator: 1 };
export const HALF: Rational = { numerator: 1, denominator: 2 };

/**
 * Returns the fraction that a decimal literal means: 0.1 is 1/10, as its author meant it, not the nearest double.
 * @throws RangeError where `value` is not finite.
 */
export function fromNumber(value: number): Rational {
  if (Number.isSafeInteger(value)) return { numerator: value, denominator: 1 };
  if (!Number.isFinite(value)) throw new RangeError(`${String(value)} is not a finite number.`);
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (match === null) throw new RangeError(`${String(value)} is not a decimal number.`);
  const [, sign = "", whole = "", decimals = "", exponent = "0"] = match;
  const digits = BigInt(sign + whole + decimals);
  const power = Number(exponent) - decimals.length;
  return power >= 0 ? reduceBig(digits * 10n ** BigInt(power), 1n) : reduceBig(digits, 10n ** BigInt(-power));
}

export function add(a: Rational, b: Rational): Rational {
  if (isSmall(a) && isSmall(b)) {
    if (a.denominator === b.denominator) {
      const sum = a.numerator + b.numerator;
      if (Math.abs(sum) <= SAFE)
        return a.denominator === 1 ? { numerator: sum, denominator: 1 } : reduce(sum, a.denominator);
    }
    const left = a.numerator * b.denominator;
    const right = b.numerator * a.denominator;
    const bottom = a.denominator * b.denominator;
    if (Math.abs(left) <= SAFE && Math.abs(right) <= SAFE && Math.abs(left + right) <= SAFE && bottom <= SAFE) {
      return reduce(left + right, bottom);
    }
  }
  return reduceBig(
    BigInt(a.numerator) * BigInt(b.denominator) + BigInt(b.numerator) * BigInt(a.denominator),
    BigInt(a.denominator) * BigInt(b.denominator),
  );
}

export function multiply(a: Rational, b: Rational): Rational {
  if (isSmall(a) && isSmall(b)) {
    const top = a.numerator * b.numerator;
    const bottom = a.denominator * b.denominator;
    if (Math.abs(top) <= SAFE && bottom <= SAFE)
      return bottom === 1 ? { numerator: top, denominator: 1 } : reduce(top, bottom);
  }
  return reduceBig(BigInt(a.numerator) * BigInt(b.numerator), BigInt(a.denominator) * BigInt(b.denominator));
}

export function negate(a: Rational): Rational {
  return isSmall(a)
    ? { numerator: a.numerator === 0 ? 0 : -a.numerator, denominator: a.denominator }
    : { numerator: -a.numerator, denominator: a.denominator };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

/** @throws RangeError where `b` is 0. */
export function divide(a: Rational, b: Rational): Rational {
  if (isSmall(b)) {
    if (b.numerator === 0) throw new RangeError("A fraction cannot be divided by 0.");
    return b.numerator > 0
      ? multiply(a, { numerator: b.denominator, denominator: b.numerator })
      : multiply(a, { numerator: -b.denominator, denominator: -b.numerator });
  }
  return reduceBig(BigInt(a.numerator) * b.denominator, BigInt(a.denominator) * b.numerator);
}

/** Returns −1, 0 or 1: the sign of `a`. */
export function sign(a: Rational): -1 | 0 | 1 {
  return a.numerator > 0 ? 1 : a.numerator < 0 ? -1 : 0;
}

/** Returns −1, 0 or 1 as `a` is below, equal to or above `b`. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  return sign(subtract(a, b));
}

/** Returns the least number of equally likely cases that have these shares. */
export function getCommonDenominator(shares: readonly Rational[]): bigint {
  return shares.reduce((common, { denominator }) => {
    const other = BigInt(denominator);
    return common % other === 0n ? common : (common / gcdBig(common, other)) * other;
  }, 1n);
}

/** Returns the largest integer that is not above `a`. */
export function floor(a: Rational): Rational {
  if (isSmall(a)) return { numerator: Math.floor(a.numerator / a.denominator), denominator: 1 };
  const quotient = a.numerator / a.denominator;
  return fraction(a.numerator < 0n && quotient * a.denominator !== a.numerator ? quotient - 1n : quotient);
}

export function isInteger(a: Rational): boolean {
  return a.denominator === 1 || a.denominator === 1n;
}

/**
 * Returns the nearest double.
 * @example
 * ```js
 * import { exactOrders, getCatalogueEntry, toNumber } from "@fair-shuffle/bias";
 *
 * const { model } = getCatalogueEntry("fisher-yates-forward");
 * toNumber(exactOrders(model, 2).get("1,0")); // 0.5
 * ```
 */
export function toNumber(a: Rational): number {
  if (isSmall(a)) return a.numerator / a.denominator;
  // Both parts may be beyond the doubles: scale to 64 significant bits first.
  const shift = a.denominator.toString(2).length - 64;
  return shift <= 0
    ? Number(a.numerator) / Number(a.denominator)
    : Number((a.numerator << 64n) / a.denominator) / 2 ** 64;
}

/**
 * Returns "4/27", or "2" for a whole number.
 * @example
 * ```js
 * import { exactOrders, getCatalogueEntry, toText } from "@fair-shuffle/bias";
 *
 * const { model } = getCatalogueEntry("fisher-yates-forward");
 * toText(exactOrders(model, 3).get("2,1,0")); // "1/6"
 * ```
 */
export function toText(a: Rational): string {
  return isInteger(a) ? String(a.numerator) : `${String(a.numerator)}/${String(a.denominator)}`;
}
