// A reason in words: exact where a person can check it, and plain where nobody would read it.
import { describe, expect, it } from "vitest";
import type { Reason } from "../verdict/why.ts";
import { tellWhy } from "./why-text.ts";

const unequal = (more: string, less: string): Reason => ({
  kind: "unequal",
  cards: 4,
  more: { order: "0,1,2,3", share: more },
  less: { order: "3,0,1,2", share: less },
});

describe("two orders that come up unequally often", () => {
  it("are told by fractions that can be checked by hand", () => {
    expect(tellWhy(unequal("5/81", "8/243"))).toBe(
      "Of 4 items, the order 1 2 3 4 comes up in 5/81 of all shuffles, and the order 4 1 2 3 in 8/243.",
    );
  });

  it("are told in percent where the fractions are too long to be read", () => {
    const reason = unequal("96076792945355435/2305843009213693952", "79478485/2147483648");
    expect(tellWhy(reason)).toBe(
      "Of 4 items, the order 1 2 3 4 comes up in 4.17 % of all shuffles, and the order 4 1 2 3 in 3.70 %.",
    );
    expect(tellWhy(reason, "zh-cn")).toBe("4 个元素时，排列 1 2 3 4 出现的概率是 4.17%，而排列 4 1 2 3 是 3.70%。");
  });

  it("are never told by one number", () => {
    expect(tellWhy(unequal("96076792945355435/2305843009213693952", "89478485/2147483648"))).toBe(
      "Of 4 items, the order 1 2 3 4 comes up in 4.16666671 % of all shuffles, and the order 4 1 2 3 in 4.16666665 %.",
    );
  });
});
