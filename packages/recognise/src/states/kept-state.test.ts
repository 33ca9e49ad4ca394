// State whose setter or reducer stands in the file: a pair that stays one, and lists that may be longer.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

describe("a reducer", () => {
  const use = (start: string): string =>
    `export function Toss() { const [game, dispatch] = useReducer(reduce, ${start}); return [game, dispatch]; }`;
  const MIX = 'case "mix": return { ...game, sides: [...game.sides].sort(COIN) };';
  const reduce = (more: string): string =>
    `function reduce(game, action) { switch (action.type) { ${MIX} ${more} default: return game; } }`;
  const START = '{ sides: ["l", "r"], round: 1 }';
  testPairs([
    [
      "of an object",
      `${reduce('case "next": return { ...game, round: game.round + 1 };')} ${use(START)}`,
      `${reduce('case "load": return { ...game, sides: action.all };')} ${use(START)}`,
    ],
    [
      "that goes back to a start with a name",
      `const start = ${START}; ${reduce('case "reset": return start;')} ${use("start")}`,
      `const start = ${START}; ${reduce('case "reset": return action.saved;')} ${use("start")}`,
    ],
    [
      "that spreads what it is handed",
      `${reduce('case "set": return { ...game, round: 2 };')} ${use(START)}`,
      `${reduce('case "set": return { ...game, ...action.changes };')} ${use(START)}`,
    ],
    [
      "of a list",
      `function reduce(sides, action) { return action === "mix" ? [...sides].sort(COIN) : sides; } ${use('["l", "r"]')}`,
      `function reduce(sides, action) { return action === "mix" ? [...sides].sort(COIN) : [...sides, action]; } ${use('["l", "r"]')}`,
    ],
    [
      "under a name on the way",
      `const reduce = (game) => { const sides = game.sides.slice(); sides.sort(COIN); return { ...game, sides }; }; ${use(START)}`,
      `const reduce = (game) => { const sides = game.sides.slice(); sides.push("m"); sides.sort(COIN); return { ...game, sides }; }; ${use(START)}`,
    ],
    [
      "by its default",
      `export default function reduce(game = ${START}, action) { return action.type === "mix" ? { ...game, sides: game.sides.toSorted(COIN) } : game; }`,
      `export default function reduce(game = { sides: ["l", "m", "r"] }, action) { return action.type === "mix" ? { ...game, sides: game.sides.toSorted(COIN) } : game; }`,
    ],
    [
      "by Object.assign",
      `const reduce = (game = ${START}) => Object.assign({}, game, { sides: game.sides.slice().sort(COIN) });`,
      `const reduce = (game = ${START}, saved) => Object.assign({}, game, saved, { sides: game.sides.slice().sort(COIN) });`,
    ],
    [
      "whose state the component shuffles",
      `const reduce = (game, action) => ({ ...game, round: action.round }); export function Toss() { const [game] = useReducer(reduce, ${START}); return [...game.sides].sort(COIN); }`,
      `const reduce = (game, action) => ({ ...game, sides: action.sides }); export function Toss() { const [game] = useReducer(reduce, ${START}); return [...game.sides].sort(COIN); }`,
    ],
  ]);
});

describe("React's class components", () => {
  const inClass = (state: string, more: string, mix: string): string =>
    `class Toss extends React.Component { ${state} ${more} mix = () => { ${mix} }; render() { return this.state.sides; } }`;
  const STATE = 'state = { sides: ["l", "r"], round: 1 };';
  const MIX = "this.setState({ sides: [...this.state.sides].sort(COIN) });";
  testPairs([
    [
      "with a field",
      inClass(STATE, "next() { this.setState({ round: 2 }); }", MIX),
      inClass(STATE, "next() { this.setState({ sides: this.props.all }); }", MIX),
    ],
    [
      "with a constructor",
      inClass("", 'constructor(props) { super(props); this.state = { sides: ["l", "r"] }; }', MIX),
      inClass("", "constructor(props) { super(props); this.state = { sides: props.all }; }", MIX),
    ],
    [
      "by the state before",
      inClass(STATE, "", "this.setState((old) => ({ sides: [...old.sides].sort(COIN) }));"),
      inClass(
        STATE,
        "add(one) { this.setState((old) => ({ sides: [...old.sides, one] })); }",
        "this.setState((old) => ({ sides: [...old.sides].sort(COIN) }));",
      ),
    ],
    [
      "taken apart",
      inClass(
        STATE,
        "",
        "const { sides } = this.state; const next = [...sides]; next.sort(COIN); this.setState({ sides: next });",
      ),
      inClass(
        STATE,
        "load(all) { this.setState(all); }",
        "const { sides } = this.state; const next = [...sides]; next.sort(COIN); this.setState({ sides: next });",
      ),
    ],
    [
      "whose state is changed where it lies",
      inClass(STATE, "turn() { this.state.sides.reverse(); }", MIX),
      inClass(STATE, 'add() { this.state.sides.push("m"); }', MIX),
    ],
  ]);
});

describe("React's state that begins with nothing", () => {
  testPairs([
    [
      "and gets an object",
      "function Toss() { const [game, setGame] = useState(); const start = (l, r) => setGame({ sides: [l, r] }); return [start, () => setGame((old) => ({ ...old, sides: old.sides.toSorted(COIN) }))]; }",
      "function Toss() { const [game, setGame] = useState(); const start = (all) => setGame({ sides: all }); return [start, () => setGame((old) => ({ ...old, sides: old.sides.toSorted(COIN) }))]; }",
    ],
    [
      "under a name",
      "function Toss() { const [game, setGame] = useState({ sides: null }); const start = (l, r) => setGame({ sides: [l, r] }); return [start, () => [...game.sides].sort(COIN)]; }",
      "function Toss() { const [game, setGame] = useState({ sides: null }); const start = (l, m, r) => setGame({ sides: [l, m, r] }); return [start, () => [...game.sides].sort(COIN)]; }",
    ],
  ]);
});

describe("with Immer", () => {
  testPairs([
    [
      "a draft of a constant",
      'const start = { sides: ["l", "r"] }; export const mixed = produce(start, (draft) => { draft.sides.sort(COIN); });',
      'const start = { sides: ["l", "r"] }; export const mixed = produce(start, (draft) => { draft.sides.push("m"); draft.sides.sort(COIN); });',
    ],
    [
      "a hook",
      'function Toss() { const [game, update] = useImmer({ sides: ["l", "r"] }); return () => update((draft) => { draft.sides.sort(COIN); }); }',
      'function Toss() { const [game, update] = useImmer({ sides: ["l", "r"] }); return [(all) => update((draft) => { draft.sides = all; }), () => update((draft) => { draft.sides.sort(COIN); })]; }',
    ],
  ]);
});
