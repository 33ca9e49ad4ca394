// What the code before and with its way out is called: where nothing is fixed unasked, that is what the first suggestion makes.
import type { Subject } from "../page-data.ts";
import type { Texts } from "../words/page-texts.ts";

/** The title of its shuffle as it is. */
export const getBefore = ({ suggestions }: Subject, texts: Texts): string =>
  suggestions === undefined ? texts.beforeFix : texts.beforeSuggestion;

/** The title of its shuffle with the way out. */
export const getAfter = ({ suggestions }: Subject, texts: Texts): string =>
  suggestions === undefined ? texts.fixedShuffle : texts.suggestedShuffle;

/** The title of its code. */
export const getCodeAfter = ({ suggestions }: Subject, texts: Texts): string =>
  suggestions === undefined ? texts.fixedCode : texts.suggestedCode;
