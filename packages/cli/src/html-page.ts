// The bias page as a file: what the command line knows of shuffles, for a browser.
import { pathToFileURL } from "node:url";
import type { PageData, Subject } from "@fair-shuffle/lab";
import { getSiteOnPage, type FoundSite, type LintOptions } from "@fair-shuffle/lint";

/** Returns the HTML of a page that needs nothing else. It is large, so it is loaded where it is asked for. */
export async function makeHtml(data: PageData): Promise<string> {
  const { makePage } = await import("@fair-shuffle/lab");
  return makePage(data);
}

/** Returns how many cards such a page shows at most. */
export async function getMostCardsOnPage(): Promise<number> {
  const { MOST_CARDS } = await import("@fair-shuffle/lab");
  return MOST_CARDS;
}

/** Whether a text is such a page: it holds the code of shuffles, and runs none of it. */
export const isPage = (text: string): boolean =>
  text.startsWith("<!doctype html>") && text.includes('<script type="application/json" id="fair-shuffle-data">');

/** Returns a site of a text as the page shows it, with what a fix makes of it; `name` is its file's as people know it, `path` its own, `options` those that found it. */
export async function getPageSubject(
  name: string,
  path: string,
  text: string,
  site: FoundSite,
  options: LintOptions,
): Promise<Subject> {
  const { line, column } = site;
  return {
    name: `${name}:${String(line)}`,
    ...(await getSiteOnPage(text, path, site, options)),
    place: { uri: pathToFileURL(path).href, line, column },
  };
}
