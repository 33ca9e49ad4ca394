// What the bundled server shows of open documents.
import { expect, test } from "vitest";
import { startClient } from "./client.ts";

const BIASED = "list.sort(() => Math.random() - 0.5);";

test("an open document is judged, and again after an edit", async () => {
  const client = await startClient();
  const uri = "file:///deal.js";
  await client.open(uri, `const list = load();\n${BIASED}\n`);
  const { diagnostics } = await client.getPushed(uri, 1);
  expect(diagnostics).toMatchObject([
    {
      source: "fair-shuffle",
      code: "no-biased-shuffle",
      message: expect.stringContaining("22.2 %") as string,
      range: { start: { line: 1, character: 5 }, end: { line: 1, character: 36 } },
    },
  ]);
  await client.change(uri, 2, [
    { range: { start: { line: 1, character: 0 }, end: { line: 2, character: 0 } }, text: "" },
  ]);
  expect((await client.getPushed(uri, 2)).diagnostics).toEqual([]);
  expect(await client.stop()).toBe(0);
});
