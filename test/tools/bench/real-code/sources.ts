// The real code that benchmarks read: sources of libraries as people wrote them, none of which holds a biased shuffle.
import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

/** A folder of a package, without what people don't lint. */
const SOURCES: readonly { readonly folder: string; readonly without?: RegExp }[] = [
  { folder: "three/src" },
  // libs: other people's minified bundles.
  { folder: "three/examples/jsm", without: /^libs\// },
  { folder: "rxjs/src" },
  { folder: "lodash-es" },
  // Two web pages, minified, each a string of megabytes.
  { folder: "effect/src", without: /^http-api\/internal\/httpApi(?:Scalar|Swagger)\.ts$/ },
  { folder: "maplibre-gl/src" },
];
/** Returns the `.js` and `.ts` files below a `node_modules`, each folder's sorted, so that every run reads them in the same order. */
export const findRealCode = (packages: string): readonly string[] =>
  SOURCES.flatMap(({ folder, without }) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith(".d.ts"))
      .filter((file) => without?.test(file.replaceAll(sep, "/")) !== true)
      .sort()
      .map((file) => join(folder, file)),
  );
