// A file that is judged, whoever asks: its sources of draws, its budget, and a walk over its sites.
import type { TSESTree } from "@typescript-eslint/utils";
import { findFairCalls, mayCallShuffle, type FairCall } from "../fair-call.ts";
import { findDrawWords, getDrawingNodes } from "../draws/draw-reach.ts";
import { findRandomWords } from "../draws/random-words.ts";
import { getRandomSources } from "../file/own-sources.ts";
import { getJoinedName } from "../imports/joined-names.ts";
import { joinImports } from "../imports/joined-text.ts";
import type { ModuleReader } from "../imports/module-reader.ts";
import { mayNeedImports } from "../imports/needed-imports.ts";
import { getKnownLength } from "../lengths/known-length.ts";
import { getReceiver } from "../lists/receiver.ts";
import { createFileBudget } from "../sites/file-budget.ts";
import { judgeSite } from "../sites/judged-site.ts";
import { guard } from "../sites/own-mistake.ts";
import type { RuleOptions } from "../options/rule-options.ts";
import type { Site } from "../sites/site.ts";
import { visitSites } from "../visit-sites.ts";
import type { JudgedFile } from "./finding.ts";

/** Is handed a site, and the file that it was found in: with functions of other files behind it where these decide. */
export type OnSite = (site: Site, file: JudgedFile) => void;

export interface OpenedFile {
  readonly file: JudgedFile;
  /** Hands over every site in the order of the code, as far as the file's budget goes; those that functions of other files decide come first. */
  readonly visit: (onSite: OnSite) => void;
  /** Returns the places that are visited: those that lead to a draw. */
  readonly getVisited: () => ReadonlySet<TSESTree.Node>;
}

/** What is known of a file beside its code and the options. */
export type Facts = Omit<JudgedFile, "sourceCode" | "options" | "sources" | "budget" | "joined">;

/** Returns undefined for a file without a word for drawing, which costs a look at its text and nothing else: what is known of it beside is only asked for where it has one. */
export function openFile(
  sourceCode: JudgedFile["sourceCode"],
  options: RuleOptions,
  getFacts: () => Facts,
): OpenedFile | undefined {
  const sources = getRandomSources(options.randomSources ?? []);
  const found = findRandomWords(sourceCode, sources);
  const mayImport = options.readImports !== false && mayNeedImports(sourceCode);
  if (found.length === 0 && !mayImport) return undefined;
  const facts = { ...getFacts(), sourceCode, options, sources };
  const words = findDrawWords(facts, found);
  if (words.size === 0 && !mayImport) return undefined;
  const budget = createFileBudget(sourceCode.text.length);
  const file = { ...facts, budget };
  const { getModules } = facts;
  const findJoined =
    mayImport && getModules !== undefined ? guard(() => openJoined(file, getModules()), undefined) : undefined;
  if (words.size === 0 && findJoined === undefined) return undefined;
  return {
    file,
    visit: (onSite) => {
      const joined = findJoined?.(onSite);
      visitSites(file, words, budget, (site) => {
        if (joined?.has(getKey(site)) !== true) onSite(site, file);
      });
    },
    getVisited: () => getDrawingNodes(file, words),
  };
}

/** Returns the calls of a file that are known to shuffle fairly, for who asks for places, not for findings. */
export function openFairCalls(facts: Omit<JudgedFile, "sources" | "budget" | "joined">): readonly FairCall[] {
  if (!mayCallShuffle(facts.sourceCode.text)) return [];
  const sources = getRandomSources(facts.options.randomSources ?? []);
  const budget = createFileBudget(facts.sourceCode.text.length);
  return guard(() => findFairCalls({ ...facts, sources, onRefusal: () => undefined }, budget), []);
}

const getKey = ({ node }: Site): string => node.range.join();

/** Joins a file with the functions that it imports, and returns what hands over the sites that these decide, and tells which they are. */
function openJoined(
  file: JudgedFile,
  modules: ModuleReader | undefined,
): ((onSite: OnSite) => ReadonlySet<string>) | undefined {
  const found = modules === undefined ? undefined : joinImports(file, modules);
  if (found === undefined) return undefined;
  const { sourceCode, end, names } = found;
  const joined: JudgedFile = {
    ...file,
    sourceCode,
    budget: createFileBudget(end),
    joined: { end, names },
    // What explains a file looks at its own code.
    onRefusal: () => undefined,
  };
  const words = findDrawWords(joined);
  return (onSite) => {
    const decided = new Set<string>();
    visitSites(joined, words, joined.budget, (site) => {
      if (site.node.range[1] > end || getJoinedName(joined, { end, names }, site) === undefined) return;
      const kind = judgeSite(joined.budget, site)?.verdict.kind;
      if ((kind !== "biased" && kind !== "fair") || !isListHere(file, site)) return;
      decided.add(getKey(site));
      onSite(site, joined);
    });
    return decided;
  };
}

/** Only the file's own tree knows the types of its lists: what has a sort of its own is no site, and two items are fair in any case. */
function isListHere(file: JudgedFile, site: Site): boolean {
  if (!("receiver" in site)) return true;
  const { range } = site.receiver;
  for (
    let node: TSESTree.Node | null | undefined = file.sourceCode.getNodeByRangeIndex(range[0]);
    node != null && node.range[0] >= range[0];
    node = node.parent
  ) {
    if (node.range[1] !== range[1]) continue;
    return getReceiver(file, node) !== "own" && (getKnownLength(file, node) ?? Infinity) > 2;
  }
  return true;
}
