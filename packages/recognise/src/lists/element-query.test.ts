// Elements whose selectors name each of them by its id.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("are two elements", () => {
  testPairs([
    ["of jQuery", '$("#yes, #no").get().sort(COIN);', '$("#yes, #no, #both").get().sort(COIN);'],
    [
      "of the document",
      '[...document.querySelectorAll("#yes, form > #no")].sort(COIN);',
      '[...document.querySelectorAll("#yes, #no > p")].sort(COIN);',
    ],
    ["and no others", '$("#yes, #no").toArray().sort(COIN);', '$("#yes, .no").toArray().sort(COIN);'],
  ]);
});
