// Follows the documents that are open: what they show while they change, and what is left of them when they close.
import { pulls } from "./client.ts";
import { rest } from "./judge-open.ts";
import { publishes, schedule, sendScanned } from "./publish.ts";
import { quietly } from "./quietly.ts";
import { scanAgain } from "./scan.ts";
import type { Session } from "./session.ts";

export function followDocuments(session: Session): void {
  const { connection, documents, host, openUris, scanned } = session;

  documents.onDidOpen(({ document: { uri } }) => {
    openUris.set(host.getPath(uri), uri);
  });

  documents.onDidChangeContent(({ document: { uri } }) => {
    const path = host.getPath(uri);
    const isPulled = pulls(session.client);
    // From now on it is published as an open one, or the editor asks for it itself.
    if (!isPulled && scanned.shownAs.get(path) === uri) scanned.shownAs.delete(path);
    else if (!isPulled || !publishes(session, uri)) quietly(sendScanned(session, uri, []));
    schedule(session, uri);
  });

  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(session.due.get(uri));
    session.due.delete(uri);
    session.judging.judgements.delete(uri);
    session.judging.memories.delete(uri);
    session.judging.lastRead.delete(uri);
    session.settings.asked.delete(uri);
    if (openUris.get(host.getPath(uri)) === uri) openUris.delete(host.getPath(uri));
    if (!pulls(session.client)) quietly(connection.sendDiagnostics({ uri, diagnostics: [] }));
    quietly(scanAgain(session, uri));
    // What it held is given back without another document's help.
    rest(session);
  });

  documents.listen(connection);
}
