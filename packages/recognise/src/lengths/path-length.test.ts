// Lists that lie in others, under names and at places: pairs, and those that may be longer.
import { describe } from "vitest";
import { testPairs } from "./pairs.fixture.ts";

describe("in a list of objects", () => {
  const COINS = 'const coins = [{ sides: ["heads", "tails"] }, { sides: ["x", "y"] }];';
  testPairs([
    [
      "at a place",
      `${COINS} coins[0].sides.sort(COIN);`,
      `${COINS} coins.push({ sides: all }); coins[0].sides.sort(COIN);`,
    ],
    [
      "at the end",
      `${COINS} coins.at(-1)?.sides.sort(COIN);`,
      `${COINS} coins.push(coin); coins.at(-1)?.sides.sort(COIN);`,
    ],
    [
      "by a name for one",
      `${COINS} const [, coin] = coins; coin.sides.sort(COIN);`,
      `${COINS} const [, coin] = coins; coin.sides.push("edge"); coin.sides.sort(COIN);`,
    ],
    [
      "that a function of the file makes",
      'const make = () => ({ sides: ["heads", "tails"] }); for (const coin of [make(), make()]) coin.sides.sort(COIN);',
      'const make = () => ({ sides: ["heads", "tails", "edge"] }); for (const coin of [make(), make()]) coin.sides.sort(COIN);',
    ],
    [
      "one of which has no such list",
      'const coins = [{ sides: ["heads", "tails"] }, { name: "x" }]; for (const coin of coins) coin.sides?.sort(COIN);',
      'const coins = [{ name: "y" }, { name: "x" }]; for (const coin of coins) coin.sides?.sort(COIN);',
    ],
    [
      "in an object",
      `const purse = { coins: [{ sides: ["heads", "tails"] }] }; export const flip = (k) => purse.coins[k].sides.sort(COIN);`,
      `const purse = { coins: [{ sides: ["heads", "tails"] }] }; purse.coins = load(); export const flip = (k) => purse.coins[k].sides.sort(COIN);`,
    ],
    [
      "in a field",
      `export class Quiz { rounds = [{ answers: ["yes", "no"] }]; ask(k) { return this.rounds[k].answers.sort(COIN); } }`,
      `export class Quiz { rounds = [{ answers: ["yes", "no"] }]; load(all) { this.rounds = all; } ask(k) { return this.rounds[k].answers.sort(COIN); } }`,
    ],
    [
      "that a component keeps",
      `export default { data: () => ({ rounds: [{ answers: ["yes", "no"] }] }), methods: { ask(k) { this.rounds[k].answers.sort(COIN); } } };`,
      `export default { data: () => ({ rounds: [{ answers: ["yes", "no"] }] }), methods: { load(all) { this.rounds = all; }, ask(k) { this.rounds[k].answers.sort(COIN); } } };`,
    ],
    [
      "in a box",
      `const rounds = ref([{ answers: ["yes", "no"] }]); export const ask = (k) => rounds.value[k].answers.sort(COIN);`,
      `const rounds = ref([{ answers: ["yes", "no"] }]); rounds.value = load(); export const ask = (k) => rounds.value[k].answers.sort(COIN);`,
    ],
  ]);
});

describe("of rows under a name", () => {
  testPairs([
    [
      "in an object",
      'const game = { pairs: [["a", "b"], ["c", "d"]] }; export const ask = (k) => game.pairs[k].sort(COIN);',
      'const game = { pairs: [["a", "b"], ["c", "d"]] }; game.pairs[0].push("e"); export const ask = (k) => game.pairs[k].sort(COIN);',
    ],
    [
      "in a field",
      'export class Quiz { pairs = [["a", "b"], ["c", "d"]]; ask(k) { return this.pairs[k].sort(COIN); } }',
      'export class Quiz { pairs = [["a", "b"], ["c", "d"]]; add(k, one) { this.pairs[k].push(one); } ask(k) { return this.pairs[k].sort(COIN); } }',
    ],
  ]);
});

describe("under keys", () => {
  const WORDS = 'const words = { en: { answers: ["yes", "no"] }, de: { answers: ["ja", "nein"] } };';
  testPairs([
    [
      "one of them",
      `${WORDS} export const mix = (key) => words[key].answers.sort(COIN);`,
      `${WORDS} export const add = (key, own) => { words[key] = own; }; export const mix = (key) => words[key].answers.sort(COIN);`,
    ],
    [
      "by its name",
      `${WORDS} words.en.answers.sort(COIN);`,
      `${WORDS} words.en = load(); words.en.answers.sort(COIN);`,
    ],
    [
      "each of them",
      `${WORDS} for (const { answers } of Object.values(words)) answers.sort(COIN);`,
      `${WORDS} words.fr = load(); for (const { answers } of Object.values(words)) answers.sort(COIN);`,
    ],
    [
      "each of them with its key",
      `${WORDS} for (const [key, word] of Object.entries(words)) word.answers.sort(COIN);`,
      `${WORDS} words.fr = load(); for (const [key, word] of Object.entries(words)) word.answers.sort(COIN);`,
    ],
    [
      "the lists themselves",
      `const words = { en: ["yes", "no"], de: ["ja", "nein"] }; for (const answers of Object.values(words)) answers.sort(COIN);`,
      `const words = { en: ["yes", "no"], de: ["ja", "nein"] }; words.de.push("jein"); for (const answers of Object.values(words)) answers.sort(COIN);`,
    ],
    [
      "of a map",
      'const words = new Map([["en", { answers: ["yes", "no"] }]]); export const mix = (key) => words.get(key).answers.sort(COIN);',
      'const words = new Map([["en", { answers: ["yes", "no"] }]]); words.set("fr", load()); export const mix = (key) => words.get(key).answers.sort(COIN);',
    ],
  ]);
});

describe("in a state", () => {
  const START = '[{ answers: ["yes", "no"] }]';
  testPairs([
    [
      "that a hook keeps",
      `export function Quiz() { const [rounds] = useState(${START}); return rounds[k].answers.toSorted(COIN); }`,
      `export function Quiz() { const [rounds, setRounds] = useState(${START}); load().then(setRounds); return rounds[k].answers.toSorted(COIN); }`,
    ],
    [
      "of Solid",
      `const [game, setGame] = createStore({ round: { answers: ["yes", "no"] } }); export const mix = () => game.round.answers.toSorted(COIN);`,
      `const [game, setGame] = createStore({ round: { answers: ["yes", "no"] } }); setGame("round", load()); export const mix = () => game.round.answers.toSorted(COIN);`,
    ],
    [
      "that React sets",
      'export class Quiz { state = { game: { sides: ["l", "r"] } }; mix() { return this.state.game.sides.toSorted(COIN); } }',
      'export class Quiz extends React.Component { state = { game: { sides: ["l", "r"] } }; load(all) { this.setState(all); } mix() { return this.state.game.sides.toSorted(COIN); } }',
    ],
  ]);
});

describe("in what Vue and Pinia box", () => {
  testPairs([
    [
      "each property",
      'const { sides } = toRefs(reactive({ sides: ["l", "r"] })); sides.value.sort(COIN);',
      'const { sides } = toRefs(reactive({ sides: ["l", "r", "m"] })); sides.value.sort(COIN);',
    ],
    [
      "what a function of the file gives",
      'const useSides = () => { const sides = ref(["l", "r"]); return { sides }; }; const { sides } = useSides(); sides.value.sort(COIN);',
      'const useSides = () => { const sides = ref(["l", "r"]); return { sides }; }; const { sides } = useSides(); sides.value = load(); sides.value.sort(COIN);',
    ],
    [
      "an object",
      'const game = ref({ sides: ["l", "r"] }); game.value.sides.sort(COIN);',
      'const game = ref({ sides: ["l", "r"] }); game.value = load(); game.value.sides.sort(COIN);',
    ],
  ]);
});

describe("in a tag", () => {
  const inApp = (component: string, tags: string, word = ""): string =>
    `${word}function Toss(${component} export const App = () => <>${tags}</>;`;
  const MIX = "({ sides }) { return [...sides].sort(COIN); }".slice(1);
  testPairs([
    [
      "of a component of the file",
      inApp(MIX, '<Toss sides={["l", "r"]} /><Toss sides={["x", "y"]}></Toss>'),
      inApp(MIX, '<Toss sides={["l", "r"]} /><Toss sides={["x", "y", "z"]}></Toss>'),
    ],
    [
      "by its props",
      inApp("props) { return [...props.sides].sort(COIN); }", '<Toss sides={["l", "r"]} />'),
      inApp("props) { return [...props.sides].sort(COIN); }", '<Toss sides={["l", "r"]} />', "export "),
    ],
    [
      "spread into it",
      `const game = { sides: ["l", "r"] }; ${inApp(MIX, "<Toss {...game} />")}`,
      `const game = { sides: ["l", "r"] }; ${inApp(MIX, "<Toss {...game} {...more} />")}`,
    ],
    [
      "for each item",
      `const rounds = [{ sides: ["l", "r"] }]; ${inApp("{ round }) { return [...round.sides].sort(COIN); }", "{rounds.map((round) => <Toss round={round} />)}")}`,
      `const rounds = [{ sides: ["l", "r"] }]; rounds.push(more); ${inApp("{ round }) { return [...round.sides].sort(COIN); }", "{rounds.map((round) => <Toss round={round} />)}")}`,
    ],
  ]);
});

describe("in what something else gives", () => {
  const ROUNDS = 'rounds = [{ answers: ["yes", "no"] }]; k = 0;';
  testPairs([
    [
      "a getter",
      `export class Quiz { ${ROUNDS} get round() { return this.rounds[this.k]; } ask() { return this.round.answers.toSorted(COIN); } }`,
      `export class Quiz { ${ROUNDS} get round() { return this.rounds[this.k] ?? load(); } ask() { return this.round.answers.toSorted(COIN); } }`,
    ],
    [
      "a function that is waited for",
      'async function load() { return { sides: ["l", "r"] }; } export async function ask() { const { sides } = await load(); sides.sort(COIN); }',
      "async function load() { return (await fetch(url)).json(); } export async function ask() { const { sides } = await load(); sides.sort(COIN); }",
    ],
    [
      "a hook that keeps it in mind",
      "export function Toss({ l, r }) { const game = useMemo(() => ({ sides: [l, r] }), [l, r]); return game.sides.toSorted(COIN); }",
      "export function Toss({ l, r }) { const game = useMemo(() => ({ sides: [l, ...r] }), [l, r]); return game.sides.toSorted(COIN); }",
    ],
    [
      "what Vue computes",
      "const game = computed(() => ({ sides: [l.value, r.value] })); const mixed = game.value.sides.toSorted(COIN);",
      "const game = computed(() => ({ sides: [l.value, ...r.value] })); const mixed = game.value.sides.toSorted(COIN);",
    ],
    [
      "what Angular computes",
      "export class Toss { game = computed(() => ({ sides: [this.l(), this.r()] })); mix() { return this.game().sides.toSorted(COIN); } }",
      "export class Toss { game = computed(() => ({ sides: [this.l(), ...this.r()] })); mix() { return this.game().sides.toSorted(COIN); } }",
    ],
    [
      "what is pushed",
      "export class Quiz { rounds = []; add(l, r) { this.rounds.push({ sides: [l, r] }); } mix() { for (const round of this.rounds) round.sides.sort(COIN); } }",
      "export class Quiz { rounds = []; add(l, r) { this.rounds.push({ sides: [l, r] }); } load(all) { this.rounds.push(...all); } mix() { for (const round of this.rounds) round.sides.sort(COIN); } }",
    ],
    [
      "a static field",
      'class Coin { static GAME = { sides: ["l", "r"] }; } Coin.GAME.sides.sort(COIN);',
      'class Coin { static GAME = { sides: ["l", "r"] }; } Coin.GAME = load(); Coin.GAME.sides.sort(COIN);',
    ],
    [
      "what stands in for an option",
      'class Coin { constructor(private options = { sides: ["l", "r"] }) {} flip() { return this.options.sides.toSorted(COIN); } }',
      "class Coin { constructor(private options = load()) {} flip() { return this.options.sides.toSorted(COIN); } }",
    ],
  ]);
});
