// Runs an example by the script that its package has for it, as a child process.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const EXAMPLES = ["deal", "minefield", "playlist", "lucky-draw"] as const;

export type Example = (typeof EXAMPLES)[number];

const folder = new URL("../../../examples/", import.meta.url);
const { scripts } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as {
  readonly scripts: Readonly<Record<Example, string>>;
};

/** Returns what the example printed, without colours. Rejects, with `code` and `stderr`, if it ends badly. */
export function runExample(example: Example, ...args: readonly string[]): Promise<string> {
  return run(example, args, { NO_COLOR: "1" });
}

/** The same in colours. */
export function runInColours(example: Example, ...args: readonly string[]): Promise<string> {
  return run(example, args, { NO_COLOR: "", FORCE_COLOR: "1" });
}

async function run(
  example: Example,
  args: readonly string[],
  colours: Readonly<Record<string, string>>,
): Promise<string> {
  const [command, ...rest] = scripts[example].split(" ");
  if (command !== "node") throw new Error(`The script of ${example} is no call of node: "${scripts[example]}".`);
  const { stdout } = await promisify(execFile)(process.execPath, [...rest, ...args], {
    cwd: fileURLToPath(folder),
    env: { ...process.env, ...colours },
  });
  return stdout;
}
