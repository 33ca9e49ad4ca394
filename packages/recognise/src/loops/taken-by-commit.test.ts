// Actions of a store that draw a card of its state, and mutations that take it out.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { holdDrawnOneByOne, ROUNDED, type Ways } from "./drawn-one-by-one.fixture.ts";

const ways: Ways = {
  "a mutation of a module": (draw) =>
    `const actions = { draw: ({ state, commit }, to) => { const k = ${draw("state.deck")}; const card = state.deck[k]; commit("add", { to, card }); commit("drop", k); } }; const mutations = { set(state, deck) { state.deck = deck; }, drop: (state, at) => { state.deck.splice(at, 1); }, add(state, { to, card }) { state.hands[to].push(card); } }; export default { state: { deck: [] }, actions, mutations };`,
  "a mutation of a store": (draw) =>
    `export default createStore({ state: { deck: ["a", "b", "c"], card: null }, mutations: { DROP(state, at) { state.deck.splice(at, 1); } }, actions: { draw({ commit, state }) { const k = ${draw("state.deck")}; show(state.deck[k]); commit("DROP", k); } } });`,
};

holdDrawnOneByOne("by a call of", ways);

const store = (drop: string, draw: string, more = ""): string =>
  `export default { state: { deck: [] }, mutations: { ${drop}, ${more} }, actions: { ${draw} } };`;
const DROP = "drop(state, at) { state.deck.splice(at, 1); }";
const draw = (commit: string, handed = "{ commit, state }"): string =>
  `draw(${handed}) { const k = ${ROUNDED("state.deck")}; show(state.deck[k]); ${commit} }`;
const COMMIT = 'commit("drop", k);';

describe("by a mutation, nothing is said where", () => {
  it.each([
    ["cards come back", store(DROP, draw(COMMIT), "back(state, card) { state.deck.push(card); }")],
    ["cards come back by another name", store(DROP, draw(COMMIT), "back({ deck }, card) { deck.push(card); }")],
    ["somebody gets the deck", store(DROP, draw(COMMIT), "give(state) { keep(state.deck); }")],
    ["another mutation is called", store(DROP, draw('commit("other", k);'))],
    ["the mutation takes a card of its own", store("drop(state, at) { state.deck.splice(0, 1); }", draw(COMMIT))],
    ["the mutation takes out of another list", store("drop(state, at) { state.pile.splice(at, 1); }", draw(COMMIT))],
    ["the mutation knows the state by another name", store("drop(s, at) { s.deck.splice(at, 1); }", draw(COMMIT))],
    ["commit is somebody else's", store(DROP, draw(COMMIT, "{ state }"))],
    ["commit and the state come from two", store(DROP, draw(COMMIT, "{ commit }, { state }"))],
    ["the deck is shuffled", store(DROP, draw(COMMIT), "set(state, deck) { state.deck = _.shuffle(deck); }")],
    ["the card is not read", store(DROP, `draw({ commit, state }) { const k = ${ROUNDED("state.deck")}; ${COMMIT} }`)],
    ["two mutations have the name", store(DROP, draw(COMMIT), "drop(state) { state.hand = []; }")],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
