// Vue components, through vue-eslint-parser and eslint-plugin-vue: findings, the right script for an import or a function, and what is fixed compiles and renders.
import { getHelperText, testFixes, type Cases } from "./fixed-cases.ts";
import { TYPED_COMPONENTS } from "./typed-components.ts";

const CONFIG = `import fairShuffle from "eslint-plugin-fair-shuffle";
import vue from "eslint-plugin-vue";
import tseslint from "typescript-eslint";

export default [
  ...vue.configs["flat/essential"],
  fairShuffle.configs.recommended,
  ${TYPED_COMPONENTS},
  { files: ["**/*.vue"], rules: { "vue/multi-word-component-names": "off" } },
];
`;

/** Compiles every component as a build does, renders it on the server, and compares the items that it lists. */
const RUNNER = `import { readFileSync, writeFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { createSSRApp } from "vue";
import { compileScript, compileTemplate, parse, rewriteDefault } from "vue/compiler-sfc";
import { renderToString } from "vue/server-renderer";
import { expectShuffled } from "./expect-shuffled.mjs";

for (const file of process.argv.slice(2)) {
  const { descriptor, errors } = parse(readFileSync(file, "utf8"), { filename: file });
  if (errors.length > 0) throw errors[0];
  const isSetup = descriptor.scriptSetup !== null;
  const script = compileScript(descriptor, { id: file, inlineTemplate: isSetup });
  const template = compileTemplate({ id: file, filename: file, source: descriptor.template.content });
  const render = isSetup ? "" : template.code.replace("export function render", "component.render = function");
  const isTyped = [descriptor.script, descriptor.scriptSetup].some((block) => block?.lang === "ts");
  const code = rewriteDefault(script.content, "component", isTyped ? ["typescript"] : []) + "\\n" + render;
  const compiled = file.replaceAll("/", "-") + ".mjs";
  writeFileSync(compiled, transformSync(code + "\\nexport { component };", { loader: "ts" }).code);
  const { component } = await import("./" + compiled);
  const draw = async () => {
    const html = await renderToString(createSSRApp(component, { cards: [1, 2, 3] }));
    return [...html.matchAll(/<li>(\\d+)<\\/li>/g)].map(([, item]) => item);
  };
  await expectShuffled(file, draw, [1, 2, 3]);
}
console.log("shuffled");
`;

const list = '<template>\n  <ul>\n    <li v-for="card in cards" :key="card">{{ card }}</li>\n  </ul>\n</template>\n';

const importing: Cases["importing"] = {
  "setup.vue": {
    title: "script setup: the import joins the others",
    code: `<script setup>\nimport { ref } from "vue";\n\nconst cards = ref([1, 2, 3].sort(() => Math.random() - 0.5));\n</script>\n\n${list}`,
    found: [4],
    fixed: `<script setup>\nimport { ref } from "vue";\nimport { shuffle } from "fair-shuffle";\n\nconst cards = ref(shuffle([1, 2, 3]));\n</script>\n\n${list}`,
    runs: true,
  },
  "typed.vue": {
    title: "script setup in TypeScript, generic, indented, below its template",
    code: `${list}\n<script setup lang="ts" generic="T extends Array<number>">\n  const { cards: given } = defineProps<{ cards: T }>();\n  const cards = [...given].sort(() => Math.random() - 0.5);\n</script>\n\n<style>\nli { color: red }\n</style>\n`,
    found: [9],
    fixed: `${list}\n<script setup lang="ts" generic="T extends Array<number>">\n  import { toShuffled } from "fair-shuffle";\n\n  const { cards: given } = defineProps<{ cards: T }>();\n  const cards = toShuffled(given);\n</script>\n\n<style>\nli { color: red }\n</style>\n`,
    runs: true,
  },
  "options.vue": {
    title: "a plain script: a method of the same name is no obstacle, but the template's word is kept free",
    code: `${list.replace("<ul>", '<ul @click="shuffle">')}\n<script>\nexport default {\n  props: ["cards"],\n  methods: {\n    shuffle() {\n      for (let i = 0; i < this.cards.length; i++) {\n        const j = Math.floor(Math.random() * this.cards.length);\n        [this.cards[i], this.cards[j]] = [this.cards[j], this.cards[i]];\n      }\n    },\n  },\n  created() {\n    this.shuffle();\n  },\n};\n</script>\n`,
    found: [12],
    fixed: `${list.replace("<ul>", '<ul @click="shuffle">')}\n<script>\nimport { shuffle as fairShuffle } from "fair-shuffle";\n\nexport default {\n  props: ["cards"],\n  methods: {\n    shuffle() {\n      fairShuffle(this.cards);\n    },\n  },\n  created() {\n    this.shuffle();\n  },\n};\n</script>\n`,
    runs: true,
  },
  "both.vue": {
    title: "two scripts: both take it from the plain one",
    code: `<script setup>\nconst cards = deal([1, 2, 3].sort(() => Math.random() - 0.5));\n</script>\n\n<script>\nexport const deal = (cards) => cards.sort(() => 0.5 - Math.random());\n</script>\n\n${list}`,
    found: [2, 6],
    fixed: `<script setup>\nconst cards = deal(shuffle([1, 2, 3]));\n</script>\n\n<script>\nimport { shuffle } from "fair-shuffle";\n\nexport const deal = (cards) => shuffle(cards);\n</script>\n\n${list}`,
    runs: true,
  },
  "common.vue": {
    title: "a script for an old bundler: require",
    code: `<script>\nconst path = require("path");\n\nmodule.exports = { data: () => ({ cards: [path.sep, 2, 3].sort(() => Math.random() - 0.5) }) };\n</script>\n\n${list}`,
    found: [4],
    fixed: `<script>\nconst path = require("path");\nconst { shuffle } = require("fair-shuffle");\n\nmodule.exports = { data: () => ({ cards: shuffle([path.sep, 2, 3]) }) };\n</script>\n\n${list}`,
  },
  "comparator.vue": {
    title: "a comparator that the template uses too stays",
    code: `<script setup>\nconst cards = [1, 2, 3];\nconst compare = () => Math.random() - 0.5;\ncards.sort(compare);\n</script>\n\n${list.replace("<ul>", '<ul @click="cards.sort(compare)">')}`,
    found: [4],
    fixed: `<script setup>\nimport { shuffle } from "fair-shuffle";\n\nconst cards = [1, 2, 3];\nconst compare = () => Math.random() - 0.5;\nshuffle(cards);\n</script>\n\n${list.replace("<ul>", '<ul @click="cards.sort(compare)">')}`,
    runs: true,
  },
  "counter.vue": {
    title: "a counter that the template shows stays with its loop, whose range is corrected",
    code: `<script setup>\nconst cards = [1, 2, 3];\nlet i = cards.length;\nwhile (i--) {\n  const j = Math.floor(Math.random() * cards.length);\n  [cards[i], cards[j]] = [cards[j], cards[i]];\n}\n</script>\n\n${list.replace("<ul>", '<ul :data-i="i">')}`,
    found: [4],
    fixed: `<script setup>\nconst cards = [1, 2, 3];\nlet i = cards.length;\nwhile (i--) {\n  const j = Math.floor(Math.random() * (i + 1));\n  [cards[i], cards[j]] = [cards[j], cards[i]];\n}\n</script>\n\n${list.replace("<ul>", '<ul :data-i="i">')}`,
    runs: true,
  },
  "template.vue": {
    title: "a template is not judged: its names have no scope, so that two items can't be told from many",
    code: `<script setup>\nconst cards = [1, 2];\n</script>\n\n${list.replace("in cards", "in cards.sort(() => Math.random() - 0.5)").replace("<ul>", '<ul @click="cards.sort(() => Math.random() - 0.5)">')}`,
    found: [],
  },
  "only-template.vue": {
    title: "a component without a script",
    code: '<template>\n  <p @click="[1, 2, 3].sort(() => Math.random() - 0.5)" />\n</template>\n',
    found: [],
  },
  "props.vue": {
    title: "what a macro is given can call what the script imports",
    code: `<script setup>\nconst { hands } = defineProps({ hands: { default: () => [1, 2, 3].sort(() => Math.random() - 0.5) } });\nconst cards = hands;\n</script>\n\n${list}`,
    found: [2],
    fixed: `<script setup>\nimport { shuffle } from "fair-shuffle";\n\nconst { hands } = defineProps({ hands: { default: () => shuffle([1, 2, 3]) } });\nconst cards = hands;\n</script>\n\n${list}`,
    runs: true,
  },
  "line.vue": {
    title: "a script on one line",
    code: `<script setup>const cards = [1, 2, 3].sort(() => Math.random() - 0.5);</script>\n${list}`,
    found: [1],
    fixed: `<script setup>import { shuffle } from "fair-shuffle";\n\nconst cards = shuffle([1, 2, 3]);</script>\n${list}`,
    runs: true,
  },
};

const inlining: Cases["inlining"] = {
  "props.vue": {
    title:
      "what a macro is given is moved out of the script, where it can't call the script's functions: that is not fixed",
    code: `<script setup>\nconst { hands = [1, 2, 3].sort(() => Math.random() - 0.5) } = defineProps(["hands"]);\nconst cards = [...hands].sort(() => Math.random() - 0.5);\n</script>\n\n${list}`,
    found: [2, 3],
    fixed: `<script setup>\nconst { hands = [1, 2, 3].sort(() => Math.random() - 0.5) } = defineProps(["hands"]);\nconst cards = fairShuffle([...hands]);\n\n${getHelperText("", "  ", "javascript")}</script>\n\n${list}`,
    left: [2],
    runs: true,
  },
  "both-props.vue": {
    title: "what a macro is given can call a function of the plain script",
    code: `<script>\nexport const size = 3;\n</script>\n\n<script setup>\nconst { hands = [1, 2, size].sort(() => Math.random() - 0.5) } = defineProps(["hands"]);\nconst cards = hands;\n</script>\n\n${list}`,
    found: [6],
    fixed: `<script>\nexport const size = 3;\n\n${getHelperText("", "  ", "javascript")}</script>\n\n<script setup>\nconst { hands = fairShuffle([1, 2, size]) } = defineProps(["hands"]);\nconst cards = hands;\n</script>\n\n${list}`,
    runs: true,
  },
  "setup.vue": {
    title: "script setup: a function at the end of the script",
    code: `<script setup>\nconst cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n// Cards.\n</script>\n\n${list}`,
    found: [2],
    fixed: `<script setup>\nconst cards = fairShuffle([1, 2, 3]);\n// Cards.\n\n${getHelperText("", "  ", "javascript")}</script>\n\n${list}`,
    runs: true,
  },
  "typed.vue": {
    title: "indented TypeScript on the tag's own line: an indented, typed function",
    code: `${list}\n<script lang="ts" setup>\n  const cards: number[] = [1, 2, 3].sort(() => Math.random() - 0.5);</script>\n`,
    found: [8],
    fixed: `${list}\n<script lang="ts" setup>\n  const cards: number[] = fairShuffle([1, 2, 3]);\n\n${getHelperText("  ", "  ", "typescript")}</script>\n`,
    runs: true,
  },
  "both.vue": {
    title: "two scripts: one function, in the plain one",
    code: `<script>\nexport const deal = (cards) => cards.sort(() => 0.5 - Math.random());\n</script>\n\n<script setup>\nconst cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n\n${list}`,
    found: [2, 6],
    fixed: `<script>\nexport const deal = (cards) => fairShuffle(cards);\n\n${getHelperText("", "  ", "javascript")}</script>\n\n<script setup>\nconst cards = fairShuffle([1, 2, 3]);\n</script>\n\n${list}`,
    runs: true,
  },
};

testFixes(
  { importing, inlining },
  { config: CONFIG, packages: ["typescript-eslint", "esbuild", "eslint-plugin-vue", "vue"], runner: RUNNER },
);
