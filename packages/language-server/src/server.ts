// The server: keeps open documents in step with the editor, and answers what it asks of them.
import { getLanguage, type Language } from "@fair-shuffle/bias";
import { EXTENSIONS, type ProgramMemory } from "@fair-shuffle/lint";
import {
  CodeActionKind,
  CodeLensRefreshRequest,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticReportKind,
  ErrorCodes,
  LSPErrorCodes,
  ResponseError,
  TextDocuments,
  TextDocumentSyncKind,
  type CancellationToken,
  type ClientCapabilities,
  type Connection,
  type Diagnostic,
  type InitializeParams,
  type Position,
  type ProgressToken,
  type WorkspaceFolder,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { getCodeActions, type ActionContext } from "./code-actions.ts";
import { getCodeLenses } from "./code-lenses.ts";
import { CONFIGURATIONS, isConfiguration } from "./configurations.ts";
import { getDiagnostics } from "./diagnostics.ts";
import type { EslintFailure } from "./eslint-answer.ts";
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

type MakeHost = (onEslintFailure: (folder: string, failure: EslintFailure) => void) => Host;

/** What becomes of one text of a document. */
interface Judgement {
  /** No other text has it, and no other way to judge this one. */
  readonly id: string;
  readonly document: TextDocument;
  readonly judged: Promise<JudgedDocument>;
}

/** Starts to listen; returns at once. */
export function serve(connection: Connection, makeHost: MakeHost): void {
  // Each text is an object of its own: versions repeat, when a document is opened again or a client counts badly, and who has judged one text shall not see another.
  const documents = new TextDocuments({
    create: TextDocument.create,
    update: (document: TextDocument, changes, version) => {
      const { uri, languageId } = document;
      return TextDocument.update(TextDocument.create(uri, languageId, version, document.getText()), changes, version);
    },
  });
  let phase: "new" | "running" | "over" = "new";
  let capabilities: ClientCapabilities = {};
  let options: InitializationOptions = {};
  let language: Language = "en";
  let isTrusted = true;
  let folders: string[] = [];
  let pushedSettings: Settings = DEFAULTS;
  const settings = new Map<string, Promise<Settings>>();
  const judgements = new Map<string, Judgement>();
  let judgedUntilNow = 0;
  const memories = new Map<string, ProgramMemory>();
  /** Editors escape more or less of a name than we do: what a scan finds on disk, and what is open, meet by their paths. */
  const openUris = new Map<string, string>();
  /** The paths that the last scan looked at, and under which uris those of them show its findings that have any. */
  let reached: ReadonlySet<string> = new Set();
  const scanned = new Map<string, string>();
  let watchesScanned = false;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const host = makeHost((folder, failure) => {
    const { eslintFailed, eslintEnded, eslintSlow } = getTexts(language);
    connection.console.warn(
      failure.kind === "slow"
        ? eslintSlow(folder, failure.seconds)
        : eslintFailed(folder, failure.kind === "said" ? failure.message : eslintEnded(failure.by)),
    );
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
    onLateSetting: (uri) => {
      judgements.delete(uri);
      showAnew([uri]);
    },
  });

  const pulls = (): boolean => capabilities.textDocument?.diagnostic !== undefined;

  /** Whether an open document's findings are published, besides being told to who asks. */
  const publishes = (uri: string): boolean =>
    !pulls() || (options.mergesDiagnostics === true && reached.has(host.getPath(uri)));

  /** The uri by which a file is open, where it is. */
  const asOpen = (uri: string): string => openUris.get(host.getPath(uri)) ?? uri;

  /** Publishes what a scan has found in a file; nothing where nothing is shown and nothing was. */
  const sendScanned = async (uri: string, diagnostics: Diagnostic[]): Promise<void> => {
    const path = host.getPath(uri);
    const shown = scanned.get(path);
    scanned.delete(path);
    if (shown !== undefined && (shown !== uri || diagnostics.length === 0))
      await connection.sendDiagnostics({ uri: shown, diagnostics: [] });
    if (diagnostics.length === 0) return;
    scanned.set(path, uri);
    await connection.sendDiagnostics({ uri, diagnostics });
  };

  /** A pause in typing is the time to give back what parsing has used. */
  const rest = (): void => {
    clearTimeout(resting);
    if (host.collectGarbage !== undefined) resting = setTimeout(host.collectGarbage, PAUSE);
  };

  /** Judges each text once, whoever asks first. */
  const judge = (document: TextDocument): Judgement => {
    const known = judgements.get(document.uri);
    if (known?.document === document) return known;
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
    const judgement = { id: String(judgedUntilNow++), document, judged };
    judgements.set(document.uri, judgement);
    return judgement;
  };

  /** Undefined where the document is not open. Throws a ResponseError where there is no answer any more, or none yet. */
  const judgeOpen = async (uri: string, token?: CancellationToken): Promise<JudgedOpen | undefined> => {
    // Edits that wait behind this request come first: nobody needs an answer about an older text.
    await new Promise((resolve) => setTimeout(resolve, 0));
    requireRunning();
    refuseCancelled(token);
    const document = documents.get(uri);
    if (document === undefined) return undefined;
    const judgement = judge(document);
    const judged = await judgement.judged;
    refuseCancelled(token);
    if (judgements.get(uri) !== judgement)
      throw new ResponseError(LSPErrorCodes.ContentModified, "The text has changed.");
    return { ...judged, id: judgement.id };
  };

  const requireRunning = (): void => {
    if (phase === "new") throw new ResponseError(ErrorCodes.ServerNotInitialized, "The server is not initialized.");
    if (phase === "over") throw new ResponseError(ErrorCodes.InvalidRequest, "The server is shut down.");
  };

  const publish = async (uri: string): Promise<void> => {
    timers.delete(uri);
    const document = documents.get(uri);
    if (document === undefined) return;
    const judgement = judge(document);
    const judged = await judgement.judged;
    if (judgements.get(uri) !== judgement) return;
    if (pulls()) await sendScanned(uri, getDiagnostics(judged));
    else await connection.sendDiagnostics({ uri, version: document.version, diagnostics: getDiagnostics(judged) });
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
    judgements.clear();
    showAnew(documents.keys());
  };

  const showAnew = (uris: readonly string[]): void => {
    for (const uri of uris) schedule(uri);
    if (capabilities.workspace?.diagnostics?.refreshSupport === true)
      quietly(connection.languages.diagnostics.refresh());
    if (capabilities.workspace?.codeLens?.refreshSupport === true)
      quietly(connection.sendRequest(CodeLensRefreshRequest.type));
  };

  connection.onInitialize((params) => {
    if (phase !== "new") throw new ResponseError(ErrorCodes.InvalidRequest, "The server is initialized already.");
    capabilities = params.capabilities;
    options = readOptions(params.initializationOptions);
    setParserAddress(options.parserUri);
    language = getLanguage(options.language ?? params.locale);
    isTrusted = options.isTrusted !== false;
    folders = getFolders(params);
    phase = "running";
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

  connection.onShutdown(() => {
    requireRunning();
    phase = "over";
    clearTimeout(resting);
    host.eslint?.forget();
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
    for (const { uri } of changes) if (!documents.get(asOpen(uri))) quietly(scanAgain(uri));
    if (!changes.some(({ uri }) => isConfiguration(uri))) return;
    host.eslint?.forget();
    judgeAnew();
  });

  /** A file of the last scan that has changed on disk, or is no longer open, shows what is found in it now. */
  const scanAgain = async (uri: string): Promise<void> => {
    const files = getFiles();
    if (files === undefined || !reached.has(host.getPath(uri))) return;
    const judged = await judgeFile(uri, files, context());
    if (!documents.get(uri)) settings.delete(uri);
    if (documents.get(asOpen(uri)) !== undefined) return;
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

  documents.onDidOpen(({ document: { uri } }) => {
    openUris.set(host.getPath(uri), uri);
  });

  documents.onDidChangeContent(({ document: { uri } }) => {
    const path = host.getPath(uri);
    // From now on it is published as an open one, or the editor asks for it itself.
    if (!pulls() && scanned.get(path) === uri) scanned.delete(path);
    else if (!pulls() || !publishes(uri)) quietly(sendScanned(uri, []));
    schedule(uri);
  });

  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(timers.get(uri));
    timers.delete(uri);
    judgements.delete(uri);
    memories.delete(uri);
    settings.delete(uri);
    if (openUris.get(host.getPath(uri)) === uri) openUris.delete(host.getPath(uri));
    if (!pulls()) quietly(connection.sendDiagnostics({ uri, diagnostics: [] }));
    quietly(scanAgain(uri));
    // What it held is given back without another document's help.
    rest();
  });

  connection.languages.diagnostics.on(async ({ textDocument: { uri }, previousResultId }, token) => {
    const judged = await judgeOpen(uri, token).catch(askAgain);
    if (judged === undefined) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    const { id: resultId } = judged;
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
    requireRunning();
    const files = getFiles();
    if (files === undefined) return { files: 0, findings: 0, fixable: 0, failed: 0, seconds: 0, isCancelled: false };
    const texts = getTexts(language).scan;
    const canCreate = workDoneToken === undefined && capabilities.window?.workDoneProgress === true;
    const created = canCreate ? await connection.window.createWorkDoneProgress() : undefined;
    const progress = workDoneToken === undefined ? created : connection.window.attachWorkDoneProgress(workDoneToken);
    progress?.begin(texts.title, 0, undefined, true);
    const isCancelled = (): boolean => token.isCancellationRequested || created?.token.isCancellationRequested === true;
    for (const uri of scanned.values()) quietly(connection.sendDiagnostics({ uri, diagnostics: [] }));
    scanned.clear();
    watchScanned();
    let toldAt = 0;
    try {
      return await scanWorkspace({
        folders,
        files,
        context: context(),
        getOpen: (uri) => documents.get(asOpen(uri)),
        onReach: (uris) => {
          reached = new Set([...uris].map(host.getPath));
        },
        onFound: (found, diagnostics) => {
          const uri = asOpen(found);
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
      for (const uri of settings.keys()) if (!documents.get(uri)) settings.delete(uri);
    }
  };

  connection.onRequest(SCAN_WORKSPACE, ({ workDoneToken }: ScanParams, token: CancellationToken) =>
    scan(token, workDoneToken),
  );

  connection.onExecuteCommand(async ({ command, arguments: given }, token) => {
    if (command === SCAN_COMMAND) return scan(token, undefined);
    if (command !== CLIENT_COMMANDS.simulate) return null;
    const [uri, position] = Array.isArray(given) ? (given as unknown[]) : [];
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

type JudgedOpen = JudgedDocument & Pick<Judgement, "id">;

function refuseCancelled(token: CancellationToken | undefined): void {
  if (token?.isCancellationRequested === true) throw new ResponseError(LSPErrorCodes.RequestCancelled, "Cancelled.");
}

/** Who pulls diagnostics is told in another way than others that they are out of date. */
function askAgain(error: unknown): never {
  if (error instanceof ResponseError && error.code === LSPErrorCodes.ContentModified)
    throw new ResponseError(LSPErrorCodes.ServerCancelled, error.message, { retriggerRequest: true });
  throw error;
}

/** The folders that are open; older clients tell of one, and in another way. */
function getFolders({ workspaceFolders, ...older }: InitializeParams): string[] {
  const root: unknown = Reflect.get(older, "rootUri");
  const uris: readonly unknown[] = Array.isArray(workspaceFolders)
    ? workspaceFolders.map((folder: Partial<WorkspaceFolder> | null) => folder?.uri)
    : [root];
  return uris.filter((uri) => typeof uri === "string");
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
