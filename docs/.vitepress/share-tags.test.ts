// What is shown of a page that is shared.
import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import { expect, it } from "vitest";
import { getShareTags, PICTURE_SIZE } from "./share-tags.ts";

const SITE = "https://example.org/docs/";

const getContent = (relativePath: string, site?: string): Map<string, string> =>
  new Map(
    getShareTags({ relativePath, title: "A page", description: "" }, "What the site is", site).map(([, attributes]) => [
      attributes.property ?? attributes.name ?? "",
      attributes.content ?? "",
    ]),
  );

it.each([
  ["index.md", "is-it-fair.png"],
  ["zh/it-has-happened.md", "ten-guests.png"],
  ["theory/engines.md", "three-engines.png"],
  ["guide/index.md", "is-it-fair.png"],
])("of %s is a picture that is there, in the size that is said", (page, file) => {
  const tags = getContent(page, SITE);
  expect(tags.get("og:image")).toBe(`${SITE}share/${file}`);
  const { width, height } = PNG.sync.read(readFileSync(new URL(`../public/share/${file}`, import.meta.url)));
  expect({ width, height }).toEqual(PICTURE_SIZE);
  expect(tags.get("og:image:alt")).toMatch(/\w+/);
});

it("has words, and no picture where nobody knows its address", () => {
  const tags = getContent("zh/faq.md");
  expect(tags.get("og:title")).toBe("A page");
  expect(tags.get("og:description")).toBe("What the site is");
  expect(tags.get("og:locale")).toBe("zh_CN");
  expect(tags.has("og:image")).toBe(false);
});
