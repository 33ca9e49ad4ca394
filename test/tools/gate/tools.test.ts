// The table of tools leads to tests that exist, so that nothing is thought left out that no longer stands there.
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { TOOLS } from "./tools.ts";

const root = new URL("../../../", import.meta.url);

test.each(TOOLS.flatMap(({ name, folders }) => folders.map((folder) => [folder, name] as const)))(
  "%s holds tests that need %s",
  (folder) => {
    const files = readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => file.endsWith(".test.ts"))).not.toEqual([]);
  },
);
