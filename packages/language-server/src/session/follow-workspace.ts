// Follows what decides how documents are judged besides their texts: settings, configurations, folders, trust.
import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  type WorkspaceFoldersChangeEvent,
} from "vscode-languageserver";
import { CONFIGURATIONS, isConfiguration } from "../configurations.ts";
import { SECTION, TRUST_GRANTED } from "../protocol.ts";
import { takeSettings } from "./client-settings.ts";
import { judgeAgain, judgeAnew } from "./publish.ts";
import { quietly } from "./quietly.ts";
import { scanAgain } from "./scan.ts";
import { asOpen, type Session } from "./session.ts";

export function followWorkspace(session: Session): void {
  const { connection, documents, host } = session;

  connection.onDidChangeConfiguration(({ settings }) => {
    takeSettings(session, settings);
    judgeAnew(session);
  });

  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) if (!documents.get(asOpen(session, uri))) quietly(scanAgain(session, uri));
    if (!changes.some(({ uri }) => isConfiguration(uri))) return;
    host.eslint?.forget();
    judgeAnew(session);
  });

  connection.onNotification(TRUST_GRANTED, () => {
    session.isTrusted = true;
    judgeAnew(session);
  });

  session.judging.lateSetting.event((uri) => {
    judgeAgain(session, uri);
  });
}

/** Asks the client to tell of changes; it can be asked once it is initialized. */
export function registerForChanges(session: Session): void {
  const { connection } = session;
  const { workspace } = session.client.capabilities;
  if (workspace?.didChangeConfiguration?.dynamicRegistration === true)
    quietly(connection.client.register(DidChangeConfigurationNotification.type, { section: SECTION }));
  if (workspace?.didChangeWatchedFiles?.dynamicRegistration === true)
    quietly(
      connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: `**/{${CONFIGURATIONS.join(",")}}` }],
      }),
    );
  if (workspace?.workspaceFolders === true)
    connection.workspace.onDidChangeWorkspaceFolders((event) => {
      takeFolders(session, event);
      judgeAnew(session);
    });
}

function takeFolders(session: Session, { added, removed }: WorkspaceFoldersChangeEvent): void {
  const gone = new Set(removed.map(({ uri }) => uri));
  session.folders = [...session.folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
}
