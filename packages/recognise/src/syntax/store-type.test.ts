// Types that a store, a machine or a selector states for what it gives: a sort by a coin is fair where these say that the list is a pair.
import { expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

function getIds(code: string): readonly unknown[] {
  const messages = verify(code.replaceAll("COIN", "() => Math.random() - 0.5"), {
    options: { fix: "off" },
    filename: "file.tsx",
  });
  return messages.map(({ messageId, message }) => messageId ?? message);
}

/** Each holds `T` where the type stands. */
it.each([
  ["a cast in a selector", "const pair = useSelector((s: State) => s.pair as T); use([...pair].sort(COIN));"],
  ["a typed state", "interface S { pair: T } const pair = useSelector((s: S) => s.pair); use([...pair].sort(COIN));"],
  [
    "a typed state, deeper",
    "type S = { duel: { pair: T } }; const { pair } = useSelector((s: S) => s.duel); use([...pair].sort(COIN));",
  ],
  [
    "a selector with a block",
    "type S = { pair: T }; const pair = useSelector((s: S) => { return s.pair; }); use([...pair].sort(COIN));",
  ],
  [
    "a selector with a name",
    "type S = { pair: T }; const pick = (s: S) => s.pair; const pair = useAppSelector(pick); use([...pair].sort(COIN));",
  ],
  ["angle brackets", "const pair = useSelector<State, T>(select); use([...pair].sort(COIN));"],
  [
    "a store's get",
    "interface S { pair: T } const useDuel = create<S>((set, get) => ({ pair: load(), mix: () => set({ pair: [...get().pair].sort(COIN) }) }));",
  ],
  [
    "a store's set",
    "interface S { pair: T } const useDuel = create<S>()((set) => ({ pair: load(), mix: () => set((s) => ({ pair: [...s.pair].sort(COIN) })) }));",
  ],
  [
    "a store's draft",
    "interface S { pair: T } const useDuel = create<S>()(immer((set) => ({ pair: load(), mix: () => set(produce((s) => { s.pair.sort(COIN); })) })));",
  ],
  [
    "a store's hook",
    "interface S { pair: T } const useDuel = create<S>()(() => load()); export function Duel() { const pair = useDuel((s) => s.pair); return [...pair].sort(COIN); }",
  ],
  [
    "a store's whole state",
    "interface S { pair: T } const useDuel = create<S>()(() => load()); export function Duel() { const { pair } = useDuel(); return [...pair].sort(COIN); }",
  ],
  [
    "a store from outside",
    "interface S { pair: T } const useDuel = create<S>()(() => load()); export const mixed = () => [...useDuel.getState().pair].sort(COIN); ",
  ],
  ["a store of Solid", "const [game, setGame] = createStore<{ pair: T }>(load()); use([...game.pair].sort(COIN));"],
  [
    "a machine's setup",
    "const m = setup({ types: { context: {} as { pair: T } }, actions: { mix: assign({ pair: ({ context }) => [...context.pair].sort(COIN) }) } }).createMachine({ context: load });",
  ],
  [
    "the types of a machine",
    "type G = { pair: T }; const m = createMachine({ types: {} as { context: G; events: E }, context: load, entry: assign({ pair: ({ context: { pair } }) => [...pair].sort(COIN) }) });",
  ],
])("%s", (_, code) => {
  expect(getIds(code.replace("T", "[A, B]"))).toEqual([]);
  expect(getIds(code.replace("T", "A[]"))).toEqual(["biased"]);
});

it("takes no other hook's callback for a selector", () => {
  expect(getIds("const pair = useOthers((s) => s.pair as [A, B]); use([...pair].sort(COIN));")).toEqual(["biased"]);
});
