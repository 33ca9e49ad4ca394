// The code that is shown, and where it comes from.
import { getCodeLines } from "@fair-shuffle/bias/model";
import type { JSX } from "preact";
import type { Subject } from "../page-data.ts";
import { getCodeAfter } from "./after.ts";
import { CodeWords } from "./code-words.tsx";
import type { Choice } from "./settings.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  readonly subject: Subject;
  readonly choice: Choice;
  readonly code: string;
  /** Whether it is the code after the fix. */
  readonly isFixed: boolean;
  readonly texts: Texts;
}

export function Source({ subject, choice, code, isFixed, texts }: Props): JSX.Element {
  return (
    <div class="source">
      <h2>
        {isFixed ? getCodeAfter(subject, texts) : texts.code}
        <span>{describeSubject(choice, subject, texts)}</span>
      </h2>
      <pre tabIndex={0} aria-label={texts.code}>
        <code>{getCodeLines(code).join("\n")}</code>
      </pre>
      {!isFixed && subject.suggestions !== undefined && (
        <section class="decision">
          <h3>{texts.decide}</h3>
          <ul>
            {subject.suggestions.map((suggestion) => (
              <li key={suggestion.title}>
                <CodeWords text={suggestion.title} />
                <pre tabIndex={0} aria-label={suggestion.title}>
                  <code>{getCodeLines(suggestion.code).join("\n")}</code>
                </pre>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const describeSubject = (choice: Choice, subject: Subject, texts: Texts): string =>
  choice.from === "catalogue" ? texts.does(choice.id) : subject.name;
