// How long the language server takes to answer a keystroke in a 2,000-line file, beside plain ESLint, and what memory it holds.
import { execFileSync, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import tsParser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import fairShuffle from "eslint-plugin-fair-shuffle";
import { TextDocument } from "vscode-languageserver-textdocument";
import { startClient, type Client } from "../../environments/language-server/client.ts";
import type { Benchmark, Row } from "./benchmark.ts";

const LINES = 2_000;
const EDITS = 120;
/** The first answers compile what the later ones run. */
const WARM_UP = 50;
const MOST_MILLISECONDS = 50;
const PLAIN_ESLINT = "plain ESLint, the whole file";
const MOST_MEGABYTES = { idle: 90, parsing: 200 } as const;

const SHUFFLE = "export const mixed = (list: string[]): string[] => list.sort(() => Math.random() - 0.5);\n";

/** Real code: TypeScript files of this repository one after the other, each in a namespace, with biased shuffles at even distances. */
function makeTypeScript(folders: readonly string[], shuffles: number): string {
  const pieces: string[] = [];
  let lines = 0;
  for (const folder of folders.map((path) => new URL(`../../../${path}/`, import.meta.url))) {
    for (const name of readdirSync(folder, { encoding: "utf8", recursive: true }).filter((file) =>
      /^[\w/-]+\.ts$/.test(file),
    )) {
      const code = readFileSync(new URL(name, folder), "utf8")
        .replace(/^#!.*/, "")
        .replaceAll(/^(?:import|export) [^;]*? from "[^"]*";$/gm, "");
      const piece = `namespace Piece${pieces.length} {\n${code}}\n`;
      const count = piece.split("\n").length - 1;
      if (lines + count > LINES - shuffles) continue;
      lines += count;
      pieces.push(piece);
    }
  }
  const distance = Math.floor(pieces.length / (shuffles + 1));
  for (let shuffle = shuffles; shuffle > 0; shuffle--)
    pieces.splice(shuffle * distance, 0, SHUFFLE.replace("mixed", shuffle === 1 ? "mixed" : `mixed${shuffle}`));
  return pieces.join("") + "// the end\n".repeat(Math.max(0, LINES - lines - shuffles));
}

/** A long file of ESLint's own, with one biased shuffle. */
function makeJavaScript(): string {
  const eslint = pathToFileURL(createRequire(import.meta.url).resolve("eslint/package.json"));
  const code = readFileSync(new URL("lib/linter/code-path-analysis/code-path-state.js", eslint), "utf8");
  const shuffle = SHUFFLE.replace("export ", "").replaceAll(": string[]", "");
  return code.replace(/^class /m, `${shuffle}class `);
}

interface Sample {
  readonly name: string;
  readonly extension: "ts" | "js";
  readonly text: string;
}

const getSamples = (): readonly Sample[] => [
  {
    name: "application code",
    extension: "ts",
    text: makeTypeScript(["extension/src", "packages/language-server/src", "packages/cli/src/scan"], 3),
  },
  { name: "full of words for chance", extension: "ts", text: makeTypeScript(["packages/recognise/src"], 1) },
  { name: "JavaScript", extension: "js", text: makeJavaScript() },
];

interface Typing {
  readonly name: string;
  /** Where in the text letters are typed and deleted again. */
  readonly getOffset: (text: string) => number;
  readonly letters: string;
}

const TYPINGS: readonly Typing[] = [
  { name: "far from a shuffle", getOffset: (text) => text.indexOf("return ", 20_000), letters: "void 0;\n  " },
  { name: "in a shuffle", getOffset: (text) => text.indexOf("0.5)", text.indexOf("mixed")), letters: "0.125 + " },
  { name: "at the start of the file", getOffset: () => 0, letters: "let x = 1;\n" },
];

/** Types and deletes letters, one edit at a time, and returns how long each was on the way to its diagnostics, in milliseconds. */
async function type(
  client: Client,
  uri: string,
  { text: whole, extension }: Sample,
  { getOffset, letters }: Typing,
): Promise<number[]> {
  const languageId = extension === "ts" ? "typescript" : "javascript";
  const times: number[] = [];
  const start = getOffset(whole);
  let text = whole;
  let version = 1;
  await client.open(uri, text, languageId);
  await client.getPushed(uri, version);
  for (let typed = 0, isAdding = true; times.length < WARM_UP + EDITS;) {
    if (typed === letters.length) isAdding = false;
    if (typed === 0) isAdding = true;
    const document = TextDocument.create(uri, languageId, version, text);
    const at = isAdding ? start + typed : start + typed - 1;
    const added = isAdding ? (letters[typed] ?? "") : "";
    const range = { start: document.positionAt(at), end: document.positionAt(isAdding ? at : at + 1) };
    text = text.slice(0, at) + added + text.slice(isAdding ? at : at + 1);
    typed += isAdding ? 1 : -1;
    const before = performance.now();
    await client.change(uri, ++version, [{ range, text: added }]);
    await client.getPushed(uri, version);
    times.push(performance.now() - before);
  }
  await client.close(uri);
  return times.slice(WARM_UP);
}

/** What plain ESLint needs for the same file, with our rule alone, in this process: no editor, no protocol. */
function lintWithEslint({ text, extension }: Sample): number[] {
  const linter = new Linter();
  const config = [
    {
      files: [`**/*.${extension}`],
      languageOptions: extension === "ts" ? { parser: tsParser } : {},
      ...fairShuffle.configs.recommended,
    },
  ];
  return Array.from({ length: 20 }, (_, run) => {
    const before = performance.now();
    const messages = linter.verify(`${text}\n// ${run}`, config, { filename: `a.${extension}` });
    if (!messages.some(({ ruleId }) => ruleId === "fair-shuffle/no-biased-shuffle"))
      throw new Error(`Plain ESLint finds no shuffle: ${messages[0]?.message ?? "it has nothing to say"}`);
    return performance.now() - before;
  }).slice(5);
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? NaN;

/** The resident memory of a process, in megabytes. */
function getMemory(processId: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(processId)], { encoding: "utf8" })) / 1024;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2_000));

export const languageServer: Benchmark = {
  name: "language-server",
  title: `A keystroke in ${LINES} lines, from the edit to its diagnostics, the 95th percentile of ${EDITS} edits each`,
  async run() {
    const samples = getSamples();
    const rows: Row[] = [];
    const details = [["", "median", "95 %", "99 %"]];
    const addDetails = (name: string, times: readonly number[]): void => {
      details.push([name, ...[0.5, 0.95, 0.99].map((share) => `${percentile(times, share).toFixed(1)} ms`)]);
    };
    const plain = await measureNode();
    const client = await startClient();
    await settle();
    const idle = getMemory(client.processId);
    let parsing = 0;
    for (const sample of samples) {
      const typed = new Map<string, readonly number[]>();
      for (const [index, typing] of TYPINGS.entries()) {
        const uri = `file:///project/file-${index}.${sample.extension}`;
        typed.set(`${sample.name}, ${typing.name}`, await type(client, uri, sample, typing));
      }
      await settle();
      parsing = Math.max(parsing, getMemory(client.processId));
      const linted = lintWithEslint(sample);
      for (const [name, times] of typed) {
        const [ours, theirs] = [percentile(times, 0.95), percentile(linted, 0.95)];
        rows.push({ name, unit: "ms", ours, rival: PLAIN_ESLINT, theirs, goal: { most: MOST_MILLISECONDS } });
        addDetails(name, times);
      }
      addDetails(`${sample.name}, ${PLAIN_ESLINT}`, linted);
    }
    await client.stop();
    const memory = { unit: "MB", rival: "Node alone", theirs: plain } as const;
    rows.push(
      { name: "memory before the first file", ours: idle, ...memory, goal: { most: MOST_MEGABYTES.idle } },
      { name: "memory with TypeScript's parser", ours: parsing, ...memory, goal: { most: MOST_MEGABYTES.parsing } },
    );
    return { rows, details };
  },
};

/** The resident memory of a process of Node that only waits, in megabytes. */
async function measureNode(): Promise<number> {
  const node = spawn(process.execPath, ["--eval", "process.stdin.resume()"], { stdio: ["pipe", "ignore", "inherit"] });
  await settle();
  const memory = getMemory(node.pid ?? 0);
  node.stdin.end();
  return memory;
}
