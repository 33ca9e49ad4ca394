// What a program does: its trace, the lists that it shows, and whether they are fair; before and after a fix.
import { createRequire } from "node:module";
import { transformSync } from "esbuild";
import * as fairShuffle from "fair-shuffle";
import { createDice } from "../conformance/dice.ts";
import { strayLimit } from "../conformance/fix-check.ts";

/** One run. */
interface Run {
  /** What was logged; a list that was shown stands in it by its items, sorted. */
  readonly trace: readonly string[];
  /** The lists that were shown, in the order of their items. */
  readonly orders: readonly string[];
  /** The order that the input was left in. */
  readonly left: string;
  readonly draws: number;
}

type Input = readonly unknown[] | ReadonlySet<unknown> | null | undefined;

type Runnable = (input: Input, random: () => number) => Run;

/** Thrown where a run draws for ever. */
class Endless extends Error {}

const MOST_DRAWS = 400;

const nodeRequire = createRequire(import.meta.url);

/** What a program runs in. */
export interface Surroundings {
  readonly file: string;
  readonly isModule: boolean;
  /** How modules come in: not at all in a page, nor where a loader of the browser's time calls a function. */
  readonly modules: "import" | "require" | "either" | "none";
}

/** Compiles a program's file; throws the SyntaxError of one that can't be parsed. */
export function compileProgram(text: string, { file, isModule, modules }: Surroundings): Runnable {
  const script = toScript(file, text);
  const code = modules === "import" || modules === "either" ? withoutModules(script) : script;
  const hasRequire = modules === "require" || modules === "either";
  const strict = isModule ? '"use strict";\n' : "";
  // oxlint-disable-next-line typescript/no-implied-eval -- running the generated programs is what this file is for
  const body = new Function(
    "input",
    "log",
    "show",
    "see",
    "seen",
    "count",
    "crypto",
    "require",
    "module",
    "exports",
    "define",
    "FAIR",
    `${strict}${code}`,
  ) as (...values: readonly unknown[]) => void;
  return (given, random) => {
    const input = Array.isArray(given) ? [...(given as readonly unknown[])] : given;
    const trace: string[] = [];
    const orders: string[] = [];
    const seen: unknown[] = [];
    let draws = 0;
    const log = (...values: readonly unknown[]): number => {
      trace.push(values.join(" "));
      return 1;
    };
    const show = (list: unknown): void => {
      if (!Array.isArray(list)) {
        trace.push(`shown: ${String(list)}`);
        return;
      }
      orders.push(list.join());
      trace.push(
        `shown${list === input ? " the input" : ""}: ${[...(list as readonly unknown[])].map(String).sort().join()}`,
      );
    };
    const original = Math.random;
    Math.random = () => {
      if (++draws > MOST_DRAWS) throw new Endless();
      return random();
    };
    try {
      const require = (name: string): unknown => (name === "fair-shuffle" ? fairShuffle : nodeRequire(name));
      const define = (_: unknown, factory: () => void): void => {
        factory();
      };
      body(
        input,
        log,
        show,
        (item: unknown) => seen.push(item),
        seen,
        0,
        bits,
        hasRequire ? require : undefined,
        { exports: {} },
        {},
        define,
        fairShuffle,
      );
    } catch (error) {
      if (error instanceof Endless) throw error;
      trace.push(`thrown: ${error instanceof Error ? error.name : String(error)}`);
    } finally {
      Math.random = original;
    }
    return { trace, orders, left: Array.isArray(input) ? input.join() : "", draws };
  };
}

/** Random bits made of the draws, as fine as they are. */
const bits = {
  getRandomValues(list: Uint8Array | Uint32Array) {
    for (const place of list.keys()) {
      const drawn = Math.random();
      const size = 2 ** (8 * list.BYTES_PER_ELEMENT);
      list[place] = 2 * Math.floor((drawn * size) / 2) + (Math.floor(drawn * 12) % 2);
    }
    return list;
  },
};

/** The scripts of a page or a component run one after the other. */
function toScript(file: string, text: string): string {
  if (/\.(?:html|vue)$/.test(file)) {
    return [...text.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)].map(([, code]) => code).join("\n;\n");
  }
  return /\.[cm]?ts$/.test(file)
    ? transformSync(text, {
        loader: "ts",
        target: "esnext",
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, target: "esnext" } },
      }).code
    : text;
}

/** An import becomes a look into the module, at its place, and ended, as an import always is. */
function withoutModules(code: string): string {
  return code
    .replaceAll(
      /\bimport (?:type )?\{([^}]*)\} from\s*["']fair-shuffle["'];?/g,
      (_, names: string) => `const {${names.replaceAll(" as ", ": ")}} = FAIR;`,
    )
    .replaceAll(/^([ \t]*)import (?:(?:[\w{}, ]+) from )?["'][^"']+["'];?/gm, "$1;")
    .replaceAll(/^([ \t]*)export (?:default )?/gm, "$1");
}

/** What both must do alike. Sets are for lists that are read by `...` or `Array.from`. */
const INPUTS: readonly (readonly [string, Input])[] = [
  ["three cards", [1, 2, 3]],
  ["four cards", [1, 2, 3, 4]],
  ["no card", []],
  ["one card", [1]],
  ["two cards", [1, 2]],
  ["undefined", undefined],
  ["null", null],
  ["a set", new Set([1, 2, 3])],
];

const SEEDS = [1, 2, 3, 4, 5, 6];

/** How much of a program may change beside the order of what it shuffles. */
export interface Allowed {
  /** A way out that says that its list keeps its order, or is another one then. */
  readonly identity: boolean;
  /** A way out that says that it takes its list for an array, or a list that is known to be one. */
  readonly anyInput: boolean;
}

/** Returns what the second program does otherwise than the first; undefined where it does the same but for the order of its lists. */
export function findChange(before: Runnable, after: Runnable, allowed: Allowed): string | undefined {
  for (const [name, input] of INPUTS) {
    if (allowed.anyInput && !Array.isArray(input)) continue;
    const runs = SEEDS.map((seed) => [tryToRun(before, input, seed), tryToRun(after, input, seed)] as const);
    const firsts = runs.map(([first]) => first);
    // What never ends, or does something else from run to run, has nothing to be held against.
    const [one] = firsts;
    if (one === undefined || firsts.some((run) => run === undefined || tell(run, allowed) !== tell(one, allowed)))
      continue;
    const fails = isFailure(one);
    // A program that does not read a set as a list does nothing with one, or fails.
    if (input instanceof Set && !one.trace.some((line) => line.endsWith(": 1,2,3"))) continue;
    for (const [, second] of runs) {
      if (second === undefined) return `with ${name} it never ends`;
      // What failed must still fail, a little earlier or later.
      if (fails && isFailure(second)) continue;
      if (tell(second, allowed) !== tell(one, allowed)) return `with ${name}: ${describeDifference(one, second)}`;
    }
    // A comparator that is never negative leaves V8's list as it is, though it shuffles in place.
    const isInPlace = one.trace.some((line) => line.startsWith("shown the input"));
    if (allowed.identity || isInPlace || name !== "four cards" || !Array.isArray(input)) continue;
    const isWritten = (side: 0 | 1): boolean => runs.some((pair) => pair[side]?.left !== input.join());
    if (isWritten(0) !== isWritten(1)) return isWritten(0) ? "the input keeps its order" : "the input is written to";
  }
  return undefined;
}

const isFailure = ({ trace }: Run): boolean => trace.at(-1)?.startsWith("thrown: ") === true;

function tryToRun(run: Runnable, input: Input, seed: number): Run | undefined {
  const dice = createDice(seed, 77);
  try {
    return run(input, dice.unit);
  } catch (error) {
    if (error instanceof Endless) return undefined;
    throw error;
  }
}

const tell = ({ trace }: Run, { identity }: Allowed): string =>
  trace.map((line) => (identity ? line.replace("shown the input", "shown") : line)).join("\n");

function describeDifference(before: Run, after: Run): string {
  const at = before.trace.findIndex((line, index) => line !== after.trace[index]);
  const place = at === -1 ? before.trace.length : at;
  return `${JSON.stringify(before.trace[place] ?? "nothing")} became ${JSON.stringify(after.trace[place] ?? "nothing")}`;
}

const GRID = 6;
const CARDS = [1, 2, 3];
const TRIALS = 12_000;

/**
 * Returns why a program does not show its three cards in each order equally often; undefined where it does. On a grid of draws that is exact. What the
 * grid can't tell (keys tie on it, many draws are too many for it) is counted in seeded runs, where a fair program is called unfair with
 * a chance below 1e-9 for each list: Bernstein's inequality with 1e-10 for each of six orders. A shuffle of a part stays one: a card that never
 * moved before may stay where it is, unless it is the last one alone, which a loop that stops short leaves by mistake.
 */
export function whyUnfair(run: Runnable, before: Runnable): string | undefined {
  return isEvenOnGrid(run) ? undefined : whyMeasuredUnfair(run, before);
}

function isEvenOnGrid(run: Runnable): boolean {
  const orders = new Map<string, number>();
  const cells: number[] = [];
  for (;;) {
    let used = 0;
    const { orders: shown, draws } = run(CARDS, () => {
      if (used === cells.length) cells.push(0);
      return ((cells[used++] ?? 0) + 0.5) / GRID;
    });
    if (shown.length !== 1 || draws > 4) return false;
    const [order = ""] = shown;
    orders.set(order, (orders.get(order) ?? 0) + GRID ** -used);
    cells.length = used;
    while (cells.length > 0 && cells.at(-1) === GRID - 1) cells.pop();
    const last = cells.pop();
    if (last === undefined)
      return orders.size === 6 && [...orders.values()].every((share) => Math.abs(share - 1 / 6) < 1e-9);
    cells.push(last + 1);
  }
}

/** Returns how often each order of each list came in a number of seeded runs. */
function countOrders(run: Runnable, trials: number): readonly ReadonlyMap<string, number>[] {
  const dice = createDice(1, 78);
  const counts: Map<string, number>[] = [];
  for (let trial = 0; trial < trials; trial++) {
    for (const [list, order] of run(CARDS, dice.unit).orders.entries()) {
      const count = (counts[list] ??= new Map<string, number>());
      count.set(order, (count.get(order) ?? 0) + 1);
    }
  }
  return counts;
}

/** Returns the positions whose card never moved. */
function getStill(counts: ReadonlyMap<string, number> | undefined): readonly number[] {
  const orders = [...(counts?.keys() ?? [])].map((order) => order.split(","));
  return CARDS.flatMap((card, position) =>
    orders.every((order) => order[position] === String(card)) ? [position] : [],
  );
}

function whyMeasuredUnfair(run: Runnable, before: Runnable): string | undefined {
  const counts = countOrders(run, TRIALS);
  const earlier = countOrders(before, TRIALS / 10);
  for (const [list, count] of counts.entries()) {
    const still = getStill(count);
    const isPart = still.join() !== String(CARDS.length - 1) && still.join() === getStill(earlier[list]).join();
    const all = isPart && still.length === 1 ? 2 : 6;
    const most = strayLimit(TRIALS, 1 / all, 1e-10);
    if (count.size < all) return `list ${String(list)}: of ${String(all)} orders ${String(count.size)} come`;
    const worst = [...count].find(([, times]) => Math.abs(times - TRIALS / all) > most);
    if (worst !== undefined)
      return `list ${String(list)}: order ${worst[0]} came ${String(worst[1])} times in ${String(TRIALS)}`;
  }
  return undefined;
}
