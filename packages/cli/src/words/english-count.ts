// How English counts things: Chinese needs no plural.

/** Returns "1 file", "2 files". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
}
