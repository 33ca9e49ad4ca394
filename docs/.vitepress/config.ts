// The documentation site: its pages, its two languages, and what Vite has to know to run the rule in a browser.
import { readFileSync } from "node:fs";
import { defineConfig } from "vitepress";
import { labelPages, labelsAround } from "./chinese-labels.ts";
import { breakCode } from "./code-breaks.ts";
import { forBrowsers } from "./for-browsers.ts";
import { getEditedFile, serveIncludedPages } from "./included-pages.ts";
import { makeMissingPage } from "./missing-page.ts";
import { CHINESE, CHINESE_SEARCH, ENGLISH } from "./navigation.ts";
import { listReferences } from "./reference-lists.ts";
import { REPOSITORY } from "./repository.ts";
import { getSearchWords } from "./search-words.ts";
import { getShareTags } from "./share-tags.ts";
import { keepPercents } from "./unbroken-percents.ts";
import { keepPlaces } from "./unbroken-places.ts";
import { keepRanges } from "./unbroken-ranges.ts";

/** Relative, so that the same files work at the root of a host, under a path as GitHub Pages has it, and wherever else they are put. */
const base = process.env.DOCS_BASE ?? "./";

/** "https://example.org", where it is known: pictures for those who share a page need a whole address. */
const origin = process.env.DOCS_ORIGIN;

/** The extension's own. */
const icon = `data:image/svg+xml;base64,${readFileSync(new URL("../../extension/media/icon.svg", import.meta.url), "base64")}`;

export default defineConfig({
  title: "Fair Shuffle",
  description: "Finds shuffles that are not fair, proves it with exact numbers, and fixes them",
  base,
  ...(process.env.DOCS_OUT === undefined ? {} : { outDir: process.env.DOCS_OUT }),
  srcExclude: ["README.md"],
  head: [
    ["link", { rel: "icon", type: "image/svg+xml", href: icon }],
    ["meta", { name: "theme-color", content: "#1b62b5" }],
  ],
  locales: {
    root: { label: "English", lang: "en", themeConfig: ENGLISH },
    zh: {
      label: "简体中文",
      lang: "zh-CN",
      description: "找出不公平的洗牌，用精确的数字证明，并修复它们",
      themeConfig: CHINESE,
      markdown: { codeCopyButton: { tooltipText: "复制代码", copiedText: "已复制" } },
    },
  },
  themeConfig: {
    logo: { src: icon, alt: "" },
    // Few pages are there in both languages.
    i18nRouting: false,
    search: {
      provider: "local",
      options: {
        locales: { zh: { translations: CHINESE_SEARCH } },
        miniSearch: { options: { tokenize: getSearchWords } },
      },
    },
    socialLinks: [{ icon: "github", link: REPOSITORY }],
    externalLinkIcon: true,
  },
  transformPageData(page) {
    const file = getEditedFile(page.relativePath);
    return file === undefined
      ? { frontmatter: { ...page.frontmatter, editLink: false, outline: [2, 3] } }
      : { filePath: file };
  },
  transformHead: ({ pageData, description }) =>
    getShareTags(pageData, description, origin === undefined ? undefined : `${origin}${base}`),
  transformHtml(_, __, { page }) {
    return page === "404.md" && base.startsWith(".") ? makeMissingPage("Fair Shuffle") : undefined;
  },
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    // Links of an included file are counted by `serveIncludedPages`, which knows the repository.
    include: { rebaseRelativeUrls: false },
    config: (markdown) => {
      serveIncludedPages(markdown);
      listReferences(markdown);
      keepPercents(markdown);
      keepPlaces(markdown);
      keepRanges(markdown);
      breakCode(markdown);
      labelPages(markdown);
    },
  },
  vite: { ...forBrowsers, plugins: [labelsAround] },
});
