// What others show of a page where somebody shares it: its title, what it says, and a picture (Open Graph).
import type { HeadConfig, PageData } from "vitepress";

/** The pictures of `docs/public/share`, which `pnpm run share-pictures` draws: that of a page, or of all others. */
const PICTURES: readonly { readonly pages: RegExp; readonly file: string; readonly alt: string }[] = [
  {
    pages: /^(?:zh\/)?it-has-happened\.md$/,
    file: "ten-guests.png",
    alt: "Ten guests, three prizes: how often each of them wins by a sort with a random comparator in Chrome",
  },
  {
    pages: /^theory\/engines\.md$/,
    file: "three-engines.png",
    alt: "Where 8 items end up after a sort with a random comparator in Chrome, in Firefox and in Safari",
  },
  {
    pages: /./,
    file: "is-it-fair.png",
    alt: "Where 8 items end up after a sort with a random comparator, and after a fair shuffle",
  },
];

export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Returns the tags of a page. A picture has to be named with its whole address, so there is one only where it is known at which the site will stand.
 * @param site "https://example.org/docs/", with a slash at its end; undefined where nobody has said it.
 */
export function getShareTags(
  { relativePath, title, description }: Pick<PageData, "relativePath" | "title" | "description">,
  siteDescription: string,
  site: string | undefined,
): HeadConfig[] {
  const tags: Record<string, string> = {
    "og:type": "website",
    "og:site_name": "Fair Shuffle",
    "og:title": title,
    "og:description": description === "" ? siteDescription : description,
    "og:locale": relativePath.startsWith("zh/") ? "zh_CN" : "en",
  };
  const picture = PICTURES.find(({ pages }) => pages.test(relativePath));
  if (site !== undefined && picture !== undefined) {
    tags["og:image"] = `${site}share/${picture.file}`;
    tags["og:image:width"] = String(PICTURE_SIZE.width);
    tags["og:image:height"] = String(PICTURE_SIZE.height);
    tags["og:image:alt"] = picture.alt;
    tags["twitter:card"] = "summary_large_image";
  }
  return Object.entries(tags).map(([name, content]) => [
    "meta",
    { [name.startsWith("og:") ? "property" : "name"]: name, content },
  ]);
}
