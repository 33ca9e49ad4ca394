// The packed extension holds what it needs and nothing else, and is small.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";

const MOST_BYTES = 2_000_000;

const root = fileURLToPath(new URL("../../../", import.meta.url));
let folder = "";
let size = 0;
let files: string[] = [];
let read: (file: string) => string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fair-shuffle-vsix-"));
  const vsix = join(folder, "fair-shuffle.vsix");
  await promisify(execFile)(process.execPath, ["pack.js", vsix], { cwd: join(root, "extension") });
  const bytes = await readFile(vsix);
  const unzipped = unzipSync(bytes);
  size = bytes.length;
  files = Object.keys(unzipped);
  read = (file) => strFromU8(unzipped[file] ?? new Uint8Array());
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("it is smaller than 2 MB", () => {
  expect(size).toBeLessThan(MOST_BYTES);
});

test("only what is wanted is in it", () => {
  const wanted = [
    /^(?:extension\.vsixmanifest|\[Content_Types\]\.xml)$/,
    /^extension\/(?:package\.json|package\.nls(?:\.zh-cn)?\.json|LICENSE\.txt|readme\.md|changelog\.md)$/,
    /^extension\/l10n\/bundle\.l10n\.zh-cn\.json$/,
    /^extension\/media\/(?:icon\.(?:svg|png)|(?:see|simulate|fix|enable)(?:\.zh-cn)?\.svg|screenshots\/(?![\w-]+-light\.)[\w-]+\.png)$/,
    /^extension\/dist\/(?:node|browser)\.js$/,
    /^extension\/dist\/(?:server\/)?package\.json$/,
    /^extension\/dist\/(?:\w+\/)?LICENSES\.txt$/,
    /^extension\/dist\/server\/[\w-]+\.js$/,
    /^extension\/dist\/lab\/lab\.(?:js|css)$/,
  ];
  expect(files.filter((file) => !wanted.some((pattern) => pattern.test(file)))).toEqual([]);
  for (const pattern of wanted)
    expect(
      files.some((file) => pattern.test(file)),
      String(pattern),
    ).toBe(true);
});

test("its manifest names files that are there, nothing to install, and no script", () => {
  const text = read("extension/package.json");
  const manifest = JSON.parse(text) as Record<string, unknown>;
  expect(manifest).toMatchObject({ publisher: "fair-shuffle", name: "fair-shuffle", main: "./dist/node.js" });
  expect(Object.keys(manifest)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:scripts|type|private|\w*[dD]ependencies)$/)]),
  );
  const texts = text + read("extension/package.nls.json") + read("extension/package.nls.zh-cn.json");
  const named = [...texts.matchAll(/"(?:\.\/)?((?:media|dist)\/[\w./-]+)"/g)].map(
    ([, file]) => `extension/${file ?? ""}`,
  );
  expect(named.length).toBeGreaterThanOrEqual(7);
  for (const file of named) expect(files).toContain(file);
});

test("the licences of what its scripts hold travel along", () => {
  const texts = files.filter((name) => name.endsWith("LICENSES.txt")).map(read);
  for (const name of ["vscode-languageclient", "eslint", "typescript", "preact", "@stdlib/math-base-special-betainc"]) {
    expect(
      texts.some((text) => text.includes(`\n${name} `) || text.startsWith(`${name} `)),
      name,
    ).toBe(true);
  }
});

test("its README shows its own pictures, and for a marketplace those on the web", async () => {
  const getPictures = (readme: string): string[] =>
    [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, target = ""]) => target);
  const own = getPictures(read("extension/readme.md"));
  expect(own.length).toBeGreaterThan(0);
  for (const picture of own) expect(files).toContain(`extension/${picture}`);

  const vsix = join(folder, "marketplace.vsix");
  const url = "https://example.com/raw/v1/extension";
  await promisify(execFile)(process.execPath, ["pack.js", vsix, url], { cwd: join(root, "extension") });
  const readme = unzipSync(await readFile(vsix))["extension/readme.md"] ?? new Uint8Array();
  expect(getPictures(strFromU8(readme))).toEqual(own.map((picture) => `${url}/${picture}`));
});

test("no script of it names a source map, a folder of this machine, or a catalogue of dependencies", () => {
  for (const file of files.filter((name) => /\.(?:js|json|css)$/.test(name))) {
    const text = read(file);
    expect(text.includes("sourceMappingURL=data"), file).toBe(false);
    expect(text.includes(root), file).toBe(false);
    expect(/"(?:workspace|catalog):/.test(text), file).toBe(false);
  }
});
