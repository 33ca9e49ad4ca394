// The rule over everything that is installed here, one version of each package: no crash, and every report was read by a person.
import { mayCodeHoldShuffle } from "@fair-shuffle/lint";
import { mayHoldShuffle } from "@fair-shuffle/lint/words";
import { beforeAll, describe, expect, test } from "vitest";
import { lintFile } from "./lint-file.ts";
import { readPackageFiles } from "./package-files.ts";
import { readKnownReports, type FoundReport } from "./known-reports.ts";

const known = readKnownReports();

/** With `EVERY_FILE=1` none is left out, which takes eight times as long. */
const isWhole = process.env.EVERY_FILE === "1";

/** Of the files without a word for chance, in which the rule has no visitor and only the parser works, every so-manieth is enough. */
const EVERY = isWhole ? 1 : 100;

/** Of those whose words for chance stand in comments alone, which the command line passes over, too. */
const EVERY_COMMENTED = isWhole ? 1 : 30;

/** Of the large ones, in characters, most of which are bundles of what lies beside them, and half of the time, every so-manieth is enough, too: and those with a report. */
const LARGE = 60_000;
const EVERY_LARGE = isWhole ? 1 : 40;

/** What becomes code only when something is put in. */
const TEMPLATE = /<%[=-]? /;

const found = {
  files: 0,
  large: 0,
  commented: 0,
  linted: 0,
  reports: [] as FoundReport[],
  passedOver: [] as string[],
  unparsed: [] as string[],
  crashes: [] as string[],
};

describe("the rule over every file of the installed packages", () => {
  beforeAll(async () => {
    for await (const { package: name, file, text } of readPackageFiles()) {
      found.files++;
      const hasWords = mayHoldShuffle(text);
      if (!hasWords && found.files % EVERY > 0) continue;
      if (text.length > LARGE && found.large++ % EVERY_LARGE > 0 && !isKnown(name, file)) continue;
      const isPassedOver = !mayCodeHoldShuffle(text, file);
      if (hasWords && isPassedOver && found.commented++ % EVERY_COMMENTED > 0 && !isKnown(name, file)) continue;
      found.linted++;
      const outcome = lintFile(file, text);
      if (outcome.kind === "reports") {
        found.reports.push(...outcome.reports.map((report) => ({ package: name, file, ...report })));
        if (outcome.reports.length > 0 && isPassedOver) found.passedOver.push(`${name} ${file}`);
      } else if (outcome.kind === "crash" || !TEMPLATE.test(text)) {
        found[outcome.kind === "crash" ? "crashes" : "unparsed"].push(`${name} ${file}: ${outcome.reason}`);
      }
      // The runner's messages get their turn between two files.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }, 1_800_000);

  test("it never throws", () => {
    expect(found.crashes).toEqual([]);
  });

  test("every file parses, so none is passed over", () => {
    expect(found.unparsed).toEqual([]);
  });

  test("the command line passes over none with a report for its words", () => {
    expect(found.passedOver).toEqual([]);
  });

  test("there are thousands of files", () => {
    expect(found.files).toBeGreaterThan(15_000);
    expect(found.linted).toBeGreaterThan(600);
  });

  test("every report is in reports.json, and reports.json holds no other", () => {
    expect(found.reports).toEqual(known.map(({ report }) => report));
  });
});

function isKnown(name: string, file: string): boolean {
  return known.some(({ report }) => report.package === name && report.file === file);
}

const BIASED = "cards.sort(() => Math.random() - 0.5);\n";

test.each(["a.js", "a.mjs", "a.cjs", "a.jsx", "a.ts", "a.mts", "a.cts", "a.tsx"])(
  "a biased shuffle in %s would have been reported",
  (file) => {
    expect(lintFile(file, BIASED)).toMatchObject({ kind: "reports", reports: [{ line: 1 }] });
  },
);

test("what only parses as CommonJS would have been reported too", () => {
  expect(lintFile("a.js", `with (game) { ${BIASED} }`)).toMatchObject({ kind: "reports", reports: [{ line: 1 }] });
});
