// What the worker says of a text, as plain JSON: shuffles with their verdicts and ways out, and what could not be read.
import type { Language } from "@fair-shuffle/bias";
import type { VerdictWords } from "@fair-shuffle/bias/model";
import type { Subject } from "@fair-shuffle/lab";
import type { FoundSite, FoundWay, Problem } from "@fair-shuffle/lint";

export interface JudgeRequest {
  /** With "\n" as its line ends. */
  readonly text: string;
  /** "js", "vue" …: what language the text is in. */
  readonly extension: string;
  /** Whether fixes may import `fair-shuffle`. */
  readonly isInstalled: boolean;
  readonly language: Language;
}

export interface Judged {
  readonly text: string;
  /** False where no word of the text can draw and move items: nothing was read then. */
  readonly mayHoldShuffle: boolean;
  /** In the order of the text. */
  readonly sites: readonly JudgedSite[];
  /** In the order of the text: loops and sorts that draw and were not recognised. */
  readonly unfollowed: readonly Unfollowed[];
  readonly problems: readonly Problem[];
}

/** Where the rule could not follow a loop or a sort that draws. */
export interface Unfollowed {
  readonly line: number;
  /** The very expression. */
  readonly mark: readonly [number, number];
  /** Why, in a sentence. */
  readonly message: string;
}

export interface JudgedSite extends Pick<FoundSite, "line" | "mark" | "range"> {
  readonly verdict: FoundSite["verdict"]["kind"];
  /** Whether it is fair in one reading of its draws only. */
  readonly isOpen: boolean;
  /** Whether it is not fair, but so near that nobody could see it. */
  readonly isNear: boolean;
  /** What the rule reports; undefined where it reports nothing, or a comment says that it shall not. */
  readonly message: string | undefined;
  /** Why nothing fixes it unasked; "" where something does, or its suggestions say it. */
  readonly unfixed: string;
  /** The verdict in words, as every surface says it. */
  readonly words: VerdictWords;
  /** What has to be said beside it, in sentences. */
  readonly notes: readonly string[];
  readonly fix: FoundWay | undefined;
  readonly suggestions: readonly FoundWay[];
}

export interface JudgeService {
  readonly judge: (request: JudgeRequest) => Promise<Judged>;
  /** Returns what the bias page shows of one of the sites of the text that was judged last; undefined where there is no such site any more. */
  readonly getSubject: (text: string, site: number) => Promise<Subject | undefined>;
}
