// Code blocks in Markdown, through the processor of @eslint/markdown: each block is a file of its own, and is fixed as one, with its indentation.
import { getHelperText, testFixes, type Cases } from "./fixed-cases.ts";

const CONFIG = `import parser from "@typescript-eslint/parser";
import fairShuffle from "eslint-plugin-fair-shuffle";
import markdown from "@eslint/markdown";

export default [
  ...markdown.configs.processor,
  fairShuffle.configs.recommended,
  { files: ["**/*.md/*.ts"], languageOptions: { parser } },
];
`;

/** Runs every block as a module. */
const RUNNER = `import { readFileSync, writeFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { expectShuffled } from "./expect-shuffled.mjs";

for (const file of process.argv.slice(2)) {
  const blocks = [...readFileSync(file, "utf8").matchAll(/^((?:> |  )?)\`\`\`[jt]s\\n([^]*?)^\\1\`\`\`/gm)];
  if (blocks.length === 0) throw new Error("no code in " + file);
  for (const [index, [, indent, code]] of blocks.entries()) {
    const name = "./" + file.replaceAll("/", "-") + index + ".mjs";
    writeFileSync(name, transformSync(code.replaceAll(new RegExp("^" + indent, "gm"), ""), { loader: "ts" }).code);
    let run = 0;
    const draw = async () => (await import(name + "?" + run++), globalThis.shown);
    await expectShuffled(file, draw, [1, 2, 3]);
  }
}
console.log("shuffled");
`;

const show = "globalThis.shown = [1, 2, 3].sort(() => Math.random() - 0.5);\n";
const shown = "globalThis.shown = shuffle([1, 2, 3]);\n";
const importLine = 'import { shuffle } from "fair-shuffle";\n';

const importing: Cases["importing"] = {
  "js.md": {
    title: "a block of TypeScript gets its own import, and one of JavaScript the function where it shows no module",
    code: `# Cards\n\n\`\`\`js\n${show}\`\`\`\n\nMore.\n\n\`\`\`ts\nconst cards: number[] = [1, 2, 3];\nglobalThis.shown = cards.sort(() => Math.random() - 0.5);\n\`\`\`\n`,
    found: [4, 11],
    fixed: `# Cards\n\n\`\`\`js\n${shown.replace("shuffle", "fairShuffle")}\n${getHelperText("", "  ", "javascript")}\`\`\`\n\nMore.\n\n\`\`\`ts\n${importLine}\nconst cards: number[] = [1, 2, 3];\nglobalThis.shown = shuffle(cards);\n\`\`\`\n`,
    runs: true,
  },
  "list.md": {
    title: "in a list, with the list's indentation",
    code: `- cards\n\n  \`\`\`js\n  import "node:os";\n  ${show}  \`\`\`\n`,
    found: [5],
    fixed: `- cards\n\n  \`\`\`js\n  import "node:os";\n  ${importLine}  ${shown}  \`\`\`\n`,
    runs: true,
  },
  "quote.md": {
    title: "in a quotation, with its marks",
    code: `> cards\n>\n> \`\`\`js\n> import "node:os";\n> ${show}> \`\`\`\n`,
    found: [5],
    fixed: `> cards\n>\n> \`\`\`js\n> import "node:os";\n> ${importLine}> ${shown}> \`\`\`\n`,
    runs: true,
  },
  "prose.md": {
    title: "prose that speaks of it is no code",
    code: "Never write `cards.sort(() => Math.random() - 0.5)`.\n",
    found: [],
  },
};

const inlining: Cases["inlining"] = {
  "js.md": {
    title: "the function at the end of the block",
    code: `\`\`\`js\n${show}\`\`\`\n\n\`\`\`ts\n${show}\`\`\`\n`,
    found: [2, 6],
    fixed: `\`\`\`js\n${shown.replace("shuffle", "fairShuffle")}\n${getHelperText("", "  ", "javascript")}\`\`\`\n\n\`\`\`ts\n${shown.replace("shuffle", "fairShuffle")}\n${getHelperText("", "  ", "typescript")}\`\`\`\n`,
    runs: true,
  },
};

testFixes(
  { importing, inlining },
  { config: CONFIG, packages: ["@eslint/markdown", "@typescript-eslint/parser", "esbuild"], runner: RUNNER },
);
