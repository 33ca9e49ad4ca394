// What is thrown at syntax that is not known.

/** Thrown at syntax that is not known: the place is not a shuffle that we know, and nothing is reported. */
export class NotKnown extends Error {
  constructor(what: string) {
    // Thrown for most loops and caught at once: where it was thrown is nothing that anybody reads, and dear to find out.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(what);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Thrown at code that nests too deeply, or goes on for too long, to be read. */
export class BeyondLimit extends NotKnown {}
