// Stores of Solid that hold a pair under a name, and those that may hold more.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a store of Solid", () => {
  const store = (...uses: readonly string[]): string =>
    `export function Toss(props) { const [game, setGame] = createStore({ sides: ["l", "r"], round: 1 }); ${uses.join(" ")} return game; }`;
  const MIX = 'const mix = () => setGame("sides", (sides) => [...sides].sort(COIN));';
  testPairs([
    [
      "set under a name",
      store(MIX, 'const next = () => setGame("round", (round) => round + 1);'),
      store(MIX, 'const load = () => setGame("sides", props.sides);'),
    ],
    [
      "set as a whole",
      store("const mix = () => setGame({ sides: [...game.sides].sort(COIN) });"),
      store("const mix = () => setGame({ sides: [...game.sides].sort(COIN) });", "const load = () => setGame(props);"),
    ],
    [
      "set at a place",
      store(MIX, 'const name = (n) => setGame("round", "name", n);'),
      store(MIX, 'const add = (side) => setGame("sides", game.sides.length, side);'),
    ],
    [
      "set by the state before",
      store("const mix = () => setGame((old) => ({ sides: [...old.sides].sort(COIN) }));"),
      store("const mix = () => setGame((old) => ({ sides: [...old.sides].sort(COIN) }));", "hand(setGame);"),
    ],
    [
      "changed as a draft",
      store("const mix = () => setGame(produce((draft) => { draft.sides.sort(COIN); }));"),
      store(
        "const mix = () => setGame(produce((draft) => { draft.sides.sort(COIN); }));",
        "const add = (side) => setGame(produce((draft) => { draft.sides.push(side); }));",
      ),
    ],
    [
      "looked at without being watched",
      store("const mix = () => unwrap(game.sides).toSorted(COIN);"),
      store(
        "const mix = () => unwrap(game.sides).toSorted(COIN);",
        'const load = () => setGame("sides", props.sides);',
      ),
    ],
    [
      "set to what takes its place item by item",
      store('const mix = () => setGame("sides", reconcile([...game.sides].sort(COIN)));'),
      store(
        'const mix = () => setGame("sides", reconcile([...game.sides].sort(COIN)));',
        'const load = () => setGame("sides", reconcile(props.sides));',
      ),
    ],
    [
      "that is the pair itself",
      'function Toss() { const [sides, setSides] = createStore(["l", "r"]); const swap = () => setSides(produce((draft) => { draft.reverse(); })); return () => setSides((old) => [...old].sort(COIN)); }',
      'function Toss() { const [sides, setSides] = createStore(["l", "r"]); const add = (m) => setSides(produce((draft) => { draft.push(m); })); return () => setSides((old) => [...old].sort(COIN)); }',
    ],
    [
      "that is changed where it lies",
      'const game = createMutable({ sides: ["l", "r"] }); export const mix = () => game.sides.sort(COIN);',
      'const game = createMutable({ sides: ["l", "r"] }); export const add = (m) => game.sides.push(m); export const mix = () => game.sides.sort(COIN);',
    ],
    [
      "set by a key that is computed",
      store(MIX, 'const set = () => setGame("other", props.all);'),
      store(MIX, "const set = (key) => setGame(key, props.all);"),
    ],
  ]);
});
