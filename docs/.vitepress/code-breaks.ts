// Where code in a sentence breaks: "--fix" never behind its hyphens, and before ".js" also where Chinese has no blank.
import type { MarkdownOptions } from "vitepress";

type Markdown = Parameters<NonNullable<MarkdownOptions["config"]>>[0];

/** A flag of a command: browsers break behind a hyphen, and would leave "--" alone at a line's end. */
const FLAG = /(?<=^|\s)--?\w[\w-]*/g;

/** Returns the HTML of code, itself HTML already, with its flags whole. */
const keepFlags = (code: string): string => code.replaceAll(FLAG, '<span class="unbroken">$&</span>');

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
      (_, open: string, code: string) => open + keepFlags(code),
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
