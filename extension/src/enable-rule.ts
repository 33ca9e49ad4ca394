// The command "Enable Lint Rule in This Project": shows what the linter's configuration becomes, and writes and installs only what people agree to.
import {
  ENABLE_RULE,
  type EnableRuleAnswer,
  type EnableRuleParams,
  type Refusal,
} from "@fair-shuffle/language-server/protocol";
import { dependsOn, getLinter, OXLINT_FILE } from "@fair-shuffle/language-server/manifest";
import {
  commands,
  env,
  l10n,
  ProgressLocation,
  Range,
  TabInputTextDiff,
  Uri,
  ViewColumn,
  window,
  workspace,
  WorkspaceEdit,
  type Tab,
  type TextDocumentContentProvider,
} from "vscode";
import type { BaseLanguageClient } from "vscode-languageclient";
import { askAndAdd } from "./add-packages.ts";
import { chooseConfiguration } from "./eslint-configuration.ts";
import { getInstallCommand } from "./package-manager.ts";
import { findProject, type Project } from "./project.ts";
import { readSmallText } from "./workspace-files.ts";

/** The scheme of what is shown in a diff before it is written. */
export const PREVIEW = "fair-shuffle-preview";

const PLUGIN = "eslint-plugin-fair-shuffle";

const previews = new Map<string, string>();

/** Who waits for a decision about a text that is not written yet, by its address. */
const waiting = new Map<string, (isAgreed: boolean) => void>();

/** The buttons above the diff give its address, the link in the question the same as a text. */
export function decidePreview(uri: unknown, isAgreed: boolean): void {
  waiting.get(String(uri))?.(isAgreed);
}

/** Gives the diff the texts that are not written yet. */
export const previewProvider: TextDocumentContentProvider = {
  provideTextDocumentContent: (uri) => previews.get(uri.toString()) ?? "",
};

export async function enableRule(client: BaseLanguageClient): Promise<void> {
  const project = await findProject();
  if (project === undefined) return;
  const found = chooseConfiguration(project.folders);
  const linter =
    found === undefined || found.name === OXLINT_FILE
      ? getLinter(project.folders.map(({ manifest }) => manifest))
      : "eslint";
  const place = found === undefined ? undefined : project.folders[found.folder]?.uri;
  const uri = found === undefined || place === undefined ? undefined : Uri.joinPath(place, found.name);
  const text = uri === undefined ? null : await readSmallText(uri);
  const params: EnableRuleParams = {
    config: found === undefined || text === null ? null : { name: found.name, text },
    manifests: project.folders.map(({ manifest }) => manifest ?? null),
    files: [...project.folders.flatMap(({ files }) => files), ...listOpenNames(project.folder)],
  };
  const answer = await client.sendRequest<EnableRuleAnswer>(ENABLE_RULE, params);
  switch (answer.kind) {
    case "enabled": {
      const lacks = (name: string): boolean => !project.folders.some(({ manifest }) => dependsOn(manifest, name));
      // Written by hand, or before, and the question about its package went unanswered.
      if (lacks(PLUGIN)) {
        const missing = [linter, PLUGIN].filter(lacks);
        const question = l10n.t(
          "The configuration has the rule already, but the project lacks {0}.",
          missing.join(", "),
        );
        if (await install(project, linter, missing, question)) await tickWalkthrough();
        return;
      }
      await tickWalkthrough();
      void window.showInformationMessage(l10n.t("The rule is enabled in this project already."));
      return;
    }
    case "refused":
      await tellRefusal(answer, uri);
      return;
    case "change": {
      const target = uri ?? Uri.joinPath(project.folder, answer.name);
      if (!(await showAndWrite(target, text, answer.text))) return;
      await tickWalkthrough();
      const needed = answer.packages.join(", ");
      await install(project, linter, answer.packages, l10n.t("The configuration is written. It needs: {0}.", needed));
    }
  }
}

/** What the open files of a project are called, wherever below its folder: only the names right in that folder were read. */
const listOpenNames = (folder: Uri): readonly string[] =>
  workspace.textDocuments
    .filter(({ uri }) => uri.toString().startsWith(`${folder.toString()}/`) && !uri.path.includes("/node_modules/"))
    .map(({ uri }) => uri.path.slice(uri.path.lastIndexOf("/") + 1));

/** Shows the difference, asks, and writes; false where people decided against it. */
async function showAndWrite(target: Uri, before: string | null, after: string): Promise<boolean> {
  const name = target.path.slice(target.path.lastIndexOf("/") + 1);
  // Which project's it is, where there are several.
  const where = workspace.asRelativePath(target);
  const left = makePreview(target, "before", before ?? "");
  const right = makePreview(target, "after", after);
  await commands.executeCommand("vscode.diff", left, right, l10n.t("{0}: the lint rule is enabled", where), {
    preview: true,
    viewColumn: ViewColumn.Active,
  });
  const isAgreed =
    before === null
      ? await askBeside(right, l10n.t("Create {0}?", name), l10n.t("Create"))
      : await askBeside(right, l10n.t("Write {0} like this?", name), l10n.t("Write"));
  await closePreview(right);
  previews.delete(left.toString());
  previews.delete(right.toString());
  if (!isAgreed) return false;
  const edit = new WorkspaceEdit();
  if (before === null) {
    edit.createFile(target, { ignoreIfExists: false, contents: new TextEncoder().encode(after) });
  } else {
    const document = await workspace.openTextDocument(target);
    if (document.getText() !== before) {
      void window.showWarningMessage(l10n.t("{0} was changed in the meantime: nothing was written.", name));
      return false;
    }
    const whole = new Range(document.positionAt(0), document.positionAt(before.length));
    edit.replace(target, whole, after);
  }
  if (!(await workspace.applyEdit(edit))) {
    void window.showErrorMessage(l10n.t("{0} could not be written.", name));
    return false;
  }
  const document = await workspace.openTextDocument(target);
  await document.save();
  await window.showTextDocument(document, { preview: false });
  return true;
}

/**
 * Asks about a text while its diff is open. A notification with buttons would be put away by VS Code after some seconds, and would stay for as long after an
 * answer above the diff; one of something under way stays until that is done. It is one line, cut off where it is too long and the more so under the mouse,
 * so it is short: both answers are to be seen.
 */
async function askBeside(right: Uri, question: string, write: string): Promise<boolean> {
  const key = right.toString();
  const link = (title: string, command: string): string =>
    `[${title}](command:fairShuffle.${command}?${encodeURIComponent(JSON.stringify([key]))
      .replaceAll("(", "%28")
      .replaceAll(")", "%29")})`;
  // Two answers of one size: VS Code would give a button to "Cancel" alone.
  const title = `${question} ${link(write, "writePreview")} · ${link(l10n.t("Discard"), "discardPreview")}`;
  const closing = window.tabGroups.onDidChangeTabs(() => {
    if (findTabs(right).length === 0) decidePreview(key, false);
  });
  try {
    return await window.withProgress(
      { location: ProgressLocation.Notification, title },
      () => new Promise<boolean>((resolve) => waiting.set(key, resolve)),
    );
  } finally {
    closing.dispose();
    waiting.delete(key);
  }
}

function makePreview(target: Uri, side: "before" | "after", text: string): Uri {
  const uri = target.with({ scheme: PREVIEW, query: `${side}-${Date.now()}` });
  previews.set(uri.toString(), text);
  return uri;
}

async function closePreview(right: Uri): Promise<void> {
  const shown = findTabs(right);
  if (shown.length > 0) await window.tabGroups.close(shown);
}

/** Returns the tabs that show the diff. */
function findTabs(right: Uri): readonly Tab[] {
  const tabs = window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.filter(
    ({ input }) => input instanceof TabInputTextDiff && input.modified.toString() === right.toString(),
  );
}

/** Asks, where packages are missing, and installs them; true where the project has all that the rule needs then. */
async function install(
  project: Project,
  linter: string,
  packages: readonly string[],
  question: string,
): Promise<boolean> {
  if (packages.length > 0) {
    const command = getInstallCommand(project.folders, packages, true);
    if (!(await askAndAdd(project, command, question))) return false;
  }
  void window.showInformationMessage(l10n.t("The rule is enabled: {0} reports biased shuffles now.", `npx ${linter}`));
  return true;
}

/** Once the configuration has the rule: who decides against it has not done this step. */
async function tickWalkthrough(): Promise<void> {
  await commands.executeCommand("setContext", "fairShuffle.isRuleEnabled", true);
}

async function tellRefusal(
  { reason, line, lines }: Extract<EnableRuleAnswer, { kind: "refused" }>,
  uri: Uri | undefined,
): Promise<void> {
  const name = uri === undefined ? "" : uri.path.slice(uri.path.lastIndexOf("/") + 1);
  const copy = l10n.t("Copy Lines");
  const open = l10n.t("Open {0}", name);
  const sentence = describe(reason, line === undefined ? name : `${name}:${line}`);
  const advice = l10n.t("Add this yourself: {0}", lines.replaceAll(/\s+/g, " "));
  const answer = await window.showWarningMessage(`${sentence} ${advice}`, copy, open);
  if (answer === copy) await env.clipboard.writeText(`${lines}\n`);
  if (answer === undefined || uri === undefined) return;
  const editor = await window.showTextDocument(uri);
  if (line === undefined) return;
  const { range } = editor.document.lineAt(Math.min(line, editor.document.lineCount) - 1);
  editor.revealRange(range);
}

function describe(reason: Refusal, place: string): string {
  switch (reason) {
    case "syntax":
      return l10n.t("{0} has a syntax error.", place);
    case "format":
      return l10n.t("{0} is of a kind that can't be edited safely.", place);
    case "noExport":
      return l10n.t("{0} exports no configuration that could be found.", place);
    case "unknownExport":
      return l10n.t("What is exported at {0} can't be edited safely.", place);
    case "switchedOff":
      return l10n.t("The rule is switched off at {0}, and somebody may have a reason.", place);
  }
}
