// A long measurement leaves the thread to others, tells its progress and can be stopped.
import { measure } from "@fair-shuffle/bias";
import { describe, expect, test, vi } from "vitest";

describe("long work", () => {
  // The real clock, whatever a test puts in its place.
  const clock = performance.now.bind(performance);
  const slow = (cards: number[]): void => {
    const end = clock() + 1;
    while (clock() < end) cards.reverse();
  };

  test("tells its progress at least ten times a second and lets others run", async () => {
    const told: number[] = [];
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    const started = performance.now();
    await measure(slow, { cards: 3, trials: 400, onProgress: ({ done }) => told.push(done) });
    const seconds = (performance.now() - started) / 1000;
    clearInterval(timer);
    expect(told.length).toBeGreaterThanOrEqual(Math.min(4, Math.floor(seconds * 10)));
    expect(told.at(-1)).toBe(400);
    expect(ticks).toBeGreaterThan(2);
  });

  test("shows what it has so far", async () => {
    const parts: number[] = [];
    await measure(slow, {
      cards: 3,
      trials: 100,
      onProgress: ({ done, trials, getMeasurement }) => {
        expect(trials).toBe(100);
        expect(getMeasurement().trials).toBe(done);
        parts.push(done);
      },
    });
    expect(parts.length).toBeGreaterThan(1);
  });

  test("stops when it is aborted, with the reason", async () => {
    const controller = new AbortController();
    let calls = 0;
    const measured = measure(
      (cards: number[]) => {
        calls++;
        slow(cards);
      },
      { cards: 3, trials: 1e6, signal: controller.signal },
    );
    setTimeout(() => {
      controller.abort(new Error("enough"));
    }, 20);
    await expect(measured).rejects.toThrow("enough");
    const stopped = calls;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(calls).toBeLessThanOrEqual(stopped + 1);
  });

  test("can be left although a promise of the shuffle never settles", async () => {
    const controller = new AbortController();
    const measured = measure(() => new Promise(() => undefined), { cards: 3, trials: 10, signal: controller.signal });
    controller.abort();
    await expect(measured).rejects.toThrow("aborted");
  });

  test("does not begin where it is aborted already", async () => {
    const shuffle = vi.fn();
    await expect(measure(shuffle, { cards: 3, trials: 10, signal: AbortSignal.abort("no") })).rejects.toThrow(
      "aborted",
    );
    expect(shuffle).not.toHaveBeenCalled();
  });

  test("goes on under timers that stand still", async () => {
    vi.useFakeTimers();
    try {
      expect((await measure(slow, { cards: 3, trials: 60 })).trials).toBe(60);
    } finally {
      vi.useRealTimers();
    }
  });
});
