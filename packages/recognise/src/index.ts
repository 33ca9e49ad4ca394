// From source text to sites, and from sites to findings with their ways out: what the rule, and those who lint without ESLint, share.
export { explainFile, type Commented, type ExplainedNode, type Explanation } from "./explain/explain-file.ts";
export { getNear, getPlacesInCalled, isDrawingPlace } from "./explain/near-place.ts";
export { CALLED_KINDS, isCalled } from "./words/called-texts.ts";
export { getPlainKinds, tellAnswer, type Answer } from "./words/explain-texts.ts";
export { tellGate, tellStop } from "./words/gate-texts.ts";
export { mayCallShuffle, type FairCall } from "./fair-call.ts";
export type { KnownMethod } from "./origins/library-shuffles.ts";
export { mayHoldShuffle, mayMoveItems, mayTextDraw } from "./draws/random-words.ts";
export {
  getFinding,
  NO_WAYS,
  tellLast,
  type Finding,
  type JudgedFile,
  type WayOut,
  type WaysOut,
  isTieBreakOff,
} from "./findings/finding.ts";
export { openFairCalls, openFile, type OnSite, type OpenedFile } from "./findings/judged-file.ts";
export {
  describeWhyWritten,
  getCircumstances,
  MESSAGES,
  tell,
  type FindingId,
  type MessageId,
  type WrittenHelper,
} from "./words/message.ts";
export { tellUnsought, type Unfixed } from "./words/unfixed-texts.ts";
export { applyEdits, mergeEdits, shiftEdits, type Edit, type Edits } from "./fix/edits.ts";
export { findLackingModule } from "./fix/exporting-module.ts";
export { getWrittenHelper } from "./fix/inline-helper.ts";
export { oncePerLast } from "./file/once.ts";
export { findRawParts, findTags } from "./file/markup-parts.ts";
export { restoreIndent, setShownScripts, type Script, type ShownScripts } from "./file/script-block.ts";
export {
  findScripts,
  isAstroModuleTag,
  isExternal,
  isModuleTag,
  isSharedTag,
  isTypeScriptTag,
  type FoundScript,
} from "./file/script-tags.ts";
export { mayFileDraw } from "./imports/drawing-modules.ts";
export { getConfiguration } from "./imports/module-alias.ts";
export type { ModuleReader } from "./imports/module-reader.ts";
export type { RuleOptions } from "./options/rule-options.ts";
export { getLocation, getReadingTold, judgeSite } from "./sites/judged-site.ts";
export { guard, noteMistake } from "./sites/own-mistake.ts";
export type { Site } from "./sites/site.ts";
export { findFrom } from "./syntax/find-from.ts";
