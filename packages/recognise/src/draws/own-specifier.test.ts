// Which specifiers may mean a file of the project's own.
import { expect, it } from "vitest";
import { mayBeOwn, OWN_START } from "./own-specifier.ts";

const inText = new RegExp(`["'](?:${OWN_START})`);

it.each([
  "./utils",
  "../utils",
  "@/utils",
  "~/utils",
  "#utils",
  "$lib/utils",
  "src/order",
  "utils",
  "utils/order",
  "@utils/order",
  "@app/order",
])("%s may", (specifier) => {
  expect(mayBeOwn(specifier)).toBe(true);
  expect(inText.test(`import "${specifier}";`)).toBe(true);
});

it.each(["lodash", "@angular/core", "@utilsome/x", "/utils", ".utils", "util", "node:util", "srcset", "react"])(
  "%s may not",
  (specifier) => {
    expect(mayBeOwn(specifier)).toBe(false);
    expect(inText.test(`import "${specifier}";`)).toBe(false);
  },
);
