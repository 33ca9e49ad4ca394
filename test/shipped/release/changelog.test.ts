// Cases of changelogs, and what a release makes of them.
import { expect, test } from "vitest";
import { addRelease, getNotes, hasRelease } from "./changelog.ts";

const TEXT = `# Changelog

One version line.

## Unreleased

- First.
  Its second line.

## 0.1.0 (2026-01-01)

- Zeroth.
`;

test("a release takes over what is unreleased, and adds the changesets' lines", () => {
  const text = addRelease(TEXT, "0.2.0", "2026-02-03", ["Second.", "Third."]);
  expect(text).toBe(
    TEXT.replace("## Unreleased\n", "## Unreleased\n\n## 0.2.0 (2026-02-03)\n").replace(
      "second line.\n",
      "second line.\n- Second.\n- Third.\n",
    ),
  );
  expect(getNotes(text, "0.2.0")).toBe("- First.\n  Its second line.\n- Second.\n- Third.");
  expect(getNotes(text, "0.1.0")).toBe("- Zeroth.");
});

test("a changelog without a section for what is unreleased gets the new one on top", () => {
  const text = addRelease("# Changelog\n\n## 0.1.0\n\nThe first one.\n", "0.2.0", "2026-02-03", ["Second."]);
  expect(text).toBe("# Changelog\n\n## 0.2.0 (2026-02-03)\n\n- Second.\n\n## 0.1.0\n\nThe first one.\n");
});

test("the first release of all", () => {
  expect(addRelease("# Changelog\n", "0.1.0", "2026-02-03", ["First."])).toBe(
    "# Changelog\n\n## 0.1.0 (2026-02-03)\n\n- First.\n",
  );
});

test("what can't be is refused", () => {
  expect(hasRelease(TEXT, "0.1.0")).toBe(true);
  expect(hasRelease(TEXT, "0.1")).toBe(false);
  expect(() => addRelease(TEXT, "0.1.0", "2026-02-03", ["Second."])).toThrow("already");
  expect(() => addRelease("# Changelog\n", "0.1.0", "2026-02-03", [])).toThrow("nothing to say");
  expect(() => getNotes(TEXT, "0.2.0")).toThrow("no section about 0.2.0");
});
