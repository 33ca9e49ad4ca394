// Text that is not ours, in every output: whatever stands in names, code, messages and arguments, neither a terminal nor a build server obeys it.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getText, own, paint, say, show, showJson, showMessage, showPrinted } from "./foreign-text.ts";
import { makeOutput } from "./terminal.ts";
import { bundleExecutable } from "./testing/executable.ts";
import { makeProject, type Outcome, type Project } from "./testing/project.ts";

/** What clears the screen, sets its title, goes back, turns the direction of writing, ends a line elsewhere. */
const CONTROLS = "\u001b[2J\u001b]0;t\u0007\b\r\t\u007f\u009b2J\u061c\u200e\u200f\u202a\u202e\u2066\u2069\u2028\u2029";
const COMMANDS =
  "\n::error file=app.js::pwned\n \u00a0::stop-commands::x\n##vso[task.complete result=Failed]##[error]no";
const HOSTILE = CONTROLS + COMMANDS;

/** A name as modules have it; one with "#" could not be asked for. */
const FUNCTION = `${CONTROLS}\n::error::pwned`;

/** In code it stands in a comment, whose last line is not ours either. */
const code = (text: string): string => `list.sort(() => Math.random() - 0.5 /*${text}*/)`;

const IN_CODE = `export const mix = (list) =>\n  ${code(HOSTILE)};\n`;
const FAULTY = `${IN_CODE}export const = "${CONTROLS.replace(/[\r\u2028\u2029]/g, "")}";\n`;

let project: Project;

beforeAll(() => {
  project = makeProject({
    "a.js": IN_CODE,
    "two.js": IN_CODE + IN_CODE.replace("mix", "other"),
    [`folder${HOSTILE}/a.js`]: IN_CODE,
    "::error file=app.js::begins.js": IN_CODE,
    [`faulty/${HOSTILE}.ts`]: FAULTY,
    [`${HOSTILE}.mjs`]: IN_CODE,
    [`${HOSTILE}.txt`]: "",
    "set.js":
      "export function mix(list, ways) {\n  for (let i = 0; i < list.length; i++) {\n    const j = Math.floor(Math.random() * ways);\n    [list[i], list[j]] = [list[j], list[i]];\n  }\n}\n",
    "names.mjs": `const f = () => {};\nexport { f as ${JSON.stringify(FUNCTION)} };\n`,
    "throws.mjs": `export const mix = () => { throw new TypeError(${JSON.stringify(HOSTILE)}); };\n`,
    "named.mjs": `export const mix = () => { const e = new Error("no"); e.name = ${JSON.stringify(HOSTILE)}; throw e; };\n`,
    "text.mjs": `export const mix = () => { throw ${JSON.stringify(HOSTILE)}; };\n`,
    "loads.mjs": `throw new Error(${JSON.stringify(HOSTILE)});\n`,
    "imports.mjs": `import ${JSON.stringify(`./${HOSTILE}`)};\n`,
    "prints.mjs": `console.log(${JSON.stringify(HOSTILE)});\nconsole.error(${JSON.stringify(HOSTILE)});\nexport const mix = (cards) => cards.sort(() => Math.random() - 0.5);\n`,
    "crashes.mjs": `export const mix = () => { setTimeout(() => { throw new Error(${JSON.stringify(HOSTILE)}); }); return new Promise(() => {}); };\n`,
  });
});

afterAll(() => {
  project.remove();
});

// oxlint-disable-next-line no-control-regex -- colours begin with it
const COLOURS = /\u001b\[[\d;]*m/g;

/** How the progress bar comes and goes, where there is something to wait for. */
// oxlint-disable-next-line no-control-regex -- commands begin with it
const PROGRESS = /\u001b(?:[78]|\[(?:\?25[hl]|\?7[hl]|1G|0[JK]|2K))/g;

function expectHarmless(text: string): void {
  const plain = text.replace(COLOURS, "").replace(PROGRESS, "");
  expect(plain).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);
  expect(plain).not.toMatch(/^\s*::/m);
  expect(plain).not.toMatch(/##\w*\[/);
}

const NAMED = `./${HOSTILE}.mjs`;
const FEW = ["--trials", "20", "--cards", "3"];

describe("no output obeys what is not ours", () => {
  it.each<[what: string, exitCode: number, args: readonly string[]]>([
    ["names and code that are found", 1, ["scan"]],
    ["a folder's name", 1, ["scan", `folder${HOSTILE}`]],
    ["a name that begins with a command", 1, ["scan", "::error file=app.js::begins.js"]],
    ["what can't be parsed", 0, ["scan", "faulty"]],
    ["all of it as JSON", 1, ["scan", "--format", "json"]],
    ["all of it as SARIF", 1, ["scan", "--format", "sarif"]],
    ["a path that is none", 2, ["scan", `${HOSTILE}\ud800`]],
    ["a pattern that matches nothing", 2, ["scan", `${HOSTILE}/**\ud800`]],
    ["a file that holds no code", 2, ["scan", `${HOSTILE}.txt`]],
    ["where the report is", 1, ["scan", "a.js", "-o", `out/${HOSTILE}`]],
    ["where no report can be", 2, ["scan", "a.js", "-o", `a.js/${HOSTILE}`]],
    ["an unknown command", 2, [HOSTILE]],
    ["an unknown command that looks like one", 2, ["scan\u001b[2J\n::error::x"]],
    ["an unknown option", 2, ["scan", `--fix${HOSTILE}`]],
    ["a choice that is none", 2, ["scan", "--format", HOSTILE]],
    ["a number that is none", 2, ["simulate", "a.js", "--cards", HOSTILE]],
    ["a setting that is none", 2, ["simulate", "a.js", "--set", HOSTILE]],
    ["a setting of another variable", 2, ["simulate", "a.js", "--set", `${HOSTILE.replaceAll("=", "")}=3`]],
    ["too many arguments", 2, ["simulate", "a.js", HOSTILE]],
    ["help of what is none", 2, ["help", HOSTILE]],
    ["code as a matrix", 1, ["simulate", "a.js", ...FEW]],
    ["code in words", 1, ["simulate", "a.js", ...FEW, "--format", "text"]],
    ["code as JSON", 1, ["simulate", "a.js", ...FEW, "--format", "json"]],
    ["code in a file of that name", 1, ["simulate", NAMED, ...FEW]],
    ["code in a file of that name, in words", 1, ["simulate", NAMED, ...FEW, "--format", "text"]],
    ["the page's name", 1, ["simulate", "a.js", ...FEW, "--html", `out/${HOSTILE}.html`]],
    ["a line that holds nothing", 2, ["simulate", `${NAMED}:1000`]],
    ["a file that is none", 2, ["simulate", `./${HOSTILE}`]],
    ["an id that is none", 2, ["simulate", HOSTILE.replaceAll(/[./\\]/g, "")]],
    ["code that can't be parsed", 2, ["simulate", `faulty/${HOSTILE}.ts`]],
    ["the places of several shuffles", 2, ["simulate", "two.js"]],
    ["where no record can be", 2, ["simulate", "a.js", ...FEW, "--record", `a.js/${HOSTILE}`]],
    ["a module that is none", 2, ["measure", `./${HOSTILE}#mix`]],
    ["a module and function of that name", 2, ["measure", `${NAMED}#${FUNCTION}`]],
    [
      "a measured function in a file of that name",
      0,
      ["measure", NAMED, ...FEW].map((text) => text.replace(/\.mjs$/, ".mjs#mix")),
    ],
    ["functions of that name", 2, ["measure", "names.mjs#mix"]],
    ["a function of that name", 1, ["measure", `names.mjs#${FUNCTION}`, ...FEW]],
    ["what a function throws", 2, ["measure", "throws.mjs#mix"]],
    ["what a function throws by another name", 2, ["measure", "named.mjs#mix"]],
    ["what a function throws as text", 2, ["measure", "text.mjs#mix"]],
    ["what a module throws", 2, ["measure", "loads.mjs#mix"]],
    ["what a module imports", 2, ["measure", "imports.mjs#mix"]],
    ["what a module can't be parsed for", 2, ["measure", `faulty/${HOSTILE}.ts#mix`]],
    ["what a module prints", 0, ["measure", "prints.mjs#mix", ...FEW]],
    ["what ends a process", 2, ["measure", "crashes.mjs#mix"]],
  ])("%s", async (_, exitCode, args) => {
    const outcomes: Outcome[] = [await project.run(...args)];
    // A measurement is long, and writes what it writes elsewhere.
    if (args[0] !== "measure") outcomes.push(await project.runInTerminal(1, ...args));
    for (const outcome of outcomes) {
      expectHarmless(outcome.stdout);
      expectHarmless(outcome.stderr);
      expect(`${outcome.stdout}${outcome.stderr}`).not.toBe("");
      expect(outcome.exitCode).toBe(exitCode);
    }
  });

  it("shows it on one line, as it would be written in code", async () => {
    const { stdout } = await project.run("scan", `folder${HOSTILE}`);
    const [name] = stdout.split("\n");
    expect(name).toBe(
      String.raw`folder\x1b[2J\x1b]0;t\x07\x08\r\t\x7f\x9b2J\u061c\u200e\u200f\u202a\u202e\u2066\u2069\u2028\u2029\n::error file=app.js::pwned\n ` +
        "\u00a0" +
        String.raw`::stop-commands::x\n\x23#vso[task.complete result=Failed]\x23#[error]no/a.js`,
    );
  });

  it.each(["json", "sarif"])("%s reads back as it was", async (format) => {
    const { stdout } = await project.run("scan", `folder${HOSTILE}`, "--format", format);
    const { findings, runs } = JSON.parse(stdout) as {
      findings?: [{ file: string }];
      runs?: [{ results: [{ locations: [{ physicalLocation: { artifactLocation: { uri: string } } }] }] }];
    };
    const file = findings?.[0].file ?? runs?.[0].results[0].locations[0].physicalLocation.artifactLocation.uri ?? "";
    expect(decodeURIComponent(file)).toBe(`folder${HOSTILE}/a.js`);
  });

  it("a page holds it as JSON", async () => {
    const { stdout } = await project.run("scan", "a.js", "--format", "html");
    const [, json = ""] = /id="fair-shuffle-data">(.*)<\/script>/.exec(stdout) ?? [];
    expect(json).toContain("pwned");
    expectHarmless(json);
  });
});

describe("the parts", () => {
  it.each([
    ["a command made of two pieces", say`${":"}${":error::x"}`, String.raw`\x3a:error::x`],
    ["a command made of ours and theirs", say`#${"#[error]"}`, String.raw`\x23#[error]`],
    [
      "a command behind colours",
      say`  ${paint((text) => `\u001b[1m${text}\u001b[22m`, "::error::x")}`,
      "  \u001b[1m\\x3a:error::x\u001b[22m",
    ],
    ["two colons that are none", show("std::vector"), "std::vector"],
    ["lines of a message", showMessage("one\r\n::two\u2028three\tfour"), "one\n  \\x3a:two\n  three\tfour"],
    ["lone surrogates, and pairs", show("\ud800x\udc00 \u{1f0a1}"), "\\ud800x\\udc00 \u{1f0a1}"],
    ["letters of every language, and joined emoji", show("déjà 洗牌 می‌خواهم 👩‍👩‍👧"), "déjà 洗牌 می‌خواهم 👩‍👩‍👧"],
    ["backslashes of paths", show(String.raw`src\new.js`), String.raw`src\new.js`],
    ["printed colours", showPrinted("\u001b[31mred\u001b[0m\u001b[2J\r\n"), "\u001b[31mred\u001b[0m\\x1b[2J\n"],
    ["numbers", say`${1} of ${2}`, "1 of 2"],
    ["JSON", showJson(JSON.stringify(["\u009b##[a]\u202e"])), String.raw`["\u009b\u0023#[a]\u202e"]`],
    ["our own", own("\u001b[1m"), "\u001b[1m"],
  ])("%s", (_, shown, text) => {
    expect(getText(shown)).toBe(text);
  });
});

it("an output takes nothing that was not made fit to be shown", () => {
  const output = makeOutput(new PassThrough());
  expect(() => {
    // @ts-expect-error -- the types see to it that nobody forgets
    output.write("\u001b[2J");
  }).toThrow(TypeError);
});

describe("the executable", () => {
  let executable = "";
  beforeAll(async () => {
    executable = await bundleExecutable();
  });

  it("writes nothing harmful to a terminal", () => {
    const command = [process.execPath, executable, "scan"].map((word) => `'${word}'`).join(" ");
    // A pseudo terminal, as people have one.
    const { stdout, status } = spawnSync("script", ["-qefc", command, "/dev/null"], {
      cwd: project.folder,
      env: { ...process.env, COLUMNS: "80", TERM: "xterm", NO_COLOR: undefined, CI: undefined },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    // The terminal ends lines in its own way.
    const lines = stdout.replaceAll("\r\n", "\n");
    expect(lines).toContain("\u001b[");
    expect(lines).toContain("pwned");
    expectHarmless(lines);
    expect(status).toBe(1);
  });

  const THROWN = JSON.stringify(`no\n::error::x\u001b[2J`);
  const fail = (how: string): string =>
    `data:text/javascript,${encodeURIComponent(`const timer = setInterval(() => { if (process.listenerCount("uncaughtException") > 0) { clearInterval(timer); ${how} } }, 1);`)}`;

  it.each([
    ["an exception that nobody catches", `throw new Error(${THROWN});`],
    ["a promise that nobody awaits", `void Promise.reject(new Error(${THROWN}));`],
  ])("ends with 2 and a sentence for %s", (_, how) => {
    const run = (DEBUG: string): ReturnType<typeof spawnSync> =>
      spawnSync(process.execPath, ["--import", fail(how), executable, "scan"], {
        cwd: project.folder,
        env: { ...process.env, DEBUG },
        encoding: "utf8",
      });
    const { status, stderr } = run("");
    expect(stderr).toBe(
      "fair-shuffle failed: no\n  \\x3a:error::x\\x1b[2J. With DEBUG=fair-shuffle set, it says where. Please report it.\n",
    );
    expect(status).toBe(2);
    const told = String(run("other, fair-shuffle").stderr);
    expect(told).toMatch(/^fair-shuffle failed: Error: no\n {2}\\x3a:error::x\\x1b\[2J\n +at /);
    expectHarmless(told);
  });

  it("ends with 2 where its output can't be written", () => {
    const command = [process.execPath, executable, "scan"].map((word) => `'${word}'`).join(" ");
    const { status, stderr } = spawnSync("sh", ["-c", `${command} > /dev/full`], {
      cwd: project.folder,
      encoding: "utf8",
    });
    expect(stderr).toMatch(/^The report can't be written to standard output: no space is left/);
    expect(status).toBe(2);
  });
});
