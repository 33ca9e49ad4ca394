// Each sample shows what its title says: a biased one is found and has a way out that leaves nothing to find, a fair one is proved fair.
import { findSites, fixText } from "@fair-shuffle/lint";
import { describe, expect, it } from "vitest";
import { LANGUAGES, SAMPLES } from "./samples.ts";

const isFair = (title: string): boolean => title.startsWith("Fair:");

describe("the samples", () => {
  it("have an id of their own, and a language that can be chosen", () => {
    expect(new Set(SAMPLES.map(({ id }) => id)).size).toBe(SAMPLES.length);
    expect(SAMPLES.filter(({ extension }) => !(extension in LANGUAGES))).toEqual([]);
    expect(SAMPLES.filter(({ title }) => isFair(title.en)).length).toBe(2);
  });

  it.each(SAMPLES)("$id", async ({ title, extension, code }) => {
    const { sites, problems } = await findSites(code, `sample.${extension}`);
    expect(problems).toEqual([]);
    expect(sites.map(({ verdict }) => verdict.kind)).toEqual([isFair(title.en) ? "fair" : "biased"]);
    const [site] = sites;
    expect(site?.finding === undefined).toBe(isFair(title.en));
    if (site?.finding === undefined) return;
    expect(site.finding.fix ?? site.finding.suggestions[0]).toBeDefined();
    if (site.finding.fix === undefined) return;
    expect((await fixText(code, `sample.${extension}`)).left).toEqual({ findings: [], problems: [] });
  });
});
