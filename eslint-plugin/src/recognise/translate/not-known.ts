// What is thrown at syntax that is not known.

/** Thrown at syntax that is not known: the place is not a shuffle that we know, and nothing is reported. */
export class NotKnown extends Error {}
