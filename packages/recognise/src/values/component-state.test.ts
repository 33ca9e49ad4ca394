// The lists that components keep: a pair that stays one for as long as the file tells.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const inReact = (start: string, body: string): string =>
  `import { useState } from "react"; export function Game() { const [sides, setSides] = useState(${start}); ${body} }`;
const inVue = (data: string, more = ""): string =>
  `export default { data() { return { sides: ${data} }; }, ${more} methods: { mix() { this.sides.sort(COIN); } } };`;

describe("React's state", () => {
  testPairs([
    [
      "a copy",
      inReact('["l", "r"]', "return () => { setSides([...sides].sort(COIN)); };"),
      inReact('["l", "m", "r"]', "return () => { setSides([...sides].sort(COIN)); };"),
    ],
    [
      "what the setter's function is handed",
      inReact('["l", "r"]', "return () => { setSides((old) => [...old].sort(COIN)); };"),
      inReact('["l", "m", "r"]', "return () => { setSides((old) => [...old].sort(COIN)); };"),
    ],
    [
      "a copy under a name, of what a function gives first",
      inReact(
        '() => ["l", "r"]',
        "return () => { setSides((old) => { const all = [...old]; all.sort(COIN); return all; }); };",
      ),
      inReact(
        '() => ["l", "r"]',
        'return () => { setSides((old) => { const all = [...old, "m"]; all.sort(COIN); return all; }); };',
      ),
    ],
    [
      "set elsewhere",
      inReact(
        '["l", "r"]',
        "const turn = () => { setSides([sides[1], sides[0]]); }; return [turn, () => [...sides].sort(COIN)];",
      ),
      inReact(
        '["l", "r"]',
        "const add = (one) => { setSides([...sides, one]); }; return [add, () => [...sides].sort(COIN)];",
      ),
    ],
    [
      "set by somebody else",
      inReact('["l", "r"]', "return () => [...sides].sort(COIN);"),
      inReact('["l", "r"]', "load().then(setSides); return () => [...sides].sort(COIN);"),
    ],
    [
      "that begins empty",
      inReact("[]", "return [(l, r) => { setSides([l, r]); }, () => [...sides].sort(COIN)];"),
      inReact("[]", "return [(l, m, r) => { setSides([l, m, r]); }, () => [...sides].sort(COIN)];"),
    ],
    [
      "that begins empty, as its setter's function is handed it",
      inReact(
        "[]",
        "return [(l, r) => { setSides([l, r].sort(COIN)); }, () => setSides((old) => [...old].sort(COIN))];",
      ),
      inReact("[]", "return [(all) => { setSides(all.slice(1)); }, () => setSides((old) => [...old].sort(COIN))];"),
    ],
    [
      "that is emptied",
      inReact("null", "return [(l, r) => setSides([l, r]), () => setSides([]), () => sides.toSorted(COIN)];"),
      inReact("null", "return [(one) => setSides([...sides, one]), () => setSides([]), () => sides.toSorted(COIN)];"),
    ],
    [
      "that is never set to anything but itself",
      inReact("[]", "return [(l, r) => setSides([l, r]), () => setSides([...sides].sort(COIN))];"),
      inReact("[]", "return [() => setSides([]), () => setSides([...sides].sort(COIN))];"),
    ],
    [
      "that is nothing at first, and stays so",
      inReact("null", "return [(l, r) => setSides([l, r]), () => setSides((old) => old && [...old].sort(COIN))];"),
      inReact("null", "return [(all) => setSides(all), () => setSides((old) => old && [...old].sort(COIN))];"),
    ],
    [
      "a ref",
      'import { useRef } from "react"; export function useSides() { const sides = useRef(["l", "r"]); return () => sides.current.sort(COIN); }',
      'import { useRef } from "react"; export function useSides(all) { const sides = useRef(["l", "r"]); sides.current = all; return () => sides.current.sort(COIN); }',
    ],
  ]);
});

describe("Vue's", () => {
  testPairs([
    ["data", inVue('["l", "r"]'), inVue('["l", "m", "r"]')],
    [
      "data that is given another list",
      inVue('["l", "r"]'),
      inVue('["l", "r"]', "created() { this.sides = load(); },"),
    ],
    ["data that is added to", inVue('["l", "r"]'), inVue('["l", "r"]', 'created() { this.sides.push("m"); },')],
    [
      "data in a hook",
      'export default { data: () => ({ sides: ["l", "r"] }), created() { this.sides.sort(COIN); } };',
      'export default { data: () => ({ sides: ["l", "m", "r"] }), created() { this.sides.sort(COIN); } };',
    ],
    [
      "ref",
      'import { ref } from "vue"; const sides = ref(["l", "r"]); export const mix = () => { sides.value = [...sides.value].sort(COIN); };',
      'import { ref } from "vue"; const sides = ref(["l", "r"]); sides.value.push("m"); export const mix = () => { sides.value.sort(COIN); };',
    ],
    [
      "ref that is filled later",
      'import { ref } from "vue"; const sides = ref(["l", "r"]); export const mix = () => { sides.value.sort(COIN); };',
      'import { ref } from "vue"; const sides = ref([]); sides.value = load(); export const mix = () => { sides.value.sort(COIN); };',
    ],
    [
      "props",
      "const props = defineProps<{ sides: [string, string] }>(); export const mix = () => [...props.sides].sort(COIN);",
      "const props = defineProps<{ sides: string[] }>(); export const mix = () => [...props.sides].sort(COIN);",
    ],
    [
      "props with defaults",
      'const props = withDefaults(defineProps<{ sides?: [string, string] }>(), { sides: () => ["l", "r"] }); export const mix = () => [...props.sides].sort(COIN);',
      "const props = withDefaults(defineProps<{ sides?: string[] }>(), { sides: () => load() }); export const mix = () => [...props.sides].sort(COIN);",
    ],
    [
      "store",
      'export const useGame = defineStore("game", { state: () => ({ sides: [] }), actions: { load(l, r) { this.sides = [l, r]; }, mix() { this.sides.sort(COIN); } } });',
      'export const useGame = defineStore("game", { state: () => ({ sides: [] }), actions: { load(all) { this.sides = all; }, mix() { this.sides.sort(COIN); } } });',
    ],
    [
      "reactive",
      'import { reactive } from "vue"; const state = reactive({ sides: ["l", "r"] }); export const mix = () => { state.sides.sort(COIN); };',
      'import { reactive } from "vue"; const state = reactive({ sides: ["l", "r", "m"] }); export const mix = () => { state.sides.sort(COIN); };',
    ],
  ]);
});

describe("a property of React's state", () => {
  const STATE = 'const [game, setGame] = useState({ sides: ["l", "r"], round: 1 });';
  const MIX = "const mix = () => setGame({ ...game, sides: [...game.sides].sort(COIN) });";
  testPairs([
    [
      "that is shuffled",
      `function Toss() { ${STATE} ${MIX} }`,
      `function Toss() { ${STATE.replace('"r"', '"r", "m"')} ${MIX} }`,
    ],
    [
      "that stays where another one changes",
      `function Toss() { ${STATE} ${MIX} const next = () => setGame((old) => ({ ...old, round: old.round + 1 })); }`,
      `function Toss() { ${STATE} ${MIX} const next = () => setGame((old) => ({ ...old, sides: load() })); }`,
    ],
    [
      "of its own object",
      `function Toss() { ${STATE} ${MIX} const stop = () => setGame({ ...game, round: 0 }); }`,
      `function Toss() { ${STATE} ${MIX} const stop = () => setGame({ ...saved, round: 0 }); }`,
    ],
    [
      "whose setter nobody else has",
      `function Toss() { ${STATE} ${MIX} const stop = () => setGame({ ...game, sides: ["x", "y"] }); }`,
      `function Toss() { ${STATE} ${MIX} return create(Board, { setGame }); }`,
    ],
    [
      "that nobody makes longer",
      `function Toss() { ${STATE} ${MIX} show(game.sides.length); }`,
      `function Toss() { ${STATE} ${MIX} game.sides.push("m"); }`,
    ],
  ]);
});

describe("Svelte's", () => {
  testPairs([
    [
      "$state",
      'let sides = $state(["l", "r"]); export const mix = () => { sides.sort(COIN); };',
      'let sides = $state(["l", "r"]); sides = [...sides, "m"]; export const mix = () => { sides.sort(COIN); };',
    ],
    [
      "$state that begins empty",
      "let sides = $state([]); export const load = (l, r) => { sides = [l, r]; }; export const mix = () => { sides = [...sides].sort(COIN); };",
      "let sides = $state([]); export const load = (l, m, r) => { sides = [l, m, r]; }; export const mix = () => { sides = [...sides].sort(COIN); };",
    ],
  ]);
});

describe("a property of each item", () => {
  testPairs([
    [
      "in a loop",
      'const all = [{ answers: ["yes", "no"] }, { answers: ["true", "false"] }]; for (const one of all) one.answers.sort(COIN);',
      'const all = [{ answers: ["yes", "no"] }, { answers: ["a", "b", "c"] }]; for (const one of all) one.answers.sort(COIN);',
    ],
    [
      "by a place",
      'const all = [{ answers: ["yes", "no"] }]; export const ask = (k) => all[k].answers.slice().sort(COIN);',
      'const all = [{ answers: ["yes", "no"] }]; all.push(more); export const ask = (k) => all[k].answers.slice().sort(COIN);',
    ],
    [
      "by a place, under a name",
      'const all = [{ answers: ["yes", "no"] }]; export const ask = (k) => { const one = all[k]; return one.answers.sort(COIN); };',
      'const all = [{ answers: ["yes", "no"] }]; all[0].answers.push("?"); export const ask = (k) => { const one = all[k]; return one.answers.sort(COIN); };',
    ],
    [
      "of a list in an object",
      'const quiz = { all: [{ answers: ["yes", "no"] }] }; quiz.all.forEach((one) => { one.answers.sort(COIN); });',
      'const quiz = { all: [{ answers: ["yes", "no"] }] }; quiz.all = load(); quiz.all.forEach((one) => { one.answers.sort(COIN); });',
    ],
  ]);
});

describe("computed", () => {
  testPairs([
    [
      "by Vue",
      'import { computed } from "vue"; const sides = computed(() => [p.l, p.r]); export const mix = computed(() => [...sides.value].sort(COIN));',
      'import { computed } from "vue"; const sides = computed(() => [p.l, ...p.more]); export const mix = computed(() => [...sides.value].sort(COIN));',
    ],
    [
      "by Vue, where it can be set",
      'import { computed } from "vue"; const sides = computed({ get: () => [p.l, p.r], set }); export const mix = () => sides.value.toSorted(COIN);',
      'import { computed } from "vue"; const sides = computed({ get: () => p.all, set }); export const mix = () => sides.value.toSorted(COIN);',
    ],
    [
      "by a component",
      "export default { computed: { sides() { return [this.l, this.r]; }, mixed() { return this.sides.slice().sort(COIN); } } };",
      "export default { computed: { sides() { return [this.l, this.m, this.r]; }, mixed() { return this.sides.slice().sort(COIN); } } };",
    ],
    [
      "by a component, for a method",
      "export default { computed: { sides() { return [this.l, this.r]; } }, methods: { mix() { this.sides.sort(COIN); } } };",
      'export default { computed: { sides() { return [this.l, this.r]; } }, methods: { mix() { this.sides.push("m"); this.sides.sort(COIN); } } };',
    ],
    [
      "by React",
      'import { useMemo } from "react"; export function Toss({ l, r }) { const sides = useMemo(() => [l, r], [l, r]); return [...sides].sort(COIN); }',
      'import { useMemo } from "react"; export function Toss({ l, m, r }) { const sides = useMemo(() => [l, m, r], [l, m, r]); return [...sides].sort(COIN); }',
    ],
    [
      "by Svelte",
      "let { l, r } = $props(); const sides = $derived([l, r]); export const mix = () => [...sides].sort(COIN);",
      "let { l, m, r } = $props(); const sides = $derived([l, m, r]); export const mix = () => [...sides].sort(COIN);",
    ],
  ]);
});
