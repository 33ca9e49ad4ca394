// The test's end of the driver: hands it functions, which run in the editor's extension host, and gets what they return.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type * as vscode from "vscode";
import { PATIENCE } from "../browser/chromium.ts";

/** VS Code's own interface, as an extension has it. */
type Api = typeof vscode;

/** What crosses the border to the extension host and back. */
type Json = null | boolean | number | string | undefined | readonly Json[] | { readonly [key: string]: Json };

export interface DriverChannel {
  /** Where the driver asks for something to do. */
  readonly address: string;
  /**
   * Calls a function in the extension host. It sees its arguments and VS Code's interface and nothing else, because it gets there as text.
   * What it returns gets back as JSON. Throws what it throws, as an Error; throws an Error if no answer comes in time.
   */
  readonly run: <Args extends readonly Json[], Result>(
    task: (api: Api, ...args: Args) => Result | PromiseLike<Result>,
    ...args: Args
  ) => Promise<Result>;
  readonly close: () => void;
}

interface Request {
  readonly id: number;
  /** As the driver gets it. */
  readonly body: string;
}

interface Call {
  readonly resolve: (value: Json) => void;
  readonly reject: (error: Error) => void;
}

export async function openDriverChannel(): Promise<DriverChannel> {
  const waiting = new Map<number, Call>();
  const unsent: Request[] = [];
  /** What no answer came to yet. */
  const unanswered = new Map<number, Request>();
  const hosts: string[] = [];
  let driver: ServerResponse | undefined;
  let calls = 0;

  const send = (): void => {
    if (driver === undefined) return;
    const request = unsent.shift();
    if (request === undefined) return;
    unanswered.set(request.id, request);
    driver.end(request.body);
    driver = undefined;
  };

  /** Returns whether an extension host is the one of the window as it is now. What was asked of one before it, and not answered, is asked of the new one. */
  const isCurrent = (host: string): boolean => {
    if (!hosts.includes(host)) {
      hosts.push(host);
      unsent.unshift(...unanswered.values());
      unanswered.clear();
    }
    return host === hosts.at(-1);
  };

  const answer = (body: string): void => {
    const { id, value, error } = JSON.parse(body) as { id: number; value?: Json; error?: string };
    const call = waiting.get(id);
    waiting.delete(id);
    unanswered.delete(id);
    if (error === undefined) call?.resolve(value);
    else call?.reject(new Error(`In the extension host: ${error}`));
  };

  const server = createServer((request: IncomingMessage, response) => {
    // The web worker's page comes from another port.
    response.setHeader("access-control-allow-origin", "*");
    if (request.method !== "POST") {
      if (!isCurrent(request.url ?? "")) {
        response.destroy();
        return;
      }
      driver?.destroy();
      driver = response;
      // Its window was closed or loaded anew: what is asked from then on is for the next one.
      response.on("close", () => {
        if (driver === response) driver = undefined;
      });
      send();
      return;
    }
    text(request).then(
      (body) => {
        answer(body);
        response.end();
      },
      // The window was closed in the middle of its answer; whoever waits for it hears of that in the end.
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}/`,
    run: async (task, ...args) => {
      const id = calls++;
      const source = task.toString();
      const request = { id, body: JSON.stringify({ id, source, args }) };
      let timer: NodeJS.Timeout | undefined;
      const value = await new Promise<Json>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => {
          waiting.delete(id);
          reject(new Error(`The extension host did not answer within ${PATIENCE / 1000} s: ${source}`));
        }, PATIENCE);
        unsent.push(request);
        send();
      }).finally(() => {
        clearTimeout(timer);
      });
      return value as Awaited<ReturnType<typeof task>>;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
