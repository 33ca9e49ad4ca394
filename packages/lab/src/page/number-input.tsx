// A field for a whole number: it counts as soon as it is a number in range, and what was typed stays until then, with what is allowed below it once it was left or Enter was pressed.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

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
  /** Empty where what was typed is no number at all: a browser tells no more of it, and shows it. */
  readonly text: string;
  readonly isNoNumber: boolean;
  /** Whether it was left, or Enter was pressed: until then a "1" may become a "12". */
  readonly isFinished: boolean;
}

export function NumberInput(props: Props): JSX.Element {
  const { id, value, least = -Infinity, most = Infinity, class: name, describedBy, refusal, onChange } = props;
  const [draft, setDraft] = useState<Draft>();
  const isAllowed = (text: string): boolean =>
    text !== "" && Number.isSafeInteger(Number(text)) && Number(text) >= least && Number(text) <= most;
  // The numbers that were typed here and are not yet the page's: one may come only when more digits are there, and must not take those away.
  const sent = useRef<number[]>([]);
  useEffect(() => {
    const place = sent.current.indexOf(value);
    sent.current = place === -1 ? [] : sent.current.slice(place + 1);
    // Another control set another number.
    if (place === -1) setDraft(undefined);
  }, [value]);
  const isRefused = draft !== undefined && !isAllowed(draft.text);
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
        onInput={({ currentTarget: { value: text, validity } }) => {
          setDraft({ text, isNoNumber: validity.badInput, isFinished: false });
          if (!isAllowed(text)) return;
          sent.current.push(Number(text));
          onChange(Number(text));
        }}
        onKeyDown={({ key }) => {
          if (key === "Enter") setDraft((before) => before && { ...before, isFinished: true });
        }}
        onBlur={() => {
          setDraft((before) => {
            const isEmpty = before?.text === "" && !before.isNoNumber;
            return before === undefined || isEmpty || isAllowed(before.text)
              ? undefined
              : { ...before, isFinished: true };
          });
        }}
      />
      <span id={refusalId} class="refusal" role="status">
        {isTold ? refusal : ""}
      </span>
    </>
  );
}
