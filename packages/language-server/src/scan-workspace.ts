// Judges all files of the workspace, tells how far it is, stops where it is told to, and shows what it finds as diagnostics.
import type { Diagnostic } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { getDiagnostics } from "./diagnostics.ts";
import type { HostFiles } from "./host.ts";
import { judgeDocument, loadLint, type JudgeContext, type JudgedDocument } from "./judge-document.ts";
import type { ScanSummary } from "./protocol.ts";

export interface Scan {
  readonly folders: readonly string[];
  readonly files: HostFiles;
  readonly context: JudgeContext;
  /** The document as it is in the editor, where it is open. */
  readonly getOpen: (uri: string) => TextDocument | undefined;
  /** Told once, before any of them is judged. */
  readonly onReach: (uris: ReadonlySet<string>) => void;
  readonly onFound: (uri: string, diagnostics: Diagnostic[]) => void;
  /** Told of a file that could not be parsed or judged, and why. */
  readonly onFailed: (uri: string, reason: string) => void;
  readonly onProgress: (done: number, all: number) => void;
  readonly isCancelled: () => boolean;
}

/** Never rejects: a file that can't be read or parsed is one without findings; the latter are counted. */
export async function scanWorkspace(scan: Scan): Promise<ScanSummary> {
  const started = performance.now();
  const { files, context, isCancelled } = scan;
  const uris = new Set<string>();
  for (const folder of scan.folders) for (const uri of await files.find(folder, isCancelled)) uris.add(uri);
  scan.onReach(uris);
  let [done, findings, fixable, undecided, failed, unread] = [0, 0, 0, 0, 0, 0];
  for (const uri of uris) {
    // What the client has sent meanwhile, a cancellation above all, is heard between two files.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (isCancelled()) break;
    const open = scan.getOpen(uri);
    const judged = await (open === undefined ? judgeFile(uri, files, context) : judgeDocument(open, context));
    done++;
    if (judged !== undefined) {
      const diagnostics = getDiagnostics(judged);
      findings += diagnostics.length;
      if (judged.hasFailed) {
        failed++;
        scan.onFailed(uri, judged.status.reason);
      }
      unread += await countUnread(judged);
      // What the severity "off" hides is not told of.
      for (const { finding } of diagnostics.length === 0 ? [] : judged.sites) {
        if (finding?.fix !== undefined) fixable++;
        else if (finding !== undefined && finding.suggestions.length > 0) undecided++;
      }
      scan.onFound(uri, diagnostics);
    }
    scan.onProgress(done, uris.size);
  }
  const seconds = (performance.now() - started) / 1000;
  return { files: done, findings, fixable, undecided, failed, unread, seconds, isCancelled: isCancelled() };
}

async function countUnread({ document, path, rule, explain }: JudgedDocument): Promise<number> {
  if (explain === undefined) return 0;
  const { findUnreadCode } = await loadLint();
  return findUnreadCode(document.getText(), path, rule.randomSources).length;
}

/** Judges a file as it is on disk; undefined where it can't be read. */
export async function judgeFile(
  uri: string,
  files: HostFiles,
  context: JudgeContext,
): Promise<JudgedDocument | undefined> {
  const text = await files.read(uri);
  return text === undefined ? undefined : judgeDocument(TextDocument.create(uri, "", 0, text), context);
}
