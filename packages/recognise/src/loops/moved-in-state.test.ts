// Functions that move one drawn item from one list of a state to another one.
import { describe, expect, it } from "vitest";
import { verify } from "../linted.fixture.ts";
import { holdDrawnOneByOne, SHORT, type Ways } from "./drawn-one-by-one.fixture.ts";

/** Ways to move an item; `draw` is its place. */
const ways: Ways = {
  "under a name": (draw) =>
    `export const drawOne = (state) => { const k = ${draw("state.rest")}; const one = state.rest.splice(k, 1)[0]; state.drawn.push(one); return one; };`,
  "at once": (draw) =>
    `export function drawOne(state) { state.drawn.push(state.rest.splice(${draw("state.rest")}, 1)[0]); }`,
  "to the front": (draw) =>
    `export function drawOne(state) { const [one] = state.rest.splice(${draw("state.rest")}, 1); state.drawn.unshift(one); }`,
  "in a reducer": (draw) =>
    `const slice = createSlice({ reducers: { draw(state) { const [one] = state.rest.splice(${draw("state.rest")}, 1); state.drawn.push(one); } } });`,
  "that is read by its place": (draw) =>
    `export default { mutations: { draw(state) { const k = ${draw("state.rest")}; state.drawn.push(state.rest[k]); state.rest.splice(k, 1); } } };`,
  "of a part of the state": (draw) =>
    `export const drawOne = (state) => { const one = state.bag.rest.splice(${draw("state.bag.rest")}, 1)[0]; state.bag.drawn.push(one); };`,
  "of a list that is made again elsewhere": (draw) =>
    `export const drawOne = (state) => { state.drawn.push(state.rest.splice(${draw("state.rest")}, 1)[0]); }; export const reset = (state) => { state.rest = makeNumbers(); state.drawn = []; };`,
};

holdDrawnOneByOne("of a state, an item", ways);

describe("nothing is said of an item of a state where", () => {
  const TAKE = `const [one] = state.rest.splice(${SHORT("state.rest")}, 1);`;
  const MOVE = `export const drawOne = (state) => { ${TAKE} state.drawn.push(one); };`;
  const drawOne = (rest: string): string => `export const drawOne = (state) => { ${TAKE} ${rest} };`;
  it.each([
    ["it goes to no other list", drawOne("state.current = one;")],
    ["it goes to the list again", drawOne("state.rest.push(one);")],
    ["it goes to a list of others", drawOne("drawn.push(one);")],
    ["another item goes there", drawOne("state.drawn.push(last);")],
    ["the one before it comes back", drawOne("state.drawn.push(one); state.rest.push(state.drawn.shift());")],
    ["new ones come to the list", drawOne("state.seen.push(one); for (const near of one.near) state.rest.push(near);")],
    [
      "another function gives it back",
      `${MOVE} export const undo = (state) => { state.rest.push(state.drawn.pop()); };`,
    ],
    [
      "a pattern takes the list out elsewhere",
      `${MOVE} export const undo = ({ rest, drawn }) => { rest.push(drawn.pop()); };`,
    ],
    [
      "a list is made of both",
      `${MOVE} export const reset = (state) => { state.rest = [...state.rest, ...state.drawn]; };`,
    ],
    ["others get the list", drawOne("state.drawn.push(one); refill(state.rest);")],
    ["others get the state", drawOne("state.drawn.push(one); refill(state);")],
    ["the list is shuffled", `${MOVE} export const start = (state) => { shuffle(state.rest); };`],
    [
      "the state is another one by then",
      `export const drawOne = (state) => { state = clone(state); ${TAKE} state.drawn.push(one); return one; };`,
    ],
  ])("%s", (_, code) => {
    expect(verify(code)).toEqual([]);
  });
});
