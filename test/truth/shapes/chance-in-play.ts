// Games, pictures and pages that draw, sort or swap, and in which a random order is innocent, or there is none: the rule must say nothing about any of it.

/** What a program does, and the program. */
export const chanceInPlay: readonly (readonly [what: string, code: string])[] = [
  [
    "a coin for what stands left",
    `const [left, right] = Math.random() < 0.5 ? [control, variant] : [variant, control]; render(left, right);`,
  ],
  [
    "a variant by its weight",
    `function pickVariant(variants) { let r = Math.random() * variants.reduce((s, v) => s + v.weight, 0); for (const v of variants) { r -= v.weight; if (r < 0) return v; } return variants.at(-1); }`,
  ],
  [
    "particles that jitter",
    `for (let i = 0; i < particles.length; i++) { const p = particles[i]; p.x += (Math.random() - 0.5) * p.speed; p.y += p.vy; if (p.y > height) { particles[i] = spawn(); } }`,
  ],
  [
    "particles that die by chance",
    `for (let i = particles.length - 1; i >= 0; i--) { if (particles[i].life < Math.random()) { particles[i] = particles[particles.length - 1]; particles.pop(); } }`,
  ],
  [
    "sprites by their layer",
    `const sprites = images.map((img) => ({ img, z: Math.floor(Math.random() * 10), x: Math.random() * w })); sprites.sort((a, b) => a.z - b.z); sprites.forEach((s) => ctx.drawImage(s.img, s.x, s.z));`,
  ],
  [
    "trees from the back to the front",
    `trees.forEach((t) => { t.x = Math.random() * 800; t.y = Math.floor(Math.random() * 600); }); trees.sort((a, b) => a.y - b.y); trees.forEach(draw);`,
  ],
  [
    "layers that may be the same",
    `cards.forEach((card) => { card.style.zIndex = String(Math.floor(Math.random() * 10)); card.style.left = \`\${Math.random() * 80}%\`; });`,
  ],
  [
    "stars by their depth",
    `const stars = Array.from({ length: 100 }, () => ({ x: Math.random() * w, y: Math.random() * h, depth: 1 + Math.floor(Math.random() * 3) })).sort((a, b) => b.depth - a.depth);`,
  ],
  [
    "photos that lie askew",
    `photos.forEach((photo, i) => { photo.style.transform = \`rotate(\${Math.random() * 20 - 10}deg)\`; photo.style.order = String(i); });`,
  ],
  [
    "letters that dance",
    `const text = Array.from({ length: 6 }, () => alphabet.charAt(Math.floor(Math.random() * alphabet.length))).join(""); for (let i = 0; i < text.length; i++) ctx.fillText(text[i], i * 20 + Math.random() * 5, 30 + Math.random() * 10);`,
  ],
  [
    "dice in order",
    `const rolls = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 6)).sort((a, b) => a - b); const stat = rolls[1] + rolls[2] + rolls[3];`,
  ],
  [
    "the best three of four dice",
    `function rollStat() { const dice = [d6(), d6(), d6(), d6()]; dice.sort((a, b) => b - a); return dice.slice(0, 3).reduce((s, d) => s + d, 0); } function d6() { return Math.ceil(Math.random() * 6); }`,
  ],
  [
    "turns by a roll and a bonus",
    `const order = fighters.map((f) => ({ f, roll: 1 + Math.floor(Math.random() * 20) + f.dex })).sort((a, b) => b.roll - a.roll).map((x) => x.f);`,
  ],
  [
    "turns by initiative",
    `for (const c of combatants) c.initiative = Math.floor(Math.random() * 20) + 1; combatants.sort((a, b) => b.initiative - a.initiative);`,
  ],
  [
    "a maze, dug in depth",
    `function carve(x, y) { const dirs = neighbours(x, y); while (dirs.length) { const [d] = dirs.splice(Math.floor(Math.random() * dirs.length), 1); if (free(d)) { open(x, y, d); carve(d.x, d.y); } } }`,
  ],
  [
    "a maze by Prim",
    `const walls = [start]; while (walls.length) { const i = Math.floor(Math.random() * walls.length); const w = walls[i]; walls[i] = walls[walls.length - 1]; walls.pop(); if (joins(w)) walls.push(...around(w)); }`,
  ],
  [
    "a maze by Wilson",
    `while (todo.size) { let cell = [...todo][Math.floor(Math.random() * todo.size)]; const path = [cell]; while (todo.has(cell)) { cell = neighbour(cell, Math.floor(Math.random() * 4)); const k = path.indexOf(cell); if (k >= 0) path.length = k + 1; else path.push(cell); } for (const c of path) todo.delete(c); }`,
  ],
  [
    "a maze by Kruskal with drawn keys",
    `const edges = all.map((e) => ({ e, w: Math.random() })).sort((a, b) => a.w - b.w); for (const { e } of edges) if (find(e.a) !== find(e.b)) union(e.a, e.b);`,
  ],
  [
    "rooms of a dungeon from left to right",
    `const rooms = []; for (let i = 0; i < 40; i++) { const r = { w: 4 + Math.floor(Math.random() * 6), h: 4 + Math.floor(Math.random() * 6), x: Math.floor(Math.random() * 60), y: Math.floor(Math.random() * 30) }; if (!rooms.some((o) => hits(o, r))) rooms.push(r); } rooms.sort((a, b) => a.x - b.x);`,
  ],
  [
    "corridors by a coin",
    `rooms.sort((a, b) => a.x + a.y - (b.x + b.y)); for (let i = 1; i < rooms.length; i++) { if (Math.random() < 0.5) corridor(rooms[i - 1], rooms[i]); else corridor(rooms[i], rooms[i - 1]); }`,
  ],
  [
    "a collapse of the cell with the fewest choices",
    `function observe(cells) { const open = cells.filter((c) => c.options.length > 1); open.sort((a, b) => a.options.length - b.options.length); const few = open.filter((c) => c.options.length === open[0].options.length); const cell = few[Math.floor(Math.random() * few.length)]; cell.options = [cell.options[Math.floor(Math.random() * cell.options.length)]]; }`,
  ],
  [
    "the least entropy with a little noise",
    `let best = null, least = Infinity; for (const c of cells) { if (c.done) continue; const e = c.options.length + Math.random() * 0.01; if (e < least) { least = e; best = c; } }`,
  ],
  [
    "a bracket by seeds, with a coin for each match",
    `function bracket(seeds) { const matches = []; for (let i = 0; i < seeds.length / 2; i++) { const [a, b] = [seeds[i], seeds[seeds.length - 1 - i]]; matches.push(Math.random() < 0.5 ? [a, b] : [b, a]); } return matches; }`,
  ],
  [
    "who wins a tournament",
    `while (teams.length > 1) { const next = []; for (let i = 0; i < teams.length; i += 2) next.push(Math.random() < win(teams[i], teams[i + 1]) ? teams[i] : teams[i + 1]); teams = next; }`,
  ],
  [
    "a round robin with a coin for who is home",
    `for (let r = 0; r < n - 1; r++) { for (let i = 0; i < n / 2; i++) { const home = t[i], away = t[n - 1 - i]; games.push(Math.random() < 0.5 ? { home, away } : { home: away, away: home }); } t.splice(1, 0, t.pop()); }`,
  ],
  [
    "a copy that is mixed, then sorted by name",
    `const mixed = [...players].sort(() => Math.random() - 0.5); mixed.sort((a, b) => a.name.localeCompare(b.name)); show(mixed);`,
  ],
  [
    "colours by their hue",
    `const palette = Array.from({ length: 5 }, () => ({ h: Math.floor(Math.random() * 360), s: 60, l: 50 })).sort((a, b) => a.h - b.h).map(({ h, s, l }) => \`hsl(\${h} \${s}% \${l}%)\`);`,
  ],
  [
    "colours by their light",
    `const colors = Array.from({ length: 6 }, () => "#" + Math.floor(Math.random() * 0xffffff).toString(16).padStart(6, "0")).sort((a, b) => luminance(a) - luminance(b));`,
  ],
  [
    "notes by their time",
    `const notes = Array.from({ length: 16 }, (_, i) => ({ time: i * 0.25 + (Math.random() - 0.5) * 0.02, pitch: scale[Math.floor(Math.random() * scale.length)] })).sort((a, b) => a.time - b.time);`,
  ],
  [
    "tracks by their step",
    `const events = tracks.map((t) => ({ t, step: Math.floor(Math.random() * 16) })).sort((a, b) => a.step - b.step); events.forEach(({ t, step }) => schedule(t, step));`,
  ],
  [
    "delays of an animation",
    `const delays = items.map(() => Math.floor(Math.random() * 500)); items.forEach((el, i) => { el.style.animationDelay = \`\${delays[i]}ms\`; });`,
  ],
  [
    "a timeline of drawn times",
    `const timeline = items.map((el) => ({ el, at: Math.floor(Math.random() * 500) })).sort((a, b) => a.at - b.at); for (const { el, at } of timeline) setTimeout(() => el.classList.add("in"), at);`,
  ],
  [
    "jobs by their delay",
    `const jobs = users.map((u) => ({ u, delay: Math.floor(Math.random() * 60) })).sort((a, b) => a.delay - b.delay); for (const j of jobs) schedule(j.u, j.delay);`,
  ],
  ["a coin for who is white", `const [white, black] = [me, you].sort(() => Math.random() - 0.5); start(white, black);`],
  [
    "a coin for who begins",
    `const { p1, p2 } = room; const [first, second] = [p1, p2].sort(() => 0.5 - Math.random()); room.turn = first; room.next = second;`,
  ],
  [
    "a naive loop over two",
    `const sides = [home, away]; for (let i = 0; i < sides.length; i++) { const j = Math.floor(Math.random() * sides.length); [sides[i], sides[j]] = [sides[j], sides[i]]; } kickoff(sides);`,
  ],
  ["one item alone", `const one = [only]; one.sort(() => Math.random() - 0.5); show(one);`],
  [
    "a bubble sort of made-up bars",
    `const bars = Array.from({ length: 30 }, () => Math.floor(Math.random() * 100)); for (let i = 0; i < bars.length; i++) for (let j = 0; j < bars.length - i - 1; j++) if (bars[j] > bars[j + 1]) { [bars[j], bars[j + 1]] = [bars[j + 1], bars[j]]; draw(bars); }`,
  ],
  [
    "a lottery by a set",
    `const picks = new Set(); while (picks.size < 6) picks.add(1 + Math.floor(Math.random() * 49)); const numbers = [...picks].sort((a, b) => a - b);`,
  ],
  [
    "a lottery by removal",
    `const nums = Array.from({ length: 49 }, (_, i) => i + 1); const out = []; for (let i = 0; i < 6; i++) out.push(nums.splice(Math.floor(Math.random() * nums.length), 1)[0]); show(out.sort((a, b) => a - b));`,
  ],
  [
    "a column of bingo",
    `const col = []; while (col.length < 5) { const n = 1 + Math.floor(Math.random() * 15); if (!col.includes(n)) col.push(n); } card.push(col.sort((a, b) => a - b));`,
  ],
  [
    "mines",
    `let left = mines; while (left > 0) { const i = Math.floor(Math.random() * cells.length); if (!cells[i].mine) { cells[i].mine = true; left--; } }`,
  ],
  [
    "food that is not on the snake",
    `do { food = { x: Math.floor(Math.random() * 20), y: Math.floor(Math.random() * 20) }; } while (snake.some((s) => s.x === food.x && s.y === food.y));`,
  ],
  [
    "the next piece",
    `const bag = "IJLOSTZ".split(""); function next() { return bag[Math.floor(Math.random() * bag.length)]; } queue.push(next());`,
  ],
  [
    "a new tile",
    `const empty = cells.filter((c) => c.value === 0); const cell = empty[Math.floor(Math.random() * empty.length)]; cell.value = Math.random() < 0.9 ? 2 : 4;`,
  ],
  [
    "moves of the same value by chance",
    `const moves = board.map((v, i) => (v ? null : i)).filter((v) => v !== null); const scored = moves.map((m) => ({ m, s: minimax(m) + Math.random() * 0.01 })).sort((a, b) => b.s - a.s); play(scored[0].m);`,
  ],
  ["moves with noise", `moves.sort((a, b) => value(b) - value(a) + (Math.random() - 0.5) * 0.2);`],
  [
    "cuts of a range",
    `const cuts = Array.from({ length: 4 }, () => Math.floor(Math.random() * 100)).sort((a, b) => a - b); const parts = [cuts[0], ...cuts.slice(1).map((c, i) => c - cuts[i]), 100 - cuts[3]];`,
  ],
  [
    "horses by how far they are",
    `function tick() { for (const h of horses) h.pos += Math.floor(Math.random() * 3); const order = [...horses].sort((a, b) => b.pos - a.pos); board(order); }`,
  ],
  [
    "letters that flicker",
    `function glitch(s) { return s.split("").map((c) => (Math.random() < 0.1 ? "#" : c)).join(""); }`,
  ],
  [
    "another song than this one",
    `function next() { let i; do { i = Math.floor(Math.random() * songs.length); } while (i === current && songs.length > 1); current = i; play(songs[i]); }`,
  ],
  [
    "one card that is changed for another",
    `function wildcard(hand, deck) { const i = Math.floor(Math.random() * hand.length), j = Math.floor(Math.random() * deck.length); [hand[i], deck[j]] = [deck[j], hand[i]]; }`,
  ],
  [
    "first cards that are traded",
    `for (const player of players) { const k = Math.floor(Math.random() * market.length); const card = player.cards[0]; player.cards[0] = market[k]; market[k] = card; }`,
  ],
  [
    "a table of noise",
    `const perm = new Uint8Array(512); for (let i = 0; i < 256; i++) perm[i] = perm[i + 256] = Math.floor(Math.random() * 256);`,
  ],
  [
    "teams by a coin",
    `const red = [], blue = []; for (const p of players) (Math.random() < 0.5 ? red : blue).push(p);`,
  ],
  [
    "who begins, and who comes after",
    `const start = Math.floor(Math.random() * players.length); const order = [...players.slice(start), ...players.slice(0, start)]; begin(order);`,
  ],
  ["a list, perhaps turned round", `if (Math.random() < 0.5) list.reverse(); render(list);`],
  [
    "a sort by a drawn field",
    `const field = ["name", "age", "date"][Math.floor(Math.random() * 3)]; rows.sort((a, b) => (a[field] < b[field] ? -1 : 1)); show(rows);`,
  ],
  [
    "a sort in a drawn direction",
    `const dir = Math.random() < 0.5 ? 1 : -1; rows.sort((a, b) => dir * (a.n - b.n)); show(rows);`,
  ],
  [
    "pixels that smear",
    `for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) { const dx = Math.floor(Math.random() * 3) - 1; const t = px[y][x]; px[y][x] = px[y][Math.max(0, Math.min(w - 1, x + dx))]; out[y][x] = t; }`,
  ],
  [
    "a fire of pixels",
    `for (let x = 0; x < w; x++) for (let y = 1; y < h; y++) { const decay = Math.floor(Math.random() * 3); px[(y - 1) * w + x - decay + 1] = Math.max(0, px[y * w + x] - (decay & 1)); }`,
  ],
  [
    "sand that slips",
    `for (let i = grid.length - 1; i >= 0; i--) { const below = i + w + (Math.random() < 0.5 ? -1 : 1); if (grid[i] && !grid[below]) { [grid[i], grid[below]] = [grid[below], grid[i]]; } }`,
  ],
  [
    "advertisements at places between two others",
    `for (const ad of ads) feed.splice(Math.random() * feed.length, 0, ad); render(feed);`,
  ],
  ["a card that comes again soon", `function again(card) { queue.splice(2 + Math.random() * 3, 0, card); }`],
  [
    "questions that come again soon",
    `while (queue.length) { const q = queue.shift(); if (!ask(q)) queue.splice(Math.min(queue.length, 3 + Math.floor(Math.random() * 3)), 0, q); }`,
  ],
  ["items that are thrown away", `while (list.length > max) list.splice(Math.random() * list.length, 1);`],
  [
    "numbers that are inserted in order",
    `const line = []; for (let i = 0; i < 9; i++) { const at = line.findIndex((x) => x > i); line.splice(at < 0 ? line.length : at, 0, i + Math.random()); }`,
  ],
  [
    "bits that are inserted anywhere",
    `const bits = []; for (let i = 0; i < 8; i++) { bits.splice(Math.floor(Math.random() * bits.length), 0, Math.random() < 0.5 ? 1 : 0); }`,
  ],
  [
    "mines in the place of cells",
    `const cells = Array(64).fill(0); for (let i = 0; i < 10; i++) { cells.splice(Math.floor(Math.random() * cells.length), 1, 1); }`,
  ],
  [
    "jokers that may be anywhere",
    `const deck = makeDeck(); for (let i = 0; i < 2; i++) deck.splice(Math.floor(Math.random() * (deck.length + 1)), 0, { joker: i });`,
  ],
  [
    "bombs that may be anywhere",
    `for (let i = 0; i < players.length - 1; i++) { const at = Math.floor(Math.random() * (deck.length + 1)); deck.splice(at, 0, "exploding"); }`,
  ],
  [
    "whom an agent meets",
    `for (let i = 0; i < agents.length; i++) { const j = Math.floor(Math.random() * agents.length); agents[i].partner = j; agents[i].met = true; }`,
  ],
  [
    "wealth that goes from one to another",
    `for (let i = 0; i < agents.length; i++) { const j = Math.floor(Math.random() * agents.length); const w = agents[i].wealth; agents[i].wealth -= 1; agents[j].wealth += 1; agents[i].last = w; }`,
  ],
  [
    "seats that are taken",
    `for (let i = 0; i < people.length; i++) { const s = Math.floor(Math.random() * seats.length); people[i].seat = seats[s]; seats.splice(s, 1); }`,
  ],
  [
    "who infects whom",
    `for (let i = 0; i < people.length; i++) { const j = Math.floor(Math.random() * people.length); if (people[i].sick) people[j].sick = true; }`,
  ],
  [
    "a swap with a better one",
    `for (let i = 0; i < pop.length; i++) { const j = Math.floor(Math.random() * pop.length); if (pop[j].fit > pop[i].fit) { [pop[i], pop[j]] = [pop[j], pop[i]]; pop[i].moved = true; } }`,
  ],
  [
    "a swap that may be undone",
    `for (let i = 0; i < tour.length; i++) { const j = Math.floor(Math.random() * tour.length); const before = cost(tour); [tour[i], tour[j]] = [tour[j], tour[i]]; tour[i].t = i; if (cost(tour) > before) [tour[i], tour[j]] = [tour[j], tour[i]]; }`,
  ],
  [
    "cards that lie about",
    `cards?.forEach((card, i) => { card.x = Math.random() * 100; card.z = Math.floor(Math.random() * cards.length); });`,
  ],
  [
    "a pal for each user",
    `users?.forEach((user) => { const pal = users[Math.floor(Math.random() * users.length)]; user.pal = pal.id; });`,
  ],
  [
    "Fisher–Yates behind a question",
    `deck?.forEach((_, i) => { const j = Math.floor(Math.random() * (i + 1)); [deck[i], deck[j]] = [deck[j], deck[i]]; });`,
  ],
  [
    "an answer that may be anywhere among three",
    `const answers = [a, b, c]; answers.splice(Math.floor(Math.random() * 4), 0, correctAnswer); show(answers);`,
  ],
  ["a tip among hints", `const hints = [a, b, c]; hints.splice(Math.floor(Math.random() * 2), 0, tip); show(hints);`],
  [
    "answers of which each is asked for",
    `function show(q) { const o = q.wrong; o.splice(Math.floor(Math.random() * 3), 0, q.answer); for (let i = 0; i < 4; i++) { if (o[i] !== undefined) button(o[i]); } }`,
  ],
  [
    "a fourth answer that may be missing",
    `function show(q) { const o = q.wrong; o.splice(Math.floor(Math.random() * 3), 0, q.answer); a.textContent = o[0]; b.textContent = o[1]; c.textContent = o[2]; d.textContent = o[3] ?? ""; }`,
  ],
  [
    "a fourth button that may be hidden",
    `function show(q) { const o = q.wrong; o.splice(Math.floor(Math.random() * 3), 0, q.answer); d.hidden = !o[3]; }`,
  ],
  [
    "a fourth answer that is put behind",
    `function show(q) { const o = q.wrong; o.splice(Math.floor(Math.random() * 3), 0, q.answer); o.push("All of these"); show(o[0], o[1], o[2], o[3]); }`,
  ],
  [
    "two of three",
    `function f(q) { const o = []; while (o.length < 3) o.push(pick()); const two = o.slice(0, 2); two.splice(Math.floor(Math.random() * 3), 0, q.answer); return two; }`,
  ],
  [
    "a hand in order",
    `const hand = []; while (hand.length < 5) { const c = deck[Math.floor(Math.random() * deck.length)]; if (!hand.includes(c)) hand.push(c); } hand.sort((a, b) => a.rank - b.rank);`,
  ],
  [
    "a wheel of fortune",
    `const spin = Math.floor(Math.random() * 360) + 720; const index = Math.floor(((360 - (spin % 360)) / 360) * segments.length); announce(segments[index]);`,
  ],
  [
    "a quote that was not shown yet",
    `const seen = JSON.parse(localStorage.seen ?? "[]"); let i; do { i = Math.floor(Math.random() * quotes.length); } while (seen.includes(i) && seen.length < quotes.length); seen.push(i); localStorage.seen = JSON.stringify(seen);`,
  ],
  [
    "a list that is turned round by some",
    `const k = Math.floor(Math.random() * list.length); for (let i = 0; i < k; i++) list.push(list.shift()); render(list);`,
  ],
  ["a cut", `const at = Math.floor(Math.random() * deck.length); deck.push(...deck.splice(0, at)); deal(deck);`],
  [
    "a riffle of two halves",
    `const half = Math.floor(deck.length / 2); const [l, r] = [deck.slice(0, half), deck.slice(half)]; const out = []; while (l.length || r.length) { if (l.length && (Math.random() < 0.5 || !r.length)) out.push(l.shift()); else out.push(r.shift()); }`,
  ],
  [
    "words, some of them backwards",
    `const text = words.map((w) => (Math.random() < 0.3 ? [...w].reverse().join("") : w)).join(" ");`,
  ],
  [
    "two lists that are woven",
    `const mixed = []; while (a.length || b.length) { const from = Math.random() < a.length / (a.length + b.length) ? a : b; mixed.push(from.shift()); }`,
  ],
  [
    "a neighbour that was not seen",
    `function step(cell) { const open = neighbours(cell).filter((n) => !n.seen); return open.length ? open[Math.floor(Math.random() * open.length)] : null; }`,
  ],
  [
    "a sliding puzzle by legal moves",
    `for (let k = 0; k < 200; k++) { const moves = legal(board); const m = moves[Math.floor(Math.random() * moves.length)]; [board[m], board[hole]] = [board[hole], board[m]]; hole = m; }`,
  ],
  [
    "turns of a cube",
    `let last = ""; const out = []; while (out.length < 20) { const f = "UDLRFB"[Math.floor(Math.random() * 6)]; if (f === last) continue; out.push(f + ["", "'", "2"][Math.floor(Math.random() * 3)]); last = f; }`,
  ],
  [
    "words without a meaning",
    `const text = Array.from({ length: 50 }, () => words[Math.floor(Math.random() * words.length)]).join(" ");`,
  ],
  [
    "stops of a gradient",
    `const stops = [0, 1, 2].map(() => ({ at: Math.floor(Math.random() * 100), c: color() })).sort((a, b) => a.at - b.at); css(stops);`,
  ],
  [
    "stars that fly past",
    `stars.sort((a, b) => b.z - a.z); for (const s of stars) { s.z -= 1; if (s.z <= 0) { s.z = 1 + Math.floor(Math.random() * 100); s.x = Math.random(); } }`,
  ],
  [
    "fireflies by their phase",
    `flies.forEach((f) => { f.phase = Math.floor(Math.random() * 60); }); flies.sort((a, b) => a.phase - b.phase); flies.forEach((f, i) => { f.delay = i * 10 + f.phase; });`,
  ],
  [
    "turns by speed and luck",
    `const order = units.map((u) => ({ u, t: u.speed + Math.floor(Math.random() * 6) })).sort((a, b) => b.t - a.t).map((x) => x.u); run(order);`,
  ],
  [
    "a draft with odds",
    `const odds = teams.flatMap((t, i) => Array(teams.length - i).fill(t)); const picked = []; while (picked.length < 3) { const t = odds[Math.floor(Math.random() * odds.length)]; if (!picked.includes(t)) picked.push(t); }`,
  ],
  [
    "givers until nobody has themselves",
    `let to; do { to = shuffle([...people]); } while (to.some((p, i) => p === people[i])); function shuffle(a) { for (let i = a.length - 1; i > 0; i--) { const j = Math.floor(Math.random() * (i + 1)); [a[i], a[j]] = [a[j], a[i]]; } return a; }`,
  ],
  [
    "a coin for two versions",
    `const versions = ["A", "B"].sort(() => Math.random() - 0.5); students.forEach((s, i) => { s.version = versions[i % 2]; });`,
  ],
  [
    "an order by the id, seldom turned round",
    `const order = id % 2 === 0 ? ["a", "b"] : ["b", "a"]; if (Math.random() < 0.1) order.reverse(); run(order);`,
  ],
  [
    "cards until seventeen",
    `while (score(hand) < 17) hand.push(deck.splice(Math.floor(Math.random() * deck.length), 1)[0]);`,
  ],
  [
    "words by their length",
    `const words = Array.from({ length: 30 }, () => bank[Math.floor(Math.random() * bank.length)]); words.sort((a, b) => a.length - b.length);`,
  ],
  [
    "letters that are hidden",
    `const hidden = [...word].map((c, i) => ({ c, i })).filter(() => Math.random() < 0.5).sort((a, b) => a.i - b.i);`,
  ],
  [
    "a direction",
    `const dirs = [[0, 1], [1, 0], [1, 1]]; const [dx, dy] = dirs[Math.floor(Math.random() * dirs.length)]; place(word, dx, dy);`,
  ],
  [
    "numbers that are taken away",
    `let left = 40; while (left > 0) { const i = Math.floor(Math.random() * 81); if (grid[i]) { grid[i] = 0; left--; } }`,
  ],
];
