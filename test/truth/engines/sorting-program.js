// What runs inside an engine: sorts by seeded answers, and tells what the engine's own sort asked and what it left. A classic script without imports.

/** mulberry32, the same in every engine. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws answers: below 0, 0 or above 0 with the job's probabilities; or `true` with the first of them; or NaN. */
function drawAnswers({ answers, negative, zero, seed }) {
  const random = seeded(seed);
  if (answers === "booleans") return () => random() < negative;
  if (answers === "NaN") return () => NaN;
  return () => {
    const drawn = random();
    return drawn < negative ? -0.5 : drawn < negative + zero ? 0 : 0.5;
  };
}

const KINDS = { array: Array, typedArray: Float64Array };

/** Every comparison of one sort, two cards each, and then the cards as they lie in the end. */
function traceSort(job) {
  const answer = drawAnswers(job);
  const seen = [];
  const cards = KINDS[job.list].from({ length: job.cards }, (_, card) => card);
  cards.sort((a, b) => {
    seen.push(a, b);
    return answer();
  });
  return [...seen, ...cards];
}

/** How often each card came to each position, row by row. */
function countSorts(job) {
  const answer = drawAnswers(job);
  const counts = new Array(job.cards ** 2).fill(0);
  for (let trial = 0; trial < job.trials; trial++) {
    const cards = KINDS[job.list].from({ length: job.cards }, (_, card) => card);
    cards.sort(() => answer());
    cards.forEach((card, position) => counts[position * job.cards + card]++);
  }
  return counts;
}

globalThis.runJobs = (jobs) => jobs.map((job) => (job.kind === "trace" ? traceSort(job) : countSorts(job)));
