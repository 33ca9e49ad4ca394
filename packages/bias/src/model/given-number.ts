// What somebody handed in where a number belongs, as an error names it: "52" must not look like 52.

/** Returns a number as it is, and of anything else what it is. */
export function tellGiven(value: unknown): string {
  switch (typeof value) {
    case "number":
    case "undefined":
      return String(value);
    case "string":
      return `${JSON.stringify(value)}, which is a string and no number`;
    case "bigint":
      return `${String(value)}n, which is a BigInt and no number`;
    case "object":
      return value === null ? "null" : `${Array.isArray(value) ? "an array" : "an object"}, which is no number`;
    default:
      return `a ${typeof value}, which is no number`;
  }
}
