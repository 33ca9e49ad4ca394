// Texts of drawn numbers that have two digits at most, and of such as may have more.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("the digits of a drawn number are two at most", () => {
  testPairs([
    [
      "from 10 to 99",
      'String(Math.floor(Math.random() * 90) + 10).split("").sort(COIN);',
      'String(Math.floor(Math.random() * 91) + 10).split("").sort(COIN);',
    ],
    [
      "under a name",
      'const n = 10 + Math.floor(Math.random() * 90); n.toString().split("").sort(COIN);',
      'let n = 10 + Math.floor(Math.random() * 90); n *= 10; n.toString().split("").sort(COIN);',
    ],
    [
      "spread, as a template",
      "const a = [...`${Math.trunc(Math.random() * 100)}`]; a.sort(COIN);",
      "const a = [...`+${Math.trunc(Math.random() * 100)}`]; a.sort(COIN);",
    ],
    [
      "rounded",
      "const a = [...String(Math.round(Math.random() * 99))]; a.sort(COIN);",
      "const a = [...String(Math.round(Math.random() * 99.6))]; a.sort(COIN);",
    ],
    [
      "up to 99 by ceil",
      "[...String(Math.ceil(Math.random() * 99))].sort(COIN);",
      "[...String(Math.ceil(Math.random() * 100))].sort(COIN);",
    ],
    [
      "cut by operators",
      "[...String(~~(Math.random() * 50) + ((Math.random() * 50) | 0))].sort(COIN);",
      "[...String(~~(Math.random() * 50) + ((Math.random() * 60) | 1))].sort(COIN);",
    ],
    ["whole", "[...String(Math.floor(Math.random() * 9))].sort(COIN);", "[...String(Math.random() * 9)].sort(COIN);"],
    [
      "never negative",
      "[...String(20 - Math.floor(Math.random() * 20))].sort(COIN);",
      "[...String(20 - Math.floor(Math.random() * 30))].sort(COIN);",
    ],
    [
      "in tens",
      "[...String(Math.floor(Math.random() * 10) * 11)].sort(COIN);",
      "[...String(Math.floor(Math.random() * 10) * 12)].sort(COIN);",
    ],
    [
      "spelled in tens",
      "[...Math.floor(Math.random() * 90).toString()].sort(COIN);",
      "[...Math.floor(Math.random() * 90).toString(2)].sort(COIN);",
    ],
    ["drawn", "[...String(Math.floor(Math.random() * 90))].sort(COIN);", "[...String(Math.floor(n))].sort(COIN);"],
  ]);
});
