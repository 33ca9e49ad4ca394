// What VitePress has no setting for: Chinese on Chinese pages, and English as it was elsewhere.
import { createMarkdownRenderer } from "vitepress";
import { expect, it } from "vitest";
import { labelPages } from "./chinese-labels.ts";

it.each([
  ["zh/rule.md", "此标题的链接：规则"],
  ["guide/index.md", "Permalink to “规则”"],
])("says what the link of a heading is for, on %s", async (relativePath, label) => {
  const markdown = await createMarkdownRenderer(".", { config: labelPages });
  expect(await markdown.renderAsync("## 规则\n", { relativePath })).toContain(`aria-label="${label}"`);
});
