// Code in the part of an address that is never sent to a server: deflated, in base64 for addresses.
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

export interface Shared {
  readonly text: string;
  readonly extension: string;
}

const PREFIX = "#code=";

/** Longer texts than this are not opened from a link, in characters. */
const MOST_CHARACTERS = 1_000_000;

/** Returns the hash that holds a text. */
export function writeHash({ text, extension }: Shared): string {
  const bytes = deflateSync(strToU8(`${extension}\n${text}`), { level: 9 });
  const letters = btoa(strFromU8(bytes, true));
  return `${PREFIX}${letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** Returns what a hash holds; undefined where it holds no text of ours. Never throws. */
export function readHash(hash: string): Shared | undefined {
  if (!hash.startsWith(PREFIX)) return undefined;
  try {
    const letters = hash.slice(PREFIX.length).replaceAll("-", "+").replaceAll("_", "/");
    // As much room as is allowed, and no more, whatever the link says that it holds.
    const room = new Uint8Array(3 * MOST_CHARACTERS);
    const whole = strFromU8(inflateSync(strToU8(atob(letters), true), { out: room }));
    const end = whole.indexOf("\n");
    return end === -1 ? undefined : { extension: whole.slice(0, end), text: whole.slice(end + 1) };
  } catch {
    return undefined;
  }
}
