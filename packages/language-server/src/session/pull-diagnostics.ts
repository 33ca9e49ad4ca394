// Diagnostics of an open document, for clients that ask.
import { DocumentDiagnosticReportKind, LSPErrorCodes, ResponseError } from "vscode-languageserver";
import { getDiagnostics } from "../diagnostics.ts";
import { judgeOpen } from "./judge-open.ts";
import type { Session } from "./session.ts";

export function servePulledDiagnostics(session: Session): void {
  session.connection.languages.diagnostics.on(async ({ textDocument: { uri }, previousResultId }, token) => {
    const judged = await judgeOpen(session, uri, token).catch(askAgain);
    if (judged === undefined) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    const { id: resultId } = judged;
    return resultId === previousResultId
      ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
      : { kind: DocumentDiagnosticReportKind.Full, resultId, items: getDiagnostics(judged) };
  });
}

/** Who pulls diagnostics is told in another way than others that they are out of date. */
function askAgain(error: unknown): never {
  if (error instanceof ResponseError && error.code === LSPErrorCodes.ContentModified)
    throw new ResponseError(LSPErrorCodes.ServerCancelled, error.message, { retriggerRequest: true });
  throw error;
}
