// What VitePress says in English on every page, and has no setting for, in Chinese on Chinese pages: to screen readers.
import type { MarkdownOptions, UserConfig } from "vitepress";

type Markdown = Parameters<NonNullable<MarkdownOptions["config"]>>[0];
type Token = ReturnType<Markdown["parse"]>[number];
type Vite = NonNullable<UserConfig["vite"]>;
type Plugin = Exclude<NonNullable<NonNullable<Vite["plugins"]>[number]>, false | unknown[] | Promise<unknown>>;

/** What stands around the text of a page: the component, the code in its template, what is said, and how it is written there. */
const AROUND = [
  { file: "VPSidebar.vue", code: "Sidebar Navigation", chinese: "侧边导航", isText: true },
  { file: "VPDocFooter.vue", code: "Pager", chinese: "翻页", isText: true },
  { file: "VPLocalSearchBox.vue", code: "'Loading search results'", chinese: "'正在加载搜索结果'", isText: false },
] as const;

/** Writes the words around a page in its language. @throws where a release of VitePress has changed a component, so that the build says so. */
export const labelsAround: Plugin = {
  name: "chinese-labels",
  enforce: "pre",
  transform(source, id) {
    const label = AROUND.find(({ file }) => id.endsWith(`/theme-default/components/${file}`));
    if (label === undefined) return null;
    const { code, chinese, isText } = label;
    const choice = isText
      ? `{{ labelLanguage === "zh-CN" ? "${chinese}" : "${code}" }}`
      : `(labelLanguage === \`zh-CN\` ? ${chinese} : ${code})`;
    const written = source
      .replace(code, () => choice)
      .replace(
        "<script setup>",
        '$&\nimport { useData as useLabels } from "../composables/data";\nconst { lang: labelLanguage } = useLabels();',
      );
    if (!written.includes(choice) || !written.includes("useLabels();"))
      throw new Error(`${label.file} is another one now: ${code}`);
    return written;
  },
};

/** Teaches the Markdown parser to say in Chinese on a Chinese page what the link beside a heading is for. */
export function labelPages(markdown: Markdown): void {
  markdown.core.ruler.push("chinese-labels", ({ tokens, env }: { tokens: Token[]; env: { relativePath?: string } }) => {
    if (env.relativePath?.startsWith("zh/") !== true) return;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const title = /^Permalink to “(.*)”$/.exec(token.attrGet("aria-label") ?? "")?.[1];
      if (title !== undefined) token.attrSet("aria-label", `此标题的链接：${title}`);
    }
  });
}
