// Code in attributes: handlers of a page, and what Vue reads of a template, with the names of the scripts beside it.
import { describe, expect, it } from "vitest";
import { explainText } from "./explain-text.ts";
import { findSites } from "./find-sites.ts";
import { findUnreadCode } from "./unread-code.ts";

const COIN = "() => Math.random() - 0.5";

/** Returns the code of what is reported. */
async function find(text: string, filename = "/page.html"): Promise<readonly string[]> {
  const { sites, problems } = await findSites(text, filename);
  expect(problems).toEqual([]);
  return sites.filter(({ finding }) => finding !== undefined).map(({ code }) => code);
}

const page = (body: string, script = ""): string =>
  `<html><body>${body}${script === "" ? "" : `<script>${script}</script>`}</body></html>`;

describe("is found", () => {
  it.each([
    ["a handler", page(`<button onclick="cards.sort(${COIN}); render()">Go</button>`), `cards.sort(${COIN})`],
    ["in single quotes", page(`<button onclick='cards.sort(${COIN})'>Go</button>`), `cards.sort(${COIN})`],
    ["a list of Vue's", page(`<p v-for="p in products.sort(${COIN})">{{ p }}</p>`), `products.sort(${COIN})`],
    [
      "with its index",
      page(`<p v-for="(p, i) in products.sort(${COIN})" :key="i">{{ p }}</p>`),
      `products.sort(${COIN})`,
    ],
    ["a handler of Vue's", page(`<p @click="cards = cards.sort(${COIN})"></p>`), `cards.sort(${COIN})`],
    [
      "a property of Vue's",
      page(`<my-list :items="items.slice().sort(${COIN})"></my-list>`),
      `items.slice().sort(${COIN})`,
    ],
    [
      "a component of Alpine's",
      page(`<div x-data="{ cards: [1, 2, 3], mix() {\n  this.cards = this.cards.sort(${COIN});\n} }"></div>`),
      `this.cards.sort(${COIN})`,
    ],
    ["what Alpine begins with", page(`<p x-init="cards.sort(${COIN}); open = true"></p>`), `cards.sort(${COIN})`],
    ["a list of Alpine's", page(`<template x-for="c in cards.sort(${COIN})"></template>`), `cards.sort(${COIN})`],
    ["a handler of Alpine's", page(`<p x-on:click.prevent="cards.sort(${COIN})"></p>`), `cards.sort(${COIN})`],
    [
      "a list of a script",
      page(`<b onclick="deck.sort(${COIN})"></b>`, "const deck = [1, 2, 3];"),
      `deck.sort(${COIN})`,
    ],
    [
      "before a script that ends open",
      page(`<b onclick="deck.sort(${COIN})"></b>`, "\n(() => start())()\n"),
      `deck.sort(${COIN})`,
    ],
    [
      "elements",
      page(`<b onclick="cards.forEach(c => { c.style.order = Math.floor(Math.random() * 9) })"></b>`),
      `cards.forEach(c => { c.style.order = Math.floor(Math.random() * 9) })`,
    ],
  ])("%s", async (_, text, code) => {
    expect(await find(text)).toEqual([code]);
  });

  it("beside scripts in JSX", async () => {
    const view = "const view = <p>Hi</p>;";
    const babel = `<b onclick="deck.sort(${COIN})"></b><script type="text/babel">${view}</script>`;
    expect(await find(babel)).toEqual([`deck.sort(${COIN})`]);
    const vue = `<template><p @click="cards = cards.sort(${COIN})"></p></template>\n<script lang="tsx">\nlet cards: string[] = load(); ${view}\n</script>\n`;
    expect(await find(vue, "/list.vue")).toEqual([`cards.sort(${COIN})`]);
  });

  it("in a component's template", async () => {
    const text = `<template><li v-for="p in products.sort(${COIN})" :key="p">{{ p }}</li></template>\n<script setup lang="ts">\nconst products: string[] = load();\n</script>\n`;
    expect(await find(text, "/list.vue")).toEqual([`products.sort(${COIN})`]);
  });

  it("a method that the markup hands a longer list, and the script pairs", async () => {
    const methods = `begin(x, y) { this.mix([x, y]); }, mix(list) { list.sort(${COIN}); }`;
    const component = (handler: string): string =>
      `<template><p @click="${handler}"></p></template>\n<script>export default { methods: { ${methods} } };</script>\n`;
    expect(await find(component("mix(cards)"), "/deck.vue")).toEqual([`list.sort(${COIN})`]);
    expect(await find(component("begin(1, 2)"), "/deck.vue")).toEqual([]);
  });

  it("of a list that two others are spread into", async () => {
    const text = page(`<b onclick="deck.sort(${COIN})"></b>`, "const deck = [...icons, ...icons];");
    expect(await find(text)).toEqual([`deck.sort(${COIN})`]);
  });

  it("once, beside what the script itself holds", async () => {
    const text = page(`<b onclick="deck.sort(${COIN})"></b>`, `const other = load(); other.sort(${COIN});`);
    expect(await find(text)).toEqual([`deck.sort(${COIN})`, `other.sort(${COIN})`]);
  });
});

describe("is left alone", () => {
  it.each([
    ["a pair of a script", page(`<b onclick="pair.sort(${COIN})"></b>`, "const pair = [1, 2];")],
    [
      "a pair of a component",
      page(`<p v-for="x in pair.sort(${COIN})"></p>`, "new Vue({ data: { pair: ['yes', 'no'] } });"),
    ],
    [
      "a pair of a setup",
      page(
        `<p v-for="x in pair.sort(${COIN})"></p>`,
        "const pair = ref(['yes', 'no']); createApp({ setup: () => ({ pair }) });",
      ),
    ],
    ["a pair of Alpine's", page(`<p x-data="{ pair: ['yes', 'no'], mix() { this.pair.sort(${COIN}) } }"></p>`)],
    [
      "a pair of Alpine's around it",
      page(`<p x-data="{ pair: ['yes', 'no'] }"><b x-text="pair.sort(${COIN})[0]"></b></p>`),
    ],
    ["what a template writes", page(`<p x-data="{ mix() { {{ list }}.sort(${COIN}) } }"></p>`)],
    ["a sort by what is compared", page(`<b onclick="deck.sort((a, b) => a - b); roll(Math.random())"></b>`)],
    ["a handler without a list", page(`<b onclick="roll(Math.random())"></b>`)],
    ["text", page(`onclick="deck.sort(${COIN})"`)],
    ["a comment", page(`<!-- <b onclick="deck.sort(${COIN})"></b> -->`)],
    ["text of a script", page("", `const help = '<b onclick="deck.sort(${COIN})">';`)],
    ["an entity", page(`<b onclick="deck.sort(() =&gt; Math.random() - 0.5)"></b>`)],
    ["what is no JavaScript", page(`<b @click="deck | sort: Math.random() of"></b>`)],
    ["another attribute", page(`<b title="deck.sort(${COIN})"></b>`)],
  ])("%s", async (_, text) => {
    expect(await find(text)).toEqual([]);
  });
});

it("brings no helper, and no comment, into a tag, and says where one goes before it", async () => {
  const text = page(`\n  <button\n    onclick="cards.sort(${COIN})"\n  >Go</button>`);
  const { sites } = await findSites(text, "/page.html");
  const [finding] = sites.flatMap((site) => site.finding ?? []);
  expect(finding?.fix).toBeUndefined();
  expect(finding?.suggestions).toEqual([]);
  const place = finding?.commentPlace;
  expect(place).toEqual({ offset: text.indexOf("  <button"), indentation: "  ", kind: "markup", existing: undefined });
  const at = place?.offset ?? NaN;
  const ignored = `${text.slice(0, at)}  <!-- fair-shuffle-ignore -->\n${text.slice(at)}`;
  const again = await findSites(ignored, "/page.html");
  expect(again.sites.flatMap((site) => site.finding ?? [])).toEqual([]);
});

it("knows no place for a comment where something else stands on the line", async () => {
  const { sites } = await findSites(page(`<p>Go <b onclick="cards.sort(${COIN})"></b></p>`), "/page.html");
  expect(sites.flatMap((site) => site.finding ?? []).map(({ commentPlace }) => commentPlace)).toEqual([undefined]);
});

it("marks the code itself, and is explained there", async () => {
  const text = page(`<b onclick="deck.sort(${COIN})"></b>`, "const deck = load();");
  const { sites } = await findSites(text, "/page.html");
  expect(sites.map(({ mark }) => text.slice(...mark))).toEqual([`sort(${COIN})`]);
  const { places } = await explainText(text, "/page.html");
  expect(places.filter(({ isReported }) => isReported).map(({ range }) => text.slice(...range))).toEqual([
    `deck.sort(${COIN})`,
  ]);
});

describe("a comment of the markup before the element", () => {
  const list = `<p v-for="p in products.sort(${COIN})">{{ p }}</p>`;

  it.each([
    ["ours", "<!-- fair-shuffle-ignore -->\n  "],
    ["ours, with a reason", "<!-- fair-shuffle-ignore: a demo -->"],
    ["ESLint's, as in a template of Vue", "<!-- eslint-disable-next-line fair-shuffle/no-biased-shuffle -->\n"],
    ["ESLint's, with others", "<!-- eslint-disable-next-line vue/no-v-html, fair-shuffle/no-biased-shuffle -->\n"],
  ])("silences: %s", async (_, comment) => {
    expect(await find(page(`${comment}${list}`))).toEqual([]);
    expect(findUnreadCode(page(`${comment}${list}`), "/page.html")).toEqual([]);
  });

  it.each([
    ["of another element", `<!-- fair-shuffle-ignore --><b></b>`],
    ["about something else", "<!-- fair-shuffle-ignored words -->"],
    ["of another rule", "<!-- eslint-disable-next-line vue/no-biased-shuffler -->"],
  ])("does not: %s", async (_, comment) => {
    expect(await find(page(`${comment}${list}`))).toHaveLength(1);
  });
});
