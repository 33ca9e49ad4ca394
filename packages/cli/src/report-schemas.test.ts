// The schemas that are published stand as files, written from those that the reports are typed by. `UPDATE_DOCS=1` writes them anew.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { format } from "oxfmt";
import { expect, test } from "vitest";
import { BIAS_SCHEMA } from "./bias/report-schema.ts";
import { SCAN_SCHEMA } from "./scan/report-schema.ts";

test.each([
  ["scan", SCAN_SCHEMA],
  ["bias", BIAS_SCHEMA],
])("schemas/%s.schema.json is the schema of that report", async (name, schema) => {
  const file = fileURLToPath(new URL(`../schemas/${name}.schema.json`, import.meta.url));
  const { code: text } = await format(file, JSON.stringify(schema), { printWidth: 120 });
  if (process.env.UPDATE_DOCS === "1") writeFileSync(file, text);
  expect(readFileSync(file, "utf8")).toBe(text);
  expect(new Ajv().validateSchema(schema)).toBe(true);
});
