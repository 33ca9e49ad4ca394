// How a source file is read, and written back without a scratch.
import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { makeProject, type Project } from "../testing/project.ts";
import { readSource, writeSource, type Source } from "./source-file.ts";

let project: Project | undefined;

afterEach(() => {
  project?.remove();
  project = undefined;
});

const SHUFFLE = "a.sort(() => Math.random() - 0.5);\n";

function read(bytes: string | Buffer, file = "a.js", isNamed = false): ReturnType<typeof readSource> {
  project = makeProject({ [file]: bytes });
  return readSource({ path: join(project.folder, file), isNamed });
}

function readText(bytes: string | Buffer, file?: string, isNamed?: boolean): Source {
  const source = read(bytes, file, isNamed);
  if (source.kind !== "source") throw new Error(`It is ${source.kind}.`);
  return source;
}

describe("reading", () => {
  it("gives the text without its mark", () => {
    expect(readText(`\uFEFF${SHUFFLE}`)).toMatchObject({ text: SHUFFLE, hasMark: true, isUtf8: true });
    expect(readText(SHUFFLE)).toMatchObject({ text: SHUFFLE, hasMark: false });
  });

  it.each(["", "export const x = 1;\n", "a.sort();\n", "const random = 1;\n", "shuffle(deck);\n"])(
    "need not parse %j",
    (text) => {
      expect(read(text)).toEqual({ kind: "clean" });
    },
  );

  it.each([
    ["binary", Buffer.concat([Buffer.from(SHUFFLE), Buffer.from([0, 1, 2])]), "a.js", "no text in UTF-8"],
    [
      "binary",
      Buffer.from(`\uFEFF${SHUFFLE}`, "utf16le"),
      "a.js",
      "no text in UTF-8, but one in UTF-16: save it as UTF-8",
    ],
    ["huge", Buffer.alloc(5_000_001, SHUFFLE), "a.js", "5.0 MB are more than 5.0 MB"],
    ["minified", SHUFFLE, "a.min.js", "name the file to have it scanned"],
    ["minified", `${"x=1;".repeat(1_000)}${SHUFFLE}`, "a.js", "name the file to have it scanned"],
  ])("says that a file is %s", (reason, bytes, file, message) => {
    expect(read(bytes, file)).toEqual({ kind: "unjudged", reason, message });
  });

  it("reads a minified file that somebody names", () => {
    expect(readText(SHUFFLE, "a.min.js", true).text).toBe(SHUFFLE);
  });

  it("names a file that is gone", () => {
    expect(readSource({ path: "/nowhere/a.js", isNamed: false })).toEqual({
      kind: "unjudged",
      reason: "unreadable",
      message: "it is gone",
    });
  });
});

describe("writing", () => {
  const getBytes = (file: string): string => readFileSync(join(project?.folder ?? "", file)).toString("latin1");

  it("keeps the mark, the mode and line ends, and leaves nothing else behind", () => {
    const source = readText(`\uFEFF${SHUFFLE.replace("\n", "\r\n")}`);
    chmodSync(source.path, 0o754);
    writeSource(source, "é\r\n");
    expect(getBytes("a.js")).toBe(Buffer.from("\uFEFFé\r\n").toString("latin1"));
    // Windows knows no more than whether a file may be written.
    expect(statSync(source.path).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o754);
    expect(readdirSync(project?.folder ?? "")).toEqual(["a.js"]);
  });

  it("writes through a link, which stays one", () => {
    readText(SHUFFLE, "real.js");
    const path = join(project?.folder ?? "", "link.js");
    symlinkSync("real.js", path);
    const source = readSource({ path, isNamed: true });
    if (source.kind === "source") writeSource(source, "new\n");
    expect(getBytes("real.js")).toBe("new\n");
    expect(lstatSync(path).isSymbolicLink()).toBe(true);
  });

  it("leaves alone what was changed meanwhile", () => {
    const source = readText(SHUFFLE);
    writeFileSync(source.path, "theirs");
    expect(() => {
      writeSource(source, "ours");
    }).toThrow("it was changed while it was scanned");
    expect(getBytes("a.js")).toBe("theirs");
    expect(readdirSync(project?.folder ?? "")).toEqual(["a.js"]);
  });

  it("leaves alone what it can read but not write back: one byte of Latin-1 in a comment", () => {
    const source = readText(Buffer.from(`// caf\xe9\n${SHUFFLE}`, "latin1"));
    expect(() => {
      writeSource(source, source.text);
    }).toThrow("it is not all UTF-8");
    expect(getBytes("a.js")).toBe(`// caf\xe9\n${SHUFFLE}`);
  });
});
