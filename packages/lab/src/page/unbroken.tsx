// Text whose shares stay whole: "22.2 %" never stands on two lines, and is still copied and read as it is written.
import type { JSX } from "preact";

const SHARE = /([\d.]+ %)/;

export function Unbroken({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {text.split(SHARE).map((part, index) =>
        SHARE.test(part) ? (
          <span key={index} class="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
