// Copies that are written otherwise than `list.slice()`: as long as what they are made of.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("has as many items as", () => {
  testPairs([
    ["structuredClone", "use(structuredClone([x, y]).sort(COIN));", "use(structuredClone([x, y, z]).sort(COIN));"],
    [
      "JSON there and back",
      "const a = [x, y]; use(JSON.parse(JSON.stringify(a)).sort(COIN));",
      "const a = [x, y, z]; use(JSON.parse(JSON.stringify(a)).sort(COIN));",
    ],
    ["Object.assign", "use(Object.assign([], [x, y]).sort(COIN));", "use(Object.assign([w], [x, y]).sort(COIN));"],
    [
      "a borrowed slice",
      "const a = [x, y]; use(Array.prototype.slice.call(a).sort(COIN), [].slice.call(a).sort(COIN));",
      "const a = [x, y, z]; use([].slice.call(a).sort(COIN));",
    ],
    [
      "what Svelte and Solid look at without following it",
      "let a = $state.raw([x, y]); const mix = () => { a = untrack(() => a).toSorted(COIN); };",
      "let a = $state.raw([x, y, z]); const mix = () => { a = untrack(() => a).toSorted(COIN); };",
    ],
    [
      "Svelte's copy of a state",
      "let a = $state([x, y]); const mix = () => $state.snapshot(a).sort(COIN);",
      "let a = $state([x, y, z]); const mix = () => $state.snapshot(a).sort(COIN);",
    ],
    [
      "what the fair shuffle gives back",
      'import { shuffle, toShuffled } from "fair-shuffle"; let a = [x, y]; const one = () => { a = shuffle(a); }; const two = () => { a = toShuffled(a); }; const mix = () => a.sort(COIN);',
      'import { shuffle } from "fair-shuffle"; let a = [x, y, z]; const one = () => { a = shuffle(a); }; const mix = () => a.sort(COIN);',
    ],
    [
      "what a shuffle of lodash gives back to a state",
      'import _ from "lodash"; function Toss() { const [sides, setSides] = useState([x, y]); const one = () => setSides(_.shuffle(sides)); return () => setSides((old) => [...old].sort(COIN)); }',
      'import _ from "lodash"; function Toss() { const [sides, setSides] = useState([x, y]); const one = () => setSides(_.sampleSize(all, 3)); return () => setSides((old) => [...old].sort(COIN)); }',
    ],
    [
      "what any library's function gives back that is known to shuffle",
      "let a = [x, y]; const one = () => { a = d3.shuffle(a); }; const two = () => { a = _.shuffle(a); }; const mix = () => a.sort(COIN);",
      "let a = [x, y]; const one = () => { a = d3.shuffle(a); }; const two = () => { a = _.concat(a, z); }; const mix = () => a.sort(COIN);",
    ],
    [
      "what a function of the file gives back",
      "function flip(list) { list.reverse(); return list; } let a = [x, y]; const one = () => { a = flip(a); }; const mix = () => a.sort(COIN);",
      "function grow(list) { list.push(z); return list; } let a = [x, y]; const one = () => { a = grow(a); }; const mix = () => a.sort(COIN);",
    ],
    [
      "promises",
      "async function f() { const a = await Promise.all([one(), two()]); a.sort(COIN); }",
      "async function f() { const a = await Promise.all(urls.map(load)); a.sort(COIN); }",
    ],
    [
      "a set",
      "const a = new Set([x, y]); use([...a].sort(COIN), Array.from(new Set([x, y])).sort(COIN));",
      "const a = new Set([x, y]); a.add(z); use([...a].sort(COIN));",
    ],
    [
      "lodash's times",
      'import _ from "lodash"; use(_.times(2, make).sort(COIN));',
      'import _ from "lodash"; use(_.times(3, make).sort(COIN));',
    ],
  ]);
});

describe("is a pair by its", () => {
  testPairs([
    [
      "JSDoc",
      "/** @param {[string, string]} a */ function f(a) { return a.sort(COIN); }",
      "/** @param {[string, string, string]} a */ function f(a) { return a.sort(COIN); }",
    ],
    [
      "length under a name",
      "function f(a) { const n = a.length; if (n !== 2) return a; return a.sort(COIN); }",
      "function f(a) { const n = a.length; if (n !== 3) return a; return a.sort(COIN); }",
    ],
    [
      "length that is taken out",
      "function f(a) { const { length } = a; if (length > 2) return a; return a.sort(COIN); }",
      "function f(a, b) { const { length } = b; if (length > 2) return a; return a.sort(COIN); }",
    ],
  ]);
});

describe("as many answers as queries of a", () => {
  testPairs([
    [
      "transaction",
      "const rows = await prisma.$transaction([prisma.user.findFirst(a), prisma.user.findFirst(b)]); rows.sort(COIN);",
      "const rows = await prisma.$transaction([prisma.user.findFirst(a), prisma.user.findFirst(b), c]); rows.sort(COIN);",
    ],
    [
      "transaction, with its answers",
      "const rows = await prisma.$transaction([one, two]); rows.sort(COIN);",
      "const [rows] = await prisma.$transaction([one, two]); rows.sort(COIN);",
    ],
  ]);
});
