// The reports that `scan` writes for others say what the rule says: SARIF, GitLab's, the HTML page, and all that the program itself prints.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Language } from "@fair-shuffle/bias";
import { makeProject, type Project } from "@fair-shuffle/cli/project";
import type { PageData } from "@fair-shuffle/lab";
import { findSites, tellSite, type FoundSite, type LintOptions } from "@fair-shuffle/lint";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asOnPage, openPage } from "./open-page.ts";
import { getPrograms } from "./programs.ts";

const COMMAND = fileURLToPath(new URL("../../../packages/cli/src/fair-shuffle.ts", import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** A finding as all reports have it. */
interface Told {
  readonly file: string;
  readonly site: FoundSite & Required<Pick<FoundSite, "finding">>;
}

/** As much of a SARIF log as is asked about. */
interface Sarif {
  readonly runs: readonly [
    {
      readonly results: readonly {
        readonly message: Text;
        readonly locations: readonly [
          {
            readonly physicalLocation: {
              readonly artifactLocation: { readonly uri: string };
              readonly region: Readonly<Record<"startLine" | "startColumn" | "endLine" | "endColumn", number>>;
            };
          },
        ];
        readonly fixes?: readonly { readonly description: Text }[];
      }[];
    },
  ];
}

interface Text {
  readonly text: string;
}

const LANGUAGES = ["en", "zh-cn"] as const;
/** What a report says hangs on no program: every second one is enough. */
const programs = Object.fromEntries(Object.entries(getPrograms()).filter((_, index) => index % 2 === 0));
let project: Project;
let told: Readonly<Record<Language, readonly Told[]>>;

beforeAll(async () => {
  project = makeProject(Object.fromEntries(Object.entries(programs).map(([file, { text }]) => [file, text])));
  told = { en: await judgeAll({ language: "en" }), "zh-cn": await judgeAll({ language: "zh-cn" }) };
});

afterAll(() => {
  project.remove();
});

async function judgeAll(options: LintOptions): Promise<readonly Told[]> {
  const all: Told[] = [];
  // In the order of a report.
  for (const file of Object.keys(programs).sort()) {
    const { sites } = await findSites(programs[file]?.text ?? "", `${project.folder}/${file}`, options);
    for (const site of sites) if (site.finding !== undefined) all.push({ file, site });
  }
  return all;
}

/** The message, and behind it what ESLint says where it fixes nothing unasked. */
const getMessage = ({ site: { finding } }: Told): string => (finding?.message ?? "") + (finding?.unfixed.behind ?? "");

const scan = async (language: Language, format: string): Promise<string> => {
  const run = language === "en" ? project.run : project.runInChinese;
  const { stdout, exitCode } = await run("scan", "--format", format);
  expect(exitCode).toBe(1);
  return stdout;
};

const FIXED: Readonly<Record<Language, string>> = {
  en: "Make it fair (what `--fix` does).",
  "zh-cn": "改成公平的（`--fix` 所做的修改）。",
};

it.each(LANGUAGES)("SARIF: message, place and ways out (%s)", async (language) => {
  const { runs } = JSON.parse(await scan(language, "sarif")) as Sarif;
  const results = runs[0].results.map(({ message, locations: [{ physicalLocation }], fixes = [] }) => {
    const { artifactLocation, region } = physicalLocation;
    return {
      file: artifactLocation.uri,
      place: [region.startLine, region.startColumn, region.endLine, region.endColumn],
      message: message.text,
      ways: fixes.map(({ description }) => description.text),
    };
  });
  const wanted = told[language].map((one) => {
    const { line, column, endLine, endColumn, finding } = one.site;
    return {
      file: one.file,
      place: [line, column, endLine, endColumn],
      message: getMessage(one),
      // What `--fix` does has words of its own.
      ways: [
        ...(finding?.fix === undefined ? [] : [FIXED[language]]),
        ...(finding?.suggestions ?? []).map(({ title }) => title),
      ],
    };
  });
  expect(results).toEqual(wanted);
  expect(results.length).toBeGreaterThan(50);
});

it.each(LANGUAGES)("GitLab: message and lines (%s)", async (language) => {
  const issues = JSON.parse(await scan(language, "gitlab")) as {
    description: string;
    location: { path: string; lines: { begin: number } };
  }[];
  expect(issues.map(({ description, location: { path, lines } }) => [path, lines.begin, description])).toEqual(
    told[language].map((one) => [one.file, one.site.line, getMessage(one)]),
  );
});

it("HTML: finding, number of items, verdict and words", async () => {
  // What a page says in Chinese is held beside this, and in the playground.
  const language = "en";
  const [, json = ""] = /id="fair-shuffle-data">(.*)<\/script>/.exec(await scan(language, "html")) ?? [];
  const { subjects, language: spoken } = JSON.parse(json) as PageData;
  expect(spoken).toBe(language);
  expect(subjects.map(({ name, finding }) => [name, finding])).toEqual(
    told[language].map(({ file, site }) => [`${file}:${site.line}`, site.finding?.message]),
  );
  for (const [index, { site }] of told[language].entries()) {
    const subject = subjects[index];
    if (subject === undefined) throw new Error("The page lacks a finding.");
    const { start, verdict, words } = tellSite(site, language);
    const page = openPage(subject, language);
    expect([page.cards, page.kind, page.words]).toEqual([start.cards, verdict.kind, asOnPage(words, language)]);
    if (site.finding?.unfixed.why !== "") expect(subject.note).toContain(site.finding?.unfixed.why);
  }
});

it("the program itself prints what its command line does, and ends with its exit code", async () => {
  const args = ["scan", "project", "--format", "json"];
  const { stdout, status } = spawnSync(
    process.execPath,
    ["--import", TSX, "--conditions=@fair-shuffle/source", COMMAND, ...args],
    { cwd: project.folder, encoding: "utf8", maxBuffer: 1e9, env: { ...process.env, LANG: "en_US.UTF-8", LC_ALL: "" } },
  );
  expect({ exitCode: status, stdout }).toEqual(
    await project.run(...args).then(({ exitCode, stdout }) => ({ exitCode, stdout })),
  );
});
