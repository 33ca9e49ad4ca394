// What is said when the command line itself fails: a sentence; where `DEBUG=fair-shuffle` asks for it, the way that led there, too.
import { writeSync } from "node:fs";
import process from "node:process";
import type { Language } from "@fair-shuffle/bias";
import { getText, own, say, showMessage } from "./foreign-text.ts";
import { CRASH_TEXTS } from "./words/crash-texts.ts";

/** A full disk, or a file that is out of reach, is no mistake of ours. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && "syscall" in error;

/** Says on standard error what went wrong, as well as that can still be done; throws nothing. */
export function reportCrash(error: unknown, language: Language): void {
  try {
    const { DEBUG = "" } = process.env;
    const wantsStack = DEBUG.split(/[\s,]+/).includes("fair-shuffle");
    const { message = String(error), stack = message } = error instanceof Error ? error : {};
    const { failed, where, report, stop } = CRASH_TEXTS[language];
    const hint = wantsStack ? "" : `${where}${isOfSystem(error) ? "" : report}`;
    const said = showMessage(wantsStack ? stack : message.replace(/[.。]?$/, stop));
    // At once, since the process may be about to end.
    writeSync(process.stderr.fd, getText(say`${own(failed)}${said}${own(hint)}\n`));
  } catch {
    // Nobody is left to listen.
  }
}
