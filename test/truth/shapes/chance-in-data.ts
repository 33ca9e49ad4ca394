// Made-up data, algorithms and services that draw, sort or swap, and in which a random order is innocent, or there is none: the rule must say nothing about any of it.

/** What a program does, and the program. */
export const chanceInData: readonly (readonly [what: string, code: string])[] = [
  [
    "made-up bars by their height",
    `const data = labels.map((label) => ({ label, value: Math.floor(Math.random() * 500) })); data.sort((a, b) => b.value - a.value); new Chart(ctx, { data });`,
  ],
  [
    "a made-up leaderboard",
    `function fakeLeaderboard(names) { return names.map((name) => ({ name, points: Math.floor(Math.random() * 1000) })).sort((a, b) => b.points - a.points).map(({ name }, i) => \`\${i + 1}. \${name}\`); }`,
  ],
  [
    "made-up films by their year",
    `import { faker } from "@faker-js/faker"; const films = titles.map((title) => ({ title, year: faker.number.int({ min: 1950, max: 2024 }) })).sort((a, b) => a.year - b.year);`,
  ],
  [
    "input for a test of a sort",
    `it("sorts numbers", () => { const input = Array.from({ length: 100 }, () => Math.floor(Math.random() * 50)); const expected = [...input].sort((a, b) => a - b); expect(mySort(input)).toEqual(expected); });`,
  ],
  [
    "a test of whether a sort is stable",
    `it("is stable", () => { const input = Array.from({ length: 100 }, (_, i) => ({ i, k: Math.floor(Math.random() * 5) })); const out = mergeSort(input, (a, b) => a.k - b.k); for (let i = 1; i < out.length; i++) expect(out[i - 1].k < out[i].k || out[i - 1].i < out[i].i).toBe(true); });`,
  ],
  [
    "ids that a test sorts on both sides",
    `const ids = Array.from({ length: 10 }, () => Math.floor(Math.random() * 1000)); db.insert(ids); expect(db.all().sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b));`,
  ],
  [
    "points that are moved a little, from left to right",
    `const points = data.map((d) => ({ ...d, x: d.x + (Math.random() - 0.5) * 0.4 })).sort((a, b) => a.x - b.x);`,
  ],
  [
    "sites of a diagram from left to right",
    `const sites = Array.from({ length: 40 }, () => [Math.floor(Math.random() * 400), Math.floor(Math.random() * 400)]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);`,
  ],
  [
    "Poisson discs",
    `while (active.length) { const i = Math.floor(Math.random() * active.length); const p = active[i]; let found = false; for (let k = 0; k < 30; k++) { const q = around(p, Math.random()); if (fits(q)) { grid.push(q); active.push(q); found = true; break; } } if (!found) active.splice(i, 1); }`,
  ],
  [
    "Poisson discs whose points are swapped out",
    `while (queue.length) { const i = (Math.random() * queue.length) | 0, s = queue[i]; for (let j = 0; j < 30; j++) { const a = 2 * Math.PI * Math.random(); if (ok(s, a)) { queue.push(at(s, a)); continue; } } const r = queue.pop(); if (i < queue.length) queue[i] = r; }`,
  ],
  [
    "a k-d tree",
    `function build(points, depth = 0) { if (points.length === 0) return null; const axis = depth % 2; points.sort((a, b) => a[axis] - b[axis]); const m = points.length >> 1; return { p: points[m], l: build(points.slice(0, m), depth + 1), r: build(points.slice(m + 1), depth + 1) }; } build(Array.from({ length: 99 }, () => [Math.random(), Math.random()]));`,
  ],
  [
    "quickselect by a random pivot",
    `function select(a, k, lo, hi) { while (hi > lo) { const p = lo + Math.floor(Math.random() * (hi - lo + 1)); [a[p], a[hi]] = [a[hi], a[p]]; let s = lo; for (let i = lo; i < hi; i++) if (a[i] < a[hi]) { [a[i], a[s]] = [a[s], a[i]]; s++; } [a[s], a[hi]] = [a[hi], a[s]]; if (s === k) return a[s]; if (s < k) lo = s + 1; else hi = s - 1; } return a[k]; }`,
  ],
  [
    "the level of a skip list",
    `function randomLevel() { let level = 1; while (Math.random() < 0.5 && level < MAX) level++; return level; }`,
  ],
  [
    "a skip list",
    `class SkipList { insert(v) { const n = { v, next: [] }; let x = this.head; for (let i = this.level; i >= 0; i--) { while (x.next[i] && x.next[i].v < v) x = x.next[i]; if (i <= this.flip()) { n.next[i] = x.next[i]; x.next[i] = n; } } } flip() { let l = 0; while (Math.random() < 0.5) l++; return l; } }`,
  ],
  [
    "a treap",
    `class Treap { insert(node, key) { if (!node) return { key, pri: Math.floor(Math.random() * 1e6), l: null, r: null }; if (key < node.key) { node.l = this.insert(node.l, key); if (node.l.pri > node.pri) node = rotR(node); } else { node.r = this.insert(node.r, key); if (node.r.pri > node.pri) node = rotL(node); } return node; } }`,
  ],
  [
    "a quicksort by copies",
    `function qs(a) { if (a.length < 2) return a; const p = a[Math.floor(Math.random() * a.length)]; return [...qs(a.filter((x) => x < p)), ...a.filter((x) => x === p), ...qs(a.filter((x) => x > p))]; }`,
  ],
  [
    "a random pivot that is put last",
    `function rpart(a, lo, hi) { const r = Math.floor(Math.random() * (hi - lo)) + lo; [a[r], a[hi]] = [a[hi], a[r]]; let i = lo - 1; for (let j = lo; j < hi; j++) if (a[j] <= a[hi]) { i++; [a[i], a[j]] = [a[j], a[i]]; } [a[i + 1], a[hi]] = [a[hi], a[i + 1]]; return i + 1; }`,
  ],
  [
    "random bits",
    `const bits = Array.from({ length: 8 }, () => (Math.random() < 0.5 ? 0 : 1)); const n = parseInt(bits.join(""), 2); send(n);`,
  ],
  [
    "random bits, sorted",
    `const bits = Array.from({ length: 32 }, () => Math.round(Math.random())); const ones = bits.sort((a, b) => a - b).lastIndexOf(0);`,
  ],
  [
    "a password",
    `function makePassword(n) { let s = ""; for (let i = 0; i < n; i++) s += chars[Math.floor(Math.random() * chars.length)]; return s; }`,
  ],
  [
    "a password of several kinds of characters",
    `function makePassword(n) { const out = []; for (let i = 0; i < n; i++) { const set = sets[Math.floor(Math.random() * sets.length)]; out.push(set.charAt(Math.floor(Math.random() * set.length))); } return out.join(""); }`,
  ],
  [
    "an id of random digits",
    `const uuid = () => "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, (c) => { const r = (Math.random() * 16) | 0; return (c === "x" ? r : (r & 0x3) | 0x8).toString(16); });`,
  ],
  [
    "roulette wheel selection",
    `function select(pop) { const total = pop.reduce((s, p) => s + p.fitness, 0); let spin = Math.random() * total; return pop.find((p) => (spin -= p.fitness) <= 0) ?? pop[0]; }`,
  ],
  [
    "stochastic universal sampling",
    `function sus(pop, n) { const step = total(pop) / n; let at = Math.random() * step; const out = []; let sum = 0; for (const p of pop) { sum += p.fitness; while (at < sum) { out.push(p); at += step; } } return out; }`,
  ],
  [
    "simulated annealing that undoes a swap",
    `for (let t = 1000; t > 1; t *= 0.995) { const i = Math.floor(Math.random() * route.length), j = Math.floor(Math.random() * route.length); const before = cost(route); [route[i], route[j]] = [route[j], route[i]]; const delta = cost(route) - before; if (delta > 0 && Math.random() > Math.exp(-delta / t)) [route[i], route[j]] = [route[j], route[i]]; }`,
  ],
  [
    "crossover at one point",
    `function crossover(a, b) { const cut = Math.floor(Math.random() * a.length); return [...a.slice(0, cut), ...b.slice(cut)]; }`,
  ],
  [
    "crossover that keeps an order",
    `function ox(a, b) { const i = Math.floor(Math.random() * a.length), j = Math.floor(Math.random() * a.length); const [s, e] = [Math.min(i, j), Math.max(i, j)]; const mid = a.slice(s, e + 1); const rest = b.filter((x) => !mid.includes(x)); return [...rest.slice(0, s), ...mid, ...rest.slice(s)]; }`,
  ],
  [
    "a mutation of two neighbours",
    `function mutateOrder(order) { const next = order.slice(); const i = Math.floor(Math.random() * next.length); const j = (i + 1) % next.length; [next[i], next[j]] = [next[j], next[i]]; return next; }`,
  ],
  [
    "a mutation of some genes",
    `function mutate(genes, rate) { genes.forEach((g, i) => { if (Math.random() < rate) genes[i] = randomGene(); }); return genes; }`,
  ],
  [
    "uniform crossover into two children",
    `function uniform(a, b) { const c = [], d = []; for (let i = 0; i < a.length; i++) { if (Math.random() < 0.5) { c.push(a[i]); d.push(b[i]); } else { c.push(b[i]); d.push(a[i]); } } return [c, d]; }`,
  ],
  [
    "uniform crossover of two lists",
    `function cross(a, b) { for (let i = 0; i < a.length; i++) { if (Math.random() < 0.5) { [a[i], b[i]] = [b[i], a[i]]; } } return [a, b]; }`,
  ],
  [
    "tournament selection",
    `function tournament(pop, k) { let best = null; for (let i = 0; i < k; i++) { const c = pop[Math.floor(Math.random() * pop.length)]; if (!best || c.fit > best.fit) best = c; } return best; }`,
  ],
  [
    "a generation with its elite",
    `population.sort((a, b) => b.fitness - a.fitness); const next = population.slice(0, 2); while (next.length < size) { const a = population[Math.floor(Math.random() * 10)], b = population[Math.floor(Math.random() * 10)]; next.push(mate(a, b)); } population = next;`,
  ],
  [
    "an ant that chooses",
    `function nextCity(ant) { const probs = cities.map((c) => (ant.seen.has(c) ? 0 : tau[ant.at][c])); let r = Math.random() * probs.reduce((a, b) => a + b); for (let i = 0; i < probs.length; i++) { r -= probs[i]; if (r <= 0) return cities[i]; } }`,
  ],
  [
    "text by a chain",
    `function babble(chain, n) { let w = keys[Math.floor(Math.random() * keys.length)]; const out = [w]; while (out.length < n) { const next = chain[w]; if (!next) break; w = next[Math.floor(Math.random() * next.length)]; out.push(w); } return out.join(" "); }`,
  ],
  [
    "a spanning tree by made-up weights",
    `const edges = pairs.map(([a, b]) => ({ a, b, weight: Math.floor(Math.random() * 100) })).sort((x, y) => x.weight - y.weight); for (const e of edges) if (find(e.a) !== find(e.b)) tree.push(e);`,
  ],
  [
    "one of the two with the least load",
    `const pool = [...servers].sort((a, b) => a.load - b.load).slice(0, 2); const target = pool[Math.floor(Math.random() * pool.length)]; forward(target);`,
  ],
  [
    "the better of two",
    `function pick(nodes) { const i = Math.floor(Math.random() * nodes.length); let j = Math.floor(Math.random() * (nodes.length - 1)); if (j >= i) j++; return nodes[i].load < nodes[j].load ? nodes[i] : nodes[j]; }`,
  ],
  [
    "an order by weights",
    `const ordered = hosts.map((h) => ({ h, k: Math.random() ** (1 / h.weight) })).sort((a, b) => b.k - a.k).map((x) => x.h);`,
  ],
  [
    "an order by priority and drawn weights",
    `records.sort((a, b) => a.priority - b.priority || (b.weight * Math.random()) - (a.weight * Math.random()));`,
  ],
  [
    "a queue with a drawn tie-break",
    `heap.push({ cost, tie: Math.floor(Math.random() * 1000), node }); heap.sort((a, b) => a.cost - b.cost || a.tie - b.tie);`,
  ],
  [
    "jobs with a drawn tie-break",
    `const queue = jobs.map((job) => ({ job, tie: Math.random() })).sort((a, b) => b.job.pri - a.job.pri || a.tie - b.tie);`,
  ],
  [
    "scores with jitter",
    `const ranked = posts.map((p) => ({ p, s: p.score + Math.random() * 5 })).sort((a, b) => b.s - a.s).map((x) => x.p);`,
  ],
  [
    "scores with jitter, drawn in the comparator",
    `posts.sort((a, b) => b.score + Math.random() * 0.1 - (a.score + Math.random() * 0.1));`,
  ],
  [
    "likes and a little luck",
    `const feed = items.map((i) => ({ ...i, rank: i.likes * 2 + Math.floor(Math.random() * 10) })).sort((a, b) => b.rank - a.rank);`,
  ],
  [
    "a stub of Math.random",
    `const seq = [0.1, 0.9, 0.5]; let at = 0; Math.random = () => seq[at++ % seq.length]; expect(deal()).toEqual(["a", "b"]);`,
  ],
  [
    "an item with a drawn id in an immutable list",
    `const next = produce(state, (d) => { d.list.push({ id: Math.random(), text: "" }); d.list.sort((a, b) => a.text.localeCompare(b.text)); });`,
  ],
  [
    "a place between two others",
    `function between(a, b) { return { pos: a.pos + (b.pos - a.pos) * Math.random(), site: siteId }; } doc.sort((x, y) => x.pos - y.pos || x.site - y.site);`,
  ],
  [
    "gaps between places",
    `items.push({ id, pos: items.length ? items.at(-1).pos + 1 + Math.floor(Math.random() * 10) : 0 }); items.sort((a, b) => a.pos - b.pos || (a.id < b.id ? -1 : 1));`,
  ],
  [
    "tickets by weighted keys",
    `const drawn = tickets.map((t) => ({ t, key: -Math.log(Math.random()) / t.weight })).sort((a, b) => a.key - b.key).slice(0, 3);`,
  ],
  [
    "times of arrival",
    `const arrivals = Array.from({ length: 20 }, () => Math.round(-Math.log(1 - Math.random()) * 10)).sort((a, b) => a - b);`,
  ],
  [
    "a bootstrap",
    `function bootstrap(xs) { return Array.from({ length: 1000 }, () => mean(Array.from({ length: xs.length }, () => xs[Math.floor(Math.random() * xs.length)]))).sort((a, b) => a - b); }`,
  ],
  [
    "a permutation test by signs",
    `const diffs = []; for (let r = 0; r < 1000; r++) { let a = 0; for (let i = 0; i < n; i++) a += Math.random() < 0.5 ? d[i] : -d[i]; diffs.push(a / n); } diffs.sort((x, y) => x - y);`,
  ],
  ["a median", `const median = Array.from({ length: 9 }, Math.random).sort()[4];`],
  [
    "money that is split by marks",
    `const marks = people.map(() => Math.round(Math.random() * total)).sort((a, b) => a - b); people.forEach((p, i) => { p.share = (marks[i + 1] ?? total) - marks[i]; });`,
  ],
  [
    "a wait with jitter",
    `const wait = Math.min(cap, base * 2 ** attempt) * (0.5 + Math.random() / 2); queue.sort((a, b) => a.at - b.at); setTimeout(next, wait);`,
  ],
  [
    "a peer to tell",
    `const peers = [...known].filter((p) => p !== self); const target = peers[Math.floor(Math.random() * peers.length)]; push(target, state);`,
  ],
  [
    "the worst that is replaced",
    `function replaceWorst(pop) { pop.sort((a, b) => a.fit - b.fit); pop[0] = make(Math.random()); }`,
  ],
  [
    "a random eviction",
    `function evict(cache) { const keys = [...cache.keys()]; cache.delete(keys[Math.floor(Math.random() * keys.length)]); }`,
  ],
  [
    "seeds of hashes",
    `const seeds = Array.from({ length: 3 }, () => Math.floor(Math.random() * 2 ** 32)); const hashes = seeds.map((s) => hash(s, key) % bits.length).sort((a, b) => a - b);`,
  ],
  [
    "a tree of sorted children",
    `const root = { children: [] }; for (let i = 0; i < 20; i++) insert(root, Math.floor(Math.random() * 100)); function insert(n, v) { n.children.push({ v, children: [] }); n.children.sort((a, b) => a.v - b.v); }`,
  ],
  [
    "a heap of made-up numbers",
    `const heap = Array.from({ length: 15 }, () => Math.floor(Math.random() * 99)); for (let i = (heap.length >> 1) - 1; i >= 0; i--) { let k = i; for (;;) { let c = 2 * k + 1; if (c >= heap.length) break; if (c + 1 < heap.length && heap[c + 1] > heap[c]) c++; if (heap[c] <= heap[k]) break; [heap[k], heap[c]] = [heap[c], heap[k]]; k = c; } }`,
  ],
  [
    "an item that moves up",
    `function moveUp(i) { if (i === 0) return; [list[i - 1], list[i]] = [list[i], list[i - 1]]; render(list, Math.random()); }`,
  ],
  [
    "an order by hashes",
    `tests.sort((a, b) => hash(a.name + seed) - hash(b.name + seed)); const seed = Math.floor(Math.random() * 1e6);`,
  ],
  [
    "pictures in random columns",
    `const cols = [[], [], []]; images.forEach((img) => cols[Math.floor(Math.random() * 3)].push(img)); render(cols);`,
  ],
  [
    "pictures in the shortest column",
    `for (const img of images) { const col = cols.sort((a, b) => a.h - b.h)[0]; col.push(img); col.h += 100 + Math.floor(Math.random() * 50); }`,
  ],
  [
    "spins",
    `for (let k = 0; k < n * n; k++) { const i = Math.floor(Math.random() * n), j = Math.floor(Math.random() * n); const dE = 2 * s[i][j] * sum(i, j); if (dE <= 0 || Math.random() < Math.exp(-dE / T)) s[i][j] *= -1; }`,
  ],
  [
    "people who move to an empty place",
    `for (const agent of unhappy) { const k = Math.floor(Math.random() * empty.length); const spot = empty[k]; empty[k] = agent.spot; agent.spot = spot; }`,
  ],
  [
    "heat that spreads",
    `for (let i = 0; i < cells.length; i++) { const j = (i + (Math.random() < 0.5 ? 1 : cells.length - 1)) % cells.length; const d = (cells[i] - cells[j]) / 2; cells[i] -= d; cells[j] += d; }`,
  ],
  ["a sample in a chain, sorted", `const picks = _.chain(list).sampleSize(3).sortBy("n").value();`],
  [
    "made-up scores in a chain",
    `const board = _(players).map((p) => ({ ...p, score: _.random(100) })).sortBy("score").value(); show(board);`,
  ],
  ["buckets in a chain", `const byBucket = _.chain(users).groupBy(() => _.random(0, 1)).value();`],
  [
    "made-up rows in a chain",
    `const rows = _.chain(_.times(20)).map((i) => ({ i, n: _.random(0, 50) })).orderBy(["n"], ["desc"]).value();`,
  ],
  [
    "files by size, with noise, in a chain",
    `const sorted = _.chain(files).sortBy((f) => f.size + _.random(0, 1)).value(); show(sorted);`,
  ],
  ["as many of the best as are drawn", `const rows = db.get("posts").sortBy("likes").take(_.random(5)).value();`],
  [
    "files by path in a stream",
    `gulp.src("*.js").pipe(sort((a, b) => a.path.localeCompare(b.path))).pipe(gulp.dest("out")); use(Math.random());`,
  ],
  [
    "made-up prices in order",
    `const prices = names.map((name) => ({ name, price: (Math.random() * 100).toFixed(2) })).sort((a, b) => a.price - b.price); table(prices);`,
  ],
  [
    "made-up scores as texts",
    `const rows = ids.map((id) => ({ id, score: Math.random().toFixed(2) })).sort((a, b) => b.score - a.score).map((r) => r.id); show(rows);`,
  ],
  [
    "a difference with noise, as a text",
    `list.sort((a, b) => (a.score - b.score + (Math.random() - 0.5) * 0.1).toFixed(3));`,
  ],
  [
    "weighted keys as texts",
    `const ordered = items.map((i) => ({ i, w: (i.weight * Math.random()).toFixed(4) })).sort((a, b) => b.w - a.w).map((x) => x.i); show(ordered);`,
  ],
  [
    "the fastest eats first",
    `animals.sort((a, b) => b.speed - a.speed); for (const a of animals) { const i = Math.floor(Math.random() * food.length); if (food[i]) { a.eat(food[i]); food.splice(i, 1); } }`,
  ],
  [
    "centres of clusters",
    `const centers = []; while (centers.length < k) { const p = points[Math.floor(Math.random() * points.length)]; if (!centers.includes(p)) centers.push(p); }`,
  ],
  [
    "centres far from each other",
    `while (centers.length < k) { const d = points.map((p) => nearest(p, centers)); let r = Math.random() * sum(d); const i = d.findIndex((x) => (r -= x) <= 0); centers.push(points[i]); }`,
  ],
  [
    "a step of descent",
    `for (let e = 0; e < epochs; e++) { const i = Math.floor(Math.random() * data.length); step(data[i]); }`,
  ],
  ["a dropout", `const kept = layer.map((x) => (Math.random() < 0.2 ? 0 : x / 0.8)); forward(kept);`],
  [
    "a buffer that forgets",
    `function push(t) { if (buf.length < cap) buf.push(t); else buf[Math.floor(Math.random() * cap)] = t; }`,
  ],
  [
    "weights that follow random gradients",
    `for (let i = 0; i < w.length; i++) { const j = Math.floor(Math.random() * w.length); w[i] -= lr * g[j]; }`,
  ],
  [
    "a split by drawn keys",
    `const rows = data.map((row) => ({ row, r: Math.random() })).sort((a, b) => a.r - b.r); const train = rows.slice(0, n).map((x) => x.row);`,
  ],
  [
    "folds",
    `const folds = data.map((row) => ({ row, fold: Math.floor(Math.random() * 5) })); for (let k = 0; k < 5; k++) fit(folds.filter((x) => x.fold !== k));`,
  ],
  [
    "folds in order, which are told",
    `const folds = data.map((row) => ({ row, fold: Math.floor(Math.random() * 5) })).sort((a, b) => a.fold - b.fold); folds.forEach(({ row, fold }) => assign(row, fold));`,
  ],
  [
    "a ring of hashes",
    `const ring = nodes.flatMap((n) => Array.from({ length: 3 }, () => ({ n, at: Math.floor(Math.random() * 2 ** 32) }))).sort((a, b) => a.at - b.at);`,
  ],
  [
    "jobs by their minute, which is used",
    `jobs.map((job) => ({ job, minute: Math.floor(Math.random() * 60) })).sort((a, b) => a.minute - b.minute).forEach(({ job, minute }) => cron(job, minute));`,
  ],
  [
    "some pods, the oldest first",
    `const victims = pods.filter(() => Math.random() < 0.1); victims.sort((a, b) => a.age - b.age).forEach(kill);`,
  ],
  [
    "entries by when they end",
    `cache.set(key, value, ttl + Math.floor(Math.random() * 30)); entries.sort((a, b) => a.expires - b.expires);`,
  ],
  [
    "votes with a drawn tie-break",
    `votes.forEach((v) => { v.tie = Math.random(); }); votes.sort((a, b) => b.count - a.count || a.tie - b.tie); elect(votes[0]);`,
  ],
  [
    "a drawn suffix",
    `const slug = \`\${title}-\${Math.random().toString(36).slice(2, 7)}\`; slugs.push(slug); slugs.sort();`,
  ],
  ["a code", `const code = Array.from({ length: 6 }, () => Math.floor(Math.random() * 10)).join(""); send(code);`],
  [
    "a number with a check digit",
    `const digits = Array.from({ length: 15 }, () => Math.floor(Math.random() * 10)); const sum = digits.map((d, i) => (i % 2 ? d : d * 2)).reduce((a, b) => a + (b > 9 ? b - 9 : b), 0); digits.push((10 - (sum % 10)) % 10);`,
  ],
  [
    "two numbers in either order",
    `it.each([[1, 2], [3, 4]])("adds %d and %d", (a, b) => { const [x, y] = [a, b].sort(() => Math.random() - 0.5); expect(add(x, y)).toBe(a + b); });`,
  ],
  [
    "nodes by their layer",
    `nodes.forEach((n) => { n.x = Math.random(); n.layer = Math.floor(Math.random() * 4); }); nodes.sort((a, b) => a.layer - b.layer || a.x - b.x); draw(nodes);`,
  ],
  [
    "boxes by their size",
    `const boxes = names.map((n) => ({ n, size: 1 + Math.floor(Math.random() * 9) })).sort((a, b) => b.size - a.size); layout(boxes);`,
  ],
  ["words, the largest first", `words.sort((a, b) => b.size - a.size).forEach((w) => place(w, Math.random() * 360));`],
];
