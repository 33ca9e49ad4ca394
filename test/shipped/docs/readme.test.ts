// What the READMEs show is computed: the distances, the picture, the messages; both languages say the same. `UPDATE_DOCS=1` rewrites what is computed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
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
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the lines are our own, and running them is the test
  const shuffle = new Function("a", getBody(line)) as Shuffle;
  return getDistance(enumerateOrders(shuffle, 3, 12), 3).toFixed(3);
});

describe.each([
  ["README.md", "en", ["what it is", "the code", "distance"]],
  ["README.zh-CN.md", "zh", ["它是什么", "代码", "距离"]],
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
    // Chinese sets no space there.
    expect(text).toContain(language === "zh" ? `${found}%` : `${found} %`);
  });
});

it("both languages have the same code, tables, pictures and links", () => {
  const [english, chinese] = ["README.md", "README.zh-CN.md"].map((name) => {
    const text = read(name);
    const code = [...text.matchAll(/```\w*\n[\s\S]*?```|^(?: {4}.*\n)+/gm)].map(([block]) =>
      // Remarks are translated.
      block.replaceAll(/ {2,}#.*| *\/\/ .*/g, ""),
    );
    const links = [...text.matchAll(/(?:\]\(|(?:src|srcset)=")([^)"]+)/g)].map(([, link = ""]) => link);
    return {
      code,
      titles: [...text.matchAll(/^#+ /gm)].length,
      tableRows: [...text.matchAll(/^\|/gm)].length,
      links: links.filter((link) => !link.startsWith("README")).sort(),
    };
  });
  expect(chinese).toEqual(english);
});

it.each(["light", "dark"] as const)("shows the picture that the engine computes (%s)", (scheme) => {
  const picture = new URL(`media/before-and-after-${scheme}.svg`, root);
  const wanted = drawMatrices(BEFORE_AND_AFTER, scheme);
  if (isUpdating) writeFileSync(picture, wanted);
  expect(readFileSync(picture, "utf8")).toBe(wanted);
});
