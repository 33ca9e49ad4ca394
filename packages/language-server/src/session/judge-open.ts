// Judges each text of an open document once, whoever asks first, and refuses answers about an earlier text.
import { LSPErrorCodes, ResponseError, type CancellationToken } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { judgeDocument, type JudgeContext, type JudgedDocument } from "../judge-document.ts";
import { STATUS, type Status } from "../protocol.ts";
import { getSettings } from "./client-settings.ts";
import { quietly } from "./quietly.ts";
import type { Judgement, Session } from "./session.ts";
import { refuseCancelled, requireRunning } from "./wrong-time.ts";

/** In milliseconds. */
const PAUSE = 1_000;

export type JudgedOpen = JudgedDocument & Pick<Judgement, "id">;

/** Returns what judging a document needs of a session. */
export function getJudgeContext(session: Session): JudgeContext {
  return {
    host: session.host,
    language: session.client.language,
    getSettings: (uri) => getSettings(session, uri),
    getFolders: () => session.folders,
    isTrusted: () => session.isTrusted,
    readOpen: (path) => readOpen(session, path),
    onLateSetting: (uri) => {
      session.judging.lateSetting.fire(uri);
    },
  };
}

/** Paths of imports have slashes, whatever the system writes. */
function readOpen({ documents, host }: Session, path: string): string | undefined {
  const isOf = ({ uri }: TextDocument): boolean => host.getPath(uri).replaceAll("\\", "/") === path;
  return documents.all().find(isOf)?.getText();
}

export function judge(session: Session, document: TextDocument): Judgement {
  const { judgements, memories } = session.judging;
  const known = judgements.get(document.uri);
  if (known?.document === document) return known;
  const memory = memories.get(document.uri) ?? {};
  memories.set(document.uri, memory);
  const judged = judgeDocument(document, getJudgeContext(session), memory).then((result) => {
    rest(session);
    if (session.client.options.hasClientCommands === true) {
      const status: Status = { uri: document.uri, ...result.status };
      quietly(session.connection.sendNotification(STATUS, status));
    }
    return result;
  });
  const judgement = { id: String(session.judging.untilNow++), document, judged };
  judgements.set(document.uri, judgement);
  return judgement;
}

/** Undefined where the document is not open. Throws a ResponseError where there is no answer any more, or none yet. */
export async function judgeOpen(
  session: Session,
  uri: string,
  token?: CancellationToken,
): Promise<JudgedOpen | undefined> {
  // Edits that wait behind this request come first: nobody needs an answer about an older text.
  await new Promise((resolve) => setTimeout(resolve, 0));
  requireRunning(session);
  refuseCancelled(token);
  const document = session.documents.get(uri);
  if (document === undefined) return undefined;
  const judgement = judge(session, document);
  const judged = await judgement.judged;
  refuseCancelled(token);
  if (!isLatest(session, judgement)) throw new ResponseError(LSPErrorCodes.ContentModified, "The text has changed.");
  return { ...judged, id: judgement.id };
}

/** Returns whether a judgement is of the text as it is now, and judged as it would be now. */
export function isLatest({ judging }: Session, judgement: Judgement): boolean {
  return judging.judgements.get(judgement.document.uri) === judgement;
}

/** A pause in typing is the time to give back what parsing has used. */
export function rest(session: Session): void {
  clearTimeout(session.resting);
  const { collectGarbage } = session.host;
  if (collectGarbage !== undefined) session.resting = setTimeout(collectGarbage, PAUSE);
}
