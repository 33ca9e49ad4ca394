// The theme that the page is shown in: its host's, or what the reader set for all pages.
import { useEffect, useState } from "preact/hooks";
import { isOnPaper, usePrinting } from "./printing.ts";

export type Theme = "light" | "dark" | "high-contrast-light" | "high-contrast-dark";

const QUERIES = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"] as const;

/** Paper is light. VS Code marks a webview's body, and the documentation site its frame's; elsewhere the media queries tell. */
function findTheme(): Theme {
  const { classList } = document.body;
  if (isOnPaper()) return "light";
  if (classList.contains("vscode-high-contrast-light")) return "high-contrast-light";
  if (classList.contains("vscode-high-contrast")) return "high-contrast-dark";
  if (classList.contains("vscode-dark")) return "dark";
  if (classList.contains("vscode-light")) return "light";
  const [isDark, wantsContrast, isForced] = QUERIES.map((query) => matchMedia(query).matches);
  const colour = isDark === true ? "dark" : "light";
  return wantsContrast === true || isForced === true ? `high-contrast-${colour}` : colour;
}

/** Returns the theme, and follows it; the root element carries it as `data-theme`, from which the style sheet takes it. */
export function useTheme(): Theme {
  const [theme, setTheme] = useState(findTheme);
  useEffect(() => {
    const follow = (): void => {
      setTheme(findTheme());
    };
    const observer = new MutationObserver(follow);
    observer.observe(document.body, { attributes: true, attributeFilter: ["class"] });
    const queries = QUERIES.map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener("change", follow);
    return () => {
      observer.disconnect();
      for (const query of queries) query.removeEventListener("change", follow);
    };
  }, []);
  usePrinting(() => {
    setTheme(findTheme());
  });
  document.documentElement.dataset.theme = theme;
  return theme;
}
