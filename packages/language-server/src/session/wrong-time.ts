// Requests that come too early, too late, or are no longer wanted are refused.
import { ErrorCodes, LSPErrorCodes, ResponseError, type CancellationToken } from "vscode-languageserver";
import type { Session } from "./session.ts";

export function requireNew({ phase }: Session): void {
  if (phase !== "new") throw new ResponseError(ErrorCodes.InvalidRequest, "The server is initialized already.");
}

export function requireRunning({ phase }: Session): void {
  if (phase === "new") throw new ResponseError(ErrorCodes.ServerNotInitialized, "The server is not initialized.");
  if (phase === "over") throw new ResponseError(ErrorCodes.InvalidRequest, "The server is shut down.");
}

export function refuseCancelled(token: CancellationToken | undefined): void {
  if (token?.isCancellationRequested === true) throw new ResponseError(LSPErrorCodes.RequestCancelled, "Cancelled.");
}
