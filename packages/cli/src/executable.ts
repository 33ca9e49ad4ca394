// The executable, with all that it rests on.
import { availableParallelism } from "node:os";
import process from "node:process";
import { getLanguage } from "@fair-shuffle/bias/model";
import { Ansis } from "ansis";
import { getSimulationWorkers } from "./bias/simulation-workers.ts";
import { runCommandLine } from "./command-line.ts";
import { reportCrash } from "./crash.ts";
import { getStandardOutput } from "./disk/standard-output.ts";
import { getText, say, show } from "./foreign-text.ts";
import { getLocale } from "./locale.ts";
import { getRefusals } from "./words/refusals.ts";
import { BadUse, EXIT, makeOutput } from "./terminal.ts";
import { getTypedCommand } from "./typed-command.ts";

const language = getLanguage(getLocale());
const command = getTypedCommand(process.argv[1] ?? "", process.env);

// Node would end with 1, which means "biased", and show a line of the bundle, which is long.
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    reportCrash(error, language);
    process.exit(EXIT.badUse);
  });
}

const stdout = getStandardOutput();
stdout.on("error", (error: NodeJS.ErrnoException) => {
  // Who reads no further (`| head`) wants no complaint; the exit code tells what was found, as ESLint's does.
  if (error.code === "EPIPE") return;
  process.exitCode = EXIT.badUse;
  process.stderr.write(getText(say`${show(getRefusals(language, command).notSent(error))}\n`));
});
process.stderr.on("error", () => {
  // Nobody is left who could be told.
});

try {
  const exitCode = await runCommandLine(process.argv.slice(2), {
    cwd: getWorkingFolder(),
    stdin: process.stdin,
    stdout: makeOutput(stdout),
    stderr: makeOutput(process.stderr),
    // On a build server ansis would colour what goes into a file, too.
    colours: process.stdout.isTTY || process.env.FORCE_COLOR !== undefined ? new Ansis() : new Ansis(0),
    language,
    command,
    workers: getSimulationWorkers(new URL("./simulation-worker.js", import.meta.url)),
    // On two cores one thread is sooner done, in less memory: each other one would load and warm up all parsers, and V8 has its own work for the second core.
    ...(availableParallelism() > 2 ? { scanWorker: { url: new URL("./scan-worker.js", import.meta.url) } } : {}),
    measureWorker: { url: new URL("./measure-worker.js", import.meta.url) },
  });
  // A report that could not be written counts for more.
  process.exitCode ??= exitCode;
} catch (error) {
  if (error instanceof BadUse) process.stderr.write(`${getText(error.tell(language, command))}\n`);
  else reportCrash(error, language);
  process.exitCode = EXIT.badUse;
}

function getWorkingFolder(): string {
  try {
    return process.cwd();
  } catch (error) {
    throw new BadUse(({ badFolder }) => badFolder(error));
  }
}
