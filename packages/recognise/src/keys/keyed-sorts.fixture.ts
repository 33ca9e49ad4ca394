// Sorts by drawn keys that can tie, as people write them: functions of a list of numbers.

/** Programs that are biased shuffles: [what it is, code, how many cells of [0, 1) decide a key alike]. */
export const biasedKeyedSorts: readonly (readonly [name: string, code: string, grid?: number])[] = [
  // ---- records ----
  ["an object", "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map(o => o.v)"],
  ["a pair", "a => a.map(v => [Math.floor(Math.random() * 3), v]).sort((x, y) => x[0] - y[0]).map(p => p[1])"],
  [
    "a pair, the item first",
    "a => a.map(v => [v, Math.floor(Math.random() * 3)]).sort((x, y) => x[1] - y[1]).map(p => p[0])",
  ],
  [
    "destructured all over",
    "a => a.map(value => ({ value, sort: Math.round(Math.random() * 4) })).sort(({ sort: x }, { sort: y }) => x - y).map(({ value }) => value)",
    8,
  ],
  ["pairs destructured", "a => a.map(v => [~~(Math.random() * 3), v]).sort(([x], [y]) => x - y).map(([, v]) => v)"],
  [
    "pairs, the key named and dropped",
    "a => a.map(v => [~~(Math.random() * 3), v]).sort(([x], [y]) => x - y).map(([k, v]) => v)",
  ],
  ["falling", "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => y.k - x.k).map(o => o.v)"],
  [
    "a ternary of three",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k < y.k ? -1 : x.k > y.k ? 1 : 0).map(o => o.v)",
  ],
  [
    "a ternary of two",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k > y.k ? 1 : -1).map(o => o.v)",
  ],
  [
    "statements",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => { if (x.k < y.k) return -1; if (x.k > y.k) return 1; return 0; }).map(o => o.v)",
  ],
  [
    "constants in the comparator",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort(function (x, y) { const p = x.k; const q = y.k; return p - q; }).map(o => o.v)",
  ],
  [
    "a difference of comparisons",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => (x.k > y.k) - (x.k < y.k)).map(o => o.v)",
  ],
  [
    "its sign",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => Math.sign(x.k - y.k)).map(o => o.v)",
  ],
  [
    "a computed name",
    `a => a.map(v => ({ v, "k": Math.floor(Math.random() * 3) })).sort((x, y) => x["k"] - y["k"]).map(o => o["v"])`,
  ],
  [
    "blocks and returns",
    "a => a.map(function (v) { return { v: v, k: Math.floor(Math.random() * 3) }; }).sort(function (x, y) { return x.k - y.k; }).map(function (o) { return o.v; })",
  ],
  [
    "a key kept first",
    "a => a.map(v => { const k = Math.floor(Math.random() * 3); return { v, k }; }).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "named functions",
    "a => { const withKey = v => ({ v, k: Math.floor(Math.random() * 3) }); const byKey = (x, y) => x.k - y.k; return a.map(withKey).sort(byKey).map(o => o.v); }",
  ],
  [
    "a local draw",
    "a => { const roll = n => Math.floor(Math.random() * n); return a.map(v => ({ v, k: roll(3) })).sort((x, y) => x.k - y.k).map(o => o.v); }",
  ],
  ["a truth value", "a => a.map(v => ({ v, k: Math.random() < 0.5 })).sort((x, y) => x.k - y.k).map(o => o.v)"],
  [
    "as many keys as items",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * a.length) })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "as many keys as items, by a constant",
    "a => { const n = a.length; return a.map(v => ({ v, k: Math.floor(Math.random() * n) })).sort((x, y) => x.k - y.k).map(o => o.v); }",
  ],
  [
    "toSorted",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).toSorted((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "a copy that is mapped",
    "a => [...a].map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "Array.from",
    "a => Array.from(a, v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map(o => o.v)",
  ],
  [
    "a spread item",
    "a => a.map(n => ({ n })).map(o => ({ ...o, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).map(({ k, ...rest }) => rest.n)",
  ],
  [
    "records in a constant",
    "a => { const o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "records in a constant, sorted on the way out",
    "a => { const o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); const s = o.sort((x, y) => x.k - y.k); return s.map(x => x.v); }",
  ],
  [
    "records in a variable that becomes the items",
    "a => { let o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); o = o.sort((x, y) => x.k - y.k); o = o.map(x => x.v); return o; }",
  ],
  [
    "records that are walked",
    "a => { const o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k); const out = []; for (const { v } of o) out.push(v); return out; }",
  ],
  [
    "records that are pushed",
    "a => { const o = []; for (const v of a) o.push({ v, k: Math.floor(Math.random() * 3) }); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "pairs that are pushed in forEach",
    "a => { const o = []; a.forEach(v => { o.push([Math.floor(Math.random() * 3), v]); }); o.sort((x, y) => x[0] - y[0]); return o.map(x => x[1]); }",
  ],
  [
    "pushed by a counter",
    "a => { var o = []; for (var i = 0; i < a.length; i++) { o.push({ v: a[i], k: Math.floor(Math.random() * 3) }); } o.sort(function (x, y) { return x.k - y.k; }); return o.map(function (x) { return x.v; }); }",
  ],
  [
    "a part of it",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 3) })).sort((x, y) => x.k - y.k).slice(0, 9).map(o => o.v)",
  ],
  [
    "the sum of two dice",
    "a => a.map(v => ({ v, k: Math.floor(Math.random() * 2) + Math.floor(Math.random() * 2) })).sort((x, y) => x.k - y.k).map(o => o.v)",
    2,
  ],
  // ---- stored on the items ----
  [
    "stored by forEach",
    "a => { const o = a.map(v => ({ v })); o.forEach(x => { x.order = Math.floor(Math.random() * o.length); }); o.sort((x, y) => x.order - y.order); return o.map(x => x.v); }",
  ],
  [
    "stored by an expression",
    "a => { const o = a.map(v => ({ v })); o.forEach(x => x.order = Math.floor(Math.random() * 3)); o.sort((x, y) => x.order - y.order); return o.map(x => x.v); }",
  ],
  [
    "stored by for … of",
    "a => { const o = a.map(v => ({ v })); for (const x of o) x.order = Math.floor(Math.random() * 3); o.sort((x, y) => x.order - y.order); return o.map(x => x.v); }",
  ],
  [
    "stored by a counter",
    "a => { const o = a.map(v => ({ v })); for (let i = 0; i < o.length; i++) { o[i].order = Math.floor(Math.random() * 3); } o.sort((x, y) => x.order - y.order); return o.map(x => x.v); }",
  ],
  [
    "stored by a counter down",
    "a => { const o = a.map(v => ({ v })); for (let i = o.length - 1; i >= 0; i--) o[i].order = Math.floor(Math.random() * 3); o.sort((x, y) => x.order - y.order); return o.map(x => x.v); }",
  ],
  [
    "stored by a counter with a name for the item",
    "a => { const o = a.map(v => ({ v })); for (let i = 0; i < o.length; i += 1) { const x = o[i]; x.order = Math.floor(Math.random() * 3); } o.sort((x, y) => x.order - y.order); return o.map(x => x.v); }",
  ],
  [
    "stored by for … in",
    "a => { const o = a.map(v => ({ v })); for (const i in o) o[i].order = Math.floor(Math.random() * 3); o.sort((x, y) => x.order - y.order); return o.map(x => x.v); }",
  ],
  [
    "stored by a map that returns the item",
    "a => a.map(v => ({ v })).map(x => { x.k = Math.floor(Math.random() * 3); return x; }).sort((x, y) => x.k - y.k).map(x => x.v)",
  ],
  [
    "stored, with something harmless in between",
    "a => { const o = a.map(v => ({ v })); o.forEach(x => { x.order = Math.floor(Math.random() * 3); }); const n = o.length; console.log(n); o.sort((x, y) => x.order - y.order); return o.map(x => x.v); }",
  ],
  [
    "stored on items that others have, by a function that says shuffle",
    "function shuffle(a) { const o = a.map(v => Object(v)); o.forEach(x => { x.mixKey = Math.floor(Math.random() * 3); }); o.sort((x, y) => x.mixKey - y.mixKey); return o.map(Number); }",
  ],
  // ---- tables ----
  [
    "a Map",
    "a => { const m = new Map(a.map(v => [v, Math.floor(Math.random() * 2)])); return a.sort((x, y) => m.get(x) - m.get(y)); }",
  ],
  [
    "a Map that is filled",
    "a => { const m = new Map(); a.forEach(v => m.set(v, Math.floor(Math.random() * 3))); return a.sort((x, y) => m.get(x) - m.get(y)); }",
  ],
  [
    "a Map that is filled by for … of",
    "a => { const m = new Map(); for (const v of a) { m.set(v, Math.floor(Math.random() * 3)); } return [...a].sort((x, y) => m.get(x) - m.get(y)); }",
  ],
  [
    "an object",
    "a => { const k = {}; for (const v of a) k[v] = Math.floor(Math.random() * 3); return a.slice().sort((x, y) => k[x] - k[y]); }",
  ],
  [
    "Object.fromEntries",
    "a => { const k = Object.fromEntries(a.map(v => [v, Math.floor(Math.random() * 3)])); return a.sort((x, y) => k[x] - k[y]); }",
  ],
  [
    "a table by id",
    "a => { const o = a.map(id => ({ id })); const k = {}; o.forEach(x => { k[x.id] = Math.floor(Math.random() * 3); }); return o.sort((x, y) => k[x.id] - k[y.id]).map(x => x.id); }",
  ],
  [
    "an index array",
    "a => { const k = a.map(() => Math.floor(Math.random() * a.length)); return a.map((_, i) => i).sort((x, y) => k[x] - k[y]).map(i => a[i]); }",
  ],
  [
    "an index array in a constant",
    "a => { const k = a.map(() => Math.floor(Math.random() * 3)); const idx = a.map((_, i) => i); idx.sort((x, y) => k[x] - k[y]); return idx.map(i => a[i]); }",
  ],
  [
    "keys of keys()",
    "a => { const k = Array.from({ length: a.length }, () => Math.floor(Math.random() * 3)); return [...a.keys()].sort((x, y) => k[x] - k[y]).map(i => a[i]); }",
  ],
  [
    "indices of the keys themselves",
    "a => { const k = a.map(() => Math.floor(Math.random() * 3)); return [...k.keys()].sort((x, y) => k[x] - k[y]).map(i => a[i]); }",
  ],
  [
    "keys pushed by a loop",
    "a => { const k = []; for (let i = 0; i < a.length; i++) k.push(Math.floor(Math.random() * 3)); return a.map((_, i) => i).sort((x, y) => k[x] - k[y]).map(i => a[i]); }",
  ],
  [
    "keys laid by a loop",
    "a => { const k = []; for (let i = 0; i < a.length; i++) { k[i] = Math.floor(Math.random() * 3); } return a.map((_, i) => i).sort((x, y) => k[x] - k[y]).map(i => a[i]); }",
  ],
  [
    "an index array of one length",
    "a => { const n = a.length; const k = Array.from({ length: n }, () => Math.floor(Math.random() * 3)); return Array.from({ length: n }, (_, i) => i).sort((x, y) => k[x] - k[y]).map(i => a[i]); }",
  ],
  [
    "a hole in a record",
    "a => a.map(v => [, v, Math.floor(Math.random() * 3)]).sort((x, y) => x[2] - y[2]).map(p => p[1])",
  ],
  [
    "a table as long as an empty array",
    "a => { const k = Array.from(Array(a.length), () => Math.floor(Math.random() * 3)); return Array.from(a.keys()).sort((x, y) => k[x] - k[y]).map(i => a[i]); }",
  ],
  [
    "a list made empty by assignment",
    "function shuffle(a) { let o; o = []; for (const v of a) o.push({ v, k: Math.floor(Math.random() * 3) }); o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
  [
    "functions on the way that change nothing",
    "function shuffle(a) { const o = a.map(v => ({ v, k: Math.floor(Math.random() * 3) })); const n = o.map(Number).filter(Boolean).map(String).length; o.sort((x, y) => x.k - y.k); return o.map(x => x.v); }",
  ],
];
