// Names that only a reactive statement of Svelte 4 gives a pair, and those that may hold more.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a name that nothing declares", () => {
  testPairs([
    [
      "and a reactive statement gives a pair",
      "export let l; export let r; $: sides = [l, r]; $: mixed = [...sides].sort(COIN);",
      "export let l; export let m; export let r; $: sides = [l, m, r]; $: mixed = [...sides].sort(COIN);",
    ],
    [
      "and nothing makes longer",
      "export let l; export let r; $: sides = [l, r]; const mix = () => sides.toSorted(COIN);",
      "export let l; export let r; $: sides = [l, r]; const add = (m) => sides.push(m); const mix = () => sides.toSorted(COIN);",
    ],
    [
      "and only one statement gives a value",
      "export let l; export let r; $: sides = [l, r]; $: mixed = sides.toSorted(COIN);",
      "export let l; export let all; $: sides = [l, r]; $: if (all) sides = all; $: mixed = sides.toSorted(COIN);",
    ],
  ]);
});
