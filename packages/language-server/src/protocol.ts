// What this server and its clients say to each other beyond the language server protocol; types alone, so that a client can import them for nothing.
import type { Subject } from "@fair-shuffle/lab";
import type { Position, ProgressToken, Range, TextDocumentIdentifier } from "vscode-languageserver";

/** `initializationOptions`: what a client can do. An editor without a client of ours sends nothing. */
export interface InitializationOptions {
  /** True where the client has the commands of `CLIENT_COMMANDS`; else the server writes a page and has it shown. */
  readonly hasClientCommands?: boolean;
  /** True where the server shall read files through the client (`FIND_FILES`, `READ_FILE`); else it has the disk, or no files at all. */
  readonly servesFiles?: boolean;
  /**
   * True where the client shows what is published of a file only while it asks for nothing of it: then a scan's findings are published, and kept up to date,
   * of open documents, too. An editor asks for no document that has no tab, and extensions keep many open.
   */
  readonly mergesDiagnostics?: boolean;
  /** False: nothing of the workspace may be executed, so the project's ESLint is not asked. True where it is left out. */
  readonly isTrusted?: boolean;
  /** What people read: "en", or "zh-cn"; English where it is left out or neither. */
  readonly language?: string;
  /** For the web alone: the address of `dist/typescript-parser.js`, where the worker's own address does not tell where it lies (a `blob:`). */
  readonly parserUri?: string;
}

/** The section of `workspace/configuration`. */
export const SECTION = "fairShuffle";

/** The commands that lenses, actions and hovers call where the client has them. */
export const CLIENT_COMMANDS = {
  /** Arguments: uri, position. Without `hasClientCommands` the server runs it itself, by the same name. */
  simulate: "fairShuffle.simulate",
  /** Arguments: uri, position. Shows the answer of `EXPLANATION`; without `hasClientCommands` the server runs it itself, by the same name. */
  explain: "fairShuffle.explain",
  /** Argument: uri. Called after a fix that imports a package which the project lacks. */
  offerHelper: "fairShuffle.offerHelper",
} as const;

/** The source of our diagnostics, and the code that all of them have. */
export const SOURCE = "fair-shuffle";
export const CODE = "no-biased-shuffle";

/** The kind of the action that fixes all of a file; `source.fixAll` asks for it too. */
export const FIX_ALL_KIND = "source.fixAll.fairShuffle";

/** Request, client to server: `AnalysisParams` → `Analysis | null`: the shuffle under a position. */
export const ANALYSIS = "fairShuffle/analysis";

export interface AnalysisParams {
  readonly textDocument: TextDocumentIdentifier;
  readonly position: Position;
}

export interface Analysis {
  readonly subject: Subject;
  /** All of its code. */
  readonly range: Range;
  /** Whether it is proved to be fair. */
  readonly isFair: boolean;
}

/** Request, client to server: `ExplanationParams` → `Explanation | null`: why nothing is reported of the loop or the sort at a position, or why something is. */
export const EXPLANATION = "fairShuffle/explanation";

export interface ExplanationParams {
  readonly textDocument: TextDocumentIdentifier;
  readonly position: Position;
}

export interface Explanation {
  readonly isReported: boolean;
  /** The address of the rule's page, in the client's language. */
  readonly page: string;
  /** Of the whole file. */
  readonly status: Omit<Status, "uri">;
  /** Why nothing is judged at the position, or in all of the file, as where that can't be parsed: a sentence, in the client's language. */
  readonly notJudged?: string;
  /** The one that says most first; at least one. */
  readonly answers: readonly {
    /** A sentence, in the client's language, about the code of the range. */
    readonly message: string;
    /** A sentence that says at which question it stopped; empty where the message tells itself what it is about. */
    readonly question: string;
    readonly range: Range;
  }[];
}

/** Request, client to server: `ScanParams` → `ScanSummary`; can be cancelled. Its findings are shown as diagnostics of the files, open or not. */
export const SCAN_WORKSPACE = "fairShuffle/scanWorkspace";

export interface ScanParams {
  readonly workDoneToken?: ProgressToken;
}

export interface ScanSummary {
  /** How many files were read. */
  readonly files: number;
  readonly findings: number;
  /** How many of them have a fix. */
  readonly fixable: number;
  /** How many of the others have suggestions, of which somebody has to choose. */
  readonly undecided: number;
  /** How many files have chance in them, but could not be parsed or judged; the output names them. */
  readonly failed: number;
  /** How many places in the files that were judged may hold a shuffle and are not read. */
  readonly unread: number;
  readonly seconds: number;
  /** True where somebody stopped it: the numbers are those of the files until then. */
  readonly isCancelled: boolean;
}

/** Request, server to client, where `servesFiles`: `FindFilesParams` → uris of the files that can hold code, without those that the workspace ignores. */
export const FIND_FILES = "fairShuffle/findFiles";

export interface FindFilesParams {
  /** The uri of a workspace folder. */
  readonly folder: string;
}

/** Request, server to client, where `servesFiles`: `ReadFileParams` → the text, or null where there is none that can be read. */
export const READ_FILE = "fairShuffle/readFile";

export interface ReadFileParams {
  readonly uri: string;
}

/** Notification, server to client: what becomes of an open document, each time that it changes. */
export const STATUS = "fairShuffle/status";

export interface Status {
  readonly uri: string;
  /** "unread": there is chance in it, but it could not be parsed or judged. */
  readonly state: "active" | "off" | "unread";
  /** A sentence in the client's language: why it is off or unread, or whose settings hold. */
  readonly reason: string;
}

/** Notification, client to server, without parameters: the workspace is trusted from now on. */
export const TRUST_GRANTED = "fairShuffle/trustGranted";

/** Request, client to server: `EnableRuleParams` → `EnableRuleAnswer`: what a project's ESLint configuration becomes with the rule in it. The client reads and writes. */
export const ENABLE_RULE = "fairShuffle/enableRule";

export type { EnableRuleAnswer, EnableRuleParams, Refusal } from "./enable-rule/answer.ts";
