// The fewest lines of a text that still fail in the same way.

/** Takes away lines, in ever smaller pieces, as long as what is left still fails. */
export async function shrinkLines(text: string, stillFails: (text: string) => Promise<boolean>): Promise<string> {
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  let lines = text.split(lineEnd);
  for (let size = Math.ceil(lines.length / 2); size >= 1;) {
    let wasSmaller = false;
    for (let at = 0; at < lines.length;) {
      const fewer = lines.toSpliced(at, size);
      if (fewer.length > 0 && (await stillFails(fewer.join(lineEnd)))) {
        lines = fewer;
        wasSmaller = true;
      } else at += size;
    }
    if (!wasSmaller || size > 1) {
      if (size === 1) break;
      size = Math.floor(size / 2);
    }
  }
  return lines.join(lineEnd);
}
