// Packs what is published on npm, as the registry would get it.
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { runPnpm } from "./pnpm.ts";

export interface Published {
  readonly name: string;
  /** From the root of the workspace. */
  readonly folder: string;
  /** Whether it serves `require` as well as `import`. */
  readonly isDual: boolean;
  /** The names of what gets installed along with it. */
  readonly dependencies: readonly string[];
  /** The names of what the user's project must have already, or may have. */
  readonly peers: readonly string[];
  /** Some of what is bundled, whose licences have to travel along; nothing of others if left out. */
  readonly bundles?: readonly string[];
  /** Entries that are served to browsers, not imported, so that they have no types. */
  readonly assets?: readonly string[];
  /** True for a command that nothing can import, so that it has no types. */
  readonly isCommand?: true;
}

export const PUBLISHED: readonly Published[] = [
  { name: "fair-shuffle", folder: "packages/fair-shuffle", isDual: true, dependencies: [], peers: [] },
  { name: "eslint-plugin-fair-shuffle", folder: "eslint-plugin", isDual: true, dependencies: [], peers: ["eslint"] },
  {
    name: "@fair-shuffle/bias",
    folder: "packages/bias",
    isDual: false,
    dependencies: ["birpc"],
    peers: [],
    bundles: ["@stdlib/math-base-special-betainc", "@stdlib/math-base-special-gammainc"],
  },
  {
    name: "@fair-shuffle/lab",
    folder: "packages/lab",
    isDual: false,
    dependencies: ["@fair-shuffle/bias"],
    peers: [],
    bundles: ["preact", "d3-scale", "@stdlib/math-base-special-betainc"],
    assets: ["./lab.js", "./lab.css"],
  },
  {
    name: "@fair-shuffle/cli",
    folder: "packages/cli",
    isDual: false,
    dependencies: ["tsx"],
    peers: ["@resvg/resvg-js"],
    bundles: ["eslint", "typescript", "commander", "preact"],
    isCommand: true,
  },
  {
    name: "@fair-shuffle/language-server",
    folder: "packages/language-server",
    isDual: false,
    dependencies: [],
    peers: [],
    bundles: ["eslint", "typescript", "vscode-languageserver"],
    isCommand: true,
  },
];

const root = new URL("../../../", import.meta.url);

/** Packs a built package into `destination` and returns the tarball's absolute path; throws an Error if pnpm fails. */
export async function pack({ name, folder }: Published, destination: string): Promise<string> {
  await mkdir(destination, { recursive: true });
  const stdout = await runPnpm(
    fileURLToPath(new URL(folder, root)),
    ...["pack", "--json", "--pack-destination", destination],
  );
  const result: unknown = JSON.parse(stdout);
  if (typeof result === "object" && result !== null && "filename" in result && typeof result.filename === "string") {
    return result.filename;
  }
  throw new Error(`pnpm pack did not say where it put ${name}: ${stdout}`);
}
