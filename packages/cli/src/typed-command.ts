// What somebody types to run the command line again as it was run: a name that no shell would find helps nobody.
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";

/** What package managers tell the programs that they run. */
type Environment = Readonly<Partial<Record<"BERRY_BIN_FOLDER" | "npm_command" | "npm_config_user_agent", string>>>;

/** It is run without an installation: npm, pnpm and Yarn each keep such packages in a folder of this name. */
const KEPT_BY = [
  [/[/\\]_npx[/\\]/, "npx @fair-shuffle/cli"],
  [/[/\\]dlx-\d+[/\\]/, "yarn dlx @fair-shuffle/cli"],
  [/[/\\]pnpm[/\\](?:.*[/\\])?dlx[/\\]/, "pnpm dlx @fair-shuffle/cli"],
] as const;

/** Returns the command, given the path of the script that runs and the environment. */
export function getTypedCommand(script: string, environment: Environment): string {
  const kept = KEPT_BY.find(([folder]) => folder.test(script));
  const file = getPackageFile(script);
  if (file !== undefined)
    return `npx --package ${/[^\w./\\:@+-]/.test(file) ? JSON.stringify(file) : file} fair-shuffle`;
  if (kept !== undefined) return kept[1];
  const { npm_command: npmCommand, npm_config_user_agent: agent = "", BERRY_BIN_FOLDER: berry } = environment;
  if (npmCommand === "dlx") return "pnpm dlx @fair-shuffle/cli";
  if (berry !== undefined) return "yarn fair-shuffle";
  // Whoever starts it by its name alone can do so again.
  if (npmCommand === undefined) return "fair-shuffle";
  return agent.startsWith("pnpm/") ? "pnpm exec fair-shuffle" : "npx fair-shuffle";
}

/** Returns the file that npx was given for the package, seen from here: `npx --package ../fair-shuffle-cli-0.1.0.tgz fair-shuffle`; by the package's name npm may find none. */
function getPackageFile(script: string): string | undefined {
  const [folder] = /^.*[/\\]_npx[/\\][^/\\]+/.exec(script) ?? [];
  if (folder === undefined) return undefined;
  try {
    const manifest = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as {
      readonly dependencies?: Readonly<Record<string, unknown>>;
    };
    const source = manifest.dependencies?.["@fair-shuffle/cli"];
    if (typeof source !== "string" || !source.startsWith("file:")) return undefined;
    return relative(process.cwd(), resolve(folder, source.slice("file:".length)));
  } catch {
    // Whatever npx keeps there, it can be asked for by its name.
    return undefined;
  }
}
