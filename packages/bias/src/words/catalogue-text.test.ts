import { expect, it } from "vitest";
import { tellEntry } from "./catalogue-text.ts";
import { CATALOGUE } from "../catalogue/catalogue.ts";

it.each(CATALOGUE)("tells of $id in both languages, with the same formulas", ({ id, title, does, proof }) => {
  expect(tellEntry(id)).toEqual({ title, does, proof });
  const chinese = tellEntry(id, "zh-cn");
  for (const text of Object.values(chinese)) expect(text).toMatch(/\p{Script=Han}/u);
  for (const formula of ["n^n", "n/2 < p < n", "n · (n−1) · … · 1", "19!", "53"])
    expect(chinese.proof.includes(formula)).toBe(proof.includes(formula));
});
