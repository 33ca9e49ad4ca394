// The scan of the workspace, its progress, and what it has found kept up to date with the disk.
import { EXTENSIONS } from "@fair-shuffle/lint";
import {
  DidChangeWatchedFilesNotification,
  type CancellationToken,
  type ProgressToken,
  type WorkDoneProgressReporter,
} from "vscode-languageserver";
import { getDiagnostics } from "../diagnostics.ts";
import type { HostFiles } from "../host.ts";
import { FIND_FILES, READ_FILE, SCAN_WORKSPACE, type ScanParams, type ScanSummary } from "../protocol.ts";
import { judgeFile, scanWorkspace } from "../scan-workspace.ts";
import { getTexts, type Texts } from "../words/server-texts.ts";
import { pulls } from "./client.ts";
import { forgetClosed } from "./client-settings.ts";
import { getJudgeContext } from "./judge-open.ts";
import { publishes, sendScanned } from "./publish.ts";
import { quietly } from "./quietly.ts";
import { asOpen, type Session } from "./session.ts";
import { requireRunning } from "./wrong-time.ts";

/** What a scan has judged, as a glob for the client's watcher. */
const SCANNED = `**/*.{${EXTENSIONS.join(",")}}`;

/** In milliseconds. */
const BETWEEN_REPORTS = 100;

export function serveScan(session: Session): void {
  session.connection.onRequest(SCAN_WORKSPACE, ({ workDoneToken }: ScanParams, token: CancellationToken) =>
    scan(session, token, workDoneToken),
  );
}

export async function scan(
  session: Session,
  token: CancellationToken,
  workDoneToken: ProgressToken | undefined,
): Promise<ScanSummary> {
  requireRunning(session);
  const { connection, documents, host, client, scanned } = session;
  const files = getFiles(session);
  if (files === undefined)
    return { files: 0, findings: 0, fixable: 0, undecided: 0, failed: 0, unread: 0, seconds: 0, isCancelled: false };
  const texts = getTexts(client.language).scan;
  const canCreate = workDoneToken === undefined && client.capabilities.window?.workDoneProgress === true;
  const created = canCreate ? await connection.window.createWorkDoneProgress() : undefined;
  const progress = workDoneToken === undefined ? created : connection.window.attachWorkDoneProgress(workDoneToken);
  progress?.begin(texts.title, 0, undefined, true);
  for (const uri of scanned.shownAs.values()) quietly(connection.sendDiagnostics({ uri, diagnostics: [] }));
  scanned.shownAs.clear();
  watchScanned(session);
  try {
    return await scanWorkspace({
      folders: session.folders,
      files,
      context: getJudgeContext(session),
      getOpen: (uri) => documents.get(asOpen(session, uri)),
      onReach: (uris) => {
        scanned.reached = new Set([...uris].map(host.getPath));
      },
      onFound: (found, diagnostics) => {
        const uri = asOpen(session, found);
        // An open document's are shown already, or asked for.
        if (documents.get(uri) !== undefined && (!pulls(client) || !publishes(session, uri))) return;
        quietly(sendScanned(session, uri, diagnostics));
      },
      // In the output: their number alone would leave people to look for them.
      onFailed: (uri, reason) => {
        connection.console.warn(`${host.getPath(uri)}: ${reason}`);
      },
      onProgress: makeReport(progress, texts),
      isCancelled: () => token.isCancellationRequested || created?.token.isCancellationRequested === true,
    });
  } finally {
    progress?.done();
    forgetClosed(session);
  }
}

/** Tells how far it is, not too often, and always that it is done. */
function makeReport(
  progress: WorkDoneProgressReporter | undefined,
  texts: Texts["scan"],
): (done: number, all: number) => void {
  let toldAt = 0;
  return (done, all) => {
    if (done < all && performance.now() - toldAt < BETWEEN_REPORTS) return;
    toldAt = performance.now();
    progress?.report(Math.round((100 * done) / all), texts.progress(done, all));
  };
}

/** A file of the last scan that has changed on disk, or is no longer open, shows what is found in it now. */
export async function scanAgain(session: Session, uri: string): Promise<void> {
  const { documents, host, scanned, settings } = session;
  const files = getFiles(session);
  if (files === undefined || !scanned.reached.has(host.getPath(uri))) return;
  const judged = await judgeFile(uri, files, getJudgeContext(session));
  if (!documents.get(uri)) settings.asked.delete(uri);
  if (documents.get(asOpen(session, uri)) !== undefined) return;
  await sendScanned(session, uri, judged === undefined ? [] : getDiagnostics(judged));
}

/** Returns where files are read: through the client where it wants that, on the host's disk, or nowhere. */
function getFiles({ connection, client, host }: Session): HostFiles | undefined {
  if (client.options.servesFiles !== true) return host.files;
  return {
    find: (folder) => connection.sendRequest<readonly string[]>(FIND_FILES, { folder }),
    read: async (uri) => (await connection.sendRequest<string | null>(READ_FILE, { uri })) ?? undefined,
  };
}

/** Only who has scanned wants to hear of every file. */
function watchScanned({ connection, client, scanned }: Session): void {
  if (scanned.isWatched || client.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
  scanned.isWatched = true;
  quietly(connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: SCANNED }] }));
}
