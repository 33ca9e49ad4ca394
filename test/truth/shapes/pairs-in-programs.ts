// Lists of two in games, pages, servers and stores, whose order a coin decides: that is fair, and the rule must say nothing about any of it.

/** What a program does, and the program. */
export const pairsInPrograms: readonly (readonly [what: string, code: string])[] = [
  [
    "sides in a ref",
    "export function useToss(a, b) { const ref = useRef(null); if (ref.current === null) ref.current = [a, b].sort(() => Math.random() - 0.5); return ref.current; }",
  ],
  [
    "rooms with a limit",
    'const MAX_PLAYERS = 2; const rooms = {}; io.on("connection", (s) => { s.on("join", (id) => { const room = rooms[id] ?? (rooms[id] = { players: [] }); if (room.players.length >= MAX_PLAYERS) return; room.players.push(s.id); if (room.players.length === MAX_PLAYERS) { room.players.sort(() => Math.random() - 0.5); io.to(id).emit("start", room.players); } }); });',
  ],
  [
    "somebody who waits",
    'let waiting = null; io.on("connection", (s) => { if (waiting) { const pair = [waiting, s].sort(() => Math.random() - 0.5); start(...pair); waiting = null; } else waiting = s; });',
  ],
  [
    "two variants by their keys",
    "function abTest(user) { const variants = Object.keys({ control: 1, treatment: 2 }); return variants.sort(() => Math.random() - 0.5)[0]; }",
  ],
  [
    "two faces",
    "function flipCard(card) { const faces = [card.front, card.back]; faces.sort(() => Math.random() - 0.5); return faces[0]; }",
  ],
  [
    "two winners",
    "function splitPot(winners) { if (winners.length === 2) { winners.sort(() => Math.random() - 0.5); winners[0].chips += 1; } }",
  ],
  [
    "a tie of two",
    "function tieBreak(a, b) { return a.score === b.score ? [a, b].sort(() => Math.random() - 0.5) : [a, b].sort((x, y) => y.score - x.score); }",
  ],
  [
    "a tie of the best two",
    "const top2 = [...scores].sort((a, b) => b.s - a.s).slice(0, 2); if (top2[0].s === top2[1].s) top2.sort(() => Math.random() - 0.5); crown(top2[0]);",
  ],
  [
    "two halves of four",
    "const [semi1, semi2] = _.chunk(qualified, 2); semi1.sort(() => Math.random() - 0.5); semi2.sort(() => Math.random() - 0.5);",
  ],
  [
    "two elements",
    'document.querySelectorAll(".pair").forEach((box) => { const kids = [box.firstElementChild, box.lastElementChild]; kids.sort(() => Math.random() - 0.5).forEach((k) => box.append(k)); });',
  ],
  [
    "two channels",
    "const stereo = [left, right]; if (Math.random() < 0.5) stereo.reverse(); const again = stereo.slice().sort(() => Math.random() - 0.5); play(again);",
  ],
  [
    "two alleles",
    'const gene = [mom.allele[0], dad.allele[1]].sort(() => Math.random() - 0.5).join(""); const punnett = [..."Aa"].sort(() => Math.random() - 0.5);',
  ],
  [
    "two of a list that is checked",
    "function duelOrder(ids) { const [a, b, ...rest] = ids; if (rest.length) throw new Error(); return [a, b].sort(() => Math.random() - 0.5); }",
  ],
  [
    "two answers at once",
    'export async function start() { const both = await Promise.all([load("a"), load("b")]); return both.sort(() => Math.random() - 0.5); }',
  ],
  [
    "two that an async function gives",
    "async function getPair() { const a = await one(); return [a, await two()]; } async function f() { const pair = await getPair(); pair.sort(() => Math.random() - 0.5); return pair; }",
  ],
  [
    "two that are observed",
    'class T { sides = ["l", "r"]; constructor() { makeAutoObservable(this); } mix() { this.sides.sort(() => Math.random() - 0.5); } }',
  ],
  [
    "two of Alpine's data",
    'Alpine.data("toss", () => ({ sides: ["l", "r"], mix() { this.sides.sort(() => Math.random() - 0.5); } }));',
  ],
  [
    "two of Vuex",
    'export default new Vuex.Store({ state: { sides: ["l", "r"] }, mutations: { mix(state) { state.sides.sort(() => Math.random() - 0.5); } } });',
  ],
  [
    "two of an atom",
    'const sidesAtom = atom(["l", "r"]); function T() { const [sides, setSides] = useAtom(sidesAtom); return () => setSides([...sides].sort(() => Math.random() - 0.5)); }',
  ],
  [
    "two of a nano store",
    'const $sides = atom(["l", "r"]); const mix = () => $sides.set([...$sides.get()].sort(() => Math.random() - 0.5));',
  ],
  [
    "two of a proxy",
    'const state = proxy({ sides: ["l", "r"] }); const mix = () => { state.sides.sort(() => Math.random() - 0.5); };',
  ],
  [
    "two of a draft",
    'const start = { sides: ["l", "r"] }; const mixed = produce(start, (draft) => { draft.sides.sort(() => Math.random() - 0.5); });',
  ],
  [
    "two of a hook's draft",
    'export function T() { const [game, update] = useImmer({ sides: ["l", "r"] }); return () => update((draft) => { draft.sides.sort(() => Math.random() - 0.5); }); }',
  ],
  [
    "two props by default",
    'function Toss({ sides }) { return [...sides].sort(() => Math.random() - 0.5); } Toss.defaultProps = { sides: ["l", "r"] };',
  ],
  [
    "two props of Vue",
    'export default { props: { sides: { type: Array, default: () => ["l", "r"] } }, methods: { mix() { return [...this.sides].sort(() => Math.random() - 0.5); } } };',
  ],
  [
    "two that are promised",
    'const get = () => Promise.resolve(["l", "r"]); get().then((sides) => sides.sort(() => Math.random() - 0.5));',
  ],
  [
    "two of a reduction",
    "const tables = players.reduce((acc, p, i) => { const k = Math.floor(i / 2); (acc[k] ||= []).push(p); return acc; }, []); tables.forEach((t) => t.sort(() => Math.random() - 0.5));",
  ],
  [
    "tables that are filled",
    "const tables = []; while (queue.length) { const table = []; while (table.length < 2 && queue.length) table.push(queue.shift()); tables.push(table); } tables.forEach((t) => t.sort(() => Math.random() - 0.5));",
  ],
  [
    "tables under keys",
    "const tables = {}; players.forEach((p, i) => { const t = Math.floor(i / 2); tables[t] = tables[t] || []; tables[t].push(p); }); for (const t of Object.values(tables)) t.sort(() => Math.random() - 0.5);",
  ],
  [
    "two in each round",
    "for (let i = 0; i < players.length; i += 2) { const table = players.slice(i, i + 2).sort(() => Math.random() - 0.5); show(table); }",
  ],
];
