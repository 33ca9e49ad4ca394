// Packs what is published into `artifacts/` and checks the tarballs themselves.
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { checkTarball } from "./package/check-tarball.ts";
import { pack, PUBLISHED } from "./package/pack.ts";

const artifacts = fileURLToPath(new URL("../artifacts/", import.meta.url));

await rm(artifacts, { recursive: true, force: true });
for (const published of PUBLISHED) {
  const tarball = await pack(published, artifacts);
  const problems = await checkTarball(tarball, published);
  console.log(problems.length === 0 ? `${tarball}: good` : `${tarball}:\n  ${problems.join("\n  ")}`);
  if (problems.length > 0) process.exitCode = 1;
}
console.log("The VSIX is not packed yet: the extension comes with its own issue.");
