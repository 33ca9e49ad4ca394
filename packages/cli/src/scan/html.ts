// A scan's report as one HTML file: every biased shuffle with its matrix beside the fair one.
import { resolve } from "node:path";
import { findSites } from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import { getText, own, show, type Shown } from "../foreign-text.ts";
import { getPageSubject, makeHtml } from "../html-page.ts";
import type { ScanReport } from "./scan.ts";
import { describeSkippedFile } from "./stylish.ts";
import { listWays, summarize, tellUnread } from "./summary.ts";
import { TEXTS } from "../words/scan-texts.ts";

export async function formatHtml(report: ScanReport): Promise<Shown> {
  const { lint, files, fixed, scanned, skipped } = report;
  const subjects = [];
  for (const { file, text, isUtf8 } of files) {
    const path = resolve(lint.cwd, file);
    const options = { ...lint, readFile: readText, isUtf8 };
    const { sites } = await findSites(text, path, options);
    for (const site of sites) {
      if (site.finding !== undefined) subjects.push(await getPageSubject(file, path, text, site, options));
    }
  }
  const { language } = lint;
  const listsAll = scanned === 0 && skipped.length > 0;
  const notRead = tellUnread(report, language, (code) => `\`${code}\``);
  const summary = [
    listsAll ? TEXTS[language].noneJudgedOf : summarize(report, language),
    ...(fixed.findings === 0 ? [] : [TEXTS[language].fixed(fixed.findings, fixed.files)]),
    ...listWays(report, language),
    ...(notRead === undefined ? [] : [getText(show(notRead))]),
    ...(skipped.length === 0 || listsAll ? [] : [TEXTS[language].notJudged]),
    ...skipped.map((one) => getText(describeSkippedFile(one, language))),
  ];
  return own(await makeHtml({ subjects, selected: 0, language, summary }));
}
