// What a page includes means on the site what it means in the repository.
import { createMarkdownRenderer, disposeMdItInstance } from "vitepress";
import { beforeEach, expect, it } from "vitest";
import { serveIncludedPages } from "./included-pages.ts";

// VitePress keeps its renderer: another test's does not include pages.
beforeEach(disposeMdItInstance);

it("shows braces as they stand, in code and outside of it: Vue would show the value of a variable that is not there", async () => {
  const markdown = await createMarkdownRenderer(".", { config: serveIncludedPages });
  const html = await markdown.renderAsync("Use the fair `{{callee}}`{{note}}, or `shuffle`.", {
    relativePath: "rules/no-biased-shuffle.md",
  });
  expect(html).toMatch(/<code[^>]* v-pre[^>]*>\{\{callee\}\}<\/code><span v-pre>\{\{note\}\}, or <\/span>/);
});

it("leads to pages of the site, and to files of the repository where there is none", async () => {
  const markdown = await createMarkdownRenderer(".", { config: serveIncludedPages });
  const links = "[a](../../../docs/faq.md#a-question) [b](../../README.md) [c](../../../ARCHITECTURE.md)";
  const html = await markdown.renderAsync(links, { relativePath: "rules/no-biased-shuffle.md" });
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual([
    "/faq.html#a-question",
    "/guide/eslint.html",
    "https://github.com/fair-shuffle/fair-shuffle/blob/main/ARCHITECTURE.md",
  ]);
});

it("shows a picture that there is for both schemes twice, each with its own file", async () => {
  const markdown = await createMarkdownRenderer(".", { config: serveIncludedPages });
  const html = await markdown.renderAsync("![a hover](media/screenshots/squiggle.png) ![a sign](media/icon.png)", {
    relativePath: "guide/extension.md",
  });
  const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([picture]) => picture);
  expect(pictures).toHaveLength(3);
  expect(pictures[0]).toMatch(/squiggle\.png".*in-dark/);
  expect(pictures[1]).toMatch(/squiggle-light\.png".*in-light/);
  expect(pictures[2]).not.toContain("in-");
});

it("leads from the site's own pages to the pages that include a file, where the file is named", async () => {
  const markdown = await createMarkdownRenderer(".", { config: serveIncludedPages });
  const links = "[a](../../packages/bias/README.md#in-workers) [b](./teams.md) [c](../../LICENSE) [d](/faq)";
  const html = await markdown.renderAsync(links, { relativePath: "guide/adopting.md" });
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)).toEqual([
    "/guide/testing.html#in-workers",
    "./teams.html",
    "https://github.com/fair-shuffle/fair-shuffle/blob/main/LICENSE",
    "/faq.html",
  ]);
});
