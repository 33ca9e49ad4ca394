// What a package.json says, whatever it holds.

/** Returns whether a package.json names the package among what it depends on, in any way. */
export function dependsOn(manifest: unknown, name: string): boolean {
  const kinds = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];
  return kinds.some((kind) => getField(getField(manifest, kind), name) !== undefined);
}

/** Returns what a project is linted by whose package.json files these are: oxlint where it has that one alone, else ESLint. */
export const getLinter = (manifests: readonly unknown[]): "eslint" | "oxlint" =>
  manifests.some((manifest) => dependsOn(manifest, "oxlint")) &&
  !manifests.some((manifest) => dependsOn(manifest, "eslint"))
    ? "oxlint"
    : "eslint";

/** Where oxlint's configuration stands. */
export const OXLINT_FILE = ".oxlintrc.json";

/** Returns what an object holds under a name of its own; undefined for anything else. */
export function getField(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
