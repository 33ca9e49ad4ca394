// Whether the page has one column only, as beside somebody's code in an editor; the style sheet draws the same line.
import { useMediaQuery } from "./media-query.ts";

/** Returns whether the page is narrow, and follows it. */
export const useNarrow = (): boolean => useMediaQuery("(max-width: 700px)");
