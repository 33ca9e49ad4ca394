// What the command line leaves on the disk, whatever happens while it writes: full disks, other users, links, and an end at any moment.
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { bundleExecutable, runInShell, type Ending, type Surroundings } from "../testing/executable.ts";
import { validate } from "../testing/schema.ts";
import { getSmallDisk, mount } from "../testing/small-disk.ts";

const SORT = "export const mix = (quiz) => quiz.sort(() => Math.random() - 0.5);\n";
const isRoot = process.getuid?.() === 0;
const onWindows = process.platform === "win32";

/** Some user who is not root, and another one. */
const [SOMEBODY, ANOTHER] = [12_345, 12_346];

let executable: string;
let folder = "";
const cleanings: (() => void)[] = [];

beforeAll(async () => {
  executable = await bundleExecutable();
});

afterEach(() => {
  for (const clean of cleanings.splice(0).reverse()) clean();
});

function makeFolder(files: Readonly<Record<string, string>>): string {
  folder = mkdtempSync(join(tmpdir(), "fair-shuffle-written-"));
  chmodSync(folder, 0o755);
  const made = folder;
  cleanings.push(() => {
    rmSync(made, { recursive: true, force: true });
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const at = (name: string): string => join(folder, name);
const read = (name: string): string => readFileSync(at(name), "utf8");
const list = (): readonly string[] => readdirSync(folder).sort();
const run = (command: string, more: Partial<Surroundings> = {}): Promise<Ending> =>
  runInShell(executable, command, { cwd: folder, ...more });
const fix = (more: Partial<Surroundings> = {}): Promise<Ending> => run("$FAIR_SHUFFLE scan --fix", more);

/** Comments of so many bytes, in lines that are too short for a minified file. */
const padding = (bytes: number): string => `//${" x".repeat(19)}\n`.repeat(Math.ceil(bytes / 41));

describe.skipIf(onWindows)("a disk without space", () => {
  const FULL = "no space is left on the disk";

  /** Makes the small disk this test's folder, or leaves the test out where there can be none. */
  const useSmallDisk = (skip: (note: string) => never): ((pagesLeft: number) => void) => {
    const disk = getSmallDisk() ?? skip("A small disk can neither be mounted here nor is one named by SMALL_DISK.");
    cleanings.push(disk.remove);
    ({ folder } = disk);
    return disk.fill;
  };

  it("lets --fix change nothing, and say so in every format", async ({ skip }) => {
    const fill = useSmallDisk(skip);
    const text = SORT + padding(20_000);
    writeFileSync(at("a.js"), text);
    fill(2);
    const stylish = await fix();
    expect(stylish).toMatchObject({ exitCode: 2, stderr: "" });
    expect(stylish.stdout).toContain(`Not judged, or not fixed:\n  a.js: not fixed: ${FULL}.\n`);
    expect(stylish.stdout).not.toContain("✔");
    const json = await run("$FAIR_SHUFFLE scan --fix --format json");
    const report: unknown = JSON.parse(json.stdout);
    expect(json.exitCode).toBe(2);
    expect(validate("scan", report)).toEqual([]);
    expect(report).toMatchObject({
      fixed: { findings: 0, files: 0 },
      findings: [{ file: "a.js" }],
      skipped: [{ file: "a.js", reason: "unwritable", message: FULL }],
    });
    const sarif = await run("$FAIR_SHUFFLE scan --fix --format sarif");
    expect(sarif.exitCode).toBe(2);
    expect(sarif.stdout).toContain(`"a.js: not fixed: ${FULL}."`);
    expect(read("a.js")).toBe(text);
    expect(list()).toEqual(["a.js"]);
  });

  it.for([1, 2])(
    "holds the old text or the new one, whatever space is left, for a file with %i name(s)",
    async (names, { skip }) => {
      const fill = useSmallDisk(skip);
      const text = SORT + padding(4096 * 3 - SORT.length - 90);
      const codes = new Set<number | null>();
      for (let pages = 0; pages <= 10; pages++) {
        writeFileSync(at("a.js"), text);
        if (names === 2) linkSync(at("a.js"), at("b.txt"));
        fill(pages);
        const { exitCode, stdout } = await fix();
        codes.add(exitCode);
        if (exitCode === 0) expect(read("a.js")).toMatch(/fairShuffle\(quiz\)[^]*\n}\n$/);
        else {
          expect([exitCode, read("a.js")]).toEqual([2, text]);
          expect(stdout).toContain(`not fixed: ${FULL}`);
        }
        if (names === 2) {
          expect(read("b.txt")).toBe(read("a.js"));
          rmSync(at("b.txt"));
        }
        expect(list()).toEqual(["a.js"]);
      }
      // Else nothing would be shown.
      expect(codes).toEqual(new Set([0, 2]));
    },
  );

  it.for([
    ["scan -o out/report.txt", "out/report.txt can't be written"],
    ["scan --format json -o report.txt", "report.txt can't be written"],
    ["simulate naive-swap --trials 3000 --seed 1 --record out", "/out"],
    ["scan --format json > report.txt", "The report can't be written to standard output"],
  ])("is told in a sentence by `%s`", async ([args = "", where = ""], { skip }) => {
    const fill = useSmallDisk(skip);
    writeFileSync(
      at("a.js"),
      SORT.repeat(8).replaceAll("mix", () => `mix${String(Math.random()).slice(2)}`),
    );
    mkdirSync(at("out"));
    for (const name of ["out/report.txt", "out/orders.txt", "out/result.txt"]) writeFileSync(at(name), "before\n");
    fill(0);
    const { exitCode, stdout, stderr } = await run(`$FAIR_SHUFFLE ${args}`);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(where);
    expect(stderr).toMatch(/: no space is left on the disk\.\n$/);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    for (const name of ["orders.txt", "result.txt", "report.txt"]) expect(read(`out/${name}`)).toBe("before\n");
    expect(readdirSync(at("out"))).toHaveLength(3);
    expect(list().filter((name) => name.startsWith("."))).toEqual([]);
  });

  it("may be a limit of a process's files: the system takes a part, and only says why at the next", async () => {
    makeFolder({ "a.js": SORT + padding(1200), "b.js": SORT });
    const { exitCode, stdout } = await run("ulimit -f 1; $FAIR_SHUFFLE scan --fix");
    expect(exitCode).toBe(2);
    expect(stdout).toContain("  a.js: not fixed: it would be larger than a file may be.\n");
    expect(stdout).toContain("✔ 1 biased shuffle fixed in 1 file.");
    expect(read("a.js")).toBe(SORT + padding(1200));
    expect(read("b.js")).toContain("fairShuffle(quiz)");
    expect(list()).toEqual(["a.js", "b.js"]);
  });

  it.skipIf(process.platform !== "linux")(
    "is told once where standard output, a record or a page goes to a device without space",
    async () => {
      makeFolder({ "a.js": SORT });
      symlinkSync("/dev/full", at("orders.txt"));
      for (const [args, message] of [
        ["scan > /dev/full", "The report can't be written to standard output: no space is left on the disk."],
        ["scan -o /dev/full", "/dev/full can't be written: no space is left on the disk."],
        [
          "simulate naive-swap --trials 100 --record .",
          `The record can't be written to ${folder}: no space is left on the disk.`,
        ],
      ]) {
        expect(await run(`$FAIR_SHUFFLE ${args ?? ""}`)).toMatchObject({
          exitCode: 2,
          stdout: "",
          stderr: `${message ?? ""}\n`,
        });
      }
      expect(await run("$FAIR_SHUFFLE scan nowhere 2> /dev/full")).toMatchObject({ exitCode: 2, stdout: "" });
    },
  );
});

/** Has Node's ways to write take a few bytes at once, find a file busy, or end the process before one of them, as `kill -9` would; to be loaded before the command line. */
const WRITES = `
const fs = require("node:fs");
const { syncBuiltinESMExports } = require("node:module");
const most = Number(process.env.MOST_BYTES || Infinity);
let left = Number(process.env.KILLED_AT || Infinity);
for (const name of ["openSync", "writeSync", "fchmodSync", "fchownSync", "fsyncSync", "ftruncateSync", "renameSync", "unlinkSync"]) {
  const act = fs[name];
  fs[name] = (...args) => {
    if (name === "openSync" && args[1] === "r") return act(...args);
    if (--left === 0) {
      process.kill(process.pid, "SIGKILL");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    }
    if (name === "writeSync") args[3] = Math.min(args[3], most);
    return act(...args);
  };
}
const { renameSync } = fs;
fs.renameSync = (from, to) => {
  const isBusy = process.env.BUSY && String(to).endsWith(process.env.BUSY);
  if (isBusy) throw Object.assign(new Error("EBUSY: resource busy or locked"), { code: "EBUSY" });
  renameSync(from, to);
};
if (process.env.TAKES_NOTHING) fs.writeSync = () => 0;
syncBuiltinESMExports();
`;

function preload(env: Readonly<Record<string, string>>): { readonly env: Readonly<Record<string, string>> } {
  const script = join(mkdtempSync(join(tmpdir(), "fair-shuffle-writes-")), "writes.cjs");
  writeFileSync(script, WRITES);
  cleanings.push(() => {
    rmSync(join(script, ".."), { recursive: true });
  });
  return { env: { ...env, NODE_OPTIONS: `--require ${script}` } };
}

describe.skipIf(onWindows)("a system that takes less than it is given", () => {
  it("gets the rest in the next calls", async () => {
    makeFolder({ "a.js": SORT });
    const whole = await run("$FAIR_SHUFFLE scan --format json");
    expect(
      await run("$FAIR_SHUFFLE scan --format json > out.json; echo $?", preload({ MOST_BYTES: "7" })),
    ).toMatchObject({
      stdout: "1\n",
    });
    expect(read("out.json")).toBe(whole.stdout);
    expect(await fix(preload({ MOST_BYTES: "7" }))).toMatchObject({ exitCode: 0 });
    const fixed = read("a.js");
    writeFileSync(at("a.js"), SORT);
    await fix();
    expect(fixed).toBe(read("a.js"));
  });

  it("is not believed to have written where it takes nothing", async () => {
    makeFolder({ "a.js": SORT });
    const { exitCode, stdout } = await fix(preload({ TAKES_NOTHING: "1" }));
    expect(exitCode).toBe(2);
    expect(stdout).toContain("a.js: not fixed: not all of it could be written.");
    expect([read("a.js"), list()]).toEqual([SORT, ["a.js"]]);
  });
});

describe.skipIf(onWindows)("what belongs to a file besides its text", () => {
  it("stays: its mode whatever the process masks out, its link, its other names, and the file that it is", async () => {
    makeFolder({ "a.js": SORT, "b.js": SORT, "real.txt": SORT });
    chmodSync(at("a.js"), 0o756);
    linkSync(at("b.js"), at("b.txt"));
    mkdirSync(at("inner"));
    symlinkSync("../real.txt", at("inner/link.js"));
    const { ino } = statSync(at("b.js"));
    expect(await run("umask 077; $FAIR_SHUFFLE scan --fix . inner/link.js")).toMatchObject({ exitCode: 0 });
    expect(statSync(at("a.js")).mode & 0o7777).toBe(0o756);
    expect([statSync(at("b.js")).ino, statSync(at("b.js")).nlink]).toEqual([ino, 2]);
    expect(read("b.txt")).toBe(read("b.js"));
    expect(lstatSync(at("inner/link.js")).isSymbolicLink()).toBe(true);
    for (const name of ["a.js", "b.js", "real.txt"]) expect(read(name)).toContain("fairShuffle(quiz)");
    expect([list(), readdirSync(at("inner"))]).toEqual([["a.js", "b.js", "b.txt", "inner", "real.txt"], ["link.js"]]);
  });

  it("includes the longest name that a file can have", async () => {
    const name = `${"n".repeat(252)}.js`;
    makeFolder({ [name]: SORT });
    expect(await fix()).toMatchObject({ exitCode: 0 });
    expect(list()).toEqual([name]);
  });

  it("includes being read-only: such a file is left alone, even by root", async () => {
    makeFolder({ "a.js": SORT, "out.txt": "before\n" });
    for (const name of ["a.js", "out.txt"]) chmodSync(at(name), 0o444);
    const { exitCode, stdout } = await fix();
    expect(exitCode).toBe(2);
    expect(stdout).toContain(
      "Not judged, or not fixed:\n  a.js: not fixed: it is read-only, so make it writable first.\n",
    );
    expect(await run("$FAIR_SHUFFLE scan -o out.txt")).toMatchObject({
      exitCode: 2,
      stderr: "out.txt can't be written: it is read-only, so make it writable first.\n",
    });
    expect([read("a.js"), read("out.txt"), list()]).toEqual([SORT, "before\n", ["a.js", "out.txt"]]);
  });

  it.skipIf(!isRoot)("includes its owner, where root fixes it", async () => {
    makeFolder({ "a.js": SORT });
    chownSync(at("a.js"), SOMEBODY, ANOTHER);
    chmodSync(at("a.js"), 0o640);
    expect(await fix()).toMatchObject({ exitCode: 0 });
    expect(read("a.js")).toContain("fairShuffle(quiz)");
    expect(statSync(at("a.js"))).toMatchObject({ uid: SOMEBODY, gid: ANOTHER, mode: 0o100640 });
  });

  it.skipIf(!isRoot)("includes an owner whom another user can't give it", async () => {
    makeFolder({ "a.js": SORT, "out.txt": "before\n" });
    chmodSync(folder, 0o777);
    for (const name of ["a.js", "out.txt"]) {
      chownSync(at(name), ANOTHER, SOMEBODY);
      chmodSync(at(name), 0o660);
    }
    const { ino } = statSync(at("a.js"));
    expect(await run("$FAIR_SHUFFLE scan --fix -o out.txt", { uid: SOMEBODY })).toMatchObject({ exitCode: 0 });
    expect(read("a.js")).toContain("fairShuffle(quiz)");
    expect(read("out.txt")).toContain("✔ 1 biased shuffle fixed");
    for (const name of ["a.js", "out.txt"])
      expect(statSync(at(name))).toMatchObject({ uid: ANOTHER, gid: SOMEBODY, mode: 0o100660 });
    expect([statSync(at("a.js")).ino, list()]).toEqual([ino, ["a.js", "out.txt"]]);
  });

  it.skipIf(!isRoot).each([
    ["a file that is another's", 0o777, 0o644, "permission denied"],
    ["a folder that takes no new file", 0o755, 0o666, "no file can be made beside it"],
  ])("is left alone by who may not write: %s", async (_name, folderMode, fileMode, reason) => {
    makeFolder({ "a.js": SORT });
    chmodSync(folder, folderMode);
    chmodSync(at("a.js"), fileMode);
    const { exitCode, stdout } = await fix({ uid: SOMEBODY });
    expect(exitCode).toBe(2);
    expect(stdout).toContain(`  a.js: not fixed: ${reason}.\n`);
    expect([read("a.js"), list()]).toEqual([SORT, ["a.js"]]);
  });

  it("includes being mounted by itself, so that it can't be renamed over", async () => {
    makeFolder({ "a.js": SORT, "b.txt": SORT });
    const unmount = mount(["--bind", at("b.txt")], at("a.js"));
    if (unmount !== undefined) cleanings.push(unmount);
    const { ino } = statSync(at("a.js"));
    // Where nothing can be mounted, what the system says then has to do.
    expect(await fix(unmount === undefined ? preload({ BUSY: "a.js" }) : {})).toMatchObject({ exitCode: 0 });
    expect(read("a.js")).toContain("fairShuffle(quiz)");
    expect([statSync(at("a.js")).ino, list()]).toEqual([ino, ["a.js", "b.txt"]]);
  });
});

describe.skipIf(onWindows)("a report", () => {
  it("goes through a link that leads to no file yet, into a pipe, and by the name of standard output", async () => {
    makeFolder({ "a.js": SORT });
    symlinkSync("later.txt", at("link.txt"));
    const { stdout: report } = await run("$FAIR_SHUFFLE scan");
    const said = expect.objectContaining({ exitCode: 1, stdout: "" }) as unknown;
    expect(await run("$FAIR_SHUFFLE scan -o link.txt")).toEqual(said);
    expect([read("later.txt"), lstatSync(at("link.txt")).isSymbolicLink()]).toEqual([report, true]);
    expect((await run("mkfifo p; cat p & $FAIR_SHUFFLE scan -o p; wait")).stdout).toBe(report);
    expect((await run("$FAIR_SHUFFLE scan -o /dev/stdout | cat")).stdout).toBe(report);
    expect((await run("echo 1 > all; $FAIR_SHUFFLE scan -o /dev/stdout >> all; echo 2 >> all; cat all")).stdout).toBe(
      `1\n${report}2\n`,
    );
  });

  it("that is new has the mode that the process gives new files", async () => {
    makeFolder({ "a.js": SORT });
    await run("umask 027; $FAIR_SHUFFLE scan -o new.txt; $FAIR_SHUFFLE simulate naive-swap --trials 10 --record new");
    for (const name of ["new.txt", "new/orders.txt", "new/result.txt"])
      expect(statSync(at(name)).mode & 0o7777).toBe(0o640);
  });

  it.each(["INT", "TERM"])(
    "is as it was where somebody ends a record by SIG%s, and nothing else is left",
    async (signal) => {
      makeFolder({});
      mkdirSync(at("out"));
      writeFileSync(at("out/orders.txt"), "before\n");
      const { stdout } = await run(`
      $FAIR_SHUFFLE simulate naive-swap --trials 1e8 --yes --record out & pid=$!
      until ls -A out | grep -q -e -new-; do sleep 0.1; done
      kill -${signal} $pid; wait $pid; echo $?`);
      expect(stdout).toBe(signal === "INT" ? "130\n" : "143\n");
      expect([read("out/orders.txt"), readdirSync(at("out"))]).toEqual(["before\n", ["orders.txt"]]);
    },
  );
});

describe.skipIf(onWindows)("a run that is ended by SIGKILL", () => {
  /** Files whose fix is longer than they are, and shorter. */
  const LONG = `export function deal(quiz) {
  const order = quiz.map((card) => ({ card, key: Math.random() }));
  // Ten keys for all cards.
  return quiz.sort(() => Math.random() - 0.5);
}
`;

  it("leaves the old text or the new one at whatever moment it is ended, and the next run clears up", async () => {
    makeFolder({});
    let kills = 0;
    for (let moment = 1; ; moment++) {
      const name = `at${String(moment)}`;
      mkdirSync(at(name));
      writeFileSync(at(`${name}/a.js`), LONG);
      const { signal, exitCode } = await run(
        `exec $FAIR_SHUFFLE scan --fix ${name}`,
        preload({ KILLED_AT: String(moment), MOST_BYTES: "400" }),
      );
      if (signal === null) {
        expect(exitCode).toBe(0);
        break;
      }
      kills++;
      const text = read(`${name}/a.js`);
      if (text !== LONG) expect(text).toMatch(/fairShuffle\(quiz\)[^]*\n}\n$/);
    }
    expect(kills).toBeGreaterThan(5);
    const left = (): readonly string[] =>
      list().flatMap((name) => readdirSync(at(name)).filter((file) => file !== "a.js"));
    expect(left().length).toBeGreaterThan(0);
    // Who only looks changes nothing.
    const before = left();
    await run("$FAIR_SHUFFLE scan");
    expect(left()).toEqual(before);
    expect(await fix()).toMatchObject({ exitCode: 0 });
    expect(left()).toEqual([]);
  });

  it("loses nothing of a file of several names either: a half-written one is named, and the next --fix puts back what it held", async () => {
    makeFolder({});
    const halves: string[] = [];
    // Every third moment: the test above goes through all of them, and a file of several names has many more.
    for (let moment = 1; ; moment += 3) {
      const name = `at${String(moment)}`;
      mkdirSync(at(name));
      writeFileSync(at(`${name}/a.js`), LONG);
      linkSync(at(`${name}/a.js`), at(`${name}/b.txt`));
      const { signal, exitCode } = await run(
        `exec $FAIR_SHUFFLE scan --fix ${name}`,
        preload({ KILLED_AT: String(moment), MOST_BYTES: "150" }),
      );
      if (signal === null) {
        expect(exitCode).toBe(0);
        break;
      }
      const text = read(`${name}/a.js`);
      if (text !== LONG && !/fairShuffle\(quiz\)[^]*\n}\n$/.test(text)) halves.push(name);
    }
    expect(halves.length).toBeGreaterThan(0);
    const { stdout } = await run("$FAIR_SHUFFLE scan");
    const named = [
      ...stdout.matchAll(
        /^ {2}(at\d+)\/a\.js: unreadable: a run that was ended wrote only a part of it, what it held before is in (.*); `--fix` puts that back first\.$/gm,
      ),
    ];
    expect(named.map(([, name]) => name).sort()).toEqual(halves.sort());
    for (const [, , kept] of named) expect(readFileSync(kept ?? "", "utf8")).toBe(LONG);
    expect(await fix()).toMatchObject({ exitCode: 0 });
    for (const name of list()) {
      expect(readdirSync(at(name))).toEqual(["a.js", "b.txt"]);
      expect(read(`${name}/a.js`)).toMatch(/fairShuffle\(quiz\)[^]*\n}\n$/);
      expect(read(`${name}/b.txt`)).toBe(read(`${name}/a.js`));
    }
  });

  /** Has a run die while it writes a file of two names, and returns what it left. */
  const leave = async (): Promise<{ readonly kept: string; readonly next: string }> => {
    makeFolder({ "a.js": LONG });
    linkSync(at("a.js"), at("b.txt"));
    for (let moment = 20; moment > 0; moment--) {
      writeFileSync(at("a.js"), LONG);
      for (const name of list()) if (name.startsWith(".")) rmSync(at(name));
      await run("exec $FAIR_SHUFFLE scan --fix", preload({ KILLED_AT: String(moment), MOST_BYTES: "150" }));
      const [kept, next] = [
        list().find((name) => name.includes("-kept-")),
        list().find((name) => name.includes("-new-")),
      ];
      if (kept !== undefined && next !== undefined && read("a.js") !== LONG) return { kept, next };
    }
    throw new Error("No run was ended while it wrote.");
  };

  it("has its copy named, and the file left alone, where somebody changed the file since", async () => {
    const { kept, next } = await leave();
    writeFileSync(at("a.js"), `${SORT}// mine\n`);
    const { exitCode, stdout } = await fix();
    expect(exitCode).toBe(2);
    expect(stdout).toContain(
      `  a.js: not fixed: a run that was ended was writing it, and it was changed since; what it held before is in ${at(kept)}: put that back, or remove it.\n`,
    );
    expect([read("a.js"), read(kept)]).toEqual([`${SORT}// mine\n`, LONG]);
    rmSync(at(kept));
    expect(await fix()).toMatchObject({ exitCode: 0 });
    expect([list(), next]).toEqual([["a.js", "b.txt"], next]);
  });

  it("has its copy kept where the file is gone", async () => {
    const { kept } = await leave();
    rmSync(at("a.js"));
    expect(await fix()).toMatchObject({ exitCode: 0 });
    expect(read(kept)).toBe(LONG);
  });

  it("is told from runs that still write, on this machine and others, and from what only looks alike", async () => {
    const { next } = await leave();
    writeFileSync(at("a.js"), SORT);
    const [, start = "", host = "", , run = ""] =
      /^(\.fair-shuffle-new-[0-9a-f]{8}-)([0-9a-f]{8})-(\d+)-([0-9a-f]{8})$/.exec(next) ?? [];
    for (const name of list()) if (name.startsWith(".")) rmSync(at(name));
    const alive = `${start}${host}-${String(process.pid)}-${run}`;
    const elsewhere = `${start}00000000-1-${run}`;
    const [old, alike] = [`${start}00000000-2-${run}`, `${next}.js`];
    const folderAlike = next.replace("-new-", "-copy-");
    for (const name of [next, alive, elsewhere, old, alike]) writeFileSync(at(name), "text\n");
    mkdirSync(at(folderAlike));
    utimesSync(at(old), 0, 0);
    expect(await fix()).toMatchObject({ exitCode: 0 });
    expect(list().filter((name) => name.startsWith("."))).toEqual([alive, alike, elsewhere, folderAlike].sort());
  });

  it("is cleared up after by a report that goes into its folder, and by a scan of the very file", async () => {
    const { next } = await leave();
    const again = next.replace(/\d+(-[0-9a-f]+)$/, "999999999$1");
    expect(await run("$FAIR_SHUFFLE scan nowhere.js -o out.txt")).toMatchObject({ exitCode: 2 });
    expect(list()).toContain(next);
    await run("$FAIR_SHUFFLE scan --fix a.js");
    expect(list()).toEqual(["a.js", "b.txt"]);
    writeFileSync(at(again), "");
    await run("$FAIR_SHUFFLE scan -o out.txt");
    expect(list()).toEqual(["a.js", "b.txt", "out.txt"]);
    expect(existsSync(at(again))).toBe(false);
  });
});
