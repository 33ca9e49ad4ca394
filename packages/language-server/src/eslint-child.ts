// Runs in a process of its own, beside a project's ESLint: asks it how our rule is set for some files, answers, and ends.
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Answer, Question } from "./project-eslint.ts";

/** What we use of ESLint's class, from 8 to 10. */
interface ProjectsEslint {
  readonly calculateConfigForFile: (path: string) => Promise<unknown>;
}

type EslintClass = new (options: { readonly cwd: string }) => ProjectsEslint;

interface EslintModule {
  readonly ESLint: EslintClass;
  /** Since 8.57; from 10 on all configurations are flat. */
  readonly loadESLint?: (options: { readonly useFlatConfig: boolean }) => Promise<EslintClass>;
}

const RULE = "no-biased-shuffle";
const NAMESPACE = "fair-shuffle";
const PLUGIN = "eslint-plugin-fair-shuffle";

process.once("message", (question: Question) => {
  void answer(question).then((said) => {
    process.send?.(said, () => {
      process.disconnect();
      // A configuration may have started what never ends.
      process.exit(0);
    });
  });
});

async function answer({ folder, isFlat, files }: Question): Promise<Answer> {
  try {
    const eslint = await loadEslint(folder, isFlat);
    const settings: Record<string, unknown> = {};
    for (const file of files) settings[file] = readConfig(await eslint.calculateConfigForFile(file));
    return { settings: settings as Answer["settings"] };
  } catch (error) {
    if (
      error instanceof Error &&
      Reflect.get(error, "code") === "MODULE_NOT_FOUND" &&
      error.message.includes("'eslint'")
    ) {
      return { settings: {} };
    }
    return {
      settings: {},
      error: error instanceof Error ? (error.message.trim().split("\n", 1)[0] ?? "") : String(error),
    };
  }
}

async function loadEslint(folder: string, isFlat: boolean): Promise<ProjectsEslint> {
  const require = createRequire(join(folder, "package.json"));
  const module = require("eslint") as EslintModule;
  // From 8.57 on it says itself whether a project's configuration is a flat one.
  const Class = module.loadESLint === undefined ? module.ESLint : await module.loadESLint({ useFlatConfig: isFlat });
  return new Class({ cwd: folder });
}

/** A configuration as ESLint computes it, flat or not, as far as it is about our rule. */
function readConfig(config: unknown): unknown {
  if (typeof config !== "object" || config === null) return {};
  const names = getNamespaces(Reflect.get(config, "plugins")).map((namespace) => `${namespace}/${RULE}`);
  const rules: unknown = Reflect.get(config, "rules");
  const getEntry = (name: string): unknown =>
    typeof rules === "object" && rules !== null ? Reflect.get(rules, name) : undefined;
  const ruleName = names.find((name) => getEntry(name) !== undefined) ?? names[0];
  if (ruleName === undefined) return {};
  const entry = getEntry(ruleName);
  if (entry === undefined) return { ruleName };
  const [severity, options] = Array.isArray(entry) ? (entry as unknown[]) : [entry];
  return { ruleName, rule: { severity: readSeverity(severity), options: options ?? {} } };
}

/** The names that a configuration gives to our plugin: a flat one any that it likes. */
function getNamespaces(plugins: unknown): readonly string[] {
  if (Array.isArray(plugins)) return plugins.includes(NAMESPACE) || plugins.includes(PLUGIN) ? [NAMESPACE] : [];
  if (typeof plugins !== "object" || plugins === null) return [];
  return Object.entries(plugins)
    .filter(([namespace, plugin]) => namespace === NAMESPACE || getPackage(plugin) === PLUGIN)
    .map(([namespace]) => namespace);
}

/** The package that a plugin says it is. */
function getPackage(plugin: unknown): unknown {
  if (typeof plugin !== "object" || plugin === null) return undefined;
  const meta: unknown = Reflect.get(plugin, "meta");
  return typeof meta === "object" && meta !== null ? Reflect.get(meta, "name") : undefined;
}

function readSeverity(severity: unknown): "error" | "warning" | "off" {
  if (severity === 2 || severity === "error") return "error";
  return severity === 1 || severity === "warn" ? "warning" : "off";
}
