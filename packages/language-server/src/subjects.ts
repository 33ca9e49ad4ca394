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
  return {
    subject: await getSubject(judged, found, language),
    range: toRange(document, found.range),
    isFair: found.verdict.kind === "fair",
  };
}

const isIn = ([start, end]: readonly [number, number], offset: number): boolean => start <= offset && offset <= end;

async function getSubject(judged: JudgedDocument, site: FoundSite, language: Language): Promise<Subject> {
  const { document, path, rule, cwd } = judged;
  const { line, character } = document.positionAt(site.mark[0]);
  const { getSiteOnPage } = await loadLint();
  const text = document.getText();
  // Edits of a text with a byte order mark are counted from before it.
  const counted = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
  const options = { rule, language, ...(cwd === undefined ? {} : { cwd }) };
  return {
    name: `${path.split(/[/\\]/).at(-1) ?? path}:${line + 1}`,
    ...(await getSiteOnPage(counted, path, site, options)),
    place: { uri: document.uri, line: line + 1, column: character + 1 },
  };
}
