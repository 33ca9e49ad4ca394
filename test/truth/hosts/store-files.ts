// Real files of the installed packages, by extension, small enough to be judged in milliseconds.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Dice } from "../conformance/dice.ts";
import { findFiles, findPackages } from "../never-throws/package-files.ts";

interface StoreFile {
  /** As in "eslint@10.15.0 lib/api.js". */
  readonly name: string;
  readonly text: string;
}

export interface Store {
  /** A file of the given extension, without the dot; undefined where one was picked that is too large or holds a shuffle of its own. */
  readonly pick: (dice: Dice, extension: string) => StoreFile | undefined;
  readonly counts: Readonly<Record<string, number>>;
}

const MOST_BYTES = 4_000;

const KINDS = ["js", "cjs", "mjs", "ts", "vue", "html"] as const;

export async function openStore(): Promise<Store> {
  const files = new Map<string, { readonly folder: string; readonly name: string; readonly file: string }[]>(
    KINDS.map((kind) => [kind, []]),
  );
  for (const { folder, name } of await findPackages()) {
    for (const file of await findFiles(folder, /(?<!\.d)\.(?:[cm]?js|ts|vue|html)$/)) {
      files.get(/\w+$/.exec(file)?.[0] ?? "")?.push({ folder, name, file });
    }
  }
  return {
    counts: Object.fromEntries([...files].map(([kind, all]) => [kind, all.length])),
    pick: (dice, extension) => {
      const { folder, name, file } = dice.pick(files.get(getKind(extension)) ?? []);
      const path = join(folder, file);
      if (statSync(path).size > MOST_BYTES) return undefined;
      const text = readFileSync(path, "utf8");
      const isOther =
        text.includes("\uFFFD") || text.startsWith("\uFEFF") || text.startsWith("#!") || text.trim() === "";
      return isOther || /fair-shuffle|eslint-env/.test(text) ? undefined : { name: `${name} ${file}`, text };
    },
  };
}

/** Nobody publishes `.tsx`, and hardly anybody `.mts`: they are other files under that name. */
const getKind = (extension: string): string => ({ jsx: "js", tsx: "ts", mts: "ts", cts: "ts" })[extension] ?? extension;
