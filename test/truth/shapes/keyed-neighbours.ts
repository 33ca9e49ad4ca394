// Sorts by keys next to the biased ones: keys that don't tie, that know the item, that somebody sees or that can't be read. Not a word about any of them.

const neighbours: readonly (readonly [why: string, code: string])[] = [
  // ---- keys that do not tie ----
  ["a bare draw", "a => a.map(v => ({ v, k: Math.random() })).sort((x, y) => x.k - y.k).map(o => o.v)"],
  ["a bare draw in a pair", "a => a.map(v => [Math.random(), v]).sort((x, y) => x[0] - y[0]).map(p => p[1])"],
  ["a scaled draw", "a => a.map(v => ({ v, k: Math.random() * 100 - 50 })).sort((x, y) => x.k - y.k).map(o => o.v)"],
  [
    "a sum of draws",
    "a => a.map(v => ({ v, k: Math.random() + Math.random() })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "a million keys",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 1e6) })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "2^32 keys",
    "a => a.map(v => ({ v, k: (Math.random() * 4294967296) >>> 0 })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "a draw in a Map",
    "a => { const k = new Map(a.map(v => [v, Math.random()])); return a.sort((x, y) => k.get(x) - k.get(y)); }",
  ],
  [
    "draws for indices",
    "a => { const k = a.map(() => Math.random()); return a.map((_, i) => i).sort((x, y) => k[x] - k[y]).map(i => a[i]); }",
  ],
  ["draws stored", "a => { a.forEach(x => { x.rand = Math.random(); }); return a.sort((x, y) => x.rand - y.rand); }"],
  [
    "a random function of unknown kind",
    "a => a.map(v => ({ v, k: random(10) })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  // ---- keys that know the item or its place ----
  [
    "the index and a little",
    "a => a.map((v, i) => ({ v, k: i + Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "a weight",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) * v.weight })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "a weight as a power",
    "a => a.map(v => ({ v, k: Math.floor(10 * Math.random() ** (1 / v.weight)) })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "a counter outside",
    "a => { let i = 0; return a.map(v => ({ v, k: i++ + Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map(o => o.v); }",
  ],
  [
    "the counter of the loop",
    "a => { const o = a.map(v => ({ v })); for (let i = 0; i < o.length; i++) o[i].k = i + Math.floor(Math.random() * 3); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "the item of the loop",
    "a => { const o = a.map(v => ({ v })); for (const x of o) x.k = x.v + Math.floor(Math.random() * 3); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "a key of two, one of the item",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k || x.v - y.v).map(o => o.v)",
  ],
  [
    "a real key first",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.v.score - y.v.score || x.k - y.k).map(o => o.v)",
  ],
  [
    "the same key for all",
    "a => { const r = Math.floor(Math.random() * 3); return a.map(v => ({ v, k: r })).sort((x, y) => x.k - y.k).map(o => o.v); }",
  ],
  [
    "a draw for all and one for each",
    "a => { const r = Math.floor(Math.random() * 3); return a.map(v => ({ v, k: r + Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map(o => o.v); }",
  ],
  ["no draw", "a => a.map(v => ({ v, r: Math.random(), k: v.rank })).sort((x, y) => x.k - y.k).map(o => o.v)"],
  [
    "a bound that the caller gives",
    "(a, n) => a.map(v => ({ v, k: Math.floor(Math.random() * n) })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "the length of another list",
    "(a, b) => a.map(v => ({ v, k: Math.floor(Math.random() * b.length) })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "a mode",
    "(a, mix) => a.map(v => ({ v, k: mix ? Math.floor(Math.random() * 3) : 0 })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  // ---- keys that some items get, or get elsewhere ----
  [
    "a key drawn where there is none",
    "a => { for (const x of a) { x.k = x.k || Math.floor(Math.random() * 3); } a.sort((x, y) => x.k - y.k); }",
  ],
  [
    "a key drawn only if absent",
    "a => { a.forEach(x => { if (!x.k) x.k = Math.floor(Math.random() * 3); }); a.sort((x, y) => x.k - y.k); }",
  ],
  [
    "a key set by ??=",
    "a => { a.forEach(x => { x.shuffleKey ??= Math.floor(Math.random() * 3); }); a.sort((x, y) => x.shuffleKey - y.shuffleKey); }",
  ],
  [
    "keys for all but the first",
    "function shuffle(a) { for (let i = 1; i < a.length; i++) a[i].k = Math.floor(Math.random() * 3); a.sort((x, y) => x.k - y.k); }",
  ],
  [
    "keys for every second",
    "function shuffle(a) { for (let i = 0; i < a.length; i += 2) a[i].k = Math.floor(Math.random() * 3); a.sort((x, y) => x.k - y.k); }",
  ],
  [
    "keys of another list's items",
    "function shuffle(a, b) { b.forEach(x => { x.k = Math.floor(Math.random() * 3); }); a.sort((x, y) => x.k - y.k); }",
  ],
  ["stored data", "a => { use(Math.random()); return a.sort((x, y) => x.order - y.order); }"],
  [
    "keys changed in between",
    "function shuffle(a) { a.forEach(x => { x.k = Math.floor(Math.random() * 3); }); a[0].k = -1; a.sort((x, y) => x.k - y.k); }",
  ],
  [
    "keys perhaps changed in between",
    "function shuffle(a) { a.forEach(x => { x.k = Math.floor(Math.random() * 3); }); settle(a); a.sort((x, y) => x.k - y.k); }",
  ],
  [
    "a list changed in between",
    "a => { const o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); o.unshift({ v: 0, k: -1 }); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "another list in between",
    "a => { let o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); o = load(); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "a wait in between",
    "async function shuffle(a) { a.forEach(x => { x.k = Math.floor(Math.random() * 3); }); await save(); a.sort((x, y) => x.k - y.k); }",
  ],
  [
    "a map that is filled twice",
    "a => { const m = new Map(); a.forEach(v => m.set(v, Math.floor(Math.random() * 3))); m.set(a[0], -1); return a.sort((x, y) => m.get(x) - m.get(y)); }",
  ],
  [
    "a map of other items",
    "(a, b) => { const m = new Map(b.map(v => [v, Math.floor(Math.random() * 3)])); return a.sort((x, y) => m.get(x) - m.get(y)); }",
  ],
  [
    "keys of another length",
    "(a, b) => { const k = b.map(() => Math.floor(Math.random() * 3)); return a.map((_, i) => i).sort((x, y) => k[x] - k[y]).map(i => a[i]); }",
  ],
  [
    "a property after the key",
    "a => a.map(v => ({ k: Math.floor(Math.random() * 3), ...v })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "a key that grows with the list",
    "a => { const o = []; for (const v of a) o.push({ v, k: Math.floor(Math.random() * o.length) }); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "records put into a list that has some",
    "a => { const o = [{ v: 0, k: -1 }]; for (const v of a) o.push({ v, k: Math.floor(Math.random() * 3) }); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  // ---- keys that are meant, and seen ----
  [
    "rows of test data",
    "n => Array.from({ length: n }, (_, id) => ({ id, age: Math.floor(Math.random() * 90) })).sort((x, y) => x.age - y.age)",
  ],
  [
    "rows of test data in a constant",
    "() => { const rows = names.map(name => ({ name, age: Math.floor(Math.random() * 90) })); rows.sort((x, y) => x.age - y.age); render(rows); }",
  ],
  [
    "a roll for initiative",
    "players => { players.forEach(p => { p.roll = 1 + Math.floor(Math.random() * 20); }); players.sort((x, y) => y.roll - x.roll); return players; }",
  ],
  [
    "a league of scores",
    "players => { const scores = players.map(() => Math.floor(Math.random() * 6)); const order = players.map((_, i) => i).sort((x, y) => scores[y] - scores[x]); return order.map(i => [players[i], scores[i]]); }",
  ],
  [
    "a score that is shown",
    "players => players.map(p => ({ p, s: Math.floor(Math.random() * 6) })).sort((x, y) => y.s - x.s).map(({ p, s }) => `${p} ${s}`)",
  ],
  [
    "records that are handed on",
    "players => players.map(p => ({ p, s: Math.floor(Math.random() * 6) })).sort((x, y) => y.s - x.s).map(show)",
  ],
  [
    "records that are counted with their key",
    "a => { const o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); log(o); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "a key read afterwards",
    "a => { const o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); o.sort((x, y) => x.k - y.k); best = o[0].k; return o.map(x => x.v); }",
  ],
  [
    "a key read by its neighbour",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map((o, i, all) => all[i].v)",
  ],
  [
    "the rest of a pattern",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map(({ v, ...rest }) => rest)",
  ],
  [
    "an exported list of records",
    "export const rows = names.map(v => ({ v, k: Math.floor(Math.random() * 3) })); rows.sort((x, y) => x.k - y.k);",
  ],
  [
    "a table that is read",
    "a => { const m = new Map(a.map(v => [v, Math.floor(Math.random() * 2)])); a.sort((x, y) => m.get(x) - m.get(y)); return m; }",
  ],
  [
    "keys on items that others have, without a name",
    "a => { a.forEach(x => { x.order = Math.floor(Math.random() * 52); }); a.sort((x, y) => x.order - y.order); }",
  ],
  [
    "keys that the file reads elsewhere",
    "function shuffle(a) { a.forEach(x => { x.place = Math.floor(Math.random() * 52); }); a.sort((x, y) => x.place - y.place); } const show = x => x.place;",
  ],
  [
    "a key that is shown under another name",
    "a => a.map(v => { const k = Math.floor(Math.random() * 3); return { v, k, colour: k }; }).sort((x, y) => x.k - y.k).map(o => [o.v, o.colour])",
  ],
  [
    "keys perhaps changed by a function of another file",
    "function shuffle(a) { const o = a.map(v => ({ v })); o.forEach(x => { x.k = Math.floor(Math.random() * 3); }); const p = o.map(settle); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  // ---- sorts that are no last word ----
  [
    "sorted by name afterwards",
    "a => { const o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); o.sort((x, y) => x.k - y.k); o.sort((x, y) => x.v - y.v); return o.map(x => x.v); }",
  ],
  [
    "sorted by name afterwards, chained",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).sort((x, y) => x.v - y.v).map(o => o.v)",
  ],
  [
    "again and again",
    "function mix(a) { for (let t = 0; t < 7; t++) a = a.map(v => ({ v, k: Math.floor(Math.random() * 2) })).sort((x, y) => x.k - y.k).map(o => o.v); return a; }",
  ],
  [
    "again and again, in place",
    "function mix(a) { for (let t = 0; t < 7; t++) { const m = new Map(a.map(v => [v, Math.floor(Math.random() * 2)])); a.sort((x, y) => m.get(x) - m.get(y)); } return a; }",
  ],
  [
    "again and again, by forEach",
    "function mix(a) { [1, 2, 3].forEach(() => { a = a.map(v => ({ v, k: Math.floor(Math.random() * 2) })).sort((x, y) => x.k - y.k).map(o => o.v); }); return a; }",
  ],
  [
    "a riffle backwards",
    "const riffle = a => a.map(v => ({ v, k: Math.floor(Math.random() * 2) })).sort((x, y) => x.k - y.k).map(o => o.v);",
  ],
  [
    "two teams",
    "const splitTeams = a => a.map(v => ({ v, k: Math.floor(Math.random() * 2) })).sort((x, y) => x.k - y.k).map(o => o.v);",
  ],
  [
    "keys that are added up",
    "a => { const o = a.map(v => ({ v })); for (const x of o) x.k += Math.floor(Math.random() * 3); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "two records for each item",
    "a => { const o = []; for (const v of a) o.push({ v, k: Math.floor(Math.random() * 3) }, { v, k: 1 }); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "records that go to the front",
    "a => { const o = []; for (const v of a) o.unshift({ v, k: Math.floor(Math.random() * 3) }); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "keys under one name",
    "a => { const k = {}; for (const v of a) k.v = Math.floor(Math.random() * 3); return a.slice().sort((x, y) => k[x] - k[y]); }",
  ],
  [
    "a table that is declared twice",
    "a => { var k = {}; for (const v of a) k[v] = Math.floor(Math.random() * 3); var k = other; return a.slice().sort((x, y) => k[x] - k[y]); }",
  ],
  [
    "a list that was not empty, by assignment",
    "function shuffle(a) { let o; o = [old]; for (const v of a) o.push({ v, k: Math.floor(Math.random() * 3) }); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "a list that may be filled, by assignment",
    "function shuffle(a) { let o = []; o ??= []; o = more(); for (const v of a) o.push({ v, k: Math.floor(Math.random() * 3) }); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "another list that is empty",
    "function shuffle(a) { this.p = []; for (const v of a) this.o.push({ v, k: Math.floor(Math.random() * 3) }); this.o.sort((x, y) => x.k - y.k); }",
  ],
  [
    "a function with a value for its this",
    "a => { const o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); o.map((x) => x, self); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "sorted by keys, again and again, after a copy",
    "function mix(a) { a = a.slice(); for (let t = 0; t < 7; t++) a = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map(o => o.v); return a; }",
  ],
  ...["map", "filter", "flatMap", "some", "every", "find", "findIndex"].map(
    (method) =>
      [
        `a function of somebody else, by ${method}`,
        `a => { const o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); o.${method}(touch); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }`,
      ] as const,
  ),
  // ---- comparators of another kind ----
  [
    "text",
    "a => a.map(v => ({ v, k: String(Math.floor(Math.random() * 3)) })).sort((x, y) => x.k.localeCompare(y.k)).map(o => o.v)",
  ],
  [
    "an answer that is never positive",
    "a => a.map(v => ({ v, k: Math.random() })).sort((x, y) => x.k < y.k ? -1 : 0).map(o => o.v)",
  ],
  ["a sum", "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k + y.k).map(o => o.v)"],
  [
    "a threshold",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 30) })).sort((x, y) => x.k - y.k > 5 ? 1 : -1).map(o => o.v)",
  ],
  [
    "two different keys",
    "a => a.map(v => ({ v, j: v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.j).map(o => o.v)",
  ],
  [
    "the first item twice",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x) => x.k - x.k).map(o => o.v)",
  ],
  ["no comparator", "a => a.map(x => [Math.random(), x]).sort().map(p => p[1])"],
  ["lodash, a bare draw", "a => _.sortBy(a, () => Math.random())"],
  ["lodash, the item's own", "a => _.sortBy(a, (x) => x.rank + Math.floor(Math.random() * 3))"],
  ["a sortBy of somebody else", "a => db.sortBy(a, () => Math.floor(Math.random() * 3))"],
];

/** Programs by what sets them apart, as statements. */
export const keyedNeighbours: readonly (readonly [id: string, why: string, code: string])[] = neighbours.map(
  ([why, code]) => ["keys", why, /^(?:function|async|const|export) /.test(code) ? code : `use(${code});`],
);
