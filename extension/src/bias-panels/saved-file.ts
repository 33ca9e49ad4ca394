// A file that the bias page hands over to be saved: a picture or a table, and nothing else.

const KINDS: Readonly<Record<string, string>> = { "image/png": "png", "text/csv": "csv" };
const MOST_CHARACTERS = 40_000_000;

export interface SavedFile {
  /** Without any folder, and with the ending of its kind. */
  readonly name: string;
  readonly extension: string;
  readonly bytes: Uint8Array;
}

/** Returns the file, or undefined where it is of no kind that the page makes, or too large. */
export function readSavedFile(name: string, mime: string, base64: string): SavedFile | undefined {
  const [kind = ""] = mime.split(";");
  const extension = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (extension === undefined || base64.length > MOST_CHARACTERS) return undefined;
  const stem = name
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N} ._-]+/gu, "-")
    .replace(/^[. -]+/, "")
    .slice(0, 80);
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return { name: `${stem === "" ? "fair-shuffle" : stem}.${extension}`, extension, bytes };
}
