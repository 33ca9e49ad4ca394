import { Linter } from "eslint";
import { afterEach, describe, expect, test, vi } from "vitest";
import plugin from "eslint-plugin-fair-shuffle";
import { lintText } from "@fair-shuffle/lint";

/** What is marked so in a text meets a mistake: in its recognition, or in its fix. */
const MARKS = vi.hoisted(() => ({
  recognition: "/* not recognised */",
  fix: "/* not fixed */",
}));

vi.mock("../../../packages/recognise/src/comparators/comparator-sort.ts", async (importOriginal) => {
  const original =
    await importOriginal<typeof import("../../../packages/recognise/src/comparators/comparator-sort.ts")>();
  return {
    ...original,
    recogniseSort: (...[file, node]: Parameters<typeof original.recogniseSort>) => {
      if (file.sourceCode.getText(node).includes(MARKS.recognition)) throw new TypeError("a mistake of ours");
      return original.recogniseSort(file, node);
    },
  };
});

vi.mock("../../../packages/recognise/src/fix/replace-site.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("../../../packages/recognise/src/fix/replace-site.ts")>();
  return {
    ...original,
    replaceSort: (...[file, site, options]: Parameters<typeof original.replaceSort>) => {
      if (file.sourceCode.getText(site.node).includes(MARKS.fix)) throw new TypeError("a mistake of ours");
      return original.replaceSort(file, site, options);
    },
  };
});

const TEXT = `
  a.sort(() => Math.random() - 0.5${MARKS.recognition});
  b.sort(() => Math.random() - 0.5${MARKS.fix});
  c.sort(() => Math.random() - 0.5);
`;

const DOORS: readonly {
  readonly name: string;
  readonly lint: (text: string) => Promise<readonly { readonly line: number; readonly fix?: unknown }[]>;
}[] = [
  { name: "ESLint", lint: (text) => Promise.resolve(new Linter().verify(text, plugin.configs.recommended)) },
  { name: "the door without ESLint", lint: async (text) => (await lintText(text, "a.js")).findings },
];

describe.each(DOORS)("a mistake of ours, in $name,", ({ lint }) => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test("costs its own finding, or its own fix, and no other", async () => {
    vi.stubEnv("FAIR_SHUFFLE_THROW", "");
    const error = vi.spyOn(console, "error");
    const messages = await lint(TEXT);
    expect(messages.map(({ line, fix }) => [line, fix !== undefined])).toEqual([
      [3, false],
      [4, true],
    ]);
    expect(error).not.toHaveBeenCalled();
  });

  test("is shown where DEBUG asks for it", async () => {
    vi.stubEnv("FAIR_SHUFFLE_THROW", "");
    vi.stubEnv("DEBUG", "eslint:rules,fair-shuffle");
    const error = vi.spyOn(console, "error").mockReturnValue();
    await lint(TEXT);
    expect(error.mock.calls.map(([text]) => String(text).includes("a mistake of ours"))).toEqual([true, true]);
  });

  test.each([MARKS.recognition, MARKS.fix])("ends a run of our own tests: %s", async (mark) => {
    await expect(async () => lint(`a.sort(() => Math.random() - 0.5${mark});`)).rejects.toThrow("a mistake of ours");
  });
});
