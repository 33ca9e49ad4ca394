// What can be done about a finding: fix it, one of the other ways out, ignore it, see it simulated; and all fixes of a file in one.
import type { CommentPlace, FoundSite, FoundWay } from "@fair-shuffle/lint";
import {
  CodeActionKind,
  type CodeAction,
  type Command,
  type Diagnostic,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { getDiagnostics, toRange } from "./diagnostics.ts";
import { getExplainActions } from "./explanation.ts";
import { loadLint, type JudgedDocument } from "./judge-document.ts";
import { CLIENT_COMMANDS, FIX_ALL_KIND } from "./protocol.ts";
import { isTheirs, withoutTheirs } from "./shown-by-eslint.ts";
import { findCommon } from "./text-change.ts";
import type { Texts } from "./words/server-texts.ts";

export interface ActionContext {
  readonly texts: Texts;
  readonly hasClientCommands: boolean;
  /** Whether the client takes edits that name the version they are for. */
  readonly takesVersions: boolean;
  /** What the editor shows in the range, whoever found it. */
  readonly shown: readonly Diagnostic[];
  /** Whether somebody asked for the menu: a light bulb on every line of a loop would be too much. */
  readonly isAsked: boolean;
}

/**
 * Returns the actions for a range; `only` are the kinds that the client asks for, all where it is left out. Of a finding that ESLint's extension shows, only
 * what that one does not offer: it fixes, it ignores, and it fixes all of a file, unless ours are asked for by their name.
 */
export async function getCodeActions(
  judged: JudgedDocument,
  range: Range,
  only: readonly string[] | undefined,
  context: ActionContext,
): Promise<CodeAction[]> {
  const isWanted = (kind: string): boolean =>
    only === undefined || only.some((wanted) => wanted === "" || kind === wanted || kind.startsWith(`${wanted}.`));
  const actions = isWanted(CodeActionKind.QuickFix) ? getQuickFixes(judged, range, context) : [];
  const hasFixes = actions.length > 0;
  if (!hasFixes && isWanted(CodeActionKind.QuickFix))
    actions.push(...(await getExplainActions(judged, range, context.texts)));
  const { document } = judged;
  const fixable = judged.severity === undefined ? [] : judged.sites.filter(({ finding }) => finding?.fix !== undefined);
  // An editor that asks for no kind wants what can be done here; a source action is run by name, or on save.
  const isEslints = context.shown.some(isTheirs);
  const wantsSource = only !== undefined && isWanted(FIX_ALL_KIND) && (!isEslints || only.includes(FIX_ALL_KIND));
  const wantsFixAll = hasFixes && fixable.length > 1 && !isEslints;
  if (fixable.length === 0 || (!wantsSource && !wantsFixAll)) return actions;
  const edits = await getAllFixes(judged);
  if (edits.length === 0) return actions;
  const title = context.texts.fixAll;
  const written = edits.map(({ newText }) => newText);
  const fixAll = {
    title,
    edit: toWorkspaceEdit(document, edits, context),
    ...getCommandAfter(document, title, written, context),
  };
  if (wantsFixAll) actions.push({ ...fixAll, kind: CodeActionKind.QuickFix, diagnostics: getDiagnostics(judged) });
  if (wantsSource) actions.push({ ...fixAll, kind: FIX_ALL_KIND });
  return actions;
}

function getQuickFixes(judged: JudgedDocument, range: Range, context: ActionContext): CodeAction[] {
  const { document, sites, severity } = judged;
  if (severity === undefined) return [];
  const start = document.offsetAt(range.start);
  const end = document.offsetAt(range.end);
  const own = new Set(withoutTheirs(getDiagnostics(judged), context.shown).map(({ range: place }) => describe(place)));
  const reported = sites.filter(({ finding }) => finding !== undefined);
  const marked = reported.filter(({ mark }) => mark[0] <= end && start <= mark[1]);
  // What is wrong mostly stands inside of what is marked: the draw in the body of a loop.
  const around = reported
    .filter(({ range: [first, last] }) => context.isAsked && first <= start && end <= last)
    .sort((one, other) => getSize(one) - getSize(other))
    .slice(0, 1);
  return (marked.length > 0 ? marked : around).flatMap((site) =>
    getFixesOf(judged, site, !own.has(describe(toRange(document, site.mark))), context),
  );
}

const getSize = ({ range: [start, end] }: FoundSite): number => end - start;

const describe = ({ start, end }: Range): string => JSON.stringify([start, end]);

function getFixesOf(judged: JudgedDocument, site: FoundSite, isEslints: boolean, context: ActionContext): CodeAction[] {
  const { document } = judged;
  const { finding } = site;
  if (finding === undefined) return [];
  const diagnostics = getDiagnostics({ ...judged, sites: [site] });
  const { texts } = context;
  const toAction = (way: FoundWay, isPreferred: boolean): CodeAction => ({
    // A menu shows plain text: no Markdown, and no sentence.
    title: way.title.replaceAll("`", "").replace(/[.。]$/, ""),
    kind: CodeActionKind.QuickFix,
    diagnostics,
    ...(isPreferred ? { isPreferred } : {}),
    edit: toWorkspaceEdit(document, toTextEdits(document, way.edits), context),
    ...getCommandAfter(
      document,
      way.title,
      way.edits.map(({ text }) => text),
      context,
    ),
  });
  const ignoring = isEslints ? undefined : getIgnoringEdit(document, site, judged.ruleName);
  return [
    ...(finding.fix === undefined || isEslints ? [] : [toAction(finding.fix, true)]),
    ...finding.suggestions.map((way) => toAction(way, false)),
    {
      title: texts.simulate,
      kind: CodeActionKind.QuickFix,
      diagnostics,
      command: getSimulateCommand(document, site, texts.simulate),
    },
    ...(ignoring === undefined
      ? []
      : [
          {
            title: texts.ignore,
            kind: CodeActionKind.QuickFix,
            diagnostics,
            edit: toWorkspaceEdit(document, [ignoring], context),
          },
        ]),
  ];
}

/** Returns the command that shows a site's bias page. */
export function getSimulateCommand(document: TextDocument, { mark }: FoundSite, title: string): Command {
  return { title, command: CLIENT_COMMANDS.simulate, arguments: [document.uri, document.positionAt(mark[0])] };
}

/** A fix that imports our package may need it installed. */
function getCommandAfter(
  document: TextDocument,
  title: string,
  written: readonly string[],
  { hasClientCommands }: ActionContext,
): Pick<CodeAction, "command"> {
  const brings = written.some((text) => /["'`]fair-shuffle["'`]/.test(text));
  return hasClientCommands && brings
    ? { command: { title, command: CLIENT_COMMANDS.offerHelper, arguments: [document.uri] } }
    : {};
}

const COMMENTS: Readonly<Record<CommentPlace["kind"], (text: string) => string>> = {
  code: (text) => `// ${text}`,
  jsx: (text) => `{/* ${text} */}`,
  markup: (text) => `<!-- ${text} -->`,
};

/** Writes the comment that ignores a site: ESLint's own where ESLint knows our rule, because it calls a rule that it does not know an error. */
function getIgnoringEdit(
  document: TextDocument,
  { finding }: FoundSite,
  ruleName: string | undefined,
): TextEdit | undefined {
  const place = finding?.commentPlace;
  if (place === undefined) return undefined;
  const { offset, indentation, kind, existing } = place;
  if (existing !== undefined) {
    const text = document.getText().slice(...existing.range);
    if (ruleName === undefined)
      return toTextEdit(document, [existing.range[0], existing.range[0]], "/* fair-shuffle-ignore */ ");
    // Behind the rules that are named, before the reason. A comment that names none holds for all of them.
    const reason = text.search(/\s-{2,}\s/);
    const close = existing.isBlock ? text.search(/\s*\*\/$/) : text.trimEnd().length;
    const at = existing.range[0] + (reason === -1 ? close : reason);
    return toTextEdit(document, [at, at], `, ${ruleName}`);
  }
  // ESLint does not judge markup.
  const isOurs = ruleName === undefined || kind === "markup";
  const line = COMMENTS[kind](isOurs ? "fair-shuffle-ignore" : `eslint-disable-next-line ${ruleName}`);
  return toTextEdit(document, [offset, offset], `${indentation}${line}${getLineEnd(document)}`);
}

function getLineEnd(document: TextDocument): string {
  return document.getText().includes("\r\n") ? "\r\n" : "\n";
}

/** All fixes of a file: made one after the other as ESLint makes them, so that they share an import. */
async function getAllFixes({ document, path, rule, cwd }: JudgedDocument): Promise<TextEdit[]> {
  const { fixText } = await loadLint();
  const whole = document.getText();
  const mark = whole.startsWith("\uFEFF") ? 1 : 0;
  const { text, count } = await fixText(whole.slice(mark), path, { rule, ...(cwd === undefined ? {} : { cwd }) });
  return count === 0 ? [] : [getDifference(document, whole, whole.slice(0, mark) + text)];
}

/** Returns the smallest single edit that makes one text of another. */
function getDifference(document: TextDocument, before: string, after: string): TextEdit {
  const { start, end } = findCommon(before, after);
  return toTextEdit(document, [start, before.length - end], after.slice(start, after.length - end));
}

function toTextEdits(document: TextDocument, edits: FoundWay["edits"]): TextEdit[] {
  return edits.map(({ range, text }) => toTextEdit(document, range, text));
}

function toTextEdit(document: TextDocument, range: readonly [number, number], newText: string): TextEdit {
  return { range: toRange(document, range), newText };
}

function toWorkspaceEdit(
  { uri, version }: TextDocument,
  edits: TextEdit[],
  { takesVersions }: ActionContext,
): WorkspaceEdit {
  return takesVersions
    ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
    : { changes: { [uri]: edits } };
}
