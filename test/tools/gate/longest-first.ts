// The order of the test files: those that take longest first; begun last, one of them would run alone while the other cores wait.
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * From the root of the workspace, those that take ten seconds or more in processes that they start, the longest first. Each runs in a process of its own.
 */
export const LONGEST: readonly string[] = [
  "test/environments/editor/node-host.test.ts",
  "test/environments/editor/web-host.test.ts",
  "test/environments/browser/site.test.ts",
  "test/environments/browser/lab.test.ts",
  "test/truth/hosts/hosts.test.ts",
  "test/shipped/install/package-managers.test.ts",
  "test/environments/language-server/wild-configuration.test.ts",
  "packages/cli/src/disk/written-files.test.ts",
  "test/shipped/install/install.test.ts",
  "test/shipped/install/teams.test.ts",
  "test/truth/robustness/growth.test.ts",
  "test/environments/linters/enable-rule.test.ts",
  "test/environments/linters/oxlint.test.ts",
  "test/shipped/types/types.test.ts",
  "test/environments/language-server/identity.test.ts",
  "test/shipped/install/recipes.test.ts",
  "test/shipped/demo/card-room.test.ts",
  "test/environments/language-server/memory.test.ts",
  "test/shipped/install/lockfile.test.ts",
  "test/truth/hosts/scan.test.ts",
  "test/shipped/package/check-tarball.test.ts",
];

/** Those that take ten seconds or more among the tests that share their processes, and so come last: the longest of them, begun last, would run alone. */
const LONG_TOGETHER: readonly string[] = [
  "test/truth/conformance/conformance.test.ts",
  "test/truth/never-throws/never-throws.test.ts",
  "test/truth/one-verdict/one-verdict.test.ts",
  "packages/lint/src/reparsed-tree.test.ts",
  "packages/cli/src/bias/measure-command.test.ts",
  "packages/lint/src/edited-text.test.ts",
  "test/truth/conformance/hostile-world.test.ts",
  "packages/cli/src/foreign-text.test.ts",
  "packages/cli/src/bias/hostile-code.test.ts",
  "test/truth/one-verdict/playground.test.ts",
  "test/truth/shapes/shapes.test.ts",
  "test/truth/one-verdict/written-reports.test.ts",
  "test/environments/language-server/features.test.ts",
  "test/environments/language-server/manners.test.ts",
  "test/shipped/examples/examples.test.ts",
  "test/truth/shapes/not-shuffles.test.ts",
  "test/shipped/install/cli.test.ts",
  "packages/bias/src/exact/engine-sorts.test.ts",
  "packages/cli/src/scan/odd-files.test.ts",
  "packages/cli/src/scan/scan-threads.test.ts",
  "packages/recognise/src/loops/drawn-until-new.test.ts",
  "packages/recognise/src/keys/hand-sort.test.ts",
  "test/environments/language-server/uris.test.ts",
  "test/environments/language-server/project-eslint.test.ts",
  "test/truth/assert-fair/what-is-seen.test.ts",
];

/** The order in which files begin; all others come behind, in Vitest's own order. */
export const FIRST: readonly string[] = [...LONGEST, ...LONG_TOGETHER];

/** Vitest's own order but for the longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return putLongestFirst(await super.sort(files));
  }
}

/** Returns the files with the longest before the others, which keep their order. */
export function putLongestFirst<File extends { readonly moduleId: string }>(files: readonly File[]): File[] {
  const getRank = ({ moduleId }: File): number => {
    const rank = FIRST.findIndex((name) => moduleId.replaceAll("\\", "/").endsWith(`/${name}`));
    return rank === -1 ? FIRST.length : rank;
  };
  return [...files].sort((a, b) => getRank(a) - getRank(b));
}
