// Addresses of findings: a link leads to the one that it was made of.
import { getCatalogueEntry } from "@fair-shuffle/bias";
import { expect, it } from "vitest";
import type { PageData } from "../page-data.ts";
import { findChoice, tellFragment } from "./finding-address.ts";

const { model } = getCatalogueEntry("naive-swap");
const report = (...names: readonly string[]): PageData => ({
  subjects: names.map((name) => ({ name, code: "…", model })),
  selected: 0,
});
const data = report("src/a.ts:3", "src/a b#c.ts:5", "src/a.ts:3", "源/100%.ts:7");

it("every finding has an address of its own, which leads back to it", () => {
  const fragments = data.subjects.map((_, index) => tellFragment({ from: "subjects", index }, data));
  expect(fragments).toEqual(["src/a.ts:3", "src/a b#c.ts:5", "src/a.ts:3 (2)", "源/100%.ts:7"]);
  for (const [index, fragment] of fragments.entries()) {
    for (const written of [fragment, `#${fragment}`, `#${encodeURIComponent(fragment)}`])
      expect(findChoice(written, data), written).toEqual({ from: "subjects", index });
  }
});

it.each(["", "#", "#src/a.ts:4", "#%"])("%j names none", (fragment) => {
  expect(findChoice(fragment, data)).toBeUndefined();
});

it("a page of one shuffle has no addresses, and the catalogue has none", () => {
  const only = report("src/a.ts:3");
  expect(tellFragment({ from: "subjects", index: 0 }, only)).toBe("");
  expect(findChoice("#src/a.ts:3", only)).toBeUndefined();
  expect(tellFragment({ from: "catalogue", id: "naive-swap" }, data)).toBe("");
});
