// What the server knows of one client and its documents: every part of it is handed this, and keeps nothing beside it.
import type { ProgramMemory } from "@fair-shuffle/lint";
import { Emitter, TextDocuments, type Connection } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { EslintFailure } from "../eslint-answer.ts";
import type { Host } from "../host.ts";
import type { JudgedDocument } from "../judge-document.ts";
import { DEFAULTS, type Settings } from "../settings.ts";
import { getTexts } from "../words/server-texts.ts";
import { UNKNOWN_CLIENT, type Client } from "./client.ts";

type Timer = ReturnType<typeof setTimeout>;

export type MakeHost = (onEslintFailure: (folder: string, failure: EslintFailure) => void) => Host;

export interface Session {
  readonly connection: Connection;
  readonly host: Host;
  readonly documents: TextDocuments<TextDocument>;
  /** Editors escape more or less of a name than we do: what a scan finds on disk, and what is open, meet by their paths. */
  readonly openUris: Map<string, string>;
  phase: "new" | "running" | "over";
  client: Client;
  isTrusted: boolean;
  /** The uris of the folders that are open. */
  folders: readonly string[];
  readonly settings: KnownSettings;
  readonly judging: Judging;
  readonly scanned: Scanned;
  /** Publications of open documents that are due, by their uris. */
  readonly due: Map<string, Timer>;
  /** The end of the pause in typing. */
  resting: Timer | undefined;
}

interface KnownSettings {
  /** What a client sends that can't be asked. */
  pushed: Settings;
  /** What a client has answered, or will, by uri. */
  readonly asked: Map<string, Promise<Settings>>;
  /** What was said of values that make no sense. */
  readonly told: Set<string>;
}

/** What becomes of one text of a document. */
export interface Judgement {
  /** No other text has it, and no other way to judge this one. */
  readonly id: string;
  readonly document: TextDocument;
  readonly judged: Promise<JudgedDocument>;
}

interface Judging {
  /** By uri. */
  readonly judgements: Map<string, Judgement>;
  readonly memories: Map<string, ProgramMemory>;
  /** By uri, what came of the last text of a document that could be read, as far as its lenses need it. */
  readonly lastRead: Map<string, JudgedDocument>;
  untilNow: number;
  /** Tells the uri of a document that was judged without the project's ESLint, when that has answered after all. */
  readonly lateSetting: Emitter<string>;
}

interface Scanned {
  /** The paths that the last scan looked at. */
  reached: ReadonlySet<string>;
  /** By path, the uri under which its findings are shown, where it has any. */
  readonly shownAs: Map<string, string>;
  isWatched: boolean;
}

export function startSession(connection: Connection, makeHost: MakeHost): Session {
  const session: Session = {
    connection,
    host: makeHost((folder, failure) => {
      const { eslintFailed, eslintEnded, eslintSlow } = getTexts(session.client.language);
      connection.console.warn(
        failure.kind === "slow"
          ? eslintSlow(folder, failure.seconds)
          : eslintFailed(folder, failure.kind === "said" ? failure.message : eslintEnded(failure.by)),
      );
    }),
    documents: makeDocuments(),
    openUris: new Map(),
    phase: "new",
    client: UNKNOWN_CLIENT,
    isTrusted: true,
    folders: [],
    settings: { pushed: DEFAULTS, asked: new Map(), told: new Set() },
    judging: {
      judgements: new Map(),
      memories: new Map(),
      lastRead: new Map(),
      untilNow: 0,
      lateSetting: new Emitter(),
    },
    scanned: { reached: new Set(), shownAs: new Map(), isWatched: false },
    due: new Map(),
    resting: undefined,
  };
  return session;
}

/** Each text is an object of its own: versions repeat, when a document is opened again or a client counts badly, and who has judged one text shall not see another. */
function makeDocuments(): TextDocuments<TextDocument> {
  return new TextDocuments({
    create: TextDocument.create,
    update: (document: TextDocument, changes, version) => {
      const { uri, languageId } = document;
      return TextDocument.update(TextDocument.create(uri, languageId, version, document.getText()), changes, version);
    },
  });
}

/** Returns the uri by which a file is open, where it is. */
export function asOpen({ host, openUris }: Session, uri: string): string {
  return openUris.get(host.getPath(uri)) ?? uri;
}
