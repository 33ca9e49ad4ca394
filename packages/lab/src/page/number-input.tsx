// A field for a whole number: what is being typed stays as it is typed, and counts as soon as it is a number in range.
import type { JSX } from "preact";
import { useState } from "preact/hooks";

interface Props {
  readonly id: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly class?: string;
  /** The id of what says more of it. */
  readonly describedBy?: string | undefined;
  readonly onChange: (value: number) => void;
}

export function NumberInput({ id, value, least, most, class: name, describedBy, onChange }: Props): JSX.Element {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      id={id}
      class={name}
      aria-describedby={describedBy}
      type="number"
      step={1}
      min={least}
      max={most}
      value={draft ?? String(value)}
      onInput={({ currentTarget }) => {
        const text = currentTarget.value;
        setDraft(text);
        const number = Number(text);
        const isInRange = number >= (least ?? -Infinity) && number <= (most ?? Infinity);
        if (text !== "" && Number.isSafeInteger(number) && isInRange) onChange(number);
      }}
      onBlur={() => {
        setDraft(undefined);
      }}
    />
  );
}
