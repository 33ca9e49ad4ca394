// Diagnostics that are sent without being asked for: of open documents where the client does not pull, and of what a scan has found.
import { CodeLensRefreshRequest, type Diagnostic } from "vscode-languageserver";
import { getDiagnostics } from "../diagnostics.ts";
import { pulls } from "./client.ts";
import { isLatest, judge } from "./judge-open.ts";
import { quietly } from "./quietly.ts";
import type { Session } from "./session.ts";

/** Returns whether an open document's findings are published, besides being told to who asks. */
export function publishes({ client, host, scanned }: Session, uri: string): boolean {
  return !pulls(client) || (client.options.mergesDiagnostics === true && scanned.reached.has(host.getPath(uri)));
}

/** Publishes what a scan has found in a file; nothing where nothing is shown and nothing was. */
export async function sendScanned(session: Session, uri: string, diagnostics: Diagnostic[]): Promise<void> {
  const { connection, host } = session;
  const { shownAs } = session.scanned;
  const path = host.getPath(uri);
  const shown = shownAs.get(path);
  shownAs.delete(path);
  if (shown !== undefined && (shown !== uri || diagnostics.length === 0))
    await connection.sendDiagnostics({ uri: shown, diagnostics: [] });
  if (diagnostics.length === 0) return;
  shownAs.set(path, uri);
  await connection.sendDiagnostics({ uri, diagnostics });
}

async function publish(session: Session, uri: string): Promise<void> {
  session.due.delete(uri);
  const document = session.documents.get(uri);
  if (document === undefined) return;
  const judgement = judge(session, document);
  const judged = await judgement.judged;
  if (!isLatest(session, judgement)) return;
  const diagnostics = getDiagnostics(judged);
  if (pulls(session.client)) await sendScanned(session, uri, diagnostics);
  else await session.connection.sendDiagnostics({ uri, version: document.version, diagnostics });
}

export function schedule(session: Session, uri: string): void {
  if (!publishes(session, uri)) return;
  clearTimeout(session.due.get(uri));
  // Edits that have come already are taken in first; while one text is judged, those that come meanwhile become one.
  session.due.set(
    uri,
    setTimeout(() => {
      quietly(publish(session, uri));
    }, 0),
  );
}

/** Something other than a text has changed: all that was judged is judged anew. */
export function judgeAnew(session: Session): void {
  session.judging.judgements.clear();
  showAnew(session, session.documents.keys());
}

/** What was judged of a document no longer holds, though its text is the same. */
export function judgeAgain(session: Session, uri: string): void {
  session.judging.judgements.delete(uri);
  showAnew(session, [uri]);
}

function showAnew(session: Session, uris: readonly string[]): void {
  const { connection } = session;
  const { workspace } = session.client.capabilities;
  for (const uri of uris) schedule(session, uri);
  if (workspace?.diagnostics?.refreshSupport === true) quietly(connection.languages.diagnostics.refresh());
  if (workspace?.codeLens?.refreshSupport === true) quietly(connection.sendRequest(CodeLensRefreshRequest.type));
}
