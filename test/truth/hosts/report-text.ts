// The written report of a run: what was judged, and each class of failure with its smallest example.
import { describeMinimal, groupCases, type Counts, type FailedCase, type Share } from "./tally.ts";

/** The report as Markdown; `origin` says who wrote it and how it is written again. */
export async function writeReport(shares: readonly Share[], origin: readonly string[]): Promise<string> {
  const counts = addUp(shares);
  const cases = shares.flatMap((share) => share.cases);
  const all = [...counts.values()].reduce(add);
  const groups = groupCases(cases);
  const parts = [
    "# Foreign hosts",
    "",
    ...origin,
    "",
    "Real files of the installed packages with shuffles planted into them, and generated programs that are run before and after each fix and each suggestion.",
    "Each goes through ESLint's own `--fix`, the command line's fixer and, one in some, the language server: nothing throws, edits are disjoint and inside of the text,",
    "the bytes are the same, the outcome parses, nothing is left that could be fixed, and what was not planted is as it was. Programs show the same trace and the same",
    "items, also for lists of none, one and two, for `undefined` and `null`, and are fair where all of their findings are fixed: exactly, on a grid of draws, or counted in",
    "12,000 seeded runs, where a fair program fails with a chance below 1e-9 for each list.",
    "",
    `- Cases: ${String(all.cases)}, with ${String(all.findings)} findings, of which ${String(all.fixable)} have a fix, and ${String(all.suggestions)} suggestions.`,
    `- Cases that failed: ${String(all.failed)}, in ${String(groups.length)} classes.`,
    "",
    "| cases of | cases | findings | with a fix | suggestions | failed |",
    "| --- | --- | --- | --- | --- | --- |",
    ...[...counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([name, row]) =>
          `| ${name} | ${[row.cases, row.findings, row.fixable, row.suggestions, row.failed].map(String).join(" | ")} |`,
      ),
    "",
    ...(groups.length === 0 ? [] : ["## Classes of failure", ""]),
    ...groups.map(([name, group]) => `- ${String(group.length)} × ${name}`),
    "",
  ];
  for (const [name, group] of groups) parts.push(`## ${name}`, "", await describeMinimal(getSmallest(group)), "");
  return `${parts.join("\n").trimEnd()}\n`;
}

/** The case of a class with the shortest text. */
export function getSmallest(cases: readonly FailedCase[]): FailedCase {
  return cases.reduce((a, b) => (b.host.text.length < a.host.text.length ? b : a));
}

/** The counts of all shares by the kind of their cases. */
export function addUp(shares: readonly Share[]): ReadonlyMap<string, Counts> {
  const all = new Map<string, Counts>();
  for (const [name, counts] of shares.flatMap((share) => [...share.counts])) {
    const before = all.get(name);
    all.set(name, before === undefined ? counts : add(before, counts));
  }
  return all;
}

const add = (a: Counts, b: Counts): Counts => ({
  cases: a.cases + b.cases,
  findings: a.findings + b.findings,
  fixable: a.fixable + b.fixable,
  suggestions: a.suggestions + b.suggestions,
  failed: a.failed + b.failed,
});
