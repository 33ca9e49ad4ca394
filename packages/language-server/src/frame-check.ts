// The frames that an editor's messages come in: tells of the first one that is broken, because nothing that comes after it can be read.
import { constants } from "node:buffer";

/** More than any editor says before a message, in bytes. */
const MOST_HEADER = 8_192;
const END = "\r\n\r\n";

/** Returns a function that is handed all that comes, piece by piece, and returns what is wrong with it; undefined where nothing is, so far. */
export function makeFrameCheck(): (piece: Buffer) => string | undefined {
  /** What has come of the header at hand, and what is still to come of the message behind the last one, in bytes. */
  let [header, rest] = ["", 0];
  return (piece) => {
    let at = 0;
    while (at < piece.length) {
      if (rest > 0) {
        const taken = Math.min(rest, piece.length - at);
        rest -= taken;
        at += taken;
        continue;
      }
      const known = header.length;
      header += piece.toString("latin1", at, at + MOST_HEADER);
      const end = header.indexOf(END);
      const lines = end === -1 ? header : header.slice(0, end);
      if (/(?<!\r)\n/.test(lines)) return "A header's line ends without a carriage return.";
      if (lines.length >= MOST_HEADER) return `A header is longer than ${MOST_HEADER} bytes.`;
      if (end === -1) return undefined;
      const length = readLength(lines);
      if (typeof length === "string") return length;
      at += end + END.length - known;
      [header, rest] = ["", length];
    }
    return undefined;
  };
}

/** Returns how many bytes the message has, or what is wrong with its header. */
function readLength(header: string): number | string {
  const lengths = new Set<string>();
  for (const line of header.split("\r\n")) {
    const [name = "", value] = line.split(/:(.*)/s, 2);
    if (value === undefined) return `A header's line has no colon: ${show(line)}.`;
    if (name.toLowerCase() === "content-length") lengths.add(value.trim());
  }
  const [length, other] = lengths;
  if (length === undefined) return "A message comes without a Content-Length.";
  if (other !== undefined) return `A message comes with two lengths: ${show(length)} and ${show(other)}.`;
  if (!/^\d+$/.test(length)) return `A Content-Length is no number of bytes: ${show(length)}.`;
  // What is longer can't become a text.
  return Number(length) <= constants.MAX_STRING_LENGTH
    ? Number(length)
    : `A message is longer than can be read: ${show(length)} bytes.`;
}

const show = (text: string): string => JSON.stringify(text.slice(0, 40));
