// What is to be simulated: a shuffle of the catalogue, or the code that stands at a file's line.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { CATALOGUE, getCatalogueEntry, type ShuffleModel, tellEntry } from "@fair-shuffle/bias";
import { getStart, type Circumstances, type Note, type Start } from "@fair-shuffle/bias/model";
import type { Subject as PageSubject } from "@fair-shuffle/lab";
import {
  explainText,
  findSites,
  findUnreadCode,
  getNotes,
  getPosition,
  type FoundSite,
  type LintOptions,
} from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import type { RuleOptions } from "@fair-shuffle/lint/options";
import { distance } from "fastest-levenshtein";
import { lookAt } from "../disk/named-path.ts";
import { getPageSubject } from "../html-page.ts";
import { TIE_BREAKS_FLAG } from "../scan/rule-flags.ts";
import { checkLine, readSourceText, refuseMissing, refuseUnparsed, splitLines } from "../source-text.ts";
import { BadUse, type Terminal } from "../terminal.ts";

export interface Subject {
  /** "src/deal.ts:12", or the catalogue's title. */
  readonly name: string;
  readonly code: string;
  readonly model: ShuffleModel;
  /** What has to be said of it beside its verdict. */
  readonly notes: readonly Note[];
  readonly circumstances?: Circumstances;
  /** How many cards it is simulated with unless somebody says otherwise, and how many it works for. */
  readonly start: Start;
  /** Returns it as the bias page shows it. */
  readonly toPageSubject: () => PageSubject | Promise<PageSubject>;
}

/** Returns what `text` names: a catalogue id, or `file`, `file:line` or `file:line:column`; throws `BadUse` where it names nothing. */
export async function findSubject(
  text: string,
  rule: RuleOptions,
  { cwd, language }: Pick<Terminal, "cwd" | "language">,
): Promise<Subject> {
  const entry = getCatalogueEntry(text);
  if (entry !== undefined) {
    const { code, model, mostCards } = entry;
    const { title } = tellEntry(entry.id, language);
    const start = { ...getStart(model), ...(mostCards === undefined ? {} : { mostCards }) };
    return {
      name: title,
      code,
      model,
      notes: [],
      start,
      toPageSubject: () => ({ name: title, code, model, ...start }),
    };
  }
  const [, name = text, line] = /^(.+?)(?::(\d+)(?::\d+)?)?$/.exec(text) ?? [];
  const path = resolve(cwd, name);
  if (lookAt(name, cwd) === undefined) throw refuseUnknown(text, name, cwd);
  const { text: source, isUtf8 } = readSourceText(name, path);
  const options = { cwd, rule, language, readFile: readText, isUtf8 };
  const site = await chooseSite(name, path, source, line === undefined ? undefined : Number(line), options);
  return getSubjectOfSite(name, path, source, site, options);
}

/** Returns what has to be said of a site; of one that is not reported, what `explain` says of it. */
async function tellNotes(path: string, text: string, site: FoundSite, options: LintOptions): Promise<readonly Note[]> {
  const notes = getNotes(site);
  if (!notes.some(({ kind }) => kind === "allowed")) return notes;
  const { places } = await explainText(text, path, options);
  const why = places.find(({ range }) => range.join() === site.range.join())?.answers[0].message;
  return notes.map((note) => {
    if (note.kind !== "allowed") return note;
    return note.by === undefined
      ? { ...note, ...(why === undefined ? {} : { why }) }
      : { ...note, flag: TIE_BREAKS_FLAG };
  });
}

function refuseUnknown(text: string, name: string, cwd: string): BadUse {
  const [, file] = /^(.+)#[^#]*$/.exec(text) ?? [];
  if (file !== undefined && existsSync(resolve(cwd, file)))
    return new BadUse(({ namesFunction }) => namesFunction(text, file));
  const looksLikePath = /[/\\.]/.test(name);
  if (looksLikePath) return refuseMissing(name, cwd);
  const ids = CATALOGUE.map(({ id }) => id);
  const [nearest = ""] = [...ids].sort((a, b) => distance(a, text) - distance(b, text));
  const guess = distance(nearest, text) <= text.length / 3 ? nearest : undefined;
  return new BadUse(({ noShuffleCalled }) => noShuffleCalled(text, guess, ids));
}

async function chooseSite(
  name: string,
  path: string,
  text: string,
  line: number | undefined,
  options: LintOptions,
): Promise<FoundSite> {
  const { sites, problems } = await findSites(text, path, options);
  const [problem] = problems;
  if (sites.length === 0 && problem !== undefined)
    throw refuseUnparsed(name, problem, options.isUtf8 ?? true, options.language ?? "en");
  // A call of a function that is known is asked about where there is no code of the file's own, or by its line.
  const own = sites.filter(({ kind }) => kind !== "call");
  const asked = own.length === 0 ? sites : own;
  const [only, ...others] = asked;
  const unread = findUnreadPlaces(name, path, text, options);
  if (only === undefined) {
    const [first] = unread.filter((found) => found.line === line || line === undefined);
    throw new BadUse(
      ({ explainsUnread, noShuffle }) => noShuffle(name) + (first === undefined ? "" : explainsUnread(first.place)),
    );
  }
  if (line === undefined) {
    if (others.length === 0) return only;
    // What `explain` lists can be simulated, too, where it is known.
    throw new BadUse(({ whichShuffle }) => whichShuffle(name, getPlaces(name, sites)));
  }
  checkLine(name, splitLines(text), line);
  const getSize = (site: FoundSite): number => site.lastLine - site.firstLine;
  const [smallest] = sites
    .filter((site) => site.firstLine <= line && line <= site.lastLine)
    .sort((a, b) => getSize(a) - getSize(b));
  if (smallest !== undefined) return smallest;
  const near = [...sites]
    .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line))
    .slice(0, 3)
    .sort((a, b) => a.line - b.line);
  const place = `${name}:${String(line)}`;
  const isUnread = unread.some((found) => found.line === line);
  throw new BadUse(
    ({ explains, explainsUnread, noShuffleAt }) =>
      noShuffleAt(place, getPlaces(name, near), near.length === sites.length) +
      (isUnread ? explainsUnread(place) : explains(place)),
  );
}

/** Returns where code stands that is not read, and that may hold a shuffle: the markup of components. */
function findUnreadPlaces(
  name: string,
  path: string,
  text: string,
  { rule }: LintOptions,
): readonly { readonly place: string; readonly line: number }[] {
  return findUnreadCode(text, path, rule?.randomSources).map(([start]) => {
    const { line } = getPosition(text, start);
    return { place: `${name}:${String(line)}`, line };
  });
}

const getPlaces = (name: string, sites: readonly FoundSite[]): readonly string[] =>
  sites.map(({ line }) => `${name}:${String(line)}`);

async function getSubjectOfSite(
  name: string,
  path: string,
  text: string,
  site: FoundSite,
  options: LintOptions,
): Promise<Subject> {
  const { line, code, model, verdict, circumstances } = site;
  return {
    name: `${name}:${String(line)}`,
    code,
    model,
    notes: await tellNotes(path, text, site, options),
    circumstances,
    start: getStart(model, verdict),
    toPageSubject: () => getPageSubject(name, path, text, site, options),
  };
}
