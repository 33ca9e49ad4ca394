// A field for a whole number: it counts as soon as it is a number in range, and what was typed stays until then, with what is allowed below it.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

interface Props {
  readonly id: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly class?: string;
  /** The id of what says more of it. */
  readonly describedBy?: string | undefined;
  /** What is said of a number that is out of range. */
  readonly refusal: string;
  readonly onChange: (value: number) => void;
}

interface Draft {
  readonly text: string;
  /** Whether it was left, or Enter was pressed: until then a "1" may become a "12". */
  readonly isFinished: boolean;
}

export function NumberInput(props: Props): JSX.Element {
  const { id, value, least = -Infinity, most = Infinity, class: name, describedBy, refusal, onChange } = props;
  const [draft, setDraft] = useState<Draft>();
  const isAllowed = (text: string): boolean =>
    text !== "" && Number.isSafeInteger(Number(text)) && Number(text) >= least && Number(text) <= most;
  // Another control set another number.
  useEffect(() => {
    setDraft((before) => (before !== undefined && Number(before.text) === value ? before : undefined));
  }, [value]);
  const isRefused = draft !== undefined && draft.text !== "" && !isAllowed(draft.text);
  const isTold = isRefused && (draft.isFinished || Number(draft.text) > most);
  const refusalId = `${id}-refusal`;
  return (
    <>
      <input
        id={id}
        class={name}
        aria-describedby={isTold ? refusalId : describedBy}
        aria-invalid={isTold}
        type="number"
        step={1}
        min={props.least}
        max={props.most}
        value={draft?.text ?? String(value)}
        onInput={({ currentTarget: { value: text } }) => {
          setDraft({ text, isFinished: false });
          if (isAllowed(text)) onChange(Number(text));
        }}
        // A browser's own event: Enter, or the field is left after something was typed.
        onChange={() => {
          setDraft((before) => before && { ...before, isFinished: true });
        }}
        onBlur={() => {
          setDraft((before) =>
            before !== undefined && (before.text === "" || isAllowed(before.text)) ? undefined : before,
          );
        }}
      />
      <span id={refusalId} class="refusal" role="status">
        {isTold ? refusal : ""}
      </span>
    </>
  );
}
