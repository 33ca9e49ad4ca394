// The shuffle under a position, as the bias page wants it.
import type { Subject } from "@fair-shuffle/lab";
import type { FoundSite } from "@fair-shuffle/lint";
import type { Language } from "@fair-shuffle/bias";
import type { Position } from "vscode-languageserver";
import { toRange } from "./diagnostics.ts";
import { loadLint, type JudgedDocument } from "./judge-document.ts";
import type { Analysis } from "./protocol.ts";

/** Returns the shuffle whose code a position lies in, the smallest of several, or the only one on its line; null where there is none. */
export async function analyse(
  judged: JudgedDocument,
  position: Position,
  language: Language,
): Promise<Analysis | null> {
  const { document } = judged;
  const offset = document.offsetAt(position);
  const [site] = judged.sites
    .filter(({ range, mark }) => isIn(range, offset) || isIn(mark, offset))
    .sort((a, b) => a.range[1] - a.range[0] - (b.range[1] - b.range[0]));
  const onLine = judged.sites.filter(({ mark }) => document.positionAt(mark[0]).line === position.line);
  const found = site ?? (onLine.length === 1 ? onLine[0] : undefined);
  if (found === undefined) return null;
  return { subject: await getSubject(judged, found, language), range: toRange(document, found.range) };
}

const isIn = ([start, end]: readonly [number, number], offset: number): boolean => start <= offset && offset <= end;

async function getSubject(judged: JudgedDocument, site: FoundSite, language: Language): Promise<Subject> {
  const { document, path, rule, cwd } = judged;
  const { line, character } = document.positionAt(site.mark[0]);
  const { getAfterFix } = await loadLint();
  const { getNote, getStart, tellNote } = await import("@fair-shuffle/bias/model");
  const text = document.getText();
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const isWhole = mark === 0;
  // Edits of a text with a byte order mark are counted from before it.
  const after = await getAfterFix(isWhole ? text : ` ${text.slice(mark)}`, path, site, {
    rule,
    language,
    ...(cwd === undefined ? {} : { cwd }),
  });
  const finding = site.finding?.message ?? site.evidence;
  const note = getNote(site.verdict, site.isPartial);
  return {
    name: `${path.split(/[/\\]/).at(-1) ?? path}:${line + 1}`,
    code: site.code,
    model: site.model,
    ...getStart(site.model, site.verdict),
    ...(finding === undefined ? {} : { finding }),
    ...(note === undefined ? {} : { note: tellNote(note, language) }),
    ...(after === undefined ? {} : { fixed: { code: after.code, model: after.model } }),
    place: { uri: document.uri, line: line + 1, column: character + 1 },
  };
}
