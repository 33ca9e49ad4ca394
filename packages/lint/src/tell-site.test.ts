// What the bias page shows beside a site's code: its fix, or what can be chosen where nothing is fixed unasked.
import { expect, test } from "vitest";
import { findSites } from "./find-sites.ts";
import type { LintOptions } from "./judged-programs.ts";
import { getSiteOnPage, type SiteOnPage } from "./tell-site.ts";

async function show(text: string, options: LintOptions = {}): Promise<SiteOnPage> {
  const { sites } = await findSites(text, "/deck.js", options);
  const [site] = sites;
  if (site === undefined) throw new Error("No site was found.");
  return getSiteOnPage(text, "/deck.js", site, options);
}

const SATTOLO =
  "for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }";

test("a site that is fixed unasked has its fix and nothing to choose", async () => {
  const { fixed, suggestions } = await show("export const mix = (deck) => [...deck].sort(() => Math.random() - 0.5);");
  expect(fixed?.code).toContain("fairShuffle(");
  expect(suggestions).toBeUndefined();
});

test("one draw for all swaps that lets no item stay is not fixed unasked, as somebody may want that", async () => {
  const showWith = (range: string) =>
    show(
      `function deal(a) { const r = Math.random(); for (const k of a.keys()) { const j = Math.floor(r * ${range}); [a[k], a[j]] = [a[j], a[k]]; } }`,
    );
  const [moving, staying] = [await showWith("k"), await showWith("(k + 1)")];
  expect(moving.note).toBe("It is not fixed unasked, because it may be meant.");
  expect(moving.suggestions).toHaveLength(1);
  expect(staying.note).toBeUndefined();
  expect(staying.suggestions).toBeUndefined();
});

test("one that may be meant has each suggestion, with the code that it makes", async () => {
  const { suggestions } = await show(`export function seat(a) { ${SATTOLO} return a; }`);
  expect(suggestions?.length).toBeGreaterThan(0);
  const range = suggestions?.find(({ title }) => title.startsWith("Correct the range of the draw"));
  expect(range?.code).toBe(SATTOLO.replace("() * i)", "() * (i + 1))"));
});

test("a suggestion says what it assumes, in the reader's language", async () => {
  const { suggestions = [] } = await show(
    "export const mix = (deck) => deck.slice().sort((a, b) => { console.log(a); return Math.random() - 0.5; });",
    { language: "zh-cn" },
  );
  expect(suggestions.map(({ title }) => title).join()).toContain("`console.log(a)` 可以去掉");
});

test("what may be meant names its first suggestion where nobody can click, also where the message teaches", async () => {
  const { sites } = await findSites(`function mix(a) { ${SATTOLO} }`, "/deck.js", {});
  const finding = sites[0]?.finding;
  const title = finding?.suggestions[0]?.title ?? "none";
  expect(finding?.message).toContain("That is Sattolo's algorithm; to shuffle, draw from one place more");
  expect(finding?.unfixed.behind).toBe(` It is not fixed unasked, because it may be meant. Suggestion: ${title}`);
});
