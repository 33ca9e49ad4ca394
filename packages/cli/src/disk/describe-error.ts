// What the system says of files, in a few words that stand behind "can't be written:" and the like.
import type { Stats } from "node:fs";
import type { Language } from "@fair-shuffle/bias";
import { Trouble } from "./trouble.ts";
import { TROUBLES } from "../words/troubles.ts";

/** Returns what went wrong with a file. */
export function describeError(error: unknown, language: Language): string {
  if (error instanceof Trouble) return error.tell(language);
  if (!(error instanceof Error)) return String(error);
  return TROUBLES[language].system[getErrorCode(error) ?? ""] ?? error.message;
}

/** Returns the system's name of an error, such as "ENOSPC". */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** Returns what stands at a path that is no regular file. */
export function getKind(status: Stats): "folder" | "pipe" | "socket" | "device" {
  if (status.isDirectory()) return "folder";
  if (status.isFIFO()) return "pipe";
  return status.isSocket() ? "socket" : "device";
}
