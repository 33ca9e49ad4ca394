// Svelte components, through svelte-eslint-parser and eslint-plugin-svelte: scripts, module scripts and the template itself; what is fixed compiles and renders.
import { getHelperText, testFixes, type Cases } from "./fixed-cases.ts";
import { TYPED_COMPONENTS } from "./typed-components.ts";

const CONFIG = `import fairShuffle from "eslint-plugin-fair-shuffle";
import svelte from "eslint-plugin-svelte";
import tseslint from "typescript-eslint";

export default [
  ...svelte.configs.recommended,
  fairShuffle.configs.recommended,
  ${TYPED_COMPONENTS},
  { files: ["**/*.svelte"], rules: { "svelte/require-each-key": "off" } },
];
`;

/** Compiles every component for the server, renders it, and compares the items that it lists. */
const RUNNER = `import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "svelte/compiler";
import { render } from "svelte/server";
import { expectShuffled } from "./expect-shuffled.mjs";

for (const file of process.argv.slice(2)) {
  const { js } = compile(readFileSync(file, "utf8"), { filename: file, generate: "server" });
  const compiled = file.replaceAll("/", "-") + ".mjs";
  writeFileSync(compiled, js.code);
  const { default: component } = await import("./" + compiled);
  const draw = async () => [...render(component).body.matchAll(/<li>(\\d+)<\\/li>/g)].map(([, item]) => item);
  await expectShuffled(file, draw, [1, 2, 3]);
}
console.log("shuffled");
`;

const list = "<ul>\n  {#each cards as card}<li>{card}</li>{/each}\n</ul>\n";

const importing: Cases["importing"] = {
  "script.svelte": {
    title: "a script indented as Svelte's own tools do it",
    code: `<script>\n\timport { onMount } from "svelte";\n\n\tlet cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n\tonMount(() => {});\n</script>\n\n${list}`,
    found: [4],
    fixed: `<script>\n\timport { onMount } from "svelte";\n\timport { shuffle } from "fair-shuffle";\n\n\tlet cards = shuffle([1, 2, 3]);\n\tonMount(() => {});\n</script>\n\n${list}`,
    runs: true,
  },
  "typed.svelte": {
    title: "runes in TypeScript, generics among the attributes, below the markup",
    code: `${list}\n<script lang="ts" generics="T extends Array<number>">\n  let { given = [1, 2, 3] as unknown as T }: { given?: T } = $props();\n  const cards: number[] = $derived(given.toSorted(() => Math.random() - 0.5));\n</script>\n`,
    found: [7],
    fixed: `${list}\n<script lang="ts" generics="T extends Array<number>">\n  import { shuffle } from "fair-shuffle";\n\n  let { given = [1, 2, 3] as unknown as T }: { given?: T } = $props();\n  const cards: number[] = $derived(shuffle(given.slice()));\n</script>\n`,
    runs: true,
  },
  "module.svelte": {
    title: "two scripts: both take it from the module's",
    code: `<script>\n  let cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n\n<script module>\n  // Deals.\n  const deal = (cards) => cards.sort(() => 0.5 - Math.random());\n</script>\n\n${list}`,
    found: [2, 7],
    fixed: `<script>\n  let cards = shuffle([1, 2, 3]);\n</script>\n\n<script module>\n  import { shuffle } from "fair-shuffle";\n\n  // Deals.\n  const deal = (cards) => shuffle(cards);\n</script>\n\n${list}`,
    runs: true,
  },
  "context.svelte": {
    title: "what the instance imports is not the module's, whose import gets another name",
    code: `<script context="module">\n  const deal = (cards) => cards.sort(() => 0.5 - Math.random());\n</script>\n\n<script>\n  import { shuffle } from "fair-shuffle";\n\n  let cards = shuffle([1, 2, 3]);\n</script>\n\n${list}`,
    found: [2],
    fixed: `<script context="module">\n  import { shuffle as fairShuffle } from "fair-shuffle";\n\n  const deal = (cards) => fairShuffle(cards);\n</script>\n\n<script>\n  import { shuffle } from "fair-shuffle";\n\n  let cards = shuffle([1, 2, 3]);\n</script>\n\n${list}`,
    runs: true,
  },
  "store.svelte": {
    title: "what a store holds, which the parser takes for the store, is no store",
    code: `<script>\n  import { writable } from "svelte/store";\n\n  const deck = writable([1, 2, 3]);\n  const add = () => deck.update((old) => [...old, 4]);\n  $deck = $deck.sort(() => Math.random() - 0.5);\n  const cards = $deck;\n</script>\n\n<button on:click={add}>Add</button>\n${list}`,
    found: [6],
    fixed: `<script>\n  import { writable } from "svelte/store";\n  import { shuffle } from "fair-shuffle";\n\n  const deck = writable([1, 2, 3]);\n  const add = () => deck.update((old) => [...old, 4]);\n  $deck = shuffle($deck);\n  const cards = $deck;\n</script>\n\n<button on:click={add}>Add</button>\n${list}`,
    runs: true,
  },
  "pair.svelte": {
    title: "a store of two, and a name that a reactive statement gives two",
    code: `<script>\n  import { writable } from "svelte/store";\n\n  export let left;\n  export let right;\n  const sides = writable(["l", "r"]);\n  const mix = () => ($sides = $sides.sort(() => Math.random() - 0.5));\n  $: both = [left, right];\n  $: mixed = [...both].sort(() => Math.random() - 0.5);\n</script>\n\n<button on:click={mix}>{mixed}</button>\n`,
    found: [],
  },
  "template.svelte": {
    title: "in the template",
    code: `<script>\n  const cards = [1, 2, 3];\n</script>\n\n${list.replace("cards as", "[...cards].sort(() => Math.random() - 0.5) as")}`,
    found: [6],
    fixed: `<script>\n  import { toShuffled } from "fair-shuffle";\n\n  const cards = [1, 2, 3];\n</script>\n\n${list.replace("cards as", "toShuffled(cards) as")}`,
    runs: true,
  },
  "empty.svelte": {
    title: "in the template, beside an empty script",
    code: `<script></script>\n{#each [1, 2, 3].sort(() => Math.random() - 0.5) as card}<li>{card}</li>{/each}\n`,
    found: [2],
    fixed: `<script>\nimport { shuffle } from "fair-shuffle";\n</script>\n{#each shuffle([1, 2, 3]) as card}<li>{card}</li>{/each}\n`,
    runs: true,
  },
  "head.svelte": {
    title: "in the template of a component without a script: nothing to write into, whatever stands in its head",
    code: `<svelte:head><script src="a.js"></script></svelte:head>\n{#each [1, 2, 3].sort(() => Math.random() - 0.5) as card}<li>{card}</li>{/each}\n`,
    found: [2],
  },
  "comparator.svelte": {
    title: "a comparator goes unless the template uses it too",
    code: `<script>\n  const cards = [1, 2, 3];\n  const compare = () => Math.random() - 0.5;\n  const kept = () => Math.random() - 0.5;\n  cards.sort(compare);\n  cards.sort(kept);\n</script>\n\n<button onclick={() => console.log(kept)}>kept</button>\n${list}`,
    found: [5, 6],
    fixed: `<script>\n  import { shuffle } from "fair-shuffle";\n\n  const cards = [1, 2, 3];\n  const kept = () => Math.random() - 0.5;\n  shuffle(cards);\n  shuffle(cards);\n</script>\n\n<button onclick={() => console.log(kept)}>kept</button>\n${list}`,
    runs: true,
  },
  "legacy.svelte": {
    title: "without runes a loop keeps its assignments, which are what Svelte sees, and gets another range",
    code: `<script>\n  export let cards = [1, 2, 3];\n  for (let i = 0; i < cards.length; i++) {\n    const j = Math.floor(Math.random() * cards.length);\n    [cards[i], cards[j]] = [cards[j], cards[i]];\n  }\n</script>\n\n${list}`,
    found: [3],
    fixed: `<script>\n  export let cards = [1, 2, 3];\n  for (let i = 0; i < cards.length; i++) {\n    const j = Math.floor(Math.random() * (i + 1));\n    [cards[i], cards[j]] = [cards[j], cards[i]];\n  }\n</script>\n\n${list}`,
    runs: true,
  },
  "runes.svelte": {
    title: "with runes a loop is replaced",
    code: `<script>\n  let cards = $state([1, 2, 3]);\n  for (let i = 0; i < cards.length; i++) {\n    const j = Math.floor(Math.random() * cards.length);\n    [cards[i], cards[j]] = [cards[j], cards[i]];\n  }\n</script>\n\n${list}`,
    found: [3],
    fixed: `<script>\n  import { shuffle } from "fair-shuffle";\n\n  let cards = $state([1, 2, 3]);\n  shuffle(cards);\n</script>\n\n${list}`,
    runs: true,
  },
  "store.svelte.js": {
    title: "a module with runes is a module",
    code: `let cards = $state([1, 2, 3]);\nexport const mix = () => cards.sort(() => Math.random() - 0.5);\n`,
    found: [2],
    fixed: `import { shuffle } from "fair-shuffle";\n\nlet cards = $state([1, 2, 3]);\nexport const mix = () => shuffle(cards);\n`,
  },
};

const inlining: Cases["inlining"] = {
  "script.svelte": {
    title: "a function at the end of the script",
    code: `<script>\n\tlet cards = $state([1, 2, 3].sort(() => Math.random() - 0.5));\n\tconst mix = () => {\n\t\tcards = cards.toSorted(() => Math.random() - 0.5);\n\t};\n</script>\n\n<button onclick={mix}>shuffle</button>\n${list}`,
    found: [2, 4],
    fixed: `<script>\n\tlet cards = $state(fairShuffle([1, 2, 3]));\n\tconst mix = () => {\n\t\tcards = fairShuffle(cards.slice());\n\t};\n\n${getHelperText("\t", "\t", "javascript")}</script>\n\n<button onclick={mix}>shuffle</button>\n${list}`,
    runs: true,
  },
  "module.svelte": {
    title: "two scripts and the template: one function, in the module's script",
    code: `<script module>\n  const deal = (cards) => cards.sort(() => 0.5 - Math.random());\n</script>\n\n<script>\n  let cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n\n${list.replace("cards as", "cards.toSorted(() => Math.random() - 0.5) as")}`,
    found: [2, 6, 10],
    fixed: `<script module>\n  const deal = (cards) => fairShuffle(cards);\n\n${getHelperText("  ", "  ", "javascript")}</script>\n\n<script>\n  let cards = fairShuffle([1, 2, 3]);\n</script>\n\n${list.replace("cards as", "fairShuffle(cards.slice()) as")}`,
    runs: true,
  },
};

testFixes(
  { importing, inlining },
  { config: CONFIG, packages: ["typescript-eslint", "eslint-plugin-svelte", "svelte"], runner: RUNNER },
);
