// How often the server may end by itself before people are asked what to do.

const MOST_CRASHES = 4;
const WITHIN_MILLISECONDS = 3 * 60_000;

/**
 * Returns a function to be called at each crash, with the time in milliseconds; it says whether to start again.
 * Four crashes within three minutes are started again, the fifth is not; after that it counts from none.
 */
export function makeCrashPolicy(): (now: number) => "restart" | "ask" {
  let crashes: number[] = [];
  return (now) => {
    crashes = [...crashes.filter((crash) => now - crash < WITHIN_MILLISECONDS), now];
    if (crashes.length <= MOST_CRASHES) return "restart";
    crashes = [];
    return "ask";
  };
}
