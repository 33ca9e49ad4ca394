// What the first page shows: one shuffle before and after its fix, and what the conformance test found.
import { readFileSync } from "node:fs";
import { exactPositions, getCatalogueEntry, type Language } from "@fair-shuffle/bias";
import { getClaim } from "./evidence.ts";
import { getDraw, type Draw } from "./happened.ts";
import { paintMatrix, type PaintedMatrix } from "./painted-matrix.ts";

const CARDS = 8;

export interface FrontPage {
  readonly code: { readonly before: string; readonly after: string };
  readonly before: PaintedMatrix;
  readonly after: PaintedMatrix;
  /** What is wrong with it before, without a full stop. */
  readonly claims: Readonly<Record<Language, string>>;
  readonly draw: Draw;
  readonly conformance: Conformance;
}

/** As the report has them: "10,000", "0", "98.89". */
export interface Conformance {
  readonly programs: string;
  readonly falseAlarms: string;
  readonly found: string;
}

/** `root` is the repository's folder. */
export function getFrontPage(root: URL): FrontPage {
  const { model } = getCatalogueEntry("random-comparator");
  const before = exactPositions(model, CARDS);
  const after = exactPositions(getCatalogueEntry("fisher-yates-backward").model, CARDS);
  return {
    code: { before: "quiz.sort(() => Math.random() - 0.5)", after: "shuffle(quiz)" },
    before: paintMatrix(before, [after]),
    after: paintMatrix(after, [before]),
    claims: { en: getClaim(model, "en"), "zh-cn": getClaim(model, "zh-cn") },
    draw: getDraw(),
    conformance: readConformance(readFileSync(new URL("test/truth/conformance/report.md", root), "utf8")),
  };
}

function readConformance(report: string): Conformance {
  const find = (pattern: RegExp): string => {
    const [, found] = pattern.exec(report) ?? [];
    if (found === undefined) throw new Error(`The conformance report has nothing like ${String(pattern)}.`);
    return found;
  };
  return {
    programs: Number(find(/(\d+) programs/)).toLocaleString("en"),
    falseAlarms: find(/False alarms: (\d+)/),
    found: find(/Found: ([\d.]+) % of \d+ biased programs/),
  };
}
