// Files and folders that are not what one expects: whatever is named gets an answer in a sentence, and nothing is waited for that may never come.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { bundleExecutable, runInShell, type Ending } from "../testing/executable.ts";

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";
const LONG = "n".repeat(300);

let executable: string;
let folder: string;

beforeAll(async () => {
  executable = await bundleExecutable();
});

afterEach(() => {
  chmodSync(join(folder, "closed"), 0o755);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command in a folder of odd things, as somebody who may not open everything. */
async function run(command: string): Promise<Ending> {
  folder = mkdtempSync(join(tmpdir(), "fair-shuffle-odd-"));
  chmodSync(folder, 0o777);
  const at = (name: string): string => join(folder, name);
  symlinkSync("loop.js", at("loop.js"));
  symlinkSync("/dev/zero", at("zero.js"));
  writeFileSync(at("secret.js"), SORT);
  chmodSync(at("secret.js"), 0);
  mkdirSync(at("closed"));
  writeFileSync(at("closed/a.js"), SORT);
  chmodSync(at("closed"), 0);
  mkdirSync(at("fair"));
  writeFileSync(at("fair/a.js"), "export const x = 1;\n");
  return runInShell(executable, `mkfifo pipe.js .gitignore; ${command}`, {
    cwd: folder,
    ...(process.getuid?.() === 0 ? { uid: 12_345 } : {}),
  });
}

describe.skipIf(process.platform === "win32")("what is named and can't be read", () => {
  it.each([
    ["scan loop.js", "loop.js can't be read: its links lead in a circle."],
    ["scan 'loop.js/*.js'", "loop.js/*.js can't be read: its links lead in a circle."],
    ["simulate loop.js:1", "loop.js can't be read: its links lead in a circle."],
    ["measure loop.js#mix", "loop.js can't be read: its links lead in a circle."],
    ["scan closed", "closed can't be read: permission denied."],
    ["scan fair closed", "closed can't be read: permission denied."],
    ["scan 'closed/*.js'", "closed/*.js can't be read: permission denied."],
    ["scan closed/a.js", "closed/a.js can't be read: permission denied."],
    ["simulate closed/a.js", "closed/a.js can't be read: permission denied."],
    ["measure closed/a.js#mix", "closed/a.js can't be read: permission denied."],
    ["scan secret.js", "secret.js can't be read: permission denied."],
    ["simulate secret.js", "secret.js can't be read: permission denied."],
    ["measure secret.js#mix", "secret.js can't be read: permission denied."],
    ["scan pipe.js", "pipe.js is a pipe, and only files and folders are scanned."],
    ["simulate pipe.js", "pipe.js can't be read: it is a pipe."],
    ["measure pipe.js#mix", "pipe.js is no file: name the module, and its function as pipe.js/deck.ts#shuffle."],
    ["scan zero.js", "zero.js is a device, and only files and folders are scanned."],
    ["scan /dev/zero", "/dev/zero is a device, and only files and folders are scanned."],
    ["simulate zero.js", "zero.js can't be read: it is a device."],
    [`scan ${LONG}.js`, `${LONG}.js can't be read: its name is too long.`],
    ["scan fair -o loop.js", "loop.js can't be written: its links lead in a circle."],
    ["scan fair -o closed/a.txt", "closed/a.txt can't be written: permission denied."],
    ["scan fair -o fair/a.js/b.txt", "fair/a.js/b.txt can't be written: a part of its path is no folder."],
    ["simulate naive-swap --html closed/a.html", "closed/a.html can't be written: permission denied."],
  ])("%s: %s", async (args, message) => {
    expect(await run(`$FAIR_SHUFFLE ${args}`)).toMatchObject({ exitCode: 2, stdout: "", stderr: `${message}\n` });
  });

  it.each(["loop.js", "closed", "fair/a.js"])("is no folder for a record: %s", async (name) => {
    const { exitCode, stdout, stderr } = await run(`$FAIR_SHUFFLE simulate naive-swap --trials 10 --record ${name}`);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^The record can't be written to .*: .*\.\n$/);
  });

  it.each(["scan", "simulate naive-swap", "measure a.js"])(
    "may be the folder that the command was started in, when it is gone: %s",
    async (args) => {
      expect(await run(`mkdir gone && cd gone && rmdir ../gone && $FAIR_SHUFFLE ${args}`)).toMatchObject({
        exitCode: 2,
        stdout: "",
        stderr: "The folder that this was started in can't be used: it is gone.\n",
      });
    },
  );

  it("stops no scan of the folder that it lies in", async () => {
    expect(await run("$FAIR_SHUFFLE scan")).toMatchObject({
      exitCode: 0,
      stdout:
        "✔ No biased shuffle in 1 file.\n\nNot judged, or not fixed:\n  closed/: unreadable: permission denied.\n  secret.js: unreadable: permission denied.\n",
      stderr: "",
    });
  });
});

describe.skipIf(process.platform === "win32")("who reads no further", () => {
  it("gets no complaint, and the exit code that tells what was found", async () => {
    const closed = "mkfifo pipe; (: < pipe) & exec 3> pipe; wait; ";
    expect(await run(`${closed} echo '${SORT.trim()}' > quiz.js; $FAIR_SHUFFLE scan >&3`)).toEqual({
      exitCode: 1,
      signal: null,
      stdout: "",
      stderr: "",
    });
  });
});

describe.skipIf(process.platform !== "linux")("a name that is no UTF-8", () => {
  const NAMED = String.raw`a="$(printf 'caf\351.js')"; b="$(printf 'caf\350.js')"; d="$(printf 'd\351')"; `;

  it("is no hindrance where it is a file's: it is scanned and fixed, and stays; a folder's is named", async () => {
    const { exitCode, stdout, stderr } = await run(`${NAMED}
      mkdir odd "odd/$d"; cp fair/a.js "odd/$d/a.js"; cp fair/a.js "odd/$b"
      echo '${SORT.trim()}' > "odd/$a"
      $FAIR_SHUFFLE scan odd; $FAIR_SHUFFLE scan odd --fix
      grep -c 'fairShuffle(quiz)' "odd/$a" "odd/$b" | tr '\\351\\350' 12`);
    expect(stderr).toBe("");
    const skipped = "Not judged, or not fixed:\n  odd/d\uFFFD/: unreadable: its name is no UTF-8.\n";
    expect(stdout).toContain("odd/caf\uFFFD.js\n  1:35  error  ");
    expect(stdout).toContain(
      `✖ 1 biased shuffle in 1 file, 2 scanned.\n  1 can be fixed with \`--fix\`.\n\n${skipped}`,
    );
    expect(stdout).toContain(
      `✔ 1 biased shuffle fixed in 1 file.\n\n✔ No biased shuffle is left in 2 files.\n\n${skipped}`,
    );
    expect(stdout.endsWith("odd/caf1.js:1\nodd/caf2.js:0\n")).toBe(true);
    expect(exitCode).toBe(0);
  });

  it.each(["scan", "simulate", "measure"])(
    "is told where somebody names it, which Node can't hand on: %s",
    async (command) => {
      const { exitCode, stdout, stderr } = await run(`${NAMED} cp fair/a.js "$a"; $FAIR_SHUFFLE ${command} "$a"`);
      expect([exitCode, stdout]).toEqual([2, ""]);
      expect(stderr).toBe(
        "caf\uFFFD.js can't be found by its path, which is no UTF-8: rename it, or scan a folder above it.\n",
      );
    },
  );

  it("of a file that a link leads to is found, too", async () => {
    expect(
      await run(
        `${NAMED} mkdir odd; echo '${SORT.trim()}' > "odd/$a"; ln -s "odd/$a" link.js; $FAIR_SHUFFLE scan --fix link.js`,
      ),
    ).toMatchObject({ exitCode: 0, stderr: "" });
    expect(readFileSync(join(folder, "link.js"), "utf8")).toContain("fairShuffle(quiz)");
  });
});
