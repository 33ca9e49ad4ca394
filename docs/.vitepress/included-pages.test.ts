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
