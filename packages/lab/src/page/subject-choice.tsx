// Which shuffle is shown: one of the host's or of the catalogue, picked from a menu or from what a scan found.
import { CATALOGUE } from "@fair-shuffle/bias";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { JSX } from "preact";
import type { PageData } from "../page-data.ts";
import { CodeWords } from "./code-words.tsx";
import type { Choice } from "./settings.ts";
import type { Texts } from "../words/page-texts.ts";

interface Props {
  readonly data: PageData;
  readonly choice: Choice;
  readonly texts: Texts;
  readonly onChoose: (choice: Choice) => void;
}

export function SubjectSelect({ data, choice, texts, onChoose }: Props): JSX.Element {
  const options: readonly Choice[] = [
    ...data.subjects.map((_, index): Choice => ({ from: "subjects", index })),
    ...CATALOGUE.map(({ id }): Choice => ({ from: "catalogue", id })),
  ];
  const name = (option: Choice): string => (option.from === "subjects" ? `subject ${option.index}` : option.id);
  return (
    <select
      value={name(choice)}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => name(option) === currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {data.subjects.length > 0 && (
        <optgroup label={texts.yourCode}>
          {data.subjects.map((subject, index) => (
            <option
              key={index}
              value={`subject ${index}`}
              selected={choice.from === "subjects" && choice.index === index}
            >
              {subject.name}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={texts.catalogue}>
        {CATALOGUE.map(({ id }) => (
          <option key={id} value={id} selected={choice.from === "catalogue" && choice.id === id}>
            {texts.title(id)}
          </option>
        ))}
      </optgroup>
    </select>
  );
}

/** The name of a place in a file: a line begins behind its folders, and inside of a file's name or a line's number only where that alone is too long. */
function FileName({ name }: { readonly name: string }): JSX.Element {
  const parts = name.split(/(?<=\/)/);
  return (
    <span>
      {parts.map((part, index) => (
        <span key={index} class="name-part">
          {part}
        </span>
      ))}
    </span>
  );
}

/** What a scan found, at a glance; nothing for a single shuffle that no scan found. */
export function FindingList({ data, choice, texts, onChoose }: Props): JSX.Element | undefined {
  const list = useRef<HTMLOListElement>(null);
  // The menu and the address choose, too.
  useLayoutEffect(() => {
    scrollToCurrent(list.current);
  }, [choice]);
  if (data.subjects.length <= 1 && data.summary === undefined) return undefined;
  const [title = texts.findings(data.subjects.length), ...more] = data.summary ?? [];
  // Nothing folds away where there is nothing more.
  if (more.length + data.subjects.length === 0) return <p class="panel findings alone">{title}</p>;
  return (
    <details class="panel findings" open>
      <summary>{title}</summary>
      {more.map((sentence) => (
        <p key={sentence}>
          <CodeWords text={sentence} />
        </p>
      ))}
      {data.subjects.length > 0 && (
        <ol ref={list}>
          {data.subjects.map(({ name, finding }, index) => (
            <li key={index}>
              <button
                type="button"
                aria-current={choice.from === "subjects" && choice.index === index}
                onClick={() => {
                  onChoose({ from: "subjects", index });
                }}
              >
                <FileName name={name} />
                <span>{finding !== undefined && <CodeWords text={finding} />}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** Scrolls the list, and nothing around it, until the finding that is shown is in sight. */
function scrollToCurrent(list: HTMLOListElement | null): void {
  const current = list?.querySelector("[aria-current=true]")?.getBoundingClientRect();
  if (list === null || current === undefined) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (current.top < top) list.scrollTop -= top - current.top;
  else if (current.bottom > bottom) list.scrollTop += current.bottom - bottom;
}
