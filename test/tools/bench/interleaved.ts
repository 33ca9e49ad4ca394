// Times contestants in turns, so that whatever slows the machine down for a while slows all of them down.

/**
 * Runs every contestant once a round, each round starting with another one, and returns each one's time in nanoseconds: the one that a tenth
 * of its rounds were faster than, because whatever else the machine does only ever adds time.
 * A contestant makes its data anew for each round, untimed, and returns what is timed: where in memory an array happens to lie can make a shuffle
 * of it a third slower, so no one may keep an unlucky place. Half as many rounds again come before, uncounted, so that every one is compiled as well as it will be.
 */
export function fastTimes<Name extends string>(
  contestants: ReadonlyMap<Name, () => () => void>,
  rounds: number,
): Map<Name, number> {
  const names = [...contestants.keys()];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  const warmUp = Math.ceil(rounds / 2);
  for (let round = 0; round < warmUp + rounds; round++) {
    const start = round % names.length;
    for (const name of [...names.slice(start), ...names.slice(0, start)]) {
      const timed = contestants.get(name)?.();
      const before = process.hrtime.bigint();
      timed?.();
      const elapsed = Number(process.hrtime.bigint() - before);
      if (round >= warmUp) times.get(name)?.push(elapsed);
    }
  }
  return new Map([...times].map(([name, samples]) => [name, firstDecile(samples)]));
}

function firstDecile(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 10)] ?? NaN;
}
