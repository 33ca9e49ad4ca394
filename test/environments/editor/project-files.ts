// The workspace that the tests open: a small project with biased shuffles of every kind that a test needs, and what surrounds them.

/** Its biased shuffle stands on line 2. */
export const DEAL = `export function deal(cards) {
  return cards.sort(() => Math.random() - 0.5);
}
`;

/** Its biased shuffle stands on line 2. */
export const SWAP = `export function mix<Card>(cards: Card[]): Card[] {
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}
`;

const FAIR = `export function mixFairly(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}
`;

/** Its biased shuffles stand on lines 2 and 6. */
const BOTH = DEAL + "\n" + SWAP.replaceAll(/<Card>|: Card\[\]/g, "").replace("mix", "mixToo");

/** Its biased shuffle stands on line 4. */
const COMPONENT = `<script setup lang="ts">
import { ref } from "vue";
const songs = ref(["Aria", "Bourrée", "Courante"]);
const playlist = [...songs.value].sort(() => Math.random() - 0.5);
</script>

<template>
  <li v-for="song in playlist" :key="song">{{ song }}</li>
</template>
`;

const manifest = (name: string): string =>
  `${JSON.stringify({ name, version: "1.0.0", type: "module" }, undefined, 2)}\n`;

export const PROJECT = {
  "package.json": manifest("card-table"),
  "src/deal.js": DEAL,
  "src/bulb.js": DEAL,
  "src/swap.ts": SWAP,
  "src/both.js": BOTH,
  "src/opaque.js":
    "export const mix = (cards) => {\n  for (let i = 0; i < cards.length; i++) {\n    deal(cards, i, Math.random());\n    cards[i] = 0;\n  }\n};\n",
  "src/plain.js": "export const suits = 4;\n",
  "src/calls.js": 'import { deal } from "./deal.js";\n\nexport const start = (cards) => deal(cards);\n',
  "src/fair.js": FAIR,
  "src/Playlist.vue": COMPONENT,
  "src/on-save.tsx": SWAP.replace("<Card>", "<Card,>"),
  "scanned/unopened.ts": SWAP,
  "scanned/kept.ts": SWAP,
  // Nothing can be written for code in an attribute.
  "scanned/page.html": '<button onclick="cards.sort(() => Math.random() - 0.5)">Mix</button>\n',
  "scanned/node_modules/dependency/index.js": DEAL,
  "fresh/package.json": manifest("fresh"),
  "fresh/deal.js": DEAL,
  ".vscode/settings.json": JSON.stringify({
    "[typescriptreact]": { "editor.codeActionsOnSave": { "source.fixAll.fairShuffle": "explicit" } },
  }),
};
