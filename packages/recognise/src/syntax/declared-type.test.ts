// Which types a file declares: a sort by a coin is fair where they say that the list is a pair, and reported where they don't.
import { expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

function isPair(code: string): boolean {
  const messages = verify(code, { options: { fix: "off" }, filename: "file.ts" });
  expect(messages.filter(({ messageId }) => messageId !== "biased")).toEqual([]);
  return messages.length === 0;
}
const sort = (list: string): string => `${list}.sort(() => Math.random() - 0.5);`;
const PAIR = "[A, B]";
const LONGER = "[A, B, C]";

/** Each holds `T` where the type stands. */
it.each([
  ["a variable", `declare const p: T; ${sort("p")}`],
  ["a variable with a value", `const p: T = get(); ${sort("p")}`],
  ["a parameter", `function f(p: T) { ${sort("p")} }`],
  ["a readonly parameter", `function f(p: readonly T) { use(p.toSorted(() => Math.random() - 0.5)); }`],
  ["Readonly", `function f(p: Readonly<T>) { use(p.toSorted(() => Math.random() - 0.5)); }`],
  ["an alias", `type P = T; declare const p: P; ${sort("p")}`],
  ["an alias of an alias", `type P = T; type Q = P; declare const p: Q; ${sort("p")}`],
  ["another name for it", `declare const q: T; const p = q; ${sort("p")}`],
  ["what a function gives back", `function get(): T { return all; } ${sort("get()")}`],
  ["what an arrow gives back", `const get = (): T => all; ${sort("get()")}`],
  ["what was given back", `function get(): T { return all; } const p = get(); ${sort("p")}`],
  ["a member of a type", `declare const o: { p: T }; ${sort("o.p")}`],
  ["a member among others", `declare const o: { x: 1; f(): void; p: T; "q": 2 }; ${sort("o.p")}`],
  ["a member of an interface", `interface O { x: 1; p: T } declare const o: O; ${sort("o.p")}`],
  ["a member of an alias", `type O = { p: T }; declare const o: O; ${sort("o.p")}`],
  ["a member of a member", `declare const o: { o: { p: T } }; ${sort("o.o.p")}`],
  ["a field", `class A { x = 1; f() {} p: T; g() { ${sort("this.p")} } }`],
  ["a private field", `class A { #p: T; g() { ${sort("this.#p")} } }`],
  ["a field, from a function in a method", `class A { p: T; g() { const h = () => { ${sort("this.p")} }; } }`],
  ["a property that is taken out", `function f({ p }: { p: T }) { ${sort("p")} }`],
  ["a property by another name", `function f({ q: p }: { q: T; p: 1 }) { ${sort("p")} }`],
  ["a property of an interface", `interface O { p: T } function f({ p }: O) { ${sort("p")} }`],
  ["an element in turn", `declare const ps: T[]; for (const p of ps) { ${sort("p")} }`],
  ["an element by Array", `declare const ps: Array<T>; for (const p of ps) { ${sort("p")} }`],
  ["an element by ReadonlyArray", `declare const ps: ReadonlyArray<T>; for (const p of ps) { ${sort("p")} }`],
  ["an element by Set", `declare const ps: Set<T>; for (const p of ps) { ${sort("p")} }`],
  ["an element by ReadonlySet", `declare const ps: ReadonlySet<T>; for (const p of ps) { ${sort("p")} }`],
  ["an element by Iterable", `declare const ps: Iterable<T>; for (const p of ps) { ${sort("p")} }`],
  ["an element of a field", `class A { ps: T[]; g() { for (const p of this.ps) { ${sort("p")} } } }`],
  ["an element handed in", `declare const ps: T[]; ps.forEach((p) => { ${sort("p")} });`],
  ["an element handed to a function", `declare const ps: T[]; ps.forEach(function (p) { ${sort("p")} });`],
  ["what a hook keeps", `const [p, set] = useState<T>(all); ${sort("p")}`],
  [
    "what the setter of a hook is handed",
    `const [p, set] = useState<T>(all); set((q) => q.sort(() => Math.random() - 0.5));`,
  ],
  ["a member of what a hook keeps", `const [o, set] = useState<{ p: T }>(all); ${sort("o.p")}`],
  ["what a box keeps", `const p = ref<T | null>(null); ${sort("p.value")}`],
  ["what a subject keeps", `const p = new BehaviorSubject<T>(all); ${sort("p.value")}`],
  ["what a ref of React keeps", `const p = useRef<T>(null); ${sort("p.current")}`],
  ["what a signal keeps", `class A { p = input.required<T>(); g() { ${sort("this.p()")} } }`],
  [
    "what a signal is updated by",
    `class A { p = signal<T>(all); g() { this.p.update((q) => q.sort(() => Math.random() - 0.5)); } }`,
  ],
  ["what a component is handed", `const A: React.FC<{ p: T }> = ({ p }) => { ${sort("p")} };`],
  ["the type of a function's name", `const f: (n: number, p: T) => void = (n, p) => { ${sort("p")} };`],
  ["what a declared function gives", `declare function get(): T; ${sort("get()")}`],
  ["what a function that is handed in gives", `function f(get: () => T) { ${sort("get()")} }`],
  ["what a promise gives", `async function f(get: () => Promise<T>) { const p = await get(); ${sort("p")} }`],
  [
    "what an async function gives",
    `async function get(): Promise<T> { return all; } async function f() { const p = await get(); ${sort("p")} }`,
  ],
  [
    "a value of a map that is copied",
    `declare const m: Map<string, T>; [...m.values()].forEach((p) => { ${sort("p")} });`,
  ],
  ["what an answer is taken for", `async function f() { const { p } = (await get()) as { p: T }; ${sort("p")} }`],
  ["what a member is taken for", `const o = JSON.parse(text) as { p: T }; ${sort("o.p")}`],
  ["what a wrapped component is handed", `const A = forwardRef<Element, { p: T }>(({ p }, ref) => { ${sort("p")} });`],
  ["what a component is handed that is kept in mind", `const A = memo<{ p: T }>(({ p }) => { ${sort("p")} });`],
  ["what a context keeps", `const Context = createContext<T>(all); const p = useContext(Context); ${sort("p")}`],
  ["what is observed", `declare const p$: Observable<T>; p$.subscribe((p) => { ${sort("p")} });`],
  [
    "what is piped",
    `class A { p$: Observable<T>; g() { return this.p$.pipe(map((p) => p.sort(() => Math.random() - 0.5))); } }`,
  ],
  ["an element that is mapped", `declare const ps: T[]; use(ps.map((p) => p.sort(() => Math.random() - 0.5)));`],
])("know a pair by %s", (_, code) => {
  expect(isPair(code.replaceAll("T", PAIR)), "of two").toBe(true);
  expect(isPair(code.replaceAll("T", LONGER)), "of three").toBe(false);
});

it.each([
  ["a list with an open end", `declare const p: [A, ...B[]]; ${sort("p")}`],
  ["an item that may be left out", `declare const p: [A, B, C?]; ${sort("p")}`],
  ["an array", `declare const p: A[]; ${sort("p")}`],
  ["a promise of it", `async function get(): [A, B] { return all; } ${sort("get()")}`],
  ["a generator of it", `function* get(): [A, B] { return all; } ${sort("get()")}`],
  ["a function without a type", `function get() { return all; } ${sort("get()")}`],
  ["another member", `declare const o: { p: [A, B]; q: A[] }; ${sort("o.q")}`],
  ["no member", `declare const o: { p: [A, B] }; ${sort("o.q")}`],
  ["a method of the name", `declare const o: { p(): [A, B] }; ${sort("o.p")}`],
  ["a member by a variable", `declare const o: { p: [A, B] }; ${sort("o[p]")}`],
  ["a member without a type", `declare const o: { p }; ${sort("o.p")}`],
  ["another field", `class A { p: [A, B]; q: A[]; g() { ${sort("this.q")} } }`],
  ["a method's name", `class A { p(): [A, B] {} g() { ${sort("this.p")} } }`],
  ["a computed field", `class A { [p]: [A, B]; g() { ${sort("this.p")} } }`],
  ["a field of nobody", `function g() { ${sort("this.p")} }`],
  ["a field of something else", `class A { p: [A, B]; g(o) { ${sort("o.p")} } }`],
  ["a property under a computed name", `function f({ [q]: p }: { q: [A, B] }) { ${sort("p")} }`],
  ["another property", `function f({ q: p }: { p: [A, B] }) { ${sort("p")} }`],
  ["a property in a list", `function f([p]: { p: [A, B] }) { ${sort("p")} }`],
  ["the rest of a record", `function f({ ...p }: [A, B][]) { ${sort("p")} }`],
  ["the second thing handed in", `declare const ps: [A, B][]; ps.forEach((x, p) => { ${sort("p")} });`],
  ["what is handed to something else", `declare const ps: [A, B][]; ps.take((p) => { ${sort("p")} });`],
  ["a function beside the list", `declare const ps: [A, B][]; forEach((p) => { ${sort("p")} });`],
  ["a second function", `declare const ps: [A, B][]; ps.forEach(f, (p) => { ${sort("p")} });`],
  ["an element of another kind of list", `declare const ps: MyArray<[A, B]>; for (const p of ps) { ${sort("p")} }`],
  ["an element of an iterable's kin", `declare const ps: IterableX<[A, B]>; for (const p of ps) { ${sort("p")} }`],
  ["an element of a list without a type", `declare const ps: Array; for (const p of ps) { ${sort("p")} }`],
  ["a key in turn", `declare const ps: [A, B][]; for (const p in ps) { ${sort("p")} }`],
  ["a list inside the loop", `declare const ps: [A, B][]; for (const x of ps) { const p = x.y; ${sort("p")} }`],
  ["a type of a module", `declare const p: N.P; type P = [A, B]; ${sort("p")}`],
  ["a type that is a class", `class P extends Array {} declare const p: P; ${sort("p")}`],
  ["a type that leads to itself", `type P = P; declare const p: P; ${sort("p")}`],
  ["types that lead to each other", `type P = Q; type Q = P; declare const p: P; ${sort("p")}`],
  ["a type from elsewhere", `import type { P } from "./p.js"; declare const p: P; ${sort("p")}`],
  ["a type that nobody declares", `declare const p: P; ${sort("p")}`],
  [
    "the second thing that is piped",
    `declare const p$: Observable<[A, B]>; p$.pipe(share(), map((p) => { ${sort("p")} }));`,
  ],
  [
    "another type of a wrapped component",
    `const A = forwardRef<[A, B], { p: A[] }>(({ p }, ref) => { ${sort("p")} });`,
  ],
  ["another kind of hook", `const [p] = useQuery<[A, B]>(all); ${sort("p")}`],
  ["the setter of a hook", `const [x, p] = useState<[A, B]>(all); ${sort("p")}`],
  ["another kind of box", `const p = boxed<[A, B]>(all); ${sort("p.value")}`],
  ["another name in a box", `const p = ref<[A, B]>(all); ${sort("p.current")}`],
  ["a signal that is handed something", `const p = signal<[A, B]>(all); ${sort("p(1)")}`],
  ["another parameter of a function's name", `const f: (n: [A, B], p: A[]) => void = (n, p) => { ${sort("p")} };`],
  ["what a component is handed beside its props", `const A: FC<[A, B]> = (x, p) => { ${sort("p")} };`],
  ["Readonly of nothing", `declare const p: Readonly; ${sort("p")}`],
])("know no pair by %s", (_, code) => {
  expect(isPair(code)).toBe(false);
});

it("follow eight names at most, and no circle for ever", () => {
  const names = (count: number): string =>
    Array.from({ length: count }, (_, index) => `type P${String(index + 1)} = P${String(index)};`).join(" ");
  const code = (count: number): string =>
    `type P0 = [A, B]; ${names(count)} declare const p: P${String(count)}; ${sort("p")}`;
  expect(isPair(code(7))).toBe(true);
  expect(isPair(code(8))).toBe(false);
  expect(isPair(`var p = q; var q = p; ${sort("p")}`)).toBe(false);
});
