// Lists that a map keeps under its keys are pairs where all that the file puts into it is.
import { describe } from "vitest";
import { testPairs } from "../lengths/pairs.fixture.ts";

const FILL = "const sets = new Map(); for (const { id, a, b } of games) sets.set(id, [a, b]);";
const THREE = "const sets = new Map(); for (const { id, a, b } of games) sets.set(id, [a, b, id]);";
const GROUPS =
  "const sets = new Map(); for (const { id, group } of games) { if (!sets.has(group)) sets.set(group, []); sets.get(group).push(id); }";

describe("the values of a map", () => {
  testPairs([
    [
      "for each",
      `${FILL} sets.forEach((pair) => use(pair.sort(COIN)));`,
      `${THREE} sets.forEach((set) => use(set.sort(COIN)));`,
    ],
    [
      "that are groups",
      `${FILL} sets.forEach((pair) => use([...pair].sort(COIN)));`,
      `${GROUPS} sets.forEach((set) => use([...set].sort(COIN)));`,
    ],
    [
      "by a loop",
      `${FILL} for (const pair of sets.values()) use(pair.sort(COIN));`,
      `${THREE} for (const set of sets.values()) use(set.sort(COIN));`,
    ],
    [
      "by entries",
      `${FILL} for (const [id, pair] of sets) use(id, pair.sort(COIN));`,
      `${THREE} for (const [id, set] of sets) use(id, set.sort(COIN));`,
    ],
    [
      "by its entries",
      `${FILL} for (const [id, pair] of sets.entries()) use(id, pair.sort(COIN));`,
      `${GROUPS} for (const [id, set] of sets.entries()) use(id, set.sort(COIN));`,
    ],
    [
      "asked for",
      `${FILL} const pair = sets.get(id); use(pair.sort(COIN));`,
      `${THREE} const set = sets.get(id); use(set.sort(COIN));`,
    ],
    ["asked for in place", `${FILL} use([...sets.get(id)].sort(COIN));`, `${THREE} use([...sets.get(id)].sort(COIN));`],
    [
      "that it begins with",
      'const sets = new Map([["x", [a, b]], ["y", [c, d]]]); sets.forEach((pair) => use(pair.sort(COIN)));',
      'const sets = new Map([["x", [a, b]], ["y", [c, d, e]]]); sets.forEach((set) => use(set.sort(COIN)));',
    ],
    [
      "made of a list",
      "const sets = new Map(games.map((game) => [game.id, [game.home, game.away]])); sets.forEach((pair) => use(pair.sort(COIN)));",
      "const sets = new Map(games.map((game) => [game.id, game.players])); sets.forEach((set) => use(set.sort(COIN)));",
    ],
    [
      "that nothing makes longer",
      `${FILL} sets.get(id).reverse(); sets.forEach((pair) => use(pair.sort(COIN)));`,
      `${FILL} sets.get(id).push(more); sets.forEach((set) => use(set.sort(COIN)));`,
    ],
    [
      "that nobody else fills",
      `${FILL} use(sets.size, sets.has(id)); sets.forEach((pair) => use(pair.sort(COIN)));`,
      `${FILL} fill(sets); sets.forEach((set) => use(set.sort(COIN)));`,
    ],
    [
      "that nothing makes longer under a name",
      `${FILL} sets.forEach((pair) => { show(pair.length); use(pair.sort(COIN)); });`,
      `${FILL} sets.forEach((set) => { set.push(more); }); for (const set of sets.values()) use(set.sort(COIN));`,
    ],
  ]);
});
