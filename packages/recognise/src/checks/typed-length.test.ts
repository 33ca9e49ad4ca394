// Lists whose type says that they are pairs, that a function asserts to be pairs, or that are all that a function is handed.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a type that says the length", () => {
  testPairs([
    [
      "of an intersection",
      "function mix(sides: string[] & { length: 2 }) { use(sides.sort(COIN)); }",
      "function mix(sides: string[] & { length: 3 }) { use(sides.sort(COIN)); }",
    ],
    [
      "under a name",
      "interface Two { readonly length: 2 } type Sides = string[] & Two; function mix(sides: Sides) { use(sides.sort(COIN)); }",
      "interface Two { readonly length?: 2 } type Sides = string[] & Two; function mix(sides: Sides) { use(sides.sort(COIN)); }",
    ],
    [
      "of Astro's props",
      "interface Props { sides: [A, B] } const { sides } = Astro.props; use([...sides].sort(COIN));",
      "interface Props { sides: A[] } const { sides } = Astro.props; use([...sides].sort(COIN));",
    ],
    [
      "of Astro's props by an alias",
      "type Props = { sides: [A, B] }; use(Astro.props.sides.toSorted(COIN));",
      "type Props = { sides: [A, B, C] }; use(Astro.props.sides.toSorted(COIN));",
    ],
    [
      "of Solid's props, split and with defaults",
      "function Toss(props: { sides: [A, B] }) { const all = mergeProps({ round: 1 }, props); const [own] = splitProps(all, ['sides']); return own.sides.toSorted(COIN); }",
      "function Toss(props: { sides: A[] }) { const all = mergeProps({ round: 1 }, props); const [own] = splitProps(all, ['sides']); return own.sides.toSorted(COIN); }",
    ],
    [
      "of a store of Svelte",
      "const sides = writable<[A, B]>(load()); const one = () => $sides.toSorted(COIN); const two = () => sides.update((old) => old.toSorted(COIN));",
      "const sides = writable<A[]>(load()); const one = () => $sides.toSorted(COIN);",
    ],
    [
      "of a store of Svelte by its name",
      "const sides: Writable<[A, B]> = writable(load()); const one = () => $sides.toSorted(COIN); const two = () => sides.update((old) => old.toSorted(COIN));",
      "const sides: Writable<A[]> = writable(load()); const one = () => $sides.toSorted(COIN);",
    ],
    [
      "of an assertion",
      "function assertPair(sides: unknown): asserts sides is [A, B] { demand(sides); } function mix(sides) { assertPair(sides); use(sides.sort(COIN)); }",
      "function assertPair(sides: unknown): asserts sides is A[] { demand(sides); } function mix(sides) { assertPair(sides); use(sides.sort(COIN)); }",
    ],
    [
      "of an assertion that is declared",
      "declare function assertPair(sides: unknown): asserts sides is [A, B]; function mix(sides) { assertPair(sides); use(sides.sort(COIN)); }",
      "declare function assertPair(sides: unknown): asserts sides is [A, B]; function mix(sides) { assertPair(others); use(sides.sort(COIN)); }",
    ],
    [
      "of an assertion before it",
      "declare function assertPair(sides: unknown): asserts sides is [A, B]; function mix(sides) { assertPair(sides); use(sides.sort(COIN)); }",
      "declare function assertPair(sides: unknown): asserts sides is [A, B]; function mix(sides) { use(sides.sort(COIN)); assertPair(sides); }",
    ],
  ]);
});

describe("all that a function is handed", () => {
  testPairs([
    [
      "as a copy",
      "function mix() { use(Array.from(arguments).sort(COIN)); } mix(a, b); mix(c, d);",
      "function mix() { use(Array.from(arguments).sort(COIN)); } mix(a, b); mix(c, d, e);",
    ],
    [
      "in an arrow function of it",
      "function mix() { const go = () => use([...arguments].sort(COIN)); go(a, b, c); } mix(a, b);",
      "function mix() { const go = () => use([...arguments].sort(COIN)); go(a, b); } mix(a, b, c);",
    ],
    [
      "where nobody else calls it",
      "function mix() { use([...arguments].sort(COIN)); } mix(a, b);",
      "export function mix() { use([...arguments].sort(COIN)); } mix(a, b);",
    ],
    [
      "one by one",
      "function mix() { use([...arguments].sort(COIN)); } mix(a, b);",
      "function mix() { use([...arguments].sort(COIN)); } mix(...all);",
    ],
  ]);
});
