// What is sent without waiting for it.

/** A client that is gone, or that refuses, is no reason to end; what went wrong is lost with the answer that nobody gets. */
export function quietly(done: Promise<unknown>): void {
  done.catch(() => undefined);
}
