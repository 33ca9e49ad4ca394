// Elements of a page that its own markup has: two of a class are a pair, and more, or those of which nobody knows how many there are, are none.
import { describe, expect, it } from "vitest";
import { lintText } from "./lint-text.ts";

const SORT = "sort(() => Math.random() - 0.5)";
const MARKUP = `<style>.side { color: red; }</style><div id="board"><p class="card side">a</p><p class='side'>b</p></div>`;
const inPage = (list: string, markup = MARKUP, script = "<script>"): string =>
  `<!doctype html>${markup}${script}for (const side of ${list}.${SORT}) board.append(side);</script>`;
const ALL = '[...document.querySelectorAll(".side")]';

const count = async (text: string): Promise<number> => (await lintText(text, "page.html")).findings.length;

describe("two elements of a page", () => {
  it.each([
    ["of a class", inPage(ALL)],
    ["of a class inside of another", inPage('Array.from(document.querySelectorAll("#board > p.side"))')],
    ["by the class alone", inPage('[...document.getElementsByClassName("side")]')],
    ["of jQuery", inPage('$(".side").get()')],
    ["of a module", inPage(ALL, MARKUP, '<script type="module">')],
    ["under a name", inPage("sides").replace("for", `const sides = ${ALL}; for`)],
  ])("are a pair: %s", async (_, text) => {
    expect(await count(text)).toBe(0);
  });

  it.each([
    ["three of them", inPage(ALL, `${MARKUP}<b class=side>c</b>`)],
    ["of a class that no tag has", inPage('[...document.querySelectorAll(".team")]')],
    ["one is made by the script", inPage(ALL).replace("for", 'more.className = "card side"; for')],
    ["one is made by another script", inPage(ALL, `${MARKUP}<script>more.classList.add("side");</script>`)],
    ["one is copied", inPage(ALL).replace("for", "board.append(board.firstChild.cloneNode(true)); for")],
    ["a script from elsewhere", inPage(ALL, `<script src="game.js"></script>${MARKUP}`)],
    ["a server repeats them", inPage(ALL, `{{#each teams}}${MARKUP}{{/each}}`)],
    ["the page has a template", inPage(ALL, `<template>${MARKUP}</template>`)],
    ["of another part of the selector", inPage('[...document.querySelectorAll(".side, p")]')],
    ["of what is inside", inPage('[...document.querySelectorAll(".side b")]')],
  ])("may be more: %s", async (_, text) => {
    expect(await count(text)).toBe(1);
  });
});
