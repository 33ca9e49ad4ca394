// A button that has nothing to do at times, and is where it was all the same: what is disabled loses the focus, and whoever uses the keyboard the place.
import type { ComponentChildren, JSX } from "preact";

interface Props {
  readonly isResting: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

export function RestingButton({ isResting, onClick, children }: Props): JSX.Element {
  return (
    <button type="button" aria-disabled={isResting} onClick={isResting ? undefined : onClick}>
      {children}
    </button>
  );
}
