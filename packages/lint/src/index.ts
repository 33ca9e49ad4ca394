// The door for the command line and the language server, which bundle what is here; the published plugin has no such entry.
export { applyWay, getAfterFix, type AfterFix } from "./after-fix.ts";
export { getNotes, getSiteOnPage, tellSite, type SiteOnPage, type ToldSite } from "./tell-site.ts";
export {
  describeWhyWritten,
  findLackingModule,
  getConfiguration,
  getWrittenHelper,
  shiftEdits,
} from "@fair-shuffle/recognise";
export type { CommentPlace } from "./comment-place.ts";
export { findSites, type FoundFinding, type FoundSite, type FoundSites, type FoundWay } from "./find-sites.ts";
export type { LintOptions } from "./judged-programs.ts";
export { mayCodeDraw, mayCodeHoldShuffle } from "./code-words.ts";
export { chooseWays, findAt, fixText, type Choice, type ChosenWay, type Fixed } from "./fix-text.ts";
export { lintText, type Linted, type LintedFinding } from "./lint-text.ts";
export { loadTypeScriptParser, type Problem, type ProgramMemory } from "./program.ts";
export type { RuleOptions, WrittenHelper } from "@fair-shuffle/recognise";
export { EXTENSIONS, getExtension, isMinified, mayCallShuffle } from "./words.ts";
export {
  explainText,
  getPlacesAt,
  isOfCalled,
  isUnreported,
  type ExplainedAnswer,
  type ExplainedPlace,
  type ExplainedText,
} from "./explain-text.ts";
export { getPosition } from "./text-position.ts";
export { findUnreadCode } from "./unread-code.ts";
