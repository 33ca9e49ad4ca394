import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const find = (statement: string): (string | undefined)[] =>
  verify(
    `import assert, { ok } from "node:assert"; import { check } from "./check.js"; async function* f(a, other) { for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; ${statement} } }`,
    { options: { fix: "off" } },
  ).map(({ messageId, message }) => messageId ?? message);

describe("beside a shuffle", () => {
  it.each([
    ["console.log(i, j);"],
    ["console.table(a[i]);"],
    ["log(i);"],
    ["logger.debug(i);"],
    ["trace(i);"],
    ["logger.info(`${i}`);"],
    ["onSwap(i, j);"],
    ["this.onSwap(i, j);"],
    ["this.onSwap?.(i, j);"],
    ["reportSwap(i, j);"],
    ["report(i);"],
    ["await sleep(100);"],
    ["await delay(100);"],
    ["await wait(100);"],
    ["await pause();"],
    ["await timeout(1);"],
    ["await tick();"],
    ["await nextTick();"],
    ["await this.nextFrame();"],
    ["await raf();"],
    ["await animationFrame();"],
    ["await new Promise((resolve) => setTimeout(resolve, 10));"],
    ["await onSwap(i, j);"],
    ["yield;"],
    ["yield i;"],
    ["yield [i, j];"],
    ["this.swaps++;"],
    ["--this.swaps;"],
    ["this.swaps += 1;"],
    ["this.rest -= i;"],
    ["assert(j >= 0 && j < a.length);"],
    ["assert.ok(i < a.length);"],
    ["ok(i < a.length);"],
    ["assert.notStrictEqual(a.length, 0, `${i}`);"],
  ])("may stand: %s", (statement) => {
    expect(find(statement)).toEqual(["biased"]);
  });

  it.each([
    ["use(a);"],
    ["check(i < a.length);"],
    ["assert(move(i));"],
    ["assert(j-- > 0);"],
    ["assert.throws(() => a.pop());"],
    ["move(i, j);"],
    ["login(i);"],
    ["blog(i);"],
    ["once(i);"],
    ["only(i);"],
    ["export_report(i);"],
    ["onSwap(move(i));"],
    ["onSwap(i++);"],
    ["onSwap(i = 0);"],
    ["onSwap(new Move(i));"],
    ["onSwap(() => i);"],
    ["onSwap(function () {});"],
    ["onSwap(tag`${i}`);"],
    ["onSwap(await i);"],
    ["onSwap(yield i);"],
    ["other.forEach(g);"],
    ["await move(i, j);"],
    ["await sleep(move(i));"],
    ["await asleep(1);"],
    ["await new Move(i);"],
    ["await other;"],
    ["yield* other;"],
    ["yield move(i);"],
    ["this[i]++;"],
    ["a.length++;"],
    ["a.length -= 1;"],
    ["this.swaps *= 2;"],
    ["this.swaps += move(i);"],
    ["sleep(100);"],
    ["new Move(i);"],
    ["console.log(([a[j], a[i]] = [a[i], a[j]]));"],
    ["console.log(i++);"],
    ["console.log(a.reverse());"],
    ["console.log(delete a[i]);"],
    ["await new Promise((resolve) => { a[i] = 0; resolve(); });"],
  ])("may not stand: %s", (statement) => {
    expect(find(statement)).toEqual([]);
  });
});
