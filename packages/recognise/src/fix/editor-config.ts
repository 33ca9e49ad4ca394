// What an `.editorconfig` says of a file: its sections name files by patterns, and the last one that says something counts.

/** By its lower-case name. */
export type EditorConfig = ReadonlyMap<string, string>;

/**
 * Returns what the text of an `.editorconfig` says of a file.
 * @param path the file's, from the folder of the `.editorconfig` on, with slashes.
 */
export function readEditorConfig(text: string, path: string): EditorConfig {
  const said = new Map<string, string>();
  let isAbout = false;
  for (const line of text.split(/\r?\n/)) {
    const [, pattern] = /^\s*\[(.+)\]\s*$/.exec(line) ?? [];
    const [, name, value] = /^\s*([\w-]+)\s*[=:]\s*(.*?)\s*$/.exec(line) ?? [];
    if (pattern !== undefined) isAbout = isMatch(pattern, path);
    else if (isAbout && name !== undefined && value !== undefined) said.set(name.toLowerCase(), value.toLowerCase());
  }
  return said;
}

/** Returns whether no `.editorconfig` of a folder above says anything: that stands before the first section. */
export const isRootConfig = (text: string): boolean =>
  /^\s*root\s*[=:]\s*true\s*$/im.test(/^[^[]*/.exec(text)?.[0] ?? "");

/** More stars than people write would take longer than a whole lint run. */
const MOST_STARS = 5;

/** A pattern that has no slash is about names; ranges (`{1..9}`) and braces in braces are not read, and match nothing. */
function isMatch(pattern: string, path: string): boolean {
  if (/\.\.|\{[^}]*\{/.test(pattern) || (pattern.match(/\*+/g) ?? []).length > MOST_STARS) return false;
  const asked = pattern.includes("/") ? path : path.slice(path.lastIndexOf("/") + 1);
  try {
    return new RegExp(`^(?:${translate(pattern.replace(/^\//, ""))})$`).test(asked);
  } catch {
    // [z-a]
    return false;
  }
}

/** Returns a pattern as a regular expression. */
function translate(pattern: string): string {
  return pattern.replaceAll(
    /\*\*\/|\*\*|\*|\?|\[!?[^\]/]+\]|\{([^{}]*)\}|[^\w/-]/g,
    (part, choices: string | undefined) => {
      // One choice is none: `{deck}` is about a name with braces.
      if (choices?.includes(",") === true) return `(?:${choices.split(",").map(translate).join("|")})`;
      if (/^\[./.test(part)) return part.replace("[!", "[^").replaceAll("\\", "\\\\");
      return PARTS[part] ?? part.replaceAll(/[^\w/-]/g, "\\$&");
    },
  );
}

const PARTS: Readonly<Record<string, string>> = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };
