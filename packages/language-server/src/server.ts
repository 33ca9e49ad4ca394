// The server: keeps open documents in step with the editor, and answers what it asks of them.
import { lintText } from "eslint-plugin-fair-shuffle/lint";
import { TextDocument } from "vscode-languageserver-textdocument";
import { DiagnosticSeverity, TextDocuments, TextDocumentSyncKind, type Connection } from "vscode-languageserver";
import { serveEnableRule } from "./enable-rule/serve-enable-rule.ts";
import { CODE, SOURCE } from "./protocol.ts";

/** Starts to listen; returns at once. */
export function serve(connection: Connection): void {
  const documents = new TextDocuments(TextDocument);

  connection.onInitialize(() => ({
    capabilities: { textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental } },
    serverInfo: { name: "fair-shuffle-language-server" },
  }));

  const publish = async (document: TextDocument): Promise<void> => {
    const { version } = document;
    const { findings } = await lintText(document.getText(), new URL(document.uri).pathname);
    if (documents.get(document.uri)?.version !== version) return;
    await connection.sendDiagnostics({
      uri: document.uri,
      version,
      diagnostics: findings.map(({ line, column, endLine = line, endColumn = column, message }) => ({
        source: SOURCE,
        code: CODE,
        severity: DiagnosticSeverity.Warning,
        message,
        range: {
          start: { line: line - 1, character: column - 1 },
          end: { line: endLine - 1, character: endColumn - 1 },
        },
      })),
    });
  };

  documents.onDidChangeContent(({ document }) => publish(document));
  serveEnableRule(connection);
  documents.listen(connection);
  connection.listen();
}
