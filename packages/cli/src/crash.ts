// What is said when the command line itself fails: a sentence; where `DEBUG=fair-shuffle` asks for it, the way that led there, too.
import { writeSync } from "node:fs";
import process from "node:process";
import { getText, own, say, showMessage } from "./foreign-text.ts";

/** A full disk, or a file that is out of reach, is no mistake of ours. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && "syscall" in error;

/** Says on standard error what went wrong, as well as that can still be done; throws nothing. */
export function reportCrash(error: unknown): void {
  try {
    const { DEBUG = "" } = process.env;
    const wantsStack = DEBUG.split(/[\s,]+/).includes("fair-shuffle");
    const { message = String(error), stack = message } = error instanceof Error ? error : {};
    const hint = wantsStack
      ? own("")
      : say` With DEBUG=fair-shuffle set, it says where.${isOfSystem(error) ? "" : " Please report it."}`;
    const said = showMessage(wantsStack ? stack : message.replace(/\.?$/, "."));
    // At once, since the process may be about to end.
    writeSync(process.stderr.fd, getText(say`fair-shuffle failed: ${said}${hint}\n`));
  } catch {
    // Nobody is left to listen.
  }
}
