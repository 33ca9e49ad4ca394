// The request by which a client has the rule enabled in a project.
import { RequestType, type Connection } from "vscode-languageserver";
import { loadLint } from "../judge-document.ts";
import { ENABLE_RULE } from "../protocol.ts";
import type { EnableRuleAnswer, EnableRuleParams } from "./answer.ts";

const REQUEST = new RequestType<EnableRuleParams, EnableRuleAnswer, void>(ENABLE_RULE);

/** Answers it as long as the connection lasts. */
export function serveEnableRule(connection: Connection): void {
  connection.onRequest(REQUEST, async (params) => {
    // Nobody pays for it before it is asked for.
    const [{ loadTypeScriptParser }, { enableRule }] = await Promise.all([loadLint(), import("./enable-rule.ts")]);
    const parser = await loadTypeScriptParser();
    return enableRule(params, (text) => parser.parse(text, { range: true, loc: true, comment: true, tokens: true }));
  });
}
