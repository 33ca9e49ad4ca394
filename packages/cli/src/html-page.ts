// The bias page as a file: what the command line knows of shuffles, for a browser.
import { pathToFileURL } from "node:url";
import type { Language } from "@fair-shuffle/bias";
import { getStart, getNote, tellNote } from "@fair-shuffle/bias/model";
import type { PageData, Subject } from "@fair-shuffle/lab";
import { getAfterFix, type FoundSite } from "@fair-shuffle/lint";

/** Returns the HTML of a page that needs nothing else. It is large, so it is loaded where it is asked for. */
export async function makeHtml(data: PageData): Promise<string> {
  const { makePage } = await import("@fair-shuffle/lab");
  return makePage(data);
}

/** Whether a text is such a page: it holds the code of shuffles, and runs none of it. */
export const isPage = (text: string): boolean =>
  text.startsWith("<!doctype html>") && text.includes('<script type="application/json" id="fair-shuffle-data">');

/** Returns a site of a text as the page shows it, with what a fix makes of it; `name` is its file's as people know it, `path` its own. */
export async function getPageSubject(
  name: string,
  path: string,
  text: string,
  site: FoundSite,
  language: Language,
): Promise<Subject> {
  const { line, column, code, model, verdict, finding, isPartial } = site;
  const after = await getAfterFix(text, path, site);
  const note = getNote(verdict, isPartial);
  return {
    name: `${name}:${String(line)}`,
    code,
    model,
    ...getStart(model, verdict),
    place: { uri: pathToFileURL(path).href, line, column },
    ...(finding === undefined ? {} : { finding: finding.message }),
    ...(note === undefined ? {} : { note: tellNote(note, language) }),
    ...(after === undefined ? {} : { fixed: { code: after.code, model: after.model } }),
  };
}
