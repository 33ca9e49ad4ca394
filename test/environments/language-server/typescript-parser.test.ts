// The bundled server in Node reads TypeScript by the script that it shares with the web worker.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startClient } from "./client.ts";

const dist = fileURLToPath(new URL("../../../packages/language-server/dist/", import.meta.url));

test.each([
  [
    "typescript",
    "file:///deal.ts",
    "const list = load() as readonly string[];\n[...list].sort(() => Math.random() - 0.5);\n",
  ],
  [
    "typescriptreact",
    "file:///deal.tsx",
    "const card = <b>{1 satisfies number}</b>;\nlist.sort(() => Math.random() - 0.5);\n",
  ],
  [
    "vue",
    "file:///deal.vue",
    '<script setup lang="ts">\n(list satisfies string[]).sort(() => Math.random() - 0.5);\n</script>\n',
  ],
])("%s", async (languageId, uri, text) => {
  const client = await startClient();
  await client.open(uri, text, languageId);
  const { diagnostics } = await client.getPushed(uri);
  expect(diagnostics).toMatchObject([{ code: "no-biased-shuffle", range: { start: { line: 1 } } }]);
  expect(await client.stop()).toBe(0);
});

test("the parser is shipped once", () => {
  const holders = readdirSync(dist).filter((file) =>
    readFileSync(`${dist}${file}`, "utf8").includes("createSourceFile"),
  );
  expect(holders).toEqual(["typescript-parser.js"]);
});
