// A changelog's text: what a release adds to it, and what it says of a release.

const UNRELEASED = "Unreleased";

/** Returns whether it has a section about this version. */
export function hasRelease(text: string, version: string): boolean {
  return getHeads(text).some(({ name }) => name === version);
}

/**
 * Returns the text with a section about this version, which takes over what stands under "Unreleased", followed by these lines. Throws an Error if there is such
 * a section already, or nothing to say.
 */
export function addRelease(text: string, version: string, date: string, lines: readonly string[]): string {
  if (hasRelease(text, version)) throw new Error(`The changelog has a section about ${version} already.`);
  const { before, unreleased, earlier } = split(text);
  const said = [unreleased, ...lines.map((line) => `- ${line}`)].filter((part) => part !== "").join("\n");
  if (said === "") throw new Error(`The changelog has nothing to say about ${version}.`);
  return [`${before}## ${version} (${date})`, said, ...(earlier === "" ? [] : [earlier])].join("\n\n").trimEnd() + "\n";
}

/** Returns what is said of a version, without its heading. Throws an Error if nothing is. */
export function getNotes(text: string, version: string): string {
  const heads = getHeads(text);
  const at = heads.findIndex(({ name }) => name === version);
  const head = heads[at];
  if (head === undefined)
    throw new Error(`The changelog has no section about ${version}: run \`pnpm version-packages\` first.`);
  return text.slice(head.end, heads[at + 1]?.start ?? text.length).trim();
}

/** Where each section begins, and its name: "Unreleased", "0.2.0". */
function getHeads(text: string): { readonly name: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/^## (\S+).*\n/gm)].map((match) => ({
    name: match[1] ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** What stays above a new section, what it takes over, and the sections below it. */
function split(text: string): { readonly before: string; readonly unreleased: string; readonly earlier: string } {
  const [first, second] = getHeads(text);
  if (first === undefined) return { before: `${text.trimEnd()}\n\n`, unreleased: "", earlier: "" };
  if (first.name !== UNRELEASED)
    return { before: text.slice(0, first.start), unreleased: "", earlier: text.slice(first.start) };
  const next = second?.start ?? text.length;
  return {
    before: `${text.slice(0, first.end)}\n`,
    unreleased: text.slice(first.end, next).trim(),
    earlier: text.slice(next),
  };
}
