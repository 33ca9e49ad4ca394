// The JSON Schemas that ship with the package, for tests.
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";

/** Returns what is wrong with a value by one of the schemas: nothing, if it keeps to it. */
export function validate(name: "bias" | "explain" | "scan", value: unknown): readonly unknown[] {
  const text = readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), "utf8");
  const ajv = new Ajv({ allErrors: true });
  ajv.validate(JSON.parse(text) as object, value);
  return ajv.errors ?? [];
}
