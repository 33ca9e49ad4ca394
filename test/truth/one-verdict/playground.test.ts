// The playground's worker says of every program what the other surfaces say, and opens its page on the same verdict.
import { getExtension, findSites, tellSite } from "@fair-shuffle/lint";
import { tellNote } from "@fair-shuffle/bias/model";
import { describe, expect, it } from "vitest";
import { judgeService } from "../../../docs/.vitepress/theme/playground/judge-service.ts";
import { asOnPage, openPage } from "./open-page.ts";
import { getPrograms } from "./programs.ts";

const LANGUAGES = ["en", "zh-cn"] as const;

/** What the worker does is the same in each language, and the one-verdict test has the sentences of both: every so-manieth program is asked about in Chinese, too. */
const EVERY_IN_CHINESE = 4;

/** The one-verdict test asks about all of them; here every third one is enough to see that the worker says what the others do. */
const programs = Object.entries(getPrograms())
  .filter((_, index) => index % 3 === 0)
  .map(
    ([file, { text }], index) =>
      [file, text, index % EVERY_IN_CHINESE === 0 ? LANGUAGES : LANGUAGES.slice(0, 1)] as const,
  );

describe.each(programs)("%s", (file, text, languages) => {
  it.each(languages)("is told as everywhere else (%s)", async (language) => {
    const extension = getExtension(file).replace("mjs", "js");
    const { sites } = await findSites(text, file, { packageKnown: false, language });
    const judged = await judgeService.judge({ text, extension, isInstalled: false, language });
    expect(judged.problems).toEqual([]);
    expect(judged.sites).toEqual(
      sites.map((site) => {
        const { line, mark, range, verdict, circumstances, finding } = site;
        const { verdict: told, words, notes } = tellSite(site, language);
        return {
          line,
          mark,
          range,
          verdict: verdict.kind,
          isOpen: circumstances.reading !== undefined,
          isNear: told.kind === "fair" && told.near !== undefined,
          words,
          notes: notes.map((note) => tellNote(note, language)),
          message: finding?.message,
          unfixed: finding?.unfixed.why ?? "",
          fix: finding?.fix,
          suggestions: finding?.suggestions ?? [],
        };
      }),
    );
    for (const [index, site] of sites.entries()) {
      const subject = await judgeService.getSubject(text, index);
      if (subject === undefined) throw new Error("It has no page.");
      const { start, verdict, words } = tellSite(site, language);
      const page = openPage(subject, language);
      expect([page.cards, page.kind, page.words]).toEqual([start.cards, verdict.kind, asOnPage(words, language)]);
      expect(subject.finding).toBe(site.finding?.message);
    }
  });
});
