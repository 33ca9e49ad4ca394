// A sentence of the rule: what stands between backquotes is code.
import type { JSX } from "preact";

export const CodeWords = ({ text }: { readonly text: string }): JSX.Element => (
  <>{text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>
);
