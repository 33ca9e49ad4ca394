// The rule's page is executed: its matrix is computed, its code is linted, its options are the schema's. `UPDATE_DOCS=1` rewrites the matrix.
import { readFileSync, writeFileSync } from "node:fs";
import { exactPositions } from "@fair-shuffle/bias";
import plugin from "eslint-plugin-fair-shuffle";
import { format } from "prettier";
import { expect, it } from "vitest";
import { lint } from "../shapes/lint.ts";

const page = new URL("../../eslint-plugin/docs/rules/no-biased-shuffle.md", import.meta.url);
const text = readFileSync(page, "utf8");

const getSection = (title: string): string => text.split(/^## /m).find((section) => section.startsWith(title)) ?? "";

const getCode = (section: string): string[] =>
  [...section.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = ""]) => code);

it("shows the matrix that the engine computes", async () => {
  const sign = {
    kind: "binary",
    operator: "-",
    left: { kind: "draw" },
    right: { kind: "number", value: 0.5 },
  } as const;
  const names = ["Ann", "Ben", "Cem", "Dea"];
  const positions = exactPositions({ kind: "comparatorSort", steps: [], sign, unknowns: [] }, names.length);
  const rows = positions.map((row, position) =>
    [["first", "second", "third", "last"][position], ...row.map((share) => `${(100 * share).toFixed(1)} %`)].join(
      " | ",
    ),
  );
  const table = ["place | " + names.join(" | "), "--- | ---: | ---: | ---: | ---:", ...rows]
    .map((row) => `| ${row} |`)
    .join("\n");
  const wanted = (await format(table, { parser: "markdown" })).trim();
  const replaced = text.replace(
    /(<!-- begin matrix -->\n)[\s\S]*?(<!-- end matrix -->)/,
    (_, begin: string, end: string) => `${begin}\n${wanted}\n\n${end}`,
  );
  if (process.env.UPDATE_DOCS === "1") writeFileSync(page, replaced);
  else expect(text).toBe(replaced);
});

it.each(getCode(getSection("Incorrect")))("reports each shuffle under Incorrect: %s", (code) => {
  const shuffles = code.split("\n").filter((line) => /sort|toSorted|^for/i.test(line) && line.trim() !== "");
  expect(lint(code).map(({ line }) => code.split("\n")[line - 1])).toEqual(shuffles);
});

it.each(getCode(getSection("Correct")))("reports nothing under Correct: %s", (code) => {
  expect(lint(code)).toEqual([]);
});

it("has a row for every option, and no other", () => {
  const [schema] = [plugin.rules["no-biased-shuffle"].meta.schema].flat();
  const rows = [...getSection("Options").matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(schema !== undefined && "properties" in schema ? (schema.properties ?? {}) : {}));
});

it("quotes in the plugin's README what the rule says", () => {
  const readme = readFileSync(new URL("../../eslint-plugin/README.md", import.meta.url), "utf8");
  const [code = ""] = getCode(readme);
  const quoted = [...code.matchAll(/^\/\/ (This shuffle .*)$/gm)].map(([, message]) => message);
  expect(lint(code).map(({ message }) => message)).toEqual(quoted);
});
