// How long the language server takes to answer a keystroke in a 2,000-line TypeScript file, beside plain ESLint, and what memory it holds.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import tsParser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import fairShuffle from "eslint-plugin-fair-shuffle";
import { TextDocument } from "vscode-languageserver-textdocument";
import { startClient, type Client } from "../language-server/client.ts";
import type { Benchmark } from "./benchmark.ts";

const LINES = 2_000;
const EDITS = 200;
/** The first answers compile what the later ones run. */
const WARM_UP = 40;
const MOST_MILLISECONDS = 50;
const MOST_MEGABYTES = { idle: 90, parsing: 200 } as const;

const SHUFFLE = "export const mixed = (list: string[]): string[] => list.sort(() => Math.random() - 0.5);\n";

/** Real code: files of this repository one after the other, each in a namespace, with one biased shuffle in the middle. */
function makeText(): string {
  const folder = new URL("../../eslint-plugin/src/recognise/", import.meta.url);
  const pieces: string[] = [];
  let lines = 0;
  for (const name of readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file))) {
    const code = readFileSync(new URL(name, folder), "utf8").replaceAll(
      /^(?:import|export) [^;]*? from "[^"]*";$/gm,
      "",
    );
    const piece = `namespace Piece${pieces.length} {\n${code}}\n`;
    const count = piece.split("\n").length - 1;
    if (lines + count > LINES) continue;
    lines += count;
    pieces.push(piece);
  }
  pieces.splice(Math.floor(pieces.length / 2), 0, SHUFFLE);
  return pieces.join("") + "// the end\n".repeat(Math.max(0, LINES - lines - 1));
}

interface Typing {
  readonly name: string;
  /** Where in the text letters are typed and deleted again. */
  readonly getOffset: (text: string) => number;
  readonly letters: string;
}

const TYPINGS: readonly Typing[] = [
  { name: "far from the shuffle", getOffset: (text) => text.indexOf("return ", 20_000), letters: "void 0;\n  " },
  { name: "in the shuffle", getOffset: (text) => text.indexOf("0.5)", text.indexOf("mixed")), letters: "0.125 + " },
  { name: "at the start of the file", getOffset: () => 0, letters: "let x = 1;\n" },
];

/** Types and deletes letters, one edit at a time, and returns how long each was on the way to its diagnostics, in milliseconds. */
async function type(client: Client, uri: string, whole: string, { getOffset, letters }: Typing): Promise<number[]> {
  const times: number[] = [];
  const start = getOffset(whole);
  let text = whole;
  let version = 1;
  await client.open(uri, text, "typescript");
  await client.getPushed(uri, version);
  for (let typed = 0, isAdding = true; times.length < WARM_UP + EDITS;) {
    if (typed === letters.length) isAdding = false;
    if (typed === 0) isAdding = true;
    const document = TextDocument.create(uri, "typescript", version, text);
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
function lintWithEslint(text: string): number[] {
  const linter = new Linter();
  const config = [{ files: ["**/*.ts"], languageOptions: { parser: tsParser }, ...fairShuffle.configs.recommended }];
  return Array.from({ length: 30 }, (_, run) => {
    const before = performance.now();
    linter.verify(`${text}\n// ${run}`, config, { filename: "a.ts" });
    return performance.now() - before;
  }).slice(10);
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
  title: `A keystroke in ${LINES} lines of TypeScript, from the edit to its diagnostics, ${EDITS} edits each`,
  async run() {
    const text = makeText();
    const table = [["", "median", "95 %", "99 %"]];
    const missed: string[] = [];
    const addRow = (name: string, times: readonly number[]): void => {
      table.push([name, ...[0.5, 0.95, 0.99].map((share) => `${percentile(times, share).toFixed(1)} ms`)]);
    };
    const client = await startClient();
    await settle();
    const idle = getMemory(client.processId);
    for (const [index, typing] of TYPINGS.entries()) {
      const times = await type(client, `file:///project/file-${index}.ts`, text, typing);
      addRow(typing.name, times);
      const found = percentile(times, 0.95);
      if (found > MOST_MILLISECONDS)
        missed.push(
          `an edit ${typing.name} takes ${found.toFixed(1)} ms at the 95th percentile, more than ${MOST_MILLISECONDS} ms.`,
        );
    }
    await settle();
    const parsing = getMemory(client.processId);
    await client.stop();
    addRow("plain ESLint, the whole file", lintWithEslint(text));
    table.push(["memory before the first file", `${idle.toFixed(0)} MB`, "", ""]);
    table.push(["memory with TypeScript's parser", `${parsing.toFixed(0)} MB`, "", ""]);
    if (idle > MOST_MEGABYTES.idle) missed.push(`the server holds ${idle.toFixed(0)} MB before the first file.`);
    if (parsing > MOST_MEGABYTES.parsing) missed.push(`the server holds ${parsing.toFixed(0)} MB with the parser.`);
    return { table, missed };
  },
};
