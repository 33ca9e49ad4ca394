// How much room an element has, followed as the page changes.
import { useEffect, useState } from "preact/hooks";
import { usePrinting } from "./printing.ts";

/** Follows an element's width, and how many device pixels a CSS pixel has. */
export function useSize(element: { readonly current: HTMLElement | null }): readonly [width: number, density: number] {
  const [size, setSize] = useState<readonly [number, number]>([0, 1]);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      setSize([entry?.contentRect.width ?? 0, devicePixelRatio]);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  // An observer is called too late for that.
  usePrinting(() => {
    if (element.current !== null) setSize([element.current.clientWidth, devicePixelRatio]);
  });
  return size;
}
