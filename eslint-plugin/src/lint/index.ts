// The door for the command line and the language server, which bundle what is here; the published plugin has no such entry.
export { findSites, type FoundSite, type FoundSites } from "./find-sites.ts";
export { fixText, lintText, type Fixed, type Linted, type LintOptions, type Problem } from "./lint-text.ts";
export { EXTENSIONS, getExtension } from "./script-units.ts";
export { mayHoldShuffle } from "../recognise/random-source.ts";
