// What the playground asks of its worker: the rule itself, as the command line and the editors run it; TypeScript's parser comes when the first text needs it.
import type { Language } from "@fair-shuffle/bias";
import { tellNote } from "@fair-shuffle/bias/model";
import {
  explainText,
  findSites,
  getSiteOnPage,
  isUnreported,
  tellSite,
  type FoundSite,
  type FoundSites,
  type LintOptions,
} from "@fair-shuffle/lint";
import { mayHoldShuffle } from "@fair-shuffle/lint/words";
import type { Judged, JudgedSite, JudgeRequest, JudgeService, Unfollowed } from "./judged.ts";
import { PLAYGROUND_TEXTS } from "./texts.ts";

interface LastJudged {
  readonly request: JudgeRequest;
  readonly filename: string;
  readonly sites: readonly FoundSite[];
}

let last: LastJudged | undefined;

export const judgeService: JudgeService = {
  async judge(request): Promise<Judged> {
    const { text } = request;
    // What can't be parsed is told so, whatever its words.
    const { filename, sites, problems } = await read(request);
    last = { request, filename, sites };
    return {
      text,
      mayHoldShuffle: mayHoldShuffle(text) || sites.length > 0,
      sites: sites.map((site) => toPlain(site, request.language)),
      unfollowed: mayHoldShuffle(text) ? await findUnfollowed(request, filename, sites) : [],
      problems,
    };
  },
  async getSubject(text, index) {
    const site = last?.sites[index];
    if (last === undefined || site === undefined || last.request.text !== text) return undefined;
    const { request, filename } = last;
    const name = PLAYGROUND_TEXTS[request.language].line(site.line);
    return { name, ...(await getSiteOnPage(text, filename, site, getOptions(request))) };
  },
};

/** JavaScript is a module here, so that a fix may import, unless it can only be read as something else. */
async function read(request: JudgeRequest): Promise<FoundSites & { readonly filename: string }> {
  const { text, extension } = request;
  if (extension === "js" && !COMMON_JS.test(text)) {
    const filename = "playground.mjs";
    const found = await findSites(text, filename, getOptions(request));
    if (found.problems.length === 0) return { ...found, filename };
  }
  const filename = `playground.${extension}`;
  return { ...(await findSites(text, filename, getOptions(request))), filename };
}

/** What draws and is no site: of a site, its verdict says why nothing is reported. */
async function findUnfollowed(
  request: JudgeRequest,
  filename: string,
  sites: readonly FoundSite[],
): Promise<readonly Unfollowed[]> {
  const { places } = await explainText(request.text, filename, getOptions(request));
  return places
    .filter((place) => isUnreported(place) && !sites.some(({ range }) => range.join() === place.range.join()))
    .map(({ answers: [{ line, message, range }] }) => ({ line, message, mark: range }));
}

const COMMON_JS = /\brequire\s*\(|\bmodule\.exports\b/;

const getOptions = ({ isInstalled, language }: JudgeRequest): LintOptions => ({ packageKnown: isInstalled, language });

function toPlain(site: FoundSite, language: Language): JudgedSite {
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
}
