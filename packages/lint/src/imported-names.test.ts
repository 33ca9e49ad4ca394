// What a function of another file needs of that file is read there, whatever the importing file calls by the same name.
import { applyEdits } from "@fair-shuffle/recognise";
import { describe, expect, it } from "vitest";
import { explainText } from "./explain-text.ts";
import { findSites, type FoundSite } from "./find-sites.ts";

const FILES: Readonly<Record<string, string>> = {
  "/p/tools.js": `export const rand = (n) => Math.floor(Math.random() * n);
export const randomize = () => rand(2) - 0.5;
export const randomTo = (n) => rand(n + 1);
`,
  "/p/bits.js": `export const fraction = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
export const order = () => fraction() - 0.5;
`,
};
const readFile = (path: string): string | undefined => FILES[path];

async function find(code: string): Promise<readonly FoundSite[]> {
  const { sites, problems } = await findSites(code, "/p/use.js", { rule: { helper: "inline" }, readFile });
  expect(problems).toEqual([]);
  return sites;
}

const SORT = "export const f = (list) => [...list].sort(randomize);\n";
const loop = (range: string): string =>
  `export function mix(a) { for (let i = a.length - 1; i > 0; i--) { const j = ${range}; [a[i], a[j]] = [a[j], a[i]]; } }\n`;

const BESIDE = [
  ["nothing of that name", "", "export const g = 1;\n"],
  [
    "the same thing, imported",
    'import { rand } from "./tools.js";\n',
    "export const g = (list) => list[rand(list.length)];\n",
  ],
  ["its own", "const rand = (n) => n;\n", "export const g = (list) => list[rand(list.length)];\n"],
  ["its own in a function", "", "export const g = (rand) => rand(2);\n"],
  ["a global", "", "export const g = (list) => list[rand(list.length)];\n"],
] as const;

describe.each(BESIDE)("where the importing file has %s", (_, before, after) => {
  it("a comparator is read", async () => {
    const code = `import { randomize } from "./tools.js";\n${before}${SORT}${after}`;
    const [site, ...others] = await find(code);
    expect(others).toEqual([]);
    expect(site?.finding?.messageId).toBe("biased");
    const [suggestion] = site?.finding?.suggestions ?? [];
    const fixed = suggestion === undefined ? "" : applyEdits(code, suggestion.edits);
    expect(fixed).toContain(`${before}export const f = (list) => fairShuffle([...list]);\n${after}`);
    const { places } = await explainText(code, "/p/use.js", { readFile });
    expect(places.find(({ kind }) => kind === "sort")?.answers.map(({ kind }) => kind)).toEqual(["reported"]);
  });

  it("a range is read", async () => {
    const read = async (range: string): Promise<readonly (string | undefined)[]> =>
      (await find(`import { randomTo } from "./tools.js";\n${before}${loop(range)}${after}`)).map(
        ({ verdict, finding }) => finding?.messageId ?? verdict.kind,
      );
    expect(await read("randomTo(i)")).toEqual(["fair"]);
    expect(await read("randomTo(i - 1)")).toEqual(["cycles"]);
    expect(await read("randomTo(a.length - 1)")).toEqual(["biased"]);
  });
});

describe("a fix hands on a source", () => {
  const fix = async (code: string): Promise<string> => {
    const [site] = await find(code);
    const [suggestion] = site?.finding?.suggestions ?? [];
    return suggestion === undefined ? "" : applyEdits(code, suggestion.edits);
  };

  it("that the file imports", async () => {
    expect(
      await fix(
        'import { fraction } from "./bits.js";\nexport const f = (list) => list.sort(() => fraction() - 0.5);\n',
      ),
    ).toContain("fairShuffle(list, fraction);");
  });

  it.each([
    'import { order } from "./bits.js";\n',
    'import { order, fraction } from "./bits.js";\nexport const g = () => fraction();\n',
    'import { order } from "./bits.js";\nconst fraction = 0.5;\n',
  ])("and never one that only the other file can name: %s", async (before) => {
    expect(await fix(`${before}export const f = (list) => list.sort(order);\n`)).toContain("fairShuffle(list);");
  });
});
