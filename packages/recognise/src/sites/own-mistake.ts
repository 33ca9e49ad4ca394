// A mistake of ours costs the finding that it concerns, never somebody's lint run; in our own tests it is thrown.

interface Host {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  readonly console?: { readonly error: (message: string) => void };
}

/** Runs something that is not to fail; where it does, `otherwise` counts, and `DEBUG=fair-shuffle` shows what went wrong. */
export function guard<Result, Otherwise>(run: () => Result, otherwise: Otherwise): Result | Otherwise {
  try {
    return run();
  } catch (error) {
    noteMistake(error);
    return otherwise;
  }
}

/**
 * Says on stderr what went wrong where that was asked for.
 * @throws what went wrong in our own tests; with `FAIR_SHUFFLE_THROW=all` even what fills the stack, as a question that leads to itself does.
 */
export function noteMistake(error: unknown): void {
  // A browser has no process.
  const host: Host = globalThis;
  const { DEBUG = "", FAIR_SHUFFLE_THROW = "" } = host.process?.env ?? {};
  // Where the stack ends depends on the machine and on the caller: such code is not known, as other code that goes beyond a limit.
  if (isTooDeep(error) && FAIR_SHUFFLE_THROW !== "all") return;
  if (FAIR_SHUFFLE_THROW !== "") throw error;
  if (!DEBUG.split(/[\s,]+/).includes("fair-shuffle")) return;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  host.console?.error(
    `fair-shuffle: a mistake of the plugin itself, which costs a finding or a fix. Please report it.\n${text}`,
  );
}

/** V8 and JavaScriptCore say it with a RangeError, SpiderMonkey with an InternalError. */
function isTooDeep(error: unknown): boolean {
  return error instanceof Error && /^(?:Maximum call stack size exceeded|too much recursion)/.test(error.message);
}
