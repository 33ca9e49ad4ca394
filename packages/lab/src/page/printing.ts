// Printing: the page is laid out for paper before the browser looks at it, because it draws into the room that it has measured.
import { options } from "preact";
import { useEffect } from "preact/hooks";

const { dataset } = document.documentElement;

/** Returns whether the page is laid out for paper. */
export const isOnPaper = (): boolean => dataset.printed !== undefined;

/** Marks the root element while the browser prints; the style sheet makes the page as narrow as paper. Comes before all that follows it. */
export function followPrinting(): void {
  addEventListener("beforeprint", () => {
    dataset.printed = "";
  });
  addEventListener("afterprint", () => {
    delete dataset.printed;
  });
}

/** Calls back before the browser prints, and when it has; what a component sets then is rendered at once: the browser waits for nothing. */
export function usePrinting(follow: () => void): void {
  useEffect(() => {
    const before = (): void => {
      options.debounceRendering = (render) => {
        render();
      };
      follow();
      delete options.debounceRendering;
    };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", follow);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", follow);
    };
  }, []);
}
