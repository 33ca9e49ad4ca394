// Where code in a sentence breaks: "--fix", "i--" and "svelte-kit" never behind their hyphens, "." never alone on a line, "<文件>" nowhere, and before ".js" also where Chinese has no blank.
import type { MarkdownOptions } from "vitepress";

type Markdown = Parameters<NonNullable<MarkdownOptions["config"]>>[0];

/**
 * A flag, a name or an operator with a hyphen, behind which browsers break: they would leave "--" alone at a line's end.
 * What stands for something, as "<文件>" does, has Chinese in it, between whose characters they break.
 */
const KEPT = /[@\w]*-[\w-]*\w|\w+--|&lt;\p{Script=Han}+&gt;/gu;

/** Two letters at most at the end of several words, with the word before. */
const SHORT_END = /(?<= )[^\s<>&;{}]+ [^\s<>&;{}]{1,2}$/;

/** A longer one would not fit a phone. */
const MOST_LETTERS = 32;

const keep = (text: string): string => (text.length > MOST_LETTERS ? text : `<span class="unbroken">${text}</span>`);

/** Returns the HTML of code, itself HTML already, with such words whole; behind a slash it may break. */
function keepWords(code: string): string {
  const end = SHORT_END.exec(code)?.[0] ?? "";
  const start = code.slice(0, code.length - end.length);
  return (
    start.replaceAll(KEPT, keep).replaceAll(/(?<=\w<\/span>\/)(?=<span)/g, "<wbr>") + (end === "" ? "" : keep(end))
  );
}

/** What ends a piece of Chinese, behind which a line may break. */
const CHINESE_END = /[\p{Script=Han}，、。：；]$/u;

/** Before such a sign no line breaks, so that one would break before the "、" in front of it. */
const STARTS_WITH_SIGN = /^[-.,:;!?)\]}/]/;

/** Returns whether code that comes behind a text needs to be told that a line may begin with it. */
const needsBreak = (before: string, code: string): boolean => CHINESE_END.test(before) && STARTS_WITH_SIGN.test(code);

/** Teaches the Markdown parser to break code so. */
export function breakCode(markdown: Markdown): void {
  const { rules } = markdown.renderer;
  const { code_inline: writeCode } = rules;
  if (writeCode === undefined) throw new Error("The parser writes code in sentences in another way now.");
  rules.code_inline = (...all) =>
    writeCode(...all).replace(
      /^(<code[^>]*>)(.*)(?=<\/code>$)/s,
      (_, open: string, code: string) => open + keepWords(code),
    );
  markdown.core.ruler.push("code-breaks", ({ tokens, Token }) => {
    for (const token of tokens) {
      token.children =
        token.children?.flatMap((child, index, all) => {
          const before = all[index - 1];
          if (child.type !== "code_inline" || before?.type !== "text" || !needsBreak(before.content, child.content))
            return [child];
          const chance = new Token("html_inline", "", 0);
          chance.content = "<wbr>";
          return [chance, child];
        }) ?? null;
    }
  });
}
