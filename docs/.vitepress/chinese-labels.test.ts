// What VitePress has no setting for: Chinese on Chinese pages, and English as it was elsewhere.
import { createMarkdownRenderer, disposeMdItInstance } from "vitepress";
import { beforeEach, expect, it } from "vitest";
import { labelPages } from "./chinese-labels.ts";

// VitePress keeps its renderer: another test's knows nothing of these labels.
beforeEach(disposeMdItInstance);

it.each([
  ["zh/rule.md", "此标题的链接：规则"],
  ["guide/index.md", "Permalink to “规则”"],
])("says what the link of a heading is for, on %s", async (relativePath, label) => {
  const markdown = await createMarkdownRenderer(".", { config: labelPages });
  expect(await markdown.renderAsync("## 规则\n", { relativePath })).toContain(`aria-label="${label}"`);
});
