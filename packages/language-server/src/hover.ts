// What a hover over a shuffle tells: the numbers, a small matrix of where cards end, and where to read more.
import { getFairShare, tellLeftOut, tellNote, tellShare, type VerdictWords } from "@fair-shuffle/bias/model";
import type { Language } from "@fair-shuffle/bias";
import type { FoundSite } from "@fair-shuffle/lint";
import { MarkupKind, type Hover, type Position } from "vscode-languageserver";
import { findBold } from "./bold-cells.ts";
import { getSimulateCommand } from "./code-actions.ts";
import { toRange } from "./diagnostics.ts";
import { loadLint, type JudgedDocument } from "./judge-document.ts";
import type { Texts } from "./words/server-texts.ts";

/** As many cards as most messages are about, and as many columns as fit into VS Code's hover: its last rows must be scrolled to, which is better than other numbers than those of the message. */
const CARDS = 8;

export async function getHover(
  judged: JudgedDocument,
  position: Position,
  texts: Texts,
  language: Language,
  hasClientCommands: boolean,
): Promise<Hover | null> {
  const { document } = judged;
  const offset = document.offsetAt(position);
  const site = judged.sites.find(({ mark }) => mark[0] <= offset && offset <= mark[1]);
  if (site === undefined) return null;
  const { tellSite } = await loadLint();
  const { words, notes } = tellSite(site, language);
  const matrix = await tellMatrix(site, texts, language);
  const { title, command, arguments: given } = getSimulateCommand(document, site, texts.simulate);
  const links = [
    // A client without our commands would show a link that does nothing.
    ...(hasClientCommands ? [`[${title}](command:${command}?${encodeURIComponent(JSON.stringify(given))})`] : []),
    `[${texts.hover.docs.text}](${texts.hover.docs.address})`,
  ];
  // VS Code shows the finding itself in the same hover: once is enough.
  const isTold = hasClientCommands && judged.severity !== undefined && site.finding !== undefined;
  const value = [
    ...(isTold ? [] : [tellInWords(site, words, texts)]),
    ...notes.map((note) => tellNote(note, language)),
    // Why the menu has no fix.
    site.finding?.unfixed.why ?? "",
    // Above what may be long: what can be clicked must not be scrolled to.
    links.join(" · "),
    ...matrix,
    (site.finding?.unfixed.suggested ?? []).map((choice) => `- ${choice}`).join("\n"),
  ];
  return {
    contents: { kind: MarkupKind.Markdown, value: value.filter((part) => part !== "").join("\n\n") },
    range: toRange(document, site.mark),
  };
}

/** What is reported is said as it is reported. */
function tellInWords({ finding }: FoundSite, { word, claim, basis }: VerdictWords, { hover }: Texts): string {
  return finding?.message ?? hover.verdict(word, claim, basis);
}

/** A row for each position, a column for each card; the cell that the finding is about stands out, also among fewer cards, or else what is furthest from fair. */
async function tellMatrix({ model, verdict }: FoundSite, { hover }: Texts, language: Language): Promise<string[]> {
  if (verdict.kind === "unknown" || verdict.kind === "notMeant") return [];
  // The numbers beside it are those of so many.
  const evidence = verdict.kind === "biased" ? verdict.evidence : undefined;
  const told = evidence?.cards ?? model.length;
  const cards = Math.min(told ?? CARDS, CARDS);
  // The engine is loaded when the first hover asks for it.
  const { getMatrix } = await import("./hover-matrix.ts");
  const found = getMatrix(model, cards, verdict);
  if (found === undefined) return [];
  const { positions: matrix, compared } = found;
  const fair = getFairShare(compared);
  const bold = findBold(found, verdict);
  const standsOut = (position: number, card: number): boolean =>
    bold?.cells.some((cell) => cell.position === position && cell.card === card) === true;
  // Columns of numbers have as many digits each.
  const percent = (share: number): string => (100 * share).toFixed(1);
  const head = matrix.map((_, card) => String(card + 1));
  const rows = matrix.map((row, position) => [
    `${hover.position} ${position + 1}`,
    ...row.map((share, card) => (standsOut(position, card) ? `**${percent(share)}**` : percent(share))),
  ]);
  const fairShare = tellShare(fair, language, 1);
  // Columns of a hover stand close to each other, and break wherever they can.
  const spaced = [[hover.card, ...head], ...rows].map(([name = "", ...columns]) => [
    name,
    ...columns.map((column) => `&nbsp;&nbsp;&nbsp;${column}`),
  ]);
  const [top = [], ...others] = spaced;
  return [
    hover.matrix(
      {
        cards,
        fairShare,
        leftOut: compared.leftOut === undefined ? undefined : tellLeftOut(compared.leftOut, language),
      },
      told === cards ? undefined : told,
      bold?.are,
    ),
    [top, ["---", ...head.map(() => "---:")], ...others].map((row) => `| ${row.join(" | ")} |`).join("\n"),
  ];
}
