// Installs the packages of the benchmark's package.json once, in a folder of its own: nobody else pays for them.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const manifest = fileURLToPath(new URL("./package.json", import.meta.url));
/** Below the root's node_modules: a plugin in here finds our ESLint. */
const folder = fileURLToPath(new URL("../../../../node_modules/.cache/fair-shuffle-real-code/", import.meta.url));

/** Returns the `node_modules` that holds the packages, installing them where they are not there in these versions. @throws where npm fails. */
export function installRealCode(): string {
  const copy = join(folder, "package.json");
  const packages = join(folder, "node_modules");
  const isThere = existsSync(copy) && readFileSync(copy, "utf8") === readFileSync(manifest, "utf8");
  if (isThere && existsSync(packages)) return packages;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const flags = ["--ignore-scripts", "--legacy-peer-deps", "--no-package-lock", "--no-audit", "--no-fund"];
  copyFileSync(manifest, join(folder, "package.json"));
  try {
    execFileSync("npm", ["install", ...flags], {
      cwd: folder,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
  } catch (error) {
    // Half an installation must not pass for a whole one next time.
    rmSync(folder, { recursive: true, force: true });
    throw new Error("The benchmark's sources can't be installed: npm failed, see above.", { cause: error });
  }
  return packages;
}
