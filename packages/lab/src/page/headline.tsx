// What was found, in a sentence, with what it rests on.
import type { ComponentChildren, JSX } from "preact";
import { MOST_CARDS, type Subject } from "../page-data.ts";
import { CodeWords } from "./code-words.tsx";
import type { Heading } from "./headline-text.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  readonly heading: Heading;
  /** Where a scan has nothing to show, and one of the catalogue stands here instead. */
  readonly example: string | undefined;
  /** Left out where there is no room for it here. */
  readonly why: string | undefined;
  readonly subject: Subject;
  /** Whether what a fix makes of it is shown: what else is said of its own code does not hold there. */
  readonly isFixed: boolean;
  /** In a sentence, where the same code is much worse in another engine. */
  readonly elsewhere: string | undefined;
  /** What the numbers on the page are, where the verdict does not say it. */
  readonly numbersAre: string | undefined;
  readonly texts: Texts;
  /** What stands beside it. */
  readonly children: ComponentChildren;
}

export function Headline({
  heading,
  example,
  why,
  subject,
  isFixed,
  elsewhere,
  numbersAre,
  texts,
  children,
}: Props): JSX.Element {
  return (
    <section class="headline" data-verdict={heading.isOpen === true ? "unknown" : heading.kind}>
      <div class="claim" aria-live="polite" aria-busy={heading.kind === "pending"}>
        {example !== undefined && <p class="basis">{example}</p>}
        <p class="verdict-word">
          <i aria-hidden="true" />
          {heading.word}
        </p>
        <h1>
          <CodeWords text={heading.claim} />
        </h1>
        {heading.basis !== undefined && (
          <p class="basis">
            <CodeWords text={heading.basis} />
          </p>
        )}
        {elsewhere !== undefined && (
          <p class="elsewhere">
            <CodeWords text={elsewhere} />
          </p>
        )}
        {why !== undefined && <Why why={why} texts={texts} />}
        {!isFixed && subject.note !== undefined && (
          <p class="basis">
            <CodeWords text={subject.note} />
          </p>
        )}
        {subject.cards !== undefined && subject.cards > MOST_CARDS && (
          <p class="basis">{texts.tooMany(subject.cards, MOST_CARDS)}</p>
        )}
        {numbersAre !== undefined && (
          <p class="basis">
            <CodeWords text={numbersAre} />
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

/** The reason in words. */
export function Why({ why, texts }: { readonly why: string; readonly texts: Texts }): JSX.Element {
  return (
    <p class="why">
      <strong>{texts.why}</strong> <CodeWords text={why} />
    </p>
  );
}
