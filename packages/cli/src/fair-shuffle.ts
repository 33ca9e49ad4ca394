#!/usr/bin/env node
// The executable.
import process from "node:process";
import { Ansis } from "ansis";
import { getSimulationWorkers } from "./bias/simulation-workers.ts";
import { runCommandLine } from "./command-line.ts";
import { reportCrash } from "./crash.ts";
import { EXIT, makeOutput } from "./terminal.ts";

// Node would end with 1, which means "biased", and show a line of the bundle, which is long.
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    reportCrash(error);
    process.exit(EXIT.badUse);
  });
}

// Who reads no further (`| head`) wants no complaint.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

try {
  process.exitCode = await runCommandLine(process.argv.slice(2), {
    cwd: process.cwd(),
    stdout: makeOutput(process.stdout),
    stderr: makeOutput(process.stderr),
    // On a build server ansis would colour what goes into a file, too.
    colours: process.stdout.isTTY || process.env.FORCE_COLOR !== undefined ? new Ansis() : new Ansis(0),
    workers: getSimulationWorkers(new URL("./simulation-worker.js", import.meta.url)),
    measureWorker: { url: new URL("./measure-worker.js", import.meta.url) },
  });
} catch (error) {
  reportCrash(error);
  process.exitCode = EXIT.badUse;
}
