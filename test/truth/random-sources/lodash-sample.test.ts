// lodash's `sampleSize` is what a known sample is taken for: every choice, in every order, comes of equally many draws.
import _ from "lodash";
import { expect, it } from "vitest";

let random = Math.random;
const own = _.runInContext({ Math: Object.create(Math, { random: { value: () => random() } }) as Math });

/** Returns how often each outcome comes, over all draws of a grid that all of its ranges divide. */
function countOutcomes(items: readonly number[], size: number): ReadonlyMap<string, number> {
  const grid = 12;
  const counts = new Map<string, number>();
  for (let run = 0; run < grid ** size; run++) {
    let rest = run;
    random = () => {
      const drawn = rest % grid;
      rest = Math.floor(rest / grid);
      return (drawn + 0.5) / grid;
    };
    const key = own.sampleSize(items, size).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

it.each([
  [4, 2, 12],
  [4, 3, 24],
  [3, 3, 6],
])("of %i items, %i drawn, each of %i outcomes comes as often as the others", (length, size, outcomes) => {
  const counts = countOutcomes([...Array(length).keys()], size);
  expect(counts.size).toBe(outcomes);
  expect(new Set(counts.values()).size).toBe(1);
});
