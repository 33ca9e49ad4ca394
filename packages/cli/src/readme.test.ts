// What the README shows is what the command writes. `UPDATE_DOCS=1` rewrites it.
import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { makeProject } from "./testing/project.ts";

const page = new URL("../README.md", import.meta.url);

const FILES = {
  "src/deal.ts": `export function mix(cards: string[]): void {
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
`,
  "src/Quiz.vue": `<script setup lang="ts">
const props = defineProps<{ answers: string[] }>();
const shown = [...props.answers].sort(() => 0.5 - Math.random());
</script>

<template>
  <li v-for="answer in shown">{{ answer }}</li>
</template>
`,
  "src/cut.ts": `export function cut<T>(cards: readonly T[], random = Math.random): T[] {
  const at = Math.floor(random() * cards.length);
  return [...cards.slice(at), ...cards.slice(0, at)];
}
`,
} as const;

/** Each example: its marker in the README, and the arguments of the command. */
it.each([
  ["scan", ["scan"]],
  ["simulate", ["simulate", "src/deal.ts:2", "--cards", "6", "--seed", "42"]],
  ["measure", ["measure", "src/cut.ts#cut", "--cards", "5", "--seed", "42"]],
] as const)("shows the output of %s", async (marker, args) => {
  const project = makeProject(FILES);
  try {
    const { stdout } = await project.run(...args);
    const shown = ["```text", `$ npx fair-shuffle ${args.join(" ")}`, stdout.trimEnd(), "```"].join("\n");
    const text = readFileSync(page, "utf8");
    const replaced = text.replace(
      new RegExp(`(<!-- begin ${marker} -->\n)[\\s\\S]*?(<!-- end ${marker} -->)`),
      (_, begin: string, end: string) => `${begin}\n${shown}\n\n${end}`,
    );
    if (process.env.UPDATE_DOCS === "1") writeFileSync(page, replaced);
    else expect(text).toBe(replaced);
  } finally {
    project.remove();
  }
});
