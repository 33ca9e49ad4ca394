// A scan's report as one HTML file: every biased shuffle with its matrix beside the fair one.
import { resolve } from "node:path";
import { findSites } from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import { own, type Shown } from "../foreign-text.ts";
import { getPageSubject, makeHtml } from "../html-page.ts";
import type { ScanReport } from "./scan.ts";

export async function formatHtml({ lint, files }: ScanReport): Promise<Shown> {
  const subjects = [];
  for (const { file, text } of files) {
    const path = resolve(lint.cwd, file);
    const options = { ...lint, readFile: readText };
    const { sites } = await findSites(text, path, options);
    for (const site of sites) {
      if (site.finding !== undefined) subjects.push(await getPageSubject(file, path, text, site, options));
    }
  }
  return own(await makeHtml({ subjects, selected: 0, language: lint.language }));
}
