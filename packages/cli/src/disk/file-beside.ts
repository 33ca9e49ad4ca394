// The names of what lies beside a file while it is replaced: they tell whose it is, so that a later run knows what nobody needs any more.
import { createHash, randomBytes } from "node:crypto";
import { hostname } from "node:os";
import { sep } from "node:path";
import process from "node:process";
import { getErrorCode } from "./describe-error.ts";

/** A new text; a copy of the old one in the making; and that copy when it is whole, for as long as the file itself is written. */
type Role = "new" | "copy" | "kept";

/** What a name tells. */
export interface Beside {
  readonly role: Role;
  /** What one run made for one file has this in common. */
  readonly owner: string;
  readonly isOf: (name: Buffer) => boolean;
  readonly host: string;
  readonly pid: number;
  readonly run: string;
}

const NAME = /^\.fair-shuffle-(new|copy|kept)-(([0-9a-f]{8})-([0-9a-f]{8})-(\d{1,10})-([0-9a-f]{8}))$/;

/** Short, and plain whatever it stands for: a file's own name may be as long as names can be, or no UTF-8. */
const hash = (bytes: string | Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, 8);

const HOST = hash(hostname());
/** In containers one process has the number of the one before it. */
const RUN = randomBytes(4).toString("hex");

/** Returns where a text of a file lies while this process replaces the file. */
export function getPathBeside(file: Buffer, role: Role): Buffer {
  const start = file.lastIndexOf(sep) + 1;
  const name = `.fair-shuffle-${role}-${hash(file.subarray(start))}-${HOST}-${String(process.pid)}-${RUN}`;
  return Buffer.concat([file.subarray(0, start), Buffer.from(name)]);
}

/** Returns what a name tells, or undefined where it is none of those. */
export function readName(name: string): Beside | undefined {
  const [, role, owner, key, host, pid, run] = NAME.exec(name) ?? [];
  if (owner === undefined || host === undefined || run === undefined) return undefined;
  return {
    role: role === "new" || role === "copy" ? role : "kept",
    owner,
    isOf: (file) => hash(file) === key,
    host,
    pid: Number(pid),
    run,
  };
}

const DAY = 86_400_000;

/** Returns whether nobody writes it any more; of another machine that is known by its age alone. */
export function isAbandoned({ host, pid, run }: Beside, modified: number): boolean {
  if (Date.now() - modified > DAY) return true;
  if (host !== HOST) return false;
  return pid === process.pid ? run !== RUN : !isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return getErrorCode(error) !== "ESRCH";
  }
}
