// Draws of the file's own functions that a loop waits for.
import { expect, it } from "vitest";
import { fixAll, verify } from "../linted.fixture.ts";

const find = (code: string): (string | undefined)[] => verify(code).map(({ messageId }) => messageId);

it("a draw that is waited for is read, and corrected where it stands", () => {
  const code = (draw: string): string =>
    `async function draw(n) { return Math.floor(Math.random() * n); }\nexport async function mix(list) { for (let i = list.length - 1; i > 0; i--) { const j = ${draw}; [list[i], list[j]] = [list[j], list[i]]; } }\n`;
  expect(find(code("await draw(list.length)"))).toEqual(["biased"]);
  expect(fixAll(code("await draw(list.length)")).output).toBe(code("await draw(i + 1)"));
  expect(find(code("await draw(i + 1)"))).toEqual([]);
  // What nobody waits for is a promise.
  expect(find(code("draw(list.length)"))).toEqual([]);
});
