// What the page's reader has and wants, as style sheets ask for it.
import { useEffect, useState } from "preact/hooks";

/** Returns whether a media query holds, and follows it. */
export function useMediaQuery(text: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(text).matches);
  useEffect(() => {
    const query = matchMedia(text);
    const follow = (): void => {
      setHolds(query.matches);
    };
    query.addEventListener("change", follow);
    return () => {
      query.removeEventListener("change", follow);
    };
  }, [text]);
  return holds;
}
