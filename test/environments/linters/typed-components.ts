// What the README says to type for TypeScript in components, as the tests of Vue, Svelte and Astro type it.
import { readFileSync } from "node:fs";

const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
const [, entry] = /^TypeScript in a Vue, Svelte or Astro component .*`(\{ files: .*\})`\.$/m.exec(readme) ?? [];
if (entry === undefined) throw new Error("The README does not say how TypeScript in components is read.");

/** An entry of a configuration that imports `tseslint`. */
export const TYPED_COMPONENTS: string = entry;
