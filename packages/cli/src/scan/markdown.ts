// A scan's report for a pull request: each biased shuffle with its numbers, its matrix, and what replaced it or would.
import { resolve } from "node:path";
import { LeavesList, type Language } from "@fair-shuffle/bias";
import {
  getCodeLines,
  getCompared,
  getExact,
  getToldCell,
  getFairShare,
  getStart,
  getYardsticksAmong,
  isCompared,
  spendAtMost,
  tellLeftOut,
} from "@fair-shuffle/bias/model";
import {
  applyWay,
  findSites,
  describeWhyWritten,
  type FoundFinding,
  type FoundSite,
  type FoundWay,
  type LintOptions,
} from "@fair-shuffle/lint";
import { readText } from "@fair-shuffle/lint/files";
import { getMark } from "../bias/cell-scale.ts";
import { getText, join, own, say, show, showLines, type Shown } from "../foreign-text.ts";
import { RULE_PAGES } from "./known-findings.ts";
import { MARKDOWN_TEXTS } from "../words/markdown-texts.ts";
import type { ScanReport } from "./scan.ts";
import { describePlace, tellChosen, type Look } from "./stylish.ts";
import { listWays, tellUnread } from "./summary.ts";
import { TEXTS } from "../words/scan-texts.ts";

/** Returns the report in GitHub's Markdown, which GitLab reads, too; it ends with a line end. */
export async function formatMarkdown(report: ScanReport, { language }: Pick<Look, "language">): Promise<Shown> {
  const texts = MARKDOWN_TEXTS[language];
  const { fixed, files, scanned, skipped, unread } = report;
  const left = files.reduce((sum, { findings }) => sum + findings.length, 0);
  const entries = [...(await getFixed(report)), ...(await getLeft(report))];
  const described = entries.map((entry) => describeEntry(entry, language, report.command));
  const notJudged = skipped.map(
    (one) =>
      say`- ${code(describePlace(one))}${own(TEXTS[language].colon)}${own(TEXTS[language].reasons[one.reason])}${own(TEXTS[language].colon)}${code(one.message)}`,
  );
  const ways = listWays(report, language);
  const notRead = tellUnread(report, language, (text) => getText(code(text)));
  const parts = [
    own(`## ${scanned === 0 ? texts.noneJudged : texts.title(fixed.findings, left, unread.length === 0)}`),
    own(texts.scanned(scanned)),
    ...(ways.length === 0 ? [] : [own(ways.map((way) => `- ${way}`).join("\n"))]),
    ...(notRead === undefined ? [] : [show(notRead)]),
    ...described,
    ...(notJudged.length === 0
      ? []
      : [...(scanned === 0 ? [] : [own(`### ${texts.notJudged}`)]), join(notJudged, "\n")]),
    ...(entries.length === 0 ? [] : [own(texts.legend), own(texts.why(RULE_PAGES[language]))]),
  ];
  return say`${join(parts, "\n\n")}\n`;
}

/** A finding in the text that it stood in. */
interface Entry {
  readonly file: string;
  readonly path: string;
  readonly text: string;
  readonly site: FoundSite & { readonly finding: FoundFinding };
  readonly isFixed: boolean;
  /** Present where its fix could not be written. */
  readonly isUnwritten?: true;
  /** The suggestion that it was fixed by. */
  readonly chosen?: FoundWay;
}

/** Returns what was found before the fixes and is not found any more. */
async function getFixed({ lint, repaired }: ScanReport): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (const { file, before, after, chosen } of repaired) {
    const isFixable = ({ site }: Entry): boolean => site.finding.fix !== undefined;
    const left = (await getEntries(lint, file, after)).filter(isFixable).map(({ site }) => site.code);
    for (const entry of await getEntries(lint, file, before)) {
      const { line, column, finding } = entry.site;
      const choice = chosen.find((way) => way.line === line && way.column === column);
      const way = finding.suggestions.find(({ title }) => title === choice?.title);
      if (way !== undefined) entries.push({ ...entry, isFixed: true, chosen: way });
      if (way !== undefined || finding.fix === undefined) continue;
      const index = left.indexOf(entry.site.code);
      if (index === -1) entries.push({ ...entry, isFixed: true });
      else left.splice(index, 1);
    }
  }
  return entries;
}

async function getLeft({ lint, files, skipped }: ScanReport): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const unwritten = new Set(skipped.filter(({ reason }) => reason === "unwritable").map(({ file }) => file));
  for (const { file, text, isUtf8 } of files) {
    const found = await getEntries({ ...lint, isUtf8 }, file, text);
    entries.push(...(unwritten.has(file) ? found.map((entry) => ({ ...entry, isUnwritten: true as const })) : found));
  }
  return entries;
}

async function getEntries(
  lint: LintOptions & ScanReport["lint"],
  file: string,
  text: string,
): Promise<readonly Entry[]> {
  const path = resolve(lint.cwd, file);
  const { sites } = await findSites(text, path, { ...lint, readFile: readText });
  return sites.flatMap((site) => {
    const { finding } = site;
    return finding === undefined ? [] : [{ file, path, text, site: { ...site, finding }, isFixed: false }];
  });
}

function describeEntry(entry: Entry, language: Language, command: string): Shown {
  const { file, site, isFixed, isUnwritten, chosen } = entry;
  const texts = MARKDOWN_TEXTS[language];
  const { fix, suggestions, message, unfixed } = site.finding;
  const parts = [
    say`### ${code(`${file}:${String(site.line)}`)}${own(isFixed ? ` · ${texts.fixed}` : "")}`,
    show(message),
    ...describeMatrix(entry, language, command),
    ...(unfixed.why === "" || chosen !== undefined ? [] : [show(unfixed.why)]),
    ...(chosen !== undefined
      ? [own(tellChosen([chosen], language)), show(chosen.title), describeChange(entry, chosen)]
      : fix === undefined
        ? suggestions.flatMap((way, index) => [show(unfixed.suggested[index] ?? ""), describeChange(entry, way)])
        : [
            own(isFixed ? texts.changed : isUnwritten ? texts.couldNotChange : texts.wouldChange),
            describeChange(entry, fix),
            ...describeHelper(fix, language),
          ]),
  ];
  return join(parts, "\n\n");
}

/** In the engine's units: a second or two. */
const BUDGET = 2_000_000;

/** A larger table is wider than a page. */
const MOST_CARDS = 10;

function describeMatrix({ file, site }: Entry, language: Language, command: string): readonly Shown[] {
  const { model, verdict } = site;
  const texts = MARKDOWN_TEXTS[language];
  const { cards, unknowns = {} } = getStart(model, verdict);
  const engine = (verdict.kind === "biased" ? verdict.evidence?.engine : undefined) ?? "v8";
  const positions = getPositions(() => getExact(model, cards, engine, new Map(Object.entries(unknowns))));
  if (positions === undefined) return [];
  const compared = getCompared({ model, cards, unknowns: new Map(Object.entries(unknowns)), positions, verdict });
  const { drawn, leftOut } = compared;
  const fair = getFairShare(compared);
  // The distance of the whole list is no measure of a draw of some.
  const distance = drawn === undefined ? [own(texts.distance(getYardsticksAmong(positions, leftOut).distance))] : [];
  if (cards > MOST_CARDS) {
    return [...distance, show(texts.largeMatrix(cards, `${command} simulate ${file}:${String(site.line)}`))];
  }
  const named = verdict.kind === "biased" ? getToldCell(verdict) : undefined;
  const numbers = positions.map((_, index) => String(index + 1));
  const rows = [
    ["", ...numbers],
    ["---:", ...numbers.map(() => "---:")],
    ...positions.slice(0, drawn).map((row, position) => [
      `**${String(position + 1)}**`,
      ...row.map((share, card) => {
        const isNamed = named?.cards === cards && named.position === position && named.card === card;
        const sign = isCompared(compared, { position, card }) ? SIGNS[getMark(share / fair, isNamed)] : "";
        return `${(100 * share).toFixed(1)}${sign}`;
      }),
    ]),
  ];
  const table = rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const title =
    drawn === undefined
      ? texts.matrix(cards, fair, leftOut === undefined ? undefined : tellLeftOut(leftOut, language))
      : texts.drawnMatrix(cards, drawn);
  return [...distance, own(title), own(table)];
}

const SIGNS = { "+": " ▲", "-": " ▼", " ": "" } as const;

/** Undefined for a shuffle that leaves its list, and for one that would take too long. */
function getPositions(compute: () => ReturnType<typeof getExact>): readonly (readonly number[])[] | undefined {
  try {
    const found = spendAtMost(BUDGET, compute);
    return "exact" in found ? found.exact.positions : undefined;
  } catch (error) {
    if (error instanceof LeavesList) return undefined;
    throw error;
  }
}

/** The code before and after a way out, as a difference, with the import that comes with it. */
function describeChange({ text, site }: Entry, way: FoundWay): Shown {
  const { code: after, replaced, brought } = applyWay(text, site, way);
  const imports = brought.map((lines) => lines.trim()).filter((line) => line !== "" && !line.includes("\n"));
  const lines = [...mark("+", imports), ...compare(getCodeLines(replaced), getCodeLines(after))];
  const fence = fenceOf(lines);
  return join([own(`${fence}diff`), ...lines, own(fence)], "\n");
}

/** A function that a fix brings is too long for the difference, in which it is called; a suggestion's title names it. */
function describeHelper({ written }: FoundWay, language: Language): readonly Shown[] {
  if (written === undefined) return [];
  const why = describeWhyWritten(written, language);
  return [own(MARKDOWN_TEXTS[language].helper(getText(code(written.name)), why))];
}

const mark = (sign: string, lines: readonly string[]): readonly Shown[] =>
  lines.flatMap(showLines).map((line) => say`${sign} ${line}`);

/** Returns the lines of a difference; what both begin and end with stands there once. */
function compare(before: readonly string[], after: readonly string[]): readonly Shown[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [
    ...mark(" ", before.slice(0, start)),
    ...mark("-", before.slice(start, before.length - end)),
    ...mark("+", after.slice(start, after.length - end)),
    ...mark(" ", before.slice(before.length - end)),
  ];
}

/** More backticks than stand in a row inside. */
function fenceOf(lines: readonly Shown[]): string {
  const runs = lines.flatMap((line) => getText(line).match(/`+/g) ?? []);
  return "`".repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
}

/** Returns foreign text as code inside of a line. */
function code(text: string): Shown {
  const fence = "`".repeat(1 + Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length)));
  const gap = fence.length > 1 ? " " : "";
  return say`${own(fence + gap)}${text}${own(gap + fence)}`;
}
