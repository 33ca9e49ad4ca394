// How tests judge a document: in English, by the settings that nobody changed, with no disk and no ESLint of a project.
import { TextDocument } from "vscode-languageserver-textdocument";
import { judgeDocument, type JudgeContext, type JudgedDocument } from "./judge-document.ts";
import { DEFAULTS } from "./settings.ts";

export const CONTEXT: JudgeContext = {
  host: {
    files: undefined,
    eslint: undefined,
    writePage: undefined,
    collectGarbage: undefined,
    getPath: (uri) => new URL(uri).pathname,
  },
  language: "en",
  getSettings: () => Promise.resolve(DEFAULTS),
  getFolders: () => [],
  isTrusted: () => false,
  onLateSetting: () => undefined,
};

/** Judges a module of JavaScript. */
export const judgeText = (text: string, context: JudgeContext = CONTEXT): Promise<JudgedDocument> =>
  judgeDocument(TextDocument.create("file:///a.mjs", "javascript", 1, text), context);
