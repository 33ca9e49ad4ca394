// Judges an open document once for each of its texts: diagnostics, actions, lenses and hovers all read the same outcome.
import type { Language } from "@fair-shuffle/bias";
import type {
  ExplainedText,
  FoundFinding,
  FoundSite,
  FoundWay,
  LintOptions,
  ProgramMemory,
  RuleOptions,
} from "@fair-shuffle/lint";
import {
  EXTENSIONS,
  getExtension,
  isMinified,
  mayCallShuffle,
  mayHoldShuffle,
  mayMoveItems,
  mayNameSources,
} from "@fair-shuffle/lint/words";
import { DiagnosticSeverity } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { MOST_CHARACTERS, type Host, type RuleSetting } from "./host.ts";
import type { Status } from "./protocol.ts";
import type { Settings } from "./settings.ts";
import { getTexts, type Texts } from "./words/server-texts.ts";

export interface JudgedDocument {
  readonly document: TextDocument;
  /** By place; ranges are those of the document. Fair ones too. */
  readonly sites: readonly FoundSite[];
  /** What findings are shown as; undefined where none is shown. */
  readonly severity: DiagnosticSeverity | undefined;
  /** By which name the project's ESLint knows our rule; undefined where it does not. */
  readonly ruleName: string | undefined;
  readonly settings: Settings;
  /** The client's. */
  readonly language: Language;
  /** How it was judged: another run in this way says the same of all its texts. */
  readonly rule: RuleOptions;
  readonly cwd: string | undefined;
  readonly path: string;
  readonly status: Omit<Status, "uri">;
  /** Whether there is chance in it, but it could not be parsed or judged: that it has no sites says nothing. */
  readonly hasFailed: boolean;
  /** Whether nothing in it draws and moves items, so that only calls of other functions have something to tell. */
  readonly hasNoChance: boolean;
  /** Looks once more at the same text, and says what every place of it is told; undefined where it was not judged. */
  readonly explain: (() => Promise<ExplainedText>) | undefined;
}

export interface JudgeContext {
  readonly host: Host;
  readonly language: Language;
  readonly getSettings: (uri: string) => Promise<Settings>;
  readonly getFolders: () => readonly string[];
  readonly isTrusted: () => boolean;
  /** Returns the text of an open document by its path: it counts before the disk. */
  readonly readOpen?: (path: string) => string | undefined;
  /** Told of a document that was judged without the project's ESLint, when that has answered after all. */
  readonly onLateSetting: (uri: string) => void;
}

/** Loads the rule, ESLint's part of it and the engine: most of the server's memory, so only when a file has a word for chance. */
export const loadLint = () => import("@fair-shuffle/lint");

/** The first answer waits so long for the project's ESLint, in milliseconds: a squiggle that comes late is better than one that the project does not want and that goes again. */
const PATIENCE = 5_000;

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
  off: undefined,
} as const;

/** By the names that editors give to languages, for documents whose names don't tell. */
const EXTENSION_OF: Readonly<Record<string, string>> = {
  javascript: "js",
  javascriptreact: "jsx",
  typescript: "ts",
  typescriptreact: "tsx",
  vue: "vue",
  svelte: "svelte",
  astro: "astro",
  html: "html",
};

/** Judges a document as it is now; `memory` is its own, from one version to the next. Never throws. */
export async function judgeDocument(
  document: TextDocument,
  context: JudgeContext,
  memory?: ProgramMemory,
): Promise<JudgedDocument> {
  const texts = getTexts(context.language);
  const settings = await context.getSettings(document.uri);
  const path = getPath(document, context.host);
  const text = document.getText();
  const whyNot = getReasonNotToJudge(path, text, settings, texts);
  const nothing = {
    document,
    sites: [],
    severity: undefined,
    ruleName: undefined,
    settings,
    language: context.language,
    rule: {},
    cwd: undefined,
    hasFailed: false,
    hasNoChance: false,
    explain: undefined,
  };
  if (whyNot !== undefined) return { ...nothing, path, status: { state: "off", reason: whyNot } };
  const isNothing = !mayHoldShuffle(text) && !mayCallShuffle(text) && !mayNameSources(text);
  // The document's text may begin with a byte order mark; a linter never sees one.
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  if (isNothing && !mayHoldShuffle(text, await getOwnSources(document, path, settings, context)))
    return {
      ...nothing,
      path,
      status: { state: "active", reason: texts.status.noChance },
      hasNoChance: true,
      explain: async () =>
        (await loadLint()).explainText(
          text.slice(mark),
          path,
          getOptions(context, settings.rule, getFolderOf(path, context)),
        ),
    };

  const [setting, { explainText, findSites, shiftEdits }] = await Promise.all([
    askEslint(document.uri, path, context),
    loadLint(),
  ]);
  const rule = setting?.rule?.options ?? settings.rule;
  const severity = setting?.rule?.severity ?? settings.severity;
  const cwd = setting?.cwd ?? getFolderOf(path, context);
  const options = getOptions(context, rule, cwd);
  const { sites, problems } = await findSites(text.slice(mark), path, options, memory);
  let explained: Promise<ExplainedText> | undefined;
  const isOff = severity === "off" || settings.diagnostics === "off";
  const [problem] = problems;
  const hasFailed = problem !== undefined && sites.length === 0;
  const reason =
    problem?.kind === "syntax"
      ? texts.status.syntax(problem.message, problem.line)
      : problem?.kind === "crash"
        ? texts.status.crash(problem.message)
        : isOff
          ? setting?.rule?.severity === "off"
            ? texts.status.offByEslint
            : texts.status.silentBySettings
          : setting?.rule === undefined
            ? texts.status.active
            : texts.status.activeByEslint;
  return {
    document,
    sites: mark === 0 ? sites : sites.map((site) => shift(site, mark, shiftEdits)),
    severity: isOff ? undefined : SEVERITIES[severity],
    ruleName: setting?.ruleName,
    settings,
    language: context.language,
    rule,
    cwd,
    path,
    status: { state: hasFailed ? "unread" : isOff ? "off" : "active", reason },
    hasFailed,
    hasNoChance: false,
    explain: () => (explained ??= explainText(text.slice(mark), path, options)),
  };
}

function getOptions(context: JudgeContext, rule: RuleOptions, cwd: string | undefined): LintOptions {
  return { rule, language: context.language, ...(cwd === undefined ? {} : { cwd }), ...getReader(context) };
}

function getReasonNotToJudge(path: string, text: string, settings: Settings, { status }: Texts): string | undefined {
  if (!EXTENSIONS.includes(getExtension(path))) return status.language;
  if (settings.severity === "off" && settings.diagnostics === "off" && !settings.codeLens) return status.offBySettings;
  if (text.length > MOST_CHARACTERS) return status.huge(String(MOST_CHARACTERS / 1e6));
  if (text.slice(0, 8_000).includes("\0")) return status.binary;
  return isMinified(path, text) ? status.minified : undefined;
}

/** The path that the document has, or would have as a file. */
function getPath({ uri, languageId }: TextDocument, { getPath: toPath }: Host): string {
  const path = toPath(uri);
  if (EXTENSIONS.includes(getExtension(path))) return path;
  const extension = EXTENSION_OF[languageId];
  return extension === undefined ? path : `${path}.${extension}`;
}

async function askEslint(
  uri: string,
  path: string,
  { host, isTrusted, getFolders, onLateSetting }: JudgeContext,
): Promise<RuleSetting | undefined> {
  if (host.eslint === undefined || !isTrusted()) return undefined;
  const asked = host.eslint.ask(path, getFolders().map(host.getPath));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outOfPatience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      resolve(undefined);
      void asked.then((setting) => {
        if (setting !== undefined) onLateSetting(uri);
      });
    }, PATIENCE);
  });
  return Promise.race([asked, outOfPatience]).finally(() => {
    clearTimeout(timer);
  });
}

/** The functions of the project's own that draw, by the editor's settings and, where a text could have them, by the project's configuration: whichever holds, it is among them. */
async function getOwnSources(
  document: TextDocument,
  path: string,
  { rule: { randomSources: own = [] } }: Settings,
  context: JudgeContext,
): Promise<NonNullable<RuleOptions["randomSources"]>> {
  const { host, isTrusted, getFolders } = context;
  if (host.eslint === undefined || !isTrusted() || !mayMoveItems(document.getText())) return own;
  if (!host.eslint.setsSources(path, getFolders().map(host.getPath))) return own;
  return [...own, ...((await askEslint(document.uri, path, context))?.rule?.options.randomSources ?? [])];
}

/** What a file imports is read where there is a disk, and somebody trusts what lies on it. */
function getReader({ host: { readNow }, isTrusted, readOpen }: JudgeContext): {
  readFile?: (path: string) => string | undefined;
} {
  if (readNow === undefined || !isTrusted()) return {};
  return { readFile: (path) => readOpen?.(path) ?? readNow(path) };
}

function getFolderOf(path: string, { host, getFolders }: JudgeContext): string | undefined {
  return getFolders()
    .map(host.getPath)
    .filter((folder) => path.startsWith(`${folder}/`) || path.startsWith(`${folder}\\`))
    .sort((a, b) => b.length - a.length)[0];
}

type Range = readonly [number, number];

type ShiftEdits = Awaited<ReturnType<typeof loadLint>>["shiftEdits"];

function shift(site: FoundSite, by: number, shiftEdits: ShiftEdits): FoundSite {
  const { finding } = site;
  return {
    ...site,
    range: move(site.range, by),
    mark: move(site.mark, by),
    finding: finding && shiftFinding(finding, by, shiftEdits),
  };
}

/** Its ways out are looked for when they are asked for, here too. */
const shiftFinding = (finding: FoundFinding, by: number, shiftEdits: ShiftEdits): FoundFinding => ({
  messageId: finding.messageId,
  message: finding.message,
  get fix() {
    return finding.fix && shiftWay(finding.fix, by, shiftEdits);
  },
  get suggestions() {
    return finding.suggestions.map((way) => shiftWay(way, by, shiftEdits));
  },
  get unfixed() {
    return finding.unfixed;
  },
  get commentPlace() {
    const place = finding.commentPlace;
    return (
      place && {
        ...place,
        offset: place.offset + by,
        existing: place.existing && { ...place.existing, range: move(place.existing.range, by) },
      }
    );
  },
});

const shiftWay = (way: FoundWay, by: number, shiftEdits: ShiftEdits): FoundWay => ({
  ...way,
  edits: shiftEdits(way.edits, by),
  held: way.held.map((range) => move(range, by)),
});

const move = ([start, end]: Range, by: number): [number, number] => [start + by, end + by];
