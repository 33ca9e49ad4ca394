// Pages whose text is a file elsewhere in the repository: their links, pictures and braces have to mean the same here. And links from the other pages to such files.
import { existsSync } from "node:fs";
import { dirname, posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { MarkdownOptions } from "vitepress";
import { REPOSITORY } from "./repository.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

type Markdown = Parameters<NonNullable<MarkdownOptions["config"]>>[0];
type Token = ReturnType<Markdown["parse"]>[number];

/** Each page, from docs/, and the file that it includes, from the root. */
const INCLUDED: ReadonlyMap<string, string> = new Map([
  ["changelog.md", "CHANGELOG.md"],
  ["guide/command-line.md", "packages/cli/README.md"],
  ["guide/editors.md", "packages/language-server/README.md"],
  ["guide/eslint.md", "eslint-plugin/README.md"],
  ["guide/extension.md", "extension/README.md"],
  ["guide/library.md", "packages/fair-shuffle/README.md"],
  ["guide/testing.md", "packages/bias/README.md"],
  ["rules/no-biased-shuffle.md", "eslint-plugin/docs/rules/no-biased-shuffle.md"],
]);

const PAGES: ReadonlyMap<string, string> = new Map([...INCLUDED].map(([page, file]) => [file, page]));

/** Returns the file that is edited where a page's text is to change, from the root; undefined where it is generated. */
export function getEditedFile(page: string): string | undefined {
  return page.startsWith("api/") ? undefined : (INCLUDED.get(page) ?? `docs/${page}`);
}

/** Teaches the Markdown parser to read these pages. */
export function serveIncludedPages(markdown: Markdown): void {
  markdown.core.ruler.push("included-pages", ({ tokens, env }: { tokens: Token[]; env: { relativePath?: string } }) => {
    const page = env.relativePath ?? "";
    const file = INCLUDED.get(page);
    if (file === undefined) {
      for (const token of tokens.flatMap(({ children }) => children ?? []))
        if (token.type === "link_open") rewrite(token, "href", (link) => getLinkOfPage(link, page));
      return;
    }
    // Commands that are indented are a block with a button to copy them, as those between fences.
    for (const token of tokens) {
      if (token.type !== "code_block") continue;
      token.type = "fence";
      token.tag = "code";
      token.info = "sh";
    }
    // A picture with one for phones is HTML.
    for (const token of tokens.filter(({ type }) => type === "html_block"))
      token.content = token.content.replaceAll(/(?<= (?:src|srcset)=")[^"#/:]+(?=")/g, (link) =>
        getPicture(link, dirname(file), dirname(page)),
      );
    for (const token of tokens) token.children = token.children?.flatMap((child) => inBothSchemes(child, file)) ?? null;
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === "link_open") rewrite(token, "href", (link) => getLink(link, dirname(file)));
      if (token.type === "image") rewrite(token, "src", (link) => getPicture(link, dirname(file), dirname(page)));
      // Vue would take them for an expression.
      if (!token.content.includes("{{")) continue;
      if (token.type === "code_inline") token.attrSet("v-pre", "");
      if (token.type === "text") {
        token.type = "html_inline";
        token.content = `<span v-pre>${markdown.utils.escapeHtml(token.content)}</span>`;
      }
    }
  });
}

/** Returns a picture and its light one, where there is one beside it; the style sheet shows that of the site's scheme. */
function inBothSchemes(token: Token, file: string): readonly Token[] {
  const link = token.type === "image" ? token.attrGet("src") : null;
  const light = link?.replace(/\.png$/, "-light.png");
  if (!link?.endsWith(".png") || light === undefined || !existsSync(posix.join(ROOT, dirname(file), light)))
    return [token];
  const copy = Object.assign(Object.create(Object.getPrototypeOf(token) as object) as Token, token, {
    attrs: token.attrs?.map(([name, value]): [string, string] => [name, value]) ?? null,
  });
  copy.attrSet("src", light);
  copy.attrJoin("class", "in-light");
  token.attrJoin("class", "in-dark");
  return [token, copy];
}

function rewrite(token: Token, name: string, change: (link: string) => string): void {
  const link = token.attrGet(name);
  // A place of the page itself, or of the web, is the same everywhere.
  if (link !== null && !/^(?:#|\/|[a-z]+:)/i.test(link)) token.attrSet(name, change(link));
}

/** Returns where a link of a file in `folder` leads: to a page of the site, or to a file in the repository that is none. */
function getLink(link: string, folder: string): string {
  const [path = "", place] = link.split("#");
  const file = posix.join(folder, path);
  const page = PAGES.get(file) ?? /^docs\/(.+\.md)$/.exec(file)?.[1];
  const address = page === undefined ? `${REPOSITORY}/blob/main/${file}` : `/${page}`;
  return place === undefined ? address : `${address}#${place}`;
}

/** Returns where a link of one of the site's own pages leads, which is written so that it leads there between the files, too. */
function getLinkOfPage(link: string, page: string): string {
  const folder = posix.join("docs", dirname(page));
  return posix.join(folder, link).startsWith("docs/") ? link : getLink(link, folder);
}

/** Returns where a picture of a file in `folder` lies, seen from the page. */
function getPicture(link: string, folder: string, pageFolder: string): string {
  return posix.relative(posix.join("docs", pageFolder), posix.join(folder, link));
}
