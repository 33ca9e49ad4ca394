// What the README shows, and the site's page in Chinese, is what the command writes. `UPDATE_DOCS=1` rewrites it.
import { readFileSync, writeFileSync } from "node:fs";
import type { Language } from "@fair-shuffle/bias";
import { format } from "oxfmt";
import { describe, expect, it } from "vitest";
import { translatePlaceholders } from "./help.ts";
import { makeRuleFlags } from "./scan/rule-flags.ts";
import { makeProject } from "./testing/project.ts";

const PAGES = {
  en: new URL("../README.md", import.meta.url),
  "zh-cn": new URL("../../../docs/zh/command-line.md", import.meta.url),
} as const satisfies Readonly<Record<Language, URL>>;

const pages = Object.entries(PAGES) as [Language, URL][];

const FILES = {
  "src/deal.ts": `export function mix(cards: string[]): void {
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
}
`,
  "src/Quiz.vue": `<script setup lang="ts">
const { quiz } = defineProps<{ quiz: string[] }>();
const shown = [...quiz].sort(() => 0.5 - Math.random());
</script>

<template>
  <li v-for="answer in shown">{{ answer }}</li>
</template>
`,
  "src/piles.js": `export function mixPiles(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * i);
    cards.push(...cards.splice(j, 3));
  }
}
`,
  "src/cut.ts": `export function cut<T>(cards: readonly T[], random = Math.random): T[] {
  const at = Math.floor(random() * cards.length);
  return [...cards.slice(at), ...cards.slice(0, at)];
}
`,
} as const;

/** Holds a part of the page to what was computed, or writes that into it. */
function holdPart(page: URL, marker: string, shown: string): void {
  const text = readFileSync(page, "utf8");
  const place = new RegExp(`(<!-- begin ${marker} -->\n)[\\s\\S]*?(<!-- end ${marker} -->)`);
  expect(text).toMatch(place);
  const replaced = text.replace(place, (_, begin: string, end: string) => `${begin}\n${shown}\n\n${end}`);
  if (process.env.UPDATE_DOCS === "1") writeFileSync(page, replaced);
  else expect(text).toBe(replaced);
}

/** Each example: its marker in the pages, and the arguments of the command. */
const EXAMPLES = [
  ["scan", ["scan"]],
  ["simulate", ["simulate", "src/deal.ts:2", "--cards", "6", "--seed", "42"]],
  ["measure", ["measure", "src/cut.ts#cut", "--cards", "5", "--seed", "42"]],
  ["explain", ["explain", "src/piles.js:2"]],
] as const;

/** As many as the site's column of text has room for: what is longer has to be pushed to and fro. */
const COLUMNS = 66;

describe.each(pages)("the page in %s", (language, page) => {
  it.each(EXAMPLES)("shows the output of %s", async (marker, args) => {
    const project = makeProject(FILES);
    try {
      const { exitCode, stdout } = await project.runInColumns(COLUMNS, language, ...args);
      expect(exitCode).not.toBe(2);
      const shown = ["```text", `$ npx fair-shuffle ${args.join(" ")}`, stdout.trimEnd(), "```"].join("\n");
      holdPart(page, marker, shown);
    } finally {
      project.remove();
    }
  });

  it("lists the flags that set the rule's options", async () => {
    const rows = makeRuleFlags(language).map(({ flags, description }) => [
      `\`${translatePlaceholders(flags, language)}\``,
      description.replaceAll("|", "\\|"),
    ]);
    const head = language === "en" ? ["flag", "what it means"] : ["选项", "含义"];
    const table = [head, ["---", "---"], ...rows].map((cells) => `| ${cells.join(" | ")} |`);
    holdPart(page, "flags", (await format("flags.md", table.join("\n"))).code.trim());
  });
});

it("names the same commands, flags and exit codes in both languages", () => {
  const [english, chinese] = pages.map(([, page]) => {
    const text = readFileSync(page, "utf8");
    const sections = [...text.matchAll(/^## (\w+)$/gm)]
      .map(([, name]) => name)
      .filter((name) => /^[a-z]/.test(name ?? ""));
    return { sections, flags: new Set(text.match(/`(?:--[a-z-]+|-o)\b/g)) };
  });
  expect(chinese?.sections).toEqual(english?.sections);
  expect([...(english?.flags ?? [])].filter((flag) => chinese?.flags.has(flag) !== true)).toEqual([]);
});
