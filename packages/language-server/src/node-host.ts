// Node as the server's host: the disk, the project's ESLint, pages written to a temporary folder.
import { readFileSync, statSync } from "node:fs";
import { readFile, stat, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { PageData } from "@fair-shuffle/lab";
import { decodeUri } from "./decode-uri.ts";
import type { EslintFailure } from "./eslint-answer.ts";
import type { Host, HostFiles } from "./host.ts";
import { MOST_CHARACTERS } from "./host.ts";
import { makeProjectEslint } from "./project-eslint.ts";

export function makeNodeHost(onEslintFailure: (folder: string, failure: EslintFailure) => void): Host {
  setFlagsFromString("--expose-gc");
  // Node waits with the collection until memory is short; in an editor, where many servers run, that is late.
  const collectGarbage = runInNewContext("gc") as () => void;
  return {
    files: disk,
    readNow,
    eslint: makeProjectEslint(onEslintFailure),
    writePage,
    collectGarbage: () => {
      collectGarbage();
      // What the first one has emptied, the second one gives back to the system: some 30 MB after a long file.
      collectGarbage();
    },
    getPath,
  };
}

/** What an import leads to is asked for while a document is judged. */
function readNow(path: string): string | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path, "utf8") : undefined;
  } catch {
    return undefined;
  }
}

function getPath(uri: string): string {
  if (!/^file:/i.test(uri)) return decodeUri(uri);
  // What an editor has not escaped is part of a name: a path has no query, and "100%" is no escape.
  const escaped = uri
    .replaceAll(/%(?![\da-f]{2})/gi, "%25")
    .replaceAll("#", "%23")
    .replaceAll("?", "%3F");
  try {
    return fileURLToPath(escaped);
  } catch {
    // A Windows path on another system, an address with a host, or escapes that are no UTF-8.
    return decodeUri(escaped.replace(/^file:(?:\/\/[^/]*)?/i, ""));
  }
}

const disk: HostFiles = {
  find: async (folder, isCancelled) => {
    const found: string[] = [];
    const { walkFolders } = await import("@fair-shuffle/lint/files");
    const root = getPath(folder);
    // A folder that can't be opened holds nothing for us.
    for (const walked of walkFolders(root, root)) {
      if (walked.kind === "open") found.push(...walked.code.map(({ path }) => pathToFileURL(path).href));
      // The editor is heard between two folders.
      await new Promise((resolve) => setImmediate(resolve));
      if (isCancelled()) break;
    }
    return found.sort();
  },
  read: async (uri) => {
    const path = getPath(uri);
    try {
      const status = await stat(path);
      // A pipe may never end; a character of UTF-8 has four bytes at most.
      return !status.isFile() || status.size > 4 * MOST_CHARACTERS ? undefined : await readFile(path, "utf8");
    } catch {
      return undefined;
    }
  },
};

async function writePage(data: PageData): Promise<string> {
  const { makePage } = await import("./whole-page.ts");
  const folder = await mkdtemp(join(tmpdir(), "fair-shuffle-"));
  const name = data.subjects[data.selected]?.name ?? "shuffle";
  // A file system takes 255 bytes.
  const path = join(folder, `${name.replaceAll(/[^\w.-]+/g, "-").slice(-200)}.html`);
  await writeFile(path, makePage(data));
  return path;
}
