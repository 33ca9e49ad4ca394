// What every surface makes of one text, ESLint, the command line's fixer and the language server, and whether they agree and do no harm.
import { rmSync, writeFileSync } from "node:fs";
import typescriptParser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import plugin from "eslint-plugin-fair-shuffle";
import { findSites, fixText, getExtension, isMinified, type FoundWay } from "@fair-shuffle/lint";
import html from "eslint-plugin-html";
import { TextDocument, type TextEdit } from "vscode-languageserver-textdocument";
import vueParser from "vue-eslint-parser";
import { getCodeActions } from "@fair-shuffle/language-server/code-actions";
import { judgeDocument, type JudgeContext } from "@fair-shuffle/language-server/judge-document";
import { DEFAULTS } from "@fair-shuffle/language-server/settings";
import { getTexts } from "@fair-shuffle/language-server/texts";
import type { ProjectName, Projects } from "./projects.ts";

/** Its types know nothing of what ESLint's types call a plugin. */
const htmlPlugin: object = html;

const RULE = "fair-shuffle/no-biased-shuffle";

export interface Host {
  readonly project: ProjectName;
  /** The file's name; its extension says what it is. */
  readonly file: string;
  readonly sourceType: "module" | "commonjs" | "script";
  readonly helper: "auto" | "import" | "inline";
  readonly text: string;
}

type FailureKind =
  | "throws"
  | "edits overlap"
  | "edits leave the text"
  | "other bytes"
  | "does not parse"
  | "still fixable"
  | "the text around changed"
  | "behaves differently"
  | "not fair";

export interface Failure {
  readonly kind: FailureKind;
  /** Which surface or way out, and what is wrong with it. */
  readonly detail: string;
  readonly after?: string;
}

/** One outcome of a text: all of its fixes, or one suggestion. */
export interface Outcome {
  readonly way: string;
  /** What its button says, with what it assumes. */
  readonly title: string;
  readonly text: string;
}

export interface Judged {
  readonly failures: readonly Failure[];
  /** How many findings there were, and how many had a fix. */
  readonly found: number;
  readonly fixable: number;
  /** What `--fix` makes of it; the text as it was where nothing is fixed. */
  readonly fixed: string;
  /** How many findings there are then. */
  readonly left: number;
  readonly suggested: readonly Outcome[];
}

/** Judges a text by what ESLint, the command line's fixer and, if asked for, the server make of it. Never throws for what the product does. */
export async function judgeHost(projects: Projects, host: Host, asksServer: boolean): Promise<Judged> {
  const path = projects.getPath(host.project, host.file);
  const failures: Failure[] = [];
  const rule = { helper: host.helper };
  const { sites, problems } = await findSites(host.text, path, { rule, cwd: projects.folder });
  const findings = sites.flatMap(({ finding }) => (finding === undefined ? [] : [finding]));
  for (const { kind, message } of problems) {
    failures.push({
      kind: kind === "syntax" ? "does not parse" : "throws",
      detail: `as it was, by findSites: ${message}`,
    });
  }
  const suggested: Outcome[] = [];
  let fixable = 0;
  try {
    for (const finding of findings) {
      if (finding.fix !== undefined) fixable++;
      const ways = [...(finding.fix === undefined ? [] : [finding.fix]), ...finding.suggestions];
      for (const way of ways) {
        const bad = checkEdits(host.text, way);
        if (bad !== undefined) failures.push(bad);
        else if (way !== finding.fix)
          suggested.push({ way: way.messageId, title: way.title, text: applyEdits(host.text, way.edits) });
      }
    }
  } catch (error) {
    failures.push({ kind: "throws", detail: `ways out: ${describe(error)}` });
  }
  for (const { way, text } of suggested) {
    const [problem] = (await findSites(text, path, { rule, cwd: projects.folder })).problems;
    if (problem !== undefined) {
      failures.push({ kind: "does not parse", detail: `suggestion ${way}: ${problem.message}`, after: text });
    }
  }
  const byEslint = fixByEslint(projects, host);
  let fixed = host.text;
  let left = findings.length;
  if (typeof byEslint !== "string") failures.push(byEslint);
  else if (findings.length > 0) {
    const { text, left: leftOver } = await fixText(host.text, path, { rule, cwd: projects.folder });
    fixed = isConfigured(host) ? byEslint : text;
    left = leftOver.findings.length;
    if (!isConfigured(host) && withoutIndents(host, text) !== withoutIndents(host, byEslint)) {
      failures.push({
        kind: "other bytes",
        detail: "fixText and ESLint differ",
        after: showDifference(byEslint, text),
      });
    }
  }
  if (asksServer && findings.length > 0) {
    const bad = await checkServer(host, path, suggested);
    if (bad !== undefined) failures.push(bad);
  }
  return {
    failures,
    found: findings.length,
    fixable,
    fixed,
    left,
    suggested,
  };
}

/** Fixes as `eslint --fix` does; a failure where ESLint throws, where the outcome does not parse, or where anything that a fix exists for is left. */
export function fixByEslint(projects: Projects, host: Host): string | Failure {
  const path = projects.getPath(host.project, host.file);
  const linter = new Linter({ cwd: projects.folder });
  const config = getConfig(host);
  // The rule reads the tags of a page from the disk.
  const isOnDisk = getExtension(path) === "html";
  const fix = (text: string): Linter.FixReport => {
    if (isOnDisk) writeFileSync(path, text);
    return linter.verifyAndFix(text, config, { filename: path });
  };
  try {
    let { output, messages } = fix(host.text);
    // Of a page with several scripts a run that changed one no longer finds it there: people run it again.
    for (let run = 1; isOnDisk && run < 5; run++) ({ output, messages } = fix(output));
    const fatal = messages.find((message) => message.fatal === true);
    if (fatal !== undefined) return { kind: "does not parse", detail: `ESLint: ${fatal.message}`, after: output };
    const left = messages.find(({ ruleId, fix }) => ruleId === RULE && fix !== undefined);
    if (left !== undefined) return { kind: "still fixable", detail: `ESLint: ${left.messageId ?? ""}`, after: output };
    return output;
  } catch (error) {
    return { kind: "throws", detail: `ESLint: ${describe(error)}` };
  } finally {
    if (isOnDisk) rmSync(path, { force: true });
  }
}

function getConfig({ file, sourceType, helper }: Host): Linter.Config[] {
  const extension = getExtension(file);
  const isTypeScript = /^[cm]?tsx?$/.test(extension);
  const languageOptions: Linter.LanguageOptions =
    extension === "vue"
      ? { sourceType, parser: vueParser, parserOptions: { parser: typescriptParser } }
      : {
          sourceType,
          ...(isTypeScript ? { parser: typescriptParser } : {}),
          parserOptions: { ecmaFeatures: { jsx: !isTypeScript || extension === "tsx" } },
        };
  return [
    {
      files: [`**/*.${extension}`],
      plugins: { ...plugin.configs.recommended.plugins, ...(extension === "html" ? { html: htmlPlugin } : {}) },
      linterOptions: { reportUnusedDisableDirectives: "off" },
      languageOptions,
      rules: { [RULE]: ["error", { helper }] },
    },
  ];
}

function checkEdits(text: string, { messageId, edits }: FoundWay): Failure | undefined {
  const sorted = sortEdits(edits);
  for (const [index, { range }] of sorted.entries()) {
    if (!(range[0] >= 0 && range[0] <= range[1] && range[1] <= text.length)) {
      return { kind: "edits leave the text", detail: `${messageId}: ${JSON.stringify(edits)}` };
    }
    const before = sorted[index - 1];
    if (before !== undefined && before.range[1] > range[0]) {
      return {
        kind: "edits overlap",
        detail: `${messageId}: ${describeEdit(before)} and ${describeEdit({ range, text: sorted[index]?.text ?? "" })}`,
      };
    }
  }
  return undefined;
}

function describeEdit({ range: [start, end], text }: Edit): string {
  const place = `${String(start)}–${String(end)}`;
  if (text === "") return `the removal of ${place}`;
  if (text.includes("fair-shuffle")) return `the import at ${place}`;
  return text.includes("Fair shuffle in place") ? `the function at ${place}` : `the new text at ${place}`;
}

/** Not the product's own way to do it, which is judged. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let done = "";
  let end = 0;
  for (const { range, text: replacement } of sortEdits(edits)) {
    done += text.slice(end, range[0]) + replacement;
    [, end] = range;
  }
  return done + text.slice(end);
}

const sortEdits = (edits: readonly Edit[]): readonly Edit[] =>
  edits.toSorted((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1]);

type Edit = FoundWay["edits"][number];

/** Applies each quick fix of the server by itself, as an editor does, and compares it with the way out that it is. */
async function checkServer(host: Host, path: string, suggested: readonly Outcome[]): Promise<Failure | undefined> {
  const context: JudgeContext = {
    host: { files: undefined, eslint: undefined, writePage: undefined, collectGarbage: undefined, getPath: () => path },
    language: "en",
    getSettings: () => Promise.resolve({ ...DEFAULTS, rule: { ...DEFAULTS.rule, helper: host.helper } }),
    getFolders: () => [],
    isTrusted: () => false,
    onLateSetting: () => undefined,
  };
  try {
    const document = TextDocument.create(`file://${path}`, "javascript", 1, host.text);
    const judged = await judgeDocument(document, context);
    const range = { start: document.positionAt(0), end: document.positionAt(host.text.length) };
    const actions = await getCodeActions(judged, range, ["quickfix"], {
      texts: getTexts("en"),
      hasClientCommands: false,
      takesVersions: false,
      shown: [],
      isAsked: false,
    });
    const texts = actions.flatMap(({ edit }) => {
      const edits: readonly TextEdit[] | undefined = Object.values(edit?.changes ?? {})[0];
      return edits === undefined ? [] : [TextDocument.applyEdits(document, [...edits])];
    });
    // What nobody wrote by hand is not judged in an editor.
    if (isMinified(path, host.text)) {
      return texts.length === 0
        ? undefined
        : { kind: "other bytes", detail: "the server has an action in a minified file" };
    }
    const missing = suggested.find(({ text }) => !texts.includes(text));
    return missing === undefined
      ? undefined
      : { kind: "other bytes", detail: `the server has no action that does what ${missing.way} does` };
  } catch (error) {
    return { kind: "throws", detail: `server: ${describe(error)}` };
  }
}

/**
 * Whether the command line can write what ESLint writes: it does not know that ESLint is configured to read a `.js` file as CommonJS, and
 * a page's lines lose their indentation in eslint-plugin-html.
 */
export const isComparable = (host: Host): boolean => !isConfigured(host) && !host.file.endsWith(".html");

export const isConfigured = ({ file, sourceType }: Host): boolean => file.endsWith(".js") && sourceType === "commonjs";

/** ESLint hands eslint-plugin-html one edit from the first to the last thing that a fix changes, and there the plugin loses the indentation of the page. */
const withoutIndents = ({ file }: Host, text: string): string =>
  file.endsWith(".html") ? text.replaceAll(/^[ \t]+/gm, "") : text;

const describe = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n", 1)[0] ?? "";

function showDifference(eslint: string, commandLine: string): string {
  return `ESLint:\n${eslint}\n\nfixText:\n${commandLine}`;
}
