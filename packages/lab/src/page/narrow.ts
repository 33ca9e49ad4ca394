// Whether the page has one column only, as beside somebody's code in an editor; the style sheet draws the same line.
import { useEffect, useState } from "preact/hooks";

const QUERY = "(max-width: 700px)";

/** Returns whether the page is narrow, and follows it. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(QUERY).matches);
  useEffect(() => {
    const query = matchMedia(QUERY);
    const follow = (): void => {
      setNarrow(query.matches);
    };
    query.addEventListener("change", follow);
    return () => {
      query.removeEventListener("change", follow);
    };
  }, []);
  return isNarrow;
}
