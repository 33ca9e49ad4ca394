// What other linters say about a piece of code, each with every rule on that it has for JavaScript.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import eslintRules from "@eslint/js";
import { Linter, type ESLint, type Rule } from "eslint";
import fairShuffle from "eslint-plugin-fair-shuffle";
import security from "eslint-plugin-security";
import sonarjs from "eslint-plugin-sonarjs";
import unicorn from "eslint-plugin-unicorn";

/** What a linter says in a file. */
export interface Report {
  /** Without the name of the plugin. */
  readonly rule: string;
  readonly message: string;
}

export interface Peer {
  readonly name: string;
  readonly version: string;
  /** How all its rules are turned on. */
  readonly rules: string;
  /** Lints each text as a file of its own, and returns what is said of it, in the texts' order. */
  readonly lint: (texts: readonly string[]) => readonly (readonly Report[])[];
}

const modules = fileURLToPath(new URL("../../../node_modules/", import.meta.url));

function getVersion(name: string): string {
  return (JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")) as { version: string }).version;
}

export const PEERS: readonly Peer[] = [
  makeEslintPeer("eslint", eslintRules.configs.all.rules, {}),
  makePluginPeer("eslint-plugin-unicorn", "unicorn", unicorn),
  makePluginPeer("eslint-plugin-sonarjs", "sonarjs", sonarjs),
  // Its types are those of an older ESLint.
  makePluginPeer("eslint-plugin-security", "security", security as never),
  {
    name: "oxlint",
    version: getVersion("oxlint"),
    rules: "`-W all -W nursery`",
    lint: (texts) =>
      lintFiles(texts, (folder) => {
        const { diagnostics } = run(
          folder,
          "oxlint",
          "bin/oxlint",
          "-W",
          "all",
          "-W",
          "nursery",
          "-f",
          "json",
          ".",
        ) as {
          readonly diagnostics: readonly {
            readonly filename: string;
            readonly code: string;
            readonly message: string;
          }[];
        };
        // "eslint(no-plusplus)"
        return diagnostics.map(({ filename, code, message }) => ({
          file: filename,
          rule: /\((.*)\)/.exec(code)?.[1] ?? code,
          message,
        }));
      }),
  },
  {
    name: "Biome",
    version: getVersion("@biomejs/biome"),
    rules: '`"preset": "all"`',
    lint: (texts) =>
      lintFiles(texts, (folder) => {
        writeFileSync(join(folder, "biome.json"), JSON.stringify({ linter: { rules: { preset: "all" } } }));
        const args = ["lint", "--reporter=json", "--max-diagnostics=none", "."];
        const { diagnostics } = run(folder, "@biomejs/biome", "bin/biome", ...args) as {
          readonly diagnostics: readonly {
            readonly location: { readonly path: string };
            readonly category: string;
            readonly message: string;
          }[];
        };
        return diagnostics.map(({ location, category, message }) => ({
          file: location.path,
          rule: basename(category),
          message,
        }));
      }),
  },
];

/** Our own rule, asked in the same way. */
export const OURS: Peer = makePluginPeer("eslint-plugin-fair-shuffle", "fair-shuffle", fairShuffle as never);

/** A plugin with all of its rules that are not deprecated and are for JavaScript, which is no style sheet and no Markdown. */
function makePluginPeer(name: string, namespace: string, plugin: ESLint.Plugin): Peer {
  const names = Object.entries(plugin.rules ?? {})
    .filter(([, rule]) => isForJavaScript(rule as Rule.RuleModule))
    .map(([rule]) => `${namespace}/${rule}`);
  return makeEslintPeer(name, Object.fromEntries(names.map((rule) => [rule, "error"])), { [namespace]: plugin });
}

function isForJavaScript({ meta }: Rule.RuleModule): boolean {
  const { deprecated, languages } = (meta ?? {}) as { deprecated?: unknown; languages?: readonly string[] };
  if (deprecated !== undefined && deprecated !== false) return false;
  return languages === undefined || languages.some((language) => ["*", "js/*", "js/js"].includes(language));
}

function makeEslintPeer(
  name: string,
  rules: Readonly<Linter.RulesRecord>,
  plugins: Readonly<Record<string, ESLint.Plugin>>,
): Peer {
  return {
    name,
    version: getVersion(name),
    rules: String(Object.keys(rules).length),
    lint: (texts) =>
      texts.map((text) =>
        new Linter().verify(text, [{ plugins: { ...plugins }, rules: { ...rules } }]).map(({ ruleId, message }) => ({
          rule: basename(ruleId ?? "syntax"),
          message,
        })),
      ),
  };
}

/** Writes the texts as files of a temporary folder, and returns what a command says of each. */
function lintFiles(
  texts: readonly string[],
  getReports: (folder: string) => readonly (Report & { readonly file: string })[],
): Report[][] {
  const folder = mkdtempSync(join(tmpdir(), "fair-shuffle-peer-"));
  try {
    const names = texts.map((_, index) => `line-${String(index)}.js`);
    for (const [index, name] of names.entries()) writeFileSync(join(folder, name), texts[index] ?? "");
    const reports = getReports(folder);
    return names.map((name) => reports.filter(({ file }) => basename(file) === name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a package's command and returns the JSON that it writes; throws an Error with what it wrote instead. */
function run(folder: string, name: string, script: string, ...args: readonly string[]): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, [join(modules, name, script), ...args], {
    cwd: folder,
    encoding: "utf8",
  });
  try {
    return JSON.parse(stdout);
  } catch {
    throw new Error(`${name} wrote no JSON: ${stdout}${stderr}`);
  }
}
