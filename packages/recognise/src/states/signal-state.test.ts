// Signals that hold a pair, and those that may hold more.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const inClass = (field: string, ...methods: readonly string[]): string =>
  `export class Toss { sides = ${field}; ${methods.join(" ")} }`;

describe("Angular's signals", () => {
  const SIGNAL = 'signal(["l", "r"])';
  testPairs([
    [
      "sorted where it lies",
      inClass(SIGNAL, "mix() { this.sides().sort(COIN); }"),
      inClass('signal(["l", "m", "r"])', "mix() { this.sides().sort(COIN); }"),
    ],
    [
      "set to a copy",
      inClass(SIGNAL, "mix() { this.sides.set([...this.sides()].sort(COIN)); }"),
      inClass(
        SIGNAL,
        "load(all: string[]) { this.sides.set(all); } mix() { this.sides.set([...this.sides()].sort(COIN)); }",
      ),
    ],
    [
      "updated",
      inClass(SIGNAL, "mix() { this.sides.update((old) => [...old].sort(COIN)); }"),
      inClass(
        SIGNAL,
        "add(one: string) { this.sides.update((old) => [...old, one]); } mix() { this.sides.update((old) => [...old].sort(COIN)); }",
      ),
    ],
    [
      "that begins empty",
      inClass(
        "signal<string[]>([])",
        "start(l: string, r: string) { this.sides.set([l, r]); } mix() { this.sides.update((old) => old.toSorted(COIN)); }",
      ),
      inClass(
        "signal<string[]>([])",
        "start(all: string[]) { this.sides.set(all.slice(1)); } mix() { this.sides.update((old) => old.toSorted(COIN)); }",
      ),
    ],
    [
      "that is an input",
      inClass('input<string[]>(["l", "r"])', "mixed = computed(() => [...this.sides()].sort(COIN));"),
      inClass("input<string[]>([])", "mixed = computed(() => [...this.sides()].sort(COIN));"),
    ],
    [
      "under a name of its own",
      'const sides = signal(["l", "r"]); export const mix = () => sides.update((old) => [...old].sort(COIN));',
      'const sides = signal(["l", "r"]); bind(sides); export const mix = () => sides.update((old) => [...old].sort(COIN));',
    ],
    [
      "with an object",
      'const game = signal({ sides: ["l", "r"], round: 1 }); export const mix = () => game.update((old) => ({ ...old, sides: [...old.sides].sort(COIN) }));',
      'const game = signal({ sides: ["l", "r"], round: 1 }); export const load = (saved) => game.set(saved); export const mix = () => game.update((old) => ({ ...old, sides: [...old.sides].sort(COIN) }));',
    ],
    [
      "computed",
      inClass("computed(() => [this.l(), this.r()])", "mixed = computed(() => [...this.sides()].sort(COIN));"),
      inClass("computed(() => [this.l(), ...this.rest()])", "mixed = computed(() => [...this.sides()].sort(COIN));"),
    ],
  ]);
});

describe("signals of others", () => {
  testPairs([
    [
      "Solid's",
      'function Toss() { const [sides, setSides] = createSignal(["l", "r"]); return () => setSides([...sides()].sort(COIN)); }',
      'function Toss() { const [sides, setSides] = createSignal(["l", "r"]); load().then(setSides); return () => setSides([...sides()].sort(COIN)); }',
    ],
    [
      "Solid's, by what it held",
      'function Toss() { const [sides, setSides] = createSignal(["l", "r"]); return () => setSides((old) => [...old].sort(COIN)); }',
      'function Toss() { const [sides, setSides] = createSignal(["l", "m", "r"]); return () => setSides((old) => [...old].sort(COIN)); }',
    ],
    [
      "Solid's memo",
      "function Toss({ l, r }) { const sides = createMemo(() => [l, r]); return () => [...sides()].sort(COIN); }",
      "function Toss({ l, m, r }) { const sides = createMemo(() => [l, m, r]); return () => [...sides()].sort(COIN); }",
    ],
    [
      "Svelte's store",
      'const sides = writable(["l", "r"]); export const mix = () => sides.update((old) => old.sort(COIN));',
      'const sides = writable(["l", "r"]); export const add = (one) => sides.update((old) => [...old, one]); export const mix = () => sides.update((old) => old.sort(COIN));',
    ],
    [
      "Svelte's store under its name with a dollar",
      'const sides = writable(["l", "r"]); export const mix = () => { $sides = $sides.sort(COIN); };',
      'const sides = writable(["l", "r"]); export const add = (one) => { $sides = [...$sides, one]; }; export const mix = () => { $sides = $sides.sort(COIN); };',
    ],
    [
      "one that is filled where it lies",
      'const sides = writable(["l", "r"]); export const show = () => console.log($sides.length, $sides.toSorted(COIN));',
      'const sides = writable(["l", "r"]); export const add = (one) => { $sides.push(one); }; export const mix = () => $sides.toSorted(COIN);',
    ],
    [
      "one that is asked by a function",
      'const sides = writable(["l", "r"]); export const mix = () => sides.set(get(sides).sort(COIN));',
      'const sides = writable(["l", "r"]); bind(sides); export const mix = () => sides.set(get(sides).sort(COIN));',
    ],
    [
      "one that is only read",
      'const sides = readable(["l", "r"]); export const mix = () => [...$sides].sort(COIN);',
      'const sides = readable(["l", "r"], (set) => load(set)); export const mix = () => [...$sides].sort(COIN);',
    ],
    [
      "one that is derived",
      "const sides = derived(game, ($game) => [$game.l, $game.r]); export const mix = () => [...$sides].sort(COIN);",
      "const sides = derived(game, ($game, set) => { set($game.all); return [$game.l, $game.r]; }); export const mix = () => [...$sides].sort(COIN);",
    ],
    [
      "one that is taken apart",
      'function make() { const { subscribe, update } = writable(["l", "r"]); return { subscribe, mix: () => update((old) => [...old].sort(COIN)) }; } export const sides = make();',
      'function make() { const { subscribe, set, update } = writable(["l", "r"]); return { subscribe, set, mix: () => update((old) => [...old].sort(COIN)) }; } export const sides = make();',
    ],
    [
      "one that a function makes",
      'function make() { const { subscribe, set } = writable(["l", "r"]); return { subscribe, reset: () => set(["l", "r"]) }; } const sides = make(); export const mix = () => $sides.toSorted(COIN);',
      'function make() { const { subscribe, set } = writable(["l", "r"]); return { subscribe, load: (all) => set(all) }; } const sides = make(); export const mix = () => $sides.toSorted(COIN);',
    ],
    [
      "Solid's, looked at without being followed",
      'function Toss() { const [sides, setSides] = createSignal(["l", "r"]); return () => setSides(untrack(sides).toSorted(COIN)); }',
      'function Toss() { const [sides, setSides] = createSignal(["l", "m", "r"]); return () => setSides(untrack(sides).toSorted(COIN)); }',
    ],
    [
      "a subject of RxJS",
      inClass('new BehaviorSubject(["l", "r"])', "mix() { this.sides.next([...this.sides.value].sort(COIN)); }"),
      inClass(
        'new BehaviorSubject(["l", "r"])',
        "load(all: string[]) { this.sides.next(all); } mix() { this.sides.next([...this.sides.value].sort(COIN)); }",
      ),
    ],
    [
      "a subject that is asked by a call",
      'const sides = new BehaviorSubject(["l", "r"]); export const mix = () => sides.next(sides.getValue().toSorted(COIN));',
      'const sides = new BehaviorSubject(["l", "m", "r"]); export const mix = () => sides.next(sides.getValue().toSorted(COIN));',
    ],
  ]);
});
