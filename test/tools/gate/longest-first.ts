// The order of the test files: those that take longest first; begun last, one of them would run alone while the other cores wait.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * From the root of the workspace, those that take ten seconds or more, the longest first; but an editor is many processes, so that the second one waits until a
 * file of one process is through. Each runs in a process of its own.
 */
export const LONGEST: readonly string[] = [
  "test/environments/editor/node-host.test.ts",
  "test/truth/conformance/conformance.test.ts",
  "test/environments/editor/web-host.test.ts",
  "test/environments/browser/site.test.ts",
  "test/environments/browser/lab.test.ts",
  "test/truth/never-throws/never-throws.test.ts",
  "test/truth/hosts/hosts.test.ts",
  "test/shipped/install/package-managers.test.ts",
  "test/environments/language-server/wild-configuration.test.ts",
  "packages/cli/src/disk/written-files.test.ts",
  "test/truth/one-verdict/one-verdict.test.ts",
  "packages/lint/src/reparsed-tree.test.ts",
  "packages/cli/src/bias/measure-command.test.ts",
  "test/shipped/install/install.test.ts",
  "test/shipped/install/teams.test.ts",
  "test/truth/robustness/growth.test.ts",
  "packages/lint/src/edited-text.test.ts",
  "test/environments/linters/enable-rule.test.ts",
  "test/environments/linters/oxlint.test.ts",
  "test/shipped/types/types.test.ts",
  "test/truth/conformance/hostile-world.test.ts",
  "test/environments/language-server/identity.test.ts",
  "test/shipped/install/recipes.test.ts",
  "packages/cli/src/foreign-text.test.ts",
  "test/shipped/demo/card-room.test.ts",
  "packages/cli/src/bias/hostile-code.test.ts",
  "test/environments/language-server/memory.test.ts",
  "test/shipped/install/lockfile.test.ts",
  "test/truth/hosts/scan.test.ts",
  "test/shipped/package/check-tarball.test.ts",
];

/** Vitest's own order but for the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return putLongestFirst(await super.sort(files));
  }
}

/** Returns the files with the longest before the others, which keep their order. */
export function putLongestFirst<File extends { readonly moduleId: string }>(files: readonly File[]): File[] {
  const getRank = ({ moduleId }: File): number => {
    const rank = LONGEST.findIndex((name) => moduleId.replaceAll("\\", "/").endsWith(`/${name}`));
    return rank === -1 ? LONGEST.length : rank;
  };
  return [...files].sort((a, b) => getRank(a) - getRank(b));
}
