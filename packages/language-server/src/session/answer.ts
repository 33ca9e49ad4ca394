// What a client asks about an open document: actions, hovers, lenses, and the shuffle under a position.
import { CodeActionTriggerKind, type CancellationToken } from "vscode-languageserver";
import { getCodeActions } from "../code-actions.ts";
import { getCodeLenses } from "../code-lenses.ts";
import { getHover } from "../hover.ts";
import { explain } from "../explanation.ts";
import { getKeptLenses, keepForLenses } from "../kept-lenses.ts";
import { ANALYSIS, EXPLANATION, type AnalysisParams, type ExplanationParams } from "../protocol.ts";
import { analyse } from "../subjects.ts";
import { getTexts } from "../words/server-texts.ts";
import { judgeOpen } from "./judge-open.ts";
import type { Session } from "./session.ts";

export function serveAnswers(session: Session): void {
  const { connection } = session;

  connection.onCodeAction(async ({ textDocument, range, context: { only, diagnostics, triggerKind } }, token) => {
    const judged = await judgeOpen(session, textDocument.uri, token);
    const { capabilities, options, language } = session.client;
    return judged === undefined
      ? []
      : getCodeActions(judged, range, only, {
          texts: getTexts(language),
          hasClientCommands: options.hasClientCommands === true,
          takesVersions: capabilities.workspace?.workspaceEdit?.documentChanges === true,
          shown: diagnostics,
          isAsked: triggerKind !== CodeActionTriggerKind.Automatic,
        });
  });

  connection.onHover(async ({ textDocument, position }, token) => {
    const judged = await judgeOpen(session, textDocument.uri, token);
    if (judged === undefined) return null;
    const { language, options } = session.client;
    return getHover(judged, position, getTexts(language), language, options.hasClientCommands === true);
  });

  connection.onCodeLens(async ({ textDocument }, token) => {
    const judged = await judgeOpen(session, textDocument.uri, token);
    if (judged === undefined) return [];
    const { lastRead } = session.judging;
    const texts = getTexts(session.client.language);
    const last = judged.hasFailed ? lastRead.get(textDocument.uri) : undefined;
    if (last !== undefined) return getKeptLenses(last, judged.document, texts);
    if (!judged.hasFailed) lastRead.set(textDocument.uri, keepForLenses(judged));
    return getCodeLenses(judged, texts);
  });

  connection.onRequest(EXPLANATION, async ({ textDocument, position }: ExplanationParams, token: CancellationToken) => {
    const judged = await judgeOpen(session, textDocument.uri, token);
    const { language } = session.client;
    return judged === undefined ? null : explain(judged, position, getTexts(language), language);
  });

  connection.onRequest(ANALYSIS, async ({ textDocument, position }: AnalysisParams, token: CancellationToken) => {
    const judged = await judgeOpen(session, textDocument.uri, token);
    const { language } = session.client;
    return judged === undefined ? null : analyse(judged, position, language);
  });
}
