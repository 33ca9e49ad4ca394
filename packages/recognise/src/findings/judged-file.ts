// A file that is judged, whoever asks: its sources of draws, its budget, and a walk over its sites.
import type { TSESTree } from "@typescript-eslint/utils";
import { findDrawWords, getDrawingNodes } from "../draws/draw-reach.ts";
import { getRandomSources } from "../file/own-sources.ts";
import { createFileBudget } from "../sites/file-budget.ts";
import type { Site } from "../sites/site.ts";
import { visitSites } from "../visit-sites.ts";
import type { JudgedFile } from "./finding.ts";

export interface OpenedFile {
  readonly file: JudgedFile;
  /** Hands over every site in the order of the code, as far as the file's budget goes. */
  readonly visit: (onSite: (site: Site) => void) => void;
  /** Returns the places that are visited: those that lead to a draw. */
  readonly getVisited: () => ReadonlySet<TSESTree.Node>;
}

/** Returns undefined for a file without a word for drawing, which costs a look at its text and nothing else. */
export function openFile(facts: Omit<JudgedFile, "sources" | "budget">): OpenedFile | undefined {
  const sources = getRandomSources(facts.options.randomSources ?? []);
  const words = findDrawWords({ ...facts, sources });
  if (words.size === 0) return undefined;
  const file = { ...facts, sources, budget: createFileBudget(facts.sourceCode.text.length) };
  return {
    file,
    visit: (onSite) => {
      visitSites(file, words, file.budget, onSite);
    },
    getVisited: () => getDrawingNodes(file, words),
  };
}
