// Text whose shares stay whole: "22.2 %" never stands on two lines, and is still copied and read as it is written; nor does which item it is of, in Chinese, where a line may break between any two characters.
import type { JSX } from "preact";

const WHOLE = /([\d.]+ %|第 \d+ 个，)/;

export function Unbroken({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {text.split(WHOLE).map((part, index) =>
        WHOLE.test(part) ? (
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
