// What the READMEs show is computed: the distances, the picture, the messages; both languages say the same. `UPDATE_DOCS=1` rewrites what is computed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { exactPositions, getCatalogueEntry, type Engine } from "@fair-shuffle/bias";
import { describe, expect, it } from "vitest";
import { enumerateOrders, getDistance, type Shuffle } from "../../truth/shapes/enumerate.ts";
import { lint } from "../../truth/shapes/lint.ts";
import { BIASED_LINES, getBody } from "./biased-lines.ts";
import { holdPart, writeTable } from "./computed-part.ts";
import { BEFORE_AND_AFTER, drawMatrices } from "./matrix-picture.ts";

const root = new URL("../../../", import.meta.url);
const isUpdating = process.env.UPDATE_DOCS === "1";

const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

const distances = BIASED_LINES.map((line) => {
  // oxlint-disable-next-line typescript/no-implied-eval -- the lines are our own, and running them is the test
  const shuffle = new Function("a", getBody(line)) as Shuffle;
  return getDistance(enumerateOrders(shuffle, 3, 12), 3).toFixed(3);
});

describe.each([
  ["README.md", "en", ["what it is", "the code", "distance of the orders"]],
  ["README.zh-CN.md", "zh", ["它是什么", "代码", "排列的距离"]],
] as const)("%s", (name, language, head) => {
  const text = read(name);

  it("has the distance of every line that it lists", async () => {
    const rows = BIASED_LINES.map(({ what, code }, index) => [what[language], `\`${code}\``, distances[index] ?? ""]);
    holdPart(new URL(name, root), "finds", await writeTable([head, ["---", "---", "---:"], ...rows]));
  });

  it("quotes what the rule says", () => {
    const [, code = "", message] = /```js\n(.*)\n\/\/ (.*)\n```/.exec(text) ?? [];
    expect(lint(code).map((found) => found.message)).toEqual([message]);
  });

  it("opens with a prize draw, and with its exact numbers", () => {
    const [, opening = ""] = /```js\n(const winners = .*;)\n/.exec(text) ?? [];
    expect(opening).toMatch(/^const winners = guests\.sort\(.*\)\.slice\(0, 3\);$/);
    expect(lint(opening)).toHaveLength(1);
    const getChance = (guest: number, engine: Engine): string => {
      const shares = exactPositions(getCatalogueEntry("random-comparator").model, 10, { engine });
      const chance = shares.slice(0, 3).reduce((sum, row) => sum + (row[guest] ?? NaN), 0);
      return `${(100 * chance).toFixed(1)}${language === "zh" ? "" : " "}%`;
    };
    const said = [...text.slice(0, text.indexOf("<picture>")).matchAll(/[\d.]+ ?%/g)].map(([share]) => share);
    const getStay = (item: number, engine: Engine): string => {
      const shares = exactPositions(getCatalogueEntry("random-comparator").model, 4, { engine });
      return `${(100 * (shares[item]?.[item] ?? NaN)).toFixed(1)}${language === "zh" ? "" : " "}%`;
    };
    const chances = [
      getChance(0, "v8"),
      getChance(9, "v8"),
      getChance(0, "spidermonkey"),
      getChance(0, "javascriptcore"),
      getStay(1, "v8"),
      getStay(3, "spidermonkey"),
    ];
    expect(said).toEqual(expect.arrayContaining(chances));
  });

  it("names the files that are packed", () => {
    const { version } = JSON.parse(read("eslint-plugin/package.json")) as { version: string };
    const files = [...text.matchAll(/artifacts\/([a-z-]+)-([\d.]+)\.tgz/g)];
    expect(files.map(([, name = ""]) => name)).toEqual([
      "eslint-plugin-fair-shuffle",
      "fair-shuffle",
      "fair-shuffle-bias",
      "fair-shuffle-cli",
    ]);
    for (const [, , named] of files) expect(named).toBe(version);
  });

  it("leads to files that are there", () => {
    const links = [...text.matchAll(/(?:\]\(|(?:src|srcset|href)=")([^)"#]+)/g)].map(([, link = ""]) => link);
    const files = links.filter((link) => !/^https?:/.test(link));
    expect(files.length).toBeGreaterThan(15);
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });

  it("says of the conformance reports what stands in them", () => {
    const large = read("test/truth/conformance/large-report.md");
    const [, programs = ""] = /, (\d+) programs/.exec(large) ?? [];
    const [, found = ""] = /- Found: ([\d.]+) %/.exec(large) ?? [];
    expect(large).toContain("- False alarms: 0.");
    expect(large).toContain("- Crashes: 0.");
    expect(text).toContain(Number(programs).toLocaleString("en"));
    const [, everyRun = ""] = /, (\d+) programs/.exec(read("test/truth/conformance/report.md")) ?? [];
    expect(text).toContain(Number(everyRun).toLocaleString("en"));
    // Chinese sets no space there.
    expect(text).toContain(language === "zh" ? `${found}%` : `${found} %`);
  });
});

const CHINESE_OF_READMES = ["rule", "command-line", "extension", "library"].map((name) => `docs/zh/${name}.md`);

it("both languages have the same code, tables, pictures and links", () => {
  const [english, chinese] = ["README.md", "README.zh-CN.md"].map((name) => {
    const text = read(name);
    // What the command line says is Chinese where its reader is.
    const untold = text.replace(/<!-- begin scan -->[^]*?<!-- end scan -->/, "");
    const code = [...untold.matchAll(/```\w*\n[\s\S]*?```|^(?: {4}.*\n)+/gm)].map(([block]) =>
      // Remarks are translated.
      block.replaceAll(/ {2,}#.*| *\/\/ .*/g, ""),
    );
    const links = [...text.matchAll(/(?:\]\(|(?:src|srcset)=")([^)"]+)/g)].map(([, link = ""]) => link);
    return {
      code,
      titles: [...text.matchAll(/^#+ /gm)].length,
      tableRows: [...text.matchAll(/^\|/gm)].length,
      // Pages and pictures are there in both languages, or in English only.
      links: links
        .filter((link) => !link.startsWith("README"))
        // Headings have other words.
        .filter((link) => !link.startsWith("#"))
        // Chinese pages of what is a README or the rule's page in English.
        .filter((link) => !CHINESE_OF_READMES.includes(link))
        .map((link) => link.replace(/^docs\/zh\/(?=(?:adopting|recipes)\.md)/, "docs/guide/"))
        // The English one is the extension's, which ships none in Chinese.
        .map((link) => link.replace(/^media\/bias-page-zh(?=[.-])/, "extension/media/screenshots/bias-page"))
        .map((link) => link.replace("docs/zh/", "docs/").replace("-zh-", "-"))
        .map((link) => (link.startsWith("docs/") ? link.replace(/#.*/, "") : link))
        .sort(),
    };
  });
  expect(chinese).toEqual(english);
});

describe.each(["light", "dark"] as const)("shows the picture that the engine computes (%s)", (scheme) => {
  it.each([
    ["en", "", 2],
    ["en", "-narrow", 1],
    ["zh", "-zh", 2],
    ["zh", "-zh-narrow", 1],
  ] as const)("in %s (%s, %i in a row)", (language, suffix, inRow) => {
    const picture = new URL(`media/before-and-after${suffix}-${scheme}.svg`, root);
    const wanted = drawMatrices(BEFORE_AND_AFTER[language], scheme, language, inRow);
    if (isUpdating) writeFileSync(picture, wanted);
    expect(readFileSync(picture, "utf8")).toBe(wanted);
  });
});
