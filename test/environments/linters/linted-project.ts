// A project in a temporary folder that has the packed plugin and helper and the linters of this workspace installed, and is linted with their real commands.
import { mkdir, realpath, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { ESLint } from "eslint";
import { makeProject, type FreshProject } from "../../shipped/install/fresh-project.ts";
import { getInstalled } from "../../shipped/package/packed.ts";

/** The rule's id in every linter. */
export const RULE = "fair-shuffle/no-biased-shuffle";

/** The package.json of a project that can import the helper. */
const MANIFEST = JSON.stringify({ name: "linted", type: "module", dependencies: { "fair-shuffle": "*" } });

/** The releases of ESLint that are installed here, by the name that they have in the test's package.json. */
export type EslintName = "eslint" | "eslint-9" | "eslint-9-38" | "eslint-9-0" | "eslint-8-57";

export interface LintedProject extends FreshProject {
  readonly write: (file: string, text: string) => Promise<void>;
  /** Runs ESLint's command in the project. */
  readonly runEslint: (...args: readonly string[]) => Promise<{ readonly exitCode: number; readonly output: string }>;
  /** Runs a script of the project with Node, and returns what it wrote; throws an Error if it fails. */
  readonly node: (file: string, ...args: readonly string[]) => Promise<string>;
  /** ESLint's class, working in the project. */
  readonly makeEslint: (options?: ESLint.Options) => ESLint;
}

/** Where ESLint 8 has two classes; later releases ignore the option. */
interface Loader {
  readonly loadESLint: (options: { readonly useFlatConfig: boolean }) => Promise<typeof ESLint>;
}

const modules = fileURLToPath(new URL("../../node_modules/", import.meta.url));

/** Makes a project of these files, with the packages of this workspace that its configuration names. */
export async function makeLintedProject(
  files: Readonly<Record<string, string>>,
  packages: readonly string[] = [],
  eslint: EslintName = "eslint",
): Promise<LintedProject> {
  // ESLint 8 would take any flat configuration that lies about in the folders above.
  const useFlatConfig = !Object.keys(files).some((file) => file.startsWith(".eslintrc"));
  const environment = eslint === "eslint-8-57" ? { ESLINT_USE_FLAT_CONFIG: String(useFlatConfig) } : {};
  const project = await makeProject({ "package.json": MANIFEST, ...files }, environment);
  const links = [
    ...(await getInstalled()),
    { name: "eslint", folder: join(modules, eslint) },
    ...packages.map((name) => ({ name, folder: join(modules, name) })),
  ];
  for (const { name, folder } of links) {
    const link = join(project.folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    // A junction is what Windows lets everybody make; elsewhere the type is ignored.
    await symlink(await realpath(folder), link, "junction");
  }
  const { loadESLint } = createRequire(join(project.folder, "package.json"))("eslint") as Loader;
  const Class = await loadESLint({ useFlatConfig });
  return {
    ...project,
    write: (file, text) => writeFile(join(project.folder, file), text),
    runEslint: (...args) => project.run(process.execPath, join("node_modules", "eslint", "bin", "eslint.js"), ...args),
    node: (file, ...args) => project.get(process.execPath, file, ...args),
    makeEslint: (options) => new Class({ cwd: project.folder, ...options }),
  };
}

/** Returns every message as "src/cards.js:3 fair-shuffle/no-biased-shuffle", sorted; what is no rule's says what it is. */
export function getPlaces({ folder }: FreshProject, results: readonly ESLint.LintResult[]): string[] {
  return results
    .flatMap(({ filePath, messages }) => {
      const file = relative(folder, filePath).split(sep).join("/");
      return messages.map(({ line, ruleId, message }) => `${file}:${String(line)} ${ruleId ?? message}`);
    })
    .sort();
}

/** What ESLint says of a file before and after it has fixed it. */
export interface Fixed {
  readonly found: readonly string[];
  readonly text: string;
  readonly left: readonly string[];
}

/** Fixes files with ESLint's class, as `--fix` does; returns for each what was found, its new text and what is left, parse errors among it. */
export async function fixFiles(project: LintedProject, files: readonly string[]): Promise<Map<string, Fixed>> {
  const getPlacesByFile = (results: readonly ESLint.LintResult[]): ReadonlyMap<string, string[]> =>
    new Map(results.map((result) => [result.filePath, getPlaces(project, [result])]));
  const found = getPlacesByFile(await project.makeEslint().lintFiles([...files]));
  const fixed = await project.makeEslint({ fix: true }).lintFiles([...files]);
  for (const { filePath, output } of fixed) if (output !== undefined) await writeFile(filePath, output);
  // A fresh run, because what the fix left on disk decides.
  const left = getPlacesByFile(await project.makeEslint().lintFiles([...files]));
  const texts = await Promise.all(files.map((file) => project.read(file)));
  return new Map(
    files.map((file, index) => {
      const path = join(project.folder, file);
      return [file, { found: found.get(path) ?? [], text: texts[index] ?? "", left: left.get(path) ?? [] }];
    }),
  );
}

/** Reads what ESLint's `--format json` wrote. */
export function readResults(output: string): readonly ESLint.LintResult[] {
  const [json] = /^\[.*\]$/m.exec(output) ?? [];
  if (json === undefined) throw new Error(`ESLint wrote no results: ${output}`);
  return JSON.parse(json) as readonly ESLint.LintResult[];
}
