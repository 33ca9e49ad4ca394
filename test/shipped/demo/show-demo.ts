// The main job on real input, shown step by step: finds the biased shuffles of a whole project with the real ESLint, fixes them, and measures every shuffle before and after.
import { createColors } from "picocolors";
import { changedFiles, type ChangedFile } from "./changed-files.ts";
import { runEslint, takeSuggestions, type Finding } from "./eslint-run.ts";
import { checkFairness, type FairnessCheck, type MeasuredShuffle } from "./fairness-check.ts";
import { renderLegend, renderMatrices } from "./matrix-table.ts";
import type { ProjectCopy } from "./project-copy.ts";
import type { Terminal } from "./terminal.ts";
import { TEXTS } from "./texts.ts";
import { wrapText } from "./wrapped-text.ts";

/** The shuffle whose matrices are shown, and the file whose diff is. */
const HEADLINE = { file: "src/raffle/raffle.cjs", name: "drawWinners" };

/** What was shown. */
export interface Demo {
  readonly found: readonly Finding[];
  readonly before: FairnessCheck;
  /** What `--fix` left. */
  readonly left: readonly Finding[];
  /** The files that `--fix` changed. */
  readonly fixedByCommand: readonly string[];
  readonly after: FairnessCheck;
  /** What is not as it should be, in sentences; none where all is well. */
  readonly failures: readonly string[];
}

/** Runs the demo on `project`, a copy of the one in the folder `source`, and says each line as soon as it is known. The fixes stay in the copy. */
export async function showDemo(
  source: string,
  project: ProjectCopy,
  terminal: Terminal,
  say: (line: string) => void,
): Promise<Demo> {
  const texts = TEXTS[terminal.language];
  const { bold, cyan, dim, green, red, yellow } = createColors(terminal.colour);
  say(texts.project(project.folder));
  if (texts.inEnglish !== "") say(texts.inEnglish);

  const found = await runEslint(project.folder);
  headline(texts.finds, "npx eslint .");
  printFindings(found);

  const before = await checkFairness(project.folder);
  headline(texts.agrees, "npm run check");
  for (const line of before.output.trimEnd().split("\n")) say(/^ +(biased|loses items) /.test(line) ? red(line) : line);

  const left = await runEslint(project.folder, "--fix");
  const fixedByCommand = (await changedFiles(source, project.folder)).map(({ file }) => file);
  headline(texts.fixes, "npx eslint . --fix");
  sayWrapped(texts.fixed(found.length - left.length, found.length));
  sayWrapped(left.length === 0 ? texts.nothingLeft : texts.left(left.length));
  printFindings(left);
  const taken = await takeSuggestions(project.folder);
  if (taken.length > 0) {
    sayWrapped(texts.suggestions);
    for (const { file, line, suggestions } of taken)
      say(`  ${file}:${String(line)}  ${suggestions[0]?.description ?? ""}`);
  }
  const changes = await changedFiles(source, project.folder);
  printChanges(changes, found);

  const after = await checkFairness(project.folder);
  headline(texts.again, "npm run check | tail -n 3");
  for (const line of after.output.trimEnd().split("\n").slice(-3)) say(line);

  headline(texts.matrices(HEADLINE.name, HEADLINE.file), texts.percent);
  printMatrices(before, after);

  const failures = failuresOf(before, after, await runEslint(project.folder));
  for (const failure of failures) say(red(texts.failed(failure)));

  sayHow(texts.inYourProject, [
    "(cd ../fair-shuffle && npx --yes pnpm@12.21.0 package)",
    "npm i -D eslint ../fair-shuffle/artifacts/eslint-plugin-fair-shuffle-*.tgz",
    "npm i ../fair-shuffle/artifacts/fair-shuffle-[0-9]*.tgz",
  ]);
  sayHow(texts.inItsConfig, [
    'import fairShuffle from "eslint-plugin-fair-shuffle";',
    "export default [fairShuffle.configs.recommended];",
  ]);
  sayHow(texts.inYourEditor, ["code --install-extension extension/fair-shuffle.vsix"]);
  return { found, before, left, fixedByCommand, after, failures };

  function sayHow(where: string, lines: readonly string[]): void {
    say(`\n${bold(where)}`);
    for (const line of lines) say(`  ${cyan(line)}`);
  }

  function sayWrapped(text: string): void {
    for (const line of wrapText(text, terminal.width)) say(line);
  }

  function headline(title: string, aside: string): void {
    say(`\n${bold(title)}  ${dim(aside)}\n`);
  }

  function printFindings(findings: readonly Finding[]): void {
    for (const [file, ofFile] of byFile(findings)) {
      say(cyan(file));
      for (const { line, column, message, remedy } of ofFile) {
        const place = `${String(line)}:${String(column)}`.padStart(7);
        const mark = (remedy === "fix" ? green : yellow)(texts.remedies[remedy]);
        const [first = "", ...rest] = wrapText(message, terminal.width - 18);
        say(`${dim(place)}  ${mark}  ${first}`);
        for (const more of rest) say(" ".repeat(18) + more);
      }
    }
    if (findings.length > 0) say(`\n${texts.findings(findings.length, byFile(findings).size)}`);
  }

  function printChanges(changes: readonly ChangedFile[], found: readonly Finding[]): void {
    say(`\n${texts.changed(changes.length)}`);
    for (const { file, lines } of changes) {
      const added = lines.filter(({ kind }) => kind === "added").length;
      const removed = lines.filter(({ kind }) => kind === "removed").length;
      const count = found.filter((finding) => finding.file === file).length;
      say(`  ${file.padEnd(32)}${texts.ofFile(count)}${green(`+${String(added)}`)} ${red(`−${String(removed)}`)}`);
    }
    const example = changes.find(({ file }) => file === HEADLINE.file);
    if (example === undefined) return;
    say(`\n${example.file}:`);
    for (const { kind, text } of example.lines) {
      if (kind === "added") say(green(`  + ${text}`));
      else if (kind === "removed") say(red(`  − ${text}`));
    }
  }

  function printMatrices(before: FairnessCheck, after: FairnessCheck): void {
    const matrices = [
      { title: texts.before, positions: shuffleOf(before).positions },
      { title: texts.after, positions: shuffleOf(after).positions },
    ];
    const cards = shuffleOf(before).cards;
    for (const line of renderMatrices(matrices, terminal, texts)) say(line);
    const [stayedBefore, staysAfter] = matrices.map(({ positions }) => (100 * (positions[0]?.[0] ?? NaN)).toFixed(1));
    say("");
    sayWrapped(texts.fair((100 / cards).toFixed(1), stayedBefore ?? "", staysAfter ?? ""));
    for (const line of renderLegend(cards, terminal, texts)) say(line);
  }
}

function byFile(findings: readonly Finding[]): Map<string, readonly Finding[]> {
  const files = new Map<string, readonly Finding[]>();
  for (const finding of findings) files.set(finding.file, [...(files.get(finding.file) ?? []), finding]);
  return files;
}

function shuffleOf(check: FairnessCheck): MeasuredShuffle {
  const shuffle = check.shuffles.find(({ file, name }) => file === HEADLINE.file && name === HEADLINE.name);
  if (shuffle === undefined)
    throw new Error(
      `The fairness check does not know ${HEADLINE.name} in ${HEADLINE.file}: add it to fairness/shuffles.mjs.`,
    );
  return shuffle;
}

function failuresOf(before: FairnessCheck, after: FairnessCheck, left: readonly Finding[]): string[] {
  const failures: string[] = [];
  if (shuffleOf(before).verdict !== "biased") failures.push(`${HEADLINE.name} was not biased before the fix.`);
  for (const { file, name, verdict } of after.shuffles) {
    if (verdict !== "no bias found") failures.push(`${name} in ${file} after the fix: ${verdict}.`);
  }
  for (const { file, line, remedy, ruleId, message } of left) {
    if (ruleId === null) failures.push(`${file}:${String(line)} does not parse after the fix: ${message}`);
    else if (remedy === "fix") failures.push(`${file}:${String(line)} could still be fixed: ${message}`);
  }
  return failures;
}
