// Stores that hold a pair under a name, and those that may hold more.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a slice of the Redux Toolkit", () => {
  const slice = (start: string, ...reducers: readonly string[]): string =>
    `export const toss = createSlice({ name: "toss", initialState: ${start}, reducers: { ${reducers.join(", ")} } });`;
  const START = '{ sides: ["l", "r"], round: 1 }';
  const MIX = "mix(state) { state.sides.sort(COIN); }";
  testPairs([
    [
      "sorted where it lies",
      slice(START, MIX, "next: (state) => { state.round += 1; }"),
      slice(START, MIX, "set: (state, action) => { state.sides = action.payload; }"),
    ],
    [
      "with a start of a name",
      `const initialState: Toss = ${START}; ${slice("initialState", "mix: (state) => { state.sides = [...state.sides].sort(COIN); }", "reset: () => initialState")}`,
      `const initialState: Toss = ${START}; ${slice("initialState", "mix: (state) => { state.sides = [...state.sides].sort(COIN); }", "reset: (state, action) => action.payload")}`,
    ],
    [
      "that gives a new state",
      slice(START, "mix: (state) => ({ ...state, sides: [...state.sides].sort(COIN) })"),
      slice(
        START,
        "mix: (state) => ({ ...state, sides: [...state.sides].sort(COIN) })",
        "add: (state, { payload }) => { state.sides.push(payload); }",
      ),
    ],
    [
      "of a list",
      slice('["l", "r"]', "mix(sides) { sides.sort(COIN); }", "turn: (sides) => [...sides].reverse()"),
      slice('["l", "r"]', "mix(sides) { sides.sort(COIN); }", "set: (sides, action) => action.payload"),
    ],
    [
      "whose other actions",
      'export const toss = createSlice({ initialState: { sides: ["l", "r"] }, reducers: { mix(state) { state.sides.sort(COIN); } }, extraReducers: (builder) => { builder.addCase(done, (state) => ({ ...state, done: true })); } });',
      'export const toss = createSlice({ initialState: { sides: ["l", "r"] }, reducers: { mix(state) { state.sides.sort(COIN); } }, extraReducers: (builder) => { builder.addCase(done, (state, action) => ({ ...state, ...action.payload })); } });',
    ],
  ]);
});

describe("a store of Zustand", () => {
  const store = (...actions: readonly string[]): string =>
    `export const useToss = create((set, get) => ({ sides: ["l", "r"], round: 1, ${actions.join(", ")} }));`;
  const MIX = "mix: () => set((state) => ({ sides: [...state.sides].sort(COIN) }))";
  testPairs([
    [
      "by the state before",
      store(MIX, "next: () => set((state) => ({ round: state.round + 1 }))"),
      store(MIX, "load: (all) => set({ sides: all })"),
    ],
    [
      "that is asked",
      store("mix: () => set({ sides: [...get().sides].sort(COIN) })"),
      store("mix: () => set({ sides: [...get().sides].sort(COIN) })", "restore: (saved) => set(saved)"),
    ],
    [
      "under what is put around it",
      'export const useToss = create<Toss>()(persist((set) => ({ sides: ["l", "r"], mix: () => set(({ sides }) => ({ sides: [...sides].sort(COIN) })) }), { name: "toss" }));',
      'export const useToss = create<Toss>()(persist((set) => ({ sides: ["l", "m", "r"], mix: () => set(({ sides }) => ({ sides: [...sides].sort(COIN) })) }), { name: "toss" }));',
    ],
    [
      "changed as a draft",
      store("mix: () => set(produce((state) => { state.sides.sort(COIN); }))"),
      store(
        "mix: () => set(produce((state) => { state.sides.sort(COIN); }))",
        "add: (one) => set(produce((state) => { state.sides.push(one); }))",
      ),
    ],
    [
      "that begins with what a function makes",
      'const start = () => ({ sides: ["l", "r"], round: 1 }); export const useToss = create((set, get) => ({ ...start(), mix: () => set({ sides: [...get().sides].sort(COIN) }), reset: () => set(start()) }));',
      'const start = () => ({ sides: ["l", "r"], round: 1 }); export const useToss = create((set, get) => ({ ...start(), ...saved(), mix: () => set({ sides: [...get().sides].sort(COIN) }) }));',
    ],
    [
      "that begins with another object's properties",
      'const START = { sides: ["l", "r"] }; export const useToss = create((set, get) => ({ ...START, round: 1, mix: () => set({ sides: [...get().sides].sort(COIN) }) }));',
      'const START = { sides: ["l", "r"] }; export const useToss = create((set, get) => ({ ...START, sides: load(), mix: () => set({ sides: [...get().sides].sort(COIN) }) }));',
    ],
    [
      "that a component asks for one thing",
      'const useToss = create(() => ({ sides: ["l", "r"] })); export function Toss() { const sides = useToss((state) => state.sides); return [...sides].sort(COIN); }',
      'const useToss = create(() => ({ sides: ["l", "m", "r"] })); export function Toss() { const sides = useToss((state) => state.sides); return [...sides].sort(COIN); }',
    ],
    [
      "that a component asks for all",
      'const useToss = create(() => ({ sides: ["l", "r"] })); export function Toss() { const { sides } = useToss(); return [...sides].sort(COIN); }',
      'const useToss = create(() => ({ sides: ["l", "r"] })); load((sides) => useToss.setState({ sides })); export function Toss() { const { sides } = useToss(); return [...sides].sort(COIN); }',
    ],
  ]);
});

describe("a store of Vuex", () => {
  const store = (...mutations: readonly string[]): string =>
    `export default new Vuex.Store({ state: { sides: ["l", "r"], round: 1 }, mutations: { ${mutations.join(", ")} } });`;
  const MIX = "mix(state) { state.sides.sort(COIN); }";
  testPairs([
    [
      "with mutations",
      store(MIX, "next(state) { state.round++; }"),
      store(MIX, "set(state, all) { state.sides = all; }"),
    ],
    ["set by name", store(MIX), store(MIX, 'set(state, all) { Vue.set(state, "sides", all); }')],
    [
      "with getters",
      'export default { namespaced: true, state: () => ({ sides: ["l", "r"] }), getters: { mixed: (state) => [...state.sides].sort(COIN) } };',
      "export default { namespaced: true, state: () => ({ sides: [] }), getters: { mixed: (state) => [...state.sides].sort(COIN) } };",
    ],
    [
      "put together of names",
      'const state = { sides: ["l", "r"] }; const mutations = { mix(state) { state.sides.sort(COIN); } }; export default { state, mutations };',
      'const state = { sides: ["l", "r"] }; const mutations = { mix(state) { state.sides.sort(COIN); } }; export default { state: load(), mutations };',
    ],
  ]);
});
