// Code in sentences breaks where a reader would break it.
import { createMarkdownRenderer, disposeMdItInstance } from "vitepress";
import { beforeEach, expect, it } from "vitest";
import { breakCode } from "./code-breaks.ts";

// VitePress keeps its renderer: another test's knows nothing of these breaks.
beforeEach(disposeMdItInstance);

const render = async (text: string): Promise<string> => {
  const markdown = await createMarkdownRenderer(".", { config: breakCode });
  return (await markdown.renderAsync(text)).trim();
};

const whole = (flag: string): string => `<span class="unbroken">${flag}</span>`;

it.each([
  ["`--fix`", whole("--fix")],
  ["`--set k=3`", `${whole("--set")} k=3`],
  [
    "`npx fair-shuffle fix - --stdin-filename a.ts < a.ts`",
    `npx ${whole("fair-shuffle")} fix - ${whole("--stdin-filename")} a.ts &lt; a.ts`,
  ],
  ["`head -1`", `head ${whole("-1")}`],
  ["`a.score - b.score`", "a.score - b.score"],
  ["`i--`", whole("i--")],
  ["`simulate <内置示例>`", `simulate ${whole("&lt;内置示例&gt;")}`],
  ["`.svelte-kit`", `.${whole("svelte-kit")}`],
  ["`fair-shuffle/no-biased-shuffle`", `${whole("fair-shuffle")}/<wbr>${whole("no-biased-shuffle")}`],
  ["`npx fair-shuffle .`", `npx ${whole("fair-shuffle .")}`],
  ["`a {{ b.c }}`", "a {{ b.c }}"],
  ["`a-name-that-is-longer-than-a-phone-is-wide`", "a-name-that-is-longer-than-a-phone-is-wide"],
])("keeps the words of %s whole", async (text, code) => {
  expect(await render(text)).toMatch(/^<p><code[^>]*>(.*)<\/code><\/p>$/);
  expect((await render(text)).replaceAll(/^<p><code[^>]*>|<\/code><\/p>$/g, "")).toBe(code);
});

it("lets a line begin with a code's full stop or hyphen in Chinese, and nowhere else", async () => {
  expect(
    (await render("它读取 `.js`、`.ts` 和`--fix`、`scan`")).match(/<wbr><code[^>]*>(?:<span[^>]*>)?[^<]*/g),
  ).toEqual(["<wbr><code>.ts", '<wbr><code><span class="unbroken">--fix']);
  expect(await render("It reads `.js`, (`.ts`).")).not.toContain("<wbr>");
});
