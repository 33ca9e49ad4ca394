// The bundled language server, spoken to byte by byte: for what no client library would send, and for servers that die.
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { StreamMessageReader, type Message } from "vscode-languageserver-protocol/node";

const SERVER = fileURLToPath(new URL("../../../packages/language-server/dist/server.js", import.meta.url));

/** A message from the server, as far as tests ask. */
export interface Heard extends Message {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

export interface RawServer {
  readonly processId: number;
  /** All that it has said, in its order. */
  readonly heard: readonly Heard[];
  readonly getStderr: () => string;
  readonly write: (bytes: string | Buffer) => void;
  readonly send: (message: object) => void;
  /** Sends a request and resolves with its answer. */
  readonly ask: (method: string, params?: unknown) => Promise<Heard>;
  /** Initializes it, without any capability where none is given. */
  readonly initialize: (params?: object) => Promise<Heard>;
  readonly open: (uri: string, text: string, languageId?: string, version?: number) => void;
  /** Ends its input. */
  readonly hangUp: () => void;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** A message in its frame. */
export function frame(message: object): string {
  const body = JSON.stringify({ jsonrpc: "2.0", ...message });
  return `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Starts a server of its own; whoever starts it must end it. */
export function startRawServer(): RawServer {
  const child = spawn(process.execPath, [SERVER, "--stdio"], { stdio: "pipe" });
  const heard: Heard[] = [];
  const waiting = new Map<Heard["id"], (answer: Heard) => void>();
  new StreamMessageReader(child.stdout).listen((message) => {
    const it = message as Heard;
    heard.push(it);
    if (it.method === undefined) waiting.get(it.id)?.(it);
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  // Who writes to a server that has ended hears of it here.
  child.stdin.on("error", () => undefined);
  let asked = 0;
  const send = (message: object): void => {
    child.stdin.write(frame(message));
  };
  const ask = (method: string, params?: unknown): Promise<Heard> =>
    new Promise((resolve) => {
      const id = `ask ${asked++}`;
      waiting.set(id, resolve);
      send({ id, method, ...(params === undefined ? {} : { params }) });
    });
  return {
    processId: child.pid ?? 0,
    heard,
    getStderr: () => stderr,
    write: (bytes) => child.stdin.write(bytes),
    send,
    ask,
    initialize: async (params = {}) => {
      const answer = await ask("initialize", { processId: null, rootUri: null, capabilities: {}, ...params });
      send({ method: "initialized", params: {} });
      return answer;
    },
    open: (uri, text, languageId = "javascript", version = 1) => {
      send({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId, version, text } } });
    },
    hangUp: () => child.stdin.end(),
    kill: (signal) => child.kill(signal),
    ended: new Promise((resolve) =>
      child.once("close", (code, signal) => {
        resolve(code ?? signal);
      }),
    ),
  };
}

/** What was last published of a document. */
export const getPublished = ({ heard }: RawServer, uri: string): readonly unknown[] | undefined => {
  const last = heard.findLast(
    ({ method, params }) => method === "textDocument/publishDiagnostics" && params?.uri === uri,
  );
  return last?.params?.diagnostics as readonly unknown[] | undefined;
};

/** Whether a process runs; one that has ended and that nobody has asked for does not. */
export function isRunning(processId: number): boolean {
  if (process.platform !== "win32") return !/^(?:[ZX]|$)/.test(askSystem(processId, "stat"));
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** The resident memory of a process, in megabytes. Not for Windows. */
export const getResident = (processId: number): number => Number(askSystem(processId, "rss")) / 1024;

/** Nothing where there is no such process. */
const askSystem = (processId: number, what: string): string =>
  spawnSync("ps", ["-o", `${what}=`, "-p", String(processId)], { encoding: "utf8" }).stdout.trim();
