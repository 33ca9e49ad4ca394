// Runs the real ESLint command in a project, reads its findings, and takes its suggestions as a person would in an editor.
import { readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { runNode } from "./run-node.ts";

export interface Finding {
  /** Relative to the project, with `/`. */
  readonly file: string;
  /** The first and last line, 1-based. */
  readonly line: number;
  readonly endLine: number;
  readonly column: number;
  /** Null where ESLint could not parse the file. */
  readonly ruleId: string | null;
  readonly messageId: string | undefined;
  readonly message: string;
  /** What `eslint --fix` does about it; "by hand" where it leaves it to a person. */
  readonly remedy: "fix" | "by hand";
  readonly suggestions: readonly Suggestion[];
}

interface Suggestion {
  readonly description: string;
  readonly range: readonly [number, number];
  readonly text: string;
}

/** Lints the whole project; with `--fix` what is returned is what is left. Throws an Error if ESLint itself fails. */
export async function runEslint(project: string, ...options: readonly "--fix"[]): Promise<readonly Finding[]> {
  const command = join(project, "node_modules", "eslint", "bin", "eslint.js");
  const { exitCode, stdout, stderr } = await runNode(project, command, [".", ...options, "--format", "json"]);
  if (exitCode > 1) throw new Error(`ESLint failed in ${project}: ${stderr || stdout}`);
  return readFindings(stdout, project);
}

/**
 * Takes the first suggestion of every finding that has one; where a file has several, the file is linted again in between, because a suggestion
 * may move the next one. Returns the findings that it dealt with.
 */
export async function takeSuggestions(project: string): Promise<readonly Finding[]> {
  const taken: Finding[] = [];
  for (;;) {
    const open = (await runEslint(project)).filter(({ suggestions }) => suggestions.length > 0);
    const onePerFile = [...new Map(open.map((finding) => [finding.file, finding])).values()];
    if (onePerFile.length === 0) return taken;
    if (taken.length > 100)
      throw new Error(`ESLint's suggestions in ${project} never end: read ${taken[0]?.file ?? ""}.`);
    for (const finding of onePerFile) {
      await applyFirstSuggestion(project, finding);
      taken.push(finding);
    }
  }
}

async function applyFirstSuggestion(project: string, { file, suggestions }: Finding): Promise<void> {
  const path = join(project, file);
  const source = await readFile(path, "utf8");
  const [suggestion] = suggestions;
  if (suggestion === undefined) return;
  const [start, end] = suggestion.range;
  await writeFile(path, source.slice(0, start) + suggestion.text + source.slice(end));
}

function readFindings(json: string, project: string): Finding[] {
  const results: unknown = JSON.parse(json);
  if (!Array.isArray(results) || !results.every(isFileResult))
    throw new Error(`ESLint in ${project} did not write its JSON format.`);
  return results.flatMap(({ filePath, messages }) =>
    messages.map((message) => ({
      file: relative(project, filePath).split(sep).join("/"),
      line: message.line,
      endLine: message.endLine ?? message.line,
      column: message.column,
      ruleId: message.ruleId,
      messageId: message.messageId,
      message: message.message,
      remedy: message.fix === undefined ? ("by hand" as const) : ("fix" as const),
      suggestions: (message.suggestions ?? []).map(({ desc, fix }) => ({
        description: desc,
        range: fix.range,
        text: fix.text,
      })),
    })),
  );
}

/** The parts of ESLint's JSON format that are read here. */
interface FileResult {
  readonly filePath: string;
  readonly messages: readonly {
    readonly ruleId: string | null;
    readonly messageId?: string;
    readonly message: string;
    readonly line: number;
    readonly column: number;
    readonly endLine?: number;
    readonly fix?: object;
    readonly suggestions?: readonly {
      readonly desc: string;
      readonly fix: { readonly range: [number, number]; readonly text: string };
    }[];
  }[];
}

function isFileResult(value: unknown): value is FileResult {
  return (
    typeof value === "object" &&
    value !== null &&
    "filePath" in value &&
    "messages" in value &&
    Array.isArray(value.messages)
  );
}
