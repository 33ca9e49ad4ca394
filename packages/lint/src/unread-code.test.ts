// What of a component's or a page's markup is not read, and is told to be.
import { describe, expect, it, test } from "vitest";
import { explainText, getPlacesAt, isUnreported } from "./explain-text.ts";
import { findSites } from "./find-sites.ts";
import { findUnreadCode } from "./unread-code.ts";

const COIN = "() => Math.random() - 0.5";
const SORT = `[...cards].sort(${COIN})`;

const find = (text: string, filename: string): readonly string[] =>
  findUnreadCode(text, filename).map((range) => text.slice(...range));

describe("is not read", () => {
  it.each([
    [
      "what Svelte repeats",
      `<ul>{#each ${SORT} as card}<li>{card}</li>{/each}</ul>`,
      "a.svelte",
      `#each ${SORT} as card`,
    ],
    ["Svelte's handlers", `<button onclick={() => cards = ${SORT}}>Mix</button>`, "a.svelte", `() => cards = ${SORT}`],
    [
      "an expression in another",
      `{#if ready && cards.map((c) => { return ${SORT}; })}x{/if}`,
      "a.svelte",
      ` return ${SORT}; `,
    ],
    ["Astro's expressions", `---\nconst cards = [1, 2];\n---\n<p>{${SORT}}</p>`, "a.astro", SORT],
    ["Vue's double braces", `<template><p>{{ ${SORT} }}</p></template>`, "a.vue", ` ${SORT} `],
    ["those of a page", `<p>{{ ${SORT} }}</p>`, "a.html", ` ${SORT} `],
    [
      "an attribute with entities",
      `<p onclick="cards.sort(() =&gt; Math.random() - 0.5)"></p>`,
      "a.htm",
      "cards.sort(() =&gt; Math.random() - 0.5)",
    ],
    [
      "Alpine's attributes with entities",
      `<div x-data="{ mix() { cards.sort(() =&gt; Math.random() - 0.5) } }"></div>`,
      "a.html",
      "{ mix() { cards.sort(() =&gt; Math.random() - 0.5) } }",
    ],
    [
      "a template in Pug",
      `<template lang="pug">\np(@click="${SORT}")\n</template>`,
      "a.vue",
      `\np(@click="${SORT}")\n`,
    ],
    [
      "a script in another language",
      `<script lang="coffee">cards.sort -> Math.random() - 0.5</script>`,
      "a.vue",
      "cards.sort -> Math.random() - 0.5",
    ],
    [
      "a template in a script",
      `<script type="text/x-template"><p :a="${SORT}"></p></script>`,
      "a.html",
      `<p :a="${SORT}"></p>`,
    ],
  ])("%s", async (_, text, filename, code) => {
    expect(find(text, filename)).toEqual([code]);
    // It is told of because nothing else is.
    expect((await findSites(text, `/${filename}`)).sites).toEqual([]);
  });
});

describe("nothing is said", () => {
  it.each([
    [
      "of code that is read",
      `<script setup>\n${SORT};\n</script><template><p :a="${SORT}">{{ a }}</p></template>`,
      "a.vue",
    ],
    [
      "of frontmatter, scripts and styles",
      `---\nif (a) { ${SORT}; }\n---\n<script>{ ${SORT} }</script><style>p { order: 1 }</style>`,
      "a.astro",
    ],
    ["of comments", `<!-- {${SORT}} -->`, "a.svelte"],
    ["of a text that shows code", `<Code code={\`${SORT}\`} /> {"${SORT}"}`, "a.astro"],
    ["of code in a page's text", `<code>${SORT}</code>`, "a.html"],
    [
      "of expressions that draw nothing",
      `<script>let a = ${SORT};</script>{a.join()} {cards.sort(byName)}`,
      "a.svelte",
    ],
    ["of expressions that move nothing", `<script>let a = ${SORT};</script>{Math.random()}`, "a.svelte"],
    ["of data", `<script type="application/json">{ "code": "${SORT}" }</script>`, "a.html"],
    ["of files that are code as a whole", `<p>{${SORT}}</p>`, "a.jsx"],
    ["of braces that belong to nothing", `}} }{{ ${SORT}`, "a.vue"],
  ])("%s", (_, text, filename) => {
    expect(find(text, filename)).toEqual([]);
  });
});

test("functions of the project's own draw, too", () => {
  const text = "{#each cards.sort(() => dice.next() - 0.5) as card}{card}{/each}";
  expect(find(text, "a.svelte")).toEqual([]);
  expect(findUnreadCode(text, "a.svelte", ["dice.next"])).toHaveLength(1);
});

test("who asks why nothing is reported there is told that it is not read", async () => {
  const text = `<p>Cards</p>\n<p>{${SORT}}</p>\n`;
  const explained = await explainText(text, "/a.svelte");
  const at = text.indexOf(".sort");
  const [place] = getPlacesAt(explained, text, [at, at]);
  expect(place).toMatchObject({ kind: "nothing", answers: [{ kind: "markupUnread", line: 2, column: 5, endLine: 2 }] });
  expect(isUnreported(place)).toBe(true);
  expect(getPlacesAt(explained, text, [1, 1])[0].answers[0].kind).toBe("noPlace");
});

/** What took minutes is far above it, and what takes a second far below, however busy the machine is. */
const IN_TIME = 60_000;

describe("is read in time, though it stands there 100,000 times and nothing closes it:", () => {
  it.each([
    ["<!--", "/a.html"],
    ["<!-- fair-shuffle-ignore ", "/a.html"],
    ["<script", "/a.html"],
    ["<style", "/a.vue"],
    ["<style>", "/a.vue"],
    ["<template lang='pug'>", "/a.vue"],
    ['<a b="', "/a.html"],
    ["length ", "/a.vue"],
  ])(
    "%s in %s",
    async (piece, filename) => {
      const text = `<script>${SORT};</script>${piece.repeat(100_000)}`;
      const { sites } = await findSites(text, filename);
      expect(sites).toHaveLength(1);
      expect(find(text, filename).length).toBeLessThan(2);
    },
    IN_TIME,
  );
});

test.each([
  ["a page's", "/a.html", "start();"],
  ["a component's", "/a.vue", ""],
])(
  "of %s many scripts, those that draw nothing cost nothing",
  async (_, filename, code) => {
    const text = `${`<script>${code}</script>\n`.repeat(10_000)}<script>${SORT};</script>`;
    const { sites } = await findSites(text, filename);
    expect(sites.map(({ line }) => line)).toEqual([10_001]);
  },
  IN_TIME,
);
