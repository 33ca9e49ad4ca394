// Adding packages to a project: only when people say so, in a terminal that they see, and never in a workspace that they don't trust.
import { dependsOn } from "@fair-shuffle/language-server/manifest";
import {
  env,
  l10n,
  ShellExecution,
  Task,
  TaskPanelKind,
  TaskRevealKind,
  tasks,
  UIKind,
  Uri,
  window,
  workspace,
} from "vscode";
import { getInstallCommand, toCommandLine, type InstallCommand } from "./package-manager.ts";
import { findProject, type Project } from "./project.ts";

const HELPER = "fair-shuffle";

/** The command "Add fair-shuffle to This Project": adds what fixes import to the project at hand. */
export async function addHelper(): Promise<void> {
  const project = await findProject();
  if (project === undefined) return;
  if (dependsOn(project.manifest, HELPER)) {
    void window.showInformationMessage(l10n.t("{0} is among this project's dependencies already.", HELPER));
    return;
  }
  const command = getInstallCommand(project.folders, [HELPER], false);
  await askAndAdd(
    project,
    command,
    l10n.t("Add {0} to this project? A fixed file imports its shuffle from there.", HELPER),
  );
}

/** The projects that people were asked about: who said no is not asked again before the window is loaded anew. */
const asked = new Set<string>();

/** After a fix: offers to add the package that the file imports now, if its project lacks it. */
export async function offerHelper(uri: unknown): Promise<void> {
  if (typeof uri !== "string") return;
  const project = await findProject(Uri.parse(uri));
  if (project === undefined || project.folders.some(({ manifest }) => dependsOn(manifest, HELPER))) return;
  if (asked.has(project.folder.toString())) return;
  asked.add(project.folder.toString());
  const command = getInstallCommand(project.folders, [HELPER], false);
  await askAndAdd(project, command, l10n.t("The fixed file imports {0}, which this project lacks. Add it?", HELPER));
}

/** Asks, and runs the command where people agree; true where it was run and ended well. */
export async function askAndAdd(project: Project, command: InstallCommand, question: string): Promise<boolean> {
  const line = toCommandLine(command);
  const copy = l10n.t("Copy Command");
  if (!canRun(project)) {
    const why = workspace.isTrusted
      ? l10n.t("Run this in the project's folder: {0}", line)
      : l10n.t("Nothing is run in a workspace that is not trusted. Run this yourself: {0}", line);
    if ((await window.showInformationMessage(`${question} ${why}`, copy)) === copy) await env.clipboard.writeText(line);
    return false;
  }
  const run = l10n.t("Run {0}", line);
  const answer = await window.showInformationMessage(question, run, copy);
  if (answer === copy) await env.clipboard.writeText(line);
  return answer === run && (await runVisibly(project, command));
}

/** Returns whether a terminal of this window can run something in the project's folder. */
function canRun({ folder }: Project): boolean {
  const isOnDisk = folder.scheme === "file" || folder.scheme === "vscode-remote";
  return workspace.isTrusted && isOnDisk && (env.uiKind === UIKind.Desktop || typeof process !== "undefined");
}

async function runVisibly({ folder, workspaceFolder }: Project, { command, args }: InstallCommand): Promise<boolean> {
  const execution = new ShellExecution(command, [...args], { cwd: folder.fsPath });
  const task = new Task({ type: "shell" }, workspaceFolder, l10n.t("Add packages"), "Fair Shuffle", execution, []);
  task.presentationOptions = { reveal: TaskRevealKind.Always, panel: TaskPanelKind.Dedicated, focus: false };
  const running = await tasks.executeTask(task);
  const exitCode = await new Promise<number | undefined>((resolve) => {
    const listener = tasks.onDidEndTaskProcess((event) => {
      if (event.execution !== running) return;
      listener.dispose();
      resolve(event.exitCode);
    });
  });
  if (exitCode !== 0) {
    void window.showWarningMessage(
      l10n.t("{0} did not end well: the terminal says why.", toCommandLine({ manager: "npm", command, args })),
    );
  }
  return exitCode === 0;
}
