// Whether the reader wants nothing to move by itself.
import { useEffect, useState } from "preact/hooks";

const QUERY = "(prefers-reduced-motion: reduce)";

/** Returns whether the reader asked for as little motion as possible, and follows it. */
export function useStillness(): boolean {
  const [isStill, setStill] = useState(() => matchMedia(QUERY).matches);
  useEffect(() => {
    const query = matchMedia(QUERY);
    const follow = (): void => {
      setStill(query.matches);
    };
    query.addEventListener("change", follow);
    return () => {
      query.removeEventListener("change", follow);
    };
  }, []);
  return isStill;
}
