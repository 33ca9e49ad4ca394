import { expect, test } from "vitest";
import { makeCrashPolicy } from "./crash-policy.ts";

const SECOND = 1000;

test("a server that ends now and then is always started again", () => {
  const judge = makeCrashPolicy();
  for (let minute = 0; minute < 60; minute++) expect(judge(minute * 60 * SECOND)).toBe("restart");
});

test("the fifth end within three minutes is asked about, and then it counts from none", () => {
  const judge = makeCrashPolicy();
  const answers = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90].map((second) => judge(second * SECOND));
  expect(answers).toEqual([
    ...["restart", "restart", "restart", "restart", "ask"],
    ...["restart", "restart", "restart", "restart", "ask"],
  ]);
});

test("an end of three minutes ago counts no more", () => {
  const judge = makeCrashPolicy();
  for (const second of [0, 100, 110, 120]) judge(second * SECOND);
  expect(judge(180 * SECOND)).toBe("restart");
  expect(judge(181 * SECOND)).toBe("ask");
});
