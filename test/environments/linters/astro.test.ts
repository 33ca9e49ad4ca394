// Astro components, through astro-eslint-parser and eslint-plugin-astro: frontmatter, template and client scripts; what is fixed compiles and runs.
import { getHelperText, testFixes, type Cases } from "./fixed-cases.ts";
import { TYPED_COMPONENTS } from "./typed-components.ts";

const CONFIG = `import fairShuffle from "eslint-plugin-fair-shuffle";
import astro from "eslint-plugin-astro";
import tseslint from "typescript-eslint";

export default [
  ...astro.configs["flat/recommended"],
  fairShuffle.configs.recommended,
  ${TYPED_COMPONENTS},
  { files: ["**/*.ts"], languageOptions: { parser: tseslint.parser } },
];
`;

/** Compiles every component, renders it, runs its client scripts, and compares what it lists and what its scripts show. */
const RUNNER = `import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { transform } from "@astrojs/compiler";
import { transformSync } from "esbuild";
import { expectShuffled } from "./expect-shuffled.mjs";

const write = (name, code) => {
  writeFileSync(name + ".mjs", transformSync(code, { loader: "ts" }).code);
  return "./" + name + ".mjs";
};

// As much of Astro's runtime as the compiled components call.
const join = (value) => (Array.isArray(value) ? value.map(join).join("") : String(value));
write("astro-runtime", [
  "const join = " + join,
  "export const render = (texts, ...values) => texts.map((text, index) => text + join(values[index] ?? '')).join('');",
  "export const createComponent = (component) => component;",
  "export const maybeRenderHead = () => '';",
  "export const defineScriptVars = (vars) => Object.entries(vars).map(([name, value]) => 'const ' + name + ' = ' + JSON.stringify(value) + ';').join('');",
  "export const createMetadata = () => ({});",
  "export const [createAstro, renderComponent, renderHead, unescapeHTML, renderSlot, mergeSlots, addAttribute, spreadAttributes, defineStyleVars, renderTransition, createTransitionScope, renderScript, Fragment] = [];",
].join("\\n"));

for (const file of process.argv.slice(2)) {
  const name = file.replaceAll("/", "-");
  const { code, scripts, diagnostics } = await transform(readFileSync(file, "utf8"), { filename: file, internalURL: "./astro-runtime.mjs" });
  assert.deepEqual(diagnostics, []);
  const { default: component, getStaticPaths } = await import(write(name, code));
  if (getStaticPaths) await expectShuffled(file, async () => (await getStaticPaths()).map(({ params }) => params.id), [1, 2, 3]);
  const render = () => component({}, {}, {});
  const getItems = () => [...render().matchAll(/<li>(\\d+)<\\/li>/g)].map(([, item]) => item);
  if (getItems().length > 0) await expectShuffled(file, getItems, [1, 2, 3]);
  for (const [index, script] of scripts.entries()) {
    const module = write(name + "-script-" + index, script.code);
    let run = 0;
    const draw = async () => (await import(module + "?" + run++), globalThis.shown);
    await expectShuffled(file, draw, [1, 2, 3]);
  }
  for (const [, script] of render().matchAll(/<script>([^]*?)<\\/script>/g)) {
    await expectShuffled(file, () => (runInThisContext("{" + script + "}"), globalThis.shown), [1, 2, 3]);
  }
}
console.log("shuffled");
// The compiler's WebAssembly keeps Node awake.
process.exit(0);
`;

const list = "<ul>\n  {cards.map((card) => <li>{card}</li>)}\n</ul>\n";
const show = "globalThis.shown = [1, 2, 3].sort(() => Math.random() - 0.5);";

const importing: Cases["importing"] = {
  "frontmatter.astro": {
    title: "frontmatter: the import joins the others",
    code: `---\nimport { EOL } from "node:os";\n\nconst cards: number[] = [1, 2, 3].sort(() => Math.random() - 0.5);\n---\n${list}{EOL}\n`,
    found: [4],
    fixed: `---\nimport { EOL } from "node:os";\nimport { shuffle } from "fair-shuffle";\n\nconst cards: number[] = shuffle([1, 2, 3]);\n---\n${list}{EOL}\n`,
    runs: true,
  },
  "plain.astro": {
    title: "frontmatter without imports or semicolons: the fence after it does not go on with the import",
    code: `---\nconst cards = [...[1, 2, 3]].sort(() => Math.random() - 0.5)\n---\n${list}`,
    found: [2],
    fixed: `---\nimport { toShuffled } from "fair-shuffle"\n\nconst cards = toShuffled([1, 2, 3])\n---\n${list}`,
    runs: true,
  },
  "only-import.astro": {
    title: "an import right before the fence, and a shuffle in the template",
    code: `---\nimport { EOL } from "node:os"\n---\n${list.replace("cards", "[1, 2, 3].sort(() => Math.random() - 0.5)")}{EOL}\n`,
    found: [5],
    fixed: `---\nimport { EOL } from "node:os"\nimport { shuffle } from "fair-shuffle"\n---\n${list.replace("cards", "shuffle([1, 2, 3])")}{EOL}\n`,
    runs: true,
  },
  "empty.astro": {
    title: "a shuffle in the template, above it an empty frontmatter",
    code: `---\n---\n${list.replace("cards", "[1, 2, 3].sort(() => Math.random() - 0.5)")}`,
    found: [4],
    fixed: `---\n\nimport { shuffle } from "fair-shuffle";\n---\n${list.replace("cards", "shuffle([1, 2, 3])")}`,
    runs: true,
  },
  "paths.astro": {
    title: "what the frontmatter exports can call what it imports",
    code: `---\nexport async function getStaticPaths() {\n  return [1, 2, 3].sort(() => Math.random() - 0.5).map((id) => ({ params: { id } }));\n}\n---\n<p>page</p>\n`,
    found: [3],
    fixed: `---\nimport { shuffle } from "fair-shuffle";\n\nexport async function getStaticPaths() {\n  return shuffle([1, 2, 3]).map((id) => ({ params: { id } }));\n}\n---\n<p>page</p>\n`,
    runs: true,
  },
  "none.astro": {
    title: "a shuffle in the template of a component without frontmatter: nothing to write into",
    code: list.replace("cards", "[1, 2, 3].sort(() => Math.random() - 0.5)"),
    found: [2],
  },
  "client.astro": {
    title: "client scripts are modules of their own",
    code: `---\nconst cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n---\n${list}<script>\n  import { EOL } from "node:os";\n\n  const lineEnd: string = EOL;\n  globalThis.shown = [1, 2, 3, lineEnd].slice(0, 3).sort(() => Math.random() - 0.5);\n</script>\n<script>\n  ${show}\n</script>\n`,
    found: [2, 11, 14],
    fixed: `---\nimport { shuffle } from "fair-shuffle";\n\nconst cards = shuffle([1, 2, 3]);\n---\n${list}<script>\n  import { EOL } from "node:os";\n  import { shuffle } from "fair-shuffle";\n\n  const lineEnd: string = EOL;\n  globalThis.shown = shuffle([1, 2, 3, lineEnd].slice(0, 3));\n</script>\n<script>\n  import { shuffle } from "fair-shuffle";\n\n  globalThis.shown = shuffle([1, 2, 3]);\n</script>\n`,
    runs: true,
  },
  "client-template.astro": {
    title: "between the import and what changes, a template's lines would lose their indentation: nothing is fixed",
    code: `---\nconst cards = 1;\n---\n<script>\n  globalThis.text = \`\n    two\n  \`;\n  globalThis.shown = [1, 2, 3].sort(() => Math.random() - 0.5);\n</script>\n`,
    found: [8],
  },
  "inline.astro": {
    title: "an inline script, which the browser gets as it stands, gets the function in JavaScript",
    code: `---\nconst given = [1, 2, 3];\n---\n<script is:inline define:vars={{ given }}>\n  globalThis.shown = given.sort(() => Math.random() - 0.5);\n</script>\n`,
    found: [5],
    fixed: `---\nconst given = [1, 2, 3];\n---\n<script is:inline define:vars={{ given }}>\n  globalThis.shown = fairShuffle(given);\n\n${getHelperText("  ", "  ", "javascript")}</script>\n`,
    runs: true,
  },
};

const inlining: Cases["inlining"] = {
  "paths.astro": {
    title: "what the frontmatter exports is moved out of it, where it can't call its functions: nothing is fixed",
    code: `---\nexport async function getStaticPaths() {\n  return [1, 2, 3].sort(() => Math.random() - 0.5).map((id) => ({ params: { id } }));\n}\n---\n<p>page</p>\n`,
    found: [3],
  },
  "frontmatter.astro": {
    title: "a typed function at the end of the frontmatter",
    code: `---\nconst cards = [1, 2, 3].sort(() => Math.random() - 0.5);\n---\n${list}`,
    found: [2],
    fixed: `---\nconst cards = fairShuffle([1, 2, 3]);\n\n${getHelperText("", "  ", "typescript")}---\n${list}`,
    runs: true,
  },
  "client.astro": {
    title: "a typed function at the end of the client script",
    code: `<script>\n  ${show}\n</script>\n`,
    found: [2],
    fixed: `<script>\n  ${show.replace("[1, 2, 3].sort(() => Math.random() - 0.5)", "fairShuffle([1, 2, 3])")}\n\n${getHelperText("  ", "  ", "typescript")}</script>\n`,
    runs: true,
  },
};

testFixes(
  { importing, inlining },
  {
    config: CONFIG,
    packages: ["@astrojs/compiler", "typescript-eslint", "esbuild", "eslint-plugin-astro"],
    runner: RUNNER,
  },
);
