// What the bias page is given and what it says: plain JSON over every border, checked on both sides.
import type { Engine, ShuffleModel } from "@fair-shuffle/bias";
import type { Circumstances } from "@fair-shuffle/bias/model";

/** One shuffle that the page can show. */
export interface Subject {
  /** "deal.ts:12", or the catalogue's title. */
  readonly name: string;
  readonly code: string;
  readonly model: ShuffleModel;
  /** What the code around it says of its numbers. */
  readonly circumstances?: Circumstances;
  /** What the rule says of it, where it is reported. */
  readonly finding?: string;
  /** More that has to be said of it, in a sentence. */
  readonly note?: string;
  /** The number of cards that it is shown at first, its finding's; what its model says, or 8, where left out. */
  readonly cards?: number;
  /** The numbers of cards that its code allows, where it does not allow all. */
  readonly leastCards?: number;
  readonly mostCards?: number;
  /** Values for the model's unknowns that it is shown with at first, its finding's. */
  readonly unknowns?: Readonly<Record<string, number>>;
  /** The same place after the fix, where there is one. */
  readonly fixed?: { readonly code: string; readonly model: ShuffleModel };
  /** Where nothing is fixed unasked: what can be chosen instead, and the code that it makes. */
  readonly suggestions?: readonly { readonly title: string; readonly code: string }[];
  /** Where the code stands; the host can go there. */
  readonly place?: CodePlace;
}

export interface CodePlace {
  readonly uri: string;
  /** 1-based, like `column`. */
  readonly line: number;
  readonly column: number;
}

export interface PageData {
  /** May be empty: the catalogue is always at hand. */
  readonly subjects: readonly Subject[];
  /** Which subject is shown first, 0-based. */
  readonly selected: number;
  /** What a scan comes to, in sentences with code in backticks; the first one stands above its subjects. */
  readonly summary?: readonly string[];
  /** "en", "zh-cn"; English where the page does not have it. */
  readonly language?: string;
  /** What the reader asked for already. */
  readonly settings?: FirstSettings;
}

/** The fewest and the most cards that the page shows. */
export const LEAST_CARDS = 2;
export const MOST_CARDS = 104;

/** Settings that the page starts with; what is left out, or out of the page's range, is the page's own. */
export interface FirstSettings {
  /** `LEAST_CARDS` to `MOST_CARDS`. */
  readonly cards?: number;
  /** 1 to 10^9. */
  readonly trials?: number;
  /** A safe integer. */
  readonly seed?: number;
  readonly engine?: Engine;
  /** Values for the model's unknowns. */
  readonly unknowns?: Readonly<Record<string, number>>;
  /** Whether the first subject is shown after its fix, beside what it was before; it is not where it has no fix. */
  readonly isFixed?: boolean;
}

/** What a host posts to the page. */
export interface HostMessage {
  readonly kind: "show";
  readonly data: PageData;
}

/** What the page posts to its host. */
export type PageMessage =
  /** The page listens: now is the time for `show`. */
  | { readonly kind: "ready" }
  | { readonly kind: "goTo"; readonly place: CodePlace }
  /** A file to be saved, where the clipboard refuses it. */
  | { readonly kind: "save"; readonly name: string; readonly mime: string; readonly base64: string };
