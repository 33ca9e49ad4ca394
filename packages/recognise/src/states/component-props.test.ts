// Props that are pairs by their type or their default, and those that may be more.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a prop", () => {
  const inVue = (sides: string): string =>
    `export default { props: { sides: ${sides} }, methods: { mix() { return [...this.sides].sort(COIN); } } };`;
  const inSetup = (sides: string): string =>
    `export default defineComponent({ props: { sides: ${sides} }, setup(props) { return { mixed: [...props.sides].sort(COIN) }; } });`;
  const DEFAULT = '{ type: Array, default: () => ["l", "r"] }';
  testPairs([
    [
      "of Vue by what stands in for it",
      'const props = withDefaults(defineProps<{ sides?: string[] }>(), { sides: () => ["l", "r"] }); const all = [...props.sides].sort(COIN);',
      'const props = withDefaults(defineProps<{ sides?: string[] }>(), { sides: () => ["l", "m", "r"] }); const all = [...props.sides].sort(COIN);',
    ],
    ["of Vue by its default", inVue(DEFAULT), inVue("{ type: Array, default: () => [] }")],
    [
      "of Vue by its type",
      inVue("{ type: Array as PropType<[string, string]>, required: true }"),
      inVue("{ type: Array as PropType<string[]>, required: true }"),
    ],
    ["of Vue by its type alone", inVue("Array as PropType<readonly [string, string]>"), inVue("Array")],
    ["in setup", inSetup(DEFAULT), inSetup("{ type: Array, default: () => all }")],
    [
      "of defineProps",
      `const props = defineProps({ sides: ${DEFAULT} }); export const mix = () => [...props.sides].sort(COIN);`,
      "const props = defineProps({ sides: { type: Array } }); export const mix = () => [...props.sides].sort(COIN);",
    ],
    [
      "of React by its default",
      'function Toss({ sides }) { return [...sides].sort(COIN); } Toss.defaultProps = { sides: ["l", "r"] };',
      'function Toss({ sides }) { return [...sides].sort(COIN); } Turn.defaultProps = { sides: ["l", "r"] };',
    ],
    [
      "of React by its default, as a whole",
      'const Toss = (props) => props.sides.slice().sort(COIN); Toss.defaultProps = { sides: ["l", "r"] };',
      'const Toss = (props) => props.sides.slice().sort(COIN); Toss.defaultProps = { sides: ["l", "m", "r"] };',
    ],
  ]);
});
