// Code that is random, or sorts, or swaps, and is no biased shuffle: the rule must say nothing about any of it.

/** Programs by the id of their shape, with a word on why they are fine. */
export const notShuffles: readonly (readonly [id: string, why: string, code: string])[] = [
  [
    "N01",
    "jitter of a particle",
    `particles.forEach((p) => { p.vx = (Math.random() - 0.5) * 2; p.vy = (Math.random() - 0.5) * 2; });`,
  ],
  ["N02", "one pick", `const pick = a[Math.floor(Math.random() * a.length)]; use(pick);`],
  [
    "N03",
    "mutation in a genetic algorithm",
    `function mutate(tour, rate) { for (let i = 0; i < tour.length; i++) { if (Math.random() < rate) { const j = Math.floor(Math.random() * tour.length); [tour[i], tour[j]] = [tour[j], tour[i]]; } } }`,
  ],
  [
    "N03b",
    "mutation, guard by continue",
    `function mutate(tour) { for (let i = 0; i < tour.length; i++) { if (Math.random() > 0.02) continue; const j = Math.floor(Math.random() * tour.length); [tour[i], tour[j]] = [tour[j], tour[i]]; } }`,
  ],
  [
    "N04",
    "a quicksort's pivot",
    `function sort(a, lo, hi) { if (lo >= hi) return; const p = lo + Math.floor(Math.random() * (hi - lo + 1)); [a[lo], a[p]] = [a[p], a[lo]]; const m = partition(a, lo, hi); sort(a, lo, m - 1); sort(a, m + 1, hi); }`,
  ],
  [
    "N05",
    "an annealing step",
    `while (temperature > 1) { const i = Math.floor(Math.random() * tour.length); const j = Math.floor(Math.random() * tour.length); const next = tour.slice(); [next[i], next[j]] = [next[j], next[i]]; if (accept(cost(tour), cost(next), temperature)) tour = next; temperature *= 0.99; }`,
  ],
  [
    "N06",
    "reservoir sampling",
    `function pick(a, k) { const out = a.slice(0, k); for (let i = k; i < a.length; i++) { const j = Math.floor(Math.random() * (i + 1)); if (j < k) out[j] = a[i]; } return out; }`,
  ],
  [
    "N07",
    "a partial Fisher–Yates",
    `function sample(a, k) { for (let i = 0; i < k; i++) { const j = i + Math.floor(Math.random() * (a.length - i)); [a[i], a[j]] = [a[j], a[i]]; } return a.slice(0, k); }`,
  ],
  [
    "N07b",
    "a sample of five by number",
    `function hand(a) { for (let i = 0; i < 5; i++) { const j = i + Math.floor(Math.random() * (a.length - i)); [a[i], a[j]] = [a[j], a[i]]; } return a.slice(0, 5); }`,
  ],
  [
    "N07c",
    "a sample from the end",
    `function sample(a, k) { for (let i = a.length - 1; i >= a.length - k; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } return a.slice(-k); }`,
  ],
  ["N08", "an order by hash", `specs.sort((x, y) => hash(randomSeed + x.id) - hash(randomSeed + y.id));`],
  ["N09", "stored random keys", `a.forEach((x) => { x.rand = Math.random(); }); a.sort((x, y) => x.rand - y.rand);`],
  [
    "N10",
    "library shuffles",
    `use(_.shuffle(a), d3.shuffle(a), faker.helpers.shuffle(a), chance.shuffle(a), Math.random());`,
  ],
  ["N11", "one key per item", `use(_.sortBy(a, () => Math.random()), _.sortBy(a, Math.random));`],
  [
    "N12",
    "children of an element",
    `for (let i = ul.children.length; i >= 0; i--) ul.appendChild(ul.children[(Math.random() * i) | 0]);`,
  ],
  ["N13", "CSS order", `cards.forEach((card) => { card.style.order = Math.floor(Math.random() * 12); });`],
  [
    "N14",
    "Sattolo by name",
    `function sattolo(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; } return a; }`,
  ],
  [
    "N14b",
    "a derangement by comment",
    `// a random cyclic permutation\nfunction mix(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; } return a; }`,
  ],
  [
    "N14c",
    "secret santa by name",
    `const secretSanta = (a) => { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; } return a; };`,
  ],
  ["N15", "bogosort", `while (!isSorted(a)) shuffle(a); use(Math.random());`],
  ["N16", "a database query", `use(collection.find().sort({ _id: 1 }), query.sort(cmp), Math.random());`],
  [
    "N17",
    "a reversal",
    `for (let i = 0; i < a.length / 2; i++) { const j = a.length - 1 - i; [a[i], a[j]] = [a[j], a[i]]; } use(Math.random());`,
  ],
  ["N18", "a numeric sort beside a draw", `const r = Math.random(); a.sort((x, y) => x - y); use(r);`],
  [
    "N19",
    "a thousand transpositions of a deck",
    `function mix(deck) { for (let k = 0; k < 1000; k++) { const x = Math.floor(Math.random() * 52), y = Math.floor(Math.random() * 52); const t = deck[x]; deck[x] = deck[y]; deck[y] = t; } }`,
  ],
  ["N20", "commented out", `// a.sort(() => Math.random() - 0.5)\nuse(a);`],
  [
    "N21",
    "picking by rejection",
    `const used = new Set(); const out = []; for (let i = 0; i < a.length; i++) { let j = Math.floor(Math.random() * a.length); while (used.has(j)) j = Math.floor(Math.random() * a.length); used.add(j); out.push(a[j]); } use(out);`,
  ],
  [
    "N22",
    "a typo that never runs",
    `for (let i = array.shuffle - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [array[i], array[j]] = [array[j], array[i]]; }`,
  ],
  [
    "N23",
    "a missing semicolon before [",
    `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * a.length); console.log("i", i)\n[a[i], a[j]] = [a[j], a[i]] }`,
  ],
  [
    "N24",
    "all but the first, by an offset",
    `for (let i = a.length - 1; i > 1; i--) { const j = 1 + Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "N24b",
    "from lo to hi",
    `function mix(a, lo, hi) { for (let i = hi; i > lo; i--) { const j = lo + Math.floor(Math.random() * (i - lo + 1)); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "N24c",
    "all but the last, by the same bound twice",
    `for (let i = 0; i < a.length - 2; i++) { const j = i + Math.floor(Math.random() * (a.length - 1 - i)); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "N24d",
    "the first stays, says a comment",
    `// keep the joker in front\nfor (let i = a.length - 1; i > 0; i--) { const j = Math.ceil(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  ["N25", "string compare of random pairs", `use(a.map((x) => [Math.random(), x]).sort().map((p) => p[1]));`],
  [
    "N26",
    "ten random swaps",
    `for (let k = 0; k < 10; k++) { const x = Math.floor(Math.random() * a.length), y = Math.floor(Math.random() * a.length); [a[x], a[y]] = [a[y], a[x]]; }`,
  ],
  [
    "N26b",
    "as many random swaps as the caller says",
    `function perturb(a, times) { for (let k = 0; k < times; k++) { const x = Math.floor(Math.random() * a.length), y = Math.floor(Math.random() * a.length); [a[x], a[y]] = [a[y], a[x]]; } }`,
  ],
  ["N27", "a cut", `const k = Math.floor(Math.random() * a.length); use(a.slice(k).concat(a.slice(0, k)));`],
  [
    "N27b",
    "weighted keys, one an item",
    `use(a.map((x) => ({ x, k: Math.random() ** (1 / x.weight) })).sort((p, q) => q.k - p.k));`,
  ],
  ["N28", "two items", `use([x, y].sort(() => Math.random() - 0.5));`],
  ["N28b", "two items in a constant", `const pair = [x, y]; pair.sort(() => Math.random() - 0.5); use(pair);`],
  ["N28c", "two items, copied", `const pair = [x, y]; use([...pair].sort(() => 0.5 - Math.random()));`],
  [
    "many sorts",
    "sorted as often as the caller says",
    `function mix(a, times) { for (let k = 0; k < times; k++) a.sort(() => Math.random() - 0.5); }`,
  ],
  [
    "many passes",
    "thirty naive passes",
    `function mix(a) { for (let k = 0; k < 30; k++) for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  ["not random", "a comparator that draws nothing", `function randomOrder(a) { return a.sort(() => 1); }`],
  ["captured", "one draw for all comparisons", `const r = Math.random(); a.sort((x, y) => (x - y) * (r - 0.5));`],
  ["a real key", "a comparator that compares", `a.sort((x, y) => x.random - y.random);`],
  [
    "either reading",
    "inclusive: Fisher–Yates, exclusive: Sattolo",
    `import { randomInt } from "./random.js"; for (let i = a.length - 1; i > 0; i--) { const j = randomInt(0, i); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "state",
    "a seeded generator of the project's own",
    `let seed = 1; const random = () => { seed = (seed * 16807) % 2147483647; return (seed - 1) / 2147483646; }; for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "ignored",
    "silenced for tools without ESLint's comments",
    `// fair-shuffle-ignore\na.sort(() => Math.random() - 0.5);`,
  ],
  [
    "ignored --",
    "silenced with a reason",
    `// fair-shuffle-ignore -- only for a demo\na.sort(() => Math.random() - 0.5);`,
  ],
  [
    "p5",
    "a continuous random(low, high)",
    `for (let i = a.length - 1; i > 0; i--) { const j = (p.random(0, 1) * (i + 1)) | 0; [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "float of one",
    "a function that may give fractions",
    `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(rnd(1) * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "32 bits",
    "a generator of whole numbers",
    `function mix(a, rng) { for (let i = a.length - 1; i > 0; i--) { const j = (rng() >>> 0) % (i + 1); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "percent",
    "a generator up to 100",
    `function mix(a, random) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor((random() / 100) * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "LCG",
    "a generator's state, not a fraction",
    `let s = 1; function rand() { s = (s * 1103515245 + 12345) & 0x7fff; return s; } a.sort(() => rand() - 16384);`,
  ],
  [
    "one-based draw",
    "randomInt(i + 1) - 1 from 1 to n",
    `for (let i = a.length - 1; i > 0; i--) { const j = randomInt(i + 1) - 1; [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "half",
    "half of a Fisher–Yates, to split in two",
    `function split(a) { const half = a.length >> 1; for (let i = 0; i < half; i++) { const j = i + Math.floor(Math.random() * (a.length - i)); [a[i], a[j]] = [a[j], a[i]]; } return [a.slice(0, half), a.slice(half)]; }`,
  ],
  [
    "train",
    "a sample of four fifths",
    `function split(a) { const n = Math.floor(a.length * 0.8); for (let i = 0; i < n; i++) { const j = i + Math.floor(Math.random() * (a.length - i)); [a[i], a[j]] = [a[j], a[i]]; } return a.slice(0, n); }`,
  ],
  [
    "pairs",
    "records of two numbers",
    `function mix(xs) { const n = xs.length / 2; for (let i = n - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [xs[2 * i], xs[2 * j]] = [xs[2 * j], xs[2 * i]]; [xs[2 * i + 1], xs[2 * j + 1]] = [xs[2 * j + 1], xs[2 * i + 1]]; } }`,
  ],
  [
    "2-opt",
    "a reversal of a random segment",
    `function step(tour) { const start = Math.floor(Math.random() * tour.length); const end = Math.floor(Math.random() * tour.length); for (let i = start, j = end; i < j; i++, j--) { [tour[i], tour[j]] = [tour[j], tour[i]]; } }`,
  ],
  [
    "nearby",
    "places nearby",
    `function loosen(a) { for (let i = 0; i < a.length; i++) { const j = Math.min(a.length - 1, i + Math.floor(Math.random() * 3)); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "a tenth",
    "random swaps, a tenth as many as items",
    `function perturbed(a) { for (let k = 0; k < a.length / 10; k++) { const i = Math.floor(Math.random() * a.length); const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "mutation",
    "local disorder by name",
    `function mutate(a) { for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "grown",
    "a length read before the list grew",
    `function f(a) { const n = a.length; a.push(0); for (let i = n; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "later",
    "a constant read before its source changed",
    `function f(a) { let offset = 0; const base = offset; offset = 1; for (let i = a.length - 1; i > 0; i--) { const j = base + Math.floor(Math.random() * (i + offset)); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "modulo",
    "a remainder of something unknown",
    `function f(a, RAND_MAX) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * RAND_MAX) % (i + 1); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "modulo 2^16",
    "a remainder of a large range",
    `for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * 65536) % (i + 1); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  ["two of many", "the first two", `use(a.slice(0, 2).sort(() => Math.random() - 0.5));`],
  ["two slots", "new Array(2)", `use(new Array(2).fill(x).sort(() => Math.random() - 0.5));`],
  ["typed array", "engines sort these in another way", `use(new Uint8Array(8).sort(() => Math.random() - 0.5));`],
  [
    "numbered from 1",
    "place 0 is not used",
    `for (let i = 52; i > 1; i--) { const j = Math.ceil(Math.random() * i); const t = deck[i]; deck[i] = deck[j]; deck[j] = t; }`,
  ],
  [
    "own name",
    "a draw of gifts by comment",
    `// nobody may draw their own name\nfunction pair(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * i); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "redraw",
    "a swap with another place, drawn until it is one: too much for a verdict",
    `for (let i = 0; i < a.length; i++) { let j; do { j = Math.floor(Math.random() * a.length); } while (j === i); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "endless",
    "a loop that never ends",
    `while (true) { const i = Math.floor(Math.random() * a.length); const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "a step from elsewhere",
    "an unknown step",
    `function f(a, step) { for (let i = a.length - 1; i > 0; i += step) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "E01",
    "a hand dealt",
    `function deal(deck) { const hand = []; while (hand.length < 5) hand.push(deck.splice(Math.floor(Math.random() * deck.length), 1)[0]); return hand; }`,
  ],
  [
    "E02",
    "a hand dealt unfairly is no shuffle of the deck",
    `function deal(deck) { const hand = []; for (let i = 0; i < 5; i++) hand.push(deck.splice(Math.floor(Math.random() * (deck.length - 1)), 1)[0]); return hand; }`,
  ],
  [
    "E03",
    "a sample with replacement",
    `function resample(data) { const out = []; for (let i = 0; i < data.length; i++) out.push(data[Math.floor(Math.random() * data.length)]); return out; }`,
  ],
  [
    "E04",
    "a sample with replacement by map",
    `const resample = (data) => data.map(() => data[Math.floor(Math.random() * data.length)]);`,
  ],
  [
    "E05",
    "a random half",
    `function thin(points) { const out = []; for (const p of points) if (Math.random() < 0.5) out.push(p); return out; }`,
  ],
  [
    "E06",
    "two random teams",
    `function split(players) { const red = [], blue = []; for (const p of players) { if (Math.random() < 0.5) red.push(p); else blue.push(p); } return [red, blue]; }`,
  ],
  [
    "E07",
    "a riffle",
    `function riffle(cards) { const left = cards.slice(0, cards.length >> 1), right = cards.slice(cards.length >> 1), out = []; while (left.length || right.length) { if (Math.random() < left.length / (left.length + right.length)) out.push(left.shift()); else out.push(right.shift()); } return out; }`,
  ],
  [
    "E08",
    "a cut",
    `function cut(cards) { const k = Math.floor(Math.random() * cards.length); for (let i = 0; i < k; i++) cards.push(cards.shift()); }`,
  ],
  [
    "E09",
    "seven cards from the top, somewhere in",
    `function mix(cards) { for (let k = 0; k < 7; k++) cards.splice(Math.floor(Math.random() * cards.length), 0, cards.shift()); }`,
  ],
  [
    "E10",
    "advertisements somewhere in a feed",
    `function mixIn(feed, ads) { for (const ad of ads) feed.splice(Math.floor(Math.random() * feed.length), 0, ad); }`,
  ],
  [
    "E11",
    "some items have a place of their own",
    `function arrange(items) { const out = []; for (const item of items) { if (item.pinned) out.unshift(item); else out.splice(Math.floor(Math.random() * out.length), 0, item); } return out; }`,
  ],
  [
    "E12",
    "requests of a cache",
    `function run(cache, requests) { for (let k = 0; k < requests; k++) cache.unshift(cache.splice(Math.floor(Math.random() * cache.length), 1)[0]); }`,
  ],
  [
    "E13",
    "quickselect",
    `function select(a, lo, hi, k) { const p = lo + Math.floor(Math.random() * (hi - lo + 1)); [a[p], a[hi]] = [a[hi], a[p]]; let q = lo; for (let i = lo; i < hi; i++) if (a[i] < a[hi]) { [a[i], a[q]] = [a[q], a[i]]; q++; } [a[q], a[hi]] = [a[hi], a[q]]; return q === k ? a[q] : q < k ? select(a, q + 1, hi, k) : select(a, lo, q - 1, k); }`,
  ],
  [
    "E14",
    "a recursion whose start the caller gives",
    `function mix(a, i) { if (i < 1) return; const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; mix(a, i - 1); }`,
  ],
  [
    "E15",
    "draw and remove by swap and pop",
    `function draw(a) { const out = []; while (a.length > 0) { const j = Math.floor(Math.random() * a.length); out.push(a[j]); a[j] = a[a.length - 1]; a.pop(); } return out; }`,
  ],
  [
    "E16",
    "draw and remove by Array.from",
    `const draw = (a) => { const rest = [...a]; return Array.from({ length: a.length }, () => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]); };`,
  ],
  [
    "E17",
    "inside-out into a new Array",
    `function inside(a) { const out = new Array(a.length); for (let i = 0; i < a.length; i++) { const j = Math.floor(Math.random() * (i + 1)); out[i] = out[j]; out[j] = a[i]; } return out; }`,
  ],
  [
    "E18",
    "a loop that ends by break",
    `function mix(a) { let i = a.length; for (;;) { if (i < 2) break; const j = Math.floor(Math.random() * i); i--; [a[i], a[j]] = [a[j], a[i]]; } }`,
  ],
  [
    "E19",
    "a fair shuffle by recursion from 0",
    `function mix(a, i = 0) { if (i >= a.length - 1) return a; const j = i + Math.floor(Math.random() * (a.length - i)); [a[i], a[j]] = [a[j], a[i]]; return mix(a, i + 1); }`,
  ],
  [
    "E20",
    "a fair shuffle by reduce",
    `const mix = (a) => a.reduce((all, _, i) => { const j = Math.floor(Math.random() * (i + 1)); [all[i], all[j]] = [all[j], all[i]]; return all; }, [...a]);`,
  ],
  [
    "F1",
    "a riffle by indices",
    `function riffle(deck) { const h = deck.length >> 1; const out = []; let a = 0, b = h; while (a < h || b < deck.length) { const left = h - a, right = deck.length - b; if (Math.random() * (left + right) < left) out.push(deck[a++]); else out.push(deck[b++]); } return out; }`,
  ],
  [
    "F2",
    "one in ten jumps the queue",
    `function wave(mobs) { const q = []; for (const m of mobs) { if (Math.random() < 0.1) q.unshift(m); else q.push(m); } return q; }`,
  ],
  [
    "F3",
    "the even orders, which a sliding puzzle can reach",
    `function scrambleEven(t) { for (let i = t.length - 1; i > 1; i--) { const j = Math.floor(Math.random() * (i + 1)); if (i !== j) { [t[i], t[j]] = [t[j], t[i]]; [t[0], t[1]] = [t[1], t[0]]; } } }`,
  ],
  [
    "F4",
    "one of the best third",
    `function greedyRandomized(sorted) { const sol = []; while (sorted.length > 0) { const k = Math.floor(Math.random() * sorted.length * 0.3); sol.push(sorted.splice(k, 1)[0]); } return sol; }`,
  ],
  [
    "F4b",
    "one of the best half",
    `function greedyRandomized(sorted) { const sol = []; while (sorted.length > 0) { const k = Math.floor(Math.random() * Math.ceil(sorted.length / 2)); sol.push(sorted.splice(k, 1)[0]); } return sol; }`,
  ],
  [
    "F5",
    "a random perfect matching",
    `function matchUp(a) { for (let i = a.length - 1; i > 0; i -= 2) { const j = Math.floor(Math.random() * i); [a[i - 1], a[j]] = [a[j], a[i - 1]]; } return a; }`,
  ],
  [
    "F6",
    "neighbours that change places",
    `function step(a) { for (let k = 0; k < a.length; k++) { const i = Math.floor(Math.random() * (a.length - 1)); [a[i], a[i + 1]] = [a[i + 1], a[i]]; } }`,
  ],
  [
    "F7",
    "served from either end",
    `function serve(q) { const out = []; while (q.length > 0) { out.push(Math.random() < 0.8 ? q.shift() : q.pop()); } return out; }`,
  ],
  [
    "F8",
    "a function that may take the upper bound first",
    `import { randomBetween } from "./random.js"; for (let i = a.length - 1; i > 0; i--) { const j = randomBetween(i, 0); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "F9",
    "lodash puts the bounds in order",
    `import _ from "lodash"; for (let i = a.length - 1; i > 0; i--) { const j = _.random(i, 0); [a[i], a[j]] = [a[j], a[i]]; }`,
  ],
  [
    "F11",
    "a stored key behind a method",
    `class Node { #r = Math.random(); random() { return this.#r; } } nodes.sort((x, y) => x.random() - y.random());`,
  ],
];
