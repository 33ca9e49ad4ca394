// The server: keeps open documents in step with the editor, and answers what it asks of them.
import { getLanguage, type Language } from "@fair-shuffle/bias";
import { EXTENSIONS, type ProgramMemory } from "@fair-shuffle/lint";
import {
  CodeActionKind,
  CodeLensRefreshRequest,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticReportKind,
  LSPErrorCodes,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type CancellationToken,
  type ClientCapabilities,
  type Connection,
  type Diagnostic,
  type Position,
  type ProgressToken,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { getCodeActions, type ActionContext } from "./code-actions.ts";
import { getCodeLenses } from "./code-lenses.ts";
import { CONFIGURATIONS, isConfiguration } from "./configurations.ts";
import { getDiagnostics } from "./diagnostics.ts";
import { serveEnableRule } from "./enable-rule/serve-enable-rule.ts";
import type { Host, HostFiles } from "./host.ts";
import { getHover } from "./hover.ts";
import { judgeDocument, type JudgeContext, type JudgedDocument } from "./judge-document.ts";
import { setParserAddress } from "./parser-address.ts";
import {
  ANALYSIS,
  CLIENT_COMMANDS,
  FIND_FILES,
  FIX_ALL_KIND,
  READ_FILE,
  SCAN_WORKSPACE,
  SECTION,
  STATUS,
  TRUST_GRANTED,
  type AnalysisParams,
  type InitializationOptions,
  type ScanParams,
  type ScanSummary,
  type Settings,
  type Status,
} from "./protocol.ts";
import { judgeFile, scanWorkspace } from "./scan-workspace.ts";
import { DEFAULTS, readSettings } from "./settings.ts";
import { showPage } from "./show-page.ts";
import { analyse } from "./subjects.ts";
import { getTexts } from "./texts.ts";
import { VERSION } from "./version.ts";

/** What a scan has judged, as a glob for the client's watcher. */
const SCANNED = `**/*.{${EXTENSIONS.join(",")}}`;

/** In milliseconds. */
const PAUSE = 1_000;

type MakeHost = (onEslintError: (folder: string, message: string) => void) => Host;

/** Starts to listen; returns at once. */
export function serve(connection: Connection, makeHost: MakeHost): void {
  const documents = new TextDocuments(TextDocument);
  let capabilities: ClientCapabilities = {};
  let options: InitializationOptions = {};
  let language: Language = "en";
  let isTrusted = true;
  let folders: string[] = [];
  let pushedSettings: Settings = DEFAULTS;
  const settings = new Map<string, Promise<Settings>>();
  const judgements = new Map<string, { readonly version: number; readonly judged: Promise<JudgedDocument> }>();
  const memories = new Map<string, ProgramMemory>();
  /** What the last scan looked at, and which files of that show its findings. */
  let reached: ReadonlySet<string> = new Set();
  const scanned = new Set<string>();
  let watchesScanned = false;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Grows with everything that changes how documents are judged. */
  let epoch = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;

  const host = makeHost((folder, message) => {
    connection.console.warn(getTexts(language).eslintFailed(folder, message));
  });

  const clientFiles: HostFiles = {
    find: (folder) => connection.sendRequest<readonly string[]>(FIND_FILES, { folder }),
    read: async (uri) => (await connection.sendRequest<string | null>(READ_FILE, { uri })) ?? undefined,
  };
  const getFiles = (): HostFiles | undefined => (options.servesFiles === true ? clientFiles : host.files);

  const getSettings = (uri: string): Promise<Settings> => {
    if (capabilities.workspace?.configuration !== true) return Promise.resolve(pushedSettings);
    const known = settings.get(uri);
    if (known !== undefined) return known;
    const asked = connection.workspace
      .getConfiguration({ scopeUri: uri, section: SECTION })
      .then(readSettings, () => DEFAULTS);
    settings.set(uri, asked);
    return asked;
  };

  const context = (): JudgeContext => ({
    host,
    language,
    getSettings,
    getFolders: () => folders,
    isTrusted: () => isTrusted,
  });

  const pulls = (): boolean => capabilities.textDocument?.diagnostic !== undefined;

  /** Whether an open document's findings are published, besides being told to who asks. */
  const publishes = (uri: string): boolean => !pulls() || (options.mergesDiagnostics === true && reached.has(uri));

  /** Publishes what a scan has found in a file; nothing where nothing is shown and nothing was. */
  const sendScanned = async (uri: string, diagnostics: Diagnostic[]): Promise<void> => {
    if (diagnostics.length > 0) scanned.add(uri);
    else if (!scanned.delete(uri)) return;
    await connection.sendDiagnostics({ uri, diagnostics });
  };

  /** A pause in typing is the time to give back what parsing has used. */
  const rest = (): void => {
    clearTimeout(resting);
    if (host.collectGarbage !== undefined) resting = setTimeout(host.collectGarbage, PAUSE);
  };

  /** Judges each version once, whoever asks first. */
  const judge = (document: TextDocument): Promise<JudgedDocument> => {
    const known = judgements.get(document.uri);
    if (known?.version === document.version) return known.judged;
    const memory = memories.get(document.uri) ?? {};
    memories.set(document.uri, memory);
    const judged = judgeDocument(document, context(), memory).then((result) => {
      rest();
      if (options.hasClientCommands === true) {
        const status: Status = { uri: document.uri, ...result.status };
        quietly(connection.sendNotification(STATUS, status));
      }
      return result;
    });
    judgements.set(document.uri, { version: document.version, judged });
    return judged;
  };

  const judgeOpen = async (uri: string, token?: CancellationToken): Promise<JudgedDocument | undefined> => {
    // Edits that wait behind this request come first: nobody needs an answer about an older text.
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (token?.isCancellationRequested === true) throw new ResponseError(LSPErrorCodes.RequestCancelled, "Cancelled.");
    const document = documents.get(uri);
    return document === undefined ? undefined : judge(document);
  };

  const publish = async (uri: string): Promise<void> => {
    timers.delete(uri);
    const document = documents.get(uri);
    if (document === undefined) return;
    const { version } = document;
    const before = epoch;
    const judged = await judge(document);
    if (documents.get(uri)?.version !== version || epoch !== before) return;
    if (pulls()) await sendScanned(uri, getDiagnostics(judged));
    else await connection.sendDiagnostics({ uri, version, diagnostics: getDiagnostics(judged) });
  };

  const schedule = (uri: string): void => {
    if (!publishes(uri)) return;
    clearTimeout(timers.get(uri));
    // Edits that have come already are taken in first; while one text is judged, those that come meanwhile become one.
    timers.set(
      uri,
      setTimeout(() => {
        quietly(publish(uri));
      }, 0),
    );
  };

  /** Something other than a text has changed: all that was judged is judged anew. */
  const judgeAnew = (): void => {
    epoch++;
    judgements.clear();
    for (const { uri } of documents.all()) schedule(uri);
    if (capabilities.workspace?.diagnostics?.refreshSupport === true)
      quietly(connection.languages.diagnostics.refresh());
    if (capabilities.workspace?.codeLens?.refreshSupport === true)
      quietly(connection.sendRequest(CodeLensRefreshRequest.type));
  };

  connection.onInitialize((params) => {
    capabilities = params.capabilities;
    options = readOptions(params.initializationOptions);
    setParserAddress(options.parserUri);
    language = getLanguage(options.language ?? params.locale);
    isTrusted = options.isTrusted !== false;
    folders = params.workspaceFolders?.map(({ uri }) => uri) ?? [];
    return {
      serverInfo: { name: "fair-shuffle-language-server", version: VERSION },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
        ...(pulls()
          ? {
              diagnosticProvider: {
                identifier: "fair-shuffle",
                interFileDependencies: false,
                workspaceDiagnostics: false,
              },
            }
          : {}),
        codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL_KIND] },
        hoverProvider: true,
        codeLensProvider: {},
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
        // A client that has the commands itself would have them twice.
        ...(options.hasClientCommands === true
          ? {}
          : { executeCommandProvider: { commands: [CLIENT_COMMANDS.simulate, SCAN_COMMAND] } }),
      },
    };
  });

  connection.onInitialized(() => {
    const { workspace } = capabilities;
    if (workspace?.didChangeConfiguration?.dynamicRegistration === true)
      quietly(connection.client.register(DidChangeConfigurationNotification.type, { section: SECTION }));
    if (workspace?.didChangeWatchedFiles?.dynamicRegistration === true)
      quietly(
        connection.client.register(DidChangeWatchedFilesNotification.type, {
          watchers: [{ globPattern: `**/{${CONFIGURATIONS.join(",")}}` }],
        }),
      );
    if (workspace?.workspaceFolders === true)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => uri));
        folders = [...folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
        judgeAnew();
      });
  });

  connection.onDidChangeConfiguration((change) => {
    const pushed: unknown = change.settings;
    if (typeof pushed === "object" && pushed !== null && SECTION in pushed) {
      pushedSettings = readSettings(Reflect.get(pushed, SECTION));
    }
    settings.clear();
    judgeAnew();
  });

  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri } of changes) if (!documents.get(uri)) quietly(scanAgain(uri));
    if (!changes.some(({ uri }) => isConfiguration(uri))) return;
    host.eslint?.forget();
    judgeAnew();
  });

  /** A file of the last scan that has changed on disk, or is no longer open, shows what is found in it now. */
  const scanAgain = async (uri: string): Promise<void> => {
    const files = getFiles();
    if (files === undefined || !reached.has(uri)) return;
    const judged = await judgeFile(uri, files, context());
    if (documents.get(uri) !== undefined) return;
    await sendScanned(uri, judged === undefined ? [] : getDiagnostics(judged));
  };

  /** Only who has scanned wants to hear of every file. */
  const watchScanned = (): void => {
    if (watchesScanned || capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true) return;
    watchesScanned = true;
    quietly(
      connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: SCANNED }] }),
    );
  };

  connection.onNotification(TRUST_GRANTED, () => {
    isTrusted = true;
    judgeAnew();
  });

  documents.onDidChangeContent(({ document }) => {
    // From now on it is published as an open one, or the editor asks for it itself.
    if (!pulls()) scanned.delete(document.uri);
    else if (!publishes(document.uri)) quietly(sendScanned(document.uri, []));
    schedule(document.uri);
  });

  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(timers.get(uri));
    timers.delete(uri);
    judgements.delete(uri);
    memories.delete(uri);
    settings.delete(uri);
    if (!pulls()) quietly(connection.sendDiagnostics({ uri, diagnostics: [] }));
    quietly(scanAgain(uri));
  });

  connection.languages.diagnostics.on(async ({ textDocument: { uri }, previousResultId }, token) => {
    const judged = await judgeOpen(uri, token);
    if (judged === undefined) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    if (judged.document.version !== documents.get(uri)?.version)
      throw new ResponseError(LSPErrorCodes.ServerCancelled, "The text has changed.", { retriggerRequest: true });
    const resultId = `${epoch}.${judged.document.version}`;
    return resultId === previousResultId
      ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId }
      : { kind: DocumentDiagnosticReportKind.Full, resultId, items: getDiagnostics(judged) };
  });

  const actionContext = (): ActionContext => ({
    texts: getTexts(language),
    hasClientCommands: options.hasClientCommands === true,
    takesVersions: capabilities.workspace?.workspaceEdit?.documentChanges === true,
  });

  connection.onCodeAction(async ({ textDocument, range, context: { only } }, token) => {
    const judged = await judgeOpen(textDocument.uri, token);
    return judged === undefined ? [] : getCodeActions(judged, range, only, actionContext());
  });

  connection.onHover(async ({ textDocument, position }, token) => {
    const judged = await judgeOpen(textDocument.uri, token);
    if (judged === undefined) return null;
    return getHover(judged, position, getTexts(language), language, options.hasClientCommands === true);
  });

  connection.onCodeLens(async ({ textDocument }, token) => {
    const judged = await judgeOpen(textDocument.uri, token);
    return judged === undefined ? [] : getCodeLenses(judged, getTexts(language));
  });

  connection.onRequest(ANALYSIS, async ({ textDocument, position }: AnalysisParams, token: CancellationToken) => {
    const judged = await judgeOpen(textDocument.uri, token);
    return judged === undefined ? null : analyse(judged, position, getTexts(language), language);
  });

  const scan = async (token: CancellationToken, workDoneToken: ProgressToken | undefined): Promise<ScanSummary> => {
    const files = getFiles();
    if (files === undefined) return { files: 0, findings: 0, fixable: 0, failed: 0, seconds: 0, isCancelled: false };
    const texts = getTexts(language).scan;
    const canCreate = workDoneToken === undefined && capabilities.window?.workDoneProgress === true;
    const created = canCreate ? await connection.window.createWorkDoneProgress() : undefined;
    const progress = workDoneToken === undefined ? created : connection.window.attachWorkDoneProgress(workDoneToken);
    progress?.begin(texts.title, 0, undefined, true);
    const isCancelled = (): boolean => token.isCancellationRequested || created?.token.isCancellationRequested === true;
    for (const uri of scanned) quietly(connection.sendDiagnostics({ uri, diagnostics: [] }));
    scanned.clear();
    watchScanned();
    let toldAt = 0;
    try {
      return await scanWorkspace({
        folders,
        files,
        context: context(),
        getOpen: (uri) => documents.get(uri),
        onReach: (uris) => {
          reached = uris;
        },
        onFound: (uri, diagnostics) => {
          // An open document's are shown already, or asked for.
          if (documents.get(uri) !== undefined && (!pulls() || !publishes(uri))) return;
          quietly(sendScanned(uri, diagnostics));
        },
        onProgress: (done, all) => {
          if (done < all && performance.now() - toldAt < 100) return;
          toldAt = performance.now();
          progress?.report(Math.round((100 * done) / all), texts.progress(done, all));
        },
        isCancelled,
      });
    } finally {
      progress?.done();
    }
  };

  connection.onRequest(SCAN_WORKSPACE, ({ workDoneToken }: ScanParams, token: CancellationToken) =>
    scan(token, workDoneToken),
  );

  connection.onExecuteCommand(async ({ command, arguments: given = [] }, token) => {
    if (command === SCAN_COMMAND) return scan(token, undefined);
    if (command !== CLIENT_COMMANDS.simulate) return null;
    const [uri, position] = given as [unknown, unknown];
    if (typeof uri === "string" && isPosition(position)) await showPageOf(uri, position);
    return null;
  });

  async function showPageOf(uri: string, position: Position): Promise<void> {
    const texts = getTexts(language);
    const judged = await judgeOpen(uri);
    const analysis = judged === undefined ? null : await analyse(judged, position, texts, language);
    const canShow = capabilities.window?.showDocument?.support === true;
    await showPage(connection, host, analysis?.subject, { texts, language, canShow });
  }

  serveEnableRule(connection);
  documents.listen(connection);
  connection.listen();
}

/** A client that is gone, or that refuses, is no reason to end; what went wrong is lost with the answer that nobody gets. */
function quietly(done: Promise<unknown>): void {
  done.catch(() => undefined);
}

/** Without a client of ours, this starts a scan of the workspace. */
const SCAN_COMMAND = "fairShuffle.scanWorkspace";

function readOptions(given: unknown): InitializationOptions {
  if (typeof given !== "object" || given === null) return {};
  const get = (name: string): unknown => Reflect.get(given, name);
  const [language, parserUri] = [get("language"), get("parserUri")];
  return {
    hasClientCommands: get("hasClientCommands") === true,
    servesFiles: get("servesFiles") === true,
    mergesDiagnostics: get("mergesDiagnostics") === true,
    isTrusted: get("isTrusted") !== false,
    ...(typeof language === "string" ? { language } : {}),
    ...(typeof parserUri === "string" ? { parserUri } : {}),
  };
}

function isPosition(value: unknown): value is Position {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "line") === "number" &&
    typeof Reflect.get(value, "character") === "number"
  );
}
