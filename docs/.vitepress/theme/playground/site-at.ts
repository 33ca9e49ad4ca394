// Which shuffle a place of the text belongs to, and where one is after its fix.
import type { FoundWay } from "@fair-shuffle/lint";
import type { JudgedSite } from "./judged.ts";

type Range = readonly [number, number];

const isIn = ([start, end]: Range, offset: number): boolean => start <= offset && offset <= end;

/** Returns the index of the shuffle whose code a place lies in, the smallest of several, or the only one on its line; undefined where there is none. */
export function findSiteAt(
  sites: readonly Pick<JudgedSite, "range" | "mark">[],
  offset: number,
  text: string,
): number | undefined {
  const [around] = sites
    .map(({ range, mark }, index) => ({ range, mark, index }))
    .filter(({ range, mark }) => isIn(range, offset) || isIn(mark, offset))
    .sort((a, b) => a.range[1] - a.range[0] - (b.range[1] - b.range[0]));
  if (around !== undefined) return around.index;
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const nextLine = text.indexOf("\n", offset);
  const line: Range = [lineStart, nextLine === -1 ? text.length : nextLine];
  const onLine = sites.flatMap(({ mark }, index) => (isIn(line, mark[0]) ? [index] : []));
  return onLine.length === 1 ? onLine[0] : undefined;
}

/** Returns where a shuffle stands in the text that a way out has made: at the change of its own code, behind what came before it. */
export function findFixed({ parts }: Pick<FoundWay, "parts">, [from, to]: Range): number {
  const own = parts.filter(({ range: [start, end] }) => start < to && end > from);
  const others = parts.filter((part) => !own.includes(part));
  const place = Math.min(...(own.length > 0 ? own : parts).map(({ range: [start] }) => start));
  return others
    .filter(({ range: [, end] }) => end <= place)
    .reduce((sum, { range: [start, end], text }) => sum + text.length - (end - start), place);
}
