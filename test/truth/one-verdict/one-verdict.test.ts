// Every surface says the same of a shuffle: the rule, scan, simulate, explain, the server's diagnostic, hover, lens and page, in both languages.
import type { Language } from "@fair-shuffle/bias";
import { getToldCell, tellNote, tellVerdictInSentences, type ReportVerdict } from "@fair-shuffle/bias/model";
import { findSites, fixText, getNotes, tellSite, type FoundSite } from "@fair-shuffle/lint";
import type { Linter } from "eslint";
import { TextDocument } from "vscode-languageserver-textdocument";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProject, type Outcome, type Project } from "@fair-shuffle/cli/project";
import { getCodeLenses } from "@fair-shuffle/language-server/code-lenses";
import { getDiagnostics } from "@fair-shuffle/language-server/diagnostics";
import { explain } from "@fair-shuffle/language-server/explanation";
import { getHover } from "@fair-shuffle/language-server/hover";
import { judgeDocument, type JudgedDocument } from "@fair-shuffle/language-server/judge-document";
import { DEFAULTS } from "@fair-shuffle/language-server/settings";
import { analyse } from "@fair-shuffle/language-server/subjects";
import { getTexts } from "@fair-shuffle/language-server/texts";
import { applySuggestion, lint } from "../shapes/lint.ts";
import { asOnPage, openPage } from "./open-page.ts";
import { getPrograms } from "./programs.ts";

const programs = getPrograms();
/** Without it a message would tell of the package.json that each surface finds, or does not. */
const INLINE = { helper: "inline" } as const;

interface ScannedFinding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

let project: Project;
let scanned: readonly ScannedFinding[];

beforeAll(async () => {
  project = makeProject(Object.fromEntries(Object.entries(programs).map(([file, { text }]) => [file, text])));
  const { stdout } = await project.run("scan", "--format", "json");
  ({ findings: scanned } = JSON.parse(stdout) as { readonly findings: readonly ScannedFinding[] });
});

afterAll(() => {
  project.remove();
});

const judge = (file: string, text: string, language: Language): Promise<JudgedDocument> =>
  judgeDocument(
    TextDocument.create(`file://${project.folder}/${file}`, file.endsWith("ts") ? "typescript" : "javascript", 1, text),
    {
      host: {
        files: undefined,
        eslint: undefined,
        writePage: undefined,
        collectGarbage: undefined,
        getPath: (uri) => new URL(uri).pathname,
      },
      language,
      getSettings: () => Promise.resolve(DEFAULTS),
      getFolders: () => [`file://${project.folder}`],
      isTrusted: () => false,
      onLateSetting: () => undefined,
    },
  );

/** What `simulate` prints of a site: its number of items, its first sentences, and its exit code. */
async function simulate(file: string, site: FoundSite, unknowns: Readonly<Record<string, number>>) {
  const settings = Object.entries(unknowns).flatMap(([name, value]) => ["--set", `${name}=${value}`]);
  const place = `${file}:${site.line}`;
  const run = (format: string): Promise<Outcome> =>
    project.run("simulate", place, "--trials", "1", "--seed", "1", "--format", format, ...settings);
  const [{ exitCode, stdout, stderr }, json] = [await run("text"), await run("json")];
  if (exitCode === 2) throw new Error(stderr);
  const [task = "", sentence = ""] = stdout.split("\n");
  const [, cards = ""] = /: ([\d,]+) items/.exec(task) ?? [];
  const { verdict } = JSON.parse(json.stdout) as { readonly verdict: ReportVerdict };
  expect(json.exitCode).toBe(exitCode);
  return { cards: Number(cards.replace(",", "")), sentence, exitCode, verdict };
}

/** A claim is a clause, a message a sentence about "this shuffle". */
const inMessage = (claim: string): string => claim.replace(/^it (?:can|loses)|^它/, "");

/** What differs between the languages is the words: every so-manieth program, and all that are of no shape, are asked about in both. */
const EVERY_IN_CHINESE = 3;

const LANGUAGES = ["en", "zh-cn"] as const;

const asked = Object.entries(programs).map(
  ([file, { text }], index) =>
    [
      file,
      text,
      file.startsWith("shape-") && index % EVERY_IN_CHINESE > 0 ? LANGUAGES.slice(0, 1) : LANGUAGES,
    ] as const,
);

describe.each(asked)("%s", (file, text, languages) => {
  it(`is told one thing by every surface, in ${String(languages.length)} of the languages`, async () => {
    const path = `${project.folder}/${file}`;
    const { sites } = await findSites(text, path);
    const reported = sites.flatMap(({ finding }) => (finding === undefined ? [] : [finding.message]));
    // The rule, whose reader may see nothing but its message, and the command line.
    const inline = await findSites(text, path, { rule: INLINE });
    const beyond = inline.sites.flatMap(({ finding }) => finding?.unfixed.behind ?? []);
    const linted = lint(text, INLINE, file);
    expect(linted.map(({ message }) => message)).toEqual(
      reported.map((message, index) => message + (beyond[index] ?? "")),
    );
    await holdChoices(text, path, linted);
    expect(scanned.filter((finding) => finding.file === file).map(({ message }) => message)).toEqual(reported);
    for (const language of languages) {
      const judged = await judge(file, text, language);
      for (const site of judged.sites) await holdAgainst(file, judged, site, language);
      expect(getDiagnostics(judged).map(({ message }) => message)).toEqual(
        judged.sites.flatMap(({ finding }) => (finding === undefined ? [] : [finding.message])),
      );
      expect(judged.sites).toHaveLength(sites.length);
    }
  });
});

it.each(Object.entries(programs).filter(([file]) => file.startsWith("call-")))(
  "finds the known shuffle of %s, which is fair",
  async (file, { name, text }) => {
    const { sites } = await findSites(text, file);
    expect(sites.map(({ kind, verdict }) => [kind, verdict.kind])).toEqual([["call", "fair"]]);
    const judged = await judge(file, text, "en");
    expect(getCodeLenses(judged, getTexts("en")).map(({ command }) => command?.title)).toEqual([
      ["lodash's sample of three", "lodash's sample of some"].includes(name)
        ? "Fair: a part of the list, or a sample of it"
        : "Fair: every order equally likely",
    ]);
  },
);

/** A suggestion that the command line is told to apply writes what ESLint's does, and says what ESLint's says. */
async function holdChoices(text: string, path: string, linted: readonly Linter.LintMessage[]): Promise<void> {
  for (const { line, column, suggestions = [] } of linted) {
    for (const [index, suggestion] of suggestions.entries()) {
      const fixed = await fixText(text, path, { rule: INLINE }, { line, suggestion: index + 1 });
      // Of several on a line, all are chosen.
      if (linted.filter((other) => other.line === line).length > 1) continue;
      expect(fixed).toMatchObject({
        text: applySuggestion(text, suggestion),
        count: 1,
        chosen: [{ line, column, title: suggestion.desc }],
      });
    }
  }
}

async function holdAgainst(file: string, judged: JudgedDocument, site: FoundSite, language: Language): Promise<void> {
  const { document, sites } = judged;
  const { finding, model, circumstances } = site;
  const { start, verdict, words } = tellSite(site, language);
  const sentence = tellVerdictInSentences(verdict, { cards: start.cards, model, circumstances }, language);
  const position = document.positionAt(site.mark[0]);
  const texts = getTexts(language);

  // What is reported says the claim.
  expect(verdict.kind === "biased" || finding === undefined).toBe(true);
  if (finding !== undefined) expect(finding.message).toContain(inMessage(words.claim));

  // Hover and lens.
  const hover = await getHover(judged, position, texts, language, false);
  const { value } = hover?.contents as { readonly value: string };
  if (finding === undefined) expect(value).toContain(`**${words.word}**`);
  expect(value).toContain(inMessage(words.claim));
  // Why it has no fix, and what can be chosen.
  const { why = "", suggested = [] } = finding?.unfixed ?? {};
  for (const sentence of [why, ...suggested]) expect(value).toContain(sentence);
  const lens = getCodeLenses(judged, texts)[sites.indexOf(site)]?.command?.title ?? "";
  expect(lens.startsWith(words.word)).toBe(verdict.kind === "fair" && verdict.near === undefined);

  // Explain.
  const explained = await explain(judged, position, texts, language);
  expect(explained.isReported).toBe(finding !== undefined);
  const said = explained.answers.map(({ message }) => message).join("\n");
  if (finding !== undefined) expect(said).toContain(finding.message);
  else if (site.verdict.kind !== "biased") expect(said).toContain(sentence);
  else if (site.isTieBreakOff) for (const note of getNotes(site).slice(-1)) expect(said).toBe(tellNote(note, language));

  // The page.
  const analysis = await analyse(judged, position, language);
  if (analysis === null) throw new Error("It has no page.");
  const page = openPage(analysis.subject, language);
  expect(page.cards).toBe(start.cards);
  expect(page.kind).toBe(verdict.kind);
  expect(page.words).toEqual(asOnPage(words, language));
  expect(analysis.subject.note ?? "").toContain(why);
  const { suggestions = [] } = analysis.subject;
  expect(suggestions).toHaveLength(suggested.length);
  for (const [index, { title }] of suggestions.entries()) expect(suggested[index]).toContain(title);

  // The command line, which speaks English.
  if (language !== "en" || sites.filter(({ line }) => line === site.line).length > 1) return;
  const simulated = await simulate(file, site, getUnknowns(site, start.unknowns));
  expect(simulated.cards).toBe(start.cards);
  if (site.verdict.kind === "unknown" && model.unknowns.length > 0) return;
  expect(simulated.sentence).toBe(sentence);
  expect(simulated.exitCode).toBe(finding === undefined ? 0 : 1);
  const [onPage, inTerminal, inSource] = [page.verdict, simulated.verdict, site.verdict].map(getCell);
  expect(onPage).toEqual(inTerminal);
  expect(onPage).toEqual(inSource);
}

const getUnknowns = ({ model }: FoundSite, told: Readonly<Record<string, number>> = {}): Record<string, number> =>
  Object.fromEntries(model.unknowns.map((name) => [name, told[name] ?? 3]));

/** The cell that a verdict is told of. */
function getCell(verdict: ReportVerdict | FoundSite["verdict"] | undefined) {
  if (verdict?.kind !== "biased" || !("finding" in verdict)) return undefined;
  const { position, card } = getToldCell(verdict) ?? {};
  return { position, card };
}
