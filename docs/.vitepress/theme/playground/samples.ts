// Code to begin with: the shuffles that people write, and fair ones that look alike.
import type { Language } from "@fair-shuffle/bias";

export interface Sample {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly extension: string;
  readonly code: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    id: "coin",
    title: { en: "A coin for a comparator", "zh-cn": "用抛硬币当比较函数" },
    extension: "js",
    code: `const quiz = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"];

quiz.sort(() => Math.random() - 0.5);
`,
  },
  {
    id: "naive",
    title: { en: "Swaps over the whole range", "zh-cn": "在整个范围内交换" },
    extension: "js",
    code: `function mix(cards) {
  for (let i = 0; i < cards.length; i++) {
    const j = Math.floor(Math.random() * cards.length);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}
`,
  },
  {
    id: "sattolo",
    title: { en: "One place short: nothing can stay", "zh-cn": "少一个位置：没有元素能留在原位" },
    extension: "js",
    code: `for (let i = deck.length - 1; i > 0; i--) {
  const j = Math.floor(Math.random() * i);
  [deck[i], deck[j]] = [deck[j], deck[i]];
}
`,
  },
  {
    id: "round",
    title: { en: "Math.round: the ends half as likely", "zh-cn": "Math.round：两端的概率只有一半" },
    extension: "js",
    code: `let i = seats.length;
while (--i > 0) {
  const j = Math.round(Math.random() * i);
  const held = seats[i];
  seats[i] = seats[j];
  seats[j] = held;
}
`,
  },
  {
    id: "keys",
    title: { en: "Keys that can tie", "zh-cn": "可能相同的键" },
    extension: "js",
    code: `const order = guests
  .map((guest) => ({ guest, key: Math.floor(Math.random() * 100) }))
  .sort((a, b) => a.key - b.key)
  .map(({ guest }) => guest);
`,
  },
  {
    id: "reduce",
    title: { en: "Front or back by a coin", "zh-cn": "抛硬币决定放前面还是后面" },
    extension: "js",
    code: `const mixed = songs.reduce((out, song) => (Math.random() < 0.5 ? [...out, song] : [song, ...out]), []);
`,
  },
  {
    id: "typescript",
    title: { en: "TypeScript, a generator of one's own", "zh-cn": "TypeScript，自己的随机源" },
    extension: "ts",
    code: `import seedrandom from "seedrandom";

interface Trial {
  readonly stimulus: string;
}

export function randomise(trials: readonly Trial[], seed: string): Trial[] {
  const rng = seedrandom(seed);
  return [...trials].sort(() => (rng() > 0.5 ? 1 : -1));
}
`,
  },
  {
    id: "vue",
    title: { en: "A Vue component", "zh-cn": "Vue 组件" },
    extension: "vue",
    code: `<script setup lang="ts">
import { ref } from "vue";

const answers = ref(["Paris", "Rome", "Oslo", "Bern"]);

function mix() {
  answers.value = answers.value.toSorted(() => Math.random() - 0.5);
}
</script>

<template>
  <button @click="mix">Mix</button>
  <p v-for="answer in answers" :key="answer">{{ answer }}</p>
</template>
`,
  },
  {
    id: "fair",
    title: { en: "Fair: Fisher–Yates", "zh-cn": "公平：Fisher–Yates" },
    extension: "js",
    code: `for (let i = deck.length - 1; i > 0; i--) {
  const j = Math.floor(Math.random() * (i + 1));
  [deck[i], deck[j]] = [deck[j], deck[i]];
}
`,
  },
  {
    id: "pair",
    title: { en: "Fair: a coin for two", "zh-cn": "公平：两个元素抛硬币" },
    extension: "js",
    code: `const [first, second] = ["heads", "tails"].sort(() => Math.random() - 0.5);
`,
  },
];

/** The languages, by extension, as people call them. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  js: "JavaScript",
  jsx: "JSX",
  ts: "TypeScript",
  tsx: "TSX",
  vue: "Vue",
  svelte: "Svelte",
  astro: "Astro",
  html: "HTML",
};
