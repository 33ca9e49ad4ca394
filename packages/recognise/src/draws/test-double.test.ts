// Functions with the name of a random source that a test made.
import { expect, it } from "vitest";
import { find } from "../findings.fixture.ts";

const SORT = "use([x, y, z].sort(() => random() - 0.5));";

it.each([
  ["vi's, from its module", `import { vi } from "vitest"; const random = vi.fn(() => 0.2); ${SORT}`],
  ["vi's, as a global", `const random = vi.fn(() => 0.2); ${SORT}`],
  ["jest's", `const random = jest.fn(() => 0.2); ${SORT}`],
  [
    "jest's, with its answers in a chain",
    `const random = jest.fn().mockReturnValueOnce(0.1).mockReturnValue(0.9); ${SORT}`,
  ],
  ["jest's, from its module", `import { jest } from "@jest/globals"; const random = jest.fn(); ${SORT}`],
  ["Sinon's", `import sinon from "sinon"; const random = sinon.stub().returns(0.2); ${SORT}`],
  ["Node's", `import { mock } from "node:test"; const random = mock.fn(() => 0.2); ${SORT}`],
  ["Jasmine's", `const random = jasmine.createSpy("random").and.returnValue(0.2); ${SORT}`],
  [
    "one for whole numbers",
    "const randomInt = vi.fn(() => 1); for (let i = 0; i < a.length; i++) { const j = randomInt(a.length); const t = a[i]; a[i] = a[j]; a[j] = t; }",
  ],
])("a test double draws nothing: %s", (_, code) => {
  expect(find(code)).toEqual([]);
});

it.each([
  ["what somebody else makes", `const random = make(() => 0.2); ${SORT}`],
  ["what another object makes", `const random = tools.fn(() => 0.2); ${SORT}`],
  ["a local vi", `const vi = { fn: (f) => make(f) }; const random = vi.fn(() => 0.2); ${SORT}`],
  ["what another module calls vi", `import { vi } from "./dice.js"; const random = vi.fn(() => 0.2); ${SORT}`],
  [
    "one for whole numbers",
    "const randomInt = make(); for (let i = 0; i < a.length; i++) { const j = randomInt(a.length); const t = a[i]; a[i] = a[j]; a[j] = t; }",
  ],
])("any other function with such a name does: %s", (_, code) => {
  expect(find(code)).toEqual(["biased"]);
});
