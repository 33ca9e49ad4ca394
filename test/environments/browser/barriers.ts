// What stands in somebody's way on a page, by axe.
import axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe looks at that hangs on the colours: most of its time. */
export const COLOUR_RULES: readonly string[] = ["color-contrast", "link-in-text-block"];

interface Rules {
  /** These alone. */
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/** Returns what stands in somebody's way on the page as it is, by all rules of axe or by some; what is in a frame has tests of its own. */
export async function findBarriers(page: Page, { only, without = [] }: Rules = {}): Promise<unknown> {
  await page.evaluate(axe.source);
  const options = {
    iframes: false,
    resultTypes: ["violations"],
    ...(only === undefined ? {} : { runOnly: { type: "rule", values: only } }),
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => \`\${id}: \${nodes.map(({ html, any }) => \`\${html} \${any.map(({ message }) => message).join()}\`).join()}\`))`,
  );
}
