// The folders in which planted files are judged: the nearest package.json says whether the helper's package is known, and how modules are loaded.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const PROJECTS = ["known", "known-module", "unknown", "unknown-module"] as const;

export type ProjectName = (typeof PROJECTS)[number];

export interface Projects {
  /** Absolute, with `/`. */
  readonly folder: string;
  readonly getPath: (project: ProjectName, file: string) => string;
  readonly remove: () => void;
}

export function makeProjects(): Projects {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "fair-shuffle-hosts-"))).replaceAll("\\", "/");
  for (const project of PROJECTS) {
    mkdirSync(join(folder, project));
    const manifest = {
      name: project,
      ...(project.endsWith("module") ? { type: "module" } : {}),
      ...(project.startsWith("known") ? { dependencies: { "fair-shuffle": "*" } } : {}),
    };
    writeFileSync(join(folder, project, "package.json"), JSON.stringify(manifest));
  }
  return {
    folder,
    getPath: (project, file) => `${folder}/${project}/${file}`,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
