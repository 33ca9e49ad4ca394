import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";

const find = (statement: string): (string | undefined)[] =>
  verify(
    `import assert, { ok } from "node:assert"; import invariant from "tiny-invariant"; import { check } from "./check.js"; async function* f(a, other) { for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; ${statement} } }`,
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
    ["assert.ok(Array.isArray(a));"],
    ['invariant(i < a.length, "there is such a place");'],
    ["assert.notStrictEqual(a.length, 0, `${i}`);"],
    ['other.classList.add("moved");'],
    ['other[i].classList.remove("open", "match");'],
    ['document.body.classList.toggle("mixing", i > 0);'],
  ])("may stand: %s", (statement) => {
    expect(find(statement)).toEqual(["biased"]);
  });

  it.each([
    ["other.classes.add(i);"],
    ["check(i < a.length);"],
    ["login(i);"],
    ["blog(i);"],
    ["once(i);"],
    ["only(i);"],
    ["export_report(i);"],
    ["await asleep(1);"],
    ["sleep(100);"],
    ["other.push([i, j]);"],
    ["other.push([...a]);"],
    ["other.draw(a.length);"],
    ["await other.draw(a.slice());"],
  ])("may stand, because it is not given the parameter that is shuffled: %s", (statement) => {
    expect(find(statement)).toEqual(["biased"]);
  });

  it.each([
    ["render(a);"],
    ["render([a]);"],
    ["render(a[i]);"],
    ["render(() => a);"],
    ["this.render(i);"],
    ["other.swap(i, j);"],
    ["other.emit(i, j);"],
    ["other[0].click();"],
    ["other(i).render();"],
    ["other.push(j); if (other.includes(i)) break;"],
    ["other.style.setProperty('order', i);"],
  ])("may not stand: %s", (statement) => {
    expect(find(statement)).toEqual([]);
  });

  it.each([
    ["is given another list", "function f(a, other) { a = other.sort(); LOOP }"],
    ["is kept elsewhere", "function f(a, other) { other.list = a; LOOP }"],
    ["is known to a closure", "function f(a, other) { other.turn = () => a.reverse(); LOOP }"],
    ["is shuffled by a closure", "function f(a, other) { return () => { LOOP }; }"],
    ["is shuffled again in a loop", "function f(a, other) { while (other.isOn) { LOOP } }"],
    ["is no parameter", "const a = cards; function f(other) { LOOP }"],
  ])("is not passed over where the list %s", (_, code) => {
    const loop =
      "for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; other.draw(i); }";
    expect(verify(code.replace("LOOP", loop), { options: { fix: "off" } })).toEqual([]);
  });

  it.each([
    ["use(a);"],
    ["other.classList.add(a.pop());"],
    ["make(a).classList.add(i);"],
    ["assert(move(i));"],
    ["invariant(move(i));"],
    ["assert(j-- > 0);"],
    ["assert.throws(() => a.pop());"],
    ["move(i, j);"],
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
    ["await new Move(i);"],
    ["await other;"],
    ["yield* other;"],
    ["yield move(i);"],
    ["this[i]++;"],
    ["a.length++;"],
    ["a.length -= 1;"],
    ["this.swaps *= 2;"],
    ["this.swaps += move(i);"],
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

describe("a swap that is waited for", () => {
  const loop = (range: string, swap: string): string =>
    `async function mix(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * ${range}); ${swap} } }`;

  it.each([
    ["its function", "async function swap(l, x, y) { const t = l[x]; l[x] = l[y]; l[y] = t; }"],
    [
      "its function, which waits itself",
      "async function swap(l, x, y) { await sleep(20); [l[x], l[y]] = [l[y], l[x]]; }",
    ],
  ])("is read in %s", (_, swap) => {
    const find = (range: string): readonly unknown[] =>
      verify(`${swap} ${loop(range, "await swap(a, i, j);")}`, { options: { fix: "off" } });
    expect(find("a.length")).toHaveLength(1);
    expect(find("(i + 1)")).toEqual([]);
  });

  it("is not read where nobody waits for it", () => {
    const swap = "async function swap(l, x, y) { await sleep(20); [l[x], l[y]] = [l[y], l[x]]; }";
    expect(verify(`${swap} ${loop("a.length", "swap(a, i, j);")}`)).toEqual([]);
  });
});
