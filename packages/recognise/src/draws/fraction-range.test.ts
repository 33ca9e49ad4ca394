// Fisher–Yates breaks where its source gives 1 or less than 0: a place behind the list's end, or before its start. A coin by the same source breaks nothing.
import { runInThisContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { apply, fixAll, verify } from "../linted.fixture.ts";

const SORT = "export const mix = (a) => a.sort(() => rnd() - 0.5);";
const OPTIONS = { options: { helper: "import" } } as const;
const STATE = "let seed = 7;\n";

/** Returns the source that the fix of a sort hands on; undefined where it is only suggested. */
function getHandedOn(generator: string, sort = SORT): string | undefined {
  const { output } = fixAll(`${STATE}${generator}\n${sort}`, OPTIONS);
  return /shuffle\(a, (.*?)\);/.exec(output)?.[1];
}

describe("a generator that is always below 1 is handed on as it is", () => {
  it.each([
    "function rnd() { seed = (seed * 1664525 + 1013904223) >>> 0; return seed / 4294967296; }",
    "function rnd() { seed = (seed * 1664525 + 1013904223) >>> 0; return seed / 2 ** 32; }",
    "function rnd() { seed = (seed * 9301 + 49297) % 233280; return seed / 233280; }",
    "function rnd() { seed = (seed * 25 + 7) >>> 0; return (seed >>> 16) / 65536; }",
    "function rnd() { seed = (seed * 25 + 7) & 0xffff; return seed / 65537; }",
    // Park and Miller's: below the modulus, which is 2 ** 31 - 1.
    "function rnd() { seed = (seed * 16807) % 2147483647; return seed / 2147483647; }",
    "function rnd() { seed = (seed * 16807) % (2 ** 31 - 1); return seed / 2147483647; }",
    "function rnd() { seed = (seed * 16807) % 2147483647; return (seed - 1) / 2147483646; }",
    "const m = 4093; function rnd() { seed = (seed * 25) % m; return (seed - 1) / (m - 1); }",
    "function rnd() { return (seed = (seed * 16807) % 2147483647, seed / 2147483647); }",
    "const make = (a) => () => { let t = (a += 0x6d2b79f5); t = Math.imul(t ^ (t >>> 15), t | 1); return ((t ^ (t >>> 14)) >>> 0) / 4294967296; }; const rnd = make(4);",
    "function rnd() { seed = (seed * 1103515245 + 12345) & 0x7fffffff; return seed / 0x80000000; }",
    "function rnd() { const x = Math.sin(seed++) * 10000; return x - Math.floor(x); }",
    "function rnd() { seed = (seed * 9301 + 49297) % 233280; return (seed / 233280) % 1; }",
  ])("%s", (generator) => {
    expect(getHandedOn(generator)).toBe("rnd");
  });
});

describe("one that can be 1 goes round to 0 there", () => {
  it.each([
    "function rnd() { seed = (seed * 1664525 + 1013904223) >>> 0; return seed / 0xffffffff; }",
    "function rnd() { return (seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967295; }",
    "function rnd() { const next = (seed = seed * 5 + 1) >>> 0; return next / (2 ** 32 - 1); }",
    "function rnd() { seed = (seed * 1664525 + 1) >>> 0; return seed / (Math.pow(2, 32) - 1); }",
    "function rnd() { seed = (seed * 1103515245 + 12345) & 0x7fffffff; return seed / 0x7fffffff; }",
    "function rnd() { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483647; }",
    "function rnd() { seed = (seed * 25) % 4093; return seed / 4092; }",
    "function rnd() { seed = (seed * 25 + 7) >>> 0; return seed / 2 ** 31; }",
    "function rnd() { seed = (seed * 25 + 7) >>> 0; return (seed >>> 16) / 65535; }",
    "function rnd() { seed = (seed * 25 + 7) % 233280; return seed / 1000; }",
    "const m = 0x80000000; function rnd() { seed = (seed * 25) % m; return seed / (m - 1); }",
    "function rnd() { return crypto.getRandomValues(new Uint32Array(1))[0] / 0xffffffff; }",
    "function rnd() { const b = new Uint16Array(1); crypto.getRandomValues(b); return b[0] / 65535; }",
    "const make = (s) => () => (s = (s * 1664525 + 1013904223) >>> 0) / 0xffffffff; const rnd = make(3);",
  ])("%s", (generator) => {
    expect(getHandedOn(generator)).toBe("() => rnd() % 1");
  });

  it("as a method of a generator", () => {
    const generator = `class Lcg { constructor(s) { this.s = s; this.m = 0x80000000; }
      int() { this.s = (1103515245 * this.s + 12345) % this.m; return this.s; }
      nextFloat() { return this.int() / (this.m - 1); } }
      const rng = new Lcg(4);`;
    const sort = "export const mix = (a) => a.sort(() => rng.nextFloat() - 0.5);";
    expect(getHandedOn(generator, sort)).toBe("() => rng.nextFloat() % 1");
  });
});

describe("one that can be below 0 is handed on nowhere: the shuffle is suggested, by Math.random", () => {
  it.each([
    "function rnd() { return (Math.sin(seed++) * 10000) % 1; }",
    "function rnd() { const x = Math.sin(seed++) * 10000; return x % 1; }",
    "function rnd() { const x = Math.cos(seed++) * 10000; return x - Math.trunc(x); }",
    "function rnd() { seed = Math.imul(seed, 48271) ^ 5; return seed / 4294967296; }",
    "function rnd() { seed = Math.imul(seed, 48271); return seed / 4294967296; }",
    "function random() { seed = (seed << 3) ^ seed; return seed * 2.3283064365386963e-10; } const rnd = random;",
  ])("%s", (generator) => {
    const code = `${STATE}${generator}\n${SORT}`;
    const found = verify(code, OPTIONS);
    expect(found).toHaveLength(1);
    const [message] = found;
    expect(message?.fix).toBeUndefined();
    const suggested = message?.suggestions?.map(({ fix }) => apply(code, fix)) ?? [];
    expect(suggested).toHaveLength(1);
    expect(suggested[0]).toContain("shuffle(a);");
  });
});

it("a fixed shuffle keeps every item where its source gives 1", () => {
  const ends = "let seed = 0;\nfunction rnd() { seed = (seed - 1) >>> 0; return seed / 0xffffffff; }\n";
  const { output } = fixAll(`${ends}const mix = (a) => a.sort(() => rnd() - 0.5);\nreturn mix([1, 2, 3, 4]);`, {
    options: { helper: "inline" },
    sourceType: "commonjs",
  });
  expect(output).toContain("fairShuffle(a, () => rnd() % 1)");
  // The first draw of the seed 0 is 0xffffffff / 0xffffffff.
  const run = runInThisContext(`(() => {${output}})()`) as unknown;
  expect([...(run as number[])].sort()).toEqual([1, 2, 3, 4]);
});
