/** The written report of a run: the figures, and what was missed, grouped by what the programs have in common. */

import type { Judged } from "./judge.ts";
import { countFeatures, foundShare, type Tally } from "./tally.ts";

export function writeReport(tally: Tally): string {
  const { wanted, misses, falseAlarms, crashes, fixes, features } = tally;
  return [
    "# Conformance of the rule with generated programs",
    "",
    `Seed ${String(tally.seed)}, ${String(tally.programs)} programs (${String(tally.different)} different texts), each run to find its truth. Written by`,
    "`test/conformance`; don't edit by hand.",
    "",
    `- False alarms: ${String(falseAlarms.length)}.`,
    `- Found: ${percent(foundShare(tally))} of ${String(wanted.loop + wanted.comparator + wanted.kin)} biased programs; missed ${String(misses.length)}.`,
    ...(["loop", "comparator"] as const).map(
      (family) => `  - ${family}s: ${percent(foundShare(tally, family))} of ${String(wanted[family])}.`,
    ),
    `- Crashes: ${String(crashes.length)}.`,
    `- Fixes: of ${String(fixes.checked)} reported programs ${String(fixes.fair)} were made exactly fair by the autofix, ${String(fixes.notFixed)} got none, ${String(fixes.bad.length)} came out wrong.`,
    "",
    "## Truth and reports",
    "",
    ...table(
      ["family", "truth", "programs", "reported"],
      tally.rows.map(({ family, truth, programs, reported }) => [family, truth, String(programs), String(reported)]),
    ),
    "",
    ...section("False alarms", falseAlarms, features.all, tally),
    ...section("Crashes", crashes, features.all, tally),
    ...section("Missed, by what the programs have in common", misses, features.wanted, tally),
    ...(fixes.bad.length === 0
      ? []
      : [
          "## Wrong fixes",
          "",
          ...groupBy(fixes.bad, ({ reason }) => reason.replaceAll(/\d+(\.\d+)?/gu, "#")).flatMap(([reason, group]) => [
            `### ${reason} (${String(group.length)})`,
            "",
            ...fence(shortest(group, ({ text }) => text).judged.program.source),
            "",
            "became",
            "",
            ...fence(shortest(group, ({ text }) => text).text),
            "",
          ]),
        ]),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

function section(
  title: string,
  cases: readonly Judged[],
  totals: ReadonlyMap<string, number>,
  { seed }: Tally,
): string[] {
  if (cases.length === 0) return [];
  return [
    `## ${title}`,
    "",
    ...explain(cases, totals).flatMap(({ feature, members, total }) => {
      const example = shortest(members, ({ program }) => program.source);
      const distance = [...example.truth.distances]
        .map(([n, tvd]) => `${tvd.toFixed(3)} at n = ${String(n)}`)
        .join(", ");
      return [
        `### ${feature}: ${String(members.length)}${total === undefined ? "" : ` of ${String(total)}`}`,
        "",
        `Truth ${example.truth.kind}${distance === "" ? "" : ` (${distance} from uniform)`}, program ${String(example.index)} of seed ${String(seed)}${example.message === "" ? "" : `, report: ${example.message}`}`,
        "",
        ...fence(example.program.source),
        "",
      ];
    }),
  ];
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

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)];
}
