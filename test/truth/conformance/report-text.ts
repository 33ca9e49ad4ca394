/** The written report of a run: the figures, the false alarms in full, and what was missed, by kind with an example each. */

import type { Judged } from "./judge.ts";
import { FAMILIES, showSource } from "./program.ts";
import { countFeatures, totalOf, type Counts, type Tally } from "./tally.ts";

/** How many of the features that misses of one kind have in common are shown. */
const MOST_EXAMPLES = 4;

/** The report as Markdown; `origin` says who wrote it and how it is written again. */
export function writeReport(tally: Tally, origin: readonly string[]): string {
  const { misses, falseAlarms, crashes, fixes } = tally;
  const all = totalOf(tally);
  const families = FAMILIES.filter((family) => totalOf(tally, family).wanted > 0);
  return [
    "# Conformance of the rule with generated programs",
    "",
    ...origin,
    "",
    `Seed ${String(tally.seed)}, ${String(tally.programs)} programs (${String(tally.different)} different texts), each run on all of its draws to find its truth.`,
    "",
    `- False alarms: ${String(falseAlarms.length)}.`,
    `- Found: ${percent(all.foundListed, all.wantedListed)} of ${String(all.wantedListed)} biased programs whose spelling is on the list of shapes or in the issue that asks for them,`,
    `  and ${percent(all.found, all.wanted)} of all ${String(all.wanted)} biased programs that should be reported, with rarities that no list names (\`unlisted-shapes.ts\`); missed ${String(misses.length)}.`,
    ...families.map((family) => {
      const { found, wanted, foundListed, wantedListed } = totalOf(tally, family);
      return `  - ${family}: ${percent(foundListed, wantedListed)} of ${String(wantedListed)} listed, ${percent(found, wanted)} of all ${String(wanted)}.`;
    }),
    `- Crashes: ${String(crashes.length)}.`,
    `- Fixes: of ${String(fixes.checked)} reported programs ${String(fixes.fair)} were made exactly fair by the autofix, ${String(fixes.notFixed)} got none, ${String(fixes.bad.length)} not shown to be fair on the whole list.`,
    "",
    "## Found, by kind",
    "",
    "“Biased” are those that should be reported, “listed” is the share of those found whose spelling is listed.",
    "",
    ...table(
      ["family", "kind", "programs", "biased", "found", "share", "listed"],
      tally.kinds.map((row) => [
        row.family,
        row.kind,
        String(row.programs),
        String(row.wanted),
        String(row.found),
        percent(row.found, row.wanted),
        percent(row.foundListed, row.wantedListed),
      ]),
    ),
    "",
    "## Truth and reports",
    "",
    ...table(
      ["family", "truth", "programs", "reported"],
      tally.rows.map(({ family, truth, programs, reported }) => [family, truth, String(programs), String(reported)]),
    ),
    "",
    ...writeAll("False alarms", falseAlarms, tally.seed),
    ...writeAll("Crashes", crashes, tally.seed),
    ...writeMisses(tally),
    ...(fixes.bad.length === 0
      ? []
      : [
          "## Fixes that were not shown to be fair on the whole list",
          "",
          "“Still part” is one that is fair on the places that its loop moved before: the others of a longer list stay where they were.",
          "",
          ...groupBy(fixes.bad, ({ reason }) => reason.replaceAll(/\d+(\.\d+)?/gu, "#")).flatMap(([reason, group]) => {
            const { judged, text } = shortest(group, ({ judged: { program } }) => program.source);
            return [
              `### ${reason} (${String(group.length)})`,
              "",
              `${describe(judged, tally.seed)}.`,
              "",
              ...fence(showSource(judged.program)),
              "",
              "became",
              "",
              ...fence(text),
              "",
            ];
          }),
        ]),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

/** Every case, one after the other. */
function writeAll(title: string, cases: readonly Judged[], seed: number): string[] {
  if (cases.length === 0) return [];
  return [
    `## ${title}`,
    "",
    ...cases.flatMap((judged) => [
      `### ${judged.program.kind}`,
      "",
      `${describe(judged, seed)}.`,
      "",
      ...fence(showSource(judged.program)),
      "",
    ]),
  ];
}

function writeMisses({ misses, kinds, features, seed }: Tally): string[] {
  if (misses.length === 0) return [];
  const groups = groupBy(misses, ({ program }) => program.kind).sort(([, a], [, b]) => b.length - a.length);
  return [
    "## Missed, by kind",
    "",
    ...groups.flatMap(([kind, members]) => {
      const row: Counts | undefined = kinds.find((counts) => counts.kind === kind);
      const explanations = explain(members, features);
      const shown = explanations.slice(0, MOST_EXAMPLES);
      const others = explanations
        .slice(MOST_EXAMPLES)
        .map(({ feature, members: { length } }) => `${feature} (${String(length)})`);
      return [
        `### ${kind}: ${String(members.length)} of ${String(row?.wanted ?? members.length)}`,
        "",
        ...shown.flatMap(({ feature, members: some, total }) => {
          const example = shortest(some, ({ program }) => program.source);
          return [
            `${String(some.length)} with “${feature}”${total === undefined ? "" : ` (of ${String(total)} of all kinds)`}; ${describe(example, seed)}:`,
            "",
            ...fence(showSource(example.program)),
            "",
          ];
        }),
        ...(others.length === 0 ? [] : [`Others: ${others.join(", ")}.`, ""]),
      ];
    }),
  ];
}

function describe({ index, truth, message }: Judged, seed: number): string {
  const distance = [...truth.distances].map(([n, tvd]) => `${tvd.toFixed(3)} at n = ${String(n)}`).join(", ");
  const from = distance === "" ? "" : ` (${distance} from uniform)`;
  return `program ${String(index)} of seed ${String(seed)}, truth ${truth.kind}${from}${message === "" ? "" : `, report: ${message.replace(/\.$/u, "")}`}`;
}

interface Explanation {
  readonly feature: string;
  readonly members: readonly Judged[];
  readonly total?: number;
}

/** Groups cases greedily: first the feature whose programs are hit most often (over all programs that have it), then what is left. */
function explain(cases: readonly Judged[], totals: ReadonlyMap<string, number>): Explanation[] {
  const explanations: Explanation[] = [];
  let rest = [...cases];
  while (rest.length > 0) {
    const counts = new Map<string, number>();
    for (const { program } of rest) countFeatures(counts, program);
    const score = (feature: string, count: number): number => (count * count) / ((totals.get(feature) ?? count) + 2);
    const best = [...counts].reduce((a, b) => (score(...b) > score(...a) ? b : a))[0];
    const total = totals.get(best);
    explanations.push({
      feature: best,
      members: rest.filter(({ program }) => program.features.includes(best)),
      ...(total === undefined ? {} : { total }),
    });
    rest = rest.filter(({ program }) => !program.features.includes(best));
  }
  return explanations;
}

function shortest<Value>(values: readonly Value[], text: (value: Value) => string): Value {
  return values.reduce((a, b) => (text(b).length < text(a).length ? b : a));
}

function groupBy<Value>(values: readonly Value[], key: (value: Value) => string): [string, Value[]][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) groups.set(key(value), [...(groups.get(key(value)) ?? []), value]);
  return [...groups];
}

function fence(text: string): string[] {
  return ["```text", text, "```"];
}

/** A share as per cent, rounded down, so that 100 % means all; nothing of nothing. */
function percent(part: number, whole: number): string {
  return whole === 0 ? "" : `${(Math.floor((10_000 * part) / whole) / 100).toFixed(2)} %`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)];
}
