// Where the page is shown: a webview of VS Code, or a browser by itself.
import type { PageMessage } from "../page-data.ts";

/** VS Code's interface for webviews, as far as it is used here. */
interface VsCode {
  readonly postMessage: (message: PageMessage) => void;
  readonly getState: () => unknown;
  readonly setState: (state: unknown) => void;
}

declare const acquireVsCodeApi: undefined | (() => VsCode);

export interface Host {
  /** Whether it takes messages; a browser by itself takes none. */
  readonly listens: boolean;
  readonly post: (message: PageMessage) => void;
  /** What was kept before the page was hidden or loaded again, whatever that is; undefined where nothing was. */
  readonly load: () => unknown;
  readonly keep: (state: unknown) => void;
  /** What stands behind the "#" of its address; a webview has none. */
  readonly getFragment: () => string;
  readonly setFragment: (fragment: string) => void;
  /** Calls back where somebody typed another one, or followed a link to one; returns what ends that. */
  readonly onFragment: (follow: () => void) => () => void;
}

export function findHost(): Host {
  if (typeof acquireVsCodeApi !== "undefined") {
    const { postMessage, getState, setState } = acquireVsCodeApi();
    return {
      listens: true,
      post: postMessage,
      load: getState,
      keep: setState,
      getFragment: () => "",
      setFragment: () => undefined,
      onFragment: () => () => undefined,
    };
  }
  const key = `fair-shuffle-lab ${location.pathname}`;
  return {
    listens: false,
    post: () => undefined,
    load: () => attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? "null")),
    keep: (state) => {
      attempt(() => {
        sessionStorage.setItem(key, JSON.stringify(state));
      });
    },
    getFragment: () => location.hash,
    setFragment: (fragment) => {
      const [address = ""] = location.href.split("#");
      attempt(() => {
        history.replaceState(null, "", fragment === "" ? address : `${address}#${encodeURI(fragment)}`);
      });
    },
    onFragment: (follow) => {
      addEventListener("hashchange", follow);
      return () => {
        removeEventListener("hashchange", follow);
      };
    },
  };
}

/** A browser may refuse storage and another address, to a file or on its user's wish: then nothing is kept. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
