// Pairs that are pushed into a list, and lists that a function cuts another one into: of two items each, which any random sort leaves in a fair order.
import { describe, expect, it } from "vitest";
import { find } from "../findings.fixture.ts";
import { testPairs } from "../lengths/pairs.fixture.ts";

const SORT = "sort(() => Math.random() - 0.5)";
const inFunction = (code: string): string => `function draw(teams, others, n) { ${code.replaceAll("SORT", SORT)} }`;

describe("lists that are pushed into a list", () => {
  it.each([
    [
      `const pairs = []; for (let i = 0; i < n; i += 2) pairs.push([teams[i], teams[i + 1]]); pairs.forEach((p) => p.SORT);`,
    ],
    [
      `const pairs = []; for (let i = 0; i < n; i += 2) pairs.push(teams.slice(i, i + 2)); for (const p of pairs) p.SORT;`,
    ],
    [
      `const pairs = []; while (teams.length > 1) pairs.push([teams.pop(), teams.pop()]); return pairs.map((p) => p.SORT);`,
    ],
    [
      `const pairs = []; while (teams.length > 0) pairs.push(teams.splice(0, 2)); return pairs.map((p) => [...p].SORT);`,
    ],
    [
      `const pairs = []; pairs.push([teams[0], n]); if (n) pairs.push([n]); for (const p of pairs) p.SORT; return { pairs };`,
    ],
    [
      `const pairs = []; teams.forEach((t, i) => { pairs.push([t, others[i]]); }); pairs.forEach((p) => { p.SORT; }); setPairs(pairs);`,
    ],
    [
      `const pairs = []; pairs.push(teams.slice(0, 2), others.slice(0, 2)); for (const [x, y] of pairs) show(x, y); for (const p of pairs) p.SORT;`,
    ],
    [
      `const pairs = []; for (const t of teams) pairs.push([t, n]); for (let k = 0; k < pairs.length; k++) show(pairs[k][0]); pairs.forEach((p) => p.SORT);`,
    ],
    [
      `const all = []; for (const t of teams) all.push({ order: [0, 1] }); all.forEach((m) => { m.order.SORT; }); return all;`,
    ],
    [
      `const all = []; for (const t of teams) { const round = []; for (const o of others) round.push([t, o]); all.push(round); } all.forEach((round) => round.forEach((m) => m.SORT));`,
    ],
  ])("are pairs: %s", (code) => {
    expect(find(inFunction(code))).toEqual([]);
  });

  it.each([
    ["three each", `const rows = []; for (const t of teams) rows.push([t, n, 1]); rows.forEach((r) => r.SORT);`],
    ["some of three", `const rows = []; rows.push([n, 1]); rows.push([n, 1, 2]); rows.forEach((r) => r.SORT);`],
    ["some of any length", `const rows = []; rows.push([n, 1]); rows.push(teams); rows.forEach((r) => r.SORT);`],
    ["several at once", `const rows = []; rows.push(...teams); rows.forEach((r) => r.SORT);`],
    ["what is there before", `const rows = [teams]; rows.push([n, 1]); rows.forEach((r) => r.SORT);`],
    [
      "dealt into",
      `const rows = []; for (const t of teams) rows.push([t]); others.forEach((o, i) => { rows[i % 4].push(o); }); rows.forEach((r) => r.SORT);`,
    ],
    [
      "dealt into the last",
      `const rows = []; for (const t of teams) rows.push([t]); for (const o of others) rows.at(-1).push(o); rows.forEach((r) => r.SORT);`,
    ],
    [
      "dealt into one after the other",
      `const rows = []; for (const t of teams) rows.push([t]); rows.forEach((r) => { r.push(...others); }); rows.forEach((r) => r.SORT);`,
    ],
    [
      "dealt into in another loop",
      `const rows = []; for (const t of teams) rows.push([t]); for (const r of rows) r.unshift(1, 2); for (const r of rows) r.SORT;`,
    ],
    [
      "set longer",
      `const rows = []; for (const t of teams) rows.push([t]); for (const r of rows) r.length = n; for (const r of rows) r.SORT;`,
    ],
    [
      "filled by a function of the file",
      `const rows = []; for (const t of teams) rows.push([t]); deal(rows); rows.forEach((r) => r.SORT); function deal(all) { for (const r of all) r.push(1, 2, 3); }`,
    ],
    [
      "one under a name",
      `const rows = []; for (const t of teams) rows.push([t]); const first = rows[0]; first.push(1, 2); rows.forEach((r) => r.SORT);`,
    ],
    [
      "by a callback with the list in its hands",
      `const rows = []; for (const t of teams) rows.push([t]); rows.forEach((r, i, all) => { all[0].push(i); }); rows.forEach((r) => r.SORT);`,
    ],
    [
      "given back by a search",
      `const rows = []; for (const t of teams) rows.push([t]); rows.find((r) => r[0] === n).push(1, 2); rows.forEach((r) => r.SORT);`,
    ],
  ])("may be longer: %s", (_, code) => {
    expect(find(inFunction(code))).toEqual(["biased"]);
  });

  it("may be longer where they are the file's own, and not a function's", () => {
    const code = `export const rows = []; for (const t of teams) rows.push([t, 1]); rows.forEach((r) => r.${SORT});`;
    expect(find(code)).toEqual(["biased"]);
  });

  it.each([["for (const row of row) row.SORT;"], ["const rows = []; for (const r of rows) { rows.push(r); r.SORT; }"]])(
    "lead nowhere where they hold themselves: %s",
    (code) => {
      expect(find(inFunction(code))).toEqual(["biased"]);
    },
  );
});

describe("lists that a function of the file cuts another one into", () => {
  const CHUNK =
    "function chunk(list, size) { const out = []; for (let i = 0; i < list.length; i += size) out.push(list.slice(i, i + size)); return out; }";
  const EACH = `.map((p) => p.${SORT});`;

  it.each([
    [`${CHUNK} export const draw = (teams) => chunk(teams, 2)${EACH}`],
    [`${CHUNK.replace("size)", "size = 2)")} export const draw = (teams) => chunk(teams)${EACH}`],
    [`${CHUNK.replaceAll("size", "2").replace(", 2)", ")")} export const draw = (teams) => chunk(teams)${EACH}`],
    [
      `${CHUNK.replace("i + size", "size + i")} const PAIR = 2; export const draw = (teams) => chunk(teams, PAIR)${EACH}`,
    ],
    [
      `function chunk(list, size) { const out = []; while (list.length) out.push(list.splice(0, size)); return out; } export const draw = (teams) => chunk([...teams], 2)${EACH}`,
    ],
    [
      `const chunk = (list, size) => Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, i * size + size)); export const draw = (teams) => chunk(teams, 2)${EACH}`,
    ],
    [
      `const chunk = (list, size) => Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size)); export const draw = (teams) => chunk(teams, 2)${EACH}`,
    ],
    [`export const draw = (teams) => Array.from({ length: 8 }, (_, i) => teams.slice(i * 2, i * 2 + 2))${EACH}`],
    [`export const draw = (teams) => Array.from({ length: 8 }, (_, i) => [teams[i], teams[i + 8]])${EACH}`],
  ])("are pairs: %s", (code) => {
    expect(find(code)).toEqual([]);
  });

  it.each([
    ["three each", `${CHUNK} export const draw = (teams) => chunk(teams, 3)${EACH}`],
    ["as many as somebody says", `${CHUNK} export const draw = (teams, n) => chunk(teams, n)${EACH}`],
    ["as many as a spread says", `${CHUNK} export const draw = (given) => chunk(...given)${EACH}`],
    [
      "a number that is changed",
      `${CHUNK.replace("{", "{ size *= 4;")} export const draw = (teams) => chunk(teams, 2)${EACH}`,
    ],
    [
      "from other places",
      `${CHUNK.replace("slice(i,", "slice(0,")} export const draw = (teams) => chunk(teams, 2)${EACH}`,
    ],
    [
      "further ends",
      `const chunk = (list, size) => Array.from({ length: 3 }, (_, i) => list.slice(i * size, (i + 2) * size)); export const draw = (teams) => chunk(teams, 2)${EACH}`,
    ],
    [
      "one of two lists",
      `${CHUNK.replace("const out", "if (!size) return list; const out")} export const draw = (teams) => chunk(teams, 2)${EACH}`,
    ],
    [
      "a list of others",
      `const all = [[1, 2, 3]]; function get() { return all; } export const draw = () => get()${EACH}`,
    ],
    [
      "rows of three by Array.from",
      `export const draw = (teams) => Array.from({ length: 8 }, (_, i) => [teams[i], teams[i + 8], i])${EACH}`,
    ],
    [
      "a function that calls itself",
      `function cut(list) { const out = []; out.push(cut(list)[0]); return out; } export const draw = (teams) => cut(teams)${EACH}`,
    ],
  ])("may be longer: %s", (_, code) => {
    expect(find(code)).toEqual(["biased"]);
  });
});

describe("pairs under names of their own", () => {
  it.each([
    [`const [two, rest] = [teams.slice(0, 2), teams.slice(2)]; two.SORT; return rest;`],
    [`const [two] = [[teams, others]]; two.SORT;`],
  ])("are pairs: %s", (code) => {
    expect(find(inFunction(code))).toEqual([]);
  });

  it.each([
    [`const [two, rest] = [teams.slice(0, 2), teams.slice(2)]; rest.SORT; return two;`],
    [`const [two, rest] = [...others, teams.slice(0, 2)]; rest.SORT; return two;`],
    [`const [two] = [teams.slice(0, 2)]; two.push(n, n); two.SORT;`],
    [`let [two] = [teams.slice(0, 2)]; two = others; two.SORT;`],
  ])("may be longer: %s", (code) => {
    expect(find(inFunction(code))).toEqual(["biased"]);
  });

  it.each([
    [`function order(...list) { return list.${SORT}; } export const draw = (x, y) => order(x, y);`, []],
    [
      `function order(n, ...list) { return list.${SORT}; } export const draw = (x, y) => [order(1, x, y), order(2, x)];`,
      [],
    ],
    [`function order(...list) { return list.${SORT}; } export const draw = (x, y, z) => order(x, y, z);`, ["biased"]],
    [`function order(...list) { return list.${SORT}; } export const draw = (all) => order(...all);`, ["biased"]],
    [`export function order(...list) { return list.${SORT}; } export const draw = (x, y) => order(x, y);`, ["biased"]],
    [
      `function order(...list) { list.push(0); return list.${SORT}; } export const draw = (x, y) => order(x, y);`,
      ["biased"],
    ],
  ])("are what every call hands to the rest of the parameters: %s", (code, found) => {
    expect(find(code)).toEqual(found);
  });
});

describe("pairs that are pushed at the top of a file", () => {
  const PUSH = "const pairs = []; while (teams.length > 1) pairs.push(teams.splice(0, 2));";
  it.each([
    [`${PUSH} pairs.forEach((p) => p.SORT);`],
    [
      `const ends = []; for (let a = 0; a < 7; a++) for (let b = a; b < 7; b++) ends.push([a, b]); ends.map((e) => [...e].SORT);`,
    ],
    [`${PUSH} const games = pairs.map((p) => ({ sides: p })); games.forEach((g) => g.sides.SORT);`],
    [`${PUSH} const games = pairs.map((sides) => ({ sides })); for (const { sides } of games) sides.SORT;`],
    [
      `${PUSH} pairs.map((p) => ({ sides: p })).forEach(({ sides }) => show(sides.length)); pairs.forEach((p) => p.SORT);`,
    ],
    [`const scores = new Map(Object.entries(table)); for (const entry of scores) entry.SORT;`],
    [`const scores = new Map(); [...scores].forEach((entry) => entry.SORT);`],
  ])("are pairs: %s", (code) => {
    expect(find(code.replaceAll("SORT", SORT))).toEqual([]);
  });

  it.each([
    ["exported", `export ${PUSH} pairs.forEach((p) => p.SORT);`],
    ["exported by name", `${PUSH} export { pairs }; pairs.forEach((p) => p.SORT);`],
    [
      "lengthened in an object",
      `${PUSH} pairs.map((p) => ({ sides: p })).at(0).sides.push(more); pairs.forEach((p) => p.SORT);`,
    ],
    [
      "lengthened by a name from an object",
      `${PUSH} const games = pairs.map((p) => ({ sides: p })); for (const { sides } of games) sides.push(more); pairs.forEach((p) => p.SORT);`,
    ],
    [
      "kept by a computed name",
      `${PUSH} const games = pairs.map((p) => ({ [key]: p })); pairs.forEach((p) => p.SORT);`,
    ],
    [
      "put from one object into the next",
      `${PUSH} pairs.map((p) => ({ sides: p })).forEach(({ sides }) => { use({ sides }); }); pairs.forEach((p) => p.SORT);`,
    ],
    ["of no map", `const rows = new Table(all); for (const row of rows) row.SORT;`],
  ])("may be longer: %s", (_, code) => {
    expect(find(code.replaceAll("SORT", SORT))).toEqual(["biased"]);
  });
});

describe("a list of pairs", () => {
  const MIX = "pairs.forEach((pair) => show(pair.sort(COIN)));";
  testPairs([
    [
      "that is put in another order",
      `const pairs = []; for (const x of all) pairs.push([x, x.twin]); pairs.reverse(); ${MIX}`,
      `const pairs = []; for (const x of all) pairs.push([x, x.twin, 1]); pairs.reverse(); ${MIX}`,
    ],
    [
      "in another order, under a name",
      `const found = []; for (const x of all) found.push([x, x.twin]); const pairs = found.toReversed(); ${MIX}`,
      `const found = []; for (const x of all) found.push([x, x.twin]); const pairs = found.toReversed(); for (const one of pairs) one.push(1); ${MIX}`,
    ],
    [
      "that is filled one by one",
      `const pairs = []; teams.forEach((team, i) => { if (i % 2 === 0) pairs.push([team]); else pairs[pairs.length - 1].push(team); }); ${MIX}`,
      `const pairs = []; teams.forEach((team, i) => { if (i % 3 === 0) pairs.push([team]); else pairs[pairs.length - 1].push(team); }); ${MIX}`,
    ],
    [
      "that is filled by a counter",
      `const pairs = []; for (let i = 0; i < teams.length; i++) { if (i % 2) pairs.at(-1).push(teams[i]); else pairs.push([teams[i]]); } ${MIX}`,
      `const pairs = []; for (let i = 0; i < teams.length; i++) { if (i % 2) pairs.at(-1).push(teams[i]); else pairs.push([dealer, teams[i]]); } ${MIX}`,
    ],
    [
      "that begins with some",
      `const pairs = [["a", "b"]]; pairs.push(["c", "d"]); ${MIX}`,
      `const pairs = [["a", "b"]]; pairs.push(["c", "d", "e"]); ${MIX}`,
    ],
    [
      "that begins with longer ones",
      `const pairs = [["a"]]; pairs.push(["c", "d"]); ${MIX}`,
      `const pairs = [["a", "b", "c"]]; pairs.push(["d", "e"]); ${MIX}`,
    ],
    [
      "that is given later",
      'let pairs = []; function load() { pairs = [["a", "b"], ["c", "d"]]; } function ask(k) { const pair = pairs[k]; show([...pair].sort(COIN)); }',
      "let pairs = []; function load(all) { pairs = all; } function ask(k) { const pair = pairs[k]; show([...pair].sort(COIN)); }",
    ],
    [
      "that is given later, and no longer",
      'let pairs = []; function load() { pairs = [["a", "b"]]; } function ask(k) { show([...pairs[k]].sort(COIN)); }',
      'let pairs = []; function load() { pairs = [["a", "b"]]; pairs[0].push("c"); } function ask(k) { show([...pairs[k]].sort(COIN)); }',
    ],
    [
      "in a table",
      'const rounds = { easy: [["a", "b"]], hard: [["c", "d"]] }; function ask(level, k) { const list = rounds[level]; show([...list[k]].sort(COIN)); }',
      'const rounds = { easy: [["a", "b"]], hard: [["c", "d", "e"]] }; function ask(level, k) { const list = rounds[level]; show([...list[k]].sort(COIN)); }',
    ],
    [
      "in a table, by its name",
      'const rounds = { easy: [["a", "b"]], hard: [["c", "d", "e"]] }; function ask(k) { const list = rounds.easy; show([...list[k]].sort(COIN)); }',
      'const rounds = { easy: [["a", "b"]], hard: [["c", "d", "e"]] }; function ask(k) { const list = rounds.hard; show([...list[k]].sort(COIN)); }',
    ],
  ]);
});
