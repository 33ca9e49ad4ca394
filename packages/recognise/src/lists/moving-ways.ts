// How code moves the items of a list: a row a way, with the word that stands in every text that moves items so. To teach another way begins with a row here.

interface MovingWay {
  /** A part of any name or sign that moves items so, as a pattern in which letters stand for small and capital ones. */
  readonly word: string;
  /** The functions and methods of such names that put a whole list in order. */
  readonly sorts?: readonly string[];
  /** The methods of such names that put into a list what they are handed. */
  readonly keeps?: readonly string[];
}

/** Whoever gives elements an order names their style, as JSX does, too, or jQuery's `css`. */
const LAYING =
  "\\bstyle(?:\\.order|\\.cssText|\\.setProperty|\\[[\"']order)\\b|(?:\\.attr|setAttribute)\\(\\s*[\"']style|\\.css\\(\\s*(?:[\"']order|\\{[^}]*\\border\\b)|\\.style,\\s*\\{|\\.style\\s*=(?!=)|\\bstyle=\\{\\{[^}]*\\border\\b";

export const MOVING_WAYS = {
  "a sort": { word: "sort", sorts: ["sort", "toSorted", "sortBy"] },
  "an order by keys": { word: "orderBy\\b", sorts: ["orderBy"] },
  "a library's shuffle": { word: "\\bshuffle\\b" },
  "a place that is written to": { word: "\\][!)]*\\s*[-+*/%^|&]?=(?!=)" },
  "a property that goes to another item": { word: "\\.(?<shown>\\w+)\\s*=\\s*[^;=\\n]{1,80}\\.\\k<shown>\\b" },
  "a place that Vue is told of": { word: "\\$set\\(|Vue\\.set\\(" },
  "several places at once": { word: "Object\\.assign\\(" },
  "an item put or taken anywhere": { word: "splice", keeps: ["splice"] },
  "an item put at the end": { word: "push", keeps: ["push"] },
  "an item at the start": { word: "shift", keeps: ["unshift"] },
  "an item put into a set": { word: "\\bSet\\b" },
  "what is left without an item": { word: "\\.filter\\(" },
  "a list and what is put behind it": { word: "concat" },
  "a part of a list": { word: "slice" },
  "a part of a text": { word: "\\.substr" },
  "lists spread into one": { word: "\\.\\.\\." },
  "a copy with another item at a place": { word: "\\.with\\(" },
  "an item that is chosen": { word: "\\?\\s*\\w+\\[\\w+\\]\\s*:" },
  "an element among its siblings": {
    word: "\\.child(?:ren|Nodes)\\b|\\.(?:(?:append|prepend)(?:Child|To)?|insertBefore)\\(",
  },
  "an order that a browser lays elements out in": { word: LAYING },
} as const satisfies Readonly<Record<string, MovingWay>>;

const WAYS: readonly MovingWay[] = Object.values(MOVING_WAYS);

/** Without this in its text, a file moves no item of a list. */
export const MOVING_WORD = new RegExp(WAYS.map(({ word }) => word).join("|"), "i");

/** Without this in its text, a file lays no elements out by an order. */
export const LAYING_WORD = new RegExp(LAYING);

/** The functions and methods that put a list in order. */
export const SORTING_NAMES: ReadonlySet<string> = new Set(WAYS.flatMap(({ sorts = [] }) => sorts));

/** The methods that put into a list what they are handed. */
export const PUTTING_NAMES: ReadonlySet<string> = new Set(WAYS.flatMap(({ keeps = [] }) => keeps));
