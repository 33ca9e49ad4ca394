// Who the client is and what it can do, as it says itself when it is initialized.
import type { Language } from "@fair-shuffle/bias";
import { getLanguage } from "@fair-shuffle/bias/model";
import type { ClientCapabilities, InitializeParams, WorkspaceFolder } from "vscode-languageserver";
import type { InitializationOptions } from "../protocol.ts";

export interface Client {
  readonly capabilities: ClientCapabilities;
  readonly options: InitializationOptions;
  /** What people read. */
  readonly language: Language;
}

/** Before the client has said anything. */
export const UNKNOWN_CLIENT: Client = { capabilities: {}, options: {}, language: "en" };

export function readClient({ capabilities, initializationOptions, locale }: InitializeParams): Client {
  const options = readOptions(initializationOptions);
  return { capabilities, options, language: getLanguage(options.language ?? locale) };
}

/** Returns whether the client asks for diagnostics; others are sent them. */
export function pulls({ capabilities }: Client): boolean {
  return capabilities.textDocument?.diagnostic !== undefined;
}

/** Returns the folders that are open; older clients tell of one, and in another way. */
export function readFolders({ workspaceFolders, ...older }: InitializeParams): string[] {
  const root: unknown = Reflect.get(older, "rootUri");
  const uris: readonly unknown[] = Array.isArray(workspaceFolders)
    ? workspaceFolders.map((folder: Partial<WorkspaceFolder> | null) => folder?.uri)
    : [root];
  return uris.filter((uri) => typeof uri === "string");
}

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
