import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import { tellEntry } from "./catalogue-text.ts";

const FORMULAS = ["nⁿ", "n/2 < p < n", "n · (n−1) · … · 1", "19!", "53"];

describe.each(CATALOGUE)("$id", ({ id }) => {
  it("is told of in both languages, with the same formulas", () => {
    const [english, chinese] = [tellEntry(id), tellEntry(id, "zh-cn")];
    for (const text of Object.values(english)) expect(text).not.toMatch(/\p{Script=Han}/u);
    for (const text of Object.values(chinese)) expect(text).toMatch(/\p{Script=Han}/u);
    const getFormulas = (proof: string): readonly string[] => FORMULAS.filter((formula) => proof.includes(formula));
    expect(getFormulas(chinese.proof)).toEqual(getFormulas(english.proof));
  });

  it("is proved in two sentences", () => {
    expect(tellEntry(id).proof.match(/\.(?= |$)/gu)).toHaveLength(2);
  });
});
