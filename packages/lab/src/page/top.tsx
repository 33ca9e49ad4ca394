// The top of the page: whose it is, which shuffle is shown, and the way to its code.
import type { JSX } from "preact";
import type { PageData, Subject } from "../page-data.ts";
import type { Host } from "./host.ts";
import type { Choice } from "./settings.ts";
import { SubjectSelect } from "./subject-choice.tsx";
import { usePageTitle } from "./use-page-title.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  readonly data: PageData;
  readonly subject: Subject;
  readonly choice: Choice;
  readonly host: Host;
  readonly texts: Texts;
  readonly onChoose: (choice: Choice) => void;
}

export function Top({ data, subject, choice, host, texts, onChoose }: Props): JSX.Element {
  usePageTitle(data, subject);
  return (
    <header class="top" data-guest={host.listens}>
      <span class="brand">
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <rect x="1" y="1" width="6.5" height="6.5" rx="1" class="more" />
          <rect x="8.5" y="1" width="6.5" height="6.5" rx="1" class="even" />
          <rect x="1" y="8.5" width="6.5" height="6.5" rx="1" class="even" />
          <rect x="8.5" y="8.5" width="6.5" height="6.5" rx="1" class="less" />
        </svg>
        Fair Shuffle
      </span>
      <label class="picker">
        <span>{texts.shuffle}</span>
        <SubjectSelect data={data} choice={choice} texts={texts} onChoose={onChoose} />
      </label>
      {subject.place !== undefined && host.listens && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            if (subject.place !== undefined) host.post({ kind: "goTo", place: subject.place });
          }}
        >
          {texts.goToCode}
        </button>
      )}
    </header>
  );
}
