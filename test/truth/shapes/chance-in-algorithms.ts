// Searches, simulations, samples and fair shuffles in rare spellings, which draw, sort or swap: the rule must say nothing about any of it.

/** What a program does, and the program. */
export const chanceInAlgorithms: readonly (readonly [what: string, code: string])[] = [
  [
    "a server with the least load",
    'const servers = ["s1", "s2", "s3"]; let next = 0; function pick() { const s = servers[Math.floor(Math.random() * servers.length)]; next++; return s; } function leastLoaded() { return [...servers].sort((a, b) => load[a] - load[b])[0]; }',
  ],
  [
    "the better of two drawn servers",
    "function powerOfTwoChoices(list) { const i = Math.floor(Math.random() * list.length); let j = Math.floor(Math.random() * (list.length - 1)); if (j >= i) j++; return list[i].load <= list[j].load ? list[i] : list[j]; }",
  ],
  [
    "a retry that waits a drawn time",
    "async function retry(fn, n = 5) { for (let i = 0; i < n; i++) { try { return await fn(); } catch { const wait = 2 ** i * 100 * (0.5 + Math.random() / 2); await new Promise((r) => setTimeout(r, wait)); } } }",
  ],
  [
    "a quicksort with a drawn pivot",
    "function quickSort(a, lo = 0, hi = a.length - 1) { while (lo < hi) { const p = lo + Math.floor(Math.random() * (hi - lo + 1)); [a[hi], a[p]] = [a[p], a[hi]]; let i = lo; for (let j = lo; j < hi; j++) if (a[j] < a[hi]) { [a[i], a[j]] = [a[j], a[i]]; i++; } [a[i], a[hi]] = [a[hi], a[i]]; if (i - lo < hi - i) { quickSort(a, lo, i - 1); lo = i + 1; } else { quickSort(a, i + 1, hi); hi = i - 1; } } return a; }",
  ],
  [
    "a treap",
    "class Treap { insert(node, key) { if (!node) return { key, pri: Math.random(), left: null, right: null }; if (key < node.key) { node.left = this.insert(node.left, key); if (node.left.pri > node.pri) node = rotateRight(node); } else { node.right = this.insert(node.right, key); if (node.right.pri > node.pri) node = rotateLeft(node); } return node; } }",
  ],
  [
    "a skip list",
    "class SkipList { level() { let l = 1; while (Math.random() < 0.5 && l < 16) l++; return l; } insert(v) { const lvl = this.level(); const update = new Array(lvl).fill(this.head); for (let i = lvl - 1; i >= 0; i--) { while (update[i].next[i] && update[i].next[i].v < v) update[i] = update[i].next[i]; } const node = { v, next: [] }; for (let i = 0; i < lvl; i++) { node.next[i] = update[i].next[i]; update[i].next[i] = node; } } }",
  ],
  [
    "centres that are drawn",
    "function kmeans(points, k) { const centers = []; const used = new Set(); while (centers.length < k) { const i = Math.floor(Math.random() * points.length); if (!used.has(i)) { used.add(i); centers.push(points[i].slice()); } } for (let it = 0; it < 10; it++) { const groups = centers.map(() => []); for (const p of points) groups[nearest(centers, p)].push(p); groups.forEach((g, i) => { if (g.length) centers[i] = mean(g); }); } return centers; }",
  ],
  [
    "centres that are drawn by distance",
    "function kmeansPlusPlus(points, k) { const centers = [points[Math.floor(Math.random() * points.length)]]; while (centers.length < k) { const d = points.map((p) => Math.min(...centers.map((c) => dist(p, c) ** 2))); let r = Math.random() * d.reduce((a, b) => a + b, 0); let i = 0; while ((r -= d[i]) > 0) i++; centers.push(points[i]); } return centers; }",
  ],
  [
    "gradient steps by drawn rows",
    "function sgd(data, w, lr, epochs) { for (let e = 0; e < epochs; e++) { for (let s = 0; s < data.length; s++) { const { x, y } = data[Math.floor(Math.random() * data.length)]; const err = dot(w, x) - y; for (let i = 0; i < w.length; i++) w[i] -= lr * err * x[i]; } } return w; }",
  ],
  [
    "negative samples",
    "function negatives(pos, all, k) { const out = []; while (out.length < k) { const c = all[Math.floor(Math.random() * all.length)]; if (!pos.has(c)) out.push(c); } return out; }",
  ],
  [
    "annealing of a route",
    "function simulatedAnnealing(route) { let cur = route.slice(), best = cur; for (let T = 100; T > 0.1; T *= 0.99) { const nb = cur.slice(); const i = Math.floor(Math.random() * nb.length), j = Math.floor(Math.random() * nb.length); [nb[i], nb[j]] = [nb[j], nb[i]]; const d = len(nb) - len(cur); if (d < 0 || Math.random() < Math.exp(-d / T)) cur = nb; if (len(cur) < len(best)) best = cur; } return best; }",
  ],
  [
    "segments that are reversed",
    "function twoOpt(route) { for (let n = 0; n < 1000; n++) { const i = 1 + Math.floor(Math.random() * (route.length - 2)); const k = i + 1 + Math.floor(Math.random() * (route.length - i - 1)); const next = [...route.slice(0, i), ...route.slice(i, k + 1).reverse(), ...route.slice(k + 1)]; if (len(next) < len(route)) route = next; } return route; }",
  ],
  [
    "a double bridge",
    "function doubleBridge(tour) { const n = tour.length; const [a, b, c] = [0, 0, 0].map(() => 1 + Math.floor(Math.random() * (n - 1))).sort((x, y) => x - y); return [...tour.slice(0, a), ...tour.slice(b, c), ...tour.slice(a, b), ...tour.slice(c)]; }",
  ],
  [
    "an order crossover",
    "function orderCrossover(p1, p2) { const [s, e] = [Math.floor(Math.random() * p1.length), Math.floor(Math.random() * p1.length)].sort((a, b) => a - b); const mid = p1.slice(s, e); const rest = p2.filter((g) => !mid.includes(g)); return [...rest.slice(0, s), ...mid, ...rest.slice(s)]; }",
  ],
  [
    "a tournament",
    "function tournament(pop, k) { return Array.from({ length: k }, () => pop[Math.floor(Math.random() * pop.length)]).sort((a, b) => b.fitness - a.fitness)[0]; }",
  ],
  [
    "a roulette wheel",
    "function rouletteWheel(pop) { const total = pop.reduce((s, p) => s + p.fitness, 0); let r = Math.random() * total; for (const p of [...pop].sort((a, b) => b.fitness - a.fitness)) { r -= p.fitness; if (r <= 0) return p; } return pop[0]; }",
  ],
  [
    "a mutation that reverses",
    "function inversionMutation(tour) { const t = tour.slice(); let i = Math.floor(Math.random() * t.length), j = Math.floor(Math.random() * t.length); if (i > j) [i, j] = [j, i]; while (i < j) { [t[i], t[j]] = [t[j], t[i]]; i++; j--; } return t; }",
  ],
  [
    "a mutation that moves one",
    "function insertMutation(t) { const c = t.slice(); const from = Math.floor(Math.random() * c.length); const [g] = c.splice(from, 1); c.splice(Math.floor(Math.random() * (c.length + 1)), 0, g); return c; }",
  ],
  [
    "queens by hill climbing",
    "function hillClimb(board) { for (let step = 0; step < 1000; step++) { const a = Math.floor(Math.random() * 8), b = Math.floor(Math.random() * 8); const next = [...board]; const tmp = next[a]; next[a] = next[b]; next[b] = tmp; if (conflicts(next) <= conflicts(board)) board = next; } return board; }",
  ],
  [
    "a maze by erased walks",
    "function wilson(w, h) { const inMaze = new Set([0]); while (inMaze.size < w * h) { let cell = pickOutside(inMaze, w * h); const path = [cell]; while (!inMaze.has(cell)) { const ns = neighbours(cell, w, h); cell = ns[Math.floor(Math.random() * ns.length)]; const at = path.indexOf(cell); if (at >= 0) path.splice(at + 1); else path.push(cell); } path.forEach((c) => inMaze.add(c)); } }",
  ],
  [
    "a maze by its frontier",
    "function prim(w, h) { const frontier = [[0, 0]]; while (frontier.length) { const k = Math.floor(Math.random() * frontier.length); const [x, y] = frontier.splice(k, 1)[0]; carve(x, y); for (const n of unvisited(x, y)) frontier.push(n); } }",
  ],
  [
    "a growing tree",
    "function growingTree(start) { const cells = [start]; while (cells.length) { const i = Math.random() < 0.5 ? cells.length - 1 : Math.floor(Math.random() * cells.length); const ns = unvisited(cells[i]); if (ns.length === 0) { cells.splice(i, 1); continue; } const n = ns[Math.floor(Math.random() * ns.length)]; link(cells[i], n); cells.push(n); } }",
  ],
  [
    "a spanning tree by drawn weights",
    "const edges = []; for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) edges.push({ x, y, w: Math.random() }); edges.sort((a, b) => a.w - b.w); for (const e of edges) if (find(e.x) !== find(e.y)) union(e.x, e.y);",
  ],
  [
    "a spanning tree by drawn keys",
    "function kruskal(edges) { const weighted = edges.map((e) => [Math.random(), e]); weighted.sort(([a], [b]) => a - b); return weighted.map(([, e]) => e).filter((e) => join(e)); }",
  ],
  [
    "a heap of drawn priorities",
    "class PriorityQueue { push(item, p) { this.heap.push({ item, p }); let i = this.heap.length - 1; while (i > 0) { const parent = (i - 1) >> 1; if (this.heap[parent].p <= this.heap[i].p) break; [this.heap[parent], this.heap[i]] = [this.heap[i], this.heap[parent]]; i = parent; } } } const q = new PriorityQueue(); for (let i = 0; i < 100; i++) q.push(i, Math.random());",
  ],
  [
    "a search by drawn neighbours",
    "function dfs(node, seen = new Set()) { seen.add(node); const next = graph[node].filter((n) => !seen.has(n)); while (next.length) { const n = next.splice(Math.floor(Math.random() * next.length), 1)[0]; if (!seen.has(n)) dfs(n, seen); } }",
  ],
  [
    "a grammar with drawn rules",
    'function lsystem(axiom, rules, n) { let s = axiom; for (let i = 0; i < n; i++) s = [...s].map((c) => { const r = rules[c]; return r ? r[Math.floor(Math.random() * r.length)] : c; }).join(""); return s; }',
  ],
  [
    "falling sand",
    "function fallingSand(grid, w, h) { for (let y = h - 2; y >= 0; y--) { const dir = Math.random() < 0.5; for (let i = 0; i < w; i++) { const x = dir ? i : w - 1 - i; if (grid[y][x] === 1 && grid[y + 1][x] === 0) { const t = grid[y][x]; grid[y][x] = grid[y + 1][x]; grid[y + 1][x] = t; } } } }",
  ],
  [
    "sand that falls to either side",
    "function fluid(cells) { for (const c of cells) { for (const d of [-1, 1].sort(() => Math.random() - 0.5)) { if (!cells[c.i + d]) { move(c, d); break; } } } }",
  ],
  [
    "a weighted pick",
    "function weighted(items) { const total = items.reduce((s, i) => s + i.weight, 0); let r = Math.random() * total; return items.find((i) => (r -= i.weight) < 0); }",
  ],
  [
    "a weighted sample",
    "function efraimidis(items, k) { return items.map((item) => ({ item, key: Math.random() ** (1 / item.weight) })).sort((a, b) => b.key - a.key).slice(0, k).map((x) => x.item); }",
  ],
  [
    "an arm by chance or by its mean",
    "const epsilonGreedy = (arms, eps) => (Math.random() < eps ? arms[Math.floor(Math.random() * arms.length)] : [...arms].sort((a, b) => b.mean - a.mean)[0]);",
  ],
  [
    "a move by its value and a little noise",
    "function minimax(board) { const moves = legal(board).map((m) => ({ m, v: evaluate(play(board, m)) + Math.random() * 0.001 })); moves.sort((a, b) => b.v - a.v); return moves[0].m; }",
  ],
  [
    "playouts of a tree",
    "function mcts(root) { for (let i = 0; i < 1000; i++) { let node = root; while (node.children.length) node = node.children.slice().sort((a, b) => ucb(b) - ucb(a))[0]; let s = node.state; while (!s.over) { const ms = s.moves(); s = s.play(ms[Math.floor(Math.random() * ms.length)]); } back(node, s.result); } }",
  ],
  [
    "a column that turns",
    "function shiftColumns(grid) { const c = Math.floor(Math.random() * grid.length); const col = grid[c]; col.unshift(col.pop()); return grid; }",
  ],
  [
    "moves of a sliding puzzle",
    "function scramblePuzzle(p) { for (let i = 0; i < 200; i++) { const ms = p.neighbours(p.blank); const m = ms[Math.floor(Math.random() * ms.length)]; [p.tiles[p.blank], p.tiles[m]] = [p.tiles[m], p.tiles[p.blank]]; p.blank = m; } }",
  ],
  [
    "moves of a cube",
    'function scrambleCube(n) { const out = []; let last = ""; while (out.length < n) { const f = "UDLRFB"[Math.floor(Math.random() * 6)]; if (f === last) continue; out.push(f + ["", "\'", "2"][Math.floor(Math.random() * 3)]); last = f; } return out.join(" "); }',
  ],
  [
    "a list turned by a drawn number",
    "function rotateBy(list) { const k = Math.floor(Math.random() * list.length); return [...list.slice(k), ...list.slice(0, k)]; }",
  ],
  [
    "a cut",
    "function cut(deck) { const k = Math.floor(Math.random() * deck.length); deck.push(...deck.splice(0, k)); return deck; }",
  ],
  [
    "a riffle",
    "function riffle(deck) { const left = deck.slice(0, deck.length / 2), right = deck.slice(deck.length / 2), out = []; while (left.length || right.length) { if (Math.random() < left.length / (left.length + right.length)) out.push(left.shift()); else out.push(right.shift()); } return out; }",
  ],
  [
    "a reservoir",
    "function reservoir(stream, k) { const out = []; let i = 0; for (const x of stream) { if (i < k) out.push(x); else { const j = Math.floor(Math.random() * (i + 1)); if (j < k) out[j] = x; } i++; } return out; }",
  ],
  [
    "a bootstrap",
    "function bootstrap(sample, B) { const means = []; for (let b = 0; b < B; b++) { let s = 0; for (let i = 0; i < sample.length; i++) s += sample[Math.floor(Math.random() * sample.length)]; means.push(s / sample.length); } return means.sort((a, b) => a - b); }",
  ],
  [
    "spins that flip",
    "function metropolis(spins) { for (let k = 0; k < spins.length; k++) { const i = Math.floor(Math.random() * spins.length); const dE = 2 * spins[i] * neighbours(spins, i); if (dE <= 0 || Math.random() < Math.exp(-dE)) spins[i] *= -1; } }",
  ],
  [
    "spins that change places",
    "function kawasaki(spins) { for (let k = 0; k < spins.length; k++) { const i = Math.floor(Math.random() * spins.length), j = (i + 1) % spins.length; if (Math.random() < Math.exp(-delta(spins, i, j))) { const t = spins[i]; spins[i] = spins[j]; spins[j] = t; } } }",
  ],
  [
    "neighbours who move",
    "function schelling(grid) { const unhappy = grid.flatMap((c, i) => (c && !happy(grid, i) ? [i] : [])); const empty = grid.flatMap((c, i) => (c ? [] : [i])); for (const i of unhappy) { const k = Math.floor(Math.random() * empty.length); const to = empty[k]; grid[to] = grid[i]; grid[i] = null; empty[k] = i; } }",
  ],
  [
    "free spots that are taken",
    "function spawnEnemies(spots, n) { const free = [...spots]; for (let i = 0; i < n && free.length; i++) { const at = free.splice(Math.floor(Math.random() * free.length), 1)[0]; addEnemy(at); } }",
  ],
  [
    "rows of one band",
    "function sudokuSwapRows(board) { const band = Math.floor(Math.random() * 3) * 3; const a = band + Math.floor(Math.random() * 3), b = band + Math.floor(Math.random() * 3); [board[a], board[b]] = [board[b], board[a]]; return board; }",
  ],
  [
    "pieces on free squares",
    'function chess960() { const row = Array(8).fill(null); row[2 * Math.floor(Math.random() * 4)] = "B"; row[2 * Math.floor(Math.random() * 4) + 1] = "B"; const free = () => row.flatMap((p, i) => (p ? [] : [i])); for (const p of ["Q", "N", "N"]) { const f = free(); row[f[Math.floor(Math.random() * f.length)]] = p; } for (const p of ["R", "K", "R"]) row[free()[0]] = p; return row; }',
  ],
  [
    "a chaos monkey",
    "function chaos(pods) { if (Math.random() > 0.1) return; const victim = pods[Math.floor(Math.random() * pods.length)]; kill(victim); pods.splice(pods.indexOf(victim), 1); }",
  ],
  [
    "a bag without end",
    "function* infinite(list) { for (;;) { const bag = list.slice(); while (bag.length) yield bag.splice(Math.floor(Math.random() * bag.length), 1)[0]; } }",
  ],
  [
    "a playlist that puts the last back",
    "class Playlist { next() { const i = Math.floor(Math.random() * (this.songs.length - 1)); const [song] = this.songs.splice(i, 1); this.songs.push(song); return song; } }",
  ],
  [
    "points that keep apart",
    "function poisson(w, h, r) { const active = [[w / 2, h / 2]]; const out = [...active]; while (active.length) { const i = Math.floor(Math.random() * active.length); const c = candidate(active[i], r); if (ok(c, out)) { out.push(c); active.push(c); } else { active[i] = active[active.length - 1]; active.pop(); } } return out; }",
  ],
  [
    "a fair shuffle by its places, from the last",
    "const shuffle = (a) => a.map((_, i) => i).reverse().forEach((i) => { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; });",
  ],
  [
    "a fair shuffle that keeps the item in hand",
    "function shuffle(a) { a.forEach((v, i) => { const j = i + Math.floor(Math.random() * (a.length - i)); a[i] = a[j]; a[j] = v; }); return a; }",
  ],
  [
    "a fair shuffle in a loop that tests last",
    "function shuffle(a) { let i = 0; do { const j = i + Math.floor(Math.random() * (a.length - i)); [a[i], a[j]] = [a[j], a[i]]; } while (++i < a.length - 1); }",
  ],
  [
    "a fair shuffle by a list that gets shorter",
    "function shuffle(a) { const b = []; const c = a.slice(); while (c.length > 0) { const i = Math.floor(Math.random() * c.length); b.push(c[i]); c[i] = c[c.length - 1]; c.length--; } return b; }",
  ],
  [
    "a fair shuffle that puts in front",
    "function shuffle(a) { const b = []; const c = [...a]; for (const _ of a) { const i = Math.floor(Math.random() * c.length); b.unshift(c[i]); c.splice(i, 1); } return b; }",
  ],
  [
    "a fair shuffle of slices",
    "function shuffle(a) { return a.reduce((acc, x) => { const i = Math.floor(Math.random() * (acc.length + 1)); return [...acc.slice(0, i), x, ...acc.slice(i)]; }, []); }",
  ],
  [
    "a fair shuffle of the rest",
    "function shuffle([h, ...t]) { if (h === undefined) return []; const r = shuffle(t); r.splice(Math.floor(Math.random() * (r.length + 1)), 0, h); return r; }",
  ],
  [
    "a fair shuffle by two splices",
    "const randInt = (min, max) => Math.floor(Math.random() * (max - min + 1) + min); function shuffle(a) { for (let i = a.length - 1; i >= 1; i--) { const j = randInt(0, i); a.splice(i, 1, a.splice(j, 1, a[i])[0]); } return a; }",
  ],
  [
    "a fair shuffle by one splice",
    "function shuffle(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); a[i] = a.splice(j, 1, a[i])[0]; } return a; }",
  ],
  [
    "a fair shuffle by a list of two",
    "function shuffle(a) { for (let i = a.length - 1; i; i--) { let j = Math.random() * (i + 1) | 0; if (i !== j) { a[i] = [a[j], a[j] = a[i]][0]; } } return a; }",
  ],
  [
    "a fair shuffle of rows and columns",
    "function shuffle2d(a) { const w = a[0].length; for (let k = a.length * w - 1; k > 0; k--) { const m = Math.floor(Math.random() * (k + 1)); const [r1, c1, r2, c2] = [Math.floor(k / w), k % w, Math.floor(m / w), m % w]; [a[r1][c1], a[r2][c2]] = [a[r2][c2], a[r1][c1]]; } }",
  ],
  [
    "two lists that are shuffled alike",
    "function shuffleBoth(xs, ys) { for (let i = xs.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [xs[i], xs[j]] = [xs[j], xs[i]]; [ys[i], ys[j]] = [ys[j], ys[i]]; } }",
  ],
  [
    "groups that are shuffled each",
    "function stratified(groups) { return groups.flatMap((g) => { const c = [...g]; for (let i = c.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [c[i], c[j]] = [c[j], c[i]]; } return c; }); }",
  ],
  [
    "a part that is shuffled",
    "function shuffleSegment(a, from, to) { for (let i = to - 1; i > from; i--) { const j = from + Math.floor(Math.random() * (i - from + 1)); [a[i], a[j]] = [a[j], a[i]]; } }",
  ],
  [
    "a shuffle without equal neighbours",
    "function noAdjacent(a) { do { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } } while (a.some((x, i) => x === a[i + 1])); return a; }",
  ],
  [
    "a derangement by trying",
    "function derange(a) { const b = a.slice(); do { for (let i = b.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [b[i], b[j]] = [b[j], b[i]]; } } while (b.some((x, i) => x === a[i])); return b; }",
  ],
  [
    "songs that are moved apart",
    "function separate(a) { for (let i = 1; i < a.length; i++) { if (a[i].artist === a[i - 1].artist) { const j = Math.floor(Math.random() * a.length); [a[i], a[j]] = [a[j], a[i]]; } } return a; }",
  ],
  [
    "items that must not stay",
    "function fixDuplicates(perm) { for (let i = 0; i < perm.length; i++) { if (perm[i] === i) { const j = (i + 1 + Math.floor(Math.random() * (perm.length - 1))) % perm.length; [perm[i], perm[j]] = [perm[j], perm[i]]; } } }",
  ],
  [
    "pixels that wander",
    "function noise(pixels) { for (let i = 0; i < pixels.length; i++) { const j = Math.min(pixels.length - 1, Math.max(0, i + Math.floor(Math.random() * 5) - 2)); const t = pixels[i]; pixels[i] = pixels[j]; pixels[j] = t; } }",
  ],
  [
    "pixels that dissolve",
    "function dissolve(pixels, amount) { const n = Math.floor(pixels.length * amount); for (let k = 0; k < n; k++) { const i = Math.floor(Math.random() * pixels.length), j = Math.floor(Math.random() * pixels.length); const t = pixels[i]; pixels[i] = pixels[j]; pixels[j] = t; } }",
  ],
  [
    "nodes that gossip",
    "function gossip(nodes) { for (const n of nodes) { const peer = nodes[Math.floor(Math.random() * nodes.length)]; [n.value, peer.value] = [(n.value + peer.value) / 2, (n.value + peer.value) / 2]; } }",
  ],
  [
    "seats that are free",
    "function musicalChairs(seats) { for (let i = 0; i < seats.length; i++) { const j = Math.floor(Math.random() * seats.length); if (seats[j] === null) { seats[j] = seats[i]; seats[i] = null; } } }",
  ],
  [
    "a chain of accepted swaps",
    "function swapMarkov(a, steps) { for (let s = 0; s < steps; s++) { const i = Math.floor(Math.random() * (a.length - 1)); if (accept(a, i)) [a[i], a[i + 1]] = [a[i + 1], a[i]]; } return a; }",
  ],
  [
    "replicas that change places",
    "function parallelTempering(reps) { for (let i = 0; i < reps.length - 1; i++) { const d = (reps[i].beta - reps[i + 1].beta) * (reps[i].energy - reps[i + 1].energy); if (Math.random() < Math.exp(d)) [reps[i].state, reps[i + 1].state] = [reps[i + 1].state, reps[i].state]; } }",
  ],
  [
    "a uniform crossover",
    "function uniformCrossover(a, b) { for (let i = 0; i < a.length; i++) if (Math.random() < 0.5) [a[i], b[i]] = [b[i], a[i]]; return [a, b]; }",
  ],
  [
    "cups that change places",
    'const cups = ["a", "b", "c"]; for (let k = 0; k < 5; k++) { const i = Math.floor(Math.random() * 3); const j = (i + 1 + Math.floor(Math.random() * 2)) % 3; animate(i, j); [cups[i], cups[j]] = [cups[j], cups[i]]; }',
  ],
  [
    "somebody who jumps the queue",
    "function queueJump(q) { if (Math.random() < 0.1) { const i = Math.floor(Math.random() * q.length); q.unshift(q.splice(i, 1)[0]); } }",
  ],
  [
    "a bubble that errs",
    "function bubbleRandom(a) { for (let i = 0; i < a.length - 1; i++) if (a[i] > a[i + 1] || Math.random() < 0.05) { const t = a[i]; a[i] = a[i + 1]; a[i + 1] = t; } }",
  ],
  [
    "items that evaporate",
    "function evaporate(list) { for (let i = list.length - 1; i >= 0; i--) if (Math.random() < 0.2) { list[i] = list[list.length - 1]; list.pop(); } }",
  ],
  [
    "an advertisement behind the third",
    "function insertAd(feed, ads) { for (const ad of ads) feed.splice(3 + Math.floor(Math.random() * (feed.length - 3)), 0, ad); return feed; }",
  ],
  [
    "jokers anywhere",
    "function sprinkle(list, jokers) { jokers.forEach((j) => list.splice(Math.floor(Math.random() * (list.length + 1)), 0, j)); return list; }",
  ],
  [
    "signs between letters",
    'function glitch(text) { const c = [...text]; for (let k = 0; k < 3; k++) c.splice(Math.floor(Math.random() * c.length), 0, "#"); return c.join(""); }',
  ],
  [
    "an exit that is not first",
    "function placeExit(rooms) { const i = 1 + Math.floor(Math.random() * (rooms.length - 1)); rooms.splice(i, 0, { exit: true }); return rooms; }",
  ],
  [
    "a few swaps",
    "function partialShuffle(list, n) { const a = list.slice(); for (let i = 0; i < n; i++) { const x = Math.floor(Math.random() * a.length), y = Math.floor(Math.random() * a.length); [a[x], a[y]] = [a[y], a[x]]; } return a; }",
  ],
  [
    "a list that is almost sorted",
    "function almostSorted(n) { const a = Array.from({ length: n }, (_, i) => i); for (let k = 0; k < n / 10; k++) { const i = Math.floor(Math.random() * n), j = Math.floor(Math.random() * n); const t = a[i]; a[i] = a[j]; a[j] = t; } return a; }",
  ],
  [
    "a perturbation",
    "function perturb(solution, strength) { const s = [...solution]; for (let k = 0; k < strength; k++) { const i = Math.floor(Math.random() * s.length); const j = Math.floor(Math.random() * s.length); [s[i], s[j]] = [s[j], s[i]]; } return s; }",
  ],
  [
    "a list that is sorted up to k",
    "function kSorted(n, k) { const a = [...Array(n).keys()]; for (let i = 0; i < n; i++) { const j = Math.min(n - 1, i + Math.floor(Math.random() * k)); [a[i], a[j]] = [a[j], a[i]]; } return a; }",
  ],
  [
    "a typing error",
    'function typo(word) { const c = [...word]; const i = Math.floor(Math.random() * (c.length - 1)); [c[i], c[i + 1]] = [c[i + 1], c[i]]; return c.join(""); }',
  ],
  [
    "a fair shuffle that fills the hole",
    "const shuffled = []; const src = [...list]; for (let n = src.length; n > 0; n--) { const k = Math.floor(Math.random() * n); shuffled.push(src[k]); src[k] = src[n - 1]; }",
  ],
];
