// Draws out of a list that is kept, where what stands beside their script may put an item back.
import { describe, expect, it } from "vitest";
import { lintText } from "./lint-text.ts";

const SCRIPT = `let deck = [1, 2, 3, 4];
function next() { return deck.splice(Math.round(Math.random() * (deck.length - 1)), 1)[0]; }`;
const OF_OBJECT = SCRIPT.replace("let deck = [1, 2, 3, 4]", "const game = { deck: [1, 2, 3, 4] }").replaceAll(
  /(?<=[ (])deck\./g,
  "game.deck.",
);

const count = async (text: string, file: string): Promise<number> => (await lintText(text, file)).findings.length;

describe("a draw out of a list that is kept is told", () => {
  it.each([
    ["of a page", "page.html", `<button onclick="next()">Draw</button><script>${SCRIPT}</script>`],
    ["of a page, in an object", "page.html", `<button onclick="next()">Draw</button><script>${OF_OBJECT}</script>`],
    [
      "of a component that shows how many are left",
      "draw.vue",
      `<script setup>\n${SCRIPT}\n</script>\n<template><b @click="next()">{{ deck.length }}</b></template>`,
    ],
  ])("%s", async (_, file, text) => {
    expect(await count(text, file)).toBe(1);
  });
});

describe("nothing is said where an item may be put back", () => {
  it.each([
    ["by a handler of the page", "page.html", `<button onclick="deck.push(3)">Back</button><script>${SCRIPT}</script>`],
    [
      "by another script of the page",
      "page.html",
      `<script>${SCRIPT}</script><script>function back(card) { deck.push(card); }</script>`,
    ],
    [
      "by another script of the page, into a list of an object",
      "page.html",
      `<script>${OF_OBJECT}</script><script>function back(card) { game.deck.push(card); }</script>`,
    ],
    [
      "by another script of the page, into a list of a class",
      "page.html",
      `<script>class Deck { cards = [1, 2, 3]; next() { return this.cards.splice(Math.round(Math.random() * (this.cards.length - 1)), 1)[0]; } }</script><script>const deck = new Deck(); deck.cards.push(4);</script>`,
    ],
    [
      "by a component's template",
      "draw.vue",
      `<script setup>\n${SCRIPT}\n</script>\n<template><b @click="deck.push(next())">Again</b></template>`,
    ],
    [
      "by Svelte's markup",
      "Draw.svelte",
      `<script>\n${SCRIPT}\n</script>\n<b on:click={() => deck.push(next())}>Again</b>`,
    ],
  ])("%s", async (_, file, text) => {
    expect(await count(text, file)).toBe(0);
  });
});

describe("a draw that may lie outside of its list", () => {
  const OUTSIDE = `const deck = [1, 2, 3, 4]; let card;
function next() { card = deck.splice(Math.floor(Math.random() * (deck.length + 1)), 1)[0]; }`;
  it.each<[what: string, file: string, text: string, findings: number]>([
    ["is told in a file", "deck.js", OUTSIDE, 1],
    ["is told in a page that names none of it", "page.html", `<p>Cards</p><script>${OUTSIDE} next();</script>`, 1],
    [
      "is not told where a template may ask for the item",
      "draw.vue",
      `<script setup>\n${OUTSIDE}\n</script>\n<template><b>{{ card || "?" }}</b></template>`,
      0,
    ],
    [
      "is not told where another script of the page may ask for it",
      "page.html",
      `<script>${OUTSIDE}</script><script>do next(); while (!card);</script>`,
      0,
    ],
  ])("%s", async (_, file, text, findings) => {
    expect(await count(text, file)).toBe(findings);
  });
});
