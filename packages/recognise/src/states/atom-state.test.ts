// Atoms that hold a pair, and those that may hold more.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("an atom", () => {
  const SIDES = 'const sides = atom(["l", "r"]);';
  const HOOK = "function Toss() { const [all, setAll] = useAtom(sides); return () => setAll([...all].sort(COIN)); }";
  testPairs([
    ["of Jotai", `${SIDES} ${HOOK}`, `const sides = atom(["l", "m", "r"]); ${HOOK}`],
    [
      "that another component sets",
      `${SIDES} ${HOOK} function Turn() { const set = useSetAtom(sides); return () => set((old) => [...old].reverse()); }`,
      `${SIDES} ${HOOK} function Load({ read }) { const set = useSetAtom(sides); return () => set(read()); }`,
    ],
    [
      "that another atom sets",
      `${SIDES} ${HOOK} const turn = atom(null, (get, set) => set(sides, get(sides).toReversed()));`,
      `${SIDES} ${HOOK} const load = atom(null, (get, set, all) => set(sides, all));`,
    ],
    [
      "that is asked alone",
      `${SIDES} function Toss() { const all = useAtomValue(sides); return [...all].sort(COIN); }`,
      `${SIDES} wire(sides); function Toss() { const all = useAtomValue(sides); return [...all].sort(COIN); }`,
    ],
    [
      "of Recoil",
      `const sides = atom({ key: "sides", default: ["l", "r"] }); ${HOOK.replace("useAtom", "useRecoilState")}`,
      `const sides = atom({ key: "sides", default: [] }); ${HOOK.replace("useAtom", "useRecoilState")}`,
    ],
    [
      "of Nano Stores",
      `${SIDES} export const mix = () => sides.set([...sides.get()].sort(COIN));`,
      `${SIDES} export const load = (all) => sides.set(all); export const mix = () => sides.set([...sides.get()].sort(COIN));`,
    ],
  ]);
});
