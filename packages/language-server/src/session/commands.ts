// The commands that a client without a part of ours lets the server run: the scan, and the bias page in a file.
import { MessageType, ShowMessageNotification, type Position } from "vscode-languageserver";
import { explain } from "../explanation.ts";
import { CLIENT_COMMANDS } from "../protocol.ts";
import { showPage } from "../show-page.ts";
import { analyse } from "../subjects.ts";
import { getTexts } from "../words/server-texts.ts";
import { joinSentences } from "../words/sentences.ts";
import { judgeOpen } from "./judge-open.ts";
import { scan } from "./scan.ts";
import type { Session } from "./session.ts";

/** Without a client of ours, this starts a scan of the workspace. */
const SCAN_COMMAND = "fairShuffle.scanWorkspace";

export const COMMANDS: readonly string[] = [CLIENT_COMMANDS.simulate, CLIENT_COMMANDS.explain, SCAN_COMMAND];

export function serveCommands(session: Session): void {
  session.connection.onExecuteCommand(async ({ command, arguments: given }, token) => {
    if (command === SCAN_COMMAND) return scan(session, token, undefined);
    const show =
      command === CLIENT_COMMANDS.simulate
        ? showPageOf
        : command === CLIENT_COMMANDS.explain
          ? showExplanation
          : undefined;
    const [uri, position] = Array.isArray(given) ? (given as unknown[]) : [];
    if (typeof uri === "string" && isPosition(position)) await show?.(session, uri, position);
    return null;
  });
}

async function showPageOf(session: Session, uri: string, position: Position): Promise<void> {
  const { connection, host, client } = session;
  const texts = getTexts(client.language);
  const judged = await judgeOpen(session, uri);
  const analysis = judged === undefined ? null : await analyse(judged, position, client.language);
  const canShow = client.capabilities.window?.showDocument?.support === true;
  const isFound = judged === undefined || analysis !== null;
  const whyNot = isFound ? undefined : (await explain(judged, position, texts, client.language)).notJudged;
  await showPage(connection, host, analysis?.subject, { whyNot, texts, language: client.language, canShow });
}

/** Says why, and has the code that it is about selected, where the editor can. */
async function showExplanation(session: Session, uri: string, position: Position): Promise<void> {
  const { connection, client } = session;
  const judged = await judgeOpen(session, uri);
  const [answer] =
    judged === undefined ? [] : (await explain(judged, position, getTexts(client.language), client.language)).answers;
  if (answer === undefined) return;
  const { message, question, range } = answer;
  if (client.capabilities.window?.showDocument?.support === true)
    await connection.window.showDocument({ uri, takeFocus: true, selection: range }).catch(() => undefined);
  // What is about the whole file has no place.
  const place = question === "" ? "" : `${range.start.line + 1}:${range.start.character + 1}: `;
  await connection
    .sendNotification(ShowMessageNotification.type, {
      type: MessageType.Info,
      message: joinSentences([`${place}${message}`, question]),
    })
    .catch(() => undefined);
}

function isPosition(value: unknown): value is Position {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof Reflect.get(value, "line") === "number" &&
    typeof Reflect.get(value, "character") === "number"
  );
}
