// Whether the reader wants nothing to move by itself.
import { useMediaQuery } from "./media-query.ts";

/** Returns whether the reader asked for as little motion as possible, and follows it. */
export const useStillness = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)");
