// Why a loop that draws again for what was drawn before is not read.
import type { TSESTree } from "@typescript-eslint/utils";
import { describe, expect, it } from "vitest";
import { walk } from "../linted.fixture.ts";
import { isLoop, someNode } from "../syntax/tree.ts";
import { findMarkedItem, getUnfollowed } from "./unfollowed-notes.ts";

/** Returns what is said of the first loop of a code: the kind, and the code that it is about. */
function tell(code: string, look: "unfollowed" | "marked" = "unfollowed"): readonly (string | undefined)[] {
  let told: readonly (string | undefined)[] = [];
  walk(code, (file) => ({
    Program: (): void => {
      let loop: TSESTree.Node | undefined;
      someNode(file, file.sourceCode.ast, (node) => {
        if (isLoop(node)) loop = node;
        return loop !== undefined;
      });
      if (loop === undefined) throw new Error("There is no loop.");
      const unfollowed = look === "marked" ? undefined : getUnfollowed(file, loop);
      const test = look === "marked" ? findMarkedItem(file, loop) : unfollowed?.test;
      const text = test === undefined ? undefined : file.sourceCode.getText(test);
      told = look === "marked" ? [text] : [unfollowed?.kind, text];
    },
  }));
  return told;
}

describe("an item that says itself whether it was drawn", () => {
  it.each([
    ["while (n < 3) { const card = cards[draw()]; if (card.used) continue; card.used = true; n++; }", "card.used"],
    ["do { k = draw(); } while (cards[k].used); cards[k].used = true;", undefined],
    ["function f() { do { k = draw(); } while (cards[k].used); cards[k].used = true; }", "cards[k].used"],
    ["while (n < 3) { const card = cards[draw()]; if (card.used === false) { card.used = 1; n++; } }", "card.used"],
    ["while (n < 3) { const card = cards[draw()]; if (card.big) continue; card.used = true; n++; }", undefined],
    ["while (n < 3) { const card = cards[draw()]; if (card.used) continue; card.used = n; n++; }", undefined],
    ["while (!game.over) { list[draw()] = 1; game.over = true; }", undefined],
    ["while (game.on) { game.on = draw() > 0.5; }", undefined],
  ])("%s", (code, test) => {
    expect(tell(code, "marked")).toEqual([test]);
  });
});

it.each([
  ["while (used[k]) k = draw();", ["searchesNew", "used[k]"]],
  ["while (used[k]) { k = (k + 1) % n; }", ["searchesNew", "used[k]"]],
  ["do { k = draw(); } while (used.includes(k));", ["searchesNew", "used.includes(k)"]],
  ["while (used.has(k)) k++;", ["searchesNew", "used.has(k)"]],
  ["while (k > 3) k = draw();", [undefined, undefined]],
  ["while (used[k]) { k = draw(); used[k] = true; }", [undefined, undefined]],
  ["for (; used[k]; ) k = draw();", [undefined, undefined]],
])("%s", (code, told) => {
  expect(tell(code)).toEqual(told);
});
