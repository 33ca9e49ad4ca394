// A run of any size: `npx tsx --conditions=@fair-shuffle/source test/truth/hosts/large.ts --programs 50000 --seed 1 --write`. Prints the report, or writes it to
// `report.md` (`--write`). Half of them are real files, unless `--hosts` says how many; `--host 12` and `--program 12` show one of the seed. Fails where the test would.
import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { runShares } from "../conformance/processes.ts";
import { writeHazardProgram } from "./hazard-programs.ts";
import { judgeProgram } from "./judge-program.ts";
import { makeProjects } from "./projects.ts";
import { writeReport } from "./report-text.ts";
import { openStore } from "./store-files.ts";
import type { Host, Judged } from "./surfaces.ts";
import { runHost, type Share } from "./tally.ts";

const { values } = parseArgs({
  options: {
    programs: { type: "string", default: "50000" },
    hosts: { type: "string" },
    seed: { type: "string", default: "1" },
    processes: { type: "string", default: String(availableParallelism()) },
    write: { type: "boolean", default: false },
    out: { type: "string" },
    host: { type: "string" },
    program: { type: "string" },
  },
});

const seed = readNumber("seed", values.seed);
if (values.host !== undefined) await showHost(readNumber("host", values.host));
else if (values.program !== undefined) await showProgram(readNumber("program", values.program));
else await runAll();

async function runAll(): Promise<void> {
  const all = readNumber("programs", values.programs);
  const hosts = values.hosts === undefined ? Math.floor(all / 2) : readNumber("hosts", values.hosts);
  const options = { seed, hosts, programs: Math.max(0, all - hosts), serverEvery: 5 };
  const processes = Math.max(1, readNumber("processes", values.processes));
  // The sources as they are when they are loaded, not when the report is written.
  const commit = getCommit();
  const start = performance.now();
  const shares = await runShares<Share>(new URL("share-process.ts", import.meta.url), options, {
    processes,
    onProgress: (done) => {
      console.error(`${String(done)} of ${String(all)}`);
    },
  });
  const seconds = (performance.now() - start) / 1000;
  const used = shares.reduce((sum, { processorTime }) => sum + processorTime, 0);
  const report = await writeReport(shares, [
    `Written on ${new Date().toISOString().slice(0, 10)}, of commit ${commit}, by \`npx tsx --conditions=@fair-shuffle/source test/truth/hosts/large.ts --programs ${String(all)} --hosts ${String(hosts)} --seed ${String(seed)} --write\`;`,
    `it took ${seconds.toFixed(0)} s on ${String(processes)} processes, ${used.toFixed(0)} s of processor time.`,
  ]);
  const file = fileURLToPath(new URL("report.md", import.meta.url));
  const formatted = await format(report, { ...(await resolveConfig(file)), filepath: file });
  const out = values.out ?? (values.write ? file : undefined);
  if (out === undefined) console.log(formatted);
  else await writeFile(out, formatted);
  process.exitCode = shares.some(({ cases }) => cases.length > 0) ? 1 : 0;
}

/** The commit whose sources are run, and whether they are its own. */
function getCommit(): string {
  const git = (...words: string[]): string => execFileSync("git", words, { encoding: "utf8" }).trim();
  return git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain") === "" ? "" : " with changes");
}

async function showHost(index: number): Promise<void> {
  const projects = makeProjects();
  const { judged, about, host } = await runHost(projects, await openStore(), seed, index, true);
  projects.remove();
  show(host, about, judged);
}

async function showProgram(index: number): Promise<void> {
  const projects = makeProjects();
  const program = writeHazardProgram(seed, index);
  const judged = await judgeProgram(projects, program, true);
  projects.remove();
  show(program.host, program.kind, judged);
}

function show({ text, ...host }: Host, about: string, { failures, found, fixable, fixed, suggested }: Judged): void {
  console.log(text);
  console.log(`// ${about}; ${JSON.stringify(host)}; ${String(found)} findings, ${String(fixable)} with a fix`);
  if (fixed !== text) console.log(`\n// fixed:\n${fixed}`);
  for (const { way, text: outcome } of suggested) console.log(`\n// suggestion ${way}:\n${outcome}`);
  for (const { kind, detail, after } of failures) console.log(`\n// FAILURE, ${kind}: ${detail}\n${after ?? ""}`);
}

function readNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`--${name} must be a whole number of at least 0, not "${text}".`);
  return value;
}
