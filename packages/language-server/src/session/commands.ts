// The commands that a client without a part of ours lets the server run: the scan, and the bias page in a file.
import type { Position } from "vscode-languageserver";
import { CLIENT_COMMANDS } from "../protocol.ts";
import { showPage } from "../show-page.ts";
import { analyse } from "../subjects.ts";
import { getTexts } from "../texts.ts";
import { judgeOpen } from "./judge-open.ts";
import { scan } from "./scan.ts";
import type { Session } from "./session.ts";

/** Without a client of ours, this starts a scan of the workspace. */
const SCAN_COMMAND = "fairShuffle.scanWorkspace";

export const COMMANDS: readonly string[] = [CLIENT_COMMANDS.simulate, SCAN_COMMAND];

export function serveCommands(session: Session): void {
  session.connection.onExecuteCommand(async ({ command, arguments: given }, token) => {
    if (command === SCAN_COMMAND) return scan(session, token, undefined);
    if (command !== CLIENT_COMMANDS.simulate) return null;
    const [uri, position] = Array.isArray(given) ? (given as unknown[]) : [];
    if (typeof uri === "string" && isPosition(position)) await showPageOf(session, uri, position);
    return null;
  });
}

async function showPageOf(session: Session, uri: string, position: Position): Promise<void> {
  const { connection, host, client } = session;
  const texts = getTexts(client.language);
  const judged = await judgeOpen(session, uri);
  const analysis = judged === undefined ? null : await analyse(judged, position, client.language);
  const canShow = client.capabilities.window?.showDocument?.support === true;
  await showPage(connection, host, analysis?.subject, { texts, language: client.language, canShow });
}

function isPosition(value: unknown): value is Position {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "line") === "number" &&
    typeof Reflect.get(value, "character") === "number"
  );
}
