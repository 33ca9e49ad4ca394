// Tables of references as lists: what is said of a name, and nothing that nobody said.
import { createMarkdownRenderer, disposeMdItInstance } from "vitepress";
import { beforeEach, expect, it } from "vitest";
import { listReferences } from "./reference-lists.ts";

// VitePress keeps its renderer: another test's knows nothing of these lists.
beforeEach(disposeMdItInstance);

const render = async (table: string): Promise<string> => {
  const markdown = await createMarkdownRenderer(".", { config: listReferences });
  return (await markdown.renderAsync(table)).replaceAll(/<[^>]+>/g, "|").replaceAll(/[|\s]+/g, " ");
};

it("tells a default as one, and none where there is none", async () => {
  const list = await render(
    '| Parameter | Type | Default value |\n| --- | --- | --- |\n| `id` | `Id` | `undefined` |\n| `language` | `Language` | `"en"` |\n',
  );
  expect(list).toBe(" id Id language Language Default value &quot;en&quot; ");
});

it("tells what is said of a name without the head of its column", async () => {
  const list = await render(
    "| Parameter | Type | Default value | Description |\n| --- | --- | --- | --- |\n| `a` | `A` | `undefined` | the first one |\n| `b` | `B` | `2` | - |\n",
  );
  expect(list).toBe(" a A the first one b B Default value 2 ");
});

it("tells what a name was tested with as a fact, after what is said of it", async () => {
  const list = await render(
    "| where | what to type | what it does there | tested with |\n| --- | --- | --- | --- |\n| Vue | `vue` | finds | vue 3 |\n",
  );
  expect(list).toBe(" Vue what to type vue finds tested with vue 3 ");
});

it("leaves out TypeDoc's heading of a type that has no name", async () => {
  const list = await render(
    '#### Union Members\n\n##### Type Literal\n\n`kind`: `"fewer"`\n\n***\n\n##### Type Literal\n\n`other`\n',
  );
  expect(list).not.toContain("Type Literal");
  expect(list).toMatch(/Union Members .* kind : .*fewer.* other $/);
});
