// A sentence of the rule: what stands between backquotes is code, and shares stay whole.
import type { JSX } from "preact";
import { Unbroken } from "./unbroken.tsx";

/** Letters of code that fit into a line of the narrowest screen. */
const SHORT = 30;

export const CodeWords = ({ text }: { readonly text: string }): JSX.Element => (
  <>
    {text.split("`").map((part, index) =>
      index % 2 === 1 ? (
        <code key={index} class={part.length <= SHORT ? "short" : undefined}>
          {part}
        </code>
      ) : (
        <Unbroken key={index} text={part} />
      ),
    )}
  </>
);
