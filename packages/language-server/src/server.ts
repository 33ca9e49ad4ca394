// The server: keeps open documents in step with the editor, and answers what it asks of them. Each part is in `session/`.
import type { Connection } from "vscode-languageserver";
import { serveEnableRule } from "./enable-rule/serve-enable-rule.ts";
import { serveAnswers } from "./session/answer.ts";
import { beginAndEnd } from "./session/begin-and-end.ts";
import { serveCommands } from "./session/commands.ts";
import { followDocuments } from "./session/follow-documents.ts";
import { followWorkspace } from "./session/follow-workspace.ts";
import { servePulledDiagnostics } from "./session/pull-diagnostics.ts";
import { serveScan } from "./session/scan.ts";
import { startSession, type MakeHost } from "./session/session.ts";

/** Starts to listen; returns at once. */
export function serve(connection: Connection, makeHost: MakeHost): void {
  const session = startSession(connection, makeHost);
  beginAndEnd(session);
  followWorkspace(session);
  followDocuments(session);
  servePulledDiagnostics(session);
  serveAnswers(session);
  serveScan(session);
  serveCommands(session);
  serveEnableRule(connection);
  connection.listen();
}
