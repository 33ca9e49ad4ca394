// Packs what is published into `artifacts/` and checks the tarballs themselves.
import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { checkTarball } from "./package/check-tarball.ts";
import { pack, PUBLISHED } from "./package/pack.ts";

const artifacts = fileURLToPath(new URL("../../artifacts/", import.meta.url));

await rm(artifacts, { recursive: true, force: true });
for (const published of PUBLISHED) {
  const tarball = await pack(published, artifacts);
  const problems = await checkTarball(tarball, published);
  console.log(problems.length === 0 ? `${tarball}: good` : `${tarball}:\n  ${problems.join("\n  ")}`);
  if (problems.length > 0) process.exitCode = 1;
}
await promisify(execFile)("node", ["pack.js"], { cwd: fileURLToPath(new URL("../../extension/", import.meta.url)) });
console.log(
  "extension/fair-shuffle.vsix: packed. Install it with `code --install-extension extension/fair-shuffle.vsix`.",
);
