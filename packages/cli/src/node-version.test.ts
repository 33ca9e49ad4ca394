// A Node.js that is too old is told so in a sentence, and not by an error of code that it does not know.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { transform } from "esbuild";
import { describe, expect, it } from "vitest";
import { bundleExecutable, runInShell, type Ending } from "./testing/executable.ts";
import { NEEDED, refuseNode } from "./node-version.ts";

it("is that of package.json", () => {
  const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    engines: { node: string };
  };
  expect(NEEDED).toBe(engines.node);
  const numbers = engines.node.replaceAll(".0", "").match(/[\d.]+/g) ?? [];
  for (const language of ["en", "zh-cn"] as const) {
    const said = refuseNode("18.20.8", language) ?? "";
    for (const number of [...numbers, "18.20.8"]) expect(said).toContain(number);
  }
});

it.each([
  ["20.19.0", true],
  ["20.20.2", true],
  ["22.13.0", true],
  ["24.0.0", true],
  ["25.1.0", true],
  ["20.18.3", false],
  ["22.12.0", false],
  ["21.7.3", false],
  ["23.11.0", false],
  ["18.20.8", false],
  ["14.21.3", false],
])("lets %s run: %s", (version, runs) => {
  expect(refuseNode(version, "en") === undefined).toBe(runs);
});

describe("what Node starts", () => {
  /** Runs it by a Node.js that says it is another one. */
  async function runAs(versions: object, env: Readonly<Record<string, string>> = {}): Promise<Ending> {
    const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-node-"));
    try {
      const told = JSON.stringify(versions);
      writeFileSync(
        join(folder, "old.cjs"),
        `Object.defineProperty(process, "versions", { value: { ...process.versions, ...${told} } });`,
      );
      const options = { NODE_OPTIONS: `--require ${join(folder, "old.cjs")}`, ...env };
      return await runInShell(await bundleExecutable(), "$FAIR_SHUFFLE --version", { cwd: folder, env: options });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  it("says which Node.js it needs, in the reader's language, and ends with 2", async () => {
    const said =
      "fair-shuffle needs Node.js 20.19 and later 20, 22.13 and later 22, or 24 and later; this is 18.20.8.\n";
    expect(await runAs({ node: "18.20.8" })).toMatchObject({ exitCode: 2, stdout: "", stderr: said });
    const chinese = await runAs({ node: "18.20.8" }, { LANG: "zh_CN.UTF-8" });
    expect(chinese).toMatchObject({ exitCode: 2, stdout: "", stderr: `${refuseNode("18.20.8", "zh-cn") ?? ""}\n` });
  });

  it("runs where an engine of another name says that it is like such a Node.js", async () => {
    expect(await runAs({ node: "18.20.8", bun: "1.4.5" })).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("is written, with all that it loads before it knows, in what Node 14 understands", async () => {
    const executable = await bundleExecutable();
    const seen = new Set<string>();
    const visit = async (file: string): Promise<void> => {
      if (seen.has(file)) return;
      seen.add(file);
      const text = readFileSync(file, "utf8");
      const [old, now] = await Promise.all(
        ["node14.13", "esnext"].map((target) =>
          transform(text, { target, format: "esm", supported: { "optional-chain": true } }),
        ),
      );
      // esbuild rewrites, or refuses, what the target does not understand; it counts optional chains to that for one form of them, in parentheses.
      expect(old?.code).toBe(now?.code);
      for (const [, path = ""] of text.matchAll(/^import .*?["'](\.\/[^"']+)["'];$/gms))
        await visit(join(dirname(file), path));
    };
    await visit(executable);
    // Neither the engine nor a parser is among it.
    const size = [...seen].reduce((sum, file) => sum + readFileSync(file).length, 0);
    expect(size).toBeLessThan(20_000);
  });
});
