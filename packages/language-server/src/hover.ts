// What a hover over a shuffle tells: the numbers, a small matrix of where cards end, and where to read more.
import type { Language, ShuffleModel } from "@fair-shuffle/bias";
import type { FoundSite } from "eslint-plugin-fair-shuffle/lint";
import { MarkupKind, type Hover, type Position } from "vscode-languageserver";
import { getSimulateCommand } from "./code-actions.ts";
import { DOCS, toRange } from "./diagnostics.ts";
import type { JudgedDocument } from "./judge-document.ts";
import type { Texts } from "./texts.ts";

/** As many cards as fit into a hover, where the code does not say how many there are. */
const CARDS = 5;
const MOST_CARDS = 8;

/** What a hover may spend on its matrix, in the engine's units: a few hundredths of a second. */
const BUDGET = 60_000;

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
  const matrix = await tellMatrix(site, texts, language);
  const { title, command, arguments: given } = getSimulateCommand(document, site, texts.simulate);
  const links = [
    // A client without our commands would show a link that does nothing.
    ...(hasClientCommands ? [`[${title}](command:${command}?${encodeURIComponent(JSON.stringify(given))})`] : []),
    `[${texts.hover.docs}](${DOCS})`,
  ];
  // VS Code shows the finding itself in the same hover: once is enough.
  const isTold = hasClientCommands && judged.severity !== undefined && site.finding !== undefined;
  const value = [
    ...(isTold ? [] : [tellVerdict(site, texts)]),
    ...(site.isPartial ? [texts.partial] : []),
    ...matrix,
    links.join(" · "),
  ];
  return { contents: { kind: MarkupKind.Markdown, value: value.join("\n\n") }, range: toRange(document, site.mark) };
}

function tellVerdict({ verdict, finding, evidence }: FoundSite, { hover }: Texts): string {
  switch (verdict.kind) {
    case "fair":
      return hover.fair;
    case "unknown":
      return hover.unknown;
    case "biased":
      return finding?.message ?? (evidence === undefined ? hover.unknown : capitalise(`${evidence}.`));
  }
}

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A row for each position, a column for each card; the cell that is furthest from fair stands out. */
async function tellMatrix({ model, verdict }: FoundSite, { hover }: Texts, language: Language): Promise<string[]> {
  const cards = getCards(model);
  const matrix = await getMatrix(model, cards);
  if (matrix === undefined || verdict.kind === "unknown") return [];
  const fair = 1 / cards;
  const most = Math.max(...matrix.flat().map((share) => Math.abs(share - fair)));
  const percent = (share: number): string => (100 * share).toFixed(1);
  const cell = (share: number): string =>
    most > 1e-9 && Math.abs(share - fair) > most * 0.999 ? `**${percent(share)}**` : percent(share);
  const head = matrix.map((_, card) => `${hover.card} ${card + 1}`);
  const rows = matrix.map((row, position) => [`${hover.position} ${position + 1}`, ...row.map(cell)]);
  const engine = model.kind === "comparatorSort" ? "V8" : undefined;
  const fairShare = language === "en" ? `${percent(fair)} %` : `${percent(fair)}%`;
  // Columns of a hover stand close to each other.
  const spaced = [["", ...head], ...rows].map(([name = "", ...columns]) => [
    name,
    ...columns.map((column) => `&emsp;${column}`),
  ]);
  const [top = [], ...others] = spaced;
  return [
    hover.matrix(cards, engine, fairShare),
    [top, ["---", ...head.map(() => "---:")], ...others].map((row) => `| ${row.join(" | ")} |`).join("\n"),
  ];
}

function getCards({ length }: ShuffleModel): number {
  return length !== undefined && length >= 2 && length <= MOST_CARDS ? length : CARDS;
}

/** Returns shares by position and card; undefined where they can't be had exactly, or not quickly. */
async function getMatrix(model: ShuffleModel, cards: number): Promise<readonly (readonly number[])[] | undefined> {
  if (model.unknowns.length > 0) return undefined;
  const { exactPositions, spendAtMost } = await import("@fair-shuffle/bias");
  try {
    return spendAtMost(BUDGET, () => exactPositions(model, cards));
  } catch {
    // A model that has no exact matrix has no small one either.
    return undefined;
  }
}
